/* suppose.c - one slash that leads to a contradiction, and the shortest way there.
 *
 * Suppose a slash. Every fact that follows by a number or by a loop has a size: one more than the
 * sizes of the facts it rests on together, where what stands on the board counts nothing. Facts are
 * taken up in order of size (Knuth's generalisation of Dijkstra's algorithm), so each is reached in
 * its smallest way and the first contradictions met are the smallest. That makes the size a
 * property of the position, not of the order in which places are looked at.
 */
#include <string.h>

#include "games/slant/ladder.h"

enum { BY_LOOP = 0 }; /* a reason is a corner, or this */

struct guess {
    uint32_t cell, why, next;
    uint8_t slash;
};

struct slant_suppose {
    struct scratch_board *s;
    uint32_t base;         /* trail length of the board itself */
    uint16_t *size;        /* by cell filled since, else 0 */
    uint32_t *why, *order; /* by such a cell: reason, place in the trail + 1 */
    uint16_t *least[2];    /* by cell and slash: smallest size offered so far */
    uint32_t *touched;     /* cells with an offer */
    uint32_t n_touched;
    struct guess *guess; /* offers, in a list for each size */
    uint32_t n_guesses, cap;
    uint32_t first[SUPPOSE_DEEP_MOST + 1];
    uint32_t most;          /* larger contradictions do not count */
    uint32_t found;         /* the smallest one so far, or 0 */
    uint32_t found_at;      /* coded place */
    enum slash found_slash; /* of a loop, and its reason */
    uint32_t found_why;
    uint32_t found_order; /* cells filled later play no part in it */
    uint32_t reach;
    uint8_t *needed; /* by cell: a reason rests on it */
    uint32_t *known; /* those of them that stand on the board */
    uint32_t n_known;
    struct slant_step *told; /* where what is needed is also listed, or NULL */
};

struct slant_suppose *slant_suppose_take(struct scratch_board *s, struct arena *arena)
{
    struct slant_suppose *p = arena_take(arena, 1, sizeof *p);
    if (!p)
        return NULL;
    p->s = s;
    p->cap = 16 * s->n;
    p->size = arena_take(arena, s->n, sizeof *p->size);
    p->why = arena_take(arena, s->n, sizeof *p->why);
    p->order = arena_take(arena, s->n, sizeof *p->order);
    p->least[0] = arena_take(arena, s->n, sizeof *p->least[0]);
    p->least[1] = arena_take(arena, s->n, sizeof *p->least[1]);
    p->touched = arena_take(arena, s->n, sizeof *p->touched);
    p->guess = arena_take(arena, p->cap, sizeof *p->guess);
    p->needed = arena_take(arena, s->n, 1);
    p->known = arena_take(arena, s->n, sizeof *p->known);
    bool ok = p->size && p->why && p->order && p->least[0] && p->least[1] && p->touched &&
              p->guess && p->needed && p->known;
    return ok ? p : NULL;
}

static void offer(struct slant_suppose *p, uint32_t cell, enum slash slash, uint32_t why,
                  uint32_t size)
{
    uint16_t *least = &p->least[slash == SLASH_RISE][cell];
    size = size >= SUPPOSE_DEEP_MOST ? SUPPOSE_DEEP_MOST - 1 : size;
    if (size >= p->most || (*least && *least <= size) || p->n_guesses + 1 >= p->cap)
        return;
    if (!p->least[0][cell] && !p->least[1][cell])
        p->touched[p->n_touched++] = cell;
    *least = (uint16_t)size;
    p->guess[++p->n_guesses] = (struct guess){cell, why, p->first[size], (uint8_t)slash};
    p->first[size] = p->n_guesses;
}

static void contradiction(struct slant_suppose *p, uint32_t size, uint32_t at)
{
    size = size > SUPPOSE_DEEP_MOST ? SUPPOSE_DEEP_MOST : size;
    if (size > p->most || (p->found && p->found <= size))
        return;
    p->found = size;
    p->found_at = at;
    p->found_order = p->s->n_trail + 1;
}

