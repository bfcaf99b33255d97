/* random_boards.c - most boards start from a random true answer, so that solvable ones are common;
 * clues are then removed, or one is spoilt. Others have clues drawn at random.
 *
 * A Slitherlink answer is a blob of cells grown one at a time while its rim stays one loop. A Slant
 * answer is filled in random order with a random slash, or the other one if that closes a loop: two
 * paths that block both slashes of a cell would have to cross, on corners of different colours.
 */
#include "slow/random_boards.h"

#include <stdbool.h>
#include <string.h>

#include "base/rng.h"

enum { CORNERS = RANDOM_SIDE + 1 };

static void choose_size(struct random_board *b, struct rng *rng)
{
    if (rng_below(rng, 8) == 0) { /* one row or one column */
        b->w = 1;
        b->h = 1 + (int)rng_below(rng, RANDOM_SIDE);
    } else {
        b->w = 1 + (int)rng_below(rng, 5);
        b->h = 1 + (int)rng_below(rng, 5);
    }
    if (rng_below(rng, 2)) {
        int w = b->w;
        b->w = b->h;
        b->h = w;
    }
}

/* Turn the full clues of an answer into a board of some kind; n clue places. */
static void choose_clues(struct random_board *b, int n, struct rng *rng)
{
    uint32_t kind = rng_below(rng, 20), density = 1 + rng_below(rng, 10);
    if (kind == 0) {
        b->kind = "empty";
        memset(b->clue, -1, sizeof b->clue);
        return;
    }
    if (kind < 5) {
        b->kind = "random clues";
        for (int i = 0; i < n; i++)
            b->clue[i] = (int8_t)rng_below(rng, rng_below(rng, 6) ? 4 : 5);
    } else if (kind < 8) {
        b->kind = "one clue spoilt";
        b->clue[rng_below(rng, (uint32_t)n)] = (int8_t)rng_below(rng, 5);
    } else if (kind < 10) {
        b->kind = "all clues of an answer";
        return;
    } else {
        b->kind = "some clues of an answer";
    }
    for (int i = 0; i < n; i++)
        if (rng_below(rng, 10) >= density)
            b->clue[i] = -1;
}

/* A few of the answer's n values as progress, one of them wrong now and then. */
static void choose_fixed(struct random_board *b, const int8_t *answer, int n, struct rng *rng)
{
    memset(b->fixed, -1, sizeof b->fixed);
    uint32_t tenths = rng_below(rng, 6);
    for (int i = 0; i < n; i++)
        if (rng_below(rng, 10) < tenths)
            b->fixed[i] = answer[i];
    if (rng_below(rng, 4) == 0)
        b->fixed[rng_below(rng, (uint32_t)n)] = (int8_t)rng_below(rng, 2);
}

/* Slitherlink */

struct blob {
    int w, h;
    bool in[RANDOM_SIDE + 2][RANDOM_SIDE + 2]; /* with a rim of outside cells */
};

/* Adding cell (r, c) keeps inside and outside in one piece each exactly if, going round the eight
 * cells about it, there is one run of inside cells that holds a neighbour by side, and no other
 * inside cell: then the new cell neither joins two parts nor touches one by a corner only. */
static bool may_grow(const struct blob *b, int r, int c)
{
    static const int dr[] = {-1, -1, 0, 1, 1, 1, 0, -1}, dc[] = {0, 1, 1, 1, 0, -1, -1, -1};
    int runs = 0;
    bool by_side = false;
    for (int i = 0; i < 8; i++) {
        bool here = b->in[r + dr[i]][c + dc[i]];
        runs += here && !b->in[r + dr[(i + 7) % 8]][c + dc[(i + 7) % 8]];
        by_side |= here && i % 2 == 0;
    }
    return runs == 1 && by_side;
}

static void grow(struct blob *b, struct rng *rng)
{
    b->in[1 + rng_below(rng, (uint32_t)b->h)][1 + rng_below(rng, (uint32_t)b->w)] = true;
    for (uint32_t tries = rng_below(rng, 80); tries; tries--) {
        int r = 1 + (int)rng_below(rng, (uint32_t)b->h),
            c = 1 + (int)rng_below(rng, (uint32_t)b->w);
        if (!b->in[r][c] && may_grow(b, r, c))
            b->in[r][c] = true;
    }
}

void random_slitherlink(struct random_board *out, uint64_t seed, uint64_t index)
{
    struct rng rng;
    rng_seed(&rng, seed, index);
    choose_size(out, &rng);
    struct blob b = {.w = out->w, .h = out->h};
    grow(&b, &rng);
    int8_t edge[2 * CORNERS * CORNERS], *e = edge;
    for (int r = 0; r <= b.h; r++)
        for (int c = 1; c <= b.w; c++)
            *e++ = b.in[r][c] != b.in[r + 1][c];
    for (int r = 1; r <= b.h; r++)
        for (int c = 0; c <= b.w; c++)
            *e++ = b.in[r][c] != b.in[r][c + 1];
    for (int i = 0; i < b.w * b.h; i++) {
        int r = 1 + i / b.w, c = 1 + i % b.w;
        bool in = b.in[r][c];
        out->clue[i] = (int8_t)((in != b.in[r - 1][c]) + (in != b.in[r + 1][c]) +
                                (in != b.in[r][c - 1]) + (in != b.in[r][c + 1]));
    }
    choose_clues(out, b.w * b.h, &rng);
    choose_fixed(out, edge, (int)(e - edge), &rng);
}

/* Slant */

static int colour_of(const int8_t *colour, int i)
{
    while (colour[i] != i)
        i = colour[i];
    return i;
}

void random_slant(struct random_board *out, uint64_t seed, uint64_t index)
{
    struct rng rng;
    rng_seed(&rng, seed, index);
    choose_size(out, &rng);
    int w = out->w, n = w * out->h, corners = (w + 1) * (out->h + 1);
    int8_t colour[CORNERS * CORNERS], fall[RANDOM_CELLS];
    uint32_t order[RANDOM_CELLS];
    for (int i = 0; i < corners; i++) {
        colour[i] = (int8_t)i;
        out->clue[i] = 0;
    }
    for (int i = 0; i < n; i++)
        order[i] = (uint32_t)i;
    rng_shuffle(&rng, order, (size_t)n);
    for (int i = 0; i < n; i++) {
        int cell = (int)order[i], corner = cell / w * (w + 1) + cell % w;
        int end[2][2] = {{corner + 1, corner + w + 1}, {corner, corner + w + 2}};
        int slash = (int)rng_below(&rng, 2);
        if (colour_of(colour, end[slash][0]) == colour_of(colour, end[slash][1]))
            slash = !slash;
        colour[colour_of(colour, end[slash][0])] = (int8_t)colour_of(colour, end[slash][1]);
        fall[cell] = (int8_t)slash;
        out->clue[end[slash][0]]++;
        out->clue[end[slash][1]]++;
    }
    choose_clues(out, corners, &rng);
    choose_fixed(out, fall, n, &rng);
}
