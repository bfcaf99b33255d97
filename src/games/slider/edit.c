/* edit.c - setting a start up: pieces and blocked cells. */
#include "core/edit.h"
#include "games/slider/slider.h"

static const struct ink palette[] = {
    {"+", "empty", ROLE_GRID},         {"H", "H, to the right", ROLE_FIRST},
    {"V", "V, upward", ROLE_SECOND}, {"B", "blocked", ROLE_BLOCKED},
    {NULL, NULL, ROLE_GRID},
};

static void begin(struct board *b)
{
    slider_of(b)->passes = 0;
}

static bool takes(const struct board *b, struct spot at)
{
    (void)b;
    return spot_is_cell(at);
}

static void write(const struct board *b, struct spot at, struct writer *out)
{
    writer_char(out, slider_get(b, at.y / 2, at.x / 2));
}

static const char *put(struct board *b, struct spot at, struct slice token)
{
    char ink = token.len == 1 ? token.text[0] : '\0';
    const char *why = slider_put(b, at.y / 2, at.x / 2, ink);
    slider_of(b)->side_read = true; /* as text that named it */
    return why ? why : slider_validate(b);
}

/* A board without any piece is none: the first of each side stays. */
static void clear(struct board *b)
{
    int n = slider_n(slider_in(b));
    bool kept[2] = {false, false};
    begin(b);
    for (int r = 0; r < n; r++)
        for (int c = 0; c < n; c++) {
            char here = slider_get(b, r, c);
            bool piece = here == 'H' || here == 'V';
            if (!piece || kept[here == 'V'])
                slider_put(b, r, c, '+');
            else
                kept[here == 'V'] = true;
        }
}

static void set_mover(struct board *b, int side)
{
    slider_of(b)->mover = (uint8_t)side;
    slider_of(b)->passes = 0;
}

const struct edit slider_editing = {
    .palette = palette,
    .block = "B",
    .begin = begin,
    .takes = takes,
    .write = write,
    .put = put,
    .clear = clear,
    .set_mover = set_mover,
};
