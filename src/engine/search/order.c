/* order.c - the move that will refute should come first: alpha-beta lives on it.
 *
 * The table's move leads. Then moves that refuted a sister position (killers), the move that
 * refuted the other side's last move before (counter), then all others by how often and how deep
 * they refuted anything (history). Nothing here knows the game; a move is its number.
 *
 * A selective search looks less deep at what comes late, so there the order must be better: well above
 * the horizon the rest is ranked by how the position looks after the move.
 */
#include "engine/search/searcher.h"

#include <string.h>

enum { SIGHT_DEPTH = 3, SIGHT_MOST = 50000, SIGHT_UNIT = 1000 };
enum { RANK_FIRST = 1 << 30, RANK_KILLER = 1 << 29, RANK_COUNTER = 1 << 28, HISTORY_CAP = 1 << 26 };

static size_t memory_of(game_move m)
{
    return m % MEMORY;
}

static game_move counter_of(const struct searcher *t, int ply, int side)
{
    return ply ? t->counter[side][memory_of(t->at[ply - 1].move)] : MOVE_NONE;
}

/* By the position after it. */
static int32_t rank_at_sight(struct searcher *t, struct ply *l, game_move m)
{
    struct board *next = (l + 1)->board;
    memcpy(next, l->board, t->size);
    t->rules->play(next, m);
    int value = t->rules->status(next) == STATUS_OPEN ? -t->duel->evaluate(next) : SIGHT_MOST;
    value = value > SIGHT_MOST ? SIGHT_MOST : value < -SIGHT_MOST ? -SIGHT_MOST : value;
    return value * SIGHT_UNIT;
}

void search_order_rank(struct searcher *t, int ply, size_t n, game_move first, int depth)
{
    struct ply *l = &t->at[ply];
    int side = t->duel->mover(l->board);
    game_move counter = counter_of(t, ply, side);
    bool sight = t->selective && depth >= SIGHT_DEPTH;
    for (size_t i = 0; i < n; i++) {
        game_move m = l->list[i];
        l->rank[i] = m == first          ? RANK_FIRST
                     : m == l->killer[0] ? RANK_KILLER + 1
                     : m == l->killer[1] ? RANK_KILLER
                     : m == counter      ? RANK_COUNTER
                     : sight             ? rank_at_sight(t, l, m)
                                         : t->history[side][memory_of(m)];
    }
}

size_t search_order_next(struct ply *l, size_t n)
{
    size_t best = n;
    int32_t rank = RANK_SPENT;
    for (size_t i = 0; i < n; i++)
        if (l->rank[i] > rank) {
            rank = l->rank[i];
            best = i;
        }
    if (best < n)
        l->rank[best] = RANK_SPENT;
    return best;
}

size_t search_order_rest(struct ply *l, size_t n, size_t *next)
{
    while (*next < n && l->rank[*next] == RANK_SPENT)
        ++*next;
    return *next < n ? (*next)++ : n;
}

bool search_order_is_quiet(const struct searcher *t, int ply, game_move m)
{
    const struct ply *l = &t->at[ply];
    return m != l->killer[0] && m != l->killer[1] &&
           m != counter_of(t, ply, t->duel->mover(l->board));
}

void search_order_reward(struct searcher *t, int ply, int depth, game_move m)
{
    struct ply *l = &t->at[ply];
    int side = t->duel->mover(l->board);
    if (l->killer[0] != m) {
        l->killer[1] = l->killer[0];
        l->killer[0] = m;
    }
    if (ply)
        t->counter[side][memory_of(t->at[ply - 1].move)] = m;
    int32_t *h = &t->history[side][memory_of(m)];
    *h += depth * depth;
    if (*h > HISTORY_CAP)
        for (int i = 0; i < MEMORY; i++)
            t->history[side][i] /= 2;
}
