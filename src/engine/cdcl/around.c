/* around.c - what a clue says about the colours of the cells around it, before any line is known.
 *
 * A cell with k neighbours inside has k lines if it is outside itself, and 4 - k if it is inside.
 * So a clue allows these k, whatever the cell's own colour:
 *
 *      clue 0: 0 or 4      clue 1: 1 or 3      clue 2: 2      clue 3: 3 or 1      clue 4: 4 or 0
 *
 *          in             A 2 with two neighbours inside: the other two are outside,
 *      in  2   out        although not one of its four lines is known. (And a 1 with
 *          out            two neighbours inside must have three: it is inside itself.)
 *
 * The table of count.h serves once more, with the four neighbours as members. Once the cell's own
 * colour is known its lines say the same, so it plays no part in the reasons here.
 */
#include "engine/cdcl/solver.h"

static uint32_t own(const struct cdcl *s, uint32_t place)
{
    return s->frame.n_vars + place;
}

static void neighbours(const struct cdcl *s, uint32_t place, uint32_t cell[4])
{
    uint32_t row = (uint32_t)s->frame.stride, d = own(s, place);
    cell[0] = d - row;
    cell[1] = d + 1;
    cell[2] = d + row;
    cell[3] = d - 1;
}

static unsigned mirrored(unsigned allowed) /* total t becomes 4 - t */
{
    return (allowed & 1) << 4 | (allowed & 2) << 2 | (allowed & 4) | (allowed & 8) >> 2 |
           allowed >> 4;
}

static unsigned action_of(const struct cdcl *s, uint32_t place)
{
    return cdcl_count_around[(s->state[2 * place + 1] & ~63u) | s->around[place]];
}

/* The neighbours known before that exclude every total of the set, or all but what was concluded.
 */
static void explain_cells(struct cdcl *s, uint32_t place, unsigned set, uint32_t before, int action)
{
    uint32_t cell[4];
    neighbours(s, place, cell);
    s->n_why = 0;
    cdcl_explain_members(s, cell, 0, set, before, action);
    if (s->active && s->active[2 * place + 1])
        why_add(s, 2 * s->active[2 * place + 1] + 1);
}

void cdcl_explain_around(struct cdcl *s, uint32_t lit, uint32_t place)
{
    unsigned allowed = count_allowed(s->state[2 * place + 1]);
    uint32_t before = s->info[lit >> 1].pos;
    if (lit >> 1 == own(s, place))
        explain_cells(s, place, lit & 1 ? allowed : mirrored(allowed), before, COUNT_CLASH);
    else
        explain_cells(s, place, allowed | mirrored(allowed), before,
                      lit & 1 ? COUNT_REST_IN : COUNT_REST_OUT);
}

static bool act(struct cdcl *s, uint32_t place, unsigned action)
{
    uint32_t reason = reason_make(REASON_AROUND, place), self = own(s, place), cell[4];
    unsigned rest = action & COUNT_CLASH;
    if (rest == COUNT_CLASH) {
        unsigned allowed = count_allowed(s->state[2 * place + 1]);
        explain_cells(s, place, allowed | mirrored(allowed), UINT32_MAX, COUNT_CLASH);
        return false;
    }
    if (action > COUNT_CLASH && s->value[self] == FREE)
        assign(s, 2 * self + (action & COUNT_OWN_IN ? 1 : 0), reason);
    if (rest == COUNT_WAIT)
        return true;
    neighbours(s, place, cell);
    for (int i = 0; i < 4; i++)
        if (s->value[cell[i]] == FREE)
            assign(s, 2 * cell[i] + (rest == COUNT_REST_IN), reason);
    return true;
}

bool cdcl_around_fire(struct cdcl *s, uint32_t place)
{
    unsigned action = action_of(s, place);
    return !action || act(s, place, action);
}

/* A cell was coloured; all four counts change before anything is judged. */
bool cdcl_around_step(struct cdcl *s, uint32_t lit)
{
    uint32_t row = (uint32_t)s->frame.stride, d = (lit >> 1) - s->frame.n_vars;
    const uint32_t place[4] = {d - row, d + 1, d + row, d - 1};
    unsigned action[4], any = 0;
    for (int i = 0; i < 4; i++) {
        s->around[place[i]] = (uint8_t)(s->around[place[i]] + (lit & 1 ? COUNT_IN : COUNT_OUT));
        any |= action[i] = action_of(s, place[i]);
    }
    for (int i = 0; any && i < 4; i++)
        if (action[i] && !act(s, place[i], action[i]))
            return false;
    return true;
}

void cdcl_around_undo(struct cdcl *s, uint32_t lit)
{
    uint32_t row = (uint32_t)s->frame.stride, d = (lit >> 1) - s->frame.n_vars;
    const uint32_t place[4] = {d - row, d + 1, d + row, d - 1};
    for (int i = 0; i < 4; i++)
        s->around[place[i]] = (uint8_t)(s->around[place[i]] - (lit & 1 ? COUNT_IN : COUNT_OUT));
}

/* Cells off the board are outside, from the start. What follows from that alone comes up as soon as
 * something else is known. */
bool cdcl_around_begin(struct cdcl *s)
{
    const int w = s->frame.w, h = s->frame.h;
    for (int r = 0; r < h && !toil(s, (uint32_t)w); r++)
        for (int c = 0; c < w; c++)
            s->around[frame_place(&s->frame, r, c)] =
                (uint8_t)(COUNT_OUT * ((r == 0) + (r == h - 1) + (c == 0) + (c == w - 1)));
    for (int r = 0; r < h && !toil(s, (uint32_t)w); r++)
        for (int c = 0; c < w; c++)
            if (!cdcl_around_fire(s, frame_place(&s->frame, r, c)))
                return false;
    return true;
}
