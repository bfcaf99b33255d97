/* look.c - glyphs and colours. Every state has a shape of its own; colours only help, and without
 * them bold, dim, underline and reverse take their place. Only the 8 colours every terminal has
 * are used, and brightness comes from bold. */
#include <ncurses.h>

#include "front/tui/tui.h"

static const char *const glyphs[GLYPH_COUNT][2] = {
    [GLYPH_NONE] = {" ", " "},         [GLYPH_DOT] = {"·", "+"},     [GLYPH_RIM] = {"·", "."},
    [GLYPH_CROSS] = {"×", "x"},        [GLYPH_RISE] = {"╱", "/"},    [GLYPH_FALL] = {"╲", "\\"},
    [GLYPH_BLOCK] = {"▒", "#"},        [GLYPH_TURN] = {"⇄", "~"},    [GLYPH_UP] = {"▲", "^"},
    [GLYPH_RIGHT] = {"▶", ">"},        [GLYPH_DOWN] = {"▼", "v"},    [GLYPH_LEFT] = {"◀", "<"},
    [GLYPH_FLAT] = {"─", "-"},         [GLYPH_UPRIGHT] = {"│", "|"}, [GLYPH_GATE_FLAT] = {"┄", "."},
    [GLYPH_GATE_UPRIGHT] = {"┆", ":"}, [GLYPH_PATH] = {"━", "="},    [GLYPH_DOUBLE] = {"║", "("},
    [GLYPH_THICK] = {"┃", "["},        [GLYPH_TARGET] = {"∘", "o"},  [GLYPH_CURSOR] = {"◆", "@"},
    [GLYPH_SHARP] = {"▸", ">"},        [GLYPH_MIDDLE] = {"·", "-"},  [GLYPH_TIMES] = {"×", "x"},
    [GLYPH_SHADE] = {"░", ":"},        [GLYPH_HATCH] = {"╱", "/"},
};

const char *look_glyph(bool ascii, enum glyph g)
{
    return glyphs[g][ascii];
}

/* Raised, so that it is not taken for a digit of the clue beside it. */
const char *look_raised(bool ascii, int digit)
{
    static const char *const high[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    static const char *const plain[] = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};
    return ascii ? plain[digit] : high[digit];
}

/* Sides are bits: north 1, east 2, south 4, west 8. */
const char *look_box(bool ascii, bool heavy, unsigned sides)
{
    static const char *const thin[16] = {" ", "╵", "╶", "└", "╷", "│", "┌", "├",
                                         "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
    static const char *const thick[16] = {" ", "╹", "╺", "┗", "╻", "┃", "┏", "┣",
                                          "╸", "┛", "━", "┻", "┓", "┫", "┳", "╋"};
    static const char *const plain[16] = {" ", "|", "-", "+", "|", "|", "+", "+",
                                          "-", "+", "-", "+", "+", "+", "+", "+"};
    if (ascii)
        return heavy && sides == 10 ? "=" : heavy && sides == 5 ? "#" : plain[sides & 15];
    return (heavy ? thick : thin)[sides & 15];
}

struct look {
    short color;       /* of the letters */
    int with, without; /* attributes in colour and without */
};

static const struct look looks[ROLE_COUNT] = {
    [ROLE_GRID] = {COLOR_WHITE, A_DIM, A_DIM},
    [ROLE_CLUE] = {-1, A_BOLD, A_BOLD},
    [ROLE_PLAYED] = {COLOR_CYAN, A_BOLD, A_NORMAL},
    [ROLE_FIRST] = {COLOR_RED, A_BOLD, A_BOLD},
    [ROLE_SECOND] = {COLOR_BLUE, A_BOLD, A_NORMAL},
    [ROLE_BLOCKED] = {COLOR_WHITE, A_DIM, A_DIM},
    [ROLE_EDGE] = {COLOR_WHITE, A_DIM, A_DIM},
    [ROLE_GRAY] = {COLOR_MAGENTA, A_BOLD, A_BOLD},
    [ROLE_START] = {COLOR_RED, A_BOLD, A_BOLD},
    [ROLE_END] = {COLOR_GREEN, A_BOLD, A_BOLD},
    [ROLE_PATH] = {COLOR_YELLOW, A_BOLD, A_BOLD | A_UNDERLINE},
    [ROLE_LAST] = {COLOR_MAGENTA, A_BOLD, A_BOLD | A_UNDERLINE},
    [ROLE_HELD] = {COLOR_YELLOW, A_BOLD | A_REVERSE, A_BOLD | A_REVERSE},
    [ROLE_TRIAL] = {COLOR_MAGENTA, A_NORMAL, A_UNDERLINE},
    [ROLE_MET] = {COLOR_WHITE, A_DIM, A_DIM},
    [ROLE_FLAW] = {COLOR_RED, A_BOLD | A_REVERSE, A_BOLD | A_REVERSE},
    [ROLE_INSIDE] = {COLOR_CYAN, A_NORMAL, A_NORMAL},
    [ROLE_OUTSIDE] = {COLOR_WHITE, A_DIM, A_DIM},
    [ROLE_HINT] = {COLOR_YELLOW, A_BOLD | A_UNDERLINE, A_BOLD | A_UNDERLINE},
};

bool look_open(bool color)
{
    if (!color || !has_colors() || start_color() != OK)
        return false;
    use_default_colors();
    for (int role = 0; role < ROLE_COUNT; role++)
        init_pair((short)(role + 1), looks[role].color, -1);
    return true;
}

int look_role(bool color, int role)
{
    const struct look *l = &looks[role < ROLE_COUNT ? role : 0];
    return color ? (int)COLOR_PAIR(role + 1) | l->with : l->without;
}
