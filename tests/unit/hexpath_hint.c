/* hexpath_hint.c - hints, their sentences and puzzles of a wished level, against all orders tried
 * one by one: what a hint concludes must hold in every order that agrees with the board and ends
 * on E. A number on the command line says how many puzzles of each size and level. */
#include <stdlib.h>

#include "desk.h"
#include "games/hexpath/deduce.h"
#include "puzzle/rate.h"
#include "slow/hexpath.h"

static unsigned long occurred[TECHNIQUE_COUNT];

/* ---- the slow way ---- */

static void slow_from(const struct hexpath *h, struct slow_hexpath *s)
{
    memset(s, 0, sizeof *s);
    s->n = hexpath_n(h);
    s->start = h->start;
    s->end = h->end;
    s->step = h->board.variant.value[OPTION_GRAY] == GRAY_STEP;
    for (int i = 0; i < s->n * s->n; i++) {
        s->value[i] = hexpath_number(h, i);
        s->gray[i] = hexpath_is_gray(h, i);
        s->k = s->value[i] > s->k ? s->value[i] : s->k;
    }
    s->n_path = h->n_path;
    for (int i = 0; i < h->n_path; i++)
        s->path[i] = hexpath_path(h)[i];
    for (int a = 1; a <= s->k; a++)
        for (int b = 1; b <= s->k; b++)
            s->above[a][b] = numbers_have(&h->stated[a], b);
}

/* Does the move hold in this order, whose walk this is? */
static bool move_holds(const struct desk *d, const char *move, const int *rank, const int *walk,
                       int length)
{
    const struct hexpath *h = hexpath_of(d->board);
    const char *sign = strchr(move, '>');
    if (sign)
        return rank[atoi(move)] < rank[atoi(sign + 1)];
    char name[8] = {0};
    struct writer w = writer_to(name, sizeof name - 1);
    if (length <= h->n_path)
        return false;
    cell_write(&w, hexpath_n(h), walk[h->n_path] / hexpath_n(h), walk[h->n_path] % hexpath_n(h));
    return strcmp(name, move) == 0;
}

/* All orders that agree with the board and end on E: how many, and does every move hold? */
static unsigned long orders_agree(struct desk *d, const struct hint *h, bool *hold)
{
    static struct slow_hexpath s;
    int rank[SLOW_NUMBERS + 1], walk[SLOW_CELLS];
    unsigned long orders = 0;
    slow_from(hexpath_of(d->board), &s);
    for (int i = 0; i <= s.k; i++)
        rank[i] = i;
    *hold = true;
    do {
        int length = slow_agrees(&s, rank) ? slow_walk(&s, rank, walk) : 0;
        if (length < s.n_path || walk[length - 1] != s.end ||
            memcmp(walk, s.path, (size_t)s.n_path * sizeof *walk) != 0)
            continue;
        orders++;
        for (size_t i = 0; i < h->n_moves; i++)
            *hold &= move_holds(d, desk_move(d, h->move[i]), rank, walk, length);
    } while (slow_permute(rank + 1, s.k));
    return orders;
}

/* ---- one hint ---- */

static struct hint hint_here(struct desk *d)
{
    struct hint h;
    struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
    CHECK(hint_room(d->board, &h, &d->arena));
    struct arena_mark before = arena_here(&d->arena);
    CHECK(!err_is(hexpath_game.puzzle->hint(d->board, &h, &w)));
    struct arena_mark after = arena_here(&d->arena);
    CHECK(before.top == after.top && before.used == after.used);
    return h;
}

static const char *explained(struct desk *d, const struct hint *h)
{
    static char text[8192];
    struct writer w = writer_to(text, sizeof text - 1);
    hexpath_game.puzzle->explain(d->board, h, &w);
    text[w.n < sizeof text ? w.n : sizeof text - 1] = '\0';
    CHECK(w.n < sizeof text);
    return text;
}

/* Every move is legal now and in any order: played backwards on a copy. */
static void moves_check(struct desk *d, const struct hint *h)
{
    struct board *copy = arena_take(&d->arena, 1, hexpath_game.rules.size(&d->board->variant));
    board_copy(copy, d->board);
    CHECK(h->n_moves > 0 && h->n_because > 0 && h->size > 0);
    for (size_t i = h->n_moves; i-- > 0;) {
        CHECK(!hexpath_game.rules.refusal(d->board, h->move[i]));
        if (CHECK(!hexpath_game.rules.refusal(copy, h->move[i])))
            hexpath_game.rules.play(copy, h->move[i]);
    }
}

/* A hint on any board, against all orders. */
static struct hint hint_check(struct desk *d)
{
    bool hold;
    struct hint h = hint_here(d);
    const char *text = explained(d, &h);
    unsigned long orders = orders_agree(d, &h, &hold);
    CHECK(text[0] && text[strlen(text) - 1] == '.' && !strstr(text, "  "));
    CHECK((h.kind == HINT_WRONG) == (orders == 0));
    if (h.kind == HINT_STEP) {
        moves_check(d, &h);
        occurred[h.technique]++;
        if (!CHECK(hold))
            printf("  %s: %s\n", desk_line(d), text);
    } else {
        CHECK(h.n_moves == 0);
    }
    if (h.kind == HINT_DONE)
        CHECK(hexpath_game.rules.status(d->board) == STATUS_SOLVED);
    return h;
}

