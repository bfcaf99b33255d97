/* Leagues in rounds. Matchings against trying everything; every Swiss round and every rung of a ladder against a
 * second computation, written from what league_rounds.h says, of results by chance; and what must hold whatever the
 * results are. */
#include <stdlib.h>

#include "agents/league_rounds.h"
#include "agents/pairing.h"
#include "base/rng.h"
#include "check.h"
#include "games/games.h"

enum { SMALL = 10, MANY = 41 };

/* ---- matchings ---- */

/* Can those of the set be paired? By trying everything. */
static bool can_pair(int n, const bool *may, unsigned set)
{
    int a = 0;
    if (!set)
        return true;
    while (!(set >> a & 1))
        a++;
    for (int b = a + 1; b < n; b++)
        if ((set >> b & 1) && may[a * n + b] && can_pair(n, may, set & ~(1u << a | 1u << b)))
            return true;
    return false;
}

static void matchings(struct arena *arena)
{
    struct rng rng;
    int possible = 0;
    rng_seed(&rng, 1, 0);
    for (int i = 0; i < 4000; i++) {
        struct arena_mark mark = arena_here(arena);
        struct pairing p;
        int n = 2 + (int)rng_below(&rng, SMALL - 1), dense = 1 + (int)rng_below(&rng, 9);
        CHECK(pairing_open(&p, n, arena));
        for (int a = 0; a < n; a++)
            for (int b = a + 1; b < n; b++)
                p.may[a * n + b] = p.may[b * n + a] = (int)rng_below(&rng, 10) < dense;
        unsigned set = (1u << n) - 1;
        bool all = pairing_complete(&p);
        CHECK(all == can_pair(n, p.may, set));
        possible += all;
        for (int tries = 0; all && set && tries < 40; tries++) {
            int a = (int)rng_below(&rng, (uint32_t)n), b = (int)rng_below(&rng, (uint32_t)n);
            unsigned two = 1u << a | 1u << b;
            bool want = a != b && (set & two) == two && p.may[a * n + b] && can_pair(n, p.may, set & ~two);
            CHECK((a != b && pairing_take(&p, a, b)) == want);
            set &= want ? ~two : ~0u;
        }
        arena_release(arena, mark);
    }
    CHECK(possible > 500 && possible < 3500);
}

/* ---- leagues of results by chance ---- */

static void play_game(struct league *l, int pair, uint32_t number, struct rng *rng)
{
    static const enum status ends[] = {STATUS_FIRST, STATUS_SECOND, STATUS_DRAW};
    struct league_game g = {.result = ends[rng_below(rng, 3)], .reason = REASON_END, .note = {"", ""}, .err = {"", ""}};
    league_take(l, pair, number, &g);
}

/* Points of i against j, by the games alone. */
static double took(const struct league *l, int i, int j)
{
    double points = 0;
    int pair = league_pair_of(l, i, j);
    for (uint32_t number = 1; number <= l->games; number++) {
        const struct league_game *o = league_game(l, pair, number);
        bool first = l->pair[pair].player[match_who(number, 0)] == i;
        points += !o->done ? 0 : o->result == STATUS_DRAW ? 0.5 : o->result == (first ? STATUS_FIRST : STATUS_SECOND);
    }
    return points;
}

struct history { /* kept by the test */
    int n;
    bool met[MANY][MANY], had_bye[MANY];
    int partner[MANY]; /* of the round at hand; -1: bye */
    double points[MANY];
};

static void close_round(struct history *h, const struct league *l)
{
    for (int i = 0; i < h->n; i++)
        h->points[i] += h->partner[i] < 0 ? l->games : took(l, i, h->partner[i]);
}

/* Who is before whom in the table. */
static bool before(const struct history *h, int i, int j)
{
    return h->points[i] > h->points[j] || (h->points[i] == h->points[j] && i < j);
}

/* ---- Swiss, once more ---- */

static bool rest_can_pair(const struct history *h, unsigned set)
{
    bool may[SMALL * SMALL];
    for (int i = 0; i < h->n; i++)
        for (int j = 0; j < h->n; j++)
            may[i * h->n + j] = i != j && !h->met[i][j];
    return can_pair(h->n, may, set);
}

