/* solve.c - Slant for the exact solver and for SAT solvers.
 *
 * For the exact solver a clue is the count of its corner and a cell a variable of the frame, true
 * when it falls; that no loop closes is the solver's own business. For SAT solvers see clauses.h.
 */
#include "engine/cdcl/board_adapter.h"
#include "games/slant/clauses.h"
#include "games/slant/slant.h"

static bool encode(const struct board *b, bool from_here, struct clue_problem *out,
                   struct arena *arena)
{
    int w = board_width(b), h = board_height(b);
    *out = (struct clue_problem){0};
    cdcl_frame_diagonals(&out->frame, w, h);
    out->clue = arena_take(arena, (size_t)(w + 1) * (size_t)(h + 1), sizeof *out->clue);
    if (!out->clue)
        return false;
    for (int i = 0; i <= h; i++) {
        const uint8_t *row = &slant_in(b)->at[slant_corner_index(b, i, 0)];
        uint32_t count = frame_place(&out->frame, i, 0);
        for (int j = 0; j <= w; j++)
            if (row[j] != CORNER_NONE)
                out->clue[out->n_clues++] = (struct clue_problem_clue){count + (uint32_t)j, row[j]};
    }
    if (!from_here)
        return true;
    out->fixed = arena_take(arena, (size_t)w * (size_t)h, sizeof *out->fixed);
    for (int r = 0; out->fixed && r < h; r++)
        for (int c = 0; c < w; c++)
            if (slant_cell(b, r, c))
                out->fixed[out->n_fixed++] =
                    2 * frame_place(&out->frame, r, c) + (slant_cell(b, r, c) == SLASH_FALL);
    return out->fixed != NULL;
}

static void put_slash(struct board *b, int r, int c, enum slash slash)
{
    uint8_t *cell = &slant_of(b)->at[slant_cell_index(b, r, c)];
    *cell = (uint8_t)((*cell & ~SLASH_MASK) | slash);
}

/* A full board is a solution: every clue is met and no loop closed, so nothing is left to count,
 * which would take as long as solving an easy board. */
static void fill(const struct cdcl_frame *f, const uint8_t *value, struct board *out)
{
    static const uint8_t slash[] = {SLASH_RISE, SLASH_FALL, SLASH_NONE};
    struct slant *s = slant_of(out);
    int32_t empty = 0;
    for (int r = 0; r < board_height(out); r++) {
        uint8_t *cell = &s->at[slant_cell_index(out, r, 0)];
        const uint8_t *row = &value[frame_place(f, r, 0)];
        for (int c = 0; c < board_width(out); c++) {
            cell[c] = (uint8_t)((cell[c] & ~SLASH_MASK) | slash[row[c]]);
            empty += row[c] == 2;
        }
    }
    if (empty)
        slant_tally(out);
    else
        s->empty = s->unmet = s->loops = 0;
}

static struct spot spot_of_clue(const struct cdcl_frame *f, uint32_t count)
{
    int place = (int)count;
    return spot_corner(place / f->stride - 1, place % f->stride - 1);
}

static int key_of_variable(const struct cdcl_frame *f, uint32_t var)
{
    int place = (int)var;
    return (place / f->stride - 1) * f->w + place % f->stride - 1;
}

const struct board_adapter slant_clue_problem = {encode, fill, spot_of_clue, key_of_variable};

struct err slant_solve(const struct board *b, struct solve *s, struct work *w)
{
    return cdcl_board_solve(&slant_clue_problem, b, s, w);
}

struct err slant_unsat_core(const struct board *b, struct unsat_core *out, struct work *w)
{
    return cdcl_board_unsat_core(&slant_clue_problem, b, out, w);
}

struct err slant_backbone(const struct board *b, struct backbone *out, struct work *w)
{
    return cdcl_board_backbone(&slant_clue_problem, b, out, w);
}

/* ---- clauses ---- */

struct err slant_refute(const struct board *b, const int8_t *answer, const struct refutation_sink *to,
                        enum answer *out, struct work *w)
{
    return cdcl_board_refute(&slant_clue_problem, b, answer, to, out, w);
}

static const struct err not_founded = {ERR_VARIANT, 0, "this puzzle has no founding encoding"};

struct err slant_encode(const struct board *b, enum encoding_kind kind, bool from_here,
                        struct encoding *out, struct arena *arena)
{
    int w = board_width(b), h = board_height(b);
    if (kind == ENCODING_FOUNDING)
        return not_founded;
    struct slant_clues *clues = arena_take(arena, 1, sizeof *clues);
    int8_t *clue = arena_take(arena, (size_t)(w + 1) * (size_t)(h + 1), 1);
    int8_t *fixed = arena_take(arena, (size_t)w * (size_t)h, 1);
    if (!clues || !clue || !fixed)
        return err_memory();
    for (int i = 0; i <= h; i++)
        for (int j = 0; j <= w; j++) {
            int here = slant_corner(b, i, j);
            clue[i * (w + 1) + j] = (int8_t)(here == CORNER_NONE ? -1 : here);
        }
    for (int r = 0; r < h; r++)
        for (int c = 0; c < w; c++) {
            enum slash slash = from_here ? slant_cell(b, r, c) : SLASH_NONE;
            fixed[r * w + c] = (int8_t)(slash == SLASH_NONE ? -1 : slash == SLASH_FALL);
        }
    *clues = (struct slant_clues){w, h, clue, fixed};
    *out = kind == ENCODING_ORDER ? slant_order_encoding(clues) : slant_encoding(clues);
    return err_none();
}

void slant_decode(const struct board *b, const int8_t *key, struct board *out)
{
    board_copy(out, b);
    for (int r = 0; r < board_height(b); r++)
        for (int c = 0; c < board_width(b); c++)
            put_slash(out, r, c, key[r * board_width(b) + c] ? SLASH_FALL : SLASH_RISE);
    slant_tally(out);
}

void slant_answer_keys(const struct board *b, int8_t *key)
{
    for (int r = 0; r < board_height(b); r++)
        for (int c = 0; c < board_width(b); c++)
            key[r * board_width(b) + c] = slant_cell(b, r, c) == SLASH_FALL;
}
