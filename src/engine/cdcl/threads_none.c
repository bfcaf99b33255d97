/* threads_none.c - cdcl_problem_count_threads where there are no threads: in WebAssembly. */
#include "engine/cdcl/clue_problem.h"

struct err cdcl_problem_count_threads(const struct clue_problem *b, int threads, uint64_t limit,
                                      struct clue_problem_found *out, struct work *w)
{
    (void)threads;
    return cdcl_problem_count(b, limit, out, w);
}
