/* comparison_clauses.c - Hexpath: comparisons alone, and what an order's walk looked at.
 *
 * A model is an order. It is walked by the rules, and if the walk does not stop on the end, then no
 * order does that agrees with it on all comparisons that decided its steps: one of these is the
 * other way round.
 */
#include "games/hexpath/clauses.h"

#include <string.h>

/* ---- orders ---- */

void hexpath_clues_read(const struct board *b, bool from_here, struct hexpath_clues *out)
{
    const struct hexpath *h = hexpath_of(b);
    *out = (struct hexpath_clues){.h = h, .n = hexpath_n(h), .from_here = from_here};
    out->k = hexpath_numbers_list(&h->on_board, out->number);
    for (int cell = 0; cell < out->n * out->n; cell++) {
        int number = hexpath_number(h, cell);
        out->rank[cell] =
            (int16_t)(number == CELL_BLOCKED ? -1 : hexpath_numbers_rank(&h->on_board, number));
    }
}

/* An order does not go round: of a, b, c not a above b above c above a. */
void hexpath_order_clauses(const struct hexpath_clues *p, const struct clause_sink *to)
{
    struct spot at = spot_nowhere();
    for (int a = 0; a < p->k && !sink_stopped(to); a++)
        for (int b = a + 1; b < p->k; b++)
            for (int c = b + 1; c < p->k; c++) {
                int ab = hexpath_above(a, b), bc = hexpath_above(b, c), ca = hexpath_above(c, a);
                clause_sink_add(to, "order", at, (int[]){-ab, -bc, -ca}, 3);
                clause_sink_add(to, "order", at, (int[]){ab, bc, ca}, 3);
            }
    for (int a = 0; p->from_here && a < p->k; a++)
        for (int b = 0; b < p->k; b++)
            if (numbers_have(&p->h->stated[p->number[a]], p->number[b])) {
                int literal = a == b ? 0 : hexpath_above(a, b);
                clause_sink_add(to, clause_given, at, &literal, a != b);
            }
}

/* By how many stand below each; equal ones, which no order has, as they come. */
void hexpath_keys_order(const struct hexpath_clues *p, const int8_t *value, uint8_t *order)
{
    int below[ORDER_MAX] = {0};
    for (int a = 0; a < p->k; a++)
        for (int b = a + 1; b < p->k; b++)
            below[value[hexpath_above(a, b) - 1] ? a : b]++;
    for (int i = 0; i < p->k; i++) {
        int at = i;
        for (; at > 0 && below[order[at - 1]] < below[i]; at--)
            order[at] = order[at - 1];
        order[at] = (uint8_t)i;
    }
}

/* Another order has two neighbours of this one the other way round. */
void hexpath_forbid_order(const struct hexpath_clues *p, const uint8_t *order,
                          const struct clause_sink *to)
{
    int literal[ORDER_MAX];
    for (int i = 0; i + 1 < p->k; i++)
        literal[i] = hexpath_above(order[i + 1], order[i]);
    clause_sink_add(to, clause_answer, spot_nowhere(), literal, (size_t)p->k - 1);
}

void hexpath_forbid_keys(const struct encoding *e, const int8_t *key, const struct clause_sink *to,
                         int *room)
{
    (void)room;
    uint8_t order[ORDER_MAX];
    hexpath_keys_order(e->puzzle, key, order);
    hexpath_forbid_order(e->puzzle, order, to);
}

void hexpath_name_pair(const struct encoding *e, int variable, struct writer *out)
{
    const struct hexpath_clues *p = e->puzzle;
    for (int b = 1; b < p->k; b++)
        for (int a = 0; a < b; a++)
            if (hexpath_above(a, b) == variable) {
                writer_number(out, p->number[a]);
                writer_char(out, '>');
                writer_number(out, p->number[b]);
            }
}

/* ---- walks ---- */

struct walker {
    const struct hexpath_clues *p;
    int height[ORDER_MAX]; /* of a rank in the order, the highest the smallest number */
    bool visited[HEXPATH_CELLS_MAX];
    bool is_reversed;
    int *used;
    size_t n_used;
};

/* How much better rank a is than rank b; below 0: worse. */
static int lead(const struct walker *w, int a, int b)
{
    int by = w->height[b] - w->height[a];
    return w->is_reversed ? -by : by;
}

