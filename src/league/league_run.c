/* league_run.c - see league_run.h. */
#include "league/league_run.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "agents/league_rounds.h"
#include "base/hash.h"
#include "files/lock.h"
#include "league/league_field.h"
#include "league/league_file.h"
#include "league/league_kept.h"
#include "match/remote_game.h"

enum { NEWS_NS = 200000000 }; /* who has nothing to play looks again after this */

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
    h->terms_path = league_file_path(h->dir, "/league.toml", arena);
    const char *path = league_file_path(h->dir, "/league.lock", arena);
    h->lock_file = path && h->drain_path && h->terms_path ? open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666) : -1;
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

/* ---- which game is next ---- */

static bool may_begin(struct league_run *h)
{
    if (drained || access(h->drain_path, F_OK) == 0)
        h->over = true;
    return !h->over;
}

/* Under the lock, which is given up meanwhile: until a game is over, or for a moment. */
static void wait_for_news(struct league_run *h)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += NEWS_NS;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    pthread_cond_timedwait(&h->news, &h->lock, &until);
}

/* The next game whose players are still those that were read. One whose files have changed and cannot be read
 * stays begun: nobody plays it before there is a new list. */
static bool deal_game(struct league_run *h, struct league_hand *g)
{
    int pair;
    while (league_next(&h->league, &h->slot, &pair, &g->number)) {
        const int *players = h->league.pair[pair].player;
        for (int who = 0; who < 2; who++)
            g->player[who] = h->player[players[who]];
        if (!contender_has_changed(&g->player[0]) && !contender_has_changed(&g->player[1])) {
            g->busy = true;
            h->busy++;
            return true;
        }
        league_field_look(h, true);
    }
    return false;
}

/* Under the lock: a game to play; or nothing is left, or it is over. Where rounds are played, agents come, or a
 * game may have to be dealt again, more can come of games in progress. */
static bool next_game(struct league_run *h, struct league_hand *g)
{
    while (may_begin(h)) {
        league_field_look(h, false);
        if (h->over)
            return false;
        if (deal_game(h, g))
            return true;
        if (h->busy == 0 && !league_field_look(h, true))
            return false;
        if (h->busy)
            wait_for_news(h);
    }
    return false;
}

/* ---- games that are played ---- */

/* Under the lock: what the sides did wrong. */
static void tell_faults(struct league_run *h, const struct league_hand *g, const struct record *r,
                        const struct side_report report[2])
{
    for (int side = 0; side < 2; side++) {
        const struct contender *c = &g->player[match_who(r->number, side)];
        for (int who = 0; who < h->league.n; who++)
            if (h->player[who].hash == c->hash)
                league_faults_tell(&h->told[who], c->name, verdict_of(h->league.game, r->result, r->reason),
                                   &report[side], &h->to);
    }
}

/* Under the lock: the game is to be played again. */
static void give_back(struct league_run *h, const struct league_hand *g)
{
    uint32_t number;
    int pair = league_find(&h->league, g->player[match_who(g->number, 0)].hash,
                           g->player[match_who(g->number, 1)].hash, (g->number - 1) / 2, &number);
    if (pair >= 0)
        league_game(&h->league, pair, number)->begun = false;
    h->slot = 0;
}

/* Its agents are not those any more that began it. */
static bool has_changed(struct league_run *h, const struct league_hand *g)
{
    for (int who = 0; who < 2; who++)
        if (contender_has_changed(&g->player[who])) {
            notices_tell(&h->to.notices, "%s has changed in the middle of a game, which does not count",
                         g->player[who].name);
            return true;
        }
    return false;
}

static void stop(struct league_run *h, enum league_end end)
{
    h->end = end;
    h->over = true;
}

/* Under the lock: a game that was played, or why it was not. */
static void finish_game(struct league_run *h, const struct league_hand *g, const struct record *r,
                        const struct side_report report[2], struct err e)
{
    if (!err_is(e) && has_changed(h, g)) {
        give_back(h, g);
        return;
    }
    if (!err_is(e) && league_kept_add(h, g->player, r, report)) {
        uint32_t round = h->league.round;
        h->progress(h, r, verdict_of(h->league.game, r->result, r->reason));
        tell_faults(h, g, r, report);
        e = league_rounds_advance(&h->league, h->work->arena);
        h->slot = h->league.round == round ? h->slot : 0;
        if (!err_is(e))
            return;
    }
    if (err_is(e) && e.code != ERR_BUDGET)
        fail(h, e.why);
    stop(h, e.code == ERR_BUDGET ? LEAGUE_STOPPED : LEAGUE_FAILED);
}

static uint64_t hash_text(const char *text)
{
    return hash_bytes(1, text, strlen(text));
}

