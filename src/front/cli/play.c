/* play.c - `play GAME`: a game in the terminal, to be made or gone on with. */
#include "front/cli/play.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/position.h"
#include "front/cli/kept.h"
#include "games/games.h"
#include "session/id.h"

/* ---- playing ---- */

static void write_start(const void *ctx, struct writer *out)
{
    position_write(ctx, out);
}

/* As a puzzle is to be played: alone, or by two. */
static struct err as_wanted(const struct sitting *s, struct board *b, struct work *w)
{
    const struct duel *d = b->game->duel;
    return s->duel && d && d->begin && !board_is_duel(b) ? d->begin(b, 0, w) : err_none();
}

/* A position given on the command line is the first game. */
static const char *load_text(struct sitting *s, const char *text)
{
    struct cli *c = s->cli;
    struct board *b;
    struct err e = position_read(games_all, text, strlen(text), &c->arena, &b);
    if (!err_is(e))
        e = as_wanted(s, b, &c->work);
    struct slice line = err_is(e) ? (struct slice){0} : position_text(b, &c->arena);
    if (!err_is(e))
        e = line.len ? session_load(&s->session, line.text, line.len) : err_memory();
    return err_is(e) ? e.why : NULL;
}

/* Perfect players look in the tables, and may take longer. */
void play_seat(struct sitting *s)
{
    for (int side = 0; side < 2; side++) {
        struct seat *seat = &s->session.seat[side];
        seat->strength.kept = &s->kept;
        if (seat->cpu && seat->strength.skill == SKILL_PERFECT && s->think_us < PLAY_PERFECT_US)
            s->think_us = PLAY_PERFECT_US;
    }
}

void play_follow(struct sitting *s)
{
    const struct board *b = s->session.now;
    struct wanted *order = &s->order;
    if (order->game != b->game) {
        order->game = b->game;
        order->variant = game_preset(b->game);
        order->opening = (struct opening){0};
        saved_begin(&s->saved, b->game);
    }
    order->variant.value[OPTION_WIDTH] = (int16_t)board_width(b);
    order->variant.value[OPTION_HEIGHT] = (int16_t)board_height(b);
    s->duel = b->game->puzzle && board_is_duel(b);
    play_seat(s);
}

enum talk play_talk(struct sitting *s, const char *line, size_t len, struct writer *out)
{
    const struct board *start = s->session.steps.start;
    bool touched = s->session.steps.n;
    char *before = touched ? saved_text(&s->session) : NULL;
    struct work w = s->cli->work;
    struct deadline end = wanted_deadline(&w);
    if (session_talk_id(&s->session, line, len).len) { /* like any game that is made */
        w.stop = deadline_passed;
        w.ctx = &end;
    }
    enum talk then = session_talk(&s->session, line, len, out, &w);
    if (s->session.steps.start != start) {
        if (touched)
            saved_leave(&s->saved, before);
        play_follow(s);
    }
    free(before);
    return then;
}

struct err play_make(const struct sitting *s, char **text, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct made made;
    struct err e = wanted_make(&s->order, s->index, &made, w);
    if (!err_is(e))
        e = as_wanted(s, made.puzzle, w);
    *text = err_is(e) ? NULL : text_with(write_start, made.puzzle);
    if (!err_is(e) && !*text)
        e = err_memory();
    arena_release(w->arena, mark);
    return e;
}

const char *play_take(struct sitting *s, const char *text)
{
    struct err e = session_load(&s->session, text, strlen(text));
    s->index++;
    return err_is(e) ? e.why : NULL;
}

const char *play_new(struct sitting *s)
{
    char *text;
    if (s->position) {
        const char *why = load_text(s, s->position);
        s->position = NULL;
        return why;
    }
    struct err e = play_make(s, &text, &s->cli->work);
    const char *why = err_is(e) ? e.why : play_take(s, text);
    free(text);
    return why;
}

static const char *think_and_play(struct sitting *s)
{
    struct work w = s->cli->work;
    struct deadline end = {clock_us() + s->think_us, w.stop, w.ctx};
    struct advice advice;
    w.stop = deadline_passed;
    w.ctx = &end;
    struct err e = session_think(&s->session, s->order.seed + s->session.steps.at, &advice, &w);
    return err_is(e) ? e.why : session_play(&s->session, advice.move);
}

/* A turn without a choice is taken for either side. */
const char *play_turns(struct sitting *s)
{
    const char *why = NULL;
    while (!why && session_status(&s->session, &s->cli->work) == STATUS_OPEN) {
        if (session_must_pass(&s->session))
            why = session_pass(&s->session);
        else if (session_cpu_to_move(&s->session))
            why = think_and_play(s);
        else
            break;
    }
    return why;
}

/* ---- games on disk ---- */

bool play_save(struct sitting *s, bool asked)
{
    struct fault why;
    bool saved = saved_put(&s->saved, &s->session, &why);
    if (!saved && (!s->unsaved || asked))
        saved_note(&s->saved, "this could not be saved: %s", why.why);
    s->unsaved = !saved;
    return saved;
}

