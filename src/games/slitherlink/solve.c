/* solve.c - Slitherlink for the exact solver and for SAT solvers.
 *
 * For the exact solver a clue is the count of its cell and an edge a variable of the frame; dots
 * and the single loop are the solver's own business. For SAT solvers see clauses.h.
 */
#include "engine/cdcl/board_adapter.h"
#include "games/slitherlink/clauses.h"
#include "games/slitherlink/slitherlink.h"

static uint32_t variable_of(const struct cdcl_frame *f, struct spot edge)
{
    return 2 * frame_place(f, edge.y / 2, edge.x / 2) + (edge.x % 2 == 0);
}

/* Edges in reading order of the lattice: x runs over the odd places of even lines, and so on. */
static bool next_edge(const struct board *b, struct spot *e)
{
    e->x = (int16_t)(e->x + 2);
    if (e->x > 2 * board_width(b)) {
        e->y++;
        e->x = e->y % 2 ? 0 : 1;
    }
    return e->y <= 2 * board_height(b);
}

static const struct spot before_first = {-1, 0};

static bool encode(const struct board *b, bool from_here, struct clue_problem *out,
                   struct arena *arena)
{
    const struct slitherlink *s = slitherlink_in(b);
    int w = board_width(b), h = board_height(b);
    *out = (struct clue_problem){0};
    cdcl_frame_edges(&out->frame, w, h);
    out->clue = arena_take(arena, (size_t)w * (size_t)h, sizeof *out->clue);
    if (!out->clue)
        return false;
    for (int r = 0; r < h; r++) {
        const uint8_t *row = &s->at[slitherlink_index(b, spot_cell(r, 0))];
        uint32_t count = 2 * frame_place(&out->frame, r, 0) + 1;
        for (int c = 0; c < w; c++, row += 2, count += 2)
            if (*row != CLUE_NONE)
                out->clue[out->n_clues++] = (struct clue_problem_clue){count, *row};
    }
    if (!from_here)
        return true;
    out->fixed = arena_take(arena, out->frame.n_vars, sizeof *out->fixed);
    for (struct spot e = before_first; out->fixed && next_edge(b, &e);)
        if (slitherlink_get(b, e) != EDGE_UNSET)
            out->fixed[out->n_fixed++] =
                2 * variable_of(&out->frame, e) + (slitherlink_get(b, e) == EDGE_LINE);
    return out->fixed != NULL;
}

/* With every edge known it is a solution, so only lines are left to count. */
static void fill(const struct cdcl_frame *f, const uint8_t *value, struct board *out)
{
    static const uint8_t state[] = {EDGE_CROSS, EDGE_LINE, EDGE_UNSET};
    struct slitherlink *s = slitherlink_of(out);
    int32_t count[3] = {0};
    for (int y = 0; y <= 2 * board_height(out); y++) {
        struct spot first = {(int16_t)(y % 2 == 0), (int16_t)y};
        uint8_t *edge = &s->at[slitherlink_index(out, first)];
        const uint8_t *row = &value[variable_of(f, first)];
        for (int i = 0; i < board_width(out) + y % 2; i++) {
            edge[2 * i] = state[row[2 * i]];
            count[row[2 * i]]++;
        }
    }
    if (count[2])
        slitherlink_tally(out);
    else {
        s->lines = count[1];
        s->unset = s->unmet = s->ragged = 0;
    }
}

static struct spot spot_of_clue(const struct cdcl_frame *f, uint32_t count)
{
    int place = (int)(count / 2);
    return spot_cell(place / f->stride - 1, place % f->stride - 1);
}

static int key_of_variable(const struct cdcl_frame *f, uint32_t var)
{
    int place = (int)(var / 2), r = place / f->stride - 1, c = place % f->stride - 1;
    return var % 2 ? slitherlink_down(f->w, f->h, r, c) : slitherlink_across(f->w, r, c);
}

const struct board_adapter slitherlink_clue_problem = {encode, fill, spot_of_clue, key_of_variable};

struct err slitherlink_solve(const struct board *b, struct solve *s, struct work *w)
{
    return cdcl_board_solve(&slitherlink_clue_problem, b, s, w);
}

struct err slitherlink_unsat_core(const struct board *b, struct unsat_core *out, struct work *w)
{
    return cdcl_board_unsat_core(&slitherlink_clue_problem, b, out, w);
}

