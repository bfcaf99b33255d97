/* shapes.c - see shapes.h. Placements are listed by counting in mixed radix; a step changes one
 * digit of the number, or two. */
#include "engine/exact/shapes.h"

#include <string.h>

#include "base/bits.h"

bool exact_lanes_symmetric(const struct lanes *l)
{
    if (memcmp(l->root[0], l->root[1], sizeof l->root[0]) != 0)
        return false;
    for (int r = 0; r < l->n; r++)
        for (int c = 0; c < r; c++)
            if ((l->open >> (l->n * r + c) & 1) != (l->open >> (l->n * c + r) & 1))
                return false;
    return true;
}

void exact_lanes_shape(const struct lanes *l, int group, uint64_t cells, uint8_t *count)
{
    memset(count, 0, LANES_MAX);
    while (cells) {
        int cell = bits_pop(&cells);
        count[group ? cell / l->n : cell % l->n]++;
    }
}

/* The places of one lane as bits. */
static unsigned lane_places(const struct lanes *l, int group, int lane, uint64_t cells)
{
    unsigned places = 0;
    for (int p = 0; p < l->n; p++)
        places |= (unsigned)(cells >> lanes_cell(l, group, lane, p) & 1) << p;
    return places;
}

static uint64_t lane_cells(const struct lanes *l, int group, int lane, unsigned places)
{
    uint64_t cells = 0;
    for (int p = 0; p < l->n; p++)
        cells |= (uint64_t)(places >> p & 1) << lanes_cell(l, group, lane, p);
    return cells;
}

/* Sets of open places of each lane, numbered in ascending order among those of equal size. */
static void number_sets(struct shapes *s)
{
    for (int lane = 0; lane < s->lanes->n; lane++) {
        unsigned open = lane_places(s->lanes, s->group, lane, s->lanes->open);
        for (unsigned set = 0; set < 1u << s->lanes->n; set++)
            if (!(set & ~open)) {
                int size = bits_count(set), digit = s->sets[lane][size]++;
                s->digit[lane][set] = (uint8_t)digit;
                s->set[lane][size][digit] = (uint8_t)set;
                s->cells[lane][set] = lane_cells(s->lanes, s->group, lane, set);
            }
    }
}

uint32_t exact_shape_row(const struct shapes *s, const struct lane_shape *x, uint64_t cells)
{
    uint32_t row = 0;
    for (int lane = 0; lane < s->lanes->n; lane++)
        row = row * s->sets[lane][x->count[lane]] +
              s->digit[lane][lane_places(s->lanes, s->group, lane, cells)];
    return row;
}

static uint32_t find_count(const struct shapes *s, const uint8_t *count)
{
    uint32_t low = 0, high = s->n;
    while (low < high) { /* shapes stand in ascending order */
        uint32_t mid = low + (high - low) / 2;
        int order = memcmp(s->shape[mid].count, count, LANES_MAX);
        if (order == 0)
            return mid;
        if (order < 0)
            low = mid + 1;
        else
            high = mid;
    }
    return s->n;
}

uint32_t exact_shapes_find(const struct shapes *s, uint64_t cells)
{
    uint8_t count[LANES_MAX];
    exact_lanes_shape(s->lanes, s->group, cells, count);
    return find_count(s, count);
}

/* The next vector of counts in ascending order whose prefix sums stay below the root's: false
 * after the last. Counting starts from nothing on the board, which is no shape. */
static bool next_count(const struct lanes *l, int group, uint8_t *count)
{
    for (int lane = l->n - 1; lane >= 0; lane--) {
        int sum = 0, most = 0;
        for (int i = 0; i <= lane; i++) {
            sum += count[i];
            most += l->root[group][i];
        }
        count[lane]++;
        if (sum < most)
            return true;
        count[lane] = 0;
    }
    return false;
}

static uint64_t count_rows(const struct shapes *s, const uint8_t *count)
{
    uint64_t rows = 1;
    for (int lane = 0; lane < s->lanes->n; lane++)
        rows *= count[lane] > s->lanes->n ? 0 : s->sets[lane][count[lane]];
    return rows;
}

/* Walk through all shapes that have a placement; fill them in if there is a list. */
static bool list_shapes(struct shapes *s, uint64_t most)
{
    uint8_t count[LANES_MAX] = {0};
    uint64_t placements = 0;
    s->n = 0;
    while (next_count(s->lanes, s->group, count)) {
        uint64_t rows = count_rows(s, count);
        placements += rows;
        if (placements > most)
            return false;
        if (rows && s->shape) {
            struct lane_shape *x = &s->shape[s->n];
            memcpy(x->count, count, sizeof count);
            x->rows = (uint32_t)rows;
            x->words = (uint32_t)bitset_words(rows);
        }
        s->n += rows > 0;
    }
    return true;
}

