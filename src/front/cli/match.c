/* match.c - `match`: two levels play each other. Games are taken by number, each by whichever
 * thread is free; with a file of records only those are played that it does not hold. */
#include "duel/match.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "front/cli/cli.h"
#include "front/cli/records.h"
#include "games/games.h"

enum { GAMES_MAX = 1000000, JOBS_MAX = 256, TURNS_PRESET = 400, OPENING_PRESET = 4 };

struct hall { /* what the threads share, under the lock */
    struct cli *cli;
    struct match match;
    uint32_t games, next;
    uint8_t *played; /* by number - 1 */
    struct tally tally;
    struct records records;
    bool sprt, over;
    double lo, hi;
    enum exit_code code;
    pthread_mutex_t lock;
};

static void game_json(const void *ctx, struct writer *out)
{
    const struct record *r = ctx;
    struct jsonw j = jsonw_to(out);
    jsonw_open(&j, '{');
    jsonw_key(&j, "game");
    jsonw_number(&j, r->number);
    jsonw_key(&j, "first");
    jsonw_slice(&j, r->name[0]);
    jsonw_key(&j, "second");
    jsonw_slice(&j, r->name[1]);
    jsonw_key(&j, "result");
    jsonw_text(&j, status_name(r->result));
    jsonw_key(&j, "reason");
    jsonw_text(&j, reason_name(r->reason));
    jsonw_key(&j, "position");
    jsonw_board(&j, r->start);
    jsonw_key(&j, "moves");
    jsonw_moves(&j, r->start, r->moves, r->n);
    jsonw_close(&j, '}');
    writer_char(out, '\n');
}

static void game_text(const void *ctx, struct writer *out)
{
    const struct record *r = ctx;
    writer_number(out, r->number);
    writer_text(out, "  ");
    writer_slice(out, r->name[0]);
    writer_text(out, " - ");
    writer_slice(out, r->name[1]);
    writer_text(out, "  ");
    writer_text(out, status_name(r->result));
    writer_text(out, r->reason == REASON_END ? "" : " by ");
    writer_text(out, r->reason == REASON_END ? "" : reason_name(r->reason));
    writer_text(out, ", ");
    writer_number(out, (int64_t)r->n);
    writer_text(out, r->n == 1 ? " turn\n" : " turns\n");
}

struct summary {
    const struct match *match;
    const struct tally *tally;
    bool sprt;
    double llr;
};

static void jsonw_count(struct jsonw *j, const char *key, uint32_t n)
{
    jsonw_key(j, key);
    jsonw_number(j, n);
}

static void jsonw_name(struct jsonw *j, const char *key, const struct match *m, int who)
{
    char text[16];
    struct writer w = writer_to(text, sizeof text);
    match_name(m, who, &w);
    jsonw_key(j, key);
    jsonw_slice(j, (struct slice){text, w.n});
}

static void jsonw_real_or_null(struct jsonw *j, const char *key, bool known, double v, int digits)
{
    jsonw_key(j, key);
    if (known)
        jsonw_real(j, v, digits);
    else
        jsonw_null(j);
}

static void summary_json(const void *ctx, struct writer *out)
{
    const struct summary *s = ctx;
    const struct tally *t = s->tally;
    uint32_t games = t->wins + t->draws + t->losses;
    struct elo r = games ? tally_elo(t) : (struct elo){0};
    struct jsonw j = jsonw_to(out);
    jsonw_open(&j, '{');
    jsonw_name(&j, "a", s->match, 0);
    jsonw_name(&j, "b", s->match, 1);
    jsonw_count(&j, "games", games);
    jsonw_count(&j, "wins", t->wins);
    jsonw_count(&j, "draws", t->draws);
    jsonw_count(&j, "losses", t->losses);
    jsonw_count(&j, "invalid", t->invalid);
    jsonw_count(&j, "limit", t->limit);
    jsonw_real_or_null(&j, "score", games, r.score, 4);
    jsonw_real_or_null(&j, "elo", r.bounded, r.elo, 1);
    jsonw_real_or_null(&j, "error", r.bounded, r.error, 1);
    jsonw_real_or_null(&j, "los", games, r.los, 4);
    if (s->sprt)
        jsonw_real_or_null(&j, "llr", true, s->llr, 2);
    jsonw_close(&j, '}');
    writer_char(out, '\n');
}

