/* generate.c - see generate.h. Hide an order, then change the board until no other order works.
 *
 * Labels are numbered by the hidden order itself: label 0 stands highest, label k-1 lowest, and
 * only at the end each is given a number by chance. So the hidden walk is quick to follow.
 *
 *  1. Draft: random labels and gray cells, a random start on the edge, until the hidden walk is
 *     long enough, stops on the opposite edge, and enters as many gray cells as wanted.
 *  2. Climb: change one cell, or move one gray flag, so that the hidden walk still stops on the
 *     same end and still enters all gray cells. Keep the change if the number of orders that solve
 *     the board did not grow. The solver counts no further than the number to beat. Cells that the
 *     walk of another solving order looks at are changed most, since no others can stop it.
 *  3. One order left: done. No progress for long: back to 1. Blocked cells are not used at first;
 *     every few drafts that fail allow one more.
 */
#include "games/hexpath/generate.h"

#include <string.h>

#include "games/hexpath/solve.h"

enum { COUNT_MAX = 20000 };    /* more orders than this are all the same to us */
enum { PATIENCE = 12 };        /* tries per cell and label without progress */
enum { DRAFTS_PER_BLOCK = 8 }; /* failed climbs until one more blocked cell is allowed */

struct maker {
    struct hexpath_map map;
    struct work *w;
    int n, k, gray, cells;
    int blocked, most_blocked;
    int uses[ORDER_MAX]; /* cells with this label */
    bool seen[HEXPATH_CELLS_MAX + 1];
    uint16_t path[HEXPATH_CELLS_MAX];
    int n_path;
    uint16_t found[2][HEXPATH_CELLS_MAX], rival[HEXPATH_CELLS_MAX]; /* paths: see rival_keep */
    uint8_t found_order[2][ORDER_MAX];
    int n_found[2], n_rival;
};

static int chance(struct maker *m, int below)
{
    return (int)rng_below(m->w->rng, (uint32_t)below);
}

/* The place the hidden order goes to, or -1: it stops. */
static int hidden_next(const struct maker *m, int at, bool reversed)
{
    int best = -1, best_label = -1;
    bool tie = false;
    for (int i = 0; i < WALK_SIDES; i++) {
        int to = m->map.near[at][i];
        if (m->seen[to] || m->map.label[to] == WALK_BLOCKED)
            continue;
        int label = reversed ? m->k - m->map.label[to] : m->map.label[to];
        if (best < 0 || label < best_label) {
            best = to;
            best_label = label;
            tie = false;
        } else {
            tie |= label == best_label;
        }
    }
    return tie ? -1 : best;
}

/* Follow the hidden order; true if it enters exactly the wanted number of gray cells. */
static bool hidden_walk(struct maker *m)
{
    int at = m->map.map.start, gray = 0;
    bool reversed = false;
    memset(m->seen, 0, (size_t)m->cells);
    m->seen[m->cells] = true; /* outside */
    for (m->n_path = 0; at >= 0; at = hidden_next(m, at, reversed)) {
        m->path[m->n_path++] = (uint16_t)at;
        m->seen[at] = true;
        gray += m->map.flips[at];
        reversed = (m->map.map.flips_last && reversed) != m->map.flips[at];
    }
    return gray == m->gray;
}

