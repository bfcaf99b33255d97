/* draw.c - Slitherlink as a sheet of characters and as a scene.
 *
 *     +---+ x +      a flat edge is three characters wide, an upright one a single character;
 *     | 2 |   x      '---' and '|' are lines, 'x' is a cross
 *     +   +   +
 */
#include "games/slitherlink/slitherlink.h"

enum { PITCH = 4 }; /* characters from dot to dot */

struct text_layout slitherlink_text_layout(const struct variant *v)
{
    int w = v->value[OPTION_WIDTH], h = v->value[OPTION_HEIGHT];
    return (struct text_layout){2 * h + 1, PITCH * w + 1, 1, 2, PITCH / 2, PITCH};
}

static struct spot spot_of_ink(int line, int column)
{
    int part = column % PITCH;
    return (struct spot){(int16_t)(2 * (column / PITCH) + (part != 0)), (int16_t)line};
}

static char flat_ink(uint8_t state, int part)
{
    return state == EDGE_LINE ? '-' : state == EDGE_CROSS && part == PITCH / 2 ? 'x' : ' ';
}

char slitherlink_glyph_at(const struct board *b, int line, int column)
{
    struct spot s = spot_of_ink(line, column);
    int part = column % PITCH;
    uint8_t here = slitherlink_get(b, s);
    if (line % 2 == 0)
        return part ? flat_ink(here, part) : '+';
    if (part == 0)
        return here == EDGE_LINE ? '|' : here == EDGE_CROSS ? 'x' : ' ';
    return part == PITCH / 2 && here != CLUE_NONE ? (char)('0' + here) : ' ';
}

/* The first character of a flat edge decides between line and not, the middle one between cross
 * and unset; every character must then be the one we would draw. */
const char *slitherlink_set_glyph(struct board *b, int line, int column, char ink)
{
    struct spot s = spot_of_ink(line, column);
    uint8_t *here = &slitherlink_of(b)->at[slitherlink_index(b, s)];
    int part = column % PITCH;
    if (line % 2 && part == PITCH / 2)
        return slitherlink_put_clue(b, line / 2, column / PITCH, ink == ' ' ? '.' : ink);
    if (line % 2 && part == 0)
        *here = ink == '|' ? EDGE_LINE : ink == 'x' ? EDGE_CROSS : EDGE_UNSET;
    if (line % 2 == 0 && part == 1)
        *here = ink == '-' ? EDGE_LINE : EDGE_UNSET;
    if (line % 2 == 0 && part == PITCH / 2 && ink == 'x' && *here == EDGE_UNSET)
        *here = EDGE_CROSS;
    if (slitherlink_glyph_at(b, line, column) == ink)
        return NULL;
    return line % 2 ? part ? "expected a blank" : "an upright edge is |, x or a blank"
           : part   ? "a flat edge is ---, an x in the middle, or blank"
                    : "expected a dot: +";
}

static void add_spot(struct scene *scene, const struct board *b, struct spot s)
{
    uint8_t here = slitherlink_get(b, s);
    if (s.x % 2 && s.y % 2) {
        scene_add(scene, s, SHAPE_CELL, ROLE_GRID, 0);
        if (here != CLUE_NONE)
            scene_add(scene, s, SHAPE_NUMBER, ROLE_CLUE, here);
    } else if (s.x % 2 == 0 && s.y % 2 == 0) {
        scene_add(scene, s, SHAPE_DOT, ROLE_GRID, 0);
    } else if (here != EDGE_UNSET) {
        scene_add(scene, s, here == EDGE_LINE ? SHAPE_LINE : SHAPE_CROSS, ROLE_PLAYED, 0);
    }
}

size_t slitherlink_scene(const struct board *b, struct mark *out, size_t cap)
{
    struct scene scene = {out, cap, 0};
    for (int y = 0; y <= 2 * board_height(b); y++)
        for (int x = 0; x <= 2 * board_width(b); x++)
            add_spot(&scene, b, (struct spot){(int16_t)x, (int16_t)y});
    return scene.n;
}
