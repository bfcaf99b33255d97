/* edit.c - setting a puzzle up: numbers, gray and blocked cells, start and end.
 *
 * A number keeps the letter of its cell, a letter the number; start and end are one each and move.
 * They lie on opposite edges: where one is put out of sight of the other, that one follows to the
 * place which a half turn maps onto it.
 */
#include "core/edit.h"
#include "games/hexpath/hexpath.h"

static const struct ink palette[] = {
    {"1", "1", ROLE_CLUE},     {"2", "2", ROLE_CLUE},   {"3", "3", ROLE_CLUE},
    {"4", "4", ROLE_CLUE},     {"5", "5", ROLE_CLUE},   {"6", "6", ROLE_CLUE},
    {"7", "7", ROLE_CLUE},     {"8", "8", ROLE_CLUE},   {"9", "9", ROLE_CLUE},
    {"S", "start", ROLE_START}, {"E", "end", ROLE_END}, {"G", "gray", ROLE_GRAY},
    {"X", "blocked", ROLE_BLOCKED}, {NULL, NULL, ROLE_GRID},
};

static bool takes(const struct board *b, struct spot at)
{
    (void)b;
    return spot_is_cell(at);
}

static void write(const struct board *b, struct spot at, struct writer *out)
{
    hexpath_write_cell(hexpath_of(b), at.y / 2 * board_width(b) + at.x / 2, out);
}

/* A number where there is none. */
static void open_cell(struct hexpath *h, int cell)
{
    if (hexpath_number(h, cell) == CELL_BLOCKED)
        h->room[cell] = 1;
}

/* Start and end as they are to be: the one cell cannot be both. */
static void put_end(struct hexpath *h, int16_t *mark, int cell)
{
    int16_t *other = mark == &h->start ? &h->end : &h->start;
    open_cell(h, cell);
    h->room[cell] &= CELL_NUMBER;
    *mark = (int16_t)cell;
    if (*other == cell)
        *other = -1;
}

static void put_start_or_end(struct hexpath *h, int cell, char letter)
{
    int n = hexpath_n(h), facing = n * n - 1 - cell;
    int16_t *mark = letter == 'S' ? &h->start : &h->end;
    int16_t *other = letter == 'S' ? &h->end : &h->start;
    put_end(h, mark, cell);
    bool faced = *other >= 0 && hexpath_faces(n, cell, *other);
    if (!faced && hexpath_faces(n, cell, facing))
        put_end(h, other, facing);
}

static void put_letter(struct hexpath *h, int cell, char letter)
{
    if (letter != 'G') {
        put_start_or_end(h, cell, letter);
        return;
    }
    open_cell(h, cell);
    h->room[cell] ^= CELL_GRAY;
}

/* A number, a letter or both. */
static const char *put_token(struct hexpath *h, int cell, struct reader *in)
{
    uint32_t number;
    int first = reader_peek(in);
    if (first >= '0' && first <= '9') {
        if (first == '0' || !reader_number(in, HEXPATH_NUMBER_MAX, &number))
            return "a number is 1 to 99";
        h->room[cell] = (uint16_t)(number | (h->room[cell] & CELL_GRAY));
    }
    int letter = reader_peek(in);
    if (letter == 'S' || letter == 'E' || letter == 'G')
        put_letter(h, cell, (char)reader_take(in));
    return in->at && reader_peek(in) == READER_END
               ? NULL
               : "a cell is X, or a number 1 to 99 with S, E or G after it";
}

static void block(struct hexpath *h, int cell)
{
    h->room[cell] = CELL_BLOCKED;
    h->start = h->start == cell ? -1 : h->start;
    h->end = h->end == cell ? -1 : h->end;
}

static const char *put(struct board *b, struct spot at, struct slice token)
{
    struct hexpath *h = hexpath_edit(b);
    int cell = at.y / 2 * hexpath_n(h) + at.x / 2;
    struct reader in = reader_of(token.text, token.len);
    const char *why = NULL;
    if (slice_is(token, "X"))
        block(h, cell);
    else
        why = put_token(h, cell, &in);
    if (!why && ((h->start >= 0 && hexpath_is_gray(h, h->start)) ||
                 (h->end >= 0 && hexpath_is_gray(h, h->end))))
        why = "start and end are not gray";
    if (!why)
        why = hexpath_recount(h);
    return why ? why : hexpath_validate(b);
}

const struct edit hexpath_editing = {
    .palette = palette,
    .begin = hexpath_restart,
    .takes = takes,
    .write = write,
    .put = put,
    .clear = edit_clear,
};
