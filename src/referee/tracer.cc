// tracer.cc - see tracer.h.
#include "referee/tracer.h"

#include <cadical.hpp>

struct tracer : CaDiCaL::Terminator {
    CaDiCaL::Solver solver;
    int (*stop)(void *ctx);
    void *ctx;
    bool terminate() override { return stop(ctx) != 0; }
};

struct tracer *tracer_open(FILE *proof, int (*stop)(void *ctx), void *ctx)
{
    tracer *t = new tracer;
    t->stop = stop;
    t->ctx = ctx;
    t->solver.set("quiet", 1);
    t->solver.set("binary", 0);
    t->solver.trace_proof(proof, "proof");
    t->solver.connect_terminator(t);
    return t;
}

void tracer_clause(struct tracer *t, const int *literal, size_t n)
{
    for (size_t i = 0; i < n; i++)
        t->solver.add(literal[i]);
    t->solver.add(0);
}

int tracer_solve(struct tracer *t)
{
    return t->solver.solve();
}

void tracer_close(struct tracer *t)
{
    t->solver.disconnect_terminator();
    t->solver.close_proof_trace(); // which flushes it; the file stays open
    delete t;
}
