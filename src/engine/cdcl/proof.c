/* proof.c - the search as a refutation that others can check by unit propagation alone.
 *
 * A checker knows clauses of counts, the answer that is forbidden, and cuts (docs/FORMATS.md): for a
 * set of dots with a line inside and one outside, some line leaves it; of diagonals: some slash leaves
 * a set of corners off the border. A clause is learnt by replacing literals with their reasons. So
 * unit propagation from its opposite meets the same conflict if each reason is
 *
 *   a count            all its clauses are there, and they propagate as the table does
 *   a learnt clause    written as a step when it was learnt
 *   a cycle            the cut about the corners of the other colour that it encloses is this clause
 *   a piece cut off    the cut about its dots, likewise
 *   a loop too early   The cut about the loop's dots, and the lines that leave these are crossed out
 *                      since every dot has its two: but only once the loop is closed. As a reason
 *                      against the closing edge it is a step of its own, a lemma, for one conflict.
 *
 *      o---o   #   other       loop and `other` are drawn, so nothing leaves the loop: the cut is
 *      |   |   #               broken. Where a count spoils the loop instead, each of its sides
 *      o-?-o   o               outside serves as `other`, one cut each.
 *
 * Facts of the root are told in the order in which they were found. Propagators that speak of cells
 * inside and outside have no place here, since a proof has no variables for them: they rest, and so
 * do pairs, probing and the linear equations; and of the pieces those that hang from a single dot,
 * which takes counting to refute.
 */
#include "engine/cdcl/proof.h"

#include <string.h>

#include "base/hash.h"

bool cdcl_proof_open(struct cdcl *s, const struct cdcl_proof *to)
{
    struct cdcl_log *l = cdcl_take(s, 1, sizeof *l);
    if (!l)
        return false;
    *l = (struct cdcl_log){.to = *to, .cap_lemma = 1024, .cap_told = 1024};
    l->mark = cdcl_take(s, s->frame.n_places, sizeof *l->mark);
    l->cell = cdcl_take(s, s->n_all, sizeof *l->cell);
    l->cycle = cdcl_take(s, s->n_all, sizeof *l->cycle);
    l->place = cdcl_take(s, s->frame.n_places, sizeof *l->place);
    l->lits = cdcl_take(s, s->n_all + 8, sizeof *l->lits);
    l->lemma = cdcl_take(s, l->cap_lemma, sizeof *l->lemma);
    l->told = cdcl_take(s, l->cap_told, sizeof *l->told);
    s->log = s->starved ? NULL : l;
    return !s->starved;
}

/* ---- cuts ---- */

static bool table_put(uint64_t *table, uint64_t cap, uint64_t hash)
{
    uint64_t at = hash & (cap - 1);
    for (; table[at]; at = (at + 1) & (cap - 1))
        if (table[at] == hash)
            return false;
    table[at] = hash;
    return true;
}

/* A cut is told once. Should two have one hash, one is missing, and no checker accepts the proof. */
static bool is_new_cut(struct cdcl *s)
{
    struct cdcl_log *l = s->log;
    uint64_t hash = l->n;
    for (uint32_t i = 0; i < l->n; i++)
        hash += hash_mix(l->lits[i] + HASH_STEP);
    hash |= 1;
    if (2 * l->n_told > l->cap_told) {
        uint64_t *more = cdcl_take(s, 2 * l->cap_told, sizeof *more);
        if (!more)
            return false;
        for (uint64_t i = 0; i < l->cap_told; i++)
            if (l->told[i])
                table_put(more, 2 * l->cap_told, l->told[i]);
        l->told = more;
        l->cap_told *= 2;
    }
    if (!table_put(l->told, l->cap_told, hash))
        return false;
    l->n_told++;
    return true;
}

static void tell_cut(struct cdcl *s)
{
    struct cdcl_log *l = s->log;
    if (is_new_cut(s))
        l->to.cut(l->to.ctx, l->place, l->n_places, l->lits, l->n);
}

static void set_begin(struct cdcl_log *l)
{
    l->round++;
    l->n_places = l->n = 0;
}

static bool set_has(const struct cdcl_log *l, int32_t place)
{
    return l->mark[place] == l->round;
}

