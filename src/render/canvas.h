/* canvas.h - what pictures are drawn on: paths that are painted with a pen, and lines of text.
 *
 * A path is gathered by move, line, curve, circle and close, and ends with paint. Lengths are the
 * canvas's units (pixels, points), y grows downward; ends and joints of lines are round. Whoever
 * draws knows no file format, and a format knows no game: each drawing is written once.
 */
#ifndef RENDER_CANVAS_H
#define RENDER_CANVAS_H

#include <stdint.h>

#include "base/text.h"
#include "core/work.h"

typedef uint32_t color; /* 0xRRGGBB */
#define COLOR_NONE ((color)UINT32_MAX)

struct pen {
    color fill, stroke; /* either may be COLOR_NONE */
    double width;       /* of the stroke */
    double dash;        /* length of dashes and gaps; 0: an unbroken line */
};

enum face { FACE_PLAIN, FACE_BOLD, FACE_LIGHT, FACE_COUNT };

struct canvas_ops {
    void (*move)(void *ctx, double x, double y);
    void (*line)(void *ctx, double x, double y);
    void (*curve)(void *ctx, double x1, double y1, double x2, double y2, double x, double y);
    void (*circle)(void *ctx, double x, double y, double r);
    void (*close)(void *ctx);
    void (*paint)(void *ctx, const struct pen *pen);
    /* Running text in a real typeface, from its base line on; both NULL where there is none. */
    void (*text)(void *ctx, enum face face, double size, double x, double y, color ink,
                 struct slice text);
    double (*text_width)(void *ctx, enum face face, double size, struct slice text);
};

struct canvas {
    const struct canvas_ops *ops;
    void *ctx;
    struct work *work; /* whose stop is asked by those who draw many things; or NULL */
    bool stopped;      /* it was, and the picture is not whole */
};

/* Before the i-th of many things is drawn: has somebody asked to stop? Then no more is drawn. */
static inline bool canvas_stopped(struct canvas *c, size_t i)
{
    if (c->work && i % 1024 == 0 && !c->stopped)
        c->stopped = work_stopped(c->work);
    return c->stopped;
}

static inline void canvas_move(struct canvas *c, double x, double y)
{
    c->ops->move(c->ctx, x, y);
}

static inline void canvas_line(struct canvas *c, double x, double y)
{
    c->ops->line(c->ctx, x, y);
}

static inline void canvas_curve(struct canvas *c, double x1, double y1, double x2, double y2,
                                double x, double y)
{
    c->ops->curve(c->ctx, x1, y1, x2, y2, x, y);
}

static inline void canvas_circle(struct canvas *c, double x, double y, double r)
{
    c->ops->circle(c->ctx, x, y, r);
}

static inline void canvas_close(struct canvas *c)
{
    c->ops->close(c->ctx);
}

static inline void canvas_segment(struct canvas *c, double x1, double y1, double x2, double y2)
{
    canvas_move(c, x1, y1);
    canvas_line(c, x2, y2);
}

static inline void canvas_rect(struct canvas *c, double x, double y, double w, double h)
{
    canvas_move(c, x, y);
    canvas_line(c, x + w, y);
    canvas_line(c, x + w, y + h);
    canvas_line(c, x, y + h);
    canvas_close(c);
}

/* Ends the path. */
static inline void canvas_fill(struct canvas *c, color fill)
{
    struct pen pen = {.fill = fill, .stroke = COLOR_NONE};
    c->ops->paint(c->ctx, &pen);
}

static inline void canvas_stroke(struct canvas *c, color stroke, double width)
{
    struct pen pen = {.fill = COLOR_NONE, .stroke = stroke, .width = width};
    c->ops->paint(c->ctx, &pen);
}

static inline void canvas_paint(struct canvas *c, struct pen pen)
{
    c->ops->paint(c->ctx, &pen);
}

#endif
