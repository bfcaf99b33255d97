/* shapes.c - see shapes.h. Placements are listed by counting in mixed radix; each step is found
 * by moving one bit and numbering the result again. */
#include "engine/exact/shapes.h"

#include <string.h>

#include "base/bits.h"

bool lanes_symmetric(const struct lanes *l)
{
    if (memcmp(l->root[0], l->root[1], sizeof l->root[0]) != 0)
        return false;
    for (int r = 0; r < l->n; r++)
        for (int c = 0; c < r; c++)
            if ((l->open >> (l->n * r + c) & 1) != (l->open >> (l->n * c + r) & 1))
                return false;
    return true;
}

void lanes_shape(const struct lanes *l, int group, uint64_t cells, uint8_t *count)
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
            if (!(set & ~open))
                s->digit[lane][set] = s->sets[lane][bits_count(set)]++;
    }
}

uint32_t shape_row(const struct shapes *s, const struct lane_shape *x, uint64_t cells)
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

uint32_t shapes_find(const struct shapes *s, uint64_t cells)
{
    uint8_t count[LANES_MAX];
    lanes_shape(s->lanes, s->group, cells, count);
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

/* Cells of every placement: each lane's sets in turn, the last lane turning fastest. */
static void list_placements(const struct shapes *s, struct lane_shape *x)
{
    const struct lanes *l = s->lanes;
    uint32_t below = 1;
    for (int lane = l->n - 1; lane >= 0; lane--) {
        uint32_t sets = s->sets[lane][x->count[lane]];
        unsigned open = lane_places(l, s->group, lane, l->open);
        for (unsigned set = 0; set < 1u << l->n; set++) {
            if ((set & ~open) || bits_count(set) != x->count[lane])
                continue;
            uint64_t cells = lane_cells(l, s->group, lane, set);
            for (uint32_t row = 0; row < x->rows; row++)
                if (row / below % sets == s->digit[lane][set])
                    x->cells[row] |= cells;
        }
        below *= sets;
    }
}

/* The steps of one placement; with `count` set they are only counted. */
struct steps {
    uint32_t side, ahead;
};

static void add_to(struct lane_shape *x, uint32_t to)
{
    for (int i = 0; i < x->n_to; i++)
        if (x->to[i] == to)
            return;
    x->to[x->n_to++] = to; /* one for each lane that a piece can leave: they fit */
}

static void add_ahead(const struct shapes *s, struct lane_shape *x, uint64_t next, struct steps *n,
                      bool count)
{
    if (!count && next) {
        uint32_t to = shapes_find(s, next);
        x->ahead[n->ahead] = (struct ahead){to, shape_row(s, &s->shape[to], next)};
        add_to(x, to);
    } else if (!count) {
        x->ahead[n->ahead] = (struct ahead){SHAPE_GONE, 0};
    }
    n->ahead++;
}

static void add_steps(const struct shapes *s, struct lane_shape *x, uint32_t row, struct steps *n,
                      bool count)
{
    const struct lanes *l = s->lanes;
    uint64_t own = x->cells[row], free = l->open & ~own, reach = 0;
    for (uint64_t left = own; left;) {
        int cell = bits_pop(&left), lane = s->group ? cell / l->n : cell % l->n;
        int place = s->group ? cell % l->n : cell / l->n;
        uint64_t rest = own & ~((uint64_t)1 << cell);
        for (int to = place - 1; to <= place + 1; to += 2) {
            uint64_t target =
                to < 0 || to >= l->n ? 0 : (uint64_t)1 << lanes_cell(l, s->group, lane, to) & free;
            if (!target)
                continue;
            reach |= target;
            if (!count)
                x->side[n->side] = shape_row(s, x, rest | target);
            n->side++;
        }
        if (lane == l->n - 1) {
            reach = UINT64_MAX;
            add_ahead(s, x, rest, n, count);
        } else {
            uint64_t target = (uint64_t)1 << lanes_cell(l, s->group, lane + 1, place) & free;
            reach |= target;
            if (target)
                add_ahead(s, x, rest | target, n, count);
        }
    }
    x->reach[row] = reach;
}

static bool fill_shape(const struct shapes *s, struct lane_shape *x, struct arena *arena)
{
    size_t rows = x->rows, cells = (size_t)s->lanes->n * (size_t)s->lanes->n;
    x->cells = arena_take(arena, rows, sizeof *x->cells);
    x->reach = arena_take(arena, rows, sizeof *x->reach);
    x->side_from = arena_take(arena, rows + 1, sizeof *x->side_from);
    x->ahead_from = arena_take(arena, rows + 1, sizeof *x->ahead_from);
    x->has = arena_take(arena, cells * x->words, sizeof *x->has);
    if (!x->cells || !x->reach || !x->side_from || !x->ahead_from || !x->has)
        return false;
    list_placements(s, x);
    struct steps n = {0, 0};
    for (uint32_t row = 0; row < rows; row++) {
        add_steps(s, x, row, &n, true);
        x->side_from[row + 1] = n.side;
        x->ahead_from[row + 1] = n.ahead;
        for (uint64_t left = x->cells[row]; left;)
            bitset_add(x->has + (size_t)bits_pop(&left) * x->words, row);
    }
    x->side = arena_take(arena, n.side + 1, sizeof *x->side);
    x->ahead = arena_take(arena, n.ahead + 1, sizeof *x->ahead);
    return x->side && x->ahead;
}

struct err shapes_list(struct shapes *s, const struct lanes *l, int group, uint64_t most,
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

struct err shapes_fill(struct shapes *s, struct arena *arena)
{
    for (uint32_t i = 0; i < s->n; i++)
        if (!fill_shape(s, &s->shape[i], arena))
            return err_memory();
    for (uint32_t i = 0; i < s->n; i++) {
        struct steps n = {0, 0};
        for (uint32_t row = 0; row < s->shape[i].rows; row++)
            add_steps(s, &s->shape[i], row, &n, false);
    }
    return err_none();
}
