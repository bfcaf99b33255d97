/* prove.c - see prove.h. */
#include "tables/prove.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/pages.h"
#include "core/position.h"
#include "files/place.h"
#include "tables/prove_job.h"
#include "tables/table_file.h"

/* A job takes a part of what all have taken so far, within these bounds. */
enum { JOB_PART = 16, JOB_LEAST = 1 << 9, JOB_MOST = 1 << 17 };
enum { STATES_MOST = 1 << 23, LINE = 96, PATH = 4200, TELL_EVERY_US = 10000000 };
enum { PART_LEAST = 16 };

static const char damaged[] = "%s: this file is damaged; remove it and prove again";

/* "OWN ENEMY PHI DELTA STEPS" */
static bool read_report(struct prove_run *p, struct slice line)
{
    struct proof_state s;
    struct proof_node n;
    uint64_t steps;
    char text[LINE];
    int end = 0;
    if (line.len >= sizeof text)
        return false;
    snprintf(text, sizeof text, "%.*s", (int)line.len, line.text);
    if (sscanf(text, "%16" SCNx64 " %16" SCNx64 " %8" SCNu32 " %8" SCNu32 " %" SCNu64 "%n", &s.own,
               &s.enemy, &n.phi, &n.delta, &steps, &end) != 5 ||
        text[end] || n.phi > PROOF_INFINITE || n.delta > PROOF_INFINITE)
        return false;
    p->reports += steps > 0;
    p->steps += steps;
    return proof_tree_note(&p->tree, s, n);
}

static void write_line(struct prove_run *p, struct proof_state s, struct proof_node n,
                       uint64_t steps)
{
    char text[LINE];
    int len = snprintf(text, sizeof text,
                       "%016" PRIx64 " %016" PRIx64 " %" PRIu32 " %" PRIu32 " %" PRIu64, s.own,
                       s.enemy, n.phi, n.delta, steps);
    p->failed |= !journal_add(&p->journal, (struct slice){text, (size_t)len}, &p->fault);
}

/* Replies that the search settled on its way are written too: no other job will. */
static void write_report(struct prove_run *p, struct proof_state s, const struct prove_report *r)
{
    for (int i = 0; i < r->replies; i++)
        if (proof_node_settled(r->reply[i].node))
            write_line(p, r->reply[i].state, r->reply[i].node, 0);
    write_line(p, s, r->found, r->steps);
}

void prove_search(struct proof *p, const struct prove_order *order, struct prove_report *out)
{
    uint64_t had = p->work->steps = order->steps;
    struct proof_node most = order->most;
    do {
        out->found = proof_search(p, order->state, most);
        most = (struct proof_node){proof_at_most(2 * (uint64_t)most.phi),
                                   proof_at_most(2 * (uint64_t)most.delta)};
    } while (!proof_node_settled(out->found) && had - p->work->steps < order->steps / PART_LEAST &&
             !work_stopped(p->work));
    out->steps = had - p->work->steps;
    out->replies = proof_node_settled(out->found) ? 0 : proof_replies(p, order->state, out->reply);
    out->drawn = p->drawn;
}

static uint64_t steps_of_job(const struct prove_run *p)
{
    uint64_t n = p->steps / JOB_PART, left = p->work->steps;
    n = n < JOB_LEAST ? JOB_LEAST : n > JOB_MOST ? JOB_MOST : n;
    return n < left ? n : left;
}

enum proof_pick prove_next(struct prove_run *p, struct proof_job *job, struct prove_order *order)
{
    if (p->failed || p->drawn || p->work->steps == 0 || work_stopped(p->work))
        return PROOF_SETTLED;
    enum proof_pick pick = proof_tree_pick(&p->tree, p->root, job);
    if (pick == PROOF_PICKED)
        *order = (struct prove_order){job->state, job->most, steps_of_job(p)};
    return pick;
}

static void tell_progress(struct prove_run *p, bool settled)
{
    uint64_t now = p->cpu_us();
    struct proof_node n = proof_tree_node(&p->tree, p->root);
    if (!settled && now < p->told_us + TELL_EVERY_US)
        return;
    p->told_us = now;
    if (settled)
        notices_tell(&p->progress, "%s: %s; %" PRIu64 " jobs, %" PRIu64 " steps, %.1f CPU s",
                     p->asked, n.phi == 0 ? "won" : "lost", p->reports, p->steps,
                     1e-6 * (double)now);
    else
        notices_tell(&p->progress,
                     "%s: about %.1f%% done, %" PRIu32 " and %" PRIu32
                     " positions open at least; %" PRIu64 " jobs, %" PRIu64 " steps, %.1f CPU s",
                     p->asked, 100 * proof_tree_share(&p->tree, p->root), n.phi, n.delta,
                     p->reports, p->steps, 1e-6 * (double)now);
}

