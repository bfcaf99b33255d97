/* search.c - see walk.h. Depth-first, without recursion: the path is the stack.
 *
 * free_bit[place] is the place's label as a bit while it can be stepped on, and 0 otherwise, so
 * the labels around a place, and those that occur twice, come out of six loads without a branch.
 * Facts are added to the one partial order and taken back from a trail of overwritten rows. A row
 * is written only when it gains a bit, so the trail is never longer than the number of facts.
 *
 * One cut keeps the search from wandering: a walk that can no longer reach the goal is given up.
 * Stepping on a place can only cut free places off from each other if those around it fall into
 * several runs, so only then is the map flooded from the goal (reach_goal).
 */
#include "engine/walk/walk.h"

#include <string.h>

enum { CHUNK = 256 }; /* steps taken from the budget at a time */

struct frame {
    uint64_t seen, choices; /* labels free around the place; those not tried yet */
    uint32_t trail;         /* length of the trail on arrival */
    uint16_t place;
    bool reversed; /* the choice made here goes to the lowest label */
};

struct change {
    uint64_t *row, old;
};

struct search {
    const struct walk_map *map;
    struct walk *q;
    struct work *w;
    uint64_t *free_bit; /* places + 1; the last one stays 0 */
    struct frame *frame;
    int depth; /* frames in use */
    struct change *trail;
    uint32_t n_trail;
    uint32_t *flooded; /* by place: number of the flood that reached it */
    uint16_t *queue;
    uint32_t flood;
    uint64_t chunk; /* steps already taken from the budget and not used */
    enum err_code end;
    struct partial_order order;
};

/* ---- the order, with undo ---- */

static inline void row_join(struct search *s, uint64_t *row, uint64_t bits)
{
    if (bits & ~*row) {
        s->trail[s->n_trail++] = (struct change){row, *row};
        *row |= bits;
    }
}

/* `best` stands beyond all of `seen` in the direction: above, or below when reversed. */
static inline void fact_add(struct search *s, int best, uint64_t seen, bool reversed)
{
    uint64_t *above = reversed ? s->order.below : s->order.above;
    uint64_t *below = reversed ? s->order.above : s->order.below;
    uint64_t news = seen & ~order_bit(best) & ~below[best];
    if (!news)
        return;
    uint64_t up = above[best] | order_bit(best), down = 0;
    while (news) {
        int i = bits_pop(&news);
        down |= below[i] | order_bit(i);
    }
    for (uint64_t set = up; set;)
        row_join(s, &below[bits_pop(&set)], down);
    for (uint64_t set = down; set;)
        row_join(s, &above[bits_pop(&set)], up);
}

static inline void facts_undo(struct search *s, uint32_t to)
{
    while (s->n_trail > to) {
        struct change c = s->trail[--s->n_trail];
        *c.row = c.old;
    }
}

static inline bool fact_possible(const struct search *s, int best, uint64_t seen, bool reversed)
{
    return reversed ? order_can_bottom(&s->order, best, seen)
                    : order_can_top(&s->order, best, seen);
}

/* ---- places ---- */

/* Labels free around a place, and those that occur more than once. */
static inline uint64_t labels_around(const struct search *s, int place, uint64_t *twice)
{
    const uint16_t *near = s->map->near[place];
    uint64_t seen = 0, again = 0;
    for (int i = 0; i < WALK_SIDES; i++) {
        uint64_t bit = s->free_bit[near[i]];
        again |= seen & bit;
        seen |= bit;
    }
    *twice = again;
    return seen;
}

static inline int place_with(const struct search *s, int place, int label)
{
    const uint16_t *near = s->map->near[place];
    int i = 0;
    while (s->free_bit[near[i]] != order_bit(label))
        i++;
    return near[i];
}

/* Do the free places around this one fall into more than one run? */
static inline bool splits(const struct search *s, int place)
{
    const uint16_t *near = s->map->near[place];
    bool last = s->free_bit[near[WALK_SIDES - 1]] != 0;
    int runs = 0;
    for (int i = 0; i < WALK_SIDES; i++) {
        bool now = s->free_bit[near[i]] != 0;
        runs += now && !last;
        last = now;
    }
    return runs > 1;
}

/* Is there a way over free places from here to the goal? */
static bool reach_goal(struct search *s, int from)
{
    const struct walk_map *m = s->map;
    uint32_t flood = ++s->flood;
    int n = 0;
    s->queue[n++] = (uint16_t)from;
    while (n) {
        const uint16_t *near = m->near[s->queue[--n]];
        for (int i = 0; i < WALK_SIDES; i++) {
            int p = near[i];
            if (p == m->goal)
                return true;
            if (s->free_bit[p] && s->flooded[p] != flood) {
                s->flooded[p] = flood;
                s->queue[n++] = (uint16_t)p;
            }
        }
    }
    return false;
}

/* ---- solutions ---- */

static void example_keep(struct search *s, int which, bool other)
{
    struct walk_example *e = &s->q->example[which];
    e->n_path = s->depth;
    for (int i = 0; e->path && i < s->depth; i++)
        e->path[i] = s->frame[i].place;
    if (e->order)
        order_extend(&s->order, other, e->order);
}

/* The order as it stands stops on the goal. */
static void leaf_count(struct search *s, bool first_here)
{
    struct walk *q = s->q;
    uint64_t orders = 0, room = q->limit - q->n_orders;
    bool new_path = first_here && q->n_paths == 1;
    if (q->n_orders == 0)
        example_keep(s, 0, false);
    else if (q->n_orders == 1 || new_path)
        example_keep(s, 1, false);
    if (room) {
        s->end = order_count(&s->order, room, s->w, &orders);
        if (q->n_orders == 0 && orders > 1)
            example_keep(s, 1, true);
        q->n_orders += orders;
    }
    if (first_here && q->n_paths < q->limit)
        q->n_paths++;
}

