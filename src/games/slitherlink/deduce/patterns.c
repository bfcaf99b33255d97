/* patterns.c - arrangements of numbers that people know by heart. */
#include "games/slitherlink/deduce/finding.h"

static int32_t diagonal(const struct slitherlink_deduce *d, int corner)
{
    return d->off[corner] + d->off[(corner + 1) % 4];
}

static void because_two(struct slitherlink_finding *f, int32_t a, int32_t b)
{
    slitherlink_finding_because(f, a);
    slitherlink_finding_because(f, b);
    slitherlink_finding_cost(f, 2);
}

/*     .   .   .          .   .   .
 *                            |
 *     . 0 . 3 .    ->    . 0 x 3 |     the 3 has its other three sides, and the lines go on
 *                            |
 *     .   .   .          .   .   .                                                        */
static bool zero_three_at(struct slitherlink_finding *f, int32_t zero, int side)
{
    const struct slitherlink_deduce *d = f->d;
    int32_t three = zero + 2 * d->off[side], shared = zero + d->off[side];
    if (d->at[three] != 3 || deduce_unset(d, three) == 0)
        return false;
    for (int s = 0; s < 4; s++)
        if (three + d->off[s] != shared)
            slitherlink_finding_move(f, three + d->off[s], EDGE_LINE);
    slitherlink_finding_move(f, shared - 2 * deduce_along(d, shared), EDGE_LINE);
    slitherlink_finding_move(f, shared + 2 * deduce_along(d, shared), EDGE_LINE);
    if (finding_done(f)) {
        because_two(f, zero, three);
        slitherlink_finding_cost(f, 1);
    }
    return finding_done(f);
}

bool slitherlink_find_zero_three(struct slitherlink_finding *f)
{
    for (int32_t k = finding_next(f, -1, f->d->cells); k < f->d->cells; k = finding_next(f, k, f->d->cells))
        for (int s = 0; f->d->at[f->d->cell[k]] == 0 && s < 4; s++)
            if (zero_three_at(f, f->d->cell[k], s))
                return true;
    return false;
}

/* The edges at the dot in this corner of the cell that are not sides of the cell. */
static int outer(const struct slitherlink_deduce *d, int32_t cell, int corner, int32_t edge[2])
{
    int32_t dot = cell + diagonal(d, corner);
    edge[0] = dot + d->off[corner];
    edge[1] = dot + d->off[(corner + 1) % 4];
    return (d->at[edge[0]] == EDGE_CROSS) + (d->at[edge[1]] == EDGE_CROSS);
}

/* A 2 in a corner has both sides there or none, so of the sides that meet at the dots to the left
 * and right exactly one is drawn, and exactly one more line leaves such a dot. */
static void beside_two(struct slitherlink_finding *f, int32_t cell, int corner)
{
    const struct slitherlink_deduce *d = f->d;
    for (int next = 1; next <= 3; next += 2) {
        int32_t edge[2], dot = cell + diagonal(d, (corner + next) % 4);
        outer(d, cell, (corner + next) % 4, edge);
        for (int i = 0; i < 2; i++) {
            uint8_t other = d->at[edge[1 - i]];
            if (d->at[edge[i]] != EDGE_UNSET || other == EDGE_UNSET)
                continue;
            slitherlink_finding_move(f, edge[i], other == EDGE_LINE ? EDGE_CROSS : EDGE_LINE);
            slitherlink_finding_because(f, dot);
        }
    }
}

