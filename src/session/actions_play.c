/* actions_play.c - playing: moves, presses, drags, taking back, trying, notes. */
#include "session/action.h"

#include "session/sentences.h"

static void do_move(struct call *c)
{
    enum { MOVES_MAX = 64 };
    struct session *s = c->s;
    struct reader in = reader_of(c->value[0].word.text, c->value[0].word.len);
    game_move m[MOVES_MAX];
    size_t n = 0;
    do {
        struct err e = n < MOVES_MAX ? s->now->game->rules.read_move(s->now, &in, &m[n])
                                     : err_text(0, "these are too many moves at once");
        if (!call_try(c, e))
            return;
        n++;
    } while (reader_skip(&in, ' '));
    call_done(c, reader_peek(&in) == READER_END ? session_play_all(s, m, n)
                                                : "expected nothing after the move");
}

static const char *cpu_refusal(const struct session *s)
{
    return session_status(s) == STATUS_OPEN && session_cpu_to_move(s) ? "it is the CPU's turn"
                                                                       : NULL;
}

static void do_press(struct call *c)
{
    struct session *s = c->s;
    struct spot at = c->value[0].at;
    if (s->now->game->target == TARGET_CELLS && !spot_is_cell(at) && s->held.x < 0)
        call_fail(c, "press inside a cell");
    else
        call_done(c, session_press(s, at, given_is(&c->value[1], "1") ? BUTTON_OTHER
                                                                     : BUTTON_MAIN));
}

static void do_type(struct call *c)
{
    const struct slice word = c->value[1].word;
    bool clear = given_is(&c->value[1], "clear");
    if (word.len != 1 && !clear)
        call_expected(c);
    else
        call_done(c, session_type(c->s, c->value[0].at, clear ? TYPED_CLEAR : word.text[0]));
}

static const char *drop_refusal(const struct session *s)
{
    return s->held.x < 0 ? "nothing is picked up" : NULL;
}

static void do_drop(struct call *c)
{
    c->s->held = spot_nowhere();
    session_touch(c->s);
}

/* Where cells are hexes, or are shaded, a drag goes over cells. */
static bool are_cells(const struct given *v)
{
    for (size_t i = 0; i < v->n; i++)
        if (v->places[i].x >= 0 && !spot_is_cell(v->places[i]))
            return false;
    return true;
}

static void drag(struct call *c, bool shades)
{
    const struct given *v = &c->value[1];
    bool on = given_is(&c->value[0], "on"), other = given_is(&c->value[0], "1");
    int button = other ? BUTTON_OTHER : BUTTON_MAIN;
    bool cells = shades || c->s->now->game->lattice == LATTICE_HEX;
    if (cells && !are_cells(v))
        call_expected(c);
    else
        call_done(c, shades ? session_drag_shade(c->s, v->places, v->n, button, on)
                            : session_drag(c->s, v->places, v->n, button, on));
}

static void do_drag(struct call *c)
{
    drag(c, false);
}

static void do_dragshade(struct call *c)
{
    drag(c, true);
}

/* ---- back and forth ---- */

static const char *undo_refusal(const struct session *s)
{
    return session_can_undo(s) ? NULL : "there is nothing to undo";
}

static void do_undo(struct call *c)
{
    (void)session_undo(c->s);
}

static const char *redo_refusal(const struct session *s)
{
    return session_can_redo(s) ? NULL : "there is nothing to do again";
}

static void do_redo(struct call *c)
{
    (void)session_redo(c->s);
}

static const char *restart_refusal(const struct session *s)
{
    return s->steps.at ? NULL : "this is the start";
}

static void do_restart(struct call *c)
{
    session_restart(c->s);
    call_say(c, "back to the start; undo brings it back");
}

/* Between the moves of one press there is no board to stop at: all of it is done. */
static void do_goto(struct call *c)
{
    const struct steps *steps = &c->s->steps;
    size_t at = c->value[0].number;
    while (at > 0 && at < steps->n && steps->step[at - 1].more)
        at++;
    if (at > steps->n)
        call_expected(c);
    else
        session_go_to(c->s, at);
}

/* ---- trying ---- */

