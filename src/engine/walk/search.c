/* search.c - see walk.h. Depth-first, without recursion: the path is the stack.
 *
 * Two steps out of three have one possible successor, so what counts is the price of a plain step,
 * and most of that price would be branches guessed wrong. The loops here have fixed lengths:
 *  - free_bit[place] is the place's label as a bit while it can be stepped on and 0 otherwise, so
 *    the labels around a place, those that occur twice, and the sides to which a walk can go come
 *    out of six rounds without a branch;
 *  - the partial order is kept in layers of rows. A step that teaches something writes a new
 *    layer, a copy with the new facts; a step that teaches nothing uses the layer below it. Going
 *    back costs nothing. Each new layer knows at least one more pair, which bounds their number.
 *
 * One cut keeps the search from wandering in what can no longer reach the goal. To look after every
 * step costs more than it saves, so it is done now and then (search_prune): then one flood from
 * the goal finds the last place of the path from which the goal could still be reached, and the
 * search goes back to it at once, however deep it was.
 */
#include "engine/walk/search.h"

#include <string.h>

enum { CHUNK = 256 };          /* steps taken from the budget at a time */
enum { STEPS_PER_PLACE = 16 }; /* steps between two floods, for each place of the map */

/* ---- the order ---- */

/* Everything in `upper` stands above everything in `lower`: both closed, so one round does it. */
static inline void rows_join(const uint64_t *from, uint64_t *to, int labels, uint64_t upper,
                             uint64_t lower)
{
    uint64_t up = upper, down = lower; /* the bit of label i comes to the low end in round i */
    for (int i = 0; i < labels; i++, up >>= 1, down >>= 1) {
        to[i] = from[i] | (upper & (0 - (down & 1)));
        to[labels + i] = from[labels + i] | (lower & (0 - (up & 1)));
    }
}

/* Rows in which `best` stands beyond all of `seen` in the direction of the frame: above, or below
 * when reversed. They are those of the frame, or the next layer. */
static inline uint64_t *rows_learn(const struct walk_search *s, const struct walk_frame *f,
                                   int best)
{
    int k = s->labels;
    const uint64_t *beyond = f->reversed ? f->rows + k : f->rows;
    const uint64_t *behind = f->reversed ? f->rows : f->rows + k;
    uint64_t others = f->seen & ~order_bit(best), far = beyond[best] | order_bit(best), near = 0;
    if (!(others & ~behind[best]))
        return f->rows;
    while (others) {
        int i = bits_pop(&others);
        near |= behind[i] | order_bit(i);
    }
    uint64_t *next = f->rows + 2 * k;
    rows_join(f->rows, next, k, f->reversed ? near : far, f->reversed ? far : near);
    return next;
}

static inline bool can_be_best(const struct walk_search *s, const struct walk_frame *f, int label)
{
    return !(f->rows[(f->reversed ? s->labels : 0) + label] & f->seen);
}

static void order_of_rows(const struct walk_search *s, const uint64_t *rows,
                          struct partial_order *o)
{
    walk_order_clear(o, s->labels);
    memcpy(o->above, rows, (size_t)s->labels * sizeof *rows);
    memcpy(o->below, rows + s->labels, (size_t)s->labels * sizeof *rows);
}

/* ---- places ---- */

/* What stands around a place. The six rounds are written out: as a loop they cost twice as much. */
struct walk_view {
    uint64_t seen, twice; /* labels of free places; those of more than one */
    unsigned sides;       /* to which some order goes on */
};

static inline void view_side(struct walk_view *v, const struct walk_search *s, const uint16_t *near,
                             int side)
{
    uint64_t bit = s->free_bit[near[side]];
    v->twice |= v->seen & bit;
    v->seen |= bit;
}

