/* actions_game.c - games come and go: new ones, others that are loaded, a duel on a puzzle. */
#include "session/action.h"

#include "core/position.h"
#include "puzzle/id.h"
#include "session/request.h"

/* ---- new games ---- */

/* Every line of this kind is made and loaded in the same way; the choices stay for the next one. */
static void begin_new(struct call *c, const char *line, size_t len)
{
    struct session *s = c->s;
    struct new_request request;
    struct seat seat[2] = {s->seat[0], s->seat[1]};
    if (!call_try(c, session_find(s, QUESTION_BOARD, line, len, c->work)))
        return;
    request = s->learned.request;
    if (!call_try(c, session_load(s, s->learned.made.text, s->learned.made.len)))
        return;
    request.index++;
    s->order = request;
    for (int side = 0; side < 2; side++) /* who cannot play the new board gets up */
        if (seat[side].cpu && session_level_refusal(s, seat[side].strength, c->work))
            call_done(c, session_seat(s, side, (struct seat){0}, c->work));
}

/* The line again, from its name and its arguments. */
static void do_new(struct call *c)
{
    char line[200];
    struct writer w = writer_to(line, sizeof line);
    writer_text(&w, c->action->name);
    writer_char(&w, ' ');
    if (c->value[0].is_given)
        writer_slice(&w, c->value[0].word);
    if (w.n > w.cap)
        call_expected(c);
    else
        begin_new(c, line, w.n);
}

static const char *level_refusal(const struct session *s)
{
    return s->now->game->puzzle ? NULL : "a start has no level";
}

static const char *start_refusal(const struct session *s)
{
    const struct duel *d = s->now->game->duel;
    return d && d->start ? NULL : "this game always begins in the same way";
}

/* ---- others ---- */

static void say_note(struct call *c, struct slice id)
{
    struct new_request request;
    bool numbered;
    if (!err_is(id_read(c->s->games, id, &request, &numbered)) && !numbered)
        id_write_note(&request, &c->out->say);
}

static void do_load(struct call *c)
{
    struct session *s = c->s;
    struct slice text = c->value[0].word, id = text;
    bool is_id = id_is(s->games, text);
    char line[ID_MAX + 8];
    struct writer w = writer_to(line, sizeof line);
    writer_text(&w, "load ");
    writer_slice(&w, text);
    if (is_id && w.n > w.cap) {
        call_fail(c, "this id is too long");
        return;
    }
    if (is_id && !call_try(c, session_find(s, QUESTION_BOARD, line, w.n, c->work)))
        return;
    if (is_id)
        text = s->learned.made;
    if (call_try(c, session_load(s, text.text, text.len)) && is_id)
        say_note(c, id);
}

static void do_restore(struct call *c)
{
    call_try(c, session_restore(c->s, c->value[0].word.text, c->value[0].word.len));
}

static void do_view(struct call *c)
{
    c->s->loads++;
    session_touch(c->s);
}

/* ---- a duel on a puzzle ---- */

static void do_multiplayer(struct call *c)
{
    struct session *s = c->s;
    const struct game *g = s->now->game;
    const char *const *rule = g->options[g->duel->begin_row].words;
    bool off = given_is(&c->value[0], "off");
    int i = 0;
    while (rule[i] && !given_is(&c->value[0], rule[i]))
        i++;
    if (!off && !rule[i] && !given_is(&c->value[0], "on")) {
        call_fail(c, "multiplayer: expected on, off, or a rule of the duel: ");
        for (i = 0; rule[i]; i++) {
            writer_text(&c->out->say, i ? ", " : "");
            writer_text(&c->out->say, rule[i]);
        }
        return;
    }
    if (call_try(c, session_duel(s, !off, rule[i] ? i : 0, c->work)))
        call_say(c, off ? "you play alone" : "the same puzzle, for points");
}

/* ---- what only a face can do ---- */

static void do_save(struct call *c)
{
    c->out->then = THEN_SAVE;
}

static void do_recent(struct call *c)
{
    c->out->then = THEN_RECENT;
}

static void do_quit(struct call *c)
{
    c->out->then = THEN_QUIT;
}

static const struct argument arg_choices[] = {
    {.name = "choices", .kind = ARGUMENT_REST, .is_optional = true}, {0}};
static const struct argument arg_choice[] = {{.name = "choice", .kind = ARGUMENT_WORD}, {0}};
static const struct argument arg_text[] = {{.name = "text", .kind = ARGUMENT_TEXT}, {0}};
static const struct argument arg_number[] = {
    {.name = "number", .kind = ARGUMENT_NUMBER, .is_optional = true}, {0}};

enum { NEW_GAME = ACTION_TURN | ACTION_LEAVES };

const struct action actions_game[] = {
    {.name = "new", .help = "another game of the same kind; new size=7x7 level=hard: of another",
     .expects = "nothing, or choices such as size=7x7", .arguments = arg_choices, .run = do_new,
     .flags = NEW_GAME, .needs = QUESTION_BOARD},
    {.name = "size", .help = "size 7x7: a new game of that size", .expects = "a size, such as 7x7",
     .arguments = arg_choice, .run = do_new, .flags = NEW_GAME, .needs = QUESTION_BOARD},
    {.name = "level", .help = "level hard: a new puzzle of that level",
     .expects = "easy, normal, hard or expert", .arguments = arg_choice,
     .refusal = level_refusal, .run = do_new, .flags = NEW_GAME, .needs = QUESTION_BOARD},
    {.name = "blocked", .help = "blocked 2: a new game with so many blocked cells",
     .expects = "how many cells are to be blocked", .arguments = arg_choice,
     .refusal = start_refusal, .run = do_new, .flags = NEW_GAME, .needs = QUESTION_BOARD},
    {.name = "first", .help = "first V: a new game in which that side begins, or random",
     .expects = "a side, or random", .arguments = arg_choice, .refusal = start_refusal,
     .run = do_new, .flags = NEW_GAME, .needs = QUESTION_BOARD},
    {.name = "load", .help = "load POSITION, in any form, or load ID",
     .expects = "a position or an id", .arguments = arg_text, .run = do_load,
     .flags = NEW_GAME | ACTION_ANYTIME, .needs = QUESTION_ID},
    {.name = "restore", .help = "a saved session", .expects = "the text of a saved session",
     .arguments = arg_text, .run = do_restore,
     .flags = NEW_GAME | ACTION_ANYTIME | ACTION_HANDS},
    {.name = "view", .help = "all that is shown, anew", .run = do_view, .flags = ACTION_HANDS},
    {.name = "multiplayer",
     .help = "multiplayer on, multiplayer off: the same puzzle for points, or alone",
     .expects = "on, off, or a rule of the duel", .arguments = arg_choice,
     .refusal = session_duel_refusal, .run = do_multiplayer, .flags = NEW_GAME},
    {.name = "recent", .help = "games left for another one; recent 2: back to the second of them",
     .expects = "nothing, or a number", .arguments = arg_number, .run = do_recent,
     .flags = ACTION_LOOKS},
    {.name = "save", .help = "save the session", .run = do_save, .flags = ACTION_LOOKS},
    {.name = "quit", .help = "leave; the session is saved", .run = do_quit,
     .flags = ACTION_LOOKS | ACTION_ANYTIME},
    {0},
};
