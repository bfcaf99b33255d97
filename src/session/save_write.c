/* save_write.c - a session as lines of text that is only ever added to:
 *
 *     quincunx session 3 0.2.0           base/format.h
 *     1a2b3c4d start GAME 4x4 ...0./.4.../2...2/...../.1.0.
 *     5e6f7a8b marking rules
 *     ........ seats human,careful
 *     ........ results 7 3w 4l 3d         games counted, and the last of them against levels
 *     ........ assists cross,dim          those that are switched on
 *     ........ step a1L                   one press; several moves of a press are joined by blanks
 *     ........ help b2R b3L               the same, done by a hint
 *     ........ note inside b4 b5          one press that noted on which side of the loop cells lie
 *     ........ jump GAME 4x4 ...          one press that filled the board in
 *     ........ at 3                       presses done; those after it can be done again
 *     ........ trials                     what follows are all checkpoints there are
 *     ........ checkpoint 2 corner        after two presses
 *     ........ time 61500                 milliseconds played so far
 *
 * Before each line stands the CRC-32 of all lines from the first on, itself included, without these
 * sums; so a line that is changed, lost or doubled is noticed. A line changes what the lines before it
 * say: after `at` the next step takes the place of those beyond it. Whatever a player does adds a few
 * short lines.
 */
#include <string.h>

#include "base/crc.h"
#include "base/format.h"
#include "base/hash.h"
#include "core/position.h"
#include "session/session.h"

struct saving {
    const struct session *s;
    struct writer *out;
    uint32_t crc;
    size_t line; /* where the one being written begins */
};

const char *marking_name(enum marking m)
{
    static const char *const names[MARKING_COUNT] = {"off", "full", "rules", "solution"};
    return names[m];
}

static void line_begin(struct saving *w, const char *word)
{
    w->line = w->out->n;
    writer_text(w->out, "00000000 ");
    writer_text(w->out, word);
}

static void line_end(struct saving *w)
{
    size_t from = w->line + CRC_DIGITS + 1;
    writer_char(w->out, '\n');
    if (w->out->n > w->out->cap)
        return; /* only counted */
    w->crc = crc_of(w->crc, w->out->out + from, w->out->n - from);
    crc_write(w->crc, w->out->out + w->line);
}

/* Presses up to a step: checkpoints and `at` count what a person did. */
static int64_t presses_to(const struct steps *s, size_t at)
{
    int64_t n = 0;
    for (size_t i = 0; i < at; i++)
        n += !s->step[i].more;
    return n;
}

static void write_at(struct saving *w, size_t at)
{
    line_begin(w, "at ");
    writer_number(w->out, presses_to(&w->s->steps, at));
    line_end(w);
}

/* ---- steps ---- */

static void write_moves(struct saving *w, const struct step *step, bool first)
{
    const struct board *b = w->s->now;
    if (first)
        line_begin(w, step->unscored ? "help" : "step");
    for (uint32_t k = 0; k < step->times; k++) {
        writer_char(w->out, ' ');
        b->game->rules.write_move(b, step->move, w->out);
    }
}

static void write_note(struct saving *w, const struct step *step, bool first)
{
    static const char *const sides[] = {"outside", "none", "inside"};
    int wide = board_width(w->s->now);
    if (first) {
        line_begin(w, "note ");
        writer_text(w->out, sides[step->side + 1]);
    }
    writer_char(w->out, ' ');
    spot_write_cell(w->out, board_height(w->s->now), step->noted / wide, step->noted % wide);
}

/* From the beginning of a press. */
static void write_steps(struct saving *w, size_t from)
{
    const struct steps *steps = &w->s->steps;
    bool first = true;
    for (size_t i = from; i < steps->n; i++) {
        const struct step *step = &steps->step[i];
        if (step->jump) {
            line_begin(w, "jump ");
            position_write(step->jump, w->out);
        } else if (step->times == 0) {
            write_note(w, step, first);
        } else {
            write_moves(w, step, first);
        }
        first = !step->more;
        if (first)
            line_end(w);
    }
}

/* ---- settings and checkpoints ---- */