static inline void view_open(struct walk_view *v, const struct walk_search *s, const uint16_t *near,
                             const uint64_t *beyond, int side)
{
    uint64_t rivals = beyond[s->label[near[side]]] & v->seen;
    uint64_t alone = s->free_bit[near[side]] & ~v->twice;
    v->sides |= ((unsigned)(rivals == 0) & (unsigned)(alone != 0)) << side;
}

static inline struct walk_view frame_look(const struct walk_search *s, const struct walk_frame *f)
{
    const uint16_t *near = s->map->near[f->place];
    const uint64_t *beyond = f->rows + (f->reversed ? s->labels : 0);
    struct walk_view v = {0, 0, 0};
    view_side(&v, s, near, 0);
    view_side(&v, s, near, 1);
    view_side(&v, s, near, 2);
    view_side(&v, s, near, 3);
    view_side(&v, s, near, 4);
    view_side(&v, s, near, 5);
    view_open(&v, s, near, beyond, 0);
    view_open(&v, s, near, beyond, 1);
    view_open(&v, s, near, beyond, 2);
    view_open(&v, s, near, beyond, 3);
    view_open(&v, s, near, beyond, 4);
    view_open(&v, s, near, beyond, 5);
    return v;
}

/* ---- solutions ---- */

static void example_keep(struct walk_search *s, int which, const struct partial_order *o,
                         bool other)
{
    struct walk_example *e = &s->q->example[which];
    e->n_path = s->depth;
    for (int i = 0; e->path && i < s->depth; i++)
        e->path[i] = s->frame[i].place;
    if (e->order)
        walk_order_extend(o, other, e->order);
}

/* All orders that agree with these rows stop on the goal, where the path stands. */
static void leaf_count(struct walk_search *s, const uint64_t *rows, bool first_here)
{
    struct walk *q = s->q;
    struct partial_order o;
    uint64_t orders = 0, room = q->limit - q->n_orders;
    order_of_rows(s, rows, &o);
    if (q->n_orders == 0)
        example_keep(s, 0, &o, false);
    else if (q->n_orders == 1 || (first_here && q->n_paths == 1))
        example_keep(s, 1, &o, false);
    if (room) {
        s->end = walk_order_count(&o, room, s->w, &orders);
        if (q->n_orders == 0 && orders > 1)
            example_keep(s, 1, &o, true);
        q->n_orders += orders;
    }
    if (first_here && q->n_paths < q->limit)
        q->n_paths++;
}

/* On the goal: a walk stops here when nothing is free, or when a label that is tied is the best;
 * it never goes on. */
static void goal_count(struct walk_search *s, struct walk_frame *f, uint64_t twice)
{
    bool first_here = true;
    f->sides = 0;
    if (!f->seen)
        leaf_count(s, f->rows, first_here);
    while (twice && s->end == ERR_NONE) {
        int label = bits_pop(&twice);
        if (!can_be_best(s, f, label))
            continue;
        leaf_count(s, rows_learn(s, f, label), first_here);
        first_here = false;
    }
}

bool walk_search_is_enough(const struct walk *q)
{
    return q->n_orders >= q->limit && (q->orders_only || q->n_paths >= q->limit);
}

/* ---- the walk ---- */

/* Steps are counted when they are bought; the rest of a chunk is given back at the end. */
static bool steps_buy(struct walk_search *s)
{
    uint64_t want = s->w->steps < CHUNK ? s->w->steps : CHUNK;
    if (!want || !work_spend(s->w, want)) {
        s->end = ERR_BUDGET;
        return false;
    }
    s->q->nodes += want;
    s->chunk = want;
    return true;
}

void walk_search_end(struct walk_search *s)
{
    s->q->nodes -= s->chunk;
    if (s->w->steps != UINT64_MAX)
        s->w->steps += s->chunk;
}