static void say_summary(const struct summary *s)
{
    const struct tally *t = s->tally;
    uint32_t games = t->wins + t->draws + t->losses;
    char a[16] = "", b[16] = "";
    struct writer wa = writer_to(a, sizeof a - 1), wb = writer_to(b, sizeof b - 1);
    match_name(s->match, 0, &wa);
    match_name(s->match, 1, &wb);
    printf("%s - %s: %u games, +%u =%u -%u", a, b, games, t->wins, t->draws, t->losses);
    if (t->invalid || t->limit)
        printf(" (%u invalid, %u by the limit of turns)", t->invalid, t->limit);
    if (games) {
        struct elo r = tally_elo(t);
        printf(", %.1f%%", 100 * r.score);
        if (r.bounded)
            printf(", Elo %+.0f +- %.0f", r.elo, r.error);
        printf(", likelihood of superiority %.1f%%", 100 * r.los);
    }
    if (s->sprt)
        printf(", log-likelihood ratio %.2f", s->llr);
    printf("\n");
}

/* Under the lock: a game more, from the file or just played. */
static void count_game(struct hall *h, const struct record *r)
{
    h->played[r->number - 1] = 1;
    match_count(r, &h->tally);
    print_with(stdout, h->cli->value[OPT_JSON] ? game_json : game_text, r);
    fflush(stdout);
    double llr = h->sprt ? tally_sprt(&h->tally, h->lo, h->hi) : 0;
    h->over = h->over || llr > SPRT_BOUND || llr < -SPRT_BOUND;
}

static uint32_t next_number(struct hall *h)
{
    while (h->next < h->games && h->played[h->next])
        h->next++;
    return h->over || h->next == h->games ? 0 : ++h->next;
}

static void *play_games(void *ctx)
{
    struct hall *h = ctx;
    pthread_mutex_lock(&h->lock);
    for (uint32_t number; (number = next_number(h)) != 0;) {
        struct arena arena;
        struct record r;
        arena_open(&arena);
        struct work work = {.arena = &arena, .steps = UINT64_MAX, .stop = h->cli->work.stop};
        pthread_mutex_unlock(&h->lock);
        struct err e = match_play(&h->match, number, &work, &r);
        pthread_mutex_lock(&h->lock);
        if (!err_is(e) && records_add(&h->records, &r)) {
            count_game(h, &r);
        } else {
            h->code = e.code == ERR_BUDGET ? limits_code(h->cli) : EXIT_USAGE;
            if (err_is(e) && e.code != ERR_BUDGET && !h->over)
                say(EXIT_USAGE, "%s", e.why);
            h->over = true;
        }
        arena_close(&arena);
    }
    pthread_mutex_unlock(&h->lock);
    return NULL;
}

