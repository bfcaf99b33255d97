/* block.c - the loop stays inside one block of the graph of edges not crossed out.
 *
 * A loop has no cut vertex, so all of it lies in the block (biconnected component) that holds the
 * oldest drawn edge. Tarjan's depth first search, started along that edge, finds the dots of the
 * block. Whatever is left falls into pieces, each hanging from at most one dot of the block; all
 * their edges must be crossed out.
 *
 *        block      |  piece           Why: the oldest edge is drawn, and every other edge between
 *      o---o---o....x..o---o           the piece and the rest is crossed out. The dotted one is
 *      |       |    |  |   |           the single way in, and one way is not enough.
 *      o---o---o    |  o---o
 *
 * Costs a pass over the board, so the search calls it only now and then. Without it averages look
 * fine and the worst boards explode.
 */
#include "engine/cdcl/block.h"

#include <string.h>

enum { UNSEEN = 0, ROOT_TIME = 1 };

bool block_take(struct cdcl *s)
{
    struct block *b = &s->block;
    size_t n = s->frame.n_places;
    b->time = cdcl_take(s, n, sizeof *b->time);
    b->low = cdcl_take(s, n, sizeof *b->low);
    b->path = cdcl_take(s, n, sizeof *b->path);
    b->stack = cdcl_take(s, n, sizeof *b->stack);
    b->next = cdcl_take(s, n, 1);
    b->piece = cdcl_take(s, n, sizeof *b->piece);
    s->cap_cut = 8 * s->frame.n_vars;
    s->cut = cdcl_take(s, s->cap_cut, sizeof *s->cut);
    return !s->starved;
}

/* Direction i leads from a dot along member i to the dot at offset step[i]. */
static inline int32_t step_of(const struct cdcl *s, int i)
{
    const int32_t step[4] = {-s->frame.stride, 1, s->frame.stride, -1};
    return step[i];
}

static inline uint32_t edge_of(const struct cdcl *s, int32_t dot, int i)
{
    return (uint32_t)(2 * dot + s->frame.member[0][i]);
}

static inline bool is_passable(const struct cdcl *s, uint32_t edge)
{
    return s->value[edge] == 1 || s->value[edge] == FREE;
}

static uint32_t oldest_edge(const struct cdcl *s)
{
    for (uint32_t i = 0; i < s->n_trail; i++)
        if ((s->trail[i] & 1) && s->trail[i] >> 1 < s->frame.n_vars)
            return s->trail[i] >> 1;
    return NO_LIT;
}

/* One step of the search: the next neighbour of the dot on top of the path. */
static void look_along(struct cdcl *s, uint32_t *n_path, uint32_t *n_stack, int32_t *clock)
{
    struct block *b = &s->block;
    int32_t dot = b->path[*n_path - 1];
    int i = b->next[dot]++;
    uint32_t edge = edge_of(s, dot, i);
    int32_t to = dot + step_of(s, i);
    if (!is_passable(s, edge) || (*n_path > 1 && to == b->path[*n_path - 2]))
        return;
    if (b->time[to] == UNSEEN) {
        b->time[to] = b->low[to] = ++*clock;
        b->next[to] = 0;
        b->path[(*n_path)++] = to;
        b->stack[(*n_stack)++] = to;
    } else if (b->time[to] < b->low[dot]) {
        b->low[dot] = b->time[to];
    }
}

/* Mark the dots of the block of edge root-first: piece = IN_BLOCK. If that edge is a bridge the
 * block is its two ends, and every piece still hangs from one of them at most. */
static void find_block(struct cdcl *s, int32_t root, int32_t first)
{
    struct block *b = &s->block;
    uint32_t n_path = 2, n_stack = 1;
    int32_t clock = ROOT_TIME + 1;
    memset(b->time, 0, s->frame.n_places * sizeof *b->time);
    memset(b->piece, 0, s->frame.n_places * sizeof *b->piece);
    b->time[root] = b->low[root] = ROOT_TIME;
    b->time[first] = b->low[first] = clock;
    b->path[0] = root;
    b->path[1] = b->stack[0] = first;
    b->next[first] = 0;
    while (n_path > 1) {
        int32_t dot = b->path[n_path - 1];
        if (b->next[dot] < 4) {
            look_along(s, &n_path, &n_stack, &clock);
            continue;
        }
        int32_t up = b->path[--n_path - 1];
        if (b->low[dot] < b->low[up])
            b->low[up] = b->low[dot];
        if (n_path > 1 && b->low[dot] >= b->time[up])
            while (b->stack[--n_stack] != dot)
                ;
    }
    b->piece[root] = IN_BLOCK;
    for (uint32_t i = 0; i < n_stack; i++)
        b->piece[b->stack[i]] = IN_BLOCK;
}

