/* slow/slant.h - Slant once more, from its rules alone: arrays of characters, corners joined by
 * union-find built anew for every question, points counted on a copy of the board after the
 * placement. Shares nothing with the room. (r, c) count from the top left, from 0. */
#ifndef SLOW_SLANT_H
#define SLOW_SLANT_H

#include "slow/flaws.h"

enum { SLOW_SLANT_MAX = 12 };

struct slow_slant {
    int w, h;
    char clue[SLOW_SLANT_MAX + 1][SLOW_SLANT_MAX + 1];
    char cell[SLOW_SLANT_MAX][SLOW_SLANT_MAX]; /* L R . */
    bool duel;
    int mover, score[2];
};

struct slow_union {
    int parent[(SLOW_SLANT_MAX + 1) * (SLOW_SLANT_MAX + 1)];
    int closed; /* slashes whose ends were joined already */
};

static inline void slow_slant_clear(struct slow_slant *s, int w, int h)
{
    *s = (struct slow_slant){.w = w, .h = h};
    memset(s->clue, '.', sizeof s->clue);
    memset(s->cell, '.', sizeof s->cell);
}

static inline int slow_root(struct slow_union *u, int k)
{
    while (u->parent[k] != k)
        k = u->parent[k] = u->parent[u->parent[k]];
    return k;
}

/* The two corners of a slash in cell (r, c): \ from the top left, / from the bottom left. */
static inline void slow_ends(const struct slow_slant *s, int r, int c, char slash, int *a, int *b)
{
    int row = s->w + 1;
    *a = slash == 'L' ? r * row + c : (r + 1) * row + c;
    *b = slash == 'L' ? (r + 1) * row + c + 1 : r * row + c + 1;
}

static inline void slow_unite(const struct slow_slant *s, struct slow_union *u)
{
    u->closed = 0;
    for (int k = 0; k < (s->w + 1) * (s->h + 1); k++)
        u->parent[k] = k;
    for (int r = 0; r < s->h; r++)
        for (int c = 0; c < s->w; c++) {
            int a, b;
            if (s->cell[r][c] == '.')
                continue;
            slow_ends(s, r, c, s->cell[r][c], &a, &b);
            a = slow_root(u, a);
            b = slow_root(u, b);
            u->closed += a == b;
            u->parent[a] = b;
        }
}

static inline int slow_slant_loops(const struct slow_slant *s)
{
    struct slow_union u;
    slow_unite(s, &u);
    return u.closed;
}

/* A slash lies on a loop if its ends stay joined without it. */
static inline bool slow_on_loop(const struct slow_slant *s, int r, int c)
{
    struct slow_slant without = *s;
    struct slow_union u;
    int a, b;
    if (s->cell[r][c] == '.')
        return false;
    without.cell[r][c] = '.';
    slow_unite(&without, &u);
    slow_ends(s, r, c, s->cell[r][c], &a, &b);
    return slow_root(&u, a) == slow_root(&u, b);
}

/* Slashes that end at corner (i, j), and cells around it that are still empty. */
static inline int slow_slant_lines(const struct slow_slant *s, int i, int j, int *empty)
{
    int n = 0;
    *empty = 0;
    for (int r = 0; r < s->h; r++)
        for (int c = 0; c < s->w; c++) {
            int a, b, corner = i * (s->w + 1) + j;
            if (s->cell[r][c] != '.') {
                slow_ends(s, r, c, s->cell[r][c], &a, &b);
                n += a == corner || b == corner;
            } else {
                *empty += (r == i || r == i - 1) && (c == j || c == j - 1);
            }
        }
    return n;
}

static inline bool slow_slant_met(const struct slow_slant *s, int i, int j)
{
    int empty;
    return s->clue[i][j] == '.' || slow_slant_lines(s, i, j, &empty) == s->clue[i][j] - '0';
}

static inline int slow_slant_empty(const struct slow_slant *s)
{
    int n = 0;
    for (int r = 0; r < s->h; r++)
        for (int c = 0; c < s->w; c++)
            n += s->cell[r][c] == '.';
    return n;
}

static inline const char *slow_slant_status(const struct slow_slant *s)
{
    if (slow_slant_empty(s))
        return "open";
    for (int i = 0; i <= s->h; i++)
        for (int j = 0; j <= s->w; j++)
            if (!slow_slant_met(s, i, j))
                return "invalid";
    if (slow_slant_loops(s))
        return "invalid";
    if (!s->duel)
        return "solved";
    return s->score[0] > s->score[1] ? "first" : s->score[0] < s->score[1] ? "second" : "draw";
}

/* The corners whose number is exceeded or out of reach. */
static inline void slow_slant_judge(const struct slow_slant *s, struct slow_flaws *f)
{
    f->n = 0;
    for (int i = 0; i <= s->h; i++)
        for (int j = 0; j <= s->w; j++) {
            int clue = s->clue[i][j] - '0', empty, lines = slow_slant_lines(s, i, j, &empty);
            char name[1][8];
            if (s->clue[i][j] == '.' || (lines <= clue && clue <= lines + empty))
                continue;
            slow_name(name[0], j, s->h + 1 - i, "");
            slow_flaw(f, "clue", name, 1);
        }
    qsort(f->text, (size_t)f->n, sizeof *f->text, slow_order);
}

/* The points of a placement, counted after it. What it was for stands in the parts. */
struct slow_points {
    bool breaks;
    int base, clues, perfect, centre, sum;
};

static inline struct slow_points slow_slant_points(const struct slow_slant *s, int r, int c,
                                                   char slash)
{
    struct slow_slant after = *s;
    struct slow_points p = {.base = 1};
    int a, b, numbered = 0, unmet = 0;
    after.cell[r][c] = slash;
    slow_ends(s, r, c, slash, &a, &b);
    p.breaks = slow_slant_loops(&after) > slow_slant_loops(s);
    for (int i = r; i <= r + 1; i++)
        for (int j = c; j <= c + 1; j++) {
            int empty, corner = i * (s->w + 1) + j, clue = s->clue[i][j] - '0';
            int lines = slow_slant_lines(&after, i, j, &empty);
            bool touched = corner == a || corner == b;
            if (s->clue[i][j] == '.')
                continue;
            numbered++;
            unmet += lines != clue;
            p.breaks |= touched && lines > clue;
            p.clues += 2 * (touched && lines == clue);
        }
    p.perfect = numbered && !unmet ? 3 : 0;
    p.centre = abs(2 * r + 1 - s->h) <= 2 && abs(2 * c + 1 - s->w) <= 2;
    p.sum = p.breaks ? 0 : p.base + p.clues + p.perfect + p.centre;
    return p;
}

static inline void slow_slant_place(struct slow_slant *s, int r, int c, char slash)
{
    if (s->duel) {
        s->score[s->mover] += slow_slant_points(s, r, c, slash).sum;
        s->mover ^= 1;
    }
    s->cell[r][c] = slash;
}

static inline void slow_slant_line(const struct slow_slant *s, char *out)
{
    out += sprintf(out, "slant %dx%d", s->w, s->h);
    for (int i = 0; i <= s->h; i++)
        out += sprintf(out, "%c%.*s", i ? '/' : ' ', s->w + 1, s->clue[i]);
    for (int r = 0; r < s->h && (s->duel || slow_slant_empty(s) < s->w * s->h); r++)
        out += sprintf(out, "%c%.*s", r ? '/' : ' ', s->w, s->cell[r]);
    if (s->duel)
        sprintf(out, " duel=1 mover=%d score=%d-%d", s->mover + 1, s->score[0], s->score[1]);
}

#endif
