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
 * The depth first search jumps from one end of a path to the other: its inner dots have no open
 * edge. So it visits only what is undecided. Still it costs more than anything else here, so after
 * a run that found nothing it rests for one propagation to each dot that it visited. Without it
 * averages look fine and the worst boards explode.
 */
#include "engine/cdcl/block.h"

#include "engine/cdcl/proof.h"

#include <string.h>

enum { REST = 4 }; /* propagations for each dot visited */
enum { ALONG_PATH = -1 }; /* came to a dot along its path, not by an open edge */

bool cdcl_block_take(struct cdcl *s)
{
    struct block *b = &s->block;
    size_t n = s->frame.n_places;
    b->time = cdcl_take(s, n, sizeof *b->time);
    b->low = cdcl_take(s, n, sizeof *b->low);
    b->path = cdcl_take(s, n, sizeof *b->path);
    b->stack = cdcl_take(s, n, sizeof *b->stack);
    b->next = cdcl_take(s, n, 1);
    b->came = cdcl_take(s, n, sizeof *b->came);
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

uint32_t cdcl_block_oldest(const struct cdcl *s)
{
    for (uint32_t i = 0; i < s->n_trail; i++)
        if ((s->trail[i] & 1) && s->trail[i] >> 1 < s->frame.n_vars)
            return s->trail[i] >> 1;
    return NO_LIT;
}

/* An end of the path that an edge is on. */
static int32_t path_end_of(const struct cdcl *s, uint32_t edge)
{
    int32_t dot = (int32_t)(edge >> 1);
    while (count_in(s->state[2 * dot]) == 2)
        for (int i = 0; i < 4; i++) {
            uint32_t e = edge_of(s, dot, i);
            if (s->value[e] == 1 && e != edge) {
                edge = e;
                dot += step_of(s, i);
                break;
            }
        }
    return dot;
}

/* What the search reads and writes, at hand. */
struct block_visit {
    const uint8_t *value;
    const int32_t *end;
    int32_t edge[4], step[4]; /* from twice a dot to its edges; from a dot to the next */
    int32_t start, clock;
};

/* On from the dot on top of the path: to a dot not seen before, which is then on top. Two dots may
 * be joined by a path and by an open edge as well, so what may not be gone back is the edge, not
 * the dot. False: there is none any more. */
static inline bool go_on(struct block *b, struct block_visit *k, int32_t dot, int32_t *to)
{
    const int32_t came = b->came[dot];
    int32_t low = b->low[dot];
    for (int i = b->next[dot]; i < 4; i++) {
        int32_t by = 2 * dot + k->edge[i];
        uint8_t value = k->value[by];
        if (value == 0 || value == OUTSIDE)
            continue;
        *to = value == FREE ? dot + k->step[i] : k->end[dot];
        by = value == FREE ? by : ALONG_PATH;
        if (by == came)
            continue;
        if (b->time[*to] < k->start) {
            b->low[dot] = low;
            b->next[dot] = (uint8_t)(i + 1);
            b->time[*to] = b->low[*to] = ++k->clock;
            b->next[*to] = 0;
            b->came[*to] = by;
            return true;
        }
        low = b->time[*to] < low ? b->time[*to] : low;
    }
    b->low[dot] = low;
    return false;
}

/* Times and names of pieces go on from run to run, so that nothing has to be cleared. */
static void new_times(struct cdcl *s)
{
    struct block *b = &s->block;
    int32_t n = (int32_t)s->frame.n_places + 2;
    if (b->clock > INT32_MAX - 2 * n) {
        memset(b->time, 0, s->frame.n_places * sizeof *b->time);
        memset(b->piece, 0, s->frame.n_places * sizeof *b->piece);
        b->clock = 0;
    }
    b->start = b->clock + 1;
    b->clock += n;
}

/* Mark the dots of the block that holds the path from root to its other end: piece = start. If
 * that path is a bridge the block is its two ends, and every piece hangs from one of them. */
static void find_block(struct cdcl *s, int32_t root)
{
    struct block *b = &s->block;
    const int32_t first = s->end[root], row = s->frame.stride;
    uint32_t n_path = 2, n_stack = 1;
    new_times(s);
    struct block_visit k = {s->value, s->end, {0}, {-row, 1, row, -1}, b->start, b->start + 1};
    memcpy(k.edge, s->frame.member[0], sizeof k.edge);
    b->time[root] = b->low[root] = b->start;
    b->time[first] = b->low[first] = k.clock;
    b->came[first] = ALONG_PATH;
    b->path[0] = root;
    b->path[1] = b->stack[0] = first;
    b->next[first] = 0;
    while (n_path > 1) {
        int32_t dot = b->path[n_path - 1], to;
        if (go_on(b, &k, dot, &to)) {
            b->path[n_path++] = b->stack[n_stack++] = to;
            continue;
        }
        int32_t up = b->path[--n_path - 1];
        if (b->low[dot] < b->low[up])
            b->low[up] = b->low[dot];
        if (n_path > 1 && b->low[dot] >= b->time[up])
            while (b->stack[--n_stack] != dot)
                ;
        if (toil(s, 1))
            return;
    }
    b->visited = (uint32_t)(k.clock - b->start);
    b->piece[root] = b->start;
    for (uint32_t i = 0; i < n_stack; i++)
        b->piece[b->stack[i]] = b->start;
}

/* Collect the dots of the piece around `dot` on the stack. Returns how many; it gives up after
 * `most`. */
static uint32_t find_piece(struct cdcl *s, int32_t dot, int32_t name, uint32_t most)
{
    const int32_t row = s->frame.stride, step[4] = {-row, 1, row, -1};
    const int32_t *edge = s->frame.member[0], start = s->block.start;
    const uint8_t *value = s->value;
    int32_t *piece = s->block.piece, *stack = s->block.stack;
    uint32_t n = 0;
    stack[n++] = dot;
    piece[dot] = name;
    for (uint32_t i = 0; i < n && n <= most; i++) {
        const int32_t at = stack[i];
        for (int j = 0; j < 4; j++) {
            uint8_t x = value[2 * at + edge[j]];
            if ((x == 1 || x == FREE) && piece[at + step[j]] < start) {
                piece[at + step[j]] = name;
                stack[n++] = at + step[j];
            }
        }
    }
    return n;
}

/* Write the reason shared by all edges of a piece to the list of cuts; false: no room. */
static bool write_cut(struct cdcl *s, uint32_t n, int32_t name, uint32_t oldest)
{
    const int32_t row = s->frame.stride, step[4] = {-row, 1, row, -1};
    const int32_t *member = s->frame.member[0], *piece = s->block.piece, *stack = s->block.stack;
    const uint8_t *value = s->value;
    if (s->cap_cut - s->n_cut < 4 * n + 1 + CUT_HEAD)
        return false;
    uint32_t *cut = s->cut + s->n_cut, *lits = cut + CUT_HEAD, len = 0;
    if (lit_level(s, 2 * oldest + 1) > 0)
        lits[len++] = 2 * oldest + 1;
    for (uint32_t i = 0; i < n; i++) {
        const int32_t at = stack[i];
        for (int j = 0; j < 4; j++) {
            int32_t edge = 2 * at + member[j];
            if (value[edge] == 0 && piece[at + step[j]] != name && s->info[edge].level > 0)
                lits[len++] = 2 * (uint32_t)edge;
        }
    }
    cut[0] = len;
    cut[1] = s->n_trail;
    return true;
}

/* Is there a way to the rest? By a single dot: else it were no piece. */
static bool hangs(const struct cdcl *s, uint32_t n, int32_t name)
{
    const struct block *b = &s->block;
    for (uint32_t i = 0; i < n; i++)
        for (int j = 0; j < 4; j++)
            if (b->piece[b->stack[i] + step_of(s, j)] != name &&
                is_passable(s, edge_of(s, b->stack[i], j)))
                return true;
    return false;
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
    if ((!open && drawn == NO_LIT) || (s->log && hangs(s, n, name)) ||
        !write_cut(s, n, name, oldest))
        return true;
    uint32_t at = s->n_cut;
    s->n_cut += s->cut[at] + CUT_HEAD;
    if (drawn != NO_LIT) {
        s->n_why = 0;
        for (uint32_t i = 0; i < s->cut[at]; i++)
            why_add(s, s->cut[at + CUT_HEAD + i]);
        why_add(s, 2 * drawn + 1);
        if (s->log)
            cdcl_proof_piece(s, drawn, oldest, s->n_trail);
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

/* A loop has closed and `other` is drawn elsewhere. What is crossed out around the piece of `other`
 * explains that as well as the loop does; take it if it is shorter. */
bool cdcl_block_explain(struct cdcl *s, uint32_t closing, uint32_t other)
{
    uint32_t most = 8 * s->n_why; /* a large piece rarely has a short border */
    if (s->n_why < 8)
        return false;
    new_times(s);
    uint32_t n = find_piece(s, (int32_t)(other >> 1), s->block.start, most);
    if (n > most || !write_cut(s, n, s->block.start, closing))
        return false;
    const uint32_t *cut = s->cut + s->n_cut;
    if (cut[0] + 1 >= s->n_why)
        return false;
    s->n_why = 0;
    for (uint32_t i = 0; i < cut[0]; i++)
        why_add(s, cut[CUT_HEAD + i]);
    why_add(s, 2 * other + 1);
    if (s->log)
        cdcl_proof_piece(s, other, closing, UINT32_MAX);
    return true;
}

bool cdcl_block_run(struct cdcl *s)
{
    const struct cdcl_frame *fr = &s->frame;
    uint32_t oldest = cdcl_block_oldest(s);
    if (oldest == NO_LIT)
        return true;
    uint32_t before = s->n_trail;
    find_block(s, path_end_of(s, oldest));
    if (s->stopped) /* the block is not whole, so what is outside it is not known */
        return true;
    int32_t name = s->block.start;
    for (int r = 0; r <= fr->h; r++) {
        int32_t dot = (int32_t)frame_place(fr, r, 0);
        if (toil(s, (uint32_t)fr->w))
            return true;
        for (int c = 0; c <= fr->w; c++, dot++) {
            uint16_t state = s->state[2 * dot];
            bool done = count_in(state) + count_out(state) == 4;
            if (done || s->block.piece[dot] >= s->block.start)
                continue;
            uint32_t n = find_piece(s, dot, ++name, UINT32_MAX);
            toil(s, n);
            if (!drop_piece(s, n, name, oldest))
                return false;
        }
    }
    if (s->level == 0 && !s->log)
        s->n_cut = 0; /* facts are never explained */
    if (s->n_trail == before)
        s->block.due = s->stats.propagations + REST * (s->block.visited + (uint32_t)(fr->w * fr->h) / 16);
    return true;
}