/* A game that nobody has touched does not push out one that somebody has. */
bool play_keep(struct sitting *s)
{
    if (!s->session.now || !s->session.steps.n)
        return false;
    char *text = saved_text(&s->session);
    bool kept = saved_leave(&s->saved, text);
    free(text);
    return kept;
}

const char *play_recent(struct sitting *s, const struct recent *which)
{
    const char *why = recent_take(&s->saved, which, &s->session);
    if (why)
        return why;
    play_follow(s);
    if (play_save(s, false))
        recent_forget(&s->saved, which);
    return NULL;
}

/* ---- beginning ---- */

/* --players human,max: who plays which side. */
static const char *read_players(struct sitting *s, const char *text)
{
    const struct game *g = s->order.game;
    if (!g->duel)
        return "--players: this game has no sides";
    for (int side = 0; side < 2; side++) {
        char word[16] = {0};
        size_t n = strcspn(text, ",");
        if (n >= sizeof word || (side == 0) != (text[n] == ','))
            return "--players: expected two players joined by a comma, such as human,max";
        memcpy(word, text, n);
        text += n + (text[n] == ',');
        struct seat *seat = &s->session.seat[side];
        seat->cpu = !is_word(word, "human");
        const char *why = seat->cpu ? strength_read(g, word, &seat->strength) : NULL;
        if (why)
            return why;
        s->duel = g->puzzle != NULL;
    }
    return NULL;
}

/* On the full screen the second side of a board game is the CPU unless told otherwise. */
static void seat_cpu(struct sitting *s)
{
    if (s->order.game->duel && !s->order.game->puzzle && !s->cli->value[OPT_PLAIN])
        s->session.seat[1] = (struct seat){true, {SKILL_FIXED, PLAY_LEVEL}};
}

static const char *take_seats(struct sitting *s, const struct seat *seat)
{
    const char *why = NULL;
    for (int side = 0; side < 2 && !why; side++) {
        struct seat taken = seat[side];
        taken.strength.kept = &s->kept;
        why = session_seat(&s->session, side, taken, &s->cli->work);
    }
    return why;
}

static const char *begin(struct sitting *s)
{
    struct cli *c = s->cli;
    struct seat seat[2];
    bool goes_on = c->value[OPT_CONTINUE];
    const char *why = c->value[OPT_PLAYERS] ? read_players(s, c->value[OPT_PLAYERS]) : NULL;
    if (!c->value[OPT_PLAYERS])
        seat_cpu(s);
    memcpy(seat, s->session.seat, sizeof seat);
    if (!why)
        why = goes_on ? saved_continue(&s->saved, s->order.game, &s->session) : play_new(s);
    if (!why && !goes_on)
        why = take_seats(s, seat);
    if (why)
        return why;
    if (!goes_on)
        s->kept_last = saved_begin(&s->saved, s->order.game);
    play_follow(s);
    return NULL;
}

/* What is no game by name may be a position of one: then its game is wanted. */
static enum exit_code read_position(struct sitting *s)
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
    return err_is(e) && names_one ? say(code_of(e), "%s", e.why) : EXIT_YES;
}

/* The next games are to be like that of an id, but for what the options say. */
static void follow_id(struct sitting *s)
{
    struct cli *c = s->cli;
    struct fresh fresh;
    bool numbered;
    if (!c->id || err_is(id_read(games_all, slice_of(c->id), &fresh, &numbered)))
        return;
    if (!c->value[OPT_LEVEL])
        s->order.wish.level = fresh.wish.level;
    if (!c->value[OPT_SYMMETRIC])
        s->order.wish.symmetric = fresh.wish.symmetric;
    if (!c->value[OPT_BLOCKED])
        s->order.opening.blocked = fresh.opening.blocked;
    if (!c->value[OPT_FIRST])
        s->order.opening.first = fresh.opening.first;
}

static enum exit_code play_run(struct cli *c)
{
    struct sitting s = {.cli = c,
                        .think_us = PLAY_THINK_US,
                        .kept = tables_kept(c->tables),
                        .saved.lock = LOCK_FILE_NONE};
    enum exit_code code = read_position(&s);
    if (code != EXIT_YES)
        return code;
    if (!wanted_read(c, &s.order))
        return EXIT_USAGE;
    follow_id(&s);
    if (!c->value[OPT_PLAIN] && !(isatty(STDIN_FILENO) && isatty(STDOUT_FILENO)))
        return say(EXIT_USAGE, "the full screen needs a terminal; --plain does without one");
    session_open(&s.session, games_all);
    const char *why = begin(&s);
    code = why                   ? say(EXIT_USAGE, "%s", why)
           : c->value[OPT_PLAIN] ? play_plain(&s)
                                 : play_screen(&s);
    session_close(&s.session);
    saved_close(&s.saved);
    if (s.saved.notice[0])
        say(EXIT_USAGE, "%s", s.saved.notice);
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
