/* session.c - see session.h: loading, playing, undoing, checkpoints. */
#include "session/session.h"

#include <string.h>

#include "core/edit.h"
#include "core/position.h"
#include "puzzle/rate.h"
#include "session/background.h"
#include "session/view.h"

static const struct spot nowhere = {-1, -1};

void session_open(struct session *s, const struct game *const *games)
{
    *s = (struct session){.games = games, .held = nowhere, .marking = MARKING_RULES};
    arena_open(&s->arena);
    s->values = values_open(&s->arena);
    s->thinker = arena_take(&s->arena, 1, sizeof *s->thinker);
}

void session_close(struct session *s)
{
    values_close(s->values);
    if (s->thinker && s->thinker->is_open)
        arena_close(&s->thinker->arena);
    if (s->appraisal)
        appraisal_close(s->appraisal);
    for (int i = 0; i < STUDY_KINDS; i++)
        if (s->study[i])
            study_close(s->study[i]);
    view_free(s);
    arena_close(&s->arena);
    s->values = NULL;
    s->thinker = NULL;
    s->now = NULL;
}

/* Whatever was told about the board before is out of date. */
static void board_changed(struct session *s)
{
    s->ladder = LADDER_NONE;
    s->story_step = 0;
    s->learned = (struct learned){0};
    s->held = nowhere;
    s->changes++;
    s->revision++;
}

void session_touch(struct session *s)
{
    s->revision++;
}

void session_set_marking(struct session *s, enum marking m)
{
    s->marking = m;
    s->revision++;
}

void session_take(struct session *s, struct session *next)
{
    next->order = s->order;
    next->tables = s->tables;
    next->cells_max = s->cells_max;
    next->loads = s->loads + 1;
    next->changes = s->changes + 1;
    next->revision = s->revision + 1;
    next->view = s->view;
    session_keep_results(next, s->results);
    s->view = NULL;
    session_close(s);
    *s = *next;
    s->steps.arena = &s->arena;
}

struct err session_size_refusal(const struct session *s, int width, int height)
{
    bool fits = !s->cells_max || (int64_t)width * height <= s->cells_max;
    return fits ? err_none() : err_text(0, "this board is too large to be shown here");
}

/* The new game lives in an arena of its own until it is known to be good. */
struct err session_load(struct session *s, const char *text, size_t len)
{
    struct session next;
    struct board *start;
    session_open(&next, s->games);
    struct err e = position_read(s->games, text, len, &next.arena, &start);
    if (!err_is(e))
        e = session_size_refusal(s, board_width(start), board_height(start));
    if (!err_is(e)) {
        next.now = arena_take(&next.arena, 1, start->game->rules.size(&start->variant));
        e = next.now ? err_none() : err_memory();
    }
    if (err_is(e)) {
        session_close(&next);
        return e;
    }
    board_copy(next.now, start);
    next.marking = s->marking;
    if (s->now && s->now->game == start->game) {
        memcpy(next.seat, s->seat, sizeof next.seat);
        next.assists = s->assists;
    }
    session_take(s, &next);
    steps_begin(&s->steps, start, &s->arena);
    session_choose_own(s);
    return err_none();
}

static const char *add_step(struct session *s, struct step step)
{
    if (!steps_take(&s->steps, s->now, step))
        return err_memory().why;
    while (s->checkpoints && s->checkpoint[s->checkpoints - 1].at > s->steps.at)
        s->checkpoints--;
    board_changed(s);
    session_count_result(s);
    return NULL;
}

/* What the assists add now; `joined`: to the press before. */
static void assist(struct session *s, bool joined)
{
    const struct assists *a = s->now->game->assists;
    if (!a || !s->assists || board_is_duel(s->now))
        return;
    struct arena own;
    arena_open(&own);
    size_t places = (2 * (size_t)board_width(s->now) + 1) * (2 * (size_t)board_height(s->now) + 1);
    struct board *b = arena_take(&own, 1, s->now->game->rules.size(&s->now->variant));
    game_move *move = arena_take(&own, places, sizeof *move);
    if (b && move) {
        board_copy(b, s->now);
        size_t n = a->play(b, s->assists, move, places);
        for (size_t i = 0; i < n; i++) {
            if (add_step(s, (struct step){.move = move[i], .times = 1}))
                break;
            if (i > 0 || joined)
                steps_join(&s->steps, s->steps.at - 2, true);
        }
    }
    arena_close(&own);
}

