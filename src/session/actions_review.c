/* actions_review.c - going through a played game: its moves, what each was worth.
 *
 * A record becomes the game in hand, so stepping through it is `goto`; one line judges one move, so
 * that a face can show what it has and stop when it likes. What was judged is told as a line to keep
 * (review_kept.h); given again with the record, it need not be judged again.
 */
#include "session/action.h"

#include "core/position.h"
#include "duel/review_kept.h"
#include "duel/review_report.h"
#include "duel/review_words.h"
#include "session/arrows.h"
#include "session/background.h"
#include "session/judging.h"

static void write_moves(struct call *c, const struct record *r)
{
    const struct game *g = r->start->game;
    struct jsonw *j = &c->out->data;
    struct board *b = arena_take(c->work->arena, 1, g->rules.size(&r->start->variant));
    json_open(j, "moves", '[');
    if (b)
        board_copy(b, r->start);
    for (size_t i = 0; b && i < r->n; i++) {
        jsonw_open(j, '{');
        call_move(c, "move", b, r->moves[i]);
        json_count(j, "side", g->duel->mover(b));
        jsonw_close(j, '}');
        g->rules.play(b, r->moves[i]);
    }
    jsonw_close(j, ']');
}

static void write_record_of(struct call *c, const struct record *r)
{
    struct jsonw *j = &c->out->data;
    write_moves(c, r);
    json_open(j, "players", '[');
    for (int side = 0; side < 2; side++)
        jsonw_slice(j, r->name[side]);
    jsonw_close(j, ']');
    json_pair(j, "result", status_name(r->result));
    json_pair(j, "reason", reason_name(r->reason));
}

/* The lines of a record that tell what was judged before; one that cannot be is as if it were not there. */
static void read_kept(struct call *c, struct board *b, struct slice text)
{
    struct session *s = c->s;
    struct reader in = reader_of(text.text, text.len);
    while (reader_peek(&in) != READER_END) {
        struct slice line = reader_until(&in, '\n');
        struct reader kept = reader_of(line.text, line.len);
        size_t turn;
        reader_skip(&in, '\n');
        if (!review_kept_turn(&kept, &turn) || turn > s->judgements)
            continue;
        steps_board(&s->steps, turn - 1, b);
        (void)review_kept_read(b, s->steps.step[turn - 1].move, &kept, c->work->arena,
                               &s->judgement[turn - 1]);
    }
}

/* The game in hand as it was played so far: how well, move by move, and the worst moves. */
static void review_hand(struct call *c)
{
    struct session *s = c->s;
    const char *why = !s->now                 ? "no game is loaded"
                      : !board_is_duel(s->now) ? "only moves of a duel are judged"
                      : !s->steps.n            ? "there are no moves to review"
                                               : NULL;
    if (!call_done(c, why) || !call_try(c, session_find(s, QUESTION_REVIEW, NULL, 0, c->work)))
        return;
    struct review sum = judging_sum(s);
    review_report_write(&s->steps, &sum, c->work->arena, &c->out->say);
}

/* A record becomes the game in hand, at its end, both sides human. */
static void do_review(struct call *c)
{
    struct session *s = c->s;
    struct record r;
    struct slice text = c->value[0].word;
    if (!c->value[0].is_given) {
        review_hand(c);
        return;
    }
    if (!call_try(c, record_read(s->games, text.text, text.len, c->work->arena, &r)))
        return;
    struct slice line = position_text(r.start, c->work->arena);
    if (!call_try(c, line.len ? session_load(s, line.text, line.len) : err_memory()))
        return;
    s->seat[0] = s->seat[1] = (struct seat){0};
    const char *why = NULL;
    for (size_t i = 0; i < r.n && !why; i++)
        why = session_replay(s, r.moves[i]);
    if (!call_done(c, why))
        return;
    struct board *b = arena_take(c->work->arena, 1, s->now->game->rules.size(&s->now->variant));
    if (b && judging_begin(s, r.result))
        read_kept(c, b, text);
    write_record_of(c, &r);
}

