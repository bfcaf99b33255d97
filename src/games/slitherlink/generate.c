/* generate.c - puzzles with one solution, of a wanted level.
 *
 * 1. A loop (shape.c) with all its numbers. While easy or normal techniques do not solve that, the
 *    loop is changed where they are stuck.
 * 2. As many numbers go as those techniques can spare, by divide and conquer: that they still solve
 *    the puzzle proves it unique and not too hard. Easy and normal puzzles keep enough of them
 *    to be comfortable.
 * 3. Normal puzzles, thinned out by easy techniques, and hard ones lose a few more, checked with the
 *    dearer fixpoint of their level; expert puzzles lose many, small ones all that the exact solver
 *    can spare. Of large boards numbers from all over are tried together.
 * 4. If the level below solves what is left, or it looks all the same, start again.
 *
 * With a symmetry the numbers of an orbit (lattice/orbit.h) come and go together: a unit.
 */
#include <string.h>

#include "engine/cdcl/clue_problem.h"
#include "games/slitherlink/deduce/fixpoint.h"
#include "games/slitherlink/shape.h"
#include "games/slitherlink/slitherlink.h"

enum {
    LOOPS_MAX = 3000, /* loops before the request is given up: small boards have no hard puzzles */
    MISSED_MAX = 200, /* loops that do not come down to the clues that were asked for, before the same */
    SHAKES_MAX = 60,  /* changes to one loop before another is tried */
    BUNCH = 64,       /* numbers that are dug for together: the rest of the board stays known */
    VARIED_FROM = 25, /* cells; smaller boards have few puzzles to choose from */
    DUG_MOST =
        150, /* cells; what the exact solver leaves of larger boards is seldom told in a story */
    HANDFUL = 6, /* the same with the dearer techniques of hard puzzles */
    LARGE = 2500, /* cells; above it they are tried many at a time, one of so many cells */
    LARGE_EXPERT = 1600,
    MANY = 80,
    NONE = -1
};

static const int comfortable[LEVEL_COUNT] = {52, 48, 0, 0}; /* per cent of cells with a number */

struct slitherlink_maker {
    int w, h, cells;
    struct loop_shape shape;
    struct fixpoint fixpoint;
    int8_t *clue;    /* what is shown */
    int8_t *full;    /* all numbers of the loop */
    uint32_t *order; /* units still to try: a cell, standing for its orbit */
    int n_order, shown;
    const struct wishes *wishes;
    int enough; /* numbers to be left, or -1: as the level has it */
    bool met;   /* the last loop came down to them */
    struct work *work;
};

static bool maker_open(struct slitherlink_maker *m, const struct board *b,
                       const struct generate_request *request, struct work *w)
{
    *m = (struct slitherlink_maker){
        .w = board_width(b), .h = board_height(b), .wishes = &request->wishes};
    m->cells = m->w * m->h;
    m->enough = wishes_clues(m->wishes, m->cells);
    m->work = w;
    m->shape = (struct loop_shape){.w = m->w, .h = m->h, .taste = slitherlink_taste(request->wishes.style)};
    m->shape.inside = arena_take(w->arena, (size_t)(m->w + 2) * (size_t)(m->h + 2), 1);
    m->clue = arena_take(w->arena, (size_t)m->cells, 1);
    m->full = arena_take(w->arena, (size_t)m->cells, 1);
    m->order = arena_take(w->arena, (size_t)m->cells, sizeof *m->order);
    return m->shape.inside && m->clue && m->full && m->order &&
           slitherlink_fixpoint_open(&m->fixpoint, m->w, m->h, w->arena);
}

static enum fixpoint_end judge(struct slitherlink_maker *m, enum level level)
{
    slitherlink_deduce_clues(&m->fixpoint.d, m->clue);
    return slitherlink_fixpoint_run(&m->fixpoint, level);
}

static int unit(const struct slitherlink_maker *m, uint32_t cell, uint32_t at[ORBIT_MAX])
{
    return orbit_list(m->wishes->symmetry, m->w, m->h, cell, at);
}

