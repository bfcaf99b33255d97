/* league_run.c - see league_run.h. */
#include "league/league_run.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/arena_text.h"
#include "base/format.h"
#include "base/hash.h"
#include "core/position.h"
#include "files/lock.h"
#include "games/games.h"
#include "league/league_file.h"

static atomic_bool drained; /* by SIGTERM, which any thread may get */

static void on_terminate(int signal_number)
{
    (void)signal_number;
    drained = true;
}

static bool fail(struct league_run *h, const char *why)
{
    notices_tell(&h->to.failure, "%s", why);
    return false;
}

static bool fail_at(struct league_run *h, const char *path)
{
    notices_tell(&h->to.failure, "%s: %s", path, strerror(errno));
    return false;
}

bool league_run_open(struct league_run *h)
{
    struct arena *arena = h->work->arena;
    h->drain_path = league_file_path(h->dir, "/league.drain", arena);
    const char *path = league_file_path(h->dir, "/league.lock", arena);
    h->lock_file = path ? open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666) : -1;
    return h->lock_file >= 0 || fail_at(h, h->dir);
}

void league_run_close(struct league_run *h)
{
    if (h->lock_file >= 0)
        close(h->lock_file);
}

bool league_run_take(struct league_run *h)
{
    struct fault who;
    return lock_take(h->lock_file, h->dir, &who) || fail(h, who.why);
}