static void set_add(struct cdcl_log *l, int32_t place)
{
    if (set_has(l, place))
        return;
    l->mark[place] = l->round;
    l->place[l->n_places++] = place;
}

static int32_t far_end(const struct cdcl *s, uint32_t edge, int32_t dot)
{
    int32_t near = (int32_t)(edge >> 1), far = near + (edge & 1 ? s->frame.stride : 1);
    return dot == near ? far : near;
}

static uint32_t edge_at(const struct cdcl *s, int32_t dot, int i)
{
    return (uint32_t)(2 * dot + s->frame.member[0][i]);
}

/* The lines that leave the set. */
static void leave_set(struct cdcl *s)
{
    struct cdcl_log *l = s->log;
    for (uint32_t k = 0; k < l->n_places; k++)
        for (int i = 0; i < 4; i++) {
            uint32_t edge = edge_at(s, l->place[k], i);
            if (s->value[edge] != OUTSIDE && !set_has(l, far_end(s, edge, l->place[k])))
                l->lits[l->n++] = 2 * edge + 1;
        }
}

/* An edge none of whose ends is in the set. */
static bool is_beside(const struct cdcl *s, uint32_t edge)
{
    int32_t near = (int32_t)(edge >> 1);
    return s->value[edge] != OUTSIDE && !set_has(s->log, near) && !set_has(s->log, far_end(s, edge, near));
}

/* A count that the loop does not meet: its sides beside the loop are crossed out too, a cut each. If
 * all are beside, the number itself says that one is drawn. */
static void tell_spoilt(struct cdcl *s, uint32_t count)
{
    struct cdcl_log *l = s->log;
    uint32_t side[4], n = 0;
    for (int i = 0; i < 4; i++) {
        side[n] = count + (uint32_t)s->frame.member[1][i];
        n += is_beside(s, side[n]);
    }
    if (n == 4) {
        tell_cut(s);
        return;
    }
    for (uint32_t i = 0; i < n; i++) {
        l->lits[l->n++] = 2 * side[i];
        tell_cut(s);
        l->n--;
    }
}

/* The edges of the loop are stamped. */
void cdcl_proof_loop(struct cdcl *s, uint32_t closing)
{
    struct cdcl_log *l = s->log;
    int32_t dot = (int32_t)(closing >> 1);
    uint32_t from = closing;
    set_begin(l);
    while (!set_has(l, dot)) {
        set_add(l, dot);
        int i = 0;
        while (edge_at(s, dot, i) == from || s->stamp[edge_at(s, dot, i)] != s->now)
            i++;
        from = edge_at(s, dot, i);
        dot = far_end(s, from, dot);
    }
    leave_set(s);
    l->lits[l->n++] = 2 * closing;
    if (l->spoilt != NO_LIT) {
        tell_spoilt(s, l->spoilt);
        return;
    }
    l->lits[l->n++] = l->other ^ 1;
    tell_cut(s);
}

/* What hangs together with the edge `in` by edges that were not crossed out before; `out` is drawn
 * elsewhere. */
void cdcl_proof_piece(struct cdcl *s, uint32_t in, uint32_t out, uint32_t before)
{
    struct cdcl_log *l = s->log;
    set_begin(l);
    set_add(l, (int32_t)(in >> 1));
    for (uint32_t k = 0; k < l->n_places; k++)
        for (int i = 0; i < 4; i++) {
            uint32_t edge = edge_at(s, l->place[k], i);
            bool is_gone = s->value[edge] == OUTSIDE || (s->value[edge] == 0 && s->info[edge].pos < before);
            if (!is_gone)
                set_add(l, far_end(s, edge, l->place[k]));
        }
    leave_set(s);
    l->lits[l->n++] = 2 * in;
    l->lits[l->n++] = 2 * out;
    tell_cut(s);
}

/* ---- diagonals ---- */

/* From a corner across cell i of the four around it, along a slash: where to, and which literal. */
static int32_t across(const struct cdcl *s, int32_t corner, int i, uint32_t *lit)
{
    const int32_t row = s->frame.stride;
    const int32_t cell[4] = {0, -1, -row, -row - 1}, to[4] = {row + 1, row - 1, 1 - row, -row - 1};
    *lit = 2 * (uint32_t)(corner + cell[i]) + (i == 0 || i == 3);
    return corner + to[i];
}

