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

#define PAD 14
#define PICTURE 0.22 /* of the width of a box */
#define LEADING 1.42

/* A box: the name and the rules on the left, a puzzle and its answer on the right. */
struct box {
    struct type type; /* of the rules */
    double picture;   /* width of one */
    double text;      /* width of the rules */
    double first;     /* their first base line, from the top of the box */
};

static struct box box_plan(const struct page *p, const struct booklet_rules *r)
{
    double picture = PICTURE * p->body.w;
    return (struct box){
        .type = page_type(p, FACE_PLAIN, 10, ROLE_CLUE),
        .picture = picture,
        .text = p->body.w - 3 * PAD - (r->solution ? 2 : 1) * picture,
        .first = PAD + 29 * p->booklet->scale,
    };
}

static double text_height(const struct page *p, const struct booklet_rules *r, const struct box *x)
{
    return type_block(p->canvas, x->type, ALIGN_LEFT, 0, x->first, x->text, x->type.size * LEADING,
                      slice_of(r->sample->game->brief), false);
}

/* What the rules need in full size, and at least room for the pictures. */
static double box_height(const struct page *p, const struct booklet_rules *r)
{
    struct box x = box_plan(p, r);
    double text = text_height(p, r, &x), picture = x.picture + PAD;
    return text > picture ? text : picture;
}

static void draw_box(const struct page *p, const struct booklet_rules *r, struct frame at)
{
    const struct booklet *b = p->booklet;
    const struct game *g = r->sample->game;
    const struct board *board[] = {r->sample, r->solution};
    struct box x = box_plan(p, r);
    while (x.type.size > 6 && text_height(p, r, &x) > at.h)
        x.type.size *= 0.95;
    canvas_rect(p->canvas, at.x, at.y, at.w, at.h);
    canvas_stroke(p->canvas, b->theme->ink[ROLE_GRID], 0.6);
    type_line(p->canvas, page_type(p, FACE_BOLD, 14, ROLE_CLUE), ALIGN_LEFT, at.x + PAD,
              at.y + PAD + 11 * b->scale, slice_of(g->title));
    type_block(p->canvas, x.type, ALIGN_LEFT, at.x + PAD, at.y + x.first, x.text,
               x.type.size * LEADING, slice_of(g->brief), true);
    for (int i = r->solution ? 0 : 1; i < 2; i++) {
        struct frame in = {at.x + at.w - PAD - (2 - i) * x.picture + 6, at.y + PAD, x.picture - 6,
                           at.h - 2 * PAD};
        page_diagram(p, board[r->solution ? i : 0], in, 24, false);
    }
}

/* Each box as high as its rules; where that is too much for the page, all the same. */
void page_rules(const struct page *p, size_t first)
{
    const struct booklet *b = p->booklet;
    size_t each = (size_t)booklet_rules_each(b),
           end = first + each < b->n_rules ? first + each : b->n_rules;
    double gap = 14, total = -gap, y = p->body.y;
    for (size_t i = first; i < end; i++)
        total += box_height(p, &b->rules[i]) + gap;
    double share = (p->body.h + gap) / (double)each - gap;
    for (size_t i = first; i < end; i++) {
        double high = total > p->body.h ? share : box_height(p, &b->rules[i]);
        draw_box(p, &b->rules[i], (struct frame){p->body.x, y, p->body.w, high});
        y += high + gap;
    }
}
