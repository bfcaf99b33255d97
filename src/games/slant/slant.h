/* slant.h - the board of Slant: a diagonal in every cell, numbered corners, no loops.
 *
 * w, h count cells; w+1, h+1 count corners. The block holds the corner clues, then the cells, in
 * reading order. A cell's low bits are its slash; the next two are free for the slash of the
 * solution (rule=sound) and the top two mark the sides of a slash while walls are walked.
 */
#ifndef SLANT_H
#define SLANT_H

#include "core/game.h"

enum slash { SLASH_NONE, SLASH_FALL, SLASH_RISE }; /* FALL is L, '\'; RISE is R, '/' */
enum { SLASH_MASK = 3, SLASH_SOUND_SHIFT = 2, SLASH_SIDE_BIT = 64 };
enum { CORNER_NONE = 5 }; /* clues are 0..4 */
enum { SLANT_DUEL = OPTION_OWN, SLANT_RULE };
enum { RULE_FREE, RULE_SOUND };
enum slant_rule { SLANT_CLUE, SLANT_LOOP };

struct slant {
    struct board board;
    int32_t empty;    /* cells without a slash */
    int32_t unmet;    /* numbered corners whose number is not the number of their slashes */
    int32_t loops;    /* independent loops: slashes that closed one */
    int32_t score[2]; /* duel only */
    uint8_t mover;    /* duel only: 0 or 1 */
    uint8_t fields;   /* bit per field read so far; 0 once settled */
    uint8_t at[];
};

static inline struct slant *slant_of(struct board *b)
{
    return (struct slant *)b;
}

static inline const struct slant *slant_in(const struct board *b)
{
    return (const struct slant *)b;
}

static inline bool slant_is_duel(const struct board *b)
{
    return b->variant.value[SLANT_DUEL] != 0;
}

static inline size_t slant_corner_index(const struct board *b, int i, int j)
{
    return (size_t)i * (size_t)(board_width(b) + 1) + (size_t)j;
}

static inline size_t slant_cell_index(const struct board *b, int r, int c)
{
    size_t corners = (size_t)(board_width(b) + 1) * (size_t)(board_height(b) + 1);
    return corners + (size_t)r * (size_t)board_width(b) + (size_t)c;
}

static inline int slant_corner(const struct board *b, int i, int j)
{
    return slant_in(b)->at[slant_corner_index(b, i, j)];
}

static inline enum slash slant_cell(const struct board *b, int r, int c)
{
    return (enum slash)(slant_in(b)->at[slant_cell_index(b, r, c)] & SLASH_MASK);
}

/* What surrounds a corner: slashes that end there, cells still empty. */
struct touch {
    int slashes, empty;
};
struct touch slant_touch(const struct board *b, int i, int j);
/* A number with more slashes than it says, or too few cells left to reach it. */
bool slant_is_out_of_reach(const struct board *b, int i, int j);

/* Set one cell and keep the counters; derive them anew. */
void slant_set(struct board *b, int r, int c, enum slash slash);
void slant_tally(struct board *b);

/* Walls (loop_walk.c) */
bool slant_joined(const struct board *b, int r, int c, enum slash slash);
int32_t slant_count_loops(struct board *b);
struct err slant_report_loops(const struct board *b, struct flaws *out, struct work *w);

/* Scoring (score.c). A breaking placement gains nothing, no other more than 1 + 4 + 3 + 1. */
enum { SLANT_POINTS_CLUE = 2, SLANT_POINTS_PERFECT = 3, SLANT_POINTS_MOST = 9 };
bool slant_breaks(const struct board *b, int r, int c, enum slash slash);
size_t slant_move_points(const struct board *b, game_move m, struct gain *out, size_t cap);
int slant_points_base(const struct board *b, int r, int c); /* for the move and the centre */
int slant_points(const struct board *b, int r, int c, enum slash slash);

/* A duel on the puzzle, and the puzzle again (begin_duel.c). */
struct err slant_begin_duel(struct board *b, int rule, struct work *w);
void slant_end_duel(struct board *b);

