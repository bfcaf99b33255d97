/* Ids: what is written is read back and makes the same board, for every game, size, level and set
 * of choices; what differs in its id differs in its board; everything else is refused with a place
 * in the text. */
#include "check.h"
#include "core/position.h"
#include "games/games.h"
#include "puzzle/id.h"
#include "tell.h"

enum { ROOM = 1 << 14 };

static struct arena arena;
static struct work work;

static const struct game *game_of(const char *name)
{
    return game_named(games_all, slice_of(name));
}

static const char *id_of(const struct new_request *f, char out[ID_MAX])
{
    struct writer w = writer_to(out, ID_MAX - 1);
    id_write(f, &w);
    out[w.n] = '\0';
    return out;
}

/* The line that an order makes, or "" where it cannot be met. */
static const char *made_of(const struct new_request *f, struct made_puzzle *made)
{
    struct err e = new_request_make(f, made, &work);
    return err_is(e) ? "" : position_text(made->puzzle, &arena).text;
}

static struct new_request order_of(const struct game *g, int w, int h, enum level level,
                                   uint64_t seed)
{
    struct new_request f = {
        .game = g, .variant = game_preset(g), .request.level = level, .seed = seed};
    f.variant.value[OPTION_WIDTH] = (int16_t)w;
    f.variant.value[OPTION_HEIGHT] = (int16_t)h;
    return f;
}

static struct err read_text(const char *text, struct new_request *out, bool *numbered)
{
    return id_read(games_all, slice_of(text), out, numbered);
}

/* ---- there and back ---- */

static void in_capitals(char *text)
{
    for (; *text; text++)
        *text = *text >= 'a' && *text <= 'z' ? (char)(*text - 'a' + 'A') : *text;
}

static void try_order(const struct new_request *f)
{
    struct arena_mark mark = arena_here(&arena);
    char id[ID_MAX], again[ID_MAX];
    struct new_request read;
    struct made_puzzle made;
    struct slice line;
    bool numbered;
    CHECK(id_exists(f));
    id_of(f, id);
    CHECK(id_is(games_all, slice_of(id)));
    CHECK(!err_is(read_text(id, &read, &numbered)) && numbered);
    CHECK_TEXT(id_of(&read, again), id);
    const char *there = made_of(f, &made);
    if (CHECK(!err_is(id_line(&read, &line, &work)) == (*there != '\0')) && *there)
        CHECK_TEXT(line.text, there);
    in_capitals(id);
    CHECK(!err_is(read_text(id, &read, &numbered)) && numbered);
    CHECK_TEXT(id_of(&read, id), again);
    arena_release(&arena, mark);
}

static void test_puzzles(void)
{
    static const struct {
        const char *game;
        int w, h;
    } boards[] = {{"slant", 5, 5},       {"slant", 3, 8},   {"slitherlink", 5, 5},
                  {"slitherlink", 9, 4}, {"hexpath", 4, 4}, {"hexpath", 5, 5}};
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++)
        for (int l = 0; l < LEVEL_COUNT; l++)
            for (uint64_t seed = 0; seed < 4; seed++) {
                const struct game *g = game_of(boards[i].game);
                struct new_request f = order_of(g, boards[i].w, boards[i].h, (enum level)l, seed);
                f.seed = seed == 3 ? INT64_MAX : seed;
                f.index = seed == 2 ? 1000000000 : seed;
                f.request.wishes.symmetry = g->clues && seed % 2 ? ORBIT_HALF : ORBIT_NONE;
                try_order(&f);
            }
}

static void test_starts(void)
{
    for (int blocked = 0; blocked < 6; blocked++)
        for (int first = FIRST_RANDOM; first < 2; first++)
            for (uint64_t seed = 0; seed < 3; seed++) {
                struct new_request f = order_of(game_of("slider"), 5, 5, LEVEL_NORMAL, seed);
                f.opening = (struct opening){blocked, first};
                try_order(&f);
            }
    struct new_request f = order_of(game_of("crosscut"), 6, 7, LEVEL_NORMAL, 1);
    try_order(&f);
}

/* ---- what differs ---- */