/* The first partner on the list of `me` with whom the others can be paired. */
static int partner_of(const struct history *h, const int *table, int n, unsigned set, int me)
{
    int list[SMALL], listed = 0, group[SMALL], size = 0;
    for (int k = 0; k < n; k++)
        if ((set >> table[k] & 1) && h->points[table[k]] == h->points[me])
            group[size++] = table[k];
    for (int k = size / 2; k < size; k++)
        list[listed++] = group[k];
    for (int k = size / 2 - 1; k > 0; k--)
        list[listed++] = group[k];
    for (int k = 0; k < n; k++)
        if ((set >> table[k] & 1) && h->points[table[k]] < h->points[me])
            list[listed++] = table[k];
    for (int k = 0; k < listed; k++)
        if (list[k] != me && !h->met[me][list[k]] && rest_can_pair(h, set & ~(1u << me | 1u << list[k])))
            return list[k];
    return -1;
}

static void expect_round(struct history *h)
{
    int table[SMALL];
    unsigned set = (1u << h->n) - 1;
    for (int i = 0; i < h->n; i++) {
        int at = 0;
        for (int j = 0; j < h->n; j++)
            at += before(h, j, i);
        table[at] = i;
    }
    for (int k = h->n - 1; h->n % 2 && k >= 0; k--)
        if (!h->had_bye[table[k]] && rest_can_pair(h, set & ~(1u << table[k]))) {
            h->partner[table[k]] = -1;
            set &= ~(1u << table[k]);
            break;
        }
    for (int k = 0; k < h->n; k++)
        if (set >> table[k] & 1) {
            int other = partner_of(h, table, h->n, set, table[k]);
            CHECK(other >= 0);
            h->partner[table[k]] = other;
            h->partner[other] = table[k];
            set &= ~(1u << table[k] | 1u << other);
        }
}

/* Whom the league has paired: everybody once, nobody twice with the same. */
static void take_round(struct history *h, const struct league *l, bool all)
{
    int meetings[MANY] = {0};
    for (int i = 0; i < h->n; i++)
        h->partner[i] = -1;
    for (int p = 0; p < l->n_pairs; p++)
        if (l->pair[p].round == l->round) {
            int i = l->pair[p].player[0], j = l->pair[p].player[1];
            CHECK(!h->met[i][j]);
            h->met[i][j] = h->met[j][i] = true;
            h->partner[i] = j;
            h->partner[j] = i;
            meetings[i]++;
            meetings[j]++;
        }
    for (int i = 0; i < h->n && all; i++) {
        bool bye = l->bye[i] == l->round;
        CHECK(meetings[i] == !bye && !(bye && h->had_bye[i]));
        h->had_bye[i] |= bye;
    }
}

static void one_swiss(int n, uint32_t games, struct rng *rng, struct arena *arena)
{
    struct contender player[MANY] = {0};
    struct history h = {.n = n};
    for (int i = 0; i < n; i++)
        player[i].hash = rng_next(rng);
    struct league l = {.game = games_all[0], .player = player, .n = n, .games = games, .mode = LEAGUE_SWISS};
    l.rounds = league_rounds_most(l.mode, n);
    CHECK(league_rounds_preset(l.mode, n) <= l.rounds);
    CHECK(!err_is(league_open(&l, arena)));
    for (uint32_t round = 1; round <= l.rounds; round++) {
        int pair;
        uint32_t number;
        CHECK(l.round == round && l.left == (uint64_t)(n / 2) * games);
        if (n <= SMALL) {
            struct history want = h;
            expect_round(&want);
            take_round(&h, &l, true);
            CHECK(memcmp(want.partner, h.partner, (size_t)n * sizeof *h.partner) == 0);
        } else {
            take_round(&h, &l, true);
        }
        for (uint64_t slot = 0; league_next(&l, &slot, &pair, &number);)
            play_game(&l, pair, number, rng);
        close_round(&h, &l);
        for (int i = 0; i < n; i++)
            CHECK(h.points[i] == league_rounds_points(&l, i, round));
        CHECK(l.left == 0 && !err_is(league_rounds_advance(&l, arena)));
    }
    struct standings s;
    CHECK(!err_is(league_standings(&l, arena, &s)) && s.played == s.wanted);
    CHECK(s.played == l.rounds * (uint32_t)(n / 2) * games);
}

