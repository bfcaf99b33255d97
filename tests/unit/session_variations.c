/* What is tried on an analysis board is kept as a tree: branches, their text, promoting, deleting. */
#include "desk.h"
#include "session/action.h"
#include "session/variations.h"

static struct session session;
static struct arena arena;
static char said[4096];

/* Does what a line says; its words are in `said`. */
static bool done(const char *line)
{
    struct rng rng;
    struct result r;
    struct work w = {.arena = &arena, .rng = &rng, .steps = UINT64_MAX};
    rng_seed(&rng, 1, 0);
    result_open(&r);
    session_do(&session, line, strlen(line), &r, &w);
    struct slice words = result_words(&r);
    size_t n = words.len < sizeof said - 1 ? words.len : sizeof said - 1;
    memcpy(said, words.text, n);
    said[n] = '\0';
    bool ok = !r.failed;
    result_close(&r);
    return ok;
}

static void all_done(const char *const *line)
{
    for (; *line; line++)
        if (!CHECK(done(*line)))
            printf("  %s: %s\n", *line, said);
}

#define START "start slider 3 H++/H++/+VV H\n"

static void tree_is(const char *want)
{
    CHECK(done("variations"));
    CHECK_TEXT(said, want);
}

static void branches(void)
{
    static const char *const tried[] = {"analyse", "a3r", "b1u", "undo", "c1u", "a2d", "branch 0",
                                        "a2r",     "c1u", NULL};
    CHECK(!done("variations") && !done("branch 0"));
    CHECK(done("load slider 3 H++/H++/+VV H") && done("seat second greedy"));
    CHECK(!done("promote 1"));
    all_done(tried);
    CHECK(!session.seat[1].cpu);
    tree_is(START "moves a3r (a2r c1u) b1u (c1u a2d)\nat 3");
    CHECK(done("branch 6") && session.steps.at == 3 && !done("branch 7") && !done("branch x"));
    CHECK(done("promote 5"));
    CHECK_TEXT(said, START "moves a3r (a2r c1u) c1u (b1u) a2d\nat 6");
    CHECK(!done("promote 1"));
    CHECK(done("delete 4"));
    CHECK_TEXT(said, START "moves a3r (a2r c1u) b1u\nat 1");
    CHECK(session.steps.at == 1 && !done("delete 0"));
    CHECK(done("restart"));
    tree_is(START "moves a3r (a2r c1u) b1u\nat 0");
}

static void texts(void)
{
    static const char *const same[] = {
        START "moves a3r (a2r c1u) (a2d) b1u (c1u a2d)\nat 5",
        START "moves\nat 0",
    };
    static const char *const wrong[] = {
        START "moves a3r (a2r", START "moves (a3r)", START "moves a3r)", START "moves a3r a3r",
        START "moves a3r (b1u)", "start nothing 3\nmoves", "slant 2x2 .../.../...",
    };
    char line[512];
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        snprintf(line, sizeof line, "analyse\n%s", same[i]);
        CHECK(done(line));
        tree_is(same[i]);
    }
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        snprintf(line, sizeof line, "analyse\n%s", wrong[i]);
        CHECK(!done(line));
        tree_is(same[1]); /* as it was */
    }
    CHECK(done("analyse\n" START "first human\nsecond max\nmoves a3r c1u\nresult open\nreason none\nat 2"));
    tree_is(START "moves a3r c1u\nat 2"); /* a record */
    CHECK(done("load crosscut 5x5 ...../...../...../...../..... R") && !done("variations"));
}

static void lines(void)
{
    CHECK(done("analyse slider 3 H++/H++/+VV H") && done("lines 2"));
    CHECK(strstr(said, "1. a3r H wins in 19: ") == said && strstr(said, "\n2. a2r V wins in 18: "));
    CHECK(!done("lines 0") && !done("lines 10"));
}

int main(void)
{
    arena_open(&arena);
    session_open(&session, games_all);
    branches();
    texts();
    lines();
    session_close(&session);
    arena_close(&arena);
    return check_done("session_variations");
}
