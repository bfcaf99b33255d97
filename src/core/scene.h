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
    /* two edges of which something is known: see SHAPE_PAIR's value in core/story_scene.h */
    SHAPE_PAIR,
    /* in how many of all answers a line is here; in a cell: a slash \; value in thousandths */
    SHAPE_SHARE,
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

const char *shape_name(enum shape shape); /* "cell" */
const char *role_name(enum role role);    /* "grid" */

/* Whose a mark is: the room's are the first two, what is laid over them the others. */
enum layer {
    LAYER_BASE,   /* the board as it was set up: grid, clues, blocked cells */
    LAYER_STATE,  /* what was played */
    LAYER_AID,    /* areas that are known or noted */
    LAYER_OVERLAY /* areas with a meaning of the moment: last move, flaw, hint */
};

struct mark {
    struct spot at;
    uint8_t shape, role : 5, layer : 3;
    int16_t value;
};

/* A scene being written: counts every mark, keeps those that fit. */
struct scene {
    struct mark *out;
    size_t cap, n;
};

static inline bool role_is_played(enum role role)
{
    return role == ROLE_PLAYED || role == ROLE_FIRST || role == ROLE_SECOND || role == ROLE_PATH ||
           role == ROLE_LAST;
}

static inline void scene_put(struct scene *s, struct mark m)
{
    if (s->n < s->cap)
        s->out[s->n] = m;
    s->n++;
}

/* A mark of the board itself. */
static inline void scene_add(struct scene *s, struct spot at, enum shape shape, enum role role,
                             int value)
{
    enum layer layer = role_is_played(role) ? LAYER_STATE : LAYER_BASE;
    scene_put(s, (struct mark){at, (uint8_t)shape, role & 31, layer & 7, (int16_t)value});
}

/* An area laid over it. */
static inline void scene_lay(struct scene *s, struct spot at, enum layer layer, enum role role,
                             int value)
{
    scene_put(s, (struct mark){at, SHAPE_CELL, role & 31, layer & 7, (int16_t)value});
}

#endif
