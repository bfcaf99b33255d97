/* board.c - the lattice of Slitherlink and the counters over it. */
#include "base/bits.h"
#include "games/slitherlink/slitherlink.h"

uint8_t slitherlink_edge(const struct board *b, struct spot edge)
{
    return spot_is_on(edge, board_width(b), board_height(b)) ? slitherlink_get(b, edge)
                                                             : EDGE_CROSS;
}

struct around slitherlink_around(const struct board *b, struct spot s)
{
    struct around a = {0, 0};
    for (int side = 0; side < 4; side++) {
        uint8_t state = slitherlink_edge(b, spot_beside(s, side));
        a.lines += state == EDGE_LINE;
        a.unset += state == EDGE_UNSET;
    }
    return a;
}

static bool is_ragged(const struct board *b, struct spot dot)
{
    int lines = slitherlink_around(b, dot).lines;
    return lines != 0 && lines != 2;
}

static bool is_unmet(const struct board *b, struct spot cell)
{
    uint8_t clue = slitherlink_get(b, cell);
    return clue != CLUE_NONE && slitherlink_around(b, cell).lines != clue;
}

/* Count (sign 1) or forget (sign -1) what an edge touches: two dots and one or two cells. */
static void count_edge(struct board *b, struct spot e, int sign)
{
    struct slitherlink *s = slitherlink_of(b);
    bool upright = e.x % 2 == 0;
    for (int side = 0; side < 4; side++) {
        struct spot at = spot_beside(e, side);
        if ((side == SIDE_N || side == SIDE_S) == upright)
            s->ragged += sign * is_ragged(b, at);
        else if (spot_is_on(at, board_width(b), board_height(b)))
            s->unmet += sign * is_unmet(b, at);
    }
    uint8_t state = slitherlink_get(b, e);
    s->lines += sign * (state == EDGE_LINE);
    s->unset += sign * (state == EDGE_UNSET);
}

void slitherlink_set(struct board *b, struct spot edge, uint8_t state)
{
    count_edge(b, edge, -1);
    slitherlink_of(b)->at[slitherlink_index(b, edge)] = state;
    count_edge(b, edge, 1);
}

void slitherlink_tally(struct board *b)
{
    struct slitherlink *s = slitherlink_of(b);
    s->lines = s->unset = s->unmet = s->ragged = 0;
    for (int y = 0; y <= 2 * board_height(b); y++)
        for (int x = 0; x <= 2 * board_width(b); x++) {
            struct spot here = {(int16_t)x, (int16_t)y};
            if (x % 2 != y % 2) {
                s->lines += slitherlink_get(b, here) == EDGE_LINE;
                s->unset += slitherlink_get(b, here) == EDGE_UNSET;
            } else if (x % 2) {
                s->unmet += is_unmet(b, here);
            } else {
                s->ragged += is_ragged(b, here);
            }
        }
}

void slitherlink_clear(struct board *b)
{
    for (int y = 0; y <= 2 * board_height(b); y++)
        for (int x = !(y % 2); x <= 2 * board_width(b); x += 2)
            slitherlink_of(b)->at[slitherlink_index(b, (struct spot){(int16_t)x, (int16_t)y})] =
                EDGE_UNSET;
    slitherlink_tally(b);
}

size_t slitherlink_trace(const struct board *b, struct spot edge, const uint64_t *seen,
                         bool *closed, struct spot *out, size_t cap)
{
    int d = edge.x % 2 ? SIDE_E : SIDE_S;
    struct spot e = edge;
    size_t n = 0;
    for (;;) {
        if (n < cap)
            out[n] = e;
        n++;
        struct spot dot = spot_beside(e, d);
        *closed = slitherlink_around(b, dot).lines == 2;
        if (!*closed)
            return n;
        for (int turn = 3; turn <= 5; turn++) { /* left, ahead, right: never straight back */
            int next = (d + turn) % 4;
            if (slitherlink_edge(b, spot_beside(dot, next)) == EDGE_LINE) {
                e = spot_beside(dot, next);
                d = next;
                break;
            }
        }
        if (e.x == edge.x && e.y == edge.y)
            return n;
        if (seen && bitset_has(seen, slitherlink_index(b, e))) {
            *closed = false;
            return n;
        }
    }
}
