/* look.c - glyphs and colours. Every state has a shape of its own; colours only help, and without
 * them bold, dim, underline and reverse take their place. Nobody knows whether the background is
 * dark or light: of 256 colours those are used that stand out from both (3:1 at least), and of 8
 * none that is the background of many, white and black. */
#include <ncurses.h>

#include "front/tui/tui.h"

static const char *const glyphs[GLYPH_COUNT][2] = {
    [GLYPH_NONE] = {" ", " "},      [GLYPH_DOT] = {"·", "+"},
    [GLYPH_RIM] = {"·", "."},       [GLYPH_CROSS] = {"×", "x"},
    [GLYPH_RISE] = {"╱", "/"},      [GLYPH_FALL] = {"╲", "\\"},
    [GLYPH_BLOCK] = {"▒", "#"},     [GLYPH_TURN] = {"⇄", "~"},
    [GLYPH_UP] = {"▲", "^"},        [GLYPH_RIGHT] = {"▶", ">"},
    [GLYPH_DOWN] = {"▼", "v"},      [GLYPH_LEFT] = {"◀", "<"},
    [GLYPH_FLAT] = {"─", "-"},      [GLYPH_UPRIGHT] = {"│", "|"},
    [GLYPH_GATE_FLAT] = {"┄", "."}, [GLYPH_GATE_UPRIGHT] = {"┆", ":"},
    [GLYPH_PATH] = {"━", "="},      [GLYPH_DOUBLE] = {"║", "("},
    [GLYPH_THICK] = {"┃", "["},     [GLYPH_TARGET] = {"∘", "o"},
    [GLYPH_CURSOR] = {"◆", "@"},    [GLYPH_SHARP] = {"▸", ">"},
    [GLYPH_MIDDLE] = {"·", "-"},    [GLYPH_TIMES] = {"×", "x"},
    [GLYPH_SHADE] = {"░", ":"},     [GLYPH_HATCH] = {"╱", "/"},
    [GLYPH_OWNED] = {"•", "*"},     [GLYPH_TICK] = {"✓", "'"},
    [GLYPH_MORE_UP] = {"↑", "^"},   [GLYPH_MORE_DOWN] = {"↓", "v"},
    [GLYPH_MORE_LEFT] = {"←", "<"}, [GLYPH_MORE_RIGHT] = {"→", ">"},
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
    short many, few;   /* of the letters: of 256 colours, of 8 */
    int with, without; /* attributes in colour and without */
};

enum { RED = 160, BLUE = 32, GREEN = 29, PURPLE = 133, SKY = 31, GOLD = 136, GREY = 244 };

static const struct look looks[ROLE_COUNT] = {
    [ROLE_GRID] = {GREY, -1, A_NORMAL, A_DIM},
    [ROLE_CLUE] = {-1, -1, A_BOLD, A_BOLD},
    [ROLE_PLAYED] = {SKY, COLOR_CYAN, A_BOLD, A_NORMAL},
    [ROLE_FIRST] = {RED, COLOR_RED, A_BOLD, A_BOLD},
    [ROLE_SECOND] = {BLUE, COLOR_BLUE, A_BOLD, A_NORMAL},
    [ROLE_BLOCKED] = {GREY, -1, A_NORMAL, A_DIM},
    [ROLE_EDGE] = {GREY, -1, A_NORMAL, A_DIM},
    [ROLE_GRAY] = {PURPLE, COLOR_MAGENTA, A_BOLD, A_BOLD},
    [ROLE_START] = {RED, COLOR_RED, A_BOLD, A_BOLD},
    [ROLE_END] = {GREEN, COLOR_GREEN, A_BOLD, A_BOLD},
    [ROLE_PATH] = {GOLD, COLOR_YELLOW, A_BOLD, A_BOLD | A_UNDERLINE},
    [ROLE_LAST] = {PURPLE, COLOR_MAGENTA, A_BOLD, A_BOLD | A_UNDERLINE},
    [ROLE_HELD] = {GOLD, COLOR_YELLOW, A_BOLD | A_REVERSE, A_BOLD | A_REVERSE},
    [ROLE_TRIAL] = {PURPLE, COLOR_MAGENTA, A_NORMAL, A_UNDERLINE},
    [ROLE_MET] = {GREY, -1, A_NORMAL, A_DIM},
    [ROLE_FLAW] = {RED, COLOR_RED, A_BOLD | A_REVERSE, A_BOLD | A_REVERSE},
    [ROLE_INSIDE] = {SKY, COLOR_CYAN, A_NORMAL, A_NORMAL},
    [ROLE_OUTSIDE] = {GREY, -1, A_NORMAL, A_DIM},
    [ROLE_HINT] = {GOLD, COLOR_YELLOW, A_BOLD | A_UNDERLINE, A_BOLD | A_UNDERLINE},
};

bool look_open(bool color)
{
    if (!color || !has_colors() || start_color() != OK)
        return false;
    use_default_colors();
    for (int role = 0; role < ROLE_COUNT; role++)
        init_pair((short)(role + 1), COLORS >= 256 ? looks[role].many : looks[role].few, -1);
    return true;
}

int look_role(bool color, int role)
{
    const struct look *l = &looks[role < ROLE_COUNT ? role : 0];
    return color ? (int)COLOR_PAIR(role + 1) | l->with : l->without;
}
