/* plan.c - see plan.h. */
#include "match/plan.h"

#include <pthread.h>
#include <stdio.h>

#include "core/position.h"

void plan_terms(const struct plan *p, char *out, size_t cap)
{
    const struct match *m = &p->match;
    char size[32] = "";
    struct writer w = writer_to(size, sizeof size - 1);
    variant_write_size(m->game, &m->variant, &w);
    snprintf(out, cap,
             "game=%s size=%s%s%s%s%s seed=%llu opening=%d turns=%d time=%lld clock=%lld+%lld "
             "depth=%d nodes=%llu threads=%d",
             m->game->name, size,
             p->starts ? " starts=" : p->setting ? " " : "",
             p->starts ? p->starts : p->setting ? p->setting : "",
             p->course ? " course=" : "", p->course ? p->course->name : "",
             (unsigned long long)m->seed, m->opening, m->turns, (long long)m->time.move_us,
             (long long)m->time.game_us, (long long)m->time.increment_us, m->depth,
             (unsigned long long)m->nodes, m->threads);
}

void plan_heading(const struct plan *p, char *out, size_t cap)
{
    char terms[512], limits[256] = "", level[2][CONTENDER_NAME + 1] = {"", ""};
    struct writer w = writer_to(limits, sizeof limits - 1);
    plan_terms(p, terms, sizeof terms);
    limits_write(&p->limits, &w);
    const char *who[2];
    for (int i = 0; i < 2; i++) { /* whatever they are called */
        struct writer lw = writer_to(level[i], CONTENDER_NAME);
        strength_write(p->match.game, p->player[i].level, &lw);
        who[i] = p->player[i].command ? p->player[i].command : level[i];
    }
    int n = snprintf(out, cap, "match %s %s %s", who[0], who[1], terms);
    if (p->programs && n > 0 && (size_t)n < cap)
        snprintf(out + n, cap - (size_t)n, " limits=%s programs=%016llx,%016llx", limits,
                 (unsigned long long)p->player[0].hash, (unsigned long long)p->player[1].hash);
}

void plan_play(const struct plan *p, void *(*play)(void *run), void *run)
{
    pthread_t thread[JOBS_MAX];
    int started = 0;
    while (started < p->jobs - 1 && pthread_create(&thread[started], NULL, play, run) == 0)
        started++;
    play(run);
    for (int i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
}
