/* moves.c - setting and clearing cells; in a duel, placing in empty cells only.
 *
 * A move is 1 + kind + 3 * cell, the cell counted by rows from the bottom: L, R, then clear.
 */
#include "games/slant/slant.h"

enum { KINDS = 3 };
static const enum slash slash_of_kind[KINDS] = {SLASH_FALL, SLASH_RISE, SLASH_NONE};
static const char kind_ink[KINDS] = {'L', 'R', '.'};

static int kind_of(enum slash slash)
{
    return slash == SLASH_FALL ? 0 : slash == SLASH_RISE ? 1 : 2;
}

game_move slant_pack(const struct board *b, int r, int c, enum slash slash)
{
    int cell = (board_height(b) - 1 - r) * board_width(b) + c;
    return 1 + (game_move)(kind_of(slash) + KINDS * cell);
}

bool slant_unpack(const struct board *b, game_move m, int *r, int *c, enum slash *slash)
{
    uint32_t w = (uint32_t)board_width(b), h = (uint32_t)board_height(b), cell = (m - 1) / KINDS;
    if (m == MOVE_NONE || cell >= w * h)
        return false;
    *r = (int)(h - 1 - cell / w);
    *c = (int)(cell % w);
    *slash = slash_of_kind[(m - 1) % KINDS];
    return true;
}

/* Why a cell that holds `here`, slash and solution, is not given this slash; NULL: it may be. */
static inline const char *cell_refusal(bool duel, uint8_t here, enum slash slash)
{
    enum slash old = (enum slash)(here & SLASH_MASK);
    enum slash only = (enum slash)(here >> SLASH_SOUND_SHIFT & SLASH_MASK);
    if (duel) {
        if (slash == SLASH_NONE)
            return "in a duel nothing is cleared";
        if (old)
            return "the cell is filled, and in a duel filled cells stay";
        if (only && only != slash)
            return "this goes against the only solution, and the rule is sound";
    } else if (old == slash) {
        return slash ? "the cell holds that slash already" : "the cell is empty already";
    }
    return NULL;
}

/* Cells in the order of their numbers, each looked up once: games by chance spend their time here. */
size_t slant_moves(const struct board *b, game_move *out, size_t cap)
{
    size_t n = 0;
    bool duel = slant_is_duel(b);
    game_move m = MOVE_NONE;
    for (int r = board_height(b) - 1; r >= 0; r--) {
        const uint8_t *row = &slant_in(b)->at[slant_cell_index(b, r, 0)];
        for (int c = 0; c < board_width(b); c++)
            for (int kind = 0; kind < KINDS; kind++) {
                m++;
                if (cell_refusal(duel, row[c], slash_of_kind[kind]))
                    continue;
                if (n < cap)
                    out[n] = m;
                n++;
            }
    }
    return n;
}

const char *slant_refusal(const struct board *b, game_move m)
{
    int r, c;
    enum slash slash;
    if (!slant_unpack(b, m, &r, &c, &slash))
        return "there is no such cell";
    return cell_refusal(slant_is_duel(b), slant_in(b)->at[slant_cell_index(b, r, c)], slash);
}

void slant_play(struct board *b, game_move m)
{
    struct slant *s = slant_of(b);
    int r, c;
    enum slash slash;
    if (!slant_unpack(b, m, &r, &c, &slash))
        return;
    if (slant_is_duel(b)) {
        s->score[s->mover] += slant_points(b, r, c, slash);
        s->mover ^= 1;
    }
    slant_set(b, r, c, slash);
}

struct err slant_read_move(const struct board *b, struct reader *in, game_move *m)
{
    int r, c;
    if (!spot_read_cell(in, board_width(b), board_height(b), &r, &c))
        return err_text(in->at, "expected a cell of the board, such as c3");
    int ink = reader_peek(in);
    enum slash slash = SLASH_NONE;
    if (ink == 'L' || ink == '\\')
        slash = SLASH_FALL;
    else if (ink == 'R' || ink == '/')
        slash = SLASH_RISE;
    else if (ink != '.')
        return err_text(in->at, "expected L or \\, R or /, or a dot to clear");
    reader_take(in);
    *m = slant_pack(b, r, c, slash);
    return err_none();
}

void slant_write_move(const struct board *b, game_move m, struct writer *out)
{
    int r, c;
    enum slash slash;
    if (!slant_unpack(b, m, &r, &c, &slash))
        return;
    spot_write_cell(out, board_height(b), r, c);
    writer_char(out, kind_ink[kind_of(slash)]);
}

struct spot slant_move_spot(const struct board *b, game_move m)
{
    int r, c;
    enum slash slash;
    return slant_unpack(b, m, &r, &c, &slash) ? spot_cell(r, c) : spot_nowhere();
}

game_move slant_turn_move(const struct board *b, int sym, game_move m)
{
    int r, c;
    enum slash slash;
    if (!slant_unpack(b, m, &r, &c, &slash))
        return MOVE_NONE;
    struct board turned = *b;
    symmetry_map(sym, board_width(b) - 1, board_height(b) - 1, &c, &r);
    turned.variant = variant_turn(&b->variant, sym);
    if (slash && symmetry_swaps_slash(sym))
        slash = slash == SLASH_FALL ? SLASH_RISE : SLASH_FALL;
    return slant_pack(&turned, r, c, slash);
}

/* A puzzle's cell goes round empty, fall, rise; the other button the other way. In a duel the
 * buttons are the two slashes. */
void slant_press(const struct board *b, const struct press *p, struct pressed *out)
{
    static const enum slash next[] = {SLASH_FALL, SLASH_RISE, SLASH_NONE};
    static const enum slash last[] = {SLASH_RISE, SLASH_NONE, SLASH_FALL};
    bool main = p->button == BUTTON_MAIN;
    int r = p->at.y / 2, c = p->at.x / 2;
    if (p->at.x % 2 == 0 || p->at.y % 2 == 0) {
        out->why = "press inside a cell";
        return;
    }
    bool known = p->typed == '\\' || p->typed == '/' || p->typed == TYPED_CLEAR;
    if (p->typed && !known)
        return;
    enum slash here = slant_cell(b, r, c);
    enum slash to = slant_is_duel(b) ? main ? SLASH_FALL : SLASH_RISE : main ? next[here] : last[here];
    if (p->typed)
        to = p->typed == '/' ? SLASH_RISE : p->typed == '\\' ? SLASH_FALL : SLASH_NONE;
    out->move = slant_pack(b, r, c, to);
    out->times = 1;
}

/* From corner to corner across a cell. The first cell decides whether slashes are laid or, where the
 * same one is there, taken away. */
void slant_drag(const struct board *b, struct drag_step *d, struct pressed *out)
{
    enum { LAYS = 1, CLEARS };
    int dx = d->to.x - d->from.x, dy = d->to.y - d->from.y;
    if (slant_is_duel(b) || d->from.x % 2 || d->from.y % 2 || dx * dx != 4 || dy * dy != 4)
        return;
    int r = (d->from.y + dy / 2) / 2, c = (d->from.x + dx / 2) / 2;
    enum slash slash = dx == dy ? SLASH_FALL : SLASH_RISE;
    bool there = slant_cell(b, r, c) == slash;
    if (!d->doing)
        d->doing = there ? CLEARS : LAYS;
    if (there == (d->doing == LAYS))
        return;
    out->move = slant_pack(b, r, c, d->doing == LAYS ? slash : SLASH_NONE);
    out->times = 1;
}
