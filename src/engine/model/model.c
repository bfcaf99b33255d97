/* model.c - see model.h. */
#include "engine/model/model.h"

#include <string.h>

#include "core/dimacs.h"

enum { OPEN = -1 };

struct model_search {
    const struct model_request *m;
    struct work *w;
    struct clause_list clauses;
    int vars;
    int8_t *value;   /* by variable: 0, 1 or OPEN */
    int *trail;      /* literals in the order in which they were set */
    int n;
    uint32_t *order; /* variables as they are tried */
    bool is_solved;
};

static void take_clause(void *ctx, const struct clause *c)
{
    struct model_search *s = ctx;
    if (!s->m->without || strcmp(c->kind, s->m->without) != 0)
        clause_list_add(&s->clauses, c);
}

static void take_solution(void *ctx, const int8_t *key)
{
    struct model_search *s = ctx;
    (void)key;
    s->is_solved = true;
}

static void set(struct model_search *s, int literal)
{
    s->value[literal > 0 ? literal : -literal] = literal > 0;
    s->trail[s->n++] = literal;
}

static void unset(struct model_search *s, int n)
{
    while (s->n > n) {
        int literal = s->trail[--s->n];
        s->value[literal > 0 ? literal : -literal] = OPEN;
    }
}

static bool is_true(const struct model_search *s, int literal)
{
    return s->value[literal > 0 ? literal : -literal] == (literal > 0);
}

static bool is_open(const struct model_search *s, int literal)
{
    return s->value[literal > 0 ? literal : -literal] == OPEN;
}

/* The only literal of a clause that can still make it true; 0: there are more, or it is true. */
static int only_literal(const struct model_search *s, const struct clause *c, bool *is_broken)
{
    int only = 0;
    for (size_t i = 0; i < c->n; i++) {
        if (is_true(s, c->literal[i]))
            return 0;
        if (!is_open(s, c->literal[i]))
            continue;
        if (only)
            return 0;
        only = c->literal[i];
    }
    *is_broken = !only;
    return only;
}

/* Until no clause has a single literal left. False: one has none. */
static bool propagate(struct model_search *s)
{
    for (int before = -1; before < s->n;) {
        before = s->n;
        for (size_t i = 0; i < s->clauses.n; i++) {
            bool is_broken = false;
            int only = only_literal(s, &s->clauses.clause[i], &is_broken);
            if (is_broken)
                return false;
            if (only)
                set(s, only);
        }
    }
    return true;
}

/* Values for the variables from order[at] on. Recursion is as deep as there are variables. */
static bool try_from(struct model_search *s, int at)
{
    while (at < s->vars && s->value[s->order[at]] != OPEN)
        at++;
    if (at == s->vars)
        return true;
    int v = (int)s->order[at], first = rng_below(s->w->rng, 2) ? v : -v, n = s->n;
    for (int k = 0; k < 2 && work_spend(s->w, 1); k++) {
        set(s, k ? -first : first);
        if (propagate(s) && try_from(s, at + 1))
            return true;
        unset(s, n);
    }
    return false;
}

/* Whatever the cuts of one model leave is tried again. */
static bool search(struct model_search *s, const struct clause_sink *to, struct err *err)
{
    const struct encoding *e = s->m->encoding;
    for (;;) {
        unset(s, 0);
        if (!propagate(s) || !try_from(s, 0))
            return false;
        if (!s->m->is_cut)
            return true;
        s->value[0] = 0;
        *err = e->cuts(e, s->value, to, s->w);
        if (err_is(*err) || s->clauses.starved || s->is_solved)
            return s->is_solved;
    }
}

static bool take_room(struct model_search *s, int **room)
{
    struct arena *arena = s->w->arena;
    const struct encoding *e = s->m->encoding;
    size_t n = (size_t)s->vars + 1;
    s->value = arena_take(arena, n, sizeof *s->value);
    s->trail = arena_take(arena, n, sizeof *s->trail);
    s->order = arena_take(arena, n, sizeof *s->order);
    *room = arena_take(arena, encoding_room(e) + (size_t)e->apart_vars, sizeof **room);
    if (!s->value || !s->trail || !s->order || !*room)
        return false;
    memset(s->value, OPEN, n);
    for (int v = 1; v <= s->vars; v++)
        s->order[v - 1] = (uint32_t)v;
    rng_shuffle(s->w->rng, s->order, (size_t)s->vars);
    return true;
}

bool model_find(const struct model_request *m, int8_t *key, struct err *err, struct work *w)
{
    const struct encoding *e = m->encoding;
    struct arena_mark mark = arena_here(w->arena);
    struct arena kept;
    struct model_search s = {.m = m, .w = w, .clauses = {.arena = &kept}};
    const struct clause_sink to = {take_clause, take_solution, &s, w};
    bool is_found = false;
    int *room;
    s.vars = e->vars + (m->is_apart ? e->apart_vars : 0);
    *err = err_memory();
    arena_open(&kept);
    if (take_room(&s, &room)) {
        *err = err_none();
        e->clauses(e, &to, room);
        if (m->is_apart)
            e->apart(e, &to, room);
        is_found = search(&s, &to, err);
        for (int k = 0; k < e->keys; k++)
            key[k] = s.value[k + 1] == 1;
    }
    if (s.clauses.starved)
        *err = err_memory();
    else if (!is_found && !err_is(*err) && w->steps == 0)
        *err = (struct err){ERR_BUDGET, 0, "the limit was reached before a model was found"};
    arena_close(&kept);
    arena_release(w->arena, mark);
    return is_found && !err_is(*err);
}
