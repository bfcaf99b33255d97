/* caption.c - what stands below a board.
 *
 * A duel says whose move it is or how it ended. Where an order of the numbers is looked for there
 * is a row of boxes to write it in, filled once it is known; while only some relations are known
 * these are listed, and behind them those that a hint tells.
 */
#include "render/diagram_parts.h"

enum { BOXES_MAX = 16, NUMBERS_MAX = 99 };
#define BOX 0.6
#define SIGN 0.36 /* between two boxes */

static size_t count_numbers(const struct board *b)
{
    return b->game->ordering ? b->game->ordering->list(b, NULL, 0) : 0;
}

static bool has_boxes(const struct board *b)
{
    size_t n = count_numbers(b);
    return n > 0 && n <= BOXES_MAX;
}

double caption_height(const struct diagram *p)
{
    if (board_is_duel(p->board))
        return 0.65;
    return has_boxes(p->board) ? 1.0 : 0;
}

/* Is l the next one below u, as far as is known? */
static bool covers(const struct board *b, const int *number, size_t n, int u, int l)
{
    const struct ordering *o = b->game->ordering;
    if (!o->known(b, u, l))
        return false;
    for (size_t i = 0; i < n; i++)
        if (o->known(b, u, number[i]) && o->known(b, number[i], l))
            return false;
    return true;
}

static void draw_boxes(const struct diagram_drawing *p, const int *number, size_t n, bool filled,
                       double x, double y, double u)
{
    color ink = p->theme->ink[ROLE_CLUE];
    for (size_t i = 0; i < n; i++) {
        double left = x + u * (double)i * (BOX + SIGN);
        canvas_rect(p->canvas, left, y - u * BOX / 2, u * BOX, u * BOX);
        canvas_stroke(p->canvas, p->theme->ink[ROLE_GRID], 0.025 * u);
        if (filled)
            lettering_number(p->canvas, left + u * BOX / 2, y, 0.28 * u, 0.12,
                             p->theme->ink[ROLE_PATH], number[i]);
        if (i + 1 < n)
            lettering_draw(p->canvas, left + u * (BOX + SIGN / 2), y, 0.3 * u, 0.1, ink,
                           slice_of(">"));
    }
}

/* A line of letters, smaller where there is no room for it. */
static void draw_line(const struct diagram_drawing *p, double x, double y, double size, double wide,
                      enum role ink, struct slice text)
{
    double long_as = lettering_width(size, text);
    if (long_as > wide)
        size *= wide / long_as;
    lettering_draw(p->canvas, x, y, size, 0.11, p->theme->ink[ink], text);
}

/* The board with what the hint tells, where there is one. */
static const struct board *told(const struct diagram_drawing *p)
{
    return p->diagram->after ? p->diagram->after : p->diagram->board;
}

/* The relations that stand on the board, or those that only the hint tells. */
static void write_relations(const struct diagram_drawing *p, const int *number, size_t n, bool new,
                            struct writer *w)
{
    const struct board *b = p->diagram->board;
    for (size_t i = 0; i < n; i++)
        for (size_t k = 0; k < n; k++)
            if (covers(told(p), number, n, number[i], number[k]) &&
                b->game->ordering->known(b, number[i], number[k]) == !new) {
                writer_text(w, w->n ? "   " : "");
                writer_number(w, number[i]);
                writer_char(w, '>');
                writer_number(w, number[k]);
            }
}

static void draw_relations(const struct diagram_drawing *p, const int *number, size_t n, double x,
                           double y, double wide)
{
    char text[2][1024];
    struct slice part[2]; /* known, told by the hint */
    double size = 0.28 * p->u, width[2], all = 0;
    for (int i = 0; i < 2; i++) {
        struct writer w = writer_to(text[i], sizeof text[i]);
        write_relations(p, number, n, i, &w);
        part[i] = (struct slice){text[i], w.n < sizeof text[i] ? w.n : sizeof text[i]};
        width[i] = part[i].len ? lettering_width(size, part[i]) : 0;
        all += width[i];
    }
    double gap = part[0].len && part[1].len ? 1.3 * size : 0;
    double shrink = all + gap > wide ? wide / (all + gap) : 1;
    double left = x + (wide - (all + gap) * shrink) / 2;
    for (int i = 0; i < 2; i++) {
        color ink = p->theme->ink[i ? ROLE_HINT : ROLE_PATH];
        double end = left + width[i] * shrink;
        if (part[i].len)
            lettering_draw(p->canvas, (left + end) / 2, y, size * shrink, 0.11, ink, part[i]);
        if (part[i].len && i) { /* dashed, as all that a hint tells */
            canvas_segment(p->canvas, left, y + size, end, y + size);
            canvas_paint(p->canvas, (struct pen){.fill = COLOR_NONE,
                                                 .stroke = ink,
                                                 .width = 0.04 * p->u,
                                                 .dash = 0.1 * p->u});
        }
        left = end + gap * shrink;
    }
}

static void draw_order(const struct diagram_drawing *p, double x, double y, double wide)
{
    const struct board *b = p->diagram->board;
    const struct ordering *o = b->game->ordering;
    int number[NUMBERS_MAX];
    size_t n = count_numbers(b), known = 0, relations = 0;
    o->list(b, number, NUMBERS_MAX);
    for (size_t i = 0; i + 1 < n; i++)
        known += o->known(b, number[i], number[i + 1]);
    for (size_t i = 0; i < n; i++)
        for (size_t k = 0; k < n; k++)
            relations += o->known(told(p), number[i], number[k]);
    if (relations > 0 && known + 1 < n) {
        draw_relations(p, number, n, x, y, wide);
        return;
    }
    double all = (double)n * (BOX + SIGN) - SIGN, u = p->u;
    if (all * u > wide)
        u = wide / all;
    draw_boxes(p, number, n, relations > 0, x + (wide - all * u) / 2, y, u);
}

static void draw_turn(const struct diagram_drawing *p, double x, double y, double wide)
{
    const struct board *b = p->diagram->board;
    const struct duel *duel = b->game->duel;
    enum status status = b->game->rules.status(b);
    char text[80];
    struct writer w = writer_to(text, sizeof text);
    int side = status == STATUS_FIRST ? 0 : status == STATUS_SECOND ? 1 : duel->mover(b);
    if (status == STATUS_DRAW || status == STATUS_INVALID) {
        writer_text(&w, status == STATUS_DRAW ? "Draw" : "Invalid Board State");
    } else {
        writer_text(&w, duel->names[side]);
        writer_text(&w, status == STATUS_OPEN ? " to move" : " wins");
    }
    if (duel->score) {
        writer_text(&w, "   ");
        writer_number(&w, duel->score(b, 0));
        writer_text(&w, " : ");
        writer_number(&w, duel->score(b, 1));
    }
    draw_line(p, x + wide / 2, y, 0.22 * p->u, wide + 0.6 * p->u, ROLE_CLUE,
              (struct slice){text, w.n});
}

void caption_draw(const struct diagram_drawing *p, double x, double y, double wide)
{
    double middle = y + p->u * 0.5 * caption_height(p->diagram);
    if (board_is_duel(p->diagram->board))
        draw_turn(p, x, middle, wide * p->u);
    else
        draw_order(p, x, middle, wide * p->u);
}
