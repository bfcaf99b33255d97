/* edit.c - setting a puzzle up: numbers in cells. */
#include "core/edit.h"
#include "games/slitherlink/slitherlink.h"

const struct edit slitherlink_editing = {
    .palette = clues_palette,
    .begin = slitherlink_clear,
    .takes = clues_take,
    .write = clues_write_token,
    .put = clues_put_token,
    .clear = edit_clear,
};
