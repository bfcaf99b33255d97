/* Max against exact values on Slider 5 x 5, with a second of CPU time a move: from random positions
 * that are won or drawn it gives nothing away, and a game that is won is won, against a defender who
 * holds out as long as can be and against one who plays at random, without a position coming twice.
 *
 *     native_exact_play [POSITIONS SEED [SECONDS]]    without arguments fewer positions, counted in
 *                                                     positions of the search instead of seconds
 */
#include <stdlib.h>
#include <time.h>

#include "desk.h"
#include "duel/player.h"
#include "engine/exact/solved.h"
#include "games/slider/slider.h"

enum { N = 5, FEW = 12, NODES = 4000000, TURNS_MOST = 400 };

struct trial {
    int positions;
    double seconds; /* 0: NODES */
    struct rng rng;
    struct desk desk;
    struct solved all; /* the whole board */
    int kept, spoilt, games, won, longest;
};

static int64_t cpu_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

static struct worth worth_here(struct trial *t, const struct board *b)
{
    struct arena_mark mark = arena_here(&t->desk.arena);
    size_t n = b->game->rules.moves(b, NULL, 0);
    struct worth *each = arena_take(&t->desk.arena, n, sizeof *each);
    struct oracle oracle = exact_solved_oracle(&t->all);
    struct work w = {.arena = &t->desk.arena, .steps = UINT64_MAX};
    CHECK(!err_is(exact_judge_moves(b, b->game->census->lanes, &oracle, each, n, &w)));
    struct worth best = worth_best(each, n);
    arena_release(&t->desk.arena, mark);
    return best;
}

static void fill_all(struct trial *t)
{
    struct lanes l;
    struct exact_position at;
    struct work w = {.arena = &t->desk.arena, .steps = UINT64_MAX};
    CHECK(!err_is(desk_read(&t->desk, "slider 5 H++++/H++++/H++++/H++++/+VVVV H")));
    CHECK(slider_game.census->lanes(t->desk.board, &l, &at));
    CHECK(!err_is(exact_solved_fill(&t->all, &l, &at, false, UINT64_MAX, &w)));
}

/* Half of them by random pieces on the board, half by random turns from the start. */
static void read_random(struct trial *t)
{
    char line[] = "slider 5 +++++/+++++/+++++/+++++/+++++ H";
    int pieces[2] = {1 + (int)rng_below(&t->rng, N - 1), 1 + (int)rng_below(&t->rng, N - 1)};
    for (int side = 0; side < 2; side++)
        while (pieces[side]) {
            char *at = &line[9 + (N + 1) * rng_below(&t->rng, N) + rng_below(&t->rng, N)];
            if (*at != '+')
                continue;
            *at = "HV"[side];
            pieces[side]--;
        }
    line[sizeof line - 2] = "HV"[rng_below(&t->rng, 2)];
    bool by_turns = rng_below(&t->rng, 2);
    CHECK(!err_is(desk_read(&t->desk,
                            by_turns ? "slider 5 H++++/H++++/H++++/H++++/+VVVV H" : line)));
    struct board *b = t->desk.board;
    for (uint32_t turns = by_turns ? rng_below(&t->rng, 40) : 0; turns; turns--) {
        game_move list[64];
        size_t n = b->game->rules.moves(b, list, 64);
        if (b->game->rules.status(b) == STATUS_OPEN)
            b->game->rules.play(b, list[rng_below(&t->rng, (uint32_t)n)]);
    }
}

static game_move ask(struct trial *t, struct player *p, const struct board *b, const uint64_t *past,
                     size_t n_past, struct advice *advice)
{
    bool timed = t->seconds > 0;
    struct work w = {.arena = &t->desk.arena,
                     .rng = &p->rng,
                     .steps = timed ? UINT64_MAX : NODES,
                     .clock = cpu_us,
                     .end = timed ? cpu_us() + (int64_t)(1e6 * t->seconds) : INT64_MAX};
    int64_t start = cpu_us();
    CHECK(!err_is(player_move(p, b, past, n_past, advice, &w)));
    if (t->seconds > 0)
        CHECK(cpu_us() - start < (int64_t)(1e6 * t->seconds) + 100000);
    CHECK(!b->game->rules.refusal(b, advice->move));
    return advice->move;
}

/* The defender: with distances the move that loses last, or any. */
static game_move defend(struct trial *t, struct player *other, const struct board *b)
{
    struct advice a;
    struct work w = {.arena = &t->desk.arena, .rng = &other->rng, .steps = UINT64_MAX};
    CHECK(!err_is(player_move(other, b, NULL, 0, &a, &w)));
    return a.move;
}

