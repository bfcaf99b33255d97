/* picture.c - what the page draws: marks, the places that may be pressed now, and cells in words.
 */
#include "core/face.h"
#include "core/position.h"
#include "front/page/page.h"
#include "session/describe.h"

static const char *const shape_names[SHAPE_COUNT] = {
    [SHAPE_CELL] = "cell",     [SHAPE_DOT] = "dot",     [SHAPE_LINE] = "line",
    [SHAPE_CROSS] = "cross",   [SHAPE_RISE] = "rise",   [SHAPE_FALL] = "fall",
    [SHAPE_DISC] = "disc",     [SHAPE_ARROW] = "arrow", [SHAPE_NUMBER] = "number",
    [SHAPE_LETTER] = "letter", [SHAPE_STEP] = "step",
};

static const char *const role_names[ROLE_COUNT] = {
    [ROLE_GRID] = "grid",       [ROLE_CLUE] = "clue",     [ROLE_PLAYED] = "played",
    [ROLE_FIRST] = "first",     [ROLE_SECOND] = "second", [ROLE_BLOCKED] = "blocked",
    [ROLE_EDGE] = "edge",       [ROLE_GRAY] = "gray",     [ROLE_START] = "start",
    [ROLE_END] = "end",         [ROLE_PATH] = "path",     [ROLE_LAST] = "last",
    [ROLE_HELD] = "held",       [ROLE_TRIAL] = "trial",   [ROLE_MET] = "met",
    [ROLE_FLAW] = "flaw",       [ROLE_HINT] = "hint",     [ROLE_INSIDE] = "inside",
    [ROLE_OUTSIDE] = "outside",
};

static void write_names(struct jsonw *j, const char *key, const char *const *names, size_t n)
{
    jsonw_key(j, key);
    jsonw_open(j, '[');
    for (size_t i = 0; i < n; i++)
        jsonw_text(j, names[i] ? names[i] : "");
    jsonw_close(j, ']');
}

void picture_names(struct jsonw *j)
{
    write_names(j, "shapes", shape_names, SHAPE_COUNT);
    write_names(j, "roles", role_names, ROLE_COUNT);
}

const char *role_name(enum role role)
{
    return role_names[role];
}

static void write_marks(struct jsonw *j, const struct mark *mark, size_t n)
{
    jsonw_key(j, "marks");
    jsonw_open(j, '[');
    for (size_t i = 0; i < n; i++) {
        jsonw_number(j, mark[i].at.x);
        jsonw_number(j, mark[i].at.y);
        jsonw_number(j, mark[i].shape);
        jsonw_number(j, mark[i].role);
        jsonw_number(j, mark[i].value);
    }
    jsonw_close(j, ']');
}

void picture_session(struct page *p, struct jsonw *j)
{
    struct arena_mark mark = arena_here(&p->arena);
    size_t n = session_scene(&p->session, NULL, 0, &p->work);
    struct mark *marks = arena_take(&p->arena, n + 1, sizeof *marks);
    if (marks)
        session_scene(&p->session, marks, n, &p->work);
    write_marks(j, marks, marks ? n : 0);
    arena_release(&p->arena, mark);
}

/* A board apart from the session: what it is, and its marks. */
void picture_board(struct page *p, const struct board *b, struct jsonw *j)
{
    struct arena_mark mark = arena_here(&p->arena);
    struct scene scene = board_scene(b, 0, &p->arena);
    json_pair(j, "game", b->game->name);
    json_pair(j, "lattice", b->game->lattice == LATTICE_HEX ? "hex" : "square");
    json_count(j, "width", board_width(b));
    json_count(j, "height", board_height(b));
    json_pair(j, "status", status_name(b->game->rules.status(b)));
    write_marks(j, scene.out, scene.n);
    arena_release(&p->arena, mark);
}

/* Would a press here, with what is held, play a legal move? */
static bool may_press(const struct session *s, struct spot at)
{
    struct press press = {.at = at, .held = s->held, .button = BUTTON_MAIN};
    struct pressed out = {.hold = {-1, -1}};
    s->now->game->rules.press(s->now, &press, &out);
    return out.times && !s->now->game->rules.refusal(s->now, out.move);
}

/* Only where not every place may be pressed. */
void picture_targets(struct page *p, struct jsonw *j)
{
    const struct session *s = &p->session;
    enum gesture gesture = face_of(s->now->game)->gesture;
    bool few = (gesture == GESTURE_PLACE || gesture == GESTURE_PATH || gesture == GESTURE_PIECE) &&
               session_status(s, &p->work) == STATUS_OPEN;
    bool borders = s->held.x >= 0;
    int wide = 2 * board_width(s->now), high = 2 * board_height(s->now);
    jsonw_key(j, "targets");
    jsonw_open(j, '[');
    for (int y = 0; few && y <= high; y++)
        for (int x = 0; x <= wide; x++) {
            struct spot at = {(int16_t)x, (int16_t)y};
            bool cell = x % 2 && y % 2, border = x == 0 || y == 0 || x == wide || y == high;
            if (!(cell || (borders && border && (x % 2 || y % 2))) || !may_press(s, at))
                continue;
            jsonw_number(j, x);
            jsonw_number(j, y);
        }
    jsonw_close(j, ']');
}

