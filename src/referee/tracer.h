/* tracer.h - CaDiCaL with its proof written down, which its C interface does not offer: a few lines
 * of C++ (tracer.cc). */
#ifndef REFEREE_TRACER_H
#define REFEREE_TRACER_H

#include <stddef.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

struct tracer;

/* The proof is text in DRAT format; `stop` is asked now and then. */
struct tracer *tracer_open(FILE *proof, int (*stop)(void *ctx), void *ctx);
void tracer_clause(struct tracer *t, const int *literal, size_t n);
int tracer_solve(struct tracer *t); /* 10: a model, 20: none, 0: stopped */
void tracer_close(struct tracer *t);

#ifdef __cplusplus
}
#endif

#endif
