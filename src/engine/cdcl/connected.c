/* connected.c - the inside of a loop is connected, and so is the outside.
 *
 * Take all cells not known to be outside, and step from one to the next where no line is drawn. One
 * depth first search from the oldest inside cell (Tarjan's) tells what hangs together: an open cell
 * without which some inside cell could not be reached is inside itself, a door; and cells that are
 * not reached at all are outside. The same for the outside, which is reached from off the board.
 *
 *      +---+---+---+
 *      |out.in .out|        The ? is a door. Were it outside, nothing
 *      +...+...+...+        would lead from the inside cell above to
 *      .in . ? .in .        the ones below.
 *
 * A run costs about as much as a conflict, so it rests after each, the longer the deeper the search
 * is: what is found there is soon undone. The outside has a fifth of the doors and is looked at in
 * every fourth run only. Reasons are looked for when analysis asks (connected_why.c).
 */
#include "engine/cdcl/connected.h"

#include <string.h>

enum { REST = 12, REST_LEVEL = 2 }; /* per cent of the cells; and as much more for each level */
enum { OUTSIDE_EVERY = 4 };

bool cdcl_connected_take(struct cdcl *s)
{
    struct connected *k = &s->connected;
    size_t n = s->frame.n_places;
    k->time = cdcl_take(s, n, sizeof *k->time);
    k->path = cdcl_take(s, n, sizeof *k->path);
    k->cost = cdcl_take(s, 2 * n, sizeof *k->cost);
    k->from = cdcl_take(s, 2 * n, sizeof *k->from);
    k->by = cdcl_take(s, 2 * n, sizeof *k->by);
    k->over = cdcl_take(s, 2 * n, sizeof *k->over);
    k->queue[0] = cdcl_take(s, 4 * n, sizeof *k->queue[0]);
    k->queue[1] = cdcl_take(s, 4 * n, sizeof *k->queue[1]);
    k->rim = cdcl_take(s, 4 * n, sizeof *k->rim);
    k->mark = cdcl_take(s, s->guard0, sizeof *k->mark);
    k->walked = cdcl_take(s, s->frame.n_vars, sizeof *k->walked);
    return !s->starved;
}

/* Times of places that were not visited are later than all others. */
enum { TIME_BLOCKED = INT32_MAX, TIME_UNSEEN = INT32_MAX - 1, TIME_ROOT = 1 };

/* One pass over one colour. */
struct pass {
    const uint8_t *value, *cell;
    int32_t *time;
    struct connected_visit *path;
    int32_t row, clock;
    int32_t n_cells; /* not of the other colour */
    unsigned colour;
    uint32_t root; /* literal of the cell where it starts, or NO_LIT: off the board */
};

/* The one of two cells that was known first; 0 is none. */
static inline int32_t older(const struct cdcl *s, int32_t a, int32_t b)
{
    const struct info *cell = s->info + s->frame.n_vars;
    return !a ? b : !b ? a : cell[a].pos <= cell[b].pos ? a : b;
}

/* Write down a reason; false: no room. */
static bool write_reason(struct cdcl *s, uint32_t known, uint32_t root)
{
    uint32_t *cut = s->cut + s->n_cut;
    if (s->cap_cut - s->n_cut < PART_WORDS)
        return false;
    cut[0] = known;
    cut[1] = root;
    cut[2] = s->n_trail;
    s->n_cut += PART_WORDS;
    return true;
}

/* Cells behind `door`, one of them known, can only be reached over it. */
static void pass_door(struct cdcl *s, const struct pass *p, int32_t door, int32_t known)
{
    const uint32_t cells = s->frame.n_vars, at = s->n_cut;
    if (write_reason(s, 2 * (cells + (uint32_t)known) + p->colour, p->root))
        assign(s, 2 * (cells + (uint32_t)door) + p->colour, reason_make(REASON_CONNECTED, at));
}

/* A line hides what is beyond it. */
static inline int32_t seen_beyond(int32_t time, uint8_t side)
{
    return side == 1 ? TIME_BLOCKED : time;
}

static inline void visit(struct pass *p, struct connected_visit *x, int32_t d)
{
    const ptrdiff_t row = p->row;
    const uint8_t *side = p->value + 2 * (ptrdiff_t)d;
    int32_t *time = p->time + d, now = ++p->clock;
    int32_t n = seen_beyond(time[-row], side[0]), e = seen_beyond(time[1], side[3]);
    int32_t s = seen_beyond(time[row], side[2 * row]), w = seen_beyond(time[-1], side[1]);
    int32_t ne = n < e ? n : e, sw = s < w ? s : w, low = ne < sw ? ne : sw;
    *time = now;
    x->place = d;
    x->time = now;
    x->low = low < now ? low : now;
    x->known = p->cell[d] == p->colour ? d : 0;
    x->todo = (unsigned)(n == TIME_UNSEEN) | (unsigned)(e == TIME_UNSEEN) << 1 |
              (unsigned)(s == TIME_UNSEEN) << 2 | (unsigned)(w == TIME_UNSEEN) << 3;
}

/* Depth first from the root, or from a place next to it. Nobody is asked meanwhile whether to stop: a
 * board of 500x500 cells takes a few milliseconds. */
