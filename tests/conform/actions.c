/* actions.c - same board, same action, same words: every action of the table, with good arguments and
 * nonsense, asked of a session directly, as the plain conversation and the full screen do, and through
 * the page's door. Both must agree in what is said, whether it was done, and where it leads. */
#include "conform.h"

#include "door.h"
#include "lines.h"
#include "session/view.h"
#include "tell.h"

enum { ROOM = 1 << 17, PER_ACTION = 24, AT_RANDOM = 500 };

static struct session session;
static struct arena arena;
static struct rng work_rng;
static char words[ROOM], told[ROOM], here[ROOM], there[ROOM];

/* The text of a key of the answer, as it was before it became JSON. */
static const char *text_of(const char *key, char *out)
{
    const char *p = strstr(answer, key);
    char *end = out;
    for (p = p ? p + strlen(key) : ""; *p && *p != '"'; p++) {
        unsigned code = (unsigned char)*p;
        if (*p == '\\' && p[1] == 'u') {
            sscanf(p + 2, "%4x", &code);
            p += 5;
        } else if (*p == '\\') {
            code = (unsigned char)*++p;
        }
        *end++ = (char)code;
    }
    *end = '\0';
    return out;
}

static const char *position_of(const struct session *s, char *out)
{
    struct writer w = writer_to(out, ROOM - 1);
    if (s->now)
        position_write(s->now, &w);
    out[w.n] = '\0';
    return out;
}

/* Work of the same size on both sides, so that neither gives up before the other. */
static struct said ask_directly(const char *line)
{
    struct work w = {.arena = &arena, .rng = &work_rng, .steps = LINE_STEPS};
    return said_to(&session, line, &w, words, ROOM);
}

static void compare(const char *line)
{
    struct said said = ask_directly(line);
    bool ok = done(line);
    bool same = CHECK(ok == !said.failed);
    same = CHECK_TEXT(text_of("\"say\":\"", told), words) && same;
    same = CHECK_TEXT(position_of(&session, here), position_of(&page.session, there)) && same;
    same = CHECK(session.steps.n == page.session.steps.n &&
                 session.steps.at == page.session.steps.at &&
                 session.checkpoints == page.session.checkpoints &&
                 session.marking == page.session.marking &&
                 session.assists == page.session.assists &&
                 session.ladder == page.session.ladder) &&
           same;
    CHECK(!said.failed || words[0]);
    if (!same)
        printf("  line: %s\n  on %s\n", line, here);
}

static void open_both(void)
{
    page_close(&page);
    page_open(&page);
    page.steps = LINE_STEPS;
    session_close(&session);
    session_open(&session, games_all);
    session.cells_max = CELLS_MAX;
    rng_seed(&work_rng, 1, 0);
}

/* Both begin with this board. */
static void begin(const char *board)
{
    char line[LINE_MAX];
    open_both();
    snprintf(line, sizeof line, "load\n%s", board);
    compare(line);
}

/* What is said of a state is the same too: whose turn it is, what a place holds, the refusals. */
static void compare_views(void)
{
    struct work w = {.arena = &arena, .rng = &work_rng, .steps = LINE_STEPS};
    const struct action *a;
    const struct view *v = session.now ? session_view(&session, &w) : NULL;
    if (!CHECK(!session.now == !page.session.now) || !v)
        return;
    done("view");
    snprintf(words, ROOM, "%.*s", (int)v->headline.len, v->headline.text);
    CHECK_TEXT(text_of("\"headline\":\"", told), words);
    snprintf(words, ROOM, "%.*s", (int)v->gain.len, v->gain.text);
    CHECK_TEXT(text_of("\"gain\":\"", told), words);
    char *refused = strstr(answer, "\"refused\":{");
    for (size_t i = 0; CHECK(refused) && (a = action_at(i)); i++) {
        char pair[300];
        const char *why = action_refusal(&session, a);
        snprintf(pair, sizeof pair, "\"%s\":\"%s\"", a->name, why ? why : "");
        CHECK(why ? strstr(refused, pair) != NULL : 1);
    }
}

static void test_every_action(const char *board, struct rng *rng)
{
    const struct action *a;
    char line[LINE_MAX];
    for (size_t i = 0; (a = action_at(i)); i++) {
        begin(board);
        for (int k = 0; k < PER_ACTION; k++) {
            if (a->flags & ACTION_LEAVES)
                begin(board);
            line_of_action(rng, a, line);
            compare(line);
        }
    }
}

static void test_at_random(const char *board, struct rng *rng)
{
    char line[LINE_MAX];
    begin(board);
    for (int i = 0; i < AT_RANDOM; i++) {
        line_any(rng, line);
        compare(line);
        if (i % 50 == 49)
            compare_views();
        if (i % 100 == 99)
            begin(board);
    }
}

/* Nothing in hand: the same refusals. */
static void test_empty(void)
{
    const struct action *a;
    open_both();
    compare("frobnicate");
    for (size_t i = 0; (a = action_at(i)); i++)
        compare(a->name);
}

void conform_actions(struct lab *lab, const char *board)
{
    arena_open(&arena);
    page_open(&page);
    session_open(&session, games_all);
    test_empty();
    test_every_action(board, &lab->rng);
    test_at_random(board, &lab->rng);
    page_close(&page);
    session_close(&session);
    arena_close(&arena);
}
