/* remove_clues.c - taking clues off a solved board (see deduce.h).
 *
 *  1. Lost: all cells that rest on the clues, found in one walk along the trail, since every cell
 *     comes after those it rests on. The others stand.
 *  2. Think again about the lost cells.
 *  3. Stuck: try the cells that are left, few as a rule, in all ways. If only the known solution
 *     comes out it is proved. Where that is enough, each of the cells rests on all that the search
 *     can have seen: the numbers at the cells, what stands round them, and how those are joined.
 *  4. Otherwise all is put back as it was.
 */
#include <string.h>

#include "games/slant/deduce.h"

enum { NODES_MOST = 400, SWAPS_MOST = 12 };

uint32_t slant_deduce_orbit(const struct slant_deduce *d, uint32_t k, uint32_t out[ORBIT_MAX])
{
    const struct scratch_board *s = d->s;
    uint32_t w = (uint32_t)s->w + 1;
    uint32_t at = (uint32_t)scratch_row(s, k) * w + (uint32_t)scratch_column(s, k);
    int n = orbit_list(d->symmetry, s->w + 1, s->h + 1, at, out);
    for (int i = 0; i < n; i++)
        out[i] = scratch_place(s, (int)(out[i] / w), (int)(out[i] % w));
    return (uint32_t)n;
}

bool slant_deduce_shows(const struct slant_deduce *d, const uint32_t *corner, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        if (d->without_zeros && d->solution->lines[corner[i]] == 0)
            return false;
    return true;
}

/* ---- 1 ---- */

static bool boxes_meet(const struct slant_box *a, const struct slant_box *b)
{
    return a->top <= b->bottom && b->top <= a->bottom && a->left <= b->right && b->left <= a->right;
}

static void lose(struct slant_deduce *d, uint32_t t)
{
    uint32_t cell = d->s->trail[t];
    if (!d->n_lost)
        d->lost_from = t;
    d->lost[cell] |= 2;
    d->lost_cell[d->n_lost] = cell;
    d->lost_slash[d->n_lost++] = d->s->cell[cell];
    d->old[cell] = d->why[cell];
}

/* What the cells of a block rest on lies in its box; where nothing is lost in there, none of them is. */
static void find_lost(struct slant_deduce *d)
{
    struct scratch_board *s = d->s;
    struct slant_box box = {UINT32_MAX, UINT32_MAX, 0, 0}; /* round all that is lost */
    memset(d->lost, 0, s->n);
    for (uint32_t i = 0; i < d->n_dropped; i++) {
        d->lost[d->dropped[i]] |= 1;
        slant_deduce_widen(d, &box, d->dropped[i]);
    }
    d->n_lost = 0;
    struct why last = {0, 0}; /* cells concluded together share their reasons */
    bool gone = false;
    for (uint32_t t = 0; t < s->n_trail; t++) {
        if (t % SLANT_BLOCK == 0 && !boxes_meet(&d->box[t / SLANT_BLOCK], &box)) {
            t += SLANT_BLOCK - 1;
            last = (struct why){0, 0};
            continue;
        }
        uint32_t cell = s->trail[t], n = d->why[cell].n;
        const uint32_t *why = &d->pool[d->why[cell].first];
        bool same = last.n && d->why[cell].first == last.first;
        gone &= same;
        for (uint32_t i = 0; i < n && !same && !gone; i++)
            gone = d->lost[why[i] / 2] & (why[i] % 2 ? 2 : 1);
        last = d->why[cell];
        if (!gone)
            continue;
        lose(d, t);
        slant_deduce_widen(d, &box, cell);
    }
}

