/* lattices.c - Slitherlinks that nobody made: regular and random lattices of clues, and empty
 * boards.
 *
 *     bench_lattices [LARGEST]     boards up to LARGEST cells a side; 61 if it is not given
 *
 * A clue stands on every k-th cell of every k-th row, k = 2 to 5, from the first cell on or from
 * the second: all 1s, 2s or 3s, these three in turn, or drawn at random; each board once as it is
 * and once with one clue changed. That is what people type into an editor. Prints lines as
 * bench_solvers reads them; how many solutions they have is not known.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/rng.h"

enum value { VALUE_1 = 1, VALUE_2, VALUE_3, VALUE_IN_TURN, VALUE_RANDOM, VALUES };

static const char *const value_name[] = {"empty", "1s", "2s", "3s", "in_turn", "random"};

struct lattice {
    enum value value;
    int side, step, offset;
    bool changed; /* the clue in the middle */
};

static bool has_clue(const struct lattice *l, int r, int c)
{
    return r % l->step == l->offset && c % l->step == l->offset;
}

static int clue_at(const struct lattice *l, int r, int c, struct rng *rng)
{
    int i = r / l->step, j = c / l->step, middle = l->side / l->step / 2;
    int clue = (int)l->value;
    if (l->value == VALUE_IN_TURN)
        clue = 1 + (i + j) % 3;
    else if (l->value == VALUE_RANDOM)
        clue = (int)rng_below(rng, 4);
    return l->changed && i == middle && j == middle ? (clue + 1) % 4 : clue;
}

static void print(const struct lattice *l)
{
    struct rng rng;
    rng_seed(&rng, (uint64_t)l->side, (uint64_t)l->step);
    printf("%s_every%d-%d-from%d%s\t%d\t%d\t", value_name[l->value], l->step, l->side, l->offset,
           l->changed ? "-changed" : "", l->side, l->side);
    for (int r = 0; r < l->side; r++) {
        for (int c = 0; c < l->side; c++)
            putchar(has_clue(l, r, c) ? '0' + clue_at(l, r, c, &rng) : '.');
        putchar(r + 1 < l->side ? ',' : '\t');
    }
    printf("\t\n");
}

static void print_empty(int side)
{
    printf("empty-%d\t%d\t%d\t", side, side, side);
    for (int i = 0; i < side * side; i++)
        printf(".%s", (i + 1) % side == 0 && i + 1 < side * side ? "," : "");
    printf("\t\t\n");
}

int main(int argc, char **argv)
{
    static const int side[] = {9, 13, 21, 31, 41, 51, 61};
    int largest = argc > 1 ? atoi(argv[1]) : 61;
    for (size_t i = 0; i < sizeof side / sizeof *side && side[i] <= largest; i++)
        for (int value = VALUE_1; value < VALUES; value++)
            for (int step = 2; step <= 5; step++)
                for (int form = 0; form < 4; form++) {
                    struct lattice l = {(enum value)value, side[i], step, form / 2, form % 2};
                    print(&l);
                }
    for (int n = 10; n <= 100 && n <= 2 * largest; n += n < 50 ? 20 : 50)
        print_empty(n);
}
