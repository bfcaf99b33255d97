/* new_game.c - choices that begin another game: size, level, who begins, who plays. The game that
 * is left is kept and can be had back with Recent. */
#include <ncurses.h>
#include <string.h>

#include "front/tui/tui.h"

/* The game in hand goes where the other one comes from. */
void choose_recent(struct tui *t)
{
    struct recent game[RECENT_MAX];
    const char *rows[RECENT_MAX];
    int n = recent_list(&t->play->saved, game, &t->play->cli->work);
    for (int i = 0; i < n; i++)
        rows[i] = game[i].words;
    if (!n)
        tui_say(t, "there is no game before this one");
    int at = n ? dialog_choose(t, "Games that were left", rows, n, 0) : -1;
    if (at < 0)
        return;
    const char *why = play_recent(t->play, &game[at]);
    t->placing = t->paused = t->ticking = false;
    cursor_home(t);
    tui_say(t, "%s", why ? why : "The game you left is in Recent now: r goes back to it");
}

/* Any size that the game has. */
static void ask_size(struct tui *t)
{
    const struct game *g = t->session->now->game;
    const struct board *b = t->session->now;
    char size[16], question[80];
    snprintf(size, sizeof size, g->square ? "%d" : "%dx%d", board_width(b), board_height(b));
    snprintf(question, sizeof question, "%s, %d to %d", g->square ? "Width" : "Width x height",
             g->options[0].min, g->options[0].max);
    if (!dialog_ask(t, question, size, sizeof size))
        return;
    tui_do_with(t, "size %s", size);
}

void choose_size(struct tui *t)
{
    enum { ROWS = 12 };
    char text[ROWS][16];
    const char *rows[ROWS], *times = glyphs_glyph(t->ascii, GLYPH_TIMES);
    const struct board *b = t->session->now;
    const int8_t *size = face_of(b->game)->sizes;
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
        tui_do_with(t, b->game->square ? "size %d" : "size %dx%d", size[at], size[at]);
    }
}

void choose_level(struct tui *t)
{
    const char *rows[LEVEL_COUNT];
    for (int l = 0; l < LEVEL_COUNT; l++)
        rows[l] = level_name((enum level)l);
    int at = dialog_choose(t, "Level", rows, LEVEL_COUNT, (int)t->session->order.request.level);
    if (at < 0)
        return;
    tui_do_with(t, "level %s", rows[at]);
}

void choose_pack(struct tui *t)
{
    enum { ROWS = 12, ROOM = 64 };
    char text[ROWS][ROOM];
    const char *rows[ROWS];
    const struct face_packed *one = face_of(t->session->now->game)->pack->boards;
    int n = 0;
    for (; n < ROWS && one[n].position; n++) {
        snprintf(text[n], ROOM, "%d. %s", n + 1, one[n].task ? one[n].task : one[n].level);
        rows[n] = text[n];
    }
    int at = dialog_choose(t, "Pack: easy ones first", rows, n, 0);
    if (at >= 0)
        tui_do_with(t, "pack %d", at + 1);
}

void choose_first(struct tui *t)
{
    const struct duel *d = t->session->now->game->duel;
    const char *rows[] = {d->sides[0], d->sides[1], "random"};
    int first = t->session->order.opening.first;
    int at = dialog_choose(t, "First move", rows, 3, first == FIRST_RANDOM ? 2 : first);
    if (at < 0)
        return;
    tui_do_with(t, "first %s", rows[at]);
}

/* A level that can play this board; why another one is missing is said. */
static bool is_offered(struct tui *t, const char *name)
{
    struct strength level;
    const char *why = strength_read(t->session->now->game, name, &level);
    level.tablebase = &t->play->tablebase;
    if (!why)
        why = session_level_refusal(t->session, level, &t->play->cli->work);
    if (why)
        tui_say(t, "%s", why);
    return !why;
}

enum { SEAT_ROWS = 32, SEAT_ROOM = 72 };

/* Who may sit there: a word for the action, and what is shown. */
struct seat_rows {
    const char *name[SEAT_ROWS], *row[SEAT_ROWS];
    char text[SEAT_ROWS][SEAT_ROOM];
    int n;
};

static void add_seat(struct seat_rows *l, const char *name, const char *line)
{
    if (l->n == SEAT_ROWS)
        return;
    if (strcmp(name, "human") == 0)
        snprintf(l->text[l->n], SEAT_ROOM, "You");
    else
        snprintf(l->text[l->n], SEAT_ROOM, "CPU %s%s%s", name, *line ? ": " : "", line);
    l->name[l->n] = name;
    l->row[l->n] = l->text[l->n];
    l->n++;
}

static void add_level(struct tui *t, struct seat_rows *l, const char *name)
{
    const struct game *g = t->session->now->game;
    char line[SEAT_ROOM] = "";
    struct writer w = writer_to(line, sizeof line - 1);
    int number = named_level_find(g, name);
    if (number)
        named_level_describe(g, number, &w);
    if (is_offered(t, name))
        add_seat(l, name, line);
}

void choose_seat(struct tui *t, int side)
{
    const struct game *g = t->session->now->game;
    struct seat_rows l = {.n = 0};
    char title[80], now[16] = "";
    struct writer w = writer_to(now, sizeof now - 1);
    int at = 0;
    seat_write(g, &t->session->seat[side], &w);
    add_seat(&l, "human", "");
    if (g->duel->levels)
        add_seat(&l, "auto", "about as strong as you");
    for (int i = 0; strength_name(g, i); i++)
        add_level(t, &l, strength_name(g, i));
    for (int i = 0; strength_other_name(g, i); i++)
        add_level(t, &l, strength_other_name(g, i));
    for (int i = 0; i < l.n; i++)
        at = strcmp(l.name[i], now) == 0 ? i : at;
    snprintf(title, sizeof title, "Who plays %s?", g->duel->names[side]);
    at = dialog_choose(t, title, l.row, l.n, at);
    if (at < 0)
        return;
    tui_do_with(t, "seat %s %s", side ? "second" : "first", l.name[at]);
    t->paused = false;
}