void session_assist(struct session *s, int which, bool on)
{
    s->assists = on ? s->assists | 1u << which : s->assists & ~(1u << which);
    s->ladder = LADDER_NONE; /* hints may be others now */
    s->story_step = 0;
    s->learned.has_hint = false;
    s->revision++;
    if (on)
        assist(s, false);
}

/* By the rules of played games, which know more than the board alone: a repetition ends them. */
static const char *over_refusal(const struct session *s)
{
    bool over = board_is_duel(s->now) && session_status(s) != STATUS_OPEN;
    return over ? "the game is over" : NULL;
}

/* A press: a move played so often, and what the assists add. */
static const char *press(struct session *s, game_move m, uint32_t times)
{
    const char *why = s->now->game->rules.refusal(s->now, m);
    for (uint32_t k = 0; k < times && !why; k++) /* as a saved game has them */
        why = add_step(s, (struct step){.move = m, .times = 1, .more = k + 1 < times});
    if (!why)
        assist(s, true);
    return why;
}

const char *session_play(struct session *s, game_move m)
{
    const char *why = over_refusal(s);
    return why ? why : press(s, m, 1);
}

const char *session_replay(struct session *s, game_move m)
{
    s->is_counted = true;
    return press(s, m, 1);
}

/* Tried on another board: where one of them is refused, nothing has changed. */
static const char *first_refusal(const struct session *s, const game_move *m, size_t n)
{
    const struct rules *rules = &s->now->game->rules;
    struct arena own;
    arena_open(&own);
    struct board *b = arena_take(&own, 1, rules->size(&s->now->variant));
    const char *why = b ? NULL : err_memory().why;
    if (b)
        board_copy(b, s->now);
    for (size_t i = 0; i < n && !why; i++) {
        why = rules->refusal(b, m[i]);
        if (!why)
            rules->play(b, m[i]);
    }
    arena_close(&own);
    return why;
}

const char *session_play_all(struct session *s, const game_move *m, size_t n)
{
    const char *why = over_refusal(s);
    if (!why)
        why = first_refusal(s, m, n);
    for (size_t i = 0; i < n && !why; i++)
        why = add_step(s, (struct step){.move = m[i], .times = 1, .more = i + 1 < n});
    if (s->steps.at)
        steps_join(&s->steps, s->steps.at - 1, false); /* where memory ran out between them */
    if (!why && n)
        assist(s, true);
    return why;
}

static const char *press_with(struct session *s, struct press pressed)
{
    struct pressed out = {.hold = nowhere};
    const char *why = over_refusal(s);
    if (why)
        return why;
    s->now->game->rules.press(s->now, &pressed, &out);
    if (out.times)
        return press(s, out.move, out.times);
    if (pressed.typed)
        return out.why ? out.why : "that cannot be done here";
    if (out.why)
        return out.why; /* a piece in hand stays there */
    s->held = out.hold;
    s->revision++;
    return NULL;
}

const char *session_press(struct session *s, struct spot at, int button)
{
    return press_with(s, (struct press){.at = at, .held = s->held, .button = button});
}

const char *session_type(struct session *s, struct spot at, char typed)
{
    return press_with(s, (struct press){.at = at, .held = s->held, .typed = typed});
}

void session_go_to(struct session *s, size_t at)
{
    s->steps.at = at;
    steps_board(&s->steps, at, s->now);
    while (s->checkpoints && s->checkpoint[s->checkpoints - 1].at > at)
        s->checkpoints--;
    board_changed(s);
}

int session_to_move(const struct session *s)
{
    bool open =
        s->now && board_is_duel(s->now) && s->now->game->rules.status(s->now) == STATUS_OPEN;
    return open ? s->now->game->duel->mover(s->now) : -1;
}

bool session_cpu_to_move(const struct session *s)
{
    int side = session_to_move(s);
    return side >= 0 && s->seat[side].cpu;
}

bool session_must_pass(const struct session *s)
{
    const struct duel *d = s->now->game->duel;
    return session_to_move(s) >= 0 && d->pass && !s->now->game->rules.refusal(s->now, d->pass);
}

void session_restart(struct session *s)
{
    if (!s->steps.at)
        return;
    (void)add_step(s, (struct step){.jump = s->steps.start});
    s->is_counted = false;
    session_choose_own(s);
}