static void show_all(struct slitherlink_maker *m)
{
    for (int i = 0; i < m->cells; i++)
        m->clue[i] = m->full[i] = (int8_t)slitherlink_shape_clue(&m->shape, i / m->w, i % m->w);
    m->shown = m->cells;
    for (int i = 0; m->wishes->without_zeros && i < m->cells; i++) {
        uint32_t at[ORBIT_MAX];
        for (int k = unit(m, (uint32_t)i, at); k-- > 0 && m->clue[i] != NONE;)
            if (m->full[at[k]] == 0) {
                m->clue[i] = NONE;
                m->shown--;
            }
    }
}

/* ---- 1. the loop ---- */

static void shake_where_stuck(struct slitherlink_maker *m)
{
    const struct slitherlink_deduce *d = &m->fixpoint.d;
    for (int32_t k = 0; k < d->cells; k++)
        if (deduce_unset(d, d->cell[k]) && rng_below(m->work->rng, 2))
            slitherlink_shape_shake(&m->shape, k / m->w, k % m->w, SHAPE_SHAKES, m->work->rng);
}

static bool make_loop(struct slitherlink_maker *m, enum level level)
{
    slitherlink_shape_grow(&m->shape, m->work);
    for (int i = 0; i < SHAKES_MAX; i++) {
        if (!work_spend(m->work, (uint64_t)m->cells))
            return false;
        show_all(m);
        if (judge(m, level) == FIXPOINT_SOLVED)
            return true;
        shake_where_stuck(m);
    }
    return false;
}

/* ---- 2. taking numbers away ---- */

/* Numbers of the unit are written or not; what is counted as shown stays. */
static int write_unit(struct slitherlink_maker *m, uint32_t cell, bool on)
{
    uint32_t at[ORBIT_MAX];
    int n = unit(m, cell, at);
    for (int k = 0; k < n; k++)
        m->clue[at[k]] = on ? m->full[at[k]] : NONE;
    return n;
}

static void show(struct slitherlink_maker *m, uint32_t cell, bool on)
{
    m->shown += (on ? 1 : -1) * write_unit(m, cell, on);
}

static void add_units(struct slitherlink_maker *m, int from, int to)
{
    for (int i = from; i < to; i++) {
        uint32_t at[ORBIT_MAX];
        int n = unit(m, m->order[i], at);
        for (int k = 0; k < n; k++)
            slitherlink_fixpoint_add(&m->fixpoint, m->fixpoint.d.cell[at[k]],
                                     (uint8_t)m->full[at[k]]);
    }
}

/* People leave more 0s than chance does: they go last. */
static void put_zeros_last(struct slitherlink_maker *m)
{
    int n = 0;
    for (int i = 0; i < m->n_order; i++) /* none is passed over: each exchange brings one forward */
        if (m->full[m->order[i]] != 0) {
            uint32_t zero = m->order[n];
            m->order[n++] = m->order[i];
            m->order[i] = zero;
        }
}

static void order_units(struct slitherlink_maker *m)
{
    m->n_order = 0;
    for (uint32_t i = 0; i < (uint32_t)m->cells; i++) {
        uint32_t at[ORBIT_MAX];
        bool first = m->clue[i] != NONE;
        for (int k = unit(m, i, at) - 1; k > 0; k--)
            first &= at[k] > i;
        if (first)
            m->order[m->n_order++] = i;
    }
    rng_shuffle(m->work->rng, m->order, (size_t)m->n_order);
    if (m->wishes->style == STYLE_MIXED)
        put_zeros_last(m);
}

/* Divide and conquer after Junker's QuickXplain. What is known is the fixpoint of some numbers;
 * with the units [from, to) it would solve the puzzle. If it does so without them they all go. Else
 * one half is dug with the other half present, then the other with what was kept of the first. Each
 * step goes on from what is known, so that little is found twice. Units that must stay move to the
 * front of the range; returns how many. Dear techniques are kept for single units. */
