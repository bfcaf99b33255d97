/* generate_draft.c - see maker.h: walking one order, boards on which the hidden order succeeds, and
 * the finished board. */
#include <string.h>

#include "games/hexpath/maker.h"

static bool maker_open(struct hexpath_maker *m, const struct board *b, struct hexpath_recipe recipe,
                       struct work *w)
{
    m->w = w;
    m->n = board_width(b);
    m->cells = m->n * m->n;
    for (int i = 0; i < m->cells; i++)
        m->deck[i] = (uint16_t)i;
    m->k = recipe.numbers;
    m->gray = recipe.gray;
    m->most_apart = m->cells * (100 - recipe.near) / 100;
    if (!hexpath_map_open(&m->map, m->n, w->arena))
        return false;
    m->map.map.labels = m->k;
    m->map.map.flips_last = b->variant.value[OPTION_GRAY] == GRAY_ALL;
    return true;
}

/* ---- walking one order ---- */

/* The place the order goes to, or -1: it stops. */
static int walk_next(const struct hexpath_maker *m, const uint8_t *rank, int at, bool reversed)
{
    int best = -1, best_rank = 0;
    bool tie = false;
    for (int i = 0; i < WALK_SIDES; i++) {
        int to = m->map.near[at][i];
        if (m->seen[to] || m->map.label[to] == WALK_BLOCKED)
            continue;
        int here = reversed ? -rank[m->map.label[to]] : rank[m->map.label[to]];
        tie = best >= 0 && (here == best_rank || (tie && here > best_rank));
        if (best < 0 || here < best_rank) {
            best = to;
            best_rank = here;
        }
    }
    return tie ? -1 : best;
}

/* Walk; the number of gray cells entered. */
int hexpath_walk_order(struct hexpath_maker *m, const uint8_t *rank, struct route *out)
{
    int gray = 0;
    bool reversed = false;
    memset(m->seen, 0, (size_t)m->cells);
    m->seen[m->cells] = true; /* outside */
    out->n = 0;
    for (int at = m->map.map.start; at >= 0; at = walk_next(m, rank, at, reversed)) {
        out->place[out->n++] = (uint16_t)at;
        m->seen[at] = true;
        gray += m->map.flips[at];
        reversed = (m->map.map.flips_last && reversed) != m->map.flips[at];
    }
    return gray;
}

int hexpath_walk_hidden(struct hexpath_maker *m, struct route *out)
{
    ranks rank;
    for (int i = 0; i < m->k; i++)
        rank[i] = (uint8_t)i;
    return hexpath_walk_order(m, rank, out);
}

int hexpath_cells_apart(const struct hexpath_maker *m, const struct route *walk, bool *near)
{
    int apart = m->cells;
    memset(near, 0, (size_t)m->cells + 1);
    near[m->cells] = true; /* outside */
    for (int i = 0; i < walk->n; i++) {
        const uint16_t *beside = m->map.near[walk->place[i]];
        apart -= !near[walk->place[i]];
        near[walk->place[i]] = true;
        for (int side = 0; side < WALK_SIDES; side++) {
            apart -= !near[beside[side]];
            near[beside[side]] = true;
        }
    }
    return apart;
}

bool hexpath_is_far_reaching(const struct hexpath_maker *m, const struct route *walk)
{
    bool near[HEXPATH_CELLS_MAX + 1];
    return m->most_apart >= m->cells || hexpath_cells_apart(m, walk, near) <= m->most_apart;
}

/* ---- drafts ---- */

static int random_edge_cell(struct hexpath_maker *m)
{
    int along = maker_chance(m, m->n), last = m->n - 1;
    switch (maker_chance(m, 4)) {
    case 0:
        return along;
    case 1:
        return last * m->n + along;
    case 2:
        return along * m->n;
    default:
        return along * m->n + last;
    }
}

static void label_put(struct hexpath_maker *m, int cell, int label)
{
    m->map.label[cell] = (uint8_t)label;
    m->uses[label]++;
}

/* Labels by chance; then each label once more on a cell of its own, so that none is missing. */
static void deal_labels(struct hexpath_maker *m)
{
    memset(m->uses, 0, sizeof m->uses);
    for (int i = 0; i < m->cells; i++)
        label_put(m, i, maker_chance(m, m->k));
    for (int i = 0; i < m->k; i++) { /* the first k cells of a shuffled deck */
        int pick = i + maker_chance(m, m->cells - i);
        uint16_t cell = m->deck[pick];
        m->deck[pick] = m->deck[i];
        m->deck[i] = cell;
        m->uses[m->map.label[cell]]--;
        label_put(m, cell, i);
    }
}

/* One attempt at a board on which the hidden order succeeds. */
bool hexpath_generate_draft(struct hexpath_maker *m)
{
    int shortest = maker_shortest(m);
    deal_labels(m);
    for (int i = 0; i < m->cells; i++)
        m->map.flips[i] = maker_chance(m, 2 * shortest) < m->gray;
    m->blocked = 0;
    m->map.map.start = random_edge_cell(m);
    m->map.flips[m->map.map.start] = false;
    if (hexpath_walk_hidden(m, &m->hidden) != m->gray || m->hidden.n < shortest)
        return false;
    int end = route_end(&m->hidden);
    if (m->map.flips[end] || !hexpath_faces(m->n, m->map.map.start, end) ||
        !hexpath_is_far_reaching(m, &m->hidden))
        return false;
    m->map.map.goal = end;
    for (int i = 0; i < m->cells; i++)
        m->map.flips[i] = m->map.flips[i] && m->seen[i];
    return true;
}

/* ---- labels ---- */

void hexpath_label_set(struct hexpath_maker *m, int cell, uint8_t label)
{
    uint8_t old = m->map.label[cell];
    if (old == WALK_BLOCKED)
        m->blocked--;
    else
        m->uses[old]--;
    if (label == WALK_BLOCKED)
        m->blocked++;
    else
        m->uses[label]++;
    m->map.label[cell] = label;
}

/* ---- the finished board ---- */

/* Each label gets a number by chance. */
static void maker_fill(struct hexpath_maker *m, struct hexpath *h)
{
    uint32_t number[ORDER_MAX];
    for (int i = 0; i < m->k; i++)
        number[i] = (uint32_t)i + 1;
    rng_shuffle(m->w->rng, number, (size_t)m->k);
    hexpath_clear(h);
    for (int i = 0; i < m->cells; i++) {
        int label = m->map.label[i];
        hexpath_put(h, i, label == WALK_BLOCKED ? CELL_BLOCKED : (int)number[label],
                    i == m->map.map.start  ? 'S'
                    : i == m->map.map.goal ? 'E'
                    : m->map.flips[i]      ? 'G'
                                           : 0);
    }
    hexpath_validate(&h->board);
}

struct err hexpath_maker_make(struct board *b, struct hexpath_recipe recipe, maker_fn *run,
                              const void *how, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct hexpath_maker *m = arena_take(w->arena, 1, sizeof *m);
    enum err_code end = m && maker_open(m, b, recipe, w) ? run(m, how) : ERR_MEMORY;
    b->game->rules.setup(b);
    if (end == ERR_NONE)
        maker_fill(m, hexpath_edit(b));
    arena_release(w->arena, mark);
    if (end == ERR_BUDGET)
        return (struct err){ERR_BUDGET, 0,
                            "no puzzle of this size and level was found within the effort"};
    return end == ERR_NONE ? err_none() : err_memory();
}
