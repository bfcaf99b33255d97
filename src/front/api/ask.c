/* ask.c - the questions of the C library that take work. Each has an arena of its own for scratch,
 * so a position holds nothing but its board. */
#include <string.h>

#include "core/position.h"
#include "duel/player.h"
#include "front/api/api.h"
#include "games/games.h"
#include "puzzle/new_request.h"

enum { PRESET_US = 1000000 };

struct work api_work(const struct quincunx_limits *l, struct arena *scratch)
{
    struct work w = {.arena = scratch, .steps = l && l->steps ? l->steps : UINT64_MAX};
    if (l) {
        w.stop = l->stop;
        w.ctx = l->ctx;
    }
    return w;
}

/* ---- solve ---- */

static struct err solve_on(const struct board *b, uint64_t most, struct work *w,
                           struct quincunx_solved *out)
{
    size_t size = b->game->rules.size(&b->variant);
    struct solve s = {.limit = most < 2 ? 2 : most,
                      .first = arena_take(w->arena, 1, size),
                      .second = arena_take(w->arena, 1, size)};
    struct err e = s.first && s.second ? board_solve(b, &s, w) : err_memory();
    if (err_is(e))
        return e;
    static const enum quincunx_answer names[] = {[ANSWER_NONE] = QUINCUNX_NONE,
                                                 [ANSWER_ONE] = QUINCUNX_UNIQUE,
                                                 [ANSWER_MANY] = QUINCUNX_SEVERAL,
                                                 [ANSWER_UNKNOWN] = QUINCUNX_UNKNOWN};
    *out = (struct quincunx_solved){names[s.answer], s.count, s.complete, NULL, NULL};
    out->first = s.count > 0 ? api_position(s.first) : NULL;
    out->second = s.count > 1 ? api_position(s.second) : NULL;
    if ((s.count > 0 && !out->first) || (s.count > 1 && !out->second)) {
        quincunx_free(out->first);
        quincunx_free(out->second);
        *out = (struct quincunx_solved){.answer = QUINCUNX_UNKNOWN};
        return err_memory();
    }
    return e;
}

struct quincunx_error quincunx_solve(const struct quincunx_position *p, uint64_t most,
                                     const struct quincunx_limits *l, struct quincunx_solved *out)
{
    struct arena scratch;
    *out = (struct quincunx_solved){.answer = QUINCUNX_UNKNOWN};
    if (!p->board->game->puzzle)
        return api_unfit("this game is a duel: there is nothing to solve");
    arena_open(&scratch);
    struct work w = api_work(l, &scratch);
    struct err e = solve_on(p->board, most, &w, out);
    arena_close(&scratch);
    return api_error(e);
}

/* ---- hint, rate ---- */

static struct err hint_on(struct quincunx_position *p, struct work *w, struct quincunx_hint *out)
{
    const struct board *b = p->board;
    struct hint h;
    struct err e = rate_hint_room(b, &h, w->arena) ? rate_find_hint(b, &h, w) : err_memory();
    if (err_is(e))
        return e;
    static const enum quincunx_help names[] = {[HINT_STEP] = QUINCUNX_STEP,
                                               [HINT_WRONG] = QUINCUNX_WRONG,
                                               [HINT_DONE] = QUINCUNX_DONE,
                                               [HINT_NO_STEP] = QUINCUNX_NO_STEP};
    bool step = h.kind == HINT_STEP;
    struct writer count = writer_to(NULL, 0);
    b->game->puzzle->explain(b, &h, &count);
    char *sentence = api_keep(&p->sentence, count.n);
    const char *moves = api_keep_moves(&p->steps, b, h.move, step ? h.n_moves : 0);
    if (!sentence || !moves)
        return err_memory();
    struct writer text = writer_to(sentence, count.n);
    b->game->puzzle->explain(b, &h, &text);
    *out = (struct quincunx_hint){names[h.kind],
                                  step ? b->game->puzzle->techniques[h.technique].name : NULL,
                                  sentence, moves};
    return e;
}

struct quincunx_error quincunx_hint(struct quincunx_position *p, const struct quincunx_limits *l,
                                    struct quincunx_hint *out)
{
    struct arena scratch;
    *out = (struct quincunx_hint){QUINCUNX_NO_STEP, NULL, "", ""};
    if (!p->board->game->puzzle)
        return api_unfit("this game has no hints");
    arena_open(&scratch);
    struct work w = api_work(l, &scratch);
    struct err e = hint_on(p, &w, out);
    arena_close(&scratch);
    return api_error(e);
}