static void find_rank(const struct shapes *s, struct lane_shape *x)
{
    int all = 0;
    for (int lane = 0; lane < s->lanes->n; lane++) {
        all += s->lanes->root[s->group][lane];
        x->pieces += x->count[lane];
        x->rank += lane * x->count[lane];
    }
    x->rank += s->lanes->n * (all - x->pieces);
}

/* A placement being looked at: the places of each lane as bits, and their digits. */
struct placement {
    uint32_t row;
    uint8_t places[LANES_MAX], digit[LANES_MAX];
};

/* What a row is made of, the last lane turning fastest. */
static void read_row(const struct shapes *s, const struct lane_shape *x, uint32_t row,
                     struct placement *p)
{
    p->row = row;
    for (int lane = s->lanes->n - 1; lane >= 0; lane--) {
        uint32_t sets = s->sets[lane][x->count[lane]];
        p->digit[lane] = (uint8_t)(row % sets);
        p->places[lane] = s->set[lane][x->count[lane]][p->digit[lane]];
        row /= sets;
    }
}

/* A shape whose placements are being listed. */
struct listing {
    const struct shapes *shapes;
    struct lane_shape *shape;
    unsigned open[LANES_MAX]; /* places of each lane */
    uint32_t below[LANES_MAX]; /* what a digit of each lane counts */
    uint32_t to[LANES_MAX];   /* the shape after a step ahead from each lane, */
    bool steps[LANES_MAX];    /* and whether any placement makes it */
    uint32_t n_side, n_ahead;
};

/* Steps to the next place and to the one before it, as bits of where they lead. */
static unsigned steps_up(const struct listing *l, const struct placement *p, int lane)
{
    return (unsigned)p->places[lane] << 1 & l->open[lane] & ~(unsigned)p->places[lane];
}

static unsigned steps_down(const struct listing *l, const struct placement *p, int lane)
{
    return (unsigned)p->places[lane] >> 1 & l->open[lane] & ~(unsigned)p->places[lane];
}

/* Places from which there is a step ahead. */
static unsigned steps_ahead(const struct listing *l, const struct placement *p, int lane)
{
    return lane == l->shapes->lanes->n - 1
               ? p->places[lane]
               : p->places[lane] & l->open[lane + 1] & ~(unsigned)p->places[lane + 1];
}

/* Cells of one placement and those it may step to; its steps are counted. */
static void count_steps(struct listing *l, const struct placement *p)
{
    const struct shapes *s = l->shapes;
    uint64_t cells = 0, reach = 0;
    for (int lane = 0; lane < s->lanes->n; lane++) {
        if (!p->places[lane])
            continue;
        unsigned up = steps_up(l, p, lane), down = steps_down(l, p, lane);
        unsigned ahead = steps_ahead(l, p, lane);
        cells |= s->cells[lane][p->places[lane]];
        reach |= s->cells[lane][up | down];
        reach |= lane == s->lanes->n - 1 ? UINT64_MAX : s->cells[lane + 1][ahead];
        l->n_side += (uint32_t)(bits_count(up) + bits_count(down));
        l->n_ahead += (uint32_t)bits_count(ahead);
    }
    l->shape->cells[p->row] = cells;
    l->shape->reach[p->row] = reach;
}

static bool fill_shape(const struct shapes *s, struct lane_shape *x, struct arena *arena)
{
    size_t rows = x->rows, cells = (size_t)s->lanes->n * (size_t)s->lanes->n;
    struct listing l = {.shapes = s, .shape = x};
    x->cells = arena_take(arena, rows, sizeof *x->cells);
    x->reach = arena_take(arena, rows, sizeof *x->reach);
    x->side_from = arena_take(arena, rows + 1, sizeof *x->side_from);
    x->ahead_from = arena_take(arena, rows + 1, sizeof *x->ahead_from);
    x->has = arena_take(arena, cells * x->words, sizeof *x->has);
    if (!x->cells || !x->reach || !x->side_from || !x->ahead_from || !x->has)
        return false;
    for (int lane = 0; lane < s->lanes->n; lane++)
        l.open[lane] = lane_places(s->lanes, s->group, lane, s->lanes->open);
    for (uint32_t row = 0; row < rows; row++) {
        struct placement p;
        read_row(s, x, row, &p);
        count_steps(&l, &p);
        x->side_from[row + 1] = l.n_side;
        x->ahead_from[row + 1] = l.n_ahead;
        for (uint64_t left = x->cells[row]; left;)
            bitset_add(x->has + (size_t)bits_pop(&left) * x->words, row);
    }
    x->side = arena_take(arena, l.n_side + 1, sizeof *x->side);
    x->ahead = arena_take(arena, l.n_ahead + 1, sizeof *x->ahead);
    return x->side && x->ahead;
}

