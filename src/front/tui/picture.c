/* picture.c - the board on the screen: the scene of the session laid on a canvas, names along the
 * left and below, the cursor, what is held and where it may go. */
#include <ncurses.h>
#include <string.h>

#include "front/tui/tui.h"
#include "session/points.h"

/* ---- which part shows ---- */

static int margin_of(const struct board *b)
{
    int h = board_height(b);
    return h > 99 ? 4 : h > 9 ? 3 : 2;
}

/* The part of the area for the board itself, and how large it is drawn. */
static struct area place_board(struct tui *t, struct geometry *g)
{
    const struct board *b = t->session->now;
    int margin = margin_of(b);
    struct area a = {t->board.top, t->board.left + margin, t->board.lines - 1,
                     t->board.columns - margin - 1};
    int zoom = t->zoom ? t->zoom : ZOOM_MAX;
    *g = geometry_of(b, zoom);
    while (!t->zoom && zoom > ZOOM_MIN && (g->lines > a.lines || g->columns > a.columns))
        *g = geometry_of(b, --zoom);
    if (g->columns < a.columns) {
        a.left += (a.columns - g->columns) / 2;
        a.columns = g->columns;
    }
    if (g->lines < a.lines) {
        a.top += (a.lines - g->lines) / 2;
        a.lines = g->lines;
    }
    return a;
}

/* The cursor stays in sight with a cell around it. */
static int scroll_to(int first, int shown, int whole, int at, int each)
{
    if (at - each < first)
        first = at - each;
    if (at + each >= first + shown)
        first = at + each - shown + 1;
    if (first > whole - shown)
        first = whole - shown;
    return first < 0 ? 0 : first;
}

/* ---- the cursor and what is in hand ---- */

static bool is_cell(struct spot s)
{
    return s.x % 2 && s.y % 2;
}

/* What is wrong and who placed it stay in sight. */
static void draw_bracket(struct character_canvas *c, int line, int column, const char *bracket)
{
    const struct character_place *p = character_canvas_at(c, line, column);
    if (p && p->glyph[0] != '!' && strcmp(p->glyph, glyphs_glyph(c->ascii, GLYPH_OWNED)) != 0)
        character_canvas_put(c, line, column, bracket, ROLE_CLUE);
}

static void draw_cursor(struct tui *t)
{
    struct character_canvas *c = &t->canvas;
    const struct geometry *g = &c->geometry;
    int line = geometry_line(g, t->cursor), column = geometry_column(g, t->cursor);
    int reach = is_cell(t->cursor) ? g->columns_each / 2 - 1 : 0;
    if (reach) {
        draw_bracket(c, line, column - reach, "[");
        draw_bracket(c, line, column + reach, "]");
    }
    struct character_place *p = character_canvas_at(c, line, column);
    if (p && !reach && !p->heavy)
        character_canvas_put(c, line, column, glyphs_glyph(c->ascii, GLYPH_CURSOR), ROLE_CLUE);
    for (int x = column - reach; x <= column + reach; x += reach ? 2 * reach : 1)
        if ((p = character_canvas_at(c, line, x)) && t->focus == FOCUS_BOARD)
            p->reverse = true; /* what stands between the two keeps its own look */
}

/* Where a held piece may go: tried, not known. */
static void draw_targets(struct tui *t)
{
    static const int8_t dx[] = {0, 2, 0, -2}, dy[] = {-2, 0, 2, 0};
    const struct board *b = t->session->now;
    struct spot held = t->session->held;
    struct character_canvas *c = &t->canvas;
    for (int d = 0; held.x >= 0 && d < 4; d++) {
        struct spot to = {(int16_t)(held.x + dx[d]), (int16_t)(held.y + dy[d])};
        struct press press = {.at = to, .held = held, .button = BUTTON_MAIN};
        struct pressed out = {.hold = {-1, -1}};
        b->game->rules.press(b, &press, &out);
        if (!out.times || b->game->rules.refusal(b, out.move))
            continue;
        bool outside =
            to.x < 0 || to.y < 0 || to.x > 2 * board_width(b) || to.y > 2 * board_height(b);
        if (outside) /* the gate itself */
            to = (struct spot){(int16_t)(held.x + dx[d] / 2), (int16_t)(held.y + dy[d] / 2)};
        character_canvas_put(c, geometry_line(&c->geometry, to), geometry_column(&c->geometry, to),
                       glyphs_glyph(c->ascii, GLYPH_TARGET), ROLE_HELD);
    }
}