/* Sizes of the cells round a corner that have a line to it, or that have none, smallest first. */
static int sizes_round(const struct slant_suppose *p, uint32_t corner, bool touch, uint32_t *size)
{
    int n = 0;
    for (int i = 0; i < 4; i++) {
        uint32_t cell = scratch_near(p->s, corner, i);
        enum slash slash = touch ? scratch_touching(i) : slash_other(scratch_touching(i));
        if (p->s->cell[cell] != slash)
            continue;
        int at = n++;
        for (; at > 0 && size[at - 1] > p->size[cell]; at--)
            size[at] = size[at - 1];
        size[at] = p->size[cell];
    }
    return n;
}

static uint32_t sum_first(const uint32_t *size, int n)
{
    uint32_t sum = 1;
    for (int i = 0; i < n; i++)
        sum += size[i];
    return sum;
}

static void offer_round(struct slant_suppose *p, uint32_t corner, bool touch, uint32_t size)
{
    for (int i = 0; i < 4; i++) {
        uint32_t cell = scratch_near(p->s, corner, i);
        if (scratch_is_open(p->s, cell))
            offer(p, cell, touch ? scratch_touching(i) : slash_other(scratch_touching(i)), corner,
                  size);
    }
}

static void look_at_corner(struct slant_suppose *p, uint32_t corner)
{
    const struct scratch_board *s = p->s;
    int clue = s->clue[corner], lines = s->lines[corner], open = s->open[corner];
    uint32_t size[4];
    if (clue == CORNER_NONE)
        return;
    if (lines >= clue) {
        sizes_round(p, corner, true, size);
        if (lines > clue)
            contradiction(p, sum_first(size, clue + 1), 2 * corner);
        else if (open)
            offer_round(p, corner, false, sum_first(size, lines));
    }
    if (lines + open <= clue) {
        int without = sizes_round(p, corner, false, size);
        if (lines + open < clue)
            contradiction(p, sum_first(size, without + lines + open - clue + 1), 2 * corner);
        else if (open)
            offer_round(p, corner, true, sum_first(size, without));
    }
}

static uint32_t loop_size(struct slant_suppose *p, uint32_t cell, enum slash slash)
{
    struct scratch_board *s = p->s;
    uint32_t n = slant_scratch_path(s, scratch_end(s, cell, slash, 0),
                                    scratch_end(s, cell, slash, 1)),
             sum = 1;
    for (uint32_t i = 0; i < n && sum <= p->most; i++)
        sum += p->size[s->path[i]];
    return sum;
}

/* Slashes that the last one makes impossible: they join corners of one group, one of them on the
 * side that was hung on. Called after the join; the smaller ring is found from its tree's root. */
static void look_at_loops(struct slant_suppose *p, uint32_t from, uint32_t n)
{
    struct scratch_board *s = p->s;
    uint32_t x = from;
    for (uint32_t left = n; left; left--) {
        for (int i = 0; s->open[x] && i < 4; i++) {
            uint32_t cell = scratch_near(s, x, i);
            if (scratch_is_open(s, cell) && s->group[scratch_across(s, x, i)] == s->group[x])
                offer(p, cell, slash_other(scratch_touching(i)), BY_LOOP,
                      loop_size(p, cell, scratch_touching(i)));
        }
        x = s->next[x];
    }
}

/* A slash that closes a loop is a contradiction; what else follows from it may give a smaller one,
 * so it is taken up all the same. */
static void meet_loop(struct slant_suppose *p, uint32_t cell, enum slash slash, uint32_t why,
                      uint32_t size)
{
    uint32_t before = p->found, all = loop_size(p, cell, slash) + size;
    contradiction(p, all, 2 * cell + 1);
    if (p->found != before) {
        p->found_slash = slash;
        p->found_why = why;
    }
}

static void take_up(struct slant_suppose *p, uint32_t cell, enum slash slash, uint32_t why,
                    uint32_t size)
{
    struct scratch_board *s = p->s;
    uint32_t x = scratch_end(s, cell, slash, 0), y = scratch_end(s, cell, slash, 1);
    uint32_t n = s->size[s->group[x]], m = s->size[s->group[y]];
    bool closes = scratch_closes(s, cell, slash);
    if (closes)
        meet_loop(p, cell, slash, why, size);
    slant_scratch_put(s, cell, slash);
    p->size[cell] = (uint16_t)size;
    p->why[cell] = why;
    p->order[cell] = s->n_trail;
    look_at_corner(p, cell);
    look_at_corner(p, cell + 1);
    look_at_corner(p, cell + s->stride);
    look_at_corner(p, cell + s->stride + 1);
    if (closes)
        return;
    /* The rings were spliced: behind the hung corner comes the other ring, and behind the other
     * corner the ring that was hung on. */
    uint32_t hung = s->hung[s->n_trail - 1], other = hung == x ? y : x;
    look_at_loops(p, s->next[other], hung == x ? n : m);
}

