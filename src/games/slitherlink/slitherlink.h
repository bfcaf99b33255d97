/* slitherlink.h - the board of Slitherlink: one closed loop round numbered cells.
 *
 * The block is the doubled lattice itself, (2w+1) x (2h+1) bytes in reading order: cells (odd,
 * odd) hold their clue, edges (mixed) their state, dots (even, even) nothing. So a cell's sides
 * and a dot's edges are the four bytes around it, and a turn of the board is a turn of the bytes.
 * The counters make `status` cheap: only a board that may be solved has its loop traced.
 */
#ifndef SLITHERLINK_H
#define SLITHERLINK_H

#include "core/game.h"

enum { EDGE_UNSET, EDGE_LINE, EDGE_CROSS };
enum { CLUE_NONE = 5 }; /* clues are 0..4 */
enum slitherlink_rule { SLITHERLINK_CLUE, SLITHERLINK_BRANCH, SLITHERLINK_LOOP };

struct slitherlink {
    struct board board;
    int32_t lines, unset; /* edges drawn, edges not decided */
    int32_t unmet;        /* numbered cells whose number is not the number of their lines */
    int32_t ragged;       /* dots with 1, 3 or 4 lines */
    uint8_t at[];
};

/* What surrounds a cell or a dot: how many edges are lines, how many undecided. */
struct around {
    int lines, unset;
};

static inline struct slitherlink *slitherlink_of(struct board *b)
{
    return (struct slitherlink *)b;
}

static inline const struct slitherlink *slitherlink_in(const struct board *b)
{
    return (const struct slitherlink *)b;
}

static inline int slitherlink_stride(const struct board *b)
{
    return 2 * board_width(b) + 1;
}

static inline size_t slitherlink_index(const struct board *b, struct spot s)
{
    return (size_t)s.y * (size_t)slitherlink_stride(b) + (size_t)s.x;
}

static inline uint8_t slitherlink_get(const struct board *b, struct spot s)
{
    return slitherlink_in(b)->at[slitherlink_index(b, s)];
}

uint8_t slitherlink_edge(const struct board *b, struct spot edge); /* EDGE_CROSS off the board */
struct around slitherlink_around(const struct board *b, struct spot s);

/* Set one edge and keep the counters; derive them anew from the bytes. */
void slitherlink_set(struct board *b, struct spot edge, uint8_t state);
void slitherlink_tally(struct board *b);

/* Follow the lines from a drawn edge, away from its upper or left dot, until they end, branch or
 * come back, or meet an edge that was seen (a set of indices, or NULL). Returns the number of edges
 * walked; *closed says whether it came back through dots that all have two lines. Fills `out` like
 * every filler. */
size_t slitherlink_trace(const struct board *b, struct spot edge, const uint64_t *seen,
                         bool *closed, struct spot *out, size_t cap);

/* The rows of struct rules, by file. */
struct err slitherlink_read_body(struct board *b, struct reader *in);
struct err slitherlink_read_field(struct board *b, struct reader *in);
const char *slitherlink_validate(struct board *b);
void slitherlink_write_body(const struct board *b, struct writer *out);
void slitherlink_write_fields(const struct board *b, struct writer *out);
char slitherlink_clue(const struct board *b, int r, int c);
const char *slitherlink_put_clue(struct board *b, int r, int c, char clue);

struct text_layout slitherlink_text_layout(const struct variant *v);
char slitherlink_glyph_at(const struct board *b, int line, int column);
const char *slitherlink_set_glyph(struct board *b, int line, int column, char ink);
size_t slitherlink_scene(const struct board *b, struct mark *out, size_t cap);

size_t slitherlink_moves(const struct board *b, game_move *out, size_t cap);
const char *slitherlink_refusal(const struct board *b, game_move m);
void slitherlink_play(struct board *b, game_move m);
void slitherlink_press(const struct board *b, const struct press *p, struct pressed *out);
void slitherlink_drag(const struct board *b, struct drag_step *d, struct pressed *out);
struct err slitherlink_read_move(const struct board *b, struct reader *in, game_move *m);
void slitherlink_write_move(const struct board *b, game_move m, struct writer *out);
struct spot slitherlink_move_spot(const struct board *b, game_move m);
game_move slitherlink_turn_move(const struct board *b, int sym, game_move m);

/* The move that gives an edge this state, and back. */
game_move slitherlink_move(const struct board *b, struct spot edge, uint8_t state);
struct spot slitherlink_move_edge(const struct board *b, game_move m, uint8_t *state);

enum status slitherlink_status(const struct board *b);
bool slitherlink_complete(struct board *b);
struct err slitherlink_check(const struct board *b, struct flaws *out, struct work *w);

/* Solving (solve.c). */
extern const struct board_adapter slitherlink_clue_problem; /* engine/cdcl/board_adapter.h */
struct err slitherlink_solve(const struct board *b, struct solve *s, struct work *w);
void slitherlink_clear(struct board *b);
struct err slitherlink_unsat_core(const struct board *b, struct unsat_core *out, struct work *w);
struct err slitherlink_backbone(const struct board *b, struct backbone *out, struct work *w);
struct err slitherlink_refute(const struct board *b, const int8_t *answer,
                              const struct refutation_sink *to, enum answer *out, struct work *w);
struct err slitherlink_count(const struct board *b, struct solution_count *out, struct work *w);
size_t slitherlink_differences(const struct board *b, const struct board *solution,
                               struct spot *out, size_t cap);
/* Edges of the progress that cannot all stay as they are, if no solution has them all; n is 0 if
 * one has, or if the clues alone allow none. */
struct err slitherlink_blame_edges(const struct board *b, struct unsat_core *out, struct work *w);

extern const struct technique slitherlink_techniques[];
struct err slitherlink_hint(const struct board *b, struct hint *out, struct work *w);
struct err slitherlink_chain(struct board *b, struct hint *out, hint_watch *watch, void *ctx,
                             struct work *w);
struct err slitherlink_generate(struct board *b, const struct generate_request *request,
                                struct work *w);
struct err slitherlink_fill(struct board *b, const struct generate_request *request, struct work *w);
void slitherlink_write_solution(const struct board *b, struct jsonw *out);
struct err slitherlink_encode(const struct board *b, enum encoding_kind kind, bool from_here,
                              struct encoding *out, struct arena *arena);
void slitherlink_decode(const struct board *b, const int8_t *key, struct board *out);
void slitherlink_answer_keys(const struct board *b, int8_t *key);

extern const struct assists slitherlink_assists;
extern const char slitherlink_manual[];
extern const struct game_face slitherlink_face;
extern const struct face_lessons slitherlink_lessons;
extern const struct face_pack slitherlink_board_pack;
extern const struct edit slitherlink_editing;
extern const struct game slitherlink_game;

#endif
