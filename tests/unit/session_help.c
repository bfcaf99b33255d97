/* What a session does for a player: assists held against the only solution, questions asked
 * beforehand held against those asked when needed, cells blocked by hand. */
#include "check.h"
#include "core/position.h"
#include "duel/record.h"
#include "games/games.h"
#include "session/background.h"
#include "session/view.h"
#include "tell.h"

enum { ROOM = 1 << 14, CROSS = 1, FOLLOW = 2, DIM = 4, SHADE = 8 };

static char text_a[ROOM], text_b[ROOM];
static struct arena arena;
static struct work work;

static const char *line_of(const struct board *b, char *out)
{
    struct writer w = writer_to(out, ROOM - 1);
    position_write(b, &w);
    out[w.n] = '\0';
    return out;
}

static const char *tell(struct session *s, const char *line, char *out)
{
    said_to(s, line, &work, out, ROOM);
    return out;
}

static void open_at(struct session *s, const char *start)
{
    session_open(s, games_all);
    CHECK(!err_is(session_load(s, start, strlen(start))));
    CHECK(!err_is(session_solution(s, &work)));
}

/* Is there a line of the solution at this spot? Looked up in its scene. */
static bool has_line(const struct board *b, int x, int y)
{
    static struct mark marks[2000];
    size_t n = b->game->rules.scene(b, marks, 2000);
    for (size_t i = 0; i < n && i < 2000; i++)
        if (marks[i].at.x == x && marks[i].at.y == y && marks[i].shape == SHAPE_LINE)
            return true;
    return false;
}

/* Shading agrees with counting the lines between a cell and the left rim. */
static void check_shades(struct session *s)
{
    const struct view *v = session_view(s, &work);
    const struct mark *marks = v->mark;
    size_t n = v->marks;
    for (size_t i = 0; i < n; i++) {
        bool inside = marks[i].role == ROLE_INSIDE;
        if (marks[i].shape != SHAPE_CELL || (!inside && marks[i].role != ROLE_OUTSIDE))
            continue;
        int lines = 0;
        for (int x = 0; x < marks[i].at.x; x += 2)
            lines += has_line(s->solution, x, marks[i].at.y);
        CHECK(inside == (lines % 2 == 1));
    }
}

/* True lines only: then everything that assists add is true, and one undo takes a press back. */
static void check_assists(const char *start, unsigned on, uint64_t seed)
{
    struct session s;
    struct rng rng;
    open_at(&s, start);
    rng_seed(&rng, seed, on);
    s.assists = on;
    const struct puzzle *p = s.now->game->puzzle;
    int added = 0;
    for (int i = 0; i < 5000 && s.now->game->rules.status(s.now) == STATUS_OPEN; i++) {
        struct spot e = {(int16_t)rng_below(&rng, 2 * (uint32_t)board_width(s.now) + 1),
                         (int16_t)rng_below(&rng, 2 * (uint32_t)board_height(s.now) + 1)};
        if (e.x % 2 == e.y % 2 || !has_line(s.solution, e.x, e.y) || has_line(s.now, e.x, e.y))
            continue;
        line_of(s.now, text_a);
        size_t before = s.steps.at;
        CHECK(!session_press(&s, e, BUTTON_MAIN));
        added += s.steps.at > before + 1;
        CHECK(p->differences(s.now, s.solution, NULL, 0) == 0);
        line_of(s.now, text_b);
        check_shades(&s);
        CHECK(session_undo(&s) && s.steps.at == before);
        static char again[ROOM];
        CHECK_TEXT(line_of(s.now, again), text_a);
        CHECK(session_redo(&s));
        CHECK_TEXT(line_of(s.now, again), text_b);
    }
    CHECK(s.now->game->rules.status(s.now) == STATUS_SOLVED);
    CHECK((added > 0) == ((on & (CROSS | FOLLOW)) != 0));
    session_close(&s);
}

