/* The notations of other programs: known vectors in both directions, random boards through both
 * forms at many sizes, bodies written another way than ours, and errors at their byte. */
#include "core/other_notations.h"
#include "desk.h"
#include "games/slant/slant.h"
#include "games/slitherlink/slitherlink.h"

typedef void write_form(const struct board *b, struct writer *out);

static const char *written(const struct board *b, write_form *write)
{
    static char text[1 << 16];
    struct writer w = writer_to(text, sizeof text - 1);
    write(b, &w);
    CHECK(w.n < sizeof text);
    text[w.n] = '\0';
    return text;
}

/* Three texts of one puzzle: each is read, and writes the other two. */
static void vector_is(struct desk *d, const char *line, const char *puzzlink, const char *tatham)
{
    const char *forms[] = {line, puzzlink, tatham};
    for (int i = 0; i < 3; i++) {
        if (!CHECK(!err_is(desk_read(d, forms[i]))))
            continue;
        CHECK_TEXT(desk_line(d), line);
        CHECK_TEXT(written(d->board, other_notation_write_puzzlink), puzzlink);
        CHECK_TEXT(written(d->board, other_notation_write_tatham), tatham);
    }
}

static void test_vectors(struct desk *d)
{
    vector_is(d, "slant 4x4 ...0./.4.../2...2/...../.1.0.",
              "https://puzz.link/p?gokigen/4/4/iaegcgcj6a", "4x4:c0b4c2c2f1a0a");
    vector_is(d, "slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3",
              "https://puzz.link/p?slither/5/5/cbcbcddad", "5x5t0:2b1b2b1b2b3b3b0b3");
    vector_is(d, "slant 4x3 ...../.32.2/1.1.1/.1...", "https://puzz.link/p?gokigen/4/3/l372666bg",
              "4x3:f32a21a1a1a1c");
    vector_is(d, "slitherlink 1x1 4", "https://puzz.link/p?slither/1/1/e", "1x1t0:4");
    vector_is(d, "slitherlink 1x1 .", "https://puzz.link/p?slither/1/1/g", "1x1t0:a");
    vector_is(d, "slant 1x1 ../..", "https://puzz.link/p?gokigen/1/1/j", "1x1:d");
    vector_is(d, "slant 1x1 4./.0", "https://puzz.link/p?gokigen/1/1/ea", "1x1:4b0");
    /* The last clue takes two blanks along, as pzpr writes it; 4 and 9 are read as well. */
    CHECK(!err_is(desk_read(d, "slither/1/1/4")));
    CHECK_TEXT(desk_line(d), "slitherlink 1x1 4");
    CHECK(!err_is(desk_read(d, "gokigen/2/1/gb5")));
    CHECK_TEXT(desk_line(d), "slant 2x1 .1./.0.");
    /* Runs of 20 and 26 are one letter, longer ones two. */
    vector_is(d, "slitherlink 21x1 0....................", "https://puzz.link/p?slither/21/1/ax",
              "21x1t0:0t");
    vector_is(d, "slitherlink 20x1 ....................", "https://puzz.link/p?slither/20/1/z",
              "20x1t0:t");
    vector_is(d, "slitherlink 22x1 .....................3", "https://puzz.link/p?slither/22/1/zgd",
              "22x1t0:u3");
    vector_is(d, "slitherlink 27x1 ..........................4",
              "https://puzz.link/p?slither/27/1/zle", "27x1t0:z4");
    vector_is(d, "slitherlink 28x1 ...........................4",
              "https://puzz.link/p?slither/28/1/zme", "28x1t0:za4");
}