/* The same placement with other places in one lane: only that digit changes. */
static uint32_t row_beside(const struct listing *l, const struct placement *p, int lane,
                           unsigned places)
{
    return p->row + ((uint32_t)l->shapes->digit[lane][places] - p->digit[lane]) * l->below[lane];
}

/* The placement after a step ahead from `lane`: a digit changes there and in the next lane, and
 * what the digits before them count. */
static uint32_t row_ahead(const struct listing *l, struct placement p, int lane, unsigned step)
{
    const struct shapes *s = l->shapes;
    const struct lane_shape *x = &s->shape[l->to[lane]];
    uint32_t row = 0;
    p.digit[lane] = s->digit[lane][p.places[lane] & ~step];
    if (lane < s->lanes->n - 1)
        p.digit[lane + 1] = s->digit[lane + 1][p.places[lane + 1] | step];
    for (int i = 0; i < s->lanes->n; i++)
        row = row * s->sets[i][x->count[i]] + p.digit[i];
    return row;
}

static void list_steps(struct listing *l, const struct placement *p)
{
    struct lane_shape *x = l->shape;
    for (int lane = 0; lane < l->shapes->lanes->n; lane++) {
        unsigned places = p->places[lane];
        if (!places)
            continue;
        for (uint64_t to = steps_up(l, p, lane); to; l->n_side++) {
            unsigned step = 1u << bits_pop(&to);
            x->side[l->n_side] = row_beside(l, p, lane, places ^ step ^ step >> 1);
        }
        for (uint64_t to = steps_down(l, p, lane); to; l->n_side++) {
            unsigned step = 1u << bits_pop(&to);
            x->side[l->n_side] = row_beside(l, p, lane, places ^ step ^ step << 1);
        }
        for (uint64_t from = steps_ahead(l, p, lane); from; l->n_ahead++) {
            unsigned step = 1u << bits_pop(&from);
            bool gone = l->to[lane] == SHAPE_GONE;
            l->steps[lane] = true;
            x->ahead[l->n_ahead] =
                (struct ahead){l->to[lane], gone ? 0 : row_ahead(l, *p, lane, step)};
        }
    }
}

/* The shape after a step ahead from a lane that has a piece. */
static uint32_t shape_ahead(const struct shapes *s, const struct lane_shape *x, int lane)
{
    uint8_t count[LANES_MAX];
    memcpy(count, x->count, sizeof count);
    count[lane]--;
    if (lane < s->lanes->n - 1)
        count[lane + 1]++;
    return x->pieces == 1 && lane == s->lanes->n - 1 ? SHAPE_GONE : find_count(s, count);
}

static void link_shape(const struct shapes *s, struct lane_shape *x)
{
    struct listing l = {.shapes = s, .shape = x};
    uint32_t below = 1;
    for (int lane = s->lanes->n - 1; lane >= 0; lane--) {
        l.open[lane] = lane_places(s->lanes, s->group, lane, s->lanes->open);
        l.below[lane] = below;
        below *= s->sets[lane][x->count[lane]];
        l.to[lane] = x->count[lane] ? shape_ahead(s, x, lane) : s->n;
    }
    for (uint32_t row = 0; row < x->rows; row++) {
        struct placement p;
        read_row(s, x, row, &p);
        list_steps(&l, &p);
    }
    for (int lane = 0; lane < s->lanes->n; lane++)
        if (l.steps[lane] && l.to[lane] != SHAPE_GONE)
            x->to[x->n_to++] = l.to[lane];
}

struct err exact_shapes_list(struct shapes *s, const struct lanes *l, int group, uint64_t most,
                             struct arena *arena)
{
    *s = (struct shapes){.lanes = l, .group = group};
    number_sets(s);
    if (!list_shapes(s, most))
        return (struct err){ERR_BUDGET, 0, "this board is too large to be solved"};
    s->shape = arena_take(arena, s->n + 1, sizeof *s->shape);
    if (!s->shape)
        return err_memory();
    list_shapes(s, most);
    for (uint32_t i = 0; i < s->n; i++)
        find_rank(s, &s->shape[i]);
    return err_none();
}

struct err exact_shapes_fill(struct shapes *s, struct arena *arena)
{
    for (uint32_t i = 0; i < s->n; i++)
        if (!fill_shape(s, &s->shape[i], arena))
            return err_memory();
    for (uint32_t i = 0; i < s->n; i++)
        link_shape(s, &s->shape[i]);
    return err_none();
}
