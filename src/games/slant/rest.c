/* rest.c - the rest of a sound duel: the cells to come, and what they are worth.
 *
 * On a sound board every empty cell will get the slash of the solution; only the order is open. A
 * number is reached by the last of the cells that touch it, and a cell is perfect if all other
 * slashes that its numbers wait for came before it. So what a cell gains only ever grows while
 * others are filled, a placement may be a gift to the other side, and the points made so far have
 * no part in what is to come.
 *
 * A cell is settled if nothing that is filled later changes its gain and it changes no other's.
 * Two settled cells of the same gain cancel out: whoever takes one, the other side answers with the
 * other, so the rest is worth what it is worth without them. Both can be left out, and of the
 * settled cells at most one of each gain remains. That ends most games long before the board is
 * full.
 *
 * Cells and corners stand in one grid with a rim; corner p is the top left corner of cell p, so it
 * lies between the cells p, p - 1, p - stride and p - stride - 1.
 */
#include "games/slant/rest.h"

#include <string.h>

#include "base/hash.h"

enum { MARGIN_MOST = 1000 }; /* points: with more, values reach their bounds and are no sums */

static int places_of(const struct board *b)
{
    return (board_width(b) + 2) * (board_height(b) + 2) + 1;
}

static bool has_rest(const struct board *b)
{
    return b->variant.value[SLANT_RULE] == RULE_SOUND && places_of(b) <= REST_PLACES;
}

static void read_corners(struct rest *s, const struct board *b)
{
    for (int i = 0; i <= board_height(b); i++)
        for (int j = 0; j <= board_width(b); j++) {
            int clue = slant_corner(b, i, j);
            if (clue == CORNER_NONE)
                continue;
            struct touch t = slant_touch(b, i, j);
            int p = rest_place(s, i, j);
            s->is_numbered[p] = 1;
            s->missing[p] = (uint8_t)(clue - t.slashes);
            s->near[p] = (uint8_t)t.empty;
        }
}

/* What an empty cell gains now, and whether that and all it does to others is settled. */
static struct rest_cell weigh(const struct rest *s, const struct board *b, int r, int c)
{
    int p = rest_place(s, r, c), below = p + s->stride, waits = 0, numbers = 0;
    bool falls = slant_solution_rule(b, r, c) == SLASH_FALL;
    const int corner[4] = {falls ? p : p + 1, falls ? below + 1 : below, falls ? p + 1 : p,
                           falls ? below : below + 1}; /* the first two will be touched */
    struct rest_cell cell = {.row = (int16_t)r, .column = (int16_t)c, .is_settled = true};
    int gain = slant_points_base(b, r, c);
    for (int k = 0; k < 4; k++) {
        numbers += s->is_numbered[corner[k]];
        waits += s->missing[corner[k]];
    }
    for (int k = 0; k < 2; k++)
        if (s->is_numbered[corner[k]]) {
            waits--;
            gain += s->missing[corner[k]] == 1 ? SLANT_POINTS_CLUE : 0;
            cell.is_settled = cell.is_settled && s->near[corner[k]] == 1;
        }
    gain += numbers && !waits ? SLANT_POINTS_PERFECT : 0;
    cell.is_settled = cell.is_settled && !waits;
    cell.gain = (int8_t)gain;
    cell.waits = (int8_t)waits;
    return cell;
}

/* Of the settled cells of one gain an odd one is left. */
static void cancel(struct rest *s)
{
    int n = 0, last[SLANT_POINTS_MOST + 1];
    for (int g = 0; g <= SLANT_POINTS_MOST; g++)
        last[g] = -1;
    for (int i = 0; i < s->n; i++) {
        struct rest_cell *cell = &s->cell[i];
        if (!cell->is_settled)
            continue;
        int *other = &last[cell->gain];
        if (*other >= 0)
            s->cell[*other].gain = cell->gain = 0;
        *other = *other >= 0 ? -1 : i;
    }
    for (int i = 0; i < s->n; i++)
        if (s->cell[i].gain)
            s->cell[n++] = s->cell[i];
    s->n = n;
}

bool slant_rest_all(const struct board *b, struct rest *s)
{
    int w = board_width(b), h = board_height(b);
    if (!has_rest(b))
        return false;
    s->stride = w + 2;
    s->places = places_of(b);
    s->n = 0;
    memset(s->is_numbered, 0, (size_t)s->places);
    memset(s->missing, 0, (size_t)s->places);
    memset(s->near, 0, (size_t)s->places);
    read_corners(s, b);
    s->is_decided = true;
    s->top.gain = 0;
    for (int r = h - 1; r >= 0; r--)
        for (int c = 0; c < w; c++)
            if (!slant_cell(b, r, c)) {
                struct rest_cell cell = weigh(s, b, r, c);
                s->cell[s->n++] = cell;
                s->top = cell.gain > s->top.gain ? cell : s->top;
                s->is_decided = s->is_decided && cell.is_settled;
            }
    return true;
}

bool slant_rest(const struct board *b, struct rest *s)
{
    if (!slant_rest_all(b, s))
        return false;
    cancel(s);
    return true;
}

/* ---- for the search ---- */

static int32_t margin(const struct board *b)
{
    const struct slant *s = slant_in(b);
    return s->score[s->mover] - s->score[!s->mover];
}

/* Is the value of b the sum of the margin and what is to come? */
static bool is_sum(const struct board *b)
{
    return margin(b) <= MARGIN_MOST && margin(b) >= -MARGIN_MOST && has_rest(b);
}

int slant_standing(const struct board *b)
{
    return is_sum(b) ? SCORE_POINT * margin(b) : 0;
}

/* Which cells are empty, of which puzzle; of the settled ones their gains alone. The slashes are
 * the solution's, and the puzzle has only one. */
uint64_t slant_rest_key(const struct board *b)
{
    struct rest rest;
    if (!is_sum(b) || !slant_rest(b, &rest))
        return slant_key(b);
    uint64_t key = hash_bytes((uint64_t)board_width(b), slant_in(b)->at, slant_cell_index(b, 0, 0));
    for (int i = 0; i < rest.n; i++) {
        const struct rest_cell *c = &rest.cell[i];
        int place =
            c->is_settled ? c->gain : SLANT_POINTS_MOST + rest_place(&rest, c->row, c->column);
        key = hash_join(key, (uint64_t)place);
    }
    return key;
}

size_t slant_candidates(const struct board *b, game_move *out, size_t cap)
{
    struct rest rest;
    size_t n = 0;
    if (!is_sum(b) || !slant_rest(b, &rest))
        return slant_moves(b, out, cap);
    if (rest.is_decided)
        rest.cell[0] = rest.top;
    rest.n = rest.is_decided ? 1 : rest.n;
    for (int gain = SLANT_POINTS_MOST; gain > 0; gain--)
        for (int i = 0; i < rest.n; i++) {
            const struct rest_cell *c = &rest.cell[i];
            if (c->gain != gain)
                continue;
            if (n < cap)
                out[n] =
                    slant_pack(b, c->row, c->column, slant_solution_rule(b, c->row, c->column));
            n++;
        }
    return n;
}
