/* solved.c - see solved.h. */
#include "engine/exact/solved.h"

#include "engine/exact/bands.h"

static struct rank *rank_at(const struct solved *s, int number)
{
    return &s->rank[number - s->exact.first];
}

void exact_solved_close(struct solved *s)
{
    if (s->rank && !s->far.rank)
        for (int number = s->exact.first; number <= s->exact.last; number++)
            exact_rank_close(rank_at(s, number));
    if (s->far.rank)
        exact_distance_close(&s->far);
    arena_close(&s->arena);
    *s = (struct solved){0};
}

bool exact_solved_holds(const struct solved *s, const struct lanes *l,
                        const struct exact_position *at)
{
    const struct exact *e = &s->exact;
    if (!s->rank || e->lanes.n != l->n || e->lanes.open != l->open)
        return false;
    int number = exact_position_rank(e, at);
    return number >= 0 && rank_at(s, number)->exact &&
           (number == e->last || rank_at(s, number + 1)->exact);
}

/* The narrowest lanes that are their own mirror image and from which these can come: at every
 * lane as many pieces are not yet past it as there are in either group. */
static struct lanes mirrored(const struct lanes *l)
{
    struct lanes wide = *l;
    int sum[2] = {0, 0}, before = 0;
    for (int lane = 0; lane < l->n; lane++) {
        for (int g = 0; g < 2; g++)
            sum[g] += l->root[g][lane];
        int most = sum[0] > sum[1] ? sum[0] : sum[1];
        wide.root[0][lane] = wide.root[1][lane] = (uint8_t)(most - before);
        before = most;
    }
    return wide;
}

/* Tables, the lists that say where they lie, and a byte a position for distances. */
static struct err measure(const struct lanes *l, struct arena *scratch, struct solved_cost *out)
{
    struct arena_mark mark = arena_here(scratch);
    struct exact *e = arena_take(scratch, 1, sizeof *e);
    struct err err = e ? exact_open(e, l, 0, scratch) : err_memory();
    if (err.code == ERR_BUDGET && e->words) {
        uint64_t lists = (uint64_t)e->shapes[0].n * e->shapes[1].n * sizeof(pair *) *
                         (uint64_t)(e->last - e->first + 1) * (e->symmetric ? 1 : 2);
        *out = (struct solved_cost){e->words, lists + 2 * e->bytes,
                                    lists + e->words * (64 + sizeof(pair))};
        err = err_none();
    }
    arena_release(scratch, mark);
    return err;
}

struct err exact_solved_measure(struct lanes *l, struct arena *scratch, struct solved_cost *out)
{
    struct solved_cost narrow, wide;
    struct lanes other = mirrored(l);
    struct err err = measure(l, scratch, &narrow);
    if (err.code == ERR_MEMORY)
        return err;
    *out = narrow;
    if (!exact_lanes_symmetric(&other) || err_is(measure(&other, scratch, &wide)) ||
        (!err_is(err) && wide.words >= narrow.words))
        return err;
    *l = other;
    *out = wide;
    return err_none();
}

static uint64_t rank_bytes(const struct rank *r)
{
    uint64_t words = 0;
    for (int band = -1; exact_rank_next_band(r, &band);)
        words += exact_band_words(r, r->number, band);
    return words * sizeof(pair);
}

/* From the last rank to `first`; the last ones go when there is no more room. */
static struct err fill_values(struct solved *s, int first, uint64_t bytes, struct work *w)
{
    struct exact *e = &s->exact;
    struct err err = err_none();
    uint64_t held = 0;
    int last = e->last; /* of the ranks that are held */
    s->rank = arena_take(&s->arena, (size_t)(e->last - e->first + 1), sizeof *s->rank);
    if (!s->rank)
        return err_memory();
    for (int number = e->last; number >= first && !err_is(err); number--) {
        struct rank *r = rank_at(s, number), *next = number < e->last ? r + 1 : NULL;
        err = exact_rank_open(r, e, number);
        if (!err_is(err))
            err = exact_rank_solve(r, next, bytes == 0 && number > first, NULL, w);
        held += err_is(err) ? 0 : rank_bytes(r);
        for (; held > bytes && last > number + 1; last--) {
            held -= rank_bytes(rank_at(s, last));
            exact_rank_close(rank_at(s, last));
        }
    }
    return err;
}

