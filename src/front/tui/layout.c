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

size_t text_columns(const char *text)
{
    size_t n = 0;
    for (; *text; text++)
        n += ((unsigned char)*text & 0xC0) != 0x80; /* continued bytes take no room */
    return n;
}

static void draw_title(struct tui *t)
{
    char title[200], size[32];
    const struct board *b = t->session->now;
    words_size(t, size, sizeof size);
    snprintf(title, sizeof title, " %s %s", b->game->title, size);
    text_put(0, 0, COLS, A_REVERSE | A_BOLD, title);
    for (int x = (int)text_columns(title); x < COLS; x++)
        mvaddch(0, x, ' ' | A_REVERSE);
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

/* The next line of a text, broken at a blank; moves on to what follows it. */
static size_t next_line(const char **text, size_t room)
{
    size_t n = strcspn(*text, "\n");
    if (n > room) {
        size_t cut = room;
        while (cut > room / 2 && (*text)[cut] != ' ')
            cut--;
        n = cut;
    }
    *text += n;
    *text += **text == '\n' || **text == ' ';
    return n;
}

static int count_lines(const char *text)
{
    int lines = 0;
    for (; *text; lines++)
        next_line(&text, (size_t)COLS - 2);
    return lines;
}

static int draw_lines(const char *text, int line, int attributes)
{
    for (; *text && line < LINES; line++) {
        char part[MESSAGE_MAX];
        const char *from = text;
        size_t n = next_line(&text, (size_t)COLS - 2);
        snprintf(part, sizeof part, "%.*s", (int)n, from);
        text_put(line, 1, COLS - 1, attributes, part);
    }
    return line;
}

/* Three lines are for the state and the message; longer ones grow upward over the picture. */
static void draw_words(struct tui *t)
{
    char state[400], here[200];
    words_state(t, state, sizeof state);
    words_here(t, here, sizeof here);
    int extra = count_lines(state) + count_lines(t->message) - BOTTOM;
    extra = extra < 0 ? 0 : extra > LINES / 2 ? LINES / 2 : extra;
    int line = LINES - BOTTOM - extra, at = COLS - 1 - (int)strlen(here);
    for (int y = line; y < LINES; y++)
        mvhline(y, 0, ' ', COLS);
    if (at > (int)strlen(state) + 2)
        text_put(line, at, COLS, A_NORMAL, here);
    line = draw_lines(state, line, A_BOLD);
    draw_lines(t->message, line, A_NORMAL);
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
    int panel = t->folded ? 0 : PANEL, room = LINES - BOTTOM - 1;
    t->board = (struct area){1, 0, room, COLS - panel};
    t->panel = (struct area){1, COLS - PANEL, room, PANEL};
    if (!t->folded)
        t->panel_open = false;
    draw_title(t);
    picture_draw(t);
    if (!t->folded || t->panel_open)
        panel_draw(t);
    draw_words(t);
    picture_draw_cursor(t);
}
