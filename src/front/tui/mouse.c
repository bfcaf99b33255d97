/* mouse.c - clicks: a control of the panel, or a place of the board. The right button is the other
 * way of pressing, the wheel scrolls. Dragging goes on with what the press began: lines or their
 * removal along edges, a slash along a diagonal, a path over cells, a piece to where it is let go.
 */
#include "front/tui/tui.h"

static bool is_in(const struct area *a, int line, int column)
{
    return line >= a->top && line < a->top + a->lines && column >= a->left &&
           column < a->left + a->columns;
}

static bool same(struct spot a, struct spot b)
{
    return a.x == b.x && a.y == b.y;
}

/* Which of them is under the mouse; -1: none. */
static int control_at(const struct control *c, int n, const struct event *e)
{
    for (int i = 0; i < n; i++)
        if (c[i].line == e->line && e->column >= c[i].column &&
            e->column < c[i].column + c[i].width)
            return i;
    return -1;
}

static void click_panel(struct tui *t, const struct event *e)
{
    if (order_press(t, e->line, e->column))
        return;
    int at = control_at(t->control, t->controls, e);
    if (at < 0)
        return;
    enum tui_action act = (enum tui_action)t->control[at].act;
    t->control_at = at;
    if (t->panel_open)
        panel_toggle(t);
    action_do(t, act);
}

static void click_title(struct tui *t, const struct event *e)
{
    int at = control_at(t->title, t->titles, e);
    if (at >= 0 && t->title[at].act == ACTION_NONE)
        panel_toggle(t);
    else if (at >= 0)
        action_do(t, (enum tui_action)t->title[at].act);
}

/* ---- the board ---- */

static bool on_board(const struct tui *t, struct spot s)
{
    const struct board *b = t->session->now;
    return s.x >= 0 && s.y >= 0 && s.x <= 2 * board_width(b) && s.y <= 2 * board_height(b);
}

static enum shape edge_state(struct tui *t, struct spot s)
{
    return cursor_shows(t, s, SHAPE_LINE)    ? SHAPE_LINE
           : cursor_shows(t, s, SHAPE_CROSS) ? SHAPE_CROSS
                                             : SHAPE_CELL;
}

static void click_board(struct tui *t, const struct event *e)
{
    enum target target = t->session->now->game->target; /* the press may load another board */
    enum gesture gesture = face_of(t->session->now->game)->gesture;
    struct spot s = picture_spot(t, e->line, e->column);
    bool inside = on_board(t, s), held = t->session->held.x >= 0;
    bool other = e->other;
    t->focus = FOCUS_BOARD;
    t->pending = PENDING_NONE;
    if (!inside && !held)
        return;
    if (target == TARGET_EDGES && t->tool == TOOL_SHADE) {
        cursor_shade(t, picture_cell(t, e->line, e->column), !other);
        return;
    }
    if (target == TARGET_EDGES && t->tool == TOOL_CROSS)
        other = !other;
    if (target == TARGET_CELLS && inside && !(t->preview && same(t->cursor, s))) {
        t->preview = false;
        t->cursor = s;
    }
    t->drag = (struct drag){.on = true, .at = s};
    t->drag.late = gesture == GESTURE_PATH && cursor_is_end(t, s);
    if (!t->drag.late)
        cursor_press(t, s, other ? BUTTON_OTHER : BUTTON_MAIN);
    if (target == TARGET_EDGES)
        t->drag.state = edge_state(t, s);
}

static void drag_edge(struct tui *t, struct spot s)
{
    enum shape now = edge_state(t, s), want = t->drag.state;
    bool other = want == SHAPE_CROSS || (want == SHAPE_CELL && now == SHAPE_CROSS);
    if (now != want)
        cursor_press(t, s, other ? BUTTON_OTHER : BUTTON_MAIN);
    t->drag.at = s;
}

static void draw_slash(struct tui *t, struct spot s, bool rise)
{
    if (!cursor_shows(t, s, rise ? SHAPE_RISE : SHAPE_FALL))
        cursor_type(t, s, rise ? '/' : '\\');
}

