/* league.c - `league DIR`: agents and levels play each other (league/league_run.h). */
#include "league/league_run.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "duel/clock.h"
#include "files/lock.h"
#include "front/cli/doctor.h"
#include "front/cli/files.h"
#include "front/cli/plan_options.h"
#include "league/league_file.h"
#include "league/league_report.h"

enum { REPORT_US = 5000000 }; /* from one report to the next, while games are played */

/* Options whose long names are keys of league.toml. */
static const enum opt keys[] = {OPT_GAME,    OPT_SIZE,  OPT_SET,  OPT_MODE,   OPT_GAMES,
                                OPT_SEED,    OPT_TURNS, OPT_TIME, OPT_CLOCK,  OPT_DEPTH,
                                OPT_NODES,   OPT_JOBS,  OPT_SPRT, OPT_STARTS, OPT_OPENING,
                                OPT_THREADS, OPT_COURSE, OPT_COUNT};

/* What league.toml says: the command line has the last word. */
static bool read_file(struct cli *c, const char *dir, struct league_file *f)
{
    enum { KEYS = sizeof keys / sizeof *keys };
    _Static_assert((int)KEYS <= (int)LEAGUE_KEYS_MAX, "a setting for each key");
    const char *names[KEYS] = {NULL}, *given = c->value[OPT_LIMITS];
    for (int k = 0; k < KEYS - 1; k++)
        names[k] = opt_rows[keys[k]].name;
    *f = (struct league_file){.keys = names};
    if (!league_file_read(f, dir, &c->arena, &cli_complaints))
        return false;
    for (int k = 0; k < KEYS - 1; k++)
        if (!c->value[keys[k]] && f->setting[k].text) {
            c->value[keys[k]] = f->setting[k].text;
            c->origin[keys[k]] = f->setting[k].origin;
        }
    if (f->limits[0]) { /* what comes later counts */
        size_t n = strlen(f->limits) + (given ? strlen(given) : 0) + 2;
        char *both = arena_take(&c->arena, n, 1);
        if (both)
            snprintf(both, n, "%s%s%s", f->limits, given ? "," : "", given ? given : "");
        c->value[OPT_LIMITS] = both;
    }
    return true;
}

/* Entries become contenders, each once. */
static bool seat_contenders(struct league_run *h, const struct league_file *entries)
{
    for (int i = 0; i < entries->n; i++) {
        const struct nominee *e = &entries->of[i];
        const char *why =
            contender_read(&h->player[i], h->plan.match.game, e->text, e->name, e->dir, e->files);
        for (int k = 0; k < i && !why; k++)
            why = h->player[k].hash == h->player[i].hash ? "this agent is in the league already"
                  : strcmp(h->player[k].name, h->player[i].name) == 0
                      ? "another agent has this name"
                      : NULL;
        const char *place = e->origin ? e->origin : e->text, *quote = e->origin ? "" : "'";
        if (why)
            return cli_say(EXIT_USAGE, "%s%s%s: %s%s", quote, place, quote, why,
                           meant_level(h->plan.match.game, e->text).text) == EXIT_YES;
    }
    if (entries->n < 2)
        return cli_say(EXIT_USAGE,
                       "%s: a league has two agents or more: name them in league.toml, or "
                       "after the folder",
                       h->dir) == EXIT_YES;
    return true;
}

static bool read_all(struct cli *c, struct league_run *h)
{
    struct league_file *entries = arena_take(&c->arena, 1, sizeof *entries);
    if (!entries || !read_file(c, h->dir, entries) || !plan_options_names(c, c->n_rest - 1))
        return false;
    for (int i = 1; i < c->n_rest; i++) {
        if (entries->n == LEAGUE_MAX)
            return cli_say(EXIT_USAGE, "a league has 256 agents at most") == EXIT_YES;
        const char *name;
        if (!plan_options_name(c, i - 1, &name))
            return false;
        entries->of[entries->n++] = (struct nominee){.name = name, .text = c->rest[i]};
    }
    const char *mode = c->value[OPT_MODE] ? c->value[OPT_MODE] : "round-robin";
    bool gauntlet = meant_is_word(mode, "gauntlet");
    if (!gauntlet && !meant_is_word(mode, "round-robin"))
        return cli_fault(c, OPT_MODE, "expected round-robin or gauntlet") == EXIT_YES;
    if (!c->value[OPT_GAMES])
        c->value[OPT_GAMES] = "10";
    if (!plan_options_read_terms(c, &h->plan) || !seat_contenders(h, entries))
        return false;
    bool programs = false;
    for (int i = 0; i < entries->n; i++)
        programs = programs || h->player[i].command;
    if (programs && !doctor_allows(c, &h->plan.limits))
        return false;
    h->league = (struct league){.game = h->plan.match.game,
                                .player = h->player,
                                .n = entries->n,
                                .games = h->plan.games,
                                .sprt = h->plan.sprt,
                                .lo = h->plan.lo,
                                .hi = h->plan.hi};
    struct err e = league_open(&h->league, gauntlet, &c->arena);
    return !err_is(e) || cli_say(EXIT_USAGE, "%s", e.why) == EXIT_YES;
}

/* The files in the folder tell how it stands while it is played; at the end they are written in any case, and
 * whatever goes wrong then is told. */
static void report_meanwhile(struct league_run *h)
{
    struct arena *arena = h->work->arena;
    struct arena_mark mark = arena_here(arena);
    struct league_report r;
    if (!err_is(league_report_make(&h->league, h->terms, arena, &r)))
        league_report_write(&r, h->dir, &cli_complaints);
    arena_release(arena, mark);
    h->reported_us = clock_us(); /* after it: a large league must not do this alone */
}

