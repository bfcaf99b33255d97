/* randoms.h - random positions of the three duels, small enough to be searched to some depth. */
#ifndef RANDOMS_H
#define RANDOMS_H

#include "desk.h"
#include "games/crosscut/crosscut.h"
#include "games/slant/slant.h"
#include "games/slider/slider.h"

/* Play up to `plies` random moves on the desk; stop before the end. */
static inline void random_moves(struct desk *d, int plies)
{
    const struct rules *rules = &d->board->game->rules;
    size_t size = rules->size(&d->board->variant);
    struct board *next = arena_take(&d->arena, 1, size);
    for (int i = 0; i < plies; i++) {
        game_move moves[1024];
        size_t n = rules->moves(d->board, moves, 1024);
        board_copy(next, d->board);
        rules->play(next, moves[rng_below(&d->rng, (uint32_t)n)]);
        if (rules->status(next) != STATUS_OPEN)
            return;
        board_copy(d->board, next);
    }
}

/* H, V and blocked cells anywhere, either side to move. */
static inline void random_slider(struct desk *d, int n)
{
    desk_new(d, &slider_game, n, n);
    slider_clear(d->board);
    int pieces[2] = {0, 0};
    for (int r = 0; r < n; r++)
        for (int c = 0; c < n; c++) {
            uint32_t what = rng_below(&d->rng, 8);
            if (what < 2 && pieces[what] < n - 1 && pieces[what]++ >= 0)
                slider_put(d->board, r, c, "HV"[what]);
            else if (what == 2 && rng_below(&d->rng, 3) == 0)
                slider_put(d->board, r, c, 'B');
        }
    for (int i = 0; i < 2; i++)
        if (!pieces[i])
            slider_put(d->board, i ? n - 1 : 0, i ? n - 1 : 0, "HV"[i]);
    slider_of(d->board)->mover = (uint8_t)rng_below(&d->rng, 2);
    if (slider_game.rules.status(d->board) != STATUS_OPEN)
        random_slider(d, n);
}

static inline void random_crosscut(struct desk *d, int w, int h)
{
    desk_new(d, &crosscut_game, w, h);
    random_moves(d, (int)rng_below(&d->rng, (uint32_t)(2 * (w - 2) * (h - 2))));
}

/* Clues of a random filling, some of them dropped, then some placements. */
static inline void random_slant(struct desk *d, int w, int h)
{
    struct variant v = game_preset(&slant_game);
    v.value[OPTION_WIDTH] = (int16_t)w;
    v.value[OPTION_HEIGHT] = (int16_t)h;
    v.value[SLANT_DUEL] = 1;
    arena_release(&d->arena, (struct arena_mark){NULL, 0});
    CHECK(!err_is(position_new(&slant_game, &v, &d->arena, &d->board)));
    struct board *b = d->board;
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++)
            slant_set(b, r, c, rng_below(&d->rng, 2) ? SLASH_FALL : SLASH_RISE);
    for (int i = 0; i <= h; i++)
        for (int j = 0; j <= w; j++)
            if (rng_below(&d->rng, 3))
                slant_put_clue(b, i, j, (char)('0' + slant_touch(b, i, j).slashes));
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++)
            slant_set(b, r, c, SLASH_NONE);
    slant_tally(b);
    random_moves(d, (int)rng_below(&d->rng, (uint32_t)(w * h)));
}

/* The i-th kind of small board, and how deep plain minimax can look at it. */
static inline int random_position(struct desk *d, int i)
{
    switch (i % 9) {
    case 0:
        random_slider(d, 3);
        return 7;
    case 1:
        random_slider(d, 4);
        return 5;
    case 2:
        random_slider(d, 5);
        return 4;
    case 3:
        random_crosscut(d, 4, 4);
        return 6;
    case 4:
        random_crosscut(d, 5, 5);
        return 4;
    case 5:
        random_crosscut(d, 4, 7);
        return 3;
    case 6:
        random_slant(d, 2, 2);
        return 8;
    case 7:
        random_slant(d, 3, 2);
        return slant_in(d->board)->empty < 5 ? 5 : 3;
    default:
        random_slant(d, 3, 4);
        return slant_in(d->board)->empty < 5 ? 5 : 2;
    }
}

#endif
