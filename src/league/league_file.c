/* league_file.c - see league_file.h. */
#include "league/league_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "agents/toml.h"
#include "files/bytes.h"

enum league_file_part { PART_TOP, PART_LIMITS, PART_AGENT };

struct league_reader {
    struct league_file *out;
    struct arena *arena;
    const struct notices *failure;
    const char *path, *dir, *text;
    size_t len;
    enum league_file_part part;
    bool seen_limit[LIMIT_COUNT], seen_limits;
};

static const char *join(const char *a, const char *b, struct arena *arena)
{
    size_t n = strlen(a) + strlen(b) + 1;
    char *text = arena_take(arena, n, 1);
    if (text)
        snprintf(text, n, "%s%s", a, b);
    return text;
}

const char *league_file_path(const char *dir, const char *name, struct arena *arena)
{
    return join(dir, name, arena);
}

/* "DIR/league.toml: line 3, column 9" */
static const char *origin_of(struct league_reader *f, size_t at)
{
    char place[64];
    size_t line, column;
    text_place(f->text, f->len, at, &line, &column);
    snprintf(place, sizeof place, ": line %zu, column %zu", line, column);
    const char *origin = join(f->path, place, f->arena);
    return origin ? origin : f->path;
}

static bool complain(struct league_reader *f, size_t at, const char *why)
{
    notices_tell(f->failure, "%s: %s", origin_of(f, at), why);
    return false;
}

static bool take_top(struct league_reader *f, const struct toml *t)
{
    for (int k = 0; f->out->keys[k]; k++) {
        struct league_setting *s = &f->out->setting[k];
        if (!slice_is(t->name, f->out->keys[k]))
            continue;
        if (s->text)
            return complain(f, t->at, "this key stands twice");
        if (t->kind != TOML_TEXT && t->kind != TOML_NUMBER)
            return complain(f, t->value_at, "expected a number or a text in quotes");
        *s = (struct league_setting){t->text, origin_of(f, t->value_at)};
        return true;
    }
    return complain(f, t->at, "a league has no such key");
}

static bool take_limit(struct league_reader *f, const struct toml *t)
{
    enum limit which;
    if (!limit_named(t->name, &which))
        return complain(f, t->at,
                        "expected a limit: move, cpu, game, gamecpu, start, memory or "
                        "processes");
    if (f->seen_limit[which])
        return complain(f, t->at, "this key stands twice");
    if (t->kind != TOML_NUMBER)
        return complain(f, t->value_at, "expected a number");
    const char *why = limit_fault(which, t->number);
    if (why)
        return complain(f, t->value_at, why);
    size_t n = strlen(f->out->limits);
    f->seen_limit[which] = true;
    snprintf(f->out->limits + n, sizeof f->out->limits - n, "%s%.*s=%.3f", n ? "," : "", (int)t->name.len,
             t->name.text, t->number);
    return true;
}

static bool take_agent(struct league_reader *f, const struct toml *t)
{
    struct nominee *e = &f->out->of[f->out->n - 1];
    bool level = slice_is(t->name, "level"), command = slice_is(t->name, "command");
    if (slice_is(t->name, "files")) {
        if (t->kind != TOML_TEXTS)
            return complain(f, t->value_at, "expected a list of texts: [\"a\", \"b\"]");
        if (e->files)
            return complain(f, t->at, "this key stands twice");
        e->files = t->texts;
        return true;
    }
    if (!level && !command && !slice_is(t->name, "name"))
        return complain(f, t->at, "an agent has a name, a command or a level, and files");
    if (t->kind != TOML_TEXT && !(level && t->kind == TOML_NUMBER))
        return complain(f, t->value_at, "expected a text in quotes");
    if ((level || command) ? e->text != NULL : e->name != NULL)
        return complain(f, t->at, "this stands twice");
    if (command && !contender_is_command(t->text))
        return complain(f, t->value_at, "a command has a blank or a slash in it, such as ./agent");
    if (level && contender_is_command(t->text))
        return complain(f, t->value_at, "a level has no blank or slash in it");
    const char *why = level || command ? NULL : contender_name_fault(t->text);
    if (why)
        return complain(f, t->value_at, why);
    if (level || command) {
        e->text = t->text;
        e->origin = origin_of(f, t->value_at);
    } else {
        e->name = t->text;
    }
    return true;
}

static bool agent_is_whole(struct league_reader *f, size_t at)
{
    int n = f->out->n;
    return f->part != PART_AGENT || f->out->of[n - 1].text ||
           complain(f, at, "the agent above has neither a command nor a level");
}

static bool take_heading(struct league_reader *f, const struct toml *t)
{
    if (!agent_is_whole(f, t->at))
        return false;
    if (t->kind == TOML_TABLE && slice_is(t->name, "limits")) {
        if (f->seen_limits)
            return complain(f, t->at, "this table stands twice");
        f->seen_limits = true;
        f->part = PART_LIMITS;
        return true;
    }
    if (t->kind != TOML_LIST || !slice_is(t->name, "agent"))
        return complain(f, t->at, "expected [limits] or [[agent]]");
    if (f->out->n == LEAGUE_MAX)
        return complain(f, t->at, "a league has 256 agents at most");
    f->out->of[f->out->n++] = (struct nominee){.dir = f->dir};
    f->part = PART_AGENT;
    return true;
}

static bool take_all(struct league_reader *f)
{
    struct reader in = reader_of(f->text, f->len);
    for (struct toml t;;) {
        struct err e = toml_next(&in, f->arena, &t);
        if (err_is(e))
            return complain(f, e.at, e.why);
        if (t.kind == TOML_END)
            return agent_is_whole(f, t.at);
        bool ok = t.kind == TOML_TABLE || t.kind == TOML_LIST ? take_heading(f, &t)
                  : f->part == PART_TOP                       ? take_top(f, &t)
                  : f->part == PART_LIMITS                    ? take_limit(f, &t)
                                                              : take_agent(f, &t);
        if (!ok)
            return false;
    }
}

static char *read_whole(const char *path, size_t *len, const struct notices *failure)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    char *text = fd >= 0 ? bytes_read(fd, len) : NULL;
    if (!text)
        notices_tell(failure, "%s: %s", path, strerror(errno));
    if (fd >= 0)
        close(fd);
    return text;
}

bool league_file_read(struct league_file *out, const char *dir, struct arena *arena,
                      const struct notices *failure)
{
    struct league_reader f = {.out = out,
                              .arena = arena,
                              .failure = failure,
                              .path = join(dir, "/league.toml", arena),
                              .dir = dir};
    if (!f.path || access(f.path, F_OK) != 0)
        return f.path != NULL;
    char *text = read_whole(f.path, &f.len, failure);
    f.text = text;
    bool ok = text && take_all(&f);
    free(text);
    return ok;
}
