/* parts.c - see parts.h. Squares count cells; a rectangle of places is that of the doubled lattice. */
#include "games/slitherlink/deduce/parts.h"

#include <string.h>

/* cells: side of a square; round it what is looked at; and round that what walks may pass */
enum { SIDE = 10, MARGIN = 5, RIM = 2 };
enum { MOST = SIDE + 2 * MARGIN + 2 * RIM + 1 };
enum { PARTS_NEWS = -1 };

bool slitherlink_parts_open(struct slitherlink_parts *x, const struct slitherlink_deduce *d, struct arena *arena)
{
    *x = (struct slitherlink_parts){
        .d = d, .across = (d->w + SIDE - 1) / SIDE, .down = (d->h + SIDE - 1) / SIDE, .loaded = -1};
    x->n = x->across * x->down;
    x->direct = arena_take(arena, (size_t)x->n, sizeof *x->direct);
    x->cost = arena_take(arena, (size_t)x->n, sizeof *x->cost);
    x->cell = arena_take(arena, MOST * MOST, sizeof *x->cell);
    x->dot = arena_take(arena, MOST * MOST, sizeof *x->dot);
    x->edge = arena_take(arena, 2 * MOST * MOST, sizeof *x->edge);
    x->reached = arena_take(arena, MOST * MOST, sizeof *x->reached);
    for (int k = 0; x->direct && x->cost && k < x->n; k++)
        x->direct[k] = x->cost[k] = PARTS_NEWS;
    return x->direct && x->cost && x->cell && x->dot && x->edge && x->reached;
}

/* ---- news ---- */

static void spoil(struct slitherlink_parts *x, int32_t place)
{
    struct spot at = deduce_spot(x->d, place);
    int far = MARGIN + RIM + 1, c = at.x / 2, r = at.y / 2;
    int left = c > far ? (c - far) / SIDE : 0, right = (c + far) / SIDE;
    int top = r > far ? (r - far) / SIDE : 0, bottom = (r + far) / SIDE;
    for (int row = top; row <= bottom && row < x->down; row++)
        for (int column = left; column <= right && column < x->across; column++)
            x->direct[row * x->across + column] = x->cost[row * x->across + column] = PARTS_NEWS;
}

/* Where the path that ends at this dot begins, however far away. */
static int32_t other_end(const struct slitherlink_deduce *d, int32_t dot)
{
    return deduce_lines(d, dot) == 1 ? d->end[dot] : dot;
}

void slitherlink_parts_news(struct slitherlink_parts *x, int32_t edge, uint8_t state)
{
    int32_t along = deduce_along(x->d, edge);
    spoil(x, edge);
    if (state == EDGE_LINE) {
        spoil(x, other_end(x->d, edge - along));
        spoil(x, other_end(x->d, edge + along));
    }
}

/* ---- one square ---- */

struct places {
    int left, top, right, bottom; /* of the doubled lattice, all included */
};

static int clamp(int v, int most)
{
    return v < 0 ? 0 : v > most ? most : v;
}

/* The square with so many cells more on each side, as far as the board goes. */
static struct places places_round(const struct slitherlink_parts *x, int square, int more)
{
    int c = square % x->across * SIDE, r = square / x->across * SIDE;
    int w = x->d->w, h = x->d->h;
    return (struct places){2 * clamp(c - more, w), 2 * clamp(r - more, h), 2 * clamp(c + SIDE + more, w),
                           2 * clamp(r + SIDE + more, h)};
}

static void mark(const struct slitherlink_parts *x, uint8_t *scope, struct places at, uint8_t bit)
{
    for (int row = at.top; row <= at.bottom; row++)
        for (int column = at.left; column <= at.right; column++)
            scope[deduce_place(x->d, column, row)] |= bit;
}

static void list(struct slitherlink_parts *x, const uint8_t *scope, struct places at)
{
    struct prove_part p = {.cell = x->cell, .dot = x->dot, .edge = x->edge, .reached = x->reached};
    for (int row = at.top; row <= at.bottom; row++)
        for (int column = at.left; column <= at.right; column++) {
            int32_t i = deduce_place(x->d, column, row);
            if (deduce_is_edge(i) && scope[i] & PROVE_ASKED)
                x->edge[p.edges++] = i;
            else if (x->d->kind[i] == PLACE_DOT && scope[i] & PROVE_LOOKED)
                x->dot[p.dots++] = i;
            else if (x->d->kind[i] == PLACE_CELL && scope[i] & PROVE_LOOKED)
                x->cell[p.cells++] = i;
            if (x->d->kind[i] == PLACE_CELL)
                x->reached[p.n_reached++] = i;
        }
    x->part = p;
}

/* Edges on the border of two squares belong to both; nothing is lost by asking twice. */
static void load(struct slitherlink_parts *x, struct slitherlink_proof *proof, int square)
{
    uint8_t *scope = proof->prove.scope;
    if (x->loaded == square)
        return;
    if (x->loaded < 0) {
        memset(scope, 0, (size_t)x->d->n);
    } else {
        struct places was = places_round(x, x->loaded, MARGIN + RIM);
        for (int row = was.top; row <= was.bottom; row++)
            memset(&scope[deduce_place(x->d, was.left, row)], 0, (size_t)(was.right - was.left + 1));
    }
    struct places all = places_round(x, square, MARGIN + RIM);
    scope[COLOUR_OFF] = PROVE_REACHED;
    mark(x, scope, all, PROVE_REACHED);
    mark(x, scope, places_round(x, square, MARGIN), PROVE_LOOKED);
    mark(x, scope, places_round(x, square, 0), PROVE_ASKED);
    list(x, scope, all);
    x->loaded = square;
}

void slitherlink_parts_leave(struct slitherlink_parts *x, struct slitherlink_proof *proof)
{
    x->loaded = -1;
    slitherlink_prove_widen(&proof->prove);
}

/* ---- the cheapest ---- */

static void ask(struct slitherlink_parts *x, struct slitherlink_proof *proof, int square, struct slitherlink_finding *f)
{
    load(x, proof, square);
    work_spend(f->work, (uint64_t)x->part.cells);
    slitherlink_proof_begin_part(proof, &x->part);
    x->direct[square] = proof->cost;
}

static void ask_suppose(struct slitherlink_parts *x, struct slitherlink_proof *proof, int square,
                        struct slitherlink_finding *f)
{
    work_spend(f->work, 4 * (uint64_t)x->part.cells);
    slitherlink_proof_suppose(proof, f);
    x->cost[square] = proof->cost;
}

bool slitherlink_parts_best(struct slitherlink_parts *x, struct slitherlink_proof *proof,
                            struct slitherlink_finding *f)
{
    int best = -1, least = PROOF_NONE;
    for (int k = 0; k < x->n && !finding_stopped(f, k); k++) {
        if (x->direct[k] == PARTS_NEWS)
            ask(x, proof, k, f);
        if (x->direct[k] < least) {
            least = x->direct[k];
            best = k;
        }
    }
    bool suppose = least > PROOF_CHEAP;
    for (int k = 0; k < x->n && suppose && !finding_stopped(f, k); k++) {
        if (x->cost[k] == PARTS_NEWS) {
            ask(x, proof, k, f);
            ask_suppose(x, proof, k, f);
        }
        if (x->cost[k] < least) {
            least = x->cost[k];
            best = k;
        }
    }
    if (best < 0 || f->stopped)
        return false;
    ask(x, proof, best, f);
    if (suppose && least < x->direct[best])
        ask_suppose(x, proof, best, f);
    return true;
}
