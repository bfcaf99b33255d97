/* generate.c - see generate.h. Hide an order, then change the board until no other order works.
 *
 * Labels are numbered by the hidden order itself: label 0 stands highest, label k-1 lowest, and
 * only at the end each is given a number by chance.
 *
 *  1. Draft: random labels and gray cells, a random start on the edge, until the hidden walk is
 *     long enough, stops on the opposite edge, and enters as many gray cells as wanted.
 *  2. Climb: change one cell, or move one gray flag, so that the hidden walk still stops on the
 *     same end and still enters all gray cells. Keep the change if the number of orders that solve
 *     the board did not grow. The solver counts no further than the number to beat.
 *  3. One order left: done. No progress for long: back to 1. Blocked cells are not used at first;
 *     every few drafts that fail allow one more.
 *
 * The search of step 2 is dear and a walk is cheap, so what searches find is remembered: orders,
 * other than the hidden one, that solved some version of the board (rivals). Cells are changed
 * where the walk of a rival looks, since no others can stop it; a change is not worth a search if
 * that rival still succeeds, or if more rivals succeed than may.
 */
#include "games/hexpath/generate.h"

#include <string.h>

#include "games/hexpath/solve.h"

enum { COUNT_MAX = 20000 };    /* more orders than this are all the same to us */
enum { PATIENCE = 12 };        /* tries per cell and label without progress */
enum { DRAFTS_PER_BLOCK = 8 }; /* failed climbs until one more blocked cell is allowed */
enum { RIVALS = 64 };

typedef uint8_t ranks[ORDER_MAX]; /* by label: 0 is highest */

struct route { /* the walk of one order */
    uint16_t place[HEXPATH_CELLS_MAX];
    int n;
};

struct maker {
    struct hexpath_map map;
    struct work *w;
    int n, k, gray, cells;
    int blocked, most_blocked;
    int uses[ORDER_MAX];              /* cells with this label */
    uint16_t deck[HEXPATH_CELLS_MAX]; /* all cells, in some order */
    bool seen[HEXPATH_CELLS_MAX + 1];
    struct route hidden, rival; /* the walks on the board as last accepted */
    ranks rivals[RIVALS];
    int n_rivals, oldest, current; /* the list is a ring; current: whose walk is `rival`, or -1 */
};

static int chance(struct maker *m, int below)
{
    return (int)rng_below(m->w->rng, (uint32_t)below);
}

/* ---- walking one order ---- */

/* The place the order goes to, or -1: it stops. */
static int walk_next(const struct maker *m, const uint8_t *rank, int at, bool reversed)
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
static int walk_order(struct maker *m, const uint8_t *rank, struct route *out)
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

static int route_end(const struct route *r)
{
    return r->place[r->n - 1];
}

static int walk_hidden(struct maker *m, struct route *out)
{
    ranks rank;
    for (int i = 0; i < m->k; i++)
        rank[i] = (uint8_t)i;
    return walk_order(m, rank, out);
}

static bool rival_succeeds(struct maker *m, int rival)
{
    struct route r;
    walk_order(m, m->rivals[rival], &r);
    return route_end(&r) == m->map.map.goal;
}

/* ---- step 1: drafts ---- */

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

static void label_put(struct maker *m, int cell, int label)
{
    m->map.label[cell] = (uint8_t)label;
    m->uses[label]++;
}

/* Labels by chance; then each label once more on a cell of its own, so that none is missing. */
static void deal_labels(struct maker *m)
{
    memset(m->uses, 0, sizeof m->uses);
    for (int i = 0; i < m->cells; i++)
        label_put(m, i, chance(m, m->k));
    for (int i = 0; i < m->k; i++) { /* the first k cells of a shuffled deck */
        int pick = i + chance(m, m->cells - i);
        uint16_t cell = m->deck[pick];
        m->deck[pick] = m->deck[i];
        m->deck[i] = cell;
        m->uses[m->map.label[cell]]--;
        label_put(m, cell, i);
    }
}

/* One attempt at a board on which the hidden order succeeds. */
static bool draft_try(struct maker *m)
{
    int shortest = m->n + m->n / 2;
    deal_labels(m);
    for (int i = 0; i < m->cells; i++)
        m->map.flips[i] = chance(m, 2 * shortest) < m->gray;
    m->blocked = 0;
    m->map.map.start = random_edge_cell(m);
    m->map.flips[m->map.map.start] = false;
    if (walk_hidden(m, &m->hidden) != m->gray || m->hidden.n < shortest)
        return false;
    int end = route_end(&m->hidden);
    if (m->map.flips[end] || !hexpath_faces(m->n, m->map.map.start, end))
        return false;
    m->map.map.goal = end;
    for (int i = 0; i < m->cells; i++)
        m->map.flips[i] = m->map.flips[i] && m->seen[i];
    m->n_rivals = m->oldest = 0;
    m->current = -1;
    return true;
}

/* ---- rivals ---- */

/* Remember an order as the search gives it: labels, highest first. The hidden one is no rival.
 * Returns its place in the list, or -1. */
static int rival_add(struct maker *m, const uint8_t *order)
{
    ranks rank = {0};
    bool hidden = true;
    for (int i = 0; i < m->k; i++) {
        rank[order[i]] = (uint8_t)i;
        hidden = hidden && order[i] == i;
    }
    if (hidden)
        return -1;
    for (int i = 0; i < m->n_rivals; i++)
        if (memcmp(m->rivals[i], rank, (size_t)m->k) == 0)
            return i;
    int at = m->n_rivals < RIVALS ? m->n_rivals++ : m->oldest++ % RIVALS;
    memcpy(m->rivals[at], rank, sizeof rank);
    return at;
}

