/* dialog.c - windows that wait for an answer: a choice, yes or no, a line of text, a page. */
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>

#include "front/tui/tui.h"

enum { FRAME = 2, BELOW = 1 }; /* lines of the frame; the last line tells the keys */

static int least(int a, int b)
{
    return a < b ? a : b;
}

static struct area open_box(struct tui *t, int lines, int columns, const char *title)
{
    int wide = (int)strlen(title) + 4;
    columns = columns + 4 < wide ? wide : columns + 4;
    struct area a = {0, 0, least(lines + FRAME, LINES - BELOW), least(columns, COLS)};
    a.top = (LINES - BELOW - a.lines) / 2;
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
            layout_text_put(a.top + y, a.left + x, 1, A_NORMAL, glyphs_box(t->ascii, false, sides));
        }
    layout_text_put(a.top, a.left + 2, a.columns - 4, A_BOLD, title);
    return a;
}

static bool is_leaving(int key)
{
    return key == KEY_ESCAPE || key == KEY_INTERRUPT || key == 'q' || key == KEY_GONE ||
           screen_is_ending();
}

static bool is_click(const struct event *e)
{
    return e->key == KEY_MOUSE && e->mouse == MOUSE_PRESS;
}

static bool is_outside(const struct event *e, const struct area *a)
{
    return e->line < a->top || e->line >= a->top + a->lines || e->column < a->left ||
           e->column >= a->left + a->columns;
}

/* Row under a click, or -1. */
static int clicked_row(const struct event *e, const struct area *a, int first, int rows)
{
    if (!is_click(e) || e->column <= a->left || e->column >= a->left + a->columns - 1)
        return -1;
    int row = e->line - a->top - 1;
    return row >= 0 && row < rows ? first + row : -1;
}

/* ---- a choice ---- */

struct list {
    const char *title;
    const char *const *rows;
    int n, at, first, shown;
    struct area area;
};

static void draw_list(struct tui *t, struct list *l)
{
    int wide = 0;
    for (int i = 0; i < l->n; i++)
        wide = (int)layout_text_columns(l->rows[i]) > wide ? (int)layout_text_columns(l->rows[i])
                                                           : wide;
    layout_draw(t);
    l->shown = least(l->n, LINES - FRAME - BELOW);
    l->first = l->at < l->first ? l->at : l->first;
    l->first = l->at >= l->first + l->shown ? l->at - l->shown + 1 : l->first;
    l->first = least(l->first, l->n - l->shown); /* the window may have grown */
    l->area = open_box(t, l->shown, wide, l->title);
    const struct area *a = &l->area;
    for (int i = 0; i < l->shown; i++) {
        int look = l->first + i == l->at ? (int)A_REVERSE : (int)A_NORMAL;
        for (int x = 1; x < a->columns - 1; x++)
            mvaddch(a->top + 1 + i, a->left + x, ' ' | (chtype)look);
        layout_text_put(a->top + 1 + i, a->left + 2, a->columns - 4, look, l->rows[l->first + i]);
    }
    int right = a->left + a->columns - 1;
    if (l->first > 0)
        layout_text_put(a->top + 1, right, 1, A_BOLD, glyphs_glyph(t->ascii, GLYPH_UP));
    if (l->first + l->shown < l->n)
        layout_text_put(a->top + l->shown, right, 1, A_BOLD, glyphs_glyph(t->ascii, GLYPH_DOWN));
}

/* The next row that begins with this letter, if there is one. */
static int row_with(const struct list *l, int letter)
{
    for (int i = 1; i <= l->n; i++)
        if (l->rows[(l->at + i) % l->n][0] == letter)
            return (l->at + i) % l->n;
    return l->at;
}

