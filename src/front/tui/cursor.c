/* cursor.c - the board's own keys. The cursor stands on cells, or on dots where edges are drawn;
 * a key becomes a press on a spot, and the game says what a press means. */
#include <ncurses.h>
#include <string.h>

#include "front/tui/tui.h"
#include "lattice/hex.h"

static const int8_t side_dx[] = {0, 1, 0, -1}, side_dy[] = {-1, 0, 1, 0};

static bool on_dots(const struct tui *t)
{
    return t->session->now->game->target == TARGET_EDGES;
}

static bool can_hold(const struct board *b, struct spot at)
{
    struct press press = {.at = at, .held = {-1, -1}, .button = BUTTON_MAIN};
    struct pressed out = {.hold = {-1, -1}};
    b->game->rules.press(b, &press, &out);
    return out.hold.x >= 0;
}

/* The piece to pick up that is nearest to the middle; the middle where there is none. */
static struct spot middle_of(const struct board *b)
{
    int w = board_width(b), h = board_height(b), nearest = INT16_MAX;
    struct spot best = spot_cell(h / 2, w / 2);
    for (int r = 0; r < h && face_of(b->game)->gesture == GESTURE_PIECE; r++)
        for (int c = 0; c < w; c++) {
            int far = (r - h / 2) * (r - h / 2) + (c - w / 2) * (c - w / 2);
            if (far < nearest && can_hold(b, spot_cell(r, c))) {
                nearest = far;
                best = spot_cell(r, c);
            }
        }
    return best;
}

/* The cell where a path stands, which is its start before the first step. */
static struct spot path_end(struct tui *t)
{
    struct work *w = &t->play->cli->work;
    struct arena_mark mark = arena_here(w->arena);
    struct scene scene = board_scene(t->session->now, 0, w->arena);
    struct spot end = {-1, -1};
    for (size_t i = 0; i < scene.n; i++) {
        const struct mark *m = &scene.out[i];
        if (m->shape == SHAPE_STEP)
            end = (struct spot){(int16_t)(m->at.x + 2 * hex_dc[m->value]),
                                (int16_t)(m->at.y + 2 * hex_dr[m->value])};
        else if (m->shape == SHAPE_CELL && m->role == ROLE_START && end.x < 0)
            end = m->at;
    }
    arena_release(w->arena, mark);
    return end;
}

bool cursor_is_end(struct tui *t, struct spot at)
{
    struct spot end = path_end(t);
    return end.x == at.x && end.y == at.y;
}

/* Where the first press may be: at the end of a path, on a piece, on the first cell or dot. */
void cursor_home(struct tui *t)
{
    enum gesture gesture = face_of(t->session->now->game)->gesture;
    bool pieces = gesture == GESTURE_PIECE || gesture == GESTURE_PLACE;
    t->canvas.top = t->canvas.left = 0;
    t->cursor = gesture == GESTURE_PATH ? path_end(t)
                : pieces                ? middle_of(t->session->now)
                : on_dots(t)            ? spot_corner(0, 0)
                                        : spot_cell(0, 0);
    if (t->cursor.x < 0) /* no memory to look */
        t->cursor = spot_cell(0, 0);
}

/* ---- presses ---- */

/* What is refused is said; everything else may have changed the board. */
static void press(struct tui *t, struct spot at, int button)
{
    int w = 2 * board_width(t->session->now), h = 2 * board_height(t->session->now);
    /* beyond the board is over its border */
    at.x = (int16_t)(at.x < 0 ? 0 : at.x > w ? w : at.x);
    at.y = (int16_t)(at.y < 0 ? 0 : at.y > h ? h : at.y);
    tui_do_at(t, "press", at, button == BUTTON_OTHER ? "1" : "0");
    action_done(t);
}

/* Points make a wrong placement costly: it is shown first and played by Enter or in a while. */
static bool wants_preview(const struct tui *t)
{
    const struct board *b = t->session->now;
    return board_is_duel(b) && b->game->duel->move_points && session_to_move(t->session) >= 0;
}

