/* The arena's bookkeeping: limits and league files as text, ratings that are known otherwise, a
 * schedule that does not depend on who else takes part, and our side of the protocol. */
#include <math.h>

#include "agents/league.h"
#include "agents/league_page.h"
#include "agents/league_table.h"
#include "agents/protocol_server.h"
#include "agents/toml.h"
#include "check.h"
#include "games/games.h"
#include "games/slider/slider.h"

static void limits_as_text(void)
{
    struct limits l = limits_preset();
    static const char *const good = "cpu=0.25,memory=64,processes=4,move=1.5";
    static const struct {
        const char *text;
        size_t at;
    } bad[] = {{"", 0},
               {"cpu", 3},
               {"cpu=", 4},
               {"speed=1", 0},
               {"cpu=1,", 6},
               {"cpu=0", 4},
               {"cpu=1.2345", 4},
               {"processes=5000", 10},
               {"cpu=1 move=2", 5}};
    char out[256] = "";
    struct reader in = reader_of(good, strlen(good));
    struct writer w = writer_to(out, sizeof out - 1);
    CHECK(!err_is(limits_read(&in, &l)));
    limits_write(&l, &w);
    CHECK_TEXT(out, "move=1.5,cpu=0.25,game=300,gamecpu=60,start=30,memory=64,processes=4");
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct limits same = l;
        in = reader_of(bad[i].text, strlen(bad[i].text));
        struct err e = limits_read(&in, &same);
        if (!CHECK(err_is(e) && e.at == bad[i].at))
            printf("  '%s': byte %zu\n", bad[i].text, e.at);
        CHECK(memcmp(&same, &l, sizeof l) == 0);
    }
}

/* Everything in a text, written back in one line; on error its place. */
static void toml_shape(struct arena *arena, const char *text, char *out, size_t cap)
{
    struct reader in = reader_of(text, strlen(text));
    size_t n = 0;
    out[0] = '\0';
    for (struct toml t;;) {
        struct err e = toml_next(&in, arena, &t);
        if (err_is(e)) {
            snprintf(out, cap, "error at %zu", e.at);
            return;
        }
        if (t.kind == TOML_END)
            return;
        static const char *const kinds[] = {"",       "table", "list", "text",
                                            "number", "truth", "texts"};
        n += (size_t)snprintf(out + n, cap - n, "%s %.*s", kinds[t.kind], (int)t.name.len,
                              t.name.text);
        if (t.kind == TOML_TEXT)
            n += (size_t)snprintf(out + n, cap - n, " <%s>", t.text);
        if (t.kind == TOML_NUMBER || t.kind == TOML_TRUTH)
            n += (size_t)snprintf(out + n, cap - n, " %g", t.number);
        for (size_t i = 0; t.kind == TOML_TEXTS && t.texts[i]; i++)
            n += (size_t)snprintf(out + n, cap - n, " <%s>", t.texts[i]);
        n += (size_t)snprintf(out + n, cap - n, "; ");
    }
}

