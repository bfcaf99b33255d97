/* verbs_duel.c - seats and levels, the CPU's turn, looking before a move, orders, exact values. */
#include <string.h>

#include "core/position.h"
#include "duel/words.h"
#include "front/page/page.h"

/* ---- who plays ---- */

static void do_seat(struct page *p, struct request *q, struct reply *r)
{
    uint32_t side;
    char word[16] = {0};
    struct session *s = &p->session;
    r->state = true;
    if (!s->now->game->duel || !request_number(q, 1, &side)) {
        reply_fail(r, "seat: expected a side of a duel, 0 or 1");
        return;
    }
    struct slice name = request_word(q);
    struct seat seat = {0};
    if (name.len < sizeof word)
        memcpy(word, name.text, name.len);
    seat.cpu = strcmp(word, "human") != 0;
    const char *why = seat.cpu ? strength_read(s->now->game, word, &seat.strength) : NULL;
    if (!why)
        why = session_seat(s, (int)side, seat, &p->work);
    if (why)
        reply_fail(r, why);
}

/* duel off, or a rule of the duel: the same puzzle, empty, with or without a duel on it. */
static void do_duel(struct page *p, struct request *q, struct reply *r)
{
    struct session *s = &p->session;
    const struct game *g = s->now->game;
    struct slice mode = request_word(q);
    const char *why = session_duel_refusal(s);
    r->state = true;
    if (why) {
        reply_fail(r, why);
        return;
    }
    const char *const *rule = g->options[g->duel->begin_row].words;
    int i = 0;
    while (rule[i] && !slice_is(mode, rule[i]))
        i++;
    bool off = slice_is(mode, "off");
    if (!off && !rule[i]) {
        reply_fail(r, "duel: expected off, or a rule of the duel");
        return;
    }
    struct err e = session_duel(s, !off, off ? 0 : i, &p->work);
    if (err_is(e))
        reply_err(r, e);
}

/* ---- the CPU ---- */

static void say_move(const struct board *before, game_move m, struct reply *r)
{
    const struct duel *d = before->game->duel;
    writer_text(&r->say, "CPU plays ");
    before->game->rules.write_move(before, m, &r->say);
    size_t n = r->say.n;
    writer_text(&r->say, ": ");
    size_t begun = r->say.n;
    if (d->remark)
        d->remark(before, m, &r->say);
    if (r->say.n == begun)
        r->say.n = n;
}

/* think MS SEED: the move of the side whose turn it is, and it is played. */
static void do_think(struct page *p, struct request *q, struct reply *r)
{
    struct session *s = &p->session;
    uint32_t ms, seed;
    struct advice advice;
    r->state = true;
    if (!request_number(q, BUDGET_MS_MAX, &ms) || !request_number(q, UINT32_MAX, &seed)) {
        reply_fail(r, "think: expected milliseconds and a seed");
        return;
    }
    if (session_status(s, &p->work) != STATUS_OPEN || !session_cpu_to_move(s)) {
        reply_fail(r, "it is not the CPU's turn");
        return;
    }
    page_budget(p, ms);
    struct work w = p->work;
    if (s->seat[session_to_move(s)].strength.skill == SKILL_MAX) {
        w.stop = deadline_passed; /* a search asks seldom, and shares out its time */
        w.ctx = &p->deadline;
    }
    struct err e = session_think(s, seed, &advice, &w);
    page_budget(p, BUDGET_MS);
    p->work.steps = p->steps;
    if (err_is(e) && (e.code != ERR_BUDGET || !advice.move)) {
        reply_err(r, e);
        return;
    }
    say_move(s->now, advice.move, r);
    const char *why = session_play(s, advice.move);
    if (why)
        reply_fail(r, why);
    else
        page_pass(p, r);
}

/* ---- looking before a move ---- */

struct looked {
    struct spot *flips;
    size_t n;
};

static void look_body(struct page *p, const void *data, struct jsonw *j)
{
    const struct looked *l = data;
    (void)p;
    json_spots(j, "flips", l->flips, l->n);
}

/* look X Y BUTTON: what a press there would do, in words, and what it would turn over. */
static void do_look(struct page *p, struct request *q, struct reply *r)
{
    struct session *s = &p->session;
    const struct duel *d = s->now->game->duel;
    struct looked *l = arena_take(&p->arena, 1, sizeof *l);
    struct spot at;
    uint32_t button;
    if (!l || !request_spot(p, q, &at) || !request_number(q, BUTTON_OTHER, &button)) {
        reply_fail(r, "look: expected a place of the board and a button");
        return;
    }
    spot_write(&r->say, board_height(s->now), at);
    r->body = look_body;
    r->data = l;
    if (!d || session_status(s, &p->work) != STATUS_OPEN || session_to_move(s) < 0)
        return;
    struct press press = {.at = at, .held = s->held, .button = (int)button};
    struct pressed pressed = {.hold = {-1, -1}};
    s->now->game->rules.press(s->now, &press, &pressed);
    const char *why =
        pressed.times ? s->now->game->rules.refusal(s->now, pressed.move) : pressed.why;
    writer_text(&r->say, ": ");
    size_t begun = r->say.n;
    if (why) {
        r->failed = true;
        writer_text(&r->say, why);
    } else if (pressed.times && d->remark) {
        d->remark(s->now, pressed.move, &r->say);
    }
    if (!why && pressed.times && d->flips) {
        l->n = d->flips(s->now, pressed.move, NULL, 0);
        l->flips = arena_take(&p->arena, l->n + 1, sizeof *l->flips);
        l->n = l->flips ? d->flips(s->now, pressed.move, l->flips, l->n) : 0;
        writer_text(&r->say, l->n ? " \xE2\x86\x92 flips" : ""); /* an arrow */
    }
    if (r->say.n == begun)
        r->say.n -= 2; /* nothing to say but where */
}