static void show_preview(struct tui *t, struct spot at, int button)
{
    bool same = t->preview && at.x == t->cursor.x && at.y == t->cursor.y;
    struct press press = {.at = at, .held = {-1, -1}, .button = button};
    struct pressed out = {.hold = {-1, -1}};
    const struct rules *rules = &t->session->now->game->rules;
    if (same)
        press.button = t->preview_button == BUTTON_MAIN ? BUTTON_OTHER : BUTTON_MAIN;
    rules->press(t->session->now, &press, &out);
    const char *why = out.times ? rules->refusal(t->session->now, out.move) : out.why;
    if (why) {
        tui_say(t, "%s", why);
        return;
    }
    t->cursor = at;
    t->preview = true;
    t->preview_button = press.button;
    t->preview_until = t->preview_us < 0 ? INT64_MAX : clock_us() + t->preview_us;
}

void cursor_commit(struct tui *t)
{
    if (!t->preview)
        return;
    t->preview = false;
    press(t, t->cursor, t->preview_button);
}

/* Is a person to move? A press lets a waiting CPU go on instead. */
static bool may_press(struct tui *t)
{
    if (session_status(t->session) != STATUS_OPEN && board_is_duel(t->session->now)) {
        tui_say(t, "the game is over: n begins another, z takes back");
        return false;
    }
    if (!session_cpu_to_move(t->session))
        return true;
    tui_say(t, "it is the CPU's turn");
    return false;
}

void cursor_press(struct tui *t, struct spot at, int button)
{
    tui_say(t, "%s", "");
    if (t->placing) {
        tui_do_at(t, "block", at, "");
        action_done(t);
        return;
    }
    if (!may_press(t))
        return;
    if (wants_preview(t))
        show_preview(t, at, button);
    else
        press(t, at, button);
}

void cursor_type(struct tui *t, struct spot cell, char typed)
{
    tui_say(t, "%s", "");
    char text[] = {typed, '\0'};
    if (may_press(t)) {
        tui_do_at(t, "type", cell, typed == TYPED_CLEAR ? "clear" : text);
        action_done(t);
    }
}

/* ---- edges ---- */

bool cursor_shows(struct tui *t, struct spot at, enum shape shape)
{
    struct work *w = &t->play->cli->work;
    struct arena_mark mark = arena_here(w->arena);
    struct scene scene = board_scene(t->session->now, 0, w->arena);
    bool found = false;
    for (size_t i = 0; i < scene.n && !found; i++) {
        const struct mark *m = &scene.out[i];
        found = m->at.x == at.x && m->at.y == at.y && m->shape == shape;
    }
    arena_release(w->arena, mark);
    return found;
}

static bool is_inside(const struct tui *t, struct spot s)
{
    const struct board *b = t->session->now;
    return s.x >= 0 && s.y >= 0 && s.x <= 2 * board_width(b) && s.y <= 2 * board_height(b);
}

static void step(struct tui *t, enum side side)
{
    struct spot to = {(int16_t)(t->cursor.x + 2 * side_dx[side]),
                      (int16_t)(t->cursor.y + 2 * side_dy[side])};
    if (is_inside(t, to))
        t->cursor = to;
}

/* The edge from the dot under the cursor; the cursor follows a line it draws. */
static void press_edge(struct tui *t, enum side side, enum pending what)
{
    struct spot edge = {(int16_t)(t->cursor.x + side_dx[side]),
                        (int16_t)(t->cursor.y + side_dy[side])};
    t->pending = PENDING_NONE;
    if (!is_inside(t, edge)) {
        tui_say(t, "there is no edge that way");
        return;
    }
    bool line = cursor_shows(t, edge, SHAPE_LINE), cross = cursor_shows(t, edge, SHAPE_CROSS);
    if (what == PENDING_CLEAR && !line && !cross) {
        tui_say(t, "the edge is empty already");
        return;
    }
    bool other = what == PENDING_CROSS || (what == PENDING_CLEAR && cross);
    cursor_press(t, edge, other ? BUTTON_OTHER : BUTTON_MAIN);
    if (what == PENDING_LINE)
        step(t, side);
}

