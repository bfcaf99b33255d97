/* steps.c - see steps.h. */
#include "duel/steps.h"

#include <string.h>

enum { FIRST_ROOM = 64 };

void steps_begin(struct steps *s, const struct board *start, struct arena *arena)
{
    *s = (struct steps){.start = start, .arena = arena};
}

/* Room doubles; what is left behind in the arena is no more than what is in use. */
static bool grow(struct steps *s)
{
    size_t cap = s->cap ? 2 * s->cap : FIRST_ROOM;
    struct step *more = arena_take(s->arena, cap, sizeof *more);
    if (!more)
        return false;
    if (s->n)
        memcpy(more, s->step, s->n * sizeof *more);
    s->step = more;
    s->cap = cap;
    return true;
}

bool steps_take(struct steps *s, struct board *now, struct step step)
{
    if (s->at == s->cap && !grow(s))
        return false;
    if (step.jump)
        board_copy(now, step.jump);
    for (uint32_t k = 0; !step.jump && k < step.times; k++)
        now->game->rules.play(now, step.move);
    step.key = board_is_duel(now) ? now->game->rules.key(now) : 0;
    s->n = s->at;
    s->kept = s->kept < s->n ? s->kept : s->n;
    s->step[s->n++] = step;
    s->at = s->n;
    return true;
}

bool steps_play(struct steps *s, struct board *now, game_move m)
{
    return steps_take(s, now, (struct step){.move = m, .times = 1});
}

void steps_join(struct steps *s, size_t i, bool more)
{
    if (s->step[i].more == more)
        return;
    s->step[i].more = more;
    s->kept = s->kept < i ? s->kept : i;
}

/* Of the board after `at` steps. */
static uint64_t key_after(const struct steps *s, size_t at)
{
    return at ? s->step[at - 1].key : s->start->game->rules.key(s->start);
}

size_t steps_times(const struct steps *s)
{
    uint64_t key = key_after(s, s->at);
    size_t times = 0;
    for (size_t i = steps_after_jump(s, s->at); i <= s->at; i++)
        times += key_after(s, i) == key;
    return times;
}

enum status steps_status(const struct steps *s, const struct board *now)
{
    enum status status = now->game->rules.status(now);
    if (status != STATUS_OPEN || !board_is_duel(now))
        return status;
    return steps_times(s) >= TIMES_DRAWN ? STATUS_DRAW : STATUS_OPEN;
}

enum reason steps_reason(const struct steps *s, const struct board *now)
{
    enum status status = steps_status(s, now);
    return status == STATUS_OPEN                       ? REASON_NONE
           : now->game->rules.status(now) == status    ? REASON_END
                                                       : REASON_REPETITION;
}

uint64_t *steps_keys(const struct steps *s, struct arena *arena, size_t *n)
{
    size_t from = steps_after_jump(s, s->at);
    *n = s->at - from + 1;
    uint64_t *keys = arena_take(arena, *n, sizeof *keys);
    for (size_t i = 0; keys && i < *n; i++)
        keys[i] = key_after(s, from + i);
    return keys;
}

game_move *steps_moves(const struct steps *s, struct arena *arena, size_t *n)
{
    size_t from = steps_after_jump(s, s->at);
    *n = s->at - from;
    game_move *moves = arena_take(arena, *n + 1, sizeof *moves);
    for (size_t i = 0; moves && i < *n; i++)
        moves[i] = s->step[from + i].move;
    return moves;
}

size_t steps_after_jump(const struct steps *s, size_t at)
{
    while (at > 0 && !s->step[at - 1].jump)
        at--;
    return at;
}

void steps_board(const struct steps *s, size_t at, struct board *b)
{
    size_t from = steps_after_jump(s, at);
    board_copy(b, from ? s->step[from - 1].jump : s->start);
    for (size_t i = from; i < at; i++)
        for (uint32_t k = 0; k < s->step[i].times; k++)
            b->game->rules.play(b, s->step[i].move);
}

/* Whoever begins again or fills the board in begins with no notes. */
void steps_notes(const struct steps *s, int8_t *side, int n)
{
    memset(side, 0, (size_t)n);
    for (size_t i = steps_after_jump(s, s->at); i < s->at; i++)
        if (s->step[i].times == 0)
            side[s->step[i].noted] = s->step[i].side;
}

size_t steps_before(const struct steps *s)
{
    size_t at = s->at;
    if (at > 0)
        at--;
    while (at > 0 && s->step[at - 1].more)
        at--;
    return at;
}

size_t steps_after(const struct steps *s)
{
    size_t at = s->at;
    while (at < s->n && s->step[at].more)
        at++;
    return at < s->n ? at + 1 : at;
}
