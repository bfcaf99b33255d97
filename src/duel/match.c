/* match.c - see match.h. */
#include "duel/match.h"

#include "base/arena_text.h"
#include "core/position.h"
#include "duel/opening.h"

enum { OPENING_DRAWN = 8, OPENING_TRIES = 100 };

void match_name(const struct match *m, int a_or_b, struct writer *out)
{
    if (m->name[a_or_b])
        writer_text(out, m->name[a_or_b]);
    else
        strength_write(m->game, m->side[a_or_b], out);
}

/* A start board; where the duel is fought over a puzzle, a new one. */
static struct err new_board(const struct match *m, uint32_t k, struct rng *rng, struct work *w,
                            struct board **out)
{
    const struct puzzle *p = m->game->puzzle;
    const struct generate_request request = {.level = LEVEL_NORMAL};
    struct work work = *w;
    work.rng = rng;
    work.steps = UINT64_MAX;
    if (m->starts) {
        const struct board *given = m->starts[k % m->n_starts];
        *out = arena_take(w->arena, 1, m->game->rules.size(&given->variant));
        if (!*out)
            return err_memory();
        board_copy(*out, given);
        return err_none();
    }
    struct err e = position_new(m->game, &m->variant, w->arena, out);
    if (!err_is(e) && m->start)
        return m->game->duel->start(*out, m->start, rng);
    if (err_is(e) || !p || !p->generate || !m->game->duel->begin)
        return e;
    const struct duel *d = m->game->duel;
    e = p->generate(*out, &request, &work);
    return err_is(e) ? e : d->begin(*out, m->variant.value[d->begin_row], &work);
}

/* The most even of a few openings; if hardly any turns leave the game open, the bare start. */
static struct err draw_opening(const struct match *m, uint32_t k, struct rng *rng, struct work *w,
                               struct board **out)
{
    int least = INT32_MAX, drawn = 0;
    for (int i = 0; i < OPENING_TRIES && drawn < OPENING_DRAWN; i++) {
        struct board *b;
        int tilt;
        struct err e = new_board(m, k, rng, w, &b);
        if (err_is(e))
            return e;
        if (!opening_play(b, m->opening, rng, w))
            continue;
        e = opening_judge(b, w, &tilt);
        if (err_is(e))
            return e;
        drawn++;
        if (tilt < least) {
            least = tilt;
            *out = b;
        }
    }
    return drawn ? err_none() : new_board(m, k, rng, w, out);
}

struct err match_start(const struct match *m, uint32_t k, struct work *w, struct board **out)
{
    struct rng rng;
    rng_seed(&rng, m->seed, k);
    return m->opening ? draw_opening(m, k, &rng, w, out) : new_board(m, k, &rng, w, out);
}

/* A level of the engine as a seat. A forced move takes no time. */
static struct err level_move(void *who, const struct playing *s, struct playing_reply *out)
{
    struct player *p = who;
    const struct board *b = s->board;
    struct advice advice;
    int64_t think = p->strength.skill == SKILL_PERFECT
                        ? INT64_MAX
                        : time_control_for_move(&s->time, s->left[b->game->duel->mover(b)]);
    struct work work = *s->work;
    work.rng = &p->rng;
    work.steps = UINT64_MAX;
    clock_limit(&work, think);
    struct err e = err_none();
    if (b->game->rules.moves(b, &advice.move, 1) > 1)
        e = playing_think(p, &s->steps, b, &advice, &work);
    out->move = advice.move;
    return e;
}

static struct err seat_level(const struct match *m, struct strength level, uint64_t stream,
                             struct values *values, struct arena *arena, struct playing_seat *out)
{
    struct player *p = arena_take(arena, 1, sizeof *p);
    if (!p)
        return err_memory();
    struct err e = player_open(p, level, m->seed, arena);
    rng_seed(&p->rng, m->seed, stream);
    p->threads = m->threads;
    p->values = values;
    p->traps = true;
    p->depth = m->depth;
    p->nodes = m->nodes;
    *out = (struct playing_seat){level_move, p};
    return e;
}

struct entrant {
    const struct match *match;
    int who;
};

static void write_name(const void *ctx, struct writer *out)
{
    const struct entrant *e = ctx;
    match_name(e->match, e->who, out);
}

static struct slice name_in(const struct match *m, int who, struct arena *arena)
{
    struct entrant e = {m, who};
    return arena_text(arena, write_name, &e);
}

int match_who(uint32_t number, int side)
{
    return (number % 2 == 1) == (side == 0) ? 0 : 1;
}

struct err match_play(const struct match *m, uint32_t number, struct work *w, struct record *out)
{
    struct board *start;
    struct playing s = {.time = m->time, .turns = m->turns, .work = w, .watch = m->watch};
    struct values *values[2]; /* each side knows what its own limits let it find */
    struct err e = match_start(m, (number - 1) / 2, w, &start);
    *out = (struct record){.number = number};
    for (int side = 0; side < 2; side++)
        values[side] = values_open(w->arena);
    for (int side = 0; side < 2 && !err_is(e); side++) {
        int who = match_who(number, side);
        s.seat[side] = m->guest[who];
        if (!m->guest[who].move)
            e = seat_level(m, m->side[who], ((uint64_t)number << 2) + 1 + (uint64_t)side,
                           values[side], w->arena, &s.seat[side]);
        out->name[side] = name_in(m, who, w->arena);
        if (!err_is(e) && !out->name[side].text)
            e = err_memory();
    }
    if (!err_is(e))
        e = playing_run(&s, start, out);
    for (int side = 0; side < 2; side++)
        values_close(values[side]);
    return e;
}

void match_count(const struct record *r, struct tally *t)
{
    bool a_first = r->number % 2 == 1;
    if (r->result == STATUS_FIRST || r->result == STATUS_SECOND) {
        if ((r->result == STATUS_FIRST) == a_first)
            t->wins++;
        else
            t->losses++;
        return;
    }
    t->draws++;
    t->invalid += r->result == STATUS_INVALID;
    t->limit += r->reason == REASON_LIMIT;
}
