/* lettering.c - see lettering.h.
 *
 * A letter is a few strokes on a grid of hundredths: y = 0 is the top of digits, 100 the base
 * line, small letters begin at 32. Strokes are written as paths are in SVG: M and L with a point,
 * C with three; O is an ellipse: its middle and two radii.
 */
#include "render/lettering.h"

#include <stdlib.h>

struct lettering_glyph {
    char letter;
    uint8_t width; /* of its ink */
    const char *strokes;
};

enum { GAP = 26, BLANK = 34 }; /* between letters, and the width of a blank */

static const struct lettering_glyph glyphs[] = {
    {'0', 56, "O 28 50 28 50"},
    {'1', 24, "M 0 20 L 24 0 L 24 100"},
    {'2', 56, "M 3 28 C 3 11 14 0 28 0 C 43 0 54 11 54 27 C 54 38 49 46 40 56 L 2 100 L 56 100"},
    {'3', 56,
     "M 3 21 C 7 7 16 0 28 0 C 42 0 53 10 53 24 C 53 37 42 47 27 47 L 20 47 M 27 47 "
     "C 45 47 56 57 56 73 C 56 90 44 100 28 100 C 14 100 4 93 0 79"},
    {'4', 60, "M 44 100 L 44 0 L 0 71 L 60 71"},
    {'5', 56,
     "M 50 0 L 11 0 L 6 47 C 12 41 19 38 28 38 C 44 38 56 51 56 69 C 56 87 43 100 27 100 "
     "C 14 100 4 93 0 82"},
    {'6', 56, "M 42 0 C 18 18 0 42 0 69 O 28 69 28 31"},
    {'7', 56, "M 0 0 L 56 0 L 20 100"},
    {'8', 56, "O 28 24 24 24 O 28 74 28 26"},
    {'9', 56, "M 14 100 C 38 82 56 58 56 31 O 28 31 28 31"},
    {'a', 54, "O 27 66 27 34 M 54 32 L 54 100"},
    {'b', 54, "M 0 0 L 0 100 O 27 66 27 34"},
    {'c', 50,
     "M 50 48 C 45 38 37 32 27 32 C 12 32 0 47 0 66 C 0 85 12 100 27 100 C 37 100 45 94 "
     "50 84"},
    {'d', 54, "O 27 66 27 34 M 54 0 L 54 100"},
    {'e', 53,
     "M 1 66 L 53 66 C 53 46 42 32 27 32 C 12 32 0 47 0 66 C 0 85 12 100 28 100 C 38 100 "
     "46 95 51 87"},
    {'f', 36, "M 36 1 C 22 -3 12 5 12 20 L 12 100 M 0 34 L 32 34"},
    {'g', 54, "O 27 66 27 34 M 54 32 L 54 104 C 54 121 44 130 28 130 C 18 130 9 127 3 121"},
    {'h', 50, "M 0 0 L 0 100 M 0 62 C 0 44 10 32 26 32 C 41 32 50 42 50 59 L 50 100"},
    {'i', 1, "M 0 34 L 0 100 M 0 10 L 0 11"},
    {'j', 16, "M 16 34 L 16 112 C 16 124 10 130 0 130 M 16 10 L 16 11"},
    {'k', 48, "M 0 0 L 0 100 M 44 34 L 0 74 M 17 60 L 48 100"},
    {'l', 1, "M 0 0 L 0 100"},
    {'m', 84,
     "M 0 32 L 0 100 M 0 58 C 0 42 9 32 22 32 C 35 32 42 41 42 56 L 42 100 M 42 58 C 42 "
     "42 51 32 64 32 C 77 32 84 41 84 56 L 84 100"},
    {'n', 50, "M 0 32 L 0 100 M 0 62 C 0 44 10 32 26 32 C 41 32 50 42 50 59 L 50 100"},
    {'o', 54, "O 27 66 27 34"},
    {'p', 54, "M 0 32 L 0 130 O 27 66 27 34"},
    {'q', 54, "O 27 66 27 34 M 54 32 L 54 130"},
    {'r', 30, "M 0 32 L 0 100 M 0 60 C 2 42 14 32 30 33"},
    {'s', 43,
     "M 42 44 C 38 36 31 32 22 32 C 10 32 2 39 2 49 C 2 60 11 63 22 66 C 34 69 43 73 43 "
     "83 C 43 94 34 100 22 100 C 11 100 3 95 0 86"},
    {'t', 34, "M 13 10 L 13 80 C 13 95 22 102 34 99 M 0 34 L 33 34"},
    {'u', 50, "M 0 34 L 0 73 C 0 90 9 100 24 100 C 40 100 50 88 50 70 M 50 34 L 50 100"},
    {'v', 50, "M 0 34 L 25 100 L 50 34"},
    {'w', 78, "M 0 34 L 20 100 L 39 40 L 58 100 L 78 34"},
    {'x', 46, "M 0 34 L 46 100 M 46 34 L 0 100"},
    {'y', 52, "M 0 34 L 27 98 M 52 34 L 22 112 C 17 125 11 130 1 130"},
    {'z', 48, "M 2 34 L 46 34 L 0 100 L 48 100"},
    {'S', 56,
     "M 53 18 C 48 7 39 0 28 0 C 14 0 3 9 3 24 C 3 40 14 44 28 49 C 43 54 56 59 56 75 C "
     "56 91 44 100 29 100 C 15 100 4 93 0 80"},
    {'E', 48, "M 48 0 L 0 0 L 0 100 L 48 100 M 0 48 L 40 48"},
    {'B', 55,
     "M 28 47 L 0 47 M 0 0 L 28 0 C 42 0 50 10 50 24 C 50 38 42 47 28 47 C 46 47 55 57 55 "
     "73 C 55 90 46 100 28 100 L 0 100 L 0 0"},
    {'D', 58, "M 0 0 L 22 0 C 45 0 58 18 58 50 C 58 82 45 100 22 100 L 0 100 L 0 0"},
    {'H', 56, "M 0 0 L 0 100 M 56 0 L 56 100 M 0 48 L 56 48"},
    {'I', 1, "M 0 0 L 0 100"},
    {'P', 54, "M 0 100 L 0 0 L 28 0 C 45 0 54 11 54 27 C 54 43 45 54 28 54 L 0 54"},
    {'R', 54,
     "M 0 100 L 0 0 L 28 0 C 44 0 52 10 52 26 C 52 42 44 52 28 52 L 0 52 M 27 52 L 54 100"},
    {'V', 60, "M 0 0 L 30 100 L 60 0"},
    {':', 1, "M 0 48 L 0 49 M 0 97 L 0 98"},
    {'>', 40, "M 0 28 L 40 52 L 0 76"},
};

