/* Booklets, seen by a canvas that keeps texts: nothing leaves the paper or runs into what stands
 * beside it, every puzzle is there once with its id, every answer once, whatever the paper and the
 * number on a page. */
#include "render/booklet.h"
#include "desk.h"

enum { N = 7 };

struct seen {
    double w, h;
    bool outside, overlap;
    double line, end; /* of the text before: its base line, its right end */
    char text[1 << 14]; /* all texts, each ended by '|' */
    size_t n;
};

static void see(struct seen *s, double x, double y)
{
    if (x < 0 || y < 0 || x > s->w || y > s->h)
        s->outside = true;
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
    see(ctx, x - r, y - r);
    see(ctx, x + r, y + r);
}

static void see_close(void *ctx)
{
    (void)ctx;
}

static void see_paint(void *ctx, const struct pen *pen)
{
    (void)ctx;
    (void)pen;
}

static double text_width(void *ctx, enum face face, double size, struct slice text)
{
    double n = 0;
    (void)ctx;
    (void)face;
    for (size_t i = 0; i < text.len; i++) /* characters, not bytes */
        n += ((unsigned char)text.text[i] & 0xc0) != 0x80;
    return 0.55 * size * n;
}

static void see_text(void *ctx, enum face face, double size, double x, double y, color ink,
                     struct slice text)
{
    struct seen *s = ctx;
    (void)ink;
    see(s, x, y);
    see(s, x + text_width(ctx, face, size, text), y - size);
    if (y == s->line && x < s->end - 0.01)
        s->overlap = true;
    s->line = y;
    s->end = x + text_width(ctx, face, size, text);
    if (CHECK(s->n + text.len + 2 < sizeof s->text)) {
        memcpy(s->text + s->n, text.text, text.len);
        s->n += text.len;
        s->text[s->n++] = '|';
        s->text[s->n] = '\0';
    }
}

static const struct canvas_ops seen_ops = {
    .move = see_point,
    .line = see_point,
    .curve = see_curve,
    .circle = see_circle,
    .close = see_close,
    .paint = see_paint,
    .text = see_text,
    .text_width = text_width,
};

static int times(const char *in, const char *what)
{
    int n = 0;
    for (; (in = strstr(in, what)); in++)
        n++;
    return n;
}

/* All pages on one heap; the number of pages. */
static int draw_all(const struct booklet *b, struct seen *s)
{
    *s = (struct seen){.w = b->w, .h = b->h};
    struct canvas c = {&seen_ops, s};
    int pages = booklet_pages(b);
    for (int i = 0; i < pages; i++) {
        s->line = -1;
        booklet_draw(b, i, &c);
    }
    CHECK(!s->outside && !s->overlap);
    return pages;
}

static struct board *read(struct desk *d, const char *line)
{
    struct board *b;
    CHECK(!err_is(position_read(games_all, line, strlen(line), &d->arena, &b)));
    return b;
}

/* Seven positions of four games; one duel has no answer. */
static void fill(struct desk *d, struct booklet_entry *e)
{
    static const char *const lines[N][3] = {
        {"slant 4x3 ...../.32.2/1.1.1/.1...", "slant 4x3 ...../.32.2/1.1.1/.1... LRLL/RRLR/RRRR",
         "id-a"},
        {"slitherlink 2x1 ..", "slitherlink 2x1 .. 11/11:101", "id-b"},
        {"hexpath 3 2S,2,2/3,1,2/3,2E,X",
         "hexpath 3 2S,2,2/3,1,2/3,2E,X a3-b2-a2-a1-b1 order=1>3>2", "id-c"},
        {"slider 3 H++/H+B/+VV H", NULL, "id-d"},
        {"slitherlink 2x1 ..", "slitherlink 2x1 .. 11/11:101", "id-e"},
        {"slitherlink 2x1 ..", "slitherlink 2x1 .. 11/11:101", ""},
        {"slitherlink 1x30 ./././././././././././././././././././././././././././././.",
         "slitherlink 2x1 .. 11/11:101", "id-g"},
    };
    for (int i = 0; i < N; i++) {
        e[i] = (struct booklet_entry){.puzzle = read(d, lines[i][0]), .id = slice_of(lines[i][2])};
        if (lines[i][1]) {
            e[i].solution = read(d, lines[i][1]);
            e[i].rating = (struct rating){.solved = true, .tenths = 31, .level = LEVEL_NORMAL};
        }
    }
}

static void test_all(struct desk *d)
{
    static struct seen s;
    struct booklet_entry e[N];
    fill(d, e);
    struct booklet_rules rules[] = {{e[0].puzzle, e[0].solution},
                                    {e[1].puzzle, e[1].solution},
                                    {e[2].puzzle, e[2].solution},
                                    {e[3].puzzle, NULL}};
    static const int each[] = {1, 2, 4, 6};
    for (int i = 0; i < 4; i++)
        for (int large = 0; large < 2; large++)
            for (int titled = 0; titled < 2; titled++) {
                struct booklet b = {.entry = e, .n = N, .rules = rules, .n_rules = 4};
                b.title = titled ? "A title of quite a number of words, longer than a line" : NULL;
                b.w = large ? 612 : 595;
                b.h = large ? 792 : 842;
                b.per_page = each[i];
                b.answers = titled;
                b.scale = large ? 1.4 : 1;
                b.theme = &themes[i];
                b.arena = &d->arena;
                int puzzles = (N + each[i] - 1) / each[i];
                int front = titled ? large ? 3 : 2 : 0, answers = titled ? 6 : 0;
                CHECK(draw_all(&b, &s) == front + puzzles + answers); /* 1x30: one a page */
                CHECK(times(s.text, "id-") == 6 && times(s.text, "id-d|") == 1);
                CHECK(times(s.text, "3.1|") == 6); /* ratings */
                CHECK(times(s.text, "|Answer ") == answers); /* at the top of the page */
                CHECK(times(s.text, "Answers: page ") == (titled != 0));
                CHECK(times(s.text, "exactly one solution") == 0); /* there is a duel */
                CHECK(times(s.text, "|7|") >= 1 + (titled != 0));
            }
}

