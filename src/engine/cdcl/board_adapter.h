/* board_adapter.h - the questions of clue_problem.h asked about boards of a game, and answered with
 * boards.
 *
 * A game says how its board becomes counts on a frame, and how values of the frame's variables
 * fill a board in; the rest is the same for every game with clues.
 */
#ifndef ENGINE_CDCL_BOARD_ADAPTER_H
#define ENGINE_CDCL_BOARD_ADAPTER_H

#include "core/game.h"
#include "engine/cdcl/clue_problem.h"

struct board_adapter {
    /* Lists the clues, and what is decided already if from_here; false: no memory. */
    bool (*encode)(const struct board *b, bool from_here, struct clue_problem *out,
                   struct arena *arena);
    /* Replaces the progress of `out` by these values; 2 is open. */
    void (*fill)(const struct cdcl_frame *f, const uint8_t *value, struct board *out);
    struct spot (*spot)(const struct cdcl_frame *f, uint32_t count); /* where a clue stands */
    int (*key)(const struct cdcl_frame *f, uint32_t var); /* of a solution (core/clauses.h) */
};

/* These are struct puzzle's solve, unsat_core, backbone and refute. */
struct err cdcl_board_solve(const struct board_adapter *g, const struct board *b, struct solve *s,
                            struct work *w);
struct err cdcl_board_unsat_core(const struct board_adapter *g, const struct board *b,
                                 struct unsat_core *out, struct work *w);
struct err cdcl_board_backbone(const struct board_adapter *g, const struct board *b,
                               struct backbone *out, struct work *w);

struct err cdcl_board_refute(const struct board_adapter *g, const struct board *b, const int8_t *answer,
                             const struct refutation_sink *to, enum answer *out, struct work *w);

#endif
