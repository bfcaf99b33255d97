/* moves.c - drawing, crossing out and clearing one edge.
 *
 * A move is 1 + state + 3 * (side + 4 * cell), the cell counted by rows from the bottom, so that
 * numbers ascend as the contract lists moves. Each edge has one owner: the cell below it (n) or
 * left of it (e), and at the borders the cell above (s) or right of it (w).
 */
#include <assert.h>
#include <string.h>

#include "games/slitherlink/slitherlink.h"

enum { MOVE_LINE, MOVE_CROSS, MOVE_CLEAR, MOVE_STATES };

static const uint8_t state_of_move[] = {EDGE_LINE, EDGE_CROSS, EDGE_UNSET};
static const char side_ink[] = {'n', 'e', 's', 'w'}, state_ink[] = {'1', '0', '.'};

struct edge_move {
    int r, c, side, state;
};

static game_move pack(const struct board *b, struct edge_move m)
{
    int cell = (board_height(b) - 1 - m.r) * board_width(b) + m.c;
    return 1 + (game_move)(m.state + MOVE_STATES * (m.side + 4 * cell));
}

static bool unpack(const struct board *b, game_move packed, struct edge_move *m)
{
    uint32_t rest = packed - 1, w = (uint32_t)board_width(b), h = (uint32_t)board_height(b);
    m->state = (int)(rest % MOVE_STATES);
    rest /= MOVE_STATES;
    m->side = (int)(rest % 4);
    rest /= 4;
    if (packed == MOVE_NONE || rest >= w * h)
        return false;
    m->r = (int)(h - 1 - rest / w);
    m->c = (int)(rest % w);
    return (m->side != SIDE_S || m->r == (int)h - 1) && (m->side != SIDE_W || m->c == 0);
}

static struct spot spot_of(struct edge_move m)
{
    return spot_side(m.r, m.c, (enum side)m.side);
}

/* The owner's name of an edge given by any of its spots. */
static struct edge_move owner_of(const struct board *b, struct spot s, int state)
{
    int r = s.y / 2, c = s.x / 2;
    if (s.x % 2)
        return r < board_height(b) ? (struct edge_move){r, c, SIDE_N, state}
                                   : (struct edge_move){r - 1, c, SIDE_S, state};
    return c ? (struct edge_move){r, c - 1, SIDE_E, state}
             : (struct edge_move){r, c, SIDE_W, state};
}

game_move slitherlink_move(const struct board *b, struct spot edge, uint8_t state)
{
    static const uint8_t move_of_state[] = {MOVE_CLEAR, MOVE_LINE, MOVE_CROSS};
    return pack(b, owner_of(b, edge, move_of_state[state]));
}

struct spot slitherlink_move_edge(const struct board *b, game_move packed, uint8_t *state)
{
    struct edge_move m = {0};
    bool legal = unpack(b, packed, &m);
    assert(legal);
    (void)legal;
    *state = state_of_move[m.state];
    return spot_of(m);
}

size_t slitherlink_moves(const struct board *b, game_move *out, size_t cap)
{
    size_t n = 0;
    struct edge_move m;
    if (cap == 0) { /* every edge can go to the two states it is not in */
        size_t w = (size_t)board_width(b), h = (size_t)board_height(b);
        return 2 * (w * (h + 1) + h * (w + 1));
    }
    for (m.r = board_height(b) - 1; m.r >= 0; m.r--)
        for (m.c = 0; m.c < board_width(b); m.c++)
            for (m.side = 0; m.side < 4; m.side++)
                for (m.state = 0; m.state < MOVE_STATES; m.state++) {
                    game_move packed = pack(b, m);
                    if (slitherlink_refusal(b, packed))
                        continue;
                    if (n < cap)
                        out[n] = packed;
                    n++;
                }
    return n;
}