/* Nothing else can reach the dot in this corner: both sides there are lines, or none. */
static bool corner_at(struct slitherlink_finding *f, int32_t cell, int corner)
{
    const struct slitherlink_deduce *d = f->d;
    int32_t edge[2], a = cell + d->off[corner], b = cell + d->off[(corner + 1) % 4];
    int clue = d->at[cell];
    if (clue < 1 || clue > 3 || d->at[a] != EDGE_UNSET || d->at[b] != EDGE_UNSET ||
        outer(d, cell, corner, edge) < 2)
        return false;
    size_t reasons = f->out ? f->out->n_because : 0;
    because_two(f, cell, cell + diagonal(d, corner));
    if (clue == 2 && deduce_unset(d, cell) == 4) {
        beside_two(f, cell, corner);
    } else { /* a 2 that has a line on a far side is like a 1, one that has none there like a 3 */
        bool both = clue == 3 || (clue == 2 && deduce_lines(d, cell) == 0);
        slitherlink_finding_move(f, a, both ? EDGE_LINE : EDGE_CROSS);
        slitherlink_finding_move(f, b, both ? EDGE_LINE : EDGE_CROSS);
    }
    if (f->out && !finding_done(f))
        f->out->n_because = reasons;
    return finding_done(f);
}

bool slitherlink_find_corner(struct slitherlink_finding *f)
{
    for (int32_t k = finding_next(f, -1, f->d->cells); k < f->d->cells; k = finding_next(f, k, f->d->cells))
        for (int q = 0; q < 4; q++)
            if (corner_at(f, f->d->cell[k], q))
                return true;
    return false;
}

/*     .   .   .          .   .   .
 *       0                  0 x            the 0 keeps other lines from the dot between them, so the
 *     .   .   .    ->    . x .---.        3 has both its sides there
 *           3                | 3
 *     .   .   .          .   .   .                                                        */
bool slitherlink_corner_is_by_zero(const struct slitherlink_finding *f)
{
    struct spot cell = f->out->because[0], dot = f->out->because[1];
    int32_t across = deduce_place(f->d, 2 * dot.x - cell.x, 2 * dot.y - cell.y);
    return f->d->at[deduce_place(f->d, cell.x, cell.y)] == 3 && f->d->kind[across] == PLACE_CELL &&
           f->d->at[across] == 0;
}

/* Could the loop round cells a and b alone be the whole answer? Each cell beside them has one line
 * then, and nothing else is anywhere. */
static bool domino_fits(const struct slitherlink_deduce *d, int32_t a, int32_t b)
{
    int32_t numbers = 2, lines = 0;
    for (int half = 0; half < 2; half++)
        for (int s = 0; s < 4; s++) {
            int32_t from = half ? b : a, to = from + 2 * d->off[s], edge = from + d->off[s];
            if (to == a || to == b)
                continue;
            if (d->at[edge] == EDGE_CROSS || (d->at[to] != CLUE_NONE && d->at[to] != 1))
                return false;
            lines += d->at[edge] == EDGE_LINE;
            numbers += d->at[to] == 1;
        }
    return numbers == d->positive && lines == d->lines;
}

/* Why it is not, where domino_fits has said so: a number that it does not meet, a line that it does
 * not have, or a side of the two cells that is crossed out. */
static int32_t domino_misses(const struct slitherlink_deduce *d, int32_t a, int32_t b)
{
    for (int32_t k = 0; k < d->cells; k++) {
        int32_t i = d->cell[k], lines = 0;
        for (int s = 0; s < 4; s++)
            lines += i + 2 * d->off[s] == a || i + 2 * d->off[s] == b;
        if (i != a && i != b && d->at[i] != CLUE_NONE && d->at[i] != lines)
            return i;
    }
    for (int32_t k = 0; k < d->edges; k++) {
        int32_t e = d->edge[k], across = deduce_across(d, e);
        bool in = e - across == a || e - across == b, out = e + across == a || e + across == b;
        if (d->at[e] == (in != out ? EDGE_CROSS : EDGE_LINE))
            return e;
    }
    return a;
}

/*     .   .   .          .   x   .
 *                                         lines on both far sides and between; nothing goes on
 *     . 3 . 3 .    ->    | 3 | 3 |        from the line between: 3 | 3 turn round it in an S
 *
 *     .   .   .          .   x   .                                                        */
