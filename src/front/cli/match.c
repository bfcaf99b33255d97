/* match.c - `match`: two levels or programs play each other. Games are taken by number, each by
 * whichever thread is free; with a file of records only those are played that it does not hold. */
#include <pthread.h>
#include <string.h>

#include "front/cli/plan.h"
#include "front/cli/records.h"
#include "games/games.h"

enum { NAME_ROOM = 80, STDERR_LINES = 8 };

struct hall { /* what the threads share, under the lock */
    struct cli *cli;
    struct plan plan;
    uint32_t next;
    uint8_t *played; /* by number - 1 */
    struct tally tally;
    bool moved[2], failed[2]; /* has A, has B made a legal move; lost for a fault of its own? */
    struct records records;
    bool over;
    enum exit_code code;
    pthread_mutex_t lock;
};

/* A game, and what is known of the sides where programs took part. */
struct finished {
    const struct record *record;
    const struct side_report *report; /* of both sides, or NULL: a game of levels, or an old one */
    bool programs;
};

/* What the loser did wrong, or "". */
static const char *note_of(const struct finished *f)
{
    return f->report ? f->report[f->record->result == STATUS_FIRST].note : "";
}

static void game_json(const void *ctx, struct writer *out)
{
    const struct finished *f = ctx;
    const struct record *r = f->record;
    struct jsonw j = jsonw_to(out);
    jsonw_open(&j, '{');
    json_count(&j, "game", r->number);
    jsonw_key(&j, "first");
    jsonw_slice(&j, r->name[0]);
    jsonw_key(&j, "second");
    jsonw_slice(&j, r->name[1]);
    json_pair(&j, "result", status_name(r->result));
    json_pair(&j, "reason", reason_name(r->reason));
    jsonw_key(&j, "position");
    jsonw_board(&j, r->start);
    jsonw_key(&j, "moves");
    jsonw_moves(&j, r->start, r->moves, r->n);
    if (f->programs) {
        json_pair(&j, "verdict", verdict_name(verdict_of(r->start->game, r->result, r->reason)));
        json_pair(&j, "note", note_of(f));
        json_pair(&j, "stderr", *note_of(f) ? f->report[r->result == STATUS_FIRST].err : "");
    }
    jsonw_close(&j, '}');
    writer_char(out, '\n');
}

static void game_text(const void *ctx, struct writer *out)
{
    const struct finished *f = ctx;
    const struct record *r = f->record;
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
    writer_text(out, r->n == 1 ? " turn" : " turns");
    if (*note_of(f)) {
        writer_text(out, ": ");
        writer_slice(out, r->name[r->result == STATUS_FIRST]);
        writer_char(out, ' ');
        writer_text(out, note_of(f));
    }
    writer_char(out, '\n');
}

/* What a program wrote before it lost for a fault of its own: its last lines, for its author. */
static void say_stderr(const struct finished *f)
{
    if (!*note_of(f))
        return;
    const char *text = f->report[f->record->result == STATUS_FIRST].err, *at = text + strlen(text);
    int lines = 0;
    while (at > text && (lines += at[-1] == '\n' && *at) < STDERR_LINES)
        at--;
    fflush(stdout);
    while (*at) {
        size_t n = strcspn(at, "\n");
        fprintf(stderr, "   | %.*s\n", (int)n, at);
        at += n + (at[n] == '\n');
    }
}

struct summary {
    const struct match *match;
    const struct tally *tally;
    bool sprt;
    double llr;
};

/* Is A better by HI, and not just by LO? */
static const char *sprt_answer(double llr)
{
    return llr > SPRT_BOUND ? "accepted" : llr < -SPRT_BOUND ? "rejected" : "undecided";
}

static void jsonw_name(struct jsonw *j, const char *key, const struct match *m, int who)
{
    char text[NAME_ROOM];
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
    json_count(&j, "games", games);
    json_count(&j, "wins", t->wins);
    json_count(&j, "draws", t->draws);
    json_count(&j, "losses", t->losses);
    json_count(&j, "invalid", t->invalid);
    json_count(&j, "limit", t->limit);
    jsonw_real_or_null(&j, "score", games, r.score, 4);
    jsonw_real_or_null(&j, "elo", r.bounded, r.elo, 1);
    jsonw_real_or_null(&j, "error", r.bounded, r.error, 1);
    jsonw_real_or_null(&j, "los", games, r.los, 4);
    if (s->sprt) {
        jsonw_real_or_null(&j, "llr", true, s->llr, 2);
        json_pair(&j, "sprt", sprt_answer(s->llr));
    }
    jsonw_close(&j, '}');
    writer_char(out, '\n');
}

static void say_summary(const struct summary *s)
{
    const struct tally *t = s->tally;
    uint32_t games = t->wins + t->draws + t->losses;
    char a[NAME_ROOM] = "", b[NAME_ROOM] = "";
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
        printf(", log-likelihood ratio %.2f: %s", s->llr, sprt_answer(s->llr));
    printf("\n");
}

static void count_faults(struct hall *h, const struct record *r)
{
    int mover = r->start->game->duel->mover(r->start);
    for (int side = 0; side < 2; side++) {
        int who = match_who(r->number, side);
        bool lost = r->result == (side ? STATUS_FIRST : STATUS_SECOND);
        h->moved[who] |= side_moved(mover, r->n, side);
        h->failed[who] |= lost && r->reason >= REASON_TIME;
    }
}