/* They are kept with the game, and a name that is none is refused. */
static void check_kept(void)
{
    struct session s, again;
    open_at(&s, "slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3");
    CHECK_TEXT(tell(&s, "assist cross on", text_a), "cross on");
    CHECK_TEXT(tell(&s, "assist shade on", text_a), "shade on");
    CHECK_TEXT(tell(&s, "assist nothing on", text_a),
               "assist: expected the name of one, and on or off");
    s.played_ms = 61500;
    CHECK(s.assists == (CROSS | SHADE) && s.steps.at > 0); /* the 0 was crossed out at once */
    struct writer w = writer_to(text_a, ROOM - 1);
    session_save(&s, &w);
    session_open(&again, games_all);
    CHECK(!err_is(session_restore(&again, text_a, w.n)));
    CHECK(again.assists == s.assists && again.played_ms == 61500);
    tell(&again, "assist cross off", text_b);
    CHECK(again.assists == SHADE);
    session_close(&again);
    session_close(&s);
}

/* Notes of the player's own: steps like others, kept with the game, no part of the board. */
static void check_notes(void)
{
    struct session s, again;
    open_at(&s, "slitherlink 3x2 ..2/.3.");
    CHECK_TEXT(tell(&s, "shade b2 inside", text_a), "shading changed");
    CHECK_TEXT(tell(&s, "cell b2", text_a), "b2: inside");
    CHECK_TEXT(tell(&s, "shade b2 outside", text_a), "shading changed");
    CHECK_TEXT(tell(&s, "cell b2", text_a), "b2: outside");
    CHECK_TEXT(tell(&s, "position", text_a), "slitherlink 3x2 ..2/.3.");
    tell(&s, "a1n1", text_a);
    CHECK_TEXT(tell(&s, "shade b2 outside", text_a), "shading changed");
    CHECK_TEXT(tell(&s, "cell b2", text_a), "b2: empty");
    struct writer w = writer_to(text_a, ROOM - 1);
    session_save(&s, &w);
    session_open(&again, games_all);
    CHECK(!err_is(session_restore(&again, text_a, w.n)) && again.steps.at == 4);
    tell(&again, "undo", text_b);
    CHECK_TEXT(tell(&again, "cell b2", text_b), "b2: outside");
    tell(&again, "undo", text_b);
    tell(&again, "undo", text_b);
    CHECK_TEXT(tell(&again, "cell b2", text_b), "b2: inside");
    tell(&again, "redo", text_b);
    tell(&again, "restart", text_b);
    CHECK_TEXT(tell(&again, "cell b2", text_b), "b2: empty");
    session_close(&again);
    CHECK_TEXT(tell(&s, "shade b2", text_a),
               "shade: expected a cell of the board, and inside or outside");
    CHECK(!err_is(session_load(&s, "slant 1x1 ../..", 15)));
    CHECK_TEXT(tell(&s, "shade a1 inside", text_a), "there is no inside in this game");
    session_close(&s);
}

/* An answer learned beforehand is the answer given when there was none. */
static void check_asked(const char *start, const char *line)
{
    struct session a, b;
    struct background_answer answered;
    session_open(&a, games_all);
    session_open(&b, games_all);
    CHECK(!err_is(session_load(&a, start, strlen(start))));
    CHECK(!err_is(session_load(&b, start, strlen(start))));
    enum question q = session_needs(&a, line, strlen(line));
    CHECK(q != QUESTION_NONE);
    struct arena_mark mark = arena_here(&arena);
    CHECK(!err_is(session_find_answer(&a, q, line, strlen(line), &answered, &work)) &&
          session_learn(&a, &answered));
    arena_release(&arena, mark);
    CHECK(session_needs(&a, line, strlen(line)) == QUESTION_NONE);
    for (int i = 0; i < 4; i++)
        CHECK_TEXT(tell(&a, line, text_a), tell(&b, line, text_b));
    session_close(&a);
    session_close(&b);
}

