/* booklet.c - see booklet.h: puzzles and answers in a grid of slots.
 *
 * A slot has a heading (number, game and size, rating), the board below it, and its id in small
 * print. Answers are smaller and stand in reading order with the numbers of their puzzles.
 */
#include "render/booklet.h"

#include "core/position.h"
#include "render/booklet_page.h"
#include "render/overlays.h"

#define MARGIN 48
#define HEAD 26 /* the line at the top of a page */
#define FOOT 24 /* the page number */

struct type booklet_page_type(const struct booklet_page *p, enum face face, double size,
                              enum role ink)
{
    return (struct type){face, size * p->booklet->scale, p->booklet->theme->ink[ink]};
}

double booklet_page_diagram(const struct booklet_page *p, const struct board *b,
                            struct page_frame in, double most, bool coords, double drop)
{
    struct arena *arena = p->booklet->arena;
    struct arena_mark mark = arena_here(arena);
    struct marks m = marks_of(b, arena);
    struct diagram d = {.board = b,
                        .mark = m.mark,
                        .n = m.mark ? m.n : 0,
                        .theme = p->booklet->theme,
                        .coords = coords,
                        .arena = arena};
    struct extent e = diagram_extent(&d);
    double cell = in.w / e.w < in.h / e.h ? in.w / e.w : in.h / e.h;
    cell = cell < most ? cell : most;
    double y = in.y + (in.h - e.h * cell) * drop;
    diagram_draw(&d, p->canvas, in.x + (in.w - e.w * cell) / 2, y, cell);
    arena_release(arena, mark);
    return y + e.h * cell;
}

static struct slice number_text(char out[24], int64_t value)
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
    struct slice n = number_text(number, (int64_t)index + 1), game = name_text(e->puzzle, name);
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

static struct page_frame slot_of(const struct page_frame *body, int columns, int rows, int i,
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
        draw_puzzle(p, i, slot_of(&p->body, columns_of(b), rows_of(b), (int)(i - first), 30, 22));
}

/* ---- answers ---- */

static size_t count_answers(const struct booklet *b)
{
    size_t n = 0;
    for (size_t i = 0; i < b->n; i++)
        n += b->entry[i].solution != NULL;
    return b->answers ? n : 0;
}

/* Three, two or one beside each other: the largest board must stay legible. */
static int answer_columns(const struct booklet *b)
{
    int most = 0;
    for (size_t i = 0; i < b->n; i++) {
        int w = board_width(b->entry[i].puzzle), h = board_height(b->entry[i].puzzle);
        most = b->entry[i].solution && w > most ? w : most;
        most = b->entry[i].solution && h > most ? h : most;
    }
    bool large = b->scale > 1;
    return most <= 12 && !large ? 3 : most * b->scale <= 24 ? 2 : 1;
}

static int answer_rows(const struct booklet *b)
{
    int columns = answer_columns(b);
    return columns > 1 ? columns + 1 : 1;
}

static int answers_each(const struct booklet *b)
{
    return answer_columns(b) * answer_rows(b);
}

static void draw_answer(const struct booklet_page *p, size_t index, struct page_frame slot)
{
    char number[24];
    double base = slot.y + 9 * p->booklet->scale;
    type_line(p->canvas, booklet_page_type(p, FACE_BOLD, 9.5, ROLE_CLUE), ALIGN_LEFT, slot.x, base,
              number_text(number, (int64_t)index + 1));
    struct page_frame board = {slot.x, base - 2, slot.w, slot.y + slot.h - base + 2};
    booklet_page_diagram(p, p->booklet->entry[index].solution, board, 24 * p->booklet->scale, false,
                         0);
}

/* The answers of a page, counted from 0, are those of the entries from *first on, up to and with
 * the one that is returned. */
