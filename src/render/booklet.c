/* booklet.c - see booklet.h: the parts of a booklet, page by page, and puzzles in a grid of slots.
 *
 * A slot has a heading (number, game and size, rating), the board below it, and its id in small
 * print.
 */
#include "render/booklet.h"

#include "core/position.h"
#include "render/booklet_page.h"

#define MARGIN 48
#define HEAD 26 /* the line at the top of a page */
#define FOOT 24 /* the page number */

struct type booklet_page_type(const struct booklet_page *p, enum face face, double size,
                              enum role ink)
{
    return (struct type){face, size * p->booklet->scale, p->booklet->theme->ink[ink]};
}

double booklet_page_marks(const struct booklet_page *p, const struct board *b,
                          const struct marks *marks, struct page_frame in, double most, bool coords,
                          double drop)
{
    struct diagram d = {.board = b,
                        .mark = marks->mark,
                        .n = marks->mark ? marks->n : 0,
                        .theme = p->booklet->theme,
                        .coords = coords,
                        .arena = p->booklet->arena,
                        .after = marks->after};
    struct extent e = diagram_extent(&d);
    double cell = in.w / e.w < in.h / e.h ? in.w / e.w : in.h / e.h;
    cell = cell < most ? cell : most;
    double y = in.y + (in.h - e.h * cell) * drop;
    diagram_draw(&d, p->canvas, in.x + (in.w - e.w * cell) / 2, y, cell);
    return y + e.h * cell;
}

double booklet_page_diagram(const struct booklet_page *p, const struct board *b,
                            struct page_frame in, double most, bool coords, double drop)
{
    struct arena *arena = p->booklet->arena;
    struct arena_mark mark = arena_here(arena);
    struct marks own = marks_of(b, arena);
    double end = booklet_page_marks(p, b, &own, in, most, coords, drop);
    arena_release(arena, mark);
    return end;
}

struct slice booklet_number_text(char out[24], int64_t value)
{
    struct writer w = writer_to(out, 24);
    writer_number(&w, value);
    return (struct slice){out, w.n};
}

/* ---- puzzles ---- */

static int columns_of(const struct booklet *b)
{
    return b->per_page >= 4 ? 2 : 1;
}

static int rows_of(const struct booklet *b)
{
    return b->per_page / columns_of(b);
}

static struct slice name_text(const struct board *b, char out[64])
{
    struct writer w = writer_to(out, 64);
    const struct game *g = b->game;
    writer_text(&w, g->title);
    writer_char(&w, ' ');
    writer_number(&w, board_width(b));
    writer_text(&w, "\u2009\u00d7\u2009");
    writer_number(&w, board_height(b));
    return (struct slice){out, w.n};
}

void booklet_page_level(const struct booklet_page *p, enum level level, double right, double y)
{
    const double size = p->booklet->scale;
    color ink = p->booklet->theme->ink[ROLE_CLUE];
    for (int i = 0; i < LEVEL_COUNT; i++) {
        canvas_circle(p->canvas, right - (2.6 + 8 * (LEVEL_COUNT - 1 - i)) * size, y - 3.3 * size,
                      2.6 * size);
        canvas_paint(p->canvas, (struct pen){.fill = i <= (int)level ? ink : COLOR_NONE,
                                             .stroke = ink,
                                             .width = 0.7 * size});
    }
}

/* The rating, and the dots of its level. */
static void draw_rating(const struct booklet_page *p, const struct rating *r, double right,
                        double y)
{
    char text[24];
    struct writer w = writer_to(text, sizeof text);
    writer_number(&w, r->tenths / 10);
    writer_char(&w, '.');
    writer_number(&w, r->tenths % 10);
    booklet_page_level(p, r->level, right, y);
    type_line(p->canvas, booklet_page_type(p, FACE_PLAIN, 9.5, ROLE_MET), ALIGN_RIGHT,
              right - (LEVEL_WIDTH + 4) * p->booklet->scale, y, (struct slice){text, w.n});
}

