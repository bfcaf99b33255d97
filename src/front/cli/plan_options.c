/* plan_options.c - see plan_options.h. */
#include "front/cli/plan_options.h"

#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "games/games.h"
#include "tables/tablebase.h"

enum { GAMES_MAX = 1000000, TURNS_PRESET = 400, OPENING_PRESET = 4, MOVE_PRESET_US = 200000, WALL_EACH = 10 };

/* As the headings of files have it, however it was typed. */
static bool keep_setting(struct cli *c, const struct choice *o, int value)
{
    const char *word = o->words[value - o->min];
    size_t n = strlen(o->key) + strlen(word) + 2;
    char *text = arena_take(&c->arena, n, 1);
    if (!text)
        return cli_say(EXIT_USAGE, "%s", err_memory().why) == EXIT_YES;
    snprintf(text, n, "%s=%s", o->key, word);
    c->value[OPT_SET] = text;
    return true;
}

/* One option of the game as KEY=VALUE; false: said why. */
static bool set_option(struct cli *c, const struct game *g, struct variant *v, const char *text)
{
    const char *equals = strchr(text, '=');
    struct slice key = {text, equals ? (size_t)(equals - text) : 0};
    for (int o = OPTION_OWN; equals && g->options[o].key; o++)
        for (int i = g->options[o].min;
             slice_is_word(key, g->options[o].key) && i <= g->options[o].max; i++)
            if (g->options[o].words &&
                meant_is_word(equals + 1, g->options[o].words[i - g->options[o].min])) {
                v->value[o] = (int16_t)i;
                return keep_setting(c, &g->options[o], i);
            }
    cli_fault(c, OPT_SET, "%s has no option '%s'", g->name, text);
    return false;
}

static bool read_variant(struct cli *c, struct match *m)
{
    m->game = c->value[OPT_GAME] ? game_named(games_all, slice_of(c->value[OPT_GAME])) : NULL;
    if (!m->game || !m->game->duel)
        return cli_fault(c, OPT_GAME, "expected %s%s", listed_games(listed_has_duel).text,
                         c->value[OPT_GAME] && !m->game
                             ? meant_of(c->value[OPT_GAME], opt_words(OPT_GAME).text).text
                             : ""),
               false;
    m->variant = game_preset(m->game);
    if (!cli_size(c, m->game, &m->variant))
        return false;
    return !c->value[OPT_SET] || set_option(c, m->game, &m->variant, c->value[OPT_SET]);
}

/* The positions of a file, one a line, as the starts; false: said why. */
static bool read_starts(struct cli *c, struct match *m)
{
    size_t len, n = 0;
    const char *path = c->value[OPT_STARTS];
    char *text = file_read(path, &len);
    struct board **list = text ? arena_take(&c->arena, len / 8 + 1, sizeof *list) : NULL;
    struct reader in = reader_of(text, text ? len : 0);
    bool good = list != NULL;
    for (size_t line = 1; good && reader_peek(&in) != READER_END; line++) {
        struct slice s = reader_until(&in, '\n');
        reader_skip(&in, '\n');
        if (s.len == 0 || s.text[0] == '#')
            continue;
        struct err e = cli_position(c, s, &list[n]);
        const char *why =
            err_is(e) ? e.why
            : !board_is_duel(list[n]) || list[n]->game->rules.status(list[n]) != STATUS_OPEN
                ? "expected an open game of two"
            : list[n]->game != list[0]->game ? "all starts are of one game"
                                             : NULL;
        good = !why;
        if (why)
            cli_say(EXIT_USAGE, "%s: line %zu, column %zu: %s", path, line, e.at + 1, why);
        n++;
    }
    free(text);
    if (good && n == 0)
        good = cli_say(EXIT_USAGE, "%s: expected a position; there is none", path) == EXIT_YES;
    if (!good)
        return false;
    m->starts = (const struct board *const *)list;
    m->n_starts = n;
    m->game = list[0]->game;
    m->variant = list[0]->variant;
    return true;
}