static int random_edge_cell(struct maker *m)
{
    int along = chance(m, m->n), last = m->n - 1;
    switch (chance(m, 4)) {
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

/* One attempt at a board on which the hidden order succeeds. */
static bool draft_try(struct maker *m)
{
    int shortest = m->n + m->n / 2, missing = m->k;
    memset(m->uses, 0, sizeof m->uses);
    for (int i = 0; i < m->cells; i++) {
        int label = chance(m, m->k);
        m->map.label[i] = (uint8_t)label;
        missing -= m->uses[label]++ == 0;
        m->map.flips[i] = chance(m, 2 * shortest) < m->gray;
    }
    m->blocked = 0;
    m->map.map.start = random_edge_cell(m);
    m->map.flips[m->map.map.start] = false;
    if (missing || !hidden_walk(m) || m->n_path < shortest)
        return false;
    int end = m->path[m->n_path - 1];
    if (m->map.flips[end] || !hexpath_faces(m->n, m->map.map.start, end))
        return false;
    m->map.map.goal = end;
    for (int i = 0; i < m->cells; i++)
        m->map.flips[i] = m->map.flips[i] && m->seen[i];
    return true;
}

/* How many orders solve the board, up to cap; the hidden one is among them. */
static enum err_code board_count(struct maker *m, uint64_t cap, uint64_t *count)
{
    uint16_t start = (uint16_t)m->map.map.start;
    struct walk q = {.prefix = &start, .n_prefix = 1, .limit = cap, .orders_only = true};
    for (int i = 0; i < 2; i++)
        q.example[i] = (struct walk_example){m->found[i], m->found_order[i], 0};
    enum err_code end = walk_search(&m->map.map, &q, m->w);
    *count = q.n_orders;
    for (int i = 0; i < 2; i++)
        m->n_found[i] = q.example[i].n_path;
    return end;
}

/* Of the two orders just found, one at least is not the hidden one. */
static void rival_keep(struct maker *m)
{
    int other = 0;
    for (int i = 0; i < m->k && !other; i++)
        other = m->found_order[1][i] != i;
    m->n_rival = m->n_found[other];
    memcpy(m->rival, m->found[other], (size_t)m->n_rival * sizeof *m->rival);
}

/* A change of one cell, or of two when a gray flag moves, that can be taken back. */
struct change {
    int cell, gray_to;
    uint8_t label;
    bool gray;
};

static void label_set(struct maker *m, int cell, uint8_t label)
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

static void change_undo(struct maker *m, struct change c)
{
    label_set(m, c.cell, c.label);
    if (c.gray_to >= 0) {
        m->map.flips[c.gray_to] = false;
        m->map.flips[c.cell] = true;
    }
}

/* A cell the rival's walk has looked at, or now and then any cell. */
static int change_cell(struct maker *m)
{
    if (chance(m, 4) == 0)
        return chance(m, m->cells);
    int at = m->rival[chance(m, m->n_rival)], near = m->map.near[at][chance(m, WALK_SIDES)];
    return near < m->cells ? near : at;
}

/* False: nothing was changed. */
static bool change_make(struct maker *m, struct change *c)
{
    int cell = change_cell(m), label = chance(m, m->k + (m->blocked < m->most_blocked));
    bool is_end = cell == m->map.map.start || cell == m->map.map.goal;
    *c = (struct change){cell, -1, m->map.label[cell], m->map.flips[cell]};
    if (c->gray && chance(m, 2)) {
        int to = m->path[chance(m, m->n_path)];
        if (m->map.flips[to] || to == m->map.map.start || to == m->map.map.goal)
            return false;
        c->gray_to = to;
        m->map.flips[cell] = false;
        m->map.flips[to] = true;
        return true;
    }
    uint8_t next = label == m->k ? WALK_BLOCKED : (uint8_t)label;
    if (next == c->label || (next == WALK_BLOCKED && (is_end || c->gray)))
        return false;
    if (c->label != WALK_BLOCKED && m->uses[c->label] == 1)
        return false; /* every number stays on the board */
    label_set(m, cell, next);
    return true;
}

/* Step 2 and 3: true when one order is left. */
static enum err_code climb(struct maker *m, bool *proper)
{
    uint64_t best, count;
    int patience = PATIENCE * m->cells * m->k, idle = 0;
    enum err_code end = board_count(m, COUNT_MAX, &best);
    rival_keep(m);
    while (end == ERR_NONE && best > 1 && idle++ < patience) {
        struct change c;
        if (!work_spend(m->w, 1))
            return ERR_BUDGET;
        if (!change_make(m, &c))
            continue;
        if (!hidden_walk(m) || m->path[m->n_path - 1] != m->map.map.goal) {
            change_undo(m, c);
            hidden_walk(m);
            continue;
        }
        end = board_count(m, best < COUNT_MAX ? best + 1 : COUNT_MAX, &count);
        if (count > best) {
            change_undo(m, c);
            hidden_walk(m);
        } else {
            idle = count < best ? 0 : idle;
            best = count;
            rival_keep(m);
        }
    }
    *proper = end == ERR_NONE && best == 1;
    return end;
}

static void board_fill(struct maker *m, struct hexpath *h)
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
    hexpath_settle(&h->board);
}

static enum err_code maker_run(struct maker *m)
{
    enum err_code end = ERR_NONE;
    bool proper = false;
    for (int drafts = 0; end == ERR_NONE && !proper;) {
        if (!work_spend(m->w, 1))
            return ERR_BUDGET;
        if (!draft_try(m))
            continue;
        m->most_blocked = drafts++ / DRAFTS_PER_BLOCK;
        end = climb(m, &proper);
    }
    return end;
}

struct err hexpath_generate(struct board *b, struct hexpath_recipe recipe, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct maker *m = arena_take(w->arena, 1, sizeof *m);
    if (!m || !hexpath_map_open(&m->map, board_width(b), w->arena)) {
        arena_release(w->arena, mark);
        return err_memory();
    }
    b->game->rules.setup(b);
    m->w = w;
    m->n = board_width(b);
    m->cells = m->n * m->n;
    m->k = recipe.numbers ? recipe.numbers : m->n;
    m->gray = recipe.gray < 0 ? m->n / 2 : recipe.gray;
    m->map.map.labels = m->k;
    m->map.map.flips_last = b->variant.value[OPTION_GRAY] == GRAY_ALL;
    enum err_code end = maker_run(m);
    if (end == ERR_NONE)
        board_fill(m, hexpath_edit(b));
    arena_release(w->arena, mark);
    if (end == ERR_BUDGET)
        return (struct err){ERR_BUDGET, 0, "no puzzle was found within the given effort"};
    return end == ERR_NONE ? err_none() : err_memory();
}
