/* solver.c - how long the exact solver needs to prove a puzzle unique.
 *
 *     bench_solver FOLDER|FILE... [-f TEXT] [-r RUNS] [-s] [-w US]
 *
 * Reads slitherlink*.tsv and slant*.tsv (a folder stands for slitherlink.tsv and slant.tsv in it),
 * one puzzle a line: id, w, h, clues, solution, number of solutions (2: at least two), grade, a
 * time that is not used, source. Puzzles are put together by origin, size and grade; for each set
 * the table has CPU microseconds to the verdict "none", "one" or "several", set-up included, the
 * best of RUNS. Verdict and solution are compared with the file.
 *
 *     -f  only lines that contain TEXT        -s  one line for all puzzles of a size
 *     -w  also list every puzzle that takes at least US microseconds
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "games/slant/encode.h"
#include "games/slitherlink/encode.h"

enum { MAX_SETS = 2000, FIELDS = 9 };

struct set {
    char name[96];
    size_t n, cap, wrong;
    double *us, *ns_cell;
    double total, worst, conflicts;
};

struct bench {
    struct set sets[MAX_SETS];
    size_t n_sets;
    const char *filter;
    int runs;
    bool by_size;
    double list_from;
    struct arena arena;
};

struct sample {
    bool slant;
    int w, h;
    int8_t *clue, *answer, *got;
    int expected; /* number of solutions; 2: at least two */
};

static double cpu_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

/* ---- reading ---- */

static void read_clues(const char *text, int8_t *out)
{
    for (; *text; text++)
        if (*text != ',')
            *out++ = *text == '.' ? -1 : (int8_t)(*text - '0');
}

/* Slitherlink's answers are cells inside the loop; edges part inside from outside. */
static void read_inside(const char *text, const struct sample *b, int8_t *edge)
{
    int w = b->w, h = b->h;
    for (int r = 0; r <= h; r++)
        for (int c = 0; c <= w; c++) {
            int here = r < h && c < w && text[r * (w + 1) + c] == '1';
            int above = r > 0 && c < w && text[(r - 1) * (w + 1) + c] == '1';
            int left = c > 0 && r < h && text[r * (w + 1) + c - 1] == '1';
            if (c < w)
                edge[r * w + c] = here != above;
            if (r < h)
                edge[(h + 1) * w + r * (w + 1) + c] = here != left;
        }
}

static void read_cells(const char *text, int8_t *out)
{
    for (; *text; text++)
        if (*text != ',')
            *out++ = *text == '\\';
}

/* ---- measuring ---- */

static size_t answer_size(const struct sample *b)
{
    return b->slant ? (size_t)b->w * (size_t)b->h : slitherlink_edges(b->w, b->h);
}

static enum answer solve(struct bench *all, const struct sample *b, uint64_t *conflicts)
{
    struct work w = {.arena = &all->arena, .steps = UINT64_MAX};
    if (b->slant) {
        struct slant_ask ask = {b->w, b->h, b->clue, NULL};
        struct slant_found f = {.first = b->got};
        struct err e = slant_count(&ask, 2, &f, &w);
        *conflicts = f.conflicts;
        return err_is(e) ? ANSWER_UNKNOWN : f.answer;
    }
    struct slitherlink_ask ask = {b->w, b->h, b->clue, NULL};
    struct slitherlink_found f = {.first = b->got};
    struct err e = slitherlink_count(&ask, 2, &f, &w);
    *conflicts = f.conflicts;
    return err_is(e) ? ANSWER_UNKNOWN : f.answer;
}

static bool is_right(const struct sample *b, enum answer a)
{
    static const enum answer expected[] = {ANSWER_NONE, ANSWER_ONE, ANSWER_MANY};
    if (b->expected >= 0 && a != expected[b->expected])
        return false;
    return a != ANSWER_ONE || !b->answer || memcmp(b->got, b->answer, answer_size(b)) == 0;
}

static void set_add(struct set *s, double us, double cells, uint64_t conflicts)
{
    if (s->n == s->cap) {
        s->cap = 2 * s->cap + 16;
        s->us = realloc(s->us, s->cap * sizeof *s->us);
        s->ns_cell = realloc(s->ns_cell, s->cap * sizeof *s->ns_cell);
    }
    s->us[s->n] = us;
    s->ns_cell[s->n++] = us * 1000 / cells;
    s->total += us;
    s->worst = us > s->worst ? us : s->worst;
    s->conflicts += (double)conflicts;
}

static void measure(struct bench *all, struct set *s, const struct sample *b, const char *id)
{
    double best = 1e18;
    uint64_t conflicts = 0;
    for (int i = 0; i < all->runs; i++) {
        double start = cpu_us();
        enum answer a = solve(all, b, &conflicts);
        double us = cpu_us() - start;
        best = us < best ? us : best;
        if (i == 0 && !is_right(b, a)) {
            s->wrong++;
            printf("WRONG %s\n", id);
        }
    }
    set_add(s, best, (double)b->w * b->h, conflicts);
    if (best >= all->list_from)
        printf("%10.0f us %6llu conflicts  %s\n", best, (unsigned long long)conflicts, id);
}

/* ---- sets ---- */

