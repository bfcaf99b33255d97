/* drag.c - dragging over the board: what each step means is the game's; here the steps become one. */
#include "session/session.h"

static const char *const over = "this drag has ended";

/* Moves of a drag, found on a board of their own. */
struct path {
    struct board *board;
    game_move *move;
    size_t n, cap;
    const char *why; /* the first refusal on the way */
};

static bool path_open(struct path *p, const struct session *s, size_t places, struct arena *arena)
{
    /* what is walked back was there before, or was drawn by this drag */
    size_t cells = (size_t)board_width(s->now) * (size_t)board_height(s->now);
    *p = (struct path){.cap = 2 * places + cells};
    p->board = arena_take(arena, 1, s->now->game->rules.size(&s->now->variant));
    p->move = arena_take(arena, p->cap, sizeof *p->move);
    if (p->board)
        board_copy(p->board, s->now);
    return p->board && p->move;
}

static void path_step(struct path *p, struct drag_step *d)
{
    const struct rules *rules = &p->board->game->rules;
    struct pressed out = {.hold = {-1, -1}};
    rules->drag(p->board, d, &out);
    for (uint32_t k = 0; k < out.times && p->n < p->cap; k++) {
        const char *why = rules->refusal(p->board, out.move);
        if (why && !p->why)
            p->why = why;
        if (why)
            return;
        rules->play(p->board, out.move);
        p->move[p->n++] = out.move;
    }
    if (out.why && !p->why)
        p->why = out.why;
}

static bool may_go_on(const struct session *s)
{
    return s->dragged.on && s->dragged.end == s->steps.at;
}

/* Steps added since `before` belong to the drag; so did those before them, if there were any. */
static void join(struct session *s, size_t before)
{
    if (s->steps.at > before && s->dragged.drew)
        steps_join(&s->steps, before - 1, true);
    s->dragged.on = true;
    s->dragged.drew |= s->steps.at > before;
    s->dragged.end = s->steps.at;
}

const char *session_drag(struct session *s, const struct spot *at, size_t n, int button,
                         bool goes_on)
{
    struct arena own;
    struct path path;
    size_t before = s->steps.at, i = 0;
    if (!s->now->game->rules.drag || board_is_duel(s->now))
        return "dragging draws nothing here";
    if (goes_on ? !may_go_on(s) : n == 0 || at[0].x < 0)
        return over;
    arena_open(&own);
    if (!path_open(&path, s, n, &own)) {
        arena_close(&own);
        return err_memory().why;
    }
    struct drag_step *d = &s->dragged.step;
    if (!goes_on) {
        s->dragged = (struct dragged){.step = {at[0], at[0], button, 0}};
        path_step(&path, d);
        i = 1;
    }
    for (; i < n; i++) {
        d->from = d->to.x < 0 ? at[i] : d->to;
        d->to = at[i];
        if (at[i].x >= 0)
            path_step(&path, d);
    }
    const char *why = path.n ? session_play_all(s, path.move, path.n) : NULL;
    join(s, before);
    arena_close(&own);
    return why ? why : path.why;
}

/* What the first cell becomes; what is shown there may be known without a note. */
static int next_side(const struct session *s, const int8_t *noted, int8_t *known, int cell,
                     int button)
{
    int first = button == BUTTON_MAIN ? 1 : -1;
    s->now->game->assists->shades(s->now, s->assists, known);
    if (!noted[cell] && !known[cell])
        return first;
    return noted[cell] == -first ? 0 : -first;
}

const char *session_drag_shade(struct session *s, const struct spot *at, size_t n, int button,
                               bool goes_on)
{
    enum { DECIDED = 2 };
    const struct assists *a = s->now->game->assists;
    int wide = board_width(s->now), cells = wide * board_height(s->now);
    size_t before = s->steps.at;
    struct arena own;
    if (!a || !a->shades)
        return "there is no inside in this game";
    if (goes_on ? !may_go_on(s) : n == 0 || at[0].x < 0)
        return over;
    arena_open(&own);
    int8_t *noted = arena_take(&own, 2 * (size_t)cells, 1);
    const char *why = noted ? NULL : err_memory().why;
    if (noted)
        steps_notes(&s->steps, noted, cells);
    if (noted && !goes_on) {
        s->dragged = (struct dragged){.step = {at[0], at[0], button, 0}};
        s->dragged.step.doing =
            DECIDED + next_side(s, noted, noted + cells, at[0].y / 2 * wide + at[0].x / 2, button);
    }
    for (size_t i = 0; i < n && !why; i++) {
        int cell = at[i].y / 2 * wide + at[i].x / 2, side = s->dragged.step.doing - DECIDED;
        if (at[i].x < 0 || noted[cell] == side)
            continue;
        size_t first = s->steps.at;
        why = session_note(s, cell, side);
        if (!why && first > before)
            steps_join(&s->steps, first - 1, true);
        noted[cell] = (int8_t)side;
    }
    join(s, before);
    arena_close(&own);
    return why;
}