static bool is_free(const struct walker *w, int cell)
{
    return cell >= 0 && !w->visited[cell];
}

/* The cell to which the walk goes on, or -1; and the comparisons with the best number around. */
static int walker_next(struct walker *w, int at)
{
    int best = -1, holders = 0;
    for (int d = 0; d < HEX_DIRECTIONS; d++) {
        int near = hexpath_open_near(w->p, at, d);
        if (!is_free(w, near))
            continue;
        int by = best < 0 ? 1 : lead(w, w->p->rank[near], w->p->rank[best]);
        holders = by > 0 ? 1 : holders + (by == 0);
        best = by > 0 ? near : best;
    }
    for (int d = 0; d < HEX_DIRECTIONS && w->used; d++) {
        int near = hexpath_open_near(w->p, at, d);
        if (!is_free(w, near) || w->p->rank[near] == w->p->rank[best])
            continue;
        int literal = hexpath_above(w->p->rank[best], w->p->rank[near]);
        w->used[w->n_used++] = w->is_reversed ? -literal : literal;
    }
    return holders == 1 ? best : -1;
}

int hexpath_follow(const struct hexpath_clues *p, const uint8_t *order, uint16_t *path, int *used,
                   size_t *n_used)
{
    struct walker w = {.p = p, .used = used};
    int n = 0, at = p->h->start;
    for (int i = 0; i < p->k; i++)
        w.height[order[i]] = i;
    for (bool beyond = false; at >= 0 && !beyond;) {
        beyond = n > 0 && path[n - 1] == p->h->end;
        path[n++] = (uint16_t)at;
        w.visited[at] = true;
        at = beyond ? -1 : walker_next(&w, at);
        if (at >= 0)
            w.is_reversed = hexpath_reverses(p->h, w.is_reversed, at);
    }
    if (n_used)
        *n_used = w.n_used;
    return n;
}

/* ---- the encoding ---- */

static void comparison_clauses(const struct encoding *e, const struct clause_sink *to, int *room)
{
    (void)room;
    hexpath_order_clauses(e->puzzle, to);
}

static bool follows_path(const struct hexpath_clues *p, const uint16_t *path, int n)
{
    return !p->from_here || (n >= p->h->n_path &&
                             memcmp(path, hexpath_path(p->h), p->h->n_path * sizeof *path) == 0);
}

/* The opposites of these, each once. */
static size_t negate(int *literal, size_t n)
{
    size_t to = 0;
    for (size_t i = 0; i < n; i++) {
        size_t j = 0;
        while (j < to && literal[j] != -literal[i])
            j++;
        if (j == to)
            literal[to++] = -literal[i];
    }
    return to;
}

static struct err comparison_cuts(const struct encoding *e, const int8_t *value,
                                  const struct clause_sink *to, struct work *w)
{
    const struct hexpath_clues *p = e->puzzle;
    struct arena_mark mark = arena_here(w->arena);
    size_t cells = (size_t)(p->n * p->n), n_used = 0;
    uint16_t *path = arena_take(w->arena, cells + 1, sizeof *path);
    int *used = arena_take(w->arena, cells * HEX_DIRECTIONS, sizeof *used);
    uint8_t order[ORDER_MAX];
    if (path && used) {
        hexpath_keys_order(p, value + 1, order);
        int n = hexpath_follow(p, order, path, used, &n_used);
        if (path[n - 1] == p->h->end && follows_path(p, path, n)) {
            to->solution(to->ctx, value + 1);
            hexpath_forbid_order(p, order, to);
        } else {
            clause_sink_add(to, clause_cut, spot_nowhere(), used, negate(used, n_used));
        }
    }
    arena_release(w->arena, mark);
    return path && used ? err_none() : err_memory();
}

struct encoding hexpath_comparison_encoding(const struct hexpath_clues *p)
{
    int keys = p->k * (p->k - 1) / 2;
    return (struct encoding){
        .puzzle = p,
        .keys = keys,
        .vars = keys,
        .named = keys,
        .note =
            "lazy: comparisons only, where the walk goes is left out: a model may be any order; "
            "true is >",
        .clauses = comparison_clauses,
        .cuts = comparison_cuts,
        .name = hexpath_name_pair,
        .forbid = hexpath_forbid_keys,
    };
}