/* Collect the dots of the piece around `dot` on the stack. Returns how many. */
static uint32_t find_piece(struct cdcl *s, int32_t dot, int32_t name)
{
    struct block *b = &s->block;
    uint32_t n = 0;
    b->stack[n++] = dot;
    b->piece[dot] = name;
    for (uint32_t i = 0; i < n; i++) {
        for (int j = 0; j < 4; j++) {
            int32_t to = b->stack[i] + step_of(s, j);
            if (b->piece[to] == 0 && is_passable(s, edge_of(s, b->stack[i], j))) {
                b->piece[to] = name;
                b->stack[n++] = to;
            }
        }
    }
    return n;
}

/* Write the reason shared by all edges of a piece to the list of cuts; false: no room. */
static bool write_cut(struct cdcl *s, uint32_t n, int32_t name, uint32_t oldest)
{
    struct block *b = &s->block;
    if (s->cap_cut - s->n_cut < 4 * n + 2)
        return false;
    uint32_t *cut = s->cut + s->n_cut, len = 0;
    if (lit_level(s, 2 * oldest + 1) > 0)
        cut[++len] = 2 * oldest + 1;
    for (uint32_t i = 0; i < n; i++) {
        for (int j = 0; j < 4; j++) {
            uint32_t edge = edge_of(s, b->stack[i], j);
            int32_t to = b->stack[i] + step_of(s, j);
            if (s->value[edge] == 0 && b->piece[to] != name && s->info[edge].level > 0)
                cut[++len] = 2 * edge;
        }
    }
    cut[0] = len;
    return true;
}

/* Cross out the edges of a piece. False: one of them is drawn. */
static bool drop_piece(struct cdcl *s, uint32_t n, int32_t name, uint32_t oldest)
{
    struct block *b = &s->block;
    uint32_t drawn = NO_LIT;
    bool open = false;
    for (uint32_t i = 0; i < n; i++)
        for (int j = 0; j < 4; j++) {
            uint32_t edge = edge_of(s, b->stack[i], j);
            open |= s->value[edge] == FREE;
            if (s->value[edge] == 1)
                drawn = edge;
        }
    if ((!open && drawn == NO_LIT) || !write_cut(s, n, name, oldest))
        return true;
    uint32_t at = s->n_cut;
    s->n_cut += s->cut[at] + 1;
    if (drawn != NO_LIT) {
        s->n_why = 0;
        for (uint32_t i = 0; i < s->cut[at]; i++)
            why_add(s, s->cut[at + 1 + i]);
        why_add(s, 2 * drawn + 1);
        return false;
    }
    for (uint32_t i = 0; i < n; i++)
        for (int j = 0; j < 4; j++) {
            uint32_t edge = edge_of(s, b->stack[i], j);
            if (s->value[edge] == FREE)
                assign(s, 2 * edge, reason_make(REASON_BLOCK, at));
        }
    return true;
}

bool block_run(struct cdcl *s)
{
    const struct frame *fr = &s->frame;
    uint32_t oldest = oldest_edge(s);
    if (oldest == NO_LIT)
        return true;
    int32_t root = (int32_t)(oldest >> 1);
    int32_t first = root + (oldest & 1 ? fr->stride : 1);
    find_block(s, root, first);
    int32_t name = IN_BLOCK;
    for (int r = 0; r <= fr->h; r++) {
        int32_t dot = (int32_t)frame_place(fr, r, 0);
        for (int c = 0; c <= fr->w; c++, dot++) {
            if (s->block.piece[dot])
                continue;
            uint32_t n = find_piece(s, dot, ++name);
            if (!drop_piece(s, n, name, oldest))
                return false;
        }
    }
    if (s->level == 0)
        s->n_cut = 0; /* facts are never explained */
    return true;
}
