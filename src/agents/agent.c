/* agent.c - see agent.h. */
#include "agents/agent.h"

#include <poll.h>
#include <stdio.h>
#include <string.h>

#include "core/position.h"

enum { GOODBYE_US = 300000 };

/* A conversation during one turn: the first thing that goes wrong ends it. */
struct turn {
    struct agent *agent;
    struct arena *arena;
    enum reason reason;
    bool stopped;
    bool starved; /* there is not enough memory on our side */
    bool failed;  /* the system does not let us have the program, which is no fault of its own */
};

/* Asks; NULL text: something went wrong. */
static struct slice ask(struct turn *t, struct writer *line, bool *good)
{
    struct slice text = {NULL, 0};
    writer_char(line, '\n');
    t->starved = line->n > line->cap;
    if (!t->starved)
        t->reason = protocol_client_ask(&t->agent->client, (struct slice){line->out, line->n}, good,
                                        &text, &t->stopped);
    return t->reason || t->stopped || t->starved ? (struct slice){NULL, 0} : text;
}

/* A command that must not be refused. */
static bool tell(struct turn *t, struct writer *line)
{
    bool good;
    struct slice text = ask(t, line, &good);
    if (!text.text)
        return false;
    if (!good) {
        protocol_client_note(&t->agent->client,
                             "refused: ", (struct slice){line->out, line->n ? line->n - 1 : 0});
        t->reason = REASON_PROTOCOL;
    }
    return good;
}

static struct writer begin(char *line, size_t cap, const char *command)
{
    struct writer w = writer_to(line, cap);
    writer_text(&w, command);
    return w;
}

static bool ask_protocol(struct turn *t)
{
    char line[32];
    bool good;
    struct writer w = begin(line, sizeof line, "protocol");
    struct slice text = ask(t, &w, &good);
    if (!text.text || (good && slice_is(text, "1")))
        return text.text != NULL;
    protocol_client_note(&t->agent->client, "expected protocol 1, got: ", text);
    t->reason = REASON_PROTOCOL;
    return false;
}

/* The whole line of a long command, in memory of the arena. */
static bool tell_position(struct turn *t, const struct playing *s)
{
    struct writer count = writer_to(NULL, 0);
    position_write(s->steps.start, &count);
    size_t cap = count.n + 16;
    char *line = arena_take(t->arena, cap, 1);
    struct writer w = begin(line, line ? cap : 0, "position ");
    position_write(s->steps.start, &w);
    return tell(t, &w);
}

static bool greet(struct turn *t, const struct playing *s)
{
    char line[96];
    struct protocol_client *d = &t->agent->client;
    bool good;
    d->deadline = clock_us() + (int64_t)(d->limits->of[LIMIT_START] * 1e6);
    d->cpu_limit = (int64_t)(d->limits->of[LIMIT_START] * 1e6);
    if (!ask_protocol(t))
        return false;
    struct writer w = begin(line, sizeof line, "newgame ");
    writer_text(&w, s->board->game->name);
    writer_char(&w, ' ');
    variant_write_size(s->board->game, &s->board->variant, &w);
    writer_char(&w, ' ');
    writer_number(&w, t->agent->seed);
    if (!ask(t, &w, &good).text) /* may be refused: the position says it all */
        return false;
    return tell_position(t, s);
}

static bool tell_moves(struct turn *t, const struct playing *s)
{
    const struct board *b = s->steps.start;
    for (; t->agent->seen < s->steps.n; t->agent->seen++) {
        char line[64];
        struct writer w = begin(line, sizeof line, "play ");
        b->game->rules.write_move(b, s->steps.step[t->agent->seen].move, &w);
        if (!tell(t, &w))
            return false;
    }
    return true;
}

