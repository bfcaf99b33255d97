/* clauses.c - see clauses.h.
 *
 * A place is walked on or not; if it is, then a step leads there and a step leads away, except for
 * the start and the goal. Of two neighbours that are both walked on one comes before the other, and
 * that is all that is said of time:
 *
 *      a b        a step from a to b: a before b, and x before a if x before b;
 *       x         no round of three, each before the next.
 *
 * A step from a to b means that every other neighbour x of a comes before a, or its label is below
 * that of b (above, if the choice is reversed). Longer rounds are cut when they are seen: they
 * need places inside that are not walked on, so this is seldom. Without a round the steps make one
 * path, and `before` says which places were free at each of its places: so it is a walk.
 */
#include "engine/walk/clauses.h"

#include <assert.h>
#include <string.h>

static inline uint32_t yes(uint32_t var)
{
    return 2 * var + 1;
}

static inline uint32_t no(uint32_t var)
{
    return 2 * var;
}

static inline bool is_place(const struct walk_map *m, int place)
{
    return place < m->places && m->label[place] != WALK_BLOCKED;
}

/* The side of a place on which a neighbour lies, or -1. */
static int side_of(const struct walk_map *m, int place, int neighbour)
{
    for (int i = 0; i < WALK_SIDES; i++)
        if (m->near[place][i] == neighbour)
            return i;
    return -1;
}

static void add(struct walk_clauses *c, const uint32_t *lits, uint32_t n)
{
    walk_solver_add(c->solver, lits, n);
}

static void add_two(struct walk_clauses *c, uint32_t a, uint32_t b)
{
    add(c, (uint32_t[]){a, b}, 2);
}

/* ---- variables ---- */

static bool turns(const struct walk_map *m)
{
    bool any = false;
    for (int p = 0; p < m->places; p++)
        any = any || m->flips[p];
    return any && m->flips_last;
}

static uint32_t number_variables(struct walk_clauses *c, uint32_t n)
{
    const struct walk_map *m = c->map;
    for (int p = 0; p < m->places; p++) {
        c->visit[p] = is_place(m, p) ? n++ : NO_LIT;
        c->turned[p] = is_place(m, p) && turns(m) ? n++ : NO_LIT;
        for (int i = 0; i < WALK_SIDES; i++) {
            bool both = is_place(m, p) && is_place(m, m->near[p][i]);
            c->before[p][i] = both ? n++ : NO_LIT;
            c->step[p][i] = both ? n++ : NO_LIT;
        }
    }
    return n;
}

/* ---- time ---- */

static void add_before(struct walk_clauses *c, int p, int i)
{
    const struct walk_map *m = c->map;
    int next = m->near[p][i];
    uint32_t before = c->before[p][i], after = c->before[next][side_of(m, next, p)];
    add_two(c, no(before), yes(c->visit[p]));
    add_two(c, no(before), yes(c->visit[next]));
    add_two(c, no(c->step[p][i]), yes(before));
    if (p == m->goal || next == m->start)
        add(c, (uint32_t[]){no(before)}, 1);
    if (p < next) {
        add_two(c, no(before), no(after));
        add(c, (uint32_t[]){no(c->visit[p]), no(c->visit[next]), yes(before), yes(after)}, 4);
    }
}

/* p, its neighbour on side i, and x, a neighbour of both. */
static void add_three(struct walk_clauses *c, int p, int i, int side)
{
    const struct walk_map *m = c->map;
    int next = m->near[p][i], x = m->near[p][side], far = side_of(m, next, x);
    if (far < 0)
        return;
    uint32_t x_next = c->before[x][side_of(m, x, next)], x_p = c->before[x][side_of(m, x, p)];
    add(c, (uint32_t[]){no(c->step[p][i]), no(x_next), yes(x_p)}, 3);
    if (p < next && p < x)
        add(c, (uint32_t[]){no(c->before[p][i]), no(c->before[next][far]), no(x_p)}, 3);
}

/* ---- steps ---- */

static uint32_t label_above(const struct walk_map *m, int a, int b)
{
    return walk_solver_above(m->label[a], m->label[b]);
}

/* Stepping from p to side i: x, on another side, is not free or is beaten. */
static void add_choice(struct walk_clauses *c, int p, int i, int side)
{
    const struct walk_map *m = c->map;
    int next = m->near[p][i], x = m->near[p][side];
    uint32_t lits[4] = {no(c->step[p][i]), yes(c->before[x][side_of(m, x, p)])};
    if (m->label[next] == m->label[x]) {
        add(c, lits, 2);
    } else if (c->turned[p] == NO_LIT) {
        lits[2] = label_above(m, next, x) ^ (uint32_t)(m->flips[p] && !m->flips_last);
        add(c, lits, 3);
    } else {
        lits[2] = yes(c->turned[p]);
        lits[3] = label_above(m, next, x);
        add(c, lits, 4);
        lits[2] ^= 1;
        lits[3] ^= 1;
        add(c, lits, 4);
    }
}

