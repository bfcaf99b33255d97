/* wanted.c - see wanted.h. */
#include "front/cli/wanted.h"

#include <string.h>
#include <sys/random.h>

#include "core/position.h"
#include "duel/clock.h"
#include "games/games.h"
#include "puzzle/rate.h"

static bool read_seed(struct cli *c, struct wanted *o)
{
    int64_t seed;
    if (!cli_number(c, OPT_SEED, 0, INT64_MAX, -1, &seed))
        return false;
    if (seed < 0) {
        uint32_t chance = 0;
        if (getrandom(&chance, sizeof chance, 0) != sizeof chance)
            chance = (uint32_t)cpu_us();
        seed = chance;
        o->by_chance = true;
    }
    o->seed = (uint64_t)seed;
    return true;
}

static const char no_level[] = "--level: expected easy, normal, hard or expert";

static const char *read_choices(struct cli *c, struct wanted *o)
{
    const struct game *g = o->game;
    bool opening = g->duel && g->duel->start;
    if (c->value[OPT_LEVEL] &&
        (!g->puzzle || !level_named(slice_of(c->value[OPT_LEVEL]), &o->wish.level)))
        return g->puzzle ? no_level : "--level: a start position has no level";
    if (c->value[OPT_SYMMETRIC] && (!g->puzzle || !g->clues))
        return "--symmetric: this game has no clues to place";
    if (c->value[OPT_FIRST] &&
        (!opening || !first_read(g, slice_of(c->value[OPT_FIRST]), &o->opening.first)))
        return opening ? "--first: expected a side, or random"
                       : "--first: this game has no such choice";
    if (c->value[OPT_BLOCKED] && !opening)
        return "--blocked: this game has no blocked cells";
    o->wish.symmetric = c->value[OPT_SYMMETRIC] != NULL;
    return NULL;
}

bool wanted_read(struct cli *c, struct wanted *o)
{
    int64_t blocked;
    *o = (struct wanted){.wish.level = LEVEL_NORMAL,
                         .steps = c->work.steps,
                         .count = 1,
                         .bounded = !c->value[OPT_TIME] && !c->value[OPT_STEPS],
                         .json = c->value[OPT_JSON] != NULL};
    o->game = cli_game(c);
    if (!o->game)
        return false;
    o->variant = game_preset(o->game);
    if (!cli_size(c, o->game, &o->variant))
        return false;
    const char *why = read_choices(c, o), *level = c->value[OPT_LEVEL];
    if (why)
        say(EXIT_USAGE, "%s%s", why,
            why == no_level ? meant_of(level, opt_rows[OPT_LEVEL].words).text : "");
    if (why || !cli_number(c, OPT_BLOCKED, 0, BLOCKED_MAX, 0, &blocked) || !read_seed(c, o))
        return false;
    o->opening.blocked = (int)blocked;
    return true;
}

struct fresh wanted_fresh(const struct wanted *o, uint64_t index)
{
    return (struct fresh){o->game, o->variant, o->wish, o->opening, o->seed, index};
}

struct deadline wanted_deadline(const struct work *w)
{
    return (struct deadline){clock_us() + (int64_t)WANTED_SECONDS * 1000000, w->stop, w->ctx};
}

/* The clock of one puzzle only stops, like --time; it never changes a puzzle. */
struct err wanted_make(const struct wanted *o, uint64_t index, struct made *out, struct work *w)
{
    struct fresh fresh = wanted_fresh(o, index);
    struct deadline end = wanted_deadline(w);
    struct work timed = *w;
    if (o->bounded) {
        timed.stop = deadline_passed;
        timed.ctx = &end;
    }
    struct err e = fresh_make(&fresh, out, &timed);
    w->steps = timed.steps;
    if (e.code == ERR_BUDGET && limits_interrupted())
        e.why = "stopped before the puzzle was made";
    else if (e.code == ERR_BUDGET && o->bounded && clock_us() >= end.end)
        e.why = "no such puzzle was found within 60 seconds: a smaller board or another level is "
                "quicker, and --time SECONDS allows more";
    return e;
}