/* Levels of one seed have nothing to do with each other: their solutions differ. */
static void test_levels(void)
{
    enum { SEEDS = 12 };
    static const char *const games[] = {"slitherlink", "slant", "hexpath"};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        const struct game *g = game_of(games[i]);
        int same = 0, n = g->square ? 5 : 8;
        for (uint64_t seed = 1; seed <= SEEDS; seed++) {
            struct arena_mark mark = arena_here(&arena);
            const char *solution[LEVEL_COUNT] = {0};
            for (int l = 0; l < LEVEL_COUNT; l++) {
                struct new_request f = order_of(g, n, n, (enum level)l, seed);
                struct made_puzzle made;
                char *text = arena_take(&arena, ROOM, 1);
                struct writer w = writer_to(text, ROOM - 1);
                struct jsonw j = jsonw_to(&w);
                if (CHECK(*made_of(&f, &made)))
                    g->puzzle->write_solution(made.solution, &j);
                solution[l] = text;
                for (int k = 0; k < l; k++)
                    same += strcmp(solution[k], text) == 0;
            }
            arena_release(&arena, mark);
        }
        CHECK(same == 0);
    }
}

static const char *line_named(const char *id)
{
    struct new_request f;
    struct slice line;
    bool numbered;
    struct err e = read_text(id, &f, &numbered);
    if (!err_is(e))
        e = id_line(&f, &line, &work);
    return CHECK(!err_is(e)) ? line.text : "";
}

static void test_choices(void)
{
    const char *plain = line_named("slider:5:start:1:0"),
               *two = line_named("slider:5:start+blocked=2:1:0"),
               *four = line_named("slider:5:start+blocked=4:1:0");
    CHECK_TEXT(plain, "slider 5 H++++/H++++/H++++/H++++/+VVVV H");
    CHECK(strcmp(plain, two) != 0 && strcmp(two, four) != 0);
    CHECK_TEXT(line_named("slider:5:start+first=V:1:0"),
               "slider 5 H++++/H++++/H++++/H++++/+VVVV V");
    CHECK_TEXT(line_named("slider:5:start+first=v+blocked=2:1:0"),
               line_named("slider:5:start+blocked=2+first=V:1:0"));
    CHECK_TEXT(line_named("slider:5:start+blocked=0+first=H:1:0"), plain);
    CHECK_TEXT(line_named("slant:6x6:hard+symmetry=none:1:0"), line_named("slant:6x6:hard:1:0"));
    CHECK(strcmp(line_named("slant:6x6:hard+symmetry=half:1:0"), line_named("slant:6x6:hard:1:0")));
    int begins[2] = {0};
    for (int seed = 0; seed < 20; seed++) {
        char id[ID_MAX];
        snprintf(id, sizeof id, "slider:5:start+first=random:%d:0", seed);
        const char *line = line_named(id);
        begins[line[strlen(line) - 1] == 'V']++;
        CHECK_TEXT(line_named(id), line);
    }
    CHECK(begins[0] > 0 && begins[1] > 0);
}

/* A board that depends on what no id says has none. */
static void test_nameless(void)
{
    struct new_request f = order_of(game_of("slant"), 5, 5, LEVEL_NORMAL, 1);
    CHECK(id_exists(&f));
    f.variant.value[OPTION_OWN]++; /* a duel */
    CHECK(!id_exists(&f));
    f = order_of(game_of("hexpath"), 5, 5, LEVEL_NORMAL, 1);
    f.variant.value[OPTION_OWN]++; /* gray=step, which an id does say */
    CHECK(id_exists(&f));
    f.variant.value[OPTION_OWN]--;
    f.seed = (uint64_t)INT64_MAX + 1;
    CHECK(!id_exists(&f));
}

/* ---- what is refused ---- */

