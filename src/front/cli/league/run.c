/* run.c - `league DIR`: everybody plays everybody, and what has been played is in DIR/league.db
 * before the next game begins. Killed at any moment and started again, only what is missing is
 * played. One run at a time: it holds a lock on DIR/league.lock, which the system takes back
 * whatever happens to the run. */
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/hash.h"
#include "core/position.h"
#include "files/lock.h"
#include "front/cli/league/league.h"
#include "games/games.h"
#include "games/games.h"
#include "store/games.h"

struct hall { /* what the threads share, under the lock */
    struct cli *cli;
    const char *dir, *drain_path;
    struct plan plan;
    struct contender player[LEAGUE_MAX];
    struct told told[LEAGUE_MAX]; /* of each player */
    struct league league;
    char terms[1024];
    struct store store;
    uint32_t unfit, older; /* stored games that were not believed; that another version played */
    char program[32];      /* that version */
    struct fault fault;    /* what went wrong while stored games were taken up; or nothing */
    uint64_t slot;
    uint32_t played;
    bool over;
    enum exit_code code;
    pthread_mutex_t lock;
};

static atomic_bool drained; /* by SIGTERM, which any thread may get */

static void on_terminate(int signal_number)
{
    (void)signal_number;
    drained = true;
}

/* --drain: leaves word, and waits for the run to end. */
static enum exit_code drain(const struct hall *h, int lock)
{
    struct fault who;
    if (lock_take(lock, h->dir, &who))
        return say(EXIT_NO, "%s: no league is running here", h->dir);
    int fd = open(h->drain_path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    if (fd < 0)
        return say(EXIT_USAGE, "%s: %s", h->drain_path, strerror(errno));
    close(fd);
    bool done = lock_wait(lock, limits_interrupted);
    unlink(h->drain_path);
    return done ? EXIT_YES : EXIT_INTERRUPTED;
}

static const char *keep(struct arena *arena, const char *text)
{
    size_t n = strlen(text) + 1;
    char *out = arena_take(arena, n, 1);
    return out ? memcpy(out, text, n) : NULL;
}

static void write_moves(const void *ctx, struct writer *out)
{
    const struct record *r = ctx;
    for (size_t i = 0; i < r->n; i++) {
        writer_text(out, i ? " " : "");
        r->start->game->rules.write_move(r->start, r->moves[i], out);
    }
}

/* Who made a move: the side that began did so in a game of one turn, both in a longer one. */
static bool find_moved(struct hall *h, struct outcome *o)
{
    struct arena *arena = &h->cli->arena;
    struct arena_mark mark = arena_here(arena);
    struct board *start = NULL;
    int mover = 0;
    if (o->turns == 1) {
        if (err_is(position_read(games_all, o->position, strlen(o->position), arena, &start)))
            return false;
        mover = start->game->duel->mover(start);
        arena_release(arena, mark);
    }
    for (int side = 0; side < 2; side++)
        o->moved[side] = side_moved(mover, o->turns, side);
    return true;
}

static void write_stored(const void *ctx, struct writer *out)
{
    const struct stored_game *g = ctx;
    const char *const lines[][2] = {
        {"start ", g->position}, {"moves ", g->moves}, {"result ", g->result}, {"reason ", g->reason}};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        if (*lines[i][1]) {
            writer_text(out, lines[i][0]);
            writer_text(out, lines[i][1]);
            writer_char(out, '\n');
        }
}

/* A result is believed when the moves have been played again. */
static struct err stored_fault(const struct hall *h, const struct stored_game *g)
{
    struct arena *arena = &h->cli->arena;
    struct arena_mark mark = arena_here(arena);
    struct record r;
    struct slice text = text_in(arena, write_stored, g);
    struct err e = text.text ? record_read(games_all, text.text, text.len, arena, &r) : err_memory();
    if (!err_is(e) && r.start->game != h->league.game)
        e = err_text(0, "it is a game of another kind");
    if (!err_is(e) && !r.result)
        e = err_text(0, "it is not finished");
    arena_release(arena, mark);
    return e;
}

static void give_up(struct hall *h, const char *why)
{
    if (!h->over)
        fault_set(&h->fault, "%s", why);
    h->over = true;
}

static void take_stored(struct hall *h, const struct stored_game *g);

/* On opening: what does not fit is named, taken out and played again. */
static void check_stored(void *ctx, const struct stored_game *g)
{
    struct hall *h = ctx;
    struct err e = stored_fault(h, g);
    struct fault why;
    if (e.code == ERR_MEMORY) {
        give_up(h, e.why);
        return;
    }
    if (!err_is(e) && strcmp(g->program, QUINCUNX_VERSION) != 0) {
        h->older++;
        snprintf(h->program, sizeof h->program, "%s", g->program);
    }
    if (!err_is(e)) {
        take_stored(h, g);
        return;
    }
    h->unfit++;
    say(EXIT_NO, "%s: game %lld of the file is not believed: %s", h->store.path, (long long)g->id,
        e.why);
    if (!store_remove(&h->store, g->id, &why))
        give_up(h, why.why);
}

/* A game that was stored becomes an outcome, if it is one of this league. */
static void take_stored(struct hall *h, const struct stored_game *g)
{
    struct arena *arena = &h->cli->arena;
    uint32_t number;
    int pair = league_find(&h->league, g->first, g->second, g->start, &number);
    struct outcome o = {.done = true};
    static const enum status ends[] = {STATUS_INVALID, STATUS_FIRST, STATUS_SECOND, STATUS_DRAW};
    if (pair < 0 || !reason_read(slice_of(g->reason), &o.reason))
        return;
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        if (strcmp(g->result, status_name(ends[i])) == 0)
            o.result = ends[i];
    o.position = keep(arena, g->position);
    o.moves = keep(arena, g->moves);
    o.turns = *g->moves != '\0';
    for (const char *at = g->moves; *at; at++)
        o.turns += *at == ' ';
    for (int side = 0; side < 2; side++) {
        o.note[side] = keep(arena, g->note[side]);
        o.err[side] = keep(arena, g->err[side]);
        o.cpu_us[side] = g->cpu_us[side];
        o.wall_us[side] = g->wall_us[side];
    }
    bool whole = o.position && o.moves && o.note[0] && o.note[1] && o.err[0] && o.err[1];
    if (!whole || !find_moved(h, &o))
        give_up(h, err_memory().why);
    else if (o.result)
        *league_game(&h->league, pair, number) = o;
}

/* Under the lock: a game goes to the file, and from there into the table, as after a restart. */
static bool keep_game(struct hall *h, int pair, const struct record *r,
                      const struct side_report report[2])
{
    struct arena *arena = &h->cli->arena;
    const int *players = h->league.pair[pair].player;
    struct stored_game g = {.first = h->player[players[match_who(r->number, 0)]].hash,
                            .second = h->player[players[match_who(r->number, 1)]].hash,
                            .start = (r->number - 1) / 2,
                            .position = position_text(r->start, arena).text,
                            .moves = text_in(arena, write_moves, r).text,
                            .result = status_name(r->result),
                            .reason = reason_name(r->reason),
                            .program = QUINCUNX_VERSION};
    struct fault why;
    for (int side = 0; side < 2; side++) {
        g.note[side] = report[side].note;
        g.err[side] = report[side].err;
        g.cpu_us[side] = report[side].cpu_us;
        g.wall_us[side] = report[side].wall_us;
    }
    if (!g.position || !g.moves)
        return say(EXIT_USAGE, "there is not enough memory") == EXIT_YES;
    if (!store_add(&h->store, h->terms, &g, &why))
        return say(EXIT_USAGE, "%s", why.why) == EXIT_YES;
    take_stored(h, &g);
    h->played++;
    return !h->fault.why[0] || say(EXIT_USAGE, "%s", h->fault.why) == EXIT_YES;
}

static bool may_begin(struct hall *h)
{
    if (drained || access(h->drain_path, F_OK) == 0)
        h->over = true;
    return !h->over;
}

static void show_progress(const struct hall *h, const struct record *r)
{
    if (isatty(STDERR_FILENO))
        fprintf(stderr, "%u  %.*s - %.*s  %s\n", h->played, (int)r->name[0].len, r->name[0].text,
                (int)r->name[1].len, r->name[1].text,
                verdict_name(verdict_of(h->league.game, r->result, r->reason)));
}

/* Under the lock: what the sides did wrong. */
static void tell_faults(struct hall *h, int pair, const struct record *r,
                        const struct side_report report[2])
{
    for (int side = 0; side < 2; side++) {
        int who = h->league.pair[pair].player[match_who(r->number, side)];
        league_tell_fault(&h->told[who], h->player[who].name,
                          verdict_of(h->league.game, r->result, r->reason), &report[side]);
    }
}

static void *play_games(void *ctx)
{
    struct hall *h = ctx;
    uint32_t number;
    int pair;
    pthread_mutex_lock(&h->lock);
    while (may_begin(h) && league_next(&h->league, &h->slot, &pair, &number)) {
        const int *players = h->league.pair[pair].player;
        const struct bout bout = {.match = &h->plan.match,
                                  .player = {&h->player[players[0]], &h->player[players[1]]},
                                  .limits = &h->plan.limits};
        struct arena arena;
        struct record r;
        struct side_report report[2] = {0};
        arena_open(&arena);
        struct work work = {.arena = &arena, .steps = UINT64_MAX, .stop = h->cli->work.stop};
        pthread_mutex_unlock(&h->lock);
        struct err e = bout_play(&bout, number, &work, &r, report);
        pthread_mutex_lock(&h->lock);
        if (err_is(e)) {
            h->code = e.code == ERR_BUDGET ? limits_code() : say(EXIT_USAGE, "%s", e.why);
            h->over = true;
        } else if (keep_game(h, pair, &r, report)) {
            show_progress(h, &r);
            tell_faults(h, pair, &r, report);
        } else {
            h->code = EXIT_USAGE;
            h->over = true;
        }
        arena_close(&arena);
    }
    pthread_mutex_unlock(&h->lock);
    return NULL;
}

static void play_all(struct hall *h)
{
    pthread_t thread[JOBS_MAX];
    int started = 0;
    while (started < h->plan.jobs - 1 && pthread_create(&thread[started], NULL, play_games, h) == 0)
        started++;
    play_games(h);
    for (int i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
}

/* Entries become contenders, each once. */
static bool seat_contenders(struct hall *h, const struct nominees *entries)
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
            return say(EXIT_USAGE, "%s%s%s: %s%s", quote, place, quote, why,
                       meant_level(h->plan.match.game, e->text).text) == EXIT_YES;
    }
    if (entries->n < 2)
        return say(EXIT_USAGE,
                   "%s: a league has two agents or more: name them in league.toml, or "
                   "after the folder",
                   h->dir) == EXIT_YES;
    return true;
}

