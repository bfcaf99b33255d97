/* generate.c - make a puzzle: fill the board, write all numbers, then take numbers away.
 *
 *  1. Fill the cells in random order with a random slash, or the other one if that closes a loop.
 *     The fill never backtracks: two lines that block both slashes of a cell would have to cross,
 *     on corners of different colours.
 *  2. Write every number. Where techniques of the level do not solve even that, fill anew there.
 *  3. Take numbers off in random order as long as techniques of the level still solve the board
 *     (which also proves that it has one solution). Easy and normal puzzles keep more than needed;
 *     large normal ones lose only a few by other than easy techniques, for what small ones have by
 *     chance evens out there and would always be too much.
 *  4. Expert: look for a number that can go, or go to another place, so that the board has one
 *     solution still but is too hard for everything easier. Then take off whatever can go.
 *  5. A board that is not of the level when solved from the start is thrown away.
 */
#include "games/slant/deduce.h"

static const struct err no_such = {ERR_BUDGET, 0,
                                   "no puzzle of this level was found: try another size or level"};

enum { FILLS_MOST = 1000, FILLS_ANEW = 50 }; /* rounds of filling; from the empty board */
enum { WORK_PER_BOARD = 20000 }; /* cells filled before giving up, at least two boards */

/* The share of corners, in percent, that keep their number when techniques of the level thin out
 * the board. For experts the rest is done while looking for a number that makes it harder. */
static const int keep_percent[LEVEL_COUNT] = {52, 46, 0, 56};

enum { WINDOWED = 1600, WINDOW = 16 }; /* cells from which on numbers are taken off window by window; its side */
enum { LARGE = 300, FEW = 20 }; /* cells; of a large board one number in so many cells goes */
enum { VERY_LARGE = 2500, FEWER = 32 }; /* the same; and experts' are mended where only a search goes on */

struct slant_maker {
    struct slant_deduce *d;
    struct scratch_board *s; /* of d */
    struct scratch_board *fill;
    struct work *w;
    struct generate_request request;
    bool met; /* the last board has as many numbers as were asked for */
    uint32_t *cell, *order; /* cells; places of numbers in the order they are tried */
    uint32_t n_cells, n_order;
    struct scratch_board *try; /* for the chain of steps */
    struct slant_suppose *suppose;
    struct slant_step step;
    struct slant_field field;
};

static bool maker_take(struct slant_maker *m, const struct board *b,
                       const struct generate_request *request, struct work *w)
{
    int width = board_width(b), height = board_height(b);
    *m = (struct slant_maker){.w = w, .request = *request, .met = true};
    m->d = slant_deduce_take(width, height, w->arena);
    m->fill = slant_scratch_take(width, height, w->arena);
    m->try = slant_scratch_take(width, height, w->arena);
    if (!m->d || !m->fill || !m->try || !slant_field_take(&m->field, m->try, w->arena) ||
        !slant_step_take(&m->step, m->try, w->arena))
        return false;
    m->suppose = slant_suppose_take(m->try, w->arena);
    m->s = m->d->s;
    m->d->solution = m->fill;
    m->d->symmetry = request->wishes.symmetry;
    m->d->without_zeros = request->wishes.without_zeros;
    m->cell = arena_take(w->arena, m->s->n, sizeof *m->cell);
    m->order = arena_take(w->arena, m->s->n, sizeof *m->order);
    return m->suppose && m->cell && m->order;
}

/* ---- 1, 2: a solution, and all its numbers ---- */

static void fill_cells(struct slant_maker *m)
{
    rng_shuffle(m->w->rng, m->cell, m->n_cells);
    for (uint32_t i = 0; i < m->n_cells && !work_stopped_at(m->w, i); i++) {
        enum slash slash = rng_below(m->w->rng, 2) ? SLASH_FALL : SLASH_RISE;
        if (scratch_closes(m->fill, m->cell[i], slash))
            slash = slash_other(slash);
        slant_scratch_put(m->fill, m->cell[i], slash);
    }
}

