/* ladder.h - the ways of reasoning in Slant, easiest first, and how each finds a step.
 *
 * A finder looks at a scratch board and at a list of places to look at, and gives the smallest step
 * of its kind, if there is one. Each finder may assume that the easier ones found nothing. All of
 * them are monotone: what follows on a board still follows, at no greater size, when more of it is
 * filled in. So the hardest kind that a puzzle needs does not depend on the order of the steps.
 */
#ifndef SLANT_LADDER_H
#define SLANT_LADDER_H

#include "games/slant/scratch_board.h"

enum slant_technique {
    BOARD_CORNER,
    RIM_CLUE,
    CLUE_FINISHED,
    CLUE_NEEDS_ALL,
    SMALL_LOOP,
    WAY_OUT,
    LONG_LOOP,
    MARKS,
    DEAD_END,
    TWO_REPEATS,
    SUPPOSE_SHORT,
    SUPPOSE,
    SUPPOSE_LONG,
    SUPPOSE_DEEP,
    UNIQUE, /* only where it is asked for */
    SEARCH,
    SLANT_TECHNIQUES
};

extern const struct technique slant_techniques[];

/* How long a step of each kind may be. */
enum {
    SMALL_LOOP_MOST = 5, /* slashes that stand already */
    WAY_OUT_MOST = 8,    /* slashes of the group */
    MARKS_MOST = 2,      /* corners of the chain */
    MARKS_CHEAP = 4,     /* a longer chain is dearer than a short supposition */
    SUPPOSE_SHORT_MOST = 3,
    SUPPOSE_MOST = 6,
    SUPPOSE_LONG_MOST = 12,
    SUPPOSE_DEEP_MOST = 200,
    SIZE_MOST = 9999
};

/* Where to look: cells that may be empty, and corners, in reading order or by their distance. */
struct slant_field {
    uint32_t *cell, *corner;
    uint32_t n_cells, n_corners;
    struct work *work; /* for a hint: whose stop is asked on the way; or NULL */
    bool unique; /* there is only one answer, and that may be used */
    const struct spot *hand; /* what the lists are sorted by; NULL: by reading */
};

/* Before the i-th of many looks: has somebody asked to stop? Then nothing is found any more. */
static inline bool field_stopped(const struct slant_field *f, uint32_t i)
{
    return f->work && i % 64 == 0 && work_stopped(f->work);
}

/* A step of a supposition: this cell gets this slash because of the number at corner `why`, or (0)
 * because the other one would close a loop; it rests on n cells from `first` in the step's list. The
 * last one is what cannot be: the number at corner `why`, or the slash that closes a loop. */
struct slant_fact {
    uint32_t cell, why, first, n;
    uint8_t slash;
};

/* What follows, and from what. Places are coded: a corner is 2k, a cell 2k + 1. */
struct slant_step {
    enum slant_technique technique;
    uint32_t size;
    uint32_t *move; /* 2 * cell + (slash is a fall) */
    uint32_t n_moves;
    uint32_t *because;
    uint32_t n_because;
    struct slant_fact *fact; /* of a supposition, the first is what is supposed */
    uint32_t n_facts;
    uint32_t *rest, n_rest, cap_rest; /* cells that facts rest on */
};

bool slant_step_take(struct slant_step *step, const struct scratch_board *s, struct arena *arena);
void slant_step_begin(struct slant_step *step, enum slant_technique technique, uint32_t size);
void slant_step_move(struct slant_step *step, uint32_t cell, enum slash slash);
void slant_step_corner(struct slant_step *step, uint32_t corner);
void slant_step_cell(struct slant_step *step, uint32_t cell);

/* find_single_clue.c: one number at a time. */
bool slant_find_board_corner(const struct scratch_board *s, const struct slant_field *f,
                             struct slant_step *out);
bool slant_find_rim_clue(const struct scratch_board *s, const struct slant_field *f,
                         struct slant_step *out);
bool slant_find_finished(const struct scratch_board *s, const struct slant_field *f,
                         struct slant_step *out);
bool slant_find_needs_all(const struct scratch_board *s, const struct slant_field *f,
                          struct slant_step *out);

/* the first of these; near a hand, the nearest */
bool slant_find_single_clue(const struct scratch_board *s, const struct slant_field *f,
                            struct slant_step *out);

/* find_unique.c: of a puzzle with only one answer. */
bool slant_find_unique(const struct scratch_board *s, const struct slant_field *f,
                       struct slant_step *out);

/* find_loops.c: no loop, and so every line reaches the rim. */
bool slant_find_loop(struct scratch_board *s, const struct slant_field *f, uint32_t most,
                     struct slant_step *out);
bool slant_find_way_out(struct scratch_board *s, const struct slant_field *f,
                        struct slant_step *out);
bool slant_find_dead_end(struct scratch_board *s, const struct slant_field *f,
                         struct slant_step *out);

/* find_pairs.c: how many lines reach a corner from one side, handed on along a row of corners. */
bool slant_find_pairs(const struct scratch_board *s, const struct slant_field *f, uint32_t most,
                      struct slant_step *out);

/* suppose.c: one slash that leads to a contradiction. */
struct slant_suppose;
struct slant_suppose *slant_suppose_take(struct scratch_board *s, struct arena *arena);
bool slant_find_suppose(struct slant_suppose *p, const struct slant_field *f, uint32_t most,
                        struct work *w, struct slant_step *out);

/* Does the slash lead to a contradiction of at most this size? 0: no; else its size, and if `out`
 * is not NULL also the reasons in order, ending with the place of the contradiction. */
uint32_t slant_suppose_try(struct slant_suppose *p, uint32_t cell, enum slash slash, uint32_t most,
                           struct slant_step *out);
uint32_t slant_suppose_reach(const struct slant_suppose *p); /* cells filled by the last try */
/* Cells of the board that the last reasons rest on. */
uint32_t slant_suppose_known(const struct slant_suppose *p, const uint32_t **cell);

/* ladder.c: the first finder that finds something. Not SEARCH. */
bool slant_ladder_step(struct scratch_board *s, struct slant_suppose *p,
                       const struct slant_field *f, struct work *w, struct slant_step *out);
bool slant_field_take(struct slant_field *f, const struct scratch_board *s, struct arena *arena);
/* all of the board, as it is now */
void slant_field_list(struct slant_field *f, const struct scratch_board *s);
/* nearest to a place first; false: no memory */
bool slant_field_sort(struct slant_field *f, const struct scratch_board *s, const struct spot *hand,
                      struct arena *arena);

#endif
