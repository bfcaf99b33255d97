/* canvas.c - places that glyphs and lines are put on; what lies outside the part that shows is
 * dropped here, so that nobody else thinks of scrolling. Lines are kept as the sides they leave a
 * place by, and become box characters when all of them are known. */
#include <string.h>

#include "render/characters/characters.h"

struct character_place *character_canvas_at(struct character_canvas *c, int line, int column)
{
    line -= c->top;
    column -= c->left;
    if (line < 0 || column < 0 || line >= c->lines || column >= c->columns)
        return NULL;
    return &c->place[line * c->columns + column];
}

void character_canvas_put(struct character_canvas *c, int line, int column, const char *glyph, int role)
{
    struct character_place *p = character_canvas_at(c, line, column);
    if (!p)
        return;
    strncpy(p->glyph, glyph, sizeof p->glyph - 1);
    p->role = (uint8_t)role;
}

void character_canvas_tint(struct character_canvas *c, int line, int column, int role)
{
    struct character_place *p = character_canvas_at(c, line, column);
    if (p)
        p->role = (uint8_t)role;
}

/* From a place towards a side, over `length` steps: each end gets the side that faces the other. */
void character_canvas_line(struct character_canvas *c, int line, int column, unsigned side, int length,
                     bool heavy, int role)
{
    static const int8_t down[] = {-1, 0, 1, 0}, across[] = {0, 1, 0, -1};
    for (int i = 0; i < length; i++)
        for (int end = 0; end < 2; end++) {
            int k = i + end;
            struct character_place *p =
                character_canvas_at(c, line + k * down[side], column + k * across[side]);
            unsigned bit = 1u << (end ? (side + 2) % 4 : side);
            if (!p)
                continue;
            if (heavy)
                p->heavy |= (uint8_t)bit;
            else
                p->light |= (uint8_t)bit;
            if (!p->glyph[0] || (heavy && p->role == ROLE_GRID))
                p->role = (uint8_t)role;
        }
}
