/* api.c - the C library in a hundred lines: judge puzzles and play a game to its end.
 *
 *     cc api.c $(pkg-config --cflags --libs quincunx) -o api && ./api
 */
#include <quincunx.h>
#include <stdio.h>
#include <stdlib.h>

static void complain(const char *what, struct quincunx_error e)
{
    printf("%s: byte %zu: %s\n", what, e.at, e.why);
}

/* A puzzle: how many solutions, how hard, and the first step in words. */
static void judge(const char *text)
{
    struct quincunx_position *p;
    struct quincunx_solved solved;
    struct quincunx_rating rating;
    struct quincunx_hint hint;
    struct quincunx_error e = quincunx_read(text, &p);
    if (e.code) {
        complain(text, e);
        return;
    }
    printf("%s\n", quincunx_write(p));
    e = quincunx_solve(p, 10, NULL, &solved);
    if (e.code)
        complain("solve", e);
    else
        printf("  solutions: %llu%s\n", (unsigned long long)solved.count,
               solved.count == 10 ? " or more" : "");
    if (solved.first)
        printf("  one is %s\n", quincunx_write(solved.first));
    if (solved.second)
        printf("  another is %s\n", quincunx_write(solved.second));
    e = quincunx_rate(p, NULL, &rating);
    if (!e.code && rating.rated)
        printf("  rating %d.%d, %s\n", rating.tenths / 10, rating.tenths % 10, rating.level);
    e = quincunx_hint(p, NULL, &hint);
    if (!e.code)
        printf("  %s\n  %s\n", hint.sentence, hint.moves);
    quincunx_free(solved.first);
    quincunx_free(solved.second);
    quincunx_free(p);
}

/* A game of two: level 3 against level 1, until it is over. */
static void play(const char *start)
{
    static const char *const levels[2] = {"3", "1"};
    struct quincunx_position *p;
    struct quincunx_best best;
    struct quincunx_error e = quincunx_read(start, &p);
    if (e.code) {
        complain(start, e);
        return;
    }
    printf("%s\n  moves: %s\n ", quincunx_write(p), quincunx_moves(p));
    for (int turns = 0; quincunx_status(p) == QUINCUNX_OPEN && turns < 200; turns++) {
        e = quincunx_best(p, levels[quincunx_mover(p)], 1, NULL, &best);
        if (!e.code) {
            printf(" %s", best.move);
            e = quincunx_apply(p, best.move);
        }
        if (e.code) {
            complain("play", e);
            break;
        }
    }
    printf("\n  %s\n", quincunx_status(p) == QUINCUNX_FIRST    ? "the first side won"
                       : quincunx_status(p) == QUINCUNX_SECOND ? "the second side won"
                                                               : "nobody won");
    quincunx_free(p);
}

int main(void)
{
    printf("Quincunx %s:", quincunx_version());
    for (size_t i = 0; quincunx_game_name(i); i++)
        printf(" %s", quincunx_game_name(i));
    printf("\n");
    judge("slant 3x2 ..../.3../....");
    judge("slither/5/5/cbcbcddad");
    judge("slant 3x2 ..../.9../....");
    play("slider 3 H++/H++/+VV H");
    return EXIT_SUCCESS;
}