static void draw_puzzle(const struct booklet_page *p, size_t index, struct page_frame slot)
{
    const struct booklet *b = p->booklet;
    const struct booklet_entry *e = &b->entry[index];
    char number[24], name[64];
    struct type bold = booklet_page_type(p, FACE_BOLD, 13, ROLE_CLUE),
                plain = booklet_page_type(p, FACE_PLAIN, 10.5, ROLE_CLUE);
    struct slice n = booklet_number_text(number, (int64_t)index + 1), game = name_text(e->puzzle, name);
    double base = slot.y + 13 * b->scale;
    double x = slot.x + type_width(p->canvas, bold, n) + 7 * b->scale;
    double room = slot.x + slot.w - x - (e->rating.solved ? (LEVEL_WIDTH + 34) * b->scale : 0);
    if (type_width(p->canvas, plain, game) > room) /* a narrow slot, large print */
        plain.size *= room / type_width(p->canvas, plain, game);
    type_line(p->canvas, bold, ALIGN_LEFT, slot.x, base, n);
    type_line(p->canvas, plain, ALIGN_LEFT, x, base, game);
    if (e->rating.solved)
        draw_rating(p, &e->rating, slot.x + slot.w, base);
    canvas_segment(p->canvas, slot.x, base + 6 * b->scale, slot.x + slot.w, base + 6 * b->scale);
    canvas_stroke(p->canvas, b->theme->ink[ROLE_GRID], 0.5);
    double top = base + 12 * b->scale, print = e->id.len ? 12 * b->scale : 0;
    struct page_frame board = {slot.x, top, slot.w, slot.y + slot.h - top - print};
    double drop = b->per_page == 1 ? 0.3 : 0; /* alone on its page it stands near the middle */
    double end = booklet_page_diagram(p, e->puzzle, board, 54 * b->scale, b->coords, drop);
    if (e->id.len)
        type_line(p->canvas, booklet_page_type(p, FACE_PLAIN, 6.5, ROLE_MET), ALIGN_CENTER,
                  slot.x + slot.w / 2, end + 8 * b->scale, e->id);
}

struct page_frame booklet_page_slot(const struct page_frame *body, int columns, int rows, int i,
                                    double gap_x, double gap_y)
{
    double w = (body->w - gap_x * (columns - 1)) / columns;
    double h = (body->h - gap_y * (rows - 1)) / rows;
    return (struct page_frame){body->x + i % columns * (w + gap_x),
                               body->y + i / columns * (h + gap_y), w, h};
}

static void draw_puzzles(const struct booklet_page *p, size_t first, size_t last)
{
    const struct booklet *b = p->booklet;
    for (size_t i = first; i <= last; i++)
        draw_puzzle(p, i, booklet_page_slot(&p->body, columns_of(b), rows_of(b), (int)(i - first), 30, 22));
}

/* ---- pages ---- */

enum part { PART_TITLE, PART_RULES, PART_CARDS, PART_PUZZLES, PART_ANSWERS, PART_COUNT };

int booklet_pages_for(size_t n, int each)
{
    return (int)((n + (size_t)each - 1) / (size_t)each);
}

int booklet_rules_each(const struct booklet *b)
{
    return b->scale > 1 ? 3 : 5;
}

static int part_pages(const struct booklet *b, enum part part)
{
    if (b->answers_alone && part != PART_ANSWERS)
        return 0;
    switch (part) {
    case PART_TITLE:
        return b->title != NULL;
    case PART_RULES:
        return b->title || b->tells_rules ? booklet_pages_for(b->n_rules, booklet_rules_each(b)) : 0;
    case PART_CARDS:
        return booklet_cards_pages(b);
    case PART_PUZZLES:
        return booklet_pages_for(b->n, b->per_page);
    default:
        return booklet_answers_pages(b);
    }
}

/* Pages before this part. */
static int part_begins(const struct booklet *b, enum part part)
{
    int pages = 0;
    for (int i = 0; i < (int)part; i++)
        pages += part_pages(b, (enum part)i);
    return pages;
}

int booklet_pages(const struct booklet *b)
{
    return part_begins(b, PART_COUNT);
}

int booklet_answers_at(const struct booklet *b)
{
    return booklet_answers_pages(b) ? part_begins(b, PART_ANSWERS) : 0;
}

struct slice booklet_range_text(const char *what, size_t first, size_t last, char out[64])
{
    struct writer w = writer_to(out, 64);
    writer_text(&w, what);
    writer_text(&w, last > first ? "s " : " ");
    writer_number(&w, (int64_t)first + 1);
    if (last > first) {
        writer_text(&w, "\u2013");
        writer_number(&w, (int64_t)last + 1);
    }
    return (struct slice){out, w.n};
}

/* The title, as much of it as there is room for beside the head. */
static void draw_running_title(const struct booklet_page *p, double wide, double y)
{
    struct slice title = slice_of(p->booklet->title);
    struct type t = booklet_page_type(p, FACE_PLAIN, 8, ROLE_MET);
    struct slice line = type_beginning(p->canvas, t, wide, title);
    if (line.len < title.len)
        line = type_beginning(p->canvas, t, wide - t.size, title);
    type_line(p->canvas, t, ALIGN_LEFT, p->body.x, y, line);
    if (line.len < title.len)
        type_line(p->canvas, t, ALIGN_LEFT, p->body.x + type_width(p->canvas, t, line), y,
                  slice_of("\u2026"));
}

