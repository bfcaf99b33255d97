/* What a press costs: one picture and one check, counted by the games themselves, and an answer that is
 * short on the largest board. */
#include "merged.h"

enum { ROOM = 1 << 15, ANSWER_MAX = 4096 };

/* ---- what a press costs ---- */

static size_t scenes, checks;
static const struct game *plain_game;

static size_t count_scene(const struct board *b, struct mark *out, size_t cap)
{
    scenes++;
    return plain_game->rules.scene(b, out, cap);
}

static struct err count_check(const struct board *b, struct flaws *out, struct work *w)
{
    checks++;
    return plain_game->puzzle->check(b, out, w);
}

/* The game with counters; its boards are asked through them. */
static const struct game *const *counted(const char *name)
{
    static struct game game;
    static struct puzzle puzzle;
    static const struct game *list[2];
    plain_game = game_named(games_all, slice_of(name));
    game = *plain_game;
    game.rules.scene = count_scene;
    if (game.puzzle) {
        puzzle = *game.puzzle;
        puzzle.check = count_check;
        game.puzzle = &puzzle;
    }
    list[0] = &game;
    return list;
}

static void check_cost(const char *game, const char *load, const char *const *press, size_t want)
{
    page.session.games = counted(game);
    CHECK(take_answer(load));
    (void)take_answer("mistakes rules"); /* where there are any */
    for (; *press; press++) {
        uint64_t told[2] = {page.session.view->scenes, page.session.view->checks};
        scenes = checks = 0;
        bool ok = take_answer(*press);
        ok = CHECK(ok) && CHECK(scenes == 1 && checks == want);
        ok = CHECK(page.session.view->scenes == told[0] + scenes &&
                   page.session.view->checks == told[1] + checks) &&
             ok;
        if (!ok)
            printf("  %s: %s: %zu scenes, %zu checks\n", game, *press, scenes, checks);
    }
    page.session.games = games_all;
}

static const char *empty_board(const char *game, int w, int h, int more)
{
    static char text[ROOM];
    size_t n = (size_t)snprintf(text, sizeof text, "load\n%s %dx%d ", game, w, h);
    for (int r = 0; r < h + more; r++) {
        for (int c = 0; c < w + more; c++)
            text[n++] = r % 7 == 3 && c % 5 == 2 ? '2' : '.';
        text[n++] = '/';
    }
    text[n - 1] = '\0';
    return text;
}

static void test_cost(void)
{
    static const char *const slant[] = {"press 1 1", "press 1 1", "press 21 21", "press 1 1 1",
                                        "undo", "redo", "press 39 39", NULL};
    static const char *const lines[] = {"press 1 0", "press 3 0", "press 101 100", "press 1 0",
                                        "undo", "press 99 0 1", NULL};
    static const char *const slider[] = {"press 1 1", "press 3 1", "press 3 7", "press 3 5",
                                         "press 1 3", "press 3 3", NULL};
    check_cost("slant", empty_board("slant", 20, 20, 1), slant, 1);
    check_cost("slitherlink", empty_board("slitherlink", 100, 100, 0), lines, 1);
    check_cost("slider", "load\nslider 4 H+++/H+++/H+++/+VVV H", slider, 0);
}

/* ---- the answer to a press is short ---- */

static size_t longest;

static void press_short(const char *line)
{
    CHECK(take_answer(line));
    size_t n = strlen(answer);
    longest = n > longest ? n : longest;
    if (!CHECK(n <= ANSWER_MAX))
        printf("  %s: %zu bytes\n", line, n);
}

/* A line along the rows, to and fro, of every second row from one on; in pieces of a few moves. */
static void draw_snake(int row, int rows)
{
    char line[4000];
    for (int r = row; r < row + rows; r += 2) {
        size_t n = (size_t)snprintf(line, sizeof line, "drag 0");
        for (int x = 0; x <= 200; x += 2)
            n += (size_t)snprintf(line + n, sizeof line - n, " %d %d", x, 2 * r);
        CHECK(take_answer(line));
        int side = (r - row) / 2 % 2 ? 0 : 200;
        snprintf(line, sizeof line, "drag 0 %d %d %d %d %d %d", side, 2 * r, side, 2 * r + 2, side,
                 2 * r + 4);
        if (r + 2 < row + rows)
            CHECK(take_answer(line));
    }
}

/* Two pieces of more than two thousand lines each, and the edges that join them. */
static void test_short(void)
{
    CHECK(take_answer(empty_board("slitherlink", 100, 100, 0)));
    press_short("press 1 0");
    press_short("press 1 0 1");
    press_short("press 101 100");
    CHECK(take_answer(empty_board("slitherlink", 100, 100, 0)));
    draw_snake(1, 40); /* ends at the left of dot row 39 */
    draw_snake(51, 40);
    size_t before = page.session.steps.n;
    CHECK(before > 3900);
    for (int y = 79; y < 102; y += 2) { /* down the left rim, from one piece to the other */
        char line[40];
        snprintf(line, sizeof line, "press 0 %d", y);
        press_short(line);
    }
    press_short("undo");
    press_short("redo");
    CHECK(is_whole() && is_restored());
    printf("longest answer to a press on 100x100: %zu bytes\n", longest);
}

int main(void)
{
    page_open(&page);
    test_cost();
    test_short();
    merged_close();
    page_close(&page);
    return check_done("page_views");
}