/* Twelve answers share a page while boards are small, six in large print. */
static void test_answers(struct desk *d)
{
    static struct seen s;
    struct booklet_entry e[25];
    struct booklet_entry some[N];
    fill(d, some);
    for (int i = 0; i < 25; i++)
        e[i] = some[1];
    struct booklet b = {.entry = e, .n = 25, .w = 595, .h = 842, .per_page = 6, .answers = true};
    b.scale = 1;
    b.theme = themes;
    b.arena = &d->arena;
    CHECK(draw_all(&b, &s) == 5 + 3);
    CHECK(times(s.text, "Answers 1\u201312|") == 1 && times(s.text, "Answers 13\u201324|") == 1);
    CHECK(times(s.text, "Answer 25|") == 1 && times(s.text, "|25|") == 2);
    CHECK(times(s.text, "Puzzles 19\u201324|") == 1 && times(s.text, "Puzzle 25|") == 1);
    b.scale = 1.4; /* large print: six */
    CHECK(draw_all(&b, &s) == 5 + 5 && times(s.text, "Answers 19\u201324|") == 1);
    b.answers = false;
    CHECK(draw_all(&b, &s) == 5);
}

/* A title of many words, or one word that is wider than the paper, of letters of two bytes. */
static void test_titles(struct desk *d)
{
    static struct seen s;
    static const char *const word[] = {"a title without an end ", "W", "\u00e9"};
    struct booklet_entry e[N];
    fill(d, e);
    struct booklet_rules rules = {e[0].puzzle, e[0].solution};
    for (int i = 0; i < 3; i++) {
        char title[301];
        size_t n = strlen(word[i]), all = 300 / n * n;
        for (size_t k = 0; k < all; k++)
            title[k] = word[i][k % n];
        title[all] = '\0';
        struct booklet b = {.entry = e, .n = 1, .rules = &rules, .n_rules = 1, .title = title};
        b.w = 595;
        b.h = 842;
        b.per_page = 4;
        b.answers = true;
        b.scale = 1;
        b.theme = themes;
        b.arena = &d->arena;
        CHECK(draw_all(&b, &s) == 4);
        CHECK(times(s.text, "\u2026|Rules|") == 1); /* cut short beside what stands at the right */
        CHECK(times(s.text, "The puzzle has exactly one solution. Answers: page 4.|") == 1);
        CHECK(times(s.text, "1 Slant puzzle|normal|") == 1);
    }
}

/* The texts of a page alone. */
static const char *draw_page(const struct booklet *b, int page, struct seen *s)
{
    *s = (struct seen){.w = b->w, .h = b->h, .line = -1};
    struct canvas c = {&seen_ops, s};
    booklet_draw(b, page, &c);
    CHECK(!s->outside && !s->overlap);
    return s->text;
}

/* A worksheet: a name on every page of puzzles, cards before them, the key on one page; each page has
 * the same on A4 and on Letter. Answers alone are the key and nothing else. */
static void test_worksheet(struct desk *d)
{
    static struct seen s[2];
    struct booklet_entry some[N], e[30];
    fill(d, some);
    for (int i = 0; i < 30; i++)
        e[i] = some[0];
    struct booklet_rules rules = {e[0].puzzle, e[0].solution};
    struct booklet_card card[13];
    for (int i = 0; i < 13; i++)
        card[i] = (struct booklet_card){.name = "a technique", .words = slice_of("Why it is right."),
                                        .board = e[0].puzzle, .marks = marks_of(e[0].puzzle, &d->arena),
                                        .from = (size_t)i + 1};
    struct booklet b = {.entry = e, .n = 30, .rules = &rules, .n_rules = 1, .tells_rules = true,
                        .worksheet = true, .lesson = "First steps", .card = card, .n_cards = 13,
                        .w = 595, .h = 842, .per_page = 6, .answers = true, .scale = 1,
                        .theme = themes, .arena = &d->arena};
    struct booklet letter = b;
    letter.w = 612;
    letter.h = 792;
    CHECK(booklet_pages(&b) == 1 + 2 + 5 + 1 && booklet_pages(&letter) == 9);
    for (int i = 0; i < 9; i++) {
        const char *text = draw_page(&b, i, &s[0]);
        CHECK(strcmp(text, draw_page(&letter, i, &s[1])) == 0);
        CHECK(times(text, "Name|") == (i >= 3 && i < 8) && times(text, "Date|") == times(text, "Name|"));
        CHECK(times(text, "a technique|") == (i == 1 ? 8 : i == 2 ? 5 : 0));
        CHECK(times(text, "from puzzle 13 on|") == (i == 2));
    }
    CHECK(times(draw_page(&b, 8, &s[0]), "Answers 1\u201330|") == 1 && times(s[0].text, "|30|") == 1);
    b.answers_alone = true;
    CHECK(draw_all(&b, &s[1]) == 1 && times(s[1].text, "Answers 1\u201330|") == 1);
    for (int i = 0; i < 30; i++)
        e[i] = some[6]; /* thirty cells high: more than a page can show of them */
    CHECK(draw_all(&b, &s[1]) > 1);
}

int main(void)
{
    struct desk d;
    desk_open(&d, 1);
    test_all(&d);
    test_answers(&d);
    test_titles(&d);
    test_worksheet(&d);
    desk_close(&d);
    return check_done("booklet");
}