static int row_after(const struct list *l, const struct event *e)
{
    int at = l->at, n = l->n, page = l->shown > 1 ? l->shown - 1 : 1;
    bool mouse = e->key == KEY_MOUSE;
    if (e->key == KEY_UP || e->key == KEY_BTAB)
        return (at + n - 1) % n;
    if (e->key == KEY_DOWN || e->key == '\t')
        return (at + 1) % n;
    if (e->key == KEY_PPAGE || (mouse && e->mouse == MOUSE_WHEEL_UP))
        return at - least(at, mouse ? 1 : page);
    if (e->key == KEY_NPAGE || (mouse && e->mouse == MOUSE_WHEEL_DOWN))
        return least(at + (mouse ? 1 : page), n - 1);
    if (e->key == KEY_HOME || e->key == KEY_END)
        return e->key == KEY_HOME ? 0 : n - 1;
    return e->key > ' ' && e->key < 127 ? row_with(l, e->key) : at;
}

int dialog_choose(struct tui *t, const char *title, const char *const *rows, int n, int at)
{
    struct list list = {.title = title, .rows = rows, .n = n, .at = at < 0 ? 0 : at};
    const struct tip *before = t->tips;
    t->tips = tips_choose;
    for (at = -2; at == -2;) {
        draw_list(t, &list);
        struct event e = tui_event(t, -1);
        int click = clicked_row(&e, &list.area, list.first, list.shown);
        if (is_leaving(e.key) || (is_click(&e) && is_outside(&e, &list.area)))
            at = -1;
        else if (e.key == '\r' || e.key == KEY_ENTER || e.key == ' ')
            at = list.at;
        else if (click >= 0)
            at = click;
        else
            list.at = row_after(&list, &e);
    }
    t->tips = before;
    return at;
}

bool dialog_confirm(struct tui *t, const char *question)
{
    static const char *const rows[] = {"No", "Yes"};
    return dialog_choose(t, question, rows, 2, 1) == 1;
}

/* ---- a line of text ---- */

/* The end of a long answer, where the typing is; below it what the mouse may press. */
static struct area draw_ask(struct tui *t, const char *question, const char *answer, size_t n)
{
    layout_draw(t);
    struct area a = open_box(t, 3, 50, question);
    size_t room = (size_t)a.columns - 5, from = n > room ? n - room : 0;
    layout_text_put(a.top + 1, a.left + 2, a.columns - 4, A_NORMAL, answer + from);
    layout_text_put(a.top + 3, a.left + 2, a.columns - 4, A_BOLD, "[ OK ]  [ Cancel ]");
    curs_set(1);
    move(a.top + 1, a.left + 2 + (int)(n - from));
    return a;
}

