/* count.c - how many loops fit the clues, and how many of them each edge belongs to. */
#include "engine/frontier/frontier.h"
#include "games/slitherlink/slitherlink.h"

struct slitherlink_asked {
    const struct board *board;
    bool from_here;
};

static int clue(void *ctx, int r, int c)
{
    int n = slitherlink_get(((struct slitherlink_asked *)ctx)->board, spot_cell(r, c));
    return n == CLUE_NONE ? -1 : n;
}

static struct spot edge_spot(bool upright, int r, int c)
{
    return spot_beside(spot_corner(r, c), upright ? SIDE_S : SIDE_E);
}

static int edge(void *ctx, bool upright, int r, int c)
{
    const struct slitherlink_asked *a = ctx;
    int state = a->from_here ? slitherlink_get(a->board, edge_spot(upright, r, c)) : EDGE_UNSET;
    return state == EDGE_LINE ? FRONTIER_ON : state == EDGE_CROSS ? FRONTIER_OFF : FRONTIER_OPEN;
}

struct err slitherlink_count(const struct board *b, struct solution_count *out, struct work *w)
{
    struct slitherlink_asked asked = {b, out->from_here};
    int wide = board_width(b), high = board_height(b);
    struct frontier_loops loops = {wide, high, &asked, clue, edge};
    struct frontier_count count;
    size_t flat = (size_t)(high + 1) * (size_t)wide, upright = (size_t)high * (size_t)(wide + 1);
    struct err e = frontier_count_loops(&loops, out->shares, &count, w);
    out->decimal = count.decimal;
    if (err_is(e) || !out->shares)
        return e;
    out->n = flat + upright;
    out->share = count.share;
    out->spot = arena_take(w->arena, out->n, sizeof *out->spot);
    for (size_t i = 0; out->spot && i < out->n; i++) {
        int k = (int)(i < flat ? i : i - flat), across = i < flat ? wide : wide + 1;
        out->spot[i] = edge_spot(i >= flat, k / across, k % across);
    }
    return out->spot ? e : err_memory();
}
