/* actions_help.c - help with a puzzle: hints, checking, solving, how hard it is, assists. */
#include "session/action.h"

#include "base/arena_text.h"
#include "core/drawing.h"
#include "session/describe.h"
#include "session/sentences.h"

static void do_hint(struct call *c)
{
    if (!call_done(c, session_hint(c->s, c->work)))
        return;
    if (c->s->ladder == LADDER_NONE)
        call_say(c, "done");
    else
        sentence_hint(c->s, &c->out->say);
}

/* Straight to the reason. */
static void do_why(struct call *c)
{
    if (call_done(c, session_why(c->s, 0, c->work)))
        sentence_hint(c->s, &c->out->say);
}

/* The reason one step at a time; the first comes with the headline. */
static void do_step(struct call *c)
{
    struct session *s = c->s;
    size_t step = c->value[0].is_given ? c->value[0].number : s->story_step + 1;
    if (!call_done(c, session_why(s, step, c->work)))
        return;
    if (s->story_step > 1)
        sentence_story_step(s, &c->out->say);
    else
        sentence_hint(s, &c->out->say);
}

static void do_good(struct call *c)
{
    if (call_done(c, session_good(c->s, c->work)))
        call_say(c, "back at the last position without a mistake");
}

/* ---- check ---- */

static const char *check_refusal(const struct session *s)
{
    return s->now->game->puzzle ? NULL : "there is nothing to check in this game";
}

struct found {
    const char *one, *several;
    size_t n; /* of them */
    const struct spot *spot;
    size_t n_spots;
};

static struct err find_wrong(struct call *c, struct found *out)
{
    const struct puzzle *p = c->s->now->game->puzzle;
    size_t n = p->differences(c->s->now, c->s->solution, NULL, 0);
    struct spot *wrong = arena_take(c->work->arena, n + 1, sizeof *wrong);
    if (!wrong)
        return err_memory();
    p->differences(c->s->now, c->s->solution, wrong, n);
    *out = (struct found){" place is wrong", " places are wrong", n, wrong, n};
    return err_none();
}

/* Against the only solution where there is one that may be told, else against the rules. */
static struct err find_mistakes(struct call *c, struct found *out)
{
    struct flaws flaws;
    bool told = !session_solution_refusal(c->s);
    struct err e = told ? session_solution(c->s, c->work) : err_none();
    if (err_is(e) || (told && c->s->solution))
        return err_is(e) ? e : find_wrong(c, out);
    e = view_flaws_list(c->s->now, &flaws, c->work);
    *out = (struct found){" rule is broken", " rules are broken", flaws.n, flaws.spot,
                          flaws.n_spots < flaws.cap_spots ? flaws.n_spots : flaws.cap_spots};
    return e;
}

static void do_check(struct call *c)
{
    struct found found = {0};
    struct writer *say = &c->out->say;
    if (!call_try(c, find_mistakes(c, &found)))
        return;
    call_spots(c, "wrong", found.spot, found.n_spots);
    if (found.n) {
        writer_number(say, (int64_t)found.n);
        writer_text(say, found.n == 1 ? found.one : found.several);
        for (size_t i = 0; c->value[0].is_given && i < found.n_spots; i++) {
            writer_text(say, i ? ", " : ": ");
            describe_spot(c->s->now, found.spot[i], say);
        }
        return;
    }
    bool solved = c->s->now->game->rules.status(c->s->now) == STATUS_SOLVED;
    call_say(c, solved                           ? "solved: all is right"
                : session_solution_refusal(c->s) ? "no rule is broken"
                                                 : "no mistakes so far");
}

static void do_unmet(struct call *c)
{
    const struct view *v = session_view(c->s, c->work);
    if (!v || !v->is_unmet) {
        call_say(c, v ? "nothing: the board is not finished, or it is right" : err_memory().why);
        return;
    }
    for (size_t i = 0; i < v->flaws.n; i++) {
        call_line(c);
        sentence_flaw(c->s->now, &v->flaws, i, &c->out->say);
    }
}

