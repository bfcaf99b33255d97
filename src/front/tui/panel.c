/* panel.c - the panel: score cards, controls, the order of the numbers. Controls come from the
 * table of acts; each remembers where it stands, so that a click finds it. */
#include <ncurses.h>
#include <string.h>

#include "front/tui/tui.h"
#include "session/sentences.h"

struct panel_pen {
    struct tui *t;
    int line; /* of the panel, from 0; may lie above or below what shows */
};

static bool pen_shows(const struct panel_pen *p)
{
    int line = p->line - p->t->panel_top;
    return line >= 0 && line < p->t->panel.lines;
}

static void pen_text(struct panel_pen *p, int attributes, const char *text)
{
    const struct area *a = &p->t->panel;
    if (pen_shows(p))
        layout_text_put(a->top + p->line - p->t->panel_top, a->left + 2, a->columns - 2, attributes,
                        text);
    p->line++;
}

/* ---- score cards ---- */

/* "CPU +1 move +4 clue = 5", on as many lines as it takes, broken before a sign. */
static void pen_sum(struct panel_pen *p, const char *sum)
{
    size_t room = (size_t)p->t->panel.columns - 3;
    while (strlen(sum) > room) {
        char part[80];
        size_t cut = room;
        while (cut > 1 && strncmp(sum + cut, " +", 2) != 0 && strncmp(sum + cut, " =", 2) != 0)
            cut--;
        snprintf(part, sizeof part, "%.*s", (int)cut, sum);
        pen_text(p, A_NORMAL, part);
        sum += cut;
    }
    pen_text(p, A_NORMAL, sum);
}

static void draw_cards(struct panel_pen *p)
{
    struct tui *t = p->t;
    const struct session *s = t->session;
    const struct board *b = s->now;
    const struct view *v = tui_view(t);
    char text[80], gain[160];
    for (int side = 0; side < 2; side++) {
        bool turn = session_to_move(s) == side;
        snprintf(text, sizeof text, "%s %-9s %4d", turn ? glyphs_glyph(t->ascii, GLYPH_SHARP) : " ",
                 sentence_side(s, side), b->game->duel->score(b, side));
        pen_text(p, turn ? A_BOLD | A_REVERSE : A_BOLD, text);
    }
    snprintf(gain, sizeof gain, "%.*s", v ? (int)v->gain.len : 0, v ? v->gain.text : "");
    if (gain[0])
        pen_sum(p, gain);
    p->line++;
}

/* How far both sides are in their race. */
static void draw_race(struct panel_pen *p)
{
    struct tui *t = p->t;
    const struct session *s = t->session;
    for (int side = 0; side < 2; side++) {
        bool turn = session_to_move(s) == side;
        char race[40], text[80];
        struct writer w = writer_to(race, sizeof race - 1);
        sentence_race(s, side, &w);
        race[w.n < w.cap ? w.n : w.cap] = '\0';
        snprintf(text, sizeof text, "%s %-4s %s", turn ? glyphs_glyph(t->ascii, GLYPH_SHARP) : " ",
                 sentence_side(s, side), race);
        pen_text(p, turn ? A_BOLD : A_NORMAL, text);
    }
}

/* Who solves a puzzle of this kind alone has points too. */
static void draw_points(struct panel_pen *p)
{
    const struct view *v = tui_view(p->t);
    char text[80];
    if (v && v->has_points) {
        snprintf(text, sizeof text, "  %-9s %4d", "You", (int)v->points.sum);
        pen_text(p, A_BOLD, text);
    }
}

/* ---- the latest moves, where there is room for them ---- */

static void draw_moves(struct panel_pen *p)
{
    enum { ROOM_MIN = 4, ROW = 64 };
    struct tui *t = p->t;
    const struct steps *s = &t->session->steps;
    struct work *w = &t->play->cli->work;
    int room = t->panel.lines - p->line - 2;
    if (room < ROOM_MIN || !s->at)
        return;
    struct arena_mark mark = arena_here(w->arena);
    const struct board *now = t->session->now;
    struct board *b = arena_take(w->arena, 1, now->game->rules.size(&now->variant));
    p->line++;
    pen_text(p, A_BOLD, "Moves");
    size_t from = s->at > (size_t)room ? s->at - (size_t)room : 0;
    if (b)
        steps_board(s, from, b);
    for (size_t i = from; b && i < s->at; i++) {
        char text[ROW];
        lists_move(b, &s->step[i], i + 1, text, sizeof text);
        pen_text(p, A_NORMAL, text);
    }
    arena_release(w->arena, mark);
}