bool dialog_ask(struct tui *t, const char *question, char *answer, size_t cap)
{
    enum { OK_END = 9, CANCEL_END = 20 }; /* columns of the box */
    size_t n = strlen(answer);
    const struct tip *before = t->tips;
    t->tips = tips_ask;
    bool taken = false, left = false;
    while (!taken && !left) {
        struct area a = draw_ask(t, question, answer, n);
        struct event e = tui_event(t, -1);
        int key = e.key, x = e.column - a.left;
        bool buttons = is_click(&e) && e.line == a.top + 3 && x >= 2;
        left = key == KEY_ESCAPE || key == KEY_INTERRUPT || key == KEY_GONE || screen_is_ending() ||
               (is_click(&e) && is_outside(&e, &a)) || (buttons && x >= OK_END && x < CANCEL_END);
        taken = key == '\r' || key == KEY_ENTER || (buttons && x < OK_END);
        if ((key == KEY_BACKSPACE || key == 127 || key == 8) && n > 0)
            answer[--n] = '\0';
        else if (key >= ' ' && key < 127 && n + 1 < cap) {
            answer[n++] = (char)key;
            answer[n] = '\0';
        }
    }
    t->tips = before;
    return taken && !left;
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

/* "1. ..." begins a line of its own. */
static bool is_item(const char *line)
{
    return line[0] >= '0' && line[0] <= '9' && line[1] == '.';
}

static bool goes_on(const char *line, size_t length, const char *next)
{
    enum { LONG = 50 };
    return length > LONG && is_prose(line, length) && is_prose(next, strcspn(next, "\n")) &&
           !is_item(next);
}

/* Where the rest of a line goes on that had to be broken: under the last column of a table, or
 * under its own beginning. */
static size_t hang_of(const char *line, size_t length, size_t room)
{
    size_t hang = strspn(line, " "), most = room * 2 / 3;
    for (size_t i = hang; i + 2 < length && i + 2 < most; i++)
        if (line[i] == ' ' && line[i + 1] == ' ' && line[i + 2] != ' ')
            hang = i + 2;
    return hang < most ? hang : 0;
}

/* The text for a narrower window: sentences run on, everything is broken at blanks. `out` has room
 * for six times as much. */
static void reflow(const char *text, size_t room, char *out)
{
    size_t used = 0;
    while (*text) {
        size_t n = strcspn(text, "\n"), hang = hang_of(text, n, room);
        for (size_t i = 0; i < n;) {
            size_t gap = strspn(text + i, " "), word = strcspn(text + i + gap, " \n");
            if (used && used + gap + word > room) {
                *out++ = '\n';
                memset(out, ' ', hang);
                out += hang;
                used = hang;
                gap = 0;
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
    char *narrow = wide > room && room > 0 ? arena_take(a, 6 * strlen(text) + 2, 1) : NULL;
    if (!narrow)
        return text;
    reflow(text, (size_t)room, narrow);
    return narrow;
}

/* Draws the page from a line on, which is kept within the text; how many lines show. */
static int draw_page(struct tui *t, const char *title, const char *whole, int *first, int *lines)
{
    struct arena *arena = t->play->cli->work.arena;
    struct arena_mark mark = arena_here(arena);
    const char *text = fitted(whole, COLS - 4, arena);
    int wide;
    *lines = count_lines(text, &wide);
    layout_draw(t);
    int shown = least(*lines, LINES - FRAME - BELOW);
    *first = *first > *lines - shown ? *lines - shown : *first;
    *first = *first < 0 ? 0 : *first;
    struct area a = open_box(t, shown, wide, title);
    for (int i = 0; i < shown; i++)
        layout_text_put(a.top + 1 + i, a.left + 2, a.columns - 4, A_NORMAL,
                        line_at(text, *first + i));
    if (*first > 0)
        layout_text_put(a.top, a.left + a.columns - 15, 14, A_BOLD, " more above ");
    if (*first + shown < *lines)
        layout_text_put(a.top + a.lines - 1, a.left + a.columns - 15, 14, A_BOLD, " more below ");
    arena_release(arena, mark);
    return shown;
}

void dialog_show(struct tui *t, const char *title, const char *whole)
{
    const struct tip *before = t->tips;
    t->tips = tips_page;
    for (int first = 0, lines; t->tips == tips_page;) {
        int shown = draw_page(t, title, whole, &first, &lines);
        struct event e = tui_event(t, -1);
        bool mouse = e.key == KEY_MOUSE;
        bool last = first + shown >= lines;
        if (e.key == KEY_DOWN || (mouse && e.mouse == MOUSE_WHEEL_DOWN))
            first++;
        else if (e.key == KEY_UP || (mouse && e.mouse == MOUSE_WHEEL_UP))
            first--;
        else if (e.key == KEY_NPAGE || (e.key == ' ' && !last))
            first += shown;
        else if (e.key == KEY_PPAGE)
            first -= shown;
        else if (e.key == KEY_HOME || e.key == KEY_END)
            first = e.key == KEY_HOME ? 0 : lines;
        else if (!(mouse && e.mouse != MOUSE_PRESS) && e.key != KEY_RESIZE && e.key != KEY_NOTHING)
            t->tips = before;
    }
    t->tips = before;
}