/* On the goal: it stops here when nothing is free, or when a label that is tied is the best. */
static void goal_count(struct search *s, const struct frame *f, uint64_t twice)
{
    bool first_here = true;
    if (!f->seen) {
        leaf_count(s, first_here);
        return;
    }
    while (twice && s->end == ERR_NONE) {
        int label = bits_pop(&twice);
        if (!fact_possible(s, label, f->seen, f->reversed))
            continue;
        fact_add(s, label, f->seen, f->reversed);
        leaf_count(s, first_here);
        facts_undo(s, f->trail);
        first_here = false;
    }
}

static inline bool is_enough(const struct search *s)
{
    const struct walk *q = s->q;
    return q->n_orders >= q->limit && (q->orders_only || q->n_paths >= q->limit);
}

/* ---- the walk ---- */

static inline bool step_spend(struct search *s)
{
    s->q->nodes++;
    if (s->chunk--)
        return true;
    uint64_t want = s->w->steps < CHUNK ? s->w->steps : CHUNK;
    if (!want || !work_spend(s->w, want)) {
        s->chunk = 0;
        s->end = ERR_BUDGET;
        return false;
    }
    s->chunk = want - 1;
    return true;
}

/* Step on a place: a new frame with its choices. Choices that contradict the order are sorted out
 * when they are tried. */
static inline struct frame *place_enter(struct search *s, int place, bool reversed)
{
    struct frame *f = &s->frame[s->depth++];
    uint64_t twice;
    f->place = (uint16_t)place;
    f->trail = s->n_trail;
    f->reversed = (s->map->flips_last && reversed) != s->map->flips[place];
    s->free_bit[place] = 0;
    f->seen = labels_around(s, place, &twice);
    f->choices = f->seen & ~twice;
    if (place == s->map->goal) {
        f->choices = 0;
        goal_count(s, f, twice);
    } else if (splits(s, place) && !reach_goal(s, place)) {
        f->choices = 0;
    }
    return f;
}

/* Back from the top place to the one before it. */
static inline void place_leave(struct search *s)
{
    int place = s->frame[--s->depth].place;
    s->free_bit[place] = order_bit(s->map->label[place]);
    if (s->depth)
        facts_undo(s, s->frame[s->depth - 1].trail);
}

static void search_run(struct search *s)
{
    int floor = s->depth;
    while (s->depth >= floor && s->end == ERR_NONE && !is_enough(s)) {
        struct frame *f = &s->frame[s->depth - 1];
        if (!f->choices) {
            place_leave(s);
            continue;
        }
        int label = bits_pop(&f->choices);
        if (!fact_possible(s, label, f->seen, f->reversed))
            continue;
        if (!step_spend(s))
            return;
        int next = place_with(s, f->place, label);
        fact_add(s, label, f->seen, f->reversed);
        place_enter(s, next, f->reversed);
    }
}

/* Walk the given places. False: no order walks them. */
static bool prefix_walk(struct search *s)
{
    const struct walk *q = s->q;
    if (q->n_prefix < 1 || q->prefix[0] != s->map->start)
        return false;
    struct frame *f = place_enter(s, s->map->start, false);
    for (int i = 1; i < q->n_prefix; i++) {
        int next = q->prefix[i], side = 0;
        while (side < WALK_SIDES && s->map->near[f->place][side] != next)
            side++;
        if (side == WALK_SIDES || !(s->free_bit[next] & f->choices))
            return false;
        int label = s->map->label[next];
        if (!fact_possible(s, label, f->seen, f->reversed))
            return false;
        fact_add(s, label, f->seen, f->reversed);
        f = place_enter(s, next, f->reversed);
    }
    return true;
}

static bool search_open(struct search *s)
{
    const struct walk_map *m = s->map;
    size_t places = (size_t)m->places, labels = (size_t)m->labels;
    struct arena *a = s->w->arena;
    s->free_bit = arena_take(a, places + 1, sizeof *s->free_bit);
    s->frame = arena_take(a, places + 1, sizeof *s->frame);
    s->trail = arena_take(a, labels * labels + 1, sizeof *s->trail);
    s->flooded = arena_take(a, places + 1, sizeof *s->flooded);
    s->queue = arena_take(a, places + 1, sizeof *s->queue);
    if (!s->free_bit || !s->frame || !s->trail || !s->flooded || !s->queue)
        return false;
    for (int i = 0; i < m->places; i++)
        if (m->label[i] != WALK_BLOCKED)
            s->free_bit[i] = order_bit(m->label[i]);
    if (s->q->known)
        s->order = *s->q->known;
    else
        order_clear(&s->order, m->labels);
    return true;
}

enum err_code walk_search(const struct walk_map *map, struct walk *q, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct search s;
    s.map = map, s.q = q, s.w = w;
    s.depth = 0, s.n_trail = 0, s.flood = 0, s.chunk = 0, s.end = ERR_NONE;
    q->n_orders = q->n_paths = q->nodes = 0;
    if (!search_open(&s)) {
        s.end = ERR_MEMORY;
    } else if (!prefix_walk(&s)) {
        q->n_orders = q->n_paths = 0; /* of a path that went on after the goal */
    } else {
        search_run(&s);
        if (w->steps != UINT64_MAX)
            w->steps += s.chunk;
    }
    arena_release(w->arena, mark);
    return s.end;
}