/* ---- one judged move ---- */

typedef void write_judged(const struct board *b, const struct judgement *t, struct arena *arena,
                          struct writer *out);

static void words_played(const struct board *b, const struct judgement *t, struct arena *arena,
                         struct writer *out)
{
    (void)b, (void)arena;
    judgement_write(t, false, out);
}

static void words_best(const struct board *b, const struct judgement *t, struct arena *arena,
                       struct writer *out)
{
    (void)b, (void)arena;
    judgement_write(t, true, out);
}

static void fact_before(const struct board *b, const struct judgement *t, struct arena *arena,
                        struct writer *out)
{
    (void)arena;
    review_fact(b, t, false, out);
}

static void fact_after(const struct board *b, const struct judgement *t, struct arena *arena,
                       struct writer *out)
{
    (void)arena;
    review_fact(b, t, true, out);
}

static void write_words(struct call *c, const char *key, const struct board *b,
                        const struct judgement *t, write_judged *write)
{
    char text[512];
    struct writer w = writer_to(text, sizeof text);
    write(b, t, c->work->arena, &w);
    json_slice(&c->out->data, key, (struct slice){text, w.n < sizeof text ? w.n : sizeof text});
}

static void write_kept(struct call *c, size_t at, const struct board *b, const struct judgement *t)
{
    char text[512];
    struct writer w = writer_to(text, sizeof text);
    review_kept_write(b, at + 1, t, c->work->arena, &w);
    json_slice(&c->out->data, "kept", (struct slice){text, w.n < sizeof text ? w.n : 0});
}

static void write_judgement(struct call *c, size_t at, const struct board *before,
                            const struct judgement *t)
{
    struct jsonw *j = &c->out->data;
    json_count(j, "step", (int64_t)at);
    call_position(c, "before", before);
    json_count(j, "side", t->mover);
    call_move(c, "played", before, t->played);
    call_move(c, "best", before, t->best);
    json_count(j, "score", t->score);
    json_count(j, "bestScore", t->best_score);
    write_words(c, "scoreWords", before, t, words_played);
    write_words(c, "bestWords", before, t, words_best);
    write_words(c, "factBefore", before, t, fact_before);
    write_words(c, "fact", before, t, fact_after);
    write_words(c, "tell", before, t, review_tell);
    json_count(j, "loss", t->loss);
    json_decimal(j, "expected", t->expected, 3);
    json_decimal(j, "bestExpected", t->best_expected, 3);
    json_pair(j, "label", label_name(t->label));
    json_bool(j, "exact", t->exact);
    json_count(j, "depth", t->depth);
    json_count(j, "thought", t->think_us / 1000);
    jsonw_key(j, "arrow");
    arrow_json(j, before, t->played);
    json_open(j, "line", '[');
    arrows_json(j, before, t->line, t->n_line, c->work->arena);
    jsonw_close(j, ']');
    write_kept(c, at, before, t);
}

/* What all that is judged so far comes to. */
static void write_sums(struct call *c)
{
    struct session *s = c->s;
    struct jsonw *j = &c->out->data;
    struct review sum = judging_sum(s);
    size_t done = 0;
    for (size_t i = 0; i < sum.n; i++)
        done += s->judgement[i].played != MOVE_NONE;
    json_open(j, "worst", '[');
    for (size_t i = 0; i < sum.n_worst; i++)
        jsonw_number(j, (int64_t)sum.worst[i]);
    jsonw_close(j, ']');
    json_open(j, "accuracy", '[');
    for (int side = 0; side < 2; side++)
        jsonw_real(j, sum.accuracy[side], 3);
    jsonw_close(j, ']');
    json_count(j, "done", (int64_t)done);
}

static const char *judge_refusal(const struct session *s)
{
    return board_is_duel(s->now) ? NULL : "only moves of a duel are judged";
}

/* Once for each time that is given: how long a game may take to be solved, whichever move is asked for
 * first. */