/* Discs that a press under the cursor would turn over. */
static void draw_flips(struct tui *t)
{
    const struct board *b = t->session->now;
    struct spot flip[64];
    struct press press = {.at = t->cursor, .held = {-1, -1}, .button = BUTTON_MAIN};
    struct pressed out = {.hold = {-1, -1}};
    struct character_canvas *c = &t->canvas;
    if (!b->game->duel || !b->game->duel->flips || session_to_move(t->session) < 0)
        return;
    b->game->rules.press(b, &press, &out);
    if (!out.times || b->game->rules.refusal(b, out.move))
        return;
    size_t n = b->game->duel->flips(b, out.move, flip, 64);
    for (size_t i = 0; i < n && i < 64; i++) {
        int line = geometry_line(&c->geometry, flip[i]),
            column = geometry_column(&c->geometry, flip[i]);
        character_canvas_put(c, line, column - 1, "<", ROLE_HINT);
        character_canvas_put(c, line, column + 1, ">", ROLE_HINT);
    }
}

/* ---- the scene ---- */

static bool is_solved(const struct tui *t)
{
    return t->session->now->game->rules.status(t->session->now) == STATUS_SOLVED;
}

static unsigned shading_of(const struct game *g)
{
    for (int i = 0; g->assists && g->assists->list[i].name; i++)
        if (strcmp(g->assists->list[i].name, "shade") == 0)
            return 1u << i;
    return 0;
}

/* The session as it is shown: after the placement that is being considered; with the places that
 * Check was asked for; and a finished loop with its inside filled. */
static void as_shown(struct tui *t, struct session *shown, struct work *w)
{
    const struct rules *rules = &t->session->now->game->rules;
    struct press press = {.at = t->cursor, .held = {-1, -1}, .button = t->preview_button};
    struct pressed out = {.hold = {-1, -1}};
    (void)tui_view(t);
    *shown = *t->session;
    if (t->preview || t->answer || (t->checked_where && tui_is_checked(t)) || is_solved(t))
        shown->view = NULL; /* another one is made for this picture */
    if (t->checked_where && tui_is_checked(t))
        shown->marking = MARKING_SOLUTION;
    if (is_solved(t) || t->answer)
        shown->assists |= shading_of(shown->now->game);
    if (!t->preview)
        return;
    rules->press(shown->now, &press, &out);
    struct board *b = arena_take(w->arena, 1, rules->size(&shown->now->variant));
    if (!b || !out.times || rules->refusal(shown->now, out.move))
        return;
    board_copy(b, shown->now);
    rules->play(b, out.move);
    shown->now = b;
}

/* A solution says what is a line and what lies inside; that is enough. */
static size_t without_rest(struct mark *marks, size_t n, bool crosses)
{
    size_t kept = 0;
    for (size_t i = 0; i < n; i++)
        if (marks[i].role != ROLE_OUTSIDE && !(crosses && marks[i].shape == SHAPE_CROSS))
            marks[kept++] = marks[i];
    return kept;
}

/* A dot in what the second side placed for points. */
static void draw_owned(struct tui *t)
{
    const struct board *b = t->session->now;
    const struct view *v = tui_view(t);
    struct character_canvas *c = &t->canvas;
    const struct geometry *g = &c->geometry;
    int wide = board_width(b), cells = wide * board_height(b);
    if (!v || !v->is_duel || !v->has_points)
        return;
    for (int i = 0; i < cells; i++) {
        struct spot cell = spot_cell(i / wide, i % wide);
        int line = geometry_line(g, cell);
        int column = geometry_column(g, cell) + g->columns_each / 2 - 1;
        struct character_place *p = character_canvas_at(c, line, column);
        if (v->points.owner[i] == 2 && p)
            character_canvas_put(c, line, column, glyphs_glyph(c->ascii, GLYPH_OWNED),
                           p->role == ROLE_LAST ? ROLE_LAST : ROLE_SECOND);
    }
}

static void show(struct tui *t)
{
    struct character_canvas *c = &t->canvas;
    for (int y = 0; y < c->lines; y++)
        for (int x = 0; x < c->columns; x++) {
            const struct character_place *p = &c->place[y * c->columns + x];
            bool lines = p->heavy || (p->light && !p->glyph[0]);
            const char *glyph = lines
                                    ? glyphs_box(c->ascii, p->heavy, p->heavy ? p->heavy : p->light)
                                : p->glyph[0] ? p->glyph
                                              : " ";
            int look = roles_look(t->color, p->role) | (p->reverse ? (int)A_REVERSE : 0);
            if (lines || p->glyph[0] || p->reverse)
                layout_text_put(t->at.top + y, t->at.left + x, 2, look, glyph);
        }
}

