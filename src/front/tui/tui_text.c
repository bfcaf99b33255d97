/* tui_text.c - what the screen says: messages, the state of the game, what is under the cursor; and
 * doing what a line says. Sentences about the game come from the session. */
#include <stdarg.h>
#include <string.h>

#include "core/position.h"
#include "front/tui/tui.h"
#include "session/describe.h"
#include "session/sentences.h"

enum { MESSAGE_LINES = 2, SHOW_AFTER_US = 200000 };

void tui_say(struct tui *t, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(t->message, sizeof t->message, format, args);
    va_end(args);
}

const struct view *tui_view(struct tui *t)
{
    return session_view(t->session, &t->play->cli->work);
}

static size_t finish(struct writer *w)
{
    size_t n = w->n < w->cap ? w->n : w->cap - 1;
    w->out[n] = '\0';
    return n;
}

/* ---- lines ---- */

void tui_do(struct tui *t, const char *line)
{
    enum question q = session_needs(t->session, line, strlen(line));
    bool makes = q == QUESTION_BOARD || q == QUESTION_ID;
    if (!q)
        tui_do_known(t, line);
    else if (!job_start(&t->job, t->session, q, line, makes ? NEW_US : -1))
        tui_say(t, "there is no thread to think in");
}

void tui_do_with(struct tui *t, const char *format, ...)
{
    char line[200];
    va_list args;
    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    tui_do(t, line);
}

void tui_do_at(struct tui *t, const char *action, struct spot at, const char *more)
{
    tui_do_with(t, "%s %d %d %s", action, at.x, at.y, more);
}

/* Another board is in hand: what was about the one before is over. */
static void begin_again(struct tui *t, const struct game *before)
{
    t->solve_asked = t->paused = t->ticking = false;
    if (t->session->now->game != before) {
        t->focus = FOCUS_BOARD;
        t->placing = false;
    }
    if (!t->placing)
        cursor_home(t);
}

/* A short answer is a message, a long one a window. */
static void show_words(struct tui *t, const char *line, struct slice words)
{
    struct work *w = &t->play->cli->work;
    struct arena_mark mark = arena_here(w->arena);
    char *text = arena_take(w->arena, words.len + 1, 1), title[32];
    int lines = 0;
    if (!text)
        return;
    memcpy(text, words.text, words.len);
    for (const char *p = text; *p; p++)
        lines += *p == '\n';
    snprintf(title, sizeof title, "%.*s", (int)strcspn(line, " "), line);
    if (title[0] >= 'a' && title[0] <= 'z')
        title[0] += 'A' - 'a';
    if (lines >= MESSAGE_LINES)
        dialog_show(t, title, text);
    else
        tui_say(t, "%s", text);
    arena_release(w->arena, mark);
}

void tui_do_known(struct tui *t, const char *line)
{
    struct result r;
    const struct game *before = t->session->now->game;
    uint64_t loads = t->session->loads;
    bool touched = t->session->steps.n;
    result_open(&r);
    play_do(t->play, line, strlen(line), &r);
    bool other = t->session->loads != loads;
    if (other)
        begin_again(t, before);
    struct slice words = result_words(&r);
    if (!r.failed && strncmp(line, "compare", 7) == 0)
        compare_show(t);
    else if (other && touched && !words.len && !t->placing)
        tui_say(t, "The game before is kept: r goes back to it");
    else
        show_words(t, line, words);
    enum then then = r.then;
    result_close(&r);
    if (then == THEN_RECENT)
        choose_recent(t);
    else if (then == THEN_SAVE)
        tui_save(t, true);
    t->quit = t->quit || then == THEN_QUIT;
}

/* ---- the state ---- */

void tui_text_state(struct tui *t, char *text, size_t cap)
{
    struct writer out = writer_to(text, cap);
    const struct view *v = tui_view(t);
    if (t->placing)
        writer_text(&out, "Press cells to block them, Esc when done. ");
    if (tui_is_busy(t) && clock_us() - t->job.began > SHOW_AFTER_US)
        writer_text(&out, "Working, Esc stops it. ");
    if (v && v->mover >= 0) {
        writer_text(&out, "Move ");
        writer_number(&out, (int64_t)t->session->steps.at + 1);
        writer_text(&out, ". ");
    }
    if (v && v->is_cpu && (tui_is_thinking(t) || t->paused)) {
        writer_text(&out, tui_is_thinking(t) ? "The CPU is thinking: " : "The CPU waits: ");
        writer_text(&out, t->session->now->game->duel->names[v->mover]);
    } else if (v) {
        writer_slice(&out, v->headline);
    }
    if (v && v->told.len) {
        writer_text(&out, ". ");
        writer_slice(&out, v->told);
    }
    if (t->session->checkpoints && v && v->status == STATUS_OPEN)
        writer_text(&out, ": K keeps it, D discards it");
    finish(&out);
}

/* Nothing has happened yet: what is it all about? */
bool tui_text_aim(const struct tui *t, char *text, size_t cap)
{
    const struct game *g = t->session->now->game;
    if (t->session->steps.at || session_status(t->session) != STATUS_OPEN)
        return false;
    struct writer out = writer_to(text, cap);
    writer_text(&out, g->blurb);
    finish(&out);
    if (text[0] >= 'a' && text[0] <= 'z')
        text[0] += 'A' - 'a';
    return true;
}

/* ---- the place under the cursor ---- */

/* In a duel what a press there would do, where it would count at once. */
void tui_text_here(struct tui *t, char *text, size_t cap)
{
    struct writer out = writer_to(text, cap);
    const struct duel *d = t->session->now->game->duel;
    const struct view *v = tui_view(t);
    bool told = v && v->mover >= 0 && d->remark && (!d->move_points || t->preview);
    if (told && t->session->held.x < 0) {
        struct result r;
        char line[40];
        result_open(&r);
        snprintf(line, sizeof line, "look %d %d %d", t->cursor.x, t->cursor.y,
                 t->preview ? t->preview_button : BUTTON_MAIN);
        session_do(t->session, line, strlen(line), &r, &t->play->cli->work);
        writer_slice(&out, result_words(&r));
        result_close(&r);
    } else {
        describe_spot(t->session->now, t->cursor, &out);
    }
    finish(&out);
}

void tui_text_size(const struct tui *t, char *text, size_t cap)
{
    const struct board *b = t->session->now;
    const char *times = glyphs_glyph(t->ascii, GLYPH_TIMES);
    snprintf(text, cap, "%d%s%d", board_width(b), times, board_height(b));
}

void tui_text_seat(const struct tui *t, int side, char *text, size_t cap)
{
    struct writer out = writer_to(text, cap);
    writer_text(&out, t->session->now->game->duel->names[side]);
    writer_text(&out, ": ");
    sentence_seat(t->session, side, &out);
    finish(&out);
}