static bool is_course(const struct game *g, const char *name)
{
    return g->duel && g->duel->course && meant_is_word(name, g->duel->course->name);
}

/* The boards of a course are new ones, and begin at the start. */
static bool course_fits(struct cli *c, const struct course *course, const struct match *m)
{
    if (m->variant.value[OPTION_WIDTH] < course->least)
        return cli_fault(c, OPT_SIZE, "the boards of %s have a side of %d or more", course->name, course->least),
               false;
    if (c->value[OPT_OPENING])
        return cli_fault(c, OPT_OPENING, "%s has no opening turns", course->name), false;
    return true;
}

/* --course: the game, its size and how it begins. */
static bool read_course(struct cli *c, struct plan *p)
{
    const struct game *const *g = games_all;
    while (*g && !is_course(*g, c->value[OPT_COURSE]))
        g++;
    if (!*g)
        return cli_fault(c, OPT_COURSE, "expected %s%s", opt_words(OPT_COURSE).text,
                         meant_of(c->value[OPT_COURSE], opt_words(OPT_COURSE).text).text),
               false;
    p->course = (*g)->duel->course;
    if (c->value[OPT_STARTS])
        return cli_fault(c, OPT_STARTS, "%s makes its own boards", p->course->name), false;
    if (!c->value[OPT_GAME])
        c->value[OPT_GAME] = (*g)->name;
    if (!read_variant(c, &p->match))
        return false;
    if (p->match.game != *g)
        return cli_fault(c, OPT_GAME, "%s is of %s", p->course->name, (*g)->name), false;
    p->match.start = &p->course->start;
    return course_fits(c, p->course, &p->match);
}

static bool read_clock(struct cli *c, struct time_control *t)
{
    char *rest;
    if (!cli_seconds(c, OPT_TIME, 0, &t->move_us))
        return false;
    if (!c->value[OPT_CLOCK])
        return true;
    double game = strtod(c->value[OPT_CLOCK], &rest), more = 0;
    if (*rest == '+')
        more = strtod(rest + 1, &rest);
    if (*rest || !(game > 0 && game < 1e9) || !(more >= 0 && more < 1e9))
        return cli_fault(c, OPT_CLOCK, "expected seconds, such as 60 or 60+0.5"), false;
    t->game_us = (int64_t)(game * 1e6);
    t->increment_us = (int64_t)(more * 1e6);
    return true;
}

static bool read_numbers(struct cli *c, struct plan *p)
{
    struct match *m = &p->match;
    int64_t jobs, seed, games, opening, turns, depth, nodes, threads;
    if (!cli_number(c, OPT_SEED, 0, INT64_MAX, 1, &seed) ||
        !cli_number(c, OPT_GAMES, 1, GAMES_MAX, 100, &games) ||
        !cli_number(c, OPT_OPENING, 0, 1000, m->starts || m->start ? 0 : OPENING_PRESET, &opening) ||
        !cli_number(c, OPT_TURNS, 1, 1000000, TURNS_PRESET, &turns) ||
        !cli_number(c, OPT_DEPTH, 1, SEARCH_DEPTH_MAX, 0, &depth) || !cli_nodes(c, &nodes) ||
        !cli_number(c, OPT_THREADS, 1, JOBS_MAX, 1, &threads) ||
        !cli_number(c, OPT_JOBS, 1, JOBS_MAX, 1, &jobs))
        return false;
    p->jobs = (int)jobs;
    m->seed = (uint64_t)seed;
    p->games = (uint32_t)games;
    m->opening = (int)opening;
    m->turns = (int)turns;
    m->depth = (int)depth;
    m->nodes = (uint64_t)nodes;
    m->threads = (int)threads;
    if (!m->depth && !m->nodes && !m->time.move_us && !m->time.game_us)
        m->time.move_us = MOVE_PRESET_US;
    return true;
}

/* A move may take all that there is for the game; the wall only catches what hangs. */
static void course_limits(const struct plan *p, struct limits *l)
{
    int cpu = p->course->cpu[p->match.variant.value[OPTION_WIDTH] > p->course->small];
    l->of[LIMIT_CPU] = l->of[LIMIT_GAMECPU] = cpu;
    l->of[LIMIT_MOVE] = l->of[LIMIT_GAME] = (double)WALL_EACH * cpu;
}

