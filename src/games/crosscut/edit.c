/* edit.c - setting a position up: discs on the inner board. */
#include "core/edit.h"
#include "games/crosscut/crosscut.h"

static const struct ink palette[] = {
    {".", "empty", ROLE_GRID},
    {"R", "Red disc", ROLE_FIRST},
    {"B", "Blue disc", ROLE_SECOND},
    {NULL, NULL, ROLE_GRID},
};

static void begin(struct board *b)
{
    (void)b; /* a position has no past */
}

static bool takes(const struct board *b, struct spot at) /* the perimeter too: it says why not */
{
    (void)b;
    return spot_is_cell(at);
}

static void write(const struct board *b, struct spot at, struct writer *out)
{
    writer_char(out, crosscut_get(b, at.y / 2, at.x / 2));
}

static const char *put(struct board *b, struct spot at, struct slice token)
{
    char ink = token.len == 1 ? token.text[0] : '\0';
    const char *why = crosscut_put(b, at.y / 2, at.x / 2, ink);
    crosscut_of(b)->side_read = true; /* as text that named it */
    return why ? why : crosscut_validate(b);
}

static void clear(struct board *b)
{
    uint8_t mover = crosscut_in(b)->mover;
    crosscut_setup(b);
    crosscut_of(b)->mover = mover;
}

static void set_mover(struct board *b, int side)
{
    crosscut_of(b)->mover = (uint8_t)side;
}

const struct edit crosscut_editing = {
    .palette = palette,
    .begin = begin,
    .takes = takes,
    .write = write,
    .put = put,
    .clear = clear,
    .set_mover = set_mover,
};
