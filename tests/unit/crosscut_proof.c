/* Crosscut for the proof engine, in positions of random games: the moves listed against those of
 * the rules, the numbers of states; and the engine's table. */
#include "desk.h"
#include "engine/proof/odds.h"
#include "engine/proof/tree.h"
#include "games/crosscut/proof.h"
#include "games/crosscut/wins.h"

static bool same(struct proof_state a, struct proof_state b)
{
    return a.own == b.own && a.enemy == b.enemy;
}

static int times_listed(const struct proof_move *list, int n, struct proof_state s)
{
    int times = 0;
    for (int i = 0; i < n; i++)
        times += same(list[i].after, s);
    return times;
}

/* Every move is listed once, or the other side wins after it; nothing else is listed. */
static void compare_moves(const struct crosscut_proof *game, const struct crosscut *c)
{
    struct proof_move list[PROOF_MOVES];
    bool met[PROOF_MOVES] = {false};
    game_move moves[PROOF_MOVES];
    int n = game->game.moves(&game->game, crosscut_state(c), list);
    size_t all = crosscut_moves(&c->head, moves, PROOF_MOVES);
    for (size_t i = 0; i < all; i++) {
        struct crosscut next = *c;
        crosscut_play(&next.head, moves[i]);
        struct proof_state s = crosscut_state(&next);
        int times = times_listed(list, n, s);
        CHECK(times == 1 || (times == 0 && next.status == STATUS_OPEN &&
                             crosscut_winning_move(&next.head) != MOVE_NONE));
        for (int k = 0; k < n; k++)
            if (same(list[k].after, s)) {
                met[k] = true;
                CHECK((list[k].end == PROOF_OPEN) == (next.status == STATUS_OPEN));
            }
    }
    for (int k = 0; k < n; k++)
        CHECK(met[k]);
}

/* The number tells the squares, as digits to the base 3. */
static void compare_number(const struct crosscut_proof *game, const struct crosscut *c)
{
    struct proof_state s = crosscut_state(c), back = {0, 0};
    uint64_t n = game->game.number(&game->game, s);
    for (int row = board_height(&c->head) - 3; row >= 0; row--)
        for (int column = 0; column < board_width(&c->head) - 2; column++, n /= 3) {
            uint64_t bit = (uint64_t)1 << (8 * row + column);
            back.own |= n % 3 == 1 ? bit : 0;
            back.enemy |= n % 3 == 2 ? bit : 0;
        }
    CHECK(n == 0 && same(s, back));
}

static void test_games(struct desk *d, int w, int h, int games)
{
    for (int i = 0; i < games; i++) {
        static struct crosscut_proof game;
        desk_new(d, &crosscut_game, w, h);
        crosscut_proof_of(&game, crosscut_in(d->board));
        CHECK((game.game.number != NULL) == ((w - 2) * (h - 2) <= 40));
        while (crosscut_game.rules.status(d->board) == STATUS_OPEN) {
            game_move moves[128];
            if (crosscut_winning_move(d->board) == MOVE_NONE)
                compare_moves(&game, crosscut_in(d->board));
            if (game.game.number)
                compare_number(&game, crosscut_in(d->board));
            size_t n = crosscut_game.rules.moves(d->board, moves, 128);
            crosscut_game.rules.play(d->board, moves[rng_below(&d->rng, (uint32_t)n)]);
        }
    }
}

static void test_odds(void)
{
    struct proof_node even = proof_odds(0), good = proof_odds(150), won = proof_odds(30000);
    CHECK(even.phi == 8 && even.delta == 8);
    CHECK(good.phi == 3 && good.delta == 22); /* 8 / e and 8 e */
    CHECK(won.phi == 1 && won.delta == 128);
    for (int v = -500; v <= 500; v++)
        CHECK(proof_odds(v).phi == proof_odds(-v).delta && proof_odds(v).phi >= 1);
}