static void clean_up(struct slant_suppose *p)
{
    struct scratch_board *s = p->s;
    p->reach = s->n_trail - p->base;
    while (s->n_trail > p->base) {
        uint32_t cell = s->trail[s->n_trail - 1];
        p->size[cell] = 0;
        p->order[cell] = 0;
        p->needed[cell] = 0;
        slant_scratch_undo(s);
    }
    while (p->n_touched) {
        uint32_t cell = p->touched[--p->n_touched];
        p->least[0][cell] = p->least[1][cell] = 0;
    }
}

/* ---- the reasons of the contradiction, in order ---- */

static void need(struct slant_suppose *p, uint32_t cell)
{
    if (!p->needed[cell] && !p->order[cell])
        p->known[p->n_known++] = cell;
    p->needed[cell] = 1;
    if (p->told && p->told->n_rest < p->told->cap_rest)
        p->told->rest[p->told->n_rest++] = cell;
}

static void need_path(struct slant_suppose *p, uint32_t cell, enum slash slash)
{
    struct scratch_board *s = p->s;
    uint32_t n =
        slant_scratch_path(s, scratch_end(s, cell, slash, 0), scratch_end(s, cell, slash, 1));
    for (uint32_t i = 0; i < n; i++)
        need(p, s->path[i]);
}

/* The n smallest of the cells round a corner with (without) a line to it, filled before `order`. */
static void need_round(struct slant_suppose *p, uint32_t corner, bool touch, uint32_t order, int n)
{
    bool chosen[4] = {false};
    while (n-- > 0) {
        int best = -1;
        for (int i = 0; i < 4; i++) {
            uint32_t cell = scratch_near(p->s, corner, i);
            enum slash slash = touch ? scratch_touching(i) : slash_other(scratch_touching(i));
            if (p->s->cell[cell] == slash && p->order[cell] < order && !chosen[i] &&
                (best < 0 || p->size[cell] < p->size[scratch_near(p->s, corner, best)]))
                best = i;
        }
        if (best < 0)
            return;
        chosen[best] = true;
        need(p, scratch_near(p->s, corner, best));
    }
}

static void need_reason(struct slant_suppose *p, uint32_t cell, enum slash slash, uint32_t why,
                        uint32_t order)
{
    if (why == BY_LOOP) {
        need_path(p, cell, slash_other(slash));
        return;
    }
    bool touches = false;
    for (int i = 0; i < 4; i++)
        touches |= scratch_near(p->s, why, i) == cell && slash == scratch_touching(i);
    need_round(p, why, !touches, order, 4);
}

static void need_contradiction(struct slant_suppose *p)
{
    const struct scratch_board *s = p->s;
    uint32_t k = p->found_at / 2;
    if (p->found_at % 2) {
        need_path(p, k, p->found_slash);
        need_reason(p, k, p->found_slash, p->found_why, p->found_order);
    } else if (s->lines[k] > s->clue[k]) {
        need_round(p, k, true, p->found_order, s->clue[k] + 1);
    } else {
        int cells = (scratch_row(s, k) % s->h ? 2 : 1) * (scratch_column(s, k) % s->w ? 2 : 1);
        need_round(p, k, false, p->found_order, cells - s->clue[k] + 1);
    }
}

static struct slant_fact *add_fact(struct slant_step *out, uint32_t cell, uint8_t slash,
                                   uint32_t why)
{
    struct slant_fact *f = &out->fact[out->n_facts++];
    *f = (struct slant_fact){cell, why, out->n_rest, 0, slash};
    return f;
}