struct quincunx_error quincunx_rate(const struct quincunx_position *p,
                                    const struct quincunx_limits *l, struct quincunx_rating *out)
{
    struct arena scratch;
    struct rating rating;
    *out = (struct quincunx_rating){0};
    if (!p->board->game->puzzle)
        return api_unfit("this game has nothing to rate");
    arena_open(&scratch);
    struct work w = api_work(l, &scratch);
    struct err e = puzzle_rate(p->board, &rating, NULL, NULL, &w);
    arena_close(&scratch);
    if (!err_is(e) && rating.solved)
        *out =
            (struct quincunx_rating){true, rating.tenths, level_name(rating.level), rating.steps};
    return api_error(e);
}

/* ---- best ---- */

static struct err best_on(struct quincunx_position *p, struct strength strength, uint64_t seed,
                          struct work *w, struct quincunx_best *out)
{
    struct player player;
    struct advice advice;
    struct err e = player_open(&player, strength, seed, w->arena);
    if (err_is(e))
        return e;
    bool limited = w->steps != UINT64_MAX || w->stop || strength.skill != SKILL_MAX;
    clock_limit(w, limited ? INT64_MAX : PRESET_US);
    w->rng = &player.rng;
    player.threads = 1;
    e = player_move(&player, p->board, NULL, 0, &advice, w);
    const char *move = err_is(e) ? NULL : api_keep_moves(&p->best, p->board, &advice.move, 1);
    if (move && (advice.searched || advice.exact))
        *out = (struct quincunx_best){move, true, advice.score, advice.depth, advice.exact};
    else if (move)
        out->move = move;
    return err_is(e) || move ? e : err_memory();
}

struct quincunx_error quincunx_best(struct quincunx_position *p, const char *level, uint64_t seed,
                                    const struct quincunx_limits *l, struct quincunx_best *out)
{
    struct arena scratch;
    struct strength strength = {SKILL_MAX, 0};
    *out = (struct quincunx_best){0};
    if (!board_is_duel(p->board))
        return api_unfit("this is a puzzle for one; best is for games of two");
    if (p->board->game->rules.status(p->board) != STATUS_OPEN)
        return api_unfit("the game is over");
    const char *why = level ? strength_read(p->board->game, level, &strength) : NULL;
    if (why)
        return (struct quincunx_error){QUINCUNX_BAD_TEXT, 0, why};
    arena_open(&scratch);
    struct work w = api_work(l, &scratch);
    struct err e = best_on(p, strength, seed, &w, out);
    arena_close(&scratch);
    return api_error(e);
}

/* ---- make ---- */

static struct err make_on(const struct new_request *f, struct work *w,
                          struct quincunx_position **out)
{
    struct made_puzzle made;
    struct err e = new_request_make(f, &made, w);
    if (err_is(e))
        return e;
    *out = api_position(made.puzzle);
    return *out ? e : err_memory();
}

struct quincunx_error quincunx_make(const char *game, const char *size, const char *level,
                                    uint64_t seed, const struct quincunx_limits *l,
                                    struct quincunx_position **out)
{
    const struct game *g = game_named(games_all, slice_of(game));
    struct reader in = reader_of(size, strlen(size));
    enum level wanted = LEVEL_NORMAL;
    struct arena scratch;
    *out = NULL;
    if (!g)
        return (struct quincunx_error){QUINCUNX_BAD_TEXT, 0, "there is no game of this name"};
    struct variant v = game_preset(g);
    struct err e = variant_read_size(g, &in, &v);
    if (!err_is(e) && reader_peek(&in) != READER_END)
        e = err_text(in.at, "expected a size and nothing after it");
    if (!err_is(e) && level && !rate_level_named(slice_of(level), &wanted))
        e = err_text(0, "expected easy, normal, hard or expert");
    if (err_is(e))
        return api_error(e);
    arena_open(&scratch);
    struct work w = api_work(l, &scratch);
    e = make_on(
        &(struct new_request){.game = g, .variant = v, .request.level = wanted, .seed = seed}, &w,
        out);
    arena_close(&scratch);
    return api_error(e);
}
