/* spot.c - see spot.h. Columns are bijective base 26: a..z, aa, ab, ... */
#include "lattice/spot.h"

void spot_write_name(struct writer *out, int column, int row)
{
    char letters[8];
    int n = 0;
    for (int c = column + 1; c > 0; c = (c - 1) / 26)
        letters[n++] = (char)('a' + (c - 1) % 26);
    while (n)
        writer_char(out, letters[--n]);
    writer_number(out, row);
}

bool spot_read_name(struct reader *in, int *column, int *row)
{
    size_t start = in->at;
    int c = 0, letters = 0;
    uint32_t number;
    while (letters < 4 && reader_peek(in) >= 'a' && reader_peek(in) <= 'z') {
        c = c * 26 + (reader_take(in) - 'a' + 1);
        letters++;
    }
    if (!letters || reader_peek(in) == '0' || !reader_number(in, 9999, &number)) {
        in->at = start;
        return false;
    }
    *column = c - 1;
    *row = (int)number;
    return true;
}

bool spot_read_cell(struct reader *in, int w, int h, int *r, int *c)
{
    size_t start = in->at;
    int column, row;
    if (spot_read_name(in, &column, &row) && column < w && row >= 1 && row <= h) {
        *r = h - row;
        *c = column;
        return true;
    }
    in->at = start;
    return false;
}

void spot_write_cell(struct writer *out, int h, int r, int c)
{
    spot_write_name(out, c, h - r);
}

void spot_write(struct writer *out, int height, struct spot s)
{
    bool column_edge = s.x % 2 == 0, row_edge = s.y % 2 == 0;
    int r = s.y / 2, c = s.x / 2; /* of the cell below and to the right of the spot */
    if (column_edge && row_edge) {
        spot_write_name(out, c, height + 1 - r);
    } else if (column_edge) {
        spot_write_cell(out, height, r, c ? c - 1 : 0);
        writer_char(out, c ? 'e' : 'w');
    } else if (row_edge) {
        spot_write_cell(out, height, r < height ? r : height - 1, c);
        writer_char(out, r < height ? 'n' : 's');
    } else {
        spot_write_cell(out, height, r, c);
    }
}

void spots_json(struct jsonw *j, const struct spot *spot, size_t n)
{
    jsonw_open(j, '[');
    for (size_t i = 0; i < n; i++) {
        jsonw_number(j, spot[i].x);
        jsonw_number(j, spot[i].y);
    }
    jsonw_close(j, ']');
}
