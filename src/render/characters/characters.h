/* characters.h - a board as characters in places, at several sizes: for a screen that is drawn anew after
 * every key. It knows no terminal; who shows it chooses how a role looks.
 */
#ifndef RENDER_CHARACTERS_H
#define RENDER_CHARACTERS_H

#include "core/game.h"

/* ---- glyphs (glyphs.c), in Unicode and in ASCII ---- */

enum glyph {
    GLYPH_NONE,
    GLYPH_DOT,
    GLYPH_RIM,
    GLYPH_CROSS,
    GLYPH_RISE,
    GLYPH_FALL,
    GLYPH_BLOCK,
    GLYPH_TURN,
    GLYPH_UP,
    GLYPH_RIGHT,
    GLYPH_DOWN,
    GLYPH_LEFT,
    GLYPH_FLAT,
    GLYPH_UPRIGHT,
    GLYPH_GATE_FLAT,
    GLYPH_GATE_UPRIGHT,
    GLYPH_PATH,
    GLYPH_DOUBLE,
    GLYPH_THICK,
    GLYPH_TARGET,
    GLYPH_CURSOR,
    GLYPH_SHARP,
    GLYPH_MIDDLE,
    GLYPH_TIMES,
    GLYPH_SHADE,
    GLYPH_HATCH,
    GLYPH_OWNED,
    GLYPH_TICK,
    GLYPH_MORE_UP, /* there is more of the board that way */
    GLYPH_MORE_DOWN,
    GLYPH_MORE_LEFT,
    GLYPH_MORE_RIGHT,
    GLYPH_COUNT
};

const char *glyphs_glyph(bool ascii, enum glyph g);
/* the number of a place in a hint */
const char *glyphs_raised(bool ascii, int digit);
const char *glyphs_box(bool ascii, bool heavy, unsigned sides); /* bits by enum side */

/* ---- geometry (geometry.c): spots of the board and places on the canvas ---- */

enum { ZOOM_MIN = 2, ZOOM_MAX = 4 };

struct geometry {
    bool hex;
    int w, h;
    int zoom;
    int lines_each, columns_each; /* from cell to cell */
    int lines, columns;           /* of the whole board, labels not counted */
    int trim;                     /* lines left out above it, where nothing is ever drawn */
};

struct geometry geometry_of(const struct board *b, int zoom);
int geometry_line(const struct geometry *g, struct spot s);
int geometry_column(const struct geometry *g, struct spot s);
/* The spot nearest to a place that a press may be aimed at; may lie one cell outside the board. */
struct spot geometry_spot(const struct geometry *g, enum target target, int line, int column);

/* ---- canvas (canvas.c): the part of the board that shows, as places with glyphs ---- */

struct character_place {
    char glyph[5]; /* UTF-8, or empty */
    uint8_t role;
    uint8_t light, heavy; /* sides that lines leave by */
    bool reverse;
};

struct character_canvas {
    struct geometry geometry;
    bool ascii;
    int top, left;       /* of the board on the canvas */
    int lines, columns;  /* that show */
    struct character_place *place; /* lines * columns */
};

void character_canvas_put(struct character_canvas *c, int line, int column, const char *glyph, int role);
void character_canvas_tint(struct character_canvas *c, int line, int column, int role);
/* NULL: does not show */
struct character_place *character_canvas_at(struct character_canvas *c, int line, int column);
void character_canvas_line(struct character_canvas *c, int line, int column, unsigned side, int length,
                     bool heavy, int role);

void squares_draw(struct character_canvas *c, const struct board *b, const struct mark *marks, size_t n);
void hexes_draw(struct character_canvas *c, const struct mark *marks, size_t n);
/* hint, flaw, last, ... */
void squares_draw_overlay(struct character_canvas *c, const struct mark *marks, size_t n);

#endif
