/* mpi.c - the cluster by MPI. Its errors end the program, which is what MPI does unless told
 * otherwise: files are written whole or not at all, so nothing is lost but the rank in work. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cluster/cluster.h"

enum { TAG_GIVEN = 1, TAG_PARCELS, TAG_NOTE };
enum { BATCH = 1 << 22 }; /* bytes */
/* MPI counts in int. */
#define PIECE ((size_t)1 << 30)

/* Only mpirun sets this: no other process pays for starting MPI. */
static bool is_under_mpirun(void)
{
    return getenv("OMPI_COMM_WORLD_SIZE") || getenv("PMI_SIZE");
}

/* Waiting processes leave the core to others unless told otherwise. */
struct cluster cluster_join(void)
{
    struct cluster c = {0, 1};
    int provided;
    setenv("OMPI_MCA_mpi_yield_when_idle", "1", 0);
    if (!is_under_mpirun() || MPI_Init_thread(NULL, NULL, MPI_THREAD_FUNNELED, &provided))
        return c;
    MPI_Comm_rank(MPI_COMM_WORLD, &c.me);
    MPI_Comm_size(MPI_COMM_WORLD, &c.of);
    return c;
}

void cluster_leave(const struct cluster *c)
{
    int begun = 0;
    (void)c;
    MPI_Initialized(&begun);
    if (begun)
        MPI_Finalize();
}

void cluster_abort(const struct cluster *c, int code)
{
    if (c->of > 1)
        MPI_Abort(MPI_COMM_WORLD, code);
}

void cluster_sum(const struct cluster *c, uint64_t *numbers, size_t n)
{
    if (c->of > 1)
        MPI_Allreduce(MPI_IN_PLACE, numbers, (int)n, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD);
}

uint64_t cluster_most(const struct cluster *c, uint64_t number)
{
    if (c->of > 1)
        MPI_Allreduce(MPI_IN_PLACE, &number, 1, MPI_UINT64_T, MPI_MAX, MPI_COMM_WORLD);
    return number;
}

void cluster_spread(const struct cluster *c, void *bytes, size_t n)
{
    char *at = bytes;
    for (; c->of > 1 && n; n -= n < PIECE ? n : PIECE, at += PIECE)
        MPI_Bcast(at, (int)(n < PIECE ? n : PIECE), MPI_BYTE, 0, MPI_COMM_WORLD);
}

/* A wait that may be long: MPI would keep a core busy with it, which somebody else may need. Waits a little
 * longer each time, a millisecond at most. */
static void wait_a_little(long *microseconds)
{
    enum { MOST = 1000 };
    struct timespec t = {0, *microseconds * 1000};
    nanosleep(&t, NULL);
    *microseconds = 2 * *microseconds < MOST ? 2 * *microseconds : MOST;
}

static void await(int from, int tag)
{
    int there = 0;
    for (long pause = 1; !MPI_Iprobe(from, tag, MPI_COMM_WORLD, &there, MPI_STATUS_IGNORE) && !there;)
        wait_a_little(&pause);
}

/* The giver waits until it is taken, so process 0 never holds more than it asked for. */
void cluster_give(const struct cluster *c, const void *bytes, size_t n)
{
    const char *at = bytes;
    uint64_t length = n;
    MPI_Request request;
    int taken = 0;
    if (c->of == 1)
        return;
    MPI_Issend(&length, 1, MPI_UINT64_T, 0, TAG_GIVEN, MPI_COMM_WORLD, &request);
    for (long pause = 1; !MPI_Test(&request, &taken, MPI_STATUS_IGNORE) && !taken;)
        wait_a_little(&pause);
    for (; n; n -= n < PIECE ? n : PIECE, at += PIECE)
        MPI_Ssend(at, (int)(n < PIECE ? n : PIECE), MPI_BYTE, 0, TAG_GIVEN, MPI_COMM_WORLD);
}