static int dig(struct slitherlink_maker *m, enum level level, int from, int to)
{
    if (!work_spend(m->work, (uint64_t)m->w))
        return to - from;
    enum level here = to - from > 1 && level > LEVEL_NORMAL ? LEVEL_NORMAL : level;
    if (slitherlink_fixpoint_resume(&m->fixpoint, here) == FIXPOINT_SOLVED) {
        for (int i = from; i < to; i++)
            show(m, m->order[i], false);
        return 0;
    }
    if (to - from == 1)
        return 1;
    int middle = (from + to) / 2;
    struct fixpoint_state known = slitherlink_fixpoint_keep(&m->fixpoint);
    add_units(m, middle, to);
    int kept = dig(m, level, from, middle);
    slitherlink_fixpoint_restore(&m->fixpoint, &known);
    add_units(m, from, from + kept);
    int more = dig(m, level, middle, to);
    memmove(&m->order[from + kept], &m->order[middle], (size_t)more * sizeof *m->order);
    return kept + more;
}

/* Try to remove the units [from, to) of the order; those that stay come to stand first in the
 * range. Returns how many. */
static int thin_out(struct slitherlink_maker *m, enum level level, int from, int to)
{
    for (int i = from; i < to; i++)
        write_unit(m, m->order[i], false);
    slitherlink_deduce_clues(&m->fixpoint.d, m->clue);
    slitherlink_fixpoint_forget(&m->fixpoint);
    for (int i = from; i < to; i++)
        write_unit(m, m->order[i], true);
    return dig(m, level, from, to);
}

/* Bunch by bunch until no more than `enough` numbers are shown. The order keeps those that are. */
static void thin_out_all(struct slitherlink_maker *m, enum level level, int enough)
{
    int kept = 0, from = 0;
    for (int to; from < m->n_order && m->shown > enough; from = to) {
        int most = m->shown - enough < BUNCH ? m->shown - enough : BUNCH;
        if (m->enough >= 0)
            most = 1 + (most - 1) / orbit_size(m->wishes->symmetry); /* not one too many */
        else
            most = most < HANDFUL ? HANDFUL : most;
        to = from + most;
        to = to < m->n_order ? to : m->n_order;
        int here = thin_out(m, level, from, to);
        memmove(&m->order[kept], &m->order[from], (size_t)here * sizeof *m->order);
        kept += here;
    }
    memmove(&m->order[kept], &m->order[from], (size_t)(m->n_order - from) * sizeof *m->order);
    m->n_order -= from - kept;
}

/* Few numbers that normal techniques need can be spared by hard ones, and to find out is dear: a
 * handful at a time until some are gone. */
static void harden(struct slitherlink_maker *m, enum level level, int enough)
{
    int shown = m->shown, handful = m->enough < 0 ? HANDFUL : 1;
    for (int from = 0; from < m->n_order && m->shown > m->enough &&
                       (m->enough >= 0 || shown - m->shown < enough);
         from += handful) {
        int to = from + handful < m->n_order ? from + handful : m->n_order;
        thin_out(m, level, from, to);
    }
}

/* Has a number of the unit a side that is not decided? */
static bool is_open_unit(const struct slitherlink_maker *m, uint32_t cell)
{
    uint32_t at[ORBIT_MAX];
    bool open = false;
    for (int k = unit(m, cell, at); k-- > 0;)
        open |= deduce_unset(&m->fixpoint.d, m->fixpoint.d.cell[at[k]]) > 0;
    return open;
}

/* Of the hidden units [from, to) every second at which the board is stuck comes back, or else all of them.
 * False: there are none. */
static bool bring_back(struct slitherlink_maker *m, int from, int to)
{
    int stuck = 0;
    for (int pass = 0; pass < 2 && !stuck; pass++)
        for (int i = from; i < to; i++) {
            bool here = m->clue[m->order[i]] == NONE && (pass || is_open_unit(m, m->order[i]));
            if (here && stuck++ % 2 == 0) {
                write_unit(m, m->order[i], true);
                add_units(m, i, i + 1);
            }
        }
    return stuck > 0;
}