/* ---- the order of the numbers ---- */

static void draw_order(struct panel_pen *p)
{
    struct tui *t = p->t;
    const struct board *b = t->session->now;
    int number[NUMBERS_MAX];
    size_t n = b->game->ordering->list(b, number, NUMBERS_MAX);
    char text[80];
    snprintf(text, sizeof text, "Order, highest first%s", t->focus == FOCUS_ORDER ? "" : " (o)");
    pen_text(p, A_BOLD, text);
    int wide = 0;
    text[0] = '\0';
    for (size_t i = 0; i < n && i < NUMBERS_MAX; i++) {
        bool here = t->focus == FOCUS_ORDER && (int)i == t->order_at;
        bool known = i + 1 < n && b->game->ordering->known(b, number[i], number[i + 1]);
        char item[16];
        snprintf(item, sizeof item, here ? "[%d]" : " %d ", number[i]);
        const char *sign = i + 1 == n ? "" : known ? ">" : "?";
        int length = (int)strlen(item) + 1;
        if (wide + length > t->panel.columns - 3) {
            p->line++;
            wide = 0;
        }
        const struct area *a = &t->panel;
        int line = a->top + p->line - t->panel_top;
        if (pen_shows(p)) {
            layout_text_put(line, a->left + 2 + wide, 8,
                            here ? (int)(A_REVERSE | A_BOLD) : (int)A_BOLD, item);
            layout_text_put(line, a->left + 2 + wide + length - 1, 1, known ? A_BOLD : A_DIM, sign);
        }
        if (i < NUMBERS_MAX)
            t->number[t->numbers++] =
                (struct control){(int)i, pen_shows(p) ? line : -1, a->left + 2 + wide, length};
        wide += length;
    }
    p->line++;
    bool reversed = b->game->ordering->reversed(b);
    snprintf(text, sizeof text, "Direction: %s first", reversed ? "lowest" : "highest");
    pen_text(p, reversed ? A_REVERSE : A_NORMAL, text);
    p->line++;
}

/* ---- controls ---- */

enum { KEY_ROOM = 3 };

/* Half a line is for a short one, left or right; `column` counts from the panel's text. */
static void draw_control(struct panel_pen *p, enum tui_action act, int column, int width)
{
    struct tui *t = p->t;
    const struct area *a = &t->panel;
    char label[80], key[2] = {(char)action_key(act), 0};
    bool here = t->focus == FOCUS_PANEL && t->control_at == t->controls;
    action_label(t, act, label, sizeof label);
    struct control *c = &t->control[t->controls++];
    *c = (struct control){act, a->top + p->line - t->panel_top, a->left + 2 + column, width};
    if (!pen_shows(p))
        return;
    for (int x = 0; here && x < width - 1; x++)
        mvaddch(c->line, c->column + x, ' ' | A_REVERSE);
    layout_text_put(c->line, c->column, 1, A_BOLD | (here ? A_REVERSE : A_NORMAL), key);
    layout_text_put(c->line, c->column + KEY_ROOM, width - KEY_ROOM, here ? A_REVERSE : A_NORMAL,
                    label);
}

/* All that apply, group by group; returns the line of the chosen one, or -1. */
static int draw_controls(struct panel_pen *p, bool gaps)
{
    struct tui *t = p->t;
    int whole = t->panel.columns - 3, half = whole / 2, group = -1, chosen = -1;
    bool beside = false; /* the left half of this line is taken */
    for (int i = ACTION_NONE + 1; i < ACTION_COUNT && t->controls < CONTROLS_MAX; i++) {
        enum tui_action a = (enum tui_action)i;
        if (!action_applies(t, a))
            continue;
        bool begins = action_group(a) != group && group >= 0;
        if (beside && ((begins && gaps) || !action_is_half(a))) {
            p->line++;
            beside = false;
        }
        p->line += begins && gaps;
        group = action_group(a);
        if (t->focus == FOCUS_PANEL && t->control_at == t->controls)
            chosen = p->line;
        draw_control(p, a, beside ? half : 0, action_is_half(a) ? half : whole);
        p->line += beside || !action_is_half(a);
        beside = !beside && action_is_half(a);
    }
    p->line += beside;
    return chosen;
}