static void solve_once(struct call *c, int64_t ms)
{
    enum { SOLVE_MS_MOST = 3000 };
    struct session *s = c->s;
    int64_t all = ms * (int64_t)s->steps.n, most = all < SOLVE_MS_MOST ? all : SOLVE_MS_MOST;
    struct player own, *player = session_engine(s, &own, c->work);
    if (!player || most <= s->judged_solve_ms)
        return;
    s->judged_solve_ms = most;
    review_solve(&s->steps, player, most * 1000, c->work);
}

/* judge MS N: the move after the first N. */
static void do_judge(struct call *c)
{
    struct session *s = c->s;
    size_t at = c->value[1].number;
    int64_t ms = c->value[0].number;
    struct board *before =
        arena_take(c->work->arena, 1, s->now->game->rules.size(&s->now->variant));
    struct opinion none[2] = {0};
    struct judgement one = {0}, *turn = &one;
    if (!judging_is_turn(s, at)) {
        call_expected(c);
        return;
    }
    if (!call_try(c, before ? err_none() : err_memory()))
        return;
    bool kept = judging_fits(s);
    if (kept) {
        turn = &s->judgement[at];
        solve_once(c, ms);
    }
    if (!call_try(c, judging_turn(s, at, ms, kept ? &s->opinion[at] : none, turn, c->work)))
        return;
    steps_board(&s->steps, at, before);
    write_sums(c); /* which find out what decided the game */
    review_explain(before, turn, c->work->arena, &c->out->say);
    write_judgement(c, at, before, turn);
}

/* All that is judged so far, at once. */
static void do_judgements(struct call *c)
{
    struct session *s = c->s;
    struct jsonw *j = &c->out->data;
    struct board *before =
        arena_take(c->work->arena, 1, s->now->game->rules.size(&s->now->variant));
    if (!call_try(c, before ? err_none() : err_memory()))
        return;
    write_sums(c);
    json_open(j, "turns", '[');
    for (size_t i = 0; judging_fits(s) && i < s->steps.n; i++) {
        if (!s->judgement[i].played)
            continue;
        steps_board(&s->steps, i, before);
        jsonw_open(j, '{');
        write_judgement(c, i, before, &s->judgement[i]);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

static const struct argument arg_record[] = {
    {.name = "text", .kind = ARGUMENT_TEXT, .is_optional = true}, {0}};
static const struct argument arg_judge[] = {{.name = "milliseconds", .kind = ARGUMENT_NUMBER},
                                            {.name = "step", .kind = ARGUMENT_NUMBER},
                                            {0}};

#define JUDGED                                                                                     \
    "step: number; before: string; side: number; played: string; best: string; score: number; "    \
    "bestScore: number; scoreWords: string; bestWords: string; factBefore: string; fact: string; " \
    "tell: string; loss: number; expected: number; bestExpected: number; label: string; "          \
    "exact: boolean; depth: number; thought: number; arrow: number[]; "                            \
    "line: { move: string; side: number; arrow: number[] }[]; kept: string"
#define SUMS "; worst: number[]; accuracy: number[]; done: number"

const struct action actions_review[] = {
    {.name = "review", .help = "the duel so far gone through: how well it was played, the worst moves",
     .expects = "nothing, or a record", .arguments = arg_record, .run = do_review,
     .flags = ACTION_ANYTIME | ACTION_LEAVES, .needs = QUESTION_REVIEW,
     .answers = "moves: { move: string; side: number }[]; players: string[]; result: string; "
                "reason: string"},
    {.name = "judge", .help = "judge 1000 7: what the move after seven moves was worth",
     .expects = "milliseconds and a number of moves that there were", .arguments = arg_judge,
     .refusal = judge_refusal, .run = do_judge, .flags = ACTION_LOOKS, .answers = JUDGED SUMS},
    {.name = "judgements", .help = "all that is judged so far of a record under review",
     .refusal = judge_refusal, .run = do_judgements, .flags = ACTION_LOOKS | ACTION_HANDS,
     .answers = "turns: { " JUDGED " }[]" SUMS},
    {0},
};
