/* actions_duel.c - who plays, the CPU's turn, looking before a move, exact values. */
#include "session/action.h"

#include <string.h>

#include "duel/clock.h"
#include "duel/score_text.h"
#include "session/sentences.h"

static const char *duel_refusal(const struct session *s)
{
    return board_is_duel(s->now) ? NULL : "this is no duel";
}

/* ---- who plays ---- */

static int side_named(const struct game *g, const struct given *v)
{
    static const char *const ordinal[] = {"first", "second"};
    for (int side = 0; side < 2; side++)
        if (given_is(v, ordinal[side]) || given_is(v, g->duel->sides[side]) ||
            given_is(v, g->duel->names[side]))
            return side;
    return -1;
}

static void do_seat(struct call *c)
{
    struct session *s = c->s;
    const struct game *g = s->now->game;
    struct seat seat = {0};
    int side = side_named(g, &c->value[0]);
    if (side < 0) {
        call_expected(c);
        return;
    }
    const char *why = seat_read(g, c->value[1].word, &seat);
    seat.strength.tablebase = s->tables;
    if (!call_done(c, why ? why : session_seat(s, side, seat, c->work)))
        return;
    writer_text(&c->out->say, g->duel->names[side]);
    writer_text(&c->out->say, ": ");
    sentence_seat(s, side, &c->out->say);
}

static const char *seat_refusal(const struct session *s)
{
    return s->now->game->duel ? NULL : "this game has no sides";
}

/* ---- how strong the player is ---- */

static const char *results_refusal(const struct session *s)
{
    return session_results_at(s) < 0 ? "this game has no levels that could follow you" : NULL;
}

/* With results: those that a face has kept, unless newer ones are known. */
static void do_results(struct call *c)
{
    struct session *s = c->s;
    int at = session_results_at(s);
    struct slice kept = c->value[0].is_given ? c->value[0].word : slice_of("0");
    struct reader in = reader_of(kept.text, kept.len);
    struct own_results all[RESULTS_GAMES] = {{0}};
    struct err e = own_results_read(&all[at], &in);
    if (err_is(e) || reader_peek(&in) != READER_END) {
        call_expected(c);
        return;
    }
    if (all[at].games > s->results[at].games && !s->steps.n) {
        session_keep_results(s, all);
        session_choose_own(s);
    }
    const struct own_results *r = &s->results[at];
    writer_number(&c->out->say, r->games);
    writer_text(&c->out->say, r->games == 1 ? " game" : " games");
    writer_text(&c->out->say, " against levels with names; about your strength: ");
    writer_text(&c->out->say, named_level_name(own_level(r)));
}

/* ---- the CPU ---- */

static const char *think_refusal(const struct session *s)
{
    bool turn = session_status(s) == STATUS_OPEN && session_cpu_to_move(s);
    return turn ? NULL : "it is not the CPU's turn";
}

static const char *turn_refusal(const struct session *s)
{
    bool stuck = session_status(s) == STATUS_OPEN && session_must_pass(s);
    return stuck ? NULL : "nobody has to pass";
}

/* The pass is taken as after every turn. */
static void do_turn(struct call *c)
{
    (void)c;
}

static void say_move(struct call *c, const struct board *b, game_move m)
{
    struct writer *say = &c->out->say;
    writer_text(say, "CPU plays ");
    b->game->rules.write_move(b, m, say);
    size_t n = say->n;
    writer_text(say, ": ");
    size_t begun = say->n;
    if (b->game->duel->remark)
        b->game->duel->remark(b, m, say);
    if (say->n == begun)
        say->n = n;
}

/* With the time that is given, where the work has none of its own. */
static struct work timed(struct call *c, const struct given *ms)
{
    struct work w = *c->work;
    if (ms->is_given)
        clock_limit(&w, (int64_t)ms->number * 1000);
    return w;
}

static void do_think(struct call *c)
{
    struct session *s = c->s;
    struct advice advice = s->learned.advice;
    struct work w = timed(c, &c->value[0]);
    uint64_t seed = c->value[1].is_given ? c->value[1].number : s->order.seed + s->steps.at;
    if (!s->learned.has_advice) {
        struct err e = session_think(s, seed, &advice, &w);
        if (e.code == ERR_BUDGET && advice.move)
            e = err_none();
        if (!call_try(c, e))
            return;
    }
    say_move(c, s->now, advice.move);
    const char *why = session_play(s, advice.move);
    if (why) {
        c->out->say.n = 0;
        call_fail(c, why);
    }
}