/* Step on a place: a new frame on the stack. */
static inline struct walk_frame *place_enter(struct walk_search *s, int place, bool reversed,
                                             uint64_t *rows)
{
    struct walk_frame *f = &s->frame[s->depth++];
    f->place = (uint16_t)place;
    f->rows = rows;
    f->reversed = (s->map->flips_last & reversed) != s->map->flips[place];
    s->free_bit[place] = 0;
    struct walk_view v = frame_look(s, f);
    f->seen = v.seen;
    f->sides = (uint8_t)v.sides;
    if (place == s->map->goal)
        goal_count(s, f, v.twice);
    return f;
}

static inline void place_leave(struct walk_search *s)
{
    int place = s->frame[--s->depth].place;
    s->free_bit[place] = order_bit(s->label[place]);
}

/* All free places from which the goal can be reached over free places, itself included. */
static void goal_flood(struct walk_search *s)
{
    const struct walk_map *m = s->map;
    int n = 0;
    memset(s->reached, 0, (size_t)m->places);
    s->reached[m->goal] = true;
    s->queue[n++] = (uint16_t)m->goal;
    while (n) {
        const uint16_t *near = m->near[s->queue[--n]];
        for (int i = 0; i < WALK_SIDES; i++)
            if (s->free_bit[near[i]] && !s->reached[near[i]]) {
                s->reached[near[i]] = true;
                s->queue[n++] = near[i];
            }
    }
}

/* Steps from each place to the goal while all are free. */
static void goal_distances(struct walk_search *s)
{
    const struct walk_map *m = s->map;
    int n = 0;
    s->away = arena_take(s->w->arena, (size_t)m->places + 1, sizeof *s->away);
    if (!s->away)
        return;
    memset(s->away, 0xff, (size_t)(m->places + 1) * sizeof *s->away);
    s->away[m->goal] = 0;
    s->queue[n++] = (uint16_t)m->goal;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < WALK_SIDES; j++) {
            int next = m->near[s->queue[i]][j];
            if (next < m->places && m->label[next] != WALK_BLOCKED && s->away[next] == UINT16_MAX) {
                s->away[next] = (uint16_t)(s->away[s->queue[i]] + 1);
                s->queue[n++] = (uint16_t)next;
            }
        }
}

static bool touches_reached(const struct walk_search *s, int place)
{
    for (int i = 0; i < WALK_SIDES; i++)
        if (s->reached[s->map->near[place][i]])
            return true;
    return false;
}

/* Leave every place at the end of the path from which the goal is out of reach. A place is in
 * reach if it touches the flood: giving back a place that does not touch it cannot enlarge it. */
static void search_prune(struct walk_search *s)
{
    if (s->q->nodes < s->next_flood)
        return;
    s->next_flood = s->q->nodes + STEPS_PER_PLACE * (uint64_t)s->map->places;
    goal_flood(s);
    while (s->depth && !touches_reached(s, s->frame[s->depth - 1].place))
        place_leave(s);
}

static int side_by_chance(struct rng *rng, unsigned sides)
{
    for (uint32_t skip = rng_below(rng, (uint32_t)bits_count(sides)); skip; skip--)
        sides &= sides - 1;
    return __builtin_ctz(sides);
}

/* By chance: of two sides drawn the one nearer to the goal, as the crow flies. */
static inline int side_choose(const struct walk_search *s, const struct walk_frame *f, unsigned sides)
{
    if (!s->rng)
        return __builtin_ctz(sides);
    int one = side_by_chance(s->rng, sides), other = side_by_chance(s->rng, sides);
    const uint16_t *near = s->map->near[f->place];
    return s->away[near[other]] < s->away[near[one]] ? other : one;
}

bool walk_search_run(struct walk_search *s, uint64_t nodes)
{
    while (s->depth >= s->floor) {
        struct walk_frame *f = &s->frame[s->depth - 1];
        if (!f->sides) {
            if (f->place == s->map->goal && (s->end != ERR_NONE || walk_search_is_enough(s->q)))
                return true;
            place_leave(s);
            continue;
        }
        if (!s->chunk) {
            if (s->q->nodes >= nodes)
                return false;
            if (!steps_buy(s))
                return true;
            search_prune(s);
            continue;
        }
        s->chunk--;
        int side = side_choose(s, f, f->sides), next = s->map->near[f->place][side];
        f->sides &= (uint8_t)~(1U << side);
        place_enter(s, next, f->reversed, rows_learn(s, f, s->label[next]));
    }
    return true;
}