static void set_name(const struct bench *all, char **field, bool slant, char *name, size_t cap)
{
    const char *id = field[0];
    size_t family = strcspn(id, "-");
    if (strncmp(id, "jo-", 3) == 0)
        family += 1 + strcspn(id + family + 1, "-");
    int cells = atoi(field[1]) * atoi(field[2]);
    const char *game = slant ? "slant" : "slither", *kind = field[5][0] == '1' ? "" : " improper";
    if (all->by_size)
        snprintf(name, cap, "%s %sx%s", game, field[1], field[2]);
    else if (strncmp(id, "tatham", 6) == 0 || strncmp(id, "own", 3) == 0)
        snprintf(name, cap, "%s %.*s %sx%s %s", game, (int)family, id, field[1], field[2],
                 field[6]);
    else if (strncmp(id, "jo-", 3) == 0 || strncmp(id, "sat", 3) == 0 || strncmp(id, "pl", 2) == 0)
        snprintf(name, cap, "%s %.*s %sx%s%s", game, (int)family, id, field[1], field[2], kind);
    else
        snprintf(name, cap, "%s %.*s to %d cells%s", game, (int)family, id,
                 cells <= 100   ? 100
                 : cells <= 225 ? 225
                 : cells <= 400 ? 400
                 : cells <= 900 ? 900
                                : 9999,
                 kind);
}

static struct set *set_find(struct bench *all, const char *name)
{
    for (size_t i = 0; i < all->n_sets; i++)
        if (strcmp(all->sets[i].name, name) == 0)
            return &all->sets[i];
    if (all->n_sets == MAX_SETS)
        return &all->sets[MAX_SETS - 1];
    struct set *s = &all->sets[all->n_sets++];
    snprintf(s->name, sizeof s->name, "%s", name);
    return s;
}

static void take_line(struct bench *all, char *line, bool slant)
{
    char *field[FIELDS], name[96];
    if (line[0] == '#' || (all->filter && !strstr(line, all->filter)))
        return;
    line[strcspn(line, "\r\n")] = 0;
    for (int i = 0; i < FIELDS; i++) {
        field[i] = line ? strsep(&line, "\t") : "";
    }
    struct sample b = {.slant = slant, .w = atoi(field[1]), .h = atoi(field[2])};
    b.expected = field[5][0] ? atoi(field[5]) : -1;
    b.clue = malloc((size_t)(b.w + 1) * (size_t)(b.h + 1));
    b.got = malloc(answer_size(&b));
    read_clues(field[3], b.clue);
    if (field[4][0]) {
        b.answer = malloc(answer_size(&b));
        if (slant)
            read_cells(field[4], b.answer);
        else
            read_inside(field[4], &b, b.answer);
    }
    set_name(all, field, slant, name, sizeof name);
    measure(all, set_find(all, name), &b, field[0]);
    free(b.clue);
    free(b.got);
    free(b.answer);
}

static int take_file(struct bench *all, const char *path)
{
    const char *base = strrchr(path, '/');
    bool slant = strncmp(base ? base + 1 : path, "slant", 5) == 0;
    FILE *in = fopen(path, "r");
    char *line = NULL;
    size_t cap = 0;
    if (!in) {
        perror(path);
        return 1;
    }
    while (getline(&line, &cap, in) > 0)
        take_line(all, line, slant);
    free(line);
    fclose(in);
    return 0;
}

static int take_folder(struct bench *all, const char *path)
{
    char file[4096];
    size_t n = strlen(path);
    if (n > 4 && strcmp(path + n - 4, ".tsv") == 0)
        return take_file(all, path);
    snprintf(file, sizeof file, "%s/slitherlink.tsv", path);
    int bad = take_file(all, file);
    snprintf(file, sizeof file, "%s/slant.tsv", path);
    return bad | take_file(all, file);
}

/* ---- the table ---- */

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static int by_name(const void *a, const void *b)
{
    return strverscmp(((const struct set *)a)->name, ((const struct set *)b)->name);
}

static double median(double *x, size_t n)
{
    qsort(x, n, sizeof *x, by_value);
    return x[n / 2];
}

static int print_table(struct bench *all)
{
    size_t wrong = 0;
    qsort(all->sets, all->n_sets, sizeof *all->sets, by_name);
    printf("%-44s %6s %9s %9s %9s %8s %9s\n", "set", "boards", "median us", "mean", "worst",
           "ns/cell", "conflicts");
    for (size_t i = 0; i < all->n_sets; i++) {
        struct set *s = &all->sets[i];
        double n = (double)s->n;
        printf("%-44s %6zu %9.1f %9.1f %9.0f %8.0f %9.1f%s\n", s->name, s->n, median(s->us, s->n),
               s->total / n, s->worst, median(s->ns_cell, s->n), s->conflicts / n,
               s->wrong ? "  WRONG" : "");
        wrong += s->wrong;
    }
    return wrong ? 1 : 0;
}

int main(int argc, char **argv)
{
    static struct bench all = {.runs = 3, .list_from = 1e18};
    int bad = argc < 2;
    arena_open(&all.arena);
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "-f") == 0 && i + 1 < argc)
            all.filter = argv[++i];
        else if (strcmp(argv[i], "-r") == 0 && i + 1 < argc)
            all.runs = atoi(argv[++i]);
        else if (strcmp(argv[i], "-w") == 0 && i + 1 < argc)
            all.list_from = atof(argv[++i]);
        else if (strcmp(argv[i], "-s") == 0)
            all.by_size = true;
    }
    for (int i = 1; i < argc; i++) {
        if (argv[i][0] == '-')
            i += argv[i][1] != 's';
        else
            bad |= take_folder(&all, argv[i]);
    }
    bad |= print_table(&all);
    arena_close(&all.arena);
    return bad;
}
