/* clauses.c - Hexpath: steps of the walk, which of two neighbours it visits first, and comparisons.
 *
 * A visited cell is entered once and left once, but for start and end. Of two visited neighbours
 * one is earlier. Stepping from c to d means that every other neighbour x of c is earlier than c,
 * or that its number is beaten by that of d. What is left out is that time does not go round in a
 * ring: of three cells that touch each other this is said, longer rings are cut when a model has
 * one:
 *
 *     one of the cells of the ring is not earlier than the next.
 *
 * In a model without rings the steps are one path from start to end, "earlier" is the order of its
 * cells, and each step is the one that the order asks for: so it is the order's walk.
 */
#include "games/hexpath/clauses.h"

#include <string.h>

static const char word_step[] = "step", word_time[] = "time", word_end[] = "end";

static int visited(const struct hexpath_clues *p, int cell)
{
    return hexpath_cell_var(p, cell, 0);
}

static int reversed(const struct hexpath_clues *p, int cell)
{
    return hexpath_cell_var(p, cell, 1);
}

static int step(const struct hexpath_clues *p, int cell, int d)
{
    return hexpath_cell_var(p, cell, 2 + d);
}

/* Of a cell's neighbour in a direction: it is earlier than the cell. */
static int near_earlier(const struct hexpath_clues *p, int cell, int d)
{
    return hexpath_earlier(p, hexpath_near(p->n, cell, d), HEX_DIRECTIONS - 1 - d);
}

struct clauses_at {
    const struct hexpath_clues *p;
    const struct clause_sink *to;
    const char *kind;
    struct spot at;
};

static void put(const struct clauses_at *s, const int *literal, size_t n)
{
    clause_sink_add(s->to, s->kind, s->at, literal, n);
}

/* ---- time ---- */

static void put_earlier(const struct clauses_at *s, int cell, int d)
{
    const struct hexpath_clues *p = s->p;
    int near = hexpath_open_near(p, cell, d), first = hexpath_earlier(p, cell, d);
    int other = near_earlier(p, cell, d);
    put(s, (int[]){-first, visited(p, cell)}, 2);
    put(s, (int[]){-first, visited(p, near)}, 2);
    put(s, (int[]){-step(p, cell, d), first}, 2);
    if (cell == p->h->end || near == p->h->start)
        put(s, (int[]){-first}, 1);
    if (cell < near) {
        put(s, (int[]){-first, -other}, 2);
        put(s, (int[]){-visited(p, cell), -visited(p, near), first, other}, 4);
    }
}

/* Three cells that touch: the neighbours of a cell in two directions next to each other. */
static void put_three(const struct clauses_at *s, int cell, int d, int e)
{
    const struct hexpath_clues *p = s->p;
    int a = hexpath_near(p->n, cell, d), b = hexpath_near(p->n, cell, e);
    int between = hexpath_direction(p->n, a, b);
    if (between < 0)
        return;
    put(s, (int[]){-step(p, cell, d), -near_earlier(p, a, between), near_earlier(p, cell, e)}, 3);
    if (cell < a && cell < b)
        put(s,
            (int[]){-hexpath_earlier(p, cell, d), -hexpath_earlier(p, a, between),
                    -near_earlier(p, cell, e)},
            3);
}

/* ---- steps ---- */

/* Direction of choices: never reversed, always, or as the variable says. */
static void put_beats(const struct clauses_at *s, int cell, int *literal, size_t n, int comparison)
{
    const struct hexpath_clues *p = s->p;
    if (p->h->board.variant.value[OPTION_GRAY] == GRAY_STEP) {
        literal[n] = hexpath_is_gray(p->h, cell) ? -comparison : comparison;
        put(s, literal, n + 1);
        return;
    }
    for (int sign = 1; sign >= -1; sign -= 2) {
        literal[n] = sign * comparison;
        literal[n + 1] = sign * reversed(p, cell);
        put(s, literal, n + 2);
    }
}

static void put_choice(const struct clauses_at *s, int cell, int d, int e)
{
    const struct hexpath_clues *p = s->p;
    int to = hexpath_near(p->n, cell, d), x = hexpath_near(p->n, cell, e);
    int literal[4] = {-step(p, cell, d), near_earlier(p, cell, e)};
    if (p->rank[to] == p->rank[x])
        put(s, literal, 2);
    else
        put_beats(s, cell, literal, 2, hexpath_above(p->rank[to], p->rank[x]));
}

static void put_turn(const struct clauses_at *s, int cell, int d)
{
    const struct hexpath_clues *p = s->p;
    int to = hexpath_near(p->n, cell, d), now = reversed(p, cell), then = reversed(p, to);
    then = hexpath_is_gray(p->h, to) ? -then : then;
    put(s, (int[]){-step(p, cell, d), -now, then}, 3);
    put(s, (int[]){-step(p, cell, d), now, -then}, 3);
}

