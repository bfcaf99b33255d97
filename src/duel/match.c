/* match.c - see match.h. */
#include "duel/match.h"

#include "core/position.h"
#include "duel/history.h"
#include "duel/opening.h"

enum { MOVES_FIRST = 256, OPENING_DRAWN = 8, OPENING_TRIES = 100 };

void match_name(const struct match *m, int a_or_b, struct writer *out)
{
    strength_write(m->game, m->side[a_or_b], out);
}

/* A start board; where the duel is fought over a puzzle, a new one. */
static struct err new_board(const struct match *m, uint32_t k, struct rng *rng, struct work *w,
                            struct board **out)
{
    const struct puzzle *p = m->game->puzzle;
    const struct wish wish = {.level = LEVEL_NORMAL};
    struct work work = {w->arena, rng, UINT64_MAX, w->stop, w->ctx};
    if (m->starts) {
        const struct board *given = m->starts[k % m->n_starts];
        *out = arena_take(w->arena, 1, m->game->rules.size(&given->variant));
        if (!*out)
            return err_memory();
        board_copy(*out, given);
        return err_none();
    }
    struct err e = position_new(m->game, &m->variant, w->arena, out);
    if (err_is(e) || !p)
        return e;
    if (!p->generate)
        return (struct err){ERR_VARIANT, 0, "there are no puzzles to fight over yet"};
    e = p->generate(*out, &wish, &work);
    return !err_is(e) && m->game->rules.prepare ? m->game->rules.prepare(*out, &work) : e;
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

/* One game in progress. */
struct table_top {
    const struct match *match;
    struct board *board;
    struct player player[2]; /* of the first and the second side */
    int64_t left[2];
    struct history *past;
    game_move *moves;
    size_t n, room;
    struct work *work;
};

static bool keep_move(struct table_top *t, game_move m)
{
    if (t->n == t->room) {
        size_t room = t->room ? 2 * t->room : MOVES_FIRST;
        game_move *more = arena_take(t->work->arena, room, sizeof *more);
        if (!more)
            return false;
        for (size_t i = 0; i < t->n; i++)
            more[i] = t->moves[i];
        t->moves = more;
        t->room = room;
    }
    t->moves[t->n++] = m;
    return true;
}

/* One turn. A forced move takes no time. Sets *late if the clock ran out. */
static struct err take_turn(struct table_top *t, bool *late)
{
    struct board *b = t->board;
    const struct time_control *time = &t->match->time;
    int side = b->game->duel->mover(b);
    struct advice advice;
    int64_t start = clock_us(), think = t->player[side].strength.skill == SKILL_PERFECT
                                            ? INT64_MAX
                                            : time_for_move(time, t->left[side]);
    struct deadline end = {think == INT64_MAX ? INT64_MAX : start + think, t->work->stop,
                           t->work->ctx};
    struct work work = {t->work->arena, &t->player[side].rng, UINT64_MAX, deadline_passed, &end};
    if (b->game->rules.moves(b, &advice.move, 1) > 1) {
        struct err e =
            player_move(&t->player[side], b, t->past->key, t->past->n - 1, &advice, &work);
        if (err_is(e))
            return e;
    }
    if (t->work->stop && t->work->stop(t->work->ctx))
        return (struct err){ERR_BUDGET, 0, "the match was stopped"};
    t->left[side] -= clock_us() - start;
    *late = time->game_us && t->left[side] < 0;
    t->left[side] += time->increment_us;
    b->game->rules.play(b, advice.move);
    history_add(t->past, b);
    return keep_move(t, advice.move) ? err_none() : err_memory();
}

static struct err play_out(struct table_top *t, struct record *out)
{
    const struct rules *rules = &t->board->game->rules;
    bool late = false;
    for (;;) {
        out->result = rules->status(t->board);
        out->reason = REASON_END;
        if (late) {
            out->result = t->board->game->duel->mover(t->board) ? STATUS_SECOND : STATUS_FIRST;
            out->reason = REASON_TIME;
        } else if (out->result == STATUS_OPEN && history_times(t->past) >= TIMES_DRAWN) {
            out->result = STATUS_DRAW;
            out->reason = REASON_REPETITION;
        } else if (out->result == STATUS_OPEN && t->match->turns &&
                   t->n >= (size_t)t->match->turns) {
            out->result = STATUS_DRAW;
            out->reason = REASON_LIMIT;
        }
        if (out->result != STATUS_OPEN)
            return err_none();
        struct err e = take_turn(t, &late);
        if (err_is(e))
            return e;
    }
}

static struct err seat_players(struct table_top *t, uint32_t number)
{
    const struct match *m = t->match;
    for (int side = 0; side < 2; side++) {
        int who = (number % 2 == 1) == (side == 0) ? 0 : 1;
        struct player *p = &t->player[side];
        struct err e = player_open(p, m->side[who], m->seed, t->work->arena);
        if (err_is(e))
            return e;
        rng_seed(&p->rng, m->seed, ((uint64_t)number << 2) + 1 + (uint64_t)side);
        p->threads = m->threads;
        p->depth = m->depth;
        p->nodes = m->nodes;
        t->left[side] = m->time.game_us;
    }
    return err_none();
}

static struct slice name_in(const struct match *m, int who, struct arena *arena)
{
    char *text = arena_take(arena, 16, 1);
    struct writer w = writer_to(text, text ? 16 : 0);
    match_name(m, who, &w);
    return (struct slice){text, text ? w.n : 0};
}

struct err match_play(const struct match *m, uint32_t number, struct work *w, struct record *out)
{
    struct board *start;
    struct table_top t = {.match = m, .work = w};
    struct err e = match_start(m, (number - 1) / 2, w, &start);
    if (err_is(e))
        return e;
    t.board = arena_take(w->arena, 1, m->game->rules.size(&start->variant));
    t.past = arena_take(w->arena, 1, sizeof *t.past);
    if (!t.board || !t.past)
        return err_memory();
    board_copy(t.board, start);
    history_add(t.past, t.board);
    e = seat_players(&t, number);
    *out = (struct record){.number = number, .start = start};
    for (int side = 0; side < 2; side++)
        out->name[side] = name_in(m, (number % 2 == 1) == (side == 0) ? 0 : 1, w->arena);
    if (!err_is(e))
        e = play_out(&t, out);
    out->moves = t.moves;
    out->n = t.n;
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
