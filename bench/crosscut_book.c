/* crosscut_book.c - proves the first moves of Crosscut and prints a row of the book for a board.
 *
 *     bench_crosscut_book W H [BITS [SECONDS [SECONDS]]]
 *
 * Each square of a quarter of the inner board: who wins, then in how many turns, within so many
 * seconds each (60 unless told; the second time is like the first unless told), with a table of
 * 2^BITS entries of 16 bytes (24). Prints times, and the row for src/games/crosscut/book.c.
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "core/position.h"
#include "games/crosscut/proof.h"

static double cpu(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static bool out_of_time(void *ctx)
{
    return cpu() > *(double *)ctx;
}

/* The turns a first move takes: above 0 if its side wins, below if it loses; 99 or -99 if they
 * are not known, 0 if the winner is not. */
static int prove_move(struct proof *p, const struct crosscut *after, const double *seconds,
                      double *end)
{
    struct proof_state s = crosscut_state(after);
    *end = cpu() + seconds[0];
    p->work->steps = UINT64_MAX;
    enum proof_answer a = proof_ask(p, s, 0);
    if (a == PROOF_UNKNOWN)
        return 0;
    *end = cpu() + seconds[1];
    int turns = proof_turns(p, s, a == PROOF_YES, 63);
    p->work->steps = UINT64_MAX;
    return turns < 0 ? (a == PROOF_YES ? -99 : 99) : a == PROOF_YES ? -(turns + 1) : turns + 1;
}

int main(int argc, char **argv)
{
    if (argc < 3)
        return 2;
    int w = atoi(argv[1]), h = atoi(argv[2]), bits = argc > 3 ? atoi(argv[3]) : 24;
    double seconds[2] = {argc > 4 ? atof(argv[4]) : 60, 60}, end = 1e18;
    seconds[1] = argc > 5 ? atof(argv[5]) : seconds[0];
    struct arena arena;
    struct board *b;
    struct crosscut_proof game;
    struct proof proof;
    arena_open(&arena);
    struct work work = {.arena = &arena, .steps = UINT64_MAX, .stop = out_of_time, .ctx = &end};
    struct variant v = game_preset(&crosscut_game);
    v.value[OPTION_WIDTH] = (int16_t)w;
    v.value[OPTION_HEIGHT] = (int16_t)h;
    if (err_is(position_new(&crosscut_game, &v, &arena, &b)))
        return 2;
    crosscut_proof_of(&game, crosscut_in(b));
    if (!proof_open(&proof, &game.game, bits, &work))
        return 2;
    int rows = (h - 1) / 2, columns = (w - 1) / 2, turns[16];
    for (int i = rows * columns - 1; i >= 0; i--) {
        int r = i / columns + 1, c = i % columns + 1;
        struct crosscut after = *crosscut_in(b);
        crosscut_play(&after.head, crosscut_move(r, c));
        turns[i] = prove_move(&proof, &after, seconds, &end);
        end = 1e18;
        printf("%c%d: %d turns, %.1f CPU s, %llu positions\n", 'a' + c, r + 1, turns[i], cpu(),
               (unsigned long long)proof.visits);
        fflush(stdout);
    }
    printf("    {%d, %d, {", w, h);
    for (int i = 0; i < rows * columns; i++)
        printf("%s%d", i ? ", " : "", turns[i]);
    printf("}},\n");
    arena_close(&arena);
    return 0;
}