static void test_hosts(struct desk *d)
{
    static const char *const slither[] = {
        "slither/3/2/b6b",
        "puzz.link/p?slither/3/2/b6b",
        "https://puzz.link/p?slither/3/2/b6b",
        "http://puzz.link/p?slither/3/2/b6b",
        "https://pzv.jp/p?slither/3/2/b6b",
        "http://pzv.jp/p.html?slither/3/2/b6b",
        "pzv.jp/p?slither/3/2/b6b",
        "https://pzprxs.vercel.app/p?slither/3/2/b6b",
        "pzprxs.vercel.app/p?slither/3/2/b6b",
    };
    static const char *const tatham[] = {"3x2t0:1b1a1", "3x2t0de:1b1a1", "3x2t0dh:1b1a1"};
    for (size_t i = 0; i < sizeof slither / sizeof *slither; i++) {
        if (CHECK(!err_is(desk_read(d, slither[i]))))
            CHECK_TEXT(desk_line(d), "slitherlink 3x2 1../1.1");
    }
    for (size_t i = 0; i < sizeof tatham / sizeof *tatham; i++) {
        if (CHECK(!err_is(desk_read(d, tatham[i]))))
            CHECK_TEXT(desk_line(d), "slitherlink 3x2 1../1.1");
    }
    CHECK(!err_is(desk_read(d, "2x1dh:a1b0a")));
    CHECK_TEXT(desk_line(d), "slant 2x1 .1./.0.");
}

/* The clue grid as characters, and the two codes read once more, straight from their definition. */
struct grid {
    int w, h, n;
    char at[8192];
};

static int blanks_of(char c)
{
    return c >= 'g' && c <= 'z' ? c - 'g' + 1 : c >= 'a' && c <= 'e' ? 2 : c >= '5' && c <= '9';
}

static void slow_pzpr(const char *body, struct grid *g)
{
    for (g->n = 0; *body; body++) {
        int code = *body >= 'a' ? *body - 'a' + 10 : *body - '0';
        if (code < 15)
            g->at[g->n++] = (char)('0' + code % 5);
        for (int k = blanks_of(*body); k > 0; k--)
            g->at[g->n++] = '.';
    }
}

static void slow_tatham(const char *body, struct grid *g)
{
    for (g->n = 0; *body; body++)
        if (*body >= 'a')
            for (int k = *body - 'a' + 1; k > 0; k--)
                g->at[g->n++] = '.';
        else
            g->at[g->n++] = *body;
}

/* The same grid in another writer's hand: runs cut anywhere, blanks riding with a clue or not. */
static void write_loosely(struct desk *d, const struct grid *g, bool pzpr, char *out)
{
    for (int at = 0; at < g->w * g->h;) {
        int run = 0, most = 1 + (int)rng_below(&d->rng, pzpr ? 20 : 26);
        if (g->at[at] != '.') {
            int clue = g->at[at++] - '0', ride = 0;
            while (pzpr && ride < 2 && at < g->w * g->h && g->at[at] == '.' &&
                   rng_below(&d->rng, 2))
                ride++, at++;
            *out++ = "0123456789abcde"[clue + 5 * ride];
            continue;
        }
        while (run < most && at < g->w * g->h && g->at[at] == '.')
            run++, at++;
        *out++ = (char)((pzpr ? 'g' : 'a') + run - 1);
    }
    *out = '\0';
}

static bool same_grid(const struct grid *want, const struct grid *got, int over)
{
    bool same = got->n >= want->w * want->h && got->n <= want->w * want->h + over;
    for (int k = want->w * want->h; same && k < got->n; k++)
        same = got->at[k] == '.';
    return same && memcmp(want->at, got->at, (size_t)(want->w * want->h)) == 0;
}

