/* moves.c - what a player can do: step on, step back, state a relation or take it back.
 *
 * A step may go to any free neighbour: whether some order would walk that way is for `check` to
 * say. A relation must not contradict the ones already stated, since nothing good can follow.
 *
 * Packing, in listing order: 1 + row from the bottom * N + column; then back; then relations by
 * upper number, lower number, stating before taking back.
 */
#include "games/hexpath/hexpath.h"

enum { MOVE_CELL = 1, MOVE_BACK = 1000, MOVE_RELATION = 2000, MOVE_END = 2000 + 2 * 100 * 100 };

struct hexpath_relation {
    int upper, lower;
    bool drops; /* takes it back */
};

game_move hexpath_step_move(int n, int cell)
{
    return (game_move)(MOVE_CELL + (n - 1 - cell / n) * n + cell % n);
}

static int cell_of_move(int n, game_move m)
{
    int at = (int)m - MOVE_CELL;
    return (n - 1 - at / n) * n + at % n;
}

static bool is_cell(int n, game_move m)
{
    return m >= MOVE_CELL && m < (game_move)(MOVE_CELL + n * n);
}

static game_move move_of_relation(struct hexpath_relation r)
{
    return (game_move)(MOVE_RELATION + (r.upper * 100 + r.lower) * 2 + r.drops);
}

game_move hexpath_relate(int upper, int lower, bool states)
{
    return move_of_relation((struct hexpath_relation){upper, lower, !states});
}

static struct hexpath_relation relation_of_move(game_move m)
{
    int at = (int)m - MOVE_RELATION;
    return (struct hexpath_relation){at / 200, at / 2 % 100, at % 2};
}

int hexpath_direction(int n, int from, int to)
{
    for (int d = 0; d < HEX_DIRECTIONS; d++)
        if (hexpath_near(n, from, d) == to)
            return d;
    return -1;
}

static const char *step_refusal(const struct hexpath *h, int cell)
{
    const uint16_t *path = hexpath_path(h);
    if (hexpath_number(h, cell) == CELL_BLOCKED)
        return "this cell is blocked";
    for (int i = 0; i < h->n_path; i++)
        if (path[i] == cell)
            return "the path has been here already";
    if (hexpath_direction(hexpath_n(h), path[h->n_path - 1], cell) < 0)
        return "this is no neighbour of the cell where the path stands";
    if (h->n_path > hexpath_cells(h))
        return "the path is as long as it can be";
    return NULL;
}

static const char *relation_refusal(const struct hexpath *h, const struct partial_order *o,
                                    struct hexpath_relation r)
{
    if (r.upper == r.lower)
        return "a number cannot stand above itself";
    if (!numbers_have(&h->on_board, r.upper) || !numbers_have(&h->on_board, r.lower))
        return "this number is not on the board";
    bool stated = numbers_have(&h->stated[r.upper], r.lower);
    if (r.drops)
        return stated ? NULL : "this relation has not been stated";
    if (stated)
        return "this relation has been stated already";
    int upper = hexpath_numbers_rank(&h->on_board, r.upper),
        lower = hexpath_numbers_rank(&h->on_board, r.lower);
    return o->below[lower] >> upper & 1 ? "this contradicts the relations already stated" : NULL;
}

const char *hexpath_refusal(const struct board *b, game_move m)
{
    const struct hexpath *h = hexpath_of(b);
    if (is_cell(hexpath_n(h), m))
        return step_refusal(h, cell_of_move(hexpath_n(h), m));
    if (m == MOVE_BACK)
        return h->n_path > 1 ? NULL : "the path stands on the start";
    if (m < MOVE_RELATION || m >= MOVE_END)
        return "this is not a move of Hexpath";
    struct partial_order o;
    hexpath_order(h, &o);
    return relation_refusal(h, &o, relation_of_move(m));
}

size_t hexpath_moves(const struct board *b, game_move *out, size_t cap)
{
    const struct hexpath *h = hexpath_of(b);
    int n = hexpath_n(h);
    size_t count = 0;
    struct partial_order o;
    uint8_t number[HEXPATH_NUMBER_MAX];
    int k = hexpath_numbers_list(&h->on_board, number);
    hexpath_order(h, &o);
    /* Neighbours in ascending order are those of the row below first. */
    static const uint8_t listing[HEX_DIRECTIONS] = {4, 5, 2, 3, 0, 1};
    for (int i = 0; i < HEX_DIRECTIONS; i++) {
        int cell = hexpath_near(n, hexpath_path(h)[h->n_path - 1], listing[i]);
        if (cell < 0 || step_refusal(h, cell))
            continue;
        if (count < cap)
            out[count] = hexpath_step_move(n, cell);
        count++;
    }
    if (h->n_path > 1 && count++ < cap)
        out[count - 1] = MOVE_BACK;
    for (int i = 0; i < 2 * k * k; i++) {
        struct hexpath_relation r = {number[i / 2 / k], number[i / 2 % k], i % 2};
        if (relation_refusal(h, &o, r))
            continue;
        if (count < cap)
            out[count] = move_of_relation(r);
        count++;
    }
    return count;
}

