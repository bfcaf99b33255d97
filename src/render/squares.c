/* squares.c - boards of squares: areas first, then the grid, then what was played, numbers last.
 *
 * Boards played in cells have thin lines and a frame, boards played on edges have dots. A rim of
 * pale squares lies outside the frame. A finished loop is drawn in one go, its inside shaded.
 */
#include "render/diagram_parts.h"

static const int8_t side_dx[] = {0, 1, 0, -1}, side_dy[] = {-1, 0, 1, 0}; /* by enum side */

static bool is_cell(struct spot s)
{
    return s.x % 2 && s.y % 2;
}

/* ---- areas ---- */

/* Something marked: the cell, a ring round a corner, or a band along an edge. */
static void draw_overlay(const struct diagram_drawing *p, const struct mark *m)
{
    struct point at = diagram_point(p, m->at);
    color tint = p->theme->tint[m->role], ink = p->theme->ink[m->role];
    double u = p->u;
    if (is_cell(m->at)) {
        canvas_rect(p->canvas, at.x - u / 2, at.y - u / 2, u, u);
        canvas_fill(p->canvas, tint);
        canvas_rect(p->canvas, at.x - 0.43 * u, at.y - 0.43 * u, 0.86 * u, 0.86 * u);
        canvas_paint(p->canvas, (struct pen){.fill = COLOR_NONE,
                                             .stroke = ink,
                                             .width = 0.035 * u,
                                             .dash = m->role == ROLE_FLAW ? 0.1 * u : 0});
    } else if (m->at.x % 2 || m->at.y % 2) {
        double dx = m->at.x % 2 ? 0.32 * u : 0, dy = m->at.x % 2 ? 0 : 0.32 * u;
        canvas_segment(p->canvas, at.x - dx, at.y - dy, at.x + dx, at.y + dy);
        canvas_stroke(p->canvas, tint, 0.34 * u);
    } else {
        canvas_circle(p->canvas, at.x, at.y, 0.37 * u);
        canvas_paint(p->canvas, (struct pen){.fill = tint, .stroke = ink, .width = 0.035 * u});
    }
}

static void draw_areas(const struct diagram_drawing *p)
{
    const struct diagram *all = p->diagram;
    for (size_t i = 0; i < all->n && !canvas_stopped(p->canvas, i); i++) {
        const struct mark *m = &all->mark[i];
        if (m->shape != SHAPE_CELL)
            continue;
        if (m->layer == LAYER_OVERLAY) {
            draw_overlay(p, m);
        } else if (p->theme->tint[m->role] != COLOR_NONE) {
            struct point at = diagram_point(p, m->at);
            canvas_rect(p->canvas, at.x - p->u / 2, at.y - p->u / 2, p->u, p->u);
            canvas_fill(p->canvas, p->theme->tint[m->role]);
        }
    }
}

static void draw_blocked(const struct diagram_drawing *p)
{
    for (size_t i = 0; i < p->diagram->n && !canvas_stopped(p->canvas, i); i++) {
        const struct mark *m = &p->diagram->mark[i];
        if (m->shape != SHAPE_CELL || m->role != ROLE_BLOCKED)
            continue;
        struct point at = diagram_point(p, m->at);
        double r = p->u / 2;
        struct point corner[] = {
            {at.x - r, at.y - r}, {at.x + r, at.y - r}, {at.x + r, at.y + r}, {at.x - r, at.y + r}};
        diagram_hatch(p, corner, 4);
    }
}

/* ---- grid ---- */

/* How wide the rim of pale squares is: 0 or 1 cells. */
static int rim_of(const struct diagram_drawing *p)
{
    for (size_t i = 0; i < p->diagram->n; i++)
        if (p->diagram->mark[i].shape == SHAPE_CELL && p->diagram->mark[i].role == ROLE_EDGE)
            return 1;
    return 0;
}

static void draw_lines(const struct diagram_drawing *p, int rim, color ink, double width)
{
    double u = p->u, left = p->x + rim * u, top = p->y + rim * u;
    int w = p->w - 2 * rim, h = p->h - 2 * rim;
    for (int c = 0; c <= w; c++)
        canvas_segment(p->canvas, left + c * u, top, left + c * u, top + h * u);
    for (int r = 0; r <= h; r++)
        canvas_segment(p->canvas, left, top + r * u, left + w * u, top + r * u);
    canvas_stroke(p->canvas, ink, width);
}

