/* league_kept.c - see league_kept.h. */
#include "league/league_kept.h"

#include <stdio.h>
#include <string.h>

#include "base/arena_text.h"
#include "base/format.h"
#include "base/hash.h"
#include "core/position.h"
#include "games/games.h"
#include "league/league_file.h"

static bool fail(struct league_run *h, const char *why)
{
    notices_tell(&h->to.failure, "%s", why);
    return false;
}

static const char *keep(struct arena *arena, const char *text)
{
    size_t n = strlen(text) + 1;
    char *out = arena_take(arena, n, 1);
    return out ? memcpy(out, text, n) : NULL;
}

static void give_up(struct league_run *h, const char *why)
{
    if (!h->over)
        fault_set(&h->fault, "%s", why);
    h->over = true;
}

/* ---- is it to be believed? ---- */

static void write_stored(const void *ctx, struct writer *out)
{
    const struct stored_game *g = ctx;
    const char *const lines[][2] = {
        {"start ", g->position}, {"moves ", g->moves}, {"result ", g->result}, {"reason ", g->reason}};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        if (*lines[i][1]) {
            writer_text(out, lines[i][0]);
            writer_text(out, lines[i][1]);
            writer_char(out, '\n');
        }
}

/* The start of games 2k+1 and 2k+2 as text, made when it is asked for; NULL: no memory. */
static const char *start_of(struct league_run *h, uint32_t k)
{
    struct arena arena;
    struct board *b;
    arena_open(&arena);
    struct work work = {.arena = &arena, .steps = UINT64_MAX};
    if (!h->start[k] && !err_is(match_start(&h->plan.match, k, &work, &b))) {
        struct slice text = position_text(b, &arena);
        h->start[k] = text.text ? keep(h->work->arena, text.text) : NULL;
    }
    arena_close(&arena);
    return h->start[k];
}

/* Faults that only programs commit, and the limit of turns, are not seen on the board. */
static const char *reason_fault(const struct league_run *h, const struct stored_game *g, const struct record *r)
{
    const struct match *m = &h->plan.match;
    size_t most = m->turns ? (size_t)m->turns : SIZE_MAX;
    uint64_t loser = r->result == STATUS_FIRST ? g->second : g->first;
    bool fault = r->reason > REASON_TIME || (r->reason == REASON_TIME && !m->time.game_us);
    if (r->n > most || (r->reason == REASON_LIMIT && r->n < most))
        return "it did not end at the limit of turns";
    for (int i = 0; fault && i < h->league.n; i++)
        if (h->player[i].hash == loser && !h->player[i].command)
            return "its loser is no program, and does not lose like that";
    return NULL;
}

static struct err not_this_league(const struct league_run *h, const struct stored_game *g,
                                  const struct record *r, const char *start)
{
    if (r->start->game != h->league.game)
        return err_text(0, "it is a game of another kind");
    if (!r->result)
        return err_text(0, "it is not finished");
    if (start && strcmp(start, g->position) != 0)
        return err_text(0, "it begins from another position");
    const char *why = reason_fault(h, g, r);
    return why ? err_text(0, why) : err_none();
}

/* A result is believed when the moves have been played again. */
static struct err stored_fault(struct league_run *h, const struct stored_game *g)
{
    struct arena *arena = h->work->arena;
    struct record r;
    if (g->sealed == SEALED_OTHER || (g->sealed == SEALED_NOT && !h->key.older))
        return err_text(0, "it is not as it was stored: its seal does not fit");
    bool ours = strcmp(g->program, format_program()) == 0; /* others may begin elsewhere */
    bool asked = ours && g->start < (h->league.games + 1) / 2;
    const char *start = asked ? start_of(h, g->start) : NULL;
    if (asked && !start)
        return err_memory();
    struct arena_mark mark = arena_here(arena);
    struct slice text = arena_text(arena, write_stored, g);
    struct err e = text.text ? record_read(games_all, text.text, text.len, arena, &r) : err_memory();
    if (!err_is(e))
        e = not_this_league(h, g, &r, start);
    arena_release(arena, mark);
    return e;
}