static void write_numbers(struct slant_maker *m)
{
    for (int i = 0; i <= m->s->h; i++)
        for (int j = 0; j <= m->s->w; j++) {
            uint32_t k = scratch_place(m->s, i, j), at[ORBIT_MAX];
            bool shown = slant_deduce_shows(m->d, at, slant_deduce_orbit(m->d, k, at));
            m->s->clue[k] = shown ? m->fill->lines[k] : CORNER_NONE;
        }
}

/* Empty the cells that could not be concluded, and those round them. */
static void empty_doubtful(struct slant_maker *m)
{
    struct scratch_board *fill = m->fill;
    uint32_t n = fill->n_trail;
    m->n_cells = 0;
    for (uint32_t t = 0; t < n; t++)
        m->order[t] = 4 * fill->trail[t] + fill->cell[fill->trail[t]];
    slant_scratch_wipe(fill);
    for (uint32_t t = 0; t < n; t++) {
        uint32_t cell = m->order[t] / 4;
        bool doubt = false;
        for (int i = -1; i <= 1; i++)
            for (int j = -1; j <= 1; j++)
                doubt |= scratch_is_open(m->s, cell + (uint32_t)(i * (int)fill->stride + j));
        if (doubt)
            m->cell[m->n_cells++] = cell;
        else
            slant_scratch_put(fill, cell, (enum slash)(m->order[t] % 4));
    }
}

static void empty_all(struct slant_maker *m)
{
    slant_scratch_wipe(m->fill);
    m->n_cells = 0;
    for (int r = 0; r < m->s->h; r++)
        for (int c = 0; c < m->s->w; c++)
            m->cell[m->n_cells++] = scratch_place(m->s, r, c);
}

static bool make_full(struct slant_maker *m, enum level level)
{
    for (int i = 0; i < FILLS_MOST; i++) {
        if (i % FILLS_ANEW == 0)
            empty_all(m);
        if (!work_spend(m->w, m->n_cells))
            return false;
        fill_cells(m);
        if (work_stopped(m->w))
            return false;
        write_numbers(m);
        if (slant_deduce_all(m->d, level, m->w))
            return true;
        if (work_stopped(m->w))
            return false;
        empty_doubtful(m);
    }
    return false;
}

/* ---- 3, 4: taking numbers away ---- */

/* Does it come before all that belong together with it? */
static bool is_first(const struct slant_maker *m, uint32_t k)
{
    uint32_t at[ORBIT_MAX], n = slant_deduce_orbit(m->d, k, at);
    bool first = true;
    for (uint32_t i = 1; i < n; i++)
        first &= at[i] > k;
    return first;
}

/* Every corner once; of those that belong together only the first. */
static void list_order(struct slant_maker *m)
{
    m->n_order = 0;
    for (int i = 0; i <= m->s->h; i++)
        for (int j = 0; j <= m->s->w; j++) {
            uint32_t k = scratch_place(m->s, i, j);
            if (m->s->clue[k] != CORNER_NONE && is_first(m, k))
                m->order[m->n_order++] = k;
        }
    rng_shuffle(m->w->rng, m->order, m->n_order);
}

static uint32_t count_numbers(const struct slant_maker *m)
{
    uint32_t n = 0;
    for (int i = 0; i <= m->s->h; i++)
        for (int j = 0; j <= m->s->w; j++)
            n += m->s->clue[scratch_place(m->s, i, j)] != CORNER_NONE;
    return n;
}

static bool dig_unit(struct slant_maker *m, uint32_t k, bool prove, uint32_t *left)
{
    uint32_t corner[ORBIT_MAX], n = slant_deduce_orbit(m->d, k, corner);
    if (!work_spend(m->w, 1))
        return false;
    if (slant_deduce_remove(m->d, corner, n, prove, m->w))
        *left -= n;
    return true;
}

static uint32_t window_of(const struct slant_maker *m, uint32_t k)
{
    uint32_t row = (uint32_t)scratch_row(m->s, k) / WINDOW;
    return row * ((uint32_t)m->s->w / WINDOW + 1) + (uint32_t)scratch_column(m->s, k) / WINDOW;
}

