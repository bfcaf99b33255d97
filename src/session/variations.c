/* variations.c - see variations.h. */
#include "session/variations.h"

#include <string.h>

enum { FIRST_ROOM = 64, NODES_MOST = 100000, DEPTH_MOST = 64 };

/* ---- the tree ---- */

/* Room for one more node; false: no memory, or there are too many. */
static bool grow(struct variations *v, struct arena *arena)
{
    if (v->n < v->cap)
        return true;
    uint32_t cap = v->cap ? 2 * v->cap : FIRST_ROOM;
    struct variation *more =
        cap <= NODES_MOST ? arena_take(arena, cap, sizeof *more) : NULL;
    if (!more)
        return false;
    if (v->n)
        memcpy(more, v->node, v->n * sizeof *more);
    v->node = more;
    v->cap = cap;
    return true;
}

/* The child of a node by this move, made where there is none; 0: there is no room. */
static uint32_t child_by(struct session *s, uint32_t parent, game_move m)
{
    struct variations *v = s->variations;
    uint32_t last = 0, k = v->node[parent].child;
    for (; k; last = k, k = v->node[k].next)
        if (v->node[k].move == m)
            return k;
    if (!grow(v, &s->arena))
        return 0;
    v->node[v->n] = (struct variation){.move = m, .parent = parent};
    if (last)
        v->node[last].next = v->n;
    else
        v->node[parent].child = v->n;
    return v->n++;
}

bool variations_begin(struct session *s)
{
    struct variations *v = s->variations = arena_take(&s->arena, 1, sizeof *v);
    if (!v || !grow(v, &s->arena))
        return false;
    v->node[0] = (struct variation){0};
    v->n = 1;
    s->seat[0].cpu = s->seat[1].cpu = false;
    v->start = s->steps.start;
    variations_follow(s);
    session_touch(s);
    return true;
}

void variations_follow(struct session *s)
{
    struct variations *v = s->variations;
    if (!v)
        return;
    if (v->start != s->steps.start || !board_is_duel(s->now)) { /* another game */
        s->variations = NULL;
        return;
    }
    v->at = 0;
    for (size_t i = 0; i < s->steps.at; i++) {
        const struct step *step = &s->steps.step[i];
        v->at = step->jump ? 0 : child_by(s, v->at, step->move);
        if (!v->at && !step->jump)
            return;
    }
}

/* ---- walking ---- */

struct tree_walk {
    const struct variations *v;
    variations_visit *visit;
    void *ctx;
    size_t size;
    struct arena *arena;
};

/* The main line's next move, in brackets the others, and then what follows it. */
static void walk_children(struct tree_walk *w, const struct board *b, uint32_t node);

static void walk_rest(struct tree_walk *w, const struct board *before, uint32_t node)
{
    struct arena_mark mark = arena_here(w->arena);
    struct board *b = w->v->node[node].child ? arena_take(w->arena, 1, w->size) : NULL;
    if (b) {
        board_copy(b, before);
        b->game->rules.play(b, w->v->node[node].move);
        walk_children(w, b, node);
    }
    arena_release(w->arena, mark);
}

static void walk_children(struct tree_walk *w, const struct board *b, uint32_t node)
{
    uint32_t main = w->v->node[node].child;
    if (!main)
        return;
    w->visit(w->ctx, b, main, VARIATION_MOVE);
    for (uint32_t k = w->v->node[main].next; k; k = w->v->node[k].next) {
        w->visit(w->ctx, b, k, VARIATION_OPENS);
        walk_rest(w, b, k);
        w->visit(w->ctx, b, k, VARIATION_CLOSES);
    }
    walk_rest(w, b, main);
}

void variations_walk(const struct session *s, variations_visit *visit, void *ctx, struct work *work)
{
    struct tree_walk w = {s->variations, visit, ctx, s->now->game->rules.size(&s->now->variant),
                     work->arena};
    walk_children(&w, s->steps.start, 0);
}

/* ---- numbers ---- */

/* The order alone, without boards: as far as one of these, counting. 0: it is not below this node. */
static uint32_t count_to(const struct variations *v, uint32_t node, uint32_t target, uint32_t wanted,
                         uint32_t *number)
{
    uint32_t main = v->node[node].child, found = 0;
    if (!main)
        return 0;
    if (++*number == wanted || main == target)
        return main;
    for (uint32_t k = v->node[main].next; k && !found; k = v->node[k].next)
        found = ++*number == wanted || k == target ? k : count_to(v, k, target, wanted, number);
    return found ? found : count_to(v, main, target, wanted, number);
}

uint32_t variations_number(const struct session *s, uint32_t node)
{
    uint32_t number = 0;
    return node && count_to(s->variations, 0, node, 0, &number) ? number : 0;
}

int64_t variations_node(const struct session *s, uint32_t number)
{
    uint32_t counted = 0, node = number ? count_to(s->variations, 0, 0, number, &counted) : 0;
    return node || !number ? (int64_t)node : -1;
}