/* What the games depend on besides who plays: games on other terms are other games. */
static void write_terms(struct hall *h)
{
    const struct match *m = &h->plan.match;
    char limits[256] = "";
    struct writer w = writer_to(limits, sizeof limits - 1);
    uint64_t starts = 0;
    plan_terms(&h->plan, h->cli, h->terms, sizeof h->terms);
    limits_write(&h->plan.limits, &w);
    for (size_t i = 0; i < m->n_starts; i++)
        starts = hash_join(starts, m->game->rules.key(m->starts[i]));
    size_t n = strlen(h->terms);
    snprintf(h->terms + n, sizeof h->terms - n, " limits=%s positions=%016llx", limits,
             (unsigned long long)starts);
}

static bool read_all(struct hall *h)
{
    struct cli *c = h->cli;
    struct nominees *entries = arena_take(&c->arena, 1, sizeof *entries);
    if (!entries || !league_file_read(c, h->dir, entries))
        return false;
    for (int i = 1; i < c->n_rest; i++) {
        if (entries->n == LEAGUE_MAX)
            return say(EXIT_USAGE, "a league has 256 agents at most") == EXIT_YES;
        entries->of[entries->n++] = (struct nominee){.text = c->rest[i]};
    }
    const char *mode = c->value[OPT_MODE] ? c->value[OPT_MODE] : "round-robin";
    bool gauntlet = is_word(mode, "gauntlet");
    if (!gauntlet && !is_word(mode, "round-robin"))
        return cli_fault(c, OPT_MODE, "expected round-robin or gauntlet") == EXIT_YES;
    if (!c->value[OPT_GAMES])
        c->value[OPT_GAMES] = "10";
    if (!plan_read_terms(c, &h->plan) || !seat_contenders(h, entries))
        return false;
    h->league = (struct league){.game = h->plan.match.game,
                                .player = h->player,
                                .n = entries->n,
                                .games = h->plan.games,
                                .sprt = h->plan.sprt,
                                .lo = h->plan.lo,
                                .hi = h->plan.hi};
    struct err e = league_open(&h->league, gauntlet, &c->arena);
    if (err_is(e))
        return say(EXIT_USAGE, "%s", e.why) == EXIT_YES;
    write_terms(h);
    return true;
}

