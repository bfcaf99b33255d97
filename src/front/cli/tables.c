/* tables.c - `tables`: builds, checks and keeps exact tables, rank by rank.
 *
 * Each rank is solved band by band, checked position by position while the rank after it is still
 * there, written and read back. Killed at any point, the next run goes on from the lowest rank
 * on disk. Large boards keep only that one, unless asked to keep all, and write a rank only when
 * enough work would be lost without it; in the end they have the first two ranks, which hold the
 * start and everything a first move leads to.
 *
 * Under mpirun the layers are dealt out (engine/exact/share.h): every process solves and checks its
 * own and fetches what they read; process 0 collects and writes. The files are the same.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "front/cli/cli.h"
#include "front/cli/crew.h"
#include "front/cli/processes.h"
#include "front/cli/shelf.h"
#include "games/games.h"

/* Above this many positions tables are not kept unless asked; a check looks at about this many;
 * distances are found up to this many. */
#define KEEP_POSITIONS ((uint64_t)1 << 32)
#define CHECK_POSITIONS ((uint64_t)1 << 31)
#define PLIES_POSITIONS ((uint64_t)1 << 28)
/* Where not all ranks are kept, so much CPU time goes by between two of them. */
#define WRITE_EVERY_US ((uint64_t)20000000)

struct build {
    struct cli *cli;
    struct cluster cluster; /* the processes that build together */
    const struct game *game;
    struct exact *exact;
    uint64_t positions; /* with one side to move */
    struct shelf shelf;
    struct stand start;
    struct crew crew;
    struct rank now, next;
    struct sums sums; /* of all ranks so far */
    bool keep;
    uint32_t every;
    uint64_t bytes; /* on disk in the end */
    enum value value[2]; /* of the start, with each side to move */
    uint64_t solve_us, check_us, write_us, plies_us;
    int written;      /* the rank written last */
    uint64_t next_us; /* when another is due */
};

