/* threads_none.c - search_threads where there are no threads: in WebAssembly. */
#include "engine/search/search.h"

struct err search_threads(struct search *s, struct work *w, int threads)
{
    (void)threads;
    return search_run(s, w);
}
