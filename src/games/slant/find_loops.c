/* find_loops.c - no loop anywhere, and so every corner stays joined to the rim.
 *
 * On a full board the two say the same: a group of lines cut off from the rim has a loop of other
 * lines round it. To a person they look different, so there is a step for each: the slash that
 * would close a loop, the only way out of a small group, and the slash that would join groups whose
 * numbers are then used up, with no way to the rim left.
 */
#include "games/slant/ladder.h"

/* The smallest loop that some slash would close; `most` counts the slashes that stand already. */
bool slant_find_loop(struct scratch_board *s, const struct slant_field *f, uint32_t most,
                     struct slant_step *out)
{
    uint32_t best = most + 1, at = 0;
    enum slash closing = SLASH_NONE;
    for (uint32_t i = 0; i < f->n_cells && best > 3; i++)
        for (enum slash slash = SLASH_FALL; slash <= SLASH_RISE; slash++) {
            uint32_t k = f->cell[i];
            if (field_stopped(f, i))
                return false;
            if (!scratch_is_open(s, k) || !scratch_closes(s, k, slash))
                continue;
            uint32_t n =
                slant_scratch_path(s, scratch_end(s, k, slash, 0), scratch_end(s, k, slash, 1));
            if (n < best) {
                best = n;
                at = k;
                closing = slash;
            }
        }
    if (!closing)
        return false;
    slant_step_begin(out, best <= SMALL_LOOP_MOST ? SMALL_LOOP : LONG_LOOP, best);
    slant_scratch_path(s, scratch_end(s, at, closing, 0), scratch_end(s, at, closing, 1));
    for (uint32_t i = 0; i < best; i++)
        slant_step_cell(out, s->path[i]);
    slant_step_move(out, at, slash_other(closing));
    return true;
}

struct exits {
    uint32_t n, cell;
    enum slash slash;
};

/* Empty cells by which a line can leave the group of corner k. */
static struct exits exits_of(const struct scratch_board *s, uint32_t k)
{
    struct exits e = {0, 0, SLASH_NONE};
    uint32_t x = k;
    do {
        for (int i = 0; s->open[x] && i < 4; i++) {
            uint32_t cell = scratch_near(s, x, i);
            if (!scratch_is_open(s, cell) || s->group[scratch_across(s, x, i)] == s->group[k])
                continue;
            if (++e.n > 1)
                return e;
            e.cell = cell;
            e.slash = scratch_touching(i);
        }
        x = s->next[x];
    } while (x != k);
    return e;
}

/* All that is filled in round the corners of a group: it closes every other way. */
static void name_walls(const struct scratch_board *s, uint32_t k, struct slant_step *out)
{
    uint32_t x = k;
    do {
        for (int i = 0; i < 4; i++) {
            uint32_t cell = scratch_near(s, x, i);
            if (s->cell[cell] == slash_other(scratch_touching(i)))
                slant_step_cell(out, cell);
        }
        x = s->next[x];
    } while (x != k);
}

static void name_lines(const struct scratch_board *s, uint32_t k, struct slant_step *out)
{
    uint32_t x = k;
    do {
        for (int i = 0; i < 4; i++) /* each line once, from its upper end */
            if (i >= 2 && s->cell[scratch_near(s, x, i)] == scratch_touching(i))
                slant_step_cell(out, scratch_near(s, x, i));
        x = s->next[x];
    } while (x != k);
}

bool slant_find_way_out(struct scratch_board *s, const struct slant_field *f,
                        struct slant_step *out)
{
    uint32_t best = WAY_OUT_MOST + 2;
    struct exits way = {0};
    uint32_t from = 0;
    for (uint32_t i = 0; i < f->n_corners; i++) {
        uint32_t k = f->corner[i];
        if (field_stopped(f, i))
            return false;
        if (s->group[k] != k || s->rim[k] || s->size[k] < 3 || s->size[k] >= best)
            continue;
        struct exits e = exits_of(s, k);
        if (e.n == 1) {
            best = s->size[k];
            way = e;
            from = k;
        }
    }
    if (!from)
        return false;
    slant_step_begin(out, WAY_OUT, best - 1);
    name_lines(s, from, out);
    name_walls(s, from, out);
    slant_step_move(out, way.cell, way.slash);
    return true;
}

/* ---- dead ends ---- */

/* Can a line leave corner x once `cell` is filled and `used` more lines end at x? */
static bool can_leave(const struct scratch_board *s, uint32_t x, uint32_t cell, int used,
                      uint32_t a, uint32_t b)
{
    if (s->clue[x] != CORNER_NONE && s->lines[x] + used >= s->clue[x])
        return false;
    for (int i = 0; s->open[x] && i < 4; i++) {
        uint32_t near = scratch_near(s, x, i), to = s->group[scratch_across(s, x, i)];
        if (near != cell && scratch_is_open(s, near) && to != a && to != b)
            return true;
    }
    return false;
}

/* How many numbers close the group of corner k off, or 0 if a line can still leave it. */
static uint32_t closed_by(const struct scratch_board *s, uint32_t k, uint32_t cell, uint32_t a,
                          uint32_t b, struct slant_step *out)
{
    uint32_t x = k, n = 0;
    do {
        if (can_leave(s, x, cell, x == k, a, b))
            return 0;
        if (s->clue[x] != CORNER_NONE && s->open[x] > (x == k)) {
            n++;
            if (out)
                slant_step_corner(out, x);
        }
        x = s->next[x];
    } while (x != k);
    return n + !n;
}

static uint32_t dead_size(const struct scratch_board *s, uint32_t cell, enum slash slash)
{
    uint32_t x = scratch_end(s, cell, slash, 0), y = scratch_end(s, cell, slash, 1);
    uint32_t a = s->group[x], b = s->group[y];
    if (a == b || s->rim[a] || s->rim[b])
        return 0;
    uint32_t n = closed_by(s, x, cell, a, b, NULL), m = n ? closed_by(s, y, cell, a, b, NULL) : 0;
    return m ? n + m : 0;
}

bool slant_find_dead_end(struct scratch_board *s, const struct slant_field *f,
                         struct slant_step *out)
{
    uint32_t best = 0, at = 0;
    enum slash bad = SLASH_NONE;
    for (uint32_t i = 0; i < f->n_cells; i++)
        for (enum slash slash = SLASH_FALL; slash <= SLASH_RISE; slash++) {
            if (field_stopped(f, i))
                return false;
            uint32_t k = f->cell[i], n = scratch_is_open(s, k) ? dead_size(s, k, slash) : 0;
            if (n && (!bad || n < best)) {
                best = n;
                at = k;
                bad = slash;
            }
        }
    if (!bad)
        return false;
    uint32_t x = scratch_end(s, at, bad, 0), y = scratch_end(s, at, bad, 1);
    uint32_t a = s->group[x], b = s->group[y];
    slant_step_begin(out, DEAD_END, best);
    closed_by(s, x, at, a, b, out);
    closed_by(s, y, at, a, b, out);
    if (!out->n_because) { /* no number is needed: the lines that stand close all ways */
        slant_step_corner(out, x);
        slant_step_corner(out, y);
    }
    name_lines(s, x, out);
    name_walls(s, x, out);
    name_lines(s, y, out);
    name_walls(s, y, out);
    slant_step_move(out, at, slash_other(bad));
    return true;
}