static void play_all(struct hall *h, int jobs)
{
    pthread_t thread[JOBS_MAX];
    int started = 0;
    while (started < jobs - 1 && pthread_create(&thread[started], NULL, play_games, h) == 0)
        started++;
    play_games(h);
    for (int i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
}

/* The games that the file holds. */
static bool take_up(struct hall *h)
{
    struct slice block;
    for (size_t at = 0; records_next(&h->records, &at, &block);) {
        struct arena_mark mark = arena_here(&h->cli->arena);
        struct record r;
        struct err e = record_read(games_all, block.text, block.len, &h->cli->arena, &r);
        if (err_is(e)) {
            say(EXIT_USAGE, "%s: byte %zu: %s", h->cli->value[OPT_RECORDS],
                (size_t)(block.text - h->records.text) + e.at, e.why);
            return false;
        }
        if (r.number >= 1 && r.number <= h->games && !h->played[r.number - 1])
            count_game(h, &r);
        arena_release(&h->cli->arena, mark);
    }
    return true;
}

/* One option of the game as KEY=VALUE; false: said why. */
static bool set_option(const struct game *g, struct variant *v, const char *text)
{
    const char *equals = strchr(text, '=');
    struct slice key = {text, equals ? (size_t)(equals - text) : 0};
    for (int o = OPTION_OWN; equals && g->options[o].key; o++)
        for (int i = g->options[o].min; slice_is(key, g->options[o].key) && i <= g->options[o].max;
             i++)
            if (g->options[o].words &&
                strcmp(g->options[o].words[i - g->options[o].min], equals + 1) == 0) {
                v->value[o] = (int16_t)i;
                return true;
            }
    say(EXIT_USAGE, "--set: %s has no option '%s'", g->name, text);
    return false;
}

/* N or WxH; where boards may be oblong N is N x N. */
static bool read_size(const struct game *g, const char *size, struct variant *v)
{
    char text[64];
    int n =
        snprintf(text, sizeof text, !g->square && !strchr(size, 'x') ? "%sx%s" : "%s", size, size);
    struct reader in = reader_of(text, (size_t)n < sizeof text ? (size_t)n : 0);
    struct err e = size_read(g, &in, v);
    if (!err_is(e) && reader_peek(&in) != READER_END)
        e = err_text(in.at, "expected a size such as 8 or 8x8");
    if (err_is(e))
        say(EXIT_USAGE, "--size: %s", e.why);
    return !err_is(e);
}

static bool read_variant(struct cli *c, struct match *m)
{
    m->game = c->value[OPT_GAME] ? game_named(games_all, slice_of(c->value[OPT_GAME])) : NULL;
    if (!m->game || !m->game->duel)
        return say(EXIT_USAGE, "--game: expected slider, crosscut or slant"), false;
    m->variant = game_preset(m->game);
    if (c->value[OPT_SIZE] && !read_size(m->game, c->value[OPT_SIZE], &m->variant))
        return false;
    for (int o = OPTION_OWN; m->game->options[o].key; o++)
        if (strcmp(m->game->options[o].key, "duel") == 0)
            m->variant.value[o] = 1;
    return !c->value[OPT_SET] || set_option(m->game, &m->variant, c->value[OPT_SET]);
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
        struct err e = position_read(games_all, s.text, s.len, &c->arena, &list[n]);
        const char *why =
            err_is(e) ? e.why
            : !board_is_duel(list[n]) || list[n]->game->rules.status(list[n]) != STATUS_OPEN
                ? "expected an open game of two"
            : list[n]->game != list[0]->game ? "all starts are of one game"
                                             : NULL;
        good = !why;
        if (why)
            say(EXIT_USAGE, "%s: line %zu, column %zu: %s", path, line, e.at + 1, why);
        n++;
    }
    free(text);
    if (good && n == 0)
        good = say(EXIT_USAGE, "%s: expected a position; there is none", path) == EXIT_YES;
    if (!good)
        return false;
    m->starts = (const struct board *const *)list;
    m->n_starts = n;
    m->game = list[0]->game;
    m->variant = list[0]->variant;
    return true;
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
        return say(EXIT_USAGE, "--clock: expected seconds, such as 60 or 60+0.5"), false;
    t->game_us = (int64_t)(game * 1e6);
    t->increment_us = (int64_t)(more * 1e6);
    return true;
}

static bool read_numbers(struct cli *c, struct hall *h)
{
    struct match *m = &h->match;
    int64_t seed, games, opening, turns, depth, nodes, threads;
    if (!cli_number(c, OPT_SEED, 0, INT64_MAX, 1, &seed) ||
        !cli_number(c, OPT_GAMES, 1, GAMES_MAX, 100, &games) ||
        !cli_number(c, OPT_OPENING, 0, 1000, m->starts ? 0 : OPENING_PRESET, &opening) ||
        !cli_number(c, OPT_TURNS, 1, 1000000, TURNS_PRESET, &turns) ||
        !cli_number(c, OPT_DEPTH, 1, SEARCH_DEPTH_MAX, 0, &depth) ||
        !cli_number(c, OPT_NODES, 1, INT64_MAX, 0, &nodes) ||
        !cli_number(c, OPT_THREADS, 1, JOBS_MAX, 1, &threads))
        return false;
    m->seed = (uint64_t)seed;
    h->games = (uint32_t)games;
    m->opening = (int)opening;
    m->turns = (int)turns;
    m->depth = (int)depth;
    m->nodes = (uint64_t)nodes;
    m->threads = (int)threads;
    if (!m->depth && !m->nodes && !m->time.move_us && !m->time.game_us)
        m->time.move_us = 200000;
    return true;
}