/* Window by window, of each the same share. What was thought again stands last on the trail, and with it what rests
 * on the numbers next to be tried: so little is taken back each time. */
static bool dig_windows(struct slant_maker *m, bool prove, uint32_t least)
{
    uint32_t all = count_numbers(m), windows = ((uint32_t)m->s->w / WINDOW + 1) * ((uint32_t)m->s->h / WINDOW + 1);
    bool go_on = true;
    for (uint32_t v = 0; v < windows && go_on; v++) {
        uint32_t here = 0, left;
        for (uint32_t i = 0; i < m->n_order; i++)
            here += window_of(m, m->order[i]) == v;
        uint32_t enough = (uint32_t)((uint64_t)here * least / (all ? all : 1));
        left = here;
        for (uint32_t i = 0; i < m->n_order && left > enough && go_on; i++)
            if (window_of(m, m->order[i]) == v)
                go_on = dig_unit(m, m->order[i], prove, &left);
    }
    return go_on && m->w->steps > 0;
}

/* Take numbers off until no more than `least` are left. */
static bool dig(struct slant_maker *m, bool prove, uint32_t least)
{
    uint32_t left = count_numbers(m);
    list_order(m);
    if (m->s->w * m->s->h > WINDOWED && m->d->symmetry == ORBIT_NONE)
        return dig_windows(m, prove, least);
    for (uint32_t i = 0; i < m->n_order && left > least; i++)
        if (!dig_unit(m, m->order[i], prove, &left))
            return false;
    return m->w->steps > 0;
}

/* The first number that goes, or changes place, although the level then no longer solves it. */
static bool harden(struct slant_maker *m)
{
    m->d->level = LEVEL_HARD;
    list_order(m);
    for (uint32_t i = 0; i < m->n_order; i++) {
        uint32_t corner[ORBIT_MAX], n = slant_deduce_orbit(m->d, m->order[i], corner);
        if (slant_deduce_harden(m->d, corner, n, m->w))
            return true;
        if (!work_spend(m->w, 1))
            return false;
    }
    return false;
}

/* ---- 5 ---- */

static void begin_chain(struct slant_maker *m)
{
    slant_scratch_wipe(m->try);
    slant_field_list(&m->field, m->try);
    for (int i = 0; i <= m->s->h; i++)
        for (int j = 0; j <= m->s->w; j++)
            m->try->clue[scratch_place(m->s, i, j)] = m->s->clue[scratch_place(m->s, i, j)];
}

static void take_step(struct slant_maker *m)
{
    for (uint32_t i = 0; i < m->step.n_moves; i++)
        slant_scratch_put(m->try, m->step.move[i] / 2, m->step.move[i] % 2 ? SLASH_FALL : SLASH_RISE);
}

/* The size of a supposition depends a little on what is known, so for the levels that need them the
 * chain of steps that a player is shown decides. */
static bool chain_fits(struct slant_maker *m)
{
    bool expert = m->request.level == LEVEL_EXPERT;
    begin_chain(m);
    while (m->try->empty) {
        if (!slant_ladder_step(m->try, m->suppose, &m->field, m->w, &m->step) ||
            slant_techniques[m->step.technique].grade >= 70)
            return expert;
        take_step(m);
    }
    return !expert;
}

/* A number at a corner of an open cell that has none comes back. */
static bool bring_back(struct slant_maker *m)
{
    for (uint32_t i = 0; i < m->field.n_cells; i++) {
        uint32_t cell = m->field.cell[i];
        uint32_t at[] = {cell, cell + 1, cell + m->s->stride, cell + m->s->stride + 1};
        for (int q = 0; scratch_is_open(m->try, cell) && q < 4; q++) {
            uint32_t corner[ORBIT_MAX], n = slant_deduce_orbit(m->d, at[q], corner);
            if (m->s->clue[at[q]] != CORNER_NONE || !slant_deduce_shows(m->d, corner, n))
                continue;
            for (uint32_t k = 0; k < n; k++)
                m->try->clue[corner[k]] = m->s->clue[corner[k]] = m->fill->lines[corner[k]];
            return true;
        }
    }
    return false;
}

