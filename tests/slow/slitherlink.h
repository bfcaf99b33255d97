/* slow/slitherlink.h - Slitherlink once more, from its rules alone: three arrays of characters as
 * the contract writes them, degrees counted one edge at a time, loops found by spreading labels
 * over the dots. Shares nothing with the room; verdicts are texts, so that names are judged too. */
#ifndef SLOW_SLITHERLINK_H
#define SLOW_SLITHERLINK_H

#include "slow/flaws.h"

enum { SLOW_LOOP_MAX = 12 }; /* cells a side */

struct slow_loop {
    int w, h;
    char clue[SLOW_LOOP_MAX][SLOW_LOOP_MAX];
    char flat[SLOW_LOOP_MAX + 1][SLOW_LOOP_MAX]; /* above cell row r, or below the last */
    char upright[SLOW_LOOP_MAX]
                [SLOW_LOOP_MAX + 1]; /* left of cell column c, or right of the last */
};

static inline void slow_loop_clear(struct slow_loop *s, int w, int h)
{
    s->w = w;
    s->h = h;
    memset(s->clue, '.', sizeof s->clue);
    memset(s->flat, '.', sizeof s->flat);
    memset(s->upright, '.', sizeof s->upright);
}

/* How many of the four edges of a cell, or of a dot, are drawn as `ink`. */
static inline int slow_loop_sides(const struct slow_loop *s, int r, int c, char ink)
{
    return (s->flat[r][c] == ink) + (s->flat[r + 1][c] == ink) + (s->upright[r][c] == ink) +
           (s->upright[r][c + 1] == ink);
}

static inline int slow_loop_ends(const struct slow_loop *s, int i, int j, char ink)
{
    return (j > 0 && s->flat[i][j - 1] == ink) + (j < s->w && s->flat[i][j] == ink) +
           (i > 0 && s->upright[i - 1][j] == ink) + (i < s->h && s->upright[i][j] == ink);
}

static inline int slow_loop_edge_count(const struct slow_loop *s)
{
    return s->w * (s->h + 1) + s->h * (s->w + 1);
}

/* Edge number k: horizontal ones first, as the contract writes them. */
static inline char *slow_loop_edge_at(struct slow_loop *s, int k)
{
    int flats = s->w * (s->h + 1);
    return k < flats ? &s->flat[k / s->w][k % s->w]
                     : &s->upright[(k - flats) / (s->w + 1)][(k - flats) % (s->w + 1)];
}

/* Label the dots: dots joined by lines get the same number. */
struct slow_labels {
    int at[SLOW_LOOP_MAX + 1][SLOW_LOOP_MAX + 1];
};

static inline bool slow_spread(int *a, int *b)
{
    int least = *a < *b ? *a : *b;
    bool changed = *a != *b;
    *a = *b = least;
    return changed;
}

static inline void slow_loop_label(const struct slow_loop *s, struct slow_labels *l)
{
    bool changed = true;
    for (int i = 0; i <= s->h; i++)
        for (int j = 0; j <= s->w; j++)
            l->at[i][j] = i * (s->w + 1) + j;
    while (changed) {
        changed = false;
        for (int i = 0; i <= s->h; i++)
            for (int j = 0; j <= s->w; j++) {
                if (j < s->w && s->flat[i][j] == '1')
                    changed |= slow_spread(&l->at[i][j], &l->at[i][j + 1]);
                if (i < s->h && s->upright[i][j] == '1')
                    changed |= slow_spread(&l->at[i][j], &l->at[i + 1][j]);
            }
    }
}

/* The edges whose dots carry this label, or all of them (label -1). */
static inline int slow_loop_count(const struct slow_loop *s, const struct slow_labels *l, int label,
                                  char ink)
{
    int n = 0;
    for (int i = 0; i <= s->h; i++)
        for (int j = 0; j <= s->w; j++) {
            if (label >= 0 && l->at[i][j] != label)
                continue;
            n += j < s->w && s->flat[i][j] == ink;
            n += i < s->h && s->upright[i][j] == ink;
        }
    return n;
}

/* Is the piece of this label a loop: lines, and two of them at every dot? */
static inline bool slow_loop_is_loop(const struct slow_loop *s, const struct slow_labels *l,
                                     int label)
{
    for (int i = 0; i <= s->h; i++)
        for (int j = 0; j <= s->w; j++)
            if (l->at[i][j] == label && slow_loop_ends(s, i, j, '1') != 2)
                return false;
    return slow_loop_count(s, l, label, '1') > 0;
}