size_t cluster_wait(const struct cluster *c, int from)
{
    uint64_t length = 0;
    if (c->of == 1)
        return 0;
    await(from, TAG_GIVEN);
    MPI_Recv(&length, 1, MPI_UINT64_T, from, TAG_GIVEN, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return (size_t)length;
}

void cluster_take(const struct cluster *c, int from, void *bytes, size_t n)
{
    char *at = bytes;
    for (; c->of > 1 && n; n -= n < PIECE ? n : PIECE, at += PIECE)
        MPI_Recv(at, (int)(n < PIECE ? n : PIECE), MPI_BYTE, from, TAG_GIVEN, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
}

void cluster_bear_losses(const struct cluster *c)
{
    if (c->of > 1)
        MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
}

_Static_assert(sizeof(MPI_Request) <= CLUSTER_REQUEST, "a note has room for it");

bool cluster_is_posted(const struct cluster *c, struct cluster_note *note)
{
    MPI_Request request;
    int done = 0;
    if (!note->busy || c->of == 1)
        return true;
    memcpy(&request, note->request, sizeof request);
    if (MPI_Test(&request, &done, MPI_STATUS_IGNORE) != MPI_SUCCESS)
        done = 1;
    memcpy(note->request, &request, sizeof request);
    note->busy = !done;
    return done;
}

bool cluster_post(const struct cluster *c, int to, struct cluster_note *note, size_t n)
{
    MPI_Request request;
    if (c->of == 1 || !cluster_is_posted(c, note))
        return false;
    note->busy = MPI_Isend(note->bytes, (int)n, MPI_BYTE, to, TAG_NOTE, MPI_COMM_WORLD, &request) == MPI_SUCCESS;
    memcpy(note->request, &request, sizeof request);
    return note->busy;
}

bool cluster_poll(const struct cluster *c, int *from, char note[CLUSTER_NOTE], size_t *n)
{
    int there = 0, bytes = 0;
    MPI_Status status;
    if (c->of == 1 || MPI_Iprobe(MPI_ANY_SOURCE, TAG_NOTE, MPI_COMM_WORLD, &there, &status) != MPI_SUCCESS || !there ||
        MPI_Get_count(&status, MPI_BYTE, &bytes) != MPI_SUCCESS || bytes > CLUSTER_NOTE)
        return false;
    *from = status.MPI_SOURCE;
    *n = (size_t)bytes;
    return MPI_Recv(note, bytes, MPI_BYTE, *from, TAG_NOTE, MPI_COMM_WORLD, MPI_STATUS_IGNORE) == MPI_SUCCESS;
}

/* MPI_Finalize would wait for the lost. */
void cluster_leave_alone(const struct cluster *c, int code)
{
    if (c->of == 1)
        return;
    fflush(NULL);
    _exit(code);
}

/* Parcels from one process to another as one stream of bytes, cut into batches. Both ends know the
 * list, so they agree on every length. */
struct stream {
    const struct parcels *parcels;
    int from, to;
    size_t next;   /* parcel */
    size_t done;   /* bytes of it */
    uint64_t left; /* bytes of the stream */
};

static struct stream stream_of(const struct parcels *p, int from, int to)
{
    struct stream s = {.parcels = p, .from = from, .to = to};
    for (size_t i = 0; i < p->n; i++)
        if (p->list[i].from == from && p->list[i].to == to)
            s.left += p->list[i].words * sizeof(pair);
    return s;
}

/* The next bytes of the tables into the batch, or out of it. Returns how many. */
static size_t stream_move(struct stream *s, char *batch, bool into)
{
    size_t n = 0;
    for (; s->left && n < BATCH;) {
        const struct parcel *p = &s->parcels->list[s->next];
        size_t bytes = p->words * sizeof(pair) - s->done,
               some = BATCH - n < bytes ? BATCH - n : bytes;
        if (p->from == s->from && p->to == s->to && some) {
            char *table = (char *)p->table + s->done;
            memcpy(into ? batch + n : table, into ? table : batch + n, some);
            n += some;
            s->done += some;
            s->left -= some;
        }
        if (p->from != s->from || p->to != s->to || s->done == p->words * sizeof(pair)) {
            s->next++;
            s->done = 0;
        }
    }
    return n;
}

static int batch_bytes(uint64_t left)
{
    return left < BATCH ? (int)left : BATCH;
}

/* Everybody sends to the k-th neighbour and receives from the k-th on the other side. */
static void exchange_with(const struct cluster *c, const struct parcels *p, int k, char *batch[2])
{
    int to = (c->me + k) % c->of, from = (c->me - k + c->of) % c->of;
    struct stream out = stream_of(p, c->me, to), in = stream_of(p, from, c->me);
    while (out.left || in.left) {
        int receiving = batch_bytes(in.left);
        int sending = (int)stream_move(&out, batch[0], true);
        MPI_Sendrecv(batch[0], sending, MPI_BYTE, sending ? to : MPI_PROC_NULL, TAG_PARCELS,
                     batch[1], receiving, MPI_BYTE, receiving ? from : MPI_PROC_NULL, TAG_PARCELS,
                     MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        stream_move(&in, batch[1], false);
    }
}

bool cluster_exchange(const struct cluster *c, const struct parcels *parcels, struct arena *arena)
{
    if (c->of == 1)
        return true;
    struct arena_mark mark = arena_here(arena);
    char *batch[2] = {arena_take(arena, BATCH, 1), arena_take(arena, BATCH, 1)};
    bool ok = batch[0] && batch[1];
    for (int k = 1; ok && k < c->of; k++)
        exchange_with(c, parcels, k, batch);
    arena_release(arena, mark);
    return ok;
}
