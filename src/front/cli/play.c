/* play.c - `play GAME`: a game in the terminal, to be made or gone on with. */
#include "front/cli/play.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/position.h"
#include "games/games.h"
#include "puzzle/id.h"
#include "session/request.h"
#include "tables/tablebase.h"

/* ---- playing ---- */

int64_t play_think_us(const struct play_state *s)
{
    const struct session *g = &s->session;
    int side = session_to_move(g);
    bool perfect = side >= 0 && g->seat[side].cpu && g->seat[side].strength.skill == SKILL_PERFECT;
    return perfect && s->think_us < PLAY_PERFECT_US ? PLAY_PERFECT_US : s->think_us;
}

/* The clock of a line that makes a board, or of one that moves; others are quick or can wait. */
static int64_t line_us(const struct play_state *s, enum question q)
{
    return q == QUESTION_BOARD || q == QUESTION_ID ? NEW_US
           : q == QUESTION_MOVE                    ? play_think_us(s)
                                                   : INT64_MAX;
}

void play_do(struct play_state *s, const char *line, size_t len, struct result *out)
{
    struct session *g = &s->session;
    const struct action *a = action_of_line(g, line, len);
    const struct game *before = g->now->game;
    bool leaves = a && a->flags & ACTION_LEAVES && g->steps.n;
    char *text = leaves ? saved_text(g) : NULL;
    uint64_t loads = g->loads;
    struct work w = s->cli->work;
    clock_limit(&w, line_us(s, session_needs(g, line, len)));
    session_do(g, line, len, out, &w);
    if (g->loads != loads && leaves)
        saved_leave(&s->saved, text);
    if (g->loads != loads && g->now->game != before)
        saved_begin(&s->saved, g->now->game);
    free(text);
}

/* The first game: a position that was given, or one of the order. */
static const char *load_first(struct play_state *s)
{
    struct session *g = &s->session;
    struct work *w = &s->cli->work;
    struct arena_mark mark = arena_here(w->arena);
    struct new_request request = g->order;
    struct slice line = s->position ? slice_of(s->position) : (struct slice){0};
    struct work timed = *w;
    clock_limit(&timed, NEW_US);
    struct err e = s->position ? err_none() : request_make(g, &request, &line, &timed);
    if (!err_is(e))
        e = session_load(g, line.text, line.len);
    if (!err_is(e) && !s->position)
        g->order.index++;
    arena_release(w->arena, mark);
    return err_is(e) ? e.why : NULL;
}

/* ---- games on disk ---- */

bool play_save(struct play_state *s, bool asked)
{
    struct fault why;
    bool saved = saved_put(&s->saved, &s->session, &why);
    if (!saved && (!s->unsaved || asked))
        saved_note(&s->saved, "this could not be saved: %s", why.why);
    s->unsaved = !saved;
    return saved;
}

const char *play_recent(struct play_state *s, const struct recent *which)
{
    const char *why = recent_take(&s->saved, which, &s->session);
    if (why)
        return why;
    if (play_save(s, false))
        recent_forget(&s->saved, which);
    return NULL;
}

/* ---- beginning ---- */

/* --players human,max: who plays which side. */
static const char *read_players(const struct game *g, const char *text, struct seat *out)
{
    if (!g->duel)
        return "--players: this game has no sides";
    for (int side = 0; side < 2; side++) {
        size_t n = strcspn(text, ",");
        if ((side == 0) != (text[n] == ','))
            return "--players: expected two players joined by a comma, such as human,max";
        const char *why = seat_read(g, (struct slice){text, n}, &out[side]);
        text += n + (text[n] == ',');
        if (why)
            return why;
    }
    return NULL;
}

static const char *take_seats(struct play_state *s, const struct seat *seat)
{
    const char *why = NULL;
    for (int side = 0; side < 2 && !why; side++) {
        struct seat taken = seat[side];
        taken.strength.tablebase = &s->tablebase;
        why = session_seat(&s->session, side, taken, &s->cli->work);
    }
    return why;
}

/* Players of a puzzle are for a duel on it. On the full screen the second side of a board game is the
 * CPU unless told otherwise. */
