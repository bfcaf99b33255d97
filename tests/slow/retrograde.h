/* slow/retrograde.h - all of Slider on a small board, by the plainest retrograde analysis: a list
 * of edges, a queue, and a counter of open moves for each position. Shares nothing with the
 * engine; cells are bits n * row + column, rows from the bottom. */
#ifndef SLOW_RETROGRADE_H
#define SLOW_RETROGRADE_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "base/arena.h"

enum { RETRO_CELLS = 16 };

struct retro {
    int n;
    uint32_t open;
    uint32_t placements, *mask; /* sets of 1 .. n - 1 open cells */
    uint32_t index[1 << RETRO_CELLS];
    /* node = 2 * (placements * h + v) + side */
    uint32_t *first, *edge; /* successors */
    uint8_t *left;          /* successors not yet won for the opponent */
    int16_t *plies;         /* 0 unknown: drawn in the end; odd won, even lost */
    bool *real;
};

static inline uint32_t retro_node(const struct retro *r, uint32_t h, uint32_t v, int side)
{
    return 2 * (r->placements * r->index[h] + r->index[v]) + (uint32_t)side;
}

/* Boards after each step of one side, as the mover's new set of cells; 0: the last one left. */
static inline int retro_steps(const struct retro *r, uint32_t own, uint32_t other, int side,
                              uint32_t *out)
{
    static const int dx[2][3] = {{1, 0, 0}, {0, -1, 1}}, dy[2][3] = {{0, 1, -1}, {1, 0, 0}};
    int n = 0;
    for (int y = 0; y < r->n; y++)
        for (int x = 0; x < r->n; x++)
            for (int d = 0; d < 3 && (own >> (r->n * y + x) & 1); d++) {
                int tx = x + dx[side][d], ty = y + dy[side][d];
                uint32_t rest = own & ~(1u << (r->n * y + x));
                bool on = tx >= 0 && ty >= 0 && tx < r->n && ty < r->n;
                if (!on && d > 0)
                    continue;
                uint32_t target = on ? 1u << (r->n * ty + tx) : 0;
                if (on && (!(r->open & target) || ((own | other) & target)))
                    continue;
                out[n++] = rest | target;
            }
    return n;
}

/* The edges of a node, or -1 if the mover wins at once. A pass leads to the same board, unless
 * the other side would have to pass as well: that is a tie, and leads nowhere. */
static inline int retro_edges(const struct retro *r, uint32_t h, uint32_t v, int side,
                              uint32_t *out)
{
    uint32_t own = side ? v : h, other = side ? h : v, to[64];
    int n = retro_steps(r, own, other, side, to);
    for (int i = 0; i < n; i++) {
        if (!to[i])
            return -1;
        out[i] = side ? retro_node(r, h, to[i], 0) : retro_node(r, to[i], v, 1);
    }
    if (n == 0 && retro_steps(r, other, own, !side, to) > 0) {
        out[0] = retro_node(r, h, v, !side);
        return 1;
    }
    return n;
}

static inline void retro_list(struct retro *r, struct arena *arena)
{
    r->mask = arena_take(arena, 1 << (r->n * r->n), sizeof *r->mask);
    r->placements = 0;
    for (uint32_t m = 1; m < 1u << (r->n * r->n); m++)
        if (!(m & ~r->open) && __builtin_popcount(m) < r->n) {
            r->index[m] = r->placements;
            r->mask[r->placements++] = m;
        }
}

/* Everything from the arena, which must have enough. */
static inline void retro_solve(struct retro *r, int n, uint32_t open, struct arena *arena)
{
    r->n = n;
    r->open = open;
    retro_list(r, arena);
    size_t nodes = 2 * (size_t)r->placements * r->placements, edges = 0, head = 0, tail = 0;
    r->real = arena_take(arena, nodes + 1, sizeof *r->real);
    r->plies = arena_take(arena, nodes + 1, sizeof *r->plies);
    r->left = arena_take(arena, nodes + 1, 1);
    r->first = arena_take(arena, nodes + 2, sizeof *r->first); /* predecessors */
    uint32_t *queue = arena_take(arena, nodes + 1, sizeof *queue);
    for (int pass = 0; pass < 2; pass++) { /* count the predecessors, then list them */
        for (uint32_t h = 0; h < r->placements; h++)
            for (uint32_t v = 0; v < r->placements; v++)
                for (int side = 0; side < 2 && !(r->mask[h] & r->mask[v]); side++) {
                    uint32_t to[64], node = retro_node(r, r->mask[h], r->mask[v], side);
                    int k = retro_edges(r, r->mask[h], r->mask[v], side, to);
                    r->real[node] = true;
                    if (k < 0 && pass) {
                        r->plies[node] = 1;
                        queue[tail++] = node;
                    }
                    r->left[node] = (uint8_t)(k > 0 ? k : 255);
                    for (int i = 0; i < k; i++) {
                        if (pass)
                            r->edge[--r->first[to[i] + 1]] = node;
                        else
                            r->first[to[i] + 1]++;
                    }
                    edges += k > 0 ? (size_t)k : 0;
                }
        if (!pass) {
            for (size_t i = 0; i < nodes; i++)
                r->first[i + 1] += r->first[i];
            r->edge = arena_take(arena, edges + 1, sizeof *r->edge);
        }
    }
    /* first[i + 1] now is where the predecessors of node i begin */
    for (; head < tail; head++) {
        uint32_t node = queue[head];
        size_t end = node + 2 <= nodes ? r->first[node + 2] : edges / 2;
        for (size_t i = r->first[node + 1]; i < end; i++) {
            uint32_t before = r->edge[i];
            bool wins = r->plies[node] % 2 == 0;
            if (r->plies[before] || (!wins && --r->left[before]))
                continue;
            r->plies[before] = (int16_t)(r->plies[node] + 1);
            queue[tail++] = before;
        }
    }
}

#endif
