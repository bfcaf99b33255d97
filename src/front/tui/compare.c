/* compare.c - the board and its solution side by side, in a window of their own. Arrows scroll
 * both, any other key goes back. */
#include <ncurses.h>

#include "front/tui/tui.h"

/* One half of the window, with the session's board or another one. */
static void draw_half(struct tui *t, int left, int columns, struct board *b, const char *title)
{
    struct session *whole = t->session, shown = *whole;
    struct area kept = t->board;
    shown.view = NULL;
    if (b) {
        shown.now = b;
        shown.ladder = LADDER_NONE;
        shown.checkpoints = 0;
        shown.marking = MARKING_OFF;
        t->answer = true;
    }
    t->session = &shown;
    t->board = (struct area){2, left, LINES - 3, columns};
    layout_text_put(0, left + 1, columns - 1, A_BOLD, title);
    picture_draw(t);
    view_free(&shown);
    t->session = whole;
    t->answer = false;
    t->board = kept;
}

void compare_show(struct tui *t)
{
    bool preview = t->preview;
    enum focus focus = t->focus;
    t->preview = false;
    t->focus = FOCUS_PANEL; /* the board's cursor is not in use */
    for (;;) {
        int half = COLS / 2, top = t->canvas.top, left = t->canvas.left;
        erase();
        curs_set(0);
        draw_half(t, 0, half, NULL, "Board");
        t->canvas.top = top;
        t->canvas.left = left;
        draw_half(t, half, COLS - half, t->session->solution, "Solution");
        layout_text_put(LINES - 1, 1, COLS - 1, A_NORMAL, "arrows scroll, any other key goes back");
        struct event e = tui_event(t, -1);
        bool moved =
            e.key == KEY_UP || e.key == KEY_DOWN || e.key == KEY_LEFT || e.key == KEY_RIGHT;
        if (moved)
            cursor_key(t, e.key);
        else if (e.key != KEY_NOTHING && e.key != KEY_RESIZE &&
                 !(e.key == KEY_MOUSE && e.mouse != MOUSE_PRESS))
            break;
    }
    t->preview = preview;
    t->focus = focus;
}
