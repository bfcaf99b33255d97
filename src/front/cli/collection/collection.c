/* collection.c - `collection`: puzzles kept in a file, each once, found by what they are like. */
#include "store/collection.h"

#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "front/cli/cli.h"
#include "games/games.h"
#include "puzzle/rate.h"

struct collection_run {
    struct cli *cli;
    struct collection store;
    struct collection_question question;
    size_t added, known, rows;
    const char *form;
    enum exit_code code;
};

static enum exit_code blame(const char *why)
{
    return cli_say(EXIT_USAGE, "%s", why);
}

/* ---- add ---- */

static void told_json(const void *ctx, struct writer *out)
{
    const struct collected *c = ctx;
    struct jsonw j = json_line(out);
    json_count(&j, "id", c->id);
    json_bool(&j, "added", c->added);
    json_line_end(&j);
}

static enum exit_code add_answer(struct cli *c, struct board *b)
{
    struct collection_run *h = c->hand;
    struct collected got;
    const char *why = collection_add(&h->store, b, slice_of(c->id ? c->id : ""), &c->arena, &got);
    if (why) {
        c->over = true; /* what could not be written once is not tried a thousand times */
        return blame(why);
    }
    h->added += got.added;
    h->known += !got.added;
    if (c->value[OPT_JSON])
        cli_print(stdout, told_json, &got);
    return EXIT_YES;
}

static enum exit_code add_run(struct collection_run *h)
{
    enum exit_code code = input_answer_all(h->cli);
    if (!h->cli->value[OPT_JSON])
        printf("added %zu, known already %zu\n", h->added, h->known);
    return code;
}

/* ---- rate ---- */

static enum exit_code rate_one(struct collection_run *h, int64_t id, struct slice line)
{
    struct cli *c = h->cli;
    struct board *b;
    struct rating r;
    char room[LIMITS_SENTENCE];
    limits_renew(c, 1);
    struct err e = position_read_within(games_all, line.text, line.len, &c->work, &b);
    if (!err_is(e) && !b->game->puzzle)
        return EXIT_YES; /* nothing to rate */
    if (!err_is(e))
        e = puzzle_rate(b, &r, NULL, NULL, &c->work);
    if (err_is(e))
        return cli_say(EXIT_USAGE, "puzzle %lld: %s", (long long)id, e.why);
    if (!r.solved && c->work.steps == 0)
        return cli_say(limits_code(), "%s at puzzle %lld",
                       limits_blame("the limit was reached", room), (long long)id);
    const char *why = collection_set_rating(&h->store, id, b->game, &r);
    h->rows += !why;
    return why ? blame(why) : EXIT_YES;
}

static enum exit_code rate_run(struct collection_run *h)
{
    enum exit_code code = EXIT_YES;
    int64_t id = 0;
    do {
        struct arena_mark mark = arena_here(&h->cli->arena);
        struct slice line;
        const char *why = collection_unrated(&h->store, id, &h->cli->arena, &id, &line);
        if (why)
            code = blame(why);
        else if (id)
            code = cli_worst(code, rate_one(h, id, line));
        arena_release(&h->cli->arena, mark);
    } while ((code == EXIT_YES || code == EXIT_LIMIT) && id);
    printf("rated %zu\n", h->rows);
    return code;
}

/* ---- list, export ---- */

static void row_json(const void *ctx, struct writer *out)
{
    const struct collection_row *r = ctx;
    struct jsonw j = json_line(out);
    json_pair(&j, "game", r->game);
    json_count(&j, "number", r->id);
    json_pair(&j, "id", r->name);
    json_pair(&j, "position", r->position);
    json_decimal_or_null(&j, "rating", r->level, r->tenths / 10.0, 1);
    json_pair(&j, "level", r->level);
    json_pair(&j, "state", r->state);
    json_line_end(&j);
}

static void list_row(void *ctx, const struct collection_row *r)
{
    struct collection_run *h = ctx;
    h->rows++;
    if (h->cli->value[OPT_JSON])
        cli_print(stdout, row_json, r);
    else if (r->level)
        printf("%lld\t%d.%d %s\t%s\n", (long long)r->id, r->tenths / 10, r->tenths % 10, r->level,
               r->position);
    else
        printf("%lld\t%s\t%s\n", (long long)r->id, r->state, r->position);
}

static enum exit_code export_position(struct collection_run *h, const struct collection_row *r)
{
    struct board *b;
    struct err e = position_read(games_all, r->position, strlen(r->position), &h->cli->arena, &b);
    if (err_is(e))
        return cli_say(EXIT_USAGE, "puzzle %lld: %s", (long long)r->id, e.why);
    return convert_print(h->cli, h->form, b);
}

