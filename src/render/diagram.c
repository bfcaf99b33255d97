/* diagram.c - see diagram.h: where things stand. */
#include "render/diagram.h"

#include "render/diagram_parts.h"

#define PAD 0.45   /* round the board: half a clue circle, gates */
#define NAMES 0.55 /* for the names of rows, and of columns */

static bool is_hex(const struct diagram *p)
{
    return p->board->game->lattice == LATTICE_HEX;
}

static struct extent board_extent(const struct diagram *p)
{
    int w = board_width(p->board), h = board_height(p->board);
    if (is_hex(p))
        return (struct extent){w + 0.5 * (h - 1), HEX_ROW * (h - 1) + HEX_HIGH};
    return (struct extent){w, h};
}

struct extent diagram_extent(const struct diagram *p)
{
    struct extent e = board_extent(p);
    double caption = caption_height(p), names = p->coords ? NAMES : 0;
    return (struct extent){e.w + 2 * PAD + names, e.h + 2 * PAD + names + caption};
}

struct point diagram_point(const struct diagram_drawing *p, struct spot s)
{
    if (!is_hex(p->diagram))
        return (struct point){p->x + p->u * s.x / 2, p->y + p->u * s.y / 2};
    int r = s.y / 2;
    return (struct point){p->x + p->u * (s.x / 2.0 + 0.5 * (p->h - 1 - r)),
                          p->y + p->u * (HEX_ROW * r + HEX_HIGH / 2)};
}

/* Numbers left of their rows, letters below their columns; on hexes they follow the slope. */
static void draw_names(const struct diagram_drawing *p)
{
    color ink = p->theme->ink[ROLE_MET];
    const double size = 0.24 * p->u, weight = 0.11;
    for (int r = 0; r < p->h; r++) {
        struct point at = diagram_point(p, spot_cell(r, 0));
        double x = is_hex(p->diagram) ? at.x - p->u * 0.5 : p->x;
        lettering_number(p->canvas, x - 0.52 * p->u, at.y, size, weight, ink, p->h - r);
    }
    for (int c = 0; c < p->w; c++) {
        char name[16];
        struct writer w = writer_to(name, sizeof name);
        spot_write_name(&w, c, 0);
        struct point at = diagram_point(p, spot_cell(p->h - 1, c));
        double y = at.y + p->u * (is_hex(p->diagram) ? HEX_HIGH / 2 : 0.5);
        lettering_draw(p->canvas, at.x, y + 0.5 * p->u, size, weight, ink,
                       (struct slice){name, w.n - 1});
    }
}

void diagram_draw(const struct diagram *p, struct canvas *c, double x, double y, double cell)
{
    double names = p->coords ? NAMES : 0;
    struct diagram_drawing drawing = {.diagram = p,
                                      .theme = p->theme,
                                      .canvas = c,
                                      .u = cell,
                                      .x = x + cell * (PAD + names),
                                      .y = y + cell * PAD,
                                      .w = board_width(p->board),
                                      .h = board_height(p->board)};
    struct extent e = board_extent(p);
    (is_hex(p) ? diagram_hexes : diagram_squares)(&drawing);
    if (p->coords)
        draw_names(&drawing);
    if (caption_height(p) > 0)
        caption_draw(&drawing, drawing.x, drawing.y + cell * (e.h + PAD + names), e.w);
}

/* Where the line x - y = k crosses the outline: for a convex area none or two points. */
static int cross_outline(const struct point *corner, int n, double k, struct point out[2])
{
    int found = 0;
    for (int i = 0; i < n && found < 2; i++) {
        struct point a = corner[i], b = corner[(i + 1) % n];
        double da = a.x - a.y - k, db = b.x - b.y - k;
        if ((da < 0) == (db < 0))
            continue;
        double t = da / (da - db);
        out[found++] = (struct point){a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)};
    }
    return found;
}

void diagram_hatch(const struct diagram_drawing *p, const struct point *corner, int n)
{
    double least = corner[0].x - corner[0].y, most = least, step = 0.2 * p->u;
    for (int i = 1; i < n; i++) {
        double k = corner[i].x - corner[i].y;
        least = k < least ? k : least;
        most = k > most ? k : most;
    }
    struct point end[2];
    for (double k = least + step / 2; k < most; k += step)
        if (cross_outline(corner, n, k, end) == 2)
            canvas_segment(p->canvas, end[0].x, end[0].y, end[1].x, end[1].y);
    canvas_stroke(p->canvas, p->theme->ink[ROLE_BLOCKED], 0.03 * p->u);
}

void diagram_badge(const struct diagram_drawing *p, struct point at, int number)
{
    double r = (number > 9 ? 0.18 : 0.15) * p->u;
    canvas_circle(p->canvas, at.x, at.y, r);
    canvas_paint(p->canvas, (struct pen){.fill = p->theme->ink[ROLE_HINT],
                                         .stroke = p->theme->paper,
                                         .width = 0.03 * p->u});
    lettering_number(p->canvas, at.x, at.y, 0.15 * p->u, 0.15, p->theme->bar, number);
}
