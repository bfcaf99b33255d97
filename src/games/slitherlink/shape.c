/* shape.c - see shape.h.
 *
 * A loop is the border of the cells inside it, and it is one loop if inside and outside are each in
 * one piece. A cell may change sides without breaking that if the ring of eight cells around it
 * changes sides exactly twice: then neither side falls apart, and the loop does not touch itself at
 * a corner. From a single cell such changes lead to every loop. How often a change is taken depends on
 * what it does to the length. Where long loops are liked both sides become corridors that wind round each other
 * and no part stays empty; where all are liked alike both sides have rooms.
 */
#include "games/slitherlink/shape.h"

#include <string.h>

enum {
    ROUNDS = 12,
    REACH = 2,
    UNSEEN = -2 /* what an edge counts that no clue sees: against the length */
};

const struct shape_taste slitherlink_taste_even = {3, 2, 1, 0};

struct shape_taste slitherlink_taste(enum wish_style style)
{
    static const struct shape_taste tastes[STYLE_COUNT] = {[STYLE_ANY] = {10, 2, 1, 0},
                                                           [STYLE_OPEN] = {2, 2, 1, 0},
                                                           [STYLE_WINDING] = {30, 3, 1, 0},
                                                           [STYLE_MIXED] = {2, 2, 1, 3}};
    return tastes[style];
}

static uint8_t *cell_at(const struct loop_shape *s, int r, int c)
{
    return &s->inside[(r + 1) * (s->w + 2) + c + 1];
}

static bool is_corridor(const struct loop_shape *s, int r, int c)
{
    const uint8_t *x = cell_at(s, r, c);
    int row = s->w + 2;
    bool north = *x != x[-row], south = *x != x[row], east = *x != x[1], west = *x != x[-1];
    return north == south && east == west && north != east;
}

/* How many more corridors there are if cell (r, c) changes sides. */
static int more_corridors(const struct loop_shape *s, int r, int c)
{
    uint8_t *x = cell_at(s, r, c);
    int count[2];
    for (int i = 0; i < 2; i++) {
        count[i] = is_corridor(s, r, c) + (r > 0 && is_corridor(s, r - 1, c)) +
                   (r + 1 < s->h && is_corridor(s, r + 1, c)) +
                   (c > 0 && is_corridor(s, r, c - 1)) + (c + 1 < s->w && is_corridor(s, r, c + 1));
        *x ^= 1;
    }
    return count[1] - count[0];
}

/* How many more dots there are at which the loop turns: those with an odd number of cells inside round them, and
 * at all four dots of a cell its change makes odd even. */
static int more_turns(const struct loop_shape *s, int r, int c)
{
    const uint8_t *x = cell_at(s, r, c);
    int row = s->w + 2, more = 0;
    const int side[4] = {-row, 1, row, -1};
    for (int i = 0; i < 4; i++) {
        int a = side[i], b = side[(i + 1) % 4];
        more += (x[0] + x[a] + x[b] + x[a + b]) % 2 ? -1 : 1;
    }
    return more;
}

/* Does the change of cell (r, c), with so many neighbours inside, make the loop longer (1) or shorter
 * (-1)? Where it is counted, a corridor (a cell with lines on two opposite sides alone) or a turn is a line less. */
static int lengthens(const struct loop_shape *s, int r, int c, int sides, struct rng *rng)
{
    static const int step[4][2] = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
    uint8_t side = *cell_at(s, r, c);
    int sum = side ? 2 * sides - 4 : 4 - 2 * sides;
    for (int k = 0; s->clued && k < 4; k++) {
        int near_r = r + step[k][0], near_c = c + step[k][1];
        bool on_board = near_r >= 0 && near_c >= 0 && near_r < s->h && near_c < s->w;
        bool seen = s->clued[r * s->w + c] != '.' ||
                    (on_board && s->clued[near_r * s->w + near_c] != '.');
        if (!seen)
            sum += (UNSEEN - 1) * (*cell_at(s, near_r, near_c) == side ? 1 : -1);
    }
    if (s->taste.corridor && rng_below(rng, s->taste.corridor) == 0)
        sum -= more_corridors(s, r, c) + more_turns(s, r, c);
    return (sum > 0) - (sum < 0);
}

