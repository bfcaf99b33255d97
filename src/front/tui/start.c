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
    play_keep(t->sitting);
    begin_again(t, play_take(t->sitting, text));
}

/* The same puzzle, empty, with or without a duel on it. */
void new_duel(struct tui *t, bool duel, bool sound)
{
    play_keep(t->sitting);
    struct err e = session_duel(t->session, duel, sound, &t->sitting->cli->work);
    if (!err_is(e))
        t->sitting->duel = duel;
    begin_again(t, err_is(e) ? e.why : NULL);
}

/* ---- choices ---- */

static const int *sizes_of(const struct game *g)
{
    static const int slant[] = {3, 5, 7, 9, 0}, slitherlink[] = {5, 7, 10, 15, 20, 25, 0};
    static const int hexes[] = {3, 4, 5, 6, 7, 8, 9, 0}, small[] = {5, 6, 7, 0};
    static const int crosscut[] = {4, 5, 6, 7, 8, 9, 10, 0};
    if (g->lattice == LATTICE_HEX)
        return hexes;
    if (!g->puzzle)
        return g->square ? small : crosscut;
    return g->target == TARGET_EDGES ? slitherlink : slant;
}

static bool read_size(struct tui *t, const char *text)
{
    const struct choice *rows = t->sitting->order.game->options;
    struct reader in = reader_of(text, strlen(text));
    uint32_t w, h;
    if (!reader_number(&in, INT16_MAX, &w))
        return false;
    h = w;
    if (reader_skip(&in, 'x') && !reader_number(&in, INT16_MAX, &h))
        return false;
    if (reader_peek(&in) != READER_END || (int)w < rows[0].min || (int)w > rows[0].max ||
        (int)h < rows[1].min || (int)h > rows[1].max || (t->sitting->order.game->square && w != h))
        return false;
    t->sitting->order.variant.value[OPTION_WIDTH] = (int16_t)w;
    t->sitting->order.variant.value[OPTION_HEIGHT] = (int16_t)h;
    return true;
}

void choose_size(struct tui *t)
{
    enum { ROWS = 12 };
    char text[ROWS][16], other[16] = "";
    const char *rows[ROWS];
    const int *size = sizes_of(t->sitting->order.game);
    int n = 0, now = 0;
    for (; size[n]; n++) {
        snprintf(text[n], sizeof text[n], "%dx%d", size[n], size[n]);
        rows[n] = text[n];
        now = size[n] == board_width(t->session->now) ? n : now;
    }
    rows[n++] = "More...";
    int at = dialog_choose(t, "Board Size", rows, n, now);
    if (at < 0 || (at == n - 1 && !dialog_ask(t, "Width x height", other, sizeof other)))
        return;
    if (read_size(t, at == n - 1 ? other : text[at]))
        new_game(t);
    else
        tui_say(t, "this game has no board of that size");
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
    int at = dialog_choose(t, "First move", rows, 3, 0);
    if (at < 0)
        return;
    t->sitting->order.opening.first = at < 2 ? at : FIRST_RANDOM;
    new_game(t);
}

void choose_seat(struct tui *t, int side)
{
    enum { ROWS = 20 };
    const struct game *g = t->session->now->game;
    const char *rows[ROWS] = {"human"}, *name;
    struct strength strength = {0};
    int n = 1;
    for (; n < ROWS && (name = strength_name(g, n - 1)); n++)
        rows[n] = name;
    char title[80];
    snprintf(title, sizeof title, "Who plays %s?", g->duel->names[side]);
    int at = dialog_choose(t, title, rows, n, 0);
    if (at < 0)
        return;
    if (at > 0)
        strength_read(g, rows[at], &strength);
    strength.kept = &t->sitting->kept;
    t->session->seat[side] = (struct seat){at > 0, strength};
    t->paused = false;
}
