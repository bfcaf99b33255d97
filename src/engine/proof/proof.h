/* proof.h - who wins, proved: depth-first proof-number search for games that always end.
 *
 * A state is two words, seen by the side to move and brought to one form among its mirror images;
 * what the words mean is the game's business. The question is "can the side to move win", or with
 * a limit "... within so many turns". Both are put as a contest without draws: with a limit, the
 * side that only has to hold out wins when the turns are used up.
 */
#ifndef PROOF_H
#define PROOF_H

#include "core/work.h"
#include "engine/proof/table.h"

struct proof_state {
    uint64_t own, enemy;
};

/* A move: what it leads to, or that it ends the game. */
enum proof_end { PROOF_OPEN, PROOF_WON, PROOF_DRAWN };

struct proof_move {
    struct proof_state after; /* seen by the other side */
    enum proof_end end;       /* WON: by the side that moved */
};

enum { PROOF_MOVES = 128 };

enum proof_sight { PROOF_SEEN_OPEN, PROOF_SEEN_WON, PROOF_SEEN_LOST }; /* by the side to move */

struct proof_game {
    /* The moves of a state in which no move wins at once, equal ones listed once, at most
     * PROOF_MOVES. Moves after which the other side wins at once may be left out; so there may be
     * none, and the state is lost. */
    int (*moves)(const struct proof_game *g, struct proof_state s, struct proof_move *out);
    /* What can be seen of a state without a search: who wins, or else what it looks worth to the
     * side to move, about 150 for odds of e to 1; that steers the search and decides nothing. Who
     * wins with the next move is seen always; `at_once`: that and nothing else. */
    enum proof_sight (*sight)(const struct proof_game *g, struct proof_state s, bool at_once,
                              int *worth);
    /* What came of a state that did not end at once, and how many positions it took; NULL: nobody
     * wants to know. */
    void (*learn)(const struct proof_game *g, struct proof_state s, bool wins, uint64_t work);
    /* A number of its own for every state; NULL: the engine takes a hash, and then an answer is
     * as good as proved: it is wrong if two states that meet share 64 bits and a place. */
    uint64_t (*number)(const struct proof_game *g, struct proof_state s);
};

struct proof {
    const struct proof_game *game;
    struct proof_table table;
    bool drawn; /* a game ended in a draw: nothing found is a proof any more */
    struct work *work;
    uint64_t visits; /* positions looked at */
};

/* A table of 2^bits entries of 16 bytes from the arena. */
bool proof_open(struct proof *p, const struct proof_game *g, int bits, struct work *w);

/* How hard it still is to prove that the side to move wins, when the steps are used up or one of
 * the numbers is not below `most`; phi or delta is 0 as soon as it is proved that it does, or does
 * not. Not a proof if `drawn`. */
struct proof_node proof_search(struct proof *p, struct proof_state s, struct proof_node most);

/* The moves of a state in which no move wins at once, and what is known of each, in an order that
 * follows from the state alone; -1: no memory. */
struct proof_reply {
    struct proof_state state; /* seen by the side that is next */
    struct proof_node node;
};
int proof_replies(struct proof *p, struct proof_state s, struct proof_reply *out);

/* Where the side to move goes to win, of several ways the one that took least work to prove. `s`
 * has no move that wins at once. False: it does not win, or steps ran out. */
bool proof_win(struct proof *p, struct proof_state s, struct proof_state *after);

enum proof_answer { PROOF_UNKNOWN, PROOF_YES, PROOF_NO };

/* Can the side to move win? Within `turns` turns, counting the other side's too, or ever (0). */
enum proof_answer proof_ask(struct proof *p, struct proof_state s, int turns);

/* The number of turns until the side to move has won (odd) or lost (even) under best play, if
 * it can be proved that it `wins`, or else loses; -1 if steps or `most` turns do not suffice. */
int proof_turns(struct proof *p, struct proof_state s, bool wins, int most);

#endif
