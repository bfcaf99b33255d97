/* figures.c - the median says what is usual, the worst how long one may have to wait. */
#include "support/figures.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

double cpu_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

/* Not getrusage, which counts what the process was before it became this program. */
long peak_kb(void)
{
    char line[200];
    long kb = 0;
    FILE *in = fopen("/proc/self/status", "r");
    while (in && !kb && fgets(line, sizeof line, in))
        sscanf(line, "VmHWM: %ld", &kb);
    if (in)
        fclose(in);
    return kb;
}

struct figures figures_for(struct arena *a, size_t cap)
{
    struct figures f = {.us = arena_take(a, cap, sizeof *f.us), .cap = cap};
    if (!f.us)
        abort();
    return f;
}

void figures_add(struct figures *f, double us)
{
    assert(f->n < f->cap);
    f->us[f->n++] = us;
    f->sum += us;
    f->worst = us > f->worst ? us : f->worst;
}

static int by_size(const void *x, const void *y)
{
    double a = *(const double *)x, b = *(const double *)y;
    return (a > b) - (a < b);
}

double figures_median(struct figures *f)
{
    qsort(f->us, f->n, sizeof *f->us, by_size);
    return f->n ? f->us[f->n / 2] : 0;
}

double figures_mean(const struct figures *f)
{
    return f->n ? f->sum / (double)f->n : 0;
}