/* ---- from the file into the table ---- */

/* Who made a move: the side that began did so in a game of one turn, both in a longer one. */
static bool find_moved(struct league_run *h, struct league_game *o)
{
    struct arena *arena = h->work->arena;
    struct arena_mark mark = arena_here(arena);
    struct board *start = NULL;
    int mover = 0;
    if (o->turns == 1) {
        if (err_is(position_read(games_all, o->position, strlen(o->position), arena, &start)))
            return false;
        mover = start->game->duel->mover(start);
        arena_release(arena, mark);
    }
    for (int side = 0; side < 2; side++)
        o->moved[side] = side_moved(mover, o->turns, side);
    return true;
}

/* A game that was stored becomes an outcome, if it is one of this league and not known yet. */
static void take_stored(struct league_run *h, const struct stored_game *g)
{
    struct arena *arena = h->work->arena;
    uint32_t number;
    int pair = league_find(&h->league, g->first, g->second, g->start, &number);
    struct league_game o = {.done = true};
    static const enum status ends[] = {STATUS_INVALID, STATUS_FIRST, STATUS_SECOND, STATUS_DRAW};
    if (pair < 0 || league_game(&h->league, pair, number)->stored ||
        !reason_read(slice_of(g->reason), &o.reason))
        return;
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        if (strcmp(g->result, status_name(ends[i])) == 0)
            o.result = ends[i];
    o.position = keep(arena, g->position);
    o.moves = keep(arena, g->moves);
    o.turns = *g->moves != '\0';
    for (const char *at = g->moves; *at; at++)
        o.turns += *at == ' ';
    for (int side = 0; side < 2; side++) {
        o.note[side] = keep(arena, g->note[side]);
        o.err[side] = keep(arena, g->err[side]);
        o.cpu_us[side] = g->cpu_us[side];
        o.wall_us[side] = g->wall_us[side];
    }
    bool whole = o.position && o.moves && o.note[0] && o.note[1] && o.err[0] && o.err[1];
    if (!whole || !find_moved(h, &o))
        give_up(h, err_memory().why);
    else if (o.result)
        league_take(&h->league, pair, number, &o);
}

/* On opening: what does not fit is named, taken out and played again. */
static void check_stored(void *ctx, const struct stored_game *g)
{
    struct league_run *h = ctx;
    struct err e = stored_fault(h, g);
    struct fault why;
    if (e.code == ERR_MEMORY) {
        give_up(h, e.why);
        return;
    }
    if (!err_is(e) && strcmp(g->program, format_program()) != 0) {
        h->older++;
        snprintf(h->program, sizeof h->program, "%s", g->program);
    }
    if (!err_is(e)) {
        if (g->sealed == SEALED_NOT && !store_seal(&h->store, h->terms, g, &why))
            give_up(h, why.why);
        take_stored(h, g);
        return;
    }
    h->unfit++;
    notices_tell(&h->to.failure, "%s: game %lld of the file is not believed: %s", h->store.path,
                 (long long)g->id, e.why);
    if (!store_remove(&h->store, g->id, &why))
        give_up(h, why.why);
}

/* Later on: what was told once is not told again. */
static void look_stored(void *ctx, const struct stored_game *g)
{
    struct league_run *h = ctx;
    if (!err_is(stored_fault(h, g)))
        take_stored(h, g);
}

static bool take_all(struct league_run *h, void (*take)(void *ctx, const struct stored_game *g))
{
    struct fault why;
    if (!store_each(&h->store, h->terms, take, h, &why))
        return fail(h, why.why);
    return !h->fault.why[0] || fail(h, h->fault.why);
}

/* ---- opening and closing ---- */

