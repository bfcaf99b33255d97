/* theme.h - the colours of pictures. Every state has a shape of its own as well. */
#ifndef RENDER_THEME_H
#define RENDER_THEME_H

#include "core/scene.h"
#include "render/canvas.h"

struct theme {
    const char *name;
    color paper;            /* behind everything */
    color frame;            /* the outline of a board */
    color shade;            /* the inside of a finished loop */
    color bar;              /* on a disc, and on what is marked */
    color tint[ROLE_COUNT]; /* areas */
    color ink[ROLE_COUNT];  /* lines, pieces, numbers */
    bool hollow_second;     /* the second side's pieces are outlines: there are no colours */
};

extern const struct theme themes[]; /* name NULL at the end; the first is the default */
const struct theme *theme_named(const char *name);

#endif
