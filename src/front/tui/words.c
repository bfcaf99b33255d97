/* words.c - what the screen says: messages, whose turn it is, how it ended, what is under the
 * cursor. Sentences about the board come from the session and the game. */
#include <stdarg.h>
#include <string.h>

#include "core/position.h"
#include "front/tui/tui.h"
#include "session/describe.h"
#include "session/outcome.h"

void tui_say(struct tui *t, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    vsnprintf(t->message, sizeof t->message, format, args);
    va_end(args);
}

static size_t finish(struct writer *w)
{
    size_t n = w->n < w->cap ? w->n : w->cap - 1;
    w->out[n] = '\0';
    return n;
}

enum { TALK_ROOM = 1 << 16, TALK_LINES = 2, SHOW_AFTER_US = 200000 };

/* What the answer needs is found out first, by a job if it may take a while. */
void tui_talk(struct tui *t, const char *line)
{
    struct job *j = &t->job;
    bool id = session_talk_id(t->session, line, strlen(line)).len > 0;
    j->question = session_talk_asks(t->session, line, strlen(line));
    snprintf(j->line, sizeof j->line, "%s", line);
    if (!j->question && !id)
        tui_answer(t, line);
    else if (!job_start(j, id ? JOB_ID : JOB_ASK, t->sitting, -1))
        tui_say(t, "there is no thread to think in");
}

static bool is_state(struct tui *t, const char *answer)
{
    char state[STATE_MAX];
    struct writer w = writer_to(state, sizeof state - 1);
    describe_ending(t->session, &w, &t->sitting->cli->work);
    return w.n < w.cap && strncmp(answer, state, w.n) == 0 && strcmp(answer + w.n, "\n") == 0;
}

/* A short answer is a message, a long one a window. */
void tui_answer(struct tui *t, const char *line)
{
    static char answer[TALK_ROOM];
    struct writer out = writer_to(answer, sizeof answer - 1);
    const struct game *before = t->session->now->game;
    const struct board *start = t->session->steps.start;
    enum talk then = play_talk(t->sitting, line, strlen(line), &out);
    t->ticking = t->ticking && t->session->steps.start == start; /* each board has its own clock */
    if (t->session->now->game != before) {
        t->focus = FOCUS_BOARD;
        t->placing = false;
        cursor_home(t);
    }
    answer[out.n < out.cap ? out.n : out.cap] = '\0';
    if (is_state(t, answer)) /* which the line above says anyway */
        answer[0] = '\0';
    int lines = 0;
    for (const char *p = answer; *p; p++)
        lines += *p == '\n';
    if (strcmp(line, "compare") == 0 && t->session->solution &&
        !session_solution_refusal(t->session))
        compare_show(t);
    else if (lines > TALK_LINES)
        dialog_show(t, strcmp(line, "rate") == 0 ? "Rating" : line, answer);
    else
        tui_say(t, "%s", answer);
    if (then == TALK_NEW)
        new_game(t);
    else if (then == TALK_RECENT)
        choose_recent(t);
    else if (then == TALK_SAVE)
        tui_save(t, true);
    t->quit = t->quit || then == TALK_QUIT;
}

/* ---- the state ---- */

/* The first few of what is not met; the list has all. */
static void write_unmet(struct tui *t, struct writer *out)
{
    enum { SHOWN = 4 };
    struct work *w = &t->sitting->cli->work;
    struct arena_mark mark = arena_here(w->arena);
    struct flaws all;
    if (!session_list_unmet(t->session, &all, w))
        all.n = 0;
    for (size_t i = 0; i < all.n && i < SHOWN; i++) {
        writer_text(out, i ? "; " : ": ");
        flaw_write(t->session->now, &all, i, out);
    }
    writer_text(out, all.n > SHOWN ? "; u lists all" : "");
    arena_release(w->arena, mark);
}

const char *words_who(const struct session *s, int side)
{
    bool against = s->seat[0].cpu != s->seat[1].cpu;
    return !against ? s->now->game->duel->names[side] : s->seat[side].cpu ? "CPU" : "YOU";
}

/* ", YOU 2, CPU 8" */
static void write_score(const struct session *s, struct writer *out)
{
    for (int side = 0; side < 2; side++) {
        writer_text(out, ", ");
        writer_text(out, words_who(s, side));
        writer_char(out, ' ');
        writer_number(out, s->now->game->duel->score(s->now, side));
    }
}

static void write_turn(struct tui *t, struct writer *out)
{
    const struct session *s = t->session;
    int side = session_to_move(s);
    const struct duel *d = s->now->game->duel;
    bool against = s->seat[0].cpu != s->seat[1].cpu;
    writer_text(out, "Move ");
    writer_number(out, (int64_t)s->steps.at + 1);
    writer_text(out, ". ");
    if (t->job.kind == JOB_CPU)
        writer_text(out, "CPU is thinking");
    else if (s->seat[side].cpu)
        writer_text(out, t->paused ? "CPU waits" : "CPU to move");
    else if (against)
        writer_text(out, "Your turn");
    if (!against || !d->score) { /* for points the cards tell who is who */
        writer_text(out, against || s->seat[0].cpu ? ": " : "");
        writer_text(out, d->names[side]);
        writer_text(out, s->seat[0].cpu || s->seat[1].cpu ? "" : " to move");
    }
    if (d->score && t->folded) /* the cards are in the panel */
        write_score(s, out);
}

