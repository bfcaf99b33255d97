/* sample.c - a sample game: the rest of a sound duel against a player who takes the most points at
 * once, as most people and the lower levels do.
 *
 * The mover, for whom it is played, looks one turn further: at what its placement gains, less the
 * most the other side can gain right after. Equal choices are drawn by lot. It is for telling apart
 * moves that a search finds equally good, so it has to be quick rather than right: a number knows
 * how many slashes it waits for, a cell how many its numbers wait for, and a placement changes
 * that for its neighbours alone.
 */
#include <string.h>

#include "games/slant/rest.h"

enum { TURNS_MOST = 60 }; /* what comes later is hardly of this move's making */

struct slant_sample_field {
    int stride, n;
    uint16_t cell[REST_PLACES];   /* the empty ones */
    uint16_t end[REST_PLACES][2]; /* the corners that a cell's slash will touch */
    uint8_t is_empty[REST_PLACES];
    uint8_t is_numbered[REST_PLACES];
    uint8_t missing[REST_PLACES];
    int8_t gain[REST_PLACES];
    int8_t waits[REST_PLACES];
};

static void field_read(struct slant_sample_field *f, const struct board *b, const struct rest *rest)
{
    size_t n = (size_t)rest->places;
    f->stride = rest->stride;
    f->n = rest->n;
    memset(f->is_empty, 0, n);
    memcpy(f->is_numbered, rest->is_numbered, n);
    memcpy(f->missing, rest->missing, n);
    for (int i = 0; i < rest->n; i++) {
        const struct rest_cell *c = &rest->cell[i];
        int p = rest_place(rest, c->row, c->column), below = p + rest->stride;
        bool falls = slant_solution_rule(b, c->row, c->column) == SLASH_FALL;
        f->cell[i] = (uint16_t)p;
        f->end[p][0] = (uint16_t)(falls ? p : p + 1);
        f->end[p][1] = (uint16_t)(falls ? below + 1 : below);
        f->is_empty[p] = 1;
        f->gain[p] = c->gain;
        f->waits[p] = c->waits;
    }
}

/* The four cells round a corner. */
static void around(const struct slant_sample_field *f, int corner, int cell[4])
{
    cell[0] = corner;
    cell[1] = corner - 1;
    cell[2] = corner - f->stride;
    cell[3] = corner - f->stride - 1;
}

static bool touches(const struct slant_sample_field *f, int p, int corner)
{
    return f->end[p][0] == corner || f->end[p][1] == corner;
}

/* The most that a neighbour of p will gain once p is filled. */
static int most_given(const struct slant_sample_field *f, int p)
{
    int most = 0, cell[4];
    for (int k = 0; k < 2; k++) {
        int x = f->end[p][k];
        if (!f->is_numbered[x])
            continue;
        around(f, x, cell);
        for (int i = 0; i < 4; i++) {
            int q = cell[i];
            if (q == p || !f->is_empty[q])
                continue;
            int gain = f->gain[q] + (f->waits[q] == 1 ? SLANT_POINTS_PERFECT : 0) +
                       (f->missing[x] == 2 && touches(f, q, x) ? SLANT_POINTS_CLUE : 0);
            most = gain > most ? gain : most;
        }
    }
    return most;
}

static int fill(struct slant_sample_field *f, int at)
{
    int p = f->cell[at], cell[4];
    f->cell[at] = f->cell[--f->n];
    f->is_empty[p] = 0;
    for (int k = 0; k < 2; k++) {
        int x = f->end[p][k];
        if (!f->is_numbered[x])
            continue;
        f->missing[x]--;
        around(f, x, cell);
        for (int i = 0; i < 4; i++) {
            int q = cell[i];
            if (!f->is_empty[q])
                continue;
            bool last = f->missing[x] == 1 && touches(f, q, x);
            f->gain[q] = (int8_t)(f->gain[q] + (last ? SLANT_POINTS_CLUE : 0));
            f->gain[q] = (int8_t)(f->gain[q] + (--f->waits[q] == 0 ? SLANT_POINTS_PERFECT : 0));
        }
    }
    return f->gain[p];
}

/* The most and the second most that any cell gains. */
static void two_best(const struct slant_sample_field *f, int best[2])
{
    best[0] = best[1] = 0;
    for (int i = 0; i < f->n; i++) {
        int gain = f->gain[f->cell[i]];
        if (gain > best[0]) {
            best[1] = best[0];
            best[0] = gain;
        } else if (gain > best[1]) {
            best[1] = gain;
        }
    }
}

/* Ties by reservoir: the k-th equal one replaces with chance 1/k. */
static int choose(const struct slant_sample_field *f, bool looks_ahead, struct rng *rng)
{
    int best[2], most = INT32_MIN, found = 0;
    uint32_t ties = 0;
    two_best(f, best);
    for (int i = 0; i < f->n; i++) {
        int gain = f->gain[f->cell[i]], worth = gain;
        if (looks_ahead) {
            int left = gain == best[0] ? best[1] : best[0];
            if (gain - left < most)
                continue;
            int given = most_given(f, f->cell[i]);
            worth = gain - (given > left ? given : left);
        }
        ties = worth > most ? 1 : worth == most ? ties + 1 : ties;
        if (worth > most || (worth == most && rng_below(rng, ties) == 0))
            found = i;
        most = worth > most ? worth : most;
    }
    return found;
}

int slant_sample(const struct board *b, game_move m, struct rng *rng)
{
    struct rest rest;
    struct slant_sample_field f;
    int r, c, margin = 0, at = 0;
    enum slash slash;
    if (!slant_rest_all(b, &rest) || !slant_unpack(b, m, &r, &c, &slash))
        return 0;
    field_read(&f, b, &rest);
    while (at < f.n && f.cell[at] != rest_place(&rest, r, c))
        at++;
    for (int turn = 0; f.n && turn < TURNS_MOST; turn++) {
        at = turn ? choose(&f, turn % 2 == 0, rng) : at;
        int gain = fill(&f, at);
        margin += turn % 2 ? -gain : gain;
    }
    return SCORE_POINT * margin;
}
