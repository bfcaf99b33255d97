/* verbs_review.c - going through a played game: its record, its moves, what each was worth.
 *
 * A record becomes the game in hand, so stepping through it is `goto`; one request judges one move,
 * so that a face can show what it has and stop when it likes.
 */
#include "core/position.h"
#include "duel/words.h"
#include "front/page/page.h"
#include "session/history.h"

/* ---- the record of the game in hand ---- */

static void write_record(const void *record, struct writer *out)
{
    record_write(record, out);
}

static void record_body(struct page *p, const void *data, struct jsonw *j)
{
    json_written(p, j, "record", write_record, data);
}

static void do_record(struct page *p, struct request *q, struct reply *r)
{
    struct record *record = arena_take(&p->arena, 1, sizeof *record);
    const char *why = record ? session_record(&p->session, record, &p->work) : err_memory().why;
    (void)q;
    if (why) {
        reply_fail(r, why);
        return;
    }
    r->body = record_body;
    r->data = record;
}

/* ---- a record read ---- */

static void review_body(struct page *p, const void *data, struct jsonw *j)
{
    const struct record *rec = data;
    const struct game *g = rec->start->game;
    struct board *b = arena_take(&p->arena, 1, g->rules.size(&rec->start->variant));
    if (!b)
        return;
    board_copy(b, rec->start);
    jsonw_key(j, "moves");
    jsonw_open(j, '[');
    for (size_t i = 0; i < rec->n; i++) {
        jsonw_open(j, '{');
        json_move(j, "move", b, rec->moves[i]);
        json_count(j, "side", g->duel->mover(b));
        jsonw_close(j, '}');
        g->rules.play(b, rec->moves[i]);
    }
    jsonw_close(j, ']');
    jsonw_key(j, "players");
    jsonw_open(j, '[');
    for (int side = 0; side < 2; side++)
        jsonw_slice(j, rec->name[side]);
    jsonw_close(j, ']');
    json_pair(j, "result", status_name(rec->result));
    json_pair(j, "reason", reason_name(rec->reason));
}

/* Nothing of this record is judged yet. */
static void begin_judging(struct page *p, const struct record *rec)
{
    arena_release(&p->reviewed, (struct arena_mark){NULL, 0});
    p->judgement = arena_take(&p->reviewed, rec->n + 1, sizeof *p->judgement);
    p->judgements = p->judgement ? rec->n : 0;
    p->result = rec->result;
}

/* review, and a record: it becomes the game in hand, at its end, both sides human. */
static void do_review(struct page *p, struct request *q, struct reply *r)
{
    struct session *s = &p->session;
    struct record *rec = arena_take(&p->arena, 1, sizeof *rec);
    struct err e =
        rec ? record_read(s->games, q->text.text, q->text.len, &p->arena, rec) : err_memory();
    if (err_is(e)) {
        reply_err(r, e);
        return;
    }
    struct slice line = position_text(rec->start, &p->arena);
    e = line.len ? page_load(p, line) : err_memory();
    if (err_is(e)) {
        reply_err(r, e);
        return;
    }
    s->seat[0] = s->seat[1] = (struct seat){0};
    const char *why = NULL;
    for (size_t i = 0; i < rec->n && !why; i++)
        why = session_replay(s, rec->moves[i]);
    r->state = true;
    r->body = review_body;
    r->data = rec;
    if (why)
        reply_fail(r, why);
    else
        begin_judging(p, rec);
}

/* ---- judge MS N: the move after the first N ---- */

struct judged {
    struct board *before;
    struct judgement turn;
    struct review sum; /* of all that is judged */
};

/* A game may take so long to be solved, however long a move may take. */
enum { VALUES_MS_MOST = 3000 };

static void json_words(struct jsonw *j, const char *key, const struct judgement *t, bool best)
{
    char text[32];
    struct writer w = writer_to(text, sizeof text);
    judgement_write(t, best, &w);
    jsonw_key(j, key);
    jsonw_slice(j, (struct slice){text, w.n});
}

static void judge_body(struct page *p, const void *data, struct jsonw *j)
{
    const struct judged *v = data;
    const struct judgement *t = &v->turn;
    json_position(j, "before", v->before, p);
    json_count(j, "side", v->before->game->duel->mover(v->before));
    json_move(j, "played", v->before, t->played);
    json_move(j, "best", v->before, t->best);
    json_count(j, "score", t->score);
    json_count(j, "bestScore", t->best_score);
    json_words(j, "scoreWords", t, false);
    json_words(j, "bestWords", t, true);
    json_count(j, "loss", t->loss);
    jsonw_key(j, "expected");
    jsonw_real(j, t->expected, 3);
    json_pair(j, "label", label_name(t->label));
    jsonw_key(j, "exact");
    jsonw_bool(j, t->exact);
    json_count(j, "depth", t->depth);
    jsonw_key(j, "worst");
    jsonw_open(j, '[');
    for (size_t i = 0; i < v->sum.n_worst; i++)
        jsonw_number(j, (int64_t)v->sum.worst[i]);
    jsonw_close(j, ']');
}

/* The worst of the record under review, as far as it is judged; nothing if this is another game. */
static void sum_judged(struct page *p, uint32_t at, struct judged *v)
{
    if (p->judgements != p->session.steps.n)
        return;
    p->judgement[at] = v->turn;
    v->sum = (struct review){.turn = p->judgement, .n = p->judgements};
    review_sum(p->result, &v->sum);
    v->turn = p->judgement[at];
}

static void do_judge(struct page *p, struct request *q, struct reply *r)
{
    struct session *s = &p->session;
    struct judged *v = arena_take(&p->arena, 1, sizeof *v);
    struct board *before = arena_take(&p->arena, 1, s->now->game->rules.size(&s->now->variant));
    struct player player;
    struct review review;
    uint32_t ms, at;
    if (!request_number(q, BUDGET_MS_MAX, &ms) || !request_number(q, UINT32_MAX, &at) ||
        at >= s->steps.n || s->steps.step[at].jump || !board_is_duel(s->now)) {
        reply_fail(r, "judge: expected milliseconds and a number of moves that there were");
        return;
    }
    struct err e = v && before ? player_open(&player, (struct strength){SKILL_MAX, 0}, 1, &p->arena)
                               : err_memory();
    if (err_is(e)) {
        reply_err(r, e);
        return;
    }
    steps_board(&s->steps, at, before);
    struct record one = {.start = before, .moves = &s->steps.step[at].move, .n = 1};
    page_budget(p, BUDGET_MS_MAX);
    int64_t all = (int64_t)ms * (int64_t)s->steps.n;
    player.values = s->values;
    e = review_game(&one, &player, (int64_t)ms * 1000,
                    1000 * (all < VALUES_MS_MOST ? all : VALUES_MS_MOST), &p->work, &review);
    if (err_is(e)) {
        reply_err(r, e);
        return;
    }
    *v = (struct judged){.before = before, .turn = review.turn[0]};
    sum_judged(p, at, v);
    review_explain(before, &v->turn, &p->arena, &r->say);
    r->body = judge_body;
    r->data = v;
}

const struct verb verbs_review[] = {
    {"record", true, do_record},
    {"review", false, do_review},
    {"judge", true, do_judge},
    {NULL, false, NULL},
};
