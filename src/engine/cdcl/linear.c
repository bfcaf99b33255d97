/* linear.c - clues as linear equations in the colours of cells, and proof that these have no
 * answer.
 *
 * Outside is 0 and inside 1. A cell outside has as many lines as neighbours inside, k; a cell
 * inside has the other 4 - k. So a clue c is one equation, whatever is known of its lines:
 *
 *      k = c + (4 - 2c) * own       k: sum over the four neighbours, own: the cell itself
 *
 * Whole numbers that solve such equations also solve them modulo any number; so if they have no
 * answer modulo a prime, the board has none. That is counting which search cannot do:
 *
 *      2 . 2 . 2       every cell between two clues is a neighbour of a black clue and of a white
 *      . . . . .       one (coloured like a chessboard), so all black clues together have as many
 *      2 . 2 . 2       neighbours inside as all white ones; but black ones are one more, and each
 *      . . . . .       has two. 1s and 3s have an odd number each: modulo 2 the same
 *      2 . 2 . 2       holds for them. (On 21x21 CaDiCaL needs half a second for 3s,
 *                      and gives up on 1s after one.)
 *
 * Gauss elimination by rows of the board. An equation names cells no further apart than two rows,
 * and so does every combination that elimination makes of it, if the cell named first goes first: a
 * row of the matrix is a window of 2 w + 1 entries.
 */
#include <string.h>

#include "engine/cdcl/solver.h"

/* Products of two numbers below a prime fit into 32 bits; and modulo one less than a power of two needs
 * no division, so that the compiler reduces many numbers at once. */
enum { PRIME_BITS = 13, PRIME = (1 << PRIME_BITS) - 1 };

struct linear {
    struct cdcl *s;
    uint32_t p;     /* all is modulo this prime */
    uint32_t width; /* of a window */
    uint16_t *row;  /* a window for each cell that goes first in one */
    uint8_t *has;   /* is there one? */
    uint16_t *rhs;  /* its right hand side */
    uint32_t *now;  /* the equation at hand */
    uint32_t now_rhs;
};

static uint32_t inverse(uint32_t x, uint32_t p) /* x^(p-2), Fermat */
{
    uint32_t y = 1;
    for (uint32_t e = p - 2; e; e >>= 1, x = x * x % p)
        if (e & 1)
            y = y * x % p;
    return y;
}

/* Add f times the colour of a cell; if that is known it goes to the other side. */
static void equation_add(struct linear *l, int r, int c, int at, uint32_t f)
{
    const struct cdcl_frame *fr = &l->s->frame;
    if (r < 0 || c < 0 || r >= fr->h || c >= fr->w)
        return;
    uint8_t colour = l->s->value[fr->n_vars + frame_place(fr, r, c)];
    if (colour == FREE)
        l->now[at] = (l->now[at] + f) % l->p;
    else
        l->now_rhs = (l->now_rhs + colour * (l->p - f)) % l->p;
}

static void equation_of(struct linear *l, int r, int c, uint32_t clue)
{
    const int w = l->s->frame.w;
    memset(l->now, 0, l->width * sizeof *l->now);
    l->now_rhs = clue % l->p;
    equation_add(l, r - 1, c, 0, 1);
    equation_add(l, r, c - 1, w - 1, 1);
    equation_add(l, r, c + 1, w + 1, 1);
    equation_add(l, r + 1, c, 2 * w, 1);
    equation_add(l, r, c, w, (l->p * 4 + 2 * clue - 4) % l->p);
}

static void keep(struct linear *l, uint32_t from, uint32_t lead)
{
    uint16_t *row = l->row + (size_t)lead * l->width;
    uint32_t f = inverse(l->now[from], l->p);
    if (l->p == 2)
        f = 1;
    for (uint32_t j = from; j < l->width; j++)
        row[j - from] = (uint16_t)(l->now[j] * f % l->p);
    memset(row + l->width - from, 0, from * sizeof *row); /* of the other prime */
    l->rhs[lead] = (uint16_t)(l->now_rhs * f % l->p);
    l->has[lead] = 1;
}

/* now[j] += f * row[j], modulo 2 or PRIME. */
static void add_row(uint32_t *restrict now, const uint16_t *restrict row, uint32_t n, uint32_t f, uint32_t p)
{
    if (p == 2) {
        for (uint32_t j = 0; j < n; j++)
            now[j] ^= row[j];
        return;
    }
    for (uint32_t j = 0; j < n; j++) {
        uint32_t x = now[j] + f * row[j];
        x = (x & PRIME) + (x >> PRIME_BITS);
        now[j] = x - PRIME < x ? x - PRIME : x;
    }
}

/* Eliminate what goes first until something is new. False: nothing is left but 0 = something.
 * `base` is the number of the first cell of the window. */
static bool reduce(struct linear *l, uint32_t base)
{
    for (uint32_t i = 0; i < l->width; i++) {
        if (!l->now[i])
            continue;
        uint32_t lead = base + i, f = l->p - l->now[i];
        if (!l->has[lead]) {
            keep(l, i, lead);
            return true;
        }
        add_row(l->now + i, l->row + (size_t)lead * l->width, l->width - i, f, l->p);
        l->now_rhs = (l->now_rhs + f * l->rhs[lead]) % l->p;
    }
    return l->now_rhs == 0;
}

/* Cells are numbered from one row above the board on, so that no window begins below 0. */
static bool has_answer(struct linear *l)
{
    const struct cdcl_frame *fr = &l->s->frame;
    for (int r = 0; r < fr->h; r++)
        for (int c = 0; c < fr->w; c++) {
            unsigned allowed = count_allowed(l->s->state[2 * frame_place(fr, r, c) + 1]), clue = 0;
            while (clue < 4 && allowed != 1u << clue)
                clue++;
            if (allowed != 1u << clue)
                continue;
            equation_of(l, r, c, clue);
            if (toil(l->s, l->width))
                return true;
            if (!reduce(l, (uint32_t)(r * fr->w + c)))
                return false;
        }
    return true;
}

/* Only facts are known now, and clues hold for good. True: there is no answer. */
bool cdcl_linear_refutes(struct cdcl *s)
{
    const struct cdcl_frame *fr = &s->frame;
    struct arena_mark mark = arena_here(s->work->arena);
    size_t n = (size_t)(fr->h + 2) * (size_t)fr->w, width = 2 * (size_t)fr->w + 1;
    struct linear l = {.s = s, .width = (uint32_t)width};
    bool refuted = false;
    l.row = arena_take(s->work->arena, n * width, sizeof *l.row);
    l.rhs = arena_take(s->work->arena, n, sizeof *l.rhs);
    l.has = arena_take(s->work->arena, n, 1);
    l.now = arena_take(s->work->arena, width, sizeof *l.now);
    if (l.row && l.rhs && l.has && l.now) {
        l.p = 2;
        refuted = !has_answer(&l);
        memset(l.has, 0, n);
        l.p = PRIME;
        refuted = refuted || !has_answer(&l);
    }
    arena_release(s->work->arena, mark);
    return refuted;
}