/* The control above or below, in the same half if there is one; from the end to the beginning. */
static int beyond(const struct tui *t, int down)
{
    int at = t->control_at, best = -1;
    const struct control *c = t->control;
    for (int i = at + down; i >= 0 && i < t->controls; i += down) {
        if (c[i].line == c[at].line)
            continue;
        if (best >= 0 && c[i].line != c[best].line)
            break;
        if (best < 0 || c[i].column == c[at].column)
            best = i;
    }
    return best >= 0 ? best : down > 0 ? 0 : t->controls - 1;
}

void panel_key(struct tui *t, int key)
{
    int n = t->controls ? t->controls : 1;
    if (t->control_at >= n)
        t->control_at = 0;
    if (key == KEY_LEFT)
        t->control_at = (t->control_at + n - 1) % n;
    else if (key == KEY_RIGHT)
        t->control_at = (t->control_at + 1) % n;
    else if (key == KEY_UP || key == KEY_DOWN)
        t->control_at = t->controls ? beyond(t, key == KEY_DOWN ? 1 : -1) : 0;
    else if ((key == '\r' || key == KEY_ENTER || key == ' ') && t->control_at < t->controls) {
        enum tui_action act = (enum tui_action)t->control[t->control_at].act;
        if (t->folded)
            panel_toggle(t);
        action_do(t, act);
    } else {
        action_do_key(t, key);
    }
}

/* What is chosen goes along, from one end to the other. */
void panel_wheel(struct tui *t, int down)
{
    int at = t->focus == FOCUS_PANEL && t->controls ? beyond(t, down) : -1;
    if (at < 0)
        t->panel_top += down; /* within limits when it is drawn */
    else if ((at - t->control_at) * down > 0)
        t->control_at = at;
}

void panel_toggle(struct tui *t)
{
    t->focus = t->focus == FOCUS_BOARD ? FOCUS_PANEL : FOCUS_BOARD;
    t->panel_open = t->folded && t->focus == FOCUS_PANEL;
    t->pending = PENDING_NONE;
}

static void draw_frame(struct tui *t)
{
    const struct area *a = &t->panel;
    for (int y = 0; y < a->lines; y++) {
        for (int x = 0; x < a->columns; x++)
            mvaddch(a->top + y, a->left + x, ' ');
        layout_text_put(a->top + y, a->left, 1, roles_look(t->color, ROLE_GRID),
                        glyphs_glyph(t->ascii, GLYPH_UPRIGHT));
    }
}

/* The chosen control stays in sight. */
static void scroll_panel(struct tui *t, const struct panel_pen *p, int chosen)
{
    int shown = t->panel.lines;
    if (chosen >= 0 && chosen < t->panel_top)
        t->panel_top = chosen;
    if (chosen >= t->panel_top + shown)
        t->panel_top = chosen - shown + 1;
    if (t->panel_top > p->line - shown)
        t->panel_top = p->line - shown;
    if (t->panel_top < 0)
        t->panel_top = 0;
}

/* On the frame: there is more above, or below. */
static void draw_more(struct tui *t, int lines)
{
    const struct area *a = &t->panel;
    if (t->panel_top > 0)
        layout_text_put(a->top, a->left, 1, A_BOLD, glyphs_glyph(t->ascii, GLYPH_UP));
    if (lines - t->panel_top > a->lines)
        layout_text_put(a->top + a->lines - 1, a->left, 1, A_BOLD,
                        glyphs_glyph(t->ascii, GLYPH_DOWN));
}

static void draw_head(struct panel_pen *p)
{
    const struct board *b = p->t->session->now;
    if (board_is_duel(b) && b->game->duel->score)
        draw_cards(p);
    else if (b->game->duel && b->game->duel->score)
        draw_points(p);
    if (b->game->duel && b->game->duel->pieces_left)
        draw_race(p);
    if (b->game->ordering)
        draw_order(p);
}

/* First without gaps between the groups, to see whether there is room for them. */
void panel_draw(struct tui *t)
{
    enum { GAPS = 3 };
    struct panel_pen p = {.t = t};
    int top = t->panel_top, chosen = -1;
    for (int pass = 0; pass < 2; pass++) {
        bool gaps = pass && p.line + GAPS < t->panel.lines; /* a line is for the aim */
        draw_frame(t);
        t->controls = t->numbers = 0;
        p.line = 0;
        draw_head(&p);
        chosen = draw_controls(&p, gaps);
    }
    if (board_is_duel(t->session->now))
        draw_moves(&p);
    t->panel_lines = p.line;
    scroll_panel(t, &p, chosen);
    if (t->panel_top != top)
        panel_draw(t);
    else
        draw_more(t, p.line);
}