/* ---- looking before a move ---- */

static struct spot *list_flips(struct call *c, game_move m, size_t *n)
{
    const struct board *b = c->s->now;
    const struct duel *d = b->game->duel;
    *n = d->flips ? d->flips(b, m, NULL, 0) : 0;
    struct spot *spot = arena_take(c->work->arena, *n + 1, sizeof *spot);
    *n = spot && *n ? d->flips(b, m, spot, *n) : 0;
    return spot;
}

/* What a press there would do, in words, and what it would turn over. */
static void do_look(struct call *c)
{
    struct session *s = c->s;
    const struct duel *d = s->now->game->duel;
    struct writer *say = &c->out->say;
    struct press press = {.at = c->value[0].at, .held = s->held,
                          .button = given_is(&c->value[1], "1") ? BUTTON_OTHER : BUTTON_MAIN};
    struct pressed pressed = {.hold = {-1, -1}};
    struct spot *flips = NULL;
    size_t n = 0;
    spot_write(say, board_height(s->now), press.at);
    if (session_status(s) == STATUS_OPEN) {
        s->now->game->rules.press(s->now, &press, &pressed);
        const char *why =
            pressed.times ? s->now->game->rules.refusal(s->now, pressed.move) : pressed.why;
        size_t before = say->n;
        writer_text(say, ": ");
        size_t begun = say->n;
        if (why)
            writer_text(say, why);
        else if (pressed.times && d->remark)
            d->remark(s->now, pressed.move, say);
        c->out->failed = why != NULL;
        if (!why && pressed.times)
            flips = list_flips(c, pressed.move, &n);
        writer_text(say, n ? ", flips" : "");
        if (say->n == begun)
            say->n = before; /* nothing to say but where */
    }
    call_spots(c, "flips", flips, n);
}

/* ---- worth ---- */

static const char *value_refusal(const struct session *s)
{
    if (!s->now->game->census || !board_is_duel(s->now))
        return "exact values are found only in board games";
    return session_to_move(s) < 0 ? "the game is over" : NULL;
}

static void write_worth(struct jsonw *j, struct worth w)
{
    static const char *const letters[] = {"?", "W", "L", "D"};
    json_pair(j, "value", letters[w.value]);
    json_count(j, "plies", w.plies);
}

static void say_worth(struct call *c, struct worth w)
{
    static const char *const words[] = {"not known", "won", "lost", "a draw"};
    writer_text(&c->out->say, words[w.value]);
    if (w.plies < 0 || w.value == VALUE_DRAWN)
        return;
    writer_text(&c->out->say, " in ");
    writer_number(&c->out->say, w.plies);
}

/* The exact worth of the position and of each move, as far as the time goes. */
static void do_value(struct call *c)
{
    const struct board *b = c->s->now;
    size_t n = b->game->rules.moves(b, NULL, 0);
    game_move *move = arena_take(c->work->arena, n + 1, sizeof *move);
    struct worth *each = arena_take(c->work->arena, n + 1, sizeof *each);
    struct jsonw *j = &c->out->data;
    struct work w = timed(c, &c->value[0]);
    if (!move || !each) {
        call_fail(c, err_memory().why);
        return;
    }
    b->game->rules.moves(b, move, n);
    struct err e = err_none();
    const struct tablebase *tables = c->s->tables;
    if (!tables || !tables->look(tables->ctx, b, each, n, &w, &e))
        e = b->game->census->value(b, each, n, &w);
    if (!call_try(c, e))
        return;
    write_worth(j, worth_best(each, n));
    say_worth(c, worth_best(each, n));
    json_open(j, "moves", '[');
    for (size_t i = 0; i < n; i++) {
        jsonw_open(j, '{');
        call_move(c, "move", b, move[i]);
        write_worth(j, each[i]);
        jsonw_close(j, '}');
        call_line(c);
        b->game->rules.write_move(b, move[i], &c->out->say);
        writer_char(&c->out->say, ' ');
        say_worth(c, each[i]);
    }
    jsonw_close(j, ']');
}

