/* assist.c - what a player may have done for them: crosses that follow at once, ends of lines that
 * have one way to go, finished clues dimmed, cells shaded that drawn edges place inside or out. */
#include "games/slitherlink/slitherlink.h"

enum { ASSIST_CROSS = 1, ASSIST_FOLLOW = 2, ASSIST_DIM = 4, ASSIST_SHADE = 8, ASSIST_UNIQUE = 16 };

static const struct assist list[] = {
    {"cross", "cross out what finished clues and passed dots leave over"},
    {"follow", "draw on where a line has one way to go"},
    {"dim", "dim finished clues"},
    {"shade", "shade cells that are known to lie inside or outside"},
    {"unique", "let hints use that there is only one answer"},
    {0},
};

struct played {
    struct board *b;
    game_move *out;
    size_t n, cap;
};

/* Every undecided edge at a dot or a cell gets this state. */
static void decide(struct played *p, struct spot s, uint8_t state)
{
    for (int side = 0; side < 4; side++) {
        struct spot e = spot_beside(s, side);
        if (slitherlink_edge(p->b, e) != EDGE_UNSET)
            continue;
        if (p->n < p->cap)
            p->out[p->n] = slitherlink_move(p->b, e, state);
        p->n++;
        slitherlink_set(p->b, e, state);
    }
}

static void look_at(struct played *p, unsigned on, struct spot s)
{
    struct around a = slitherlink_around(p->b, s);
    uint8_t clue = slitherlink_get(p->b, s);
    if (a.unset == 0)
        return;
    if (s.x % 2) { /* a cell */
        if ((on & ASSIST_CROSS) && clue != CLUE_NONE && a.lines == clue)
            decide(p, s, EDGE_CROSS);
    } else if ((on & ASSIST_CROSS) && (a.lines == 2 || (a.lines == 0 && a.unset == 1))) {
        decide(p, s, EDGE_CROSS);
    } else if ((on & ASSIST_FOLLOW) && a.lines == 1 && a.unset == 1) {
        decide(p, s, EDGE_LINE);
    }
}

/* Over the board until a round changes nothing. */
static size_t play(struct board *b, unsigned on, game_move *out, size_t cap)
{
    struct played p = {b, out, 0, cap};
    size_t before;
    do {
        before = p.n;
        for (int y = 0; y <= 2 * board_height(b); y++)
            for (int x = y % 2; x <= 2 * board_width(b); x += 2)
                look_at(&p, on, (struct spot){(int16_t)x, (int16_t)y});
    } while (p.n != before && (on & (ASSIST_CROSS | ASSIST_FOLLOW)));
    return p.n;
}

static bool dims(const struct board *b, unsigned on, struct spot clue)
{
    return (on & ASSIST_DIM) && slitherlink_around(b, clue).lines == slitherlink_get(b, clue);
}

/* From a neighbour whose side is known, or from the rim, across an edge that is decided. */
static int8_t side_of(const struct board *b, const int8_t *side, int r, int c)
{
    for (int d = 0; d < 4; d++) {
        struct spot e = spot_side(r, c, (enum side)d), cell = spot_beside(e, d);
        bool rim = !spot_is_on(cell, board_width(b), board_height(b));
        int8_t beyond = rim ? (int8_t)-1 : side[cell.y / 2 * board_width(b) + cell.x / 2];
        uint8_t edge = slitherlink_get(b, e);
        if (beyond && edge != EDGE_UNSET)
            return edge == EDGE_LINE ? (int8_t)-beyond : beyond;
    }
    return 0;
}

static bool shades(const struct board *b, unsigned on, int8_t *side)
{
    int w = board_width(b), n = w * board_height(b);
    bool again = (on & ASSIST_SHADE) != 0;
    for (int i = 0; i < n; i++)
        side[i] = 0;
    while (again) {
        again = false;
        for (int i = 0; i < n; i++)
            if (!side[i] && (side[i] = side_of(b, side, i / w, i % w)))
                again = true;
    }
    return (on & ASSIST_SHADE) != 0;
}

const struct assists slitherlink_assists = {list, play, dims, shades, ASSIST_UNIQUE};
