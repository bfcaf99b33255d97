/* closure.c - see closure.h. Each stage runs only if the ones before are stuck. */
#include "games/slitherlink/deduce/closure.h"

#include <string.h>

#include "games/slitherlink/deduce/colour.h"
#include "games/slitherlink/deduce/finding.h"

bool closure_open(struct closure *c, int w, int h, struct arena *arena)
{
    *c = (struct closure){.arena = arena};
    c->added = arena_take(arena, (size_t)w * (size_t)h, sizeof *c->added);
    return c->added && deduce_open(&c->d, w, h, arena) && pairs_open(&c->pairs, &c->d, arena) &&
           slither_suppose_open(&c->suppose, &c->d, arena);
}

/* Patterns, where something was decided or added since they were looked for last. */
static void run_patterns(struct closure *c)
{
    struct finding f = {.d = &c->d, .arena = c->arena};
    int32_t n = c->d.n_trail;
    bool local = slither_patterns_are_local(&c->d);
    if (!c->looked || !local) {
        slither_patterns_everywhere(&f);
    } else {
        for (int32_t k = 0; k < c->n_added; k++)
            slither_patterns_of_clue(&f, c->added[k]);
        for (int32_t k = c->seen; k < n; k++)
            slither_patterns_of_edge(&f, c->d.trail[k]);
    }
    c->looked = local;
    c->n_added = 0;
    c->seen = n;
}

/* Numbers, dots, early loops and known patterns. */
static bool run_easy(struct closure *c)
{
    int32_t before;
    do {
        if (!deduce_settle(&c->d))
            return false;
        before = c->d.n_trail;
        if (c->d.closed)
            return true;
        run_patterns(c);
        if (c->d.broken)
            return false;
    } while (c->d.n_trail > before);
    return true;
}

static bool run_normal(struct closure *c)
{
    int32_t before = c->d.n_trail;
    if (!pairs_run(&c->pairs))
        return false;
    if (c->d.n_trail == before)
        c->starved |= !colours_run(&c->d, c->arena);
    return !c->d.broken;
}

static bool run_hard(struct closure *c, int rounds)
{
    struct finding f = {.d = &c->d, .arena = c->arena};
    int32_t before = c->d.n_trail;
    int found = 0;
    slither_find_cut_off(&f);
    slither_find_area(&f);
    c->starved |= f.starved;
    if (c->d.broken)
        return false;
    return c->d.n_trail > before || slither_suppose_run(&c->suppose, rounds, &found);
}

void closure_forget(struct closure *c)
{
    pairs_forget(&c->pairs);
    c->looked = false;
    c->n_added = 0;
}

enum closure_end closure_run(struct closure *c, enum level level)
{
    closure_forget(c);
    return closure_resume(c, level);
}

enum closure_end closure_resume(struct closure *c, enum level level)
{
    struct deduce *d = &c->d;
    int32_t before;
    do {
        before = d->n_trail; /* the stages look at what is new since they were last asked */
        bool whole = run_easy(c);
        if (whole && !d->closed && level >= LEVEL_NORMAL)
            whole = run_normal(c);
        if (whole && !d->closed && level >= LEVEL_HARD && d->n_trail == before)
            whole = run_hard(c, SUPPOSE_MIDDLE);
        if (whole && !d->closed && level >= LEVEL_EXPERT && d->n_trail == before)
            whole = run_hard(c, ROUNDS_ANY);
        if (c->starved)
            return CLOSURE_STARVED;
        if (!whole)
            return CLOSURE_BROKEN;
    } while (d->n_trail > before && !d->closed);
    return d->closed ? CLOSURE_SOLVED : CLOSURE_STUCK;
}

/* ---- coming back ---- */

bool closure_state_open(const struct closure *c, struct closure_state *s)
{
    size_t n = (size_t)c->d.n;
    s->d = c->d;
    s->d.at = arena_take(c->arena, n, 1);
    s->d.around = arena_take(c->arena, n, 1);
    s->d.end = arena_take(c->arena, n, sizeof *s->d.end);
    s->d.trail = arena_take(c->arena, (size_t)c->d.edges, sizeof *s->d.trail);
    s->set = arena_take(c->arena, 4 * n, 1);
    return s->d.at && s->d.around && s->d.end && s->d.trail && s->set;
}

static void copy(struct deduce *to, const struct deduce *from)
{
    size_t n = (size_t)from->n;
    struct deduce own = *to;
    *to = *from;
    to->at = own.at;
    to->around = own.around;
    to->end = own.end;
    to->trail = own.trail;
    memcpy(to->at, from->at, n);
    memcpy(to->around, from->around, n);
    memcpy(to->end, from->end, n * sizeof *to->end);
    memcpy(to->trail, from->trail, (size_t)from->n_trail * sizeof *to->trail);
}

void closure_keep(const struct closure *c, struct closure_state *s)
{
    copy(&s->d, &c->d);
    pairs_keep(&c->pairs, s->set, &s->followed);
    s->seen = c->seen;
    s->looked = c->looked;
}

void closure_restore(struct closure *c, const struct closure_state *s)
{
    copy(&c->d, &s->d);
    pairs_restore(&c->pairs, s->set, s->followed);
    c->n_added = 0;
    c->seen = s->seen;
    c->looked = s->looked;
}

void closure_add(struct closure *c, int32_t cell, uint8_t clue)
{
    c->d.at[cell] = clue;
    c->d.positive += clue > 0;
    c->d.unmet += clue != deduce_lines(&c->d, cell);
    c->added[c->n_added++] = cell;
    pairs_look(&c->pairs, cell);
    deduce_look(&c->d, cell);
}