static void check_blocked(void)
{
    struct session s;
    session_open(&s, games_all);
    const char *start = "slider 4 H+++/H+++/H+++/+VVV H";
    CHECK(!err_is(session_load(&s, start, strlen(start))));
    s.seat[1].cpu = true;
    CHECK_TEXT(tell(&s, "block c3", text_a), "blocked cells changed");
    CHECK_TEXT(line_of(s.now, text_a), "slider 4 H+++/H+B+/H+++/+VVV H");
    CHECK(s.seat[1].cpu);
    CHECK_TEXT(tell(&s, "block c3", text_a), "blocked cells changed");
    CHECK_TEXT(line_of(s.now, text_a), start);
    CHECK_TEXT(tell(&s, "block a4", text_a), "there is a piece on this cell");
    tell(&s, "a4r", text_a);
    CHECK_TEXT(tell(&s, "block c3", text_a), "cells are blocked before the first move");
    session_close(&s);
}

static size_t count_flaw_marks(struct session *s)
{
    const struct view *v = session_view(s, &work);
    size_t flaws = 0;
    for (size_t i = 0; i < v->marks; i++)
        flaws += v->mark[i].role == ROLE_FLAW;
    return flaws;
}

/* A loop round b2 of a board with a clue elsewhere: closed, so what is missing counts now. */
static void check_unmet(void)
{
    static const char *const loop[] = {"b2n1", "b2e1", "b2s1", "b2w1"};
    struct session s;
    session_open(&s, games_all);
    const char *start = "slitherlink 4x2 .4.2/....";
    CHECK(!err_is(session_load(&s, start, strlen(start))));
    for (int i = 0; i < 4; i++) {
        CHECK(!session_view(&s, &work)->is_unmet);
        CHECK(count_flaw_marks(&s) == 0);
        CHECK_TEXT(tell(&s, "unmet", text_a),
                   "nothing: the board is not finished, or it is right");
        CHECK_TEXT(tell(&s, loop[i], text_a), "");
        CHECK_TEXT(tell(&s, "state", text_a),
                   i < 3 ? "In progress" : "Not right yet: clue at d2");
    }
    CHECK_TEXT(tell(&s, "unmet", text_a), "clue at d2");
    for (int m = 0; m < MARKING_COUNT; m++) { /* shown at every level but the first */
        session_set_marking(&s, (enum marking)m);
        CHECK(count_flaw_marks(&s) == (m == MARKING_OFF ? 0u : 1u));
    }
    tell(&s, "undo", text_a);
    CHECK(!session_view(&s, &work)->is_unmet);
    session_close(&s);
}

/* What it writes is read back as the same moves, and stops where a solver's jump was. */
static void check_record(void)
{
    struct session s;
    struct record back;
    session_open(&s, games_all);
    const char *start = "slider 3 H++/H++/+VV H";
    CHECK(!err_is(session_load(&s, start, strlen(start))));
    tell(&s, "a2r", text_a);
    tell(&s, "restart", text_a);
    tell(&s, "a3r", text_a);
    tell(&s, "b1u", text_a);
    tell(&s, "record", text_a);
    CHECK(!err_is(record_read(games_all, text_a, strlen(text_a), &arena, &back)));
    CHECK(back.n == 2 && back.result == STATUS_OPEN);
    CHECK_TEXT(line_of(back.start, text_b), start);
    CHECK_TEXT(tell(&s, "rate", text_a), "there is nothing to solve in this game");
    session_close(&s);
    session_open(&s, games_all);
    CHECK(!err_is(session_load(&s, "slant 2x2 .../.4./...", 21)));
    CHECK_TEXT(tell(&s, "record", text_a), "only duels have a record");
    session_close(&s);
}

/* In a duel nobody's moves are made by a hint or a solver, and the solution is told at the end
 * only; asking for it changes nothing and takes no time. */
