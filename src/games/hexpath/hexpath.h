/* hexpath.h - the board of Hexpath and what its files share.
 *
 * N x N hexes, cell (r, c) at index r * N + c from the top left. A cell holds a number 1..99, a
 * gray flag, or nothing (blocked). The board keeps the walk so far and the relations a player has
 * stated; it does not close them: "1>3, 3>2" stays two statements, so each can be taken back.
 *
 * Numbers are labels. Where bits are wanted a number is replaced by its rank among the numbers on
 * the board (at most 64), and an order is a partial_order of ranks.
 */
#ifndef GAMES_HEXPATH_HEXPATH_H
#define GAMES_HEXPATH_HEXPATH_H

#include "core/game.h"
#include "engine/walk/partial_order.h"
#include "lattice/hex.h"

extern const struct game_face hexpath_face;
extern const struct face_lessons hexpath_lessons;
extern const struct face_pack hexpath_board_pack;
extern const struct edit hexpath_editing;
extern const struct game hexpath_game;

enum { HEXPATH_SIZE_MIN = 2, HEXPATH_SIZE_MAX = 30, HEXPATH_NUMBER_MAX = 99 };
enum { HEXPATH_CELLS_MAX = HEXPATH_SIZE_MAX * HEXPATH_SIZE_MAX };
enum { OPTION_GRAY = OPTION_OWN };
enum { GRAY_ALL, GRAY_STEP }; /* a gray cell reverses all later choices, or only its own */
enum { CELL_BLOCKED = 0, CELL_NUMBER = 0x7f, CELL_GRAY = 0x80 };

/* Which parts a reader has met already; empty on a settled board. */
enum { READ_BODY = 1, READ_PATH = 2, READ_ORDER = 4, READ_GRAY = 8 };

/* A set of numbers 1..99. */
struct numbers {
    uint64_t word[2];
};

struct hexpath {
    struct board board;
    struct numbers on_board;                       /* all numbers in the cells */
    struct numbers stated[HEXPATH_NUMBER_MAX + 1]; /* stated[a] has b: "a>b" */
    int16_t start, end;                            /* cells; -1 only while reading */
    uint16_t n_path;                               /* at least 1 once settled */
    uint8_t read;
    uint16_t room[]; /* N * N cells, then N * N + 1 places of the path, the first on the start */
};

/* ---- parts of a board ---- */

static inline const struct hexpath *hexpath_of(const struct board *b)
{
    return (const struct hexpath *)b;
}

static inline struct hexpath *hexpath_edit(struct board *b)
{
    return (struct hexpath *)b;
}

static inline int hexpath_n(const struct hexpath *h)
{
    return h->board.variant.value[OPTION_WIDTH];
}

static inline int hexpath_cells(const struct hexpath *h)
{
    return hexpath_n(h) * hexpath_n(h);
}

static inline const uint16_t *hexpath_path(const struct hexpath *h)
{
    return h->room + hexpath_cells(h);
}

static inline int hexpath_number(const struct hexpath *h, int cell) /* CELL_BLOCKED: none */
{
    return h->room[cell] & CELL_NUMBER;
}

static inline bool hexpath_is_gray(const struct hexpath *h, int cell)
{
    return h->room[cell] & CELL_GRAY;
}

/* The neighbour in a direction of lattice/hex.h, or -1. */
static inline int hexpath_near(int n, int cell, int direction)
{
    int r = cell / n + hex_dr[direction], c = cell % n + hex_dc[direction];
    return r >= 0 && r < n && c >= 0 && c < n ? r * n + c : -1;
}

/* The direction from one cell to another, or -1: they are not neighbours. */
int hexpath_direction(int n, int from, int to);

/* Do two cells lie on opposite edges? */
bool hexpath_faces(int n, int a, int b);

/* The walk reverses its choices at a cell if it entered an odd number of gray ones (gray=all), or
 * if the cell is gray (gray=step). */
static inline bool hexpath_reverses(const struct hexpath *h, bool reversed, int cell)
{
    bool lasts = h->board.variant.value[OPTION_GRAY] == GRAY_ALL;
    return (lasts && reversed) != hexpath_is_gray(h, cell);
}

/* ---- numbers and relations (order.c) ---- */

static inline bool numbers_have(const struct numbers *s, int number)
{
    return bitset_has(s->word, (size_t)number);
}

static inline void numbers_add(struct numbers *s, int number)
{
    bitset_add(s->word, (size_t)number);
}

static inline void numbers_drop(struct numbers *s, int number)
{
    bitset_drop(s->word, (size_t)number);
}

