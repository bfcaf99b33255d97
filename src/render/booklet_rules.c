/* booklet_rules.c - the rules of the games in a booklet: a box each, and a key to the levels.
 *
 * A box has the name and the rules on the left, a puzzle and its answer on the right. A game that
 * is alone on the page has its pictures below the rules, large.
 */
#include "render/booklet_page.h"

#define PAD 14
#define GAP 14
#define LEADING 1.42
#define KEY 52 /* the height of the key, at scale 1 */

struct box {
    struct type type; /* of the rules */
    bool tall;        /* pictures below */
    double picture;   /* width of one */
    double text;      /* width of the rules */
    double first;     /* their first base line, from the top of the box */
};

static size_t games_on(const struct booklet_page *p, size_t first)
{
    size_t each = (size_t)booklet_rules_each(p->booklet), left = p->booklet->n_rules - first;
    return left < each ? left : each;
}

static struct box box_plan(const struct booklet_page *p, const struct booklet_rules *r,
                           size_t on_page)
{
    bool tall = on_page == 1;
    double picture = (tall ? 0.44 : on_page <= 3 ? 0.26 : 0.2) * p->body.w;
    return (struct box){
        .type = booklet_page_type(p, FACE_PLAIN, tall ? 11.5 : 10, ROLE_CLUE),
        .tall = tall,
        .picture = picture,
        .text = p->body.w - 2 * PAD - (tall ? 0 : PAD + (r->solution ? 2 : 1) * picture),
        .first = PAD + 29 * p->booklet->scale,
    };
}

/* The rules, in lines of about the same length; returns where they end. */
static double draw_text(const struct booklet_page *p, const struct booklet_rules *r,
                        const struct box *x, double left, double top, bool draw)
{
    struct slice brief = slice_of(r->sample->game->brief);
    double leading = x->type.size * LEADING;
    return type_block(p->canvas, x->type, ALIGN_LEFT, left, top + x->first,
                      type_even(p->canvas, x->type, x->text, brief), leading, brief, draw) -
           leading + PAD;
}

/* What the rules need in full size, and at least room for the pictures. */
static double box_height(const struct booklet_page *p, const struct booklet_rules *r,
                         const struct box *x)
{
    double text = draw_text(p, r, x, 0, 0, false), picture = x->picture + PAD;
    return x->tall ? text + picture : text > picture ? text : picture;
}

static void draw_box(const struct booklet_page *p, const struct booklet_rules *r, struct box x,
                     struct page_frame at)
{
    const struct booklet *b = p->booklet;
    const struct board *board[] = {r->sample, r->solution};
    int pictures = r->solution ? 2 : 1;
    while (x.type.size > 6 && draw_text(p, r, &x, 0, 0, false) > at.h)
        x.type.size *= 0.95;
    canvas_rect(p->canvas, at.x, at.y, at.w, at.h);
    canvas_stroke(p->canvas, b->theme->ink[ROLE_GRID], 0.6);
    type_line(p->canvas, booklet_page_type(p, FACE_BOLD, 14, ROLE_CLUE), ALIGN_LEFT, at.x + PAD,
              at.y + PAD + 11 * b->scale, slice_of(r->sample->game->title));
    double y = draw_text(p, r, &x, at.x + PAD, at.y, true);
    struct page_frame in = {at.x + at.w - PAD - pictures * x.picture + 6, at.y + PAD, x.picture - 6,
                            at.h - 2 * PAD};
    if (x.tall)
        in = (struct page_frame){at.x + (at.w - pictures * x.picture) / 2 + 3, y, x.picture - 6,
                                 at.y + at.h - PAD - y};
    for (int i = 0; i < pictures; i++, in.x += x.picture)
        booklet_page_diagram(p, board[i], in, x.tall ? 40 : 24, false, 0.5);
}

/* ---- the key ---- */

static bool has_ratings(const struct booklet *b)
{
    for (size_t i = 0; i < b->n; i++)
        if (b->entry[i].rating.solved)
            return true;
    return false;
}

/* The dots of each level beside its name, and what else stands at a puzzle. */
static void draw_key(const struct booklet_page *p, double y)
{
    const double size = p->booklet->scale, share = p->body.w / LEVEL_COUNT;
    struct type name = booklet_page_type(p, FACE_PLAIN, 10, ROLE_CLUE);
    for (int l = 0; l < LEVEL_COUNT; l++) {
        struct slice text = slice_of(level_name((enum level)l));
        double wide = (LEVEL_WIDTH + 6) * size + type_width(p->canvas, name, text);
        double x = p->body.x + share * l + (share - wide) / 2;
        booklet_page_level(p, (enum level)l, x + LEVEL_WIDTH * size, y + 14 * size);
        type_line(p->canvas, name, ALIGN_LEFT, x + (LEVEL_WIDTH + 6) * size, y + 14 * size, text);
    }
    struct slice more = slice_of(
        p->booklet->ids
            ? "The number beside the dots is the rating, from 1 to 10. The id in small print makes "
              "the puzzle again: quincunx reads it in place of a position, and so does the page."
            : "The number beside the dots is the rating, from 1 to 10.");
    struct type small = booklet_page_type(p, FACE_PLAIN, 8, ROLE_MET);
    type_block(p->canvas, small, ALIGN_CENTER, p->body.x + p->body.w / 2, y + 32 * size,
               type_even(p->canvas, small, p->body.w, more), small.size * LEADING, more, true);
}

/* Each box as high as its rules; where that is too much for the page, all the same. */
void booklet_page_rules(const struct booklet_page *p, size_t first)
{
    const struct booklet *b = p->booklet;
    size_t n = games_on(p, first);
    bool key = first + n == b->n_rules && has_ratings(b);
    double room = p->body.h - (key ? KEY * b->scale : 0), total = -GAP, y = p->body.y;
    for (size_t i = first; i < first + n; i++) {
        struct box x = box_plan(p, &b->rules[i], n);
        total += box_height(p, &b->rules[i], &x) + GAP;
    }
    for (size_t i = first; i < first + n; i++) {
        struct box x = box_plan(p, &b->rules[i], n);
        double high =
            total > room ? (room + GAP) / (double)n - GAP : box_height(p, &b->rules[i], &x);
        draw_box(p, &b->rules[i], x, (struct page_frame){p->body.x, y, p->body.w, high});
        y += high + GAP;
    }
    if (key)
        draw_key(p, y);
}
