/* connected_why.c - why a cell must have the colour that connected.c gave it.
 *
 * What parts two cells of one colour is a closed curve around one of them, over cells of the other
 * colour and along lines, from dot to dot. Off the board all is outside, and free of charge.
 *
 *      o---o---o---o
 *      |out.in .out|        Were the ? outside, a curve over it, the two
 *      o...o...o...o        cells at its upper corners and the rim would
 *      .in . ? .in .        part the inside cell above from those below.
 *
 * The curve is looked for on the border of all that is reached from one of the two cells. A
 * straight walk leads from this one to the other; a curve parts them if it crosses the walk an odd
 * number of times. It leads over the cell in question, if that is a door, and else over the place
 * where the walk leaves what is reached for the last time. From there the curve with the fewest
 * literals that are no facts is found by a breadth first search over dots, each of which stands
 * twice: reached by an even way or by an odd one.
 */
#include "engine/cdcl/connected.h"

#include <string.h>

struct curve {
    struct cdcl *s;
    struct connected *k;
    unsigned other;  /* the colour that parts */
    uint32_t before; /* only what was known then */
    int32_t row, n;  /* places in a row, and in all: dot + n is the dot reached by an odd way */
    uint32_t cost;   /* of what is in the first queue, and base; in the second it is one more */
    uint32_t n_queue[2];
    bool rim[2];    /* was the rim reached, by parity */
    uint32_t n_rim; /* dots there at which a curve may come back */
};

static bool is_known(const struct curve *c, uint32_t var, unsigned value)
{
    return c->s->value[var] == value && c->s->info[var].pos < c->before;
}

static bool is_border(const struct curve *c, uint32_t var)
{
    return c->k->mark[var] == c->k->now;
}

static bool is_walked(const struct curve *c, int32_t edge)
{
    return c->k->walked[edge] == c->k->walk;
}

static bool is_cell(const struct curve *c, int32_t place)
{
    int32_t r = place / c->row - 1, col = place % c->row - 1;
    return r >= 0 && r < c->s->frame.h && col >= 0 && col < c->s->frame.w;
}

static bool is_rim(const struct curve *c, int32_t dot)
{
    int32_t r = dot / c->row - 1, col = dot % c->row - 1;
    return r == 0 || r == c->s->frame.h || col == 0 || col == c->s->frame.w;
}

static void reach(struct curve *c, int32_t to, int32_t from, uint32_t lit)
{
    struct connected *k = c->k;
    unsigned weight = lit != NO_LIT && lit_level(c->s, lit) > 0;
    uint32_t cost = c->cost + weight;
    if (k->cost[to] >= k->base && k->cost[to] <= cost)
        return;
    k->cost[to] = cost;
    k->from[to] = from;
    k->by[to] = weight ? lit : NO_LIT;
    k->queue[weight][c->n_queue[weight]++] = to;
}

static void along_lines(struct curve *c, int32_t dot, int32_t odd)
{
    const int32_t edge[4] = {2 * (dot - c->row) + 1, 2 * dot, 2 * dot + 1, 2 * (dot - 1)};
    const int32_t to[4] = {dot - c->row, dot + 1, dot + c->row, dot - 1};
    for (int i = 0; i < 4; i++)
        if (is_border(c, (uint32_t)edge[i]))
            reach(c, to[i] + c->n * (odd ^ is_walked(c, edge[i])), dot + c->n * odd,
                  2 * (uint32_t)edge[i] + 1);
}

/* Corners of a cell clockwise from top left, and the side that follows each. */
static void corners_of(const struct curve *c, int32_t cell, int32_t corner[4], int32_t side[4])
{
    const int32_t corners[4] = {cell, cell + 1, cell + c->row + 1, cell + c->row};
    const int32_t sides[4] = {2 * cell, 2 * cell + 3, 2 * (cell + c->row), 2 * cell + 1};
    memcpy(corner, corners, sizeof corners);
    memcpy(side, sides, sizeof sides);
}

/* Over each cell once, the same way round: from any other of its corners it would cost no less. */
static void over_cells(struct curve *c, int32_t dot, int32_t odd)
{
    const int32_t cell[4] = {dot, dot - 1, dot - c->row - 1, dot - c->row};
    struct connected *k = c->k;
    int32_t corner[4], side[4];
    for (int i = 0; i < 4; i++) {
        const uint32_t v = c->s->frame.n_vars + (uint32_t)cell[i];
        if (!is_border(c, v))
            continue;
        corners_of(c, cell[i], corner, side);
        int32_t parity = odd;
        for (int j = 0; j < i; j++)
            parity ^= is_walked(c, side[j]);
        if (k->over[cell[i] + c->n * parity] == k->base)
            continue;
        k->over[cell[i] + c->n * parity] = k->base;
        for (int j = 0; j < 4; j++) {
            if (j != i)
                reach(c, corner[j] + c->n * parity, dot + c->n * odd, 2 * v + c->other);
            parity ^= is_walked(c, side[j]);
        }
    }
}

