/* remote_game.c - see remote_game.h. A game travels as a record, which is read by playing it, and behind it what
 * is known of the sides; all processes are the same program, so that goes as it lies in memory. */
#include "match/remote_game.h"

#include <string.h>

#include "games/games.h"

enum kind { KIND_GAME = 'g', KIND_FAULT = 'f', KIND_UNKNOWN = 'u' };

bool remote_game_read(struct remote_game *g, struct slice job)
{
    bool ok = job.len == sizeof *g;
    if (ok)
        memcpy(g, job.text, sizeof *g);
    return ok;
}

static void write_bytes(struct writer *out, const void *bytes, size_t n)
{
    writer_slice(out, (struct slice){bytes, n});
}

void remote_game_answer(struct writer *out, struct err e, const struct record *r,
                        const struct side_report report[2])
{
    writer_char(out, err_is(e) ? KIND_FAULT : KIND_GAME);
    if (err_is(e)) {
        writer_char(out, (char)e.code);
        writer_text(out, e.why);
        return;
    }
    write_bytes(out, report, 2 * sizeof *report);
    record_write(r, out);
}

void remote_game_unknown(struct writer *out)
{
    writer_char(out, KIND_UNKNOWN);
}

static struct slice keep(struct slice s, struct arena *arena)
{
    char *text = arena_take(arena, s.len + 1, 1);
    if (text)
        memcpy(text, s.text, s.len);
    return (struct slice){text, text ? s.len : 0};
}

/* Texts of others end where they must. */
static void close_texts(struct side_report *r)
{
    r->note[sizeof r->note - 1] = r->err[sizeof r->err - 1] = r->first_err[sizeof r->first_err - 1] = '\0';
}

static struct err take_game(struct slice text, uint32_t number, struct arena *arena, struct record *out,
                            struct side_report report[2])
{
    size_t known = 2 * sizeof *report;
    if (text.len < known)
        return err_text(0, "another process answered with what is no game");
    memcpy(report, text.text, known);
    for (int side = 0; side < 2; side++)
        close_texts(&report[side]);
    struct slice own = keep((struct slice){text.text + known, text.len - known}, arena);
    if (!own.text)
        return err_memory();
    struct err e = record_read(games_all, own.text, own.len, arena, out);
    if (!err_is(e) && (out->number != number || !out->summed))
        e = err_text(0, "another process answered with another game");
    return e;
}

enum remote_end remote_game_play(struct dealer *d, int to, const struct agent_game *b, uint64_t terms,
                                 uint32_t number, struct arena *arena, struct err *e, struct record *out,
                                 struct side_report report[2])
{
    const struct remote_game g = {terms, {b->player[0]->hash, b->player[1]->hash}, number};
    struct slice answer;
    enum dealer_answer how = dealer_ask(d, to, (struct slice){(const char *)&g, sizeof g}, &answer);
    *e = err_none();
    if (how == DEALER_LOST)
        return REMOTE_LOST;
    if (how == DEALER_STOPPED) {
        *e = (struct err){ERR_BUDGET, 0, "the match was stopped"};
        return REMOTE_PLAYED;
    }
    struct slice rest = {answer.text + 1, answer.len - 1};
    if (!answer.text || !answer.len)
        *e = err_memory();
    else if (answer.text[0] == KIND_UNKNOWN)
        return REMOTE_UNKNOWN;
    else if (answer.text[0] == KIND_GAME)
        *e = take_game(rest, number, arena, out, report);
    else if (rest.len) {
        struct slice why = keep((struct slice){rest.text + 1, rest.len - 1}, arena);
        *e = why.text ? (struct err){(enum err_code)rest.text[0], 0, why.text} : err_memory();
    }
    return REMOTE_PLAYED;
}