/* Back to the first lost cell, and then the kept ones again. The queue, empty now, holds them. */
static void wipe_lost(struct slant_deduce *d)
{
    struct scratch_board *s = d->s;
    uint32_t from = d->lost_from, end = s->n_trail;
    if (!d->n_lost)
        return;
    for (uint32_t t = from; t < end; t++)
        d->queue[t - from] = 4 * s->trail[t] + s->cell[s->trail[t]];
    while (s->n_trail > from)
        slant_scratch_undo(s);
    for (uint32_t t = from; t < end; t++) {
        uint32_t cell = d->queue[t - from] / 4;
        if (d->lost[cell] & 2)
            continue;
        slant_scratch_put(s, cell, (enum slash)(d->queue[t - from] % 4));
        slant_deduce_rest(d, d->why[cell]);
    }
}

static void list_field(struct slant_deduce *d)
{
    struct slant_field *f = &d->field;
    *f = (struct slant_field){d->open, d->corners, 0, 0, NULL};
    for (uint32_t i = 0; i < d->n_lost; i++) {
        uint32_t cell = d->lost_cell[i], st = d->s->stride;
        uint32_t at[] = {cell, cell + 1, cell + st, cell + st + 1};
        d->open[f->n_cells++] = cell;
        slant_deduce_push(d, 2 * cell + 1);
        slant_deduce_push_corners(d, cell);
        for (int j = 0; j < 4; j++)
            if (!(d->lost[at[j]] & 4)) {
                d->lost[at[j]] |= 4;
                d->corners[f->n_corners++] = at[j];
            }
    }
}

/* Reasons of cells that stand, moved together; those of cells long gone leave the pool. Cells that
 * share their reasons stand one after the other on the trail, and share them still. */
static void tidy_pool(struct slant_deduce *d)
{
    uint32_t *from = d->pool;
    if (d->n_pool < d->cap_pool / 2)
        return;
    struct why last = {0, 0};
    uint32_t moved = 0;
    d->n_pool = 0;
    for (uint32_t t = 0; t < d->s->n_trail; t++) {
        struct why *why = &d->why[d->s->trail[t]];
        if (last.n && last.first == why->first) {
            why->first = moved;
            continue;
        }
        last = *why;
        moved = d->n_pool;
        memcpy(&d->spare[d->n_pool], &from[why->first], why->n * sizeof *from);
        why->first = d->n_pool;
        d->n_pool += why->n;
    }
    d->pool = d->spare;
    d->spare = from;
}

/* ---- 3 ---- */

static void undo_to(struct slant_deduce *d, uint32_t length)
{
    while (d->s->n_trail > length)
        slant_scratch_undo(d->s);
    d->clash = false;
}

/* Fill a cell, go on with `next`, and take it back. */
typedef bool go_on(struct slant_deduce *d, uint32_t at, uint32_t from);

static bool try_cell(struct slant_deduce *d, uint32_t cell, enum slash slash, go_on *next,
                     uint32_t at, uint32_t from)
{
    uint32_t length = d->s->n_trail;
    if (scratch_closes(d->s, cell, slash))
        return false;
    slant_deduce_put(d, cell, slash, (struct why){0, 0});
    bool found = next(d, at, from);
    undo_to(d, length);
    return found;
}

/* Can the open cells, from number `from` of the field on, be filled at all? Most of them as in the
 * known solution, if so. The filling is left in d->other. Uses nodes; with none left the answer is
 * no and means nothing. */
static bool complete(struct slant_deduce *d, uint32_t at, uint32_t from)
{
    struct scratch_board *s = d->s;
    slant_deduce_follow(d);
    if (d->clash || !d->nodes)
        return false;
    d->nodes--;
    while (from < d->field.n_cells && !scratch_is_open(s, d->open[from]))
        from++;
    if (from == d->field.n_cells) {
        for (uint32_t i = 0; i < d->field.n_cells; i++)
            d->other[d->open[i]] = s->cell[d->open[i]];
        return true;
    }
    uint32_t cell = d->open[from];
    enum slash right = (enum slash)d->solution->cell[cell];
    return try_cell(d, cell, right, complete, at, from + 1) ||
           try_cell(d, cell, slash_other(right), complete, at, from + 1);
}

