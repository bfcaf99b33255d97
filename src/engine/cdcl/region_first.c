/* region_first.c - a first solution of a board with few clues, found by repairing a loop.
 *
 * A comb is one loop already. Take a clue that it does not meet, and flip a cell at it or beside
 * it: the one that leaves the fewest lines wrong. Where none helps, flip something nearby that does
 * no harm, so that there is another chance. On a lattice of clues three cells or more apart that
 * takes a few flips a clue; a search for the same loop takes tens of times as long. Where clues are
 * denser it rarely works, so boards with more are not tried. A turn ends when nothing got better
 * for a fifth of its steps; there is another only if it came close.
 *
 *      . . . . . . . .       the comb: a back across the middle, teeth three cells wide and as far
 *      . . o o o . . .       apart, nothing at the rim, where a 0 leaves no way around it
 *      . . o o o . . .
 *      . . o o o o o .
 *      . . o o o . . .
 */
#include <string.h>

#include "base/rng.h"
#include "engine/cdcl/region.h"

enum {
    NEAR = 9,
    BESIDE = 5,
    TOOTH = 3,
    RIM = 2,
    TURNS = 4,
    PATIENCE = 100,
    LEAST_SIDE = 6,
    CLOSE = 3
};
enum { REST = 5, CHANCE = 20, REACH = 3, WALKS = 3 };

struct repair {
    struct region r;
    struct rng rng;
    int32_t near[NEAR]; /* offsets: the cell, its sides, its corners */
    uint32_t *unmet, n_unmet;
    uint32_t *at;   /* by place: 1 + where in `unmet`, or 0 */
    uint32_t *last; /* by place: step of its last flip, or 0 */
    uint32_t step;
    uint32_t fewest; /* unmet so far, in this turn */
};

static void note(struct repair *p, uint32_t clue)
{
    bool is_unmet = cdcl_region_unmet(&p->r, clue) > 0;
    if (is_unmet && !p->at[clue]) {
        p->unmet[p->n_unmet++] = clue;
        p->at[clue] = p->n_unmet;
    } else if (!is_unmet && p->at[clue]) {
        uint32_t moved = p->unmet[--p->n_unmet];
        p->unmet[p->at[clue] - 1] = moved;
        p->at[moved] = p->at[clue];
        p->at[clue] = 0;
    }
}

static void flip(struct repair *p, uint32_t place)
{
    cdcl_region_flip(&p->r, place);
    p->last[place] = p->step;
    for (int i = 0; i < BESIDE; i++)
        note(p, place + (uint32_t)p->near[i]);
}

/* How many more lines would be wrong. */
static int cost(struct repair *p, uint32_t place)
{
    int before = (int)cdcl_region_unmet_around(&p->r, place);
    cdcl_region_flip(&p->r, place);
    int after = (int)cdcl_region_unmet_around(&p->r, place);
    cdcl_region_flip(&p->r, place);
    return after - before;
}

/* Flip something within reach that does no harm. */
static bool walk(struct repair *p, uint32_t clue)
{
    for (int i = 0; i < WALKS; i++) {
        int32_t dy = (int32_t)rng_below(&p->rng, 2 * REACH + 1) - REACH;
        int32_t dx = (int32_t)rng_below(&p->rng, 2 * REACH + 1) - REACH;
        int y = (int)clue / p->r.s->frame.stride - 1 + dy,
            x = (int)clue % p->r.s->frame.stride - 1 + dx;
        if (y < 0 || x < 0 || y >= p->r.s->frame.h || x >= p->r.s->frame.w)
            continue;
        uint32_t d = frame_place(&p->r.s->frame, y, x);
        if (cdcl_region_may_flip(&p->r, d) && cost(p, d) <= 0) {
            flip(p, d);
            return true;
        }
    }
    return false;
}

