/* tui.c - the loop: draw, wait for a key, the mouse, the CPU or the clock; act; save. */
#include <langinfo.h>
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "front/tui/tui.h"

enum { CODE_ESCAPE = 27, CODE_INTERRUPT = 3, CODE_SUSPEND = 26, CODE_REDRAW = 12 };
enum { TICK_MS = 40, SECOND_MS = 500, BETWEEN_US = 400000, SILENCE_MAX = 50 };

/* ---- turns that nobody plays by hand ---- */

static void announce(struct tui *t, const char *who, game_move m)
{
    char text[64];
    struct writer w = writer_to(text, sizeof text - 1);
    const struct board *b = t->session->now;
    b->game->rules.write_move(b, m, &w);
    text[w.n < sizeof text ? w.n : sizeof text - 1] = '\0';
    if (m == b->game->duel->pass)
        tui_say(t, "%s has no move and must %s", who, text);
    else
        tui_say(t, "%s: %s", who, text);
}

static void pass(struct tui *t)
{
    const struct duel *d = t->session->now->game->duel;
    int side = session_to_move(t->session);
    if (!session_play(t->session, d->pass)) {
        announce(t, d->names[side], d->pass);
        act_done(t);
    }
}

static void take_cpu_move(struct tui *t)
{
    const struct cpu *c = &t->cpu;
    const char *why = err_is(c->err) ? c->err.why : session_play(t->session, c->advice.move);
    if (why) {
        t->paused = true;
        tui_say(t, "the CPU stopped: %s", why);
        return;
    }
    announce(t, "CPU", c->advice.move);
    act_done(t);
    t->next_turn = clock_us() + BETWEEN_US;
}

/* One move of the CPU at a time where it plays both sides, slow enough to watch. */
static void turns(struct tui *t)
{
    const struct session *s = t->session;
    bool both = s->seat[0].cpu && s->seat[1].cpu;
    if (cpu_take(&t->cpu))
        take_cpu_move(t);
    if (t->cpu.running || session_status(s, &t->sitting->cli->work) != STATUS_OPEN)
        return;
    if (session_must_pass(s))
        pass(t);
    else if (session_cpu_to_move(s) && (!t->paused || t->step_once) &&
             (!both || clock_us() >= t->next_turn)) {
        t->step_once = false;
        uint64_t seed = t->sitting->order.seed + s->steps.at;
        if (!cpu_start(&t->cpu, s, t->sitting->think_us, seed))
            tui_say(t, "the CPU has no thread to think in");
    }
}

static void stop_cpu(struct tui *t)
{
    cpu_cancel(&t->cpu);
    t->paused = true;
    tui_say(t, "The CPU was stopped. p lets it go on, z takes your move back");
}

/* ---- keys ---- */

static void panel_key(struct tui *t, int key)
{
    int n = t->controls ? t->controls : 1;
    if (key == KEY_UP || key == KEY_LEFT)
        t->control_at = (t->control_at + n - 1) % n;
    else if (key == KEY_DOWN || key == KEY_RIGHT)
        t->control_at = (t->control_at + 1) % n;
    else if ((key == '\r' || key == KEY_ENTER || key == ' ') && t->control_at < t->controls) {
        act_do(t, (enum act)t->control[t->control_at].act);
        if (t->folded)
            t->panel_open = false;
        if (t->folded)
            t->focus = FOCUS_BOARD;
    } else {
        act_do(t, act_of_key(key));
    }
}

static void toggle_panel(struct tui *t)
{
    t->focus = t->focus == FOCUS_BOARD ? FOCUS_PANEL : FOCUS_BOARD;
    t->panel_open = t->folded && t->focus == FOCUS_PANEL;
    t->pending = PENDING_NONE;
}

static void escape(struct tui *t, int key)
{
    bool busy =
        t->cpu.running || t->pending || t->preview || t->focus != FOCUS_BOARD || t->panel_open;
    if (t->cpu.running)
        stop_cpu(t);
    else if (key == CODE_INTERRUPT && !busy)
        t->quit = true;
    t->pending = PENDING_NONE;
    t->preview = false;
    t->panel_open = false;
    t->focus = FOCUS_BOARD;
}

static void act_on(struct tui *t, int key)
{
    if (key == CODE_ESCAPE || key == CODE_INTERRUPT)
        escape(t, key);
    else if (key == KEY_MOUSE)
        mouse_act(t);
    else if (key == CODE_SUSPEND)
        screen_suspend();
    else if (key == CODE_REDRAW)
        clearok(stdscr, TRUE);
    else if (key == '\t' || key == KEY_BTAB || key == 'm')
        toggle_panel(t);
    else if (t->focus == FOCUS_PANEL)
        panel_key(t, key);
    else if (t->focus == FOCUS_ORDER && order_key(t, key))
        return;
    else if (t->focus == FOCUS_ORDER || !cursor_key(t, key))
        act_do(t, act_of_key(key));
}

static int patience_of(const struct tui *t)
{
    if (session_must_pass(t->session))
        return 0;
    if (t->cpu.running || t->preview || (session_cpu_to_move(t->session) && !t->paused))
        return TICK_MS;
    return t->show_time ? SECOND_MS : -1;
}

static void loop(struct tui *t)
{
    int silent = 0;
    while (!t->quit && !screen_is_ending()) {
        turns(t);
        layout_draw(t);
        int wait = patience_of(t);
        timeout(wait);
        int key = getch();
        if (key != ERR && key != KEY_RESIZE)
            act_on(t, key);
        else if (t->preview && clock_us() >= t->preview_until)
            cursor_commit(t);
        silent = key == ERR && wait < 0 ? silent + 1 : 0;
        if (silent > SILENCE_MAX) /* the terminal is gone */
            break;
    }
}

enum exit_code play_screen(struct sitting *s)
{
    struct tui *t = calloc(1, sizeof *t);
    const char *no_color = getenv("NO_COLOR");
    if (!t)
        return say(EXIT_USAGE, "%s", err_memory().why);
    t->sitting = s;
    t->session = &s->session;
    t->began = clock_us();
    t->ascii = s->cli->value[OPT_ASCII] || strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
    if (!screen_open()) {
        free(t);
        return say(EXIT_USAGE, "this terminal has no full screen; --plain does without one");
    }
    t->color = look_open(!(no_color && *no_color));
    cursor_home(t);
    act_done(t);
    loop(t);
    cpu_cancel(&t->cpu);
    play_save(s);
    screen_close();
    free(t);
    return EXIT_YES;
}
