/* notation.c - positions as one line of text.
 *
 *     hexpath 3 2S,2,2/3,1,2/3,2E,X a3-b2-a2 order=1>3>2 gray=step
 *
 * The body is N rows of N cells. The fields may stand in any order and each at most once; they
 * are written in the order above, and gray only when it is not the usual reading. A path that
 * begins at the start is read even if no walk could take it: judging it is the business of
 * `check`. In the drawn form the fields come before the cells, so what a field says about cells
 * not yet known is judged by settle.
 */
#include "games/hexpath/hexpath.h"

#include <string.h>

static const char cell_form[] = "a cell is X, or a number 1 to 99 with S, E or G after it";

static const char too_many[] = "there are more than 64 different numbers";

bool hexpath_faces(int n, int a, int b)
{
    int dr = a / n - b / n, dc = a % n - b % n, most = n - 1;
    return dr == most || dr == -most || dc == most || dc == -most;
}

void hexpath_clear(struct hexpath *h)
{
    memset(h->room, 0, (size_t)hexpath_cells(h) * sizeof *h->room);
    h->on_board = (struct numbers){{0, 0}};
    h->start = h->end = -1;
}

const char *hexpath_put(struct hexpath *h, int cell, int number, int letter)
{
    int16_t *mark = letter == 'S' ? &h->start : &h->end;
    if (letter == 'S' || letter == 'E') {
        if (*mark >= 0)
            return letter == 'S' ? "there are two starts: only one cell may have the letter S"
                                 : "there are two ends: only one cell may have the letter E";
        *mark = (int16_t)cell;
    }
    h->room[cell] = (uint16_t)(number | (letter == 'G' ? CELL_GRAY : 0));
    if (number != CELL_BLOCKED)
        numbers_add(&h->on_board, number);
    return hexpath_numbers_count(&h->on_board) > ORDER_MAX ? too_many : NULL;
}

const char *hexpath_recount(struct hexpath *h)
{
    h->on_board = (struct numbers){{0, 0}};
    for (int cell = 0; cell < hexpath_cells(h); cell++)
        if (hexpath_number(h, cell) != CELL_BLOCKED)
            numbers_add(&h->on_board, hexpath_number(h, cell));
    return hexpath_numbers_count(&h->on_board) > ORDER_MAX ? too_many : NULL;
}

/* ---- reading ---- */

static bool is_letter(int c)
{
    return c == 'S' || c == 'E' || c == 'G';
}

static bool is_token_end(int c)
{
    return c == ',' || c == '/' || c == ' ' || c == READER_END;
}

static struct err token_read(struct hexpath *h, struct reader *in, int cell)
{
    size_t at = in->at;
    uint32_t number = CELL_BLOCKED;
    int letter = 0;
    if (!reader_skip(in, 'X')) {
        if (reader_peek(in) < '0' || reader_peek(in) > '9')
            return err_text(at, cell_form);
        if (reader_peek(in) == '0' || !reader_number(in, HEXPATH_NUMBER_MAX, &number))
            return err_text(at, "a number is 1 to 99");
    }
    if (is_letter(reader_peek(in))) {
        if (number == CELL_BLOCKED)
            return err_text(in->at, "a blocked cell has no letter");
        letter = reader_take(in);
        if (is_letter(reader_peek(in)))
            return err_text(in->at, "a cell has at most one letter: start and end are not gray");
    }
    if (!is_token_end(reader_peek(in)))
        return err_text(in->at, cell_form);
    const char *why = hexpath_put(h, cell, (int)number, letter);
    return why ? err_text(at, why) : err_none();
}

static struct err rows_end(const struct reader *in)
{
    int next = reader_peek(in);
    if (next == '/')
        return err_text(in->at, "there are more rows than the size says");
    if (next == ',')
        return err_text(in->at, "this row is too long");
    return err_none();
}

struct err hexpath_read_body(struct board *b, struct reader *in)
{
    struct hexpath *h = hexpath_edit(b);
    int n = hexpath_n(h);
    size_t later = in->at; /* where the second of start and end stands */
    hexpath_clear(h);
    for (int cell = 0; cell < n * n; cell++) {
        if (cell && cell % n == 0 && !reader_skip(in, '/'))
            return err_text(in->at, reader_peek(in) == ','
                                        ? "this row is too long"
                                        : "a row is missing: expected '/' and the next row");
        if (cell % n && !reader_skip(in, ','))
            return err_text(in->at, "this row is too short: expected ',' and the next cell");
        size_t at = in->at;
        struct err e = token_read(h, in, cell);
        if (err_is(e))
            return e;
        if (cell == h->start || cell == h->end)
            later = at;
    }
    struct err e = rows_end(in);
    if (err_is(e))
        return e;
    if (h->start < 0)
        return err_text(in->at, "there is no start: one cell needs the letter S");
    if (h->end < 0)
        return err_text(in->at, "there is no end: one cell needs the letter E");
    if (!hexpath_faces(n, h->start, h->end))
        return err_text(later, "start and end must lie on opposite edges");
    h->read |= READ_BODY;
    return err_none();
}