static bool is_inner(const struct cdcl *s, int32_t corner)
{
    int r = corner / s->frame.stride - 1, c = corner % s->frame.stride - 1;
    return r > 0 && c > 0 && r < s->frame.h && c < s->frame.w;
}

static void tell_corners(struct cdcl *s)
{
    struct cdcl_log *l = s->log;
    for (uint32_t k = 0; k < l->n_places; k++)
        for (int i = 0; i < 4; i++) {
            uint32_t lit;
            if (!set_has(l, across(s, l->place[k], i, &lit)))
                l->lits[l->n++] = lit;
        }
    tell_cut(s);
}

/* No corner is alone. A number above 0 says so itself. */
void cdcl_proof_corners(struct cdcl *s)
{
    for (uint32_t d = 0; d < s->frame.n_places && !toil(s, 1); d++) {
        unsigned allowed = count_allowed(s->state[d]);
        if (!is_inner(s, (int32_t)d) || (allowed && !(allowed & (allowed - 1))))
            continue;
        set_begin(s->log);
        set_add(s->log, (int32_t)d);
        tell_corners(s);
    }
}

void cdcl_proof_cycle_begin(struct cdcl *s)
{
    s->log->cells++;
    s->log->n_cycle = 0;
}

void cdcl_proof_cycle_add(struct cdcl *s, uint32_t cell)
{
    s->log->cell[cell] = s->log->cells;
    s->log->cycle[s->log->n_cycle++] = cell;
}

struct cycle_box {
    int32_t top, left, bottom, right; /* corners */
};

static struct cycle_box box_of_cycle(const struct cdcl *s)
{
    const struct cdcl_log *l = s->log;
    struct cycle_box b = {INT32_MAX, INT32_MAX, 0, 0};
    for (uint32_t i = 0; i < l->n_cycle; i++) {
        int32_t r = (int32_t)l->cycle[i] / s->frame.stride, c = (int32_t)l->cycle[i] % s->frame.stride;
        b.top = r < b.top ? r : b.top;
        b.left = c < b.left ? c : b.left;
        b.bottom = r + 1 > b.bottom ? r + 1 : b.bottom;
        b.right = c + 1 > b.right ? c + 1 : b.right;
    }
    return b;
}

/* Strictly within; what is enclosed is. */
static bool is_within(const struct cdcl *s, const struct cycle_box *b, int32_t corner)
{
    int32_t r = corner / s->frame.stride, c = corner % s->frame.stride;
    return r > b->top && r < b->bottom && c > b->left && c < b->right;
}

/* The corners of a colour on the rim of the box about the cycle, or those within that the set of the
 * round before has not. */
static void add_corners(struct cdcl *s, const struct cycle_box *b, int32_t colour, bool within)
{
    struct cdcl_log *l = s->log;
    uint32_t before = l->round - 1;
    for (int32_t r = b->top; r <= b->bottom; r++)
        for (int32_t c = b->left; c <= b->right; c++) {
            int32_t d = r * s->frame.stride + c;
            if ((r + c) % 2 == colour && is_within(s, b, d) == within && (!within || l->mark[d] != before))
                set_add(l, d);
        }
    toil(s, (uint32_t)((b->bottom - b->top) * (b->right - b->left)));
}

/* A cycle of this corner encloses corners of the other colour: those that are not reached from the rim
 * of the box about it without crossing it. */
void cdcl_proof_cycle(struct cdcl *s, int32_t corner)
{
    struct cdcl_log *l = s->log;
    struct cycle_box b = box_of_cycle(s);
    int32_t colour = (corner / s->frame.stride + corner % s->frame.stride + 1) % 2;
    set_begin(l);
    add_corners(s, &b, colour, false);
    for (uint32_t k = 0; k < l->n_places; k++)
        for (int i = 0; i < 4; i++) {
            uint32_t lit;
            int32_t to = across(s, l->place[k], i, &lit);
            if (is_within(s, &b, to) && l->cell[lit >> 1] != l->cells)
                set_add(l, to);
        }
    set_begin(l);
    add_corners(s, &b, colour, true);
    tell_corners(s);
}

/* ---- steps ---- */