static void show_progress(struct league_run *h, const struct record *r, enum verdict verdict)
{
    if (isatty(STDERR_FILENO))
        fprintf(stderr, "%u  %.*s - %.*s  %s\n", h->played, (int)r->name[0].len, r->name[0].text,
                (int)r->name[1].len, r->name[1].text, verdict_name(verdict));
    if (clock_us() - h->reported_us >= REPORT_US)
        report_meanwhile(h);
}

static enum exit_code report(struct cli *c, const struct league_run *h)
{
    struct league_report r;
    struct err e = league_report_make(&h->league, h->terms, &c->arena, &r);
    if (err_is(e))
        return cli_say(EXIT_USAGE, "%s", e.why);
    bool written = league_report_write(&r, h->dir, &cli_complaints);
    cli_print(stdout, c->value[OPT_JSON] ? league_report_json : league_report_table, &r);
    return cli_worst(written ? EXIT_YES : EXIT_USAGE,
                     r.standings.played < r.standings.wanted ? EXIT_LIMIT : EXIT_YES);
}

static enum exit_code code_of(enum league_end end)
{
    return end == LEAGUE_PLAYED ? EXIT_YES : end == LEAGUE_STOPPED ? limits_code() : EXIT_USAGE;
}

/* Takes up what the file holds, plays the rest and reports. */
static enum exit_code play_league(struct cli *c, struct league_run *h)
{
    if (!league_run_begin(h))
        return EXIT_USAGE;
    report_meanwhile(h);
    enum exit_code code = code_of(league_run_play(h));
    code = cli_worst(code, h->unclosed ? EXIT_USAGE : EXIT_YES);
    code = cli_worst(code, h->unfit ? EXIT_NO : EXIT_YES);
    code = cli_worst(code, report(c, h));
    bool idle = league_faults_tell_idle(&h->league, h->told, h->dir, &h->to);
    return !idle ? code : code == EXIT_LIMIT ? EXIT_NO : cli_worst(code, EXIT_NO);
}

static enum exit_code drain(struct league_run *h)
{
    enum league_end end = league_run_drain(h, limits_interrupted);
    return end == LEAGUE_NONE ? cli_say(EXIT_NO, "%s: no league is running here", h->dir)
                              : code_of(end);
}

/* Prints table.txt whenever it has become another one. False: it cannot be read. */
static bool show_table(const char *path, char **shown)
{
    size_t n;
    char *text = access(path, F_OK) == 0 ? file_read(path, &n) : NULL;
    bool is_new = text && (!*shown || strcmp(text, *shown) != 0);
    if (!text)
        return access(path, F_OK) != 0; /* before the first games */
    if (is_new && *shown)
        printf("\n");
    if (is_new)
        printf("%s", text);
    fflush(stdout);
    free(*shown);
    *shown = text;
    return true;
}

/* Until the league is over; from a terminal also until Ctrl-C. */
static enum exit_code watch(struct cli *c, struct league_run *h)
{
    const char *path = league_file_path(h->dir, "/table.txt", &c->arena);
    struct timespec pause = {.tv_nsec = 200000000};
    char *shown = NULL;
    bool ok = path, runs = lock_is_held(h->lock_file);
    if (!runs)
        return cli_say(EXIT_NO, "%s: no league is running here", h->dir);
    while (ok && runs && !limits_interrupted()) {
        ok = show_table(path, &shown);
        nanosleep(&pause, NULL);
        runs = lock_is_held(h->lock_file);
    }
    ok = ok && show_table(path, &shown);
    free(shown);
    return ok ? runs ? limits_code() : EXIT_YES : EXIT_USAGE;
}

static enum exit_code league_command(struct cli *c)
{
    struct league_run *h = arena_take(&c->arena, 1, sizeof *h);
    if (!h)
        return cli_say(EXIT_USAGE, "there is not enough memory");
    if (c->n_rest < 1)
        return cli_say(EXIT_USAGE, "expected a folder: league DIR [AGENT...]");
    *h = (struct league_run){.work = &c->work,
                             .dir = c->rest[0],
                             .progress = show_progress,
                             .reported_us = clock_us(),
                             .to = {cli_notices, cli_complaints}};
    enum exit_code code = EXIT_USAGE;
    if (league_run_open(h))
        code = c->value[OPT_DRAIN]                    ? drain(h)
               : c->value[OPT_WATCH]                  ? watch(c, h)
               : league_run_take(h) && read_all(c, h) ? play_league(c, h)
                                                      : EXIT_USAGE;
    league_run_close(h);
    return code;
}

static const enum opt league_options[] = {
    OPT_JSON,    OPT_GAME,  OPT_SIZE,   OPT_SET,    OPT_MODE,  OPT_GAMES, OPT_SEED,
    OPT_OPENING, OPT_TURNS, OPT_TIME,   OPT_CLOCK,  OPT_DEPTH, OPT_NODES, OPT_THREADS,
    OPT_JOBS,    OPT_SPRT,  OPT_STARTS, OPT_COURSE, OPT_NAMES, OPT_LIMITS, OPT_RATED, OPT_DRAIN, OPT_WATCH, OPT_STEPS, OPT_COUNT};

const struct command command_league = {
    .name = "league",
    .synopsis = "league DIR [AGENT...] [--game GAME] [--games K] [--jobs J] [--mode MODE]",
    .help =
        "agents and levels play each other; table, replays; killed and started again, it goes on",
    .options = league_options,
    .time_help = "SEC seconds for each move (default 0.2; for programs, of the processor)",
    .steps_help = "the same as --nodes",
    .own_time = true,
    .run = league_command,
};
