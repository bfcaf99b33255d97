/* league_rounds.c - see league_rounds.h. Players are numbered as in the list; the bye, where there is one, is
 * one more, whom nobody may meet twice either. */
#include "agents/league_rounds.h"

#include <assert.h>

#include "agents/columns.h"
#include "agents/pairing.h"

uint32_t league_rounds_most(enum league_mode mode, int n)
{
    return mode == LEAGUE_SWISS ? (uint32_t)(n + 1) / 2 : 4 * LEAGUE_MAX;
}

uint32_t league_rounds_preset(enum league_mode mode, int n)
{
    uint32_t rounds = 1;
    if (mode == LEAGUE_LADDER)
        return (uint32_t)n;
    while (1u << rounds < (uint32_t)n)
        rounds++;
    return rounds;
}

static double points_in(const struct league *l, int pair, int who)
{
    struct tally t;
    bool is_a = l->pair[pair].player[0] == who;
    league_counted(l, pair, &t);
    return (is_a ? t.wins : t.losses) + 0.5 * t.draws;
}

double league_rounds_points(const struct league *l, int who, uint32_t round)
{
    double points = l->bye[who] && l->bye[who] <= round ? l->games : 0;
    for (int i = 0; i < l->n; i++) {
        int pair = i == who ? 0 : league_pair_of(l, who, i);
        if (i != who && l->pair[pair].round && l->pair[pair].round <= round)
            points += points_in(l, pair, who);
    }
    return points;
}

/* These two meet in the round that begins; what they have played already counts. */
static void meet(struct league *l, int i, int j)
{
    int pair = league_pair_of(l, i, j);
    l->pair[pair].round = l->round;
    for (uint32_t number = 1; number <= l->games; number++) {
        struct league_game *o = league_game(l, pair, number);
        o->done = o->stored;
        l->left += !o->done;
    }
}

/* ---- Swiss ---- */

struct points_table { /* of points, before a round */
    int n;
    int *order; /* best first, equals as in the list */
    double *points;
};

static bool points_table_make(struct points_table *t, const struct league *l, uint32_t round, struct arena *arena)
{
    *t = (struct points_table){l->n, arena_take(arena, (size_t)l->n, sizeof *t->order),
                        arena_take(arena, (size_t)l->n, sizeof *t->points)};
    for (int i = 0; t->order && t->points && i < l->n; i++) {
        int at = i;
        t->points[i] = league_rounds_points(l, i, round);
        for (; at > 0 && t->points[t->order[at - 1]] < t->points[i]; at--)
            t->order[at] = t->order[at - 1];
        t->order[at] = i;
    }
    return t->order && t->points;
}

static void forbid_rematches(const struct league *l, struct pairing *p)
{
    for (int i = 0; i < l->n; i++)
        for (int j = 0; j < l->n; j++)
            p->may[i * p->n + j] = i != j && !l->pair[league_pair_of(l, i, j)].round;
    for (int i = 0; p->n > l->n && i < l->n; i++)
        p->may[i * p->n + l->n] = p->may[l->n * p->n + i] = !l->bye[i];
}

/* The lowest one that may have it. */
static void give_bye(struct league *l, const struct points_table *t, struct pairing *p)
{
    for (int k = t->n - 1; k >= 0; k--)
        if (pairing_take(p, t->order[k], l->n)) {
            l->bye[t->order[k]] = l->round;
            return;
        }
}

/* A partner for the first of those left, who stand in `left`. */
static void pair_first(struct league *l, const struct points_table *t, struct pairing *p, const int *left, int n)
{
    int me = left[0], same = 1;
    while (same < n && t->points[left[same]] == t->points[me])
        same++;
    int half = same / 2;
    for (int k = 1; k < n; k++) { /* half, ..., same - 1, then half - 1, ..., 1, then those below */
        int at = k >= same ? k : k <= same - half ? half + k - 1 : same - k;
        if (at > 0 && pairing_take(p, me, left[at])) {
            meet(l, me, left[at]);
            return;
        }
    }
}

static struct err swiss_round(struct league *l, struct arena *arena)
{
    struct arena_mark mark = arena_here(arena);
    struct points_table t = {0};
    struct pairing p;
    int *left = arena_take(arena, (size_t)l->n, sizeof *left);
    bool ok = left && points_table_make(&t, l, l->round - 1, arena) && pairing_open(&p, l->n + l->n % 2, arena);
    if (ok) {
        forbid_rematches(l, &p);
        bool all = pairing_complete(&p); /* there are no more rounds than that holds for */
        assert(all);
        (void)all;
        if (l->n % 2)
            give_bye(l, &t, &p);
    }
    for (int n = 1; ok && n;) {
        n = 0;
        for (int k = 0; k < t.n; k++)
            if (!p.gone[t.order[k]])
                left[n++] = t.order[k];
        if (n)
            pair_first(l, &t, &p, left, n);
    }
    arena_release(arena, mark);
    return ok ? err_none() : err_memory();
}