void cdcl_proof_reason(struct cdcl *s, uint32_t lit)
{
    struct cdcl_log *l = s->log;
    if (reason_kind(s->info[lit >> 1].reason) != REASON_PATH)
        return;
    if (l->cap_lemma - l->n_lemma < s->n_why + 2) {
        uint32_t cap = 2 * l->cap_lemma + s->n_why + 2;
        uint32_t *more = cdcl_take(s, cap, sizeof *more);
        if (!more)
            return;
        memcpy(more, l->lemma, l->n_lemma * sizeof *more);
        l->lemma = more;
        l->cap_lemma = cap;
    }
    uint32_t *lemma = l->lemma + l->n_lemma;
    lemma[0] = s->n_why + 1;
    lemma[1] = lit;
    for (uint32_t i = 0; i < s->n_why; i++)
        lemma[2 + i] = s->why[i] ^ 1;
    l->n_lemma += s->n_why + 2;
    l->to.step(l->to.ctx, lemma + 1, lemma[0]);
}

/* The step, and the lemmas of its conflict go; one of a single literal is a fact and stays. */
void cdcl_proof_learnt(struct cdcl *s)
{
    struct cdcl_log *l = s->log;
    l->to.step(l->to.ctx, s->learn, s->n_learn);
    for (uint32_t at = 0; at < l->n_lemma; at += l->lemma[at] + 1)
        if (l->lemma[at] > 1)
            l->to.gone(l->to.ctx, l->lemma + at + 1, l->lemma[at]);
    l->n_lemma = 0;
}

void cdcl_proof_gone(struct cdcl *s, uint32_t clause)
{
    s->log->to.gone(s->log->to.ctx, s->store + clause + CLAUSE_HEAD, s->store[clause]);
}

void cdcl_proof_facts(struct cdcl *s)
{
    struct cdcl_log *l = s->log;
    for (; l->facts < s->n_trail && !toil(s, 1); l->facts++) {
        uint32_t lit = s->trail[l->facts];
        if (lit_level(s, lit) > 0)
            break;
        if (reason_kind(s->info[lit >> 1].reason) <= REASON_CLAUSE)
            continue;
        cdcl_explain(s, lit); /* which tells the cuts */
        if (reason_kind(s->info[lit >> 1].reason) == REASON_PATH)
            l->to.step(l->to.ctx, &lit, 1);
    }
    if (s->level == 0)
        s->n_cut = 0; /* nobody asks for these again */
}

void cdcl_proof_end(struct cdcl *s)
{
    cdcl_trail_backtrack(s, 0);
    cdcl_proof_facts(s);
    s->log->to.step(s->log->to.ctx, NULL, 0);
}

/* ---- the search ---- */

/* The clause "not all of these"; nothing is assigned yet. */
static bool forbid(struct cdcl *s, const uint32_t *lits, size_t n)
{
    for (size_t i = 0; i < n; i++)
        s->learn[i] = lits[i] ^ 1;
    if (n == 1)
        assign(s, s->learn[0], reason_make(REASON_NONE, 0));
    else if (n > 1)
        return cdcl_clause_add(s, s->learn, (uint32_t)n, 0, true) != NO_LIT;
    return true;
}

/* What each count says alone. False: that is impossible. */
static bool begin(struct cdcl *s)
{
    for (uint32_t k = 0; k < s->frame.n_counts && !toil(s, 1); k++)
        if (!cdcl_count_fire(s, k))
            return false;
    return !s->broken;
}

enum cdcl_verdict cdcl_refute(struct cdcl *s, const uint32_t *forbidden, size_t n,
                              const struct cdcl_proof *to)
{
    assert(!s->info && !s->n_guards);
    s->colours = false;
    if (!cdcl_proof_open(s, to) || !cdcl_search_setup(s) || !forbid(s, forbidden, n))
        return CDCL_UNKNOWN;
    if (s->frame.loop) {
        s->by_lines = true;
        memset(s->phase, 1, s->frame.n_vars);
        cdcl_order_fill(s);
    } else {
        cdcl_proof_corners(s);
    }
    if (begin(s))
        return cdcl_search(s);
    cdcl_proof_end(s);
    return s->stopped || s->starved ? CDCL_UNKNOWN : CDCL_NO;
}