static void check_duel(const char *start)
{
    static const char *const lines[] = {"solve", "hint", "hint", "hint",    "hint",
                                        "why",   "good", "step", "compare", "mistakes solution"};
    struct session s;
    session_open(&s, games_all);
    CHECK(!err_is(session_load(&s, start, strlen(start))));
    tell(&s, "mistakes rules", text_a);
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        CHECK(session_needs(&s, lines[i], strlen(lines[i])) == QUESTION_NONE);
        tell(&s, lines[i], text_a);
        CHECK(strncmp(text_a, "this is a duel: ", 16) == 0 ||
              strncmp(text_a, "this is no puzzle: ", 19) == 0 ||
              strcmp(text_a, "there is nothing to check in this game") == 0);
        CHECK_TEXT(line_of(s.now, text_a), start);
        CHECK(s.steps.n == 0 && s.ladder == LADDER_NONE && s.marking == MARKING_RULES &&
              !s.solution_asked);
    }
    CHECK(session_solve(&s, &work) && session_hint(&s, &work) && session_good(&s, &work));
    session_close(&s);
}

/* What is wrong by the rules may be asked in a duel, and after it the solution. */
static void check_duel_rules(void)
{
    struct session s;
    session_open(&s, games_all);
    const char *start = "slant 2x2 .../.3./... ../.. duel=1 mover=1 score=0-0";
    CHECK(!err_is(session_load(&s, start, strlen(start))));
    CHECK_TEXT(tell(&s, "check", text_a), "no rule is broken");
    tell(&s, "a2R", text_a);
    tell(&s, "b2L", text_a);
    CHECK_TEXT(tell(&s, "check where", text_a), "1 rule is broken: corner b2");
    tell(&s, "a1R", text_a);
    session_set_marking(&s, MARKING_SOLUTION); /* as it was before the duel */
    CHECK(!err_is(session_solution(&s, &work)));
    size_t before = count_flaw_marks(&s);
    session_set_marking(&s, MARKING_RULES);
    CHECK(before == count_flaw_marks(&s));
    start = "slant 2x2 .../.4./... LR/L. duel=1 mover=1 score=0-0";
    CHECK(!err_is(session_load(&s, start, strlen(start))));
    tell(&s, "b1L", text_a);
    CHECK(!strncmp(tell(&s, "compare", text_a), "slant 2x2 ", 10));
    CHECK_TEXT(tell(&s, "mistakes solution", text_a), "mistakes are shown");
    CHECK(session_solve(&s, &work) && session_hint(&s, &work));
    session_close(&s);
}

/* Places are called what they are; where there are none to name, the sentence stands in. */
static void check_reasons(void)
{
    struct session s;
    open_at(&s, "slant 4x4 ...0./.4.../2...2/...../.1.0.");
    CHECK_TEXT(tell(&s, "hint", text_a), "look at corner d5");
    session_close(&s);
    open_at(&s, "slitherlink 4x4 12.3/..1./.3../3.32");
    CHECK_TEXT(tell(&s, "hint", text_a), "look at a4, dot a5");
    session_close(&s);
    open_at(&s, "hexpath 3 1,3S,1/2,1,2/2E,2,3");
    CHECK_TEXT(tell(&s, "hint", text_a),
               "No order at all leads from S to E: this puzzle has no solution.");
    session_close(&s);
}

/* Marks with a number that are laid over the board. */
static size_t numbered(struct session *s)
{
    const struct view *v = session_view(s, &work);
    size_t n = 0;
    for (size_t i = 0; v && i < v->marks; i++)
        n += v->mark[i].layer == LAYER_OVERLAY && v->mark[i].value > 0;
    return n;
}

