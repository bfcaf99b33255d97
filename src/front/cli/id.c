/* id.c - positions as a person gives them: in any form that is read, or as an id, whose board is
 * then made within the limits of this run. */
#include <string.h>

#include "core/position.h"
#include "front/cli/new_options.h"
#include "games/games.h"
#include "puzzle/id.h"

static void write_id(const void *new_request, struct writer *out)
{
    id_write(new_request, out);
}

static void write_note(const void *new_request, struct writer *out)
{
    id_write_note(new_request, out);
}

/* Once a run: a file of such ids says the same on every line. */
static void tell_note(struct cli *c, const struct new_request *f)
{
    const char *note = c->noted ? NULL : arena_text(&c->arena, write_note, f).text;
    c->noted = true;
    if (note)
        cli_say(EXIT_YES, "%s", note);
}

/* As in `new`: without --time or --steps it takes NEW_US at most. Where --time is a move's,
 * it is this work's too. */
static struct err make_line(struct cli *c, const struct new_request *f, struct slice *line)
{
    struct work timed = c->work;
    bool of_move = c->value[OPT_TIME] && c->command->own_time;
    bool bounded = of_move || (!c->value[OPT_TIME] && !c->value[OPT_STEPS]);
    int64_t us = NEW_US;
    if (of_move)
        (void)cli_seconds(c, OPT_TIME, NEW_US, &us);
    if (bounded)
        clock_limit(&timed, us);
    struct err e = id_line(f, line, &timed);
    if (!bounded)
        c->work.steps = timed.steps;
    if (e.code == ERR_BUDGET && !of_move && work_time_left(&timed) <= 0)
        e.why = "the board of this id was not made within 60 seconds: --time SECONDS allows more";
    return e;
}

struct err cli_position(struct cli *c, struct slice text, struct board **out)
{
    struct new_request new_request;
    struct slice line;
    bool numbered;
    if (!id_is(games_all, text))
        return position_read_within(games_all, text.text, text.len, &c->work, out);
    *out = NULL;
    struct err e = id_read(games_all, text, &new_request, &numbered);
    if (err_is(e))
        return e;
    if (!numbered)
        tell_note(c, &new_request);
    e = make_line(c, &new_request, &line);
    if (!err_is(e))
        e = position_read(games_all, line.text, line.len, &c->arena, out);
    if (!err_is(e) && !(c->id = arena_text(&c->arena, write_id, &new_request).text))
        e = err_memory();
    return e;
}

#define FIRST_GENERATOR ":1"

const char *cli_id_beside(struct cli *c, const char *id)
{
    struct new_request new_request;
    bool numbered;
    if (!id || err_is(id_read(games_all, slice_of(id), &new_request, &numbered)) || numbered)
        return id;
    size_t n = strlen(id);
    char *text = arena_take(&c->arena, n + sizeof FIRST_GENERATOR, 1);
    if (text) {
        memcpy(text, id, n);
        memcpy(text + n, FIRST_GENERATOR, sizeof FIRST_GENERATOR);
    }
    return text ? text : id;
}