static const struct lettering_glyph *glyph_of(char letter)
{
    for (size_t i = 0; i < sizeof glyphs / sizeof *glyphs; i++)
        if (glyphs[i].letter == letter)
            return &glyphs[i];
    return NULL;
}

double lettering_width(double size, struct slice text)
{
    int width = -GAP;
    for (size_t i = 0; i < text.len; i++) {
        const struct lettering_glyph *g = glyph_of(text.text[i]);
        width += g ? g->width + GAP : text.text[i] == ' ' ? BLANK : 0;
    }
    return width > 0 ? width * size / 100 : 0;
}

static void draw_ellipse(struct canvas *c, double x, double y, double rx, double ry)
{
    const double k = 0.5523; /* four curves that look round */
    canvas_move(c, x + rx, y);
    canvas_curve(c, x + rx, y + k * ry, x + k * rx, y + ry, x, y + ry);
    canvas_curve(c, x - k * rx, y + ry, x - rx, y + k * ry, x - rx, y);
    canvas_curve(c, x - rx, y - k * ry, x - k * rx, y - ry, x, y - ry);
    canvas_curve(c, x + k * rx, y - ry, x + rx, y - k * ry, x + rx, y);
    canvas_close(c);
}

static void draw_strokes(struct canvas *c, const char *s, double x, double y, double scale)
{
    while (*s) {
        double v[6];
        char what = *s++;
        int n = what == 'C' ? 6 : what == 'O' ? 4 : 2;
        for (int i = 0; i < n; i++) {
            char *end;
            v[i] = (double)strtol(s, &end, 10) * scale;
            s = end;
        }
        while (*s == ' ')
            s++;
        switch (what) {
        case 'M':
            canvas_move(c, x + v[0], y + v[1]);
            break;
        case 'L':
            canvas_line(c, x + v[0], y + v[1]);
            break;
        case 'C':
            canvas_curve(c, x + v[0], y + v[1], x + v[2], y + v[3], x + v[4], y + v[5]);
            break;
        default:
            draw_ellipse(c, x + v[0], y + v[1], v[2], v[3]);
        }
    }
}

void lettering_draw(struct canvas *c, double x, double y, double size, double weight, color ink,
                    struct slice text)
{
    double scale = size / 100, left = x - lettering_width(size, text) / 2, top = y - size / 2;
    for (size_t i = 0; i < text.len; i++) {
        const struct lettering_glyph *g = glyph_of(text.text[i]);
        if (g)
            draw_strokes(c, g->strokes, left, top, scale);
        left += g ? (g->width + GAP) * scale : text.text[i] == ' ' ? BLANK * scale : 0;
    }
    canvas_stroke(c, ink, weight * size);
}

void lettering_number(struct canvas *c, double x, double y, double size, double weight, color ink,
                      int value)
{
    char digits[16];
    struct writer w = writer_to(digits, sizeof digits);
    writer_number(&w, value);
    lettering_draw(c, x, y, size, weight, ink, (struct slice){digits, w.n});
}