static void add_turn(struct walk_clauses *c, int p, int i)
{
    int next = c->map->near[p][i];
    uint32_t lits[3] = {no(c->step[p][i]), yes(c->turned[p]), yes(c->turned[next])};
    if (c->turned[p] == NO_LIT)
        return;
    lits[1] ^= (uint32_t)!c->map->flips[next];
    add(c, lits, 3);
    lits[1] ^= 1;
    lits[2] ^= 1;
    add(c, lits, 3);
}

/* One at most of these; and one at least if the place is walked on and must have one. */
static void add_ways(struct walk_clauses *c, int p, const uint32_t *way, uint32_t n, bool must)
{
    uint32_t lits[WALK_SIDES + 1] = {no(c->visit[p])};
    for (uint32_t i = 0; i < n; i++) {
        add_two(c, no(way[i]), yes(c->visit[p]));
        lits[i + 1] = yes(way[i]);
        for (uint32_t j = 0; j < i; j++)
            add_two(c, no(way[i]), no(way[j]));
        if (!must)
            add(c, (uint32_t[]){no(way[i])}, 1);
    }
    if (must)
        add(c, lits, n + 1);
}

static void add_place(struct walk_clauses *c, int p)
{
    const struct walk_map *m = c->map;
    uint32_t out[WALK_SIDES], in[WALK_SIDES], n = 0;
    for (int i = 0; i < WALK_SIDES; i++) {
        if (c->step[p][i] == NO_LIT)
            continue;
        int next = m->near[p][i];
        out[n] = c->step[p][i];
        in[n++] = c->step[next][side_of(m, next, p)];
        add_before(c, p, i);
        add_turn(c, p, i);
        for (int side = 0; side < WALK_SIDES; side++)
            if (side != i && c->step[p][side] != NO_LIT) {
                add_three(c, p, i, side);
                add_choice(c, p, i, side);
            }
    }
    add_ways(c, p, out, n, p != m->goal);
    add_ways(c, p, in, n, p != m->start);
}

/* ---- stopping on the goal ---- */

/* The walk stops for a tie of this label: two places of it are free, and all that is free besides
 * is beaten. `stops` is a variable of its own. */
static void add_tie(struct walk_clauses *c, int label, uint32_t stops)
{
    const struct walk_map *m = c->map;
    uint32_t goal_turned = c->turned[m->goal];
    for (int i = 0; i < WALK_SIDES; i++) {
        uint32_t lits[WALK_SIDES + 1] = {no(stops)}, n = 1;
        int x = m->near[m->goal][i];
        if (!is_place(m, x))
            continue;
        if (m->label[x] == label) {
            for (int j = 0; j < WALK_SIDES; j++) {
                int other = m->near[m->goal][j];
                if (j != i && is_place(m, other) && m->label[other] == label)
                    lits[n++] = no(c->before[other][side_of(m, other, m->goal)]);
            }
            add(c, lits, n);
            continue;
        }
        lits[n++] = yes(c->before[x][side_of(m, x, m->goal)]);
        lits[n++] = walk_solver_above(label, m->label[x]);
        if (goal_turned == NO_LIT) {
            lits[2] ^= (uint32_t)(m->flips[m->goal] && !m->flips_last);
        } else {
            lits[n++] = yes(goal_turned);
            add(c, lits, n);
            lits[2] ^= 1;
            lits[3] ^= 1;
        }
        add(c, lits, n);
    }
}

static void add_goal(struct walk_clauses *c, uint32_t stops)
{
    const struct walk_map *m = c->map;
    uint32_t one_of[WALK_SIDES + 1], n = 0;
    for (int i = 0; i < WALK_SIDES; i++) {
        int x = m->near[m->goal][i], j = 0;
        if (!is_place(m, x))
            continue;
        add_two(c, no(stops), yes(c->before[x][side_of(m, x, m->goal)]));
        while (j < i &&
               !(is_place(m, m->near[m->goal][j]) && m->label[m->near[m->goal][j]] == m->label[x]))
            j++;
        if (j < i)
            continue;
        add_tie(c, m->label[x], stops + n + 1);
        one_of[n] = yes(stops + n + 1);
        n++;
    }
    one_of[n++] = yes(stops);
    add(c, one_of, n);
}

/* ---- all of it ---- */

static void add_given_step(struct walk_clauses *c, int from, int to)
{
    int side = side_of(c->map, from, to);
    uint32_t step = side < 0 ? NO_LIT : c->step[from][side], lit = yes(step);
    add(c, &lit, step != NO_LIT); /* the empty clause: there is no such step */
}

