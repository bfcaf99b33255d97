/* cell_clauses.c - a cell is a variable: inside the loop or outside; an edge is drawn where the
 * two cells at it differ. Cells off the board are outside.
 *
 * A dot then has an even number of lines by itself; four lines is the chessboard pattern, which is
 * forbidden. What is left to say is that the inside is in one piece and has no hole:
 *
 *   hole H       some cell of H is inside, or some cell beside H is outside:  a | ~n1 | ~n2 ...
 *   piece C      cells a in C and b elsewhere are not both inside, or some cell beside C is
 *                inside, the only ways out of C:  ~a | ~b | n1 | n2 ...
 *
 * No solution breaks these, so they need no look at the clues, and they forbid far more than the
 * one loop seen. Stronger ones that drop a or b next to a clue, and single cells ruled out as
 * holes and pieces from the start, were measured: within ten per cent, for better and worse.
 */
#include "games/slitherlink/clauses.h"

#include <assert.h>
#include <stdbool.h>

#include "lattice/spot.h"

enum { OUTSIDE = 1 }; /* the piece that goes on off the board */

struct pieces {
    const struct slitherlink_clues *p;
    const int8_t *value; /* the model, by variable */
    int *piece;          /* by cell: its piece, from OUTSIDE on */
    int *cells;          /* the cells, piece after piece */
    int *start;          /* piece i is cells[start[i]] .. cells[start[i + 1] - 1] */
    int *beside;         /* by cell: the last piece it was found beside */
    int *clause;
    int n, inside; /* pieces in all, and those of inside cells */
};

static int cell_at(const struct slitherlink_clues *p, int r, int c) /* variable, or 0 if off */
{
    return r >= 0 && c >= 0 && r < p->h && c < p->w ? 1 + r * p->w + c : 0;
}

static int neighbours(const struct slitherlink_clues *p, int cell, int near[4])
{
    int r = (cell - 1) / p->w, c = (cell - 1) % p->w, n = 0;
    const int at[] = {cell_at(p, r - 1, c), cell_at(p, r, c + 1), cell_at(p, r + 1, c),
                      cell_at(p, r, c - 1)};
    for (int i = 0; i < 4; i++)
        if (at[i])
            near[n++] = at[i];
    return n;
}

/* Clauses */

/* Can t.. n - f inside cells among n neighbours give the clue? `own` is the cell itself: 0, 1, or
 * -1 for either. Outside it has as many lines as inside neighbours, inside it has the others. */
static bool may_meet(int clue, int n, int t, int f, int own)
{
    for (int k = t; k <= n - f; k++)
        if ((own != 1 && k == clue) || (own != 0 && 4 - k == clue))
            return true;
    return false;
}

/* Is "own, t neighbours inside and f outside" impossible, and no part of it already so? */
static bool is_prime(int clue, int n, int t, int f, int own)
{
    return !may_meet(clue, n, t, f, own) && (own < 0 || may_meet(clue, n, t, f, -1)) &&
           (t == 0 || may_meet(clue, n, t - 1, f, own)) &&
           (f == 0 || may_meet(clue, n, t, f - 1, own));
}

/* Forbid it for each choice of neighbours: each is absent, inside or outside, in base 3. */
static void forbid_each(const struct clause_sink *to, int own, int cell, const int *near, int n,
                        int t, int f)
{
    static const int power[] = {1, 3, 9, 27, 81};
    struct spot at = spot_nowhere();
    for (int choice = 0; choice < power[n]; choice++) {
        int clause[5], size = 0, inside = 0, outside = 0;
        if (own >= 0)
            clause[size++] = own ? -cell : cell;
        for (int i = 0; i < n; i++) {
            int is = choice / power[i] % 3;
            inside += is == 1;
            outside += is == 2;
            if (is)
                clause[size++] = is == 1 ? -near[i] : near[i];
        }
        if (inside == t && outside == f)
            clause_sink_add(to, "cell", at, clause, (size_t)size);
    }
}