/* The same with another number of lines at dropped corner number `at`; its cells come first. */
static bool differ_at(struct slant_deduce *d, uint32_t at, uint32_t from)
{
    struct scratch_board *s = d->s;
    uint32_t k = d->dropped[at];
    slant_deduce_follow(d);
    if (d->clash)
        return false;
    while (from < 4 && !scratch_is_open(s, scratch_near(s, k, (int)from)))
        from++;
    if (from == 4)
        return s->lines[k] != d->clue[at] && complete(d, at, 0);
    uint32_t cell = scratch_near(s, k, (int)from);
    enum slash right = (enum slash)d->solution->cell[cell];
    return try_cell(d, cell, slash_other(right), differ_at, at, from + 1) ||
           try_cell(d, cell, right, differ_at, at, from + 1);
}

/* Can the open cells be filled in one way only? With the dropped clues that was so; hence another
 * way has another number of lines where one of them was. */
static bool only_one(struct slant_deduce *d)
{
    d->trying = true;
    d->nodes = NODES_MOST;
    for (uint32_t i = 0; i < d->n_dropped && !d->has_other; i++)
        d->has_other = differ_at(d, i, 0);
    d->trying = false;
    return !d->has_other && d->nodes && work_spend(d->w, NODES_MOST - d->nodes);
}

/* Steps 2 and 3. True: solved by the level. Most clues that cannot go leave another solution, which
 * is found sooner than harder techniques are seen to lead nowhere; so these come after the search.
 */
static bool settle(struct slant_deduce *d)
{
    enum level level = d->level;
    d->one = d->has_other = false;
    d->level = LEVEL_EASY;
    bool solved = slant_deduce_think(d);
    d->level = level;
    if (!solved && level > LEVEL_EASY && !d->overflow) {
        d->one = only_one(d);
        solved = !d->has_other && slant_deduce_think(d);
    }
    return solved && !d->overflow;
}

/* Take the clues off. True: solved without them. */
static bool begin(struct slant_deduce *d, const uint32_t *corner, uint32_t n, struct work *w)
{
    struct scratch_board *s = d->s;
    d->w = w;
    d->n_dropped = n;
    tidy_pool(d);
    memcpy(d->dropped, corner, n * sizeof *corner);
    find_lost(d);
    wipe_lost(d);
    for (uint32_t i = 0; i < n; i++) {
        d->clue[i] = s->clue[corner[i]];
        s->clue[corner[i]] = CORNER_NONE;
    }
    d->pool_kept = d->n_pool;
    d->kept = s->n_trail;
    list_field(d);
    return settle(d);
}

/* Step 4. */
static void put_back(struct slant_deduce *d)
{
    struct scratch_board *s = d->s;
    while (s->n_trail > d->kept)
        slant_scratch_undo(s);
    for (uint32_t i = 0; i < d->n_dropped; i++)
        s->clue[d->dropped[i]] = d->clue[i];
    for (uint32_t i = 0; i < d->n_lost; i++) {
        slant_scratch_put(s, d->lost_cell[i], (enum slash)d->lost_slash[i]);
        slant_deduce_rest(d, d->old[d->lost_cell[i]]);
    }
    d->n_pool = d->pool_kept;
    d->overflow = false;
}

/* How the corners of the field are joined: the ways between those of one group. */
static void why_add_joins(struct slant_deduce *d, struct why *why)
{
    struct scratch_board *s = d->s;
    const struct slant_field *f = &d->field;
    for (uint32_t i = 0; i < f->n_corners; i++)
        d->first[s->group[d->corners[i]]] = 0;
    for (uint32_t i = 0; i < f->n_corners; i++) {
        uint32_t *first = &d->first[s->group[d->corners[i]]];
        uint32_t n = *first ? slant_scratch_path(s, *first, d->corners[i]) : 0;
        for (uint32_t j = 0; j < n; j++)
            slant_deduce_why_add(d, why, 2 * s->path[j] + 1);
        *first = *first ? *first : d->corners[i];
    }
}