static struct err path_read(struct hexpath *h, struct reader *in)
{
    int n = hexpath_n(h), r, c, count = 0;
    uint16_t *path = h->room + n * n;
    do {
        size_t at = in->at;
        int column, row;
        if (!spot_read_cell(in, n, n, &r, &c))
            return err_text(at, spot_read_name(in, &column, &row)
                                    ? "there is no such cell on the board"
                                : count ? "expected the next cell of the path, such as b2"
                                        : "expected a path such as a3-b2, order= or gray=");
        if (count > n * n)
            return err_text(at, "a path cannot be longer than the board");
        if (!count && h->read & READ_BODY && r * n + c != h->start)
            return err_text(at, "a path begins at the start");
        path[count++] = (uint16_t)(r * n + c);
    } while (reader_skip(in, '-'));
    h->n_path = (uint16_t)count;
    return err_none();
}

static struct err gray_read(struct hexpath *h, struct reader *in)
{
    bool step = reader_skip_text(in, "step");
    if (!step && !reader_skip_text(in, "all"))
        return err_text(in->at, "gray is all or step");
    h->board.variant.value[OPTION_GRAY] = step ? GRAY_STEP : GRAY_ALL;
    return err_none();
}

struct err hexpath_read_field(struct board *b, struct reader *in)
{
    struct hexpath *h = hexpath_edit(b);
    size_t at = in->at;
    int field = reader_skip_text(in, "order=")  ? READ_ORDER
                : reader_skip_text(in, "gray=") ? READ_GRAY
                                                : READ_PATH;
    if (h->read & field)
        return err_text(at, field == READ_ORDER  ? "there is a second order="
                            : field == READ_GRAY ? "there is a second gray="
                                                 : "there is a second path");
    h->read |= (uint8_t)field;
    struct err e = field == READ_ORDER  ? hexpath_order_read(h, in)
                   : field == READ_GRAY ? gray_read(h, in)
                                        : path_read(h, in);
    if (!err_is(e) && reader_peek(in) != READER_END && reader_peek(in) != ' ')
        return err_text(in->at, field == READ_ORDER  ? "relations are written 1>3, joined by commas"
                                : field == READ_GRAY ? "gray is all or step"
                                                     : "the cells of a path are joined by '-'");
    return e;
}

/* Numbers in relations that no cell holds. */
static bool order_is_foreign(const struct hexpath *h)
{
    for (int a = 1; a <= HEXPATH_NUMBER_MAX; a++) {
        uint64_t used = 0, foreign = 0;
        for (int w = 0; w < 2; w++) {
            used |= h->stated[a].word[w];
            foreign |= h->stated[a].word[w] & ~h->on_board.word[w];
        }
        if (foreign || (used && !numbers_have(&h->on_board, a)))
            return true;
    }
    return false;
}

const char *hexpath_validate(struct board *b)
{
    struct hexpath *h = hexpath_edit(b);
    uint16_t *path = h->room + hexpath_cells(h);
    if (h->start < 0)
        return "there is no start: one cell needs the letter S";
    if (h->end < 0)
        return "there is no end: one cell needs the letter E";
    if (!hexpath_faces(hexpath_n(h), h->start, h->end))
        return "start and end must lie on opposite edges";
    if (order_is_foreign(h))
        return "a number in order= is not on the board";
    if (!(h->read & READ_PATH)) {
        path[0] = (uint16_t)h->start;
        h->n_path = 1;
    }
    if (path[0] != h->start)
        return "a path begins at the start";
    h->read = 0;
    return NULL;
}

/* ---- writing ---- */

void hexpath_write_cell(const struct hexpath *h, int cell, struct writer *out)
{
    if (hexpath_number(h, cell) == CELL_BLOCKED) {
        writer_char(out, 'X');
        return;
    }
    writer_number(out, hexpath_number(h, cell));
    if (cell == h->start || cell == h->end || hexpath_is_gray(h, cell))
        writer_char(out, cell == h->start ? 'S' : cell == h->end ? 'E' : 'G');
}

void hexpath_write_body(const struct board *b, struct writer *out)
{
    const struct hexpath *h = hexpath_of(b);
    int n = hexpath_n(h);
    for (int cell = 0; cell < n * n; cell++) {
        if (cell)
            writer_char(out, cell % n ? ',' : '/');
        hexpath_write_cell(h, cell, out);
    }
}

void hexpath_write_path(const struct board *b, struct writer *out)
{
    const struct hexpath *h = hexpath_of(b);
    int n = hexpath_n(h);
    for (int i = 0; i < h->n_path; i++) {
        int cell = hexpath_path(h)[i];
        if (i)
            writer_char(out, '-');
        spot_write_cell(out, n, cell / n, cell % n);
    }
}

void hexpath_write_fields(const struct board *b, struct writer *out)
{
    const struct hexpath *h = hexpath_of(b);
    if (h->n_path > 1) {
        writer_char(out, ' ');
        hexpath_write_path(b, out);
    }
    if (hexpath_order_is_stated(h)) {
        writer_text(out, " order=");
        hexpath_order_write(h, out);
    }
    if (b->variant.value[OPTION_GRAY] == GRAY_STEP)
        writer_text(out, " gray=step");
}