static void clue_clauses(const struct slitherlink_clues *p, int cell, const struct clause_sink *to)
{
    int near[4], n = neighbours(p, cell, near), clue = p->clue[cell - 1];
    for (int t = 0; t <= n; t++)
        for (int f = 0; t + f <= n; f++)
            for (int own = -1; own <= 1; own++)
                if (is_prime(clue, n, t, f, own))
                    forbid_each(to, own, cell, near, n, t, f);
}

static void fixed_clauses(int a, int b, int drawn, const struct clause_sink *to)
{
    if (drawn < 0)
        return;
    int literal[2], n = 0;
    if (a)
        literal[n++] = a;
    if (b)
        literal[n++] = b;
    clauses_count(to, clause_given, spot_nowhere(), literal, n,
                  drawn ? 1u << 1 : 1u << 0 | (n == 2 ? 1u << 2 : 0));
}

static void cell_clauses(const struct encoding *e, const struct clause_sink *to, int *room)
{
    (void)room;
    const struct slitherlink_clues *p = e->puzzle;
    for (int r = 1; r < p->h && !sink_stopped(to); r++)
        for (int c = 1; c < p->w; c++) {
            int a = cell_at(p, r - 1, c - 1), b = cell_at(p, r - 1, c), d = cell_at(p, r, c - 1),
                f = cell_at(p, r, c);
            clause_sink_add(to, "dot", spot_corner(r, c), (int[]){-a, b, d, -f}, 4);
            clause_sink_add(to, "dot", spot_corner(r, c), (int[]){a, -b, -d, f}, 4);
        }
    for (int cell = 1; cell <= e->vars && (cell % p->w || !sink_stopped(to)); cell++)
        if (p->clue[cell - 1] >= 0)
            clue_clauses(p, cell, to);
    const int8_t *fixed = p->fixed;
    for (int r = 0; fixed && r <= p->h; r++)
        for (int c = 0; c < p->w; c++)
            fixed_clauses(cell_at(p, r - 1, c), cell_at(p, r, c), *fixed++, to);
    for (int r = 0; fixed && r < p->h; r++)
        for (int c = 0; c <= p->w; c++)
            fixed_clauses(cell_at(p, r, c - 1), cell_at(p, r, c), *fixed++, to);
}

/* Cuts */

/* Everything joined to the cells start[n] .. end - 1 of the same value is piece n; the new end. */
static int piece_flood(struct pieces *s, int end)
{
    for (int i = s->start[s->n]; i < end; i++) {
        int near[4], n = neighbours(s->p, s->cells[i], near);
        for (int k = 0; k < n; k++)
            if (!s->piece[near[k]] && s->value[near[k]] == s->value[s->cells[i]]) {
                s->piece[near[k]] = s->n;
                s->cells[end++] = near[k];
            }
    }
    return end;
}

static void pieces_find(struct pieces *s, int vars)
{
    int end = 0, near[4];
    s->n = OUTSIDE;
    s->start[OUTSIDE] = 0;
    for (int cell = 1; cell <= vars; cell++)
        if (!s->value[cell] && neighbours(s->p, cell, near) < 4) {
            s->piece[cell] = OUTSIDE;
            s->cells[end++] = cell;
        }
    end = piece_flood(s, end);
    for (int cell = 1; cell <= vars; cell++)
        if (!s->piece[cell]) {
            s->start[++s->n] = end;
            s->piece[cell] = s->n;
            s->cells[end++] = cell;
            s->inside += s->value[cell];
            end = piece_flood(s, end);
        }
    s->start[s->n + 1] = end;
}

/* The cut for piece i; `other` is a cell of another inside piece, or 0 for a hole. */
static void cut_piece(struct pieces *s, int i, int other, const struct clause_sink *to)
{
    size_t n = 0;
    int first = s->cells[s->start[i]], sign = s->value[first] ? 1 : -1;
    s->clause[n++] = -sign * first;
    if (other)
        s->clause[n++] = -other;
    for (int k = s->start[i]; k < s->start[i + 1]; k++) {
        int near[4], count = neighbours(s->p, s->cells[k], near);
        for (int j = 0; j < count; j++)
            if (s->piece[near[j]] != i && s->beside[near[j]] != i) {
                s->beside[near[j]] = i;
                s->clause[n++] = sign * near[j];
            }
    }
    clause_sink_add(to, clause_cut, spot_nowhere(), s->clause, n);
}

