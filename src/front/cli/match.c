/* match.c - `match`: two levels or programs play each other (match/match_run.h). */
#include "match/match_run.h"

#include <string.h>

#include "core/board_json.h"
#include "front/cli/doctor.h"
#include "front/cli/plan_options.h"
#include "front/cli/processes.h"

enum { NAME_ROOM = 80, STDERR_LINES = 8 };

struct match_shown {
    const struct match_run *run;
    bool json;
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
    struct jsonw j = json_line(out);
    json_count(&j, "game", r->number);
    json_slice(&j, "first", r->name[0]);
    json_slice(&j, "second", r->name[1]);
    json_pair(&j, "result", status_name(r->result));
    json_pair(&j, "reason", reason_name(r->reason));
    board_json_position(&j, "position", r->start);
    board_json_moves(&j, "moves", r->start, r->moves, r->n);
    if (f->programs) {
        json_pair(&j, "verdict", verdict_name(verdict_of(r->start->game, r->result, r->reason)));
        json_pair(&j, "note", note_of(f));
        json_pair(&j, "stderr", *note_of(f) ? f->report[r->result == STATUS_FIRST].err : "");
    }
    json_line_end(&j);
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

static void json_name(struct jsonw *j, const char *key, const struct match *m, int who)
{
    char text[NAME_ROOM];
    struct writer w = writer_to(text, sizeof text);
    match_name(m, who, &w);
    json_slice(j, key, (struct slice){text, w.n});
}

static void summary_json(const void *ctx, struct writer *out)
{
    const struct summary *s = ctx;
    const struct tally *t = s->tally;
    uint32_t games = t->wins + t->draws + t->losses;
    struct elo r = games ? tally_elo(t) : (struct elo){0};
    struct jsonw j = json_line(out);
    json_name(&j, "a", s->match, 0);
    json_name(&j, "b", s->match, 1);
    json_count(&j, "games", games);
    json_count(&j, "wins", t->wins);
    json_count(&j, "draws", t->draws);
    json_count(&j, "losses", t->losses);
    json_count(&j, "invalid", t->invalid);
    json_count(&j, "limit", t->limit);
    json_decimal_or_null(&j, "score", games, r.score, 4);
    json_decimal_or_null(&j, "elo", r.bounded, r.elo, 1);
    json_decimal_or_null(&j, "error", r.bounded, r.error, 1);
    json_decimal_or_null(&j, "los", games, r.los, 4);
    if (s->sprt) {
        json_decimal(&j, "llr", s->llr, 2);
        json_pair(&j, "sprt", sprt_answer(s->llr));
    }
    json_line_end(&j);
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

/* Says who never made a legal move: then that is the answer, however many games were left. */
static enum exit_code code_of_match(const struct match_run *h, enum exit_code code)
{
    for (int who = 0; who < 2; who++) {
        char name[NAME_ROOM] = "";
        struct writer w = writer_to(name, sizeof name - 1);
        if (!h->failed[who] || h->moved[who])
            continue;
        match_name(&h->plan.match, who, &w);
        cli_say(EXIT_NO, "%s never made a legal move", name);
        code = code == EXIT_LIMIT ? EXIT_NO : cli_worst(code, EXIT_NO);
    }
    return code;
}

/* A game more, from the file or just played. */
static void show_game(void *ctx, const struct record *r, const struct side_report *report)
{
    const struct match_shown *s = ctx;
    struct finished f = {r, report, s->run->plan.programs};
    cli_print(stdout, s->json ? game_json : game_text, &f);
    fflush(stdout);
    if (!s->json)
        say_stderr(&f);
}

/* Process 0, or the only one. */
static enum exit_code play_match(struct cli *c, struct match_run *h, bool json)
{
    const struct plan *p = &h->plan;
    if (!plan_options_read(c, &h->plan) || (p->programs && !doctor_allows(c, &h->plan.limits)) ||
        !match_run_open(h, c->value[OPT_RECORDS]))
        return EXIT_USAGE;
    enum match_end end = match_run_play(h);
    enum exit_code code = end == MATCH_PLAYED    ? EXIT_YES
                          : end == MATCH_STOPPED ? limits_code()
                                                 : EXIT_USAGE;
    if (h->unclosed)
        code = cli_worst(code, EXIT_USAGE);
    double llr = match_run_llr(h);
    struct summary s = {&p->match, &h->tally, p->sprt, llr};
    if (json)
        cli_print(stdout, summary_json, &s);
    else
        say_summary(&s);
    bool decided = !p->sprt || llr > SPRT_BOUND || llr < -SPRT_BOUND;
    return code_of_match(h, decided ? code : cli_worst(code, EXIT_LIMIT));
}

/* Another process: it plays what it is given. */
static enum exit_code help_match(struct cli *c, struct match_run *h, const struct cluster *cluster)
{
    if (!processes_speak(cluster))
        return EXIT_USAGE;
    if (!plan_options_read(c, &h->plan))
        h->plan.games = 0;
    return processes_serve(cluster, &c->work, match_run_work, h);
}

static enum exit_code match_command(struct cli *c)
{
    struct match_run h = {.work = &c->work, .notices = cli_notices, .failure = cli_complaints};
    struct match_shown shown = {&h, c->value[OPT_JSON] != NULL};
    struct cluster cluster = cluster_join();
    struct dealer dealer;
    enum exit_code code;
    h.take = show_game;
    h.ctx = &shown;
    if (cluster.me > 0) {
        code = help_match(c, &h, &cluster);
    } else if (cluster.of == 1) {
        code = play_match(c, &h, shown.json);
    } else {
        if (!processes_deal(&dealer, &cluster, &c->work))
            return EXIT_USAGE;
        h.dealer = &dealer;
        code = play_match(c, &h, shown.json);
        processes_end(&dealer, code);
    }
    cluster_leave(&cluster);
    return code;
}

static const enum opt match_options[] = {
    OPT_JSON,  OPT_STARTS, OPT_COURSE,  OPT_GAME,    OPT_SIZE,   OPT_SET,     OPT_GAMES,   OPT_TIME,
    OPT_CLOCK, OPT_DEPTH,  OPT_NODES,   OPT_TURNS,  OPT_OPENING, OPT_THREADS, OPT_JOBS,
    OPT_SEED,  OPT_SPRT,   OPT_RECORDS, OPT_NAMES, OPT_LIMITS, OPT_RATED,   OPT_DIR,     OPT_STEPS,   OPT_COUNT};

const struct command command_match = {
    .name = "match",
    .synopsis = "match A B --game GAME [--size N] [--games K] [--time SEC] [--records FILE]",
    .help = "two levels or commands play each other, each start twice with sides swapped; Elo",
    .options = match_options,
    .time_help = "SEC seconds for each move (default 0.2; for programs, of the processor)",
    .steps_help = "the same as --nodes",
    .own_time = true,
    .run = match_command,
};
