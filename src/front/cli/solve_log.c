/* solve_log.c - `rate --html FILE`: the whole chain of hints as a page. Step by step goes to the file, for all
 * pictures of a large board together are large. */
#include "render/solve_log.h"

#include <stdlib.h>

#include "files/bytes.h"
#include "files/replace.h"
#include "front/cli/cli.h"
#include "puzzle/rate.h"

struct log_file {
    struct replacement file;
    struct solve_log log;
    struct board *last; /* the board after the last step */
    const struct rating *rating;
    struct fault fault;
    bool failed, begun;
    char words[80];
};

static void put(struct log_file *l, write_fn *write)
{
    size_t n;
    char *bytes = l->failed ? NULL : bytes_of(write, &l->log, &n);
    if (l->failed)
        return;
    l->failed = bytes ? !replace_write(&l->file, bytes, n, &l->fault)
                      : !fault_set(&l->fault, "%s", err_memory().why);
    free(bytes);
}

static void write_step(void *ctx, const struct board *b, const struct hint *h)
{
    struct log_file *l = ctx;
    const struct rating *r = l->rating;
    l->log.board = b;
    if (!l->begun) {
        snprintf(l->words, sizeof l->words, "Rating %d.%d, %s: %u steps.", r->tenths / 10,
                 r->tenths % 10, level_name(r->level), (unsigned)r->steps);
        l->log.rating = r->solved ? l->words : "It has not exactly one solution.";
        put(l, solve_log_write_begin);
    }
    l->begun = true;
    l->log.hint = h;
    l->log.number++;
    put(l, solve_log_write_step);
    board_copy(l->last, b);
    rate_play_hint(l->last, h);
}

enum exit_code solve_log_rate(struct cli *c, const struct board *b, struct rating *rating)
{
    struct log_file *l = arena_take(&c->arena, 1, sizeof *l);
    struct board *last = arena_take(&c->arena, 1, b->game->rules.size(&b->variant));
    if (!l || !last)
        return cli_fail_err(c, err_memory());
    if (c->hand)
        return cli_fail(c, EXIT_USAGE, "--html: a page tells of one position, and this is another");
    c->hand = c; /* one was told */
    *l = (struct log_file){.last = last, .rating = rating, .log.arena = &c->arena};
    if (!replace_begin(&l->file, c->value[OPT_HTML], &l->fault))
        l->failed = true;
    struct err e = l->failed ? err_none() : puzzle_rate(b, rating, write_step, l, &c->work);
    bool stopped = !l->failed && !err_is(e) && !rating->solved && c->work.steps == 0;
    if (!l->begun && !l->failed && !err_is(e) && !stopped)
        l->failed = !fault_set(&l->fault, "there is no step to tell of this position");
    l->log.board = last;
    if (l->begun)
        put(l, solve_log_write_end);
    if (l->failed || err_is(e) || stopped)
        replace_abandon(&l->file);
    else
        l->failed = !replace_commit(&l->file, &l->fault);
    return err_is(e) ? cli_fail_err(c, e) : l->failed ? cli_fail(c, EXIT_USAGE, l->fault.why) : EXIT_YES;
}
