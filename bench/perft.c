/* perft.c - how fast the board games are: leaves of the tree of turns a second, through game.h. */
#include "core/perft.h"
#include "games/crosscut/crosscut.h"
#include "games/slider/slider.h"

#include <stdalign.h>
#include <stdio.h>
#include <time.h>

static void measure(const struct game *g, int w, int h, int depth)
{
    alignas(64) char block[1024];
    struct board *b = (struct board *)block;
    struct arena arena;
    uint64_t counts[16] = {0};
    *b = (struct board){.game = g, .variant = {{(int16_t)w, (int16_t)h}}};
    g->rules.setup(b);
    arena_open(&arena);
    struct work work = {.arena = &arena, .steps = UINT64_MAX};
    clock_t start = clock();
    struct err e = perft(b, depth, counts, &work);
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    arena_close(&arena);
    printf("%-8s %2dx%-2d depth %d  %12llu leaves  %6.2f s  %7.1f million leaves a second%s\n",
           g->name, w, h, depth, (unsigned long long)counts[depth - 1], seconds,
           (double)counts[depth - 1] / seconds / 1e6, err_is(e) ? "  (incomplete)" : "");
}

int main(void)
{
    measure(&slider_game, 6, 6, 9);
    measure(&slider_game, 8, 8, 8);
    measure(&slider_game, 12, 12, 6);
    measure(&crosscut_game, 8, 8, 5);
    measure(&crosscut_game, 6, 6, 7);
    measure(&crosscut_game, 10, 10, 5);
    return 0;
}
