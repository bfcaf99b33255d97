/* figures.h - CPU times of many runs, and what is said about them in tables. */
#ifndef BENCH_FIGURES_H
#define BENCH_FIGURES_H

#include <stddef.h>

#include "base/arena.h"

struct figures {
    double *us; /* in the order added until figures_median sorts them */
    size_t n, cap;
    double sum, worst;
};

double cpu_us(void); /* CPU time of this process so far, in microseconds */
long peak_kb(void);  /* the most memory it has had, in kilobytes; 0: not known here */

struct figures figures_for(struct arena *a,
                           size_t cap); /* ends the program if there is no memory */
void figures_add(struct figures *f, double us);
double figures_median(struct figures *f);
double figures_mean(const struct figures *f);

#endif
