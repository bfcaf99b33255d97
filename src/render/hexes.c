/* hexes.c - a rhombus of hexes, each standing on a corner. The walk is a thick line from disc to
 * disc; the start has a double ring and an S, the end a square ring and an E, a gray cell arrows
 * that go both ways: nothing depends on colours. */
#include "lattice/hex.h"
#include "render/diagram_parts.h"

enum { CORNERS = 6 };

static void outline_of(const struct diagram_drawing *p, struct spot s, struct point out[CORNERS])
{
    struct point at = diagram_point(p, s);
    double x = p->u / 2, y = p->u * HEX_HIGH / 4;
    struct point corner[CORNERS] = {{at.x, at.y - 2 * y}, {at.x + x, at.y - y},
                                    {at.x + x, at.y + y}, {at.x, at.y + 2 * y},
                                    {at.x - x, at.y + y}, {at.x - x, at.y - y}};
    for (int i = 0; i < CORNERS; i++)
        out[i] = corner[i];
}

static void add_outline(const struct diagram_drawing *p, const struct point corner[CORNERS])
{
    canvas_move(p->canvas, corner[0].x, corner[0].y);
    for (int i = 1; i < CORNERS; i++)
        canvas_line(p->canvas, corner[i].x, corner[i].y);
    canvas_close(p->canvas);
}

static void draw_areas(const struct diagram_drawing *p)
{
    for (size_t i = 0; i < p->diagram->n; i++) {
        const struct mark *m = &p->diagram->mark[i];
        struct point corner[CORNERS];
        if (m->shape != SHAPE_CELL || p->theme->tint[m->role] == COLOR_NONE)
            continue;
        outline_of(p, m->at, corner);
        add_outline(p, corner);
        canvas_fill(p->canvas, p->theme->tint[m->role]);
    }
    for (size_t i = 0; i < p->diagram->n; i++) {
        const struct mark *m = &p->diagram->mark[i];
        struct point corner[CORNERS];
        if (m->shape != SHAPE_CELL || m->role != ROLE_BLOCKED)
            continue;
        outline_of(p, m->at, corner);
        diagram_hatch(p, corner, CORNERS);
    }
}

static void draw_grid(const struct diagram_drawing *p)
{
    for (int r = 0; r < p->h; r++)
        for (int c = 0; c < p->w; c++) {
            struct point corner[CORNERS];
            outline_of(p, spot_cell(r, c), corner);
            add_outline(p, corner);
        }
    canvas_stroke(p->canvas, p->theme->ink[ROLE_GRID], 0.025 * p->u);
}

/* Marked cells have an outline of their own inside the grid's. */
static void draw_overlays(const struct diagram_drawing *p)
{
    for (size_t i = 0; i < p->diagram->n; i++) {
        const struct mark *m = &p->diagram->mark[i];
        struct point at = diagram_point(p, m->at), corner[CORNERS];
        if (m->layer != LAYER_OVERLAY)
            continue;
        outline_of(p, m->at, corner);
        for (int k = 0; k < CORNERS; k++)
            corner[k] = (struct point){at.x + 0.9 * (corner[k].x - at.x),
                                       at.y + 0.9 * (corner[k].y - at.y)};
        add_outline(p, corner);
        canvas_paint(p->canvas, (struct pen){.fill = COLOR_NONE,
                                             .stroke = p->theme->ink[m->role],
                                             .width = 0.04 * p->u,
                                             .dash = m->role == ROLE_FLAW ? 0.1 * p->u : 0});
    }
}

/* Rings and signs of special cells. */
static void draw_special(const struct diagram_drawing *p, const struct mark *m)
{
    struct point at = diagram_point(p, m->at);
    double u = p->u, r = 0.35 * u;
    color ink = p->theme->ink[m->role];
    if (m->role == ROLE_START) {
        canvas_circle(p->canvas, at.x, at.y, 0.44 * u);
        canvas_circle(p->canvas, at.x, at.y, 0.38 * u);
        canvas_stroke(p->canvas, ink, 0.03 * u);
    } else if (m->role == ROLE_END) {
        canvas_rect(p->canvas, at.x - r, at.y - r, 2 * r, 2 * r);
        canvas_stroke(p->canvas, ink, 0.035 * u);
    } else if (m->role == ROLE_GRAY) {
        double wide = 0.12 * u, head = 0.045 * u;
        for (int way = -1; way <= 1; way += 2) {
            double y = at.y + (-0.375 + 0.04 * way) * u, tip = at.x + way * wide;
            canvas_segment(p->canvas, at.x - way * wide, y, tip, y);
            canvas_line(p->canvas, tip - way * head, y + way * head);
        }
        canvas_stroke(p->canvas, ink, 0.03 * u);
    }
}

