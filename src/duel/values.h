/* values.h - the exact worth of every move, as far as a budget goes, and what was found kept for the
 * moves to come.
 *
 * Games on lanes are solved from the position on (engine/exact/solved.h): what that costs is known
 * beforehand but for the machine's speed, so it is begun only where it may be finished, and where
 * there is a deadline, broken off as soon as it is seen that it will not be. Other games are asked
 * for a proof, which may fail. Games with points are searched to their end instead: there the margin
 * counts.
 */
#ifndef DUEL_VALUES_H
#define DUEL_VALUES_H

#include "core/game.h"

/* Tables that somebody keeps: the worth of each of the n moves of b. False: they do not hold it.
 * Several threads may ask at a time. */
struct tablebase {
    bool (*look)(void *ctx, const struct board *b, struct worth *each, size_t n, struct work *w,
                 struct err *err);
    void *ctx;
    bool (*holds)(void *ctx, const struct board *b); /* b and all that can come after it? */
};

/* What may be spent on one answer. */
struct allowance {
    uint64_t words; /* of tables, see engine/exact/solved.h */
    uint64_t steps; /* of a proof */
};

/* What is known of a game: one game at a time, one thread at a time. */
struct values;
struct values *values_open(struct arena *arena); /* NULL: no memory */
struct values *values_open_once(struct arena *arena); /* the same for one position and its answer */
void values_close(struct values *v); /* knows nothing again; NULL is allowed, and to go on as well */

struct allowance allowance_all(void);                                   /* about a minute */
struct allowance allowance_of_time(const struct values *v, int64_t us); /* about so long */
struct allowance allowance_of_steps(uint64_t steps);                    /* of a search */
struct allowance allowance_least(struct allowance a, struct allowance b); /* what both allow */
uint64_t allowance_spent(struct allowance had, struct allowance left);  /* the same, in steps */

/* The worth of each of the n moves of an open board, the length of the game with it where the best
 * move decides it and the allowance goes so far. `tablebase` (or NULL) is asked first. ERR_VARIANT:
 * not known within the allowance, which is less by what was spent. */
struct err values_find(struct values *v, const struct board *b, const struct tablebase *tablebase,
                       struct allowance *a, struct worth *each, size_t n, struct work *w);

/* Of moves that all win in a number of turns nobody knows, keep those that do not go in circles.
 * False: nothing is known about that either. */
bool values_progress(const struct values *v, const struct board *b, game_move *moves, size_t *n,
                     struct work *w);

/* From values at hand alone, without any work: false if they are not. */
bool values_look(const struct values *v, const struct board *b, struct worth *each, size_t n,
                 struct work *w);

/* How a decided game goes on after the move line[0], both sides playing their best: at most `cap`
 * moves in all. Returns how many, 1 if distances are not known. */
size_t values_line(const struct values *v, const struct board *b, game_move *line, size_t cap,
                   struct work *w);

#endif
