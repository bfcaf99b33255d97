/* moves.c - turns of Crosscut: where a disc may go, what a turn does, and when the game ends.
 *
 * Any empty inner square is a placement; a perimeter square is one only if it flips (flank.c).
 * So a player without a placement faces a full inner board, and only then need anyone ask
 * whether a skip or a draw is due.
 */
#include "games/crosscut/flank.h"

#include <assert.h>

static inline uint64_t empty_squares(const struct crosscut *c)
{
    return c->inner & ~(c->disc[CROSSCUT_R] | c->disc[CROSSCUT_B]);
}

/* By row from the bottom, then column. */
static size_t list_placements(const struct crosscut *c, struct rim rim, game_move *out, size_t cap)
{
    size_t n = 0;
    int rows = board_height(&c->head) - 2, right = board_width(&c->head) - 1;
    uint64_t empty = empty_squares(c);
    for (int row = 0; row <= rows + 1; row++) {
        bool outside = row == 0 || row == rows + 1;
        uint64_t line = row == 0 ? rim.south : outside ? rim.north : empty >> 8 * (row - 1) & 0xFF;
        line <<= 1; /* bit = column of the whole board */
        if (!outside) {
            line |= rim.west >> (row - 1) & 1;
            line |= (uint64_t)(rim.east >> (row - 1) & 1) << right;
        }
        for (; line; n++) {
            int column = bits_pop(&line);
            if (n < cap)
                out[n] = crosscut_move(row, column);
        }
    }
    return n;
}

size_t crosscut_moves(const struct board *b, game_move *out, size_t cap)
{
    const struct crosscut *c = crosscut_in(b);
    if (c->status != STATUS_OPEN)
        return 0;
    struct rim rim = crosscut_flank_rim(c, c->mover);
    size_t n = cap ? list_placements(c, rim, out, cap)
                   : (size_t)(bits_count(empty_squares(c)) + rim_count(rim));
    if (n)
        return n;
    if (cap)
        out[0] = CROSSCUT_SKIP;
    return 1;
}

/* Rows that are full: bytes of `open` that are zero, looking only at the rows of the board. */
static inline uint64_t full_rows(uint64_t open, uint64_t inner)
{
    uint64_t squares = 0;
    for (int row = 0; row < 8; row++) {
        uint64_t line = inner & (uint64_t)0xFF << 8 * row;
        squares |= line & open ? 0 : line;
    }
    return squares;
}

static inline uint64_t full_columns(uint64_t open, uint64_t inner)
{
    open |= open >> 32;
    open |= open >> 16;
    open |= open >> 8;
    return (inner & 0xFF & ~open) * 0x0101010101010101u & inner;
}

uint64_t crosscut_spans(const struct crosscut *c, int side)
{
    uint64_t open = c->inner & ~c->disc[side];
    return full_rows(open, c->inner) | full_columns(open, c->inner);
}

/* The same as a question: a word has a zero byte if and only if subtracting one from each byte
 * borrows where no top bit was. Rows beyond the board are made non-zero first. */
static inline bool has_span(const struct crosscut *c, int side)
{
    const uint64_t ones = 0x0101010101010101u, tops = 0x8080808080808080u;
    uint64_t open = c->inner & ~c->disc[side];
    uint64_t rows = open | (ones & ~c->inner);
    return ((rows - ones) & ~rows & tops) != 0 || full_columns(open, c->inner) != 0;
}

static bool has_placement(const struct crosscut *c, int side)
{
    return empty_squares(c) != 0 || rim_count(crosscut_flank_rim(c, side)) != 0;
}

static inline enum status find_status(const struct crosscut *c, bool r_spans, bool b_spans)
{
    if (r_spans)
        return STATUS_FIRST;
    if (b_spans)
        return STATUS_SECOND;
    bool stuck = !has_placement(c, CROSSCUT_R) && !has_placement(c, CROSSCUT_B);
    return stuck ? STATUS_DRAW : STATUS_OPEN;
}

enum status crosscut_judge(const struct crosscut *c)
{
    return find_status(c, has_span(c, CROSSCUT_R), has_span(c, CROSSCUT_B));
}

static void place_disc(struct crosscut *c, struct square at)
{
    int side = c->mover;
    uint64_t placed = 0, flips;
    if (crosscut_on_rim(c, at)) {
        flips = crosscut_flank_find(c, at).flanked; /* legal, so all of them flip */
    } else {
        placed = crosscut_bit(at);
        flips = crosscut_flank_flips(c->disc[side], c->disc[!side], placed);
    }
    c->disc[side] |= placed | flips;
    c->disc[!side] &= ~flips;
    /* Only the mover has new discs, so only the mover can have won. */
    bool won = has_span(c, side);
    c->status = (uint8_t)find_status(c, won && side == CROSSCUT_R, won && side == CROSSCUT_B);
}

void crosscut_play(struct board *b, game_move m)
{
    struct crosscut *c = crosscut_of(b);
    assert(m && m <= CROSSCUT_SKIP);
    if (m != CROSSCUT_SKIP)
        place_disc(c, crosscut_square(m));
    c->mover ^= 1;
}

static const char *rim_refusal(const struct crosscut *c, struct square at)
{
    bool on_row = at.row == 0 || at.row == board_height(&c->head) - 1;
    bool on_side = at.column == 0 || at.column == board_width(&c->head) - 1;
    if (on_row && on_side)
        return "a corner square flanks nothing, so no disc is ever placed there";
    struct flank f = crosscut_flank_find(c, at);
    if (f.flips)
        return NULL;
    return f.flanked ? "a disc on the perimeter must flip something, and here the segment created "
                       "is not longer than the one cut"
                     : "a disc on the perimeter must flip something, and here it flanks nothing";
}

const char *crosscut_refusal(const struct board *b, game_move m)
{
    const struct crosscut *c = crosscut_in(b);
    if (c->status != STATUS_OPEN)
        return "the game is over";
    if (m == CROSSCUT_SKIP)
        return has_placement(c, c->mover) ? "a player who can place a disc may not skip" : NULL;
    if (m == MOVE_NONE || m > CROSSCUT_SKIP)
        return "that is not a move";
    struct square at = crosscut_square(m);
    if (at.row >= board_height(b) || at.column >= board_width(b))
        return "there is no such square on this board";
    if (crosscut_on_rim(c, at))
        return rim_refusal(c, at);
    return empty_squares(c) & crosscut_bit(at) ? NULL : "there is a disc on that square";
}

struct spot crosscut_move_spot(const struct board *b, game_move m)
{
    if (m == MOVE_NONE || m >= CROSSCUT_SKIP)
        return spot_nowhere();
    struct square at = crosscut_square(m);
    bool on = at.row < board_height(b) && at.column < board_width(b);
    return on ? spot_cell(board_height(b) - 1 - at.row, at.column) : spot_nowhere();
}

void crosscut_press(const struct board *b, const struct press *p, struct pressed *out)
{
    game_move skip = CROSSCUT_SKIP;
    if (p->typed)
        return;
    if (!crosscut_refusal(b, skip))
        out->move = skip;
    else
        out->move = crosscut_move(board_height(b) - 1 - p->at.y / 2, p->at.x / 2);
    out->times = 1;
}
