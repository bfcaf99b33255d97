/* reason.c - see reason.h.
 *
 *   cell, corner   the number there: the clause is true however that many of the literals about it
 *                  are (one loop: the sides of a cell; no loop: the slashes at a corner)
 *   dot            one loop: the same for 0 or 2 lines at a dot
 *   some           one loop: the clause has every edge, and the answer has one
 *   cut            one loop: a set of dots. The clause has every edge that leaves the set, and says
 *                  "unless" of a line within it and a line without: an edge negated, or there is
 *                  a number above 0 on that side. One loop that has a line on both sides has one
 *                  that leaves the set.
 *                  no loop: a set of corners, none on the border. The clause has every slash that
 *                  leaves it. An answer joins each corner to the border: a set that no slash leaves
 *                  would have a ring of slashes about it.
 *   answer         the clause has the claimed answer negated: all its lines, or all its slashes
 *
 * More literals than a reason needs make a clause weaker, so they do no harm.
 */
#include "certify/reason.h"

enum { NO_REASON, NUMBER, DOT, SOME, CUT, ANSWER };

bool certify_reasons_open(struct reasons *r, const struct certify_puzzle *p, const int8_t *answer,
                  struct arena *arena)
{
    *r = (struct reasons){.puzzle = p, .answer = answer, .kind = NO_REASON};
    r->has = arena_take(arena, 2 * (size_t)p->keys + 1, sizeof *r->has);
    r->within = arena_take(arena, (size_t)p->points, sizeof *r->within);
    return r->has && r->within;
}

bool reasons_is_cut(const struct reasons *r)
{
    return r->kind == CUT;
}

/* ---- reading ---- */

static const char *read_place(struct reasons *r, struct reader *in, bool is_cell, int kind)
{
    const struct certify_puzzle *p = r->puzzle;
    r->place = !reader_skip(in, ' ') ? -1
               : is_cell             ? certify_read_cell(p, in)
                                     : certify_read_point(p, in);
    if (r->place < 0 || reader_peek(in) != READER_END)
        return "expected one place of the board";
    if (kind == NUMBER && p->number[r->place] < 0)
        return "there is no number here that counts";
    r->kind = kind;
    return NULL;
}

static const char *read_set(struct reasons *r, struct reader *in)
{
    const struct certify_puzzle *p = r->puzzle;
    r->set++;
    do {
        int point = reader_skip(in, ' ') ? certify_read_point(p, in) : -1;
        if (point < 0)
            return "expected dots or corners of the board";
        if (p->rule == CERTIFY_NO_LOOP && certify_on_border(p, point))
            return "a corner of this set is on the border";
        r->within[point] = r->set;
    } while (reader_peek(in) != READER_END);
    r->kind = CUT;
    return NULL;
}

const char *certify_reasons_begin(struct reasons *r, struct slice reason)
{
    struct reader in = reader_of(reason.text, reason.len);
    struct slice word = reader_until(&in, ' ');
    bool is_loop = r->puzzle->rule == CERTIFY_ONE_LOOP, is_all = reader_peek(&in) == READER_END;
    r->kind = NO_REASON;
    if (slice_is(word, is_loop ? "cell" : "corner"))
        return read_place(r, &in, is_loop, NUMBER);
    if (is_loop && slice_is(word, "dot"))
        return read_place(r, &in, false, DOT);
    if (slice_is(word, "cut"))
        return read_set(r, &in);
    if (is_loop && is_all && slice_is(word, "some"))
        r->kind = SOME;
    else if (is_all && slice_is(word, "answer") && r->answer)
        r->kind = ANSWER;
    else
        return "this is no reason that a clause of this certificate can have";
    return NULL;
}

/* ---- judging ---- */

static bool has(const struct reasons *r, int literal)
{
    return r->has[literal + r->puzzle->keys] == r->clause;
}

/* With t of n literals true, t allowed, is the clause true in every such case? It has no literal but
 * of these variables. */
