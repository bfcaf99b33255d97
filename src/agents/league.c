/* league.c - see league.h. */
#include "agents/league.h"

#include "agents/league_rounds.h"

struct err league_open(struct league *l, struct arena *arena)
{
    size_t n = (size_t)l->n;
    bool all = !league_has_rounds(l);
    l->pair = arena_take(arena, n * n / 2 + 1, sizeof *l->pair);
    l->place = arena_take(arena, n, sizeof *l->place);
    l->bye = arena_take(arena, n, sizeof *l->bye);
    if (!l->pair || !l->place || !l->bye)
        return err_memory();
    l->n_pairs = 0;
    for (int i = 0; i < (l->mode == LEAGUE_GAUNTLET ? 1 : l->n); i++)
        for (int j = i + 1; j < l->n; j++) {
            bool turned = l->player[j].hash < l->player[i].hash;
            l->pair[l->n_pairs++] = (struct league_pair){{turned ? j : i, turned ? i : j}, all};
        }
    for (int i = 0; i < l->n; i++)
        l->place[i] = i;
    l->round = all;
    l->left = all ? (uint64_t)l->n_pairs * l->games : 0;
    l->outcome = arena_take(arena, (size_t)l->n_pairs * l->games, sizeof *l->outcome);
    return l->outcome ? league_rounds_advance(l, arena) : err_memory();
}

int league_pair_of(const struct league *l, int i, int j)
{
    int low = i < j ? i : j, high = i < j ? j : i;
    if (l->mode == LEAGUE_GAUNTLET && low > 0)
        return -1;
    return low * l->n - low * (low + 1) / 2 + high - low - 1; /* as league_open lists them */
}

static int player_of(const struct league *l, uint64_t hash)
{
    for (int i = 0; i < l->n; i++)
        if (l->player[i].hash == hash)
            return i;
    return -1;
}

void league_carry(struct league *l, const struct league *from)
{
    for (int p = 0; p < from->n_pairs; p++) {
        int i = player_of(l, from->player[from->pair[p].player[0]].hash);
        int j = player_of(l, from->player[from->pair[p].player[1]].hash);
        int pair = i >= 0 && j >= 0 ? league_pair_of(l, i, j) : -1;
        for (uint32_t number = 1; pair >= 0 && number <= l->games; number++)
            if (league_game(from, p, number)->stored)
                league_take(l, pair, number, league_game(from, p, number));
    }
}

void league_take(struct league *l, int pair, uint32_t number, const struct league_game *game)
{
    struct league_game *o = league_game(l, pair, number);
    bool meet = l->pair[pair].round != 0, news = meet && !o->done;
    *o = *game;
    o->stored = true;
    o->done = meet;
    l->left -= news;
}

struct league_game *league_game(const struct league *l, int pair, uint32_t number)
{
    return &l->outcome[(size_t)pair * l->games + number - 1];
}

int league_find(const struct league *l, uint64_t first, uint64_t second, uint32_t start,
                uint32_t *number)
{
    for (int p = 0; p < l->n_pairs; p++) {
        uint64_t a = l->player[l->pair[p].player[0]].hash, b = l->player[l->pair[p].player[1]].hash;
        if (!((a == first && b == second) || (a == second && b == first)))
            continue;
        *number = 2 * start + (a == first ? 1 : 2);
        return *number <= l->games ? p : -1;
    }
    return -1;
}

uint32_t league_counted(const struct league *l, int pair, struct tally *out)
{
    *out = (struct tally){0};
    uint32_t counted = 0;
    for (uint32_t i = 1; i <= l->games; i++) {
        const struct league_game *o = league_game(l, pair, i);
        if (!o->done && l->sprt)
            break;
        if (!o->done)
            continue;
        struct record r = {.number = i, .result = o->result, .reason = o->reason};
        match_count(&r, out);
        counted++;
        double llr = l->sprt ? tally_sprt(out, l->lo, l->hi) : 0;
        if (llr > SPRT_BOUND || llr < -SPRT_BOUND)
            break;
    }
    return counted;
}

