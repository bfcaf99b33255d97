/* hexpath_twin.h - a board of the room as the slow way knows it, with its progress. */
#ifndef SLOW_HEXPATH_TWIN_H
#define SLOW_HEXPATH_TWIN_H

#include "games/hexpath/hexpath.h"
#include "slow/hexpath.h"

static inline void slow_from(const struct hexpath *h, struct slow_hexpath *s)
{
    memset(s, 0, sizeof *s);
    s->n = hexpath_n(h);
    s->start = h->start;
    s->end = h->end;
    s->step = h->board.variant.value[OPTION_GRAY] == GRAY_STEP;
    for (int i = 0; i < s->n * s->n; i++) {
        s->value[i] = hexpath_number(h, i);
        s->gray[i] = hexpath_is_gray(h, i);
        s->k = s->value[i] > s->k ? s->value[i] : s->k;
    }
    s->n_path = h->n_path;
    for (int i = 0; i < h->n_path; i++)
        s->path[i] = hexpath_path(h)[i];
    for (int a = 1; a <= s->k && a <= SLOW_NUMBERS; a++)
        for (int b = 1; b <= s->k && b <= SLOW_NUMBERS; b++)
            s->above[a][b] = numbers_have(&h->stated[a], b);
}

#endif