/* ---- orders ---- */

/* relate A B [C D ...]: A stands above B, C above D; all of it is one step. */
static void do_relate(struct page *p, struct request *q, struct reply *r)
{
    enum { RELATIONS_MAX = 16 };
    struct relation relation[RELATIONS_MAX];
    uint32_t upper, lower;
    size_t n = 0;
    const char *why = NULL;
    r->state = true;
    do {
        if (n < RELATIONS_MAX && request_number(q, 99, &upper) && request_number(q, 99, &lower))
            relation[n++] = (struct relation){(int)upper, (int)lower};
        else
            why = "relate: expected pairs of numbers of the board";
    } while (!why && reader_peek(&q->words) != READER_END);
    if (!why)
        why = session_relate(&p->session, relation, n);
    if (why)
        reply_fail(r, why);
}

static void do_forget(struct page *p, struct request *q, struct reply *r)
{
    const struct ordering *o = p->session.now->game->ordering;
    uint32_t upper, lower;
    r->state = true;
    if (!o || !request_number(q, 99, &upper) || !request_number(q, 99, &lower)) {
        reply_fail(r, "forget: expected two numbers of the board");
        return;
    }
    const char *why = session_play(&p->session, o->relate((int)upper, (int)lower, false));
    if (why)
        reply_fail(r, why);
}

static void do_trace(struct page *p, struct request *q, struct reply *r)
{
    const struct board *b = p->session.now;
    (void)q;
    r->state = true;
    if (!b->game->ordering) {
        reply_fail(r, "there is no order to follow in this game");
        return;
    }
    game_move m = b->game->ordering->next(b, &r->say);
    const char *why = m ? session_play(&p->session, m) : NULL;
    if (why)
        reply_fail(r, why);
    r->failed = r->failed || !m;
}

/* ---- worth ---- */

struct valued {
    game_move *move;
    struct worth *each;
    size_t n;
};

static void json_worth(struct jsonw *j, struct worth w)
{
    static const char *const letters[] = {"?", "W", "L", "D"};
    json_pair(j, "value", letters[w.value]);
    json_count(j, "plies", w.plies);
}

static void value_body(struct page *p, const void *data, struct jsonw *j)
{
    const struct valued *v = data;
    const struct board *b = p->session.now;
    json_worth(j, worth_best(v->each, v->n));
    jsonw_key(j, "moves");
    jsonw_open(j, '[');
    for (size_t i = 0; i < v->n; i++) {
        jsonw_open(j, '{');
        json_move(j, "move", b, v->move[i]);
        json_worth(j, v->each[i]);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

/* value MS: the exact worth of the position and of each move, as far as the time goes. */
static void do_value(struct page *p, struct request *q, struct reply *r)
{
    const struct board *b = p->session.now;
    struct valued *v = arena_take(&p->arena, 1, sizeof *v);
    uint32_t ms;
    if (!request_number(q, BUDGET_MS_MAX, &ms) || !b->game->census || !board_is_duel(b) ||
        b->game->rules.status(b) != STATUS_OPEN) {
        reply_fail(r, "value: expected milliseconds, on an open board whose values can be found");
        return;
    }
    size_t n = b->game->rules.moves(b, NULL, 0);
    if (v) {
        v->n = n;
        v->move = arena_take(&p->arena, n + 1, sizeof *v->move);
        v->each = arena_take(&p->arena, n + 1, sizeof *v->each);
    }
    if (!v || !v->move || !v->each) {
        reply_err(r, err_memory());
        return;
    }
    b->game->rules.moves(b, v->move, n);
    page_budget(p, ms);
    struct err e = b->game->census->value(b, v->each, n, &p->work);
    if (err_is(e)) {
        reply_err(r, e);
        return;
    }
    r->body = value_body;
    r->data = v;
}

static void best_body(struct page *p, const void *data, struct jsonw *j)
{
    const struct advice *v = data;
    json_move(j, "move", p->session.now, v->move);
    json_count(j, "score", v->score);
    json_count(j, "depth", v->depth);
    jsonw_key(j, "exact");
    jsonw_bool(j, v->exact);
}

/* best MS: what the strongest engine would play here, and how good it finds it. */
static void do_best(struct page *p, struct request *q, struct reply *r)
{
    const struct board *b = p->session.now;
    struct advice *v = arena_take(&p->arena, 1, sizeof *v);
    struct player player;
    uint32_t ms;
    if (!v || !request_number(q, BUDGET_MS_MAX, &ms) || session_to_move(&p->session) < 0) {
        reply_fail(r, "best: expected milliseconds, in an open duel");
        return;
    }
    struct err e = player_open(&player, (struct strength){SKILL_MAX, 0}, 1, &p->arena);
    page_budget(p, ms);
    struct work w = p->work;
    w.stop = deadline_passed; /* exact values need to know how much time there is */
    w.ctx = &p->deadline;
    player.values = p->session.values;
    if (!err_is(e))
        e = player_move(&player, b, NULL, 0, v, &w);
    if (err_is(e) && (e.code != ERR_BUDGET || !v->move)) {
        reply_err(r, e);
        return;
    }
    r->body = best_body;
    r->data = v;
    score_write(v->score, &r->say);
}

const struct verb verbs_duel[] = {
    {"seat", true, do_seat},   {"duel", true, do_duel},     {"think", true, do_think},
    {"look", true, do_look},   {"relate", true, do_relate}, {"forget", true, do_forget},
    {"trace", true, do_trace}, {"value", true, do_value},   {"best", true, do_best},
    {NULL, false, NULL},
};
