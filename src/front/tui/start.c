/* start.c - making games: New Game, sizes, levels, who plays. The game that is left is kept and
 * can be had back with Recent. Making a puzzle may take a while, so a job does it. */
#include <ncurses.h>
#include <string.h>

#include "core/position.h"
#include "front/tui/tui.h"

/* ---- new games ---- */

static void begin_again(struct tui *t, const char *why)
{
    t->session = &t->sitting->session;
    t->solve_asked = false;
    t->paused = false;
    t->ticking = false;
    cursor_home(t);
    tui_say(t, "%s", why ? why : "");
}

void new_game(struct tui *t)
{
    if (!job_start(&t->job, JOB_NEW, t->sitting, -1))
        tui_say(t, "there is no thread to make a game in");
}

void new_game_made(struct tui *t, const char *text)
{
    bool kept = play_keep(t->sitting);
    const char *why = play_take(t->sitting, text);
    begin_again(t, why ? why : kept ? "The game before is kept: r goes back to it" : NULL);
}

/* The same puzzle, empty, with or without a duel on it. */
void new_duel(struct tui *t, bool duel, int rule)
{
    play_keep(t->sitting);
    struct err e = session_duel(t->session, duel, rule, &t->sitting->cli->work);
    if (!err_is(e))
        t->sitting->duel = duel;
    begin_again(t, err_is(e) ? e.why : NULL);
}

/* The game in hand goes where the other one comes from. */
void choose_recent(struct tui *t)
{
    struct recent game[RECENT_MAX];
    const char *rows[RECENT_MAX];
    int n = recent_list(&t->sitting->saved, game, &t->sitting->cli->work);
    for (int i = 0; i < n; i++)
        rows[i] = game[i].words;
    if (!n)
        tui_say(t, "there is no game before this one");
    int at = n ? dialog_choose(t, "Games that were left", rows, n, 0) : -1;
    if (at < 0)
        return;
    const char *why = play_recent(t->sitting, &game[at]);
    t->placing = false;
    begin_again(t, why ? why : "The game you left is in Recent now: r goes back to it");
}

/* ---- choices ---- */

/* Any size that the game has. */
static void ask_size(struct tui *t)
{
    const struct game *g = t->sitting->order.game;
    const struct choice *c = g->options;
    const struct board *b = t->session->now;
    char size[16], question[80];
    snprintf(size, sizeof size, g->square ? "%d" : "%dx%d", board_width(b), board_height(b));
    snprintf(question, sizeof question, "%s, %d to %d", g->square ? "Width" : "Width x height",
             c[0].min, c[0].max);
    if (!dialog_ask(t, question, size, sizeof size))
        return;
    const char *why = size_typed(g, size, &t->sitting->order.variant);
    if (why)
        tui_say(t, "%s", why);
    else
        new_game(t);
}

void choose_size(struct tui *t)
{
    enum { ROWS = 12 };
    char text[ROWS][16];
    const char *rows[ROWS], *times = look_glyph(t->ascii, GLYPH_TIMES);
    const int8_t *size = face_of(t->sitting->order.game)->sizes;
    const struct board *b = t->session->now;
    int n = 0, now = -1;
    for (; size[n] && n < ROWS - 1; n++) {
        snprintf(text[n], sizeof text[n], "%d%s%d", size[n], times, size[n]);
        rows[n] = text[n];
        now = size[n] == board_width(b) && size[n] == board_height(b) ? n : now;
    }
    rows[n] = "More...";
    int at = dialog_choose(t, "Board Size", rows, n + 1, now < 0 ? n : now);
    if (at == n) {
        ask_size(t);
    } else if (at >= 0) {
        t->sitting->order.variant.value[OPTION_WIDTH] = size[at];
        t->sitting->order.variant.value[OPTION_HEIGHT] = size[at];
        new_game(t);
    }
}

void choose_level(struct tui *t)
{
    const char *rows[LEVEL_COUNT];
    for (int l = 0; l < LEVEL_COUNT; l++)
        rows[l] = level_name((enum level)l);
    int at = dialog_choose(t, "Level", rows, LEVEL_COUNT, (int)t->sitting->order.wish.level);
    if (at < 0)
        return;
    t->sitting->order.wish.level = (enum level)at;
    new_game(t);
}

void choose_first(struct tui *t)
{
    const struct duel *d = t->session->now->game->duel;
    const char *rows[] = {d->sides[0], d->sides[1], "random"};
    int first = t->sitting->order.opening.first;
    int at = dialog_choose(t, "First move", rows, 3, first == FIRST_RANDOM ? 2 : first);
    if (at < 0)
        return;
    t->sitting->order.opening.first = at < 2 ? at : FIRST_RANDOM;
    new_game(t);
}

/* A level that can play this board; why another one is missing is said. */
static bool is_offered(struct tui *t, const char *name, struct seat *seat)
{
    *seat = (struct seat){.cpu = true};
    strength_read(t->session->now->game, name, &seat->strength);
    seat->strength.kept = &t->sitting->kept;
    const char *why = session_level_refusal(t->session, seat->strength, &t->sitting->cli->work);
    if (why)
        tui_say(t, "%s", why);
    return !why;
}

void choose_seat(struct tui *t, int side)
{
    enum { ROWS = 20, ROOM = 32 };
    const struct game *g = t->session->now->game;
    const char *rows[ROWS] = {"You"}, *name;
    char text[ROWS][ROOM], title[80], now[16] = "";
    struct seat seat[ROWS] = {{.cpu = false}};
    struct writer w = writer_to(now, sizeof now - 1);
    int n = 1, at = 0;
    if (t->session->seat[side].cpu)
        strength_write(g, t->session->seat[side].strength, &w);
    for (int i = 0; n < ROWS && (name = strength_name(g, i)); i++) {
        if (!is_offered(t, name, &seat[n]))
            continue;
        snprintf(text[n], ROOM, "CPU %s", name);
        rows[n] = text[n];
        at = strcmp(name, now) == 0 ? n : at;
        n++;
    }
    snprintf(title, sizeof title, "Who plays %s?", g->duel->names[side]);
    at = dialog_choose(t, title, rows, n, at);
    if (at < 0)
        return;
    t->session->seat[side] = seat[at];
    play_seat(t->sitting);
    t->paused = false;
}