void hexpath_play(struct board *b, game_move m)
{
    struct hexpath *h = hexpath_edit(b);
    int n = hexpath_n(h);
    if (is_cell(n, m)) {
        h->room[n * n + h->n_path++] = (uint16_t)cell_of_move(n, m);
    } else if (m == MOVE_BACK) {
        h->room[n * n + --h->n_path] = 0; /* equal boards are equal bytes */
    } else {
        struct hexpath_relation r = relation_of_move(m);
        if (r.drops)
            numbers_drop(&h->stated[r.upper], r.lower);
        else
            numbers_add(&h->stated[r.upper], r.lower);
    }
}

/* ---- text ---- */

static bool number_read(struct reader *in, int *number)
{
    uint32_t v;
    if (reader_peek(in) == '0' || !reader_number(in, HEXPATH_NUMBER_MAX, &v))
        return false;
    *number = (int)v;
    return true;
}

struct err hexpath_read_move(const struct board *b, struct reader *in, game_move *m)
{
    int n = board_width(b), r, c, column, row;
    size_t at = in->at;
    if (reader_skip_text(in, "back")) {
        *m = MOVE_BACK;
        return err_none();
    }
    if (spot_read_cell(in, n, n, &r, &c)) {
        *m = hexpath_step_move(n, r * n + c);
        return err_none();
    }
    if (spot_read_name(in, &column, &row))
        return err_text(at, "there is no such cell on the board");
    struct hexpath_relation relation;
    if (!number_read(in, &relation.upper))
        return err_text(at, "a move is a cell such as b2, back, 1>3 or 1?3");
    relation.drops = reader_peek(in) == '?';
    if (!reader_skip(in, '>') && !reader_skip(in, '?'))
        return err_text(in->at, "after a number stands '>' or '?'");
    if (!number_read(in, &relation.lower))
        return err_text(in->at, "a number is 1 to 99");
    *m = move_of_relation(relation);
    return err_none();
}

void hexpath_write_move(const struct board *b, game_move m, struct writer *out)
{
    int n = board_width(b);
    if (is_cell(n, m)) {
        int cell = cell_of_move(n, m);
        spot_write_cell(out, n, cell / n, cell % n);
    } else if (m == MOVE_BACK) {
        writer_text(out, "back");
    } else {
        struct hexpath_relation r = relation_of_move(m);
        writer_number(out, r.upper);
        writer_char(out, r.drops ? '?' : '>');
        writer_number(out, r.lower);
    }
}

struct spot hexpath_move_spot(const struct board *b, game_move m)
{
    int n = board_width(b), cell = is_cell(n, m) ? cell_of_move(n, m) : -1;
    return cell >= 0 ? spot_cell(cell / n, cell % n) : spot_nowhere();
}

game_move hexpath_turn_move(const struct board *b, int sym, game_move m)
{
    int n = board_width(b);
    return is_cell(n, m) ? hexpath_step_move(n, hexpath_turn_cell(n, sym, cell_of_move(n, m))) : m;
}

/* A cell of the path cuts it back to there, its last cell takes one step back; any other is the
 * next step. */
void hexpath_press(const struct board *b, const struct press *p, struct pressed *out)
{
    const struct hexpath *h = hexpath_of(b);
    int n = hexpath_n(h), cell = p->at.y / 2 * n + p->at.x / 2;
    if (p->typed && p->typed != TYPED_CLEAR)
        return;
    out->move = p->typed ? MOVE_BACK : hexpath_step_move(n, cell);
    out->times = 1;
    if (p->typed)
        return;
    for (int i = 0; i < h->n_path; i++)
        if (hexpath_path(h)[i] == cell) {
            int left = h->n_path - 1 - i;
            out->move = MOVE_BACK;
            out->times = (uint32_t)(left ? left : 1);
        }
}

/* The walk follows; where it has been already it is cut back to there. */
void hexpath_drag(const struct board *b, struct drag_step *d, struct pressed *out)
{
    const struct hexpath *h = hexpath_of(b);
    int n = hexpath_n(h), cell = d->to.y / 2 * n + d->to.x / 2;
    bool begins = d->from.x == d->to.x && d->from.y == d->to.y;
    for (int i = h->n_path - 1; i >= 0; i--)
        if (hexpath_path(h)[i] == cell) {
            out->move = MOVE_BACK;
            out->times = (uint32_t)(h->n_path - 1 - i);
            return;
        }
    if (begins)
        return;
    out->move = hexpath_step_move(n, cell);
    out->times = 1;
}
