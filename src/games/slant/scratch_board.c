/* scratch_board.c - see scratch_board.h. */
#include "games/slant/scratch_board.h"

#include <assert.h>
#include <string.h>

static bool take_arrays(struct scratch_board *s, struct arena *a)
{
    uint8_t **bytes[] = {&s->clue, &s->lines, &s->open, &s->cell};
    uint32_t **words[] = {&s->group, &s->next, &s->up,    &s->size,  &s->rim,
                          &s->trail, &s->hung, &s->named, &s->stamp, &s->path};
    for (size_t i = 0; i < sizeof bytes / sizeof *bytes; i++)
        if (!(*bytes[i] = arena_take(a, s->n, 1)))
            return false;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (!(*words[i] = arena_take(a, s->n, sizeof(uint32_t))))
            return false;
    return true;
}

struct scratch_board *slant_scratch_take(int w, int h, struct arena *arena)
{
    struct scratch_board *s = arena_take(arena, 1, sizeof *s);
    if (!s)
        return NULL;
    s->w = w;
    s->h = h;
    s->stride = (uint32_t)w + 2;
    s->n = s->stride * ((uint32_t)h + 2);
    if (!take_arrays(s, arena))
        return NULL;
    memset(s->clue, CORNER_NONE, s->n);
    memset(s->cell, SLASH_OUT, s->n);
    slant_scratch_wipe(s);
    return s;
}

void slant_scratch_wipe(struct scratch_board *s)
{
    s->empty = (uint32_t)(s->w * s->h);
    s->n_trail = 0;
    for (int r = 0; r < s->h; r++)
        memset(&s->cell[scratch_place(s, r, 0)], SLASH_NONE, (size_t)s->w);
    for (int i = 0; i <= s->h; i++)
        for (int j = 0; j <= s->w; j++) {
            uint32_t k = scratch_place(s, i, j);
            bool rim_i = i == 0 || i == s->h, rim_j = j == 0 || j == s->w;
            s->lines[k] = 0;
            s->open[k] = (uint8_t)((rim_i ? 1 : 2) * (rim_j ? 1 : 2));
            s->group[k] = s->next[k] = k;
            s->up[k] = 0;
            s->size[k] = 1;
            s->rim[k] = rim_i || rim_j;
        }
}

void slant_scratch_read(struct scratch_board *s, const struct board *b)
{
    slant_scratch_wipe(s);
    for (int i = 0; i <= s->h; i++)
        for (int j = 0; j <= s->w; j++)
            s->clue[scratch_place(s, i, j)] = (uint8_t)slant_corner(b, i, j);
    for (int r = 0; r < s->h; r++)
        for (int c = 0; c < s->w; c++)
            if (slant_cell(b, r, c))
                slant_scratch_put(s, scratch_place(s, r, c), slant_cell(b, r, c));
}

/* Turn the tree of x so that x is its root. */
static void turn_tree(struct scratch_board *s, uint32_t x)
{
    uint32_t below = 0;
    while (x) {
        uint32_t above = s->up[x];
        s->up[x] = below;
        below = x;
        x = above;
    }
}

static void name_ring(struct scratch_board *s, uint32_t x, uint32_t name)
{
    uint32_t y = x;
    do {
        s->group[y] = name;
        y = s->next[y];
    } while (y != x);
}

static void splice(struct scratch_board *s, uint32_t x, uint32_t y)
{
    uint32_t kept = s->next[x];
    s->next[x] = s->next[y];
    s->next[y] = kept;
}

static void count_slash(struct scratch_board *s, uint32_t cell, enum slash slash, int by)
{
    uint32_t a = scratch_end(s, cell, slash, 0), b = scratch_end(s, cell, slash, 1);
    uint32_t st = s->stride;
    s->lines[a] = (uint8_t)(s->lines[a] + by);
    s->lines[b] = (uint8_t)(s->lines[b] + by);
    s->open[cell] = (uint8_t)(s->open[cell] - by);
    s->open[cell + 1] = (uint8_t)(s->open[cell + 1] - by);
    s->open[cell + st] = (uint8_t)(s->open[cell + st] - by);
    s->open[cell + st + 1] = (uint8_t)(s->open[cell + st + 1] - by);
    s->empty -= (uint32_t)by;
}

void slant_scratch_put(struct scratch_board *s, uint32_t cell, enum slash slash)
{
    uint32_t x = scratch_end(s, cell, slash, 0), y = scratch_end(s, cell, slash, 1);
    assert(s->cell[cell] == SLASH_NONE);
    s->cell[cell] = (uint8_t)slash;
    count_slash(s, cell, slash, 1);
    s->trail[s->n_trail] = cell;
    s->hung[s->n_trail++] = 0;
    if (s->group[x] == s->group[y])
        return;
    if (s->size[s->group[x]] > s->size[s->group[y]]) {
        uint32_t kept = x;
        x = y;
        y = kept;
    }
    uint32_t name = s->group[y], old = s->group[x];
    turn_tree(s, x);
    s->up[x] = y;
    name_ring(s, x, name);
    splice(s, x, y);
    s->size[name] += s->size[old];
    s->rim[name] += s->rim[old];
    s->hung[s->n_trail - 1] = x;
    s->named[s->n_trail - 1] = old;
}

/* Later joins may have turned the tree, so either end of the slash can hang from the other. */
void slant_scratch_undo(struct scratch_board *s)
{
    uint32_t cell = s->trail[--s->n_trail];
    enum slash slash = (enum slash)s->cell[cell];
    uint32_t x = s->hung[s->n_trail], old = s->named[s->n_trail];
    uint32_t y = scratch_end(s, cell, slash, scratch_end(s, cell, slash, 0) == x);
    s->cell[cell] = SLASH_NONE;
    count_slash(s, cell, slash, -1);
    if (!x)
        return;
    s->up[s->up[x] == y ? x : y] = 0;
    splice(s, x, y);
    s->size[s->group[y]] -= s->size[old];
    s->rim[s->group[y]] -= s->rim[old];
    name_ring(s, x, old);
}

/* The cell whose slash joins two corners. */
static uint32_t cell_between(const struct scratch_board *s, uint32_t x, uint32_t y)
{
    uint32_t high = x > y ? x : y, low = x > y ? y : x;
    return high - low == s->stride + 1 ? low : high - s->stride;
}

/* Climb from both ends in turn: the first corner met twice is where the ways meet. A climber who
 * reached the root waits there, at place 0, which is no corner. */
static uint32_t meeting(struct scratch_board *s, uint32_t a, uint32_t b)
{
    uint32_t x = a, y = b;
    s->now++;
    for (;;) {
        if (x && s->stamp[x] == s->now)
            return x;
        s->stamp[x] = s->now;
        x = x ? s->up[x] : 0;
        if (y && s->stamp[y] == s->now)
            return y;
        s->stamp[y] = s->now;
        y = y ? s->up[y] : 0;
    }
}

uint32_t slant_scratch_path(struct scratch_board *s, uint32_t a, uint32_t b)
{
    uint32_t n = 0, m = 0, meet = meeting(s, a, b);
    for (uint32_t x = a; x != meet; x = s->up[x])
        s->path[n++] = cell_between(s, x, s->up[x]);
    for (uint32_t y = b; y != meet; y = s->up[y])
        s->path[n + m++] = cell_between(s, y, s->up[y]);
    for (uint32_t i = 0; i < m / 2; i++) {
        uint32_t kept = s->path[n + i];
        s->path[n + i] = s->path[n + m - 1 - i];
        s->path[n + m - 1 - i] = kept;
    }
    return n + m;
}
