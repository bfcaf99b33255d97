/* layout.c - who gets which part of the window, and the lines of text around the board. A window
 * under 80x24 has no room for the panel beside the board: it opens over the board with m. */
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "front/tui/tui.h"

enum { WIDE = 80, HIGH = 24, PANEL = 31, BOTTOM = 3, SMALL_LINES = 8, SMALL_COLUMNS = 30 };

/* Text up to a line end or the width; what cannot be shown becomes '?'. */
int layout_text_put(int line, int column, int width, int attributes, const char *text)
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

size_t layout_text_columns(const char *text)
{
    size_t n = 0;
    for (; *text; text++)
        n += ((unsigned char)*text & 0xC0) != 0x80; /* continued bytes take no room */
    return n;
}

/* The clock, then the way to the panel, then the others, as far as there is room after `from`. */
static void draw_title_right(struct tui *t, int from)
{
    const struct {
        enum tui_action act;
        const char *text;
    } item[TITLE_MAX] = {{ACTION_NONE, t->folded ? "m menu" : "Tab panel"},
                         {ACTION_KEYS, "? keys"},
                         {ACTION_QUIT, "q quit"}};
    char time[32] = "";
    long seconds = (long)(tui_played_ms(t) / 1000);
    if (t->show_time)
        snprintf(time, sizeof time, "%ld:%02ld", seconds / 60, seconds % 60);
    int room = COLS - 1 - from - 2 - (int)strlen(time), used = 0, n = 0;
    while (n < TITLE_MAX && used + 2 + (int)strlen(item[n].text) <= room)
        used += 2 + (int)strlen(item[n++].text);
    int at = COLS - 1 - used;
    if (time[0] && room >= 0)
        layout_text_put(0, at - (int)strlen(time), COLS, A_REVERSE | A_BOLD, time);
    for (t->titles = 0; t->titles < n; t->titles++) {
        const char *text = item[t->titles].text;
        t->title[t->titles] = (struct control){item[t->titles].act, 0, at + 2, (int)strlen(text)};
        layout_text_put(0, at + 2, COLS, A_REVERSE, text);
        at += 2 + (int)strlen(text);
    }
}

static void draw_title(struct tui *t)
{
    enum { MENU_ROOM = 11 };
    char title[200], size[32];
    const struct board *b = t->session->now;
    tui_text_size(t, size, sizeof size);
    snprintf(title, sizeof title, " %s %s", b->game->title, size);
    if ((int)layout_text_columns(title) + MENU_ROOM > COLS) /* the first word of it will do */
        snprintf(title, sizeof title, " %.*s %s", (int)strcspn(b->game->title, " "), b->game->title,
                 size);
    layout_text_put(0, 0, COLS, A_REVERSE | A_BOLD, title);
    for (int x = (int)layout_text_columns(title); x < COLS; x++)
        mvaddch(0, x, ' ' | A_REVERSE);
    draw_title_right(t, (int)layout_text_columns(title));
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
        layout_text_put(line, 1, COLS - 1, attributes, part);
    }
    return line;
}

/* Three lines are for the state, the message and the keys; longer messages take the line of the
 * keys, then grow upward over the picture. What is under the cursor stands beside the state, or
 * where there would be no message; the aim of the game where nothing else is said. */
static void draw_words(struct tui *t)
{
    char state[STATE_MAX], here[200], aim[200];
    const char *message = t->message;
    tui_text_state(t, state, sizeof state);
    tui_text_here(t, here, sizeof here);
    int at = COLS - 1 - (int)layout_text_columns(here);
    bool beside = at > (int)strlen(state) + 2;
    int picture = t->at.top + t->canvas.lines + 1, panel = t->panel.top + t->panel_lines;
    bool beside_panel = !t->folded || t->panel_open;
    int free = LINES - 2 - (beside_panel && panel > picture ? panel : picture); /* for the aim */
    if (!message[0] && !beside)
        message = here;
    else if (!message[0] && tui_text_aim(t, aim, sizeof aim) && count_lines(aim) <= free)
        message = aim;
    int lines = count_lines(state) + count_lines(message) + (message == aim);
    int extra = lines < BOTTOM ? 0 : lines - BOTTOM;
    extra = extra > LINES / 2 ? LINES / 2 : extra;
    int line = LINES - BOTTOM - extra;
    for (int y = line; y < LINES; y++)
        mvhline(y, 0, ' ', COLS);
    if (beside)
        layout_text_put(line, at, COLS, A_NORMAL, here);
    line = draw_lines(state, line, A_BOLD);
    line = draw_lines(message, line, A_NORMAL);
    if (line < LINES)
        keys_tips(t, LINES - 1);
}

void layout_draw(struct tui *t)
{
    erase();
    t->titles = 0;
    t->folded = COLS < WIDE || LINES < HIGH;
    t->controls = 0;
    if (LINES < SMALL_LINES || COLS < SMALL_COLUMNS) {
        layout_text_put(0, 0, COLS, A_NORMAL, "This window is too small");
        return;
    }
    int panel = t->folded ? 0 : PANEL, room = LINES - BOTTOM - 1;
    t->board = (struct area){1, 0, room, COLS - panel};
    t->panel = (struct area){1, COLS > PANEL ? COLS - PANEL : 0, room, COLS > PANEL ? PANEL : COLS};
    if (!t->folded)
        t->panel_open = false;
    draw_title(t);
    picture_draw(t);
    if (!t->folded || t->panel_open)
        panel_draw(t);
    draw_words(t);
    picture_draw_cursor(t);
}
