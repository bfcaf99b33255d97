/* save_read.c - a session from the text that save_write.c describes, and from older ones.
 *
 * Reading looks at the sums first, so a changed bit is noticed, and then plays every move, so a text
 * that does not fit the rules is refused and changes nothing. Format 2 had one sum, in a last line
 * "sum 1a2b3c4d", and a line "assist NAME" and "seat LEVEL" for each; in format 1, of version 0.1.0, the
 * first line was "quincunx session" alone and the last one "end".
 */
#include <string.h>

#include "base/crc.h"
#include "base/format.h"
#include "core/position.h"
#include "session/session.h"

static const char *const side_names[] = {"outside", "none", "inside"};

enum { SUM_LINE = 4 + CRC_DIGITS + 1 }; /* the last line, its newline counted */

struct restore {
    struct session *s;
    int seats;
    bool journal; /* every line has a sum before it */
    bool summed;  /* the last line is a sum, else "end" */
    bool ended;
    uint32_t crc;
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
        struct step step = {.move = m, .times = 1, .more = more, .unscored = unscored};
        if (!steps_take(&s->steps, s->now, step))
            return err_memory();
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
        if (!spot_read_cell(in, w, board_height(s->now), &r, &c))
            return err_text(in->at, "expected a cell of the board");
        bool more = reader_peek(in) == ' ';
        struct step step = {.noted = r * w + c, .side = (int8_t)side, .more = more};
        if (!steps_take(&s->steps, s->now, step))
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
    /* whoever began again is back at the start itself; any other board was filled in */
    bool again = to->game->rules.key(to) == to->game->rules.key(s->steps.start);
    struct step step = {.jump = again ? s->steps.start : to, .unscored = !again};
    return steps_take(&s->steps, s->now, step) ? err_none() : err_memory();
}

static struct err take_seat(struct restore *r, struct reader *in, struct slice name)
{
    if (!r->s->now->game->duel || r->seats == 2)
        return err_text(in->at - name.len, "expected human or a level, for two sides of a duel");
    const char *why = seat_read(r->s->now->game, name, &r->s->seat[r->seats++]);
    return why ? err_text(in->at - name.len, why) : err_none();
}

static struct err read_seats(struct restore *r, struct reader *in)
{
    struct slice first = reader_until(in, ',');
    r->seats = 0;
    struct err e = take_seat(r, in, first);
    if (err_is(e) || !reader_skip(in, ','))
        return err_is(e) ? e : err_text(in->at, "expected who plays the second side");
    return take_seat(r, in, reader_until(in, '\n'));
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

static struct err take_assist(struct session *s, struct reader *in, struct slice word)
{
    const struct assists *a = s->now->game->assists;
    for (int i = 0; a && a->list[i].name; i++)
        if (slice_is(word, a->list[i].name)) {
            s->assists |= 1u << i;
            return err_none();
        }
    return err_text(in->at - word.len, "expected the name of an assist");
}

static struct err read_assists(struct session *s, struct reader *in)
{
    struct slice all = reader_until(in, '\n');
    struct reader list = reader_of(all.text, all.len);
    struct err e = err_none();
    s->assists = 0;
    while (!err_is(e) && reader_peek(&list) != READER_END) {
        e = take_assist(s, in, reader_until(&list, ','));
        reader_skip(&list, ',');
    }
    return e;
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
        return take_seat(r, in, reader_until(in, '\n'));
    if (reader_skip_text(in, "seats "))
        return read_seats(r, in);
    if (session_results_at(s) >= 0 && reader_skip_text(in, "results "))
        return own_results_read(&s->results[session_results_at(s)], in);
    if (reader_skip_text(in, "marking "))
        return read_marking(s, in);
    if (reader_skip_text(in, "assist "))
        return take_assist(s, in, reader_until(in, '\n'));
    if (reader_skip_text(in, "assists "))
        return read_assists(s, in);
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
    if (r->journal && reader_skip_text(in, "trials")) {
        s->checkpoints = 0;
        return err_none();
    }
    if (r->journal)
        return err_text(in->at, "expected a line of a session");
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
    enum { SUMMED = 2 };
    struct format_line line;
    if (reader_skip_text(in, old_heading))
        return err_none();
    struct slice first = reader_until(in, '\n');
    enum format_answer answer = format_read(FORMAT_SESSION, first, &line);
    if (answer == FORMAT_NEWER)
        return err_text(0, "a newer version of the program saved this game");
    if (answer == FORMAT_FOREIGN || line.version < SUMMED)
        return err_text(0, "expected a saved session");
    r->journal = line.version > SUMMED;
    r->summed = !r->journal;
    bool whole = r->journal ? in->text[in->len - 1] == '\n' : sum_fits(in->text, in->len);
    if (!whole || !reader_skip(in, '\n'))
        return err_text(in->len, damaged);
    r->crc = crc_of(0, in->text, in->at); /* a journal's sums begin with it */
    return err_none();
}

/* The sum before a line fits it and all before it. */
static bool line_fits(struct restore *r, struct reader *in)
{
    const char *line = in->text + in->at;
    size_t left = in->len - in->at;
    const char *end = left > CRC_DIGITS ? memchr(line, '\n', left) : NULL;
    if (!end || end - line <= CRC_DIGITS || line[CRC_DIGITS] != ' ')
        return false;
    in->at += CRC_DIGITS + 1;
    r->crc = crc_of(r->crc, line + CRC_DIGITS + 1, (size_t)(end + 1 - line) - CRC_DIGITS - 1);
    return crc_is(r->crc, line);
}

/* The start, which every text has. */
static struct err read_start(struct restore *r, struct reader *in)
{
    if (r->journal && !line_fits(r, in))
        return err_text(in->at, damaged);
    if (!reader_skip_text(in, "start "))
        return err_text(in->at, "expected a saved session");
    struct slice start = reader_until(in, '\n');
    struct err e = session_load(r->s, start.text, start.len);
    e.at += err_is(e) ? in->at - start.len : 0;
    return e;
}

static struct err read_next(struct restore *r, struct reader *in)
{
    if (!reader_skip(in, '\n'))
        return err_text(in->at, "expected the end of the line");
    r->ended = r->journal && reader_peek(in) == READER_END;
    if (r->ended)
        return err_none();
    if (r->journal && !line_fits(r, in))
        return err_text(in->at, damaged);
    return read_line(r, in);
}

/* Into a session of its own, which takes the other's place when all of it was good. */
struct err session_restore(struct session *s, const char *text, size_t len)
{
    struct reader in = reader_of(text, len);
    struct session next;
    struct restore r = {.s = &next};
    struct err e = len ? read_heading(&r, &in) : err_text(0, "expected a saved session");
    if (err_is(e))
        return e;
    session_open(&next, s->games);
    next.cells_max = s->cells_max;
    e = read_start(&r, &in);
    while (!err_is(e) && !r.ended)
        e = read_next(&r, &in);
    if (err_is(e)) {
        session_close(&next);
        return e;
    }
    session_take(s, &next);
    s->is_counted = board_is_duel(s->now) && session_status(s) != STATUS_OPEN;
    return err_none();
}

size_t session_whole(const char *text, size_t len)
{
    size_t whole = len;
    while (whole > 0 && text[whole - 1] != '\n')
        whole--;
    return whole ? whole : len;
}