/* Exactly one of these if the cell is visited and it must be, else none. */
static void put_one_of(const struct clauses_at *s, int cell, const int *way, int n, bool must)
{
    int all[HEX_DIRECTIONS + 1] = {-visited(s->p, cell)};
    for (int i = 0; i < n; i++) {
        all[i + 1] = way[i];
        put(s, (int[]){-way[i], visited(s->p, cell)}, 2);
        for (int j = 0; j < i; j++)
            put(s, (int[]){-way[i], -way[j]}, 2);
        if (!must)
            put(s, (int[]){-way[i]}, 1);
    }
    if (must)
        put(s, all, (size_t)n + 1);
}

static void put_cell(struct clauses_at *s, int cell)
{
    const struct hexpath_clues *p = s->p;
    int out[HEX_DIRECTIONS], in[HEX_DIRECTIONS], n = 0;
    s->at = spot_cell(cell / p->n, cell % p->n);
    for (int d = 0; d < HEX_DIRECTIONS; d++) {
        if (hexpath_open_near(p, cell, d) < 0)
            continue;
        out[n] = step(p, cell, d);
        in[n++] = step(p, hexpath_near(p->n, cell, d), HEX_DIRECTIONS - 1 - d);
        s->kind = word_time;
        put_earlier(s, cell, d);
        for (int e = 0; e < HEX_DIRECTIONS; e++)
            if (e != d && hexpath_open_near(p, cell, e) >= 0)
                put_three(s, cell, d, e);
        s->kind = word_step;
        put_turn(s, cell, d);
        for (int e = 0; e < HEX_DIRECTIONS; e++)
            if (e != d && hexpath_open_near(p, cell, e) >= 0)
                put_choice(s, cell, d, e);
    }
    put_one_of(s, cell, out, n, cell != p->h->end);
    put_one_of(s, cell, in, n, cell != p->h->start);
}

/* ---- the end ---- */

/* `stop` : two cells of this number are free around the end, and it beats all others that are. */
static void put_tie(const struct clauses_at *s, int rank, int stop)
{
    const struct hexpath_clues *p = s->p;
    int end = p->h->end;
    for (int d = 0; d < HEX_DIRECTIONS; d++) {
        int near = hexpath_open_near(p, end, d), literal[HEX_DIRECTIONS + 1] = {-stop};
        size_t n = 1;
        if (near < 0)
            continue;
        if (p->rank[near] != rank) {
            literal[n++] = near_earlier(p, end, d);
            put_beats(s, end, literal, n, hexpath_above(rank, p->rank[near]));
            continue;
        }
        for (int e = 0; e < HEX_DIRECTIONS; e++) {
            int other = hexpath_open_near(p, end, e);
            if (e != d && other >= 0 && p->rank[other] == rank)
                literal[n++] = -near_earlier(p, end, e);
        }
        put(s, literal, n);
    }
}

static void put_end(struct clauses_at *s)
{
    const struct hexpath_clues *p = s->p;
    int stop = hexpath_cell_var(p, p->n * p->n, 0), ways[HEXPATH_STOPS];
    size_t n = 0;
    uint64_t done = 0;
    s->kind = word_end;
    s->at = spot_cell(p->h->end / p->n, p->h->end % p->n);
    ways[n++] = stop;
    for (int d = 0; d < HEX_DIRECTIONS; d++) {
        int near = hexpath_open_near(p, p->h->end, d);
        if (near < 0)
            continue;
        put(s, (int[]){-stop, near_earlier(p, p->h->end, d)}, 2);
        if (done & order_bit(p->rank[near]))
            continue;
        done |= order_bit(p->rank[near]);
        ways[n] = stop + (int)n;
        put_tie(s, p->rank[near], ways[n]);
        n++;
    }
    put(s, ways, n);
}

/* ---- all of it ---- */

static void put_given(struct clauses_at *s)
{
    const struct hexpath_clues *p = s->p;
    s->kind = clause_given;
    for (int i = 0; p->from_here && i + 1 < p->h->n_path; i++) {
        const uint16_t *path = hexpath_path(p->h);
        int d = hexpath_direction(p->n, path[i], path[i + 1]);
        bool possible = d >= 0 && p->rank[path[i]] >= 0 && p->rank[path[i + 1]] >= 0;
        s->at = spot_cell(path[i] / p->n, path[i] % p->n);
        int literal = possible ? step(p, path[i], d) : 0;
        put(s, &literal, possible);
    }
}

static void step_clauses(const struct encoding *e, const struct clause_sink *to, int *room)
{
    (void)room;
    const struct hexpath_clues *p = e->puzzle;
    struct clauses_at s = {p, to, word_step, spot_cell(p->h->start / p->n, p->h->start % p->n)};
    hexpath_order_clauses(p, to);
    put(&s, (int[]){visited(p, p->h->start)}, 1);
    put(&s, (int[]){-reversed(p, p->h->start)}, 1);
    for (int cell = 0; cell < p->n * p->n && (cell % p->n || !sink_stopped(to)); cell++) {
        s.at = spot_cell(cell / p->n, cell % p->n);
        if (p->rank[cell] >= 0)
            put_cell(&s, cell);
        else
            put(&s, (int[]){-visited(p, cell)}, 1);
    }
    put_end(&s);
    put(&s, (int[]){visited(p, p->h->end)}, 1);
    put_given(&s);
}

/* ---- rings ---- */