/* What the file holds. False: said why. */
static bool take_up(struct hall *h, const char *path)
{
    struct fault told, why;
    if (!store_open(&h->store, path, &told, &why))
        return say(EXIT_USAGE, "%s", why.why) == EXIT_YES;
    if (told.why[0])
        fprintf(stderr, "%s\n", told.why);
    bool ok = store_each(&h->store, h->terms, check_stored, h, &why);
    if (ok && h->over) {
        why = h->fault;
        ok = false;
    }
    for (int i = 0; ok && i < h->league.n; i++)
        ok = store_name(&h->store, h->player[i].hash, h->player[i].name,
                        h->player[i].command ? h->player[i].command : "", &why);
    if (!ok) {
        say(EXIT_USAGE, "%s", why.why);
        (void)store_close(&h->store, &why);
    }
    if (ok && h->older)
        fprintf(stderr, "%u of the games were played by version %s of the program; they count\n",
                h->older, h->program);
    return ok;
}

/* Opens the file, takes up what it holds, plays the rest and reports. */
static enum exit_code play_league(struct hall *h)
{
    const char *path = text_join(h->cli, h->dir, "/league.db", "");
    struct sigaction action = {.sa_handler = on_terminate};
    if (!path || !take_up(h, path))
        return EXIT_USAGE;
    sigaction(SIGTERM, &action, NULL);
    unlink(h->drain_path);
    pthread_mutex_init(&h->lock, NULL);
    play_all(h);
    pthread_mutex_destroy(&h->lock);
    struct fault why;
    if (!store_close(&h->store, &why))
        h->code = worst(h->code, say(EXIT_USAGE, "%s", why.why));
    if (h->unfit)
        h->code = worst(h->code, EXIT_NO);
    enum exit_code code = worst(h->code, league_report(h->cli, &h->league, h->dir));
    enum exit_code idle = league_tell_idle(&h->league, h->told, h->dir);
    return idle != EXIT_YES && code == EXIT_LIMIT ? idle : worst(code, idle);
}