static const char *begin_new(struct play_state *s)
{
    struct cli *c = s->cli;
    struct session *g = &s->session;
    const struct game *game = g->order.game;
    struct seat seat[2] = {{0}};
    bool named = c->value[OPT_PLAYERS];
    const char *why = named ? read_players(game, c->value[OPT_PLAYERS], seat) : NULL;
    if (!named && game->duel && !game->puzzle && !c->value[OPT_PLAIN])
        seat[1] = (struct seat){true, {SKILL_FIXED, PLAY_LEVEL}};
    if (!why)
        why = load_first(s);
    if (!why && named && game->puzzle && !board_is_duel(g->now)) {
        struct err e = session_duel(g, true, 0, &c->work);
        why = err_is(e) ? e.why : NULL;
    }
    if (!why && game->duel)
        why = take_seats(s, seat);
    if (!why)
        s->kept_last = saved_begin(&s->saved, g->now->game);
    return why;
}

static const char *begin(struct play_state *s)
{
    struct session *g = &s->session;
    if (!s->cli->value[OPT_CONTINUE])
        return begin_new(s);
    struct new_request order = g->order;
    const char *why = saved_continue(&s->saved, order.game, g);
    g->order = order;
    for (int side = 0; side < 2; side++)
        g->seat[side].strength.tablebase = &s->tablebase;
    return why;
}

/* What is no game by name may be a position of one: then its game is wanted. */
static enum exit_code read_position(struct play_state *s)
{
    struct cli *c = s->cli;
    static char name[32];
    struct board *b;
    if (c->n_rest != 1 || game_named(games_all, slice_of(c->rest[0])))
        return EXIT_YES;
    struct err e = cli_position(c, slice_of(c->rest[0]), &b);
    bool names_one = strcspn(c->rest[0], " _:/") < strlen(c->rest[0]);
    if (!err_is(e) && !(s->position = position_text(b, &c->arena).text))
        e = err_memory();
    if (!err_is(e)) {
        snprintf(name, sizeof name, "%s", b->game->name);
        c->rest[0] = name;
    }
    return err_is(e) && names_one ? cli_say(limits_code_of(e), "%s", e.why) : EXIT_YES;
}

/* The next games are to be like that of an id, but for what the options say. */
static void follow_id(const struct cli *c, struct new_request *order)
{
    struct new_request new_request;
    bool numbered;
    if (!c->id || err_is(id_read(games_all, slice_of(c->id), &new_request, &numbered)))
        return;
    if (!c->value[OPT_LEVEL])
        order->request.level = new_request.request.level;
    if (!c->value[OPT_SYMMETRIC])
        order->request.wishes = new_request.request.wishes;
    if (!c->value[OPT_BLOCKED])
        order->opening.blocked = new_request.opening.blocked;
    if (!c->value[OPT_FIRST])
        order->opening.first = new_request.opening.first;
}

static enum exit_code play_run(struct cli *c)
{
    struct play_state s = {.cli = c,
                           .think_us = PLAY_THINK_US,
                           .tablebase = tablebase_of(c->tables),
                           .saved = {.lock = LOCK_FILE_NONE, .end = {.fd = -1}}};
    enum exit_code code = read_position(&s);
    if (code != EXIT_YES)
        return code;
    struct new_request wanted;
    bool by_chance;
    if (!new_options_read(c, &wanted, &by_chance))
        return EXIT_USAGE;
    if (!c->value[OPT_PLAIN] && !(isatty(STDIN_FILENO) && isatty(STDOUT_FILENO)))
        return cli_say(EXIT_USAGE, "the full screen needs a terminal; --plain does without one");
    session_open(&s.session, games_all);
    s.session.order = wanted;
    s.session.tables = &s.tablebase;
    follow_id(c, &s.session.order);
    const char *why = begin(&s);
    code = why                   ? cli_say(EXIT_USAGE, "%s", why)
           : c->value[OPT_PLAIN] ? play_plain(&s)
                                 : screen_play(&s);
    session_close(&s.session);
    saved_close(&s.saved);
    if (s.saved.notice[0])
        cli_say(EXIT_USAGE, "%s", s.saved.notice);
    return code;
}

static const enum opt play_options[] = {OPT_PLAIN,     OPT_CONTINUE, OPT_PLAYERS, OPT_SIZE,
                                        OPT_LEVEL,     OPT_SEED,     OPT_BLOCKED, OPT_FIRST,
                                        OPT_SYMMETRIC, OPT_ASCII,    OPT_COUNT};

const struct command command_play = {
    .name = "play",
    .synopsis =
        "play GAME|POSITION [--plain] [--continue] [--size WxH] [--level LEVEL] [--players A,B]",
    .help = "play or solve in the terminal",
    .options = play_options,
    .run = play_run,
};