/* ---- in words ---- */

/* What leads away from a dot, and the number right below it: "dot b3: line right; cell b2 has 3".
 */
static void label_dot(struct page *p, struct spot at, const struct mark *mark, size_t n,
                      struct writer *out)
{
    int h = board_height(p->session.now), clue = -1;
    bool any = false;
    writer_text(out, "dot ");
    spot_write(out, h, at);
    writer_char(out, ':');
    for (size_t i = 0; i < n; i++) {
        int dx = mark[i].at.x - at.x, dy = mark[i].at.y - at.y;
        bool edge = mark[i].shape == SHAPE_LINE || mark[i].shape == SHAPE_CROSS;
        if (dx == 1 && dy == 1 && mark[i].shape == SHAPE_NUMBER)
            clue = mark[i].value;
        if (!edge || dx * dx + dy * dy != 1)
            continue;
        writer_text(out, any ? ", " : " ");
        writer_text(out, mark[i].shape == SHAPE_LINE ? "line " : "cross ");
        writer_text(out, dx > 0 ? "right" : dx < 0 ? "left" : dy > 0 ? "down" : "up");
        any = true;
    }
    writer_text(out, any ? "" : " nothing yet");
    if (at.x < 2 * board_width(p->session.now) && at.y < 2 * h) {
        writer_text(out, "; cell ");
        cell_write(out, h, at.y / 2, at.x / 2);
        writer_text(out, clue >= 0 ? " has " : " has no number");
        if (clue >= 0)
            writer_number(out, clue);
    }
}

/* The label of any place: of a cell its words, of a dot what leads away from it. */
void label_spot(struct page *p, struct spot at, struct writer *out)
{
    struct arena_mark mark = arena_here(&p->arena);
    if (at.x % 2 && at.y % 2) {
        size_t n = out->n;
        describe_cell(&p->session, at.y / 2, at.x / 2, out, &p->work);
        out->n -= out->n > n; /* its line break */
    } else if (at.x % 2 == 0 && at.y % 2 == 0) {
        size_t n = session_scene(&p->session, NULL, 0, &p->work);
        struct mark *marks = arena_take(&p->arena, n + 1, sizeof *marks);
        if (marks) {
            session_scene(&p->session, marks, n, &p->work);
            label_dot(p, at, marks, n, out);
        }
    } else {
        spot_write(out, board_height(p->session.now), at);
    }
    arena_release(&p->arena, mark);
}

static void write_cells(struct page *p, struct jsonw *j)
{
    enum { ROW_ROOM = 1 << 14 };
    char *text = arena_take(&p->arena, 1, ROW_ROOM);
    for (int r = 0; text && r < board_height(p->session.now); r++) {
        struct writer w = writer_to(text, ROW_ROOM);
        describe_row(&p->session, r, &w, &p->work);
        struct reader in = reader_of(text, w.n < ROW_ROOM ? w.n : ROW_ROOM);
        for (int c = 0; c < board_width(p->session.now); c++) {
            jsonw_slice(j, reader_until(&in, '\n'));
            reader_skip(&in, '\n');
        }
    }
}

static void write_dots(struct page *p, struct jsonw *j)
{
    size_t n = session_scene(&p->session, NULL, 0, &p->work);
    struct mark *marks = arena_take(&p->arena, n + 1, sizeof *marks);
    if (!marks)
        return;
    session_scene(&p->session, marks, n, &p->work);
    for (int r = 0; r <= board_height(p->session.now); r++)
        for (int c = 0; c <= board_width(p->session.now); c++) {
            char text[160];
            struct writer w = writer_to(text, sizeof text);
            label_dot(p, spot_corner(r, c), marks, n, &w);
            jsonw_slice(j, (struct slice){text, w.n < w.cap ? w.n : w.cap});
        }
}

/* In reading order, of cells or, where edges are pressed, of dots; none on a large board. */
void picture_labels(struct page *p, struct jsonw *j)
{
    const struct board *b = p->session.now;
    struct arena_mark mark = arena_here(&p->arena);
    jsonw_key(j, "labels");
    jsonw_open(j, '[');
    if (board_width(b) * board_height(b) > LABELS_MAX)
        ;
    else if (b->game->target == TARGET_EDGES)
        write_dots(p, j);
    else
        write_cells(p, j);
    jsonw_close(j, ']');
    arena_release(&p->arena, mark);
}