/* False: no room for the reasons. */
static bool fill_proved(struct slant_deduce *d)
{
    struct why why = {d->n_pool, 0};
    for (uint32_t i = 0; i < d->field.n_corners; i++)
        slant_deduce_why_add_round(d, &why, d->corners[i]);
    why_add_joins(d, &why);
    for (uint32_t i = 0; i < d->field.n_cells && !d->overflow; i++) {
        uint32_t cell = d->open[i];
        slant_scratch_put(d->s, cell, (enum slash)d->solution->cell[cell]);
        slant_deduce_rest(d, why);
    }
    return !d->overflow;
}

bool slant_deduce_remove(struct slant_deduce *d, const uint32_t *corner, uint32_t n, bool prove,
                         struct work *w)
{
    if (begin(d, corner, n, w))
        return true;
    if (prove && d->one && !d->overflow && fill_proved(d))
        return true;
    put_back(d);
    return false;
}

/* ---- putting a clue in another place ---- */

/* Numbers that tell the other solution from the known one. */
static uint32_t list_swaps(const struct slant_deduce *d, uint32_t *corner)
{
    const struct scratch_board *s = d->s;
    uint32_t n = 0;
    for (uint32_t i = 0; i < d->field.n_corners && n < SWAPS_MOST; i++) {
        uint32_t k = d->corners[i];
        int lines = 0;
        for (int j = 0; j < 4; j++) {
            uint32_t cell = scratch_near(s, k, j);
            uint8_t slash = scratch_is_open(s, cell) ? d->other[cell] : s->cell[cell];
            lines += slash == scratch_touching(j);
        }
        bool dropped = false;
        for (uint32_t j = 0; j < d->n_dropped; j++)
            dropped |= k == d->dropped[j];
        if (s->clue[k] == CORNER_NONE && lines != d->solution->lines[k] && !dropped)
            corner[n++] = k;
    }
    return n;
}

static void keep_field(struct slant_deduce *d)
{
    d->stuck_field = d->field;
    memcpy(d->stuck, d->open, d->field.n_cells * sizeof *d->open);
    memcpy(d->stuck + d->field.n_cells, d->corners, d->field.n_corners * sizeof *d->corners);
}

static void restore_field(struct slant_deduce *d)
{
    d->field = d->stuck_field;
    memcpy(d->open, d->stuck, d->field.n_cells * sizeof *d->open);
    memcpy(d->corners, d->stuck + d->field.n_cells, d->field.n_corners * sizeof *d->corners);
}

/* With this number and those that belong to it, is the board still too hard, and has it one solution? */
static bool try_swap(struct slant_deduce *d, uint32_t k)
{
    struct scratch_board *s = d->s;
    uint32_t at[ORBIT_MAX], n = slant_deduce_orbit(d, k, at), length = s->n_trail;
    if (!slant_deduce_shows(d, at, n))
        return false;
    for (uint32_t i = 0; i < n; i++) {
        s->clue[at[i]] = d->solution->lines[at[i]];
        slant_deduce_push(d, 2 * at[i]);
    }
    if (!settle(d) && d->one && !d->overflow && fill_proved(d))
        return true;
    undo_to(d, length);
    for (uint32_t i = 0; i < n; i++)
        s->clue[at[i]] = CORNER_NONE;
    return false;
}

bool slant_deduce_harden(struct slant_deduce *d, const uint32_t *corner, uint32_t n, struct work *w)
{
    uint32_t swap[SWAPS_MOST];
    if (begin(d, corner, n, w))
        return false;
    if (d->one && !d->overflow && fill_proved(d))
        return true;
    uint32_t n_swaps = d->has_other ? list_swaps(d, swap) : 0;
    keep_field(d);
    for (uint32_t i = 0; i < n_swaps && !d->overflow; i++) {
        if (try_swap(d, swap[i]))
            return true;
        restore_field(d);
    }
    put_back(d);
    return false;
}
