/* batch_file.c - a batch in a file that can be gone on with (batch.h).
 *
 * The lines go to FILE.part, a journal whose settings say all that a line depends on but its number.
 * When all are there they are copied to FILE, which takes its place whole, and the journal goes. A
 * process that is killed anywhere before leaves a journal that the next one goes on with.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "batch/batch.h"
#include "files/journal.h"
#include "files/place.h"
#include "files/replace.h"

struct batch_part {
    struct journal journal;
    const char *path; /* FILE.part */
    int64_t done;     /* lines that are there */
    struct fault why;
};

/* Is what is there of this batch? */
static bool judge(struct batch_part *p, const struct batch_order *o, const char *settings)
{
    struct journal *j = &p->journal;
    struct slice line;
    if (!slice_is(j->settings, settings))
        return fault_set(&p->why, "%s: it holds another batch (%.*s); remove it or choose another file",
                         p->path, (int)j->settings.len, j->settings.text);
    for (size_t at = 0; journal_next(j, &at, &line);)
        p->done++;
    if (p->done > o->count)
        return fault_set(&p->why, "%s: it holds %lld puzzles of this batch, more than are asked for",
                         p->path, (long long)p->done);
    if (j->torn)
        notices_tell(&o->notices, "%s: a line that was not written to its end is made again", p->path);
    journal_forget(j);
    return true;
}

static bool open_part(struct batch_part *p, const struct batch_order *o, const char *settings)
{
    bool ok = journal_open(&p->journal, p->path, FORMAT_BATCH, settings, &p->why);
    if (ok && !judge(p, o, settings)) {
        journal_abandon(&p->journal);
        ok = false;
    }
    return ok;
}

static bool put_to_part(void *ctx, const char *line)
{
    struct batch_part *p = ctx;
    return journal_add(&p->journal, (struct slice){line, strlen(line) - 1}, &p->why);
}

/* All lines are there: they become the file. */
static bool finish(struct batch_part *p, const char *path)
{
    struct replacement to;
    if (!replace_begin(&to, path, &p->why) || !journal_copy(&p->journal, &to, &p->why)) {
        replace_abandon(&to);
        journal_abandon(&p->journal);
        return false;
    }
    if (replace_commit(&to, &p->why))
        return journal_remove(&p->journal, &p->why);
    journal_abandon(&p->journal);
    return false;
}

/* Nothing is made in vain for a file that cannot be written. */
static bool is_writable(const char *path, struct fault *why)
{
    struct replacement to;
    bool ok = replace_begin(&to, path, why);
    replace_abandon(&to);
    return ok;
}

static struct batch_end fill(const struct batch_order *o, const char *settings, struct batch_part *p,
                             const char *path)
{
    struct batch_end end = {0};
    if (!is_writable(path, &p->why) || !open_part(p, o, settings)) {
        end.fault = p->why;
        return end;
    }
    end = batch_run(o, p->done, &(struct batch_sink){put_to_part, p});
    if (end.unwritten) {
        journal_abandon(&p->journal);
        end.fault = p->why;
    } else if (!(end.made == o->count ? finish(p, path) : journal_close(&p->journal, &p->why)))
        end.fault = p->why;
    return end;
}

/* FILE.part, beside what a link leads to; as it was named where it is no link. */
static char *part_name(const char *path)
{
    struct stat s;
    bool is_link = lstat(path, &s) == 0 && S_ISLNK(s.st_mode);
    char *place = is_link ? place_of(path) : strdup(path), *name = NULL;
    if (place && asprintf(&name, "%s.part", place) < 0)
        name = NULL;
    free(place);
    return name;
}

struct batch_end batch_to_file(const struct batch_order *o, const char *settings, const char *path)
{
    char *name = part_name(path);
    struct batch_part p = {.path = name};
    struct batch_end end = {0};
    if (name)
        end = fill(o, settings, &p, path);
    else
        fault_set(&end.fault, "%s", err_memory().why);
    free(name);
    return end;
}