static int64_t smaller(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static int64_t limit_us(const struct agent *a, enum limit which)
{
    return (int64_t)(a->limits->of[which] * 1e6);
}

/* What this move may take: of the wall, and of the processor. */
static void begin_turn(struct agent *a, const struct playing *s, int side)
{
    struct protocol_client *d = &a->client;
    int64_t wall = smaller(limit_us(a, LIMIT_MOVE), limit_us(a, LIMIT_GAME) - a->wall_us);
    int64_t spent = d->cpu_us - a->cpu_base;
    d->cpu_start = d->cpu_us;
    d->cpu_limit = smaller(limit_us(a, LIMIT_CPU), limit_us(a, LIMIT_GAMECPU) - spent);
    if (s->time.game_us)
        wall = smaller(wall, s->left[side] + 1);
    d->deadline = clock_us() + wall;
}

static bool tell_time(struct turn *t)
{
    char line[64];
    bool good;
    struct protocol_client *d = &t->agent->client;
    int64_t left = smaller(d->deadline - clock_us(), d->cpu_limit);
    struct writer w = begin(line, sizeof line, "time_left ");
    left = left > 0 ? left : 0;
    writer_number(&w, left / 1000000);
    writer_char(&w, '.');
    for (int64_t unit = 100000; unit >= 1000; unit /= 10)
        writer_char(&w, (char)('0' + left / unit % 10));
    return ask(t, &w, &good).text != NULL; /* may be refused */
}

/* genmove SIDE MOVE...: the legal moves are a courtesy to programs that do not know the rules. */
static struct slice ask_move(struct turn *t, const struct board *b, bool *good)
{
    const struct rules *rules = &b->game->rules;
    size_t n = rules->moves(b, NULL, 0), cap = 32 * n + 64;
    game_move *moves = arena_take(t->arena, n, sizeof *moves);
    char *line = arena_take(t->arena, cap, 1);
    struct writer w = begin(line, line ? cap : 0, "genmove ");
    n = moves ? rules->moves(b, moves, n) : 0;
    writer_text(&w, b->game->duel->sides[b->game->duel->mover(b)]);
    for (size_t i = 0; i < n; i++) {
        writer_char(&w, ' ');
        rules->write_move(b, moves[i], &w);
    }
    return ask(t, &w, good);
}

static void read_reply(struct turn *t, const struct board *b, struct slice text, bool good,
                       game_move *move)
{
    struct protocol_client *d = &t->agent->client;
    struct reader in = reader_of(text.text, text.len);
    struct err e = good ? b->game->rules.read_move(b, &in, move) : err_none();
    const char *why = !good             ? "refused to move: "
                      : err_is(e)       ? "this is no move: "
                      : in.at != in.len ? "more than a move: "
                                        : NULL;
    if (why) {
        protocol_client_note(d, why, text);
        t->reason = good ? REASON_ILLEGAL : REASON_PROTOCOL;
    } else if ((why = b->game->rules.refusal(b, *move)) != NULL) {
        char what[NOTE_MAX];
        snprintf(what, sizeof what, "%s: ", why);
        protocol_client_note(d, what, text);
        t->reason = REASON_ILLEGAL;
    }
}

static void start(struct turn *t, const struct playing *s)
{
    struct agent *a = t->agent;
    a->client = (struct protocol_client){
        .limits = a->limits, .stop = s->work->stop, .ctx = s->work->ctx, .cpu_limit = INT64_MAX};
    a->started = process_start(&a->client.process, a->command, a->dir, a->limits);
    t->failed = !a->started;
    if (t->failed)
        return;
    a->greeted = greet(t, s);
    if (!t->reason && !t->stopped)
        t->reason = protocol_client_look(&a->client);
    a->cpu_base = a->client.cpu_us;
}

static void one_move(struct turn *t, const struct playing *s, struct playing_reply *out)
{
    struct agent *a = t->agent;
    const struct board *b = s->board;
    bool good;
    int64_t begun = clock_us();
    begin_turn(a, s, b->game->duel->mover(b));
    if (!tell_moves(t, s) || !tell_time(t))
        return;
    struct slice text = ask_move(t, b, &good);
    if (!text.text)
        return;
    a->wall_us += clock_us() - begun;
    t->reason = protocol_client_look(&a->client);
    if (!t->reason)
        read_reply(t, b, text, good, &out->move);
    a->seen++; /* its own move it knows */
}

struct err agent_move(void *agent, const struct playing *s, struct playing_reply *out)
{
    struct agent *a = agent;
    struct arena_mark mark = arena_here(s->work->arena);
    struct turn t = {.agent = a, .arena = s->work->arena};
    if (a->started)
        t.failed = !process_freeze(&a->client.process, false);
    else
        start(&t, s);
    if (!t.reason && !t.stopped && !t.failed && a->greeted)
        one_move(&t, s, out);
    if (a->started)
        process_freeze(&a->client.process, true);
    arena_release(s->work->arena, mark);
    if (t.starved)
        return err_memory();
    if (t.failed)
        return err_text(0, "the system does not let a program be started or looked after: there are "
                           "too many processes or open files");
    if (t.stopped)
        return (struct err){ERR_BUDGET, 0, "the match was stopped"};
    out->forfeit = t.reason;
    return err_none();
}

void agent_close(struct agent *a)
{
    struct protocol_client *d = &a->client;
    if (!a->started)
        return;
    if (a->greeted && !d->note[0]) {
        static const char quit[] = "quit\n";
        struct slice text;
        bool good, stopped;
        int status;
        process_freeze(&d->process, false);
        d->deadline = clock_us() + GOODBYE_US;
        d->cpu_limit = INT64_MAX;
        enum reason reason =
            protocol_client_ask(d, (struct slice){quit, sizeof quit - 1}, &good, &text, &stopped);
        struct pollfd end = {d->process.status, POLLIN, 0};
        if (!reason && poll(&end, 1, GOODBYE_US / 1000) > 0)
            process_ended(&d->process, &status);
        protocol_client_hear(d);
        d->note[0] = '\0'; /* the game is over; how it leaves does not matter */
    }
    process_end(&d->process);
    a->started = false;
}