static enum remote_end play_game(struct league_run *h, int hand, const struct league_hand *g, struct work *w,
                                 struct err *e, struct record *r, struct side_report report[2])
{
    struct match match = h->plan.match;
    const struct agent_game agent_game = {
        .match = &match, .player = {&g->player[0], &g->player[1]}, .limits = &h->plan.limits};
    enum remote_end how = REMOTE_PLAYED;
    match.watch = league_now_begin(&h->now, g->player[match_who(g->number, 0)].name,
                                   g->player[match_who(g->number, 1)].name);
    if (h->dealer) /* the board is not seen from here, only who plays */
        how = remote_game_play(h->dealer, hand, &agent_game, hash_text(h->terms), g->number, w->arena, e, r, report);
    else
        *e = agent_game_play(&agent_game, g->number, w, r, report);
    league_now_end(&match.watch);
    return how;
}

/* Under the lock: a process plays no more. */
static void lose_hand(struct league_run *h, int hand, enum remote_end how)
{
    notices_tell(&h->to.failure,
                 how == REMOTE_LOST ? "process %d is lost; its game is dealt again"
                                    : "process %d has other agents or terms than this one; it plays no games",
                 hand);
}

static void *play_games(void *ctx)
{
    struct league_run *h = ctx;
    enum remote_end how = REMOTE_PLAYED;
    pthread_mutex_lock(&h->lock);
    int hand = ++h->hands;
    struct league_hand *g = &h->hand[hand - 1];
    while (how == REMOTE_PLAYED && next_game(h, g)) {
        struct arena arena;
        struct record r;
        struct err e;
        struct side_report report[2] = {0};
        arena_open(&arena);
        struct work work = {.arena = &arena, .steps = UINT64_MAX, .stop = h->work->stop};
        pthread_mutex_unlock(&h->lock);
        how = play_game(h, hand, g, &work, &e, &r, report);
        pthread_mutex_lock(&h->lock);
        g->busy = false;
        h->busy--;
        if (how == REMOTE_PLAYED) {
            finish_game(h, g, &r, report, e);
        } else {
            give_back(h, g);
            lose_hand(h, hand, how);
        }
        arena_close(&arena);
        pthread_cond_broadcast(&h->news);
    }
    pthread_mutex_unlock(&h->lock);
    return NULL;
}

bool league_run_begin(struct league_run *h)
{
    if (!league_kept_open(h))
        return false;
    struct err e = league_rounds_advance(&h->league, h->work->arena);
    league_field_begin(h);
    if (!err_is(e))
        return true;
    (void)league_kept_close(h);
    return fail(h, e.why);
}

enum league_end league_run_play(struct league_run *h)
{
    struct sigaction action = {.sa_handler = on_terminate};
    sigaction(SIGTERM, &action, NULL);
    unlink(h->drain_path);
    pthread_mutex_init(&h->lock, NULL);
    league_now_open(&h->now, league_file_path(h->dir, "/playing.json", h->work->arena));
    pthread_cond_init(&h->news, NULL);
    if (h->dealer)
        dealer_run(h->dealer, play_games, h);
    else
        plan_play(&h->plan, play_games, h);
    league_now_close(&h->now);
    pthread_mutex_destroy(&h->lock);
    pthread_cond_destroy(&h->news);
    h->unclosed = !league_kept_close(h);
    return h->end;
}

/* ---- another process's games ---- */

/* Who has this hash, read anew where it is not known. */
static const struct contender *player_of(struct league_run *h, uint64_t hash)
{
    for (int again = 0; again < 2; again++) {
        for (int i = 0; i < h->league.n; i++)
            if (h->player[i].hash == hash && !contender_has_changed(&h->player[i]))
                return &h->player[i];
        struct contender *list = arena_take(h->work->arena, LEAGUE_MAX, sizeof *list);
        int n = list && !again ? h->reread(h, list) : 0;
        if (n > 0)
            memcpy(h->player, list, (size_t)n * sizeof *list);
        h->league.n = n > 0 ? n : h->league.n;
    }
    return NULL;
}

void league_run_work(void *ctx, struct slice job, struct writer *answer)
{
    struct league_run *h = ctx;
    struct remote_game g;
    struct arena arena;
    struct record r;
    struct side_report report[2] = {0};
    struct contender player[2];
    bool ok = h->league.n > 0 && remote_game_read(&g, job); /* nobody: it could not be read who plays */
    if (ok)
        league_kept_terms(h);
    ok = ok && g.terms == hash_text(h->terms);
    for (int who = 0; ok && who < 2; who++) {
        const struct contender *c = player_of(h, g.player[who]);
        ok = c != NULL;
        if (ok)
            player[who] = *c;
    }
    if (!ok) {
        remote_game_unknown(answer);
        return;
    }
    const struct agent_game agent_game = {
        .match = &h->plan.match, .player = {&player[0], &player[1]}, .limits = &h->plan.limits};
    arena_open(&arena);
    struct work work = {.arena = &arena, .steps = UINT64_MAX, .stop = h->work->stop, .ctx = h->work->ctx};
    struct err e = agent_game_play(&agent_game, g.number, &work, &r, report);
    remote_game_answer(answer, e, &r, report);
    arena_close(&arena);
}
