/* booklet_front.c - the title page of a booklet, and the rules of the games in it. */
#include "render/booklet_page.h"

/* "24 puzzles" and the games, for the line below the title. */
static struct slice contents_text(const struct booklet *b, char *out, size_t cap)
{
    struct writer w = writer_to(out, cap);
    for (size_t i = 0; i < b->n_rules; i++) {
        const struct game *g = b->rules[i].sample->game;
        int64_t n = 0;
        for (size_t k = 0; k < b->n; k++)
            n += b->entry[k].puzzle->game == g;
        if (i)
            writer_text(&w, "  \u00b7  ");
        writer_number(&w, n);
        writer_char(&w, ' ');
        writer_text(&w, g->title);
    }
    return (struct slice){out, w.n < cap ? w.n : cap};
}

/* One line if it can be had in a good size, else as few as it takes, of about the same width. */
static double draw_title(const struct page *p, double x, double y, double wide)
{
    struct slice title = slice_of(p->booklet->title);
    struct type t = page_type(p, FACE_LIGHT, 44, ROLE_CLUE);
    double one = type_width(p->canvas, t, title);
    if (one > wide)
        t.size *= one * 0.68 > wide ? 0.8 : wide / one;
    double leading = t.size * 1.15, narrow = wide;
    double high = type_block(p->canvas, t, ALIGN_CENTER, 0, 0, wide, leading, title, false);
    while (narrow > 60 &&
           type_block(p->canvas, t, ALIGN_CENTER, 0, 0, narrow - 8, leading, title, false) <= high)
        narrow -= 8;
    return type_block(p->canvas, t, ALIGN_CENTER, x, y, narrow, leading, title, true);
}

void page_title(const struct page *p)
{
    const struct booklet *b = p->booklet;
    char text[256];
    double middle = b->w / 2, y = b->h * 0.24;
    y = draw_title(p, middle, y, p->body.w);
    canvas_segment(p->canvas, middle - 60, y - 18, middle + 60, y - 18);
    canvas_stroke(p->canvas, b->theme->ink[ROLE_GRID], 0.8);
    y = type_block(p->canvas, page_type(p, FACE_PLAIN, 12, ROLE_MET), ALIGN_CENTER, middle, y + 8,
                   p->body.w, 18, contents_text(b, text, sizeof text), true);
    const struct booklet_rules *r = &b->rules[0];
    double top = y + 30 > b->h * 0.46 ? y + 30 : b->h * 0.46;
    struct frame art = {p->body.x + p->body.w * 0.15, top, p->body.w * 0.7, b->h * 0.9 - top};
    page_diagram(p, r->solution ? r->solution : r->sample, art, 60, false);
}

/* A box: the name and the rules on the left, a puzzle and its answer on the right. */
static void draw_box(const struct page *p, const struct booklet_rules *r, struct frame box)
{
    const struct booklet *b = p->booklet;
    double pad = 14, picture = box.h - 2 * pad + 8, top = box.y + pad + 11 * b->scale;
    int pictures = r->solution ? 2 : 1;
    double wide = box.w - 3 * pad - pictures * picture, bottom = box.y + box.h - 2;
    struct slice brief = slice_of(r->sample->game->brief);
    struct type t = page_type(p, FACE_PLAIN, 10, ROLE_CLUE);
    canvas_rect(p->canvas, box.x, box.y, box.w, box.h);
    canvas_stroke(p->canvas, b->theme->ink[ROLE_GRID], 0.6);
    type_line(p->canvas, page_type(p, FACE_BOLD, 14, ROLE_CLUE), ALIGN_LEFT, box.x + pad, top,
              slice_of(r->sample->game->title));
    top += 18 * b->scale;
    while (t.size > 6 &&
           type_block(p->canvas, t, ALIGN_LEFT, 0, top, wide, t.size * 1.42, brief, false) > bottom)
        t.size *= 0.95;
    type_block(p->canvas, t, ALIGN_LEFT, box.x + pad, top, wide, t.size * 1.42, brief, true);
    const struct board *board[] = {r->sample, r->solution};
    for (int i = 0; i < pictures; i++) {
        struct frame in = {box.x + box.w - pad - (pictures - i) * picture + 6, box.y + pad - 4,
                           picture - 6, picture};
        page_diagram(p, board[i], in, 24, false);
    }
}

void page_rules(const struct page *p, size_t first)
{
    const struct booklet *b = p->booklet;
    double gap = 14, each = booklet_rules_each(b);
    double high = (p->body.h - gap * (each - 1)) / each;
    high = high < 150 * b->scale ? high : 150 * b->scale;
    for (size_t i = first; i < b->n_rules && (double)(i - first) < each; i++)
        draw_box(p, &b->rules[i],
                 (struct frame){p->body.x, p->body.y + (double)(i - first) * (high + gap),
                                p->body.w, high});
}
