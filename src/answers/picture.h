/* picture.h - what is to be drawn of a position, and drawing it.
 *
 * The position, the position after some moves with the last one marked, its only solution, the next
 * hint, what is forced, or how much is still open: two solutions that differ, or the share of all
 * solutions that have each line.
 */
#ifndef ANSWERS_PICTURE_H
#define ANSWERS_PICTURE_H

#include "answers/answers.h"
#include "render/diagram.h"
#include "render/overlays.h"

enum shown_what { SHOWN_BOARD, SHOWN_SOLUTION, SHOWN_HINT, SHOWN_FORCED, SHOWN_DIFFERENCE, SHOWN_HEAT };

struct picture {
    const struct board *board;
    struct marks marks;
};

struct shown {
    struct board *board;   /* changed to what is shown */
    enum shown_what what;  /* asked */
    bool uniqueness;       /* asked, of a hint */
    bool color;            /* on the terminal */
    struct board *before;  /* the last move; or NULL */
    struct marks marks;
    struct diagram diagram;
    const struct hint *hint; /* or NULL */
    bool shares;             /* in the marks */
    struct picture *strip;   /* a hint told in steps, two solutions: each of them; or NULL */
    int n_strip, columns;
    double cell, w, h; /* of the picture, in pixels or points */
    struct work *work;
    struct err *fault; /* there was no memory to draw it, or no time */
};

struct answered shown_play(struct shown *s, game_move m); /* a legal one, before it is found */
/* Finds the marks; theme and coords are then the diagram's. */
struct answered shown_find(struct shown *s, const struct theme *theme, bool coords);

/* How large: so many pixels or points a cell, or so many on the longer side. */
enum { SHOWN_CELL_PIXELS = 48, SHOWN_CELL_POINTS = 36, SHOWN_SIDE_MIN = 16, SHOWN_SIDE_MAX = 20000 };
void shown_set_size(struct shown *s, int cell, int64_t longer_side); /* 0: by the cell */

void shown_draw(const struct shown *s, struct canvas *c);
void shown_note_memory(const struct shown *s, bool ok);
write_fn shown_write_description; /* the hint, or the position */
write_fn shown_write_svg;

#endif
