/* overlays.h - scenes with something laid over them: the next hint, the last move. */
#ifndef RENDER_OVERLAYS_H
#define RENDER_OVERLAYS_H

#include "core/game.h"

struct marks {
    struct mark *mark; /* in the caller's arena; NULL: no memory, or w was asked to stop */
    size_t n;
    const struct board *after; /* a hint: the board that it leads to; else NULL */
};

/* The board alone. */
struct marks marks_of(const struct board *b, struct arena *arena);

/* What the hint says: the places that force it, numbered as in the sentence, and what follows
 * from them drawn in the role of a hint. A board that is wrong has flaws in those places. */
struct marks marks_with_hint(const struct board *b, const struct hint *h, struct work *w);

/* The board and one step of the hint's story (core/story_scene.h). */
struct marks marks_of_step(const struct board *b, const struct hint *h, size_t step,
                           struct arena *arena);

/* In which share of all answers each part is drawn. */
struct marks marks_with_shares(const struct board *b, const struct solution_count *n,
                               struct arena *arena);

/* The board after a move, with the cells where a piece came, went or turned. */
struct marks marks_after(const struct board *before, const struct board *after,
                         struct arena *arena);

#endif
