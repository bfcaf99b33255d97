/* save.c - a session as lines of text: a word and a value each.
 *
 *     quincunx session 2 0.2.0      base/format.h
 *     start GAME 4x4 ...0./.4.../2...2/...../.1.0.
 *     marking rules
 *     assist cross          one line for each that is switched on
 *     time 61500            milliseconds played so far
 *     seat human
 *     seat careful
 *     step a1L              one press; several moves of a press are joined by blanks
 *     help b2R b3L          the same, done by a hint
 *     note inside b4 b5     one press that noted on which side of the loop cells lie
 *     jump GAME 4x4 ...     one press that filled the board in
 *     at 3                  presses done; those after it can be done again
 *     checkpoint 2 corner   after two presses
 *     sum 1a2b3c4d          CRC-32 of everything before this line
 *
 * Reading looks at the sum first, so a changed bit is noticed, and then plays every move, so a text
 * that does not fit the rules is refused and changes nothing. In format 1, of version 0.1.0, the
 * first line was "quincunx session" alone and the last one "end".
 */
#include <string.h>

#include "base/crc.h"
#include "base/format.h"
#include "core/position.h"
#include "session/session.h"

const char *marking_name(enum marking m)
{
    static const char *const names[MARKING_COUNT] = {"off", "full", "rules", "solution"};
    return names[m];
}

/* ---- writing ---- */

/* Presses up to a step: checkpoints and `at` count what a person did. */
static int64_t presses_to(const struct steps *s, size_t at)
{
    int64_t n = 0;
    for (size_t i = 0; i < at; i++)
        n += !s->step[i].more;
    return n;
}

static const char *const side_names[] = {"outside", "none", "inside"};

static void write_steps(const struct session *s, struct writer *out)
{
    const struct board *b = s->now;
    bool inside = false;
    for (size_t i = 0; i < s->steps.n; i++) {
        const struct step *step = &s->steps.step[i];
        if (step->jump) {
            writer_text(out, "jump ");
            position_write(step->jump, out);
        } else if (step->times == 0) {
            if (!inside) {
                writer_text(out, "note ");
                writer_text(out, side_names[step->side + 1]);
            }
            writer_char(out, ' ');
            cell_write(out, board_height(b), step->noted / board_width(b),
                       step->noted % board_width(b));
        } else {
            if (!inside)
                writer_text(out, step->unscored ? "help" : "step");
            for (uint32_t k = 0; k < step->times; k++) {
                writer_char(out, ' ');
                b->game->rules.write_move(b, step->move, out);
            }
        }
        inside = step->more;
        if (!inside)
            writer_char(out, '\n');
    }
}

static void write_assists(const struct session *s, struct writer *out)
{
    const struct assists *a = s->now->game->assists;
    for (int i = 0; a && a->list[i].name; i++)
        if (s->assists >> i & 1) {
            writer_text(out, "assist ");
            writer_text(out, a->list[i].name);
            writer_char(out, '\n');
        }
}

void session_save(const struct session *s, struct writer *out)
{
    size_t from = out->n;
    format_write(FORMAT_SESSION, NULL, out);
    writer_text(out, "\nstart ");
    position_write(s->steps.start, out);
    writer_text(out, "\nmarking ");
    writer_text(out, marking_name(s->marking));
    for (int side = 0; side < 2 && s->now->game->duel; side++) {
        writer_text(out, "\nseat ");
        if (s->seat[side].cpu)
            strength_write(s->now->game, s->seat[side].strength, out);
        else
            writer_text(out, "human");
    }
    writer_char(out, '\n');
    write_assists(s, out);
    if (s->played_ms && s->played_ms <= UINT32_MAX) {
        writer_text(out, "time ");
        writer_number(out, s->played_ms);
        writer_char(out, '\n');
    }
    write_steps(s, out);
    writer_text(out, "at ");
    writer_number(out, presses_to(&s->steps, s->steps.at));
    writer_char(out, '\n');
    for (size_t i = 0; i < s->checkpoints; i++) {
        writer_text(out, "checkpoint ");
        writer_number(out, presses_to(&s->steps, s->checkpoint[i].at));
        writer_char(out, ' ');
        writer_text(out, s->checkpoint[i].name);
        writer_char(out, '\n');
    }
    crc_write_line(out, from);
}

/* ---- reading ---- */

