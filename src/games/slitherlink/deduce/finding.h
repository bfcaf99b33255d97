/* finding.h - where a technique writes down what it has found.
 *
 * One piece of code serves hints and closures. For a hint the finding notes moves and reasons and
 * the board stays as it is; for a fixpoint (`out` NULL) each conclusion is decided on the spot and
 * reasons go nowhere.
 */
#ifndef SLITHERLINK_FINDING_H
#define SLITHERLINK_FINDING_H

#include "games/slitherlink/deduce/deduce.h"

enum slitherlink_technique {
    TECHNIQUE_CLUE_FINISHED,
    TECHNIQUE_ZERO_THREE,
    TECHNIQUE_CLUE_FULL,
    TECHNIQUE_DOT_DONE,
    TECHNIQUE_DEAD_END,
    TECHNIQUE_LINE_ON,
    TECHNIQUE_ZERO_DIAGONAL, /* a corner that a 0 makes */
    TECHNIQUE_CORNER,
    TECHNIQUE_ADJACENT_THREES,
    TECHNIQUE_DIAGONAL_THREES,
    TECHNIQUE_EARLY_LOOP,
    TECHNIQUE_LINE_REACHES,
    TECHNIQUE_DIAGONAL_TWOS,
    TECHNIQUE_RIM_NUMBERS,
    TECHNIQUE_PAIRS,
    TECHNIQUE_SIDES,
    TECHNIQUE_PARITY,
    TECHNIQUE_SIDES_AND_PAIRS,
    TECHNIQUE_PAIR_CHAIN,
    TECHNIQUE_CUT_OFF,
    TECHNIQUE_AREA,
    TECHNIQUE_SUPPOSE_SHORT,
    TECHNIQUE_SUPPOSE,
    TECHNIQUE_SUPPOSE_LONG,
    TECHNIQUE_UNIQUE, /* only where it is asked for */
    TECHNIQUE_SEARCH,
    TECHNIQUE_COUNT
};

enum { SUPPOSE_MIDDLE = 6, ROUNDS_ANY = 1 << 20 };

struct slitherlink_finding {
    struct slitherlink_deduce *d;
    const struct board *board; /* for names of moves; unused in a fixpoint */
    struct hint *out;
    struct arena *arena; /* for working memory; the finder gives it back */
    bool starved;        /* there was not enough */
    struct work *work;   /* for a hint: whose stop is asked on the way; or NULL */
    bool stopped;        /* it was: what was found is perhaps not the first of its kind */
    uint64_t *news;      /* bits by number of a cell, dot or edge: the others show nothing; NULL: all may */
};

/* The first place after the k-th of n that may show something, or n. The k-th has shown nothing. */
static inline int32_t finding_next(const struct slitherlink_finding *f, int32_t k, int32_t n)
{
    if (!f->news)
        return k + 1;
    if (k >= 0)
        f->news[k / 64] &= ~(UINT64_C(1) << k % 64);
    int32_t word = ++k / 64;
    uint64_t left = k < n ? f->news[word] >> k % 64 << k % 64 : 0;
    while (!left && 64 * (word + 1) < n)
        left = f->news[++word];
    return left ? 64 * word + __builtin_ctzll(left) : n;
}

/* Before the k-th of many looks: has somebody asked to stop? Asks every FINDING_LOOKS-th time. */
enum { FINDING_LOOKS = 16 };

static inline bool finding_stopped(struct slitherlink_finding *f, int32_t k)
{
    if (f->work && k % FINDING_LOOKS == 0 && !f->stopped)
        f->stopped = work_stopped(f->work);
    return f->stopped;
}

/* if it is still open */
void slitherlink_finding_move(struct slitherlink_finding *f, int32_t edge, uint8_t state);
void slitherlink_finding_because(struct slitherlink_finding *f, int32_t place);
void slitherlink_finding_cost(struct slitherlink_finding *f, int cost);

/* True when a step is noted (never in a fixpoint, where all of them are taken). */
static inline bool finding_done(const struct slitherlink_finding *f)
{
    return f->out && f->out->n_moves > 0;
}

/* Finders: true when a step was found, the cheapest or first of its kind. */
bool slitherlink_find_clue_finished(struct slitherlink_finding *f);
bool slitherlink_find_clue_full(struct slitherlink_finding *f);
bool slitherlink_find_dot_done(struct slitherlink_finding *f);
bool slitherlink_find_dead_end(struct slitherlink_finding *f);
bool slitherlink_find_line_on(struct slitherlink_finding *f);
bool slitherlink_find_early_loop(struct slitherlink_finding *f);

bool slitherlink_find_zero_three(struct slitherlink_finding *f);
bool slitherlink_find_corner(struct slitherlink_finding *f);
/* of a hint just found by it: a 3, and across its corner a 0? */
bool slitherlink_corner_is_by_zero(const struct slitherlink_finding *f);
bool slitherlink_find_adjacent_threes(struct slitherlink_finding *f);
bool slitherlink_find_diagonal_threes(struct slitherlink_finding *f);

/* The last three in a fixpoint: everywhere, or what a new clue or a newly decided edge can make of
 * them. The latter is enough when two threes cannot be all there is. */
void slitherlink_patterns_everywhere(struct slitherlink_finding *f);
bool slitherlink_patterns_are_local(const struct slitherlink_deduce *d);
void slitherlink_patterns_of_clue(struct slitherlink_finding *f, int32_t cell);
void slitherlink_patterns_of_edge(struct slitherlink_finding *f, int32_t edge);

bool slitherlink_find_unique(struct slitherlink_finding *f); /* of a puzzle with one answer */
enum { CUT_OFF_COST = 5, AREA_COST = 7 }; /* things to hold in mind */
bool slitherlink_find_cut_off(struct slitherlink_finding *f);
bool slitherlink_find_area(struct slitherlink_finding *f);

#endif
