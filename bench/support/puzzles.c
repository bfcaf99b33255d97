/* puzzles.c - reading collections and telling their sets apart.
 *
 * The id says where a puzzle comes from: `tatham-15x15dh-18` is number 18 of a run of Tatham's
 * generator at 15x15, difficulty hard. Families with many puzzles a size get a set for each size;
 * the others, collected by hand in all sizes, are told apart by how many cells they have.
 */
#include "support/puzzles.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "core/position.h"

enum { LINE_MAX_BYTES = 1 << 20, FIELDS = 9, SIDE_MAX = 1000 };

enum { FIELD_ID, FIELD_W, FIELD_H, FIELD_CLUES, FIELD_SOLUTION, FIELD_NSOL };

int puzzles_clues(enum puzzle_kind kind, int w, int h)
{
    return kind == PUZZLE_SLITHERLINK ? w * h : (w + 1) * (h + 1);
}

int puzzles_keys(enum puzzle_kind kind, int w, int h)
{
    return kind == PUZZLE_SLITHERLINK ? (h + 1) * w + h * (w + 1) : w * h;
}

void puzzles_open(struct bench_puzzles *all, enum puzzle_kind kind)
{
    *all = (struct bench_puzzles){.kind = kind};
    arena_open(&all->arena);
}

void puzzles_close(struct bench_puzzles *all)
{
    arena_close(&all->arena);
}

/* Names of sets */

static const char *after(const char *id, const char *prefix)
{
    size_t n = strlen(prefix);
    return strncmp(id, prefix, n) == 0 ? id + n : NULL;
}

static const char *tatham_level(const char *id)
{
    const char *d = strchr(id, 'd');
    switch (d ? d[1] : 0) {
    case 'e':
        return "easy";
    case 'n':
        return "normal";
    case 't':
        return "tricky";
    case 'h':
        return "hard";
    default:
        return "";
    }
}

/* The bound of the size class of a board: 100 cells are still "to 100 cells". */
static int size_class(int cells)
{
    static const int bound[] = {36, 100, 225, 400, 900, 2500};
    for (size_t i = 0; i < sizeof bound / sizeof *bound; i++)
        if (cells <= bound[i])
            return bound[i];
    return 10000;
}

static void set_name(const struct bench_puzzle *p, int *rank, char *out, size_t cap)
{
    const char *rest;
    int w = p->w, h = p->h, n;
    *rank = w * h;
    if ((rest = after(p->id, "tatham-")))
        n = snprintf(out, cap, "tatham %dx%d %s", w, h, tatham_level(rest));
    else if ((rest = after(p->id, "ploop-")))
        n = snprintf(out, cap, "ploop %dx%d %s", w, h, strstr(rest, "hard") ? "hard" : "medium");
    else if ((rest = after(p->id, "own-")))
        n = snprintf(out, cap, "own %dx%d %.*s", w, h, (int)strcspn(rest, "-"), rest);
    else if (after(p->id, "jo-minimized"))
        n = snprintf(out, cap, "jo-minimized %dx%d", w, h);
    else if (after(p->id, "jo-square"))
        n = snprintf(out, cap, "jo-square %dx%d", w, h);
    else if (after(p->id, "satmin"))
        n = snprintf(out, cap, "satmin %dx%d", w, h);
    else if ((rest = after(p->id, "zz-")))
        n = snprintf(out, cap, "zz %dx%d %.*s", w, h, (int)strcspn(rest, "-"), rest);
    else {
        *rank = size_class(w * h);
        n = snprintf(out, cap, "%.*s to %d cells", (int)strcspn(p->id, "-"), p->id, *rank);
    }
    if (p->nsol == 0 || p->nsol == 2)
        snprintf(out + n, cap - (size_t)n, p->nsol ? " (several)" : " (none)");
}

/* Adding */

static bool make_room(struct bench_puzzles *all)
{
    if (all->n < all->cap)
        return true;
    size_t cap = all->cap ? 2 * all->cap : 256;
    struct bench_puzzle *wider = arena_take(&all->arena, cap, sizeof *wider);
    if (!wider)
        return false;
    if (all->n)
        memcpy(wider, all->puzzle, all->n * sizeof *wider);
    all->puzzle = wider;
    all->cap = cap;
    return true;
}

static void *copy_in(struct arena *a, const void *from, size_t n)
{
    void *to = arena_take(a, n, 1);
    if (to)
        memcpy(to, from, n);
    return to;
}

bool puzzles_add(struct bench_puzzles *all, const struct bench_puzzle *p)
{
    if (!make_room(all))
        return false;
    struct arena *a = &all->arena;
    struct bench_puzzle q = *p;
    char name[200];
    if (!p->set)
        set_name(p, &q.rank, name, sizeof name);
    else
        snprintf(name, sizeof name, "%s", p->set);
    q.id = copy_in(a, p->id, strlen(p->id) + 1);
    q.set = copy_in(a, name, strlen(name) + 1);
    q.clue = copy_in(a, p->clue, (size_t)puzzles_clues(all->kind, p->w, p->h));
    if (p->solution)
        q.solution = copy_in(a, p->solution, (size_t)puzzles_keys(all->kind, p->w, p->h));
    if (!q.id || !q.set || !q.clue || (p->solution && !q.solution))
        return false;
    all->puzzle[all->n++] = q;
    return true;
}