/* Where a large board is stuck says little about the rest of it, and a look at all of it is dear: units from
 * all over the board go together, and those at which it is stuck come back until it is solved. */
static void thin_out_together(struct slitherlink_maker *m, enum level level, int from, int to)
{
    for (int i = from; i < to; i++)
        write_unit(m, m->order[i], false);
    slitherlink_deduce_clues(&m->fixpoint.d, m->clue);
    slitherlink_fixpoint_forget(&m->fixpoint);
    while (work_spend(m->work, (uint64_t)m->cells) &&
           slitherlink_fixpoint_resume(&m->fixpoint, level) == FIXPOINT_STUCK && bring_back(m, from, to))
        ;
    uint32_t at[ORBIT_MAX];
    for (int i = from; i < to; i++)
        if (m->clue[m->order[i]] == NONE)
            m->shown -= unit(m, m->order[i], at);
}

static bool is_large(const struct slitherlink_maker *m, enum level level)
{
    return m->cells > (level == LEVEL_EXPERT ? LARGE_EXPERT : LARGE);
}

static void harden_large(struct slitherlink_maker *m, enum level level, int enough)
{
    int shown = m->shown, from = 0, to;
    for (; from < m->n_order && m->work->steps; from = to) {
        int more = m->enough >= 0 ? m->shown - m->enough : enough - (shown - m->shown);
        if (more <= 0)
            return;
        int most = m->enough >= 0 ? 1 + (more - 1) / orbit_size(m->wishes->symmetry) : HANDFUL + 4 * more;
        most = most < m->cells / MANY ? most : m->cells / MANY;
        to = from + most < m->n_order ? from + most : m->n_order;
        thin_out_together(m, level, from, to);
    }
}

/* ---- 3. hard and expert ---- */

static bool encode(const struct slitherlink_maker *m, struct clue_problem *out)
{
    *out = (struct clue_problem){0};
    cdcl_frame_edges(&out->frame, m->w, m->h);
    out->clue = arena_take(m->work->arena, (size_t)m->cells, sizeof *out->clue);
    if (!out->clue)
        return false;
    for (int i = 0; i < m->cells; i++)
        if (m->clue[i] != NONE)
            out->clue[out->n_clues++] = (struct clue_problem_clue){
                2 * frame_place(&out->frame, i / m->w, i % m->w) + 1, (uint8_t)m->clue[i]};
    return true;
}

/* Place of each cell among the clues. */
static void number_clues(const struct slitherlink_maker *m, uint32_t *number)
{
    uint32_t n = 0;
    for (int i = 0; i < m->cells; i++)
        if (m->clue[i] != NONE)
            number[i] = n++;
}

/* Is there one solution without the numbers of this unit, asked from the start? */
static struct err spare_unit(struct slitherlink_maker *m, uint32_t cell, bool *spare)
{
    struct arena_mark mark = arena_here(m->work->arena);
    struct clue_problem problem;
    struct clue_problem_found found = {0};
    show(m, cell, false);
    struct err e =
        encode(m, &problem) ? cdcl_problem_count(&problem, 2, &found, m->work) : err_memory();
    *spare = !err_is(e) && found.answer == ANSWER_ONE;
    show(m, cell, true);
    arena_release(m->work->arena, mark);
    return e;
}

/* What the solver learns about one number helps with the next. The numbers of a unit can go only
 * if each of them alone can, which is found out more cheaply. */
static struct err dig_out(struct slitherlink_maker *m)
{
    struct arena_mark mark = arena_here(m->work->arena);
    struct clue_problem problem;
    uint32_t *number = arena_take(m->work->arena, (size_t)m->cells, sizeof *number);
    struct clue_problem_dig *dug =
        number && encode(m, &problem) ? cdcl_problem_dig_open(&problem, m->work) : NULL;
    struct err e = dug ? err_none() : err_memory();
    if (dug)
        number_clues(m, number);
    for (int i = 0; !err_is(e) && i < m->n_order && m->shown > m->enough &&
                    work_spend(m->work, (uint64_t)m->cells);
         i++) {
        uint32_t at[ORBIT_MAX];
        int n = unit(m, m->order[i], at);
        bool spare = true;
        for (int k = 0; k < n && spare; k++)
            spare = cdcl_problem_dig_try(dug, number[at[k]]) == ANSWER_ONE;
        if (spare && n > 1)
            e = spare_unit(m, at[0], &spare);
        if (!spare)
            continue;
        show(m, at[0], false);
        for (int k = 0; k < n; k++)
            cdcl_problem_dig_drop(dug, number[at[k]]);
    }
    arena_release(m->work->arena, mark);
    return e;
}