static size_t answers_on(const struct booklet *b, int page, size_t *first)
{
    size_t skip = (size_t)page * (size_t)answers_each(b), end = skip + (size_t)answers_each(b);
    size_t last = 0, n = 0;
    for (size_t i = 0; i < b->n && n < end; i++)
        if (b->entry[i].solution && n++ >= skip) {
            *first = n == skip + 1 ? i : *first;
            last = i;
        }
    return last;
}

static void draw_answers(const struct booklet_page *p, size_t first, size_t last)
{
    const struct booklet *b = p->booklet;
    int columns = answer_columns(b), rows = answer_rows(b), slot = 0;
    for (size_t i = first; i <= last; i++)
        if (b->entry[i].solution)
            draw_answer(p, i, slot_of(&p->body, columns, rows, slot++, 22, 14));
}

/* ---- pages ---- */

static int pages_for(size_t n, int each)
{
    return (int)((n + (size_t)each - 1) / (size_t)each);
}

int booklet_rules_each(const struct booklet *b)
{
    return b->scale > 1 ? 3 : 5;
}

/* Pages before the first puzzle. */
static int front_pages(const struct booklet *b)
{
    return b->title ? 1 + pages_for(b->n_rules, booklet_rules_each(b)) : 0;
}

int booklet_pages(const struct booklet *b)
{
    return front_pages(b) + pages_for(b->n, b->per_page) +
           pages_for(count_answers(b), answers_each(b));
}

int booklet_answers_at(const struct booklet *b)
{
    return count_answers(b) ? front_pages(b) + pages_for(b->n, b->per_page) : 0;
}

/* "Puzzles 5-8", with a dash between the numbers. */
static struct slice range_text(const char *what, size_t first, size_t last, char out[64])
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
    type_line(p->canvas, t, ALIGN_LEFT, MARGIN, y, line);
    if (line.len < title.len)
        type_line(p->canvas, t, ALIGN_LEFT, MARGIN + type_width(p->canvas, t, line), y,
                  slice_of("\u2026"));
}

/* What the page holds, at its top; its number, at the foot. */
static void draw_frame(const struct booklet_page *p, struct slice head, int page)
{
    const struct booklet *b = p->booklet;
    char number[24];
    struct type small = booklet_page_type(p, FACE_PLAIN, 8, ROLE_MET);
    double y = MARGIN + 4;
    if (b->title)
        draw_running_title(p, p->body.w - type_width(p->canvas, small, head) - 24, y);
    type_line(p->canvas, small, ALIGN_RIGHT, b->w - MARGIN, y, head);
    type_line(p->canvas, booklet_page_type(p, FACE_PLAIN, 9, ROLE_CLUE), ALIGN_CENTER, b->w / 2,
              b->h - MARGIN + 8, number_text(number, page + 1));
}

void booklet_draw(const struct booklet *b, int page, struct canvas *c)
{
    struct booklet_page p = {b, c, {MARGIN, MARGIN, b->w - 2 * MARGIN, b->h - 2 * MARGIN}};
    int front = front_pages(b), puzzles = pages_for(b->n, b->per_page);
    size_t first = 0, last;
    char head[64];
    canvas_rect(c, 0, 0, b->w, b->h);
    canvas_fill(c, b->theme->paper);
    if (b->title && page == 0) {
        booklet_page_title(&p);
        return;
    }
    p.body.y += HEAD;
    p.body.h -= HEAD + FOOT;
    if (page < front) {
        draw_frame(&p, slice_of("Rules"), page);
        booklet_page_rules(&p, (size_t)(page - 1) * (size_t)booklet_rules_each(b));
    } else if (page < front + puzzles) {
        first = (size_t)(page - front) * (size_t)b->per_page;
        last = first + (size_t)b->per_page < b->n ? first + (size_t)b->per_page - 1 : b->n - 1;
        draw_frame(&p, range_text("Puzzle", first, last, head), page);
        draw_puzzles(&p, first, last);
    } else {
        last = answers_on(b, page - front - puzzles, &first);
        draw_frame(&p, range_text("Answer", first, last, head), page);
        draw_answers(&p, first, last);
    }
}