/* rule=sound (solution_rule.c): the slash of the only solution, or none where that is not known. */
enum slash slant_solution_rule(const struct board *b, int r, int c);
struct err slant_after_read(struct board *b, struct work *w);
struct err slant_secure(struct board *b, const struct board *known, struct work *w);

/* The duel at a glance (evaluate.c); turns until the board is full. */
size_t slant_candidates(const struct board *b, game_move *out, size_t cap);
uint64_t slant_rest_key(const struct board *b);
int slant_sample(const struct board *b, game_move m, struct rng *rng);
int slant_standing(const struct board *b);
uint64_t slant_key(const struct board *b);
int slant_evaluate(const struct board *b);
int slant_turns_left(const struct board *b);
struct err slant_value(const struct board *b, struct worth *each, size_t n, struct work *w);
void slant_remark(const struct board *b, game_move m, struct writer *out);

/* The rows of struct rules, by file. */
size_t slant_size(const struct variant *v);
struct err slant_read_body(struct board *b, struct reader *in);
struct err slant_read_field(struct board *b, struct reader *in);
const char *slant_validate(struct board *b);
void slant_write_body(const struct board *b, struct writer *out);
void slant_write_fields(const struct board *b, struct writer *out);
char slant_clue(const struct board *b, int i, int j);
const char *slant_put_clue(struct board *b, int i, int j, char clue);

struct text_layout slant_text_layout(const struct variant *v);
char slant_glyph_at(const struct board *b, int line, int column);
const char *slant_set_glyph(struct board *b, int line, int column, char ink);
size_t slant_scene(const struct board *b, struct mark *out, size_t cap);

game_move slant_pack(const struct board *b, int r, int c, enum slash slash);
bool slant_unpack(const struct board *b, game_move m, int *r, int *c, enum slash *slash);
size_t slant_moves(const struct board *b, game_move *out, size_t cap);
const char *slant_refusal(const struct board *b, game_move m);
void slant_play(struct board *b, game_move m);
void slant_press(const struct board *b, const struct press *p, struct pressed *out);
void slant_drag(const struct board *b, struct drag_step *d, struct pressed *out);
struct err slant_read_move(const struct board *b, struct reader *in, game_move *m);
void slant_write_move(const struct board *b, game_move m, struct writer *out);
struct spot slant_move_spot(const struct board *b, game_move m);
game_move slant_turn_move(const struct board *b, int sym, game_move m);

enum status slant_status(const struct board *b);
struct err slant_check(const struct board *b, struct flaws *out, struct work *w);

/* Solving (solve.c). */
extern const struct board_adapter slant_clue_problem; /* engine/cdcl/board_adapter.h */
struct err slant_solve(const struct board *b, struct solve *s, struct work *w);
void slant_clear(struct board *b);
struct err slant_unsat_core(const struct board *b, struct unsat_core *out, struct work *w);
struct err slant_backbone(const struct board *b, struct backbone *out, struct work *w);
struct err slant_refute(const struct board *b, const int8_t *answer, const struct refutation_sink *to,
                        enum answer *out, struct work *w);
struct err slant_count(const struct board *b, struct solution_count *out, struct work *w);
size_t slant_differences(const struct board *b, const struct board *solution, struct spot *out,
                         size_t cap);
struct err slant_hint(const struct board *b, struct hint *out, struct work *w);
struct err slant_chain(struct board *b, struct hint *out, hint_watch *watch, void *ctx,
                       struct work *w);
struct err slant_generate(struct board *b, const struct generate_request *request, struct work *w);
struct err slant_fill_pattern(struct board *b, const struct generate_request *request, struct work *w);
void slant_write_solution(const struct board *b, struct jsonw *out);
struct err slant_encode(const struct board *b, enum encoding_kind kind, bool from_here,
                        struct encoding *out, struct arena *arena);
void slant_decode(const struct board *b, const int8_t *key, struct board *out);
void slant_answer_keys(const struct board *b, int8_t *key);

extern const char slant_manual[];
extern const struct game_face slant_face;
extern const struct face_lessons slant_lessons;
extern const struct face_pack slant_board_pack;
extern const struct edit slant_editing;
extern const struct assists slant_assists;
extern const struct game slant_game;

#endif
