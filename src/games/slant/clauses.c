/* clauses.c - Slant: a cell is a variable, true for a fall `\`; exact counts at numbered corners;
 * loops cut when seen.
 *
 * The shortest loop goes round one corner, so a corner inside the board has at least one slash:
 * that rules these loops out from the start. Longer ones are found through the corners: a filled
 * board has no loop exactly if every corner is joined to the border, so each set of joined corners
 * that is not has a ring of slashes about it. The cut says that one slash of the ring is the other
 * one, which would join the set to a corner that it is not joined to now:
 *
 *     /\.     the slash in the middle joins two corners;
 *     \\\     the six about it are a loop that cuts them off
 *     .\/
 */
#include "games/slant/clauses.h"

#include <stdbool.h>

#include "lattice/spot.h"

struct islands {
    const struct slant_clues *p;
    const int8_t *value; /* the model, by variable */
    int *up;             /* union-find over corners, in reading order */
    bool *at_border;     /* by root */
    int *head, *next;    /* by root and by corner: the corners joined, plus one; 0 ends */
    int *clause;
};

/* The literals of the slashes that end at corner (r, c) and, if asked, the corners they come from.
 */
static int slashes_at(const struct slant_clues *p, int r, int c, int literal[4], int far[4])
{
    int n = 0, corner = r * (p->w + 1) + c;
    for (int dr = -1; dr <= 1; dr += 2)
        for (int dc = -1; dc <= 1; dc += 2) {
            int row = dr < 0 ? r - 1 : r, column = dc < 0 ? c - 1 : c;
            if (row < 0 || column < 0 || row >= p->h || column >= p->w)
                continue;
            int cell = 1 + row * p->w + column;
            far[n] = corner + dr * (p->w + 1) + dc;
            literal[n++] = dr == dc ? cell : -cell;
        }
    return n;
}

static void slant_clauses(const struct encoding *e, const struct clause_sink *to)
{
    const struct slant_clues *p = e->puzzle;
    int literal[4], far[4];
    for (int r = 0; r <= p->h && !sink_stopped(to); r++)
        for (int c = 0; c <= p->w; c++) {
            int n = slashes_at(p, r, c, literal, far), clue = p->clue[r * (p->w + 1) + c];
            if (clue >= 0)
                clauses_count(to, literal, n, 1u << clue);
            if (clue <= 0 && n == 4)
                to->clause(to->ctx, literal, 4);
        }
    clauses_fix(to, p->fixed, e->keys);
}

static int root(int *up, int x)
{
    while (up[x] != x)
        x = up[x] = up[up[x]];
    return x;
}

/* Join the corners along the slashes, then list those of each set away from the border. */
static void islands_find(struct islands *s)
{
    const struct slant_clues *p = s->p;
    int across = p->w + 1, corners = across * (p->h + 1);
    for (int i = 0; i < corners; i++)
        s->up[i] = i;
    for (int cell = 0; cell < p->w * p->h; cell++) {
        int corner = cell / p->w * across + cell % p->w;
        bool fall = s->value[cell + 1];
        int a = fall ? corner : corner + 1, b = fall ? corner + across + 1 : corner + across;
        s->up[root(s->up, a)] = root(s->up, b);
    }
    for (int i = 0; i < corners; i++) {
        int r = i / across, c = i % across;
        if (r == 0 || c == 0 || r == p->h || c == p->w)
            s->at_border[root(s->up, i)] = true;
    }
    for (int i = corners - 1; i >= 0; i--) {
        int set = root(s->up, i);
        if (!s->at_border[set]) {
            s->next[i] = s->head[set];
            s->head[set] = i + 1;
        }
    }
}

/* Some slash must join the set to a corner outside it. */
static void cut_island(struct islands *s, int set, const struct clause_sink *to)
{
    int across = s->p->w + 1, literal[4], far[4];
    size_t n = 0;
    for (int i = s->head[set]; i; i = s->next[i - 1]) {
        int count = slashes_at(s->p, (i - 1) / across, (i - 1) % across, literal, far);
        for (int k = 0; k < count; k++)
            if (root(s->up, far[k]) != set)
                s->clause[n++] = literal[k];
    }
    to->clause(to->ctx, s->clause, n);
}

static void cut_model(struct islands *s, const struct clause_sink *to)
{
    const struct slant_clues *p = s->p;
    int cells = p->w * p->h;
    bool is_solution = true;
    islands_find(s);
    for (int set = 0; set < (p->w + 1) * (p->h + 1); set++)
        if (s->head[set]) {
            cut_island(s, set, to);
            is_solution = false;
        }
    if (!is_solution)
        return;
    to->solution(to->ctx, s->value + 1);
    for (int v = 1; v <= cells; v++)
        s->clause[v - 1] = s->value[v] ? -v : v;
    to->clause(to->ctx, s->clause, (size_t)cells);
}

static struct err slant_cuts(const struct encoding *e, const int8_t *value,
                             const struct clause_sink *to, struct work *w)
{
    const struct slant_clues *p = e->puzzle;
    struct arena_mark mark = arena_here(w->arena);
    size_t corners = (size_t)(p->w + 1) * (size_t)(p->h + 1);
    struct islands s = {.p = p, .value = value};
    s.up = arena_take(w->arena, corners, sizeof *s.up);
    s.at_border = arena_take(w->arena, corners, sizeof *s.at_border);
    s.head = arena_take(w->arena, corners, sizeof *s.head);
    s.next = arena_take(w->arena, corners, sizeof *s.next);
    s.clause = arena_take(w->arena, 4 * corners, sizeof *s.clause);
    struct err err = err_none();
    if (s.up && s.at_border && s.head && s.next && s.clause)
        cut_model(&s, to);
    else
        err = err_memory();
    arena_release(w->arena, mark);
    return err;
}

static void slant_name(const struct encoding *e, int variable, struct writer *out)
{
    const struct slant_clues *p = e->puzzle;
    cell_write(out, p->h, (variable - 1) / p->w, (variable - 1) % p->w);
    writer_char(out, 'L');
}

struct encoding slant_encoding(const struct slant_clues *p)
{
    return (struct encoding){
        .puzzle = p,
        .keys = p->w * p->h,
        .vars = p->w * p->h,
        .note = "a variable is a cell: true for \\, false for /; a model may have loops",
        .clauses = slant_clauses,
        .cuts = slant_cuts,
        .name = slant_name,
    };
}
