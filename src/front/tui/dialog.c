/* dialog.c - windows that wait for an answer: a choice, yes or no, a line of text, a page. */
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>

#include "front/tui/tui.h"

static struct area open_box(struct tui *t, int lines, int columns, const char *title)
{
    int wide = (int)strlen(title) + 4;
    columns = columns + 4 < wide ? wide : columns + 4;
    lines += 2;
    struct area a = {0, 0, lines < LINES ? lines : LINES, columns < COLS ? columns : COLS};
    a.top = (LINES - a.lines) / 2;
    a.left = (COLS - a.columns) / 2;
    curs_set(0);
    for (int y = 0; y < a.lines; y++)
        for (int x = 0; x < a.columns; x++) {
            bool top = y == 0, bottom = y == a.lines - 1, left = x == 0, right = x == a.columns - 1;
            unsigned sides = (top || bottom ? 10u : 0u) | (left || right ? 5u : 0u);
            if (top && (left || right))
                sides = left ? 6u : 12u;
            if (bottom && (left || right))
                sides = left ? 3u : 9u;
            text_put(a.top + y, a.left + x, 1, A_NORMAL, look_box(t->ascii, false, sides));
        }
    text_put(a.top, a.left + 2, a.columns - 4, A_BOLD, title);
    return a;
}

static bool is_leaving(int key)
{
    return key == KEY_ESCAPE || key == KEY_INTERRUPT || key == 'q' || key == KEY_GONE ||
           screen_is_ending();
}

/* Row under a click, or -1. */
static int clicked_row(const struct event *e, const struct area *a, int first, int rows)
{
    if (e->key != KEY_MOUSE || e->mouse != MOUSE_PRESS || e->column <= a->left ||
        e->column >= a->left + a->columns - 1)
        return -1;
    int row = e->line - a->top - 1;
    return row >= 0 && row < rows ? first + row : -1;
}

int dialog_choose(struct tui *t, const char *title, const char *const *rows, int n, int at)
{
    int wide = 0;
    for (int i = 0; i < n; i++)
        wide = (int)strlen(rows[i]) > wide ? (int)strlen(rows[i]) : wide;
    at = at < 0 ? 0 : at;
    for (;;) {
        layout_draw(t);
        int shown = n < LINES - 2 ? n : LINES - 2;
        int first = at < shown ? 0 : at - shown + 1;
        struct area a = open_box(t, shown, wide + 2, title);
        for (int i = 0; i < shown; i++) {
            char text[120];
            snprintf(text, sizeof text, " %-*s ", wide, rows[first + i]);
            text_put(a.top + 1 + i, a.left + 1, a.columns - 2,
                     first + i == at ? A_REVERSE : A_NORMAL, text);
        }
        struct event e = tui_event(t, -1);
        int key = e.key, click = clicked_row(&e, &a, first, shown);
        if (is_leaving(key))
            return -1;
        if (key == KEY_UP || key == KEY_BTAB)
            at = (at + n - 1) % n;
        else if (key == KEY_DOWN || key == '\t')
            at = (at + 1) % n;
        else if (key == '\r' || key == KEY_ENTER || key == ' ')
            return at;
        else if (click >= 0)
            return click;
        else if (key > ' ' && key < 127) /* the first letter chooses */
            for (int i = 1; i <= n; i++)
                if (rows[(at + i) % n][0] == key) {
                    at = (at + i) % n;
                    break;
                }
    }
}

bool dialog_confirm(struct tui *t, const char *question)
{
    static const char *const rows[] = {"No", "Yes"};
    return dialog_choose(t, question, rows, 2, 1) == 1;
}

bool dialog_ask(struct tui *t, const char *question, char *answer, size_t cap)
{
    size_t n = strlen(answer);
    for (;;) {
        layout_draw(t);
        struct area a = open_box(t, 1, 50, question);
        text_put(a.top + 1, a.left + 2, a.columns - 4, A_NORMAL, answer);
        curs_set(1);
        move(a.top + 1, a.left + 2 + (int)n);
        int key = tui_event(t, -1).key;
        if (key == KEY_ESCAPE || key == KEY_INTERRUPT || key == KEY_GONE || screen_is_ending())
            return false;
        if (key == '\r' || key == KEY_ENTER)
            return true;
        if ((key == KEY_BACKSPACE || key == 127 || key == 8) && n > 0)
            answer[--n] = '\0';
        else if (key >= ' ' && key < 127 && n + 1 < cap && (int)n < a.columns - 5) {
            answer[n++] = (char)key;
            answer[n] = '\0';
        }
    }
}

