/* slitherlink_count.c - edges are tried in reading order: a row of dots, then the row of cells
 * below it. An edge stays only while no dot has more than two lines and no cell more than its
 * number, and while each dot and cell whose edges are all decided is right. When every edge is
 * decided, one walk along the line must meet all of it. Plain on purpose: it checks the others.
 */
#include "slow/slitherlink_count.h"

#include <stdbool.h>
#include <string.h>

enum { SIDE = 8, OPEN = -1 };

struct search {
    int w, h;
    const int8_t *clue, *fixed;
    int8_t across[SIDE + 1][SIDE]; /* [r][c]: above cell (r, c) */
    int8_t down[SIDE][SIDE + 1];   /* [r][c]: left of cell (r, c) */
    uint64_t count, limit;
    int8_t *first;
};

/* Drawn and open edges among n; is "exactly one of the wanted numbers" still possible? */
static bool possible(const int8_t *edge, int n, int want, int or_want)
{
    int drawn = 0, open = 0;
    for (int i = 0; i < n; i++) {
        drawn += edge[i] == 1;
        open += edge[i] == OPEN;
    }
    if (open)
        return drawn <= want || drawn <= or_want;
    return drawn == want || drawn == or_want;
}

static bool dot_possible(const struct search *s, int r, int c)
{
    int8_t edge[4];
    int n = 0;
    if (c > 0)
        edge[n++] = s->across[r][c - 1];
    if (c < s->w)
        edge[n++] = s->across[r][c];
    if (r > 0)
        edge[n++] = s->down[r - 1][c];
    if (r < s->h)
        edge[n++] = s->down[r][c];
    return possible(edge, n, 0, 2);
}

static bool cell_possible(const struct search *s, int r, int c)
{
    if (r < 0 || c < 0 || r >= s->h || c >= s->w)
        return true;
    int clue = s->clue[r * s->w + c];
    int8_t edge[] = {s->across[r][c], s->across[r + 1][c], s->down[r][c], s->down[r][c + 1]};
    return clue < 0 || possible(edge, 4, clue, clue);
}

/* Walk from any line: does the walk come home having met every line? Dots have 0 or 2 lines. */
static bool is_one_loop(const struct search *s)
{
    int lines = 0, r0 = 0, c0 = 0;
    for (int r = 0; r <= s->h; r++)
        for (int c = 0; c <= s->w; c++) {
            if (c < s->w && s->across[r][c]) {
                lines++;
                r0 = r;
                c0 = c;
            }
            lines += r < s->h && s->down[r][c];
        }
    if (lines == 0)
        return false;
    int r = r0, c = c0 + 1, met = 1;
    enum { EAST, SOUTH, WEST, NORTH } heading = EAST;
    while (r != r0 || c != c0) {
        if (heading != WEST && c < s->w && s->across[r][c]) {
            heading = EAST;
            c++;
        } else if (heading != NORTH && r < s->h && s->down[r][c]) {
            heading = SOUTH;
            r++;
        } else if (heading != EAST && c > 0 && s->across[r][c - 1]) {
            heading = WEST;
            c--;
        } else {
            heading = NORTH;
            r--;
        }
        met++;
    }
    return met == lines;
}

static void keep(struct search *s)
{
    if (s->count++ || !s->first)
        return;
    int8_t *out = s->first;
    for (int r = 0; r <= s->h; r++)
        for (int c = 0; c < s->w; c++)
            *out++ = s->across[r][c];
    for (int r = 0; r < s->h; r++)
        for (int c = 0; c <= s->w; c++)
            *out++ = s->down[r][c];
}

/* Line 2r holds the horizontal edges of dot row r, line 2r + 1 the vertical ones of cell row r. */
static void try_edge(struct search *s, int line, int c)
{
    if (s->count >= s->limit)
        return;
    bool level = line % 2 == 0;
    int r = line / 2;
    if (c == (level ? s->w : s->w + 1)) {
        try_edge(s, line + 1, 0);
        return;
    }
    if (line > 2 * s->h) {
        if (is_one_loop(s))
            keep(s);
        return;
    }
    int8_t *edge = level ? &s->across[r][c] : &s->down[r][c];
    int number = level ? r * s->w + c : (s->h + 1) * s->w + r * (s->w + 1) + c;
    for (int8_t value = 0; value <= 1; value++) {
        if (s->fixed && s->fixed[number] != OPEN && s->fixed[number] != value)
            continue;
        *edge = value;
        if (dot_possible(s, r, c) && dot_possible(s, level ? r : r + 1, level ? c + 1 : c) &&
            cell_possible(s, r, c) && cell_possible(s, level ? r - 1 : r, level ? c : c - 1))
            try_edge(s, line, c + 1);
    }
    *edge = OPEN;
}

uint64_t slow_slitherlink_count(int w, int h, const int8_t *clue, const int8_t *fixed,
                                uint64_t limit, int8_t *first)
{
    struct search s = {.w = w, .h = h, .clue = clue, .fixed = fixed};
    s.limit = limit;
    s.first = first;
    memset(s.across, OPEN, sizeof s.across);
    memset(s.down, OPEN, sizeof s.down);
    try_edge(&s, 0, 0);
    return s.count;
}
