/* history.c - see history.h. In a game longer than the list the oldest half is forgotten. */
#include "duel/history.h"

#include <string.h>

void history_add(struct history *h, const struct board *b)
{
    if (h->n == HISTORY_MAX) {
        h->n = HISTORY_MAX / 2;
        memmove(h->key, h->key + HISTORY_MAX / 2, h->n * sizeof *h->key);
    }
    h->key[h->n++] = b->game->rules.key(b);
}

int history_times(const struct history *h)
{
    int times = 0;
    for (size_t i = 0; i < h->n; i++)
        times += h->key[i] == h->key[h->n - 1];
    return times;
}
