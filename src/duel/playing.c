/* playing.c - see playing.h. */
#include "duel/playing.h"

struct err playing_think(struct player *p, const struct steps *s, const struct board *now,
                         struct advice *out, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    size_t n;
    uint64_t *keys = steps_keys(s, w->arena, &n);
    struct err e = keys ? player_move(p, now, keys, n - 1, out, w) : err_memory();
    arena_release(w->arena, mark);
    return e;
}

/* One turn. Sets *forfeit if the mover lost by it; a move that came too late is still made. */
static struct err take_turn(struct playing *s, enum reason *forfeit)
{
    struct board *b = s->board;
    int side = b->game->duel->mover(b);
    struct playing_reply reply = {0};
    int64_t start = clock_us(), cpu = clock_cpu_us();
    struct err e = s->seat[side].move(s->seat[side].who, s, &reply);
    if (err_is(e))
        return e;
    if (work_is_over(s->work))
        return (struct err){ERR_BUDGET, 0, "the match was stopped"};
    int64_t took = clock_us() - start;
    s->spent[side].cpu_us += clock_cpu_us() - cpu;
    s->spent[side].wall_us += took;
    s->left[side] -= took;
    *forfeit = reply.forfeit;
    if (reply.forfeit)
        return err_none();
    if (s->time.game_us && s->left[side] < 0)
        *forfeit = REASON_TIME;
    s->left[side] += s->time.increment_us;
    return steps_play(&s->steps, b, reply.move) ? err_none() : err_memory();
}

static struct err play_out(struct playing *s, struct record *out)
{
    const struct game *g = s->board->game;
    for (;;) {
        enum reason forfeit;
        int mover = g->duel->mover(s->board);
        out->result = steps_status(&s->steps, s->board);
        out->reason = steps_reason(&s->steps, s->board);
        if (out->result == STATUS_OPEN && s->turns && s->steps.n >= (size_t)s->turns) {
            out->result = STATUS_DRAW;
            out->reason = REASON_LIMIT;
        }
        if (s->watch.turn)
            s->watch.turn(s->watch.ctx, s);
        if (out->result != STATUS_OPEN)
            return err_none();
        struct err e = take_turn(s, &forfeit);
        if (err_is(e))
            return e;
        if (forfeit) {
            out->result = mover ? STATUS_FIRST : STATUS_SECOND;
            out->reason = forfeit;
            if (s->watch.turn)
                s->watch.turn(s->watch.ctx, s);
            return err_none();
        }
    }
}

struct err playing_run(struct playing *s, const struct board *start, struct record *out)
{
    struct arena *arena = s->work->arena;
    s->board = arena_take(arena, 1, start->game->rules.size(&start->variant));
    if (!s->board)
        return err_memory();
    board_copy(s->board, start);
    steps_begin(&s->steps, start, arena);
    for (int side = 0; side < 2; side++)
        s->left[side] = s->time.game_us;
    struct err e = play_out(s, out);
    out->start = start;
    out->moves = steps_moves(&s->steps, arena, &out->n);
    return err_is(e) || out->moves ? e : err_memory();
}
