/* league.c - `league DIR`: agents and levels play each other (league/league_run.h). */
#include "league/league_run.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "agents/league_rounds.h"
#include "duel/clock.h"
#include "files/lock.h"
#include "front/cli/doctor.h"
#include "front/cli/files.h"
#include "front/cli/plan_options.h"
#include "front/cli/processes.h"
#include "league/league_file.h"
#include "league/league_report.h"

enum { REPORT_US = 5000000 }; /* from one report to the next, while games are played */

/* Options whose long names are keys of league.toml. */
static const enum opt keys[] = {OPT_GAME,    OPT_SIZE,  OPT_SET,  OPT_MODE,   OPT_GAMES,
                                OPT_SEED,    OPT_TURNS, OPT_TIME, OPT_CLOCK,  OPT_DEPTH,
                                OPT_NODES,   OPT_JOBS,  OPT_SPRT, OPT_STARTS, OPT_OPENING,
                                OPT_THREADS, OPT_COURSE, OPT_ROUNDS, OPT_COUNT};

/* What league.toml says: the command line has the last word. */
static bool read_file(struct cli *c, const char *dir, struct league_file *f)
{
    enum { KEYS = sizeof keys / sizeof *keys };
    _Static_assert((int)KEYS <= (int)LEAGUE_KEYS_MAX, "a setting for each key");
    const char **names = arena_take(&c->arena, KEYS, sizeof *names), *given = c->value[OPT_LIMITS];
    for (int k = 0; names && k < KEYS - 1; k++)
        names[k] = opt_rows[keys[k]].name;
    *f = (struct league_file){.keys = names};
    if (!names || !league_file_read(f, dir, &c->arena, &cli_complaints))
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
static bool seat_contenders(struct league_run *h, const struct league_file *entries, struct contender *player)
{
    for (int i = 0; i < entries->n; i++) {
        const struct nominee *e = &entries->of[i];
        const char *why =
            contender_read(&player[i], h->plan.match.game, e->text, e->name, e->dir, e->files);
        for (int k = 0; k < i && !why; k++)
            why = player[k].hash == player[i].hash ? "this agent is in the league already"
                  : strcmp(player[k].name, player[i].name) == 0
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

/* Those of the command line come after those of the file. */
static bool add_given(struct cli *c, struct league_file *entries)
{
    if (!plan_options_names(c, c->n_rest - 1))
        return false;
    for (int i = 1; i < c->n_rest; i++) {
        if (entries->n == LEAGUE_MAX)
            return cli_say(EXIT_USAGE, "a league has 256 agents at most") == EXIT_YES;
        const char *name;
        if (!plan_options_name(c, i - 1, &name))
            return false;
        entries->of[entries->n++] = (struct nominee){.name = name, .text = c->rest[i]};
    }
    return true;
}

static bool has_programs(const struct contender *player, int n)
{
    bool any = false;
    for (int i = 0; i < n; i++)
        any = any || player[i].command;
    return any;
}

static bool read_mode(struct cli *c, enum league_mode *out)
{
    static const char *const words[] = {"round-robin", "gauntlet", "swiss", "ladder"};
    enum { MODES = sizeof words / sizeof *words };
    const char *given = c->value[OPT_MODE] ? c->value[OPT_MODE] : words[0];
    int mode = 0;
    while (mode < MODES && !meant_is_word(given, words[mode]))
        mode++;
    if (mode == MODES)
        return cli_fault(c, OPT_MODE, "expected round-robin, gauntlet, swiss or ladder") == EXIT_YES;
    *out = (enum league_mode)mode;
    return true;
}

/* What rounds need: nobody meets anybody twice, and both sides are played equally often. */
static bool read_rounds(struct cli *c, struct league *l)
{
    int64_t rounds;
    if (!league_has_rounds(l))
        return !c->value[OPT_ROUNDS] || cli_fault(c, OPT_ROUNDS, "rounds are of --mode swiss and ladder") == EXIT_YES;
    uint32_t most = league_rounds_most(l->mode, l->n);
    if (!cli_number(c, OPT_ROUNDS, 1, 1000000, league_rounds_preset(l->mode, l->n), &rounds))
        return false;
    if (rounds > most)
        return cli_fault(c, OPT_ROUNDS, "%d agents have %u rounds at most, so that nobody meets anybody twice", l->n,
                         most) == EXIT_YES;
    if (l->games % 2)
        return cli_fault(c, OPT_GAMES, "a meeting has an even number of games, each start with the sides exchanged") ==
               EXIT_YES;
    if (l->sprt)
        return cli_fault(c, OPT_SPRT, "where rounds are played every meeting has all its games") == EXIT_YES;
    l->rounds = (uint32_t)rounds;
    return true;
}

static bool read_all(struct cli *c, struct league_run *h, struct league_file *file)
{
    struct league_file *entries = arena_take(&c->arena, 1, sizeof *entries);
    if (!entries || !read_file(c, h->dir, file))
        return false;
    *entries = *file;
    enum league_mode mode = LEAGUE_ROUND_ROBIN;
    if (!add_given(c, entries) || !read_mode(c, &mode))
        return false;
    if (!c->value[OPT_GAMES])
        c->value[OPT_GAMES] = "10";
    if (!plan_options_read_terms(c, &h->plan) || !seat_contenders(h, entries, h->player))
        return false;
    if (has_programs(h->player, entries->n) && !doctor_allows(c, &h->plan.limits))
        return false;
    h->league = (struct league){.game = h->plan.match.game,
                                .player = h->player,
                                .n = entries->n,
                                .games = h->plan.games,
                                .sprt = h->plan.sprt,
                                .lo = h->plan.lo,
                                .hi = h->plan.hi,
                                .mode = mode};
    if (!read_rounds(c, &h->league))
        return false;
    struct err e = league_open(&h->league, &c->arena);
    return !err_is(e) || cli_say(EXIT_USAGE, "%s", e.why) == EXIT_YES;
}

/* Does a file say the same as the one that the league began with, agents apart? */
static bool same_terms(const struct league_file *a, const struct league_file *b)
{
    bool same = strcmp(a->limits, b->limits) == 0;
    for (int k = 0; same && a->keys[k]; k++) {
        const char *x = a->setting[k].text, *y = b->setting[k].text;
        same = x && y ? strcmp(x, y) == 0 : x == y;
    }
    return same;
}

struct league_told_by { /* league.toml as the league began */
    struct cli *c;
    struct league_file *file;
};

/* league.toml once more, in the middle of the games: its agents. */
static int reread(struct league_run *h, struct contender player[LEAGUE_MAX])
{
    const struct league_told_by *by = h->ctx;
    struct league_file *entries = arena_take(&by->c->arena, 1, sizeof *entries);
    if (!entries)
        return 0;
    *entries = (struct league_file){.keys = by->file->keys};
    if (!league_file_read(entries, h->dir, &by->c->arena, &cli_complaints))
        return 0;
    if (!same_terms(entries, by->file))
        cli_say(EXIT_YES, "%s/league.toml: its settings count when the league is started again; its agents count now",
                h->dir);
    if (!add_given(by->c, entries) || !seat_contenders(h, entries, player))
        return 0;
    bool news = !has_programs(h->player, h->league.n) && has_programs(player, entries->n);
    return news && !doctor_allows(by->c, &h->plan.limits) ? 0 : entries->n;
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

/* Process 0, or the only one. */
static enum exit_code run(struct cli *c, struct league_run *h, const struct cluster *cluster,
                          struct league_file *file)
{
    struct dealer dealer;
    bool many = cluster->of > 1;
    if (many && !processes_deal(&dealer, cluster, &c->work))
        return EXIT_USAGE;
    h->dealer = many ? &dealer : NULL;
    enum exit_code code = EXIT_USAGE;
    if (league_run_open(h))
        code = c->value[OPT_DRAIN]                          ? drain(h)
               : c->value[OPT_WATCH]                        ? watch(c, h)
               : league_run_take(h) && read_all(c, h, file) ? play_league(c, h)
                                                            : EXIT_USAGE;
    league_run_close(h);
    if (many)
        processes_end(&dealer, code);
    return code;
}

/* Another process: it plays what it is given, if it can read who plays. */
static enum exit_code help_run(struct cli *c, struct league_run *h, const struct cluster *cluster,
                               struct league_file *file)
{
    if (!processes_speak(cluster))
        return EXIT_USAGE;
    if (!read_all(c, h, file))
        h->league.n = 0;
    return processes_serve(cluster, &c->work, league_run_work, h);
}

static enum exit_code league_command(struct cli *c)
{
    struct league_run *h = arena_take(&c->arena, 1, sizeof *h);
    struct league_file *file = arena_take(&c->arena, 1, sizeof *file);
    struct league_told_by by = {c, file};
    if (!h || !file)
        return cli_say(EXIT_USAGE, "there is not enough memory");
    *h = (struct league_run){.work = &c->work,
                             .dir = c->rest[0],
                             .progress = show_progress,
                             .reread = reread,
                             .ctx = &by,
                             .lock_file = -1,
                             .reported_us = clock_us(),
                             .to = {cli_notices, cli_complaints}};
    struct cluster cluster = cluster_join();
    enum exit_code code = EXIT_USAGE;
    if (c->n_rest < 1)
        code = cluster.me > 0 ? code : cli_say(code, "expected a folder: league DIR [AGENT...]");
    else
        code = cluster.me > 0 ? help_run(c, h, &cluster, file) : run(c, h, &cluster, file);
    cluster_leave(&cluster);
    return code;
}

static const enum opt league_options[] = {
    OPT_JSON,    OPT_GAME,  OPT_SIZE,   OPT_SET,    OPT_MODE,  OPT_ROUNDS, OPT_GAMES, OPT_SEED,
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
