/* booklet_title.c - the title page of a booklet: title, contents, and a solved board of each game.
 *
 * The boards are those of the rules, so that nothing is given away. Five of them lie as on a die.
 */
#include "render/booklet_page.h"

/* "24 puzzles of the game", or how many there are of each game. */
static struct slice contents_text(const struct booklet *b, char *out, size_t cap)
{
    struct writer w = writer_to(out, cap);
    for (size_t i = 0; i < b->n_rules; i++) {
        const struct game *g = b->rules[i].sample->game;
        int64_t n = 0;
        for (size_t k = 0; k < b->n; k++)
            n += b->entry[k].puzzle->game == g;
        writer_text(&w, i ? "  \u00b7  " : "");
        writer_number(&w, n);
        writer_char(&w, ' ');
        writer_text(&w, g->title);
    }
    if (b->n_rules == 1) {
        writer_text(&w, b->rules[0].sample->game->puzzle ? " puzzle" : " position");
        writer_text(&w, b->n > 1 ? "s" : "");
    }
    return (struct slice){out, w.n < cap ? w.n : cap};
}

/* "easy to hard", from the lowest level to the highest; nothing if nothing is rated. */
static struct slice levels_text(const struct booklet *b, char *out, size_t cap)
{
    struct writer w = writer_to(out, cap);
    int low = LEVEL_COUNT, high = -1;
    for (size_t i = 0; i < b->n; i++) {
        const struct rating *r = &b->entry[i].rating;
        low = r->solved && (int)r->level < low ? (int)r->level : low;
        high = r->solved && (int)r->level > high ? (int)r->level : high;
    }
    if (high >= 0)
        writer_text(&w, level_name((enum level)low));
    if (high > low) {
        writer_text(&w, " to ");
        writer_text(&w, level_name((enum level)high));
    }
    return (struct slice){out, w.n < cap ? w.n : cap};
}

/* What a buyer wants to know: is it fair, and where are the answers? */
static struct slice promise_text(const struct booklet *b, char *out, size_t cap)
{
    struct writer w = writer_to(out, cap);
    bool fair = true;
    for (size_t i = 0; i < b->n; i++)
        fair = fair && b->entry[i].solution;
    if (fair)
        writer_text(&w, b->n > 1 ? "Each puzzle has exactly one solution."
                                 : "The puzzle has exactly one solution.");
    if (booklet_answers_at(b)) {
        writer_text(&w, fair ? " Answers: page " : "Answers: page ");
        writer_number(&w, booklet_answers_at(b) + 1);
        writer_char(&w, '.');
    }
    return (struct slice){out, w.n < cap ? w.n : cap};
}

/* One line if it can be had in a good size, else up to four of about the same width. */
static double draw_title(const struct booklet_page *p, double x, double y, double wide)
{
    struct slice title = slice_of(p->booklet->title);
    struct type t = booklet_page_type(p, FACE_LIGHT, 44, ROLE_CLUE);
    double one = type_width(p->canvas, t, title);
    if (one > wide)
        t.size *= one * 0.68 > wide ? 0.8 : wide / one * 0.999;
    while (t.size > 8 && type_block(p->canvas, t, ALIGN_CENTER, 0, 0, wide, 1, title, false) > 4)
        t.size *= 0.95;
    return type_block(p->canvas, t, ALIGN_CENTER, x, y, type_even(p->canvas, t, wide, title),
                      t.size * 1.15, title, true);
}

/* Boards in rows of two; of an odd number one stands alone, in the middle of the rows. */
static void draw_art(const struct booklet_page *p, struct page_frame art)
{
    const struct booklet *b = p->booklet;
    size_t rows = (b->n_rules + 1) / 2, alone = b->n_rules % 2 ? rows / 2 : rows, next = 0;
    double gap = 24, high = (art.h + gap) / (double)rows - gap;
    for (size_t row = 0; row < rows; row++) {
        size_t n = row == alone ? 1 : 2;
        double w = b->n_rules == 1 ? art.w : (art.w - gap) / 2;
        for (size_t i = 0; i < n; i++) {
            const struct booklet_rules *r = &b->rules[next++];
            double x = art.x + (art.w - (double)n * (w + gap) + gap) / 2 + (double)i * (w + gap);
            struct page_frame in = {x, art.y + (double)row * (high + gap), w, high};
            booklet_page_diagram(p, r->solution ? r->solution : r->sample, in, 60, false, 0.5);
        }
    }
}

void booklet_page_title(const struct booklet_page *p)
{
    const struct booklet *b = p->booklet;
    char text[256];
    const struct page_frame *sheet = &p->sheet;
    double middle = sheet->x + sheet->w / 2, y = sheet->y + sheet->h * 0.2, leading = 18 * b->scale;
    struct type grey = booklet_page_type(p, FACE_PLAIN, 12, ROLE_MET);
    struct slice line = contents_text(b, text, sizeof text);
    y = draw_title(p, middle, y, p->body.w);
    canvas_segment(p->canvas, middle - 60, y - 18, middle + 60, y - 18);
    canvas_stroke(p->canvas, b->theme->ink[ROLE_GRID], 0.8);
    y = type_block(p->canvas, grey, ALIGN_CENTER, middle, y + 10 * b->scale,
                   type_even(p->canvas, grey, p->body.w, line), leading, line, true);
    type_line(p->canvas, grey, ALIGN_CENTER, middle, y, levels_text(b, text, sizeof text));
    double high = sheet->y + sheet->h * 0.42, top = y + 36 > high ? y + 36 : high;
    double foot = sheet->y + sheet->h * 0.88;
    draw_art(p,
             (struct page_frame){p->body.x + p->body.w * 0.12, top, p->body.w * 0.76, foot - top});
    type_line(p->canvas, booklet_page_type(p, FACE_PLAIN, 9, ROLE_MET), ALIGN_CENTER, middle,
              p->body.y + p->body.h, promise_text(b, text, sizeof text));
}