static void export_row(void *ctx, const struct collection_row *r)
{
    struct collection_run *h = ctx;
    struct arena_mark mark = arena_here(&h->cli->arena);
    h->rows++;
    h->cli->line = (size_t)r->id;
    if (meant_is_word(h->form, "json"))
        cli_print(stdout, row_json, r);
    else
        h->code = cli_worst(h->code, export_position(h, r));
    arena_release(&h->cli->arena, mark);
}

static enum exit_code ask(struct collection_run *h, row_fn *row)
{
    const char *why = collection_ask(&h->store, &h->question, row, h);
    if (why)
        return blame(why);
    return h->rows ? h->code : cli_worst(h->code, EXIT_NO);
}

static enum exit_code list_run(struct collection_run *h)
{
    return ask(h, list_row);
}

static enum exit_code export_run(struct collection_run *h)
{
    const char *to = h->cli->value[OPT_TO];
    h->form = to ? to : h->cli->value[OPT_JSON] ? "json" : "quincunx";
    if (!convert_knows_form(h->form))
        return cli_say(EXIT_USAGE, "--to: expected quincunx, puzzlink, tatham or json%s",
                       meant_of(h->form, "quincunx|puzzlink|tatham|json").text);
    return ask(h, export_row);
}

/* ---- remove, info ---- */

static enum exit_code remove_run(struct collection_run *h)
{
    struct cli *c = h->cli;
    if (c->n_rest == 0)
        return cli_say(EXIT_USAGE, "expected the numbers of puzzles, as 'list' shows them");
    enum exit_code code = EXIT_YES;
    for (int i = 0; i < c->n_rest; i++) {
        char *end;
        long long id = strtoll(c->rest[i], &end, 10);
        bool removed = false;
        if (end == c->rest[i] || *end || id <= 0)
            return cli_say(EXIT_USAGE, "'%s' is not the number of a puzzle", c->rest[i]);
        const char *why = collection_remove(&h->store, id, &removed);
        if (why)
            return blame(why);
        if (!removed)
            code = cli_worst(code, cli_say(EXIT_NO, "there is no puzzle %lld", id));
    }
    return code;
}

static void info_row(void *ctx, const struct collection_count *n)
{
    (void)ctx;
    printf("%s %dx%d %s: %lld\n", n->game, n->width, n->height, n->level ? n->level : "not rated",
           (long long)n->n);
}

static enum exit_code info_run(struct collection_run *h)
{
    const char *why = collection_census(&h->store, info_row, h);
    return why ? blame(why) : EXIT_YES;
}

/* ---- check ---- */

static enum exit_code check_run(struct collection_run *h)
{
    enum { RATINGS_MOST = 20 };
    struct collection_check k;
    struct cli *c = h->cli;
    const char *why = collection_check(&h->store, games_all, RATINGS_MOST, &c->work, &k);
    if (why)
        return blame(why);
    if (k.rebuilt)
        fprintf(stderr, "%s\n", h->store.told.why);
    printf("%lld puzzles, %lld ratings computed again\n", (long long)k.puzzles,
           (long long)k.ratings);
    if (k.mended)
        printf("%lld mended: what is computed from the position was not right\n",
               (long long)k.mended);
    if (k.forgotten)
        printf("%lld ratings were not right and are forgotten; 'rate' makes them anew\n",
               (long long)k.forgotten);
    if (k.unreadable)
        printf("%lld positions cannot be read\n", (long long)k.unreadable);
    return k.rebuilt || k.mended || k.forgotten || k.unreadable ? EXIT_NO : EXIT_YES;
}

/* ---- the command ---- */

static const struct collection_action {
    const char *name;
    enum exit_code (*run)(struct collection_run *h);
    enum collection_use use;
    bool takes_rest;
} verbs[] = {
    {"add", add_run, COLLECTION_CREATE, true},      {"rate", rate_run, COLLECTION_CHANGE, false},
    {"list", list_run, COLLECTION_READ, false},     {"export", export_run, COLLECTION_READ, false},
    {"info", info_run, COLLECTION_READ, false},     {"remove", remove_run, COLLECTION_CHANGE, true},
    {"check", check_run, COLLECTION_CHANGE, false},
};

static const struct collection_action *verb_named(const char *name)
{
    for (size_t i = 0; i < sizeof verbs / sizeof *verbs; i++)
        if (meant_is_word(name, verbs[i].name))
            return &verbs[i];
    return NULL;
}