static bool has_gates(const struct diagram_drawing *p)
{
    for (size_t i = 0; i < p->diagram->n; i++)
        if (p->diagram->mark[i].shape == SHAPE_LINE && p->diagram->mark[i].role == ROLE_FIRST)
            return true;
    return false;
}

static void draw_grid(const struct diagram_drawing *p)
{
    if (p->diagram->board->game->target == TARGET_EDGES)
        return;
    int rim = rim_of(p);
    if (rim)
        draw_lines(p, 0, p->theme->ink[ROLE_EDGE], 0.015 * p->u);
    draw_lines(p, rim, p->theme->ink[ROLE_GRID], 0.02 * p->u);
    if (has_gates(p))
        return; /* the borders are marks */
    canvas_rect(p->canvas, p->x + rim * p->u, p->y + rim * p->u, (p->w - 2 * rim) * p->u,
                (p->h - 2 * rim) * p->u);
    canvas_stroke(p->canvas, p->theme->frame, 0.04 * p->u);
}

/* ---- the finished loop ---- */

/* The lines of a board as a map of its spots. */
struct diagram_lines {
    uint8_t *at; /* NULL: no memory */
    int wide, high;
};

static struct diagram_lines lines_map(const struct diagram_drawing *p)
{
    struct diagram_lines l = {.wide = 2 * p->w + 1, .high = 2 * p->h + 1};
    l.at = arena_take(p->diagram->arena, (size_t)l.wide * (size_t)l.high, 1);
    for (size_t i = 0; l.at && i < p->diagram->n; i++)
        if (p->diagram->mark[i].shape == SHAPE_LINE)
            l.at[p->diagram->mark[i].at.y * l.wide + p->diagram->mark[i].at.x] = 1;
    return l;
}

/* The way on from the dot at (x, y), having come there by going `before`. */
static int next_way(const struct diagram_lines *l, int x, int y, int before)
{
    for (int way = 0; way < 4; way++) {
        int to_x = x + side_dx[way], to_y = y + side_dy[way];
        bool inside = to_x >= 0 && to_y >= 0 && to_x < l->wide && to_y < l->high;
        if (inside && way != (before + 2) % 4 && l->at[to_y * l->wide + to_x])
            return way;
    }
    return before;
}

/* Follow the loop from its first line; nothing else is on a solved board, so it comes back. */
static bool draw_loop(const struct diagram_drawing *p)
{
    struct arena_mark mark = arena_here(p->diagram->arena);
    struct diagram_lines l = lines_map(p);
    int first = 0;
    if (!l.at)
        return false;
    while (!l.at[first])
        first++;
    bool flat = first % l.wide % 2;
    int x = first % l.wide - flat, y = first / l.wide - !flat; /* the dot where it begins */
    int from_x = x, from_y = y, going = flat ? SIDE_E : SIDE_S, before = -1;
    size_t lines = 0;
    do {
        if (going != before) { /* a bend, or the beginning */
            struct point at = diagram_point(p, (struct spot){(int16_t)x, (int16_t)y});
            (before < 0 ? canvas_move : canvas_line)(p->canvas, at.x, at.y);
        }
        before = going;
        x += 2 * side_dx[going];
        y += 2 * side_dy[going];
        going = next_way(&l, x, y, before);
    } while ((x != from_x || y != from_y) && !canvas_stopped(p->canvas, ++lines));
    canvas_close(p->canvas);
    canvas_paint(p->canvas, (struct pen){.fill = p->theme->shade,
                                         .stroke = p->theme->ink[ROLE_PLAYED],
                                         .width = 0.1 * p->u});
    arena_release(p->diagram->arena, mark);
    return true;
}

static bool is_finished_loop(const struct diagram_drawing *p)
{
    const struct board *b = p->diagram->board;
    bool has_inside = b->game->assists && b->game->assists->shades;
    return has_inside && b->game->rules.status(b) == STATUS_SOLVED;
}

/* ---- what was played ---- */

/* A gate stands open: it has no border, and a sign shows the way out. */
static void draw_gate(const struct diagram_drawing *p, const struct mark *m)
{
    struct point at = diagram_point(p, m->at);
    double u = p->u, r = 0.1 * u, out = 0.24 * u;
    bool up = m->at.x % 2;
    color ink = p->theme->ink[m->role];
    if (up) {
        canvas_move(p->canvas, at.x - r, at.y - out + r / 2);
        canvas_line(p->canvas, at.x, at.y - out - r / 2);
        canvas_line(p->canvas, at.x + r, at.y - out + r / 2);
    } else {
        canvas_move(p->canvas, at.x + out - r / 2, at.y - r);
        canvas_line(p->canvas, at.x + out + r / 2, at.y);
        canvas_line(p->canvas, at.x + out - r / 2, at.y + r);
    }
    canvas_stroke(p->canvas, ink, 0.05 * u);
}