/* A very large board nearly always has a place where only a search goes on. There numbers come back until the
 * ladder does; more numbers leave the one solution that there is. */
static bool mend(struct slant_maker *m)
{
    if (m->s->w * m->s->h <= VERY_LARGE)
        return true;
    begin_chain(m);
    while (m->try->empty) {
        m->step.n_moves = 0;
        if (slant_ladder_step(m->try, m->suppose, &m->field, m->w, &m->step))
            take_step(m);
        else if (!work_spend(m->w, 1) || !bring_back(m))
            return false;
    }
    return true;
}

static int corners_of(const struct slant_maker *m)
{
    return (m->s->w + 1) * (m->s->h + 1);
}

/* How many numbers shall be left: as many as were asked for, or else this share of them. */
static uint32_t least(const struct slant_maker *m, uint32_t usual)
{
    int wished = wishes_clues(&m->request.wishes, corners_of(m));
    return wished < 0 ? usual : (uint32_t)wished;
}

/* A full board without the numbers that the level can spare. */
static bool make_thin(struct slant_maker *m)
{
    enum level level = m->request.level, dug = level == LEVEL_EXPERT ? LEVEL_NORMAL : level;
    uint32_t cells = (uint32_t)(m->s->w * m->s->h);
    bool careful = level == LEVEL_NORMAL && cells > LARGE;
    uint32_t few = level == LEVEL_NORMAL && cells > VERY_LARGE ? FEWER : FEW;
    uint32_t more = careful || level == LEVEL_EXPERT ? cells / few : 0; /* to be dug later */
    if (!make_full(m, careful ? LEVEL_EASY : dug))
        return false;
    uint32_t usual = count_numbers(m) * (uint32_t)keep_percent[level] / 100;
    bool wished = m->request.wishes.clues != 0;
    if (!dig(m, false, wished ? least(m, usual) + more : usual))
        return false;
    if (!careful)
        return true;
    slant_deduce_all(m->d, LEVEL_NORMAL, m->w);
    return dig(m, false, least(m, count_numbers(m) - more));
}

static bool make_one(struct slant_maker *m, bool *fits)
{
    enum level level = m->request.level;
    *fits = false;
    if (!make_thin(m))
        return false;
    if (level == LEVEL_EXPERT)
        *fits =
            harden(m) && dig(m, true, least(m, 0)) && mend(m) && !slant_deduce_all(m->d, LEVEL_HARD, m->w) && chain_fits(m);
    else
        *fits = (level == LEVEL_EASY || !slant_deduce_all(m->d, level - 1, m->w)) &&
                slant_deduce_all(m->d, level, m->w) && (level < LEVEL_HARD || chain_fits(m));
    m->met = wishes_clues_met(&m->request.wishes, (int)count_numbers(m), corners_of(m));
    *fits = *fits && m->met;
    return m->w->steps > 0;
}

static const struct err no_clues = {
    ERR_BUDGET, 0, "no puzzle of this level was found with that number of clues (--clues)"};

struct err slant_generate(struct board *b, const struct generate_request *request, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct slant_maker m;
    struct err e = maker_take(&m, b, request, w) ? err_none() : err_memory();
    bool fits = false;
    uint32_t tries = 0, most = 0;
    if (!err_is(e))
        most = 2 + WORK_PER_BOARD / (uint32_t)(m.s->w * m.s->h);
    while (!err_is(e) && !fits)
        if (tries++ == most || !make_one(&m, &fits))
            e = m.met ? no_such : no_clues;
    if (!err_is(e)) {
        slant_clear(b);
        for (int i = 0; i <= m.s->h; i++)
            for (int j = 0; j <= m.s->w; j++)
                slant_of(b)->at[slant_corner_index(b, i, j)] = m.s->clue[scratch_place(m.s, i, j)];
        slant_tally(b);
    }
    arena_release(w->arena, mark);
    return e;
}
