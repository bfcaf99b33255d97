/* slider.h - a Slider board: three planes, whose turn it is, and how many turns were passes.
 *
 * Functions that speak of (r, c) count from the top left, like every text and picture; rows
 * inside planes and moves count from the bottom (plane.h).
 */
#ifndef SLIDER_BOARD_H
#define SLIDER_BOARD_H

#include "core/game.h"
#include "games/slider/plane.h"

enum { SLIDER_MIN = 2, SLIDER_MAX = 16 };

enum slider_side { SLIDER_H, SLIDER_V };
enum slider_plane { PLANE_H = SLIDER_H, PLANE_V = SLIDER_V, PLANE_OPEN, PLANE_COUNT };

struct slider {
    struct board head;
    uint8_t mover;
    uint8_t passes;   /* turns passed without a move between; 2 ends the game */
    bool side_read;   /* the text named the side to move; false once settled */
    uint64_t plane[]; /* H, V, and the cells that are on the board and not blocked */
};

/* Moves: 1 + 4 * (16 * row + column) + direction, rows from the bottom; `pass` is the last. */
enum slider_direction { SLIDER_UP, SLIDER_DOWN, SLIDER_LEFT, SLIDER_RIGHT };
enum { SLIDER_PASS = 1 + 4 * 16 * 16 };

static inline game_move slider_move(int row, int column, enum slider_direction d)
{
    return 1 + 4 * (16 * (game_move)row + (game_move)column) + (game_move)d;
}

struct slider_step {
    int row, column; /* of the piece; row from the bottom */
    enum slider_direction direction;
};

static inline struct slider_step slider_step_of(game_move m) /* m is a number below SLIDER_PASS */
{
    unsigned cell = (m - 1) / 4;
    return (struct slider_step){(int)(cell / 16), (int)(cell % 16),
                                (enum slider_direction)((m - 1) % 4)};
}

static inline struct slider *slider_of(struct board *b)
{
    return (struct slider *)b;
}

static inline const struct slider *slider_in(const struct board *b)
{
    return (const struct slider *)b;
}

static inline int slider_n(const struct slider *s)
{
    return s->head.variant.value[OPTION_WIDTH];
}

/* Cells, one at a time: '+' empty, 'B' blocked, 'H', 'V'. */
char slider_get(const struct board *b, int r, int c);
const char *slider_put(struct board *b, int r, int c, char ink); /* what is wrong, or NULL */

/* Bringing a board to a known state: no piece, nothing blocked, H to move. */
void slider_clear(struct board *b);

/* What game.c ties together; see game.h for the contracts. */
struct err slider_start(struct board *b, const struct opening *o, struct rng *rng);
struct err slider_read_course(const struct game *g, struct reader *in, struct arena *arena,
                              struct board **out);
struct err slider_read_body(struct board *b, struct reader *in);
struct err slider_read_field(struct board *b, struct reader *in);
const char *slider_validate(struct board *b);
void slider_write_body(const struct board *b, struct writer *out);
void slider_write_fields(const struct board *b, struct writer *out);
struct err slider_read_move(const struct board *b, struct reader *in, game_move *m);
void slider_write_move(const struct board *b, game_move m, struct writer *out);

struct text_layout slider_text_layout(const struct variant *v);
char slider_glyph_at(const struct board *b, int line, int column);
const char *slider_set_glyph(struct board *b, int line, int column, char ink);

size_t slider_moves(const struct board *b, game_move *out, size_t cap);
const char *slider_refusal(const struct board *b, game_move m);
void slider_play(struct board *b, game_move m);
struct spot slider_move_spot(const struct board *b, game_move m);
struct spot slider_move_end(const struct board *b, game_move m);
void slider_press(const struct board *b, const struct press *p, struct pressed *out);
enum status slider_status(const struct board *b);

size_t slider_scene(const struct board *b, struct mark *out, size_t cap);
bool slider_turn(const struct board *b, int sym, struct board *out);
void slider_remark(const struct board *b, game_move m, struct writer *out);
game_move slider_turn_move(const struct board *b, int sym, game_move m);

/* The board as lanes for the exact engine: columns are H's, rows are V's. False if the board is
 * too large. The root is the position's own shape: everything that can come after it. */
struct lanes;
struct exact_position;
bool slider_lanes(const struct board *b, struct lanes *l, struct exact_position *s);

extern const char slider_manual[];
extern const struct game_face slider_face;
extern const struct face_lessons slider_lessons;
extern const struct face_pack slider_board_pack;
extern const struct edit slider_editing;
extern const struct game slider_game;

#endif