/* What a hint adds is dashed. */
static void paint_stroke(const struct diagram_drawing *p, int role, double width)
{
    canvas_paint(p->canvas, (struct pen){.fill = COLOR_NONE,
                                         .stroke = p->theme->ink[role],
                                         .width = width,
                                         .dash = role == ROLE_HINT    ? 0.17 * p->u
                                                 : role == ROLE_TRIAL ? 0.06 * p->u
                                                                      : 0});
}

static void draw_line(const struct diagram_drawing *p, const struct mark *m)
{
    if (m->role == ROLE_FIRST || m->role == ROLE_SECOND) {
        draw_gate(p, m);
        return;
    }
    struct point at = diagram_point(p, m->at);
    double dx = m->at.x % 2 ? p->u / 2 : 0, dy = m->at.x % 2 ? 0 : p->u / 2;
    canvas_segment(p->canvas, at.x - dx, at.y - dy, at.x + dx, at.y + dy);
    if (m->role == ROLE_GRID)
        canvas_stroke(p->canvas, p->theme->frame, 0.07 * p->u);
    else
        paint_stroke(p, m->role, 0.1 * p->u);
}

static void draw_cross(const struct diagram_drawing *p, const struct mark *m)
{
    struct point at = diagram_point(p, m->at);
    double r = 0.085 * p->u;
    canvas_segment(p->canvas, at.x - r, at.y - r, at.x + r, at.y + r);
    canvas_segment(p->canvas, at.x - r, at.y + r, at.x + r, at.y - r);
    canvas_stroke(p->canvas, p->theme->ink[m->role == ROLE_PLAYED ? ROLE_MET : m->role],
                  0.035 * p->u);
}

/* An arc, or nearly: a thin line between the middles of two edges, whole where one of them is sure
 * to be a line or both are alike. */
static void draw_pair(const struct diagram_drawing *p, const struct mark *m)
{
    struct spot other = {(int16_t)(m->at.x + m->value / 32 - 4),
                         (int16_t)(m->at.y + m->value / 2 % 16 - 4)};
    struct point a = diagram_point(p, m->at), b = diagram_point(p, other);
    canvas_segment(p->canvas, a.x, a.y, b.x, b.y);
    canvas_paint(p->canvas, (struct pen){.fill = COLOR_NONE,
                                         .stroke = p->theme->ink[m->role],
                                         .width = 0.05 * p->u,
                                         .dash = m->value % 2 ? 0 : 0.08 * p->u});
}

static void share_line(const struct diagram_drawing *p, struct point at, double dx, double dy, int share)
{
    bool sure = share == 1000;
    if (!share)
        return;
    canvas_segment(p->canvas, at.x - dx, at.y - dy, at.x + dx, at.y + dy);
    canvas_stroke(p->canvas, p->theme->ink[sure ? ROLE_PLAYED : ROLE_HINT], (0.012 + share * 0.000088) * p->u);
}

/* The wider the line, the more answers have it. */
static void draw_share(const struct diagram_drawing *p, const struct mark *m)
{
    struct point at = diagram_point(p, m->at);
    double r = p->u / 2;
    if (is_cell(m->at)) {
        share_line(p, at, r, r, m->value);
        share_line(p, at, r, -r, 1000 - m->value);
    } else {
        share_line(p, at, m->at.x % 2 ? r : 0, m->at.x % 2 ? 0 : r, m->value);
    }
}

static void draw_slash(const struct diagram_drawing *p, const struct mark *m)
{
    struct point at = diagram_point(p, m->at);
    double r = p->u / 2, up = m->shape == SHAPE_RISE ? r : -r;
    canvas_segment(p->canvas, at.x - r, at.y + up, at.x + r, at.y - up);
    paint_stroke(p, m->role, 0.085 * p->u);
}

/* The bar tells the sides apart without colours. */
static void draw_disc(const struct diagram_drawing *p, const struct mark *m)
{
    struct point at = diagram_point(p, m->at);
    bool second = m->role == ROLE_SECOND, hollow = second && p->theme->hollow_second;
    color ink = p->theme->ink[m->role];
    double u = p->u, dx = second ? 0 : 0.16 * u, dy = second ? 0.16 * u : 0;
    canvas_circle(p->canvas, at.x, at.y, (hollow ? 0.33 : 0.36) * u);
    canvas_paint(p->canvas, (struct pen){.fill = hollow ? p->theme->paper : ink,
                                         .stroke = hollow ? ink : COLOR_NONE,
                                         .width = 0.06 * u});
    canvas_segment(p->canvas, at.x - dx, at.y - dy, at.x + dx, at.y + dy);
    canvas_stroke(p->canvas, hollow ? ink : p->theme->bar, 0.08 * u);
}