struct err slitherlink_backbone(const struct board *b, struct backbone *out, struct work *w)
{
    return cdcl_board_backbone(&slitherlink_clue_problem, b, out, w);
}

struct err slitherlink_refute(const struct board *b, const int8_t *answer,
                              const struct refutation_sink *to, enum answer *out, struct work *w)
{
    return cdcl_board_refute(&slitherlink_clue_problem, b, answer, to, out, w);
}

static struct spot spot_of_variable(const struct cdcl_frame *f, uint32_t var)
{
    int place = (int)(var / 2), r = place / f->stride - 1, c = place % f->stride - 1;
    return spot_side(r, c, var % 2 ? SIDE_W : SIDE_N);
}

/* Progress as assumptions, so that those to blame can be told. */
static void blame(const struct clue_problem *c, struct cdcl *s, struct unsat_core *out)
{
    if (cdcl_solve(s, c->fixed, c->n_fixed) != CDCL_NO)
        return;
    out->n = cdcl_minimal_core(s, c->fixed, c->n_fixed, &out->minimal);
    for (size_t i = 0; i < out->n && i < out->cap; i++)
        out->spot[i] = spot_of_variable(&c->frame, c->fixed[i] / 2);
}

struct err slitherlink_blame_edges(const struct board *b, struct unsat_core *out, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct clue_problem c;
    bool starved = true;
    out->n = 0;
    struct cdcl *s = encode(b, true, &c, w->arena) ? cdcl_open(&c.frame, 0, w) : NULL;
    if (s) {
        for (size_t i = 0; i < c.n_clues; i++)
            cdcl_limit(s, c.clue[i].count, 1u << c.clue[i].total);
        blame(&c, s, out);
        starved = cdcl_starved(s);
    }
    arena_release(w->arena, mark);
    return starved ? err_memory() : err_none();
}

/* ---- clauses ---- */

static int key_of(const struct board *b, struct spot e)
{
    int w = board_width(b), r = e.y / 2, c = e.x / 2;
    return e.x % 2 ? slitherlink_across(w, r, c) : slitherlink_down(w, board_height(b), r, c);
}

static const struct err too_large = {
    ERR_VARIANT, 0, "the founding encoding has a variable for each pair of edges: 15x15 at most"};

struct err slitherlink_encode(const struct board *b, enum encoding_kind kind, bool from_here,
                              struct encoding *out, struct arena *arena)
{
    int w = board_width(b), h = board_height(b);
    if (kind == ENCODING_FOUNDING && slitherlink_keys(w, h) > FOUNDING_EDGES_MAX)
        return too_large;
    struct slitherlink_clues *clues = arena_take(arena, 1, sizeof *clues);
    int8_t *clue = arena_take(arena, (size_t)w * (size_t)h, 1);
    int8_t *fixed = arena_take(arena, (size_t)slitherlink_keys(w, h), 1);
    if (!clues || !clue || !fixed)
        return err_memory();
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++) {
            uint8_t here = slitherlink_get(b, spot_cell(r, c));
            clue[r * w + c] = (int8_t)(here == CLUE_NONE ? -1 : here);
        }
    for (struct spot e = before_first; next_edge(b, &e);) {
        uint8_t state = from_here ? slitherlink_get(b, e) : EDGE_UNSET;
        fixed[key_of(b, e)] = (int8_t)(state == EDGE_UNSET ? -1 : state == EDGE_LINE);
    }
    *clues = (struct slitherlink_clues){w, h, clue, fixed};
    *out = kind == ENCODING_ORDER      ? slitherlink_order_encoding(clues)
           : kind == ENCODING_FOUNDING ? slitherlink_founding_encoding(clues)
                                       : slitherlink_edge_encoding(clues);
    return err_none();
}

void slitherlink_decode(const struct board *b, const int8_t *key, struct board *out)
{
    board_copy(out, b);
    for (struct spot e = before_first; next_edge(b, &e);)
        slitherlink_of(out)->at[slitherlink_index(out, e)] =
            key[key_of(b, e)] ? EDGE_LINE : EDGE_CROSS;
    slitherlink_tally(out);
}

void slitherlink_answer_keys(const struct board *b, int8_t *key)
{
    for (struct spot e = before_first; next_edge(b, &e);)
        key[key_of(b, e)] = slitherlink_get(b, e) == EDGE_LINE;
}
