/* face.h - what a person meets of a game besides its rules: sizes, gestures, keys, sentences.
 *
 * All of it is data, so that a face can offer a game without knowing which one it is. A game that
 * has none is offered with face_of's: a press on a cell plays there.
 */
#ifndef CORE_FACE_H
#define CORE_FACE_H

#include "core/game.h"

/* How a board is played by hand, and what dragging over it does. */
enum gesture {
    GESTURE_PLACE,   /* a press plays on a cell */
    GESTURE_CYCLE,   /* a press turns what a cell holds */
    GESTURE_SLASHES, /* the same, and a stroke along a diagonal types it: '\' or '/' */
    GESTURE_EDGES,   /* a press turns an edge; a drag goes on with what the press began */
    GESTURE_PATH,    /* a press or a drag leads a path on to the next cell */
    GESTURE_PIECE    /* a press picks a piece up, the next one or a drag says where it goes */
};

const char *gesture_name(enum gesture g); /* "place", "cycle", ... */

struct tip {
    const char *key, *does; /* "Enter", "walks there" */
};

/* What the keys of the board do. */
struct keys {
    const struct tip *tips;        /* the most useful ones first; rows end at key NULL */
    const char *enter, *backspace; /* backspace NULL: nothing */
    const char *more;              /* further lines, each with its key in the first 13 columns */
};

struct game_face {
    const int8_t *sizes; /* sides of boards that are offered, 0 at the end */
    enum gesture gesture;
    bool rim;               /* the outermost cells are a rim without lines round it */
    const char *goal;       /* what it is about, in whole sentences */
    const char *tip;        /* what a press does, in whole sentences */
    const char *touch_tip;  /* the same for fingers, or NULL */
    const char *symbols[2]; /* of the sides of a duel, or NULL */
    const char *typed;      /* characters that may be typed on a cell (struct press) */
    struct keys keys;
    struct keys duel_keys; /* of a duel on a puzzle; tips NULL: the same */
};

const struct game_face *face_of(const struct game *g);                /* never NULL */
const struct keys *face_keys(const struct board *b);             /* of this board */

#endif
