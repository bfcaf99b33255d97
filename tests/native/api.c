/* api.c - the C library through its own header alone: what it answers, refuses and leaves
 * unchanged. */
#include <quincunx.h>
#include <stdlib.h>

#include "check.h"

static struct quincunx_position *must_read(const char *text)
{
    struct quincunx_position *p;
    struct quincunx_error e = quincunx_read(text, &p);
    if (!CHECK(e.code == QUINCUNX_OK && e.why == NULL && p != NULL))
        exit(check_done("api"));
    return p;
}

static void test_names(void)
{
    CHECK_TEXT(quincunx_game_name(0), "slant");
    CHECK_TEXT(quincunx_game_name(4), "crosscut");
    CHECK(quincunx_game_name(5) == NULL && quincunx_game_name(1000) == NULL);
    CHECK(strchr(quincunx_version(), '.') != NULL);
}

static void test_bad_text(void)
{
    static const struct {
        const char *text;
        enum quincunx_code code;
        size_t at;
    } bad[] = {
        {"", QUINCUNX_BAD_TEXT, 0},
        {"chess 8x8 ........", QUINCUNX_BAD_TEXT, 0},
        {"slant 3x2 ..../.9../....", QUINCUNX_BAD_TEXT, 16},
        {"slider 3 H++/H++/+VV X", QUINCUNX_BAD_TEXT, 21},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct quincunx_position *p = (void *)1;
        struct quincunx_error e = quincunx_read(bad[i].text, &p);
        CHECK(e.code == bad[i].code && e.at == bad[i].at && e.why && *e.why && p == NULL);
    }
    quincunx_free(NULL);
}

/* Texts of different questions live side by side; a copy goes its own way. */
static void test_playing(void)
{
    struct quincunx_position *p = must_read("slider 3 H++/H++/+VV H"), *q = quincunx_copy(p);
    const char *line = quincunx_write(p), *moves = quincunx_moves(p);
    CHECK_TEXT(line, "slider 3 H++/H++/+VV H");
    CHECK_TEXT(moves, "a2d a2r a3r");
    CHECK(quincunx_mover(p) == 0 && quincunx_status(p) == QUINCUNX_OPEN);
    struct quincunx_error e = quincunx_apply(p, "a3d");
    CHECK(e.code == QUINCUNX_ILLEGAL && e.why);
    e = quincunx_apply(p, "a2r a2r");
    CHECK(e.code == QUINCUNX_BAD_TEXT && e.at == 3);
    CHECK_TEXT(quincunx_write(p), "slider 3 H++/H++/+VV H"); /* refused moves change nothing */
    CHECK(quincunx_apply(p, "a2r").code == QUINCUNX_OK);
    CHECK_TEXT(quincunx_write(p), "slider 3 H++/+H+/+VV V");
    CHECK_TEXT(quincunx_write(q), "slider 3 H++/H++/+VV H");
    CHECK(quincunx_mover(p) == 1 && quincunx_mover(q) == 0);
    CHECK_TEXT(quincunx_game(q), "slider");
    quincunx_free(p);
    quincunx_free(q);
}

static void test_counting(void)
{
    struct quincunx_position *p = must_read("slitherlink 3x1 3..");
    struct quincunx_solved s;
    CHECK(quincunx_solve(p, 100, NULL, &s).code == QUINCUNX_OK);
    CHECK(s.answer == QUINCUNX_SEVERAL && s.count == 2 && s.complete);
    CHECK(strcmp(quincunx_write(s.first), quincunx_write(s.second)) != 0);
    CHECK(quincunx_status(s.first) == QUINCUNX_SOLVED &&
          quincunx_status(s.second) == QUINCUNX_SOLVED);
    quincunx_free(s.first);
    quincunx_free(s.second);
    quincunx_free(p);
    p = must_read("slitherlink 5x4 .3.../..0../.3.3./2...2");
    CHECK(quincunx_solve(p, 0, NULL, &s).code == QUINCUNX_OK);
    CHECK(s.answer == QUINCUNX_NONE && s.count == 0 && !s.first && !s.second);
    quincunx_free(p);
}

