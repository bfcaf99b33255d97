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

/* Which of the places that may be pressed a face marks. */
enum face_targets {
    TARGETS_HELD, /* those where a piece that was picked up may go */
    TARGETS_RIM,  /* those, and on the rim of the board all */
    TARGETS_ALL
};

const char *face_targets_name(enum face_targets t); /* "held", "rim", "all" */

/* What a pointer does. A face knows how: `line` is an ordinary press, `cross` one with the other
 * button, `shade` notes the side of a cell, `pan` moves the board. Rows end at name NULL. */
struct face_tool {
    const char *name, *label;
    const char *tip; /* what a press does then, or NULL: as the face's */
};

/* A choice of a new game, told as KEY=VALUE; the first value is the usual one. Rows end at value
 * NULL and key NULL. FACE_BY_HAND: the usual one is made, and before the first move presses put
 * there what is chosen. */
#define FACE_BY_HAND "place"

struct face_value {
    const char *value, *label;
};

struct face_option {
    const char *key, *label;
    const struct face_value *values;
    const char *daily; /* of the board of the day, or NULL: the usual one */
};

/* For who learns the game: a board and what it shows; a board, what to do on it, and what that has
 * taught. Rows end at position NULL. */
struct face_drawing {
    const char *position, *words;
};

struct face_lesson {
    const char *position, *task, *done;
};

/* The rules as constraints on a board: some are taken away, and a model of the others shows what each
 * is for. Rows end at name NULL. */
enum constraint_part {
    CONSTRAINT_NUMBERS, /* the numbers of the board */
    CONSTRAINT_CLAUSES, /* clauses of a kind (core/clauses.h) */
    CONSTRAINT_CUTS     /* what lazy clauses leave to cuts */
};

struct face_constraint {
    const char *name, *words;
    enum constraint_part part;
    const char *kind;  /* of clauses */
    const char *needs; /* name of one above, without which this one says nothing; or NULL */
};

struct face_constraints {
    const char *position, *words;
    const struct face_constraint *list;
};

/* The first minute: a board on which a few presses, each on its place, show by doing what the game is
 * about. Rows end at words NULL. */
struct face_press {
    struct spot at;
    const char *words; /* what to press, and why */
};

struct face_first {
    const char *position;
    const struct face_press *presses;
    const char *done; /* what they have shown */
};

struct face_lessons {
    const struct face_drawing *drawings; /* of the rules */
    const struct face_lesson *boards;
    const struct face_constraints *constraints; /* or NULL */
    const struct face_first *first; /* or NULL */
};

/* A board of a pack: kept as a position, so that it stays what it is whatever becomes of the
 * generator. Of a puzzle `level` is its own and there is no task; of a duel it is that of the CPU
 * on the other side, and the side to move is to win. Rows stand easiest first and end at position
 * NULL. */
struct face_packed {
    const char *position, *level;
    const char *task; /* in whole sentences, or NULL: to solve it */
};

struct face_pack {
    const struct face_packed *boards;
};

#define FACE_TURNS 3

struct game_face {
    const int8_t *sizes; /* sides of boards that are offered, 0 at the end */
    int largest;         /* side that can be asked for by hand, 0: any that there is */
    enum gesture gesture;
    enum face_targets targets;
    const struct face_tool *tools;      /* or NULL: a pointer always does the same */
    const struct face_option *options;  /* or NULL */
    const struct face_lessons *lessons; /* or NULL */
    const struct face_pack *pack;       /* or NULL */
    /* Controls that are always in sight, by the names that they have in the rules of the game, each
     * after a blank but the first: "new", "size", "solve", "multiplayer". NULL: "new". */
    const char *pinned;
    const struct face_value *inks; /* labels of inks that are set up (core/edit.h), or NULL */
    int numbers; /* inks too, from 1 to this, also those that the palette has not; 0: none */
    /* In a duel a press first shows its move, drawn like this for each button, and plays it after a
     * moment. SHAPE_CELL: it plays at once. */
    enum shape preview[2];
    /* On a puzzle a press of each button turns what its place holds through these shapes, all of
     * them ROLE_PLAYED, and then to nothing; SHAPE_CELL ends a row. From anything else it goes to
     * the first. A face draws that at once, before the answer comes. Empty: it waits for it. */
    enum shape turns[2][FACE_TURNS];
    bool looks;             /* in a duel it is worth telling what a press would do */
    const char *level;      /* of the CPU at first, or NULL: any */
    bool rim;               /* the outermost cells are a rim without lines round it */
    const char *goal;       /* what it is about, in whole sentences */
    const char *tip;        /* what a press does, in whole sentences */
    const char *touch_tip;  /* the same for fingers, or NULL */
    const char *symbols[2]; /* of the sides of a duel, or NULL */
    const char *typed;      /* characters that may be typed on a cell (struct press) */
    struct keys keys;
    struct keys duel_keys; /* of a duel on a puzzle; tips NULL: the same */
};

const struct game_face *face_of(const struct game *g); /* never NULL */
const struct keys *face_keys(const struct board *b);   /* of this board */

#endif