static const char *puzzle_refusal(const struct session *s)
{
    if (!s->now->game->puzzle)
        return "this is for puzzles";
    return board_is_duel(s->now) ? "in a duel nothing is tried: a move counts" : NULL;
}

static void do_checkpoint(struct call *c)
{
    struct slice name = c->value[0].word;
    char number[24];
    struct writer w = writer_to(number, sizeof number);
    writer_number(&w, (int64_t)c->s->checkpoints + 1);
    if (!c->value[0].is_given)
        name = (struct slice){number, w.n};
    if (call_done(c, session_checkpoint(c->s, name.text, name.len)))
        call_say(c, "from here on it is a trial: keep or discard");
}

static const char *trial_refusal(const struct session *s)
{
    return s->checkpoints ? NULL : "there is no checkpoint";
}

static void do_keep(struct call *c)
{
    (void)session_keep(c->s);
    call_say(c, "the trial is kept");
}

static void do_discard(struct call *c)
{
    (void)session_discard(c->s);
    call_say(c, "back at the checkpoint");
}

/* ---- notes, blocked cells, orders ---- */

static const char *shade_refusal(const struct session *s)
{
    const struct assists *a = s->now->game->assists;
    return a && a->shades ? NULL : "there is no inside in this game";
}

static void do_shade(struct call *c)
{
    struct spot at = c->value[0].at;
    int side = given_is(&c->value[1], "inside") ? 1 : -1;
    if (call_done(c, session_shade(c->s, at.y / 2, at.x / 2, side)))
        call_say(c, "shading changed");
}

static void do_block(struct call *c)
{
    struct spot at = c->value[0].at;
    if (call_done(c, session_block(c->s, at.y / 2, at.x / 2)))
        call_say(c, "blocked cells changed");
}

static const char *order_refusal(const struct session *s)
{
    return s->now->game->ordering ? NULL : "there is no order in this game";
}

/* Pairs of numbers, each on two sides of a blank. */
static bool read_relations(struct slice words, struct relation *out, size_t cap, size_t *n)
{
    struct reader in = reader_of(words.text, words.len);
    uint32_t upper, lower;
    *n = 0;
    do {
        if (*n == cap || !reader_number(&in, 99, &upper) || !reader_skip(&in, ' ') ||
            !reader_number(&in, 99, &lower))
            return false;
        out[(*n)++] = (struct relation){(int)upper, (int)lower};
    } while (reader_skip(&in, ' '));
    return reader_peek(&in) == READER_END;
}

static void do_relate(struct call *c)
{
    enum { RELATIONS_MAX = 16 };
    struct relation relation[RELATIONS_MAX];
    size_t n;
    if (!read_relations(c->value[0].word, relation, RELATIONS_MAX, &n)) {
        call_expected(c);
        return;
    }
    if (!call_done(c, session_note_order(c->s, relation, n)))
        return;
    writer_number(&c->out->say, relation[0].upper);
    writer_text(&c->out->say, " stands above ");
    writer_number(&c->out->say, relation[0].lower);
}

static void do_forget(struct call *c)
{
    struct relation one;
    size_t n;
    if (!read_relations(c->value[0].word, &one, 1, &n)) {
        call_expected(c);
        return;
    }
    game_move m = c->s->now->game->ordering->relate(one.upper, one.lower, false);
    if (call_done(c, session_play(c->s, m)))
        call_say(c, "taken back");
}

static void do_trace(struct call *c)
{
    const struct board *b = c->s->now;
    game_move m = b->game->ordering->next(b, &c->out->say);
    const char *why = m ? session_play(c->s, m) : NULL;
    if (why)
        call_fail(c, why);
    c->out->failed = c->out->failed || !m;
}

static const struct argument arg_moves[] = {{.name = "moves", .kind = ARGUMENT_REST}, {0}};
static const struct argument arg_press[] = {
    {.name = "at", .kind = ARGUMENT_PLACE},
    {.name = "button", .kind = ARGUMENT_WORD, .choices = "0|1", .is_optional = true},
    {0}};
static const struct argument arg_type[] = {
    {.name = "at", .kind = ARGUMENT_PLACE},
    {.name = "character", .kind = ARGUMENT_WORD},
    {0}};