/* Five states of one place: the one of least work makes room. */
static void test_table(struct arena *arena)
{
    struct arena_mark mark = arena_here(arena);
    struct proof_table t;
    struct proof_node n;
    CHECK(proof_table_open(&t, 4, arena));
    for (uint64_t key = 0; key < 5; key++) {
        struct proof_label name = {key, 8};
        CHECK(!proof_table_look(&t, name, 0, &n));
        proof_table_store(&t, name, 0, (struct proof_node){PROOF_INFINITE, (uint32_t)key},
                          key == 2 ? 10 : 1000 * (key + 1));
        CHECK(proof_table_look(&t, name, 0, &n) && n.phi == PROOF_INFINITE && n.delta == key);
        CHECK(!proof_table_look(&t, name, PROOF_TURNS, &n));
    }
    for (uint64_t key = 0; key < 5; key++)
        CHECK(proof_table_look(&t, (struct proof_label){key, 8}, 0, &n) == (key != 2));
    proof_table_store(&t, (struct proof_label){0, 8}, 0, (struct proof_node){0, PROOF_INFINITE}, 1);
    CHECK(proof_table_look(&t, (struct proof_label){0, 8}, 0, &n) && n.phi == 0 &&
          n.delta == PROOF_INFINITE);
    arena_release(arena, mark);
}

/* A search ends when its numbers are no longer below those that it was given, or when all is
 * settled. */
static void test_limit(struct desk *d)
{
    struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
    static struct crosscut_proof game;
    struct proof p;
    desk_new(d, &crosscut_game, 6, 7);
    crosscut_proof_of(&game, crosscut_in(d->board));
    CHECK(proof_open(&p, &game.game, 16, &work));
    for (uint32_t most = 16; most < PROOF_INFINITE / 2; most *= 2) {
        struct proof_node n = proof_search(&p, crosscut_state(crosscut_in(d->board)),
                                           (struct proof_node){most, most});
        CHECK(n.phi == 0 || n.phi >= most || n.delta >= most);
        CHECK(n.delta != 0);
    }
}

/* Who wins does not depend on what states look worth, nor on how small the table is. */
static void test_steering(struct desk *d, int w, int h, int games)
{
    for (int i = 0; i < games; i++) {
        desk_new(d, &crosscut_game, w, h);
        for (int turns = i % 4; turns >= 0 && crosscut_in(d->board)->status == STATUS_OPEN;
             turns--) {
            game_move moves[128];
            size_t n = crosscut_game.rules.moves(d->board, moves, 128);
            crosscut_game.rules.play(d->board, moves[rng_below(&d->rng, (uint32_t)n)]);
        }
        enum proof_answer answer[3] = {PROOF_UNKNOWN};
        for (int way = 0; way < 3 && crosscut_in(d->board)->status == STATUS_OPEN; way++) {
            struct arena_mark mark = arena_here(&d->arena);
            struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
            struct crosscut_proof game;
            struct proof p;
            crosscut_proof_of(&game, crosscut_in(d->board));
            if (way == 1)
                game.game.learn = NULL;
            CHECK(proof_open(&p, &game.game, way == 2 ? 10 : 18, &work));
            answer[way] = proof_ask(&p, crosscut_state(crosscut_in(d->board)), 0);
            CHECK(answer[way] != PROOF_UNKNOWN && answer[way] == answer[0]);
            arena_release(&d->arena, mark);
        }
    }
}

/* The same by jobs of so many steps, as many at a time as there are: who wins, or unknown if only
 * so many jobs are allowed. What is found is noted in `list`, as far as it has room. */
struct noted {
    struct proof_state state;
    struct proof_node node;
};

static enum proof_answer ask_by_jobs(struct desk *d, struct proof *p, struct noted *list, size_t *n,
                                     size_t most, unsigned at_once, uint64_t steps, uint32_t cap)
{
    enum { JOBS = 4 };
    static struct proof_job job[JOBS];
    struct arena_mark mark = arena_here(&d->arena);
    struct proof_tree t;
    CHECK(proof_tree_open(&t, p, cap, &d->arena));
    for (size_t i = 0; i < *n; i++)
        CHECK(proof_tree_note(&t, list[i].state, list[i].node));
    uint32_t root = proof_tree_root(&t, crosscut_state(crosscut_in(d->board)));
    enum proof_pick pick = PROOF_PICKED;
    while (pick != PROOF_SETTLED && *n < most) {
        unsigned picked = 0;
        while (picked < at_once && (pick = proof_tree_pick(&t, root, &job[picked])) == PROOF_PICKED)
            picked++;
        CHECK(picked > 0 || pick == PROOF_SETTLED);
        for (unsigned k = picked; k-- > 0;) {
            struct proof_reply replies[PROOF_MOVES];
            p->work->steps = steps;
            struct proof_node found = proof_search(p, job[k].state, job[k].most);
            int known = proof_node_settled(found) ? 0 : proof_replies(p, job[k].state, replies);
            proof_tree_done(&t, &job[k], found, replies, *n % 3 ? known : -1);
            if (*n < most)
                list[(*n)++] = (struct noted){job[k].state, found};
        }
    }
    struct proof_node n_root = proof_tree_node(&t, root);
    double share = proof_tree_share(&t, root);
    CHECK(share >= 0 && share <= 1 && (!proof_node_settled(n_root) || share == 1));
    p->work->steps = UINT64_MAX;
    arena_release(&d->arena, mark);
    return n_root.phi == 0 ? PROOF_YES : n_root.delta == 0 ? PROOF_NO : PROOF_UNKNOWN;
}

