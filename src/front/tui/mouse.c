/* mouse.c - clicks: a control of the panel, or a place of the board. The right button is the other
 * way of pressing, the wheel scrolls. */
#include "front/tui/mouse.h"

/* A press and a release that come together make one KEY_MOUSE, and the release is found first. */
bool mouse_take(MEVENT *out)
{
    MEVENT e;
    bool found = false;
    while (getmouse(&e) == OK)
        if (e.bstate & (BUTTON1_PRESSED | BUTTON3_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED)) {
            *out = e;
            found = true;
        }
    return found;
}

static bool is_in(const struct area *a, int line, int column)
{
    return line >= a->top && line < a->top + a->lines && column >= a->left &&
           column < a->left + a->columns;
}

static void click_panel(struct tui *t, const MEVENT *e)
{
    for (int i = 0; i < t->controls; i++)
        if (t->control[i].line == e->y) {
            t->control_at = i;
            act_do(t, (enum act)t->control[i].act);
            return;
        }
}

static void click_board(struct tui *t, const MEVENT *e)
{
    const struct board *b = t->session->now;
    struct spot s = picture_spot(t, e->y, e->x);
    bool inside = s.x >= 0 && s.y >= 0 && s.x <= 2 * board_width(b) && s.y <= 2 * board_height(b);
    bool held = t->session->held.x >= 0;
    t->focus = FOCUS_BOARD;
    t->pending = PENDING_NONE;
    if (!inside && !held)
        return;
    if (b->game->target == TARGET_CELLS && inside &&
        !(t->preview && t->cursor.x == s.x && t->cursor.y == s.y)) {
        t->preview = false;
        t->cursor = s;
    }
    cursor_press(t, s, e->bstate & BUTTON3_PRESSED ? BUTTON_OTHER : BUTTON_MAIN);
}

static void wheel(struct tui *t, int lines)
{
    const struct geometry *g = &t->canvas.geometry;
    int to = t->cursor.y + (lines > 0 ? 2 : -2);
    if (g->lines > t->canvas.lines && to >= 0 && to <= 2 * g->h)
        t->cursor.y = (int16_t)to;
}

void mouse_act(struct tui *t)
{
    MEVENT e = {0};
    if (!mouse_take(&e))
        return;
    if (e.bstate & (BUTTON4_PRESSED | BUTTON5_PRESSED))
        wheel(t, e.bstate & BUTTON5_PRESSED ? 1 : -1);
    else if ((!t->folded || t->panel_open) && is_in(&t->panel, e.y, e.x))
        click_panel(t, &e);
    else if (t->panel_open)
        t->panel_open = false;
    else if (is_in(&t->board, e.y, e.x))
        click_board(t, &e);
}
