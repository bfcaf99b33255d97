/* prove_processes.c - processes that search for the tree of process 0: see prove.h.
 *
 * Process 0 has a thread for each of the others, which asks it for one job after another. What a process was
 * searching when it was lost is dealt again.
 */
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>

#include "tables/prove_job.h"

_Static_assert(sizeof(struct prove_order) <= DEALER_JOB, "an order is a job");

static size_t report_bytes(int replies)
{
    return offsetof(struct prove_report, reply) +
           (size_t)(replies < 0 ? 0 : replies) * sizeof(struct proof_reply);
}

/* ---- another process ---- */

void prove_for_process_0(void *ctx, struct slice job, struct writer *answer)
{
    struct prove_run *p = ctx;
    struct prove_order order;
    struct prove_report r;
    if (job.len != sizeof order)
        return;
    memcpy(&order, job.text, sizeof order);
    prove_search(&p->proof, &order, &r);
    writer_slice(answer, (struct slice){(const char *)&r, report_bytes(r.replies)});
}

/* ---- process 0 ---- */

struct dealt {
    struct prove_searchers searchers;
    atomic_int given; /* processes that have a thread */
};

struct remote_searcher {
    struct prove_searcher searcher; /* first */
    struct prove_run *prove;
    int process;
};

static bool take_report(struct slice answer, struct prove_report *out)
{
    if (!answer.text || answer.len < report_bytes(0) || answer.len > sizeof *out)
        return false;
    memcpy(out, answer.text, answer.len);
    return out->replies >= -1 && out->replies <= PROOF_MOVES && answer.len == report_bytes(out->replies);
}

static bool search_there(struct prove_searcher *searcher)
{
    struct remote_searcher *s = (struct remote_searcher *)searcher;
    struct slice answer, job = {(const char *)&searcher->order, sizeof searcher->order};
    enum dealer_answer how = dealer_ask(s->prove->dealer, s->process, job, &answer);
    bool is_report = how == DEALER_ANSWERED && take_report(answer, &searcher->report);
    if (!is_report && how != DEALER_STOPPED)
        notices_tell(&s->prove->progress, "process %d is lost; what it searched is dealt again", s->process);
    return is_report;
}

static void *search_by_another(void *ctx)
{
    struct dealt *d = ctx;
    struct arena room;
    arena_open(&room);
    struct remote_searcher *s = arena_take(&room, 1, sizeof *s);
    if (s) {
        s->prove = d->searchers.prove;
        s->process = 1 + atomic_fetch_add(&d->given, 1);
        prove_searcher_run(&d->searchers, &s->searcher, search_there);
    }
    arena_close(&room);
    return NULL;
}

void prove_with_processes(struct prove_run *p)
{
    struct dealt d = {.given = 0};
    prove_searchers_open(&d.searchers, p);
    dealer_run(p->dealer, search_by_another, &d);
    prove_searchers_close(&d.searchers);
}