/* What programs may use. --time is for them too, in time of the processor. */
static bool read_limits(struct cli *c, struct plan *p)
{
    const char *text = c->value[OPT_LIMITS];
    p->limits = limits_preset();
    if (p->course)
        course_limits(p, &p->limits);
    if (c->value[OPT_TIME])
        p->limits.of[LIMIT_CPU] = (double)p->match.time.move_us / 1e6;
    if (!text)
        return true;
    struct reader in = reader_of(text, strlen(text));
    struct err e = limits_read(&in, &p->limits);
    if (err_is(e))
        cli_fault(c, OPT_LIMITS, "column %zu: %s", e.at + 1, e.why);
    return !err_is(e);
}

bool plan_options_read_terms(struct cli *c, struct plan *p)
{
    struct match *m = &p->match;
    if (!(c->value[OPT_COURSE]   ? read_course(c, p)
          : c->value[OPT_STARTS] ? read_starts(c, m)
                                 : read_variant(c, m)) ||
        !read_clock(c, &m->time) || !read_numbers(c, p) || !read_limits(c, p))
        return false;
    const char *sprt = c->value[OPT_SPRT];
    int used = 0;
    p->sprt = sprt != NULL;
    p->starts = c->value[OPT_STARTS];
    p->setting = c->value[OPT_SET];
    if (sprt && (sscanf(sprt, "%lf,%lf%n", &p->lo, &p->hi, &used) != 2 || sprt[used] ||
                 !(p->lo > -1e4 && p->lo < p->hi && p->hi < 1e4)))
        return cli_fault(c, OPT_SPRT,
                         "expected two Elo differences, the lower first, such as 0,20"),
               false;
    return true;
}

bool plan_options_names(struct cli *c, int players)
{
    for (const char *at = c->value[OPT_NAMES]; at && (at = strchr(at, ',')); at++)
        players--;
    if (c->value[OPT_NAMES] && players < 1)
        cli_fault(c, OPT_NAMES, "there are more names than players on the command line");
    return !c->value[OPT_NAMES] || players >= 1;
}

bool plan_options_name(struct cli *c, int who, const char **out)
{
    const char *at = c->value[OPT_NAMES];
    for (; at && who; who--) {
        at = strchr(at, ',');
        at = at ? at + 1 : NULL;
    }
    size_t n = at ? strcspn(at, ",") : 0;
    char *name = n ? arena_take(&c->arena, n + 1, 1) : NULL;
    *out = name;
    if (!n)
        return true;
    if (!name)
        return cli_say(EXIT_USAGE, "%s", err_memory().why) == EXIT_YES;
    memcpy(name, at, n);
    const char *why = contender_name_fault(name);
    if (why)
        cli_fault(c, OPT_NAMES, "%s", why);
    return !why;
}

bool plan_options_read(struct cli *c, struct plan *p)
{
    struct match *m = &p->match;
    if (c->n_rest != 2)
        return cli_say(EXIT_USAGE, "expected two levels or commands: match A B --game GAME"), false;
    if (!plan_options_read_terms(c, p) || !plan_options_names(c, 2))
        return false;
    for (int i = 0; i < 2; i++) {
        const char *name;
        if (!plan_options_name(c, i, &name))
            return false;
        const char *why = contender_read(&p->player[i], m->game, c->rest[i], name, NULL, NULL);
        if (why)
            return cli_say(EXIT_USAGE, "'%s': %s%s", c->rest[i], why,
                           meant_level(m->game, c->rest[i]).text),
                   false;
        m->side[i] = p->player[i].level;
        m->side[i].tablebase = &p->tablebase;
        m->name[i] = p->player[i].command || name ? p->player[i].name : NULL;
        p->programs = p->programs || p->player[i].command;
    }
    p->tablebase = tablebase_of(c->tables);
    return true;
}