/* ---- ladder, once more ---- */

static void one_ladder(int n, struct rng *rng, struct arena *arena)
{
    struct contender player[MANY] = {0};
    struct history h = {.n = n};
    int rung[MANY];
    for (int i = 0; i < n; i++) {
        player[i].hash = rng_next(rng);
        rung[i] = i;
    }
    struct league l = {.game = games_all[0], .player = player, .n = n, .games = 2, .mode = LEAGUE_LADDER};
    l.rounds = league_rounds_preset(l.mode, n);
    CHECK(!err_is(league_open(&l, arena)));
    for (uint32_t round = 1; round <= l.rounds; round++) {
        int pair;
        uint32_t number, at = l.round; /* rounds in which nobody meets are passed over */
        for (int k = round % 2 ? 0 : 1; at > round && k + 1 < n; k += 2)
            CHECK(h.met[rung[k]][rung[k + 1]]);
        if (at > round)
            continue;
        bool fresh[MANY] = {0};
        for (int k = round % 2 ? 0 : 1; k + 1 < n; k += 2)
            fresh[k] = !h.met[rung[k]][rung[k + 1]];
        take_round(&h, &l, false);
        for (int k = round % 2 ? 0 : 1; k + 1 < n; k += 2)
            CHECK((h.partner[rung[k]] == rung[k + 1]) == fresh[k]);
        for (uint64_t slot = 0; league_next(&l, &slot, &pair, &number);)
            play_game(&l, pair, number, rng);
        for (int k = round % 2 ? 0 : 1; k + 1 < n; k += 2)
            if (fresh[k] && took(&l, rung[k + 1], rung[k]) > took(&l, rung[k], rung[k + 1])) {
                int up = rung[k];
                rung[k] = rung[k + 1];
                rung[k + 1] = up;
            }
        CHECK(!err_is(league_rounds_advance(&l, arena)));
    }
    CHECK(memcmp(rung, l.place, (size_t)n * sizeof *rung) == 0);
}

/* Killed and started again: stored games make the same rounds, whatever comes first. */
static void taken_up(struct arena *arena)
{
    struct contender player[9] = {0};
    struct rng rng;
    rng_seed(&rng, 5, 0);
    for (int i = 0; i < 9; i++)
        player[i].hash = rng_next(&rng);
    for (int mode = LEAGUE_SWISS; mode <= LEAGUE_LADDER; mode++) {
        struct league a = {.game = games_all[0], .player = player, .n = 9, .games = 4, .mode = (enum league_mode)mode};
        a.rounds = 5;
        struct league b = a;
        CHECK(!err_is(league_open(&a, arena)) && !err_is(league_open(&b, arena)));
        while (a.round <= a.rounds && a.left) {
            int pair;
            uint32_t number;
            for (uint64_t slot = 0; league_next(&a, &slot, &pair, &number);)
                play_game(&a, pair, number, &rng);
            CHECK(!err_is(league_rounds_advance(&a, arena)));
        }
        league_carry(&b, &a);
        CHECK(!err_is(league_rounds_advance(&b, arena)));
        CHECK(a.round == b.round && memcmp(a.pair, b.pair, (size_t)a.n_pairs * sizeof *a.pair) == 0);
        CHECK(memcmp(a.place, b.place, 9 * sizeof *a.place) == 0 && memcmp(a.bye, b.bye, 9 * sizeof *a.bye) == 0);
    }
}

int main(void)
{
    struct arena arena;
    struct rng rng;
    arena_open(&arena);
    rng_seed(&rng, 2, 0);
    matchings(&arena);
    for (int i = 0; i < 400; i++) {
        struct arena_mark mark = arena_here(&arena);
        one_swiss(2 + i % (SMALL - 1), i % 3 ? 2 : 4, &rng, &arena);
        one_ladder(2 + i % (SMALL - 1), &rng, &arena);
        arena_release(&arena, mark);
    }
    for (int n = SMALL + 1; n <= MANY; n++)
        one_swiss(n, 2, &rng, &arena);
    taken_up(&arena);
    arena_close(&arena);
    return check_done("rounds");
}