static struct err fill_far(struct solved *s, struct work *w)
{
    struct work own = *w;
    own.arena = &s->arena;
    struct err err = exact_distance_solve(&s->far, &s->exact, NULL, &own);
    w->steps = own.steps;
    if (err_is(err)) {
        s->far = (struct distance){0};
        return err;
    }
    s->rank = s->far.rank;
    return s->far.complete ? err_none()
                           : (struct err){ERR_VARIANT, 0, "a win takes more plies than fit"};
}

struct err exact_solved_fill(struct solved *s, const struct lanes *l,
                             const struct exact_position *at, bool far, uint64_t bytes,
                             struct work *w)
{
    exact_solved_close(s);
    arena_open(&s->arena);
    s->arena.limit = w->arena->limit;
    s->arena.takes_left = w->arena->takes_left;
    struct err err = exact_open(&s->exact, l, UINT64_MAX, &s->arena);
    if (!err_is(err))
        err = far ? fill_far(s, w) : fill_values(s, exact_position_rank(&s->exact, at), bytes, w);
    if (err_is(err))
        exact_solved_close(s);
    return err;
}

static struct err look(void *ctx, const struct exact_position *at, struct worth *out)
{
    static const enum value values[] = {VALUE_DRAWN, VALUE_WON, VALUE_LOST};
    const struct solved *s = ctx;
    int plies = s->far.rank ? exact_position_plies(&s->far, at) : 0;
    enum outcome o = exact_position_value(rank_at(s, exact_position_rank(&s->exact, at)), at);
    *out = (struct worth){values[o], plies ? plies : -1};
    return err_none();
}

struct oracle exact_solved_oracle(const struct solved *s)
{
    return (struct oracle){look, (void *)s};
}

/* ---- progress ---- */

struct progressing {
    const struct board *board;
    struct board *next; /* room */
    lanes_fn *lanes;
    struct exact_position from;
    const struct solved *solved;
};

/* Where m leads; true: out of the layer, or out of the game. */
static bool leads_ahead(struct progressing *p, game_move m, struct exact_position *to)
{
    const struct rules *rules = &p->board->game->rules;
    struct lanes unused;
    board_copy(p->next, p->board);
    rules->play(p->next, m);
    return rules->status(p->next) != STATUS_OPEN || !p->lanes(p->next, &unused, to) ||
           exact_position_rank(&p->solved->exact, to) !=
               exact_position_rank(&p->solved->exact, &p->from);
}

static size_t keep_ahead(struct progressing *p, game_move *moves, size_t n)
{
    struct exact_position to;
    size_t kept = 0;
    for (size_t i = 0; i < n; i++)
        if (leads_ahead(p, moves[i], &to)) {
            game_move m = moves[i];
            moves[i] = moves[kept];
            moves[kept++] = m;
        }
    return kept;
}

/* None of the moves leads ahead: keep those after which it takes the fewest plies. */
static size_t keep_soonest(struct progressing *p, const struct distance *layer, game_move *moves,
                           size_t n)
{
    int least = PLIES_MOST + 1;
    size_t kept = 0;
    for (size_t i = 0; i < n; i++) {
        struct exact_position to;
        (void)leads_ahead(p, moves[i], &to);
        int plies = exact_position_plies(layer, &to);
        if (!plies || plies > least) /* 0: not found within the rounds there are */
            continue;
        kept = plies < least ? 0 : kept;
        least = plies;
        game_move m = moves[i];
        moves[i] = moves[kept];
        moves[kept++] = m;
    }
    return kept;
}

struct err exact_solved_progress(const struct solved *s, const struct board *b, lanes_fn *lanes,
                                 game_move *moves, size_t *n, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct progressing p = {.board = b,
                            .next = arena_take(w->arena, 1, b->game->rules.size(&b->variant)),
                            .lanes = lanes,
                            .solved = s};
    struct lanes unused;
    struct distance layer;
    struct err err = p.next && lanes(b, &unused, &p.from) ? err_none() : err_memory();
    size_t kept = err_is(err) ? 0 : keep_ahead(&p, moves, *n);
    if (!err_is(err) && !kept) {
        struct rank *r = rank_at(s, exact_position_rank(&s->exact, &p.from));
        err = exact_distance_layer(&layer, r, r->number < s->exact.last ? r + 1 : NULL, &p.from, w);
        if (!err_is(err))
            kept = keep_soonest(&p, &layer, moves, *n);
    }
    *n = kept ? kept : *n;
    arena_release(w->arena, mark);
    return err;
}
