/* searcher.h - one thread's search: its boards, lists and what it has learnt about moves.
 * Private to the engine.
 *
 *     root.c   iterative deepening, aspiration windows, the moves at the root
 *     node.c   everything below the root
 *     order.c  which move to try first
 */
#ifndef SEARCH_SEARCHER_H
#define SEARCH_SEARCHER_H

#include "engine/search/search.h"

/* Positions less deep than this have neither key nor entry: to search them again is quicker than
 * to wait for memory. */
enum { TABLE_DEPTH = 2 };
enum { LATE_UNIT = 1000, LATE_CELLS = 64, LATE_WIDER = 20 }; /* more for each cell above LATE_CELLS */
enum { KILLERS = 2, MEMORY = 4096 }; /* moves are remembered by their number modulo MEMORY */

struct put_off {
    game_move move;
    int index; /* its place in the order */
};

/* One ply: the board, its moves, and the line that is best from here on. */
struct ply {
    struct board *board;
    uint64_t key; /* of the board, where it is searched TABLE_DEPTH deep or deeper */
    game_move *list;
    int32_t *rank;    /* of each move in list, highest first; spent ones are RANK_SPENT */
    struct put_off *later; /* moves another thread is on */
    game_move move;   /* the one being searched: leads to the next ply */
    game_move killer[KILLERS];
    game_move pv[SEARCH_DEPTH_MAX + 1];
    int n_pv;
};

struct searcher {
    struct search *s;
    struct work *work;
    const struct rules *rules;
    const struct duel *duel;
    size_t size;    /* bytes of a board */
    size_t room;    /* moves that fit a list */
    uint32_t every; /* positions between two questions to work.stop */
    uint32_t countdown;
    bool must; /* finish this depth, whatever the clock says */
    bool stopped;
    bool to_the_end; /* this iteration ends with the game */
    bool reduce;    /* poor moves are searched less deep in this iteration, */
    bool selective; /* and much less deep, */
    int late_unit;  /* the less so the greater this is (LATE_...) */
    int plies;   /* that have memory */
    struct ply at[SEARCH_DEPTH_MAX + 1];
    int32_t history[2][MEMORY];   /* of each side: how often a move refuted something */
    game_move counter[2][MEMORY]; /* what refuted the other side's move */
};

/* The game as the search sees it: its rest alone, where the game can tell it apart. Plain minimax
 * looks at all moves. */
static inline bool sees_rest(const struct searcher *t)
{
    return t->duel->candidates && !t->s->full_width;
}

static inline uint64_t node_key(const struct searcher *t, const struct board *b)
{
    return sees_rest(t) ? t->duel->rest_key(b) : t->rules->key(b);
}

static inline int node_standing(const struct searcher *t, const struct board *b)
{
    return sees_rest(t) ? t->duel->standing(b) : 0;
}

static inline size_t node_moves(const struct searcher *t, const struct board *b, game_move *out,
                                size_t cap)
{
    return sees_rest(t) ? t->duel->candidates(b, out, cap) : t->rules->moves(b, out, cap);
}

/* The value of the position after `move` at `ply`, searched `depth` deep, for the mover at
 * `ply`: first in a null window unless it is the first move. */
int search_node_try(struct searcher *t, int ply, game_move move, int index, int depth, int alpha,
                    int beta);

/* Is another thread searching this move of a position whose own depth is `depth`? */
bool search_node_is_busy(const struct searcher *t, const struct ply *l, game_move m, int depth);

void search_ply_lead(struct ply *l, game_move m, const struct ply *below); /* the line through m */

/* Ordering */
enum { RANK_SPENT = INT32_MIN };
void search_order_rank(struct searcher *t, int ply, size_t n, game_move first, int depth);
size_t search_order_next(struct ply *l, size_t n); /* index of the best unspent move, or n */
/* The first unspent move from *next on, or n: where the order does not matter any more. */
size_t search_order_rest(struct ply *l, size_t n, size_t *next);
/* nothing speaks for it */
bool search_order_is_quiet(const struct searcher *t, int ply, game_move m);
void search_order_reward(struct searcher *t, int ply, int depth, game_move m);

#endif
