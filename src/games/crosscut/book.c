/* book.c - first moves, proved by bench/crosscut_book.c or, where only the winner is known, by
 * `tables crosscut`.
 *
 * A row is a board and its squares in one quarter of the inner board, rows from the bottom and
 * then columns; the rest follows by symmetry. The number is how many turns the game then takes
 * under best play, that move included: above 0 the side that makes the first move wins, below 0
 * it loses; 99 and -99 where only the winner is known, 0 where not even that.
 */
#include "games/crosscut/book.h"

enum { QUARTER = 16, TURNS_UNKNOWN = 99 };

struct row {
    int8_t w, h; /* w <= h */
    int8_t turns[QUARTER];
};

static const struct row book[] = {
    {4, 4, {3}},
    {4, 5, {3, 3}},
    {4, 6, {3, 3}},
    {4, 7, {3, 3, 3}},
    {4, 8, {3, 3, 3}},
    {4, 9, {3, 3, 3, 3}},
    {4, 10, {3, 3, 3, 3}},
    {5, 5, {5, 5, 5, 5}},
    {5, 6, {7, 5, 7, 7}},
    {5, 7, {7, 5, 7, 7, 9, 7}},
    {5, 8, {7, 5, 9, 9, 9, 9}},
    {5, 9, {7, 5, 9, 9, 9, 9, 9, 9}},
    {5, 10, {7, 5, 11, 11, 9, 9, 9, 9}},
    {6, 6, {13, 11, 11, 9}},
    {6, 7, {15, 15, 17, 13, 15, 13}},
    {6, 8, {19, 19, 19, 19, 19, 19}},
    {6, 9, {99, 99, 99, 99, 99, 99, 99, -99}},
    {6, 10, {99, 99, 99, 99, 99, 99, 99, 99}},
    {7, 7, {99, 99, 99, 99, 99, 99, 99, 99, 99}},
    {7, 8, {99, 99, 99, 99, -99, 99, 99, -99, -99}},
};

/* Squares count from the nearer border. */
static int fold(int i, int size)
{
    return i <= size - 1 - i ? i : size - 1 - i;
}

bool crosscut_book_first_move(int w, int h, struct square at, struct worth *out)
{
    int columns = w, rows = h, column = at.column, row = at.row;
    if (w > h) {
        columns = h, rows = w;
        column = at.row, row = at.column;
    }
    for (size_t i = 0; i < sizeof book / sizeof *book; i++) {
        if (book[i].w != columns || book[i].h != rows)
            continue;
        int across = (columns - 1) / 2;
        int turns = book[i].turns[(fold(row, rows) - 1) * across + fold(column, columns) - 1];
        int plies = turns < 0 ? -turns : turns;
        *out =
            (struct worth){turns > 0 ? VALUE_WON : VALUE_LOST, plies == TURNS_UNKNOWN ? -1 : plies};
        return turns != 0;
    }
    return false;
}
