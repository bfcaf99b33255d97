/* build.c - see build.h. */
#include "tables/build.h"

/* Above this many positions tables are not kept unless asked; a check looks at about this many;
 * distances are found up to this many. */
#define KEEP_POSITIONS ((uint64_t)1 << 32)
#define CHECK_POSITIONS ((uint64_t)1 << 31)
#define PLIES_POSITIONS ((uint64_t)1 << 28)
/* Where not all ranks are kept, so much CPU time goes by between two of them. */
#define WRITE_EVERY_US ((uint64_t)20000000)

/* A rank more, of all processes. */
static void sums_add(struct sums *s, struct rank *r, struct audit found, const struct cluster *c)
{
    uint64_t n[] = {r->tally[0].won,  r->tally[0].lost,  r->tally[0].drawn, r->tally[1].won,
                    r->tally[1].lost, r->tally[1].drawn, found.checked,     found.wrong};
    cluster_sum(c, n, sizeof n / sizeof *n);
    r->tally[0] = (struct exact_tally){n[0], n[1], n[2]};
    r->tally[1] = (struct exact_tally){n[3], n[4], n[5]};
    r->sweeps = (int)cluster_most(c, (uint64_t)r->sweeps);
    s->checked += n[6];
    s->wrong += n[7];
    for (int side = 0; side < 2; side++) {
        s->tally[side].won += r->tally[side].won;
        s->tally[side].lost += r->tally[side].lost;
        s->tally[side].drawn += r->tally[side].drawn;
    }
    if ((uint64_t)r->sweeps > s->sweeps)
        s->sweeps = (uint64_t)r->sweeps;
}

/* What went wrong in one process went wrong in all. */
static struct err build_agree(const struct tables_build *b, struct err err)
{
    static const struct err stopped = {ERR_BUDGET, 0, "stopped before the tables were complete"};
    uint64_t end = cluster_most(&b->cluster, (uint64_t)err.code);
    if (err_is(err) || end == ERR_NONE)
        return err;
    return end == ERR_MEMORY ? err_memory() : stopped;
}

static struct err rank_start(struct tables_build *b, struct rank *r, int number)
{
    struct err err = exact_rank_open(r, &b->exact, number);
    if (err_is(err))
        cluster_abort(&b->cluster, b->abort_code);
    r->share = (struct share){b->cluster.me, b->cluster.of};
    return err;
}

/* Room for a band, and what it reads from other processes, who are waiting for it. */
static struct err band_ready(struct tables_build *b, int band)
{
    struct parcels parcels = {0};
    struct arena_mark mark = arena_here(b->work->arena);
    struct err err = exact_band_take(&b->now, band);
    if (!err_is(err) && b->next.exact && b->cluster.of > 1)
        err = exact_band_fetch(&b->next, &b->now, band, b->work->arena, &parcels);
    if (!err_is(err) && !cluster_exchange(&b->cluster, &parcels, b->work->arena))
        err = err_memory();
    if (err_is(err))
        cluster_abort(&b->cluster, b->abort_code);
    arena_release(b->work->arena, mark);
    return err;
}

/* One band: solved, and checked before what it was made from goes. A process that is told to stop
 * goes on to the end of the rank with the others, doing nothing. */
static struct err build_band(struct tables_build *b, int band, struct audit *audit, struct err before)
{
    struct rank *next = b->next.exact ? &b->next : NULL;
    uint64_t start = b->cpu_us();
    struct err err = band_ready(b, band);
    if (err_is(before))
        err = before;
    if (!err_is(err))
        err = exact_band_solve(&b->now, next, band, &b->workers, b->work);
    uint64_t solved = b->cpu_us();
    b->solve_us += solved - start;
    if (!err_is(err))
        err = exact_band_verify(&b->now, next, band, b->every, &b->workers, b->work, audit);
    b->check_us += b->cpu_us() - solved;
    if (next)
        exact_band_drop(next, b->now.number, band);
    return err;
}

static enum tables_end build_fail(struct tables_build *b, struct err err)
{
    bool stopped = err.code == ERR_BUDGET;
    notices_tell(&b->failure, "%s%s", err.why, stopped ? "; run it again to go on" : "");
    return stopped ? TABLES_STOPPED : TABLES_FAILED;
}