/* ---- changes ---- */

static size_t path_to(const struct variations *v, uint32_t node, game_move *path, size_t cap)
{
    size_t n = 0;
    for (uint32_t k = node; k; k = v->node[k].parent)
        n++;
    size_t i = n;
    for (uint32_t k = node; k && n <= cap; k = v->node[k].parent)
        path[--i] = v->node[k].move;
    return n;
}

const char *variations_go(struct session *s, uint32_t node, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct variations *v = s->variations;
    game_move *path = arena_take(w->arena, v->n, sizeof *path);
    size_t n = path ? path_to(v, node, path, v->n) : 0, same = 0;
    const char *why = path ? NULL : err_memory().why;
    while (!why && same < n && same < s->steps.n && !s->steps.step[same].jump &&
           s->steps.step[same].move == path[same])
        same++;
    if (!why)
        session_go_to(s, same);
    for (size_t i = same; i < n && !why; i++)
        why = session_replay(s, path[i]);
    arena_release(w->arena, mark);
    variations_follow(s);
    return why;
}

/* Out of the list of its parent's children. */
static void take_out(struct variations *v, uint32_t node)
{
    uint32_t *link = &v->node[v->node[node].parent].child;
    while (*link && *link != node)
        link = &v->node[*link].next;
    if (*link == node)
        *link = v->node[node].next;
}

const char *variations_promote(struct session *s, uint32_t node)
{
    struct variations *v = s->variations;
    bool changed = false;
    for (uint32_t k = node; k; k = v->node[k].parent) {
        struct variation *parent = &v->node[v->node[k].parent];
        if (parent->child == k)
            continue;
        take_out(v, k);
        v->node[k].next = parent->child;
        parent->child = k;
        changed = true;
    }
    session_touch(s);
    return changed ? NULL : "it is the main line already";
}

const char *variations_delete(struct session *s, uint32_t node, struct work *w)
{
    struct variations *v = s->variations;
    uint32_t parent = v->node[node].parent;
    bool in_hand = false;
    if (!node)
        return "the start cannot be deleted";
    for (uint32_t k = v->at; k; k = v->node[k].parent)
        in_hand = in_hand || k == node;
    take_out(v, node);
    session_touch(s);
    return in_hand ? variations_go(s, parent, w) : NULL;
}

/* ---- text ---- */

struct text_of {
    struct writer *out;
    const struct variations *v;
};

static void write_node(void *ctx, const struct board *before, uint32_t node,
                       enum variations_event event)
{
    struct text_of *t = ctx;
    if (event == VARIATION_CLOSES) {
        writer_char(t->out, ')');
        return;
    }
    writer_text(t->out, event == VARIATION_OPENS ? " (" : " ");
    before->game->rules.write_move(before, t->v->node[node].move, t->out);
}

void variations_write(const struct session *s, struct writer *out, struct work *w)
{
    struct text_of t = {out, s->variations};
    writer_text(out, "moves");
    variations_walk(s, write_node, &t, w);
}

/* Moves from a board and its node on, up to a closing bracket or the end. */
static struct err read_line(struct session *s, struct reader *in, const struct board *from,
                            uint32_t node, int depth, struct arena *arena)
{
    size_t size = from->game->rules.size(&from->variant);
    struct board *b = arena_take(arena, 1, size), *before = arena_take(arena, 1, size);
    uint32_t parent = node;
    bool any = false;
    if (!b || !before)
        return err_memory();
    board_copy(b, from);
    for (;;) {
        struct err e = err_none();
        game_move m;
        while (reader_skip(in, ' ')) {
        }
        if (reader_peek(in) == READER_END || reader_peek(in) == ')')
            return e;
        if (any && depth < DEPTH_MOST && reader_skip(in, '(')) {
            struct arena_mark mark = arena_here(arena);
            e = read_line(s, in, before, parent, depth + 1, arena);
            arena_release(arena, mark);
            if (err_is(e) || !reader_skip(in, ')'))
                return err_is(e) ? e : err_text(in->at, "a bracket is not closed");
            continue;
        }
        e = b->game->rules.read_move(b, in, &m);
        const char *why = err_is(e) ? e.why : b->game->rules.refusal(b, m);
        if (why)
            return err_text(in->at, why);
        board_copy(before, b);
        parent = node;
        any = true;
        node = child_by(s, node, m);
        if (!node)
            return err_memory();
        b->game->rules.play(b, m);
    }
}

struct err variations_read(struct session *s, struct slice moves, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct reader in = reader_of(moves.text, moves.len);
    struct err e = read_line(s, &in, s->steps.start, 0, 0, w->arena);
    if (!err_is(e) && in.at < in.len)
        e = err_text(in.at, "a bracket is closed that was not opened");
    arena_release(w->arena, mark);
    return e;
}
