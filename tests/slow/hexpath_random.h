/* hexpath_random.h - random boards of Hexpath with progress, as the slow way and the room know them. */
#ifndef SLOW_HEXPATH_RANDOM_H
#define SLOW_HEXPATH_RANDOM_H

#include <stdlib.h>

#include "check.h"
#include "games/hexpath/hexpath.h"
#include "slow/hexpath.h"

static inline bool slow_faces(int n, int a, int b)
{
    return abs(a / n - b / n) == n - 1 || abs(a % n - b % n) == n - 1;
}

/* Progress: some steps of a random order's walk, now and then with a wrong cell at the end, and
 * some relations of the same order, now and then turned round. */
static inline void slow_progress(struct slow_hexpath *s, struct rng *rng)
{
    int rank[SLOW_NUMBERS + 1], walk[SLOW_CELLS];
    uint32_t shuffled[SLOW_NUMBERS];
    for (int i = 0; i < s->k; i++)
        shuffled[i] = (uint32_t)i;
    rng_shuffle(rng, shuffled, (size_t)s->k);
    for (int i = 0; i < s->k; i++)
        rank[i + 1] = (int)shuffled[i];
    int length = slow_walk(s, rank, walk);
    s->n_path = 1 + (int)rng_below(rng, (uint32_t)length);
    memcpy(s->path, walk, sizeof walk);
    if (rng_below(rng, 5) == 0)
        s->path[s->n_path++] = (int)rng_below(rng, (uint32_t)(s->n * s->n));
    memset(s->above, 0, sizeof s->above);
    for (int i = (int)rng_below(rng, 4); i > 0; i--) {
        int a = 1 + (int)rng_below(rng, (uint32_t)s->k),
            b = 1 + (int)rng_below(rng, (uint32_t)s->k);
        bool turned = rng_below(rng, 8) == 0;
        if (a != b)
            s->above[(rank[a] < rank[b]) != turned ? a : b][(rank[a] < rank[b]) != turned ? b : a] =
                true;
    }
}

static inline void slow_random(struct slow_hexpath *s, struct rng *rng, int n, int k)
{
    uint32_t blocked = rng_below(rng, 4), used = 0;
    s->n = n, s->k = k, s->step = rng_below(rng, 2);
    do {
        s->start = (int)rng_below(rng, (uint32_t)(n * n));
        s->end = (int)rng_below(rng, (uint32_t)(n * n));
    } while (!slow_faces(n, s->start, s->end));
    for (int i = 0; i < n * n; i++) {
        bool fixed = i == s->start || i == s->end;
        s->value[i] = 1 + (int)rng_below(rng, (uint32_t)k);
        if (!fixed && rng_below(rng, 12) < blocked)
            s->value[i] = 0;
        s->gray[i] = !fixed && s->value[i] && rng_below(rng, 4) == 0;
        used |= 1u << s->value[i];
    }
    /* Numbers are those on the board: rename them 1..k without gaps. */
    int name[SLOW_NUMBERS + 1] = {0};
    s->k = 0;
    for (int v = 1; v <= k; v++)
        if (used >> v & 1)
            name[v] = ++s->k;
    for (int i = 0; i < n * n; i++)
        s->value[i] = name[s->value[i]];
    slow_progress(s, rng);
}

static inline void slow_board(const struct slow_hexpath *s, struct board *b)
{
    struct hexpath *h = hexpath_edit(b);
    b->game = &hexpath_game;
    b->variant = game_preset(&hexpath_game);
    b->variant.value[OPTION_WIDTH] = b->variant.value[OPTION_HEIGHT] = (int16_t)s->n;
    b->variant.value[OPTION_GRAY] = s->step ? GRAY_STEP : GRAY_ALL;
    hexpath_game.rules.setup(b);
    hexpath_clear(h);
    for (int i = 0; i < s->n * s->n; i++)
        hexpath_put(h, i, s->value[i],
                    i == s->start ? 'S'
                    : i == s->end ? 'E'
                    : s->gray[i]  ? 'G'
                                  : 0);
    CHECK(!hexpath_validate(b));
    h->n_path = (uint16_t)s->n_path;
    for (int i = 0; i < s->n_path; i++)
        h->room[s->n * s->n + i] = (uint16_t)s->path[i];
    for (int a = 1; a <= s->k; a++)
        for (int c = 1; c <= s->k; c++)
            if (s->above[a][c])
                numbers_add(&h->stated[a], c);
    CHECK(!hexpath_game.rules.broken_invariant(b));
}

#endif