static enum tables_end folder_fail(struct tables_build *b, const char *why)
{
    notices_tell(&b->failure, "%s: %s", b->files.folder, why);
    return TABLES_FAILED;
}

static enum tables_end rank_fail(struct tables_build *b, int number, const char *why)
{
    notices_tell(&b->failure, "%s, rank %d: %s", b->files.folder, number, why);
    return TABLES_FAILED;
}

/* Something is wrong with a file: the other processes wait for what is in it. */
static enum tables_end file_fail(struct tables_build *b, int number, const char *why)
{
    enum tables_end end = rank_fail(b, number, why);
    cluster_abort(&b->cluster, b->abort_code);
    return end;
}

/* The first two ranks stay in any case. */
static bool rank_is_due(const struct tables_build *b)
{
    return b->keep || b->now.number <= b->exact.first + 1 || b->cpu_us() >= b->next_us;
}

static enum tables_end rank_store(struct tables_build *b)
{
    struct sums back;
    uint64_t start = b->cpu_us(), bytes = 0;
    bool due = rank_is_due(b);
    if (!b->keep)
        cluster_spread(&b->cluster, &due, sizeof due);
    if (!due)
        return TABLES_DONE;
    const char *why = table_file_write(&b->files, &b->now, &b->sums);
    if (!why && b->cluster.me == 0)
        why = table_file_check(&b->files, TABLE_FILE_VALUES, b->now.number, &back, &bytes);
    if (why)
        return file_fail(b, b->now.number, why);
    if (b->cluster.me == 0 && !b->keep && b->written > b->exact.first + 1)
        table_file_remove(&b->files, TABLE_FILE_VALUES, b->written);
    b->written = b->now.number;
    b->next_us = b->cpu_us() + WRITE_EVERY_US;
    b->write_us += b->cpu_us() - start;
    return TABLES_DONE;
}

static enum tables_end build_rank(struct tables_build *b, int number)
{
    struct audit audit = {0, 0};
    struct err err = rank_start(b, &b->now, number);
    if (err_is(err))
        return build_fail(b, err);
    for (int band = -1; exact_rank_next_band(&b->now, &band);) {
        err = build_band(b, band, &audit, err);
        if (err_is(err) && b->cluster.of == 1)
            break;
    }
    err = build_agree(b, err);
    if (err_is(err))
        return build_fail(b, err);
    sums_add(&b->sums, &b->now, audit, &b->cluster);
    const struct exact_tally *t = &b->sums.tally[0];
    if (b->sums.wrong) {
        notices_tell(&b->failure, "rank %d: %llu values do not follow from their successors'", number,
                     (unsigned long long)b->sums.wrong);
        return TABLES_WRONG;
    }
    enum tables_end end = rank_store(b);
    notices_tell(&b->progress, "rank %d, down to %d: %llu positions so far, %.1f CPU s", number,
                 b->exact.first, (unsigned long long)(t->won + t->lost + t->drawn),
                 1e-6 * (double)b->cpu_us());
    return end;
}

/* The lowest rank on disk, or last + 1. If all are to be kept, those after it must be there. */
static int find_resume(const struct tables_build *b)
{
    const struct exact *e = &b->exact;
    int rank = e->first;
    while (rank <= e->last && !table_file_has(&b->files, TABLE_FILE_VALUES, rank))
        rank++;
    for (int r = rank; b->keep && r <= e->last; r++)
        if (!table_file_has(&b->files, TABLE_FILE_VALUES, r))
            return e->last + 1;
    return rank;
}

static enum tables_end load_rank(struct tables_build *b, int number)
{
    struct err err = rank_start(b, &b->next, number);
    if (err_is(err))
        return build_fail(b, err);
    const char *why = table_file_load(&b->files, &b->next, &b->sums);
    if (why)
        return file_fail(b, number, why);
    notices_tell(&b->progress, "ranks down to %d are on disk in %s", number, b->files.folder);
    return TABLES_DONE;
}

static enum tables_end build_values(struct tables_build *b)
{
    int from = find_resume(b);
    cluster_spread(&b->cluster, &from, sizeof from);
    b->written = from <= b->exact.last ? from : 0;
    enum tables_end end = from <= b->exact.last ? load_rank(b, from) : TABLES_DONE;
    for (int number = from - 1; number >= b->exact.first && end == TABLES_DONE; number--) {
        end = build_rank(b, number);
        exact_rank_close(&b->next);
        b->next = b->now;
        b->now = (struct rank){0};
    }
    return end;
}