/* Says who never made a legal move: then that is the answer, however many games were left. */
static enum exit_code code_of_match(const struct hall *h, enum exit_code code)
{
    for (int who = 0; who < 2; who++) {
        char name[NAME_ROOM] = "";
        struct writer w = writer_to(name, sizeof name - 1);
        if (!h->failed[who] || h->moved[who])
            continue;
        match_name(&h->plan.match, who, &w);
        say(EXIT_NO, "%s never made a legal move", name);
        code = code == EXIT_LIMIT ? EXIT_NO : worst(code, EXIT_NO);
    }
    return code;
}

/* Under the lock: a game more, from the file or just played. */
static void count_game(struct hall *h, const struct record *r, const struct side_report *report)
{
    struct finished f = {r, report, h->plan.programs};
    h->played[r->number - 1] = 1;
    match_count(r, &h->tally);
    count_faults(h, r);
    print_with(stdout, h->cli->value[OPT_JSON] ? game_json : game_text, &f);
    fflush(stdout);
    if (!h->cli->value[OPT_JSON])
        say_stderr(&f);
    double llr = h->plan.sprt ? tally_sprt(&h->tally, h->plan.lo, h->plan.hi) : 0;
    h->over = h->over || llr > SPRT_BOUND || llr < -SPRT_BOUND;
}

static uint32_t next_number(struct hall *h)
{
    while (h->next < h->plan.games && h->played[h->next])
        h->next++;
    return h->over || h->next == h->plan.games ? 0 : ++h->next;
}

static struct err play_game(const struct hall *h, uint32_t number, struct work *w, struct record *r,
                            struct side_report report[2])
{
    const struct plan *p = &h->plan;
    const struct bout bout = {
        .match = &p->match, .player = {&p->player[0], &p->player[1]}, .limits = &p->limits};
    return p->programs ? bout_play(&bout, number, w, r, report)
                       : match_play(&p->match, number, w, r);
}

static void *play_games(void *ctx)
{
    struct hall *h = ctx;
    pthread_mutex_lock(&h->lock);
    for (uint32_t number; (number = next_number(h)) != 0;) {
        struct arena arena;
        struct record r;
        arena_open(&arena);
        struct side_report report[2];
        struct work work = {.arena = &arena, .steps = UINT64_MAX, .stop = h->cli->work.stop};
        pthread_mutex_unlock(&h->lock);
        struct err e = play_game(h, number, &work, &r, report);
        pthread_mutex_lock(&h->lock);
        if (!err_is(e) && records_add(&h->records, &r)) {
            count_game(h, &r, h->plan.programs ? report : NULL);
        } else {
            h->code = code_of(e);
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
                (size_t)(block.text - h->records.file.text) + e.at, e.why);
            return false;
        }
        if (r.number >= 1 && r.number <= h->plan.games && !h->played[r.number - 1])
            count_game(h, &r, NULL);
        arena_release(&h->cli->arena, mark);
    }
    return true;
}

static enum exit_code match_run(struct cli *c)
{
    struct hall h = {.cli = c, .code = EXIT_YES};
    const struct plan *p = &h.plan;
    char heading[1024];
    if (!plan_read(c, &h.plan))
        return EXIT_USAGE;
    h.played = arena_take(&c->arena, p->games, 1);
    if (!h.played)
        return say(EXIT_USAGE, "there is not enough memory");
    plan_heading(p, c, heading, sizeof heading);
    if (c->value[OPT_RECORDS] &&
        (!records_open(&h.records, c->value[OPT_RECORDS], heading) || !take_up(&h))) {
        (void)records_close(&h.records);
        return EXIT_USAGE;
    }
    pthread_mutex_init(&h.lock, NULL);
    play_all(&h, p->jobs);
    pthread_mutex_destroy(&h.lock);
    if (!records_close(&h.records))
        h.code = worst(h.code, EXIT_USAGE);
    double llr = p->sprt ? tally_sprt(&h.tally, p->lo, p->hi) : 0;
    struct summary s = {&p->match, &h.tally, p->sprt, llr};
    if (c->value[OPT_JSON])
        print_with(stdout, summary_json, &s);
    else
        say_summary(&s);
    bool decided = !p->sprt || llr > SPRT_BOUND || llr < -SPRT_BOUND;
    return code_of_match(&h, decided ? h.code : worst(h.code, EXIT_LIMIT));
}

static const enum opt match_options[] = {
    OPT_JSON,  OPT_STARTS, OPT_GAME,    OPT_SIZE,   OPT_SET,     OPT_GAMES,   OPT_TIME,
    OPT_CLOCK, OPT_DEPTH,  OPT_NODES,   OPT_TURNS,  OPT_OPENING, OPT_THREADS, OPT_JOBS,
    OPT_SEED,  OPT_SPRT,   OPT_RECORDS, OPT_LIMITS, OPT_DIR,     OPT_STEPS,   OPT_COUNT};

const struct command command_match = {
    .name = "match",
    .synopsis = "match A B --game GAME [--size N] [--games K] [--time SEC] [--records FILE]",
    .help = "two levels or commands play each other, each start twice with sides swapped; Elo",
    .options = match_options,
    .time_help = "SEC seconds for each move (default 0.2; for programs, of the processor)",
    .steps_help = "the same as --nodes",
    .own_time = true,
    .run = match_run,
};
