/* search.h - the best move of a duel by looking ahead, for any game with a duel facet.
 *
 * Principal variation search (alpha-beta with null windows) with iterative deepening, aspiration
 * windows, a shared table and learnt move ordering. There are no clocks here: the search spends a
 * step of its work on every position and asks work.stop now and then.
 *
 * What may be relied on:
 *   - A proved score is true: the proof tree ends in games that are over, no move is left out, and
 *     repeated positions (draws) are no part of it.
 *   - With full_width a depth of d gives the value of plain minimax d turns deep, with or without
 *     the table, with any number of threads; a proved distance is then the shortest. Otherwise
 *     moves that look poor are searched less deep and positions that come up again are draws; the
 *     proved distance is an upper bound. Then only the game's candidates are tried, where it names
 *     some, and the table knows positions by their rest.
 *   - With one thread and a new table the same limits give the same answer everywhere.
 */
#ifndef SEARCH_H
#define SEARCH_H

#include "core/game.h"
#include "engine/search/table.h"

enum { SEARCH_DEPTH_MAX = 100 };
enum { LEAN_MOST = 2 * SCORE_POINT };

struct busy;

struct search {
    /* asked */
    const struct board *root; /* open */
    struct table *table;      /* or NULL; one table serves searches of one kind, full or not */
    int depth;                /* 1..SEARCH_DEPTH_MAX */
    bool full_width;
    const game_move *only; /* the moves of the root to choose from; NULL: all of them */
    size_t n_only;
    const uint64_t *past; /* keys of earlier positions of this game that may come up again: */
    size_t n_past;        /* a move back to one of them is a draw, unless it is proved to win */
    /* What is added to the value of each move at the root, in the order of the game's candidates, 0
     * to -LEAN_MOST; less than half a point once the game is searched to its end, so that moves of
     * another value are not preferred. NULL: nothing. Scores are without it. */
    const int *tie_break;
    void (*deeper)(void *ctx, const struct search *s); /* an iteration is complete; or NULL */
    void *ctx;
    /* set by search_threads alone */
    struct busy *busy;
    int ahead; /* the second iteration is so many turns deeper than the others say */

    /* answered */
    game_move move; /* legal whatever happened */
    int score;
    int reached; /* depth of the last complete iteration; 0: none, score means nothing */
    bool exact;  /* the score is the value of the game, or a proved win or loss */
    uint64_t nodes;
    size_t n_pv;
    game_move pv[SEARCH_DEPTH_MAX];
};

/* ERR_MEMORY is the only error. Running out of steps or being stopped is not: the answer is then
 * that of the deepest search so far. */
struct err search_run(struct search *s, struct work *w);

/* The same with several threads on one table; where there are no threads, with one. */
struct err search_threads(struct search *s, struct work *w, int threads);

#endif