static const char *judge_count(const struct reasons *r, const int *around, int n, unsigned allowed,
                               const int *literal, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        bool is_near = false;
        for (int k = 0; k < n; k++)
            is_near |= literal[i] == around[k] || literal[i] == -around[k];
        if (!is_near)
            return "the clause has a literal that this number or dot says nothing about";
    }
    for (unsigned is_true = 0; is_true < 1u << n; is_true++) {
        bool holds = false;
        int count = 0;
        for (int k = 0; k < n; k++) {
            bool on = is_true >> k & 1;
            count += on;
            holds |= has(r, on ? around[k] : -around[k]);
        }
        if (allowed >> count & 1 && !holds)
            return "this does not follow from the number or the dot";
    }
    return NULL;
}

static const char *judge_number(const struct reasons *r, const int *literal, size_t n)
{
    int around[CERTIFY_AROUND], count = certify_counted(r->puzzle, r->place, around);
    return judge_count(r, around, count, 1u << r->puzzle->number[r->place], literal, n);
}

static const char *judge_dot(const struct reasons *r, const int *literal, size_t n)
{
    int around[CERTIFY_AROUND], count = certify_at_point(r->puzzle, r->place, around);
    return judge_count(r, around, count, 1u << 0 | 1u << 2, literal, n);
}

static const char *judge_some(const struct reasons *r)
{
    for (int v = 1; v <= r->puzzle->keys; v++)
        if (!has(r, v))
            return "an edge is missing here";
    return NULL;
}

static bool is_within(const struct reasons *r, int point)
{
    return r->within[point] == r->set;
}

/* Everything that leaves the set. */
static const char *judge_leaving(const struct reasons *r)
{
    const struct certify_puzzle *p = r->puzzle;
    int point[2];
    for (int v = 1; v <= p->keys; v++)
        for (int sign = -1; sign <= 1; sign += 2)
            if (certify_joins(p, sign * v, point) &&
                is_within(r, point[0]) != is_within(r, point[1]) && !has(r, sign * v))
                return "something that leaves the set is missing here";
    return NULL;
}

/* A line on this side of a set: said by a negated edge, or sure because of a number. */
static bool has_line(const struct reasons *r, bool within, const int *literal, size_t n)
{
    const struct certify_puzzle *p = r->puzzle;
    int point[2], across = p->w + 1;
    for (size_t i = 0; i < n; i++)
        if (literal[i] < 0 && certify_joins(p, -literal[i], point) &&
            is_within(r, point[0]) == within && is_within(r, point[1]) == within)
            return true;
    for (int cell = 0; cell < p->w * p->h; cell++) {
        int dot = cell / p->w * across + cell % p->w;
        if (p->number[cell] > 0 && is_within(r, dot) == within && is_within(r, dot + 1) == within &&
            is_within(r, dot + across) == within && is_within(r, dot + across + 1) == within)
            return true;
    }
    return false;
}

static const char *judge_cut(const struct reasons *r, const int *literal, size_t n)
{
    const char *why = judge_leaving(r);
    if (why || r->puzzle->rule == CERTIFY_NO_LOOP)
        return why;
    return has_line(r, true, literal, n) && has_line(r, false, literal, n)
               ? NULL
               : "nothing says that there is a line on both sides of the set";
}

static const char *judge_answer(const struct reasons *r)
{
    bool is_loop = r->puzzle->rule == CERTIFY_ONE_LOOP;
    for (int v = 1; v <= r->puzzle->keys; v++)
        if (!(is_loop && !r->answer[v]) && !has(r, r->answer[v] ? -v : v))
            return "this forbids more than the claimed answer";
    return NULL;
}

const char *certify_reasons_judge(struct reasons *r, const int *literal, size_t n)
{
    r->clause++;
    for (size_t i = 0; i < n; i++)
        r->has[literal[i] + r->puzzle->keys] = r->clause;
    switch (r->kind) {
    case NUMBER: return judge_number(r, literal, n);
    case DOT: return judge_dot(r, literal, n);
    case SOME: return judge_some(r);
    case CUT: return judge_cut(r, literal, n);
    case ANSWER: return judge_answer(r);
    default: return "no reason is given for this clause";
    }
}
