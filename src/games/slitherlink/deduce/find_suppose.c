/* find_suppose.c - the shortest "suppose ... contradiction" as a step, with what it needs alone.
 *
 * Reasons are pairs: the cell or dot that forces, and the edge it forces (an edge that forces
 * itself would close a loop too early); at the end the cell, dot or closing edge that cannot be.
 */
#include <string.h>

#include "games/slitherlink/deduce/finding.h"
#include "games/slitherlink/deduce/suppose.h"

struct trace {
    struct suppose *s;
    uint8_t *need; /* by edge */
};

static bool supposed(const struct trace *t, int32_t e, int32_t before)
{
    const struct deduce *d = t->s->d;
    int32_t round = t->s->round[e];
    return d->at[e] != EDGE_UNSET && round >= 0 && round < before;
}

/* Edges of cell or dot i in this state (or any: EDGE_UNSET) that were decided before the round. */
static void need_around(struct trace *t, int32_t i, uint8_t state, int32_t before)
{
    const struct deduce *d = t->s->d;
    for (int s = 0; s < 4; s++) {
        int32_t e = i + d->off[s];
        if (supposed(t, e, before) && (state == EDGE_UNSET || d->at[e] == state))
            t->need[e] = 1;
    }
}

/* Lines decided before the round, from dot `at` on, without edge e. */
static void need_path(struct trace *t, int32_t e, int32_t at, int32_t before)
{
    const struct deduce *d = t->s->d;
    int32_t start = at, last = e;
    for (bool moved = true; moved;) {
        moved = false;
        for (int s = 0; s < 4 && !moved; s++) {
            int32_t next = at + d->off[s];
            if (d->at[next] != EDGE_LINE || next == last || next == e ||
                t->s->round[next] >= before)
                continue;
            if (t->s->round[next] >= 0)
                t->need[next] = 1;
            last = next;
            at += 2 * d->off[s];
            moved = at != start;
        }
    }
}

static void need_for_edge(struct trace *t, int32_t e)
{
    const struct deduce *d = t->s->d;
    int32_t i = t->s->reason[e], round = t->s->round[e];
    if (i == 0)
        return;
    if (i == e) {
        need_path(t, e, e - deduce_along(d, e), round);
        return;
    }
    if (d->kind[i] == PLACE_CELL) {
        need_around(t, i, d->at[e] == EDGE_CROSS ? EDGE_LINE : EDGE_CROSS, round);
        return;
    }
    int lines = 0;
    for (int s = 0; s < 4; s++) {
        int32_t other = i + d->off[s];
        lines += d->at[other] == EDGE_LINE && t->s->round[other] < round;
    }
    need_around(t, i, lines == 2 ? EDGE_LINE : EDGE_UNSET, round);
}

static void need_for_conflict(struct trace *t)
{
    const struct deduce *d = t->s->d;
    int32_t i = t->s->conflict;
    if (deduce_is_edge(i)) {
        t->need[i] = 1;
        need_path(t, i, i - deduce_along(d, i), ROUNDS_ANY);
        return;
    }
    bool cell = d->kind[i] == PLACE_CELL;
    int lines = deduce_lines(d, i), most = cell ? d->at[i] : 2;
    need_around(t, i, lines > most ? EDGE_LINE : cell ? EDGE_CROSS : EDGE_UNSET, ROUNDS_ANY);
}

static void write_step(struct finding *f, struct trace *t, int32_t edge, uint8_t state)
{
    struct deduce *d = f->d;
    struct suppose *s = t->s;
    need_for_conflict(t);
    for (int32_t k = d->n_trail - 1; k > s->base; k--)
        if (t->need[d->trail[k]])
            need_for_edge(t, d->trail[k]);
    for (int32_t k = s->base + 1; k < d->n_trail; k++) {
        int32_t e = d->trail[k];
        if (t->need[e]) {
            finding_because(f, s->reason[e]);
            finding_because(f, e);
        }
    }
    finding_because(f, s->conflict);
    deduce_undo(d, s->base);
    finding_move(f, edge, state == EDGE_LINE ? EDGE_CROSS : EDGE_LINE);
}

bool slither_find_suppose(struct finding *f, int rounds)
{
    struct deduce *d = f->d;
    struct arena_mark mark = arena_here(f->arena);
    struct suppose s;
    struct trace t = {&s, arena_take(f->arena, (size_t)d->n, 1)};
    int32_t best = 0;
    uint8_t best_state = EDGE_UNSET;
    if (!t.need || !slither_suppose_open(&s, d, f->arena)) {
        f->starved = true;
        arena_release(f->arena, mark);
        return false;
    }
    int size = 0;
    int32_t looks = 0;
    for (int32_t k = 0; k < d->edges; k++)
        for (uint8_t state = EDGE_LINE; state <= EDGE_CROSS; state++) {
            if (d->at[d->edge[k]] != EDGE_UNSET || finding_stopped(f, looks++))
                continue;
            int here = slither_suppose_try(&s, d->edge[k], state, size ? size - 1 : rounds);
            deduce_undo(d, s.base);
            if (here) {
                size = here;
                best = d->edge[k];
                best_state = state;
            }
        }
    if (best) {
        for (int32_t k = 0; k < d->n; k++)
            s.round[k] = -1;
        slither_suppose_try(&s, best, best_state, size);
        finding_size(f, size);
        write_step(f, &t, best, best_state);
    }
    arena_release(f->arena, mark);
    return best != 0;
}
