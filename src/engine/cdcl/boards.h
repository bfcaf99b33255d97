/* boards.h - the questions of clued.h asked about boards of a game, and answered with boards.
 *
 * A game says how its board becomes counts on a frame, and how values of the frame's variables
 * fill a board in; the rest is the same for every game with clues.
 */
#ifndef ENGINE_CDCL_BOARDS_H
#define ENGINE_CDCL_BOARDS_H

#include "core/game.h"
#include "engine/cdcl/clued.h"

struct clued_game {
    /* Lists the clues, and what is decided already if from_here; false: no memory. */
    bool (*encode)(const struct board *b, bool from_here, struct clued *out, struct arena *arena);
    /* Replaces the progress of `out` by these values; 2 is open. */
    void (*fill)(const struct frame *f, const uint8_t *value, struct board *out);
    struct spot (*spot)(const struct frame *f, uint32_t count); /* where a clue stands */
};

/* These are struct puzzle's solve, conflict and forced. */
struct err boards_solve(const struct clued_game *g, const struct board *b, struct solve *s,
                        struct work *w);
struct err boards_conflict(const struct clued_game *g, const struct board *b, struct conflict *out,
                           struct work *w);
struct err boards_forced(const struct clued_game *g, const struct board *b, struct forced *out,
                         struct work *w);

#endif