static void write_puzzle(struct tui *t, struct writer *out)
{
    const struct session *s = t->session;
    if (session_is_unmet(s, &t->sitting->cli->work)) {
        writer_text(out, "Not right yet");
        write_unmet(t, out);
    } else if (s->checkpoints) {
        writer_text(out, "Trial since checkpoint ");
        writer_text(out, s->checkpoint[s->checkpoints - 1].name);
        writer_text(out, ": K keeps it, D discards it");
    } else {
        writer_text(out, s->steps.at ? "In progress" : "A new puzzle");
    }
}

void words_state(struct tui *t, char *text, size_t cap)
{
    struct writer out = writer_to(text, cap);
    const struct board *b = t->session->now;
    enum status status = session_status(t->session, &t->sitting->cli->work);
    bool duel = board_is_duel(b);
    if (t->placing)
        writer_text(&out, "Press cells to block them, Esc when done. ");
    if (tui_is_busy(t) && clock_us() - t->job.began > SHOW_AFTER_US)
        writer_text(&out, "Working, Esc stops it. ");
    switch (status) {
    case STATUS_OPEN:
        if (duel)
            write_turn(t, &out);
        else
            write_puzzle(t, &out);
        break;
    default:
        outcome_write(t->session, status, "-", &out, &t->sitting->cli->work);
        if (status == STATUS_INVALID)
            write_unmet(t, &out);
        outcome_tell(t->session, ". ", &out);
        break;
    }
    finish(&out);
}

/* Nothing has happened yet: what is it all about? */
bool words_aim(const struct tui *t, char *text, size_t cap)
{
    const struct game *g = t->session->now->game;
    if (t->session->steps.at || session_status(t->session, &t->sitting->cli->work) != STATUS_OPEN)
        return false;
    struct writer out = writer_to(text, cap);
    writer_text(&out, g->blurb);
    finish(&out);
    if (text[0] >= 'a' && text[0] <= 'z')
        text[0] += 'A' - 'a';
    return true;
}

/* ---- the place under the cursor ---- */

void words_here(struct tui *t, char *text, size_t cap)
{
    struct writer out = writer_to(text, cap);
    const struct board *b = t->session->now;
    const struct duel *d = b->game->duel;
    describe_spot(b, t->cursor, &out);
    bool shown = d && d->remark && (!d->gains || t->preview) && session_to_move(t->session) >= 0;
    if (shown) {
        struct press press = {.at = t->cursor, .held = {-1, -1}};
        struct pressed pressed = {.hold = {-1, -1}};
        char remark[200];
        struct writer words = writer_to(remark, sizeof remark);
        press.button = t->preview ? t->preview_button : BUTTON_MAIN;
        b->game->rules.press(b, &press, &pressed);
        const char *why = pressed.times ? b->game->rules.refusal(b, pressed.move) : "";
        if (why)
            writer_text(&words, why);
        else
            d->remark(b, pressed.move, &words);
        if (!why && d->flips && d->flips(b, pressed.move, NULL, 0))
            writer_text(&words, t->ascii ? " -> flips" : " → flips");
        if (words.n) {
            writer_text(&out, ": ");
            writer_slice(&out, (struct slice){remark, words.n < words.cap ? words.n : words.cap});
        }
    }
    finish(&out);
}

void words_size(const struct tui *t, char *text, size_t cap)
{
    const struct board *b = t->session->now;
    const char *times = look_glyph(t->ascii, GLYPH_TIMES);
    snprintf(text, cap, "%d%s%d", board_width(b), times, board_height(b));
}

void words_seat(const struct tui *t, int side, char *text, size_t cap)
{
    struct writer out = writer_to(text, cap);
    const struct seat *seat = &t->session->seat[side];
    writer_text(&out, t->session->now->game->duel->names[side]);
    writer_text(&out, ": ");
    writer_text(&out, seat->cpu ? "CPU " : t->session->seat[!side].cpu ? "YOU" : "human");
    if (seat->cpu)
        strength_write(t->session->now->game, seat->strength, &out);
    finish(&out);
}

/* "YOU +1 move +2 clue = 3", of the last step that earned points. */
bool words_gain(const struct tui *t, char *text, size_t cap)
{
    const struct session *s = t->session;
    char gains[128];
    struct writer out = writer_to(text, cap), w = writer_to(gains, sizeof gains);
    int side = gain_write(s, &w, &t->sitting->cli->work);
    if (side >= 0) {
        writer_text(&out, s->seat[side].cpu    ? "CPU"
                          : s->seat[!side].cpu ? "YOU"
                          : side               ? "2"
                                               : "1");
        writer_text(&out, w.n ? " " : ": no points");
        writer_slice(&out, (struct slice){gains, w.n < w.cap ? w.n : w.cap});
    }
    finish(&out);
    return side >= 0;
}
