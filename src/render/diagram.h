/* diagram.h - a scene drawn on a canvas: the look of every game on paper and in files.
 *
 * Sizes are in cells until the caller says how large a cell is. A picture is the board, names of
 * rows and columns where wanted, and a caption: whose move it is, or the order of the numbers.
 */
#ifndef RENDER_DIAGRAM_H
#define RENDER_DIAGRAM_H

#include "core/game.h"
#include "render/theme.h"

struct diagram {
    const struct board *board;
    const struct mark *mark; /* the board's scene, and what is laid over it */
    size_t n;
    const struct theme *theme;
    bool coords;
    struct arena *arena;       /* scratch, given back */
    const struct board *after; /* where a hint leads: what it tells stands below; or NULL */
};

struct extent {
    double w, h;
};

struct extent diagram_extent(const struct diagram *p);

/* With its upper left corner at (x, y) and cells of this size; the paper is left as it is. */
void diagram_draw(const struct diagram *p, struct canvas *c, double x, double y, double cell);

#endif