static const struct argument arg_drag[] = {
    {.name = "button", .kind = ARGUMENT_WORD, .choices = "on|0|1"},
    {.name = "places", .kind = ARGUMENT_PLACES},
    {0}};
static const struct argument arg_step[] = {{.name = "step", .kind = ARGUMENT_NUMBER}, {0}};
static const struct argument arg_name[] = {
    {.name = "name", .kind = ARGUMENT_REST, .is_optional = true}, {0}};
static const struct argument arg_shade[] = {
    {.name = "at", .kind = ARGUMENT_CELL},
    {.name = "side", .kind = ARGUMENT_WORD, .choices = "inside|outside"},
    {0}};
static const struct argument arg_cell[] = {{.name = "at", .kind = ARGUMENT_CELL}, {0}};
static const struct argument arg_pairs[] = {{.name = "pairs", .kind = ARGUMENT_REST}, {0}};

const struct action actions_play[] = {
    {.name = "move", .help = "move b4: the same as the move alone; several are one step",
     .expects = "one or more moves", .arguments = arg_moves, .run = do_move, .flags = ACTION_TURN},
    {.name = "press", .help = "press b4: what a click there does; press b4 1: the other button",
     .expects = "a place of the board, and 0 or 1 for the button", .arguments = arg_press,
     .refusal = cpu_refusal, .run = do_press, .flags = ACTION_HANDS | ACTION_TURN},
    {.name = "type", .help = "type b4 /: a character on a cell; type b4 clear: take away what is there",
     .expects = "a place of the board, and a character or clear", .arguments = arg_type,
     .refusal = cpu_refusal, .run = do_type, .flags = ACTION_HANDS | ACTION_TURN},
    {.name = "drop", .help = "put the piece in hand down again", .refusal = drop_refusal,
     .run = do_drop, .flags = ACTION_HANDS},
    {.name = "drag", .help = "a drag over places; on: from where the last one ended",
     .expects = "a button, or on, and places of the board", .arguments = arg_drag,
     .run = do_drag, .flags = ACTION_HANDS},
    {.name = "dragshade", .help = "a drag over cells that notes their side",
     .expects = "a button, or on, and cells of the board", .arguments = arg_drag,
     .refusal = shade_refusal, .run = do_dragshade, .flags = ACTION_HANDS},
    {.name = "undo", .help = "take the last step back", .refusal = undo_refusal, .run = do_undo},
    {.name = "redo", .help = "do it again", .refusal = redo_refusal, .run = do_redo},
    {.name = "restart", .help = "back to the start, as a step that can be undone",
     .refusal = restart_refusal, .run = do_restart, .flags = ACTION_TURN},
    {.name = "goto", .help = "goto 12: to the board after so many steps",
     .expects = "a number of steps that there were", .arguments = arg_step, .run = do_goto},
    {.name = "checkpoint", .help = "checkpoint NAME: try something from here",
     .expects = "a short name", .arguments = arg_name, .refusal = puzzle_refusal,
     .run = do_checkpoint},
    {.name = "keep", .help = "the trial stays", .refusal = trial_refusal, .run = do_keep},
    {.name = "discard", .help = "back to the checkpoint", .refusal = trial_refusal,
     .run = do_discard},
    {.name = "shade",
     .help = "shade b4 inside, shade b4 outside: a note of your own; again takes it back",
     .expects = "a cell of the board, and inside or outside", .arguments = arg_shade,
     .refusal = shade_refusal, .run = do_shade},
    {.name = "block", .help = "block b4: block a cell or open it, before the first move",
     .expects = "a cell of the board, such as b4", .arguments = arg_cell,
     .refusal = session_block_refusal, .run = do_block, .flags = ACTION_TURN},
    {.name = "relate", .help = "relate 3 1: 3 stands above 1 in the order",
     .expects = "pairs of numbers of the board", .arguments = arg_pairs,
     .refusal = order_refusal, .run = do_relate},
    {.name = "forget", .help = "forget 3 1: take that back",
     .expects = "two numbers of the board", .arguments = arg_pairs, .refusal = order_refusal,
     .run = do_forget},
    {.name = "trace", .help = "one step of the walk under the order stated so far",
     .refusal = order_refusal, .run = do_trace},
    {0},
};