/* A note on the cell that lies there or right below. */
void cursor_shade(struct tui *t, struct spot near, bool inside)
{
    const struct board *b = t->session->now;
    int r = near.y / 2, c = near.x / 2;
    r = r < board_height(b) ? r : board_height(b) - 1;
    c = c < board_width(b) ? c : board_width(b) - 1;
    tui_do_at(t, "shade", spot_cell(r, c), inside ? "inside" : "outside");
    action_done(t);
}

/* ---- keys ---- */

static void go(struct tui *t, enum side side)
{
    struct spot held = t->session->held;
    if (t->pending) {
        press_edge(t, side, t->pending);
        return;
    }
    t->preview = false;
    if (held.x >= 0) { /* a piece in hand goes that way at once */
        struct spot to = {(int16_t)(held.x + 2 * side_dx[side]),
                          (int16_t)(held.y + 2 * side_dy[side])};
        size_t before = t->session->steps.at;
        cursor_press(t, to, BUTTON_MAIN);
        if (t->session->steps.at != before && is_inside(t, to))
            t->cursor = to;
        return;
    }
    step(t, side);
}

/* To the ends of the row; up and down as far as the window shows. */
static void leap(struct tui *t, int key)
{
    const struct geometry *g = &t->canvas.geometry;
    bool flat = key == KEY_HOME || key == KEY_END, back = key == KEY_HOME || key == KEY_PPAGE;
    int page = t->canvas.lines / g->lines_each - 1;
    enum side side = flat ? (back ? SIDE_W : SIDE_E) : back ? SIDE_N : SIDE_S;
    t->pending = PENDING_NONE;
    t->preview = false;
    for (int n = flat ? g->w : page > 1 ? page : 1; n > 0; n--)
        step(t, side);
}

static void wait_for(struct tui *t, enum pending what, const char *sentence)
{
    if (!on_dots(t))
        return;
    t->pending = what;
    tui_say(t, "%s", sentence);
}

static void action_here(struct tui *t, bool enter)
{
    if (t->preview && enter)
        cursor_commit(t);
    else if (t->paused && session_cpu_to_move(t->session) && !enter)
        t->step_once = true;
    else if (on_dots(t))
        wait_for(t, PENDING_LINE, "line: which way? (arrow)");
    else
        cursor_press(t, t->cursor, BUTTON_MAIN);
}

static void clear_here(struct tui *t)
{
    if (t->preview) {
        t->preview = false;
    } else if (t->session->held.x >= 0) {
        tui_do(t, "drop");
    } else if (on_dots(t)) {
        wait_for(t, PENDING_CLEAR, "clear: which way? (arrow)");
    } else {
        cursor_type(t, t->cursor, TYPED_CLEAR);
    }
}

bool cursor_key(struct tui *t, int key)
{
    static const int arrows[] = {KEY_UP, KEY_RIGHT, KEY_DOWN, KEY_LEFT};
    static const int shifted[] = {KEY_SR, KEY_SRIGHT, KEY_SF, KEY_SLEFT};
    for (int side = 0; side < 4; side++) {
        if (key == arrows[side]) {
            go(t, (enum side)side);
            return true;
        }
        if (key == shifted[side]) {
            if (on_dots(t))
                press_edge(t, (enum side)side, PENDING_LINE);
            else
                go(t, (enum side)side);
            return true;
        }
    }
    switch (key) {
    case KEY_HOME:
    case KEY_END:
    case KEY_PPAGE:
    case KEY_NPAGE:
        leap(t, key);
        return true;
    case '\r':
    case KEY_ENTER:
    case ' ':
        action_here(t, key != ' ');
        return true;
    case KEY_BACKSPACE:
    case KEY_DC:
    case 127:
    case 8:
        clear_here(t);
        return true;
    case 'i':
    case 'o':
        if (on_dots(t))
            cursor_shade(t, t->cursor, key == 'i');
        return on_dots(t);
    case 'l':
        wait_for(t, PENDING_LINE, "line: which way? (arrow)");
        return on_dots(t);
    case 'x':
        wait_for(t, PENDING_CROSS, "cross: which way? (arrow)");
        return on_dots(t);
    default:
        break;
    }
    if (key <= 0 || key > '~' || !strchr(face_of(t->session->now->game)->typed, key))
        return false;
    cursor_type(t, t->cursor, (char)key);
    return true;
}
