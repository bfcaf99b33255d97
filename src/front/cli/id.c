/* id.c - positions as a person gives them: in any form that is read, or as an id, whose board is
 * then made within the limits of this run. */
#include <string.h>

#include "core/position.h"
#include "front/cli/wanted.h"
#include "games/games.h"
#include "session/id.h"

static void write_id(const void *fresh, struct writer *out)
{
    id_write(fresh, out);
}

static void write_note(const void *fresh, struct writer *out)
{
    id_write_note(fresh, out);
}

/* Once a run: a file of such ids says the same on every line. */
static void tell_note(struct cli *c, const struct fresh *f)
{
    const char *note = c->noted ? NULL : text_in(&c->arena, write_note, f).text;
    c->noted = true;
    if (note)
        say(EXIT_YES, "%s", note);
}

/* As in `new`: without --time or --steps it takes WANTED_SECONDS at most. Where --time is a move's,
 * it is this work's too. */
static struct err make_line(struct cli *c, const struct fresh *f, struct slice *line)
{
    struct deadline end = wanted_deadline(&c->work);
    struct work timed = c->work;
    bool of_move = c->value[OPT_TIME] && c->command->own_time;
    bool bounded = of_move || (!c->value[OPT_TIME] && !c->value[OPT_STEPS]);
    int64_t us;
    if (of_move && cli_seconds(c, OPT_TIME, 0, &us))
        end.end = clock_us() + us;
    if (bounded) {
        timed.stop = deadline_passed;
        timed.ctx = &end;
    }
    struct err e = id_line(f, line, &timed);
    if (!bounded)
        c->work.steps = timed.steps;
    if (e.code == ERR_BUDGET && bounded && !of_move && clock_us() >= end.end)
        e.why = "the board of this id was not made within 60 seconds: --time SECONDS allows more";
    return e;
}

struct err cli_position(struct cli *c, struct slice text, struct board **out)
{
    struct fresh fresh;
    struct slice line;
    bool numbered;
    if (!id_is(games_all, text))
        return position_read_within(games_all, text.text, text.len, &c->work, out);
    *out = NULL;
    struct err e = id_read(games_all, text, &fresh, &numbered);
    if (err_is(e))
        return e;
    if (!numbered)
        tell_note(c, &fresh);
    e = make_line(c, &fresh, &line);
    if (!err_is(e))
        e = position_read(games_all, line.text, line.len, &c->arena, out);
    if (!err_is(e) && !(c->id = text_in(&c->arena, write_id, &fresh).text))
        e = err_memory();
    return e;
}

#define FIRST_GENERATOR ":1"

const char *cli_id_beside(struct cli *c, const char *id)
{
    struct fresh fresh;
    bool numbered;
    if (!id || err_is(id_read(games_all, slice_of(id), &fresh, &numbered)) || numbered)
        return id;
    size_t n = strlen(id);
    char *text = arena_take(&c->arena, n + sizeof FIRST_GENERATOR, 1);
    if (text) {
        memcpy(text, id, n);
        memcpy(text + n, FIRST_GENERATOR, sizeof FIRST_GENERATOR);
    }
    return text ? text : id;
}
