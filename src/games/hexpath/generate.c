/* generate.c - hide an order, then change the board until no other order works.
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
#include "games/hexpath/maker.h"

#include <string.h>

enum { COUNT_MAX = 20000 };    /* more orders than this are all the same to us */
enum { PATIENCE = 12 };        /* tries per cell and label without progress */
enum { DRAFTS_PER_BLOCK = 8 }; /* failed climbs until one more blocked cell is allowed */

/* ---- rivals ---- */

static bool rival_succeeds(struct hexpath_maker *m, int rival)
{
    struct route r;
    hexpath_walk_order(m, m->rivals[rival], &r);
    return route_end(&r) == m->map.map.goal;
}

/* Remember an order as the search gives it: labels, highest first. The hidden one is no rival.
 * Returns its place in the list, or -1. */
static int rival_add(struct hexpath_maker *m, const uint8_t *order)
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
static bool change_promises(struct hexpath_maker *m, uint64_t best, struct route *hidden)
{
    if (hexpath_walk_hidden(m, hidden) != m->gray || route_end(hidden) != m->map.map.goal ||
        !hexpath_is_far_reaching(m, hidden))
        return false;
    if (m->current >= 0 && maker_chance(m, 16) && rival_succeeds(m, m->current))
        return false;
    uint64_t solving = 1;
    for (int i = 0; i < m->n_rivals && best < RIVALS && solving <= best; i++)
        solving += rival_succeeds(m, i);
    return solving <= best;
}

/* How many orders solve the board, up to cap. *rival is one of them, or -1. */
static enum err_code board_count(struct hexpath_maker *m, uint64_t cap, uint64_t *count, int *rival)
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

static void change_undo(struct hexpath_maker *m, struct change c)
{
    hexpath_label_set(m, c.cell, c.label);
    if (c.gray_to >= 0) {
        m->map.flips[c.gray_to] = false;
        m->map.flips[c.cell] = true;
    }
}

/* A cell the rival's walk looks at, or now and then any cell. */
static int change_cell(struct hexpath_maker *m)
{
    if (m->current < 0 || maker_chance(m, 8) == 0)
        return maker_chance(m, m->cells);
    int at = m->rival.place[maker_chance(m, m->rival.n)],
        near = m->map.near[at][maker_chance(m, WALK_SIDES)];
    return near < m->cells ? near : at;
}

/* False: nothing was changed. */
static bool change_make(struct hexpath_maker *m, struct change *c)
{
    int cell = change_cell(m), start = m->map.map.start, goal = m->map.map.goal;
    int label = maker_chance(m, m->k + (m->blocked < m->most_blocked));
    *c = (struct change){cell, -1, m->map.label[cell]};
    if (m->map.flips[cell] && maker_chance(m, 2)) {
        int to = m->hidden.place[maker_chance(m, m->hidden.n)];
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
    hexpath_label_set(m, cell, blocks ? WALK_BLOCKED : (uint8_t)label);
    return true;
}

static void rival_face(struct hexpath_maker *m, int rival)
{
    m->current = rival;
    if (rival >= 0)
        hexpath_walk_order(m, m->rivals[rival], &m->rival);
}

static enum err_code climb(struct hexpath_maker *m, bool *proper)
{
    uint64_t best, count;
    int patience = PATIENCE * m->cells * m->k, rival;
    m->n_rivals = m->oldest = 0;
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

enum err_code hexpath_maker_count(struct hexpath_maker *m)
{
    enum err_code end = ERR_NONE;
    bool proper = false;
    for (int drafts = 0; end == ERR_NONE && !proper;) {
        if (!work_spend(m->w, 1))
            return ERR_BUDGET;
        if (!hexpath_generate_draft(m))
            continue;
        m->most_blocked = drafts++ / DRAFTS_PER_BLOCK;
        end = climb(m, &proper);
    }
    return end;
}