/* What the games depend on besides who plays: games on other terms are other games. */
void league_kept_terms(struct league_run *h)
{
    const struct match *m = &h->plan.match;
    char limits[256] = "";
    struct writer w = writer_to(limits, sizeof limits - 1);
    uint64_t starts = 0;
    plan_terms(&h->plan, h->terms, sizeof h->terms);
    limits_write(&h->plan.limits, &w);
    for (size_t i = 0; i < m->n_starts; i++)
        starts = hash_join(starts, m->game->rules.key(m->starts[i]));
    size_t n = strlen(h->terms);
    snprintf(h->terms + n, sizeof h->terms - n, " limits=%s positions=%016llx", limits,
             (unsigned long long)starts);
}

static bool open_key(struct league_run *h, const char *path)
{
    bool some, missing;
    struct fault why;
    if (!store_seals(&h->store, &some, &missing, &why) || !league_key_open(&h->key, path, some, missing, &why))
        return fail(h, why.why);
    h->store.key = h->key.key;
    return true;
}

/* Once every game has a seal, one without is not believed any more. */
static bool settle_key(struct league_run *h, const char *path)
{
    bool some, missing;
    struct fault why;
    if (!h->key.older)
        return true;
    return (store_seals(&h->store, &some, &missing, &why) &&
            (missing || league_key_settle(&h->key, path, &why))) ||
           fail(h, why.why);
}

bool league_kept_name_all(struct league_run *h)
{
    struct fault why;
    for (int i = 0; i < h->league.n; i++)
        if (!store_name(&h->store, h->player[i].hash, h->player[i].name,
                        h->player[i].command ? h->player[i].command : "", &why))
            return fail(h, why.why);
    return true;
}

bool league_kept_look(struct league_run *h)
{
    return take_all(h, look_stored);
}

bool league_kept_open(struct league_run *h)
{
    struct fault told, why;
    const char *path = league_file_path(h->dir, "/league.db", h->work->arena);
    const char *key = league_file_path(h->dir, "/league.key", h->work->arena);
    h->start = arena_take(h->work->arena, (h->league.games + 1) / 2, sizeof *h->start);
    if (!path || !key || !h->start)
        return fail(h, err_memory().why);
    league_kept_terms(h);
    if (!store_open(&h->store, path, &told, &why))
        return fail(h, why.why);
    if (told.why[0])
        notices_tell(&h->to.notices, "%s", told.why);
    bool ok = open_key(h, key) && take_all(h, check_stored) && league_kept_name_all(h) && settle_key(h, key);
    if (!ok)
        (void)store_close(&h->store, &why);
    if (ok && h->older)
        notices_tell(&h->to.notices,
                     "%u of the games were played by version %s of the program; they count", h->older,
                     h->program);
    return ok;
}

bool league_kept_close(struct league_run *h)
{
    struct fault why;
    return store_close(&h->store, &why) || fail(h, why.why);
}

/* ---- one more ---- */

static void write_moves(const void *ctx, struct writer *out)
{
    const struct record *r = ctx;
    for (size_t i = 0; i < r->n; i++) {
        writer_text(out, i ? " " : "");
        r->start->game->rules.write_move(r->start, r->moves[i], out);
    }
}

bool league_kept_add(struct league_run *h, const struct contender player[2], const struct record *r,
                     const struct side_report report[2])
{
    struct arena *arena = h->work->arena;
    struct stored_game g = {.first = player[match_who(r->number, 0)].hash,
                            .second = player[match_who(r->number, 1)].hash,
                            .start = (r->number - 1) / 2,
                            .position = position_text(r->start, arena).text,
                            .moves = arena_text(arena, write_moves, r).text,
                            .result = status_name(r->result),
                            .reason = reason_name(r->reason),
                            .program = format_program()};
    struct fault why;
    for (int side = 0; side < 2; side++) {
        g.note[side] = report[side].note;
        g.err[side] = report[side].err;
        g.cpu_us[side] = report[side].cpu_us;
        g.wall_us[side] = report[side].wall_us;
    }
    if (!g.position || !g.moves)
        return fail(h, err_memory().why);
    if (!store_add(&h->store, h->terms, &g, &why))
        return fail(h, why.why);
    take_stored(h, &g);
    h->played++;
    return !h->fault.why[0] || fail(h, h->fault.why);
}