enum { SUM_LINE = 4 + CRC_DIGITS + 1 }; /* the last line, its newline counted */

struct restore {
    struct session *s;
    int seats;
    bool summed; /* the last line is a sum, else "end" */
    bool ended;
};

static size_t step_of_presses(const struct steps *s, uint32_t presses, bool *there)
{
    size_t at = 0;
    while (at < s->n && presses) {
        while (at < s->n && s->step[at].more)
            at++;
        at++;
        presses--;
    }
    *there = presses == 0;
    return at;
}

static struct err read_moves(struct session *s, struct reader *in, bool unscored)
{
    const struct rules *rules = &s->now->game->rules;
    do {
        game_move m;
        size_t at = in->at;
        struct err e = rules->read_move(s->now, in, &m);
        if (err_is(e))
            return e;
        const char *why = rules->refusal(s->now, m);
        if (why)
            return err_text(at, why);
        bool more = reader_peek(in) == ' ';
        if (!steps_add(&s->steps,
                       (struct step){.move = m, .times = 1, .more = more, .unscored = unscored}))
            return err_memory();
        rules->play(s->now, m);
    } while (reader_skip(in, ' '));
    return err_none();
}

static struct err read_note(struct session *s, struct reader *in)
{
    size_t start = in->at;
    struct slice word = reader_until(in, ' ');
    int r, c, w = board_width(s->now), side = -1;
    while (side <= 1 && !slice_is(word, side_names[side + 1]))
        side++;
    if (side > 1 || !s->now->game->assists || reader_peek(in) != ' ')
        return err_text(start, "expected inside, outside or none, and cells");
    while (reader_skip(in, ' ')) {
        if (!cell_read(in, w, board_height(s->now), &r, &c))
            return err_text(in->at, "expected a cell of the board");
        bool more = reader_peek(in) == ' ';
        if (!steps_add(&s->steps,
                       (struct step){.noted = r * w + c, .side = (int8_t)side, .more = more}))
            return err_memory();
    }
    return err_none();
}

static struct err read_jump(struct session *s, struct reader *in)
{
    struct slice line = reader_until(in, '\n');
    struct board *to;
    struct err e = position_read(s->games, line.text, line.len, &s->arena, &to);
    if (err_is(e)) {
        e.at += in->at - line.len;
        return e;
    }
    if (to->game != s->now->game || memcmp(&to->variant, &s->now->variant, sizeof to->variant) != 0)
        return err_text(in->at - line.len, "this is another kind of board");
    board_copy(s->now, to);
    /* whoever began again is back at the start itself; any other board was filled in */
    bool again = to->game->rules.key(to) == to->game->rules.key(s->steps.start);
    struct step step = {.jump = again ? s->steps.start : to, .unscored = !again};
    return steps_add(&s->steps, step) ? err_none() : err_memory();
}

static struct err read_seat(struct restore *r, struct reader *in)
{
    char word[16] = {0};
    struct slice name = reader_until(in, '\n');
    if (!r->s->now->game->duel || r->seats == 2 || name.len >= sizeof word)
        return err_text(in->at - name.len, "expected human or a level, for two sides of a duel");
    memcpy(word, name.text, name.len);
    struct seat *seat = &r->s->seat[r->seats++];
    seat->cpu = strcmp(word, "human") != 0;
    const char *why = seat->cpu ? strength_read(r->s->now->game, word, &seat->strength) : NULL;
    return why ? err_text(in->at - name.len, why) : err_none();
}

static struct err read_marking(struct session *s, struct reader *in)
{
    struct slice word = reader_until(in, '\n');
    for (int m = 0; m < MARKING_COUNT; m++)
        if (slice_is(word, marking_name((enum marking)m))) {
            s->marking = (enum marking)m;
            return err_none();
        }
    return err_text(in->at - word.len, "expected off, full, rules or solution");
}

static struct err read_assist(struct session *s, struct reader *in)
{
    const struct assists *a = s->now->game->assists;
    struct slice word = reader_until(in, '\n');
    for (int i = 0; a && a->list[i].name; i++)
        if (slice_is(word, a->list[i].name)) {
            s->assists |= 1u << i;
            return err_none();
        }
    return err_text(in->at - word.len, "expected the name of an assist");
}

static struct err read_time(struct session *s, struct reader *in)
{
    uint32_t ms;
    if (!reader_number(in, UINT32_MAX, &ms))
        return err_text(in->at, "expected a number of milliseconds");
    s->played_ms = ms;
    return err_none();
}