/* ---- a page of text ---- */

static int count_lines(const char *text, int *wide)
{
    int lines = 0;
    *wide = 0;
    while (*text) {
        size_t n = strcspn(text, "\n");
        *wide = (int)n > *wide ? (int)n : *wide;
        text += n + (text[n] == '\n');
        lines++;
    }
    return lines;
}

static const char *line_at(const char *text, int line)
{
    while (line-- > 0 && *text)
        text += strcspn(text, "\n") + (text[strcspn(text, "\n")] == '\n');
    return text;
}

/* Headings are short, drawings indented, tables have gaps. */
static bool is_prose(const char *line, size_t length)
{
    bool gaps = false;
    for (size_t i = 0; i + 1 < length; i++)
        gaps = gaps || (line[i] == ' ' && line[i + 1] == ' ');
    return length && *line != ' ' && !gaps;
}

static bool goes_on(const char *line, size_t length, const char *next)
{
    enum { LONG = 50 };
    return length > LONG && is_prose(line, length) && is_prose(next, strcspn(next, "\n"));
}

/* The text for a narrower window: sentences run on, everything is broken at blanks. `out` has room
 * for twice as much. */
static void reflow(const char *text, size_t room, char *out)
{
    size_t used = 0;
    while (*text) {
        size_t n = strcspn(text, "\n");
        for (size_t i = 0; i < n;) {
            size_t gap = strspn(text + i, " "), word = strcspn(text + i + gap, " \n");
            if (used && used + gap + word > room) {
                *out++ = '\n';
                used = gap = 0;
                i += strspn(text + i, " ");
            }
            memcpy(out, text + i, gap + word);
            out += gap + word;
            used += gap + word;
            i += gap + word;
        }
        const char *next = text + n + (text[n] == '\n');
        bool on = goes_on(text, n, next);
        text = next;
        *out++ = on ? ' ' : '\n';
        used = on ? used + 1 : 0;
    }
    *out = '\0';
}

/* The text as it fits, in the arena if it had to change. */
static const char *fitted(const char *text, int room, struct arena *a)
{
    int wide;
    count_lines(text, &wide);
    char *narrow = wide > room && room > 0 ? arena_take(a, 2 * strlen(text) + 2, 1) : NULL;
    if (!narrow)
        return text;
    reflow(text, (size_t)room, narrow);
    return narrow;
}

void dialog_show(struct tui *t, const char *title, const char *whole)
{
    struct arena *arena = t->sitting->cli->work.arena;
    for (int first = 0;;) {
        struct arena_mark mark = arena_here(arena);
        const char *text = fitted(whole, COLS - 4, arena);
        int wide, lines = count_lines(text, &wide);
        layout_draw(t);
        int shown = lines < LINES - 2 ? lines : LINES - 2;
        first = first > lines - shown ? lines - shown : first;
        first = first < 0 ? 0 : first;
        struct area a = open_box(t, shown, wide, title);
        for (int i = 0; i < shown; i++)
            text_put(a.top + 1 + i, a.left + 2, a.columns - 4, A_NORMAL, line_at(text, first + i));
        if (first + shown < lines)
            text_put(a.top + a.lines - 1, a.left + 2, a.columns - 4, A_BOLD, " more below ");
        arena_release(arena, mark);
        struct event e = tui_event(t, -1);
        int key = e.key;
        bool mouse = key == KEY_MOUSE;
        if (key == KEY_DOWN || (mouse && e.mouse == MOUSE_WHEEL_DOWN))
            first++;
        else if (key == KEY_UP || (mouse && e.mouse == MOUSE_WHEEL_UP))
            first--;
        else if (key == KEY_NPAGE || key == ' ')
            first += shown;
        else if (key == KEY_PPAGE)
            first -= shown;
        else if ((mouse && e.mouse != MOUSE_PRESS) || key == KEY_RESIZE || key == KEY_NOTHING)
            continue;
        else
            return;
        if (key == ' ' && first + shown > lines)
            return;
    }
}