static void write_settings(struct saving *w)
{
    const struct session *s = w->s;
    const struct assists *a = s->now->game->assists;
    line_begin(w, "marking ");
    writer_text(w->out, marking_name(s->marking));
    line_end(w);
    if (s->now->game->duel) {
        line_begin(w, "seats ");
        for (int side = 0; side < 2; side++) {
            writer_text(w->out, side ? "," : "");
            seat_write(s->now->game, &s->seat[side], w->out);
            if (s->seat[side].is_own)
                writer_number(w->out, s->seat[side].strength.named);
        }
        line_end(w);
    }
    int at = session_results_at(s);
    if (at >= 0 && s->results[at].n) {
        line_begin(w, "results ");
        own_results_write(&s->results[at], w->out);
        line_end(w);
    }
    if (a) {
        const char *before = "";
        line_begin(w, "assists ");
        for (int i = 0; a->list[i].name; i++)
            if (s->assists >> i & 1) {
                writer_text(w->out, before);
                writer_text(w->out, a->list[i].name);
                before = ",";
            }
        line_end(w);
    }
}

static uint64_t settings_hash(const struct session *s)
{
    char text[400] = {0};
    struct writer out = writer_to(text, sizeof text);
    struct saving w = {.s = s, .out = &out};
    write_settings(&w);
    return hash_bytes(1, text, sizeof text);
}

static void write_trials(struct saving *w)
{
    const struct session *s = w->s;
    line_begin(w, "trials");
    line_end(w);
    for (size_t i = 0; i < s->checkpoints; i++) {
        line_begin(w, "checkpoint ");
        writer_number(w->out, presses_to(&s->steps, s->checkpoint[i].at));
        writer_char(w->out, ' ');
        writer_text(w->out, s->checkpoint[i].name);
        line_end(w);
    }
}

static uint64_t trials_hash(const struct session *s)
{
    uint64_t h = hash_bytes(2, s->checkpoint, s->checkpoints * sizeof *s->checkpoint);
    return s->checkpoints ? h : 0;
}

static void write_time(struct saving *w)
{
    if (w->s->played_ms <= 0 || w->s->played_ms > UINT32_MAX)
        return;
    line_begin(w, "time ");
    writer_number(w->out, w->s->played_ms);
    line_end(w);
}

/* ---- all of it, or what has changed ---- */

static uint32_t write_all(const struct session *s, struct writer *out)
{
    struct saving w = {.s = s, .out = out};
    size_t begun = out->n;
    format_write(FORMAT_SESSION, NULL, out);
    writer_char(out, '\n');
    if (out->n <= out->cap)
        w.crc = crc_of(0, out->out + begun, out->n - begun);
    line_begin(&w, "start ");
    position_write(s->steps.start, out);
    line_end(&w);
    write_settings(&w);
    write_steps(&w, 0);
    if (s->steps.at != s->steps.n)
        write_at(&w, s->steps.at);
    if (s->checkpoints)
        write_trials(&w);
    write_time(&w);
    return w.crc;
}

void session_save(const struct session *s, struct writer *out)
{
    (void)write_all(s, out);
}

/* Steps from the beginning of the press of the first one that is new; returns where they leave off. */
static size_t write_new_steps(struct saving *w, const struct journal_mark *m)
{
    const struct steps *steps = &w->s->steps;
    size_t from = steps->kept < m->steps ? steps->kept : m->steps;
    if (from == m->steps && steps->n == m->steps)
        return m->at;
    while (from > 0 && steps->step[from - 1].more)
        from--;
    if (from != m->at)
        write_at(w, from);
    write_steps(w, from);
    return steps->n;
}

void session_journal(struct session *s, size_t *from, struct writer *out)
{
    struct journal_mark *m = &s->journaled;
    size_t begun = out->n;
    uint64_t settings = settings_hash(s), trials = trials_hash(s);
    *from = m->is_begun ? m->length : 0;
    if (!m->is_begun) {
        m->crc = write_all(s, out);
    } else {
        struct saving w = {.s = s, .out = out, .crc = m->crc};
        size_t at = write_new_steps(&w, m);
        if (s->steps.at != at)
            write_at(&w, s->steps.at);
        if (settings != m->settings)
            write_settings(&w);
        if (trials != m->trials)
            write_trials(&w);
        if (out->n > begun)
            write_time(&w);
        m->crc = w.crc;
    }
    m->is_begun = true;
    m->length = *from + out->n - begun;
    m->steps = s->steps.kept = s->steps.n;
    m->at = s->steps.at;
    m->settings = settings;
    m->trials = trials;
}
