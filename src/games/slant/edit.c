/* edit.c - setting a puzzle up: numbers on corners. */
#include "core/edit.h"
#include "games/slant/slant.h"

static void begin(struct board *b)
{
    slant_end_duel(b);
    slant_clear(b);
}

const struct edit slant_editing = {
    .palette = clues_palette,
    .begin = begin,
    .takes = clues_take,
    .write = clues_write_token,
    .put = clues_put_token,
    .clear = edit_clear,
};
