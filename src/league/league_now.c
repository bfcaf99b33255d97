/* league_now.c - see league_now.h. A turn costs those who play a copy of the board; drawing and
 * writing is done by the thread. */
#include "league/league_now.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "agents/html.h"
#include "agents/replay.h"
#include "files/replace.h"
#include "match/plan.h"

enum { PAUSE_S = 1 };

struct league_now_game {
    struct league_now *now;
    bool used;
    char name[2][CONTENDER_NAME + 1]; /* its own: agents may come and go */
    struct arena arena;               /* of the board */
    struct board *board;              /* NULL: nothing is known of it yet */
    size_t turns;
};

static void json_board(struct jsonw *j, const struct league_now_game *g, struct arena *arena)
{
    const struct game_replay still = {.start = g->board};
    json_count(j, "turns", (int64_t)g->turns);
    if (g->board)
        replay_json(&still, j, arena);
}

/* Under the lock. */
static void write_games(const void *ctx, struct writer *out)
{
    static const char *const keys[] = {"first", "second"};
    const struct league_now *n = ctx;
    struct arena arena;
    struct jsonw j = jsonw_to(out);
    arena_open(&arena);
    jsonw_open(&j, '[');
    for (int i = 0; i < JOBS_MAX; i++) {
        const struct league_now_game *g = &n->game[i];
        if (!g->used)
            continue;
        jsonw_open(&j, '{');
        for (int side = 0; side < 2; side++)
            html_json_pair(&j, keys[side], g->name[side]);
        json_board(&j, g, &arena);
        jsonw_close(&j, '}');
    }
    jsonw_close(&j, ']');
    writer_char(out, '\n');
    arena_close(&arena);
}

/* Written apart from those who play: they wait for the drawing, and not for the disk. */
static void tell(struct league_now *n)
{
    struct fault why;
    struct arena arena;
    arena_open(&arena);
    struct slice text = arena_text(&arena, write_games, n);
    n->news = false;
    pthread_mutex_unlock(&n->lock);
    if (text.text)
        (void)replace_file(n->path, text.text, text.len, &why);
    pthread_mutex_lock(&n->lock);
    arena_close(&arena);
}

static void *tell_each_second(void *ctx)
{
    struct league_now *n = ctx;
    pthread_mutex_lock(&n->lock);
    while (!n->over) {
        struct timespec until;
        if (n->news)
            tell(n);
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_sec += PAUSE_S;
        while (!n->over && pthread_cond_timedwait(&n->over_now, &n->lock, &until) == 0)
            ;
    }
    pthread_mutex_unlock(&n->lock);
    return NULL;
}

void league_now_open(struct league_now *n, const char *path)
{
    *n = (struct league_now){.path = path};
    arena_open(&n->arena);
    n->game = arena_take(&n->arena, JOBS_MAX, sizeof *n->game);
    pthread_mutex_init(&n->lock, NULL);
    pthread_cond_init(&n->over_now, NULL);
    if (!n->game || !path)
        return;
    pthread_mutex_lock(&n->lock);
    tell(n); /* nothing yet; what a run that was killed left beside the file goes */
    pthread_mutex_unlock(&n->lock);
    n->runs = pthread_create(&n->thread, NULL, tell_each_second, n) == 0;
}

void league_now_close(struct league_now *n)
{
    pthread_mutex_lock(&n->lock);
    n->over = true;
    pthread_cond_signal(&n->over_now);
    pthread_mutex_unlock(&n->lock);
    if (n->runs)
        pthread_join(n->thread, NULL);
    if (n->game && n->path)
        unlink(n->path);
    pthread_cond_destroy(&n->over_now);
    pthread_mutex_destroy(&n->lock);
    arena_close(&n->arena);
}

/* What the game looks like after a turn. */
static void look(void *ctx, const struct playing *s)
{
    struct league_now_game *g = ctx;
    pthread_mutex_lock(&g->now->lock);
    if (!g->board)
        g->board = arena_take(&g->arena, 1, s->board->game->rules.size(&s->board->variant));
    if (g->board)
        board_copy(g->board, s->board);
    g->turns = s->steps.n;
    g->now->news = true;
    pthread_mutex_unlock(&g->now->lock);
}

struct playing_watch league_now_begin(struct league_now *n, const char *first, const char *second)
{
    struct league_now_game *g = n->runs ? n->game : NULL;
    pthread_mutex_lock(&n->lock);
    while (g && g < n->game + JOBS_MAX && g->used)
        g++;
    if (!g || g == n->game + JOBS_MAX) {
        pthread_mutex_unlock(&n->lock);
        return (struct playing_watch){0};
    }
    *g = (struct league_now_game){.now = n, .used = true};
    snprintf(g->name[0], sizeof g->name[0], "%s", first);
    snprintf(g->name[1], sizeof g->name[1], "%s", second);
    arena_open(&g->arena);
    n->news = true;
    pthread_mutex_unlock(&n->lock);
    return (struct playing_watch){look, g};
}

void league_now_end(const struct playing_watch *w)
{
    struct league_now_game *g = w->ctx;
    if (!g)
        return;
    pthread_mutex_lock(&g->now->lock);
    g->used = false;
    arena_close(&g->arena);
    g->now->news = true;
    pthread_mutex_unlock(&g->now->lock);
}