struct rings {
    const struct hexpath_clues *p;
    const int8_t *value;
    int16_t *from, *queue;
    int *clause;
};

/* The shortest ring through a cell as a clause; its length, or 0. */
static size_t ring_find(struct rings *s, int start)
{
    const struct hexpath_clues *p = s->p;
    int n = 0;
    memset(s->from, 0xff, (size_t)(p->n * p->n) * sizeof *s->from);
    s->queue[n++] = (int16_t)start;
    for (int i = 0; i < n; i++)
        for (int d = 0; d < HEX_DIRECTIONS; d++) {
            int cell = s->queue[i], next = hexpath_open_near(p, cell, d);
            if (next < 0 || s->from[next] >= 0 || !s->value[hexpath_earlier(p, cell, d)])
                continue;
            s->from[next] = (int16_t)cell;
            if (next != start) {
                s->queue[n++] = (int16_t)next;
                continue;
            }
            size_t length = 0;
            do {
                int before = s->from[next];
                s->clause[length++] =
                    -hexpath_earlier(p, before, hexpath_direction(p->n, before, next));
                next = before;
            } while (next != start);
            return length;
        }
    return 0;
}

/* False: there is no ring. */
static bool cut_ring(struct rings *s, const struct clause_sink *to)
{
    size_t best = 0;
    int where = -1;
    for (int cell = 0; cell < s->p->n * s->p->n; cell++) {
        size_t n = s->p->rank[cell] >= 0 ? ring_find(s, cell) : 0;
        if (n && (!best || n < best)) {
            best = n;
            where = cell;
        }
    }
    if (!best)
        return false;
    ring_find(s, where);
    clause_sink_add(to, clause_cut, spot_cell(where / s->p->n, where % s->p->n), s->clause, best);
    return true;
}

static struct err step_cuts(const struct encoding *e, const int8_t *value,
                            const struct clause_sink *to, struct work *w)
{
    const struct hexpath_clues *p = e->puzzle;
    struct arena_mark mark = arena_here(w->arena);
    size_t cells = (size_t)(p->n * p->n);
    struct rings s = {.p = p, .value = value};
    s.from = arena_take(w->arena, cells, sizeof *s.from);
    s.queue = arena_take(w->arena, cells, sizeof *s.queue);
    s.clause = arena_take(w->arena, cells, sizeof *s.clause);
    bool there = s.from && s.queue && s.clause;
    if (there && !cut_ring(&s, to)) {
        uint8_t order[ORDER_MAX];
        to->solution(to->ctx, value + 1);
        hexpath_keys_order(p, value + 1, order);
        hexpath_forbid_order(p, order, to);
    }
    arena_release(w->arena, mark);
    return there ? err_none() : err_memory();
}

/* Some cells, each of them earlier than another one of them. */
static void step_apart(const struct encoding *e, const struct clause_sink *to, int *room)
{
    const struct hexpath_clues *p = e->puzzle;
    struct clauses_at s = {p, to, "apart", spot_nowhere()};
    size_t n = 0;
    for (int cell = 0; cell < p->n * p->n; cell++) {
        int inside = e->vars + 1 + cell, later[HEX_DIRECTIONS + 1] = {-inside}, count = 1;
        for (int d = 0; d < HEX_DIRECTIONS && p->rank[cell] >= 0; d++) {
            int near = hexpath_open_near(p, cell, d);
            if (near < 0)
                continue;
            int to_near = e->vars + 1 + p->n * p->n + cell * HEX_DIRECTIONS + d;
            later[count++] = to_near;
            put(&s, (int[]){-to_near, hexpath_earlier(p, cell, d)}, 2);
            put(&s, (int[]){-to_near, e->vars + 1 + near}, 2);
        }
        put(&s, later, (size_t)count);
        room[n++] = inside;
    }
    put(&s, room, n);
}

static void step_legend(const struct encoding *e, struct writer *out)
{
    writer_text(out, "c aux ");
    writer_number(out, e->keys + 1);
    writer_char(out, '-');
    writer_number(out, e->vars);
    writer_text(out,
                " of each cell in reading order: visited, reversed, six steps out of it, six times "
                "earlier than a neighbour (above left, above right, left, right, below left, below "
                "right); then ways to stop on the end\n");
}

struct encoding hexpath_step_encoding(const struct hexpath_clues *p)
{
    int keys = p->k * (p->k - 1) / 2, cells = p->n * p->n;
    return (struct encoding){
        .puzzle = p,
        .keys = keys,
        .vars = keys + cells * HEXPATH_CELL_VARS + HEXPATH_STOPS,
        .named = keys,
        .note = "lazy: numbers, steps and neighbours only, that time does not go round in a ring "
                "is left "
                "out: a model may have rings; true is >",
        .cut_note =
            "lazy with cuts: numbers, steps, neighbours and all cuts that they need: every model "
            "is an answer; true is >",
        .clauses = step_clauses,
        .cuts = step_cuts,
        .name = hexpath_name_pair,
        .legend = step_legend,
        .forbid = hexpath_forbid_keys,
        .apart = step_apart,
        .apart_vars = cells * (1 + HEX_DIRECTIONS),
    };
}
