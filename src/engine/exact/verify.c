/* verify.c - the check by another road: every value follows from its successors'.
 *
 * Position by position, with moves found again from the geometry of the board and looked up one
 * bit at a time; of the tables that the solver works with (steps, reach, ground) none is used.
 */
#include "base/bits.h"
#include "engine/exact/bands.h"

/* One step of a placement: the cell it needs, and the row of the other side's table after it. */
struct exact_step {
    uint64_t target; /* 0: the piece leaves */
    const pair *row; /* NULL: it was the last piece */
};

struct exact_verify_steps {
    struct exact_step step[3 * 64];
    int n;
};

static void add_step(struct exact_verify_steps *out, const struct shapes *s,
                     const struct exact_face *f, const pair *sibling, uint64_t cells,
                     uint64_t target)
{
    const pair *row = NULL;
    if (cells) {
        uint32_t x = exact_shapes_find(s, cells);
        const struct lane_shape *to = &s->shape[x];
        const pair *table = to == f->own ? sibling : f->forward[x];
        row = table + (size_t)exact_shape_row(s, to, cells) * f->other->words;
    }
    out->step[out->n++] = (struct exact_step){target, row};
}

static bool inside(int n, int column, int row)
{
    return column >= 0 && column < n && row >= 0 && row < n;
}

/* Group 0 goes right, up and down; group 1 goes up, left and right. */
static void find_steps(struct exact_verify_steps *out, const struct shapes *s,
                       const struct exact_face *f, const pair *sibling, uint64_t cells)
{
    static const int dx[2][3] = {{1, 0, 0}, {0, -1, 1}}, dy[2][3] = {{0, 1, -1}, {1, 0, 0}};
    int n = s->lanes->n;
    out->n = 0;
    for (uint64_t left = cells; left;) {
        int cell = bits_pop(&left);
        uint64_t rest = cells & ~((uint64_t)1 << cell);
        for (int d = 0; d < 3; d++) {
            int column = cell % n + dx[s->group][d], row = cell / n + dy[s->group][d];
            if (inside(n, column, row)) {
                uint64_t target = (uint64_t)1 << (n * row + column);
                if (target & s->lanes->open & ~cells)
                    add_step(out, s, f, sibling, rest | target, target);
            } else if (d == 0) {
                add_step(out, s, f, sibling, rest, 0);
            }
        }
    }
}

static bool bit_of(pair p, int which, uint32_t bit)
{
    return p[which] >> bit % 64 & 1;
}

/* The value that follows from the steps: 0 won, 1 drawn, 2 lost. */
static int follow(const struct exact_verify_steps *m, uint64_t against, uint32_t bit,
                  const pair *same)
{
    bool any = false, open = false;
    for (int i = 0; i < m->n; i++) {
        const struct exact_step *s = &m->step[i];
        if (s->target & against)
            continue;
        if (!s->row || bit_of(s->row[bit / 64], LOST, bit))
            return 0;
        any = true;
        open |= bit_of(s->row[bit / 64], OPEN, bit);
    }
    if (any)
        return open ? 1 : 2;
    pair p = same[bit / 64]; /* the pass: the same board, the other side to move */
    return bit_of(p, LOST, bit) ? 0 : bit_of(p, OPEN, bit) ? 1 : 2;
}

struct verifying {
    const struct rank *rank, *next;
    uint32_t stride;
    struct audit audit[WORKERS_MAX];
};

static void face_verify(const struct verifying *v, struct layer_at at, int side, struct audit *out)
{
    const struct shapes *s = &v->rank->exact->shapes[side];
    struct exact_face f = exact_rank_face(v->rank, v->next, at, side);
    const pair *sibling = exact_rank_face(v->rank, v->next, at, !side).table;
    struct exact_verify_steps steps;
    for (uint32_t a = 0; a < f.own->rows; a += v->stride) {
        const pair *same = sibling + (size_t)a * f.other->words;
        find_steps(&steps, s, &f, sibling, f.own->cells[a]);
        for (uint32_t b = 0; b < f.other->rows; b++) {
            pair p = f.table[(size_t)b * f.own->words + a / 64];
            bool lost = bit_of(p, LOST, a), open = bit_of(p, OPEN, a);
            if (f.own->cells[a] & f.other->cells[b]) {
                out->wrong += lost || open;
                continue;
            }
            int want = follow(&steps, f.other->cells[b], b, same);
            out->checked++;
            out->wrong += lost != (want == 2) || open != (want > 0);
        }
    }
}

static bool unit_verify(void *ctx, const struct unit *u, int worker, struct arena *scratch)
{
    struct verifying *v = ctx;
    (void)scratch;
    face_verify(v, u->at, 0, &v->audit[worker]);
    if (!u->twin)
        face_verify(v, u->at, 1, &v->audit[worker]);
    return true;
}

struct err exact_band_verify(const struct rank *r, const struct rank *next, int band,
                             uint32_t stride, const struct workers *workers, struct work *w,
                             struct audit *out)
{
    struct arena_mark mark = arena_here(w->arena);
    struct verifying *v = arena_take(w->arena, 1, sizeof *v);
    if (!v)
        return err_memory();
    v->rank = r;
    v->next = next;
    v->stride = stride;
    struct band_job job = {r, next, unit_verify, v};
    struct err err = exact_band_each(&job, band, workers, w);
    for (int worker = 0; worker < WORKERS_MAX; worker++) {
        out->checked += v->audit[worker].checked;
        out->wrong += v->audit[worker].wrong;
    }
    arena_release(w->arena, mark);
    return err;
}
