/* order.c - the order of the numbers: choose one, move it up or down past its neighbour, which
 * states how the two stand and leaves everything else open; and the walk under that order. */
#include <ncurses.h>

#include "front/tui/tui.h"

/* State that upper stands above lower, taking the opposite back if that was stated. */
static void relate(struct tui *t, int upper, int lower)
{
    tui_do_with(t, "relate %d %d", upper, lower);
    action_done(t);
}

/* Take back what was stated between the number and the one below it. */
static void forget(struct tui *t, int upper, int lower)
{
    tui_do_with(t, "forget %d %d", upper, lower);
    action_done(t);
}

static void follow(struct tui *t, int number)
{
    int list[NUMBERS_MAX];
    const struct board *b = t->session->now;
    size_t n = b->game->ordering->list(b, list, NUMBERS_MAX);
    for (size_t i = 0; i < n && i < NUMBERS_MAX; i++)
        if (list[i] == number)
            t->order_at = (int)i;
}

bool order_key(struct tui *t, int key)
{
    int list[NUMBERS_MAX];
    const struct board *b = t->session->now;
    if (!b->game->ordering) {
        t->focus = FOCUS_BOARD;
        return false;
    }
    int n = (int)b->game->ordering->list(b, list, NUMBERS_MAX);
    if (t->order_at >= n)
        t->order_at = 0;
    int at = t->order_at, number = list[at];
    switch (key) {
    case KEY_LEFT:
    case KEY_UP:
        t->order_at = at > 0 ? at - 1 : 0;
        return true;
    case KEY_RIGHT:
    case KEY_DOWN:
        t->order_at = at + 1 < n ? at + 1 : at;
        return true;
    case '+':
    case KEY_SR:
    case KEY_SLEFT:
        if (at > 0)
            relate(t, number, list[at - 1]);
        follow(t, number);
        return true;
    case '-':
    case KEY_SF:
    case KEY_SRIGHT:
        if (at + 1 < n)
            relate(t, list[at + 1], number);
        follow(t, number);
        return true;
    case '>':
        if (at + 1 < n)
            relate(t, number, list[at + 1]);
        return true;
    case KEY_BACKSPACE:
    case KEY_DC:
    case 127:
        if (at + 1 < n)
            forget(t, number, list[at + 1]);
        return true;
    case '\r':
    case KEY_ENTER:
        t->focus = FOCUS_BOARD;
        t->panel_open = false;
        return true;
    default:
        return false;
    }
}

/* ---- by mouse ---- */

/* The number at a place, or the sign after it; -1: neither. */
static int number_at(const struct tui *t, int line, int column, bool *sign)
{
    for (int i = 0; i < t->numbers; i++) {
        const struct control *c = &t->number[i];
        *sign = column == c->column + c->width - 1;
        if (c->line == line && column >= c->column && column < c->column + c->width)
            return i;
    }
    return -1;
}

/* A number is chosen and may be carried; a sign states what stands beside it, or takes it back. */
bool order_press(struct tui *t, int line, int column)
{
    int list[NUMBERS_MAX];
    const struct board *b = t->session->now;
    bool sign = false;
    int at = b->game->ordering ? number_at(t, line, column, &sign) : -1;
    t->order_from = -1;
    if (at < 0)
        return false;
    int n = (int)b->game->ordering->list(b, list, NUMBERS_MAX);
    if (sign && at + 1 < n && b->game->ordering->known(b, list[at], list[at + 1]))
        forget(t, list[at], list[at + 1]);
    else if (sign && at + 1 < n)
        relate(t, list[at], list[at + 1]);
    t->focus = FOCUS_ORDER;
    t->order_at = at;
    t->order_from = sign ? -1 : at;
    return true;
}

/* Let go on another number: it stands above that one, or below, as it was carried. */
void order_release(struct tui *t, int line, int column)
{
    int list[NUMBERS_MAX], from = t->order_from;
    const struct board *b = t->session->now;
    bool sign;
    int to = from >= 0 && b->game->ordering ? number_at(t, line, column, &sign) : -1;
    t->order_from = -1;
    if (to < 0 || to == from)
        return;
    int n = (int)b->game->ordering->list(b, list, NUMBERS_MAX);
    if (from >= n || to >= n)
        return;
    int number = list[from];
    if (to < from)
        relate(t, number, list[to]);
    else
        relate(t, list[to], number);
    follow(t, number);
}
