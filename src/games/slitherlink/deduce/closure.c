/* closure.c - see closure.h. Each stage runs only if the ones before are stuck. */
#include "games/slitherlink/deduce/closure.h"

#include "games/slitherlink/deduce/colour.h"
#include "games/slitherlink/deduce/finding.h"

bool closure_open(struct closure *c, int w, int h, struct arena *arena)
{
    c->arena = arena;
    return deduce_open(&c->d, w, h, arena) && pairs_open(&c->pairs, &c->d, arena) &&
           suppose_open(&c->suppose, &c->d, arena);
}

/* Numbers, dots, early loops and known patterns. */
static bool run_easy(struct closure *c)
{
    struct finding f = {.d = &c->d, .arena = c->arena};
    int32_t before;
    do {
        if (!deduce_settle(&c->d))
            return false;
        before = c->d.n_trail;
        if (c->d.closed)
            return true;
        find_adjacent_threes(&f);
        find_diagonal_threes(&f);
        find_corner(&f);
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
        colours_run(&c->d, c->arena);
    return !c->d.broken;
}

static bool run_hard(struct closure *c, int rounds)
{
    struct finding f = {.d = &c->d, .arena = c->arena};
    int32_t before = c->d.n_trail;
    int found = 0;
    find_cut_off(&f);
    find_area(&f);
    if (c->d.broken)
        return false;
    return c->d.n_trail > before || suppose_run(&c->suppose, rounds, &found);
}

enum closure_end closure_run(struct closure *c, enum level level)
{
    struct deduce *d = &c->d;
    int32_t before;
    pairs_forget(&c->pairs);
    do {
        before = d->n_trail;
        bool whole = run_easy(c);
        if (whole && !d->closed && level >= LEVEL_NORMAL)
            whole = run_normal(c);
        if (whole && !d->closed && level >= LEVEL_HARD && d->n_trail == before)
            whole = run_hard(c, SUPPOSE_MIDDLE);
        if (whole && !d->closed && level >= LEVEL_EXPERT && d->n_trail == before)
            whole = run_hard(c, ROUNDS_ANY);
        if (!whole)
            return CLOSURE_BROKEN;
    } while (d->n_trail > before && !d->closed);
    return d->closed ? CLOSURE_SOLVED : CLOSURE_STUCK;
}