static void add_known(struct walk_clauses *c, const struct walk *q)
{
    for (int i = 0; q->known && i < q->known->n; i++)
        for (uint64_t set = q->known->below[i]; set;)
            add(c, (uint32_t[]){walk_solver_above(i, bits_pop(&set))}, 1);
    for (int i = 0; i + 1 < q->n_prefix; i++)
        add_given_step(c, q->prefix[i], q->prefix[i + 1]);
}

static void add_all(struct walk_clauses *c, const struct walk *q, uint32_t stops)
{
    const struct walk_map *m = c->map;
    add(c, (uint32_t[]){yes(c->visit[m->start])}, 1);
    add(c, (uint32_t[]){yes(c->visit[m->goal])}, 1);
    if (c->turned[m->start] != NO_LIT)
        add(c, (uint32_t[]){yes(c->turned[m->start]) ^ (uint32_t)!m->flips[m->start]}, 1);
    for (int p = 0; p < m->places; p++)
        if (is_place(m, p))
            add_place(c, p);
    add_goal(c, stops);
    add_known(c, q);
}

struct walk_clauses *walk_clauses_open(const struct walk_map *map, const struct walk *q,
                                       struct work *w)
{
    struct arena *a = w->arena;
    struct walk_clauses *c = arena_take(a, 1, sizeof *c);
    size_t n = (size_t)map->places;
    if (!c)
        return NULL;
    c->map = map;
    c->visit = arena_take(a, n, sizeof *c->visit);
    c->before = arena_take(a, n, sizeof *c->before);
    c->step = arena_take(a, n, sizeof *c->step);
    c->turned = arena_take(a, n, sizeof *c->turned);
    c->path = arena_take(a, n, sizeof *c->path);
    c->queue = arena_take(a, n, sizeof *c->queue);
    c->from = arena_take(a, n, sizeof *c->from);
    c->room = arena_take(a, n, sizeof *c->room);
    if (!c->visit || !c->before || !c->step || !c->turned || !c->path || !c->queue || !c->from ||
        !c->room)
        return NULL;
    uint32_t stops = number_variables(c, (uint32_t)(map->labels * (map->labels - 1) / 2));
    c->solver = walk_solver_open(map->labels, stops + WALK_SIDES + 1, w);
    if (!c->solver)
        return NULL;
    add_all(c, q, stops);
    return c->solver->starved ? NULL : c;
}

/* ---- what was found ---- */

int walk_clauses_path(struct walk_clauses *c)
{
    const struct walk_map *m = c->map;
    int n = 0, at = m->start;
    for (;;) {
        int side = 0;
        c->path[n++] = (uint16_t)at;
        if (at == m->goal)
            return n;
        while (c->step[at][side] == NO_LIT ||
               !walk_solver_is_true(c->solver, yes(c->step[at][side])))
            side++;
        at = m->near[at][side];
    }
}

void walk_clauses_exclude(struct walk_clauses *c, int n_path)
{
    for (int i = 0; i + 1 < n_path; i++)
        c->room[i] = no(c->step[c->path[i]][side_of(c->map, c->path[i], c->path[i + 1])]);
    add(c, c->room, (uint32_t)(n_path - 1));
}

static bool comes_before(const struct walk_clauses *c, int place, int side)
{
    return c->before[place][side] != NO_LIT &&
           walk_solver_is_true(c->solver, yes(c->before[place][side]));
}

/* A shortest round through this place, as a clause that forbids it; its length, or 0: there is
 * none. */
static uint32_t round_find(struct walk_clauses *c, int start)
{
    const struct walk_map *m = c->map;
    int n = 0;
    memset(c->from, 0xff, (size_t)m->places * sizeof *c->from);
    c->queue[n++] = (uint16_t)start;
    for (int i = 0; i < n; i++)
        for (int side = 0; side < WALK_SIDES; side++) {
            int p = c->queue[i], next = m->near[p][side];
            if (!comes_before(c, p, side) || c->from[next] != UINT16_MAX)
                continue;
            c->from[next] = (uint16_t)p;
            if (next != start) {
                c->queue[n++] = (uint16_t)next;
                continue;
            }
            uint32_t length = 0;
            do {
                c->room[length++] = no(c->before[c->from[next]][side_of(m, c->from[next], next)]);
                next = c->from[next];
            } while (next != start);
            return length;
        }
    return 0;
}

void walk_clauses_cut(struct walk_clauses *c)
{
    uint32_t best = UINT32_MAX;
    int where = -1;
    for (int p = 0; p < c->map->places; p++) {
        uint32_t n = is_place(c->map, p) ? round_find(c, p) : 0;
        if (n && n < best) {
            best = n;
            where = p;
        }
    }
    assert(where >= 0 && "without a round it is a walk");
    add(c, c->room, round_find(c, where));
}
