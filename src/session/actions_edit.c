/* actions_edit.c - setting a board up, one place after the other.
 *
 * What can be put where, and why not, is the game's to say (core/edit.h). An edited board is a new
 * puzzle or a new start: the session is loaded with its text.
 */
#include "session/action.h"

#include "core/edit.h"
#include "core/position.h"

static const char *edit_refusal(const struct session *s)
{
    return s->now->game->edit ? NULL : "boards of this game are not set up by hand";
}

static const char *mover_refusal(const struct session *s)
{
    const struct edit *e = s->now->game->edit;
    return e && e->set_mover ? NULL : "nobody is to move in this game";
}

/* The board in hand without progress, to be changed; NULL: no memory. */
static struct board *board_to_edit(struct call *c)
{
    const struct board *b = c->s->now;
    struct board *copy = arena_take(c->work->arena, 1, b->game->rules.size(&b->variant));
    if (copy) {
        board_copy(copy, b);
        b->game->edit->begin(copy);
    }
    return copy;
}

static void write_palette(const struct ink *ink, struct jsonw *j)
{
    json_open(j, "palette", '[');
    for (; ink->token; ink++) {
        jsonw_open(j, '{');
        json_pair(j, "token", ink->token);
        json_pair(j, "name", ink->name);
        json_pair(j, "role", role_name(ink->role));
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

/* The board becomes the one in hand; the answer tells what may be put on it. */
static void take(struct call *c, const struct board *b)
{
    struct slice line = b ? position_text(b, c->work->arena) : (struct slice){0};
    if (!line.len || !call_try(c, session_load(c->s, line.text, line.len))) {
        if (!line.len)
            call_fail(c, err_memory().why);
        return;
    }
    const struct board *now = c->s->now;
    const struct edit *e = now->game->edit;
    struct jsonw *j = &c->out->data;
    if (!e)
        return;
    write_palette(e->palette, j);
    json_bool(j, "corners", e->takes(now, spot_corner(0, 0)));
    json_count(j, "side", e->set_mover ? now->game->duel->mover(now) : -1);
}

/* edit, and a text: its board without progress; alone: that of the board in hand. */
static void do_edit(struct call *c)
{
    struct slice text = c->value[0].word;
    if (!c->value[0].is_given && !c->s->now)
        call_expected(c);
    else if (!c->value[0].is_given || call_try(c, session_load(c->s, text.text, text.len))) {
        if (call_done(c, edit_refusal(c->s)))
            take(c, board_to_edit(c));
    }
}

/* blank GAME SIZE: a puzzle without clues, or the start of a duel. */
static void do_blank(struct call *c)
{
    const struct game *g = game_named(c->s->games, c->value[0].word);
    struct reader in = reader_of(c->value[1].word.text, c->value[1].word.len);
    struct board *b = NULL;
    if (!g) {
        call_fail(c, "blank: there is no such game");
        return;
    }
    struct variant v = game_preset(g);
    struct err e = c->value[1].is_given ? variant_read_size(g, &in, &v) : err_none();
    if (!err_is(e))
        e = session_size_refusal(c->s, v.value[OPTION_WIDTH], v.value[OPTION_HEIGHT]);
    if (!err_is(e))
        e = position_new(g, &v, c->work->arena, &b);
    if (call_try(c, e))
        take(c, b);
}

static void do_clear(struct call *c)
{
    struct board *b = board_to_edit(c);
    if (b)
        b->game->edit->clear(b);
    take(c, b);
}

static void do_put(struct call *c)
{
    struct spot at = c->value[0].at;
    struct board *b = board_to_edit(c);
    if (!c->s->now->game->edit->takes(c->s->now, at))
        call_expected(c);
    else if (!b || call_done(c, edit_put(b, at, c->value[1].word, c->work->arena)))
        take(c, b);
}

static void do_mover(struct call *c)
{
    const struct game *g = c->s->now->game;
    int side = given_is(&c->value[0], "second") || given_is(&c->value[0], g->duel->sides[1]);
    if (!side && !given_is(&c->value[0], "first") && !given_is(&c->value[0], g->duel->sides[0])) {
        call_expected(c);
        return;
    }
    struct board *b = board_to_edit(c);
    if (b)
        g->edit->set_mover(b, side);
    take(c, b);
}

static const struct argument arg_text[] = {
    {.name = "text", .kind = ARGUMENT_TEXT, .is_optional = true}, {0}};
static const struct argument arg_blank[] = {
    {.name = "game", .kind = ARGUMENT_WORD},
    {.name = "size", .kind = ARGUMENT_WORD, .is_optional = true},
    {0}};
static const struct argument arg_put[] = {
    {.name = "at", .kind = ARGUMENT_PLACE}, {.name = "token", .kind = ARGUMENT_WORD}, {0}};
static const struct argument arg_side[] = {{.name = "side", .kind = ARGUMENT_WORD}, {0}};

#define EDIT_TYPE                                                                                 \
    "palette: { token: string; name: string; role: string }[]; corners: boolean; side: number"

const struct action actions_edit[] = {
    {.name = "edit", .help = "set the board up by hand: its progress is taken off",
     .expects = "a position", .arguments = arg_text, .run = do_edit, .flags = ACTION_ANYTIME | ACTION_LEAVES,
     .answers = EDIT_TYPE},
    {.name = "blank", .help = "blank GAME SIZE: a board with nothing on it",
     .expects = "a game and a size", .arguments = arg_blank, .run = do_blank,
     .flags = ACTION_ANYTIME | ACTION_LEAVES, .answers = EDIT_TYPE},
    {.name = "clear", .help = "take everything off the board", .refusal = edit_refusal,
     .run = do_clear, .flags = ACTION_LEAVES, .answers = EDIT_TYPE},
    {.name = "put", .help = "put b4 3: set a clue or a piece, as positions write it",
     .expects = "a place that has a clue or a piece, and what to put there",
     .arguments = arg_put, .refusal = edit_refusal, .run = do_put,
     .flags = ACTION_LEAVES, .answers = EDIT_TYPE},
    {.name = "mover", .help = "mover first, mover second: the side that is to move",
     .expects = "a side", .arguments = arg_side, .refusal = mover_refusal, .run = do_mover,
     .flags = ACTION_LEAVES, .answers = EDIT_TYPE},
    {0},
};