/* Hints from the empty board to the end reach what the solver found. */
static void test_hints(void)
{
    struct quincunx_position *p = must_read("slant 4x3 ...../.32.2/1.1.1/.1...");
    struct quincunx_solved s;
    struct quincunx_hint h;
    struct quincunx_rating r;
    CHECK(quincunx_rate(p, NULL, &r).code == QUINCUNX_OK && r.rated && r.tenths >= 10 && r.level);
    CHECK(quincunx_solve(p, 2, NULL, &s).code == QUINCUNX_OK && s.answer == QUINCUNX_UNIQUE);
    unsigned steps = 0;
    while (quincunx_hint(p, NULL, &h).code == QUINCUNX_OK && h.kind == QUINCUNX_STEP &&
           steps < 100) {
        char moves[256];
        CHECK(h.technique && strlen(h.sentence) > 10 && strlen(h.moves) < sizeof moves);
        strcpy(moves, h.moves);
        for (char *m = strtok(moves, " "); m; m = strtok(NULL, " "))
            CHECK(quincunx_apply(p, m).code == QUINCUNX_OK);
        steps++;
    }
    CHECK(h.kind == QUINCUNX_DONE && !h.technique && steps > 0 && r.steps > 0);
    CHECK_TEXT(h.moves, "");
    CHECK_TEXT(quincunx_write(p), quincunx_write(s.first));
    CHECK(quincunx_mover(p) == -1);
    quincunx_free(s.first);
    quincunx_free(p);
    p = must_read("slant 2x2 .../.4./... R./..");
    CHECK(quincunx_hint(p, NULL, &h).code == QUINCUNX_OK && h.kind == QUINCUNX_WRONG);
    quincunx_free(p);
}

static bool stop_always(void *ctx)
{
    ++*(int *)ctx;
    return true;
}

static void test_limits(void)
{
    int asked = 0;
    struct quincunx_limits few = {.steps = 1}, stopped = {.stop = stop_always, .ctx = &asked};
    struct quincunx_position *p =
        must_read("slitherlink 7x6 ......./......./......./......./......./.......");
    struct quincunx_solved s;
    CHECK(quincunx_solve(p, UINT64_MAX, &few, &s).code == QUINCUNX_OK);
    CHECK(!s.complete);
    quincunx_free(s.first);
    quincunx_free(s.second);
    CHECK(quincunx_solve(p, UINT64_MAX, &stopped, &s).code == QUINCUNX_OK);
    CHECK(!s.complete && asked > 0);
    quincunx_free(s.first);
    quincunx_free(s.second);
    quincunx_free(p);
    CHECK(quincunx_make("slitherlink", "9x8", "hard", 1, &few, &p).code == QUINCUNX_LIMIT && !p);
    struct quincunx_hint h;
    p = must_read("slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3");
    CHECK(quincunx_hint(p, &few, &h).code == QUINCUNX_LIMIT && h.kind == QUINCUNX_NO_STEP);
    quincunx_free(p);
}

static void test_unfit(void)
{
    struct quincunx_position *duel = must_read("slider 2 H+/+V H"),
                             *puzzle = must_read("slant 1x1 ../..");
    struct quincunx_solved s;
    struct quincunx_hint h;
    struct quincunx_rating r;
    struct quincunx_best b;
    CHECK(quincunx_solve(duel, 2, NULL, &s).code == QUINCUNX_UNFIT);
    CHECK(quincunx_hint(duel, NULL, &h).code == QUINCUNX_UNFIT);
    CHECK(quincunx_rate(duel, NULL, &r).code == QUINCUNX_UNFIT);
    CHECK(quincunx_best(puzzle, NULL, 1, NULL, &b).code == QUINCUNX_UNFIT);
    CHECK(quincunx_best(duel, "strongest", 1, NULL, &b).code == QUINCUNX_BAD_TEXT && !b.move);
    CHECK(quincunx_rate(puzzle, NULL, &r).code == QUINCUNX_OK && !r.rated); /* two solutions */
    quincunx_free(duel);
    quincunx_free(puzzle);
    duel = must_read("slider 2 ++/+V H"); /* H is off the board */
    CHECK(quincunx_status(duel) == QUINCUNX_FIRST && quincunx_mover(duel) == -1);
    CHECK(quincunx_best(duel, NULL, 1, NULL, &b).code == QUINCUNX_UNFIT);
    quincunx_free(duel);
}

