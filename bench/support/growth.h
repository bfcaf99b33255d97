/* growth.h - how cost grows with size: the exponent e of time = c * cells^e, fitted through the
 * medians of sets that differ in nothing but size ("tatham 20x20 easy", "tatham 50x50 easy"). */
#ifndef BENCH_GROWTH_H
#define BENCH_GROWTH_H

#include <stddef.h>

enum { GROWTH_KINDS = 64, GROWTH_NAME = 48 };

struct growth {
    struct growth_kind {
        char name[GROWTH_NAME]; /* the set's without its size */
        int n, least, most;     /* sets, cells of the smallest and of the largest */
        double x, y, xx, xy;    /* sums of logarithms */
    } kind[GROWTH_KINDS];
    size_t n;
};

void growth_add(struct growth *g, const char *set, double us); /* sets without a size are passed */
void growth_print(const struct growth *g);

#endif