/* A rank more, of all processes. */
static void sums_add(struct sums *s, struct rank *r, struct audit found, const struct cluster *c)
{
    uint64_t n[] = {r->tally[0].won,  r->tally[0].lost,  r->tally[0].drawn, r->tally[1].won,
                    r->tally[1].lost, r->tally[1].drawn, found.checked,     found.wrong};
    cluster_sum(c, n, sizeof n / sizeof *n);
    r->tally[0] = (struct tally){n[0], n[1], n[2]};
    r->tally[1] = (struct tally){n[3], n[4], n[5]};
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
static struct err build_agree(const struct build *b, struct err err)
{
    static const struct err stopped = {ERR_BUDGET, 0, "stopped before the tables were complete"};
    uint64_t code = cluster_most(&b->cluster, (uint64_t)err.code);
    if (err_is(err) || code == ERR_NONE)
        return err;
    return code == ERR_MEMORY ? err_memory() : stopped;
}

static struct err rank_start(struct build *b, struct rank *r, int number)
{
    struct err err = rank_open(r, b->exact, number);
    if (err_is(err))
        cluster_abort(&b->cluster, EXIT_USAGE);
    r->share = (struct share){b->cluster.me, b->cluster.of};
    return err;
}

/* Room for a band, and what it reads from other processes, who are waiting for it. */
static struct err band_ready(struct build *b, int band)
{
    struct parcels parcels = {0};
    struct arena_mark mark = arena_here(&b->cli->arena);
    struct err err = band_take(&b->now, band);
    if (!err_is(err) && b->next.exact && b->cluster.of > 1)
        err = band_fetch(&b->next, &b->now, band, &b->cli->arena, &parcels);
    if (!err_is(err) && !cluster_exchange(&b->cluster, &parcels, &b->cli->arena))
        err = err_memory();
    if (err_is(err))
        cluster_abort(&b->cluster, EXIT_USAGE);
    arena_release(&b->cli->arena, mark);
    return err;
}

/* One band: solved, and checked before what it was made from goes. A process that is told to stop
 * goes on to the end of the rank with the others, doing nothing. */
static struct err build_band(struct build *b, int band, struct audit *audit, struct err before)
{
    struct rank *next = b->next.exact ? &b->next : NULL;
    uint64_t start = cpu_us();
    struct err err = band_ready(b, band);
    if (err_is(before))
        err = before;
    if (!err_is(err))
        err = band_solve(&b->now, next, band, &b->crew, &b->cli->work);
    uint64_t solved = cpu_us();
    b->solve_us += solved - start;
    if (!err_is(err))
        err = band_verify(&b->now, next, band, b->every, &b->crew, &b->cli->work, audit);
    b->check_us += cpu_us() - solved;
    if (next)
        band_drop(next, b->now.number, band);
    return err;
}

static enum exit_code build_fail(struct err err)
{
    if (err.code == ERR_BUDGET)
        return say(limits_code(), "%s; run it again to go on", err.why);
    return say(EXIT_USAGE, "%s", err.why);
}

/* Something is wrong with a file: the other processes wait for what is in it. */
static enum exit_code file_fail(struct build *b, int number, const char *why)
{
    enum exit_code code = say(EXIT_USAGE, "%s, rank %d: %s", b->shelf.folder, number, why);
    cluster_abort(&b->cluster, (int)code);
    return code;
}

/* The first two ranks stay in any case. */
static bool rank_is_due(const struct build *b)
{
    return b->keep || b->now.number <= b->exact->first + 1 || cpu_us() >= b->next_us;
}

static enum exit_code rank_store(struct build *b)
{
    struct sums back;
    uint64_t start = cpu_us(), bytes = 0;
    bool due = rank_is_due(b);
    if (!b->keep)
        cluster_spread(&b->cluster, &due, sizeof due);
    if (!due)
        return EXIT_YES;
    const char *why = shelf_write(&b->shelf, &b->now, &b->sums);
    if (!why && b->cluster.me == 0)
        why = shelf_check(&b->shelf, SHELF_VALUES, b->now.number, &back, &bytes);
    if (why)
        return file_fail(b, b->now.number, why);
    if (b->cluster.me == 0 && !b->keep && b->written > b->exact->first + 1)
        shelf_remove(&b->shelf, SHELF_VALUES, b->written);
    b->written = b->now.number;
    b->next_us = cpu_us() + WRITE_EVERY_US;
    b->write_us += cpu_us() - start;
    return EXIT_YES;
}

static enum exit_code build_rank(struct build *b, int number)
{
    struct audit audit = {0, 0};
    struct err err = rank_start(b, &b->now, number);
    if (err_is(err))
        return build_fail(err);
    for (int band = -1; rank_next_band(&b->now, &band);) {
        err = build_band(b, band, &audit, err);
        if (err_is(err) && b->cluster.of == 1)
            break;
    }
    err = build_agree(b, err);
    if (err_is(err))
        return build_fail(err);
    sums_add(&b->sums, &b->now, audit, &b->cluster);
    if (b->sums.wrong)
        return say(EXIT_NO, "rank %d: %llu values do not follow from their successors'", number,
                   (unsigned long long)b->sums.wrong);
    enum exit_code code = rank_store(b);
    fprintf(
        stderr, "rank %d, down to %d: %llu positions so far, %.1f CPU s\n", number, b->exact->first,
        (unsigned long long)(b->sums.tally[0].won + b->sums.tally[0].lost + b->sums.tally[0].drawn),
        1e-6 * (double)cpu_us());
    return code;
}

/* The lowest rank on disk, or last + 1. If all are to be kept, those after it must be there. */
static int find_resume(const struct build *b)
{
    const struct exact *e = b->exact;
    int rank = e->first;
    while (rank <= e->last && !shelf_has(&b->shelf, SHELF_VALUES, rank))
        rank++;
    for (int r = rank; b->keep && r <= e->last; r++)
        if (!shelf_has(&b->shelf, SHELF_VALUES, r))
            return e->last + 1;
    return rank;
}

static enum exit_code load_rank(struct build *b, int number)
{
    struct err err = rank_start(b, &b->next, number);
    if (err_is(err))
        return build_fail(err);
    const char *why = shelf_load(&b->shelf, &b->next, &b->sums);
    if (why)
        return file_fail(b, number, why);
    fprintf(stderr, "ranks down to %d are on disk in %s\n", number, b->shelf.folder);
    return EXIT_YES;
}

static enum exit_code build_values(struct build *b)
{
    int from = find_resume(b);
    cluster_spread(&b->cluster, &from, sizeof from);
    b->written = from <= b->exact->last ? from : 0;
    enum exit_code code = from <= b->exact->last ? load_rank(b, from) : EXIT_YES;
    for (int number = from - 1; number >= b->exact->first && code == EXIT_YES; number--) {
        code = build_rank(b, number);
        rank_close(&b->next);
        b->next = b->now;
        b->now = (struct rank){0};
    }
    return code;
}

static bool plies_are_there(struct build *b)
{
    for (int r = b->exact->first; r <= b->exact->last; r++)
        if (!shelf_has(&b->shelf, SHELF_PLIES, r))
            return false;
    return true;
}

/* Distances need all ranks in memory at once, so they are found in one go. */
static enum exit_code build_plies(struct build *b)
{
    struct distance d;
    struct arena_mark mark = arena_here(&b->cli->arena);
    uint64_t start = cpu_us();
    if (b->positions > PLIES_POSITIONS || !b->keep || plies_are_there(b))
        return EXIT_YES;
    struct err err = distance_solve(&d, b->exact, &b->crew, &b->cli->work);
    if (err_is(err))
        return build_fail(err);
    const char *why = NULL;
    b->sums.longest = (uint64_t)d.longest;
    for (int r = b->exact->last; d.complete && r >= b->exact->first && !why; r--)
        why = shelf_write_plies(&b->shelf, &d, r, &b->sums);
    distance_close(&d);
    arena_release(&b->cli->arena, mark);
    b->plies_us = cpu_us() - start;
    return why ? say(EXIT_USAGE, "%s: %s", b->shelf.folder, why) : EXIT_YES;
}

/* Files as they are now; the distances know the longest win. */
static enum exit_code measure_files(struct build *b)
{
    for (int r = b->exact->first; r <= b->exact->last; r++)
        for (int kind = SHELF_VALUES; kind <= SHELF_PLIES; kind++) {
            struct sums sums;
            const char *why = NULL;
            if (shelf_has(&b->shelf, (enum shelf_kind)kind, r))
                why = shelf_check(&b->shelf, (enum shelf_kind)kind, r, &sums, &b->bytes);
            else
                continue;
            if (why)
                return say(EXIT_USAGE, "%s, rank %d: %s", b->shelf.folder, r, why);
            if (kind == SHELF_PLIES)
                b->sums.longest = sums.longest;
        }
    return EXIT_YES;
}

/* The value of the start with each side to move, from the file: the table may have been another
 * process's. */
static const char *look_at_start(struct build *b)
{
    const char *why = NULL;
    for (int side = 0; side < 2 && !why; side++) {
        struct stand s = b->start;
        struct worth worth;
        s.mover = side;
        why = shelf_look(&b->shelf, &s, &worth);
        b->value[side] = worth.value;
    }
    return why;
}

static const char *value_letter(const struct build *b, int mover)
{
    static const char *const letters[] = {"?", "W", "L", "D"};
    return letters[b->value[mover]];
}

static void summary_json(const void *ctx, struct writer *out)
{
    const struct build *b = ctx;
    struct jsonw j = jsonw_to(out);
    jsonw_open(&j, '{');
    json_count(&j, "positions", (int64_t)b->positions);
    jsonw_key(&j, "sides");
    jsonw_open(&j, '[');
    for (int side = 0; side < 2; side++) {
        const struct tally *t = &b->sums.tally[side];
        jsonw_open(&j, '{');
        json_pair(&j, "mover", b->game->duel->sides[side]);
        json_pair(&j, "value", value_letter(b, side));
        json_count(&j, "won", (int64_t)t->won);
        json_count(&j, "lost", (int64_t)t->lost);
        json_count(&j, "drawn", (int64_t)t->drawn);
        jsonw_close(&j, '}');
    }
    jsonw_close(&j, ']');
    jsonw_key(&j, "longest");
    if (b->sums.longest)
        jsonw_number(&j, (int64_t)b->sums.longest);
    else
        jsonw_null(&j);
    json_count(&j, "checked", (int64_t)b->sums.checked);
    json_count(&j, "bytes", (int64_t)b->bytes);
    jsonw_close(&j, '}');
    writer_char(out, '\n');
}

static void write_count(struct writer *out, const char *what, uint64_t n)
{
    writer_text(out, what);
    writer_number(out, (int64_t)n);
}

static void summary_text(const void *ctx, struct writer *out)
{
    const struct build *b = ctx;
    write_count(out, "positions: ", b->positions);
    writer_text(out, " with each side to move\n");
    for (int side = 0; side < 2; side++) {
        const struct tally *t = &b->sums.tally[side];
        writer_text(out, b->game->duel->sides[side]);
        writer_text(out, " to move: ");
        writer_text(out, value_letter(b, side));
        write_count(out, "; won ", t->won);
        write_count(out, ", lost ", t->lost);
        write_count(out, ", drawn ", t->drawn);
        writer_char(out, '\n');
    }
    if (b->sums.longest) {
        write_count(out, "longest win: ", b->sums.longest);
        writer_text(out, " plies\n");
    }
    write_count(out, "checked: ", b->sums.checked);
    write_count(out, "\non disk: ", b->bytes);
    writer_text(out, " bytes\n");
}

/* What is left when all values are on disk. */
static enum exit_code build_finish(struct build *b)
{
    enum exit_code code = build_plies(b);
    if (code == EXIT_YES)
        code = measure_files(b);
    const char *why = code == EXIT_YES ? look_at_start(b) : NULL;
    if (why)
        code = say(EXIT_USAGE, "%s: %s", b->shelf.folder, why);
    if (code != EXIT_YES)
        return code;
    fprintf(stderr, "CPU s: solving %.2f, checking %.2f, writing %.2f, distances %.2f\n",
            1e-6 * (double)b->solve_us, 1e-6 * (double)b->check_us, 1e-6 * (double)b->write_us,
            1e-6 * (double)b->plies_us);
    print_with(stdout, b->cli->value[OPT_JSON] ? summary_json : summary_text, b);
    return EXIT_YES;
}

static enum exit_code build_all(struct build *b)
{
    enum exit_code code = build_values(b);
    rank_close(&b->now);
    rank_close(&b->next);
    b->shelf.cluster = NULL; /* process 0 goes on alone */
    return code == EXIT_YES && b->cluster.me == 0 ? build_finish(b) : code;
}

/* The board the tables are for: a start position of a size, or a position. */
static struct board *board_wanted(struct cli *c, const struct game *g)
{
    const char *line = c->value[OPT_POSITION];
    struct board *b = NULL;
    if (line) {
        struct err e = cli_position(c, slice_of(line), &b);
        if (err_is(e))
            say(EXIT_USAGE, "--position, column %zu: %s", e.at + 1, e.why);
        else if (b->game != g || g->rules.status(b) != STATUS_OPEN)
            b = (say(EXIT_USAGE, "--position: expected an open position of %s", g->name), NULL);
        return b;
    }
    struct variant v = game_preset(g);
    if (!cli_size(c, g, &v))
        return NULL;
    if (v.value[OPTION_WIDTH] > LANES_MAX) {
        cli_fault(c, OPT_SIZE, "tables are of boards with a side of %d to %d", g->options[0].min,
                  LANES_MAX);
        return NULL;
    }
    struct err e = position_new(g, &v, &c->arena, &b);
    if (err_is(e))
        b = (say(EXIT_USAGE, "%s", e.why), NULL);
    return b;
}

/* Finds and makes the folder. False: said why. */
static bool build_folder(struct build *b)
{
    const char *why = shelf_open(&b->shelf, b->cli->value[OPT_DIR], b->exact, &b->cli->arena);
    if (why)
        say(EXIT_USAGE, "%s", why);
    else if (b->cluster.me == 0 && (why = shelf_take(&b->shelf)) != NULL)
        say(EXIT_USAGE, "%s", why);
    b->shelf.cluster = b->cluster.of > 1 ? &b->cluster : NULL;
    return !why;
}

static enum exit_code tables_in(struct cli *c, struct cluster cluster)
{
    const struct game *g = c->n_rest == 1 ? game_named(games_all, slice_of(c->rest[0])) : NULL;
    struct build *b = arena_take(&c->arena, 1, sizeof *b);
    struct exact *e = arena_take(&c->arena, 1, sizeof *e);
    struct lanes lanes;
    int64_t jobs, every;
    if (!g || !has_tables(g))
        return say(EXIT_USAGE, "expected a game that has tables: %s%s",
                   listed_games(has_tables).text,
                   !g && c->n_rest == 1
                       ? meant_of(c->rest[0], listed_words(has_tables).text).text
                       : "");
    if (!b || !e)
        return say(EXIT_USAGE, "%s", err_memory().why);
    struct board *board = board_wanted(c, g);
    if (!board || !cli_number(c, OPT_JOBS, 1, CREW_MAX, 0, &jobs) ||
        !cli_number(c, OPT_EVERY, 1, UINT32_MAX, 0, &every))
        return EXIT_USAGE;
    if (jobs == 0 && cluster.of > 1)
        jobs = 1; /* there may be a process for each core */
    *b = (struct build){
        .cli = c, .cluster = cluster, .game = g, .exact = e, .crew = crew_of((int)jobs)};
    struct err err = g->census->lanes(board, &lanes, &b->start)
                         ? exact_open(e, &lanes, UINT64_MAX, &c->arena)
                         : (struct err){ERR_BUDGET, 0, "this board is too large for tables"};
    if (err_is(err))
        return say(err.code == ERR_BUDGET ? EXIT_LIMIT : EXIT_USAGE, "%s", err.why);
    b->positions = exact_positions(e);
    b->keep = c->value[OPT_KEEP] || b->positions <= KEEP_POSITIONS;
    b->every = every ? (uint32_t)every : (uint32_t)(b->positions / CHECK_POSITIONS + 1);
    fprintf(stderr, "%llu positions with each side to move, %.2f GB of memory\n",
            (unsigned long long)b->positions, 1e-9 * (double)e->bytes);
    bool made = build_folder(b);
    enum exit_code code = cluster_most(&b->cluster, !made) ? EXIT_USAGE : build_all(b);
    shelf_close(&b->shelf);
    return code;
}

static enum exit_code tables_run(struct cli *c)
{
    struct cluster cluster = cluster_join();
    if (!process_speaks(&cluster))
        return say(EXIT_USAGE, "/dev/null: %s", strerror(errno));
    enum exit_code code = tables_in(c, cluster);
    fflush(stdout);
    cluster_leave(&cluster);
    return code;
}

static const enum opt tables_options[] = {OPT_SIZE, OPT_POSITION, OPT_DIR,  OPT_KEEP,  OPT_EVERY,
                                          OPT_JOBS, OPT_JSON,     OPT_TIME, OPT_STEPS, OPT_COUNT};

const struct command command_tables = {
    .name = "tables",
    .synopsis = "tables GAME [--size N | --position LINE] [--dir DIR] [--keep] [--jobs J] [--json]",
    .help = "builds (or resumes), checks and keeps exact tables on disk",
    .options = tables_options,
    .time_help = "stop the whole run after SEC seconds; the next one goes on",
    .steps_help = "stop the whole run after N steps of work",
    .run = tables_run,
};