static const char *best_refusal(const struct session *s)
{
    return session_to_move(s) < 0 ? "this is no open duel" : NULL;
}

/* What the strongest engine would play here, and how good it finds it. */
static void do_best(struct call *c)
{
    const struct board *b = c->s->now;
    struct advice advice;
    struct player player;
    struct given preset = {.is_given = true, .number = 1000};
    struct work w = timed(c, c->value[0].is_given ? &c->value[0] : &preset);
    struct err e = player_open(&player, (struct strength){SKILL_MAX, 0}, 1, c->work->arena);
    player.values = c->s->values;
    if (!err_is(e))
        e = player_move(&player, b, NULL, 0, &advice, &w);
    if (e.code == ERR_BUDGET && advice.move)
        e = err_none();
    if (!call_try(c, e))
        return;
    call_move(c, "move", b, advice.move);
    json_count(&c->out->data, "score", advice.score);
    json_count(&c->out->data, "depth", advice.depth);
    jsonw_key(&c->out->data, "exact");
    jsonw_bool(&c->out->data, advice.exact);
    b->game->rules.write_move(b, advice.move, &c->out->say);
    writer_text(&c->out->say, ", ");
    score_text_write(advice.score, &c->out->say);
}

static const struct argument arg_seat[] = {
    {.name = "side", .kind = ARGUMENT_WORD}, {.name = "player", .kind = ARGUMENT_WORD}, {0}};
static const struct argument arg_results[] = {
    {.name = "kept", .kind = ARGUMENT_REST, .is_optional = true}, {0}};
static const struct argument arg_think[] = {
    {.name = "milliseconds", .kind = ARGUMENT_NUMBER, .is_optional = true},
    {.name = "seed", .kind = ARGUMENT_NUMBER, .is_optional = true},
    {0}};
static const struct argument arg_time[] = {
    {.name = "milliseconds", .kind = ARGUMENT_NUMBER, .is_optional = true}, {0}};
static const struct argument arg_look[] = {
    {.name = "at", .kind = ARGUMENT_PLACE},
    {.name = "button", .kind = ARGUMENT_WORD, .choices = "0|1", .is_optional = true},
    {0}};

const struct action actions_duel[] = {
    {.name = "seat", .help = "seat first max, seat second human: who plays a side; auto: about as strong as you",
     .expects = "a side of the duel, and human, auto or a level", .arguments = arg_seat,
     .refusal = seat_refusal, .run = do_seat, .flags = ACTION_TURN},
    {.name = "results", .help = "how many games were counted for auto, and which level fits you",
     .expects = "results as a saved game has them, or nothing", .arguments = arg_results,
     .refusal = results_refusal, .run = do_results},
    {.name = "think", .help = "the CPU's move", .expects = "milliseconds and a seed",
     .arguments = arg_think, .refusal = think_refusal, .run = do_think,
     .flags = ACTION_HANDS | ACTION_TURN, .needs = QUESTION_MOVE},
    {.name = "turn", .help = "a side that has no move passes", .refusal = turn_refusal,
     .run = do_turn, .flags = ACTION_HANDS | ACTION_TURN},
    {.name = "look", .help = "look b4: what a press there would do",
     .expects = "a place of the board and a button", .arguments = arg_look,
     .refusal = duel_refusal, .run = do_look, .flags = ACTION_LOOKS, .answers = "flips: number[]"},
    {.name = "value", .help = "the exact worth of the position and of every move",
     .expects = "milliseconds, or nothing", .arguments = arg_time, .refusal = value_refusal,
     .run = do_value, .flags = ACTION_LOOKS,
     .answers = "value: string; plies: number; moves: { move: string; value: string; plies: "
                "number }[]"},
    {.name = "best", .help = "what the strongest engine would play",
     .expects = "milliseconds, or nothing", .arguments = arg_time, .refusal = best_refusal,
     .run = do_best, .flags = ACTION_LOOKS,
     .answers = "move: string; score: number; depth: number; exact: boolean"},
    {0},
};
