/* crosscut.h - a Crosscut board: two words of discs and whose turn it is.
 *
 * Discs only ever stand on the inner board, at most 8 x 8 squares, so one word holds a colour:
 * bit 8 * row + column, both counted from the bottom left of the inner board. The fixed stride
 * makes every step a constant shift; squares outside a smaller inner board stay zero.
 *
 *     w, h count the squares of the whole board, perimeter included. Functions that speak of
 *     (r, c) count squares of the whole board from the top left, like every text and picture.
 */
#ifndef CROSSCUT_BOARD_H
#define CROSSCUT_BOARD_H

#include "base/bits.h"
#include "core/game.h"

enum { CROSSCUT_MIN = 4, CROSSCUT_MAX = 10 };

enum crosscut_side { CROSSCUT_R, CROSSCUT_B };

struct crosscut {
    struct board head;
    uint64_t disc[2]; /* of R and B */
    uint64_t inner;   /* all squares of the inner board */
    uint8_t mover;
    uint8_t status; /* enum status, found once after each turn */
    bool side_read; /* the text named the side to move; false once settled */
};

/* Moves: 1 + 16 * row + column of the whole board, rows from the bottom; `skip` is the last. */
enum { CROSSCUT_SKIP = 1 + 16 * CROSSCUT_MAX };

/* A square of the whole board, rows from the bottom. */
struct square {
    int row, column;
};

static inline game_move crosscut_move(int row, int column)
{
    return 1 + 16 * (game_move)row + (game_move)column;
}

static inline struct square crosscut_square(game_move m) /* m is not a skip */
{
    return (struct square){(int)((m - 1) / 16), (int)((m - 1) % 16)};
}

static inline struct crosscut *crosscut_of(struct board *b)
{
    return (struct crosscut *)b;
}

static inline const struct crosscut *crosscut_in(const struct board *b)
{
    return (const struct crosscut *)b;
}

static inline bool crosscut_on_rim(const struct crosscut *c, struct square at)
{
    return at.row == 0 || at.column == 0 || at.row == board_height(&c->head) - 1 ||
           at.column == board_width(&c->head) - 1;
}

static inline uint64_t crosscut_bit(struct square at) /* an inner square */
{
    return (uint64_t)1 << (8 * (at.row - 1) + at.column - 1);
}

static inline struct square crosscut_inner(int bit)
{
    return (struct square){bit / 8 + 1, bit % 8 + 1};
}

/* Rows become columns; a row is a byte. */
static inline uint64_t crosscut_transpose(uint64_t x)
{
    uint64_t t = (x ^ x >> 7) & 0x00AA00AA00AA00AAu;
    x ^= t ^ t << 7;
    t = (x ^ x >> 14) & 0x0000CCCC0000CCCCu;
    x ^= t ^ t << 14;
    t = (x ^ x >> 28) & 0x00000000F0F0F0F0u;
    return x ^ t ^ t << 28;
}

/* Squares, one at a time: '.', 'R', 'B'. */
char crosscut_get(const struct board *b, int r, int c);
const char *crosscut_put(struct board *b, int r, int c, char ink); /* what is wrong, or NULL */

void crosscut_setup(struct board *b);

/* The state of the game on this board, found from the discs; what `status` holds. */
enum status crosscut_judge(const struct crosscut *c);
uint64_t crosscut_spans(const struct crosscut *c, int side); /* squares of winning segments */

/* What game.c ties together; see game.h for the contracts. */
struct err crosscut_read_body(struct board *b, struct reader *in);
struct err crosscut_read_field(struct board *b, struct reader *in);
const char *crosscut_validate(struct board *b);
void crosscut_write_body(const struct board *b, struct writer *out);
void crosscut_write_fields(const struct board *b, struct writer *out);
struct err crosscut_read_move(const struct board *b, struct reader *in, game_move *m);
void crosscut_write_move(const struct board *b, game_move m, struct writer *out);

struct text_layout crosscut_text_layout(const struct variant *v);
char crosscut_glyph_at(const struct board *b, int line, int column);
const char *crosscut_set_glyph(struct board *b, int line, int column, char ink);

size_t crosscut_moves(const struct board *b, game_move *out, size_t cap);
const char *crosscut_refusal(const struct board *b, game_move m);
void crosscut_play(struct board *b, game_move m);
struct spot crosscut_move_spot(const struct board *b, game_move m);
void crosscut_press(const struct board *b, const struct press *p, struct pressed *out);

size_t crosscut_scene(const struct board *b, struct mark *out, size_t cap);
bool crosscut_turn(const struct board *b, int sym, struct board *out);
void crosscut_remark(const struct board *b, game_move m, struct writer *out);
game_move crosscut_turn_move(const struct board *b, int sym, game_move m);

struct err crosscut_value(const struct board *b, struct worth *each, size_t n, struct work *w);
bool crosscut_in_reach(const struct board *b, struct arena *arena);

extern const char crosscut_manual[];
extern const struct game_face crosscut_face;
extern const struct face_lessons crosscut_lessons;
extern const struct face_pack crosscut_board_pack;
extern const struct edit crosscut_editing;
extern const struct game crosscut_game;

#endif