/* Reading */

/* rows x columns characters with ',' between rows; each is looked up in `ink`, its value is the
 * place there plus `base`. */
static bool read_grid(const char *s, int rows, int columns, const char *ink, int base, int8_t *out)
{
    for (int r = 0; r < rows; r++) {
        for (int c = 0; c < columns; c++, s++) {
            const char *at = *s ? strchr(ink, *s) : NULL;
            if (!at)
                return false;
            *out++ = (int8_t)(at - ink + base);
        }
        if (*s++ != (r + 1 < rows ? ',' : '\0'))
            return false;
    }
    return true;
}

static int inside(const int8_t *cell, int w, int h, int r, int c)
{
    return r >= 0 && c >= 0 && r < h && c < w && cell[r * w + c];
}

/* Edges stand where inside meets outside. */
static void edges_of(const int8_t *cell, int w, int h, int8_t *edge)
{
    for (int r = 0; r <= h; r++)
        for (int c = 0; c < w; c++)
            *edge++ = inside(cell, w, h, r - 1, c) != inside(cell, w, h, r, c);
    for (int r = 0; r < h; r++)
        for (int c = 0; c <= w; c++)
            *edge++ = inside(cell, w, h, r, c - 1) != inside(cell, w, h, r, c);
}

static bool read_solution(enum puzzle_kind kind, const char *s, int w, int h, int8_t *key)
{
    if (kind == PUZZLE_SLANT)
        return read_grid(s, h, w, "/\\", 0, key);
    static int8_t cell[LINE_MAX_BYTES];
    if (!read_grid(s, h, w, "01", 0, cell))
        return false;
    edges_of(cell, w, h, key);
    return true;
}

static const char *read_line(struct bench_puzzles *all, char *line)
{
    static int8_t clue[LINE_MAX_BYTES], key[2 * LINE_MAX_BYTES];
    char *field[FIELDS];
    line[strcspn(line, "\r\n")] = '\0';
    for (int i = 0; i < FIELDS; i++) {
        field[i] = line;
        line += strcspn(line, "\t");
        if (*line)
            *line++ = '\0';
    }
    struct bench_puzzle p = {.id = field[FIELD_ID], .clue = clue};
    p.w = atoi(field[FIELD_W]);
    p.h = atoi(field[FIELD_H]);
    p.nsol = *field[FIELD_NSOL] ? atoi(field[FIELD_NSOL]) : -1;
    if (p.w < 1 || p.h < 1 || p.w > SIDE_MAX || p.h > SIDE_MAX || p.w * p.h > LINE_MAX_BYTES / 2)
        return "the size is not one we read";
    int extra = all->kind == PUZZLE_SLANT;
    if (!read_grid(field[FIELD_CLUES], p.h + extra, p.w + extra, ".01234", -1, clue))
        return "the clues do not fit the size";
    if (*field[FIELD_SOLUTION]) {
        if (!read_solution(all->kind, field[FIELD_SOLUTION], p.w, p.h, key))
            return "the solution does not fit the size";
        p.solution = key;
    }
    return puzzles_add(all, &p) ? NULL : "there is not enough memory";
}

const char *puzzles_load(struct bench_puzzles *all, const char *path, size_t *line)
{
    static char text[LINE_MAX_BYTES];
    FILE *in = fopen(path, "r");
    *line = 0;
    if (!in)
        return "the file cannot be opened";
    const char *why = NULL;
    while (!why && fgets(text, sizeof text, in)) {
        ++*line;
        if (text[0] != '#' && text[0] != '\n')
            why = read_line(all, text);
    }
    fclose(in);
    return why;
}

/* Sets */

static int by_set(const void *x, const void *y)
{
    const struct bench_puzzle *a = x, *b = y;
    size_t n = strcspn(a->set, " "), m = strcspn(b->set, " ");
    int family = strncmp(a->set, b->set, n > m ? n : m);
    if (family)
        return family;
    if (a->rank != b->rank)
        return a->rank - b->rank;
    int set = strcmp(a->set, b->set);
    return set ? set : strcmp(a->id, b->id);
}

void puzzles_sort(struct bench_puzzles *all)
{
    qsort(all->puzzle, all->n, sizeof *all->puzzle, by_set);
    for (size_t i = 1; i < all->n; i++)
        if (strcmp(all->puzzle[i].set, all->puzzle[i - 1].set) == 0)
            all->puzzle[i].set = all->puzzle[i - 1].set;
}

size_t puzzles_set_end(const struct bench_puzzles *all, size_t from)
{
    size_t i = from;
    while (i < all->n && all->puzzle[i].set == all->puzzle[from].set)
        i++;
    return i;
}

struct board *puzzle_board(const struct bench_puzzle *p, const struct game *g, struct arena *a)
{
    struct variant v = game_preset(g);
    struct board *board;
    v.value[OPTION_WIDTH] = (int16_t)p->w;
    v.value[OPTION_HEIGHT] = (int16_t)p->h;
    if (err_is(position_new(g, &v, a, &board)))
        exit(2);
    int extra = g->clues->extra, i = 0;
    for (int r = 0; r < p->h + extra; r++)
        for (int c = 0; c < p->w + extra; c++, i++)
            if (p->clue[i] >= 0)
                g->clues->put(board, r, c, (char)('0' + p->clue[i]));
    g->rules.validate(board);
    return board;
}