const char *session_note(struct session *s, int cell, int side)
{
    return add_step(s, (struct step){.noted = cell, .side = (int8_t)side});
}

const char *session_shade(struct session *s, int r, int c, int side)
{
    const struct assists *a = s->now->game->assists;
    if (!a || !a->shades)
        return "there is no inside in this game";
    int n = board_width(s->now) * board_height(s->now), cell = r * board_width(s->now) + c;
    struct arena own;
    arena_open(&own);
    int8_t *noted = arena_take(&own, (size_t)n, 1);
    if (noted)
        steps_notes(&s->steps, noted, n);
    bool again = noted && noted[cell] == side;
    bool ok = noted != NULL;
    arena_close(&own);
    return ok ? session_note(s, cell, again ? 0 : side) : err_memory().why;
}

/* Has anybody moved who had a choice? */
static bool is_begun(const struct session *s)
{
    const struct duel *d = s->now->game->duel;
    for (size_t i = 0; i < s->steps.at; i++)
        if (s->steps.step[i].jump || !d || s->steps.step[i].move != d->pass)
            return true;
    return false;
}

/* The start with this ink on a cell; on error nothing changes. */
static const char *begin_with(struct session *s, struct spot at, const char *token)
{
    const struct board *b = s->steps.start;
    struct arena own;
    arena_open(&own);
    struct board *start = arena_take(&own, 1, b->game->rules.size(&b->variant));
    if (start)
        board_copy(start, b);
    const char *why = start ? edit_put(start, at, slice_of(token), &own) : err_memory().why;
    if (!why) {
        struct slice line = position_text(start, &own);
        struct err e = line.len ? session_load(s, line.text, line.len) : err_memory();
        why = e.why;
    }
    arena_close(&own);
    return why;
}

const char *session_block_refusal(const struct session *s)
{
    const struct edit *e = s->now->game->edit;
    if (!e || !e->block)
        return "this game has no blocked cells";
    return is_begun(s) ? "cells are blocked before the first move" : NULL;
}

const char *session_block(struct session *s, int r, int c)
{
    const struct board *b = s->steps.start;
    const char *why = session_block_refusal(s);
    if (why)
        return why;
    const char *nothing = b->game->edit->palette[0].token, *block = b->game->edit->block;
    struct spot at = spot_cell(r, c);
    if (edit_stands(b, at, block))
        return begin_with(s, at, nothing);
    return edit_stands(b, at, nothing) ? begin_with(s, at, block) : "there is a piece on this cell";
}

const char *session_checkpoint(struct session *s, const char *name, size_t len)
{
    if (s->checkpoints == CHECKPOINTS_MAX)
        return "there are as many checkpoints as can be kept";
    if (len >= NAME_MAX_BYTES || memchr(name, '\n', len))
        return "the name of a checkpoint is one short line";
    struct checkpoint *c = &s->checkpoint[s->checkpoints++];
    *c = (struct checkpoint){.at = s->steps.at};
    memcpy(c->name, name, len);
    s->revision++;
    return NULL;
}

bool session_keep(struct session *s)
{
    if (s->checkpoints == 0)
        return false;
    s->checkpoints--;
    s->revision++;
    return true;
}

bool session_discard(struct session *s)
{
    if (s->checkpoints == 0)
        return false;
    size_t at = s->checkpoint[--s->checkpoints].at;
    session_go_to(s, at);
    return true;
}

/* ---- help ---- */

const char *session_help_refusal(const struct session *s)
{
    if (!s->now->game->puzzle)
        return "this is no puzzle: there are no hints and no solution";
    return board_is_duel(s->now) ? "this is a duel: hints and the solution are for a player alone"
                                 : NULL;
}

const char *session_solver_refusal(const struct session *s)
{
    const struct puzzle *p = s->now->game->puzzle;
    return !p          ? "there is nothing to solve in this game"
           : !p->solve ? "this game has no solver"
                       : NULL;
}

const char *session_solution_refusal(const struct session *s)
{
    if (!s->now->game->puzzle)
        return "this is no puzzle: there is no solution to compare with";
    return session_to_move(s) >= 0 ? "this is a duel: the solution is not told before its end"
                                   : NULL;
}