static struct err read_place(struct session *s, struct reader *in, size_t *at)
{
    uint32_t presses;
    bool there = false;
    size_t start = in->at;
    if (reader_number(in, UINT32_MAX, &presses))
        *at = step_of_presses(&s->steps, presses, &there);
    return there ? err_none() : err_text(start, "expected a number of presses that there were");
}

static struct err read_checkpoint(struct session *s, struct reader *in)
{
    size_t at, start = in->at;
    struct err e = read_place(s, in, &at);
    if (err_is(e) || !reader_skip(in, ' '))
        return err_is(e) ? e : err_text(in->at, "expected the name of the checkpoint");
    struct slice name = reader_until(in, '\n');
    const char *why = session_checkpoint(s, name.text, name.len);
    if (!why)
        s->checkpoint[s->checkpoints - 1].at = at;
    return why ? err_text(start, why) : err_none();
}

static struct err read_line(struct restore *r, struct reader *in)
{
    struct session *s = r->s;
    if (reader_skip_text(in, "step "))
        return read_moves(s, in, false);
    if (reader_skip_text(in, "help "))
        return read_moves(s, in, true);
    if (reader_skip_text(in, "jump "))
        return read_jump(s, in);
    if (reader_skip_text(in, "note "))
        return read_note(s, in);
    if (reader_skip_text(in, "seat "))
        return read_seat(r, in);
    if (reader_skip_text(in, "marking "))
        return read_marking(s, in);
    if (reader_skip_text(in, "assist "))
        return read_assist(s, in);
    if (reader_skip_text(in, "time "))
        return read_time(s, in);
    if (reader_skip_text(in, "checkpoint "))
        return read_checkpoint(s, in);
    if (reader_skip_text(in, "at ")) {
        size_t at;
        struct err e = read_place(s, in, &at);
        if (!err_is(e))
            session_go_to(s, at);
        return e;
    }
    r->ended = r->summed ? in->len - in->at == SUM_LINE : reader_skip_text(in, "end");
    return r->ended ? err_none() : err_text(in->at, "expected a line of a session");
}

static const char old_heading[] = "quincunx session\n";
static const char damaged[] = "this saved game was changed or damaged: the sum does not fit";

/* The last line is the sum of what stands before it, and nothing follows. */
static bool sum_fits(const char *text, size_t len)
{
    if (len <= SUM_LINE)
        return false;
    const char *line = text + len - SUM_LINE;
    return memcmp(line, "sum ", 4) == 0 && text[len - 1] == '\n' &&
           crc_is(crc_of(0, text, len - SUM_LINE), line + 4);
}

/* The first line, and whether all is there that it promises. */
static struct err read_heading(struct restore *r, struct reader *in)
{
    struct format_line line;
    if (reader_skip_text(in, old_heading))
        return err_none();
    struct slice first = reader_until(in, '\n');
    enum format_answer answer = format_read(FORMAT_SESSION, first, &line);
    if (answer == FORMAT_NEWER)
        return err_text(0, "a newer version of the program saved this game");
    if (answer != FORMAT_FITS)
        return err_text(0, "expected a saved session");
    r->summed = true;
    return sum_fits(in->text, in->len) && reader_skip(in, '\n') ? err_none()
                                                                : err_text(in->len, damaged);
}

/* Into a session of its own, which takes the other's place when all of it was good. */
struct err session_restore(struct session *s, const char *text, size_t len)
{
    struct reader in = reader_of(text, len);
    struct session next;
    struct restore r = {.s = &next};
    struct err e = read_heading(&r, &in);
    if (!err_is(e) && !reader_skip_text(&in, "start "))
        e = err_text(in.at, "expected a saved session");
    if (err_is(e))
        return e;
    struct slice start = reader_until(&in, '\n');
    session_open(&next, s->games);
    e = session_load(&next, start.text, start.len);
    e.at += err_is(e) ? in.at - start.len : 0;
    while (!err_is(e) && !r.ended) {
        if (!reader_skip(&in, '\n'))
            e = err_text(in.at, "expected the end of the line");
        else
            e = read_line(&r, &in);
    }
    if (err_is(e)) {
        session_close(&next);
        return e;
    }
    session_close(s);
    *s = next;
    s->steps.arena = &s->arena;
    return err_none();
}
