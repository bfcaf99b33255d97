/* tui.c - the loop: draw, wait for a key, the mouse, the CPU or the clock; act; save. */
#include <langinfo.h>
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "front/tui/tui.h"

enum { KEY_STOP = 26, KEY_REDRAW = 12 }; /* Ctrl-Z, Ctrl-L */
enum { TICK_MS = 100, SECOND_MS = 500, BETWEEN_US = 400000, PREVIEW_US = 1500000 };

/* What was asked for is there: the session learns it, and the line is done. */
static void take_work(struct tui *t)
{
    struct job *j = &t->job;
    char line[sizeof j->line];
    struct err e = j->err;
    bool cpu = j->question == QUESTION_MOVE;
    memcpy(line, j->line, sizeof line);
    if (!err_is(e) && !session_learn(t->session, &j->answered))
        e = err_memory();
    job_rest(j);
    if (err_is(e) && cpu) {
        t->paused = true;
        tui_say(t, "the CPU stopped: %s", e.why);
        return;
    }
    if (err_is(e))
        tui_say(t, "%s", e.why);
    else
        tui_do_known(t, line);
    action_done(t);
    t->next_turn = clock_us() + BETWEEN_US;
}

/* One move of the CPU at a time where it plays both sides, slow enough to watch. */
static void turns(struct tui *t)
{
    if (job_is_done(&t->job))
        take_work(t);
    const struct session *s = t->session;
    const struct view *v = tui_view(t);
    bool both = s->seat[0].cpu && s->seat[1].cpu;
    if (v && v->must_pass && !t->job.question) {
        tui_do_known(t, "turn");
        action_done(t);
        v = tui_view(t);
    }
    if (!v || t->job.question || t->placing || !v->is_cpu)
        return;
    if ((!t->paused || t->step_once) && (!both || t->step_once || clock_us() >= t->next_turn)) {
        t->step_once = false;
        if (!job_start(&t->job, s, QUESTION_MOVE, "think", play_think_us(t->play))) {
            t->paused = true;
            tui_say(t, "the CPU has no thread to think in");
        }
    }
}

static void stop_cpu(struct tui *t)
{
    job_rest(&t->job);
    t->paused = true;
    tui_say(t, "The CPU was stopped. p lets it go on, z takes your move back");
}

/* ---- keys ---- */

static void escape(struct tui *t, int key)
{
    t->placing = false;
    bool held = t->session->held.x >= 0;
    bool busy = tui_is_thinking(t) || t->pending || t->preview || held ||
                t->focus != FOCUS_BOARD || t->panel_open;
    if (tui_is_thinking(t))
        stop_cpu(t);
    else if (key == KEY_INTERRUPT && !busy)
        t->quit = true;
    else if (held)
        tui_do(t, "drop");
    t->pending = PENDING_NONE;
    t->preview = false;
    t->panel_open = false;
    t->focus = FOCUS_BOARD;
}

static void action_on(struct tui *t, const struct event *e)
{
    int key = e->key;
    if (key == KEY_ESCAPE || key == KEY_INTERRUPT)
        escape(t, key);
    else if (key == KEY_MOUSE)
        mouse_act(t, e);
    else if (key == KEY_STOP)
        screen_suspend();
    else if (key == KEY_REDRAW)
        clearok(stdscr, TRUE);
    else if (key == '\t' || key == KEY_BTAB || key == 'm')
        panel_toggle(t);
    else if (t->focus == FOCUS_PANEL)
        panel_key(t, key);
    else if (t->focus == FOCUS_ORDER && order_key(t, key))
        return;
    else if (t->focus == FOCUS_ORDER || !cursor_key(t, key))
        action_do_key(t, key);
}

/* ---- the loop ---- */

bool tui_is_busy(const struct tui *t)
{
    return t->job.question && t->job.question != QUESTION_MOVE;
}

bool tui_is_thinking(const struct tui *t)
{
    return t->job.question == QUESTION_MOVE;
}

/* While at work, Esc and Ctrl-C stop it; everything else waits for its turn. */
static void action_later(struct tui *t, const struct event *e)
{
    if (e->key == KEY_ESCAPE || e->key == KEY_INTERRUPT) {
        job_rest(&t->job);
        t->n_held = 0;
        tui_say(t, "stopped");
    } else if (t->n_held < HELD_MAX) {
        t->held[t->n_held++] = *e;
    }
}

struct event tui_event(struct tui *t, int patience_ms)
{
    if (t->n_held && !tui_is_busy(t)) {
        struct event e = t->held[0];
        memmove(t->held, t->held + 1, (size_t)--t->n_held * sizeof *t->held);
        return e;
    }
    refresh();
    struct event e = input_next(&t->input, patience_ms);
    if (screen_is_resized() && e.key == KEY_NOTHING)
        e.key = KEY_RESIZE;
    return e;
}

static int ms_until(int64_t us)
{
    if (us == INT64_MAX)
        return -1;
    int64_t left = (us - clock_us()) / 1000 + 1;
    return left < 0 ? 0 : (int)left;
}

/* Jobs wake the loop; this is for what only the clock brings about. */
static int patience_of(struct tui *t)
{
    const struct view *v = tui_view(t);
    bool waits = !t->job.question && !t->placing && v && v->is_cpu;
    if (waits && t->step_once)
        return 0;
    if (waits && !t->paused)
        return ms_until(t->next_turn);
    if (t->preview)
        return ms_until(t->preview_until);
    return tui_is_busy(t) ? TICK_MS : t->show_time ? SECOND_MS : -1;
}

int64_t tui_played_ms(const struct tui *t)
{
    return t->session->played_ms + (t->ticking ? (clock_us() - t->began) / 1000 : 0);
}

void tui_keep_time(struct tui *t)
{
    t->session->played_ms = tui_played_ms(t);
    t->ticking = session_status(t->session) == STATUS_OPEN;
    t->began = clock_us();
}

static void loop(struct tui *t)
{
    while (!t->quit && !screen_is_ending()) {
        turns(t);
        layout_draw(t);
        struct event e = tui_event(t, patience_of(t));
        if (e.key == KEY_GONE)
            break;
        if (e.key == KEY_NOTHING && t->preview && clock_us() >= t->preview_until)
            cursor_commit(t);
        else if (e.key != KEY_NOTHING && e.key != KEY_RESIZE && tui_is_busy(t))
            action_later(t, &e);
        else if (e.key != KEY_NOTHING && e.key != KEY_RESIZE)
            action_on(t, &e);
    }
}

enum exit_code screen_play(struct play_state *s)
{
    struct tui *t = calloc(1, sizeof *t);
    const char *no_color = getenv("NO_COLOR");
    if (!t)
        return cli_say(EXIT_USAGE, "%s", err_memory().why);
    t->play = s;
    t->session = &s->session;
    t->preview_us = PREVIEW_US;
    t->ascii = s->cli->value[OPT_ASCII] || strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
    if (!screen_open(&t->input)) {
        free(t);
        return cli_say(EXIT_USAGE, "this terminal has no full screen; --plain does without one");
    }
    t->color = roles_open(!(no_color && *no_color));
    cursor_home(t);
    if (s->kept_last)
        tui_say(t, "The game before is kept: r goes back to it");
    action_done(t);
    loop(t);
    job_rest(&t->job);
    tui_keep_time(t);
    bool saved = play_save(s, true); /* what is to be told about it is said after the screen */
    screen_close();
    free(t);
    return saved ? EXIT_YES : EXIT_USAGE;
}
