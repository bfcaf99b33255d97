/* match_run.c - see match_run.h. */
#include "match/match_run.h"

#include <string.h>

#include "games/games.h"

enum { WAITING_EACH = 4 }; /* games for each job that may be begun and not told */

struct match_waiting {
    bool done;
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
    h->played[r->number - 1] = 1;
    match_count(r, &h->tally);
    count_faults(h, r);
    h->take(h->ctx, r, report);
    double llr = match_run_llr(h);
    h->decided = h->decided || llr > SPRT_BOUND || llr < -SPRT_BOUND;
    h->over = h->over || h->decided;
}

/* Under the lock; 0: there is none. Waits where too many games wait for an earlier one. */
static uint32_t next_number(struct match_run *h)
{
    while (!h->over && h->begun - h->told == h->room)
        pthread_cond_wait(&h->told_more, &h->lock);
    while (h->next < h->plan.games && h->played[h->next])
        h->next++;
    return h->over || h->next == h->plan.games ? 0 : ++h->next;
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
    for (; h->told < h->begun; h->told++) {
        struct match_waiting *g = &h->waiting[h->told % h->room];
        if (!g->done)
            break;
        finish_game(h, g);
        g->done = false;
        arena_close(&g->arena);
    }
    pthread_cond_broadcast(&h->told_more);
}

static void *play_games(void *ctx)
{
    struct match_run *h = ctx;
    pthread_mutex_lock(&h->lock);
    for (uint32_t number; (number = next_number(h)) != 0;) {
        struct match_waiting *g = &h->waiting[h->begun++ % h->room];
        arena_open(&g->arena);
        struct work work = {.arena = &g->arena, .steps = UINT64_MAX, .stop = h->work->stop};
        pthread_mutex_unlock(&h->lock);
        g->e = play_game(h, number, &work, &g->record, g->report);
        pthread_mutex_lock(&h->lock);
        g->done = true;
        finish_games(h);
    }
    pthread_mutex_unlock(&h->lock);
    return NULL;
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
    h->room = (uint32_t)h->plan.jobs * WAITING_EACH;
    h->waiting = arena_take(h->work->arena, h->room, sizeof *h->waiting);
    if (!h->played || !h->waiting) {
        notices_tell(&h->failure, "%s", err_memory().why);
        return false;
    }
    plan_heading(&h->plan, heading, sizeof heading);
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

enum match_end match_run_play(struct match_run *h)
{
    pthread_mutex_init(&h->lock, NULL);
    pthread_cond_init(&h->told_more, NULL);
    plan_play(&h->plan, play_games, h);
    pthread_cond_destroy(&h->told_more);
    pthread_mutex_destroy(&h->lock);
    h->unclosed = !close_records(h);
    return h->end;
}
