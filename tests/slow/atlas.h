/* slow/atlas.h - exact values of every position of a small duel, by sweeping. Positions are given
 * one by one, found again by their key; successors are listed once; then each sweep decides what
 * takes one turn more, until nothing is left to decide. What stays undecided is a draw. */
#ifndef SLOW_ATLAS_H
#define SLOW_ATLAS_H

#include <stdlib.h>

#include "core/game.h"

enum { ATLAS_DRAW = -1 };

struct atlas {
    size_t n, cap, slots, size;
    char *boards;           /* of `size` bytes each */
    int16_t *plies;         /* even: lost in so many turns, odd: won; ATLAS_DRAW */
    uint32_t *index;        /* by key; 0: empty, else number + 1 */
    uint32_t *next, *first; /* successors of i: next[first[i]] .. next[first[i + 1] - 1] */
};

static inline const struct board *atlas_board(const struct atlas *a, size_t i)
{
    return (const struct board *)(a->boards + i * a->size);
}

static inline void atlas_open(struct atlas *a, size_t cap, size_t board_size)
{
    memset(a, 0, sizeof *a);
    a->cap = cap;
    a->size = (board_size + 15) / 16 * 16;
    for (a->slots = 1; a->slots < 2 * cap;)
        a->slots *= 2;
    a->boards = calloc(cap, a->size);
    a->plies = calloc(cap, sizeof *a->plies);
    a->index = calloc(a->slots, sizeof *a->index);
}

static inline void atlas_close(struct atlas *a)
{
    free(a->boards);
    free(a->plies);
    free(a->index);
    free(a->next);
    free(a->first);
}

static inline uint32_t *atlas_slot(const struct atlas *a, const struct board *b)
{
    uint64_t key = b->game->rules.key(b);
    size_t at = key & (a->slots - 1);
    while (a->index[at]) {
        const struct board *there = atlas_board(a, a->index[at] - 1);
        if (there->game->rules.key(there) == key)
            break;
        at = (at + 1) & (a->slots - 1);
    }
    return &a->index[at];
}

/* The number of a position, added if it is new; a game that is over is decided at once. */
static inline uint32_t atlas_add(struct atlas *a, const struct board *b)
{
    uint32_t *slot = atlas_slot(a, b);
    if (*slot)
        return *slot - 1;
    if (a->n == a->cap)
        abort();
    board_copy((struct board *)(a->boards + a->n * a->size), b);
    enum status status = b->game->rules.status(b);
    bool won = (status == STATUS_FIRST) == (b->game->duel->mover(b) == 0);
    a->plies[a->n] = status == STATUS_FIRST || status == STATUS_SECOND ? (won ? 1 : 0) : ATLAS_DRAW;
    *slot = (uint32_t)++a->n;
    return (uint32_t)(a->n - 1);
}

/* Follow every move from the positions there are, adding what is new. */
static inline void atlas_follow(struct atlas *a)
{
    size_t links = 0, room = 16 * a->cap;
    struct board *after = calloc(1, a->size);
    a->first = calloc(a->cap + 1, sizeof *a->first);
    a->next = calloc(room, sizeof *a->next);
    for (size_t i = 0; i < a->n; i++) {
        game_move moves[128];
        const struct board *b = atlas_board(a, i);
        size_t n = b->game->rules.moves(b, moves, 128);
        if (links + n > room)
            abort();
        for (size_t k = 0; k < n; k++) {
            board_copy(after, b);
            b->game->rules.play(after, moves[k]);
            a->next[links++] = atlas_add(a, after);
        }
        a->first[i + 1] = (uint32_t)links;
    }
    free(after);
}

/* Decided in exactly `round` turns: won if a move leaves the other lost in fewer, lost if every
 * move leaves the other winning in fewer. */
static inline bool atlas_decides(const struct atlas *a, size_t i, int round)
{
    uint32_t wins = 0, n = a->first[i + 1] - a->first[i];
    for (uint32_t k = a->first[i]; k < a->first[i + 1]; k++) {
        int plies = a->plies[a->next[k]];
        if (plies == ATLAS_DRAW || plies >= round)
            continue;
        if (plies % 2 == 0)
            return round % 2 == 1;
        wins++;
    }
    return n > 0 && wins == n && round % 2 == 0;
}

/* Returns the longest forced win. */
static inline int atlas_sweep(struct atlas *a)
{
    int longest = 0;
    for (int round = 1; round <= longest + 2; round++)
        for (size_t i = 0; i < a->n; i++)
            if (a->plies[i] == ATLAS_DRAW && atlas_decides(a, i, round))
                a->plies[i] = (int16_t)(longest = round);
    return longest;
}

#endif
