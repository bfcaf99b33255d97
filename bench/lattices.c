/* lattices.c - boards that nobody made: regular and random lattices of clues, and empty boards.
 *
 *     bench_lattices [slant] [LARGEST]         boards up to LARGEST cells a side; 61 if it is not given
 *     bench_lattices [slant] LARGEST others    other sizes, mixes of clues, oblong boards, chessboards
 *
 * A clue stands on every k-th cell (Slant: corner) of every k-th row, k = 2 to 5, from the first on or from
 * the second: all 1s, 2s or 3s, these three in turn, or drawn at random; each board once as it is
 * and once with one clue changed. That is what people type into an editor. Prints lines as
 * bench_solvers reads them; how many solutions they have is not known.
 *
 * The others are never looked at while the solver is changed: they tell whether a rule is good for
 * lattices or only for those of the first list.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"

struct value {
    const char *name;
    const char *turn; /* clues in turn along rows and columns; NULL: at random */
};

static const struct value usual[] = {
    {"1s", "1"}, {"2s", "2"}, {"3s", "3"}, {"in_turn", "123"}, {"random", NULL}};
static const struct value other[] = {{"12", "12"},   {"13", "13"},     {"23", "23"},
                                     {"321", "321"}, {"1233", "1233"}, {"0123", "0123"},
                                     {"332", "332"}, {"3", "3"},       {"random", NULL}};
enum { LEN_USUAL = sizeof usual / sizeof *usual, LEN_OTHER = sizeof other / sizeof *other };

/* Clues are places wide and high, beyond the cells by `extra`, and drawn from so many, from `least` on: no
 * corner inside a Slant is 0. */
struct clues {
    int extra, least;
};

static const struct clues slitherlink = {0, 0}, slant = {1, 1};
enum { VALUES = 4 };

struct lattice {
    const struct clues *clues;
    const struct value *value;
    int w, h, step, offset; /* a step of 1: like the black fields of a chessboard */
    bool changed;           /* the clue in the middle */
};

static bool has_clue(const struct lattice *l, int r, int c)
{
    if (l->step == 1)
        return (r + c) % 2 == l->offset;
    return r % l->step == l->offset && c % l->step == l->offset;
}

static int clue_at(const struct lattice *l, int r, int c, struct rng *rng)
{
    int i = r / l->step, j = c / l->step;
    const char *turn = l->value->turn;
    int least = l->clues->least;
    int clue = turn ? turn[(size_t)(i + j) % strlen(turn)] - '0' : least + (int)rng_below(rng, VALUES - (uint32_t)least);
    bool middle = i == l->h / l->step / 2 && j == l->w / l->step / 2;
    return l->changed && middle ? least + (clue + 1 - least) % VALUES : clue;
}

static void print(const struct lattice *l)
{
    struct rng rng;
    rng_seed(&rng, (uint64_t)l->h, (uint64_t)l->step);
    printf("%s_every%d-%d", l->value->name, l->step, l->w);
    if (l->w != l->h)
        printf("x%d", l->h);
    printf("-from%d%s\t%d\t%d\t", l->offset, l->changed ? "-changed" : "", l->w, l->h);
    int w = l->w + l->clues->extra, h = l->h + l->clues->extra;
    for (int r = 0; r < h; r++) {
        for (int c = 0; c < w; c++)
            putchar(has_clue(l, r, c) ? '0' + clue_at(l, r, c, &rng) : '.');
        putchar(r + 1 < h ? ',' : '\t');
    }
    printf("\t\n");
}

static void print_forms(const struct clues *clues, const struct value *value, size_t n, int w, int h, int least)
{
    for (size_t i = 0; i < n; i++)
        for (int step = least; step <= 5; step++)
            for (int form = 0; form < 4; form++)
                print(&(struct lattice){clues, &value[i], w, h, step, form / 2, form % 2});
}

static void print_empty(const struct clues *clues, int side)
{
    int n = side + clues->extra;
    printf("empty-%d\t%d\t%d\t", side, side, side);
    for (int i = 0; i < n * n; i++)
        printf(".%s", (i + 1) % n == 0 && i + 1 < n * n ? "," : "");
    printf("\t\t\n");
}

static void print_usual(const struct clues *clues, int largest)
{
    static const int side[] = {9, 13, 21, 31, 41, 51, 61};
    for (size_t i = 0; i < sizeof side / sizeof *side && side[i] <= largest; i++)
        print_forms(clues, usual, LEN_USUAL, side[i], side[i], 2);
    for (int n = 10; n <= 100 && n <= 2 * largest; n += n < 50 ? 20 : 50)
        print_empty(clues, n);
}

static void print_others(const struct clues *clues, int largest)
{
    static const int side[] = {10, 15, 20, 25, 30, 36, 45, 55, 71, 81};
    for (size_t i = 0; i < sizeof side / sizeof *side && side[i] <= largest; i++) {
        print_forms(clues, other, LEN_OTHER, side[i], side[i], 1);
        print_forms(clues, other, LEN_OTHER, side[i], side[i] * 2 / 3, 2);
    }
}

int main(int argc, char **argv)
{
    bool is_slant = argc > 1 && strcmp(argv[1], "slant") == 0;
    const struct clues *clues = is_slant ? &slant : &slitherlink;
    argc -= is_slant;
    argv += is_slant;
    int largest = argc > 1 ? atoi(argv[1]) : 61;
    if (argc > 2 && strcmp(argv[2], "others") == 0)
        print_others(clues, largest);
    else
        print_usual(clues, largest);
}