/* The same as facts in order, each with the cells it rests on; then what cannot be. */
static void write_facts(struct slant_suppose *p, struct slant_step *out)
{
    const struct scratch_board *s = p->s;
    p->told = out;
    add_fact(out, s->trail[p->base], s->cell[s->trail[p->base]], BY_LOOP);
    for (uint32_t t = p->base + 1; t < s->n_trail; t++) {
        uint32_t cell = s->trail[t];
        if (!p->needed[cell])
            continue;
        struct slant_fact *f = add_fact(out, cell, s->cell[cell], p->why[cell]);
        need_reason(p, cell, (enum slash)s->cell[cell], p->why[cell], t + 1);
        f->n = out->n_rest - f->first;
    }
    bool loop = p->found_at % 2;
    struct slant_fact *f = add_fact(out, loop ? p->found_at / 2 : 0, (uint8_t)p->found_slash,
                                    loop ? p->found_why : p->found_at / 2);
    need_contradiction(p);
    f->n = out->n_rest - f->first;
    p->told = NULL;
}

static void write_reasons(struct slant_suppose *p, struct slant_step *out)
{
    const struct scratch_board *s = p->s;
    uint32_t last = UINT32_MAX;
    p->n_known = 0;
    need_contradiction(p);
    for (uint32_t t = s->n_trail; t-- > p->base + 1;)
        if (p->needed[s->trail[t]])
            need_reason(p, s->trail[t], (enum slash)s->cell[s->trail[t]], p->why[s->trail[t]],
                        t + 1);
    slant_step_cell(out, s->trail[p->base]);
    for (uint32_t t = p->base + 1; t < s->n_trail; t++) {
        uint32_t cell = s->trail[t];
        if (!p->needed[cell])
            continue;
        if (p->why[cell] == BY_LOOP)
            slant_step_cell(out, cell);
        else if (p->why[cell] != last)
            slant_step_corner(out, p->why[cell]);
        last = p->why[cell] == BY_LOOP ? UINT32_MAX : p->why[cell];
    }
    if (p->found_at % 2 && p->found_why != BY_LOOP && p->found_why != last)
        slant_step_corner(out, p->found_why);
    out->because[out->n_because++] = p->found_at;
    write_facts(p, out);
}

uint32_t slant_suppose_try(struct slant_suppose *p, uint32_t cell, enum slash slash, uint32_t most,
                           struct slant_step *out)
{
    memset(p->first, 0,
           ((most < SUPPOSE_DEEP_MOST ? most : SUPPOSE_DEEP_MOST) + 1) * sizeof *p->first);
    p->base = p->s->n_trail;
    p->n_guesses = 0;
    p->most = most;
    p->found = 0;
    take_up(p, cell, slash, BY_LOOP, 0);
    for (uint32_t size = 1; size < most && (!p->found || size < p->found); size++)
        while (p->first[size]) {
            struct guess g = p->guess[p->first[size]];
            p->first[size] = g.next;
            if (scratch_is_open(p->s, g.cell))
                take_up(p, g.cell, (enum slash)g.slash, g.why, size);
        }
    if (p->found && out)
        write_reasons(p, out);
    clean_up(p);
    for (uint32_t i = 0; out && i < p->n_known; i++)
        p->needed[p->known[i]] = 0;
    return p->found;
}

uint32_t slant_suppose_reach(const struct slant_suppose *p)
{
    return p->reach;
}

uint32_t slant_suppose_known(const struct slant_suppose *p, const uint32_t **cell)
{
    *cell = p->known;
    return p->n_known;
}

static enum slant_technique row_of(uint32_t size)
{
    return size <= SUPPOSE_SHORT_MOST  ? SUPPOSE_SHORT
           : size <= SUPPOSE_MOST      ? SUPPOSE
           : size <= SUPPOSE_LONG_MOST ? SUPPOSE_LONG
                                       : SUPPOSE_DEEP;
}

bool slant_find_suppose(struct slant_suppose *p, const struct slant_field *f, uint32_t most,
                        struct work *w, struct slant_step *out)
{
    uint32_t best = most + 1, at = 0;
    enum slash bad = SLASH_NONE;
    for (uint32_t i = 0; i < f->n_cells && best > 2; i++) {
        if (!scratch_is_open(p->s, f->cell[i]))
            continue;
        if (!work_spend(w, 1))
            return false;
        for (enum slash slash = SLASH_FALL; slash <= SLASH_RISE; slash++) {
            uint32_t n = slant_suppose_try(p, f->cell[i], slash, best - 1, NULL);
            if (n) {
                best = n;
                at = f->cell[i];
                bad = slash;
            }
        }
    }
    if (!bad)
        return false;
    slant_step_begin(out, row_of(best), best);
    slant_suppose_try(p, at, bad, best, out);
    slant_step_move(out, at, slash_other(bad));
    return true;
}
