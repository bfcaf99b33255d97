/* layout.c - who gets which part of the window, and the lines of text around the board. A window
 * under 80x24 has no room for the panel beside the board: it opens over the board with m. */
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "front/tui/tui.h"

enum { WIDE = 80, HIGH = 24, PANEL = 29, BOTTOM = 3, SMALL_LINES = 8, SMALL_COLUMNS = 30 };

/* Text up to a line end or the width; what cannot be shown becomes '?'. */
int text_put(int line, int column, int width, int attributes, const char *text)
{
    mbstate_t state = {0};
    int used = 0;
    size_t left = strlen(text);
    if (line < 0 || line >= LINES || column >= COLS || column < 0)
        return 0;
    attrset((attr_t)attributes);
    move(line, column);
    while (left && *text != '\n') {
        wchar_t wide[2] = {0};
        size_t n = mbrtowc(wide, text, left, &state);
        if (n == (size_t)-1 || n == (size_t)-2 || n == 0) {
            state = (mbstate_t){0};
            wide[0] = L'?';
            n = 1;
        }
        int columns = wcwidth(wide[0]);
        if (columns < 0) {
            wide[0] = L'?';
            columns = 1;
        }
        if (used + columns > width || column + used + columns > COLS)
            break;
        addwstr(wide);
        used += columns;
        text += n;
        left -= n;
    }
    attrset(A_NORMAL);
    return used;
}

static void draw_title(struct tui *t)
{
    char title[200], size[32];
    const struct board *b = t->session->now;
    words_size(t, size, sizeof size);
    snprintf(title, sizeof title, " %s %s", b->game->title, size);
    text_put(0, 0, COLS, A_REVERSE, title);
    for (int x = (int)strlen(title) - 2; x < COLS; x++)
        mvaddch(0, x, ' ' | A_REVERSE);
    text_put(0, 0, COLS, A_REVERSE | A_BOLD, title);
    const char *right = t->folded ? "m menu  ? keys  q quit " : "Tab panel  ? keys  q quit ";
    int at = COLS - (int)strlen(right);
    if (at > (int)strlen(title))
        text_put(0, at, COLS, A_REVERSE, right);
    if (t->show_time) {
        long seconds = (long)(tui_played_ms(t) / 1000);
        char time[32];
        snprintf(time, sizeof time, "%ld:%02ld", seconds / 60, seconds % 60);
        if (at - 10 > (int)strlen(title))
            text_put(0, at - 10, 9, A_REVERSE, time);
    }
}

/* Two lines, broken at blanks. */
static void draw_message(const struct tui *t, int line)
{
    const char *text = t->message;
    for (int i = 0; i < 2 && *text; i++) {
        size_t n = strcspn(text, "\n"), room = (size_t)COLS - 2;
        if (n > room && i == 0) {
            size_t cut = room;
            while (cut > room / 2 && text[cut] != ' ')
                cut--;
            n = cut;
        }
        char part[MESSAGE_MAX];
        snprintf(part, sizeof part, "%.*s", (int)n, text);
        text_put(line + i, 1, COLS - 1, A_NORMAL, part);
        text += n;
        text += *text == '\n' || *text == ' ';
    }
}

static void draw_state(struct tui *t)
{
    char state[400], here[200];
    words_state(t, state, sizeof state);
    words_here(t, here, sizeof here);
    int used = text_put(t->state_line, 1, COLS - 1, A_BOLD, state);
    int at = COLS - 1 - (int)strlen(here);
    if (at > used + 2)
        text_put(t->state_line, at, COLS, A_NORMAL, here);
}

void layout_draw(struct tui *t)
{
    erase();
    t->folded = COLS < WIDE || LINES < HIGH;
    t->controls = 0;
    if (LINES < SMALL_LINES || COLS < SMALL_COLUMNS) {
        text_put(0, 0, COLS, A_NORMAL, "This window is too small");
        return;
    }
    t->state_line = LINES - BOTTOM;
    int panel = t->folded ? 0 : PANEL;
    t->board = (struct area){1, 0, t->state_line - 1, COLS - panel};
    t->panel = (struct area){1, COLS - PANEL, t->state_line - 1, PANEL};
    if (!t->folded)
        t->panel_open = false;
    draw_title(t);
    draw_state(t);
    draw_message(t, t->state_line + 1);
    picture_draw(t);
    if (!t->folded || t->panel_open)
        panel_draw(t);
    picture_draw_cursor(t);
}