static void round_trip(struct desk *d, const struct game *game, int w, int h, uint32_t one_in)
{
    static struct grid grid, got;
    static char line[1 << 14], text[1 << 14], body[1 << 14];
    int extra = game == &slant_game;
    grid.w = w + extra;
    grid.h = h + extra;
    int n = sprintf(line, "%s %dx%d", game->name, w, h);
    for (int k = 0; k < grid.w * grid.h; k++) {
        grid.at[k] = rng_below(&d->rng, one_in) ? '.' : (char)('0' + rng_below(&d->rng, 5));
        if (k % grid.w == 0)
            line[n++] = k ? '/' : ' ';
        line[n++] = grid.at[k];
    }
    line[n] = '\0';
    CHECK(!err_is(desk_read(d, line)));
    for (int form = 0; form < 2; form++) {
        bool pzpr = form == 0;
        n = pzpr ? sprintf(text, "https://puzz.link/p?%s/%d/%d/", extra ? "gokigen" : "slither", w,
                           h)
                 : sprintf(text, "%dx%d%s:", w, h, extra ? "" : "t0");
        /* ours: this head, a body that says this grid, and no shorter one exists */
        strcpy(body, written(d->board,
                             pzpr ? other_notation_write_puzzlink : other_notation_write_tatham));
        if (!CHECK(strncmp(body, text, (size_t)n) == 0))
            return;
        (pzpr ? slow_pzpr : slow_tatham)(body + n, &got);
        CHECK(same_grid(&grid, &got, pzpr ? 2 : 0));
        size_t ours = strlen(body);
        CHECK(!err_is(desk_read(d, body)));
        CHECK(strcmp(written(d->board, position_write), line) == 0);
        write_loosely(d, &grid, pzpr, text + n);
        CHECK(strlen(text) >= ours);
        if (!CHECK(!err_is(desk_read(d, text))))
            printf("  %s\n", text);
        else
            CHECK(strcmp(written(d->board, position_write), line) == 0);
    }
}

static void test_round_trips(struct desk *d)
{
    static const uint32_t one_in[] = {1, 2, 3, 6, 15, 40, 200};
    for (int round = 0; round < 3000; round++) {
        uint32_t side = round % 10 ? 12 : 60;
        round_trip(d, round % 2 ? &slant_game : &slitherlink_game,
                   1 + (int)rng_below(&d->rng, side), 1 + (int)rng_below(&d->rng, side),
                   one_in[rng_below(&d->rng, 7)]);
    }
    round_trip(d, &slitherlink_game, 1000, 2, 50);
    round_trip(d, &slant_game, 1, 1000, 50);
}

/* Progress is not carried: the clues alone go out. */
static void test_clues_only(struct desk *d)
{
    CHECK(!err_is(desk_read(d, "slant 2x1 .1./.0. LR duel=1 mover=1 score=3-2")));
    CHECK_TEXT(written(d->board, other_notation_write_tatham), "2x1:a1b0a");
    CHECK_TEXT(written(d->board, other_notation_write_puzzlink),
               "https://puzz.link/p?gokigen/2/1/gba");
    CHECK(!err_is(desk_read(d, "slitherlink 1x1 4 1/1:11")));
    CHECK_TEXT(written(d->board, other_notation_write_tatham), "1x1t0:4");
}

static void test_pzpr_errors(struct desk *d)
{
    const char *size = "a board of Slitherlink is 1x1 to 1000x1000";
    const char *lengthy = "the body is too long for the board";
    const char *head = "expected width/height/body after the name of the puzzle";
    const char *ends = "the body ends before the last place of the board";
    const char *ink = "expected a clue character: 0-9, a-e or g-z";
    const char *host = "expected an address of puzz.link, pzv.jp or pzprxs.vercel.app";

    /* Six places. The last character may run past them, nothing may follow. */
    CHECK(!err_is(desk_read(d, "slither/3/2/z")));
    CHECK(!err_is(desk_read(d, "slither/3/2/gggggc")));
    CHECK_TEXT(desk_line(d), "slitherlink 3x2 .../..2");
    desk_refuses(d, "slither/3/2/b6b1", 15, lengthy);
    desk_refuses(d, "slither/3/2/zg", 13, lengthy);
    desk_refuses(d, "slither/3/2/b6", 14, ends);
    desk_refuses(d, "slither/3/2/bh", 14, ends);
    desk_refuses(d, "slither/3/2/", 12, ends);
    desk_refuses(d, "slither/3/2/b6f", 14, ink);
    desk_refuses(d, "slither/3/2/b-b", 13, ink);
    desk_refuses(d, "slither/3/2/bB", 13, ink);
    desk_refuses(d, "slither/3/2/b6 ", 14, ink);
    desk_refuses(d, "gokigen/1/1/123", 15, ends);
    desk_refuses(d, "gokigen/1/1/11111", 16, lengthy);

    desk_refuses(d, "slither/0/2/g", 8, size);
    desk_refuses(d, "slither/2/0/g", 10, size);
    desk_refuses(d, "slither/1001/2/g", 8, size);
    desk_refuses(d, "slither/2/32768/g", 10, size);
    desk_refuses(d, "slither/99999999999/2/g", 8, size);
    desk_refuses(d, "slither/-1/2/g", 8, head);
    desk_refuses(d, "slither/3", 9, head);
    desk_refuses(d, "slither/3/2", 11, head);
    desk_refuses(d, "slither//2/g", 8, head);
    desk_refuses(d, "slither/", 8, head);

    desk_refuses(d, "https://example.org/p?slither/3/2/b6b", 8, host);
    desk_refuses(d, "https://", 8, host);
    desk_refuses(d, "https://puzz.link/p", 19, host);
    desk_refuses(d, "https://puzz.link/p?nurikabe/3/2/z", 20,
                 "expected slither/ or gokigen/ and a board");
    desk_refuses(d, "https://puzz.link/p?", 20, "expected slither/ or gokigen/ and a board");
    desk_refuses(d, "https://puzz.link/p?slither/3/2/b6b1", 35, lengthy);
}

