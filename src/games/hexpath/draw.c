/* draw.c - the drawn form: a rhombus of characters.
 *
 *         / 2S  2   2 /          line 2r holds row r: for each cell two digits and a letter, then
 *        /    \      /           the place of a '-'; line 2r + 1 the places of the steps '/' and
 *       / 3   1 - 2 /            '\' between rows r and r + 1
 *      /     /     /
 *     / 3   2E  X /
 *       a   b   c
 *
 * Both sides are drawn on every line, so no line is ever blank. Counted from its left side, the
 * layout of a line is the same for all rows: only the side moves one place to the left per line,
 * which makes half a cell per row. The steps repeat the path, which is a field; in a drawing they
 * may stand or be missing, and what they say is not used.
 */
#include "games/hexpath/hexpath.h"

enum { PITCH = 4 }; /* columns per cell */
enum { AT_TENS = 1, AT_UNITS, AT_LETTER, AT_STEP };
enum { AT_FALL = 0, AT_RISE = 2 };                 /* on step lines, modulo PITCH */
enum { EAST = 3, SOUTH_WEST = 4, SOUTH_EAST = 5 }; /* of lattice/hex.h */

struct text_layout hexpath_text_layout(const struct variant *v)
{
    int n = v->value[OPTION_WIDTH];
    return (struct text_layout){.lines = 2 * n - 1,
                                .columns = 2 * (n - 1) + PITCH * n + 1,
                                .row_first = 0,
                                .row_step = 2,
                                .col_first = AT_UNITS,
                                .col_step = PITCH};
}

/* Where on the board is a character? */
enum hexpath_place { PLACE_OUTSIDE, PLACE_SIDE, PLACE_TOKEN, PLACE_STEP, PLACE_GAP };

struct glyph_place {
    enum hexpath_place place;
    int cell;      /* of the token, or the upper left end of the step */
    int part;      /* of a token */
    int direction; /* of a step */
};

static struct glyph_place inkwell_at(int n, int line, int column)
{
    struct glyph_place at = {PLACE_GAP, 0, 0, 0};
    int x = column - (2 * (n - 1) - line), row = line / 2;
    if (x < 0 || x > PITCH * n) {
        at.place = PLACE_OUTSIDE;
    } else if (x == 0 || x == PITCH * n) {
        at.place = PLACE_SIDE;
    } else if (line % 2 == 0) {
        at.part = (x - 1) % PITCH + 1;
        at.cell = row * n + (x - 1) / PITCH;
        at.place = at.part == AT_STEP ? PLACE_STEP : PLACE_TOKEN;
        at.direction = EAST;
    } else if (x % 2 == 0) {
        bool fall = x % PITCH == AT_FALL;
        at.place = PLACE_STEP;
        at.cell = row * n + (x - 1) / PITCH;
        at.direction = fall ? SOUTH_EAST : SOUTH_WEST;
    }
    return at;
}

static char step_ink(int direction)
{
    return direction == EAST ? '-' : direction == SOUTH_EAST ? '\\' : '/';
}

static bool path_steps(const struct hexpath *h, int a, int b)
{
    const uint16_t *path = hexpath_path(h);
    for (int i = 1; i < h->n_path; i++)
        if ((path[i - 1] == a && path[i] == b) || (path[i - 1] == b && path[i] == a))
            return true;
    return false;
}

char hexpath_glyph_at(const struct board *b, int line, int column)
{
    const struct hexpath *h = hexpath_of(b);
    struct glyph_place at = inkwell_at(hexpath_n(h), line, column);
    if (at.place == PLACE_SIDE)
        return '/';
    if (at.place == PLACE_STEP) {
        int to = hexpath_near(hexpath_n(h), at.cell, at.direction);
        return to >= 0 && path_steps(h, at.cell, to) ? step_ink(at.direction) : ' ';
    }
    if (at.place != PLACE_TOKEN)
        return ' ';
    int number = hexpath_number(h, at.cell);
    if (at.part == AT_TENS)
        return number >= 10 ? (char)('0' + number / 10) : ' ';
    if (at.part == AT_UNITS)
        return number ? (char)('0' + number % 10) : 'X';
    return at.cell == h->start           ? 'S'
           : at.cell == h->end           ? 'E'
           : hexpath_is_gray(h, at.cell) ? 'G'
                                         : ' ';
}

/* A token comes in three characters. Until its units are known the cell holds ten times its first
 * digit; then it is put, and put again with its letter. */
static const char *token_set(struct hexpath *h, struct glyph_place at, char ink)
{
    int number = hexpath_number(h, at.cell);
    switch (at.part) {
    case AT_TENS:
        if (ink != ' ' && (ink < '1' || ink > '9'))
            return "a cell is two digits and a letter: here stands a digit or a blank";
        h->room[at.cell] = (uint16_t)(ink == ' ' ? 0 : 10 * (ink - '0'));
        return NULL;
    case AT_UNITS:
        if (ink == 'X' && !number)
            return NULL;
        if (ink < '0' || ink > '9' || number + ink == '0')
            return "a cell is X, or a number 1 to 99 with S, E or G after it";
        return hexpath_put(h, at.cell, number + ink - '0', 0);
    default:
        if (ink == ' ')
            return NULL;
        if (ink != 'S' && ink != 'E' && ink != 'G')
            return "the letter of a cell is S, E or G";
        return number ? hexpath_put(h, at.cell, number, ink) : "a blocked cell has no letter";
    }
}

const char *hexpath_set_glyph(struct board *b, int line, int column, char ink)
{
    struct hexpath *h = hexpath_edit(b);
    struct glyph_place at = inkwell_at(hexpath_n(h), line, column);
    if (line == 0 && column == 0)
        hexpath_clear(h);
    switch (at.place) {
    case PLACE_SIDE:
        return ink == '/' ? NULL : "here stands '/', a side of the board";
    case PLACE_TOKEN:
        return token_set(h, at, ink);
    case PLACE_STEP:
        return ink == ' ' || ink == step_ink(at.direction) ? NULL
                                                           : "here stands a step of the path";
    default:
        return ink == ' ' ? NULL : "nothing stands here";
    }
}