const char *slitherlink_refusal(const struct board *b, game_move packed)
{
    struct edge_move m;
    if (!unpack(b, packed, &m))
        return "there is no such edge";
    if (slitherlink_get(b, spot_of(m)) == state_of_move[m.state])
        return "the edge is like that already";
    return NULL;
}

void slitherlink_play(struct board *b, game_move packed)
{
    struct edge_move m;
    if (unpack(b, packed, &m))
        slitherlink_set(b, spot_of(m), state_of_move[m.state]);
}

struct err slitherlink_read_move(const struct board *b, struct reader *in, game_move *m)
{
    struct edge_move e;
    if (!spot_read_cell(in, board_width(b), board_height(b), &e.r, &e.c))
        return err_text(in->at, "expected a cell of the board, such as b2");
    const char *side = memchr(side_ink, reader_peek(in), sizeof side_ink);
    if (!side)
        return err_text(in->at, "expected a side of the cell: n, e, s or w");
    reader_take(in);
    const char *state = memchr(state_ink, reader_peek(in), sizeof state_ink);
    if (!state)
        return err_text(in->at, "expected 1 (line), 0 (cross) or a dot (clear)");
    reader_take(in);
    e.side = (int)(side - side_ink);
    *m = pack(b, owner_of(b, spot_of(e), (int)(state - state_ink)));
    return err_none();
}

void slitherlink_write_move(const struct board *b, game_move packed, struct writer *out)
{
    struct edge_move m;
    if (!unpack(b, packed, &m))
        return;
    spot_write_cell(out, board_height(b), m.r, m.c);
    writer_char(out, side_ink[m.side]);
    writer_char(out, state_ink[m.state]);
}

struct spot slitherlink_move_spot(const struct board *b, game_move packed)
{
    struct edge_move m;
    return unpack(b, packed, &m) ? spot_of(m) : spot_nowhere();
}

game_move slitherlink_turn_move(const struct board *b, int sym, game_move packed)
{
    struct edge_move m;
    if (!unpack(b, packed, &m))
        return MOVE_NONE;
    struct spot s = symmetry_spot(sym, board_width(b), board_height(b), spot_of(m));
    struct board turned = *b;
    turned.variant = variant_turn(&b->variant, sym);
    return pack(&turned, owner_of(&turned, s, m.state));
}

/* The main button draws a line or takes it away, the other one a cross. */
void slitherlink_press(const struct board *b, const struct press *p, struct pressed *out)
{
    if (p->typed)
        return;
    if (p->at.x % 2 == p->at.y % 2) {
        out->why = "press on an edge between two dots";
        return;
    }
    uint8_t here = slitherlink_get(b, p->at);
    int state = p->button == BUTTON_MAIN ? here == EDGE_LINE ? MOVE_CLEAR : MOVE_LINE
                : here == EDGE_CROSS     ? MOVE_CLEAR
                                         : MOVE_CROSS;
    out->move = pack(b, owner_of(b, p->at, state));
    out->times = 1;
}

/* Along the dots. The first edge decides whether lines (or crosses) are drawn or taken away. */
void slitherlink_drag(const struct board *b, struct drag_step *d, struct pressed *out)
{
    enum { DRAWS = 1, CLEARS };
    int dx = d->to.x - d->from.x, dy = d->to.y - d->from.y;
    struct spot edge = {(int16_t)(d->from.x + dx / 2), (int16_t)(d->from.y + dy / 2)};
    if (d->from.x % 2 || d->from.y % 2 || dx * dx + dy * dy != 4)
        return;
    bool line = d->button == BUTTON_MAIN;
    bool drawn = slitherlink_get(b, edge) == (line ? EDGE_LINE : EDGE_CROSS);
    if (!d->doing)
        d->doing = drawn ? CLEARS : DRAWS;
    if (drawn == (d->doing == DRAWS))
        return;
    int state = d->doing == CLEARS ? MOVE_CLEAR : line ? MOVE_LINE : MOVE_CROSS;
    out->move = pack(b, owner_of(b, edge, state));
    out->times = 1;
}
