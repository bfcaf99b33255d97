/* founding_clauses.c - the third constraint as the document says it that this game began with.
 *
 * It has a variable e(i) for each edge and a variable c(i, j), connected, for each pair:
 *
 *     i, j adjacent:   e(i) and e(j)  <=>  c(i, j)
 *     otherwise:       e(i) and e(j) and ((e(k1) and c(k1, j)) or (e(k2) and c(k2, j)) or ...)
 *                      <=>  c(i, j)      where k1, k2, ... are the neighbours of i
 *
 * and any two edges that are drawn are to be connected. It does not say that: i may be connected to
 * j because its neighbour is, and that one because i is. The support goes round in a ring and stands
 * on nothing, so several loops pass. Kept to be looked at.
 *
 * (c(k, j) has e(k) on its left side already, so "e(k) and c(k, j)" is c(k, j) in the clauses.)
 */
#include "games/slitherlink/clauses.h"

enum { NEIGHBOURS = 6 };

static int connected(const struct encoding *e, int i, int j)
{
    return e->keys * i + j; /* after the edges: i, j from 1 */
}

static int neighbours(const struct slitherlink_clues *p, int edge, int near[NEIGHBOURS])
{
    int n = 0, dot[2], at[4];
    slitherlink_ends(p, edge, dot);
    for (int i = 0; i < 2; i++) {
        int count = slitherlink_edges_at(p, dot[i] / (p->w + 1), dot[i] % (p->w + 1), at);
        for (int k = 0; k < count; k++)
            if (at[k] != edge)
                near[n++] = at[k];
    }
    return n;
}

static void pair_clauses(const struct encoding *e, int i, int j, const int *near, int n,
                         const struct clause_sink *to)
{
    const char *kind = "connected";
    struct spot at = spot_nowhere();
    int c = connected(e, i, j), because[1 + NEIGHBOURS], size = 0;
    bool are_adjacent = false;
    for (int k = 0; k < n; k++)
        are_adjacent |= near[k] == j;
    clause_sink_add(to, kind, at, (int[]){-c, i}, 2);
    clause_sink_add(to, kind, at, (int[]){-c, j}, 2);
    if (i != j)
        clause_sink_add(to, kind, at, (int[]){-i, -j, c}, 3);
    if (are_adjacent)
        return;
    because[size++] = -c;
    for (int k = 0; k < n; k++) {
        because[size++] = connected(e, near[k], j);
        clause_sink_add(to, kind, at, (int[]){-i, -j, -connected(e, near[k], j), c}, 4);
    }
    clause_sink_add(to, kind, at, because, (size_t)size);
}

static void founding_clauses(const struct encoding *e, const struct clause_sink *to, int *room)
{
    int near[NEIGHBOURS];
    slitherlink_edge_clauses(e, to, room);
    for (int i = 1; i <= e->keys && !sink_stopped(to); i++) {
        int n = neighbours(e->puzzle, i, near);
        for (int j = 1; j <= e->keys; j++)
            pair_clauses(e, i, j, near, n, to);
    }
}

static void founding_legend(const struct encoding *e, struct writer *out)
{
    writer_text(out, "c aux ");
    writer_number(out, connected(e, 1, 1));
    writer_char(out, '-');
    writer_number(out, connected(e, e->keys, e->keys));
    writer_text(out, " connected(i, j) is variable ");
    writer_number(out, e->keys);
    writer_text(out, " i + j\n");
}

struct encoding slitherlink_founding_encoding(const struct slitherlink_clues *p)
{
    struct encoding e = slitherlink_edge_encoding(p);
    e.vars = e.keys * (e.keys + 1);
    e.note = "founding: cells, dots and 'connected' as the founding document has it; warning: its "
             "support is circular, a model may have several loops";
    e.cut_note = e.note;
    e.clauses = founding_clauses;
    e.legend = founding_legend;
    e.apart = NULL;
    return e;
}