/* ---- puzzles ---- */

static struct err make(struct desk *d, int n, int word, enum level level, uint64_t seed,
                       uint64_t steps)
{
    struct work w = {.arena = &d->arena, .rng = &d->rng, .steps = steps};
    struct wish wish = {.level = level};
    desk_new(d, &hexpath_game, n, n);
    d->board->variant.value[OPTION_GRAY] = (int16_t)word;
    rng_seed(&d->rng, seed, 0);
    struct arena_mark before = arena_here(&d->arena);
    struct err e = hexpath_game.puzzle->generate(d->board, &wish, &w);
    struct arena_mark after = arena_here(&d->arena);
    CHECK(before.top == after.top && before.used == after.used);
    return e;
}

static void play_hint(struct desk *d, const struct hint *h)
{
    for (size_t i = 0; i < h->n_moves; i++)
        hexpath_game.rules.play(d->board, h->move[i]);
}

/* From the start to the end by hints alone; the path and the whole order come out. */
static void chain_check(struct desk *d, enum level level)
{
    int hardest = 0;
    struct hint h;
    struct rating rating;
    struct partial_order o;
    struct work w = {.arena = &d->arena, .steps = UINT64_MAX};
    CHECK(!err_is(puzzle_rate(d->board, &rating, NULL, NULL, &w)));
    CHECK(rating.solved && rating.level == level);
    for (h = hint_check(d); h.kind == HINT_STEP; h = hint_check(d)) {
        struct arena_mark mark = arena_here(&d->arena);
        hardest = h.technique > hardest ? h.technique : hardest;
        play_hint(d, &h);
        rating.steps--;
        arena_release(&d->arena, mark);
    }
    CHECK(h.kind == HINT_DONE && rating.steps == 0);
    CHECK(rating_level(hexpath_techniques[hardest].grade) == level);
    CHECK(hexpath_order(hexpath_of(d->board), &o) && order_is_total(&o));
}

/* Some of the solution: a piece of the path, a few relations; now and then something wrong. */
static void spoil(struct desk *d, const struct board *solved)
{
    const struct hexpath *from = hexpath_of(solved);
    struct hexpath *h = hexpath_edit(d->board);
    struct partial_order o;
    uint8_t number[HEXPATH_NUMBER_MAX];
    int k = numbers_list(&h->on_board, number), cells = hexpath_cells(h);
    CHECK(hexpath_order(from, &o));
    hexpath_game.puzzle->clear(d->board);
    h->n_path = (uint16_t)(1 + rng_below(&d->rng, from->n_path));
    memcpy(h->room + cells, hexpath_path(from), h->n_path * sizeof *h->room);
    bool dense = rng_below(&d->rng, 2);
    for (int i = 0; i < k; i++)
        for (int j = 0; j < k; j++)
            if (o.below[i] >> j & 1 && rng_below(&d->rng, dense ? 2 : 6) == 0)
                numbers_add(&h->stated[number[i]], number[j]);
    if (rng_below(&d->rng, 3) == 0) {
        game_move list[2048];
        size_t n = hexpath_game.rules.moves(d->board, list, 2048);
        hexpath_game.rules.play(d->board, list[rng_below(&d->rng, (uint32_t)n)]);
    }
}

static void positions_check(struct desk *d, int rounds)
{
    struct board *solved = arena_take(&d->arena, 1, hexpath_game.rules.size(&d->board->variant));
    board_copy(solved, d->board);
    for (int i = 0; i < rounds; i++) {
        struct arena_mark mark = arena_here(&d->arena);
        spoil(d, solved);
        hint_check(d);
        arena_release(&d->arena, mark);
    }
}

static void test_levels(struct desk *d, int rounds)
{
    for (int n = 3; n <= 7; n++)
        for (int level = 0; level < LEVEL_COUNT; level++)
            for (int round = 0; round < (n < 7 ? rounds : 1 + rounds / 8); round++) {
                static struct slow_hexpath slow;
                uint64_t seed = (uint64_t)(round * 100 + n * 10 + level);
                if (!CHECK(!err_is(make(d, n, round % 3 == 2, level, seed, UINT64_MAX))))
                    continue;
                CHECK(!hexpath_game.rules.fault(d->board));
                CHECK(hexpath_of(d->board)->n_path == 1 && !order_is_stated(hexpath_of(d->board)));
                slow_from(hexpath_of(d->board), &slow);
                CHECK(slow_count(&slow, false).orders == 1);
                chain_check(d, level);
                positions_check(d, n < 7 ? 8 : 4);
            }
    for (int i = 0; i < TECHNIQUE_COUNT; i++)
        if (!CHECK(occurred[i] > 0))
            printf("  never: %s\n", hexpath_techniques[i].name);
}

int main(int argc, char **argv)
{
    struct desk d;
    desk_open(&d, 11);
    test_levels(&d, argc > 1 ? atoi(argv[1]) : 8);
    desk_close(&d);
    return check_done("hexpath hint");
}