static void draw_scene(struct tui *t)
{
    struct work *w = &t->play->cli->work;
    struct arena_mark mark = arena_here(w->arena);
    struct session shown;
    as_shown(t, &shown, w);
    const struct view *v = session_view(&shown, w);
    size_t n = v ? v->marks : 0;
    struct mark *marks = arena_take(w->arena, n + 1, sizeof *marks);
    struct character_canvas *c = &t->canvas;
    c->place = arena_take(w->arena, (size_t)c->lines * (size_t)c->columns + 1, sizeof *c->place);
    if (marks && c->place) {
        memcpy(marks, v ? v->mark : marks, n * sizeof *marks);
        if (t->answer || is_solved(t))
            n = without_rest(marks, n, t->answer);
        if (c->geometry.hex)
            hexes_draw(c, marks, n);
        else
            squares_draw(c, shown.now, marks, n);
        squares_draw_overlay(c, marks, n);
        draw_owned(t);
        draw_targets(t);
        draw_flips(t);
        draw_cursor(t);
        show(t);
    }
    c->place = NULL;
    if (shown.view != t->session->view)
        view_free(&shown);
    arena_release(w->arena, mark);
}

/* ---- names ---- */

static void draw_names(struct tui *t)
{
    const struct character_canvas *c = &t->canvas;
    const struct geometry *g = &c->geometry;
    char name[16];
    for (int r = 0; r < g->h; r++) {
        int line = geometry_line(g, spot_cell(r, 0)) - c->top;
        int wall = g->hex ? geometry_column(g, spot_cell(r, 0)) - g->columns_each / 2 - c->left : 0;
        snprintf(name, sizeof name, "%d", g->h - r);
        int left = t->at.left + (wall > 0 ? wall : 0) - 1 - (int)strlen(name);
        if (line >= 0 && line < c->lines && left >= 0)
            layout_text_put(t->at.top + line, left, 4, roles_look(t->color, ROLE_GRID), name);
    }
    for (int k = 0; k < g->w; k++) {
        struct writer w = writer_to(name, sizeof name - 1);
        int column = geometry_column(g, spot_cell(g->h - 1, k)) - c->left;
        spot_write_name(&w, k, 1);
        name[w.n - 1] = '\0';
        bool bottom = !g->hex || c->top + c->lines >= g->lines;
        if (bottom && column >= 0 && column + (int)strlen(name) <= c->columns)
            layout_text_put(t->at.top + c->lines, t->at.left + column, 4,
                            roles_look(t->color, ROLE_GRID), name);
    }
}

/* At the rim of a board that is larger than the window. */
static void draw_more(const struct tui *t)
{
    const struct character_canvas *c = &t->canvas;
    const struct geometry *g = &c->geometry;
    int left = t->board.left, right = left + t->board.columns - 1;
    int top = t->at.top, names = top + c->lines;
    const struct {
        bool more;
        int line, column;
        enum glyph glyph;
    } mark[] = {{c->top > 0, top, left, GLYPH_MORE_UP},
                {c->top + c->lines < g->lines, names - 1, left, GLYPH_MORE_DOWN},
                {c->left > 0, names, left, GLYPH_MORE_LEFT},
                {c->left + c->columns < g->columns, names, right, GLYPH_MORE_RIGHT}};
    for (int i = 0; i < 4; i++)
        if (mark[i].more)
            layout_text_put(mark[i].line, mark[i].column, 1, A_BOLD,
                            glyphs_glyph(t->ascii, mark[i].glyph));
}

void picture_draw(struct tui *t)
{
    struct character_canvas *c = &t->canvas;
    c->ascii = t->ascii;
    t->at = place_board(t, &c->geometry);
    const struct geometry *g = &c->geometry;
    c->lines = t->at.lines;
    c->columns = t->at.columns;
    c->top = scroll_to(c->top, c->lines, g->lines, geometry_line(g, t->cursor), g->lines_each);
    c->left =
        scroll_to(c->left, c->columns, g->columns, geometry_column(g, t->cursor), g->columns_each);
    if (c->lines > 0 && c->columns > 0)
        draw_scene(t);
    draw_names(t);
    draw_more(t);
}

void picture_draw_cursor(struct tui *t)
{
    const struct character_canvas *c = &t->canvas;
    int line = geometry_line(&c->geometry, t->cursor) - c->top;
    int column = geometry_column(&c->geometry, t->cursor) - c->left;
    bool here = t->focus == FOCUS_BOARD && line >= 0 && column >= 0 && line < c->lines &&
                column < c->columns;
    curs_set(here && !t->panel_open);
    if (here)
        move(t->at.top + line, t->at.left + column);
}

/* A corner of the grid, on boards of squares. */
bool picture_is_dot(const struct tui *t, int line, int column)
{
    const struct geometry *g = &t->canvas.geometry;
    return (line - t->at.top + t->canvas.top) % g->lines_each == 0 &&
           (column - t->at.left + t->canvas.left) % g->columns_each == 0;
}

struct spot picture_spot(const struct tui *t, int line, int column)
{
    return geometry_spot(&t->canvas.geometry, t->session->now->game->target,
                         line - t->at.top + t->canvas.top, column - t->at.left + t->canvas.left);
}

struct spot picture_cell(const struct tui *t, int line, int column)
{
    return geometry_spot(&t->canvas.geometry, TARGET_CELLS, line - t->at.top + t->canvas.top,
                         column - t->at.left + t->canvas.left);
}
