/* choose.c - choices about the game in progress: when mistakes show, what assists, how long the
 * CPU thinks and a preview waits, which cells are blocked. */
#include <ncurses.h>
#include <string.h>

#include "front/tui/tui.h"

static const char *const marking_words[MARKING_COUNT] = {"never", "when full", "at once",
                                                         "against the solution"};

const char *choose_marking_word(enum marking m)
{
    return marking_words[m];
}

void choose_marking(struct tui *t)
{
    char line[32];
    int at =
        dialog_choose(t, "Show mistakes", marking_words, MARKING_COUNT, (int)t->session->marking);
    if (at < 0)
        return;
    snprintf(line, sizeof line, "mistakes %s", marking_name((enum marking)at));
    tui_talk(t, line);
}

/* Stays open while one after the other is switched. */
void choose_assists(struct tui *t)
{
    const struct assist *list = t->session->now->game->assists->list;
    for (int at = 0;;) {
        char text[ASSISTS_MAX][90];
        const char *rows[ASSISTS_MAX + 1];
        int n = 0;
        for (; n < ASSISTS_MAX && list[n].name; n++) {
            snprintf(text[n], sizeof text[n], "[%c] %s", t->session->assists >> n & 1 ? 'x' : ' ',
                     list[n].help);
            rows[n] = text[n];
        }
        rows[n] = "Done";
        at = dialog_choose(t, "Assists", rows, n + 1, at);
        if (at < 0 || at == n)
            return;
        session_assist(t->session, at, !(t->session->assists >> at & 1));
    }
}

void choose_speed(struct tui *t)
{
    static const char *const words[] = {"0.1 s", "0.5 s", "1 s", "3 s", "10 s"};
    static const int64_t us[] = {100000, 500000, 1000000, 3000000, 10000000};
    int at = dialog_choose(t, "Time for each move of the CPU", words, 5, 2);
    if (at >= 0)
        t->sitting->think_us = us[at];
}

void choose_preview(struct tui *t)
{
    static const char *const words[] = {"0.5 s", "1 s", "1.5 s", "3 s", "10 s", "only by Enter"};
    static const int64_t us[] = {500000, 1000000, 1500000, 3000000, 10000000, -1};
    int at = dialog_choose(t, "A preview is played after", words, 6, 2);
    if (at >= 0)
        t->preview_us = us[at];
}

void choose_blocked(struct tui *t)
{
    static const char *const rows[] = {"none", "1", "2", "3", "4", "5", "6", "click to place"};
    int at = dialog_choose(t, "Blocked cells", rows, 8, t->sitting->order.opening.blocked);
    if (at < 0)
        return;
    t->placing = at == 7;
    t->sitting->order.opening.blocked = t->placing ? 0 : at;
    new_game(t);
}

void choose_cell(struct tui *t, struct spot at)
{
    char line[32];
    struct writer w = writer_to(line, sizeof line - 1);
    writer_text(&w, "block ");
    cell_write(&w, board_height(t->session->now), at.y / 2, at.x / 2);
    line[w.n] = '\0';
    tui_talk(t, line);
    act_done(t);
}
