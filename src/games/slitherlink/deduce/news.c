/* news.c - see news.h. */
#include "games/slitherlink/deduce/news.h"

enum { SEEN_FROM = 3 }; /* places: from a number or dot to the farthest edge that a glance at it asks */

static bool is_at_dot(int technique)
{
    return technique == TECHNIQUE_DOT_DONE || technique == TECHNIQUE_DEAD_END || technique == TECHNIQUE_LINE_ON;
}

static void set_bit(uint64_t *bits, int32_t k)
{
    bits[k / 64] |= UINT64_C(1) << k % 64;
}

bool slitherlink_news_open(struct slitherlink_news *x, const struct slitherlink_deduce *d, struct arena *arena)
{
    size_t words = (size_t)d->edges / 64 + 1; /* there are more edges than cells or dots */
    *x = (struct slitherlink_news){.d = d};
    for (int t = 0; t <= TECHNIQUE_EARLY_LOOP; t++) {
        x->at[t] = arena_take(arena, words, sizeof *x->at[t]);
        for (size_t i = 0; x->at[t] && i < words; i++)
            x->at[t][i] = UINT64_MAX;
        if (!x->at[t])
            return false;
    }
    return true;
}

static int32_t number_of_edge(const struct slitherlink_deduce *d, struct spot at)
{
    return at.y / 2 * (2 * d->w + 1) + (at.y % 2 ? d->w : 0) + at.x / 2;
}

void slitherlink_news_edge(struct slitherlink_news *x, int32_t edge, int32_t closing)
{
    const struct slitherlink_deduce *d = x->d;
    struct spot at = deduce_spot(d, edge);
    if (closing)
        set_bit(x->at[TECHNIQUE_EARLY_LOOP], number_of_edge(d, deduce_spot(d, closing)));
    for (int row = at.y - SEEN_FROM; row <= at.y + SEEN_FROM; row++)
        for (int column = at.x - SEEN_FROM; column <= at.x + SEEN_FROM; column++) {
            if (row < 0 || column < 0 || row > 2 * d->h || column > 2 * d->w || row % 2 != column % 2)
                continue;
            bool dot = row % 2 == 0;
            if (!dot && d->at[deduce_place(d, column, row)] == CLUE_NONE)
                continue;
            for (int t = 0; t < TECHNIQUE_EARLY_LOOP; t++)
                if (is_at_dot(t) == dot)
                    set_bit(x->at[t], row / 2 * (d->w + dot) + column / 2);
        }
}