/* The reason step by step: each has its words and its picture, and nothing is done before Hint. */
static void check_story(const char *start)
{
    struct session s;
    char expected[1024];
    size_t pictures = 0;
    open_at(&s, start);
    tell(&s, "step", text_a);
    const struct story *story = session_story(&s);
    CHECK(story && story->n > 3 && s.story_step == 1);
    snprintf(expected, sizeof expected, "%s 1 of %zu: %s", story_text(story, 0), story->n - 1,
             story_text(story, 1));
    CHECK_TEXT(text_a, expected);
    for (size_t k = 1; k < story->n; k++) {
        size_t places = 0;
        for (size_t i = 0; i < story->step[k].n; i++)
            places += story->mark[story->step[k].first + i].place;
        CHECK(s.story_step == k && numbered(&s) <= places && places <= STORY_BADGES);
        pictures += numbered(&s) > 0;
        snprintf(expected, sizeof expected, "%zu of %zu: %s", k, story->n - 1, story_text(story, k));
        tell(&s, "cell a1", text_b); /* looking changes nothing */
        CHECK(k == 1 || !strcmp(text_a, expected));
        tell(&s, "step", text_a);
    }
    CHECK(pictures > 1 && s.story_step == story->n - 1); /* after the last one it stays there */
    tell(&s, "step 2", text_a);
    CHECK(s.story_step == 2 && s.steps.n == 0);
    tell(&s, "why", text_a); /* all of it */
    CHECK(s.story_step == 0 && strstr(text_a, story_text(story, story->n - 1)));
    tell(&s, "step 9999", text_a);
    CHECK(s.story_step == story->n - 1);
    CHECK_TEXT(tell(&s, "step x", text_a), "step: expected nothing, or the number of a step");
    CHECK_TEXT(tell(&s, "hint", text_a), "done");
    CHECK(s.story_step == 0 && !session_story(&s) && s.steps.n == 1);
    session_close(&s);
}

/* Several moves of one press go back together, so that a save has the same board. */
static void check_good_takes_presses_back(void)
{
    struct session s, back;
    open_at(&s, "slant 2x2 .../.4./...");
    tell(&s, "move a1R b1R", text_a); /* the first is right, the second is not */
    tell(&s, "good", text_a);
    CHECK(s.steps.at == 0);
    struct writer w = writer_to(text_b, ROOM);
    session_save(&s, &w);
    session_open(&back, games_all);
    CHECK(!err_is(session_restore(&back, text_b, w.n)));
    CHECK(!strcmp(line_of(back.now, text_b), line_of(s.now, text_a)));
    session_close(&back);
    session_close(&s);
}

int main(void)
{
    static const char *const puzzles[] = {
        "slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3", "slitherlink 5x4 .3.../..02./.3.3./2...2",
        "slant 4x3 ...../.32.2/1.1.1/.1...", "hexpath 3 2S,2,2/3,1,2/3,2E,X"};
    arena_open(&arena);
    work = (struct work){.arena = &arena, .steps = UINT64_MAX};
    for (unsigned on = 0; on < 16; on++)
        check_assists(puzzles[0], on, on);
    check_kept();
    check_notes();
    for (size_t i = 0; i < sizeof puzzles / sizeof *puzzles; i++) {
        check_asked(puzzles[i], "hint");
        check_asked(puzzles[i], "why");
        check_asked(puzzles[i], "step 2");
        check_asked(puzzles[i], "check");
        check_asked(puzzles[i], "solve");
        check_asked(puzzles[i], "compare");
        check_asked(puzzles[i], "mistakes solution");
        check_asked(puzzles[i], "rate");
        check_asked(puzzles[i], "count");
        check_asked(puzzles[i], "answers");
    }
    check_story("slant 3x3 ..2./.31./..../.21. .RL/.../LRR");
    check_blocked();
    check_good_takes_presses_back();
    check_unmet();
    check_record();
    check_duel("slant 4x3 ...../.32.2/1.1.1/.1... ..../..../.... duel=1 mover=1 score=0-0");
    check_duel("slant 2x2 .../.4./... ../.. duel=1 mover=1 score=0-0 rule=sound");
    check_duel("slider 4 H+++/HB++/H+++/+VVV H");
    check_duel("crosscut 6x5 ....../....../....../....../...... R");
    check_duel_rules();
    check_reasons();
    arena_close(&arena);
    return check_done("session_help");
}
