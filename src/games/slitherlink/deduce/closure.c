/* closure.c - see closure.h. Each stage runs only if the ones before are stuck. */
#include "games/slitherlink/deduce/closure.h"

#include "games/slitherlink/deduce/finding.h"

bool closure_open(struct closure *c, int w, int h, struct arena *arena)
{
    *c = (struct closure){.arena = arena};
    c->added = arena_take(arena, (size_t)w * (size_t)h, sizeof *c->added);
    c->told = arena_take(arena, (size_t)w * (size_t)h, sizeof *c->told);
    return c->added && c->told && deduce_open(&c->d, w, h, arena) &&
           pairs_open(&c->pairs, &c->d, arena) && tints_open(&c->tints, &c->d, arena) &&
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
        tints_run(&c->tints);
    return !c->d.broken;
}

static bool run_hard(struct closure *c, int rounds)
{
    struct finding f = {.d = &c->d, .arena = c->arena};
    int32_t before = c->d.n_trail;
    slither_find_cut_off(&f);
    slither_find_area(&f);
    c->starved |= f.starved;
    if (c->d.broken)
        return false;
    return c->d.n_trail > before || slither_suppose_run(&c->suppose, rounds);
}

void closure_forget(struct closure *c)
{
    pairs_forget(&c->pairs);
    tints_forget(&c->tints);
    c->looked = false;
    c->n_added = c->n_told = 0;
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

struct closure_state closure_keep(const struct closure *c)
{
    return (struct closure_state){.n_trail = c->d.n_trail,
                                  .closing = c->d.closing,
                                  .n_log = c->pairs.n_log,
                                  .pairs_followed = c->pairs.followed,
                                  .n_joins = c->tints.n_joins,
                                  .tints_followed = c->tints.followed,
                                  .n_told = c->n_told,
                                  .seen = c->seen,
                                  .looked = c->looked};
}

void closure_restore(struct closure *c, const struct closure_state *s)
{
    deduce_undo(&c->d, s->n_trail);
    c->d.closing = s->closing;
    while (c->n_told > s->n_told) {
        int32_t cell = c->told[--c->n_told];
        c->d.positive -= c->d.at[cell] > 0;
        c->d.unmet -= c->d.at[cell] != deduce_lines(&c->d, cell);
        c->d.at[cell] = CLUE_NONE;
    }
    pairs_undo(&c->pairs, s->n_log, s->pairs_followed);
    tints_undo(&c->tints, s->n_joins, s->tints_followed);
    c->n_added = 0;
    c->seen = s->seen;
    c->looked = s->looked;
}

void closure_add(struct closure *c, int32_t cell, uint8_t clue)
{
    c->d.at[cell] = clue;
    c->d.positive += clue > 0;
    c->d.unmet += clue != deduce_lines(&c->d, cell);
    c->added[c->n_added++] = c->told[c->n_told++] = cell;
    tints_look(&c->tints, cell);
    pairs_look(&c->pairs, cell);
    deduce_look(&c->d, cell);
}