/* From a cell to one that touches its corner. */
static void drag_slash(struct tui *t, struct spot s)
{
    int dx = s.x - t->drag.at.x, dy = s.y - t->drag.at.y;
    bool corner = (dx == 2 || dx == -2) && (dy == 2 || dy == -2);
    bool beside = !corner && dx >= -2 && dx <= 2 && dy >= -2 && dy <= 2;
    if (corner) {
        draw_slash(t, t->drag.at, dx != dy);
        draw_slash(t, s, dx != dy);
    }
    if (!beside)
        t->drag.at = s;
}

static void drag_board(struct tui *t, const struct event *e)
{
    enum gesture gesture = face_of(t->session->now->game)->gesture;
    struct spot s = picture_spot(t, e->line, e->column);
    if (!t->drag.on || !on_board(t, s) || same(s, t->drag.at) || board_is_duel(t->session->now))
        return;
    if (gesture == GESTURE_EDGES) {
        if (!picture_is_dot(t, e->line, e->column)) /* where four edges are equally near */
            drag_edge(t, s);
    } else if (gesture == GESTURE_PATH) {
        t->drag.at = t->cursor = s;
        t->drag.late = false;
        cursor_press(t, s, BUTTON_MAIN);
    } else if (gesture == GESTURE_SLASHES) {
        t->cursor = s;
        drag_slash(t, s);
    }
}

/* A piece in hand that was carried somewhere is put there. */
static void release(struct tui *t, const struct event *e)
{
    order_release(t, e->line, e->column);
    struct spot s = picture_spot(t, e->line, e->column);
    if (t->drag.on && t->session->held.x >= 0 && !same(s, t->session->held) && !same(s, t->drag.at))
        cursor_press(t, s, BUTTON_MAIN);
    if (t->drag.on && t->drag.late && same(s, t->drag.at))
        cursor_press(t, s, BUTTON_MAIN);
    t->drag.on = false;
}

static bool on_panel(const struct tui *t, const struct event *e)
{
    return (!t->folded || t->panel_open) && is_in(&t->panel, e->line, e->column);
}

/* The panel scrolls; the board does where it is larger than the window, with the cursor. */
static void wheel(struct tui *t, const struct event *e)
{
    const struct geometry *g = &t->canvas.geometry;
    bool back = e->mouse == MOUSE_WHEEL_UP || e->mouse == MOUSE_WHEEL_LEFT;
    bool flat = e->mouse == MOUSE_WHEEL_LEFT || e->mouse == MOUSE_WHEEL_RIGHT;
    int by = back ? -2 : 2;
    int x = t->cursor.x + (flat ? by : 0), y = t->cursor.y + (flat ? 0 : by);
    bool larger = flat ? g->columns > t->canvas.columns : g->lines > t->canvas.lines;
    if (on_panel(t, e))
        panel_wheel(t, back ? -1 : 1);
    else if (larger && x >= 0 && y >= 0 && x <= 2 * g->w && y <= 2 * g->h)
        t->cursor = (struct spot){(int16_t)x, (int16_t)y};
}

static void press(struct tui *t, const struct event *e)
{
    t->drag.on = false;
    if (on_panel(t, e))
        click_panel(t, e);
    else if (e->line == 0)
        click_title(t, e);
    else if (t->panel_open)
        panel_toggle(t);
    else if (is_in(&t->board, e->line, e->column))
        click_board(t, e);
}

void mouse_act(struct tui *t, const struct event *e)
{
    switch (e->mouse) {
    case MOUSE_PRESS:
        press(t, e);
        break;
    case MOUSE_DRAG:
        drag_board(t, e);
        break;
    case MOUSE_RELEASE:
        release(t, e);
        break;
    case MOUSE_WHEEL_UP:
    case MOUSE_WHEEL_DOWN:
    case MOUSE_WHEEL_LEFT:
    case MOUSE_WHEEL_RIGHT:
        wheel(t, e);
        break;
    }
}
