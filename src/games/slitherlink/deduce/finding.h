/* finding.h - where a technique writes down what it has found.
 *
 * One piece of code serves hints and closures. For a hint the finding notes moves and reasons and
 * the board stays as it is; for a closure (`out` NULL) each conclusion is decided on the spot and
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
    TECHNIQUE_CORNER,
    TECHNIQUE_ADJACENT_THREES,
    TECHNIQUE_DIAGONAL_THREES,
    TECHNIQUE_EARLY_LOOP,
    TECHNIQUE_PAIRS,
    TECHNIQUE_COLOUR,
    TECHNIQUE_PAIR_CHAIN,
    TECHNIQUE_COLOUR_CLUE,
    TECHNIQUE_CUT_OFF,
    TECHNIQUE_AREA,
    TECHNIQUE_SUPPOSE_SHORT,
    TECHNIQUE_SUPPOSE,
    TECHNIQUE_SUPPOSE_LONG,
    TECHNIQUE_SEARCH,
    TECHNIQUE_COUNT
};

enum { PAIRS_SHORT = 3, SUPPOSE_SHORT = 3, SUPPOSE_MIDDLE = 6, ROUNDS_ANY = 1 << 20 };

struct pairs;

struct finding {
    struct deduce *d;
    struct pairs *pairs;       /* for a hint: the longer search goes on where the shorter ended */
    const struct board *board; /* for names of moves; unused in a closure */
    struct hint *out;
    struct arena *arena; /* for working memory; the finder gives it back */
    bool starved;        /* there was not enough */
    struct work *work;   /* for a hint: whose stop is asked on the way; or NULL */
    bool stopped;        /* it was: what was found is perhaps not the first of its kind */
};

/* Before the k-th of many looks: has somebody asked to stop? Asks every FINDING_LOOKS-th time. */
enum { FINDING_LOOKS = 16 };

static inline bool finding_stopped(struct finding *f, int32_t k)
{
    if (f->work && k % FINDING_LOOKS == 0 && !f->stopped)
        f->stopped = work_stopped(f->work);
    return f->stopped;
}

void finding_move(struct finding *f, int32_t edge, uint8_t state); /* if it is still open */
void finding_because(struct finding *f, int32_t place);
void finding_size(struct finding *f, int size);

/* True when a step is noted (never in a closure, where all of them are taken). */
static inline bool finding_done(const struct finding *f)
{
    return f->out && f->out->n_moves > 0;
}

/* Finders: true when a step was found, the cheapest or first of its kind. */
bool slither_find_clue_finished(struct finding *f);
bool slither_find_clue_full(struct finding *f);
bool slither_find_dot_done(struct finding *f);
bool slither_find_dead_end(struct finding *f);
bool slither_find_line_on(struct finding *f);
bool slither_find_early_loop(struct finding *f);

bool slither_find_zero_three(struct finding *f);
bool slither_find_corner(struct finding *f);
bool slither_find_adjacent_threes(struct finding *f);
bool slither_find_diagonal_threes(struct finding *f);

/* The last three in a closure: everywhere, or what a new clue or a newly decided edge can make of
 * them. The latter is enough when two threes cannot be all there is. */
void slither_patterns_everywhere(struct finding *f);
bool slither_patterns_are_local(const struct deduce *d);
void slither_patterns_of_clue(struct finding *f, int32_t cell);
void slither_patterns_of_edge(struct finding *f, int32_t edge);

bool slither_find_pairs(struct finding *f, int rounds); /* PAIRS_SHORT, then ROUNDS_ANY */
bool slither_find_colour(struct finding *f);
bool slither_find_colour_clue(struct finding *f);
bool slither_find_cut_off(struct finding *f);
bool slither_find_area(struct finding *f);
bool slither_find_suppose(struct finding *f, int rounds);

#endif