static enum exit_code league_run(struct cli *c)
{
    struct hall *h = arena_take(&c->arena, 1, sizeof *h);
    if (!h)
        return say(EXIT_USAGE, "there is not enough memory");
    if (c->n_rest < 1)
        return say(EXIT_USAGE, "expected a folder: league DIR [AGENT...]");
    h->cli = c;
    h->dir = c->rest[0];
    h->drain_path = text_join(c, h->dir, "/league.drain", "");
    const char *lock_path = text_join(c, h->dir, "/league.lock", "");
    int lock = lock_path ? open(lock_path, O_RDWR | O_CREAT | O_CLOEXEC, 0666) : -1;
    if (lock < 0)
        return say(EXIT_USAGE, "%s: %s", h->dir, strerror(errno));
    struct fault who;
    enum exit_code code = c->value[OPT_DRAIN]               ? drain(h, lock)
                          : !lock_take(lock, h->dir, &who) ? say(EXIT_USAGE, "%s", who.why)
                          : read_all(h)                    ? play_league(h)
                                                           : EXIT_USAGE;
    close(lock);
    return code;
}

static const enum opt league_options[] = {
    OPT_JSON,    OPT_GAME,  OPT_SIZE,   OPT_SET,    OPT_MODE,  OPT_GAMES, OPT_SEED,
    OPT_OPENING, OPT_TURNS, OPT_TIME,   OPT_CLOCK,  OPT_DEPTH, OPT_NODES, OPT_THREADS,
    OPT_JOBS,    OPT_SPRT,  OPT_STARTS, OPT_LIMITS, OPT_DRAIN, OPT_STEPS, OPT_COUNT};

const struct command command_league = {
    .name = "league",
    .synopsis = "league DIR [AGENT...] [--game GAME] [--games K] [--jobs J] [--mode MODE]",
    .help =
        "agents and levels play each other; table, replays; killed and started again, it goes on",
    .options = league_options,
    .time_help = "SEC seconds for each move (default 0.2; for programs, of the processor)",
    .steps_help = "the same as --nodes",
    .own_time = true,
    .run = league_run,
};