static void test_refused(void)
{
    static const struct {
        const char *text;
        size_t at;
    } bad[] = {
        {"slant:", 6},
        {"slant:5", 7},
        {"slant:5x5", 9},
        {"slant:0x5:easy:1:0", 6},
        {"slant:5x5x:easy:1:0", 9},
        {"slant:5x5:start:1:0", 10},
        {"slant:5x5:easy+:1:0", 15},
        {"slant:5x5:easy+symmetry:1:0", 15},
        {"slant:5x5:easy+symmetry=most:1:0", 24},
        {"slant:5x5:easy+symmetry=half+symmetry=half:1:0", 29},
        {"slant:5x5:easy+blocked=2:1:0", 15},
        {"hexpath:4:easy+symmetry=half:1:0", 15},
        {"slider:5:easy:1:0", 9},
        {"slider:5:start+blocked=257:1:0", 23},
        {"slider:5:start+blocked=2x:1:0", 23},
        {"slant:5x5:easy:-1:0", 15},
        {"slant:5x5:easy:9223372036854775808:0", 15},
        {"slant:5x5:easy:1", 16},
        {"slant:5x5:easy:1:", 17},
        {"slant:5x5:easy:1:0 ", 18},
        {"slant:5x5:easy:1:0:", 19},
        {"slant:5x5:easy:1:0:1", 19},
        {"slant:5x5:easy:1:0:4", 19},
        {"slant:5x5:easy:1:0:3:", 20},
        {"#slant:5x5:easy:1:0:1", 20},
    };
    struct new_request f;
    bool numbered;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct err e = read_text(bad[i].text, &f, &numbered);
        if (!CHECK(id_is(games_all, slice_of(bad[i].text)) && err_is(e) && e.at == bad[i].at))
            printf("  %s: byte %zu: %s\n", bad[i].text, e.at, err_is(e) ? e.why : "read");
    }
    static const char *const none[] = {"",     "slant",      "slant 4x4:", "chess:8:start:1:0",
                                       ":::",  "4x4:c0b4c2", "slants:5x5", "slitherlink 2x1 4. 1./1.:11.",
                                       "slant_", "https://puzz.link/p?slither/5/5/cbcbcddad"};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        CHECK(!id_is(games_all, slice_of(none[i])));
    CHECK(id_is(games_all, slice_of("http://127.0.0.1:8765/#slant:5x5:easy:1:0:3")));
}

/* Changed letters are read as something that is written back, or refused inside the text. */
static void test_garbage(void)
{
    struct rng rng;
    rng_seed(&rng, 3, 0);
    for (int round = 0; round < 20000; round++) {
        char text[] = "slider:5:start+blocked=2+first=V:12:3:3", again[ID_MAX], twice[ID_MAX];
        struct new_request f, g;
        bool numbered;
        for (uint32_t k = 1 + rng_below(&rng, 3); k; k--)
            text[rng_below(&rng, sizeof text - 1)] = (char)(32 + rng_below(&rng, 96));
        struct err e = read_text(text, &f, &numbered);
        if (err_is(e))
            CHECK(e.at <= strlen(text));
        else if (CHECK(!err_is(read_text(id_of(&f, again), &g, &numbered)) && numbered))
            CHECK_TEXT(id_of(&g, twice), again);
    }
    char longest[2 * ID_MAX];
    struct new_request f;
    bool numbered;
    memset(longest, '0', sizeof longest);
    memcpy(longest, "slant:", 6);
    struct err e = id_read(games_all, (struct slice){longest, sizeof longest}, &f, &numbered);
    CHECK(err_is(e) && e.at <= sizeof longest);
}

static void test_limits(void)
{
    struct new_request f = order_of(game_of("slitherlink"), 10, 10, LEVEL_HARD, 1);
    struct slice line;
    struct work few = {.arena = &arena, .steps = 10};
    struct err e = id_line(&f, &line, &few);
    CHECK(e.code == ERR_BUDGET && strstr(e.why, "limit"));
}

/* ---- in the conversation ---- */

static const char *tell(struct session *s, const char *line, char out[ROOM])
{
    said_to(s, line, &work, out, ROOM);
    return out;
}

static void test_talk(void)
{
    static char out[ROOM], want[ROOM];
    struct session s;
    session_open(&s, games_all);
    CHECK(!err_is(session_load(&s, "slider 2 H+/+V H", 16)));
    CHECK(session_needs(&s, " load Slant:5x5:easy:1:0:3", 26) == QUESTION_ID);
    CHECK(session_needs(&s, "load slant 2x2 .../.4./...", 26) == QUESTION_NONE);
    CHECK_TEXT(tell(&s, "load slant:5x5:easy:1:0:3", out), "");
    CHECK(session_needs(&s, "hint slant:5x5:easy:1:0:3", 25) == QUESTION_HINT);
    snprintf(want, sizeof want, "%s", line_named("slant:5x5:easy:1:0:3"));
    CHECK_TEXT(tell(&s, "position", out), want);
    CHECK(strstr(tell(&s, "load slant:5x5:easy:1:0", out), "names no generator"));
    CHECK(strstr(tell(&s, "load slant:5x5:easy:1:0:1", out), "another generator"));
    CHECK_TEXT(tell(&s, "position", out), want);
    session_close(&s);
}

int main(void)
{
    arena_open(&arena);
    work = (struct work){.arena = &arena, .steps = UINT64_MAX};
    test_puzzles();
    test_starts();
    test_levels();
    test_choices();
    test_nameless();
    test_refused();
    test_garbage();
    test_limits();
    test_talk();
    arena_close(&arena);
    return check_done("session_id");
}
