/* follow_order.c - the order a person has stated so far, and the walk it leads to.
 *
 * The stated relations leave some pairs open. A step is demanded when one number free around the
 * walker is known to beat all others there; an open pair that matters stops the trace and is named.
 */
#include "games/hexpath/hexpath.h"

static size_t list_order(const struct board *b, int *out, size_t cap)
{
    const struct hexpath *h = hexpath_of(b);
    struct partial_order o;
    uint8_t number[HEXPATH_NUMBER_MAX], rank[ORDER_MAX];
    int k = hexpath_numbers_list(&h->on_board, number);
    bool sound = hexpath_order(h, &o);
    if (sound)
        walk_order_extend(&o, false, rank);
    for (int i = 0; i < k && (size_t)i < cap; i++)
        out[i] = number[sound ? rank[i] : i];
    return (size_t)k;
}

static bool is_known(const struct board *b, int upper, int lower)
{
    const struct hexpath *h = hexpath_of(b);
    struct partial_order o;
    hexpath_order(h, &o);
    return o.below[hexpath_numbers_rank(&h->on_board, upper)] >>
               hexpath_numbers_rank(&h->on_board, lower) &
           1;
}

static bool is_reversed(const struct board *b)
{
    const struct hexpath *h = hexpath_of(b);
    bool reversed = false;
    for (int i = 1; i < h->n_path; i++)
        reversed = hexpath_reverses(h, reversed, hexpath_path(h)[i]);
    return reversed;
}

static bool is_visited(const struct hexpath *h, int cell)
{
    for (int i = 0; i < h->n_path; i++)
        if (hexpath_path(h)[i] == cell)
            return true;
    return false;
}

/* Free neighbours of the walker; returns how many. */
static int list_free(const struct hexpath *h, int *cell)
{
    int n = 0, at = hexpath_path(h)[h->n_path - 1];
    for (int d = 0; d < HEX_DIRECTIONS; d++) {
        int near = hexpath_near(hexpath_n(h), at, d);
        if (near >= 0 && hexpath_number(h, near) != CELL_BLOCKED && !is_visited(h, near))
            cell[n++] = near;
    }
    return n;
}

static void say_stop(const struct hexpath *h, struct writer *why)
{
    bool home = hexpath_path(h)[h->n_path - 1] == h->end;
    writer_text(why, home ? ": the walk stops on E" : ": dead end");
}

static void say_tie(const struct hexpath *h, int number, int times, struct writer *why)
{
    static const char *const words[] = {"", "", "two ", "three ", "four ", "five ", "six "};
    writer_text(why, "tie between ");
    writer_text(why, words[times]);
    writer_number(why, number);
    writer_char(why, 's');
    say_stop(h, why);
}

static void say_open(const struct hexpath *h, const int *cell, int n, struct writer *why)
{
    bool reversed = is_reversed(&h->board), any = false;
    struct numbers told = {0};
    writer_text(why, "your order does not say yet which is ");
    writer_text(why, reversed ? "lowest: " : "highest: ");
    for (int i = 0; i < n; i++) {
        int number = hexpath_number(h, cell[i]);
        if (numbers_have(&told, number))
            continue;
        numbers_add(&told, number);
        writer_text(why, any ? ", " : "");
        writer_number(why, number);
        any = true;
    }
}

/* Does this number beat every other one free here? */
static bool is_best(const struct board *b, const int *cell, int n, int number)
{
    bool reversed = is_reversed(b);
    for (int i = 0; i < n; i++) {
        int other = hexpath_number(hexpath_of(b), cell[i]);
        if (other != number &&
            !(reversed ? is_known(b, other, number) : is_known(b, number, other)))
            return false;
    }
    return true;
}

static game_move next_step(const struct board *b, struct writer *why)
{
    const struct hexpath *h = hexpath_of(b);
    int cell[HEX_DIRECTIONS], n = list_free(h, cell), best = -1, times = 0;
    if (n == 0) {
        writer_text(why, "no neighbour is free");
        say_stop(h, why);
        return MOVE_NONE;
    }
    for (int i = 0; i < n && best < 0; i++)
        if (is_best(b, cell, n, hexpath_number(h, cell[i])))
            best = cell[i];
    if (best < 0) {
        say_open(h, cell, n, why);
        return MOVE_NONE;
    }
    for (int i = 0; i < n; i++)
        times += hexpath_number(h, cell[i]) == hexpath_number(h, best);
    if (times > 1) {
        say_tie(h, hexpath_number(h, best), times, why);
        return MOVE_NONE;
    }
    writer_number(why, hexpath_number(h, best));
    writer_text(why, is_reversed(b) ? " is the lowest here" : " is the highest here");
    return hexpath_step_move(hexpath_n(h), best);
}

const struct ordering hexpath_ordering = {
    .list = list_order,
    .known = is_known,
    .relate = hexpath_relate,
    .reversed = is_reversed,
    .next = next_step,
    .tell_proved = hexpath_tell_proved,
    .write_proved = hexpath_write_proved,
};
