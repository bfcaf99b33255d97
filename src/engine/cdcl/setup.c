/* setup.c - a solver for a board, and the facts it starts from.
 *
 * Everything the root needs is a few bytes a place; what only the search needs is taken when the
 * search begins (search_setup.c), since most boards never get there.
 */
#include <string.h>

#include "engine/cdcl/solver.h"

void *cdcl_take(struct cdcl *s, size_t n, size_t size)
{
    void *p = arena_take(s->work->arena, n, size);
    if (!p)
        s->starved = true;
    return p;
}

struct ring cdcl_ring_take(struct cdcl *s, uint32_t cap)
{
    struct ring r = {.cap = cap};
    r.item = cdcl_take(s, cap, sizeof *r.item);
    r.queued = cdcl_take(s, cap, 1);
    return r;
}

/* Edges of the board: row r of h+1 rows of dots has w edges to the right; below it, if it is not
 * the last, stand w+1 edges down. Members of a dot that are missing are out from the start. */
static void edges_lay(struct cdcl *s)
{
    const int w = s->frame.w, h = s->frame.h;
    const unsigned dot = 1 << 0 | 1 << 2;
    for (int r = 0; r <= h; r++) {
        uint32_t d = frame_place(&s->frame, r, 0);
        for (int c = 0; c <= w; c++, d++) {
            unsigned missing = (r == 0) + (r == h) + (c == 0) + (c == w);
            s->state[2 * d] = count_state(dot, missing);
            s->value[2 * d] = c < w ? FREE : OUTSIDE;
            s->value[2 * d + 1] = r < h ? FREE : OUTSIDE;
            if (r < h && c < w)
                s->value[s->frame.n_vars + d] = FREE;
        }
    }
    for (uint32_t d = 0; d < s->frame.n_places; d++)
        s->end[d] = (int32_t)d;
    s->n_board = (uint32_t)((h + 1) * w + h * (w + 1));
}

/* Cells of the board. A corner inside the board without any line would lie in a diamond, which is
 * a cycle; so its total is at least 1. */
static void diagonals_lay(struct cdcl *s)
{
    const int w = s->frame.w, h = s->frame.h;
    for (int r = 0; r <= h; r++) {
        uint32_t d = frame_place(&s->frame, r, 0);
        for (int c = 0; c <= w; c++, d++) {
            bool rim_r = r == 0 || r == h, rim_c = c == 0 || c == w;
            unsigned missing = rim_r && rim_c ? 3 : rim_r || rim_c ? 2 : 0;
            s->state[d] = count_state(missing ? COUNT_ANY : COUNT_ANY & ~1u, missing);
            s->value[d] = r < h && c < w ? FREE : OUTSIDE;
            s->forest.open[d] = (uint8_t)(4 - missing);
        }
    }
    for (uint32_t d = 0; d < s->frame.n_places; d++) {
        s->forest.node[d].comp = s->forest.node[d].next = (int32_t)d;
        s->forest.size[d] = 1;
    }
    s->n_board = (uint32_t)(w * h);
}

static bool graph_take(struct cdcl *s)
{
    size_t n = s->frame.n_places;
    if (s->frame.loop) {
        s->end = cdcl_take(s, n, sizeof *s->end);
        return s->end != NULL;
    }
    struct forest *f = &s->forest;
    f->node = cdcl_take(s, n, sizeof *f->node);
    f->open = cdcl_take(s, n, sizeof *f->open);
    f->size = cdcl_take(s, n, sizeof *f->size);
    f->joins = cdcl_take(s, n, sizeof *f->joins);
    return f->node && f->open && f->size && f->joins;
}

struct cdcl *cdcl_open(const struct cdcl_frame *frame, uint32_t n_guards, struct work *w)
{
    struct cdcl *s = arena_take(w->arena, 1, sizeof *s);
    if (!s)
        return NULL;
    s->frame = *frame;
    s->work = w;
    s->guard0 = frame->n_vars + (frame->loop ? frame->n_places : 0);
    s->n_all = s->guard0 + n_guards;
    s->closed = NO_LIT;
    s->colours = frame->loop;
    s->value = cdcl_take(s, s->n_all, 1);
    s->state = cdcl_take(s, frame->n_counts, sizeof *s->state);
    s->trail = cdcl_take(s, s->n_all, sizeof *s->trail);
    if (n_guards) {
        s->guard = cdcl_take(s, n_guards, sizeof *s->guard);
        s->active = cdcl_take(s, frame->n_counts, sizeof *s->active);
    }
    if (!s->value || !s->state || !s->trail || !graph_take(s) ||
        (n_guards && (!s->guard || !s->active)))
        return NULL;
    memset(s->value, OUTSIDE, frame->n_vars);
    memset(s->value + s->guard0, FREE, n_guards);
    for (uint32_t k = 0; k < frame->n_counts; k++)
        s->state[k] = count_state(COUNT_ANY, 0);
    if (frame->loop)
        edges_lay(s);
    else
        diagonals_lay(s);
    return s;
}

void cdcl_limit(struct cdcl *s, uint32_t count, unsigned allowed)
{
    s->state[count] &= (uint16_t)(allowed << COUNT_ALLOWED | 63);
}

uint32_t cdcl_guard(struct cdcl *s, uint32_t count, unsigned allowed)
{
    uint32_t var = s->guard0 + s->n_guards;
    assert(var < s->n_all);
    s->guard[s->n_guards++] = (struct guard){count, (uint8_t)allowed, 0};
    return 2 * var + 1;
}

void cdcl_fix(struct cdcl *s, uint32_t lit)
{
    cdcl_trail_backtrack(s, 0);
    if (lit_false(s, lit))
        s->broken = true;
    else if (!lit_true(s, lit))
        assign(s, lit, reason_make(REASON_NONE, 0));
}

bool cdcl_is_fact(const struct cdcl *s, uint32_t var)
{
    return s->value[var] != FREE && (!s->info || s->info[var].level == 0);
}

struct cdcl_stats cdcl_stats(const struct cdcl *s)
{
    return s->stats;
}

bool cdcl_starved(const struct cdcl *s)
{
    return s->starved;
}
