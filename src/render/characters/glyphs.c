/* glyphs.c - a character for each thing that is drawn. Every state has a shape of its own; colours only
 * help. */
#include "render/characters/characters.h"

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

const char *glyphs_glyph(bool ascii, enum glyph g)
{
    return glyphs[g][ascii];
}

/* Raised, so that it is not taken for a digit of the clue beside it. */
const char *glyphs_raised(bool ascii, int digit)
{
    static const char *const high[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    static const char *const plain[] = {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};
    return ascii ? plain[digit] : high[digit];
}

/* Sides are bits: north 1, east 2, south 4, west 8. */
const char *glyphs_box(bool ascii, bool heavy, unsigned sides)
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