/* Off the board all is outside, and no walk leads there that a curve over the outside has to cross. */
static void over_rim(struct curve *c, int32_t dot, int32_t odd)
{
    if (c->other || c->rim[odd] || !is_rim(c, dot))
        return;
    c->rim[odd] = true;
    for (uint32_t i = 0; i < c->n_rim; i++)
        reach(c, c->k->rim[i] + c->n * odd, dot + c->n * odd, NO_LIT);
}

/* The walk from a cell to another one (or straight off the board): the sides it crosses. */
static void lay_walk(struct curve *c, int32_t cell, int32_t to)
{
    struct connected *k = c->k;
    int32_t col = cell % c->row, goal = to ? to % c->row : 0;
    k->walk++;
    for (; col > goal; col--, cell--)
        k->walked[2 * cell + 1] = k->walk;
    for (; col < goal; col++, cell++)
        k->walked[2 * cell + 3] = k->walk;
    for (; to && cell > to; cell -= c->row)
        k->walked[2 * cell] = k->walk;
    for (; to && cell < to; cell += c->row)
        k->walked[2 * (cell + c->row)] = k->walk;
}

/* The cheapest way from the dots that begin there at no cost (queue[0]) to one of them with the
 * other parity. Returns its end, or -1. */
static int32_t go_around(struct curve *c)
{
    struct connected *k = c->k;
    const uint32_t n_first = c->n_queue[0];
    int32_t first[4];
    memcpy(first, k->queue[0], n_first * sizeof *first);
    for (uint32_t i = 0;; i++) {
        if (i == c->n_queue[0]) {
            int32_t *queue = k->queue[0];
            if (c->n_queue[1] == 0)
                return -1;
            k->queue[0] = k->queue[1];
            k->queue[1] = queue;
            c->n_queue[0] = c->n_queue[1];
            c->n_queue[1] = i = 0;
            c->cost++;
        }
        int32_t at = k->queue[0][i], odd = at >= c->n, dot = odd ? at - c->n : at;
        if (k->cost[at] != c->cost)
            continue;
        for (uint32_t j = 0; j < n_first; j++)
            if (at == (first[j] >= c->n ? first[j] - c->n : first[j] + c->n))
                return at;
        along_lines(c, dot, odd);
        over_cells(c, dot, odd);
        over_rim(c, dot, odd);
    }
}

static void begin(struct curve *c)
{
    struct connected *k = c->k;
    k->base += 4 * (uint32_t)c->n; /* more than any cost so far */
    if (k->base > UINT32_MAX - 8 * (uint32_t)c->n) {
        memset(k->cost, 0, 2 * (size_t)c->n * sizeof *k->cost);
        memset(k->over, 0, 2 * (size_t)c->n * sizeof *k->over);
        k->base = 1;
    }
    c->cost = k->base;
    c->n_queue[0] = c->n_queue[1] = 0;
    c->rim[0] = c->rim[1] = false;
}

/* A curve over this cell. */
static int32_t around_by_cell(struct curve *c, int32_t cell)
{
    int32_t corner[4], side[4], parity = 0;
    begin(c);
    corners_of(c, cell, corner, side);
    for (int i = 0; i < 4; i++) {
        reach(c, corner[i] + c->n * parity, -1, NO_LIT);
        if (is_rim(c, corner[i]))
            c->k->rim[c->n_rim++] = corner[i];
        parity ^= is_walked(c, side[i]);
    }
    return go_around(c);
}

/* A curve along this line. */
static int32_t around_by_line(struct curve *c, int32_t edge)
{
    begin(c);
    reach(c, edge >> 1, -1, NO_LIT);
    reach(c, (edge >> 1) + (edge & 1 ? c->row : 1) + c->n * is_walked(c, edge), -1, NO_LIT);
    return go_around(c);
}

/* Only what was known before may explain. */
static void add(const struct curve *c, uint32_t lit)
{
    assert(lit_true(c->s, lit) && c->s->info[lit >> 1].pos < c->before);
    why_add(c->s, lit);
}

static void write_curve(struct curve *c, int32_t at)
{
    for (; at >= 0; at = c->k->from[at])
        if (c->k->by[at] != NO_LIT)
            add(c, c->k->by[at]);
}

static struct curve curve_for(struct cdcl *s, unsigned colour, uint32_t before)
{
    return (struct curve){.s = s,
                          .k = &s->connected,
                          .other = colour ^ 1,
                          .before = before,
                          .row = s->frame.stride,
                          .n = (int32_t)s->frame.n_places};
}

