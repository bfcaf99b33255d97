/* tree.h - the top of a proof, held in memory while others search what lies below it.
 *
 *     o-------o-------o        searched, and not settled: its replies are in the tree
 *      \       `-- x            a leaf: never searched, its numbers are a guess
 *       `-- job                somebody is searching it, for so many steps
 *
 * Whoever is idle gets the leaf that the numbers lead to, searches it with a table of its own or a
 * shared one (proof_search), and hands back the numbers that it then has, and those of the replies.
 * So a proof is shared by threads and by machines, and what has been searched is a list of states
 * and numbers, in which order does not matter: written down, it is all that is needed to go on.
 *
 * States are kept once, whatever leads to them. Several jobs at a time: a branch in which somebody
 * is at work looks harder than it is, so that the next one goes elsewhere unless it is much better.
 */
#ifndef PROOF_TREE_H
#define PROOF_TREE_H

#include "engine/proof/proof.h"

enum { PROOF_DEPTH = 512 }; /* turns from the root to a leaf */

struct proof_tree_state;

struct proof_tree {
    struct proof *proof;            /* lists replies where nobody else did */
    struct proof_tree_state *state; /* state 0 is none */
    uint32_t *reply;                /* what the moves of searched states lead to */
    uint32_t *slot;                 /* states by hash; 0: free */
    uint32_t states, replies, slots;
    uint32_t cap, reply_cap; /* a leaf for which there is no room stays a leaf */
    uint32_t pass;
};

/* Room for so many states; memory that is not used costs nothing. */
bool proof_tree_open(struct proof_tree *t, struct proof *p, uint32_t cap, struct arena *arena);

/* What a search found of a state: of a job that is done, or of an earlier run. False: no room. */
bool proof_tree_note(struct proof_tree *t, struct proof_state s, struct proof_node found);

/* A question: a state whose winner is wanted. 0: no room. What was noted before counts. */
uint32_t proof_tree_root(struct proof_tree *t, struct proof_state s);
struct proof_node proof_tree_node(const struct proof_tree *t, uint32_t root);
/* Very roughly, which part of the proof is done, from 0 to 1. */
double proof_tree_share(struct proof_tree *t, uint32_t root);

/* Something to search. */
struct proof_job {
    struct proof_state state;
    struct proof_node most;     /* with these numbers something else would look better */
    uint32_t path[PROOF_DEPTH]; /* from the leaf to the root */
    int n;
};

enum proof_pick { PROOF_PICKED, PROOF_ALL_BUSY, PROOF_SETTLED };
enum proof_pick proof_tree_pick(struct proof_tree *t, uint32_t root, struct proof_job *out);

/* The job is done: its numbers, and those of the n replies (proof_replies); n -1: they are not
 * known. The same for a job that came to nothing, with the numbers that it had. */
void proof_tree_done(struct proof_tree *t, const struct proof_job *job, struct proof_node found,
                     const struct proof_reply *replies, int n);
void proof_tree_drop(struct proof_tree *t, const struct proof_job *job); /* nobody searched it */

#endif