struct err session_solution(struct session *s, struct work *w)
{
    return s->now->game->puzzle ? session_find(s, QUESTION_SOLUTION, NULL, 0, w) : err_none();
}

const char *session_solve(struct session *s, struct work *w)
{
    const char *why = session_help_refusal(s);
    struct err e = why ? err_none() : session_solution(s, w);
    if (why || err_is(e))
        return why ? why : e.why;
    if (!s->solution)
        return "there is not exactly one solution to show";
    return add_step(s, (struct step){.jump = s->solution, .unscored = true});
}

/* Steps before the first mistake, press by press: within one there is no board to stop at. */
static size_t last_good(const struct session *s, struct board *b)
{
    struct steps steps = s->steps;
    for (; steps.at > 0; steps.at = steps_before(&steps)) {
        steps_board(&steps, steps.at, b);
        if (b->game->puzzle->differences(b, s->solution, NULL, 0) == 0)
            break;
    }
    return steps.at;
}

const char *session_good(struct session *s, struct work *w)
{
    const char *why = session_help_refusal(s);
    struct err e = why ? err_none() : session_solution(s, w);
    if (why || err_is(e))
        return why ? why : e.why;
    if (!s->solution)
        return "there is not exactly one solution to compare with";
    struct arena_mark mark = arena_here(w->arena);
    struct board *b = arena_take(w->arena, 1, s->now->game->rules.size(&s->now->variant));
    if (b)
        session_go_to(s, last_good(s, b));
    arena_release(w->arena, mark);
    return b ? NULL : err_memory().why;
}

/* Where the last press began: what follows it (crosses that an assist puts) is not what was meant. */
static struct spot last_hand(const struct session *s)
{
    const struct step *last = s->steps.at ? &s->steps.step[steps_before(&s->steps)] : NULL;
    int w = board_width(s->now);
    if (!last || last->jump)
        return spot_nowhere();
    return last->times ? s->now->game->rules.move_spot(s->now, last->move)
                       : spot_cell(last->noted / w, last->noted % w);
}

struct err session_find_hint(const struct session *s, struct hint *out, struct work *w)
{
    struct spot hand = last_hand(s);
    const struct assists *a = s->now->game->assists;
    out->hand = spot_is_somewhere(hand) ? &hand : NULL;
    out->uniqueness = a && a->uniqueness & s->assists;
    struct err e = rate_find_hint(s->now, out, w);
    out->hand = NULL;
    return e;
}

/* The hint is found on the first rung and kept; the last rung does it. */
const char *session_hint(struct session *s, struct work *w)
{
    const char *why = session_help_refusal(s);
    if (why)
        return why;
    if (s->ladder == LADDER_NONE) {
        struct err e = s->learned.has_hint ? err_none()
                       : s->hint.move || rate_hint_room(s->now, &s->hint, &s->arena)
                           ? session_find_hint(s, &s->hint, w)
                           : err_memory();
        if (err_is(e))
            return e.why;
        s->ladder = LADDER_WHERE;
        s->revision++;
        return NULL;
    }
    if (s->hint.kind != HINT_STEP)
        return NULL;
    if (s->ladder < LADDER_WHY) {
        s->ladder++;
        s->revision++;
        return NULL;
    }
    size_t n = s->hint.n_moves;
    for (size_t i = 0; i < n && !why; i++) {
        game_move m = s->hint.move[i];
        if (!s->now->game->rules.refusal(s->now, m))
            why = add_step(
                s, (struct step){.move = m, .times = 1, .more = i + 1 < n, .unscored = true});
    }
    if (s->steps.at)
        steps_join(&s->steps, s->steps.at - 1, false);
    if (!why)
        assist(s, true);
    return why;
}

const struct story *session_story(const struct session *s)
{
    const struct story *story = s->hint.story;
    bool told = s->ladder == LADDER_WHY && s->hint.kind == HINT_STEP;
    return told && story && story->n > 1 ? story : NULL;
}

const char *session_why(struct session *s, size_t step, struct work *w)
{
    const char *why = s->ladder == LADDER_NONE ? session_hint(s, w) : NULL;
    if (why)
        return why;
    if (s->hint.kind == HINT_STEP)
        s->ladder = LADDER_WHY;
    const struct story *story = session_story(s);
    s->story_step = !story ? 0 : step < story->n ? step : story->n - 1;
    s->revision++;
    return NULL;
}