/* ---- 4. all together ---- */

/* Numbers of three kinds at least, and a quarter of the cells without one. Among small boards, most
 * of all symmetric ones, a few in a hundred are not so; the smallest need not be. */
static bool is_varied(const struct slitherlink_maker *m)
{
    unsigned kinds = 0;
    for (int i = 0; i < m->cells; i++)
        kinds |= m->clue[i] == NONE ? 0 : 1u << m->clue[i];
    return m->cells < VARIED_FROM ||
           (__builtin_popcount(kinds) >= 3 && (m->enough >= 0 || 4 * m->shown <= 3 * m->cells));
}

/* Numbers that the dearer techniques of the level are to take away. */
static int hardened(const struct slitherlink_maker *m, enum level level, bool dug)
{
    switch (level) {
    case LEVEL_EASY:
        return 0;
    case LEVEL_NORMAL:
        return 1 + m->cells / (is_large(m, level) ? 500 : 100);
    case LEVEL_HARD:
        return 1 + m->cells / 400;
    default:
        return dug || is_large(m, level) ? m->cells / 8 : 2 + m->cells / 40;
    }
}

static struct err make(struct slitherlink_maker *m, enum level level, bool *done)
{
    bool dug = level == LEVEL_EXPERT && m->cells <= DUG_MOST;
    bool large = is_large(m, level);
    enum level cheap = level < LEVEL_HARD || dug || (large && level == LEVEL_EXPERT) ? LEVEL_EASY : LEVEL_NORMAL;
    int more = hardened(m, level, dug);
    *done = false;
    m->met = true;
    if (!make_loop(m, cheap))
        return m->fixpoint.starved ? err_memory() : err_none();
    order_units(m);
    thin_out_all(m, cheap,
                 m->enough < 0 ? comfortable[level] * m->cells / 100 : m->enough + more);
    if (level > LEVEL_EASY && !dug)
        (large ? harden_large : harden)(m, level, more);
    struct err e = dug ? dig_out(m) : err_none();
    if (!err_is(e) && m->work->steps) {
        m->met = wishes_clues_met(m->wishes, m->shown, m->cells);
        *done = m->met && is_varied(m) &&
                (level == LEVEL_EASY || judge(m, level - 1) != FIXPOINT_SOLVED);
    }
    return !err_is(e) && m->fixpoint.starved ? err_memory() : e;
}

static const struct err no_such = {ERR_BUDGET, 0, "no such puzzle was found in the steps allowed"};
static const struct err no_clues = {
    ERR_BUDGET, 0, "no puzzle of this level was found with that number of clues (--clues)"};

struct err slitherlink_generate(struct board *b, const struct generate_request *request,
                                struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct slitherlink_maker m;
    bool done = false;
    struct err e = maker_open(&m, b, request, w) ? err_none() : err_memory();
    for (int i = 0, missed = 0; !err_is(e) && !done; i++) {
        if (missed == MISSED_MAX)
            e = no_clues;
        else if (i == LOOPS_MAX || !work_spend(w, (uint64_t)m.cells))
            e = no_such;
        else
            e = make(&m, request->level, &done);
        missed += !m.met;
    }
    for (int i = 0; !err_is(e) && i < m.cells; i++)
        slitherlink_put_clue(b, i / m.w, i % m.w,
                             m.clue[i] == NONE ? '.' : (char)('0' + m.clue[i]));
    if (!err_is(e))
        slitherlink_clear(b);
    arena_release(w->arena, mark);
    return e;
}
