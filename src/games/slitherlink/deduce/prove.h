/* prove.h - facts that follow from one another, each with its reason.
 *
 * Three kinds of knowledge feed each other: which edges are lines, what is known about two edges
 * of a cell (a pair), and which cells lie on the same side of the loop (colour_incremental.h). A
 * cell and a dot see the edges round them and the pairs among them, and say what is left. A pair of
 * which exactly one is a line parts the two cells across it, a pair of which both or none are lines
 * joins them; and what is known of cells says the same of edges and pairs.
 *
 * Everything learnt is a fact in one list, in which a fact stands after all that it rests on. What
 * it rests on is not noted but found again when asked (reasons.h), with all that is not needed
 * left out. Facts go in rounds, first come first served, so that chains are short.
 *
 * All of this is done on a part of the board, which may be the whole. Of a part nothing is known but what
 * its own edges say, and paths, which lead through others: a large board is thought about part by part.
 *
 * On the board itself edges are not decided, only offered (`offer`): every fact then is one about
 * pairs. In a supposition they are decided, until something cannot be.
 */
#ifndef SLITHERLINK_PROVE_H
#define SLITHERLINK_PROVE_H

#include "games/slitherlink/deduce/colour_incremental.h"
#include "games/slitherlink/deduce/deduce.h"

/* Pairs of a cell: 0 to 3 its corners as in pairs.h, then its opposite sides. */
enum { PROVE_CORNERS = 4, PROVE_NORTH_SOUTH = 4, PROVE_EAST_WEST = 5, PROVE_PAIRS = 6, PROVE_SLOTS = 8 };

enum prove_rule { PROVE_SUPPOSED, PROVE_BY_PLACE, PROVE_BY_LOOP, PROVE_BY_SIDES };

struct prove_fact {
    int32_t at;     /* an edge; or ~(PROVE_SLOTS * cell + pair) */
    int32_t by;     /* by a place: the cell or dot; by sides: one of two cells */
    int32_t other;  /* by sides: the other cell */
    int32_t before; /* what was known of the pair before, or -1 */
    uint8_t set;    /* EDGE_ state of the edge, or what the pair may be */
    uint8_t rule;
};

enum prove_conflict {
    PROVE_FINE,
    PROVE_NO_STATE,   /* cell or dot `where` can be in no way */
    PROVE_EARLY_LOOP, /* the last fact draws a line that closes a loop too early */
    PROVE_TWO_SIDES   /* the last fact contradicts what is known of two cells */
};

/* By place: a walk between cells may pass it; it is looked at; it is asked about. */
enum { PROVE_REACHED = 1, PROVE_LOOKED = 2, PROVE_ASKED = 4 };

struct prove_part {
    const int32_t *cell, *dot; /* to be looked at */
    const int32_t *edge;       /* to be asked about */
    const int32_t *reached;    /* cells */
    int32_t cells, dots, edges, n_reached;
};

struct prove {
    struct slitherlink_deduce *d;
    struct prove_part part, whole;
    uint8_t *scope; /* by place: PROVE_ bits */
    struct colour_groups groups;
    uint8_t *set;       /* by slot */
    int32_t *last;      /* by slot: the latest fact, or -1 */
    int32_t *edge_fact; /* by edge: the fact that decided it, or -1 */
    struct prove_fact *fact;
    int32_t n_facts, cap_facts;
    int32_t enough; /* a supposition is followed no further than to so many facts of its own */
    int32_t *queue, first, n_queue; /* cells and dots to look at */
    uint8_t *queued;  /* why, or 0 */
    int32_t looking;  /* the one that is being looked at, or 0 */
    int32_t *offer, n_offers, cap_offers; /* facts that would decide an edge of the board */
    uint8_t *offered;                     /* by edge */
    bool supposing;
    bool finished; /* the last run went on until nothing was left to look at */
    int32_t base_facts, base_joins, base_trail, base_closing; /* of the board itself */
    enum prove_conflict conflict;
    int32_t where;
    uint16_t states[2][PROVE_PAIRS][16]; /* cells, dots: what a set leaves */
    uint64_t told[2][2][256];    /* ... what states say, of their low and of their high eight */
    uint64_t open_pairs[2][16];  /* ... by open sides: the pairs that can be told something */
    uint16_t by_edges[256];      /* what four edges leave, and which of them are open */
    uint8_t open_edges[256];
    int32_t dot_slot[PROVE_CORNERS]; /* from PROVE_SLOTS * dot to the pairs at it */
};

/* false: no memory */
bool slitherlink_prove_open(struct prove *p, struct slitherlink_deduce *d, struct arena *arena);

/* What follows from the board as it stands, without deciding anything; at most so many rounds. */
void slitherlink_prove_board(struct prove *p, int rounds);

/* The same of a part of it. The caller has marked its places in p->scope, and no others. */
void slitherlink_prove_part(struct prove *p, const struct prove_part *part, int rounds);
/* p->scope is that of the whole board again */
void slitherlink_prove_widen(struct prove *p);

/* Suppose an edge and follow it; the number of rounds to a contradiction, or 0. Everything stays
 * for reading until slitherlink_prove_undo. */
int slitherlink_prove_suppose(struct prove *p, int32_t edge, uint8_t state, int rounds);
void slitherlink_prove_undo(struct prove *p);

static inline int prove_pairs_of(const struct slitherlink_deduce *d, int32_t i)
{
    return d->kind[i] == PLACE_CELL ? PROVE_PAIRS : PROVE_CORNERS;
}

/* To the cell across corner t of a dot. */
static inline int32_t prove_diagonal(const struct slitherlink_deduce *d, int t)
{
    return d->off[t] + d->off[(t + 1) % 4];
}

/* The slot of pair t of a cell or dot, or 0: it is off the board. */
static inline int32_t prove_slot(const struct slitherlink_deduce *d, int32_t i, int t)
{
    if (d->kind[i] == PLACE_CELL)
        return PROVE_SLOTS * i + t;
    int32_t cell = i + prove_diagonal(d, t);
    return d->kind[cell] == PLACE_CELL ? PROVE_SLOTS * cell + (t + 2) % 4 : 0;
}

/* The two sides of pair t. */
static inline void prove_sides(const struct slitherlink_deduce *d, int32_t i, int t, int *a, int *b)
{
    bool cell = d->kind[i] == PLACE_CELL;
    if (t >= PROVE_CORNERS) {
        *a = t - PROVE_CORNERS;
        *b = *a + 2;
    } else {
        *a = cell ? t : (t + 1) % 4;
        *b = cell ? (t + 1) % 4 : t;
    }
}

static inline bool prove_fact_is_edge(const struct prove_fact *f)
{
    return f->at >= 0;
}

/* Edges that one place decides. */
static inline bool prove_same_place(const struct prove_fact *f, const struct prove_fact *g)
{
    return f->rule == PROVE_BY_PLACE && g->rule == PROVE_BY_PLACE && f->by == g->by &&
           prove_fact_is_edge(f) && prove_fact_is_edge(g);
}

#endif
