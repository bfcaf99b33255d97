/* prove_processes.c - processes that search for the tree of process 0: see prove.h.
 *
 * Process 0 sends an order to whoever is idle and takes reports in the order in which they come. A
 * process that gets an order of no steps is dismissed.
 */
#include <stddef.h>

#include "tables/prove_job.h"

enum { OTHERS_MAX = 4096 };

/* Another process, as process 0 sees it. */
struct other {
    struct proof_job job;
    bool busy;
};

static size_t report_bytes(int replies)
{
    return offsetof(struct prove_report, reply) +
           (size_t)(replies < 0 ? 0 : replies) * sizeof(struct proof_reply);
}

void prove_for_process_0(struct prove_run *p)
{
    struct arena_mark mark = arena_here(p->work->arena);
    struct prove_report *r = arena_take(p->work->arena, 1, sizeof *r);
    struct prove_order order;
    if (!r)
        cluster_abort(&p->cluster, 2);
    for (;;) {
        cluster_receive(&p->cluster, &order, sizeof order);
        if (!r || order.steps == 0)
            break;
        prove_search(&p->proof, &order, r);
        cluster_give(&p->cluster, r, report_bytes(r->replies));
    }
    arena_release(p->work->arena, mark);
}

/* Orders for all that are idle. Returns how many are at work. */
static int send_orders(struct prove_run *p, struct other *other)
{
    int at_work = 0;
    enum proof_pick pick = PROOF_PICKED;
    for (int i = 1; i < p->cluster.of; i++) {
        struct prove_order order;
        if (!other[i].busy && pick == PROOF_PICKED) {
            pick = prove_next(p, &other[i].job, &order);
            other[i].busy = pick == PROOF_PICKED;
            if (other[i].busy)
                cluster_send(&p->cluster, i, &order, sizeof order);
        }
        at_work += other[i].busy;
    }
    return at_work;
}

void prove_with_processes(struct prove_run *p)
{
    struct arena_mark mark = arena_here(p->work->arena);
    struct other *other = arena_take(p->work->arena, (size_t)p->cluster.of, sizeof *other);
    struct prove_report *r = arena_take(p->work->arena, 1, sizeof *r);
    if (!other || !r)
        p->failed = !fault_set(&p->fault, "%s", err_memory().why);
    while (!p->failed && send_orders(p, other) > 0) {
        int from = cluster_any(&p->cluster);
        size_t n = cluster_wait(&p->cluster, from);
        cluster_take(&p->cluster, from, r, n);
        prove_take(p, &other[from].job, r);
        other[from].busy = false;
    }
    arena_release(p->work->arena, mark);
}

void prove_dismiss(const struct prove_run *p)
{
    const struct prove_order none = {.steps = 0};
    for (int i = 1; i < p->cluster.of; i++)
        cluster_send(&p->cluster, i, &none, sizeof none);
}
