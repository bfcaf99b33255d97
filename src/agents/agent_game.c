/* agent_game.c - see agent_game.h. */
#include "agents/agent_game.h"

#include <string.h>

#include "agents/agent.h"
#include "base/hash.h"

static const char *const verdict_names[VERDICT_COUNT] = {
    "WIN", "DRAW", "TIE-PASS", "REPETITION", "CAP", "TIME", "MEM", "ILLEGAL", "CRASH", "PROTOCOL"};

const char *verdict_name(enum verdict v)
{
    return verdict_names[v];
}

/* Where there are no points, a draw by the rules means that nobody could move. */
enum verdict verdict_of(const struct game *g, enum status result, enum reason reason)
{
    switch (reason) {
    case REASON_REPETITION:
        return VERDICT_REPETITION;
    case REASON_LIMIT:
        return VERDICT_CAP;
    case REASON_TIME:
        return VERDICT_TIME;
    case REASON_MEMORY:
        return VERDICT_MEM;
    case REASON_ILLEGAL:
        return VERDICT_ILLEGAL;
    case REASON_CRASH:
        return VERDICT_CRASH;
    case REASON_PROTOCOL:
        return VERDICT_PROTOCOL;
    default:
        return result == STATUS_FIRST || result == STATUS_SECOND ? VERDICT_WIN
               : result == STATUS_DRAW && g->duel->pass          ? VERDICT_TIE_PASS
                                                                 : VERDICT_DRAW;
    }
}

/* Text of others, so that it can be shown: bytes that are not UTF-8 and control characters become
 * dots. `out` has room for n + 1 bytes. */
static void plain_text(const char *text, size_t n, char *out)
{
    for (size_t i = 0, more; i < n; i += more ? more : 1) {
        unsigned char c = (unsigned char)text[i];
        bool shown = (c >= ' ' || c == '\n' || c == '\t') && c != 0x7F;
        more = shown ? slice_character((struct slice){text + i, n - i}) : 0;
        memcpy(out + i, more ? text + i : ".", more ? more : 1);
    }
    out[n] = '\0';
}

static void report_fill(struct side_report *r, const struct agent *a)
{
    const struct protocol_client *d = &a->client;
    memcpy(r->note, d->note, sizeof r->note);
    plain_text(d->err, d->n_err, r->err);
    plain_text(d->first_err, d->n_first_err, r->first_err);
    r->cpu_us = d->cpu_us - a->cpu_base;
    r->wall_us = a->wall_us;
}

/* What the sides have spent, for the report; and whoever looks on besides. */
struct onlooker {
    struct playing_spent spent[2];
    struct playing_watch next;
};

static void look_on(void *ctx, const struct playing *s)
{
    struct onlooker *o = ctx;
    memcpy(o->spent, s->spent, sizeof o->spent);
    if (o->next.turn)
        o->next.turn(o->next.ctx, s);
}

struct err agent_game_play(const struct agent_game *b, uint32_t number, struct work *w,
                           struct record *out, struct side_report report[2])
{
    struct agent *agents = arena_take(w->arena, 2, sizeof *agents); /* A and B */
    struct match match = *b->match;
    struct onlooker onlooker = {.next = match.watch};
    match.watch = (struct playing_watch){look_on, &onlooker};
    if (!agents)
        return err_memory();
    for (int who = 0; who < 2; who++) {
        const struct contender *c = b->player[who];
        uint64_t chance = hash_join(hash_join(match.seed, number), (uint64_t)who);
        agents[who] = (struct agent){.command = c->command,
                                     .dir = c->dir,
                                     .limits = b->limits,
                                     .seed = (int64_t)(chance & 0x7FFFFFFF)};
        match.name[who] = c->name;
        match.side[who] = c->level;
        if (c->command)
            match.guest[who] = (struct playing_seat){agent_move, &agents[who]};
    }
    struct err e = match_play(&match, number, w, out);
    for (int side = 0; side < 2; side++) {
        struct agent *a = &agents[match_who(number, side)];
        report[side].note[0] = '\0';
        report[side].err[0] = report[side].first_err[0] = '\0';
        report[side].cpu_us = onlooker.spent[side].cpu_us;
        report[side].wall_us = onlooker.spent[side].wall_us;
        if (b->player[match_who(number, side)]->command) {
            agent_close(a);
            report_fill(&report[side], a);
        }
    }
    return e;
}
