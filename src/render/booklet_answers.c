/* booklet_answers.c - answers, smaller than their puzzles, in reading order and with their numbers.
 *
 * Two, three or four rows of them stand on a page as long as the largest board stays legible. The key of
 * a worksheet is one page with all of them, in as many columns as let cells be largest.
 */
#include "render/booklet_page.h"

#define GAP_X 22
#define GAP_Y 14
#define CELL_LEAST 5 /* points, of a key that can be read */
#define KEY_W 499    /* the body of a worksheet's page, and what a board needs round it: in cells, */
#define KEY_H 646    /* and above it */
#define FRAME 1.9
#define HEAD 9

struct answer_grid {
    int columns, rows;
};

static size_t count_answers(const struct booklet *b)
{
    size_t n = 0;
    for (size_t i = 0; i < b->n; i++)
        n += b->entry[i].solution != NULL;
    return b->answers ? n : 0;
}

/* Of the boards that have one. */
static int longest_side(const struct booklet *b)
{
    int most = 0;
    for (size_t i = 0; i < b->n; i++) {
        int w = board_width(b->entry[i].puzzle), h = board_height(b->entry[i].puzzle);
        most = b->entry[i].solution && w > most ? w : most;
        most = b->entry[i].solution && h > most ? h : most;
    }
    return most;
}

/* Three, two or one beside each other: the largest board must stay legible. */
static struct answer_grid pages_grid(int side, double scale)
{
    int columns = side <= 12 && scale <= 1 ? 3 : side * scale <= 24 ? 2 : 1;
    return (struct answer_grid){columns, columns > 1 ? columns + 1 : 1};
}

/* All on one page with the largest cells; no columns: they would be too small to read. */
static struct answer_grid key_grid(int n, int side)
{
    struct answer_grid best = {0, 0};
    double most = CELL_LEAST;
    for (int columns = 1; columns <= n; columns++) {
        int rows = (n + columns - 1) / columns;
        double w = (KEY_W + GAP_X) / columns - GAP_X, h = (KEY_H + GAP_Y) / rows - GAP_Y - HEAD;
        double cell = (w < h ? w : h) / (side + FRAME);
        if (cell > most) {
            most = cell;
            best = (struct answer_grid){columns, rows};
        }
    }
    return best;
}

static struct answer_grid grid_of(const struct booklet *b)
{
    int side = longest_side(b), n = (int)count_answers(b);
    struct answer_grid key = b->worksheet && b->scale <= 1 ? key_grid(n, side) : (struct answer_grid){0, 0};
    return key.columns ? key : pages_grid(side, b->scale);
}

static int answers_each(const struct booklet *b)
{
    struct answer_grid grid = grid_of(b);
    return grid.columns * grid.rows;
}

int booklet_answers_pages(const struct booklet *b)
{
    size_t n = count_answers(b);
    return n ? booklet_pages_for(n, answers_each(b)) : 0;
}

static void draw_answer(const struct booklet_page *p, size_t index, struct page_frame slot)
{
    char number[24];
    double base = slot.y + 9 * p->booklet->scale;
    type_line(p->canvas, booklet_page_type(p, FACE_BOLD, 9.5, ROLE_CLUE), ALIGN_LEFT, slot.x, base,
              booklet_number_text(number, (int64_t)index + 1));
    struct page_frame board = {slot.x, base - 2, slot.w, slot.y + slot.h - base + 2};
    const struct booklet_entry *e = &p->booklet->entry[index];
    if (e->answer.mark)
        booklet_page_marks(p, e->puzzle, &e->answer, board, 24 * p->booklet->scale, false, 0);
    else
        booklet_page_diagram(p, e->solution, board, 24 * p->booklet->scale, false, 0);
}

size_t booklet_answers_on(const struct booklet *b, int page, size_t *first)
{
    size_t each = (size_t)answers_each(b), skip = (size_t)page * each, end = skip + each;
    size_t last = 0, n = 0;
    for (size_t i = 0; i < b->n && n < end; i++)
        if (b->entry[i].solution && n++ >= skip) {
            *first = n == skip + 1 ? i : *first;
            last = i;
        }
    return last;
}

void booklet_page_answers(const struct booklet_page *p, size_t first, size_t last)
{
    const struct booklet *b = p->booklet;
    struct answer_grid grid = grid_of(b);
    int slot = 0;
    for (size_t i = first; i <= last; i++)
        if (b->entry[i].solution)
            draw_answer(p, i,
                        booklet_page_slot(&p->body, grid.columns, grid.rows, slot++, GAP_X, GAP_Y));
}
