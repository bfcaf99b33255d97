/* score.c - the points of a placement. One that breaks nothing has at least one point, so whoever
 * takes the most points now never breaks a rule while another placement can be had. */
#include "games/slant/slant.h"

enum { POINTS_MOVE = 1, POINTS_CENTRE = 1 };

/* The two corners that a slash touches. */
static int touched_column(int c, enum slash slash, int end)
{
    return (slash == SLASH_FALL) == (end == 0) ? c : c + 1;
}

bool slant_breaks(const struct board *b, int r, int c, enum slash slash)
{
    for (int end = 0; end < 2; end++) {
        int i = r + end, j = touched_column(c, slash, end), clue = slant_corner(b, i, j);
        if (clue != CORNER_NONE && slant_touch(b, i, j).slashes + 1 > clue)
            return true;
    }
    return slant_joined(b, r, c, slash);
}

/* Numbered corners that reach their number with this slash. */
static int completed(const struct board *b, int r, int c, enum slash slash)
{
    int n = 0;
    for (int end = 0; end < 2; end++) {
        int i = r + end, j = touched_column(c, slash, end), clue = slant_corner(b, i, j);
        n += clue != CORNER_NONE && slant_touch(b, i, j).slashes + 1 == clue;
    }
    return n;
}

/* All numbered corners of the cell, at least one, have exactly their number after the slash, which
 * takes the place of the other one: that is gone from the two corners the new one does not touch. */
static bool perfect(const struct board *b, int r, int c, enum slash slash)
{
    int numbered = 0, replaced = slant_cell(b, r, c) != SLASH_NONE;
    for (int i = r; i <= r + 1; i++)
        for (int j = c; j <= c + 1; j++) {
            int clue = slant_corner(b, i, j);
            bool touched = ((i - r) == (j - c)) == (slash == SLASH_FALL);
            if (clue == CORNER_NONE)
                continue;
            if (slant_touch(b, i, j).slashes + (touched ? 1 : -replaced) != clue)
                return false;
            numbered++;
        }
    return numbered > 0;
}

static bool central(const struct board *b, int r, int c)
{
    int dr = 2 * r + 1 - board_height(b), dc = 2 * c + 1 - board_width(b);
    return dr >= -2 && dr <= 2 && dc >= -2 && dc <= 2;
}

/* In a puzzle a slash may replace the other one. That joins corners of the other colour of the
 * chequered grid, so it is nobody's neighbour here: only `perfect` looks at it. */
static bool can_take(const struct board *b, int r, int c, enum slash slash)
{
    enum slash here = slant_cell(b, r, c);
    return slash != SLASH_NONE && (!here || (!slant_is_duel(b) && here != slash));
}

size_t slant_move_points(const struct board *b, game_move m, struct gain *out, size_t cap)
{
    int r, c;
    enum slash slash;
    if (!slant_unpack(b, m, &r, &c, &slash) || !can_take(b, r, c, slash) ||
        slant_breaks(b, r, c, slash))
        return 0;
    const struct gain all[] = {
        {"move", POINTS_MOVE},
        {"clue", SLANT_POINTS_CLUE * completed(b, r, c, slash)},
        {"perfect", SLANT_POINTS_PERFECT * perfect(b, r, c, slash)},
        {"centre", POINTS_CENTRE * central(b, r, c)},
    };
    size_t n = 0;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (all[i].points) {
            if (n < cap)
                out[n] = all[i];
            n++;
        }
    return n;
}

int slant_points_base(const struct board *b, int r, int c)
{
    return POINTS_MOVE + POINTS_CENTRE * central(b, r, c);
}

int slant_points(const struct board *b, int r, int c, enum slash slash)
{
    struct gain gains[4];
    size_t n = slant_move_points(b, slant_pack(b, r, c, slash), gains, 4);
    int points = 0;
    while (n)
        points += gains[--n].points;
    return points;
}
