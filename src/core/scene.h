/* scene.h - a picture as data: marks at spots, each with a shape and a role.
 *
 * A game says what is there (shape) and what it means (role); the terminal, the SVG writer and
 * the page only choose how a role looks. Marks are listed from the background forward.
 */
#ifndef CORE_SCENE_H
#define CORE_SCENE_H

#include "lattice/spot.h"

enum shape {
    SHAPE_CELL,   /* the area of a cell */
    SHAPE_DOT,    /* a small dot at a corner */
    SHAPE_LINE,   /* a drawn edge */
    SHAPE_CROSS,  /* an edge known to be empty */
    SHAPE_RISE,   /* a slash / through a cell */
    SHAPE_FALL,   /* a slash \ through a cell */
    SHAPE_DISC,   /* a round piece */
    SHAPE_ARROW,  /* a pointed piece; value is the enum side it may move to */
    SHAPE_NUMBER, /* value, written at the spot */
    SHAPE_LETTER, /* value is the character, written beside a number or alone */
    SHAPE_STEP,   /* one step of a path from this cell; value is its direction in lattice/hex.h */
    SHAPE_COUNT
};

enum role {
    ROLE_GRID,
    ROLE_CLUE,
    ROLE_PLAYED,
    ROLE_FIRST,   /* H, Red, player 1 */
    ROLE_SECOND,  /* V, Blue, player 2 */
    ROLE_BLOCKED,
    ROLE_EDGE,    /* the pale rim of a board */
    ROLE_GRAY,
    ROLE_START,
    ROLE_END,
    ROLE_PATH,
    ROLE_LAST,    /* what the last move did */
    ROLE_HELD,    /* picked up */
    ROLE_TRIAL,   /* tried since the newest checkpoint */
    ROLE_MET,     /* a clue that has its number */
    ROLE_FLAW,
    ROLE_HINT,    /* value: its number in the sentence, or 0 */
    ROLE_INSIDE,  /* known to lie inside the loop */
    ROLE_OUTSIDE,
    ROLE_COUNT
};

struct mark {
    struct spot at;
    uint8_t shape, role;
    int16_t value;
};

/* A scene being written: counts every mark, keeps those that fit. */
struct scene {
    struct mark *out;
    size_t cap, n;
};

static inline void scene_add(struct scene *s, struct spot at, enum shape shape, enum role role,
                             int value)
{
    if (s->n < s->cap)
        s->out[s->n] = (struct mark){at, (uint8_t)shape, (uint8_t)role, (int16_t)value};
    s->n++;
}

#endif
