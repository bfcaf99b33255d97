/* count.c - how many ways there are to draw all diagonals, and in how many of them each one falls (L). */
#include "engine/frontier/frontier.h"
#include "games/slant/slant.h"

struct slant_asked {
    const struct board *board;
    bool from_here;
};

static int clue(void *ctx, int r, int c)
{
    int n = slant_corner(((struct slant_asked *)ctx)->board, r, c);
    return n == CORNER_NONE ? -1 : n;
}

static int cell(void *ctx, int r, int c)
{
    const struct slant_asked *a = ctx;
    enum slash slash = a->from_here ? slant_cell(a->board, r, c) : SLASH_NONE;
    return slash == SLASH_RISE ? FRONTIER_ON : slash == SLASH_FALL ? FRONTIER_OFF : FRONTIER_OPEN;
}

struct err slant_count(const struct board *b, struct solution_count *out, struct work *w)
{
    struct slant_asked asked = {b, out->from_here};
    int wide = board_width(b), high = board_height(b);
    struct frontier_forests forests = {wide, high, &asked, clue, cell};
    struct frontier_count count;
    struct err e = frontier_count_forests(&forests, out->shares, &count, w);
    out->decimal = count.decimal;
    if (err_is(e) || !out->shares)
        return e;
    out->n = (size_t)wide * (size_t)high;
    out->share = count.share;
    out->spot = arena_take(w->arena, out->n, sizeof *out->spot);
    for (size_t i = 0; out->spot && i < out->n; i++) {
        out->spot[i] = spot_cell((int)i / wide, (int)i % wide);
        out->share[i] = count.is_zero ? 0 : 1 - out->share[i];
    }
    return out->spot ? e : err_memory();
}