enum league_end league_run_drain(struct league_run *h, bool (*stop)(void))
{
    struct fault who;
    if (lock_take(h->lock_file, h->dir, &who))
        return LEAGUE_NONE;
    int fd = open(h->drain_path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    if (fd < 0) {
        fail_at(h, h->drain_path);
        return LEAGUE_FAILED;
    }
    close(fd);
    bool done = lock_wait(h->lock_file, stop);
    unlink(h->drain_path);
    return done ? LEAGUE_PLAYED : LEAGUE_STOPPED;
}

/* ---- games in the file ---- */

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
static bool find_moved(struct league_run *h, struct league_game *o)
{
    struct arena *arena = h->work->arena;
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
static struct err stored_fault(const struct league_run *h, const struct stored_game *g)
{
    struct arena *arena = h->work->arena;
    struct arena_mark mark = arena_here(arena);
    struct record r;
    struct slice text = arena_text(arena, write_stored, g);
    struct err e = text.text ? record_read(games_all, text.text, text.len, arena, &r) : err_memory();
    if (!err_is(e) && r.start->game != h->league.game)
        e = err_text(0, "it is a game of another kind");
    if (!err_is(e) && !r.result)
        e = err_text(0, "it is not finished");
    arena_release(arena, mark);
    return e;
}

static void give_up(struct league_run *h, const char *why)
{
    if (!h->over)
        fault_set(&h->fault, "%s", why);
    h->over = true;
}

static void take_stored(struct league_run *h, const struct stored_game *g);

/* On opening: what does not fit is named, taken out and played again. */
static void check_stored(void *ctx, const struct stored_game *g)
{
    struct league_run *h = ctx;
    struct err e = stored_fault(h, g);
    struct fault why;
    if (e.code == ERR_MEMORY) {
        give_up(h, e.why);
        return;
    }
    if (!err_is(e) && strcmp(g->program, format_program()) != 0) {
        h->older++;
        snprintf(h->program, sizeof h->program, "%s", g->program);
    }
    if (!err_is(e)) {
        take_stored(h, g);
        return;
    }
    h->unfit++;
    notices_tell(&h->to.failure, "%s: game %lld of the file is not believed: %s", h->store.path,
                 (long long)g->id, e.why);
    if (!store_remove(&h->store, g->id, &why))
        give_up(h, why.why);
}

/* A game that was stored becomes an outcome, if it is one of this league. */
static void take_stored(struct league_run *h, const struct stored_game *g)
{
    struct arena *arena = h->work->arena;
    uint32_t number;
    int pair = league_find(&h->league, g->first, g->second, g->start, &number);
    struct league_game o = {.done = true};
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
static bool keep_game(struct league_run *h, int pair, const struct record *r,
                      const struct side_report report[2])
{
    struct arena *arena = h->work->arena;
    const int *players = h->league.pair[pair].player;
    struct stored_game g = {.first = h->player[players[match_who(r->number, 0)]].hash,
                            .second = h->player[players[match_who(r->number, 1)]].hash,
                            .start = (r->number - 1) / 2,
                            .position = position_text(r->start, arena).text,
                            .moves = arena_text(arena, write_moves, r).text,
                            .result = status_name(r->result),
                            .reason = reason_name(r->reason),
                            .program = format_program()};
    struct fault why;
    for (int side = 0; side < 2; side++) {
        g.note[side] = report[side].note;
        g.err[side] = report[side].err;
        g.cpu_us[side] = report[side].cpu_us;
        g.wall_us[side] = report[side].wall_us;
    }
    if (!g.position || !g.moves)
        return fail(h, err_memory().why);
    if (!store_add(&h->store, h->terms, &g, &why))
        return fail(h, why.why);
    take_stored(h, &g);
    h->played++;
    return !h->fault.why[0] || fail(h, h->fault.why);
}

/* ---- games that are played ---- */

static bool may_begin(struct league_run *h)
{
    if (drained || access(h->drain_path, F_OK) == 0)
        h->over = true;
    return !h->over;
}

/* Under the lock: what the sides did wrong. */
static void tell_faults(struct league_run *h, int pair, const struct record *r,
                        const struct side_report report[2])
{
    for (int side = 0; side < 2; side++) {
        int who = h->league.pair[pair].player[match_who(r->number, side)];
        league_faults_tell(&h->told[who], h->player[who].name,
                           verdict_of(h->league.game, r->result, r->reason), &report[side], &h->to);
    }
}

/* Under the lock: a game that was played, or why it was not. */
static void finish_game(struct league_run *h, int pair, const struct record *r,
                        const struct side_report report[2], struct err e)
{
    if (!err_is(e) && keep_game(h, pair, r, report)) {
        h->progress(h, r, verdict_of(h->league.game, r->result, r->reason));
        tell_faults(h, pair, r, report);
        return;
    }
    if (err_is(e) && e.code != ERR_BUDGET)
        fail(h, e.why);
    h->end = e.code == ERR_BUDGET ? LEAGUE_STOPPED : LEAGUE_FAILED;
    h->over = true;
}

static void *play_games(void *ctx)
{
    struct league_run *h = ctx;
    uint32_t number;
    int pair;
    pthread_mutex_lock(&h->lock);
    while (may_begin(h) && league_next(&h->league, &h->slot, &pair, &number)) {
        const int *players = h->league.pair[pair].player;
        struct match match = h->plan.match;
        int first = players[match_who(number, 0)], second = players[match_who(number, 1)];
        match.watch = league_now_begin(&h->now, h->player[first].name, h->player[second].name);
        const struct agent_game agent_game = {
            .match = &match,
            .player = {&h->player[players[0]], &h->player[players[1]]},
            .limits = &h->plan.limits};
        struct arena arena;
        struct record r;
        struct side_report report[2] = {0};
        arena_open(&arena);
        struct work work = {.arena = &arena, .steps = UINT64_MAX, .stop = h->work->stop};
        pthread_mutex_unlock(&h->lock);
        struct err e = agent_game_play(&agent_game, number, &work, &r, report);
        league_now_end(&match.watch);
        pthread_mutex_lock(&h->lock);
        finish_game(h, pair, &r, report, e);
        arena_close(&arena);
    }
    pthread_mutex_unlock(&h->lock);
    return NULL;
}

/* What the games depend on besides who plays: games on other terms are other games. */
static void write_terms(struct league_run *h)
{
    const struct match *m = &h->plan.match;
    char limits[256] = "";
    struct writer w = writer_to(limits, sizeof limits - 1);
    uint64_t starts = 0;
    plan_terms(&h->plan, h->terms, sizeof h->terms);
    limits_write(&h->plan.limits, &w);
    for (size_t i = 0; i < m->n_starts; i++)
        starts = hash_join(starts, m->game->rules.key(m->starts[i]));
    size_t n = strlen(h->terms);
    snprintf(h->terms + n, sizeof h->terms - n, " limits=%s positions=%016llx", limits,
             (unsigned long long)starts);
}

bool league_run_begin(struct league_run *h)
{
    struct fault told, why;
    const char *path = league_file_path(h->dir, "/league.db", h->work->arena);
    if (!path)
        return false;
    write_terms(h);
    if (!store_open(&h->store, path, &told, &why))
        return fail(h, why.why);
    if (told.why[0])
        notices_tell(&h->to.notices, "%s", told.why);
    bool ok = store_each(&h->store, h->terms, check_stored, h, &why);
    if (ok && h->over) {
        why = h->fault;
        ok = false;
    }
    for (int i = 0; ok && i < h->league.n; i++)
        ok = store_name(&h->store, h->player[i].hash, h->player[i].name,
                        h->player[i].command ? h->player[i].command : "", &why);
    if (!ok) {
        fail(h, why.why);
        (void)store_close(&h->store, &why);
    }
    if (ok && h->older)
        notices_tell(&h->to.notices,
                     "%u of the games were played by version %s of the program; they count", h->older,
                     h->program);
    return ok;
}

enum league_end league_run_play(struct league_run *h)
{
    struct sigaction action = {.sa_handler = on_terminate};
    struct fault why;
    sigaction(SIGTERM, &action, NULL);
    unlink(h->drain_path);
    pthread_mutex_init(&h->lock, NULL);
    league_now_open(&h->now, league_file_path(h->dir, "/playing.json", h->work->arena));
    plan_play(&h->plan, play_games, h);
    league_now_close(&h->now);
    pthread_mutex_destroy(&h->lock);
    h->unclosed = !store_close(&h->store, &why);
    if (h->unclosed)
        fail(h, why.why);
    return h->end;
}
