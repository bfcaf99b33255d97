/* steps.c - see steps.h. */
#include "session/steps.h"

#include <string.h>

enum { FIRST_ROOM = 64 };

void steps_begin(struct steps *s, struct board *start, struct arena *arena)
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

bool steps_add(struct steps *s, struct step step)
{
    s->n = s->at;
    if (s->n == s->cap && !grow(s))
        return false;
    s->step[s->n++] = step;
    s->at = s->n;
    return true;
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
