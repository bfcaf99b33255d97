/* slant_count.c - cells are tried in reading order. A slash stays only if no walk along earlier
 * slashes joins its ends (it would close a loop) and the corners around the cell can still get
 * their numbers. Plain on purpose: it checks the others.
 */
#include "slow/slant_count.h"

#include <stdbool.h>
#include <string.h>

enum { SIDE = 8, OPEN = -1 };

struct search {
    int w, h;
    const int8_t *clue, *fixed;
    int8_t fall[SIDE][SIDE]; /* 1 `\`, 0 `/`, or OPEN */
    bool seen[SIDE + 1][SIDE + 1];
    uint64_t count, limit;
    int8_t *first;
};

/* Does the slash of cell (r, c) end at corner (y, x)? Cells outside the board end nowhere. */
static bool ends_at(const struct search *s, int r, int c, int y, int x)
{
    if (r < 0 || c < 0 || r >= s->h || c >= s->w || s->fall[r][c] == OPEN)
        return false;
    bool main_diagonal = (y == r) == (x == c);
    return s->fall[r][c] ? main_diagonal : !main_diagonal;
}

static bool is_open(const struct search *s, int r, int c)
{
    return r >= 0 && c >= 0 && r < s->h && c < s->w && s->fall[r][c] == OPEN;
}

static bool corner_possible(const struct search *s, int y, int x)
{
    int clue = s->clue[y * (s->w + 1) + x], lines = 0, open = 0;
    for (int r = y - 1; r <= y; r++)
        for (int c = x - 1; c <= x; c++) {
            lines += ends_at(s, r, c, y, x);
            open += is_open(s, r, c);
        }
    return clue < 0 || (lines <= clue && lines + open >= clue);
}

/* Can one walk from corner (y, x) along slashes to (to_y, to_x)? */
static bool joined(struct search *s, int y, int x, int to_y, int to_x)
{
    if (y == to_y && x == to_x)
        return true;
    s->seen[y][x] = true;
    for (int r = y - 1; r <= y; r++)
        for (int c = x - 1; c <= x; c++) {
            int y2 = r == y ? y + 1 : y - 1, x2 = c == x ? x + 1 : x - 1;
            if (ends_at(s, r, c, y, x) && !s->seen[y2][x2] && joined(s, y2, x2, to_y, to_x))
                return true;
        }
    return false;
}

static bool fits(struct search *s, int r, int c, int8_t fall)
{
    memset(s->seen, 0, sizeof s->seen);
    if (joined(s, r, fall ? c : c + 1, r + 1, fall ? c + 1 : c))
        return false;
    s->fall[r][c] = fall;
    return corner_possible(s, r, c) && corner_possible(s, r, c + 1) &&
           corner_possible(s, r + 1, c) && corner_possible(s, r + 1, c + 1);
}

static void keep(struct search *s)
{
    if (s->count++ || !s->first)
        return;
    for (int i = 0; i < s->w * s->h; i++)
        s->first[i] = s->fall[i / s->w][i % s->w];
}

static void try_cell(struct search *s, int i)
{
    if (s->count >= s->limit)
        return;
    if (i == s->w * s->h) {
        keep(s);
        return;
    }
    int r = i / s->w, c = i % s->w;
    for (int8_t fall = 0; fall <= 1; fall++) {
        if (s->fixed && s->fixed[i] != OPEN && s->fixed[i] != fall)
            continue;
        if (fits(s, r, c, fall))
            try_cell(s, i + 1);
        s->fall[r][c] = OPEN;
    }
}

uint64_t slow_slant_count(int w, int h, const int8_t *clue, const int8_t *fixed, uint64_t limit,
                          int8_t *first)
{
    struct search s = {.w = w, .h = h, .clue = clue, .fixed = fixed};
    s.limit = limit;
    s.first = first;
    memset(s.fall, OPEN, sizeof s.fall);
    try_cell(&s, 0);
    return s.count;
}