/* Walk the given places. False: no order walks them. */
static bool prefix_walk(struct walk_search *s, uint64_t *rows)
{
    const struct walk *q = s->q;
    if (q->n_prefix < 1 || q->prefix[0] != s->map->start)
        return false;
    struct walk_frame *f = place_enter(s, s->map->start, false, rows);
    for (int i = 1; i < q->n_prefix; i++) {
        int next = q->prefix[i], side = 0;
        while (side < WALK_SIDES && !(f->sides >> side & 1 && s->map->near[f->place][side] == next))
            side++;
        if (side == WALK_SIDES)
            return false;
        f = place_enter(s, next, f->reversed, rows_learn(s, f, s->label[next]));
    }
    return true;
}

/* The first layer of rows, or NULL: not enough memory. Layers beyond the first are as many as
 * there are steps that can teach something, and one more for a tie on the goal. */
static uint64_t *search_open(struct walk_search *s)
{
    const struct walk_map *m = s->map;
    size_t places = (size_t)m->places, k = (size_t)m->labels, pairs = k * (k - 1) / 2;
    size_t layers = 2 + (places < pairs ? places : pairs);
    struct arena *a = s->w->arena;
    uint64_t *rows = arena_take(a, layers * 2 * k, sizeof *rows);
    s->free_bit = arena_take(a, places + 1, sizeof *s->free_bit);
    s->label = arena_take(a, places + 1, sizeof *s->label);
    s->frame = arena_take(a, places, sizeof *s->frame);
    s->reached = arena_take(a, places + 1, sizeof *s->reached);
    s->queue = arena_take(a, places, sizeof *s->queue);
    if (s->rng)
        goal_distances(s);
    if ((s->rng && !s->away) || !rows || !s->free_bit || !s->label || !s->frame || !s->reached || !s->queue)
        return NULL;
    for (int i = 0; i < m->places; i++)
        if (m->label[i] != WALK_BLOCKED) {
            s->label[i] = m->label[i];
            s->free_bit[i] = order_bit(m->label[i]);
        }
    if (s->q->known) {
        memcpy(rows, s->q->known->above, k * sizeof *rows);
        memcpy(rows + k, s->q->known->below, k * sizeof *rows);
    }
    return rows;
}

enum err_code walk_search_begin(struct walk_search *s)
{
    struct walk *q = s->q;
    uint64_t *rows = search_open(s);
    q->n_orders = q->n_paths = q->nodes = 0;
    if (!rows)
        return ERR_MEMORY;
    if (!prefix_walk(s, rows)) {
        q->n_orders = q->n_paths = 0; /* the path went on after the goal */
        return ERR_TEXT;
    }
    s->floor = s->depth;
    s->first = s->frame[s->depth - 1].sides;
    return ERR_NONE;
}

void walk_search_rewind(struct walk_search *s)
{
    while (s->depth > s->floor)
        place_leave(s);
    s->frame[s->floor - 1].sides = s->first;
    s->q->n_orders = s->q->n_paths = 0;
}

enum err_code walk_search(const struct walk_map *map, struct walk *q, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct walk_search s = {.map = map, .q = q, .w = w, .labels = map->labels, .end = ERR_NONE};
    enum err_code begun = walk_search_begin(&s);
    if (begun == ERR_MEMORY)
        s.end = ERR_MEMORY;
    else if (begun == ERR_NONE && q->restarts)
        walk_search_restarting(&s);
    else if (begun == ERR_NONE)
        walk_search_run(&s, UINT64_MAX);
    walk_search_end(&s);
    arena_release(w->arena, mark);
    return s.end;
}
