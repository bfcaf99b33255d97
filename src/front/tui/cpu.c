/* cpu.c - the CPU thinks in a thread of its own. It only reads the session, so nobody changes the
 * session while it runs: whoever wants to cancels first and waits, which takes a moment at most. */
#include "front/tui/tui.h"

static bool asked_to_stop(void *ctx)
{
    return atomic_load(&((struct cpu *)ctx)->stop);
}

static void *think(void *ctx)
{
    struct cpu *c = ctx;
    c->err = session_think(c->session, c->seed, &c->advice, &c->work);
    atomic_store(&c->done, true);
    return NULL;
}

bool cpu_start(struct cpu *c, const struct session *s, int64_t think_us, uint64_t seed)
{
    c->session = s;
    c->seed = seed;
    c->end = (struct deadline){clock_us() + think_us, asked_to_stop, c};
    arena_open(&c->arena);
    c->work = (struct work){
        .arena = &c->arena, .steps = UINT64_MAX, .stop = deadline_passed, .ctx = &c->end};
    atomic_store(&c->stop, false);
    atomic_store(&c->done, false);
    c->running = pthread_create(&c->thread, NULL, think, c) == 0;
    return c->running;
}

static void rest(struct cpu *c)
{
    pthread_join(c->thread, NULL);
    arena_close(&c->arena);
    c->running = false;
}

void cpu_cancel(struct cpu *c)
{
    if (!c->running)
        return;
    atomic_store(&c->stop, true);
    rest(c);
}

bool cpu_take(struct cpu *c)
{
    if (!c->running || !atomic_load(&c->done))
        return false;
    rest(c);
    return true;
}