static void test_tatham_errors(struct desk *d)
{
    const char *size = "a board of Slitherlink is 1x1 to 1000x1000";
    const char *slant_size = "a board of Slant is 1x1 to 1000x1000";
    const char *lengthy = "the body is too long for the board";
    const char *ends = "the body ends before the last place of the board";
    const char *past = "these blanks run past the last place";
    const char *ink = "expected a clue 0 to 4, or a letter for a run of blanks";
    const char *id = "expected nothing between size and colon, or t0 (Loopy on squares)";
    const char *colon = "expected a position, or an id such as 4x4:c0b4c2c2f1a0a";

    desk_refuses(d, "3x2t0:1b1a1a", 11, lengthy);
    desk_refuses(d, "3x2t0:1b1a11", 11, lengthy);
    desk_refuses(d, "3x2t0:1b1c", 9, past);
    desk_refuses(d, "3x2t0:g", 6, past);
    desk_refuses(d, "3x2t0:1b1a", 10, ends);
    desk_refuses(d, "3x2t0:", 6, ends);
    desk_refuses(d, "3x2t0:1b5a1", 8, ink);
    desk_refuses(d, "3x2t0:1B1a1", 7, ink);
    desk_refuses(d, "3x2t0:1b1a1 ", 11, lengthy);
    desk_refuses(d, "2x1:a1b0b", 8, past);

    desk_refuses(d, "3x2t1:1b1a1", 3, id); /* triangles, and other kinds of grid */
    desk_refuses(d, "3x2t10:1b1a1", 3, id);
    desk_refuses(d, "3x2t00:1b1a1", 3, id);
    desk_refuses(d, "3x2t:1b1a1", 3, id);
    desk_refuses(d, "3x2tde:1b1a1", 3, id);

    desk_refuses(d, "0x2t0:", 0, size);
    desk_refuses(d, "3x0:", 2, slant_size);
    desk_refuses(d, "1001x2t0:", 0, size);
    desk_refuses(d, "2x99999999999:", 2, slant_size);
    desk_refuses(d, "3:g", 1, "expected x and the height, as in 5x5");
    desk_refuses(d, "3x:g", 2, "expected a size: width x height, such as 5x5");
    desk_refuses(d, "3x2x4:g", 3, "expected a size: width x height, such as 5x5");
    desk_refuses(d, "3x2", 3, colon);
    desk_refuses(d, "3x2t0#123456", 12, colon); /* a seed is no board */
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 6);
    test_vectors(&d);
    test_hosts(&d);
    test_round_trips(&d);
    test_clues_only(&d);
    test_pzpr_errors(&d);
    test_tatham_errors(&d);
    desk_close(&d);
    return check_done("foreign");
}