static bool read_match(struct cli *c, struct hall *h)
{
    struct match *m = &h->match;
    if (c->n_rest != 2)
        return say(EXIT_USAGE, "expected two levels: match A B --game GAME"), false;
    if (!(c->value[OPT_STARTS] ? read_starts(c, m) : read_variant(c, m)) ||
        !read_clock(c, &m->time) || !read_numbers(c, h))
        return false;
    for (int i = 0; i < 2; i++) {
        const char *why = strength_read(m->game, c->rest[i], &m->side[i]);
        if (why)
            return say(EXIT_USAGE, "'%s': %s", c->rest[i], why), false;
    }
    h->sprt = c->value[OPT_SPRT] != NULL;
    if (h->sprt && sscanf(c->value[OPT_SPRT], "%lf,%lf", &h->lo, &h->hi) != 2)
        return say(EXIT_USAGE, "--sprt: expected two Elo differences, such as 0,20"), false;
    return true;
}

/* What the games depend on; a file with another heading is another match. */
static void write_heading(const struct match *m, const struct cli *c, char *out, size_t cap)
{
    char size[32] = "";
    struct writer w = writer_to(size, sizeof size - 1);
    size_write(m->game, &m->variant, &w);
    snprintf(
        out, cap,
        "match %s %s game=%s size=%s%s%s seed=%llu opening=%d turns=%d time=%lld clock=%lld+%lld "
        "depth=%d nodes=%llu threads=%d",
        c->rest[0], c->rest[1], m->game->name, size,
        c->value[OPT_STARTS] ? " starts="
        : c->value[OPT_SET]  ? " "
                             : "",
        c->value[OPT_STARTS] ? c->value[OPT_STARTS]
        : c->value[OPT_SET]  ? c->value[OPT_SET]
                             : "",
        (unsigned long long)m->seed, m->opening, m->turns, (long long)m->time.move_us,
        (long long)m->time.game_us, (long long)m->time.increment_us, m->depth,
        (unsigned long long)m->nodes, m->threads);
}

static enum exit_code match_run(struct cli *c)
{
    struct hall h = {.cli = c, .code = EXIT_YES};
    int64_t jobs;
    char heading[512];
    if (!read_match(c, &h) || !cli_number(c, OPT_JOBS, 1, JOBS_MAX, 1, &jobs))
        return EXIT_USAGE;
    h.played = arena_take(&c->arena, h.games, 1);
    if (!h.played)
        return say(EXIT_USAGE, "there is not enough memory");
    write_heading(&h.match, c, heading, sizeof heading);
    if (c->value[OPT_RECORDS] &&
        (!records_open(&h.records, c->value[OPT_RECORDS], heading) || !take_up(&h))) {
        records_close(&h.records);
        return EXIT_USAGE;
    }
    pthread_mutex_init(&h.lock, NULL);
    play_all(&h, (int)jobs);
    pthread_mutex_destroy(&h.lock);
    records_close(&h.records);
    struct summary s = {&h.match, &h.tally, h.sprt, h.sprt ? tally_sprt(&h.tally, h.lo, h.hi) : 0};
    if (c->value[OPT_JSON])
        print_with(stdout, summary_json, &s);
    else
        say_summary(&s);
    return h.code;
}

static const enum opt match_options[] = {OPT_JSON,  OPT_STARTS,  OPT_GAME,    OPT_SIZE,  OPT_SET,
                                         OPT_GAMES, OPT_TIME,    OPT_CLOCK,   OPT_DEPTH, OPT_NODES,
                                         OPT_TURNS, OPT_OPENING, OPT_THREADS, OPT_JOBS,  OPT_SEED,
                                         OPT_SPRT,  OPT_RECORDS, OPT_COUNT};

const struct command command_match = {
    .name = "match",
    .synopsis = "match A B --game GAME [--size N] [--games K] [--time SEC] [--records FILE]",
    .help = "two levels play each other, each start twice with sides swapped; Elo",
    .options = match_options,
    .own_time = true,
    .run = match_run,
};
