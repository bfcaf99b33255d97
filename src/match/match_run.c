/* match_run.c - see match_run.h. */
#include "match/match_run.h"

#include <string.h>

#include "base/hash.h"
#include "games/games.h"
#include "match/remote_game.h"

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
    h->played[r->number - 1] = MATCH_DONE;
    match_count(r, &h->tally);
    count_faults(h, r);
    h->take(h->ctx, r, report);
    double llr = match_run_llr(h);
    h->over = h->over || llr > SPRT_BOUND || llr < -SPRT_BOUND;
}

/* Under the lock, which is given up while others play: what they lose has to be played again. */
static uint32_t next_number(struct match_run *h)
{
    for (;;) {
        while (h->next < h->plan.games && h->played[h->next] != MATCH_OPEN)
            h->next++;
        if (h->over)
            return 0;
        if (h->next < h->plan.games)
            break;
        if (!h->dealer || h->busy == 0)
            return 0;
        pthread_cond_wait(&h->news, &h->lock);
    }
    h->played[h->next] = MATCH_BEGUN;
    h->busy++;
    return ++h->next;
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

static enum remote_end play_here_or_there(const struct match_run *h, int hand, uint32_t number, struct work *w,
                                          struct err *e, struct record *r, struct side_report report[2])
{
    const struct plan *p = &h->plan;
    const struct agent_game agent_game = {
        .match = &p->match, .player = {&p->player[0], &p->player[1]}, .limits = &p->limits};
    if (h->dealer)
        return remote_game_play(h->dealer, hand, &agent_game, h->terms, number, w->arena, e, r, report);
    *e = play_game(h, number, w, r, report);
    return REMOTE_PLAYED;
}

/* Under the lock: a game that was played, or why it was not. */
static void finish_game(struct match_run *h, const struct record *r, const struct side_report report[2],
                        struct err e)
{
    struct fault why;
    bool stopped = e.code == ERR_BUDGET, kept = !err_is(e) && records_add(&h->records, r, &why);
    if (kept) {
        count_game(h, r, h->plan.programs ? report : NULL);
        return;
    }
    if (!err_is(e))
        notices_tell(&h->failure, "%s", why.why);
    else if (!stopped && !h->over)
        notices_tell(&h->failure, "%s", e.why);
    h->end = stopped ? MATCH_STOPPED : MATCH_FAILED;
    h->over = true;
}

/* Under the lock: a process plays no more; its game is dealt again. */
static void lose_hand(struct match_run *h, int hand, uint32_t number, enum remote_end how)
{
    h->played[number - 1] = MATCH_OPEN;
    h->next = number - 1 < h->next ? number - 1 : h->next;
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
    for (uint32_t number; how == REMOTE_PLAYED && (number = next_number(h)) != 0;) {
        struct arena arena;
        struct record r;
        struct err e;
        arena_open(&arena);
        struct side_report report[2];
        struct work work = {.arena = &arena, .steps = UINT64_MAX, .stop = h->work->stop};
        pthread_mutex_unlock(&h->lock);
        how = play_here_or_there(h, hand, number, &work, &e, &r, report);
        pthread_mutex_lock(&h->lock);
        h->busy--;
        if (how == REMOTE_PLAYED)
            finish_game(h, &r, report, e);
        else
            lose_hand(h, hand, number, how);
        arena_close(&arena);
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
    h->played = arena_take(h->work->arena, h->plan.games, 1);
    if (!h->played) {
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
        any = any || h->played[i] != MATCH_DONE;
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
    pthread_mutex_destroy(&h->lock);
    pthread_cond_destroy(&h->news);
    h->unclosed = !close_records(h);
    return h->end == MATCH_PLAYED && some_are_open(h) ? MATCH_STOPPED : h->end;
}
