/* sitting.c - see sitting.h. */
#include "duel/sitting.h"

enum { MOVES_FIRST = 256 };

static bool keep_move(struct sitting *s, game_move m)
{
    if (s->n == s->room) {
        size_t room = s->room ? 2 * s->room : MOVES_FIRST;
        game_move *more = arena_take(s->work->arena, room, sizeof *more);
        if (!more)
            return false;
        for (size_t i = 0; i < s->n; i++)
            more[i] = s->moves[i];
        s->moves = more;
        s->room = room;
    }
    s->moves[s->n++] = m;
    return true;
}

/* One turn. Sets *forfeit if the mover lost by it; a move that came too late is still made. */
static struct err take_turn(struct sitting *s, enum reason *forfeit)
{
    struct board *b = s->board;
    int side = b->game->duel->mover(b);
    struct reply reply = {0};
    int64_t start = clock_us();
    struct err e = s->seat[side].move(s->seat[side].who, s, &reply);
    if (err_is(e))
        return e;
    if (s->work->stop && s->work->stop(s->work->ctx))
        return (struct err){ERR_BUDGET, 0, "the match was stopped"};
    s->left[side] -= clock_us() - start;
    *forfeit = reply.forfeit;
    if (reply.forfeit)
        return err_none();
    if (s->time.game_us && s->left[side] < 0)
        *forfeit = REASON_TIME;
    s->left[side] += s->time.increment_us;
    b->game->rules.play(b, reply.move);
    history_add(s->past, b);
    return keep_move(s, reply.move) ? err_none() : err_memory();
}

/* The rules of played games that say the game is over, on an open board. */
static enum reason drawn_by(const struct sitting *s)
{
    return history_times(s->past) >= TIMES_DRAWN  ? REASON_REPETITION
           : s->turns && s->n >= (size_t)s->turns ? REASON_LIMIT
                                                  : REASON_NONE;
}

static struct err play_out(struct sitting *s, struct record *out)
{
    const struct game *g = s->board->game;
    for (;;) {
        enum reason forfeit;
        int mover = g->duel->mover(s->board);
        out->result = g->rules.status(s->board);
        out->reason = REASON_END;
        if (out->result == STATUS_OPEN && (out->reason = drawn_by(s)) != REASON_NONE)
            out->result = STATUS_DRAW;
        if (out->result != STATUS_OPEN)
            return err_none();
        struct err e = take_turn(s, &forfeit);
        if (err_is(e))
            return e;
        if (forfeit) {
            out->result = mover ? STATUS_FIRST : STATUS_SECOND;
            out->reason = forfeit;
            return err_none();
        }
    }
}

struct err sitting_play(struct sitting *s, struct record *out)
{
    struct arena *arena = s->work->arena;
    s->board = arena_take(arena, 1, s->start->game->rules.size(&s->start->variant));
    s->past = arena_take(arena, 1, sizeof *s->past);
    if (!s->board || !s->past)
        return err_memory();
    board_copy(s->board, s->start);
    history_add(s->past, s->board);
    for (int side = 0; side < 2; side++)
        s->left[side] = s->time.game_us;
    struct err e = play_out(s, out);
    out->start = s->start;
    out->moves = s->moves;
    out->n = s->n;
    return e;
}