static void do_solve(struct call *c)
{
    if (call_done(c, session_solve(c->s, c->work)))
        call_say(c, "the solution is filled in; undo takes it back");
}

/* ---- how many solutions, how hard ---- */

static void verdict_write(struct call *c, enum question q)
{
    const struct session *s = c->s;
    if (!call_try(c, session_find(c->s, q, NULL, 0, c->work)))
        return;
    appraisal_say(s->appraisal, s->steps.start, &c->out->say);
    appraisal_write(s->appraisal, s->steps.start, &c->out->data);
}

static void do_verdict(struct call *c)
{
    verdict_write(c, QUESTION_VERDICT);
}

static void do_rate(struct call *c)
{
    verdict_write(c, QUESTION_RATING);
}

/* ---- board and solution side by side ---- */

/* One line of a drawing; false: there are no more. */
static bool next_line(struct reader *in, struct slice *line)
{
    if (reader_peek(in) == READER_END)
        return false;
    *line = reader_until(in, '\n');
    reader_skip(in, '\n');
    return true;
}

static void write_drawing(const void *board, struct writer *out)
{
    drawing_write(board, out);
}

static void do_compare(struct call *c)
{
    enum { GAP = 4 };
    struct session *s = c->s;
    if (!call_try(c, session_solution(s, c->work)))
        return;
    if (!s->solution) {
        call_fail(c, "there is not exactly one solution to show");
        return;
    }
    struct slice first = arena_text(c->work->arena, write_drawing, s->now);
    struct slice second = arena_text(c->work->arena, write_drawing, s->solution);
    struct reader left = reader_of(first.text ? first.text : "", first.len), widest = left;
    struct reader right = reader_of(second.text ? second.text : "", second.len);
    struct slice a, b;
    size_t wide = 0;
    while (next_line(&widest, &a))
        wide = a.len > wide ? a.len : wide;
    while (next_line(&left, &a) && next_line(&right, &b) && a.len) {
        call_line(c);
        writer_slice(&c->out->say, a);
        for (size_t i = a.len; i < wide + GAP && b.len; i++)
            writer_char(&c->out->say, ' ');
        writer_slice(&c->out->say, b);
    }
    call_position(c, "solution", s->solution);
}

/* ---- what is shown and done for a player ---- */

static enum marking marking_named(const struct given *v)
{
    int m = 0;
    while (m + 1 < MARKING_COUNT && !given_is(v, marking_name((enum marking)m)))
        m++;
    return (enum marking)m;
}

static void do_mistakes(struct call *c)
{
    enum marking m = marking_named(&c->value[0]);
    struct session *s = c->s;
    if (m == MARKING_SOLUTION && (!call_done(c, session_solution_refusal(s)) ||
                                  !call_try(c, session_solution(s, c->work))))
        return;
    if (m == MARKING_SOLUTION && !s->solution) {
        call_fail(c, "there is not exactly one solution to compare with");
        return;
    }
    session_set_marking(s, m);
    call_say(c, m == MARKING_OFF ? "mistakes are not shown" : "mistakes are shown");
}

static const char *assist_refusal(const struct session *s)
{
    return s->now->game->assists ? NULL : "this game has no assists";
}

static void list_assists(struct call *c)
{
    const struct assist *row = c->s->now->game->assists->list;
    for (int i = 0; row[i].name; i++) {
        call_line(c);
        writer_text(&c->out->say, row[i].name);
        writer_text(&c->out->say, c->s->assists >> i & 1 ? " on: " : " off: ");
        writer_text(&c->out->say, row[i].help);
    }
}

