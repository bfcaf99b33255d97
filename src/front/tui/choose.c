/* choose.c - choices about the game in progress: when mistakes show, what assists, how long the
 * CPU thinks and a preview waits, which cells are blocked. */
#include <ncurses.h>
#include <string.h>

#include "front/tui/tui.h"

const char *choose_marking_word(enum marking m)
{
    static const char *const words[MARKING_COUNT] = {"never", "when full", "at once",
                                                     "by solution"};
    return words[m];
}

void choose_marking(struct tui *t)
{
    static const char *const rows[MARKING_COUNT] = {"never", "when the board is full",
                                                    "broken rules at once",
                                                    "whatever differs from the solution"};
    int at = dialog_choose(t, "Show mistakes", rows, MARKING_COUNT, (int)t->session->marking);
    if (at < 0)
        return;
    tui_do_with(t, "mistakes %s", marking_name((enum marking)at));
}

/* Stays open while one after the other is switched. */
void choose_assists(struct tui *t)
{
    enum { ROOM = 70 }; /* else their names have to do */
    const struct assist *list = t->session->now->game->assists->list;
    for (int at = 0;;) {
        char text[ASSISTS_MAX][90];
        const char *rows[ASSISTS_MAX + 1];
        int n = 0;
        for (; n < ASSISTS_MAX && list[n].name; n++) {
            snprintf(text[n], sizeof text[n], "[%c] %s", t->session->assists >> n & 1 ? 'x' : ' ',
                     COLS < ROOM ? list[n].name : list[n].help);
            rows[n] = text[n];
        }
        rows[n] = "Done";
        at = dialog_choose(t, "Assists", rows, n + 1, at);
        if (at < 0 || at == n)
            return;
        tui_do_with(t, "assist %s %s", list[at].name,
                 t->session->assists >> at & 1 ? "off" : "on");
    }
}

static int row_of(const int64_t *values, int n, int64_t now)
{
    int at = 0;
    while (at + 1 < n && values[at] != now)
        at++;
    return at;
}

void choose_speed(struct tui *t)
{
    static const char *const words[] = {"0.1 s", "0.5 s", "1 s", "3 s", "10 s", "60 s"};
    static const int64_t us[] = {100000, 500000, 1000000, 3000000, 10000000, PLAY_PERFECT_US};
    int at = dialog_choose(t, "Time for each move of the CPU", words, 6,
                           row_of(us, 6, t->play->think_us));
    if (at >= 0)
        t->play->think_us = us[at];
}

void choose_preview(struct tui *t)
{
    static const char *const words[] = {"0.5 s", "1 s", "1.5 s", "3 s", "10 s", "only by Enter"};
    static const int64_t us[] = {500000, 1000000, 1500000, 3000000, 10000000, -1};
    int at = dialog_choose(t, "A preview is played after", words, 6, row_of(us, 6, t->preview_us));
    if (at >= 0)
        t->preview_us = us[at];
}

void choose_blocked(struct tui *t)
{
    static const char *const rows[] = {"none",        "1 by chance",   "2 by chance",
                                       "3 by chance", "4 by chance",   "5 by chance",
                                       "6 by chance", "click to place"};
    int blocked = t->session->order.opening.blocked;
    int at = dialog_choose(t, "Blocked cells, alike for both", rows, 8, blocked < 7 ? blocked : 0);
    if (at < 0)
        return;
    t->placing = at == 7;
    tui_do_with(t, "blocked %d", t->placing ? 0 : at);
}
