/* turns.h - what is decided, and in which order, changes as the search goes on. */
#ifndef ENGINE_CDCL_TURNS_H
#define ENGINE_CDCL_TURNS_H

#include "engine/cdcl/solver.h"

void cdcl_turns_begin(struct cdcl *s);     /* edges: once the root is stuck */
void cdcl_turns_skip_rows(struct cdcl *s); /* go by activity, with the values as they are */
bool cdcl_turn_is_over(struct cdcl *s);
void cdcl_turn_next(struct cdcl *s); /* goes back to the assumptions */

#endif
