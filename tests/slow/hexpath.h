/* hexpath.h - Hexpath the slow way: all k! orders, each walked by the letter of the rules.
 *
 * Knows nothing of partial orders, of the room, or of its engine. Numbers are 1..k without gaps.
 */
#ifndef SLOW_HEXPATH_H
#define SLOW_HEXPATH_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum { SLOW_SIZE = 30, SLOW_CELLS = SLOW_SIZE * SLOW_SIZE, SLOW_NUMBERS = 9, SLOW_ORDERS = 362880 };

struct slow_hexpath {
    int n, k, start, end;
    int value[SLOW_CELLS]; /* 0: blocked, else 1..k */
    bool gray[SLOW_CELLS], step;
    int path[SLOW_CELLS + 1], n_path; /* progress */
    bool above[SLOW_NUMBERS + 1][SLOW_NUMBERS + 1];
};

struct slow_count {
    unsigned long orders, paths;       /* that stop on the end */
    unsigned long walked, stops, goes; /* agree with progress; stop where it stands; go on */
    int rank[SLOW_NUMBERS + 1];        /* of each number in the last order that stops on the end */
};

/* The neighbour number i of a cell, or -1 beyond the rim. */
static inline int slow_near(int n, int cell, int i)
{
    static const int near[6][2] = {{-1, -1}, {-1, 0}, {0, -1}, {0, 1}, {1, 0}, {1, 1}};
    int r = cell / n + near[i][0], c = cell % n + near[i][1];
    return r < 0 || r >= n || c < 0 || c >= n ? -1 : r * n + c;
}

/* Walk under rank[value] (0 is highest); returns the number of cells. */
static inline int slow_walk(const struct slow_hexpath *s, const int *rank, int *out)
{
    bool visited[SLOW_CELLS] = {false}, reversed = false;
    int at = s->start, length = 0;
    for (;;) {
        visited[at] = true;
        out[length++] = at;
        int best = -1, holders = 0;
        for (int i = 0; i < 6; i++) {
            int to = slow_near(s->n, at, i);
            if (to < 0 || visited[to] || !s->value[to])
                continue;
            int better = best < 0 ? 1 : rank[s->value[best]] - rank[s->value[to]];
            if (reversed && best >= 0)
                better = -better;
            if (better > 0)
                best = to, holders = 1;
            else if (better == 0)
                holders++;
        }
        if (holders != 1)
            return length;
        at = best;
        reversed = s->step ? s->gray[at] : reversed != s->gray[at];
    }
}

static inline bool slow_agrees(const struct slow_hexpath *s, const int *rank)
{
    for (int a = 1; a <= s->k; a++)
        for (int b = 1; b <= s->k; b++)
            if (s->above[a][b] && rank[a] >= rank[b])
                return false;
    return true;
}

static inline uint64_t slow_hash(const int *path, int length)
{
    uint64_t h = 14695981039346656037u;
    for (int i = 0; i < length; i++)
        h = (h ^ (uint64_t)(path[i] + 1)) * 1099511628211u;
    return h;
}

/* Paths are told apart by their hashes. */
static inline void slow_order(const struct slow_hexpath *s, const int *rank, bool from_here,
                              struct slow_count *c, uint64_t *paths)
{
    int path[SLOW_CELLS];
    if (from_here && !slow_agrees(s, rank))
        return;
    int length = slow_walk(s, rank, path);
    if (from_here) {
        if (length < s->n_path || memcmp(path, s->path, sizeof *path * (size_t)s->n_path) != 0)
            return;
        c->walked++;
        c->stops += length == s->n_path;
        c->goes += length > s->n_path;
    }
    if (path[length - 1] != s->end)
        return;
    c->orders++;
    memcpy(c->rank, rank, sizeof *rank * (size_t)(s->k + 1));
    uint64_t hash = slow_hash(path, length);
    for (unsigned long i = 0; i < c->paths; i++)
        if (paths[i] == hash)
            return;
    paths[c->paths++] = hash;
}

/* All orders: next permutation in place. */
static inline bool slow_permute(int *item, int n)
{
    int i = n - 2, j = n - 1;
    while (i >= 0 && item[i] > item[i + 1])
        i--;
    if (i < 0)
        return false;
    while (item[j] < item[i])
        j--;
    int t = item[i];
    item[i] = item[j], item[j] = t;
    for (int a = i + 1, b = n - 1; a < b; a++, b--)
        t = item[a], item[a] = item[b], item[b] = t;
    return true;
}

static inline struct slow_count slow_count(const struct slow_hexpath *s, bool from_here)
{
    static uint64_t paths[SLOW_ORDERS];
    struct slow_count c = {0};
    int rank[SLOW_NUMBERS + 1];
    for (int i = 0; i <= s->k; i++)
        rank[i] = i;
    do
        slow_order(s, rank, from_here, &c, paths);
    while (slow_permute(rank + 1, s->k));
    return c;
}

#endif
