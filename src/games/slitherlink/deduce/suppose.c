/* suppose.c - see suppose.h. */
#include "games/slitherlink/deduce/suppose.h"

#include <string.h>

#include "games/slitherlink/deduce/finding.h"

bool slitherlink_suppose_open(struct slitherlink_suppose *s, struct slitherlink_deduce *d,
                              struct arena *arena)
{
    size_t n = (size_t)d->n;
    *s = (struct slitherlink_suppose){.d = d};
    s->reason = arena_take(arena, n, sizeof *s->reason);
    s->round = arena_take(arena, n, sizeof *s->round);
    s->pending = arena_take(arena, n, sizeof *s->pending);
    s->state = arena_take(arena, n, 1);
    s->safe = arena_take(arena, n, 1);
    return s->reason && s->round && s->pending && s->state && s->safe;
}

/* i forces its open edges. Where two voices disagree the first is followed: then the second is
 * broken in the next round, whichever it was. */
static void force(struct slitherlink_suppose *s, int32_t i, uint8_t state)
{
    const struct slitherlink_deduce *d = s->d;
    for (int k = 0; k < 4; k++) {
        int32_t e = i + d->off[k];
        if (d->at[e] != EDGE_UNSET || s->state[e])
            continue;
        s->state[e] = state;
        s->reason[e] = i;
        s->pending[s->n_pending++] = e;
    }
}

static void look_at_cell(struct slitherlink_suppose *s, int32_t i)
{
    const struct slitherlink_deduce *d = s->d;
    int clue = d->at[i], lines = deduce_lines(d, i), open = deduce_unset(d, i);
    if (clue == CLUE_NONE)
        return;
    if (lines > clue || lines + open < clue)
        s->conflict = i;
    else if (open && lines == clue)
        force(s, i, EDGE_CROSS);
    else if (open && lines + open == clue)
        force(s, i, EDGE_LINE);
}

static void look_at_dot(struct slitherlink_suppose *s, int32_t i)
{
    const struct slitherlink_deduce *d = s->d;
    int lines = deduce_lines(d, i), open = deduce_unset(d, i);
    if (lines > 2 || (lines == 1 && open == 0))
        s->conflict = i;
    else if (open && lines == 2)
        force(s, i, EDGE_CROSS);
    else if (open == 1)
        force(s, i, lines ? EDGE_LINE : EDGE_CROSS);
}

static void look_at_ends(struct slitherlink_suppose *s)
{
    struct slitherlink_deduce *d = s->d;
    while (d->n_near) {
        int32_t e = d->near[--d->n_near];
        if (!slitherlink_deduce_is_early(d, e) || s->state[e])
            continue;
        s->state[e] = EDGE_CROSS;
        s->reason[e] = e;
        s->pending[s->n_pending++] = e;
    }
}

/* Decide what is pending. The last edge of a loop is the contradiction if it comes too early. */
static void advance(struct slitherlink_suppose *s, int round)
{
    struct slitherlink_deduce *d = s->d;
    int32_t closed = 0;
    for (int32_t k = 0; k < s->n_pending; k++) {
        int32_t e = s->pending[k];
        bool before = d->broken || d->closed;
        s->round[e] = round;
        slitherlink_deduce_set(d, e, s->state[e]);
        s->state[e] = 0;
        if (!before && (d->broken || d->closed))
            closed = e;
    }
    s->n_pending = 0;
    if (d->closed && (d->paths || d->unmet))
        d->broken = true;
    if (d->broken)
        s->conflict = closed;
}

static void drop_pending(struct slitherlink_suppose *s)
{
    while (s->n_pending)
        s->state[s->pending[--s->n_pending]] = 0;
}

int slitherlink_suppose_try(struct slitherlink_suppose *s, int32_t edge, uint8_t state, int most)
{
    struct slitherlink_deduce *d = s->d;
    int32_t from = d->n_trail;
    s->base = from;
    s->conflict = 0;
    d->n_near = 0;
    s->pending[s->n_pending++] = edge;
    s->state[edge] = state;
    s->reason[edge] = 0;
    for (int round = 1; round <= most && s->n_pending; round++) {
        advance(s, round - 1);
        int32_t loop = s->conflict;
        s->conflict = 0;
        for (; from < d->n_trail && !s->conflict; from++) {
            int32_t e = d->trail[from], along = deduce_along(d, e), across = deduce_across(d, e);
            look_at_cell(s, e - across);
            look_at_cell(s, e + across);
            look_at_dot(s, e - along);
            look_at_dot(s, e + along);
        }
        if (!s->conflict)
            s->conflict = loop;
        if (!s->conflict && !d->closed)
            look_at_ends(s);
        if (s->conflict || d->closed) {
            drop_pending(s);
            return s->conflict ? round : 0;
        }
    }
    drop_pending(s);
    return 0;
}

/* A supposition that was followed to its end and does not fail: nor does anything that it forces, when supposed
 * alone, for less follows from it. */
static void see_safe(struct slitherlink_suppose *s)
{
    const struct slitherlink_deduce *d = s->d;
    for (int32_t k = s->base; k < d->n_trail; k++)
        s->safe[d->trail[k]] |= (uint8_t)(1 << d->at[d->trail[k]]);
}

/* What is safe may fail after something else was decided; then there is another time round the board. */
bool slitherlink_suppose_run(struct slitherlink_suppose *s, int rounds)
{
    struct slitherlink_deduce *d = s->d;
    memset(s->safe, 0, (size_t)d->n);
    for (int32_t k = 0; k < d->edges && !d->closed; k++)
        for (uint8_t state = EDGE_LINE; state <= EDGE_CROSS; state++) {
            int32_t e = d->edge[k];
            if (d->at[e] != EDGE_UNSET || d->closed)
                break;
            if (s->safe[e] & 1 << state)
                continue;
            int length = slitherlink_suppose_try(s, e, state, rounds);
            if (!length && rounds >= ROUNDS_ANY)
                see_safe(s);
            slitherlink_deduce_undo(d, s->base);
            if (!length)
                continue;
            slitherlink_deduce_set(d, e, state == EDGE_LINE ? EDGE_CROSS : EDGE_LINE);
            if (!slitherlink_deduce_propagate(d))
                return false;
        }
    return true;
}
