/* Pictures, seen by a canvas that only counts: everything stays on the paper, what stands on the
 * board is drawn as often as it stands there, where it stands. */
#include "render/diagram.h"
#include "desk.h"
#include "render/overlays.h"
#include "render/svg.h"

struct tally {
    double left, top, right, bottom; /* of all points */
    int points, circles, paints;
    int in_path;               /* points of the path in hand */
    int longest;               /* most points of a painted path */
    double circle_x, circle_y; /* the last circle */
};

static void see(struct tally *t, double x, double y)
{
    t->left = x < t->left ? x : t->left;
    t->right = x > t->right ? x : t->right;
    t->top = y < t->top ? y : t->top;
    t->bottom = y > t->bottom ? y : t->bottom;
    t->points++;
    t->in_path++;
}

static void see_point(void *ctx, double x, double y)
{
    see(ctx, x, y);
}

static void see_curve(void *ctx, double x1, double y1, double x2, double y2, double x, double y)
{
    see(ctx, x1, y1);
    see(ctx, x2, y2);
    see(ctx, x, y);
}

static void see_circle(void *ctx, double x, double y, double r)
{
    struct tally *t = ctx;
    see(t, x - r, y - r);
    see(t, x + r, y + r);
    t->circles++;
    t->circle_x = x;
    t->circle_y = y;
}

static void see_close(void *ctx)
{
    (void)ctx;
}

static void see_paint(void *ctx, const struct pen *pen)
{
    struct tally *t = ctx;
    CHECK(pen->fill != COLOR_NONE || pen->stroke != COLOR_NONE);
    t->paints++;
    t->longest = t->in_path > t->longest ? t->in_path : t->longest;
    t->in_path = 0;
}

static const struct canvas_ops tally_ops = {
    .move = see_point,
    .line = see_point,
    .curve = see_curve,
    .circle = see_circle,
    .close = see_close,
    .paint = see_paint,
};

static struct tally draw(struct desk *d, struct marks m, const struct theme *theme, bool coords)
{
    struct tally t = {.left = 1e9, .top = 1e9, .right = -1e9, .bottom = -1e9};
    struct canvas c = {&tally_ops, &t};
    struct diagram all = {d->board, m.mark, m.n, theme, coords, &d->arena};
    struct extent e = diagram_extent(&all);
    diagram_draw(&all, &c, 0, 0, 1);
    CHECK(t.in_path == 0);
    CHECK(t.left >= 0 && t.top >= 0 && t.right <= e.w && t.bottom <= e.h);
    return t;
}

static struct tally draw_line(struct desk *d, const char *line)
{
    CHECK(!err_is(desk_read(d, line)));
    return draw(d, marks_of(d->board, &d->arena), themes, false);
}

/* Every game, a board that is not square where there is one, in every theme. */
static void test_on_paper(struct desk *d)
{
    static const char *const more[] = {
        "slant 3x2 1.../.2.4/..0. LR./.RL duel=1 mover=2 score=5-3",
        "slant 1x2 1./../.1 ./. duel=1 mover=1 score=0-0",
        "slitherlink 3x2 2.1/.3. 1../.1./0..:1.../..0.",
        "hexpath 3 2S,2,2/3,1,2/3,2E,X a3-b2-a2 order=1>3,1>2",
        "hexpath 3 2S,2,2/3,1G,2/3,2E,X a3-b2-a2-a1-b1 order=1>3>2",
        "slider 3 H++/H+B/+VV V",
        "crosscut 8x6 ......../.R...B../.R....../......../...BBBR./........ R",
    };
    for (const struct theme *t = themes; t->name; t++)
        for (int coords = 0; coords < 2; coords++) {
            for (const struct game *const *g = games_all; *g; g++) {
                CHECK(!err_is(desk_read(d, (*g)->sample)));
                draw(d, marks_of(d->board, &d->arena), t, coords);
            }
            for (size_t i = 0; i < sizeof more / sizeof *more; i++) {
                CHECK(!err_is(desk_read(d, more[i])));
                draw(d, marks_of(d->board, &d->arena), t, coords);
            }
        }
}

static void test_counts(struct desk *d)
{
    /* a ring for each clue, the last one at corner c1 of a 3x2 board */
    struct tally t = draw_line(d, "slant 3x2 1.../.2.4/..0.");
    CHECK(t.circles == 4);
    CHECK(t.circle_x - t.left > 1.9 && t.circle_y > 2.2);
    int empty = t.paints;
    CHECK(draw_line(d, "slant 3x2 1.../.2.4/..0. LR./.RL").paints == empty + 4);
    /* a dot for each corner; a line and a cross more are one paint each */
    t = draw_line(d, "slitherlink 3x2 .../...");
    CHECK(t.circles == 12 && t.paints == 12);
    t = draw_line(d, "slitherlink 3x2 .../... 1../.../0..:..../....");
    CHECK(t.paints == 14);
    CHECK(draw_line(d, "crosscut 5x4 ...../.RB../...../..... R").circles == 2);
}

