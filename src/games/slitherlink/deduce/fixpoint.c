/* fixpoint.c - see fixpoint.h. Each stage runs only if the ones before are stuck. */
#include "games/slitherlink/deduce/fixpoint.h"

#include "games/slitherlink/deduce/finding.h"

bool slitherlink_fixpoint_open(struct fixpoint *c, int w, int h, struct arena *arena)
{
    *c = (struct fixpoint){.arena = arena};
    c->added = arena_take(arena, (size_t)w * (size_t)h, sizeof *c->added);
    c->told = arena_take(arena, (size_t)w * (size_t)h, sizeof *c->told);
    return c->added && c->told && slitherlink_deduce_open(&c->d, w, h, arena) &&
           slitherlink_pairs_open(&c->pairs, &c->d, arena) &&
           slitherlink_colour_groups_open(&c->groups, &c->d, arena) &&
           slitherlink_suppose_open(&c->suppose, &c->d, arena);
}

/* Patterns, where something was decided or added since they were looked for last. */
static void run_patterns(struct fixpoint *c)
{
    struct slitherlink_finding f = {.d = &c->d, .arena = c->arena};
    int32_t n = c->d.n_trail;
    bool local = slitherlink_patterns_are_local(&c->d);
    if (!c->looked || !local) {
        slitherlink_patterns_everywhere(&f);
    } else {
        for (int32_t k = 0; k < c->n_added; k++)
            slitherlink_patterns_of_clue(&f, c->added[k]);
        for (int32_t k = c->seen; k < n; k++)
            slitherlink_patterns_of_edge(&f, c->d.trail[k]);
    }
    c->looked = local;
    c->n_added = 0;
    c->seen = n;
}

/* Numbers, dots, early loops and known patterns. */
static bool run_easy(struct fixpoint *c)
{
    int32_t before;
    do {
        if (!slitherlink_deduce_propagate(&c->d))
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

static bool run_normal(struct fixpoint *c)
{
    int32_t before = c->d.n_trail;
    if (!slitherlink_pairs_run(&c->pairs))
        return false;
    if (c->d.n_trail == before)
        slitherlink_colour_groups_run(&c->groups);
    return !c->d.broken;
}

static bool run_hard(struct fixpoint *c)
{
    struct slitherlink_finding f = {.d = &c->d, .arena = c->arena};
    int32_t before = c->d.n_trail;
    slitherlink_find_cut_off(&f);
    slitherlink_find_area(&f);
    c->starved |= f.starved;
    if (c->d.broken)
        return false;
    return c->d.n_trail > before || slitherlink_suppose_run(&c->suppose, SUPPOSE_MIDDLE);
}

void slitherlink_fixpoint_forget(struct fixpoint *c)
{
    slitherlink_pairs_forget(&c->pairs);
    slitherlink_colour_groups_forget(&c->groups);
    c->looked = false;
    c->n_added = c->n_told = 0;
}

enum fixpoint_end slitherlink_fixpoint_run(struct fixpoint *c, enum level level)
{
    slitherlink_fixpoint_forget(c);
    return slitherlink_fixpoint_resume(c, level);
}

enum fixpoint_end slitherlink_fixpoint_resume(struct fixpoint *c, enum level level)
{
    struct slitherlink_deduce *d = &c->d;
    int32_t before;
    do {
        before = d->n_trail; /* the stages look at what is new since they were last asked */
        bool whole = run_easy(c);
        if (whole && !d->closed && level >= LEVEL_NORMAL)
            whole = run_normal(c);
        if (whole && !d->closed && level >= LEVEL_HARD && d->n_trail == before)
            whole = run_hard(c);
        if (whole && !d->closed && level >= LEVEL_EXPERT && d->n_trail == before)
            whole = slitherlink_suppose_run(&c->suppose, ROUNDS_ANY);
        if (c->starved)
            return FIXPOINT_STARVED;
        if (!whole)
            return FIXPOINT_BROKEN;
    } while (d->n_trail > before && !d->closed);
    return d->closed ? FIXPOINT_SOLVED : FIXPOINT_STUCK;
}

/* ---- coming back ---- */

struct fixpoint_state slitherlink_fixpoint_keep(const struct fixpoint *c)
{
    return (struct fixpoint_state){.n_trail = c->d.n_trail,
                                   .closing = c->d.closing,
                                   .n_log = c->pairs.n_log,
                                   .pairs_followed = c->pairs.followed,
                                   .n_joins = c->groups.n_joins,
                                   .colour_groups_followed = c->groups.followed,
                                   .n_told = c->n_told,
                                   .seen = c->seen,
                                   .looked = c->looked};
}

void slitherlink_fixpoint_restore(struct fixpoint *c, const struct fixpoint_state *s)
{
    slitherlink_deduce_undo(&c->d, s->n_trail);
    c->d.closing = s->closing;
    while (c->n_told > s->n_told) {
        int32_t cell = c->told[--c->n_told];
        c->d.positive -= c->d.at[cell] > 0;
        c->d.unmet -= c->d.at[cell] != deduce_lines(&c->d, cell);
        c->d.at[cell] = CLUE_NONE;
    }
    slitherlink_pairs_undo(&c->pairs, s->n_log, s->pairs_followed);
    slitherlink_colour_groups_undo(&c->groups, s->n_joins, s->colour_groups_followed);
    c->n_added = 0;
    c->seen = s->seen;
    c->looked = s->looked;
}

void slitherlink_fixpoint_add(struct fixpoint *c, int32_t cell, uint8_t clue)
{
    c->d.at[cell] = clue;
    c->d.positive += clue > 0;
    c->d.unmet += clue != deduce_lines(&c->d, cell);
    c->added[c->n_added++] = c->told[c->n_told++] = cell;
    slitherlink_colour_groups_look(&c->groups, cell);
    slitherlink_pairs_look(&c->pairs, cell);
    slitherlink_deduce_look(&c->d, cell);
}