/* From a won position, max against a defender. */
static void play_out(struct trial *t, const struct board *start, struct strength defender)
{
    struct arena *arena = &t->desk.arena;
    struct arena_mark mark = arena_here(arena);
    struct board *b = arena_take(arena, 1, start->game->rules.size(&start->variant));
    struct player max, other;
    uint64_t past[TURNS_MOST + 1];
    int side = start->game->duel->mover(start), turns = 0;
    board_copy(b, start);
    CHECK(!err_is(player_open(&max, (struct strength){SKILL_MAX, 0}, 1, arena)));
    CHECK(!err_is(player_open(&other, defender, 1, arena)));
    max.values = values_open(arena);
    other.values = values_open(arena);
    max.traps = true;
    for (; b->game->rules.status(b) == STATUS_OPEN && turns < TURNS_MOST; turns++) {
        struct advice a;
        past[turns] = b->game->rules.key(b);
        for (int i = 0; i < turns; i++)
            CHECK(past[i] != past[turns]);
        bool mine = b->game->duel->mover(b) == side;
        game_move m = mine ? ask(t, &max, b, past, (size_t)turns, &a) : defend(t, &other, b);
        if (mine && !CHECK(a.exact && a.worth.value == VALUE_WON))
            break;
        b->game->rules.play(b, m);
    }
    bool won = b->game->rules.status(b) == (side ? STATUS_SECOND : STATUS_FIRST);
    CHECK(won);
    t->games++;
    t->won += won;
    t->longest = turns > t->longest ? turns : t->longest;
    values_close(max.values);
    values_close(other.values);
    arena_release(arena, mark);
}

static void print_given(struct trial *t, const struct board *b, game_move m)
{
    char line[256] = "";
    struct writer w = writer_to(line, sizeof line - 1);
    position_write(b, &w);
    writer_char(&w, ' ');
    b->game->rules.write_move(b, m, &w);
    printf("  given away: %s\n", line);
    t->spoilt++;
}

/* One position: false if it is lost or over. */
static bool try_position(struct trial *t)
{
    struct arena *arena = &t->desk.arena;
    read_random(t);
    const struct board *b = t->desk.board;
    if (b->game->rules.status(b) != STATUS_OPEN || worth_here(t, b).value == VALUE_LOST)
        return false;
    struct arena_mark mark = arena_here(arena);
    struct board *start = arena_take(arena, 1, b->game->rules.size(&b->variant));
    struct board *next = arena_take(arena, 1, b->game->rules.size(&b->variant));
    struct player p;
    struct advice a;
    board_copy(start, b);
    board_copy(next, b);
    CHECK(!err_is(player_open(&p, (struct strength){SKILL_MAX, 0}, 1, arena)));
    p.traps = true;
    enum value before = worth_here(t, start).value;
    b->game->rules.play(next, ask(t, &p, start, NULL, 0, &a));
    enum status status = b->game->rules.status(next);
    enum value after = status != STATUS_OPEN ? before == VALUE_WON ? VALUE_LOST : VALUE_DRAWN
                                             : worth_here(t, next).value;
    bool kept = CHECK(after == (before == VALUE_WON ? VALUE_LOST : VALUE_DRAWN));
    CHECK(a.exact && a.worth.value == before);
    t->kept += kept;
    if (!kept)
        print_given(t, start, a.move);
    if (before == VALUE_WON) {
        play_out(t, start, (struct strength){SKILL_PERFECT, 0, NULL});
        play_out(t, start, (struct strength){SKILL_RANDOM, 0, NULL});
    }
    arena_release(arena, mark);
    return true;
}

int main(int argc, char **argv)
{
    static struct trial t = {.positions = FEW};
    uint64_t seed = 1;
    if (argc > 2) {
        t.positions = atoi(argv[1]);
        seed = strtoull(argv[2], NULL, 10);
        t.seconds = argc > 3 ? atof(argv[3]) : 1;
    }
    desk_open(&t.desk, 3);
    rng_seed(&t.rng, seed, 0);
    fill_all(&t);
    for (int tried = 0; tried < t.positions;)
        tried += try_position(&t);
    printf("%d values kept, %d given away; %d of %d won games won, the longest in %d turns\n",
           t.kept, t.spoilt, t.won, t.games, t.longest);
    exact_solved_close(&t.all);
    desk_close(&t.desk);
    return check_done("exact_play");
}