/* ---- ladder ---- */

static void ladder_close(struct league *l)
{
    for (int k = (int)(l->round + 1) % 2; k + 1 < l->n; k += 2) {
        int up = l->place[k], low = l->place[k + 1], pair = league_pair_of(l, up, low);
        if (l->pair[pair].round == l->round && points_in(l, pair, low) > points_in(l, pair, up)) {
            l->place[k] = low;
            l->place[k + 1] = up;
        }
    }
}

static void ladder_round(struct league *l)
{
    for (int k = (int)(l->round + 1) % 2; k + 1 < l->n; k += 2)
        if (!l->pair[league_pair_of(l, l->place[k], l->place[k + 1])].round)
            meet(l, l->place[k], l->place[k + 1]);
}

/* ---- both ---- */

struct err league_rounds_advance(struct league *l, struct arena *arena)
{
    struct err e = err_none();
    while (!err_is(e) && league_has_rounds(l) && l->left == 0 && l->round <= l->rounds) {
        if (l->mode == LEAGUE_LADDER && l->round)
            ladder_close(l);
        if (l->round++ == l->rounds) /* the last one is over */
            break;
        if (l->mode == LEAGUE_LADDER)
            ladder_round(l);
        else
            e = swiss_round(l, arena);
    }
    return e;
}

uint32_t league_rounds_games(const struct league *l)
{
    uint32_t pairs = 0;
    for (int p = 0; p < l->n_pairs; p++)
        pairs += l->pair[p].round != 0;
    if (l->mode == LEAGUE_SWISS)
        pairs = l->rounds * (uint32_t)(l->n / 2);
    return pairs * l->games;
}

/* ---- as text ---- */

static void write_points(struct writer *out, double points)
{
    column_fixed(out, points, 1, COLUMN_PLAIN);
}

static void write_round(const struct league *l, uint32_t round, struct writer *out)
{
    writer_text(out, "Round ");
    writer_number(out, round);
    writer_char(out, '\n');
    for (int p = 0; p < l->n_pairs; p++) {
        const int *who = l->pair[p].player;
        if (l->pair[p].round != round)
            continue;
        writer_text(out, "  ");
        writer_text(out, l->player[who[0]].name);
        writer_text(out, " - ");
        writer_text(out, l->player[who[1]].name);
        writer_text(out, "  ");
        write_points(out, points_in(l, p, who[0]));
        writer_text(out, " : ");
        write_points(out, points_in(l, p, who[1]));
        writer_char(out, '\n');
    }
    for (int i = 0; i < l->n; i++)
        if (l->bye[i] == round) {
            writer_text(out, "  ");
            writer_text(out, l->player[i].name);
            writer_text(out, "  bye\n");
        }
    writer_char(out, '\n');
}

/* Points of those it has met: of two with the same points, who met the stronger ones did better. */
static double points_of_opponents(const struct league *l, const struct points_table *t, int who)
{
    double points = 0;
    for (int i = 0; i < l->n; i++)
        if (i != who && l->pair[league_pair_of(l, who, i)].round)
            points += t->points[i];
    return points;
}

/* Those with the same points by the points of their opponents. */
static void break_ties(const struct league *l, struct points_table *t)
{
    for (int i = 1; i < t->n; i++) {
        int at = i, who = t->order[i];
        for (; at > 0 && t->points[t->order[at - 1]] == t->points[who] &&
               points_of_opponents(l, t, t->order[at - 1]) < points_of_opponents(l, t, who);
             at--)
            t->order[at] = t->order[at - 1];
        t->order[at] = who;
    }
}

static void write_places(const struct league *l, const struct points_table *t, struct writer *out)
{
    bool swiss = l->mode == LEAGUE_SWISS;
    writer_text(out, swiss ? "Points, and in brackets those of all opponents\n" : "Rungs\n");
    for (int k = 0; k < l->n; k++) {
        int who = swiss ? t->order[k] : l->place[k];
        column_spaces(out, k < 9 ? 3 : k < 99 ? 2 : 1);
        writer_number(out, k + 1);
        writer_text(out, "  ");
        writer_text(out, l->player[who].name);
        if (swiss) {
            writer_text(out, "  ");
            write_points(out, t->points[who]);
            writer_text(out, "  (");
            write_points(out, points_of_opponents(l, t, who));
            writer_char(out, ')');
        }
        writer_char(out, '\n');
    }
}

void league_rounds_text(const struct league *l, struct arena *arena, struct writer *out)
{
    struct arena_mark mark = arena_here(arena);
    struct points_table t = {0};
    if (!points_table_make(&t, l, l->rounds, arena)) {
        writer_fail(out);
        return;
    }
    break_ties(l, &t);
    for (uint32_t round = 1; round <= l->round && round <= l->rounds; round++)
        write_round(l, round, out);
    write_places(l, &t, out);
    arena_release(arena, mark);
}