/* The walk, joined up into one line. */
static void draw_path(const struct diagram_drawing *p)
{
    struct spot end = {-1, -1};
    int role = -1;
    for (size_t i = 0; i < p->diagram->n; i++) {
        const struct mark *m = &p->diagram->mark[i];
        if (m->shape != SHAPE_STEP)
            continue;
        if (role >= 0 && role != m->role)
            canvas_stroke(p->canvas, p->theme->ink[role], 0.14 * p->u);
        struct point from = diagram_point(p, m->at);
        if (role != m->role || end.x != m->at.x || end.y != m->at.y)
            canvas_move(p->canvas, from.x, from.y);
        end = (struct spot){(int16_t)(m->at.x + 2 * hex_dc[m->value]),
                            (int16_t)(m->at.y + 2 * hex_dr[m->value])};
        struct point to = diagram_point(p, end);
        canvas_line(p->canvas, to.x, to.y);
        role = m->role;
    }
    if (role >= 0)
        canvas_stroke(p->canvas, p->theme->ink[role], 0.14 * p->u);
}

static void draw_number(const struct diagram_drawing *p, const struct mark *m)
{
    struct point at = diagram_point(p, m->at);
    bool walked = m->role == ROLE_PATH || m->role == ROLE_LAST || m->role == ROLE_HINT;
    color ink = p->theme->ink[m->role == ROLE_LAST ? ROLE_PATH : m->role];
    if (walked) {
        canvas_circle(p->canvas, at.x, at.y, 0.27 * p->u);
        canvas_paint(p->canvas, (struct pen){.fill = m->role == ROLE_LAST ? ink : p->theme->paper,
                                             .stroke = ink,
                                             .width = 0.05 * p->u});
    }
    lettering_number(p->canvas, at.x, at.y, (walked ? 0.26 : 0.33) * p->u, 0.12,
                     m->role == ROLE_LAST ? p->theme->bar
                     : walked             ? p->theme->ink[ROLE_CLUE]
                                          : ink,
                     m->value);
}

/* The letter of a start or end, as a badge at its shoulder. */
static void draw_letter(const struct diagram_drawing *p, const struct mark *m)
{
    struct point at = diagram_point(p, m->at);
    char letter = (char)m->value;
    double x = at.x + 0.36 * p->u, y = at.y - 0.36 * p->u;
    canvas_circle(p->canvas, x, y, 0.15 * p->u);
    canvas_fill(p->canvas, p->theme->ink[m->role]);
    lettering_draw(p->canvas, x, y, 0.15 * p->u, 0.16, p->theme->bar, (struct slice){&letter, 1});
}

void diagram_hexes(const struct diagram_drawing *p)
{
    const struct mark *mark = p->diagram->mark;
    size_t n = p->diagram->n;
    draw_areas(p);
    draw_grid(p);
    draw_overlays(p);
    draw_path(p);
    for (size_t i = 0; i < n; i++)
        if (mark[i].shape == SHAPE_CELL)
            draw_special(p, &mark[i]);
    for (size_t i = 0; i < n; i++)
        if (mark[i].shape == SHAPE_NUMBER)
            draw_number(p, &mark[i]);
    for (size_t i = 0; i < n; i++)
        if (mark[i].shape == SHAPE_LETTER)
            draw_letter(p, &mark[i]);
    for (size_t i = 0; i < n; i++)
        if (mark[i].layer == LAYER_OVERLAY && mark[i].role == ROLE_HINT && mark[i].value > 0) {
            struct point at = diagram_point(p, mark[i].at);
            diagram_badge(p, (struct point){at.x - 0.36 * p->u, at.y - 0.36 * p->u}, mark[i].value);
        }
}
