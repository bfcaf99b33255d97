/* match_run.c - see match_run.h. */
#include "match/match_run.h"

#include <string.h>

#include "base/hash.h"
#include "cluster/cluster.h"
#include "games/games.h"
#include "match/remote_game.h"

enum { WAITING_EACH = 4 }; /* games for each player of games that may be begun and not told */

enum waiting { WAITING_LOST, WAITING_PLAYED, WAITING_DONE }; /* to be played again; being played; done */

struct match_waiting {
    enum waiting state;
    uint32_t number;
    struct arena arena;
    struct record record;
    struct side_report report[2];
    struct err e;
};

static void count_faults(struct match_run *h, const struct record *r)
{
    int mover = r->start->game->duel->mover(r->start);
    for (int side = 0; side < 2; side++) {
        int who = match_who(r->number, side);
        bool lost = r->result == (side ? STATUS_FIRST : STATUS_SECOND);
        h->moved[who] |= side_moved(mover, r->n, side);
        h->failed[who] |= lost && r->reason >= REASON_TIME;
    }
}

double match_run_llr(const struct match_run *h)
{
    return h->plan.sprt ? tally_sprt(&h->tally, h->plan.lo, h->plan.hi) : 0;
}

/* Under the lock. */
static void count_game(struct match_run *h, const struct record *r, const struct side_report *report)
{
    h->played[r->number - 1] = true;
    match_count(r, &h->tally);
    count_faults(h, r);
    h->take(h->ctx, r, report);
    double llr = match_run_llr(h);
    h->decided = h->decided || llr > SPRT_BOUND || llr < -SPRT_BOUND;
    h->over = h->over || h->decided;
}

/* Those begun and not told are a ring, in the order of their numbers. */
static struct match_waiting *waiting_at(const struct match_run *h, uint32_t i)
{
    return &h->waiting[i % h->room];
}

/* One that somebody has lost, or the next number; NULL: neither may be begun now. */
static struct match_waiting *begin_game(struct match_run *h)
{
    for (uint32_t i = h->told; i < h->begun; i++)
        if (waiting_at(h, i)->state == WAITING_LOST)
            return waiting_at(h, i);
    while (h->next < h->plan.games && h->played[h->next])
        h->next++;
    if (h->next == h->plan.games || h->begun - h->told == h->room)
        return NULL;
    struct match_waiting *g = waiting_at(h, h->begun++);
    g->number = ++h->next;
    return g;
}

/* Under the lock; NULL: there is none. Waits where too many games wait for an earlier one, and where what others
 * play may yet be lost. */
static struct match_waiting *next_game(struct match_run *h)
{
    while (!h->over) {
        struct match_waiting *g = begin_game(h);
        if (g) {
            g->state = WAITING_PLAYED;
            return g;
        }
        if (h->next == h->plan.games && (!h->dealer || h->told == h->begun))
            return NULL;
        pthread_cond_wait(&h->news, &h->lock);
    }
    return NULL;
}

static struct err play_game(const struct match_run *h, uint32_t number, struct work *w,
                            struct record *r, struct side_report report[2])
{
    const struct plan *p = &h->plan;
    const struct agent_game agent_game = {
        .match = &p->match, .player = {&p->player[0], &p->player[1]}, .limits = &p->limits};
    return p->programs ? agent_game_play(&agent_game, number, w, r, report)
                       : match_play(&p->match, number, w, r);
}

static enum remote_end play_here_or_there(const struct match_run *h, int hand, struct match_waiting *g)
{
    const struct plan *p = &h->plan;
    const struct agent_game agent_game = {
        .match = &p->match, .player = {&p->player[0], &p->player[1]}, .limits = &p->limits};
    struct work work = {.arena = &g->arena, .steps = UINT64_MAX, .stop = h->work->stop};
    if (h->dealer)
        return remote_game_play(h->dealer, hand, &agent_game, h->terms, g->number, &g->arena, &g->e, &g->record,
                                g->report);
    g->e = play_game(h, g->number, &work, &g->record, g->report);
    return REMOTE_PLAYED;
}

/* Under the lock: a game that was played, or why it was not. What was played beyond the test's answer is
 * nothing. */
static void finish_game(struct match_run *h, const struct match_waiting *g)
{
    struct fault why;
    if (h->decided)
        return;
    bool stopped = g->e.code == ERR_BUDGET, kept = !err_is(g->e) && records_add(&h->records, &g->record, &why);
    if (kept) {
        count_game(h, &g->record, h->plan.programs ? g->report : NULL);
        return;
    }
    if (!err_is(g->e))
        notices_tell(&h->failure, "%s", why.why);
    else if (!stopped && !h->over)
        notices_tell(&h->failure, "%s", g->e.why);
    h->end = stopped ? MATCH_STOPPED : MATCH_FAILED;
    h->over = true;
}

/* Under the lock: all that are done and have no earlier one before them. */
static void finish_games(struct match_run *h)
{
    for (; h->told < h->begun && waiting_at(h, h->told)->state == WAITING_DONE; h->told++) {
        finish_game(h, waiting_at(h, h->told));
        arena_close(&waiting_at(h, h->told)->arena);
    }
}

