/* pairing.c - see pairing.h. A search grows a tree of alternating paths from a vertex without a mate.
 * Where an edge closes an odd circle, the circle is shrunk to its base: each of its vertices can be
 * reached by a path of even length, one way round or the other. */
#include "agents/pairing.h"

#include <string.h>

bool pairing_open(struct pairing *p, int n, struct arena *arena)
{
    size_t some = (size_t)n;
    *p = (struct pairing){.n = n,
                          .may = arena_take(arena, some * some, sizeof *p->may),
                          .gone = arena_take(arena, some, sizeof *p->gone),
                          .mate = arena_take(arena, some, sizeof *p->mate),
                          .parent = arena_take(arena, some, sizeof *p->parent),
                          .base = arena_take(arena, some, sizeof *p->base),
                          .queue = arena_take(arena, some, sizeof *p->queue),
                          .reached = arena_take(arena, some, sizeof *p->reached),
                          .shrunk = arena_take(arena, some, sizeof *p->shrunk)};
    bool ok = p->may && p->gone && p->mate && p->parent && p->base && p->queue && p->reached && p->shrunk;
    for (int i = 0; ok && i < n; i++)
        p->mate[i] = -1;
    return ok;
}

static bool joined(const struct pairing *p, int a, int b)
{
    return p->may[a * p->n + b] && !p->gone[a] && !p->gone[b];
}

/* The base at which the ways from a and from b to the root meet. `shrunk` is scratch here. */
static int meeting_of(struct pairing *p, int a, int b)
{
    memset(p->shrunk, 0, (size_t)p->n);
    for (;; a = p->parent[p->mate[a]]) {
        a = p->base[a];
        p->shrunk[a] = true;
        if (p->mate[a] < 0)
            break;
    }
    for (;; b = p->parent[p->mate[b]]) {
        b = p->base[b];
        if (p->shrunk[b])
            return b;
    }
}

/* The circle's vertices from v down to its base, and the way round for each. */
static void mark_path(struct pairing *p, int v, int base, int child)
{
    while (p->base[v] != base) {
        p->shrunk[p->base[v]] = p->shrunk[p->base[p->mate[v]]] = true;
        p->parent[v] = child;
        child = p->mate[v];
        v = p->parent[child];
    }
}

static void shrink(struct pairing *p, int a, int b, int *end)
{
    int base = meeting_of(p, a, b);
    memset(p->shrunk, 0, (size_t)p->n);
    mark_path(p, a, base, b);
    mark_path(p, b, base, a);
    for (int i = 0; i < p->n; i++) {
        if (!p->shrunk[p->base[i]])
            continue;
        p->base[i] = base;
        if (!p->reached[i])
            p->queue[(*end)++] = i;
        p->reached[i] = true;
    }
}

/* Along an edge from v to w. True: w has no mate, and the path to it is in `parent`. */
static bool follow(struct pairing *p, int root, int v, int w, int *end)
{
    if (!joined(p, v, w) || p->base[v] == p->base[w] || p->mate[v] == w)
        return false;
    if (w == root || (p->mate[w] >= 0 && p->parent[p->mate[w]] >= 0)) {
        shrink(p, v, w, end);
    } else if (p->parent[w] < 0) {
        p->parent[w] = v;
        if (p->mate[w] < 0)
            return true;
        p->reached[p->mate[w]] = true;
        p->queue[(*end)++] = p->mate[w];
    }
    return false;
}

/* The far end of an augmenting path from root; -1: there is none. */
static int path_from(struct pairing *p, int root)
{
    int end = 0;
    memset(p->reached, 0, (size_t)p->n);
    for (int i = 0; i < p->n; i++) {
        p->parent[i] = -1;
        p->base[i] = i;
    }
    p->reached[root] = true;
    p->queue[end++] = root;
    for (int at = 0; at < end; at++)
        for (int w = 0; w < p->n; w++)
            if (follow(p, root, p->queue[at], w, &end))
                return w;
    return -1;
}

static bool augment(struct pairing *p, int root)
{
    int v = path_from(p, root);
    bool found = v >= 0;
    while (v >= 0) {
        int before = p->parent[v], next = p->mate[before];
        p->mate[v] = before;
        p->mate[before] = v;
        v = next;
    }
    return found;
}

bool pairing_complete(struct pairing *p)
{
    for (int i = 0; i < p->n; i++)
        if (!p->gone[i] && p->mate[i] < 0 && !augment(p, i))
            return false;
    return true;
}

bool pairing_take(struct pairing *p, int a, int b)
{
    if (!joined(p, a, b))
        return false;
    int of_a = p->mate[a], of_b = p->mate[b];
    p->gone[a] = p->gone[b] = true;
    if (of_a != b) {
        p->mate[of_a] = p->mate[of_b] = -1;
        p->mate[a] = p->mate[b] = -1;
        if (!augment(p, of_a)) {
            p->gone[a] = p->gone[b] = false;
            p->mate[a] = of_a;
            p->mate[of_a] = a;
            p->mate[b] = of_b;
            p->mate[of_b] = b;
            return false;
        }
    }
    p->mate[a] = b;
    p->mate[b] = a;
    return true;
}