static bool adjacent_threes_at(struct slitherlink_finding *f, int32_t a, int side)
{
    const struct slitherlink_deduce *d = f->d;
    int32_t b = a + 2 * d->off[side], shared = a + d->off[side];
    if (d->at[a] != 3 || d->at[b] != 3 || domino_fits(d, a, b))
        return false;
    int32_t along = deduce_along(d, shared);
    slitherlink_finding_move(f, a - d->off[side], EDGE_LINE);
    slitherlink_finding_move(f, shared, EDGE_LINE);
    slitherlink_finding_move(f, b + d->off[side], EDGE_LINE);
    if (d->kind[shared - 2 * along] != PLACE_OFF)
        slitherlink_finding_move(f, shared - 2 * along, EDGE_CROSS);
    if (d->kind[shared + 2 * along] != PLACE_OFF)
        slitherlink_finding_move(f, shared + 2 * along, EDGE_CROSS);
    if (finding_done(f)) {
        because_two(f, a, b);
        slitherlink_finding_because(f, domino_misses(d, a, b));
    }
    return finding_done(f);
}

bool slitherlink_find_adjacent_threes(struct slitherlink_finding *f)
{
    for (int32_t k = finding_next(f, -1, f->d->cells); k < f->d->cells; k = finding_next(f, k, f->d->cells))
        for (int s = SIDE_E; s <= SIDE_S; s++)
            if (adjacent_threes_at(f, f->d->cell[k], s))
                return true;
    return false;
}

/*     .   .   .          .---.   .
 *       3                | 3
 *     .   .   .    ->    .   .   .        neither can have both sides at the dot between them
 *           3                  3 |
 *     .   .   .          .   .---.                                                        */
static bool diagonal_threes_at(struct slitherlink_finding *f, int32_t a, int corner)
{
    const struct slitherlink_deduce *d = f->d;
    int32_t b = a + 2 * diagonal(d, corner);
    if (d->at[a] != 3 || d->at[b] != 3)
        return false;
    slitherlink_finding_move(f, a - d->off[corner], EDGE_LINE);
    slitherlink_finding_move(f, a - d->off[(corner + 1) % 4], EDGE_LINE);
    slitherlink_finding_move(f, b + d->off[corner], EDGE_LINE);
    slitherlink_finding_move(f, b + d->off[(corner + 1) % 4], EDGE_LINE);
    if (finding_done(f))
        because_two(f, a, b);
    return finding_done(f);
}

bool slitherlink_find_diagonal_threes(struct slitherlink_finding *f)
{
    for (int32_t k = finding_next(f, -1, f->d->cells); k < f->d->cells; k = finding_next(f, k, f->d->cells))
        for (int q = 1; q <= 2; q++)
            if (diagonal_threes_at(f, f->d->cell[k], q))
                return true;
    return false;
}

/* ---- for closures: only where there is news ---- */

enum { DOMINO_NUMBERS = 8 }; /* two threes with a number beside each of their outer sides */

static void corners_of(struct slitherlink_finding *f, int32_t cell)
{
    for (int q = 0; f->d->at[cell] != CLUE_NONE && q < 4; q++)
        corner_at(f, cell, q);
}

void slitherlink_patterns_everywhere(struct slitherlink_finding *f)
{
    slitherlink_find_adjacent_threes(f);
    slitherlink_find_diagonal_threes(f);
    slitherlink_find_corner(f);
}

bool slitherlink_patterns_are_local(const struct slitherlink_deduce *d)
{
    return d->positive > DOMINO_NUMBERS;
}

void slitherlink_patterns_of_clue(struct slitherlink_finding *f, int32_t cell)
{
    const struct slitherlink_deduce *d = f->d;
    for (int s = 0; d->at[cell] == 3 && s < 4; s++) {
        adjacent_threes_at(f, cell, s);
        diagonal_threes_at(f, cell, s);
    }
    corners_of(f, cell);
}

void slitherlink_patterns_of_edge(struct slitherlink_finding *f, int32_t edge)
{
    int32_t along = deduce_along(f->d, edge), across = deduce_across(f->d, edge);
    for (int32_t step = -2 * along; step <= 2 * along; step += 2 * along) {
        corners_of(f, edge + step - across);
        corners_of(f, edge + step + across);
    }
}