/* Under the lock: a process plays no more; its game is dealt again. */
static void lose_hand(struct match_run *h, int hand, struct match_waiting *g, enum remote_end how)
{
    g->state = WAITING_LOST;
    arena_close(&g->arena);
    notices_tell(&h->failure,
                 how == REMOTE_LOST ? "process %d is lost; its game is dealt again"
                                    : "process %d has other players or terms than this one; it plays no games",
                 hand);
}

static void *play_games(void *ctx)
{
    struct match_run *h = ctx;
    enum remote_end how = REMOTE_PLAYED;
    pthread_mutex_lock(&h->lock);
    int hand = ++h->hands;
    for (struct match_waiting *g; how == REMOTE_PLAYED && (g = next_game(h)) != NULL;) {
        arena_open(&g->arena);
        pthread_mutex_unlock(&h->lock);
        how = play_here_or_there(h, hand, g);
        pthread_mutex_lock(&h->lock);
        if (how == REMOTE_PLAYED) {
            g->state = WAITING_DONE;
            finish_games(h);
        } else {
            lose_hand(h, hand, g, how);
        }
        pthread_cond_broadcast(&h->news);
    }
    pthread_mutex_unlock(&h->lock);
    return NULL;
}

static uint64_t terms_of(const struct plan *p)
{
    char heading[1024];
    plan_heading(p, heading, sizeof heading);
    return hash_bytes(1, heading, strlen(heading));
}

void match_run_work(void *run, struct slice job, struct writer *answer)
{
    struct match_run *h = run;
    struct remote_game g;
    struct arena arena;
    struct record r;
    struct side_report report[2] = {0};
    if (!h->plan.games || !remote_game_read(&g, job) || g.terms != terms_of(&h->plan)) {
        remote_game_unknown(answer);
        return;
    }
    arena_open(&arena);
    struct work work = {.arena = &arena, .steps = UINT64_MAX, .stop = h->work->stop, .ctx = h->work->ctx};
    struct err e = play_game(h, g.number, &work, &r, report);
    remote_game_answer(answer, e, &r, report);
    arena_close(&arena);
}

/* The games that the file holds. */
static bool take_up(struct match_run *h)
{
    struct arena *arena = h->work->arena;
    struct slice block;
    for (size_t at = 0; records_next(&h->records, &at, &block);) {
        struct arena_mark mark = arena_here(arena);
        struct record r;
        struct err e = record_read(games_all, block.text, block.len, arena, &r);
        if (err_is(e)) {
            notices_tell(&h->failure, "%s: byte %zu: %s", h->records.file.path,
                         (size_t)(block.text - h->records.file.text) + e.at, e.why);
            return false;
        }
        if (r.number >= 1 && r.number <= h->plan.games && !h->played[r.number - 1])
            count_game(h, &r, NULL);
        arena_release(arena, mark);
    }
    return true;
}

/* True: all of it is there. */
static bool close_records(struct match_run *h)
{
    struct fault why;
    bool ok = records_close(&h->records, &why);
    if (!ok)
        notices_tell(&h->failure, "%s", why.why);
    return ok;
}

bool match_run_open(struct match_run *h, const char *records)
{
    struct fault why;
    char heading[1024];
    h->played = arena_take(h->work->arena, h->plan.games, sizeof *h->played);
    h->room = (uint32_t)(h->dealer ? h->dealer->cluster->of : h->plan.jobs) * WAITING_EACH;
    h->waiting = arena_take(h->work->arena, h->room, sizeof *h->waiting);
    if (!h->played || !h->waiting) {
        notices_tell(&h->failure, "%s", err_memory().why);
        return false;
    }
    plan_heading(&h->plan, heading, sizeof heading);
    h->terms = terms_of(&h->plan);
    if (!records)
        return true;
    if (!records_open(&h->records, records, heading, &h->notices, &why)) {
        notices_tell(&h->failure, "%s", why.why);
        return false;
    }
    bool ok = take_up(h);
    if (!ok)
        (void)close_records(h);
    return ok;
}

/* Nobody was left to play them. */
static bool some_are_open(const struct match_run *h)
{
    bool any = false;
    for (uint32_t i = 0; i < h->plan.games; i++)
        any = any || !h->played[i];
    return any && !h->over;
}

enum match_end match_run_play(struct match_run *h)
{
    pthread_mutex_init(&h->lock, NULL);
    pthread_cond_init(&h->news, NULL);
    if (h->dealer)
        dealer_run(h->dealer, play_games, h);
    else
        plan_play(&h->plan, play_games, h);
    for (; h->told < h->begun; h->told++) /* nobody was left to play the one before it */
        if (waiting_at(h, h->told)->state == WAITING_DONE)
            arena_close(&waiting_at(h, h->told)->arena);
    pthread_cond_destroy(&h->news);
    pthread_mutex_destroy(&h->lock);
    h->unclosed = !close_records(h);
    return h->end == MATCH_PLAYED && some_are_open(h) ? MATCH_STOPPED : h->end;
}