/* On this board one move wins and the others lose, so every deep search must find it. */
static void test_best(void)
{
    struct quincunx_limits enough = {.steps = 2000000};
    struct quincunx_position *p = must_read("slider 3 H++/H++/+VV H");
    struct quincunx_best b;
    CHECK(quincunx_best(p, NULL, 1, &enough, &b).code == QUINCUNX_OK);
    CHECK_TEXT(b.move, "a3r");
    CHECK(b.searched && b.exact && b.score > 400000);
    CHECK(quincunx_best(p, "random", 5, NULL, &b).code == QUINCUNX_OK && !b.searched && b.move);
    CHECK(quincunx_apply(p, b.move).code == QUINCUNX_OK);
    CHECK(quincunx_best(p, "careful", 1, &enough, &b).code == QUINCUNX_BAD_TEXT);
    quincunx_free(p);
    p = must_read("slant 2x2 .../.4./... duel=1 mover=1 score=0-0"); /* levels of its own */
    CHECK(quincunx_best(p, NULL, 1, &enough, &b).code == QUINCUNX_OK && b.searched && !b.exact);
    CHECK(quincunx_best(p, "expert", 1, &enough, &b).code == QUINCUNX_OK && b.searched);
    CHECK(quincunx_best(p, "careful", 1, &enough, &b).code == QUINCUNX_OK && b.move);
    CHECK(quincunx_best(p, "max", 1, &enough, &b).code == QUINCUNX_OK && b.searched);
    CHECK(quincunx_best(p, "beginner", 1, NULL, &b).code == QUINCUNX_OK && b.move);
    CHECK(quincunx_best(p, "perfect", 1, &enough, &b).code == QUINCUNX_BAD_TEXT && !b.move);
    quincunx_free(p);
    p = must_read("slant 2x2 .../.4./... duel=1 mover=1 score=0-0 rule=sound"); /* nothing is left out */
    CHECK(quincunx_best(p, NULL, 1, &enough, &b).code == QUINCUNX_OK && b.searched && b.exact);
    quincunx_free(p);
}

static void test_make(void)
{
    struct quincunx_position *p, *again;
    struct quincunx_solved s;
    struct quincunx_rating r;
    CHECK(quincunx_make("slant", "5x4", "easy", 7, NULL, &p).code == QUINCUNX_OK);
    CHECK(quincunx_make("slant", "5x4", "easy", 7, NULL, &again).code == QUINCUNX_OK);
    CHECK_TEXT(quincunx_write(p), quincunx_write(again));
    CHECK(strncmp(quincunx_write(p), "slant 5x4 ", 10) == 0);
    CHECK(quincunx_solve(p, 2, NULL, &s).code == QUINCUNX_OK && s.answer == QUINCUNX_UNIQUE);
    CHECK(quincunx_rate(p, NULL, &r).code == QUINCUNX_OK && r.rated);
    CHECK_TEXT(r.level, "easy");
    quincunx_free(s.first);
    quincunx_free(p);
    quincunx_free(again);
    CHECK(quincunx_make("slider", "4", NULL, 1, NULL, &p).code == QUINCUNX_OK);
    CHECK_TEXT(quincunx_write(p), "slider 4 H+++/H+++/H+++/+VVV H");
    quincunx_free(p);
    CHECK(quincunx_make("chess", "8", NULL, 1, NULL, &p).code == QUINCUNX_BAD_TEXT && !p);
    CHECK(quincunx_make("slant", "5x4x", NULL, 1, NULL, &p).code == QUINCUNX_BAD_TEXT && !p);
    CHECK(quincunx_make("slant", "5x4", "brutal", 1, NULL, &p).code == QUINCUNX_BAD_TEXT && !p);
    CHECK(quincunx_make("slider", "99", NULL, 1, NULL, &p).code != QUINCUNX_OK && !p);
}

static void test_ids(void)
{
    struct quincunx_limits few = {.steps = 1}, none = {0};
    struct quincunx_position *made, *read;
    struct quincunx_error e;
    CHECK(quincunx_make("slant", "5x4", "hard", 7, NULL, &made).code == QUINCUNX_OK);
    CHECK(quincunx_read("slant:5x4:hard:7:0", &read).code == QUINCUNX_OK);
    CHECK_TEXT(quincunx_write(read), quincunx_write(made));
    quincunx_free(read);
    CHECK(quincunx_read_within("Slant:5x4:Hard:7:0", &none, &read).code == QUINCUNX_OK);
    CHECK_TEXT(quincunx_write(read), quincunx_write(made));
    quincunx_free(read);
    quincunx_free(made);
    CHECK(quincunx_read_within("slant:5x4:hard:7:0", &few, &read).code == QUINCUNX_LIMIT && !read);
    CHECK(quincunx_read("slitherlink:300x300:expert:1:0", &read).code == QUINCUNX_LIMIT && !read);
    e = quincunx_read("slant:5x4:hard:7:0:1", &read);
    CHECK(e.code == QUINCUNX_BAD_TEXT && e.at == 19 && !read);
    CHECK(quincunx_read("slider:4:start+first=V:7:0", &read).code == QUINCUNX_OK);
    CHECK_TEXT(quincunx_write(read), "slider 4 H+++/H+++/H+++/+VVV V");
    quincunx_free(read);
}

int main(void)
{
    test_names();
    test_ids();
    test_bad_text();
    test_playing();
    test_counting();
    test_hints();
    test_limits();
    test_unfit();
    test_best();
    test_make();
    return check_done("api");
}
