/* pictures.c - a board as it is shown: in the terminal, as SVG in every theme, and in words, place by
 * place, as the plain conversation tells it. */
#include "conform.h"

#include "render/diagram.h"
#include "render/overlays.h"
#include "render/svg.h"
#include "render/terminal.h"
#include "session/describe.h"
#include "tell.h"

enum { WORDS = 1 << 14, PICTURE = 1 << 20 };

static char picture[PICTURE];

static void draw_terminal(struct lab *lab, const struct board *b, bool colored)
{
    struct writer out = writer_to(picture, PICTURE);
    CHECK(terminal_draw(b, colored, &lab->arena, &out));
    CHECK(out.n > 2 && out.n < PICTURE && memcmp(picture + out.n - 2, "\n\n", 2) == 0);
    CHECK(colored || !memchr(picture, '\033', out.n));
}

/* Every element is closed, and every number is one. */
static void draw_svg(struct lab *lab, const struct board *b, const struct theme *theme)
{
    struct svg svg;
    struct writer out = writer_to(picture, PICTURE - 1);
    struct marks m = marks_of(b, &lab->arena);
    struct diagram all = {.board = b,
                          .mark = m.mark,
                          .n = m.n,
                          .theme = theme,
                          .coords = true,
                          .arena = &lab->arena};
    struct extent size = diagram_extent(&all);
    CHECK(m.mark && size.w > 0 && size.h > 0);
    struct canvas c = svg_open(&svg, &out, 20 * size.w, 20 * size.h, slice_of(b->game->title),
                               slice_of(b->game->blurb));
    diagram_draw(&all, &c, 0, 0, 20);
    svg_close(&svg);
    picture[out.n < PICTURE ? out.n : PICTURE - 1] = '\0';
    CHECK(strstr(picture, "<path") && strstr(picture, "</svg>"));
    CHECK(!strstr(picture, "nan ") && !strstr(picture, "nan\"") && !strstr(picture, "inf"));
}

/* Every place is told by its name and what is there, a cell the same in the conversation; a side of a
 * cell or a corner without anything by its name alone. */
static void describe(struct lab *lab, const struct board *b)
{
    static char words[WORDS], said[WORDS], line[32];
    struct work work = {.arena = &lab->arena, .rng = &lab->rng, .steps = 20000};
    struct session s;
    char *position = lab_line(lab, b);
    session_open(&s, games_all);
    CHECK(!err_is(session_load(&s, position, strlen(position))));
    const struct view *v = session_view(&s, &work);
    for (int y = 0; CHECK(v) && y <= 2 * board_height(b); y++)
        for (int x = 0; x <= 2 * board_width(b); x++) {
            struct spot at = {(int16_t)x, (int16_t)y};
            struct writer name = writer_to(line, sizeof line - 1), out = writer_to(words, WORDS - 1);
            describe_spot(b, at, &name);
            describe_place(&s, v, at, &out);
            words[out.n < WORDS ? out.n : WORDS - 1] = '\0';
            CHECK(name.n > 0 && name.n < sizeof line);
            if (!CHECK(out.n >= name.n + 2 * spot_is_cell(at) && out.n < WORDS &&
                       memcmp(words, line, name.n) == 0))
                printf("  %s at %d %d: %s\n", position, x, y, words);
            if (!spot_is_cell(at))
                continue;
            snprintf(said, sizeof said, "cell %.*s", (int)name.n, line);
            CHECK(!said_to(&s, said, &work, said, WORDS).failed);
            CHECK_TEXT(said, words);
        }
    session_close(&s);
}

void conform_pictures(struct lab *lab, const struct board *b)
{
    draw_terminal(lab, b, false);
    draw_terminal(lab, b, true);
    for (const struct theme *t = themes; t->name; t++)
        draw_svg(lab, b, t);
    describe(lab, b);
}
