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
    struct spot *place;
};

int slant_slashes_at(const struct slant_clues *p, int r, int c, int literal[4], int far[4])
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

/* A corner is joined to another one, unless it is on the border. */
static void corner_cut(const struct clause_sink *to, int r, int c, const int literal[4])
{
    struct spot at = spot_corner(r, c);
    to->clause(to->ctx, &(struct clause){.kind = clause_cut, .at = spot_nowhere(), .literal = literal,
                                         .n = 4, .place = &at, .n_places = 1});
}

static void slant_clauses(const struct encoding *e, const struct clause_sink *to, int *room)
{
    (void)room;
    const struct slant_clues *p = e->puzzle;
    int literal[4], far[4];
    for (int r = 0; r <= p->h && !sink_stopped(to); r++)
        for (int c = 0; c <= p->w; c++) {
            int n = slant_slashes_at(p, r, c, literal, far), clue = p->clue[r * (p->w + 1) + c];
            if (clue >= 0)
                clauses_count(to, "corner", spot_corner(r, c), literal, n, 1u << clue);
            if (clue <= 0 && n == 4)
                corner_cut(to, r, c, literal);
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
    struct clause cut = {.kind = clause_cut, .at = spot_nowhere(), .literal = s->clause,
                         .place = s->place};
    for (int i = s->head[set]; i; i = s->next[i - 1]) {
        int r = (i - 1) / across, c = (i - 1) % across;
        int count = slant_slashes_at(s->p, r, c, literal, far);
        s->place[cut.n_places++] = spot_corner(r, c);
        for (int k = 0; k < count; k++)
            if (root(s->up, far[k]) != set)
                s->clause[cut.n++] = literal[k];
    }
    to->clause(to->ctx, &cut);
}

/* Another solution has another slash somewhere. */
static void slant_forbid(const struct encoding *e, const int8_t *key, const struct clause_sink *to,
                         int *room)
{
    for (int k = 0; k < e->keys; k++)
        room[k] = key[k] ? -(k + 1) : k + 1;
    clause_sink_add(to, clause_answer, spot_nowhere(), room, (size_t)e->keys);
}

static void cut_model(struct islands *s, const struct encoding *e, const struct clause_sink *to)
{
    const struct slant_clues *p = s->p;
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
    slant_forbid(e, s->value + 1, to, s->clause);
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
    s.place = arena_take(w->arena, corners, sizeof *s.place);
    struct err err = err_none();
    if (s.up && s.at_border && s.head && s.next && s.clause && s.place)
        cut_model(&s, e, to);
    else
        err = err_memory();
    arena_release(w->arena, mark);
    return err;
}

/* A side for every corner, the same at both ends of a slash, that of the border known; somewhere it
 * is the other. */
static void slant_apart(const struct encoding *e, const struct clause_sink *to, int *room)
{
    const struct slant_clues *p = e->puzzle;
    int across = p->w + 1, corners = across * (p->h + 1), literal[4], far[4];
    size_t n = 0;
    const char *kind = "apart";
    struct spot at = spot_nowhere();
    for (int corner = 0; corner < corners && (corner % across || !sink_stopped(to)); corner++) {
        int count = slant_slashes_at(p, corner / across, corner % across, literal, far);
        int side = e->vars + 1 + corner;
        if (count < 4)
            clause_sink_add(to, kind, at, &(int){-side}, 1);
        else
            room[n++] = side;
        for (int k = 0; k < count; k++)
            clause_sink_add(to, kind, at, (int[]){-literal[k], -side, e->vars + 1 + far[k]}, 3);
    }
    clause_sink_add(to, kind, at, room, n);
}

static void slant_name(const struct encoding *e, int variable, struct writer *out)
{
    const struct slant_clues *p = e->puzzle;
    spot_write_cell(out, p->h, (variable - 1) / p->w, (variable - 1) % p->w);
}

struct encoding slant_encoding(const struct slant_clues *p)
{
    return (struct encoding){
        .puzzle = p,
        .keys = p->w * p->h,
        .vars = p->w * p->h,
        .named = p->w * p->h,
        .note = "lazy: corners only, that there is no loop is left out: a model may have loops; true "
                "is \\",
        .cut_note = "lazy with cuts: corners and all cuts that they need: every model is an answer; "
                    "true is \\",
        .clauses = slant_clauses,
        .cuts = slant_cuts,
        .name = slant_name,
        .forbid = slant_forbid,
        .apart = slant_apart,
        .apart_vars = (p->w + 1) * (p->h + 1),
    };
}
