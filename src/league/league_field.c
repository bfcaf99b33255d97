/* league_field.c - see league_field.h. What has been played is carried from the old list to the new one. */
#include "league/league_field.h"

#include <string.h>
#include <sys/stat.h>

#include "base/hash.h"
#include "duel/clock.h"
#include "league/league_kept.h"

enum { LOOK_US = 1000000 };

static uint64_t stamp_of_terms(const struct league_run *h)
{
    struct stat s;
    if (stat(h->terms_path, &s) != 0)
        return 0;
    const uint64_t told[] = {s.st_ino, (uint64_t)s.st_size, (uint64_t)s.st_mtim.tv_sec, (uint64_t)s.st_mtim.tv_nsec};
    return hash_bytes(1, told, sizeof told);
}

/* Of all files, as they are or, for agents, as they were when they were read. */
static uint64_t stamp_of_all(const struct league_run *h, uint64_t terms, bool as_read)
{
    uint64_t stamp = terms;
    for (int i = 0; i < h->league.n; i++)
        if (h->player[i].command)
            stamp = hash_join(stamp, as_read ? h->player[i].stamp : contender_stamp(&h->player[i]));
    return stamp;
}

void league_field_begin(struct league_run *h)
{
    h->stamp = stamp_of_all(h, stamp_of_terms(h), true);
    h->looked_us = clock_us();
}

static int place_of(const struct contender *list, int n, const struct contender *who)
{
    for (int i = 0; i < n; i++)
        if (list[i].hash == who->hash)
            return i;
    return -1;
}

static bool is_same(const struct league_run *h, const struct contender *list, int n)
{
    bool same = n == h->league.n;
    for (int i = 0; same && i < n; i++)
        same = list[i].hash == h->player[i].hash && strcmp(list[i].name, h->player[i].name) == 0;
    return same;
}

/* Told: who comes, who goes, and who is another one under its old name. */
static void tell_change(const struct league_run *h, const struct contender *list, int n)
{
    const struct contender *old = h->player;
    for (int i = 0; i < n; i++) {
        bool known = false;
        for (int k = 0; k < h->league.n; k++)
            known = known || strcmp(old[k].name, list[i].name) == 0;
        if (place_of(old, h->league.n, &list[i]) < 0)
            notices_tell(&h->to.notices, known ? "%s has changed: its games are played anew" : "%s takes part now",
                         list[i].name);
    }
    for (int k = 0; k < h->league.n; k++) {
        bool stays = place_of(list, n, &old[k]) >= 0;
        for (int i = 0; i < n; i++)
            stays = stays || strcmp(old[k].name, list[i].name) == 0;
        if (!stays)
            notices_tell(&h->to.notices, "%s does not take part any more", old[k].name);
    }
}

/* What has been told of whom goes with it. */
static void move_told(struct league_run *h, const struct contender *list, int n)
{
    struct league_told told[LEAGUE_MAX] = {0};
    for (int i = 0; i < n; i++) {
        int before = place_of(h->player, h->league.n, &list[i]);
        if (before >= 0)
            told[i] = h->told[before];
    }
    memcpy(h->told, told, sizeof told);
}

/* Games in progress are not dealt again. */
static void mark_begun(struct league_run *h)
{
    for (int i = 0; i < JOBS_MAX; i++) {
        const struct league_hand *g = &h->hand[i];
        uint32_t number;
        int pair = g->busy ? league_find(&h->league, g->player[match_who(g->number, 0)].hash,
                                         g->player[match_who(g->number, 1)].hash, (g->number - 1) / 2, &number)
                           : -1;
        if (pair >= 0)
            league_game(&h->league, pair, number)->begun = true;
    }
}

/* False: no memory, told; the old list stays. */
static bool change(struct league_run *h, const struct contender *list, int n)
{
    struct arena *arena = h->work->arena;
    struct league old = h->league, new = h->league;
    struct contender *before = arena_take(arena, LEAGUE_MAX, sizeof *before);
    new.n = n;
    if (before)
        memcpy(before, h->player, LEAGUE_MAX * sizeof *before);
    tell_change(h, list, n);
    move_told(h, list, n);
    memcpy(h->player, list, (size_t)n * sizeof *list);
    if (!before || err_is(league_open(&new, arena))) {
        notices_tell(&h->to.failure, "%s", err_memory().why);
        if (before)
            memcpy(h->player, before, LEAGUE_MAX * sizeof *before);
        return false;
    }
    old.player = before;
    h->league = new;
    league_carry(&h->league, &old);
    mark_begun(h);
    h->slot = 0;
    return league_kept_name_all(h) && league_kept_look(h);
}

bool league_field_look(struct league_run *h, bool now)
{
    int64_t clock = clock_us();
    if (!now && clock - h->looked_us < LOOK_US)
        return false;
    h->looked_us = clock;
    uint64_t terms = stamp_of_terms(h), stamp = stamp_of_all(h, terms, false);
    if (stamp == h->stamp)
        return false;
    struct arena_mark mark = arena_here(h->work->arena);
    struct contender *list = arena_take(h->work->arena, LEAGUE_MAX, sizeof *list);
    int n = list ? h->reread(h, list) : 0;
    h->stamp = stamp;
    if (n == 0) {
        arena_release(h->work->arena, mark);
        return false;
    }
    bool same = is_same(h, list, n), fixed = !same && h->league.mode >= LEAGUE_SWISS;
    if (fixed)
        notices_tell(&h->to.notices, "who takes part is settled while rounds are played; the new list counts "
                                     "when the league is started again");
    if (fixed)
        return false;
    bool ok = same || change(h, list, n);
    if (same)
        memcpy(h->player, list, (size_t)n * sizeof *list); /* their stamps are new */
    h->stamp = stamp_of_all(h, terms, true);
    if (!ok) {
        h->end = LEAGUE_FAILED;
        h->over = true;
    }
    return !same;
}
