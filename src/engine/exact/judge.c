/* judge.c - see judge.h. */
#include "engine/exact/judge.h"

#include "engine/exact/distance.h"

/* Tables of this many words are made on demand (a minute, a GB). Distances come first for few
 * words (about a second); for more, all of 5 x 5 among them (about ten seconds), only if some move
 * is decided. */
enum { WORDS_MOST = 1 << 29, WORDS_DISTANCE = 1 << 21, WORDS_DECIDED = 1 << 22 };
/* Values of so many words, all of 5 x 5 among them, take a second, and a few in a browser. */
enum { WORDS_IN_REACH = 9 << 20 };
#define BYTES_MOST ((uint64_t)1 << 30)

static struct worth worth_of(enum outcome o, int plies)
{
    static const enum value values[] = {VALUE_DRAWN, VALUE_WON, VALUE_LOST};
    return (struct worth){values[o], plies};
}

static struct worth worth_of_end(enum status s, int mover)
{
    enum value v = s == STATUS_DRAW                              ? VALUE_DRAWN
                   : s == (mover ? STATUS_SECOND : STATUS_FIRST) ? VALUE_WON
                                                                 : VALUE_LOST;
    return (struct worth){v, v == VALUE_DRAWN ? -1 : 0};
}

struct err judge_moves(const struct board *b, lanes_fn *lanes, const struct oracle *oracle,
                       struct worth *each, size_t n, struct work *w)
{
    const struct rules *rules = &b->game->rules;
    struct arena_mark mark = arena_here(w->arena);
    game_move *moves = arena_take(w->arena, n, sizeof *moves);
    struct board *next = arena_take(w->arena, 1, rules->size(&b->variant));
    struct err err = moves && next ? err_none() : err_memory();
    if (!err_is(err))
        rules->moves(b, moves, n);
    for (size_t i = 0; i < n && !err_is(err); i++) {
        struct lanes unused;
        struct stand stand;
        struct worth after = {VALUE_UNKNOWN, -1};
        board_copy(next, b);
        rules->play(next, moves[i]);
        enum status status = rules->status(next);
        if (status != STATUS_OPEN)
            after = worth_of_end(status, b->game->duel->mover(next));
        else if (lanes(next, &unused, &stand))
            err = oracle->look(oracle->ctx, &stand, &after);
        each[i] = worth_turned(after);
    }
    arena_release(w->arena, mark);
    return err;
}

/* The root's rank and the rank after it: all that a single move can lead to. */
static struct err look_in_ranks(void *ctx, const struct stand *s, struct worth *out)
{
    struct rank *pair_of_ranks = ctx;
    int number = stand_rank(pair_of_ranks->exact, s);
    enum outcome o = stand_value(&pair_of_ranks[number - pair_of_ranks->number], s);
    *out = worth_of(o, -1);
    return err_none();
}

static struct err look_in_distances(void *ctx, const struct stand *s, struct worth *out)
{
    const struct distance *d = ctx;
    int number = stand_rank(d->exact, s), plies = stand_plies(d, s);
    enum outcome o = stand_value(&d->rank[number - d->exact->first], s);
    *out = worth_of(o, plies ? plies : -1);
    return err_none();
}

static struct err judge_with_ranks(const struct board *b, lanes_fn *lanes, struct exact *e,
                                   struct worth *each, size_t n, struct work *w)
{
    struct rank two[2] = {{0}, {0}}; /* the rank in work and the one after it */
    struct err err = err_none();
    for (int number = e->last; number >= e->first && !err_is(err); number--) {
        rank_close(&two[1]);
        two[1] = two[0];
        err = rank_open(&two[0], e, number);
        if (!err_is(err))
            err = rank_solve(&two[0], two[1].exact ? &two[1] : NULL, number > e->first, NULL, w);
    }
    struct oracle oracle = {look_in_ranks, two};
    if (!err_is(err))
        err = judge_moves(b, lanes, &oracle, each, n, w);
    rank_close(&two[0]);
    rank_close(&two[1]);
    return err;
}

/* *found: no win is too long for them. */
static struct err judge_with_distances(const struct board *b, lanes_fn *lanes, struct exact *e,
                                       struct worth *each, size_t n, struct work *w, bool *found)
{
    struct distance d;
    struct err err = distance_solve(&d, e, NULL, w);
    *found = !err_is(err) && d.complete;
    struct oracle oracle = {look_in_distances, &d};
    if (*found)
        err = judge_moves(b, lanes, &oracle, each, n, w);
    distance_close(&d);
    return err;
}

static bool is_decided(const struct worth *each, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (each[i].value != VALUE_DRAWN)
            return true;
    return false;
}

/* Distances at once where they are cheap; else values first, and distances if they are wanted and
 * time allows: what is known stays. */
static struct err judge_with(const struct board *b, lanes_fn *lanes, struct exact *e,
                             struct worth *each, size_t n, struct work *w)
{
    bool cheap = e->words <= WORDS_DISTANCE, found = false;
    struct err err = cheap ? judge_with_distances(b, lanes, e, each, n, w, &found) : err_none();
    if (!err_is(err) && !found)
        err = judge_with_ranks(b, lanes, e, each, n, w);
    if (!err_is(err) && !cheap && e->words <= WORDS_DECIDED && is_decided(each, n))
        (void)judge_with_distances(b, lanes, e, each, n, w, &found);
    return err;
}

struct err judge_value(const struct board *b, lanes_fn *lanes, struct worth *each, size_t n,
                       struct work *w)
{
    static const struct err out_of_reach = {ERR_BUDGET, 0, "this board is too large to be solved"};
    struct lanes l;
    struct stand stand;
    struct arena_mark mark = arena_here(w->arena);
    if (!lanes(b, &l, &stand))
        return out_of_reach;
    struct exact *e = arena_take(w->arena, 1, sizeof *e);
    struct err err = e ? exact_open(e, &l, WORDS_MOST, w->arena) : err_memory();
    if (!err_is(err) && e->bytes > BYTES_MOST)
        err = out_of_reach;
    if (!err_is(err))
        err = judge_with(b, lanes, e, each, n, w);
    arena_release(w->arena, mark);
    return err;
}

bool judge_in_reach(const struct board *b, lanes_fn *lanes, struct arena *arena)
{
    struct lanes l;
    struct stand stand;
    return lanes(b, &l, &stand) && exact_words(&l, arena) <= WORDS_IN_REACH;
}