void prove_take(struct prove_run *p, const struct proof_job *job, const struct prove_report *r)
{
    p->drawn |= r->drawn;
    p->reports += r->steps > 0;
    p->steps += r->steps;
    if (p->work->steps != UINT64_MAX)
        p->work->steps -= r->steps < p->work->steps ? r->steps : p->work->steps;
    if (p->drawn) {
        proof_tree_drop(&p->tree, job);
        return;
    }
    proof_tree_done(&p->tree, job, r->found, r->reply, r->replies);
    write_report(p, job->state, r);
    tell_progress(p, false);
}

static bool say(struct prove_run *p, const char *why)
{
    notices_tell(&p->failure, "%s", why);
    return false;
}

/* Process 0's: the file, and what is in it as a tree. */
static bool open_file(struct prove_run *p, const struct board *b, const char *dir)
{
    char base[PATH - 128], path[PATH], settings[64];
    if (!table_file_base(dir, base, sizeof base))
        return say(p, "where tables are kept is not known: --dir DIR names a folder");
    snprintf(settings, sizeof settings, "%s %dx%d", b->game->name, board_width(b), board_height(b));
    snprintf(path, sizeof path, "%s/proof-%s-%dx%d", base, b->game->name, board_width(b),
             board_height(b));
    if (!place_make_folder(path))
        return fault_system(&p->fault, path), say(p, p->fault.why);
    snprintf(path + strlen(path), sizeof path - strlen(path), "/searched");
    if (!journal_open(&p->journal, path, FORMAT_PROOF, settings, &p->fault))
        return say(p, p->fault.why);
    bool ok = p->journal.settings.len == strlen(settings) &&
              memcmp(p->journal.settings.text, settings, strlen(settings)) == 0;
    struct slice line;
    for (size_t at = 0; ok && journal_next(&p->journal, &at, &line);)
        ok = read_report(p, line);
    journal_forget(&p->journal);
    if (!ok) {
        journal_abandon(&p->journal);
        return fault_set(&p->fault, damaged, path), say(p, p->fault.why);
    }
    if (p->reports)
        notices_tell(&p->progress, "%" PRIu64 " jobs, %" PRIu64 " steps are on disk in %s",
                     p->reports, p->steps, path);
    return true;
}

bool prove_open(struct prove_run *p, const struct board *b, const char *dir)
{
    arena_open(&p->table_arena);
    arena_open(&p->tree_arena);
    p->game = b->game->census->proof(b, p->work->arena);
    p->proof = (struct proof){.game = p->game, .work = p->work};
    if (!p->game || !proof_table_open(&p->proof.table, p->bits, &p->table_arena))
        return say(p, "there is not enough memory for the table; --memory MB names less");
    pages_large(p->proof.table.entry, (p->proof.table.mask + 1) * sizeof *p->proof.table.entry);
    if (p->cluster.me != 0)
        return true;
    if (!proof_tree_open(&p->tree, &p->proof, STATES_MOST, &p->tree_arena))
        return say(p, err_memory().why);
    return p->is_open = open_file(p, b, dir);
}

enum prove_end prove_ask(struct prove_run *p, struct proof_state s, const char *asked)
{
    p->asked = asked;
    p->root = proof_tree_root(&p->tree, s);
    if (p->root && p->dealer)
        prove_with_processes(p);
    else if (p->root)
        prove_with_threads(p);
    struct proof_node n = proof_tree_node(&p->tree, p->root);
    if (p->failed)
        return say(p, p->fault.why), PROVE_FAILED;
    if (p->drawn)
        return say(p, "a game ended in a draw: nothing is proved"), PROVE_FAILED;
    if (!p->root)
        return say(p, err_memory().why), PROVE_FAILED;
    if (!proof_node_settled(n))
        return PROVE_STOPPED;
    tell_progress(p, true);
    return n.phi == 0 ? PROVE_WINS : PROVE_LOSES;
}

void prove_close(struct prove_run *p)
{
    if (p->is_open && !journal_close(&p->journal, &p->fault))
        say(p, p->fault.why);
    arena_close(&p->table_arena);
    arena_close(&p->tree_arena);
}