/* By jobs of any size, one or several at a time, in a tree that is soon full, and begun again after
 * each few of them with an empty table, the winner is the same. */
static void test_tree(struct desk *d, int w, int h, int games)
{
    enum { MOST = 4096 };
    static struct noted list[MOST];
    for (int i = 0; i < games; i++) {
        desk_new(d, &crosscut_game, w, h);
        for (int turns = 1 + i % 3; turns > 0; turns--) {
            game_move moves[128];
            size_t n = crosscut_game.rules.moves(d->board, moves, 128);
            crosscut_game.rules.play(d->board, moves[rng_below(&d->rng, (uint32_t)n)]);
        }
        enum proof_answer want = PROOF_UNKNOWN;
        for (int way = 0; way < 5; way++) {
            struct arena_mark mark = arena_here(&d->arena);
            struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
            struct crosscut_proof game;
            struct proof p;
            enum proof_answer got = PROOF_UNKNOWN;
            size_t n = 0, runs = 0;
            crosscut_proof_of(&game, crosscut_in(d->board));
            CHECK(proof_open(&p, &game.game, 14, &work));
            if (way == 0)
                want = got = proof_ask(&p, crosscut_state(crosscut_in(d->board)), 0);
            while (way && got == PROOF_UNKNOWN && n < MOST && runs++ < MOST) {
                size_t most = way == 4 && n + 7 < MOST ? n + 7 : MOST;
                if (way == 4)
                    CHECK(proof_open(&p, &game.game, 10, &work));
                got = ask_by_jobs(d, &p, list, &n, most, way == 2 ? 3 : 1, way == 3 ? 2 : 20,
                                  way == 1 ? 60 : 1 << 14);
            }
            CHECK(got == want && want != PROOF_UNKNOWN);
            arena_release(&d->arena, mark);
        }
    }
}

/* Where the engine says that the side to move wins, the move that it names is a win. */
static void test_win(struct desk *d, int games)
{
    for (int i = 0; i < games; i++) {
        struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
        struct crosscut_proof game;
        struct proof p;
        struct proof_state after;
        desk_new(d, &crosscut_game, 5, 6);
        for (int turns = i % 3; turns > 0; turns--) {
            game_move moves[128];
            size_t n = crosscut_game.rules.moves(d->board, moves, 128);
            crosscut_game.rules.play(d->board, moves[rng_below(&d->rng, (uint32_t)n)]);
        }
        crosscut_proof_of(&game, crosscut_in(d->board));
        struct arena_mark mark = arena_here(&d->arena);
        CHECK(proof_open(&p, &game.game, 12, &work));
        struct proof_state s = crosscut_state(crosscut_in(d->board));
        if (crosscut_winning_move(d->board) == MOVE_NONE) {
            bool wins = proof_ask(&p, s, 0) == PROOF_YES;
            CHECK(proof_win(&p, s, &after) == wins);
            CHECK(!wins || proof_ask(&p, after, 0) == PROOF_NO);
        }
        arena_release(&d->arena, mark);
    }
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 11);
    test_odds();
    test_table(&d.arena);
    for (int w = 4; w <= 10; w++)
        for (int h = 4; h <= 10; h++)
            test_games(&d, w, h, 20);
    test_steering(&d, 5, 5, 8);
    test_steering(&d, 5, 7, 8);
    test_tree(&d, 5, 5, 12);
    test_tree(&d, 5, 7, 6);
    test_win(&d, 12);
    test_limit(&d);
    test_steering(&d, 6, 6, 8);
    desk_close(&d);
    return check_done("crosscut_proof");
}
