/* file.c - league.toml. Keys at the top are the long names of options; [limits] holds the keys of
 * --limits; each [[agent]] has a name, a command or a level, and files that count as part of it. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "arena/toml.h"
#include "front/cli/league/league.h"

enum part { PART_TOP, PART_LIMITS, PART_AGENT };

struct toml_file {
    struct cli *cli;
    const char *path, *dir, *text;
    size_t len;
    enum part part;
    bool given[OPT_COUNT]; /* on the command line, which has the last word */
    bool seen[OPT_COUNT], seen_limit[LIMIT_COUNT], seen_limits;
    char limits[512]; /* those of [limits], as --limits has them */
    struct nominees *entries;
};

static const enum opt keys[] = {OPT_GAME,    OPT_SIZE,  OPT_SET,  OPT_MODE,   OPT_GAMES,
                                OPT_SEED,    OPT_TURNS, OPT_TIME, OPT_CLOCK,  OPT_DEPTH,
                                OPT_NODES,   OPT_JOBS,  OPT_SPRT, OPT_STARTS, OPT_OPENING,
                                OPT_THREADS, OPT_COUNT};

const char *text_join(struct cli *c, const char *a, const char *b, const char *d)
{
    size_t n = strlen(a) + strlen(b) + strlen(d) + 1;
    char *text = arena_take(&c->arena, n, 1);
    if (text)
        snprintf(text, n, "%s%s%s", a, b, d);
    return text;
}

/* "DIR/league.toml: line 3, column 9" */
static const char *origin_of(struct toml_file *f, size_t at)
{
    char place[64];
    size_t line, column;
    text_place(f->text, f->len, at, &line, &column);
    snprintf(place, sizeof place, ": line %zu, column %zu", line, column);
    const char *origin = text_join(f->cli, f->path, place, "");
    return origin ? origin : f->path;
}

static bool complain(struct toml_file *f, size_t at, const char *why)
{
    say(EXIT_USAGE, "%s: %s", origin_of(f, at), why);
    return false;
}

static bool take_top(struct toml_file *f, const struct toml *t)
{
    struct cli *c = f->cli;
    for (const enum opt *o = keys; *o != OPT_COUNT; o++) {
        if (!slice_is(t->name, opt_rows[*o].name))
            continue;
        if (f->seen[*o])
            return complain(f, t->at, "this key stands twice");
        if (t->kind != TOML_TEXT && t->kind != TOML_NUMBER)
            return complain(f, t->value_at, "expected a number or a text in quotes");
        f->seen[*o] = true;
        if (f->given[*o])
            return true;
        c->value[*o] = t->text;
        c->origin[*o] = origin_of(f, t->value_at);
        return true;
    }
    return complain(f, t->at, "a league has no such key");
}

static bool take_limit(struct toml_file *f, const struct toml *t)
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
    size_t n = strlen(f->limits);
    f->seen_limit[which] = true;
    snprintf(f->limits + n, sizeof f->limits - n, "%s%.*s=%.3f", n ? "," : "", (int)t->name.len,
             t->name.text, t->number);
    return true;
}

static bool take_agent(struct toml_file *f, const struct toml *t)
{
    struct nominee *e = &f->entries->of[f->entries->n - 1];
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
    const char *why = level || command ? NULL : name_fault(t->text);
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

static bool agent_is_whole(struct toml_file *f, size_t at)
{
    int n = f->entries->n;
    return f->part != PART_AGENT || f->entries->of[n - 1].text ||
           complain(f, at, "the agent above has neither a command nor a level");
}

static bool take_heading(struct toml_file *f, const struct toml *t)
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
    if (f->entries->n == LEAGUE_MAX)
        return complain(f, t->at, "a league has 256 agents at most");
    f->entries->of[f->entries->n++] = (struct nominee){.dir = f->dir};
    f->part = PART_AGENT;
    return true;
}

static bool take_all(struct toml_file *f)
{
    struct reader in = reader_of(f->text, f->len);
    for (struct toml t;;) {
        struct err e = toml_next(&in, &f->cli->arena, &t);
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

bool league_file_read(struct cli *c, const char *dir, struct nominees *out)
{
    struct toml_file f = {.cli = c,
                          .path = text_join(c, dir, "/league.toml", ""),
                          .dir = dir,
                          .entries = out};
    if (!f.path || access(f.path, F_OK) != 0)
        return f.path != NULL;
    char *text = file_read(f.path, &f.len);
    f.text = text;
    for (int o = 0; o < OPT_COUNT; o++)
        f.given[o] = c->value[o] != NULL;
    bool ok = text && take_all(&f);
    free(text);
    if (ok && f.limits[0]) /* what the command line says comes later, and counts */
        c->value[OPT_LIMITS] = text_join(c, f.limits, f.given[OPT_LIMITS] ? "," : "",
                                    f.given[OPT_LIMITS] ? c->value[OPT_LIMITS] : "");
    return ok;
}
