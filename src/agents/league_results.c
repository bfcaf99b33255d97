/* league_results.c - see league_results.h. */
#include "agents/league_results.h"

#include <stdlib.h>
#include <string.h>

#include "base/hash.h"

/* A start of the schedule, and the first one with the same position. */
struct league_start {
    const char *position;
    uint64_t hash;
    uint32_t k, same;
};

/* ---- which openings and sizes there are ---- */

static int by_position(const void *a, const void *b)
{
    const struct league_start *x = a, *y = b;
    return x->hash != y->hash ? (x->hash < y->hash ? -1 : 1) : x->k < y->k ? -1 : x->k > y->k;
}

static int by_number(const void *a, const void *b)
{
    const struct league_start *x = a, *y = b;
    return x->k < y->k ? -1 : x->k > y->k;
}

/* The position of each start that has a game; which of them are the same. */
static void find_starts(const struct league *l, struct league_start *start, uint32_t n)
{
    for (uint32_t k = 0; k < n; k++)
        start[k] = (struct league_start){.position = "", .k = k};
    for (int p = 0; p < l->n_pairs; p++)
        for (uint32_t i = 1; i <= l->games; i++)
            if (league_game(l, p, i)->done && !*start[(i - 1) / 2].position)
                start[(i - 1) / 2].position = league_game(l, p, i)->position;
    for (uint32_t k = 0; k < n; k++)
        start[k].hash = hash_bytes(1, start[k].position, strlen(start[k].position));
    qsort(start, n, sizeof *start, by_position);
    for (uint32_t k = 0; k < n; k++)
        start[k].same = k && strcmp(start[k].position, start[k - 1].position) == 0
                            ? start[k - 1].same
                            : start[k].k;
    qsort(start, n, sizeof *start, by_number);
}

/* The second word of a position. */
static struct slice size_of(const char *position)
{
    const char *at = strchr(position, ' ');
    at = at ? at + 1 : "";
    return (struct slice){at, strcspn(at, " ")};
}

static int size_named(struct league_results *r, struct slice name)
{
    for (int i = 0; i < r->n_sizes; i++)
        if (slice_same(r->size[i].name, name))
            return i;
    r->size[r->n_sizes] = (struct league_size){.name = name};
    return r->n_sizes++;
}

/* Lists them, and says of each start which it is. */
static void list_openings(struct league_results *r, const struct league_start *start, uint32_t n)
{
    for (uint32_t k = 0; k < n; k++) {
        if (start[k].same != k || !*start[k].position) {
            r->at[k] = *start[k].position ? r->at[start[k].same] : -1;
            continue;
        }
        r->at[k] = r->n_openings;
        r->opening[r->n_openings++] = (struct league_opening){
            .position = start[k].position, .size = size_named(r, size_of(start[k].position))};
    }
}

/* ---- counting ---- */

static void split_add(struct league_split *s, enum status result)
{
    s->first += result == STATUS_FIRST;
    s->second += result == STATUS_SECOND;
    s->draws += result != STATUS_FIRST && result != STATUS_SECOND;
}

/* For the side that plays. */
static void tally_add(struct tally *t, enum status result, int side)
{
    bool decided = result == STATUS_FIRST || result == STATUS_SECOND;
    bool won = decided && (result == STATUS_SECOND) == (side == 1);
    t->wins += won;
    t->losses += decided && !won;
    t->draws += !decided;
}

static void count_game(const struct league *l, int pair, uint32_t number, struct league_results *r)
{
    enum status result = league_game(l, pair, number)->result;
    struct league_opening *opening = &r->opening[league_results_opening(r, l, number)];
    struct league_size *size = &r->size[opening->size];
    split_add(&r->split, result);
    split_add(&opening->split, result);
    split_add(&size->split, result);
    for (int side = 0; side < 2; side++) {
        int who = l->pair[pair].player[match_who(number, side)];
        tally_add(&r->side[who][side], result, side);
        tally_add(&size->of[who], result, side);
    }
}

struct err league_results(const struct league *l, struct arena *arena, struct league_results *out)
{
    uint32_t n = (l->games + 1) / 2;
    size_t players = (size_t)l->n;
    struct league_results r = {.side = arena_take(arena, players, sizeof *r.side),
                               .opening = arena_take(arena, n, sizeof *r.opening),
                               .size = arena_take(arena, n, sizeof *r.size),
                               .at = arena_take(arena, n, sizeof *r.at),
                               .counted = arena_take(arena, (size_t)l->n_pairs, sizeof *r.counted)};
    struct league_start *start = arena_take(arena, n, sizeof *start);
    if (!r.side || !r.opening || !r.size || !r.at || !r.counted || !start)
        return err_memory();
    find_starts(l, start, n);
    list_openings(&r, start, n);
    for (int i = 0; i < r.n_sizes; i++)
        if (!(r.size[i].of = arena_take(arena, players, sizeof *r.size[i].of)))
            return err_memory();
    for (int p = 0; p < l->n_pairs; p++) {
        struct tally t;
        r.counted[p] = league_counted(l, p, &t);
        for (uint32_t i = 1; i <= l->games; i++)
            if (league_results_counts(&r, l, p, i))
                count_game(l, p, i, &r);
    }
    *out = r;
    return err_none();
}

int league_results_opening(const struct league_results *r, const struct league *l, uint32_t number)
{
    return number >= 1 && number <= l->games ? r->at[(number - 1) / 2] : -1;
}

bool league_results_counts(const struct league_results *r, const struct league *l, int pair,
                           uint32_t number)
{
    return league_game(l, pair, number)->done && (!l->sprt || number <= r->counted[pair]);
}