int hexpath_numbers_count(const struct numbers *s);
/* how many smaller ones are in s */
int hexpath_numbers_rank(const struct numbers *s, int number);
int hexpath_numbers_list(const struct numbers *s, uint8_t *out); /* ascending; returns how many */

/* The closure of the stated relations over ranks. False: they contradict each other. */
bool hexpath_order(const struct hexpath *h, struct partial_order *o);
void hexpath_state_order(struct hexpath *h, const uint8_t *ranks); /* exactly this full order */

struct err hexpath_order_read(struct hexpath *h, struct reader *in); /* what follows "order=" */
void hexpath_order_write(const struct hexpath *h, struct writer *out);
/* Relations as chains, left[a] has b: "a>b"; they are taken out of `left` as they are written.
 * False: there are more chains than were asked for. */
bool hexpath_chains_write(struct numbers *left, int most, const char *between, struct writer *out);
bool hexpath_order_is_stated(const struct hexpath *h); /* any relation at all? */

/* ---- rules of the walk (check.c) ---- */

enum { RULE_STEP, RULE_TIE, RULE_ORDER, RULE_END };

/* Judge path and relations; returns the status. */
enum status hexpath_judge(const struct hexpath *h, struct flaws *out);
struct err hexpath_check(const struct board *b, struct flaws *out, struct work *w);
/* What every order has in common that agrees with the stated relations, walks the path and stops on
 * the end, where the path stands; it is total if there is only one. False: there is none. */
bool hexpath_proved(const struct hexpath *h, struct partial_order *out);

/* ---- the rest of the interface, by file ---- */

struct err hexpath_read_body(struct board *b, struct reader *in); /* notation.c */
struct err hexpath_read_field(struct board *b, struct reader *in);
const char *hexpath_validate(struct board *b);
void hexpath_write_body(const struct board *b, struct writer *out);
void hexpath_write_fields(const struct board *b, struct writer *out);
void hexpath_clear(struct hexpath *h); /* blocked everywhere, neither start nor end */
const char *hexpath_put(struct hexpath *h, int cell, int number, int letter); /* what is wrong */
const char *hexpath_recount(struct hexpath *h); /* which numbers are on the board */
void hexpath_write_cell(const struct hexpath *h, int cell, struct writer *out);

struct text_layout hexpath_text_layout(const struct variant *v); /* draw.c */
char hexpath_glyph_at(const struct board *b, int line, int column);
const char *hexpath_set_glyph(struct board *b, int line, int column, char ink);

size_t hexpath_moves(const struct board *b, game_move *out, size_t cap); /* moves.c */
const char *hexpath_refusal(const struct board *b, game_move m);
void hexpath_play(struct board *b, game_move m);
void hexpath_press(const struct board *b, const struct press *p, struct pressed *out);
void hexpath_drag(const struct board *b, struct drag_step *d, struct pressed *out);
struct err hexpath_read_move(const struct board *b, struct reader *in, game_move *m);
void hexpath_write_move(const struct board *b, game_move m, struct writer *out);
struct spot hexpath_move_spot(const struct board *b, game_move m);
game_move hexpath_step_move(int n, int cell);
game_move hexpath_turn_move(const struct board *b, int sym, game_move m);

size_t hexpath_scene(const struct board *b, struct mark *out, size_t cap); /* scene.c */
bool hexpath_turn(const struct board *b, int sym, struct board *out);      /* turn.c */
int hexpath_turn_cell(int n, int sym, int cell);
void hexpath_write_path(const struct board *b, struct writer *out);
void hexpath_restart(struct board *b); /* take all progress off */
size_t hexpath_differences(const struct board *b, const struct board *solution, struct spot *out,
                           size_t cap);
void hexpath_write_solution(const struct board *b, struct jsonw *out);
struct err hexpath_solve(const struct board *b, struct solve *s, struct work *w); /* solve.c */
struct err hexpath_encode(const struct board *b, enum encoding_kind kind, bool from_here,
                          struct encoding *out, struct arena *arena);
void hexpath_decode(const struct board *b, const int8_t *key, struct board *out);
void hexpath_answer_keys(const struct board *b, int8_t *key);

extern const struct ordering hexpath_ordering;                       /* follow_order.c */
void hexpath_tell_proved(const struct board *b, struct writer *out); /* proved.c */
void hexpath_write_proved(const struct board *b, struct jsonw *out);
game_move hexpath_relate(int upper, int lower, bool states); /* moves.c */
struct err hexpath_hint(const struct board *b, struct hint *out, struct work *w); /* hint.c */
/* generate_level.c */
struct err hexpath_make(struct board *b, const struct generate_request *request, struct work *w);

extern const char hexpath_manual[]; /* manual.c */

#endif