/* As it is kept; NULL: no game has it. */
static const char *technique_named(const char *name)
{
    for (const struct game *const *g = games_all; *g; g++)
        for (const struct technique *t = (*g)->puzzle ? (*g)->puzzle->techniques : NULL;
             t && t->name; t++)
            if (meant_is_word(name, t->name))
                return t->name;
    return NULL;
}

static bool read_question(struct cli *c, struct collection_question *q)
{
    const char *game = c->value[OPT_ONLY_GAME], *level = c->value[OPT_ONLY_LEVEL];
    const char *technique = c->value[OPT_TECHNIQUE], *size = c->value[OPT_ONLY_SIZE];
    const struct game *g = game ? game_named(games_all, slice_of(game)) : NULL;
    enum level l = LEVEL_EASY;
    *q = (struct collection_question){.technique = technique ? technique_named(technique) : NULL};
    if (game && !g)
        return cli_fault(c, OPT_ONLY_GAME,
                         "expected %s%s", listed_games(NULL).text,
                         meant_game(slice_of(game)).text) == EXIT_YES;
    if (level && !rate_level_named(slice_of(level), &l))
        return cli_fault(c, OPT_ONLY_LEVEL, "expected easy, normal, hard or expert%s",
                         meant_of(level, opt_rows[OPT_LEVEL].words).text) == EXIT_YES;
    if (technique && !q->technique)
        return cli_fault(c, OPT_TECHNIQUE, "no game has one of that name; 'rate' shows names") ==
               EXIT_YES;
    if (size && !variant_parse_size(size, &q->width, &q->height))
        return cli_fault(c, OPT_ONLY_SIZE,
                         "this is not a size: write width x height, such as 7x5, or 7 for 7x7") ==
               EXIT_YES;
    if (size && !(q->width && q->height))
        return cli_fault(c, OPT_ONLY_SIZE, "no board is that small") == EXIT_YES;
    q->game = g ? g->name : NULL;
    q->level = level ? level_name(l) : NULL;
    return true;
}

static enum exit_code collection_run(struct cli *c)
{
    struct collection_run h = {.cli = c, .code = EXIT_YES};
    if (c->n_rest < 2)
        return cli_say(EXIT_USAGE,
                       "expected a file and add, rate, list, export, info, remove or check");
    const char *path = c->rest[0];
    const struct collection_action *verb = verb_named(c->rest[1]);
    if (!verb)
        return cli_say(
            EXIT_USAGE, "'%s': expected add, rate, list, export, info, remove or check%s",
            c->rest[1], meant_of(c->rest[1], "add|rate|list|export|info|remove|check").text);
    if (!read_question(c, &h.question) ||
        !cli_number(c, OPT_AT_MOST, 1, INT64_MAX, 0, &h.question.limit))
        return EXIT_USAGE;
    c->rest += 2;
    c->n_rest -= 2;
    if (c->n_rest && !verb->takes_rest)
        return cli_say(EXIT_USAGE, "'%s' is one argument too many", c->rest[0]);
    const char *why = collection_open(&h.store, path, verb->use);
    if (why)
        return blame(why);
    if (h.store.told.why[0])
        fprintf(stderr, "%s\n", h.store.told.why);
    c->hand = &h;
    enum exit_code code = verb->run(&h);
    const struct fault told = h.store.fault;
    why = collection_close(&h.store);
    bool again = why && code == EXIT_USAGE && strcmp(why, told.why) == 0; /* once is enough */
    return why && !again ? cli_worst(code, blame(why)) : code;
}

static const enum opt collection_options[] = {
    OPT_ONLY_GAME, OPT_ONLY_SIZE, OPT_ONLY_LEVEL, OPT_TECHNIQUE, OPT_AT_MOST, OPT_TO,
    OPT_JSON,      OPT_FILE,      OPT_FROM,       OPT_TIME,      OPT_STEPS,   OPT_COUNT};

const struct command command_collection = {
    .name = "collection",
    .synopsis = "collection FILE add [POSITION...] | rate | list | export [--to FORM] | info | "
                "check | remove NUMBER... [--game GAME] [--size WxH] [--level LEVEL] [--technique NAME]",
    .help = "puzzles kept in a file, each once up to symmetry",
    .options = collection_options,
    .time_help = "stop after SEC seconds on each puzzle",
    .steps_help = "stop after N steps of work on each puzzle",
    .takes_many = true,
    .answer = add_answer,
    .run = collection_run,
};