/* A finished loop is one path: its bends and no more, crosses gone. */
static void test_loop(struct desk *d)
{
    struct tally t = draw_line(d, "slitherlink 3x2 3.0/..1 100/010/110:1100/1010");
    CHECK(d->board->game->rules.status(d->board) == STATUS_SOLVED);
    CHECK(t.paints == 12 + 1 + 3); /* dots, the loop, three clues */
    t = draw_line(d, "slitherlink 2x1 .. 11/11:101");
    CHECK(d->board->game->rules.status(d->board) == STATUS_SOLVED);
    CHECK(t.paints == 6 + 1 && t.longest == 4); /* a rectangle has four corners */
}

static void test_aids(struct desk *d)
{
    /* the hint: crosses round the 0, numbered places that force it */
    CHECK(!err_is(desk_read(d, "slitherlink 3x2 0.3/...")));
    struct tally plain = draw(d, marks_of(d->board, &d->arena), themes, false);
    struct spot because[] = {spot_cell(0, 0)};
    game_move move[4];
    size_t n = 0;
    struct hint h = {.kind = HINT_STEP,
                     .move = move,
                     .because = because,
                     .n_because = 1,
                     .cap_because = 1,
                     .cap_moves = 4};
    static const char *const names[] = {"a2n0", "a2e0", "a2s0", "a2w0"};
    for (int i = 0; i < 4; i++) {
        struct reader in = reader_of(names[i], 4);
        CHECK(!err_is(d->board->game->rules.read_move(d->board, &in, &move[n++])));
    }
    h.n_moves = n;
    struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
    struct marks m = marks_with_hint(d->board, &h, &work);
    size_t hinted = 0;
    for (size_t i = 0; i < m.n; i++)
        hinted += m.mark[i].role == ROLE_HINT && m.mark[i].shape == SHAPE_CROSS;
    CHECK(hinted == 4);
    struct tally t = draw(d, m, themes, false);
    CHECK(t.paints == plain.paints + 4 + 2 + 2); /* crosses, the cell twice, its badge */
    CHECK(t.circles == plain.circles + 1);

    /* the last move: where the piece came from, and where it is */
    CHECK(!err_is(desk_read(d, "slider 3 H++/H+B/+VV H")));
    struct board *before = arena_take(&d->arena, 1, d->board->game->rules.size(&d->board->variant));
    struct reader in = reader_of("a2r", 3);
    board_copy(before, d->board);
    CHECK(!err_is(d->board->game->rules.read_move(d->board, &in, move)));
    d->board->game->rules.play(d->board, move[0]);
    m = marks_after(before, d->board, &d->arena);
    struct mark *last = &m.mark[m.n - 2];
    CHECK(last[0].role == ROLE_LAST && last[0].at.x == 1 && last[0].at.y == 3);
    CHECK(last[1].role == ROLE_LAST && last[1].at.x == 3 && last[1].at.y == 3);
}

/* SVG counts what it would write, escapes, and closes what it opens. */
static void test_svg(struct desk *d)
{
    static char text[1 << 16];
    CHECK(!err_is(desk_read(d, "hexpath 3 2S,2,2/3,1,2/3,2E,X order=1>3")));
    struct marks m = marks_of(d->board, &d->arena);
    struct diagram all = {d->board, m.mark, m.n, themes, true, &d->arena};
    size_t n = 0;
    for (int round = 0; round < 2; round++) {
        struct writer w = writer_to(text, round ? sizeof text - 1 : 0);
        struct svg svg;
        struct canvas c = svg_open(&svg, &w, 100, 50.5, slice_of("a<b"), slice_of("1>3 & \"x\""));
        diagram_draw(&all, &c, 0, 0, 12.345);
        svg_close(&svg);
        CHECK(round == 0 || w.n == n);
        n = w.n;
    }
    CHECK(n < sizeof text);
    text[n] = '\0';
    CHECK(strstr(text, "<title>a&lt;b</title>") && strstr(text, "<desc>1&gt;3 &amp; &quot;x&quot;</desc>"));
    CHECK(strstr(text, "viewBox=\"0 0 100 50.5\""));
    CHECK(n > 7 && strcmp(text + n - 7, "</svg>\n") == 0);
    int open = 0, closed = 0;
    for (const char *s = text; (s = strstr(s, "<path d=\"M")); s++)
        open++;
    for (const char *s = text; (s = strstr(s, "\"/>\n")); s++)
        closed++;
    CHECK(open > 20 && open == closed);
}

int main(void)
{
    struct desk d;
    desk_open(&d, 1);
    test_on_paper(&d);
    test_counts(&d);
    test_loop(&d);
    test_aids(&d);
    test_svg(&d);
    desk_close(&d);
    return check_done("diagram");
}
