/* check.c - what the rules say about a path and the stated relations, without any search.
 *
 * The path is walked cell by cell. Leaving a cell for number c says that c stands above all other
 * numbers free around it (below them while the direction is reversed). These facts and the stated
 * relations make one partial order, and a partial order without contradiction always has a full
 * order that agrees with it: so a path is walked by some order if and only if no step breaks a
 * rule. What breaks one is reported and its facts are left out, so each fault counts once:
 *   step   to a cell that is no neighbour, blocked, or visited before: that cell
 *   tie    to a number that several free neighbours hold: those cells
 *   order  to a number that cannot be the best one here: that cell; relations that contradict each
 *          other: the cells with numbers on a cycle
 *   end    the path goes on after the end; or, if all else is well, every order that agrees stops
 *          where the path stands and that is not the end, or none stops and it is the end
 */
#include "games/hexpath/hexpath.h"

struct judge {
    const struct hexpath *h;
    struct flaws *out;
    struct partial_order order;
    uint64_t visited[(HEXPATH_CELLS_MAX + 63) / 64];
    bool reversed;
    bool sound; /* nothing wrong so far */
};

static void flaw_add(struct judge *j, int rule, int cell)
{
    int n = hexpath_n(j->h);
    flaws_add(j->out, (uint8_t)rule);
    if (cell >= 0)
        flaws_spot(j->out, spot_cell(cell / n, cell % n));
    j->sound = false;
}

static bool is_free(const struct judge *j, int cell)
{
    return cell >= 0 && hexpath_number(j->h, cell) != CELL_BLOCKED &&
           !bitset_has(j->visited, (size_t)cell);
}

/* Ranks of the numbers free around a cell, and of those that occur more than once. */
static uint64_t free_around(const struct judge *j, int cell, uint64_t *twice)
{
    uint64_t seen = 0;
    *twice = 0;
    for (int d = 0; d < HEX_DIRECTIONS; d++) {
        int near = hexpath_near(hexpath_n(j->h), cell, d);
        if (!is_free(j, near))
            continue;
        uint64_t bit = order_bit(hexpath_numbers_rank(&j->h->on_board, hexpath_number(j->h, near)));
        *twice |= seen & bit;
        seen |= bit;
    }
    return seen;
}

static bool can_be_best(const struct judge *j, int rank, uint64_t seen)
{
    return j->reversed ? order_can_bottom(&j->order, rank, seen)
                       : order_can_top(&j->order, rank, seen);
}

static bool any_can_be_best(const struct judge *j, uint64_t ranks, uint64_t seen)
{
    while (ranks)
        if (can_be_best(j, bits_pop(&ranks), seen))
            return true;
    return false;
}

static void judge_tie(struct judge *j, int from, int number)
{
    int n = hexpath_n(j->h);
    flaw_add(j, RULE_TIE, -1);
    for (int d = 0; d < HEX_DIRECTIONS; d++) {
        int near = hexpath_near(n, from, d);
        if (is_free(j, near) && hexpath_number(j->h, near) == number)
            flaws_spot(j->out, spot_cell(near / n, near % n));
    }
}

static void judge_step(struct judge *j, int from, int to)
{
    if (hexpath_direction(hexpath_n(j->h), from, to) < 0 || !is_free(j, to)) {
        flaw_add(j, RULE_STEP, to);
        return;
    }
    uint64_t twice, seen = free_around(j, from, &twice);
    int rank = hexpath_numbers_rank(&j->h->on_board, hexpath_number(j->h, to));
    if (twice >> rank & 1)
        judge_tie(j, from, hexpath_number(j->h, to));
    else if (!can_be_best(j, rank, seen))
        flaw_add(j, RULE_ORDER, to);
    else if (j->reversed)
        walk_order_put_bottom(&j->order, rank, seen);
    else
        walk_order_put_top(&j->order, rank, seen);
}

static void judge_relations(struct judge *j)
{
    const struct hexpath *h = j->h;
    int n = hexpath_n(h);
    if (hexpath_order(h, &j->order))
        return;
    flaw_add(j, RULE_ORDER, -1);
    for (int cell = 0; cell < n * n; cell++) {
        if (hexpath_number(h, cell) == CELL_BLOCKED)
            continue;
        int rank = hexpath_numbers_rank(&h->on_board, hexpath_number(h, cell));
        if (j->order.below[rank] >> rank & 1)
            flaws_spot(j->out, spot_cell(cell / n, cell % n));
    }
    walk_order_clear(&j->order, j->order.n);
}

/* A sound path stands on `at`: does some order stop there, does some go on? */
static enum status judge_end(struct judge *j, int at)
{
    uint64_t twice, seen = free_around(j, at, &twice);
    if (at == j->h->end) {
        if (!seen || any_can_be_best(j, twice, seen))
            return STATUS_SOLVED;
        flaw_add(j, RULE_END, at);
    } else if (!any_can_be_best(j, seen & ~twice, seen)) {
        flaw_add(j, RULE_END, at);
        return STATUS_INVALID;
    }
    return STATUS_OPEN;
}

/* Every step of the path; returns the cell where it stands. */
static int judge_walk(struct judge *j)
{
    const struct hexpath *h = j->h;
    const uint16_t *path = hexpath_path(h);
    judge_relations(j);
    bitset_add(j->visited, path[0]);
    for (int i = 1; i < h->n_path; i++) {
        if (path[i - 1] == h->end)
            flaw_add(j, RULE_END, h->end);
        judge_step(j, path[i - 1], path[i]);
        bitset_add(j->visited, path[i]);
        j->reversed = hexpath_reverses(h, j->reversed, path[i]);
    }
    return path[h->n_path - 1];
}

enum status hexpath_judge(const struct hexpath *h, struct flaws *out)
{
    struct judge j = {.h = h, .out = out, .sound = true};
    int at = judge_walk(&j);
    return j.sound ? judge_end(&j, at) : STATUS_OPEN;
}

/* The walk may stop on the end because nothing is free, or because any of the tied numbers is the
 * best one: what all of these ways have in common. */
bool hexpath_proved(const struct hexpath *h, struct partial_order *out)
{
    struct flaws none = {0};
    struct judge j = {.h = h, .out = &none, .sound = true};
    int at = judge_walk(&j);
    if (!j.sound || at != h->end)
        return false;
    uint64_t twice, seen = free_around(&j, at, &twice);
    bool any = !seen;
    if (any)
        *out = j.order;
    while (twice) {
        struct partial_order way = j.order;
        int rank = bits_pop(&twice);
        if (!can_be_best(&j, rank, seen))
            continue;
        if (j.reversed)
            walk_order_put_bottom(&way, rank, seen);
        else
            walk_order_put_top(&way, rank, seen);
        if (any)
            walk_order_meet(out, &way);
        else
            *out = way;
        any = true;
    }
    return any;
}

struct err hexpath_check(const struct board *b, struct flaws *out, struct work *w)
{
    (void)w; /* quick: one pass over the path */
    hexpath_judge(hexpath_of(b), out);
    return err_none();
}
