/* tui.c - the loop: draw, wait for a key, the mouse, the CPU or the clock; act; save. */
#include <langinfo.h>
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "front/tui/tui.h"
#include "session/id.h"

enum { KEY_STOP = 26, KEY_REDRAW = 12 }; /* Ctrl-Z, Ctrl-L */
enum { TICK_MS = 100, SECOND_MS = 500, BETWEEN_US = 400000, PREVIEW_US = 1500000 };

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
    if (!session_pass(t->session)) {
        announce(t, d->names[side], d->pass);
        act_done(t);
    }
}

static void take_cpu_move(struct tui *t)
{
    game_move m = t->job.advice.move;
    struct err e = t->job.err;
    job_rest(&t->job);
    const char *why = err_is(e) ? e.why : session_play(t->session, m);
    if (why) {
        t->paused = true;
        tui_say(t, "the CPU stopped: %s", why);
        return;
    }
    announce(t, "CPU", m);
    act_done(t);
    t->next_turn = clock_us() + BETWEEN_US;
}

/* The board of an id is loaded as any other, with what is to be told about the id. */
static void id_made(struct tui *t, const char *line, const char *load)
{
    struct fresh fresh;
    bool numbered;
    char note[sizeof t->message];
    struct writer w = writer_to(note, sizeof note - 1);
    struct slice id = session_talk_id(t->session, line, strlen(line));
    struct err e = id_read(t->session->games, id, &fresh, &numbered);
    tui_answer(t, load);
    if (err_is(e) || numbered)
        return;
    id_write_note(&fresh, &w);
    note[w.n < w.cap ? w.n : w.cap] = '\0';
    tui_say(t, "%s", note);
}

/* What was asked for is there: the session learns it, and the answer is given. */
static void take_work(struct tui *t)
{
    struct job *j = &t->job;
    char line[sizeof j->line], *text = j->text;
    struct err e = j->err;
    enum job_kind kind = j->kind;
    memcpy(line, j->line, sizeof line);
    if (!err_is(e) && kind == JOB_ASK && !session_learn(t->session, &j->answered))
        e = err_memory();
    j->text = NULL;
    job_rest(j);
    if (err_is(e) && kind == JOB_NEW)
        play_follow(t->sitting);
    if (err_is(e))
        tui_say(t, "%s", e.why);
    else if (kind == JOB_NEW)
        new_game_made(t, text);
    else if (kind == JOB_ID)
        id_made(t, line, text);
    else
        tui_answer(t, line);
    free(text);
    act_done(t);
}

/* One move of the CPU at a time where it plays both sides, slow enough to watch. */
static void turns(struct tui *t)
{
    const struct session *s = t->session;
    if (job_is_done(&t->job) && t->job.kind == JOB_CPU)
        take_cpu_move(t);
    else if (job_is_done(&t->job))
        take_work(t);
    s = t->session;
    bool both = s->seat[0].cpu && s->seat[1].cpu;
    if (t->job.kind || t->placing || session_status(s, &t->sitting->cli->work) != STATUS_OPEN)
        return;
    if (session_must_pass(s))
        pass(t);
    else if (session_cpu_to_move(s) && (!t->paused || t->step_once) &&
             (!both || t->step_once || clock_us() >= t->next_turn)) {
        t->step_once = false;
        if (!job_start(&t->job, JOB_CPU, t->sitting, t->sitting->think_us)) {
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
    bool busy = t->job.kind == JOB_CPU || t->pending || t->preview || held ||
                t->focus != FOCUS_BOARD || t->panel_open;
    if (t->job.kind == JOB_CPU)
        stop_cpu(t);
    else if (key == KEY_INTERRUPT && !busy)
        t->quit = true;
    else if (held)
        session_press(t->session, t->session->held, BUTTON_MAIN); /* put down again */
    t->pending = PENDING_NONE;
    t->preview = false;
    t->panel_open = false;
    t->focus = FOCUS_BOARD;
}

static void act_on(struct tui *t, const struct event *e)
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
        act_do_key(t, key);
}

/* ---- the loop ---- */

bool tui_is_busy(const struct tui *t)
{
    return t->job.kind == JOB_ASK || t->job.kind == JOB_NEW || t->job.kind == JOB_ID;
}

/* While at work, Esc and Ctrl-C stop it; everything else waits for its turn. */
static void act_later(struct tui *t, const struct event *e)
{
    if (e->key == KEY_ESCAPE || e->key == KEY_INTERRUPT) {
        job_rest(&t->job);
        t->n_held = 0;
        play_follow(t->sitting); /* the size that was asked for is not to be had */
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
static int patience_of(const struct tui *t)
{
    const struct session *s = t->session;
    bool waits = t->job.kind == JOB_NONE && !t->placing &&
                 session_status(s, &t->sitting->cli->work) == STATUS_OPEN;
    if (waits && session_must_pass(s))
        return 0;
    if (waits && session_cpu_to_move(s) && t->step_once)
        return 0;
    if (waits && session_cpu_to_move(s) && !t->paused)
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
    t->ticking = session_status(t->session, &t->sitting->cli->work) == STATUS_OPEN;
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
            act_later(t, &e);
        else if (e.key != KEY_NOTHING && e.key != KEY_RESIZE)
            act_on(t, &e);
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
    t->preview_us = PREVIEW_US;
    t->ascii = s->cli->value[OPT_ASCII] || strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
    if (!screen_open(&t->input)) {
        free(t);
        return say(EXIT_USAGE, "this terminal has no full screen; --plain does without one");
    }
    t->color = look_open(!(no_color && *no_color));
    cursor_home(t);
    if (s->kept_last)
        tui_say(t, "The game before is kept: r goes back to it");
    act_done(t);
    loop(t);
    job_rest(&t->job);
    tui_keep_time(t);
    bool saved = play_save(s, true); /* what is to be told about it is said after the screen */
    screen_close();
    free(t);
    return saved ? EXIT_YES : EXIT_USAGE;
}