/* One step: the cheapest flip near an unmet clue, ties by lot; now and then just any. */
static void change(struct repair *p)
{
    uint32_t clue = p->unmet[rng_below(&p->rng, p->n_unmet)], best = 0, any = 0, ties = 0, all = 0;
    int least = 0;
    for (int i = 0; i < NEAR; i++) {
        uint32_t d = clue + (uint32_t)p->near[i];
        bool rests = p->last[d] && p->step - p->last[d] < REST;
        if (rests || !cdcl_region_has(&p->r, d) || !cdcl_region_may_flip(&p->r, d))
            continue;
        if (rng_below(&p->rng, ++all) == 0)
            any = d;
        int now = cost(p, d);
        if (all == 1 || now < least) {
            least = now;
            ties = 0;
        }
        if (now == least && rng_below(&p->rng, ++ties) == 0)
            best = d;
    }
    if ((all == 0 || least > 0) && walk(p, clue))
        return;
    if (all)
        flip(p, least > 0 || rng_below(&p->rng, CHANCE) == 0 ? any : best);
}

static void begin(struct repair *p, int turn)
{
    const struct cdcl_frame *fr = &p->r.s->frame;
    for (int y = RIM; y < fr->h - RIM; y++)
        for (int x = RIM; x < fr->w - RIM; x++)
            p->r.in[frame_place(fr, y, x)] =
                y == fr->h / 2 || (x + turn + 1 + TOOTH) % (2 * TOOTH) < TOOTH;
}

/* Each turn begins with the teeth one column further. */
static bool repair(struct repair *p, int turn)
{
    const struct cdcl_frame *fr = &p->r.s->frame;
    memset(p->r.in, 0, fr->n_places);
    memset(p->last, 0, fr->n_places * sizeof *p->last);
    begin(p, turn);
    cdcl_region_begin(&p->r);
    for (int y = 0; y < fr->h; y++)
        for (int x = 0; x < fr->w; x++)
            note(p, frame_place(fr, y, x));
    uint32_t until = PATIENCE;
    p->fewest = p->n_unmet;
    for (p->step = 1; p->n_unmet && p->step <= until && !toil((struct cdcl *)p->r.s, NEAR);
         p->step++) {
        change(p);
        if (p->n_unmet < p->fewest) {
            p->fewest = p->n_unmet;
            until = p->step + PATIENCE + p->step / 4;
        }
    }
    return p->n_unmet == 0 && work_spend(p->r.s->work, p->step + fr->n_places);
}

static bool repair_take(struct repair *p, struct cdcl *s)
{
    const struct cdcl_frame *fr = &s->frame;
    const int32_t row = fr->stride,
                  near[NEAR] = {0, -row, 1, row, -1, -row - 1, 1 - row, row - 1, row + 1};
    memcpy(p->near, near, sizeof near);
    rng_seed(&p->rng, (uint64_t)fr->w, (uint64_t)fr->h);
    p->unmet = cdcl_take(s, fr->n_places, sizeof *p->unmet);
    p->at = cdcl_take(s, fr->n_places, sizeof *p->at);
    p->last = cdcl_take(s, fr->n_places, sizeof *p->last);
    return cdcl_region_take(&p->r, s) && !s->starved;
}

/* At most three clues in twenty cells, and most edges open. */
static bool is_sparse(const struct cdcl *s)
{
    const struct cdcl_frame *fr = &s->frame;
    uint32_t clues = 0;
    for (int y = 0; y < fr->h; y++)
        for (int x = 0; x < fr->w; x++)
            clues += count_allowed(s->state[2 * frame_place(fr, y, x) + 1]) != COUNT_ANY;
    return 20 * clues <= 3 * (uint32_t)(fr->w * fr->h) && 2 * s->n_trail < s->n_board;
}

bool cdcl_region_first(struct cdcl *s, uint8_t *first)
{
    struct repair p = {.n_unmet = 0};
    bool found = false;
    if (s->frame.w < LEAST_SIDE || s->frame.h < LEAST_SIDE || !is_sparse(s))
        return false;
    struct arena_mark mark = arena_here(s->work->arena);
    bool ready = repair_take(&p, s);
    for (int turn = 0; ready && !found && !s->stopped && turn < TURNS && p.fewest <= CLOSE; turn++)
        found = repair(&p, turn) && cdcl_region_keeps_facts(&p.r);
    if (found)
        cdcl_region_write(&p.r, first);
    arena_release(s->work->arena, mark);
    return found;
}