static bool plies_are_there(struct tables_build *b)
{
    for (int r = b->exact.first; r <= b->exact.last; r++)
        if (!table_file_has(&b->files, TABLE_FILE_PLIES, r))
            return false;
    return true;
}

/* Distances need all ranks in memory at once, so they are found in one go. */
static enum tables_end build_plies(struct tables_build *b)
{
    struct distance d;
    struct arena_mark mark = arena_here(b->work->arena);
    uint64_t start = b->cpu_us();
    if (b->positions > PLIES_POSITIONS || !b->keep || plies_are_there(b))
        return TABLES_DONE;
    struct err err = exact_distance_solve(&d, &b->exact, &b->workers, b->work);
    if (err_is(err))
        return build_fail(b, err);
    const char *why = NULL;
    b->sums.longest = (uint64_t)d.longest;
    for (int r = b->exact.last; d.complete && r >= b->exact.first && !why; r--)
        why = table_file_write_plies(&b->files, &d, r, &b->sums);
    exact_distance_close(&d);
    arena_release(b->work->arena, mark);
    b->plies_us = b->cpu_us() - start;
    return why ? folder_fail(b, why) : TABLES_DONE;
}

/* Files as they are now; the distances know the longest win. */
static enum tables_end measure_files(struct tables_build *b)
{
    for (int r = b->exact.first; r <= b->exact.last; r++)
        for (int kind = TABLE_FILE_VALUES; kind <= TABLE_FILE_PLIES; kind++) {
            struct sums sums;
            const char *why = NULL;
            if (table_file_has(&b->files, (enum table_file_kind)kind, r))
                why = table_file_check(&b->files, (enum table_file_kind)kind, r, &sums, &b->bytes);
            else
                continue;
            if (why)
                return rank_fail(b, r, why);
            if (kind == TABLE_FILE_PLIES)
                b->sums.longest = sums.longest;
        }
    return TABLES_DONE;
}

/* The value of the start with each side to move, from the file: the table may have been another
 * process's. */
static const char *look_at_start(struct tables_build *b)
{
    const char *why = NULL;
    for (int side = 0; side < 2 && !why; side++) {
        struct exact_position s = b->start;
        struct worth worth;
        s.mover = side;
        why = table_file_look(&b->files, &s, &worth);
        b->value[side] = worth.value;
    }
    return why;
}

/* What is left when all values are on disk. */
static enum tables_end build_finish(struct tables_build *b)
{
    enum tables_end end = build_plies(b);
    if (end == TABLES_DONE)
        end = measure_files(b);
    const char *why = end == TABLES_DONE ? look_at_start(b) : NULL;
    return why ? folder_fail(b, why) : end;
}

enum tables_end tables_build_run(struct tables_build *b)
{
    enum tables_end end = build_values(b);
    exact_rank_close(&b->now);
    exact_rank_close(&b->next);
    b->files.cluster = NULL; /* process 0 goes on alone */
    return end == TABLES_DONE && b->cluster.me == 0 ? build_finish(b) : end;
}

struct err tables_build_open(struct tables_build *b, const struct lanes *lanes)
{
    struct err err = exact_open(&b->exact, lanes, UINT64_MAX, b->work->arena);
    if (err_is(err))
        return err;
    b->positions = exact_positions(&b->exact);
    b->keep = b->keep || b->positions <= KEEP_POSITIONS;
    if (!b->every)
        b->every = (uint32_t)(b->positions / CHECK_POSITIONS + 1);
    return err;
}

bool tables_build_take(struct tables_build *b, const char *dir)
{
    const char *why = table_file_open(&b->files, dir, &b->exact, b->work->arena);
    b->files.progress = b->progress;
    if (!why && b->cluster.me == 0)
        why = table_file_take(&b->files);
    if (why)
        notices_tell(&b->failure, "%s", why);
    b->files.cluster = b->cluster.of > 1 ? &b->cluster : NULL;
    return !why;
}

void tables_build_close(struct tables_build *b)
{
    table_file_close(&b->files);
}