static void toggle(struct loop_shape *s, int r, int c, struct rng *rng)
{
    uint8_t *x = cell_at(s, r, c);
    int row = s->w + 2;
    const uint8_t ring[] = {x[-row], x[1 - row], x[1],  x[1 + row],
                            x[row],  x[row - 1], x[-1], x[-1 - row]};
    int changes = 0, sides = 0;
    for (int i = 0; i < 8; i++) {
        changes += ring[i] != ring[(i + 1) % 8];
        sides += i % 2 == 0 && ring[i];
    }
    if (changes != 2 || sides == 0 || sides == 4)
        return;
    int longer = lengthens(s, r, c, sides, rng);
    uint32_t odds = longer > 0 ? s->taste.longer : longer ? s->taste.shorter : s->taste.same;
    if (odds == 1 || rng_below(rng, odds) == 0)
        *x ^= 1;
}

void slitherlink_shape_grow(struct loop_shape *s, struct work *w)
{
    struct rng *rng = w->rng;
    uint32_t cells = (uint32_t)s->w * (uint32_t)s->h;
    memset(s->inside, 0, (size_t)(s->w + 2) * (size_t)(s->h + 2));
    uint32_t first = rng_below(rng, cells);
    *cell_at(s, (int)first / s->w, (int)first % s->w) = 1;
    /* The loop has to reach everywhere before it can settle: about one step a row. */
    uint64_t tries = (uint64_t)cells * (uint64_t)(ROUNDS + 2 * (s->w > s->h ? s->w : s->h));
    for (uint64_t i = 0; i < tries && !work_stopped_at(w, i); i++) {
        uint32_t at = rng_below(rng, cells);
        toggle(s, (int)at / s->w, (int)at % s->w, rng);
    }
}

void slitherlink_shape_shake(struct loop_shape *s, int r, int c, int tries, struct rng *rng)
{
    for (int i = 0; i < tries; i++) {
        int near_r = r - REACH + (int)rng_below(rng, 2 * REACH + 1);
        int near_c = c - REACH + (int)rng_below(rng, 2 * REACH + 1);
        if (near_r >= 0 && near_c >= 0 && near_r < s->h && near_c < s->w)
            toggle(s, near_r, near_c, rng);
    }
}

int slitherlink_shape_clue(const struct loop_shape *s, int r, int c)
{
    const uint8_t *x = cell_at(s, r, c);
    int row = s->w + 2;
    return (*x != x[-row]) + (*x != x[1]) + (*x != x[row]) + (*x != x[-1]);
}

/* Cells of the same side that hang together with this one are marked in `seen`; their number. */
static uint32_t flood(const struct loop_shape *s, uint32_t from, uint8_t *seen, uint32_t *queue)
{
    uint32_t row = (uint32_t)s->w + 2, all = row * ((uint32_t)s->h + 2), n = 1;
    queue[0] = from;
    seen[from] = 1;
    for (uint32_t i = 0; i < n; i++) {
        uint32_t at = queue[i], x = at % row;
        uint32_t near[] = {x ? at - 1 : at, x + 1 < row ? at + 1 : at, at >= row ? at - row : at,
                           at + row < all ? at + row : at};
        for (int k = 0; k < 4; k++)
            if (!seen[near[k]] && s->inside[near[k]] == s->inside[from]) {
                seen[near[k]] = 1;
                queue[n++] = near[k];
            }
    }
    return n;
}

/* The first place at or after i that is on the inside, or not, and was not seen. */
static uint32_t next_of(const struct loop_shape *s, uint32_t i, bool inside, const uint8_t *seen)
{
    uint32_t all = ((uint32_t)s->w + 2) * ((uint32_t)s->h + 2);
    while (i < all && (seen[i] || (s->inside[i] != 0) != inside))
        i++;
    return i;
}

enum loop_fault slitherlink_shape_fault(const struct loop_shape *s, uint8_t *room, uint32_t *queue, uint32_t place[2])
{
    uint32_t row = (uint32_t)s->w + 2, all = row * ((uint32_t)s->h + 2);
    memset(room, 0, all);
    place[0] = next_of(s, 0, true, room);
    if (place[0] == all)
        return LOOP_EMPTY;
    for (uint32_t i = 0; i + row + 1 < all; i++)
        if (s->inside[i] == s->inside[i + row + 1] && s->inside[i + 1] == s->inside[i + row] &&
            s->inside[i] != s->inside[i + 1] && i % row + 1 < row) {
            place[0] = s->inside[i] ? i : i + 1;
            place[1] = s->inside[i] ? i + row + 1 : i + row;
            return LOOP_CORNER;
        }
    flood(s, 0, room, queue);
    flood(s, place[0], room, queue);
    place[1] = next_of(s, 0, true, room);
    if (place[1] < all)
        return LOOP_PIECES;
    place[1] = next_of(s, 0, false, room);
    return place[1] < all ? LOOP_HOLE : LOOP_FINE;
}
