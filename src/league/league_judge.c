/* league_judge.c - see league_judge.h. */
#include "league/league_judge.h"

#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "agents/review_page.h"
#include "duel/clock.h"
#include "games/games.h"

enum { THINK_US = 150000, BEHIND_GAMES = 10 };

/* ---- one game ---- */

static bool is_over(void *ctx)
{
    struct league_judge *j = ctx;
    pthread_mutex_lock(&j->lock);
    bool over = j->over;
    pthread_mutex_unlock(&j->lock);
    return over;
}

static void write_page(const void *ctx, struct writer *out)
{
    review_page_write(ctx, out);
}

/* The page of the game, into the place; its texts lie in an arena of the game's own meanwhile. */
static struct err judge(struct league_judge *j, struct league_judge_place *p, struct arena *arena)
{
    struct work work = {.arena = arena, .steps = UINT64_MAX, .stop = is_over, .ctx = j};
    struct reviewed_game game;
    struct player player;
    struct err e = record_read(games_all, p->record.text, p->record.len, arena, &game.record);
    if (!err_is(e))
        e = player_open(&player, (struct strength){.skill = SKILL_MAX}, 1, arena);
    if (err_is(e))
        return e;
    clock_limit(&work, INT64_MAX); /* no limit: the time of each move is */
    e = review_game(&game.record, &player, THINK_US, THINK_US * (int64_t)game.record.n, &work,
                    &game.review);
    const struct review_page page = {
        .title = "What decided the game", .game = &game, .n = 1, .served = true, .arena = arena};
    if (!err_is(e))
        p->page = arena_text(&p->arena, write_page, &page);
    return err_is(e) || p->page.text ? e : err_memory();
}

static struct league_judge_place *next_place(struct league_judge *j)
{
    struct league_judge_place *next = NULL;
    for (int i = 0; i < LEAGUE_JUDGE_PLACES; i++) {
        struct league_judge_place *p = &j->place[i];
        if (p->state == JUDGE_WAITS && (!next || p->since < next->since))
            next = p;
    }
    return next;
}

static void *judge_all(void *ctx)
{
    struct league_judge *j = ctx;
    setpriority(PRIO_PROCESS, 0, BEHIND_GAMES); /* of this thread alone */
    pthread_mutex_lock(&j->lock);
    while (!j->over) {
        struct league_judge_place *p = next_place(j);
        if (!p) {
            pthread_cond_wait(&j->news, &j->lock);
            continue;
        }
        struct arena arena;
        p->state = JUDGE_WORKS;
        pthread_mutex_unlock(&j->lock);
        arena_open(&arena);
        struct err e = judge(j, p, &arena);
        arena_close(&arena);
        pthread_mutex_lock(&j->lock);
        p->state = err_is(e) ? JUDGE_FAILED : JUDGE_DONE;
        p->why = e.why;
    }
    pthread_mutex_unlock(&j->lock);
    return NULL;
}

/* ---- asking ---- */

void league_judge_open(struct league_judge *j)
{
    *j = (struct league_judge){0};
    pthread_mutex_init(&j->lock, NULL);
    pthread_cond_init(&j->news, NULL);
    j->runs = pthread_create(&j->thread, NULL, judge_all, j) == 0;
}

void league_judge_close(struct league_judge *j)
{
    pthread_mutex_lock(&j->lock);
    j->over = true;
    pthread_cond_signal(&j->news);
    pthread_mutex_unlock(&j->lock);
    if (j->runs)
        pthread_join(j->thread, NULL);
    for (int i = 0; i < LEAGUE_JUDGE_PLACES; i++)
        if (j->place[i].state != JUDGE_FREE)
            arena_close(&j->place[i].arena);
    pthread_cond_destroy(&j->news);
    pthread_mutex_destroy(&j->lock);
}

/* The place of a game; else one for it: a free one, or of those that are done with the one that
 * nobody has asked for the longest. NULL: all wait. */
static struct league_judge_place *place_for(struct league_judge *j, uint64_t key)
{
    struct league_judge_place *free_one = NULL, *oldest = NULL;
    for (int i = 0; i < LEAGUE_JUDGE_PLACES; i++) {
        struct league_judge_place *p = &j->place[i];
        bool done = p->state == JUDGE_DONE || p->state == JUDGE_FAILED;
        if (p->state != JUDGE_FREE && p->key == key)
            return p;
        if (p->state == JUDGE_FREE && !free_one)
            free_one = p;
        if (done && (!oldest || p->since < oldest->since))
            oldest = p;
    }
    if (!free_one && oldest) {
        arena_close(&oldest->arena);
        *oldest = (struct league_judge_place){0};
        free_one = oldest;
    }
    return free_one;
}

/* Under the lock. */
static bool begin(struct league_judge_place *p, uint64_t key, write_fn *record, const void *ctx)
{
    arena_open(&p->arena);
    p->record = arena_text(&p->arena, record, ctx);
    p->key = key;
    p->state = p->record.text ? JUDGE_WAITS : JUDGE_FAILED;
    p->why = err_memory().why;
    return p->state == JUDGE_WAITS;
}

enum league_judge_state league_judge_ask(struct league_judge *j, uint64_t key, write_fn *record,
                                         const void *ctx, char **page, size_t *n, const char **why)
{
    pthread_mutex_lock(&j->lock);
    struct league_judge_place *p = j->runs ? place_for(j, key) : NULL;
    if (p && p->state == JUDGE_FREE && begin(p, key, record, ctx))
        pthread_cond_signal(&j->news);
    enum league_judge_state state = p ? p->state : JUDGE_CROWDED;
    if (p && state != JUDGE_WAITS)
        p->since = ++j->asked;
    else if (p && !p->since)
        p->since = ++j->asked; /* who came first is judged first */
    *page = NULL;
    if (state == JUDGE_DONE) {
        *page = malloc(p->page.len + 1);
        *n = p->page.len;
        if (*page)
            memcpy(*page, p->page.text, p->page.len);
    }
    if (state == JUDGE_FAILED)
        *why = p->why ? p->why : "it was stopped";
    pthread_mutex_unlock(&j->lock);
    return state == JUDGE_DONE && !*page ? JUDGE_CROWDED : state;
}