/* One inside piece without a hole: its rim is the answer. Forbid the cells along the rim, which
 * are the same only if the rim is. */
static void cut_solution(struct pieces *s, int vars, int8_t *key, const struct clause_sink *to)
{
    const struct slitherlink_clues *p = s->p;
    const int8_t *value = s->value; /* value[0] is 0: off the board is outside */
    size_t n = 0;
    for (int r = 0, k = 0; r <= p->h; r++)
        for (int c = 0; c < p->w; c++)
            key[k++] = value[cell_at(p, r - 1, c)] != value[cell_at(p, r, c)];
    for (int r = 0, k = (p->h + 1) * p->w; r < p->h; r++)
        for (int c = 0; c <= p->w; c++)
            key[k++] = value[cell_at(p, r, c - 1)] != value[cell_at(p, r, c)];
    to->solution(to->ctx, key);
    for (int cell = 1; cell <= vars; cell++) {
        int near[4], count = neighbours(p, cell, near);
        bool on_rim = count < 4 && value[cell];
        for (int i = 0; i < count; i++)
            on_rim |= value[near[i]] != value[cell];
        if (on_rim)
            s->clause[n++] = value[cell] ? -cell : cell;
    }
    clause_sink_add(to, clause_answer, spot_nowhere(), s->clause, n);
}

static void cut_model(struct pieces *s, int vars, int8_t *key, const struct clause_sink *to)
{
    pieces_find(s, vars);
    if (s->inside == 0) { /* the empty board met every clue: some cell must be inside */
        for (int cell = 1; cell <= vars; cell++)
            s->clause[cell - 1] = cell;
        clause_sink_add(to, clause_some, spot_nowhere(), s->clause, (size_t)vars);
        return;
    }
    if (s->n == OUTSIDE + 1) {
        cut_solution(s, vars, key, to);
        return;
    }
    int last = 0; /* a cell of the last inside piece, then of the one before the piece at hand */
    for (int i = OUTSIDE + 1; i <= s->n; i++)
        if (s->value[s->cells[s->start[i]]])
            last = s->cells[s->start[i]];
    for (int i = OUTSIDE + 1; i <= s->n; i++) {
        int first = s->cells[s->start[i]];
        if (!s->value[first]) {
            cut_piece(s, i, 0, to);
        } else if (s->inside > 1) {
            cut_piece(s, i, last, to);
            last = first;
        }
    }
}

static struct err cell_cuts(const struct encoding *e, const int8_t *value,
                            const struct clause_sink *to, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    size_t room = (size_t)e->vars + 3;
    assert(value[0] == 0);
    struct pieces s = {.p = e->puzzle, .value = value};
    s.piece = arena_take(w->arena, room, sizeof *s.piece);
    s.cells = arena_take(w->arena, room, sizeof *s.cells);
    s.start = arena_take(w->arena, room, sizeof *s.start);
    s.beside = arena_take(w->arena, room, sizeof *s.beside);
    s.clause = arena_take(w->arena, room, sizeof *s.clause);
    int8_t *key = arena_take(w->arena, (size_t)e->keys, sizeof *key);
    struct err err = err_none();
    if (s.piece && s.cells && s.start && s.beside && s.clause && key)
        cut_model(&s, e->vars, key, to);
    else
        err = err_memory();
    arena_release(w->arena, mark);
    return err;
}

static void cell_name(const struct encoding *e, int variable, struct writer *out)
{
    const struct slitherlink_clues *p = e->puzzle;
    spot_write_cell(out, p->h, (variable - 1) / p->w, (variable - 1) % p->w);
}

struct encoding slitherlink_cell_encoding(const struct slitherlink_clues *p)
{
    return (struct encoding){
        .puzzle = p,
        .keys = slitherlink_keys(p->w, p->h),
        .vars = p->w * p->h,
        .named = p->w * p->h,
        .note = "a variable is a cell: inside the loop or not; a model's inside may be empty, in "
                "pieces or have holes",
        .clauses = cell_clauses,
        .cuts = cell_cuts,
        .name = cell_name,
    };
}