static void draw_arrow(const struct diagram_drawing *p, const struct mark *m)
{
    struct point at = diagram_point(p, m->at);
    bool hollow = m->role == ROLE_SECOND && p->theme->hollow_second;
    color ink = p->theme->ink[m->role];
    double fx = side_dx[m->value & 3] * p->u, fy = side_dy[m->value & 3] * p->u;
    canvas_move(p->canvas, at.x + 0.27 * fx, at.y + 0.27 * fy);
    canvas_line(p->canvas, at.x - 0.2 * fx - 0.27 * fy, at.y - 0.2 * fy + 0.27 * fx);
    canvas_line(p->canvas, at.x - 0.2 * fx + 0.27 * fy, at.y - 0.2 * fy - 0.27 * fx);
    canvas_close(p->canvas);
    canvas_paint(p->canvas, (struct pen){.fill = hollow ? p->theme->paper : ink,
                                         .stroke = ink,
                                         .width = (hollow ? 0.06 : 0.1) * p->u});
}

/* ---- numbers ---- */

static void draw_dot(const struct diagram_drawing *p, const struct mark *m)
{
    struct point at = diagram_point(p, m->at);
    if (p->diagram->board->game->target != TARGET_EDGES)
        return; /* lines cross there */
    canvas_circle(p->canvas, at.x, at.y, 0.055 * p->u);
    canvas_fill(p->canvas, p->theme->ink[ROLE_CLUE]);
}

static void draw_number(const struct diagram_drawing *p, const struct mark *m)
{
    struct point at = diagram_point(p, m->at);
    color ink = p->theme->ink[m->role];
    if (is_cell(m->at)) {
        lettering_number(p->canvas, at.x, at.y, 0.4 * p->u, 0.12, ink, m->value);
        return;
    }
    canvas_circle(p->canvas, at.x, at.y, 0.25 * p->u);
    canvas_paint(p->canvas,
                 (struct pen){.fill = p->theme->paper, .stroke = ink, .width = 0.03 * p->u});
    lettering_number(p->canvas, at.x, at.y, 0.26 * p->u, 0.13, ink, m->value);
}

static void draw_mark(const struct diagram_drawing *p, const struct mark *m)
{
    switch ((enum shape)m->shape) {
    case SHAPE_LINE:
        draw_line(p, m);
        break;
    case SHAPE_CROSS:
        draw_cross(p, m);
        break;
    case SHAPE_RISE:
    case SHAPE_FALL:
        draw_slash(p, m);
        break;
    case SHAPE_PAIR:
        draw_pair(p, m);
        break;
    case SHAPE_SHARE:
        draw_share(p, m);
        break;
    case SHAPE_DISC:
        draw_disc(p, m);
        break;
    case SHAPE_ARROW:
        draw_arrow(p, m);
        break;
    default:
        break;
    }
}

void diagram_squares(const struct diagram_drawing *p)
{
    const struct mark *mark = p->diagram->mark;
    size_t n = p->diagram->n;
    draw_areas(p);
    draw_blocked(p);
    draw_grid(p);
    bool finished = is_finished_loop(p) && draw_loop(p);
    for (size_t i = 0; i < n && !canvas_stopped(p->canvas, i); i++)
        if (!finished || (mark[i].shape != SHAPE_LINE && mark[i].shape != SHAPE_CROSS))
            draw_mark(p, &mark[i]);
    for (size_t i = 0; i < n && !canvas_stopped(p->canvas, i); i++)
        if (mark[i].shape == SHAPE_DOT)
            draw_dot(p, &mark[i]);
        else if (mark[i].shape == SHAPE_NUMBER)
            draw_number(p, &mark[i]);
    for (size_t i = 0; i < n && !canvas_stopped(p->canvas, i); i++)
        if (mark[i].layer == LAYER_OVERLAY && mark[i].role == ROLE_HINT && mark[i].value > 0) {
            struct point at = diagram_point(p, mark[i].at);
            double away = (is_cell(mark[i].at) ? 0.33 : 0.25) * p->u;
            diagram_badge(p, (struct point){at.x + away, at.y - away}, mark[i].value);
        }
}