static void explore(struct cdcl *s, struct pass *p, int32_t first)
{
    const int32_t step[9] = {0, -p->row, 1, 0, p->row, 0, 0, 0, -1};
    struct connected_visit *top = p->path;
    visit(p, top, first);
    for (;;) {
        unsigned todo = top->todo;
        if (todo) {
            int32_t on = top->place + step[todo & (0u - todo)];
            top->todo = todo & (todo - 1);
            if (p->time[on] == TIME_UNSEEN)
                visit(p, ++top, on);
            continue;
        }
        if (top == p->path)
            return;
        const struct connected_visit *x = top--;
        if (x->low < top->low)
            top->low = x->low;
        if (!x->known)
            continue;
        if (x->low >= top->time && p->cell[top->place] == FREE)
            pass_door(s, p, top->place, x->known);
        top->known = older(s, x->known, top->known);
    }
}

/* What was not reached has the other colour. False: a cell there is known to have this one. */
static bool take_rest(struct cdcl *s, struct pass *p)
{
    const struct cdcl_frame *fr = &s->frame;
    const uint32_t at = s->n_cut;
    if (toil(s, (uint32_t)p->clock) || p->clock - TIME_ROOT == p->n_cells)
        return true;
    for (int r = 0; r < fr->h; r++)
        for (int c = 0; c < fr->w; c++) {
            uint32_t d = frame_place(fr, r, c), v = fr->n_vars + d;
            if (p->time[d] != TIME_UNSEEN)
                continue;
            if (s->value[v] == p->colour) {
                cdcl_connected_part(s, 2 * v + p->colour, p->root);
                return false;
            }
            if (s->n_cut == at && !write_reason(s, NO_LIT, p->root))
                return true;
            assign(s, 2 * v + (p->colour ^ 1), reason_make(REASON_CONNECTED, at));
        }
    return true;
}

/* Returns how many cells of a row are not of the other colour. */
static int32_t row_begin(const uint8_t *restrict cell, int32_t *restrict time, int w, uint8_t other)
{
    int32_t others = 0;
    for (int c = 0; c < w; c++) {
        int32_t is_other = cell[c] == other;
        time[c] = TIME_UNSEEN + is_other;
        others += is_other;
    }
    return w - others;
}

static struct pass pass_begin(struct cdcl *s, unsigned colour, uint32_t root)
{
    const struct cdcl_frame *fr = &s->frame;
    struct connected *k = &s->connected;
    struct pass p = {.value = s->value,
                     .cell = s->value + fr->n_vars,
                     .time = k->time,
                     .path = k->path,
                     .row = fr->stride,
                     .clock = TIME_ROOT,
                     .colour = colour,
                     .root = root};
    for (int r = 0; r < fr->h; r++) {
        const uint32_t d = frame_place(fr, r, 0);
        p.n_cells += row_begin(p.cell + d, p.time + d, fr->w, (uint8_t)(colour ^ 1));
    }
    return p;
}

/* What lies off the board, next to it. */
static void set_rim(const struct pass *p, const struct cdcl_frame *fr, int32_t time)
{
    for (int c = 0; c < fr->w; c++)
        p->time[frame_place(fr, -1, c)] = p->time[frame_place(fr, fr->h, c)] = time;
    for (int r = 0; r < fr->h; r++)
        p->time[frame_place(fr, r, -1)] = p->time[frame_place(fr, r, fr->w)] = time;
}

static bool is_inside_cell(const struct cdcl *s, uint32_t lit)
{
    return (lit & 1) && lit >> 1 >= s->frame.n_vars && lit >> 1 < s->guard0;
}

static bool look_inside(struct cdcl *s)
{
    uint32_t i = s->connected.oldest;
    if (i >= s->n_trail || !is_inside_cell(s, s->trail[i]))
        i = 0;
    while (i < s->n_trail && !is_inside_cell(s, s->trail[i]))
        i++;
    if (i == s->n_trail)
        return true;
    s->connected.oldest = i;
    struct pass p = pass_begin(s, 1, s->trail[i]);
    set_rim(&p, &s->frame, TIME_BLOCKED);
    explore(s, &p, (int32_t)((s->trail[i] >> 1) - s->frame.n_vars));
    return take_rest(s, &p);
}

/* From off the board to a place next to it, over this side of the place. */
static void come_in(struct cdcl *s, struct pass *p, uint32_t d, uint32_t side)
{
    if (p->time[d] == TIME_UNSEEN && p->value[side] != 1 && !s->stopped)
        explore(s, p, (int32_t)d);
}

static bool look_outside(struct cdcl *s)
{
    const struct cdcl_frame *fr = &s->frame;
    const uint32_t row = (uint32_t)fr->stride;
    struct pass p = pass_begin(s, 0, NO_LIT);
    set_rim(&p, fr, TIME_ROOT);
    for (int c = 0; c < fr->w; c++) {
        uint32_t top = frame_place(fr, 0, c), bottom = frame_place(fr, fr->h - 1, c);
        come_in(s, &p, top, 2 * top);
        come_in(s, &p, bottom, 2 * (bottom + row));
    }
    for (int r = 0; r < fr->h; r++) {
        uint32_t left = frame_place(fr, r, 0), right = frame_place(fr, r, fr->w - 1);
        come_in(s, &p, left, 2 * left + 1);
        come_in(s, &p, right, 2 * right + 3);
    }
    return take_rest(s, &p);
}

bool cdcl_connected_run(struct cdcl *s)
{
    struct connected *k = &s->connected;
    const uint32_t before = s->n_trail;
    if (!look_inside(s))
        return false;
    if (s->n_trail == before && ++k->runs % OUTSIDE_EVERY == 0 && !look_outside(s))
        return false;
    if (s->level == 0)
        s->n_cut = 0; /* facts are never explained */
    k->due = s->stats.propagations +
             (uint64_t)(s->frame.w * s->frame.h) * (REST + REST_LEVEL * (uint64_t)s->level) / 100;
    return true;
}