/* Is the changed board worth a search? The hidden order must succeed as before. */
static bool change_promises(struct maker *m, uint64_t best, struct route *hidden)
{
    if (walk_hidden(m, hidden) != m->gray || route_end(hidden) != m->map.map.goal)
        return false;
    if (m->current >= 0 && chance(m, 16) && rival_succeeds(m, m->current))
        return false;
    uint64_t solving = 1;
    for (int i = 0; i < m->n_rivals && best < RIVALS && solving <= best; i++)
        solving += rival_succeeds(m, i);
    return solving <= best;
}

/* How many orders solve the board, up to cap. *rival is one of them, or -1. */
static enum err_code board_count(struct maker *m, uint64_t cap, uint64_t *count, int *rival)
{
    uint16_t start = (uint16_t)m->map.map.start;
    uint8_t order[2][ORDER_MAX];
    struct walk q = {.prefix = &start, .n_prefix = 1, .limit = cap, .orders_only = true};
    for (int i = 0; i < 2; i++)
        q.example[i].order = order[i];
    enum err_code end = walk_search(&m->map.map, &q, m->w);
    *count = q.n_orders;
    *rival = -1;
    for (uint64_t i = 0; i < 2 && i < q.n_orders; i++) {
        int at = rival_add(m, order[i]);
        *rival = at >= 0 ? at : *rival;
    }
    return end;
}

/* ---- step 2: changes ---- */

struct change {
    int cell;
    int gray_to; /* where its gray flag went, or -1 */
    uint8_t label;
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

/* A cell the rival's walk looks at, or now and then any cell. */
static int change_cell(struct maker *m)
{
    if (m->current < 0 || chance(m, 8) == 0)
        return chance(m, m->cells);
    int at = m->rival.place[chance(m, m->rival.n)], near = m->map.near[at][chance(m, WALK_SIDES)];
    return near < m->cells ? near : at;
}

/* False: nothing was changed. */
static bool change_make(struct maker *m, struct change *c)
{
    int cell = change_cell(m), start = m->map.map.start, goal = m->map.map.goal;
    int label = chance(m, m->k + (m->blocked < m->most_blocked));
    *c = (struct change){cell, -1, m->map.label[cell]};
    if (m->map.flips[cell] && chance(m, 2)) {
        int to = m->hidden.place[chance(m, m->hidden.n)];
        if (m->map.flips[to] || to == start || to == goal)
            return false;
        c->gray_to = to;
        m->map.flips[cell] = false;
        m->map.flips[to] = true;
        return true;
    }
    bool blocks = label == m->k;
    if (blocks && (m->map.flips[cell] || cell == start || cell == goal))
        return false;
    if (label == c->label || (c->label != WALK_BLOCKED && m->uses[c->label] == 1))
        return false; /* no change, or a number would vanish from the board */
    label_set(m, cell, blocks ? WALK_BLOCKED : (uint8_t)label);
    return true;
}

static void rival_face(struct maker *m, int rival)
{
    m->current = rival;
    if (rival >= 0)
        walk_order(m, m->rivals[rival], &m->rival);
}

static enum err_code climb(struct maker *m, bool *proper)
{
    uint64_t best, count;
    int patience = PATIENCE * m->cells * m->k, rival;
    enum err_code end = board_count(m, COUNT_MAX, &best, &rival);
    rival_face(m, rival);
    for (int idle = 0; end == ERR_NONE && best > 1 && idle < patience; idle++) {
        struct change c;
        struct route hidden;
        if (!work_spend(m->w, 1))
            return ERR_BUDGET;
        if (!change_make(m, &c))
            continue;
        bool kept = change_promises(m, best, &hidden);
        if (kept) {
            end = board_count(m, best < COUNT_MAX ? best + 1 : COUNT_MAX, &count, &rival);
            kept = end == ERR_NONE && count <= best;
        }
        if (!kept) {
            change_undo(m, c);
            continue;
        }
        idle = count < best ? 0 : idle;
        best = count;
        m->hidden = hidden;
        rival_face(m, rival);
    }
    *proper = end == ERR_NONE && best == 1;
    return end;
}

/* ---- all together ---- */

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
    int cells = board_width(b) * board_width(b);
    if (recipe.numbers > cells || recipe.numbers > ORDER_MAX || recipe.gray > cells - 2)
        return (struct err){ERR_VARIANT, 0, "the board has no room for that many"};
    struct maker *m = arena_take(w->arena, 1, sizeof *m);
    enum err_code end = ERR_MEMORY;
    if (m && hexpath_map_open(&m->map, board_width(b), w->arena)) {
        m->w = w;
        m->n = board_width(b);
        m->cells = cells;
        for (int i = 0; i < cells; i++)
            m->deck[i] = (uint16_t)i;
        m->k = recipe.numbers ? recipe.numbers : m->n;
        m->gray = recipe.gray < 0 ? m->n / 2 : recipe.gray;
        m->map.map.labels = m->k;
        m->map.map.flips_last = b->variant.value[OPTION_GRAY] == GRAY_ALL;
        end = maker_run(m);
    }
    b->game->rules.setup(b);
    if (end == ERR_NONE)
        board_fill(m, hexpath_edit(b));
    arena_release(w->arena, mark);
    if (end == ERR_BUDGET)
        return (struct err){ERR_BUDGET, 0, "no puzzle was found within the given effort"};
    return end == ERR_NONE ? err_none() : err_memory();
}
