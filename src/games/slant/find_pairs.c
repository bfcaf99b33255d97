/* find_pairs.c - how many lines reach a corner from one side, handed on along a row of corners.
 *
 * Take two cells side by side. The side between them has a corner at each end, and the line of each
 * cell ends at exactly one of the two: what the one corner gets of them, 0, 1 or 2 lines, the other
 * gets less than two. ("Exactly one" is what people mark as "these two are equal".)
 *
 *      A --- B --- C        lines(A from its right) + lines(B from its left) = 2
 *                           lines(B from its left) + lines(B from its right) = number at B
 *
 * So knowledge wanders along the row: the left side of A allows some counts, the number of A turns
 * them into counts of its right side, these are counts of B's left side, and so on, until a pair is
 * left with one way to have its count. Two 1s beside each other, two 3s, and the same with 2s
 * between them are the best known cases. What is known of a pair is a set of counts, bit by bit.
 *
 * Between the first and the last of a row stand 2s, which hand on what they are told: of the two cells
 * ahead a 1 or a 3 says as much without being told, so that a shorter row would begin with it.
 */
#include "games/slant/ladder.h"

/* Four ways to walk: the two cells behind a corner and the two ahead, as scratch_near counts them.
 * */
struct way {
    uint8_t behind[2], ahead[2];
};

static const struct way ways[4] = {
    {{0, 2}, {1, 3}}, /* to the right */
    {{1, 3}, {0, 2}}, /* to the left */
    {{0, 1}, {2, 3}}, /* down */
    {{2, 3}, {0, 1}}, /* up */
};

static uint32_t forward(const struct scratch_board *s, uint32_t corner, int way)
{
    switch (way) {
    case 0:
        return corner + 1;
    case 1:
        return corner - 1;
    case 2:
        return corner + s->stride;
    default:
        return corner - s->stride;
    }
}

/* Lines at a corner from two cells, as far as the board shows. */
struct pair {
    int lines, open, cells;
};

static struct pair pair_of(const struct scratch_board *s, uint32_t corner, const uint8_t *two)
{
    struct pair p = {0, 0, 0};
    for (int i = 0; i < 2; i++) {
        uint8_t cell = s->cell[scratch_near(s, corner, two[i])];
        p.lines += cell == scratch_touching(two[i]);
        p.open += cell == SLASH_NONE;
        p.cells += cell != SLASH_OUT;
    }
    return p;
}

static unsigned counts_of(struct pair p)
{
    return ((2u << p.open) - 1) << p.lines;
}

/* {total - x: x in counts}, as far as these are 0, 1 or 2. Reversing three bits gives {2 - x}. */
static unsigned less_from(int total, unsigned counts)
{
    static const uint8_t reversed[8] = {0, 4, 2, 6, 1, 5, 3, 7};
    unsigned two = reversed[counts & 7];
    return total < 2 ? two >> (2 - total) : two << (total - 2) & 7;
}

/* Does this set leave only one way to fill the open cells of the pair? */
static bool decides(struct pair p, unsigned counts)
{
    return p.open && (counts == 1u << p.lines || counts == 1u << (p.lines + p.open));
}

/* Walk from a corner until something is decided or nothing new is known. Returns the number of
 * corners walked, or 0; *end is the last one and *counts what its two cells ahead must give. */
static uint32_t walk(const struct scratch_board *s, uint32_t corner, int way, uint32_t most,
                     uint32_t *end, unsigned *counts)
{
    unsigned known = counts_of(pair_of(s, corner, ways[way].behind));
    for (uint32_t n = 1; n <= most; n++, corner = forward(s, corner, way)) {
        if (s->clue[corner] == CORNER_NONE)
            return 0;
        struct pair ahead = pair_of(s, corner, ways[way].ahead);
        unsigned before = counts_of(ahead), after = before & less_from(s->clue[corner], known);
        if (after == before || !after)
            return 0;
        if (decides(ahead, after)) {
            *end = corner;
            *counts = after;
            return n;
        }
        known = less_from(ahead.cells, after);
    }
    return 0;
}

static void name_filled(const struct scratch_board *s, uint32_t corner, const uint8_t *two,
                        struct slant_step *out)
{
    for (int i = 0; i < 2; i++) {
        uint32_t cell = scratch_near(s, corner, two[i]);
        if (s->cell[cell] == SLASH_FALL || s->cell[cell] == SLASH_RISE)
            slant_step_cell(out, cell);
    }
}

/* The corners in order, each followed by what is filled in ahead of it; before them what is behind
 * the first. A line that points away from the last says nothing if that has its lines already. */
static void write_step(const struct scratch_board *s, uint32_t from, int way, uint32_t n,
                       unsigned counts, struct slant_step *out)
{
    uint32_t last = from;
    for (uint32_t i = 1; i < n; i++)
        last = forward(s, last, way);
    struct pair ahead = pair_of(s, last, ways[way].ahead);
    bool touch = counts != 1u << ahead.lines;
    slant_step_begin(out, n <= MARKS_MOST ? MARKS : TWO_REPEATS, n);
    name_filled(s, from, ways[way].behind, out);
    for (uint32_t i = 0; i < n; i++, from = forward(s, from, way)) {
        slant_step_corner(out, from);
        if (from != last || touch || ahead.lines)
            name_filled(s, from, ways[way].ahead, out);
    }
    for (int i = 0; i < 2; i++) {
        int near = ways[way].ahead[i];
        uint32_t cell = scratch_near(s, last, near);
        if (scratch_is_open(s, cell))
            slant_step_move(out, cell,
                            touch ? scratch_touching(near) : slash_other(scratch_touching(near)));
    }
}

/* The ways worth walking from a corner, a bit each: its number must say something new about the two
 * cells ahead. Most corners have none, and this is where most of the time goes. */
static unsigned ways_from(const struct scratch_board *s, uint32_t corner)
{
    int clue = s->clue[corner];
    unsigned side[4], out = 0;
    struct pair one[4];
    if (clue == CORNER_NONE || !s->open[corner])
        return 0;
    for (int i = 0; i < 4; i++) {
        uint8_t cell = s->cell[scratch_near(s, corner, i)];
        one[i] = (struct pair){cell == scratch_touching(i), cell == SLASH_NONE, 0};
    }
    for (int way = 0; way < 4; way++) {
        struct pair a = one[ways[way].ahead[0]], b = one[ways[way].ahead[1]];
        side[way] = counts_of((struct pair){a.lines + b.lines, a.open + b.open, 0});
    }
    for (int way = 0; way < 4; way++) /* behind one way is ahead the opposite way */
        if (side[way] & ~less_from(clue, side[way ^ 1]))
            out |= 1u << way;
    return out;
}

bool slant_find_pairs(const struct scratch_board *s, const struct slant_field *f, uint32_t most,
                      struct slant_step *out)
{
    uint32_t best = most + 1, from = 0;
    int best_way = 0;
    unsigned best_counts = 0;
    for (uint32_t i = 0; i < f->n_corners && best > 2; i++) {
        unsigned worth = ways_from(s, f->corner[i]);
        if (field_stopped(f, i))
            return false;
        for (int way = 0; way < 4; way++) {
            uint32_t end, n;
            unsigned counts;
            if (!(worth >> way & 1))
                continue;
            n = walk(s, f->corner[i], way, best - 1, &end, &counts);
            if (n) {
                best = n;
                from = f->corner[i];
                best_way = way;
                best_counts = counts;
            }
        }
    }
    if (!from)
        return false;
    write_step(s, from, best_way, best, best_counts, out);
    return true;
}
