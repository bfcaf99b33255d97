/* actions_review.c - going through a played game: its moves, what each was worth.
 *
 * A record becomes the game in hand, so stepping through it is `goto`; one line judges one move, so
 * that a face can show what it has and stop when it likes.
 */
#include "session/action.h"

#include "core/position.h"
#include "duel/review.h"
#include "duel/score_text.h"

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

/* A record becomes the game in hand, at its end, both sides human. */
static void do_review(struct call *c)
{
    struct session *s = c->s;
    struct record r;
    struct slice text = c->value[0].word;
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
    s->judgement = arena_take(&s->arena, r.n + 1, sizeof *s->judgement);
    s->judgements = s->judgement ? r.n : 0;
    s->judged_result = r.result;
    write_record_of(c, &r);
}

static void write_words(struct jsonw *j, const char *key, const struct judgement *t, bool best)
{
    char text[32];
    struct writer w = writer_to(text, sizeof text);
    judgement_write(t, best, &w);
    json_slice(j, key, (struct slice){text, w.n});
}

static void write_judgement(struct call *c, const struct board *before,
                            const struct judgement *t, const struct review *sum)
{
    struct jsonw *j = &c->out->data;
    call_position(c, "before", before);
    json_count(j, "side", before->game->duel->mover(before));
    call_move(c, "played", before, t->played);
    call_move(c, "best", before, t->best);
    json_count(j, "score", t->score);
    json_count(j, "bestScore", t->best_score);
    write_words(j, "scoreWords", t, false);
    write_words(j, "bestWords", t, true);
    json_count(j, "loss", t->loss);
    json_decimal(j, "expected", t->expected, 3);
    json_pair(j, "label", label_name(t->label));
    json_bool(j, "exact", t->exact);
    json_count(j, "depth", t->depth);
    json_open(j, "worst", '[');
    for (size_t i = 0; i < sum->n_worst; i++)
        jsonw_number(j, (int64_t)sum->worst[i]);
    jsonw_close(j, ']');
}

static const char *judge_refusal(const struct session *s)
{
    return board_is_duel(s->now) ? NULL : "only moves of a duel are judged";
}

/* judge MS N: the move after the first N. A game may take so long to be solved, however long a move
 * may take. */
static void do_judge(struct call *c)
{
    enum { VALUES_MS_MOST = 3000 };
    struct session *s = c->s;
    size_t at = c->value[1].number;
    int64_t ms = c->value[0].number, all = ms * (int64_t)s->steps.n;
    struct board *before =
        arena_take(c->work->arena, 1, s->now->game->rules.size(&s->now->variant));
    struct player player;
    struct review review, sum = {0};
    if (at >= s->steps.n || s->steps.step[at].jump) {
        call_expected(c);
        return;
    }
    struct err e = before ? player_open(&player, (struct strength){SKILL_MAX, 0}, 1, c->work->arena)
                          : err_memory();
    if (!call_try(c, e))
        return;
    steps_board(&s->steps, at, before);
    struct record one = {.start = before, .moves = &s->steps.step[at].move, .n = 1};
    player.values = s->values;
    if (!call_try(c, review_game(&one, &player, ms * 1000,
                                 1000 * (all < VALUES_MS_MOST ? all : VALUES_MS_MOST), c->work,
                                 &review)))
        return;
    struct judgement *turn = &review.turn[0];
    if (s->judgements == s->steps.n) { /* the record under review, as far as it is judged */
        s->judgement[at] = *turn;
        sum = (struct review){.turn = s->judgement, .n = s->judgements};
        review_sum(s->judged_result, &sum);
        turn = &s->judgement[at];
    }
    review_explain(before, turn, c->work->arena, &c->out->say);
    write_judgement(c, before, turn, &sum);
}

static const struct argument arg_text[] = {{.name = "text", .kind = ARGUMENT_TEXT}, {0}};
static const struct argument arg_judge[] = {{.name = "milliseconds", .kind = ARGUMENT_NUMBER},
                                            {.name = "step", .kind = ARGUMENT_NUMBER},
                                            {0}};

const struct action actions_review[] = {
    {.name = "review", .help = "a record, to be gone through", .expects = "a record",
     .arguments = arg_text, .run = do_review, .flags = ACTION_ANYTIME | ACTION_HANDS | ACTION_LEAVES,
     .answers = "moves: { move: string; side: number }[]; players: string[]; result: string; "
                "reason: string"},
    {.name = "judge", .help = "judge 1000 7: what the move after seven moves was worth",
     .expects = "milliseconds and a number of moves that there were", .arguments = arg_judge,
     .refusal = judge_refusal, .run = do_judge, .flags = ACTION_LOOKS,
     .answers = "before: string; side: number; played: string; best: string; score: number; "
                "bestScore: number; scoreWords: string; bestWords: string; loss: number; "
                "expected: number; label: string; exact: boolean; depth: number; worst: number[]"},
    {0},
};