static void do_assist(struct call *c)
{
    const struct assist *row = c->s->now->game->assists->list;
    bool on = given_is(&c->value[1], "on");
    if (!c->value[0].is_given) {
        list_assists(c);
        return;
    }
    int i = 0;
    while (row[i].name && !given_is(&c->value[0], row[i].name))
        i++;
    if (!row[i].name || !c->value[1].is_given) {
        call_expected(c);
        return;
    }
    session_assist(c->s, i, on);
    call_say(c, row[i].name);
    writer_text(&c->out->say, on ? " on" : " off");
}

static const struct argument arg_step[] = {
    {.name = "number", .kind = ARGUMENT_NUMBER, .is_optional = true}, {0}};
static const struct argument arg_where[] = {
    {.name = "where", .kind = ARGUMENT_WORD, .choices = "where", .is_optional = true}, {0}};
static const struct argument arg_marking[] = {
    {.name = "when", .kind = ARGUMENT_WORD, .choices = "off|full|rules|solution"}, {0}};
static const struct argument arg_assist[] = {
    {.name = "name", .kind = ARGUMENT_WORD, .is_optional = true},
    {.name = "switch", .kind = ARGUMENT_WORD, .choices = "on|off", .is_optional = true},
    {0}};

#define VERDICT_TYPE                                                                              \
    "verdict: 'none' | 'unique' | 'multiple' | 'unknown'; first?: string; second?: string; "      \
    "conflict: number[]; differs: number[]"

const struct action actions_help[] = {
    {.name = "hint", .help = "one rung of the ladder: where, what, why, do it",
     .refusal = session_help_refusal, .run = do_hint, .needs = QUESTION_HINT},
    {.name = "why", .help = "the reason of the next step at once",
     .refusal = session_help_refusal, .run = do_why, .needs = QUESTION_HINT},
    {.name = "step", .help = "the same one step at a time; step 3: that one",
     .expects = "nothing, or the number of a step", .arguments = arg_step,
     .refusal = session_help_refusal, .run = do_step, .needs = QUESTION_HINT},
    {.name = "good", .help = "back to the last position without a mistake",
     .refusal = session_help_refusal, .run = do_good, .needs = QUESTION_SOLUTION},
    {.name = "check", .help = "are there mistakes? check where: and in which places",
     .expects = "nothing, or where", .arguments = arg_where, .refusal = check_refusal,
     .run = do_check, .flags = ACTION_LOOKS, .needs = QUESTION_SOLUTION,
     .answers = "wrong: number[]"},
    {.name = "unmet", .help = "what a finished board breaks, one by one",
     .refusal = check_refusal, .run = do_unmet, .flags = ACTION_LOOKS},
    {.name = "verdict", .help = "how many solutions there are, proved",
     .refusal = session_solver_refusal, .run = do_verdict, .flags = ACTION_LOOKS,
     .needs = QUESTION_VERDICT, .answers = VERDICT_TYPE},
    {.name = "rate", .help = "how many solutions, how hard, by which techniques",
     .refusal = session_solver_refusal, .run = do_rate, .flags = ACTION_LOOKS,
     .needs = QUESTION_RATING,
     .answers = VERDICT_TYPE "; rating?: number; level?: string; steps?: number; techniques?: "
                             "{ name: string; idea: string; times: number }[]"},
    {.name = "solve", .help = "fill the solution in, as one step",
     .refusal = session_help_refusal, .run = do_solve, .needs = QUESTION_SOLUTION},
    {.name = "compare", .help = "board and solution side by side",
     .refusal = session_solution_refusal, .run = do_compare, .flags = ACTION_LOOKS,
     .needs = QUESTION_SOLUTION, .answers = "solution: string"},
    {.name = "mistakes", .help = "mistakes off, full, rules or solution: when they are shown",
     .expects = "off, full, rules or solution", .arguments = arg_marking,
     .refusal = check_refusal, .run = do_mistakes, .needs = QUESTION_SOLUTION},
    {.name = "assist", .help = "assist: what can be done for you; assist NAME on, assist NAME off",
     .expects = "the name of one, and on or off", .arguments = arg_assist,
     .refusal = assist_refusal, .run = do_assist},
    {0},
};