/* What the page holds, at its top; its number, at the foot. */
static void draw_frame(const struct booklet_page *p, struct slice head, int page)
{
    const struct page_frame *sheet = &p->sheet;
    char number[24];
    struct type small = booklet_page_type(p, FACE_PLAIN, 8, ROLE_MET);
    double y = sheet->y + MARGIN + 4;
    if (p->booklet->title)
        draw_running_title(p, p->body.w - type_width(p->canvas, small, head) - 24, y);
    type_line(p->canvas, small, ALIGN_RIGHT, p->body.x + p->body.w, y, head);
    type_line(p->canvas, booklet_page_type(p, FACE_PLAIN, 9, ROLE_CLUE), ALIGN_CENTER,
              sheet->x + sheet->w / 2, sheet->y + sheet->h - MARGIN + 8,
              booklet_number_text(number, page + 1));
}

/* A word, and a line to write on behind it. */
static void draw_blank(const struct booklet_page *p, const char *word, double x, double end, double y)
{
    struct type t = booklet_page_type(p, FACE_PLAIN, 11, ROLE_CLUE);
    type_line(p->canvas, t, ALIGN_LEFT, x, y, slice_of(word));
    canvas_segment(p->canvas, x + type_width(p->canvas, t, slice_of(word)) + 6, y + 2, end, y + 2);
    canvas_stroke(p->canvas, p->booklet->theme->ink[ROLE_CLUE], 0.6);
}

/* Lines for the name and the day, and what is to be done: the body begins below. */
static void draw_task(struct booklet_page *p)
{
    const struct booklet *b = p->booklet;
    double top = p->body.y;
    if (b->worksheet) {
        double y = top + 12 * b->scale, split = p->body.x + 0.68 * p->body.w;
        draw_blank(p, "Name", p->body.x, split - 16, y);
        draw_blank(p, "Date", split, p->body.x + p->body.w, y);
        p->body.y = y + 18 * b->scale;
    }
    if (b->task) {
        struct type t = booklet_page_type(p, FACE_PLAIN, 10.5, ROLE_CLUE);
        p->body.y = type_block(p->canvas, t, ALIGN_LEFT, p->body.x, p->body.y + 8 * b->scale,
                               p->body.w, t.size * 1.35, slice_of(b->task), true);
    }
    p->body.h -= p->body.y - top;
}

static void draw_puzzle_page(struct booklet_page *p, int in_part, int page)
{
    const struct booklet *b = p->booklet;
    size_t each = (size_t)b->per_page, first = (size_t)in_part * each;
    size_t last = first + each < b->n ? first + each - 1 : b->n - 1;
    char head[64];
    draw_frame(p, booklet_range_text("Puzzle", first, last, head), page);
    draw_task(p);
    draw_puzzles(p, first, last);
}

static void draw_answer_page(const struct booklet_page *p, int in_part, int page)
{
    size_t first = 0, last = booklet_answers_on(p->booklet, in_part, &first);
    char head[64];
    draw_frame(p, booklet_range_text("Answer", first, last, head), page);
    booklet_page_answers(p, first, last);
}

#define SHEET_W 595 /* as wide as A4 and as high as Letter: what both have room for */
#define SHEET_H 792

static struct booklet_page open_page(const struct booklet *b, struct canvas *c)
{
    struct page_frame all = {0, 0, b->w, b->h},
                      both = {(b->w - SHEET_W) / 2, (b->h - SHEET_H) / 2, SHEET_W, SHEET_H};
    struct page_frame sheet = b->worksheet ? both : all;
    return (struct booklet_page){
        b, c, sheet, {sheet.x + MARGIN, sheet.y + MARGIN, sheet.w - 2 * MARGIN, sheet.h - 2 * MARGIN}};
}

void booklet_draw(const struct booklet *b, int page, struct canvas *c)
{
    struct booklet_page p = open_page(b, c);
    int part = PART_TITLE, in_part = page;
    for (; part < PART_ANSWERS && in_part >= part_pages(b, (enum part)part); part++)
        in_part -= part_pages(b, (enum part)part);
    canvas_rect(c, 0, 0, b->w, b->h);
    canvas_fill(c, b->theme->paper);
    if (part == PART_TITLE) {
        booklet_page_title(&p);
        return;
    }
    p.body.y += HEAD;
    p.body.h -= HEAD + FOOT;
    if (part == PART_RULES) {
        draw_frame(&p, slice_of("Rules"), page);
        booklet_page_rules(&p, (size_t)in_part * (size_t)booklet_rules_each(b));
    } else if (part == PART_CARDS) {
        draw_frame(&p, slice_of(b->lesson), page);
        booklet_page_cards(&p, in_part);
    } else if (part == PART_PUZZLES) {
        draw_puzzle_page(&p, in_part, page);
    } else {
        draw_answer_page(&p, in_part, page);
    }
}