static void toml_texts(struct arena *arena)
{
    static const struct {
        const char *text, *shape;
    } rows[] = {
        {"", ""},
        {"# nothing\n\n  \t\r\n", ""},
        {"a = 1\nb-2=-2.5 # two\n", "number a 1; number b-2 -2.5; "},
        {"s = \"x\\\"y\\\\z\\n\"\nt = 'C:\\dir'", "text s <x\"y\\z\n>; text t <C:\\dir>; "},
        {"on = true\noff = false\r\n[limits]\n[[agent]]\n",
         "truth on 1; truth off 0; table limits; list agent; "},
        {"f = [ 'a', # one\n  \"b\",\n]\n", "texts f <a> <b>; "},
        {"f = []", "texts f; "},
        {"a", "error at 1"},
        {"a 1", "error at 2"},
        {"a = ", "error at 4"},
        {"a = x", "error at 4"},
        {"a = .5", "error at 4"},
        {"a = inf", "error at 4"},
        {"a = \"open\nb = 1", "error at 4"},
        {"a = \"\\q\"", "error at 5"},
        {"a = 1 2", "error at 6"},
        {"a = ['x' 'y']", "error at 9"},
        {"a = ['x'", "error at 8"},
        {"[t", "error at 2"},
        {"[[t]", "error at 3"},
        {"[]", "error at 1"},
        {"= 1", "error at 0"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char shape[512];
        toml_shape(arena, rows[i].text, shape, sizeof shape);
        CHECK_TEXT(shape, rows[i].shape);
    }
}

/* Two who met often: the difference is that of their score. Three in a circle: nobody is ahead. */
static void ratings(struct arena *arena)
{
    double points[9] = {0, 3000, 1000, 0}, games[9] = {0, 4000, 4000, 0};
    struct league_rating r[3];
    int order[3];
    CHECK(league_rating_fit(points, games, 2, arena, r, order));
    CHECK(fabs(r[0].elo - r[1].elo - 400 * log10(3)) < 0.5 && order[0] == 0 && order[1] == 1);
    CHECK(fabs(r[0].elo + r[1].elo) < 1e-6 && r[0].ahead > 0.9999);
    const double circle_points[9] = {0, 10, 0, 0, 0, 10, 10, 0, 0};
    const double circle_games[9] = {0, 10, 10, 10, 0, 10, 10, 10, 0};
    CHECK(league_rating_fit(circle_points, circle_games, 3, arena, r, order));
    for (int i = 0; i < 3; i++)
        CHECK(fabs(r[i].elo) < 1e-6 && r[i].error > 50 && order[i] == i);
    CHECK(fabs(r[0].ahead - 0.5) < 1e-6);
    const double all_points[4] = {0, 10, 0, 0}, all_games[4] = {0, 10, 10, 0};
    /* finite though all was won */
    CHECK(league_rating_fit(all_points, all_games, 2, arena, r, order));
    CHECK(r[0].elo > 200 && r[0].elo < 2000 && r[0].error > r[0].elo / 4);
}

static void done(struct league *l, int pair, uint32_t number, enum status result, enum reason why)
{
    *league_game(l, pair, number) = (struct league_game){.done = true,
                                                         .result = result,
                                                         .reason = why,
                                                         .position = "slider 3 H++/H++/+VV H",
                                                         .moves = "a2r b1u",
                                                         .turns = 2,
                                                         .note = {"", ""},
                                                         .err = {"", ""}};
}

static void schedule(struct arena *arena)
{
    struct contender player[4] = {{.name = "a", .hash = 40},
                                  {.name = "b", .hash = 10},
                                  {.name = "</script><b>", .hash = 30},
                                  {.name = "d \"q\"", .hash = 20}};
    struct league l = {.game = &slider_game, .player = player, .n = 4, .games = 3};
    struct league few = {.game = &slider_game, .player = player, .n = 2, .games = 3, .mode = LEAGUE_GAUNTLET};
    uint32_t number;
    CHECK(!err_is(league_open(&l, arena)) && l.n_pairs == 6);
    CHECK(!err_is(league_open(&few, arena)) && few.n_pairs == 1);
    /* b has the smaller hash: it is A, first in games 1 and 3, whoever else is there */
    CHECK(league_find(&l, 10, 40, 1, &number) == 0 && number == 3);
    CHECK(league_find(&few, 10, 40, 1, &number) == 0 && number == 3);
    CHECK(league_find(&l, 40, 10, 0, &number) == 0 && number == 2);
    CHECK(league_find(&l, 40, 10, 1, &number) == -1); /* that would be game 4 of 3 */
    CHECK(league_find(&l, 40, 77, 0, &number) == -1);
    uint64_t slot = 0;
    int pair, games = 0;
    for (; league_next(&l, &slot, &pair, &number); games++) {
        CHECK(!league_game(&l, pair, number)->done);
        bool by_crash = pair == 0 && number == 1;
        done(&l, pair, number, STATUS_FIRST, by_crash ? REASON_CRASH : REASON_END);
    }
    CHECK(games == 18);
    struct standings s;
    CHECK(!err_is(league_standings(&l, arena, &s)) && s.played == 18 && s.wanted == 18);
    CHECK(s.of[0].wins + s.of[0].losses == 9 && s.of[0].faults[VERDICT_CRASH] == 1);
    CHECK(s.of[1].faults[VERDICT_CRASH] == 0 && s.of[1].wins == 6); /* A wins two of each three */
    struct league_results results;
    CHECK(!err_is(league_results(&l, arena, &results)) && results.split.first == 18);
    static char text[1 << 16];
    struct writer w = writer_to(text, sizeof text - 1);
    league_table_csv(&l, &s, &results, &w);
    CHECK(strstr(text, "\"d \"\"q\"\"\""));
    memset(text, 0, sizeof text);
    struct league_page page = {games_all, &l, &s, &results, "<title>", "", 4, arena};
    w = writer_to(text, sizeof text - 1);
    league_page_write(&page, &w);
    CHECK(w.n < sizeof text - 1 && !strstr(text, "</script><b>") &&
          !strstr(text, "<title><title>"));
    CHECK(strstr(text, "\\u003c/script\\u003e\\u003cb\\u003e") && strstr(text, "&lt;title&gt;"));
}

/* Only the games up to the answer count, in whatever order they were played. */
static void sequential(struct arena *arena)
{
    struct contender player[2] = {{.name = "a", .hash = 1}, {.name = "b", .hash = 2}};
    struct league l = {.game = &slider_game,
                       .player = player,
                       .n = 2,
                       .games = 40,
                       .sprt = true,
                       .lo = 0,
                       .hi = 200};
    struct tally t;
    uint64_t slot = 0;
    uint32_t number, last = 0;
    int pair;
    CHECK(!err_is(league_open(&l, arena)));
    done(&l, 0, 39, STATUS_FIRST, REASON_END); /* far ahead: does not count yet */
    CHECK(league_counted(&l, 0, &t) == 0);
    while (league_next(&l, &slot, &pair, &number)) {
        done(&l, 0, number, number % 2 ? STATUS_FIRST : STATUS_SECOND, REASON_END);
        last = number;
    }
    CHECK(last > 1 && last < 20 && league_counted(&l, 0, &t) == last && t.wins == last);
    struct standings s;
    CHECK(!err_is(league_standings(&l, arena, &s)) && s.played == last && s.wanted == last);
}

static void verdicts(void)
{
    CHECK(verdict_of(&slider_game, STATUS_DRAW, REASON_END) == VERDICT_TIE_PASS);
    CHECK(verdict_of(games_all[0], STATUS_FIRST, REASON_END) == VERDICT_WIN);
    CHECK_TEXT(verdict_name(verdict_of(&slider_game, STATUS_DRAW, REASON_LIMIT)), "CAP");
    CHECK_TEXT(verdict_name(verdict_of(&slider_game, STATUS_DRAW, REASON_REPETITION)),
               "REPETITION");
    CHECK_TEXT(verdict_name(verdict_of(&slider_game, STATUS_FIRST, REASON_MEMORY)), "MEM");
}

static void conversation(struct arena *arena)
{
    static struct protocol_server s;
    static const struct {
        const char *said, *answer;
    } rows[] = {
        {"protocol", "= 1\n\n"},
        {"", ""},
        {"# a comment", ""},
        {"legal", "? there is no game yet; 'newgame' or 'position' begins one\n\n"},
        {"newgame slider 3 5", "=\n\n"},
        {"12 side", "=12 H\n\n"},
        {"legal\r", "= a2d a2r a3r\n\n"},
        {"play a3r", "=\n\n"},
        {"side", "= V\n\n"},
        {"play a3r", "? there is no piece on that cell\n\n"},
        {"play a2r x", "? expected one move\n\n"},
        {"undo", "=\n\n"},
        {"undo", "? there is nothing to take back\n\n"},
        {"value", "= W 19\n\n"},
        {"genmove H a3r", "= a3r\n\n"},
        {"position slitherlink 1x1 .", "? expected a game of two\n\n"},
        {"side", "? there is no game yet; 'newgame' or 'position' begins one\n\n"},
        {"position slider 2 ++/+V H", "=\n\n"},
        {"genmove", "? the game is over\n\n"},
        {"newgame chess", "? expected a game of two, its size and a seed: newgame GAME SIZE SEED\n\n"},
        {"newgame slider 99", "? a board of Slider is square, with a side of 2 to 16\n\n"},
        {"time_left soon", "? expected seconds, such as 2.5\n\n"},
        {"time_left 2.5", "=\n\n"},
        {"3 nonsense", "?3 unknown command; 'list_commands' names them\n\n"},
    };
    s = (struct protocol_server){
        .games = games_all, .version = "1", .depth = 20, .threads = 1, .arena = arena};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        char out[1024] = "";
        struct writer w = writer_to(out, sizeof out - 1);
        CHECK(protocol_server_answer(&s, slice_of(rows[i].said), &w));
        out[w.n] = '\0';
        CHECK_TEXT(out, rows[i].answer);
    }
    char out[64];
    struct writer w = writer_to(out, sizeof out);
    CHECK(!protocol_server_answer(&s, slice_of("quit"), &w));
    protocol_server_close(&s);
}

int main(void)
{
    struct arena arena, own;
    arena_open(&arena);
    arena_open(&own);
    limits_as_text();
    toml_texts(&arena);
    ratings(&arena);
    schedule(&arena);
    sequential(&arena);
    verdicts();
    conversation(&own);
    arena_close(&arena);
    arena_close(&own);
    return check_done("arena");
}