static int32_t place_of(const struct cdcl *s, uint32_t lit)
{
    return lit == NO_LIT ? 0 : (int32_t)((lit >> 1) - s->frame.n_vars);
}

static uint32_t add_side(int32_t *list, uint32_t n, int32_t edge, int32_t row)
{
    list[n++] = edge >> 1;
    list[n++] = (edge >> 1) + (edge & 1 ? row : 1);
    return n;
}

/* The border of all that is reached from a cell, not over `door`: marked. */
static void mark_border(struct curve *c, int32_t cell, int32_t door)
{
    struct connected *k = c->k;
    const uint32_t cells = c->s->frame.n_vars;
    const int32_t edge[4] = {0, 3, 2 * c->row, 1}, step[4] = {-c->row, 1, c->row, -1};
    int32_t *queue = k->queue[0];
    uint32_t n = 0, now = k->now += 2, reached = now + 1;
    k->mark[cells + (uint32_t)cell] = reached;
    queue[n++] = cell;
    for (uint32_t i = 0; i < n; i++)
        for (int j = 0; j < 4; j++) {
            const int32_t to = queue[i] + step[j];
            const uint32_t e = (uint32_t)(2 * queue[i] + edge[j]), v = cells + (uint32_t)to;
            bool line = is_known(c, e, 1);
            if (line)
                k->mark[e] = now;
            if (k->mark[v] == now || k->mark[v] == reached || to == door)
                continue;
            if (is_known(c, v, c->other)) {
                if (is_cell(c, to))
                    k->mark[v] = now;
                else
                    c->n_rim = add_side(k->rim, c->n_rim, (int32_t)e, c->row);
            } else if (!line && is_cell(c, to)) {
                k->mark[v] = reached;
                queue[n++] = to;
            }
        }
}

/* Where the walk leaves what is reached for the last time: by a line, or to a cell of the other
 * colour. */
static void find_way_out(const struct curve *c, int32_t cell, int32_t to, int32_t *line,
                         int32_t *next)
{
    const uint32_t cells = c->s->frame.n_vars, reached = c->k->now + 1;
    int32_t col = cell % c->row, goal = to ? to % c->row : 0;
    for (int32_t at = cell; at != to && (to || col > 0);) {
        int32_t edge, on;
        if (col != goal) {
            edge = col > goal ? 2 * at + 1 : 2 * at + 3;
            on = col > goal ? at - 1 : at + 1;
            col += col > goal ? -1 : 1;
        } else {
            edge = at > to ? 2 * at : 2 * (at + c->row);
            on = at > to ? at - c->row : at + c->row;
        }
        if (c->k->mark[cells + (uint32_t)at] == reached &&
            c->k->mark[cells + (uint32_t)on] != reached) {
            *line = edge;
            *next = on;
        }
        at = on;
    }
}

/* What parts a cell that cannot be reached from another, and the literal of that. */
static void part(struct curve *c, int32_t cell, uint32_t root)
{
    int32_t to = place_of(c->s, root), line = 0, next = 0, end;
    mark_border(c, cell, NO_NODE);
    lay_walk(c, cell, to);
    find_way_out(c, cell, to, &line, &next);
    uint32_t v = c->s->frame.n_vars + (uint32_t)next;
    bool by_cell = is_border(c, v);
    end = by_cell ? around_by_cell(c, next) : around_by_line(c, line);
    assert(end >= 0 && "something parts them");
    write_curve(c, end);
    add(c, by_cell ? 2 * v + c->other : 2 * (uint32_t)line + 1);
    if (root != NO_LIT)
        add(c, root);
}

void cdcl_connected_part(struct cdcl *s, uint32_t lit, uint32_t root)
{
    struct curve c = curve_for(s, lit & 1, UINT32_MAX);
    s->n_why = 0;
    part(&c, place_of(s, lit), root);
    add(&c, lit);
}

void cdcl_explain_connected(struct cdcl *s, uint32_t lit, uint32_t at)
{
    const uint32_t *cut = s->cut + at;
    int32_t cell = place_of(s, lit);
    s->n_why = 0;
    if (cut[0] == NO_LIT) {
        struct curve c = curve_for(s, (lit & 1) ^ 1, cut[2]);
        part(&c, cell, cut[1]);
        return;
    }
    struct curve c = curve_for(s, lit & 1, s->info[lit >> 1].pos);
    mark_border(&c, place_of(s, cut[0]), cell);
    lay_walk(&c, place_of(s, cut[0]), place_of(s, cut[1]));
    int32_t end = around_by_cell(&c, cell);
    assert(end >= 0 && "it is the only way");
    write_curve(&c, end);
    add(&c, cut[0]);
    if (cut[1] != NO_LIT)
        add(&c, cut[1]);
}