/* (a) every number, (b) no dot with other than 0 or 2, (c) one loop, not none. */
static inline const char *slow_loop_status(const struct slow_loop *s)
{
    struct slow_labels l;
    int loops = 0;
    bool right = true;
    for (int r = 0; r < s->h; r++)
        for (int c = 0; c < s->w; c++)
            right &= s->clue[r][c] == '.' || slow_loop_sides(s, r, c, '1') == s->clue[r][c] - '0';
    slow_loop_label(s, &l);
    for (int i = 0; i <= s->h; i++)
        for (int j = 0; j <= s->w; j++) {
            int ends = slow_loop_ends(s, i, j, '1'), own = i * (s->w + 1) + j;
            right &= ends == 0 || ends == 2;
            loops += l.at[i][j] == own && ends > 0; /* the first dot of a piece carries its label */
        }
    if (right && loops == 1)
        return "solved";
    return slow_loop_count(s, &l, -1, '.') ? "open" : "invalid";
}

/* Names of edges, by the contract: the cell below an edge + n, the cell left of it + e; borders s
 * and w. */
static inline int slow_name_flat(const struct slow_loop *s, char *out, int i, int c)
{
    return i < s->h ? slow_name(out, c, s->h - i, "n") : slow_name(out, c, 1, "s");
}

static inline int slow_name_upright(const struct slow_loop *s, char *out, int r, int j)
{
    return j ? slow_name(out, j - 1, s->h - r, "e") : slow_name(out, 0, s->h - r, "w");
}

static inline int slow_loop_edges(const struct slow_loop *s, const struct slow_labels *l, int label,
                                  char (*names)[8])
{
    int n = 0;
    for (int i = 0; i <= s->h; i++)
        for (int j = 0; j <= s->w; j++) {
            if (l->at[i][j] != label)
                continue;
            if (j < s->w && s->flat[i][j] == '1')
                slow_name_flat(s, names[n++], i, j);
            if (i < s->h && s->upright[i][j] == '1')
                slow_name_upright(s, names[n++], i, j);
        }
    return n;
}

/* Numbers that are not met: those that no longer can be are flaws, the others are `waiting`. */
static inline int slow_loop_judge_clues(const struct slow_loop *s, struct slow_flaws *f)
{
    int waiting = 0;
    for (int r = 0; r < s->h; r++)
        for (int c = 0; c < s->w; c++) {
            int clue = s->clue[r][c] - '0', least = slow_loop_sides(s, r, c, '1');
            int most = least + slow_loop_sides(s, r, c, '.');
            char name[1][8];
            if (s->clue[r][c] == '.' || clue == least)
                continue;
            if (least <= clue && clue <= most) {
                waiting++;
            } else {
                slow_name(name[0], c, s->h - r, "");
                slow_flaw(f, "clue", name, 1);
            }
        }
    return waiting;
}

/* Everything that is wrong with a partial answer, whatever is done with the unset edges. A loop is
 * wrong if lines lie elsewhere or if closing it left a number waiting; nothing at all is wrong as
 * soon as every edge is crossed out. */
static inline void slow_loop_judge(const struct slow_loop *s, struct slow_flaws *f)
{
    static char names[2 * SLOW_LOOP_MAX * (SLOW_LOOP_MAX + 1)][8];
    struct slow_labels l;
    f->n = 0;
    int waiting = slow_loop_judge_clues(s, f);
    slow_loop_label(s, &l);
    int lines = slow_loop_count(s, &l, -1, '1');
    for (int i = 0; i <= s->h; i++)
        for (int j = 0; j <= s->w; j++) {
            int ends = slow_loop_ends(s, i, j, '1'), label = i * (s->w + 1) + j;
            if (ends > 2 || (ends == 1 && slow_loop_ends(s, i, j, '.') == 0)) {
                slow_name(names[0], j, s->h + 1 - i, "");
                slow_flaw(f, "branch", names, 1);
            }
            if (l.at[i][j] == label && slow_loop_is_loop(s, &l, label) &&
                (waiting || slow_loop_count(s, &l, label, '1') < lines))
                slow_flaw(f, "loop", names, slow_loop_edges(s, &l, label, names));
        }
    if (lines == 0 && slow_loop_count(s, &l, -1, '.') == 0)
        slow_flaw(f, "loop", names, 0);
    qsort(f->text, (size_t)f->n, sizeof *f->text, slow_order);
}

/* The position line; without LINES where nothing is set. */
static inline void slow_loop_line(const struct slow_loop *s, char *out)
{
    struct slow_labels l;
    slow_loop_label(s, &l);
    bool progress = slow_loop_count(s, &l, -1, '0') + slow_loop_count(s, &l, -1, '1') > 0;
    out += sprintf(out, "slitherlink %dx%d", s->w, s->h);
    for (int r = 0; r < s->h; r++)
        out += sprintf(out, "%c%.*s", r ? '/' : ' ', s->w, s->clue[r]);
    for (int r = 0; progress && r <= s->h; r++)
        out += sprintf(out, "%c%.*s", r ? '/' : ' ', s->w, s->flat[r]);
    for (int r = 0; progress && r < s->h; r++)
        out += sprintf(out, "%c%.*s", r ? '/' : ':', s->w + 1, s->upright[r]);
}

#endif