static bool decided(const struct league *l, int pair)
{
    struct tally t;
    if (!l->sprt)
        return false;
    league_counted(l, pair, &t);
    double llr = tally_sprt(&t, l->lo, l->hi);
    return llr > SPRT_BOUND || llr < -SPRT_BOUND;
}

/* Slots go through the pairs, then the numbers: all pairs advance together. */
bool league_next(const struct league *l, uint64_t *slot, int *pair, uint32_t *number)
{
    uint64_t slots = (uint64_t)l->n_pairs * l->games;
    for (; *slot < slots; ++*slot) {
        *pair = (int)(*slot % (uint64_t)l->n_pairs);
        *number = (uint32_t)(*slot / (uint64_t)l->n_pairs) + 1;
        struct league_game *o = league_game(l, *pair, *number);
        if (l->pair[*pair].round && !o->done && !o->begun && !decided(l, *pair)) {
            o->begun = true;
            ++*slot;
            return true;
        }
    }
    return false;
}

const struct league_game *league_never_moved(const struct league *l, int who, int *side)
{
    const struct league_game *lost = NULL;
    for (int p = 0; p < l->n_pairs; p++)
        for (uint32_t i = 1; i <= l->games; i++) {
            const struct league_game *o = league_game(l, p, i);
            int me = l->pair[p].player[match_who(i, 0)] == who ? 0 : 1;
            if (!o->done || l->pair[p].player[match_who(i, me)] != who)
                continue;
            if (o->moved[me])
                return NULL;
            if (o->reason >= REASON_TIME && o->result == (me ? STATUS_FIRST : STATUS_SECOND)) {
                lost = o;
                *side = me;
            }
        }
    return lost;
}

static void count_pair(const struct league *l, int pair, uint32_t counted, struct standings *s)
{
    for (uint32_t i = 1; i <= l->games && counted; i++) {
        const struct league_game *o = league_game(l, pair, i);
        if (!o->done)
            continue;
        counted--;
        for (int side = 0; side < 2; side++) {
            int me = l->pair[pair].player[match_who(i, side)];
            int you = l->pair[pair].player[match_who(i, 1 - side)];
            bool first = o->result == STATUS_FIRST, second = o->result == STATUS_SECOND;
            bool won = side ? second : first, lost = side ? first : second;
            struct standing *mine = &s->of[me];
            mine->wins += won;
            mine->losses += lost;
            mine->draws += !won && !lost;
            mine->faults[verdict_of(l->game, o->result, o->reason)] +=
                lost && o->reason >= REASON_TIME;
            s->games[me * l->n + you] += 1;
            s->points[me * l->n + you] += won ? 1 : lost ? 0 : 0.5;
        }
    }
}

struct err league_standings(const struct league *l, struct arena *arena, struct standings *out)
{
    size_t n = (size_t)l->n;
    struct standings s = {.of = arena_take(arena, n, sizeof *s.of),
                          .points = arena_take(arena, n * n, sizeof *s.points),
                          .games = arena_take(arena, n * n, sizeof *s.games),
                          .order = arena_take(arena, n, sizeof *s.order),
                          .wanted = league_rounds_games(l)};
    struct league_rating *ratings = arena_take(arena, n, sizeof *ratings);
    if (!s.of || !s.points || !s.games || !s.order || !ratings)
        return err_memory();
    for (int p = 0; p < l->n_pairs; p++) {
        struct tally t;
        uint32_t counted = league_counted(l, p, &t);
        count_pair(l, p, counted, &s);
        s.played += counted;
        s.wanted -= decided(l, p) ? l->games - counted : 0;
    }
    if (!league_rating_fit(s.points, s.games, l->n, arena, ratings, s.order))
        return err_memory();
    for (size_t i = 0; i < n; i++)
        s.of[i].rating = ratings[i];
    *out = s;
    return err_none();
}
