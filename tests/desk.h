/* desk.h - a table to try positions on: read a line, play moves by name, write it back.
 *
 * Texts it returns stand in the desk until the next call of the same function. Everything is read
 * and written through the public forms.
 */
#ifndef DESK_H
#define DESK_H

#include "check.h"
#include "core/perft.h"
#include "core/position.h"
#include "games/games.h"

struct desk {
    struct arena arena;
    struct rng rng;
    struct board *board;
    char line[4096], moves[16384], move[16];
};

static inline void desk_open(struct desk *d, uint64_t seed)
{
    memset(d, 0, sizeof *d);
    arena_open(&d->arena);
    rng_seed(&d->rng, seed, 0);
}

static inline void desk_close(struct desk *d)
{
    arena_close(&d->arena);
    CHECK(d->arena.held == 0);
}

/* A position on an otherwise empty desk. */
static inline struct err desk_read(struct desk *d, const char *line)
{
    arena_release(&d->arena, (struct arena_mark){NULL, 0});
    return position_read(games_all, line, strlen(line), &d->arena, &d->board);
}

static inline struct board *board_new(const struct game *g, int w, int h, struct arena *arena)
{
    struct variant v = game_preset(g);
    struct board *b;
    v.value[OPTION_WIDTH] = (int16_t)w;
    v.value[OPTION_HEIGHT] = (int16_t)h;
    CHECK(!err_is(position_new(g, &v, arena, &b)));
    return b;
}

static inline void desk_new(struct desk *d, const struct game *g, int w, int h)
{
    arena_release(&d->arena, (struct arena_mark){NULL, 0});
    d->board = board_new(g, w, h, &d->arena);
}

static inline const char *desk_line(struct desk *d)
{
    if (!d->board)
        return "(no board)";
    struct writer w = writer_to(d->line, sizeof d->line - 1);
    position_write(d->board, &w);
    d->line[w.n] = '\0';
    return d->line;
}

/* The text of a move, NUL-ended. */
static inline const char *desk_move(struct desk *d, game_move m)
{
    struct writer w = writer_to(d->move, sizeof d->move - 1);
    d->board->game->rules.write_move(d->board, m, &w);
    d->move[w.n] = '\0';
    return d->move;
}

/* All legal moves, a blank between. */
static inline const char *desk_moves(struct desk *d)
{
    game_move list[2048];
    size_t n = d->board->game->rules.moves(d->board, list, 2048);
    struct writer w = writer_to(d->moves, sizeof d->moves - 1);
    for (size_t i = 0; i < n && i < 2048; i++) {
        if (i)
            writer_char(&w, ' ');
        d->board->game->rules.write_move(d->board, list[i], &w);
    }
    d->moves[w.n] = '\0';
    return d->moves;
}

static inline game_move desk_find(struct desk *d, const char *move)
{
    struct reader in = reader_of(move, strlen(move));
    game_move m = MOVE_NONE;
    struct err e = d->board->game->rules.read_move(d->board, &in, &m);
    return CHECK(!err_is(e) && in.at == in.len) ? m : MOVE_NONE;
}

/* Why the move is refused, or "" if it is legal. */
static inline const char *desk_refusal(struct desk *d, const char *move)
{
    const char *why = d->board->game->rules.refusal(d->board, desk_find(d, move));
    return why ? why : "";
}

static inline void desk_play(struct desk *d, const char *move)
{
    game_move m = desk_find(d, move);
    if (CHECK(!d->board->game->rules.refusal(d->board, m)))
        d->board->game->rules.play(d->board, m);
    CHECK(!d->board->game->rules.broken_invariant(d->board));
}

static inline const char *desk_status(const struct desk *d)
{
    return !d->board ? "(no board)" : status_name(d->board->game->rules.status(d->board));
}

/* A text that must be refused at this byte with this sentence. */
static inline void desk_refuses(struct desk *d, const char *line, size_t at, const char *why)
{
    struct err e = desk_read(d, line);
    CHECK(e.code == ERR_TEXT && !d->board);
    if (!CHECK(e.at == at))
        printf("  %s: byte %zu, not %zu\n", line, e.at, at);
    CHECK_TEXT(e.why ? e.why : "(read without error)", why);
}

/* Perft of the board against known numbers, a 0 at the end. */
static inline void desk_perft(struct desk *d, const uint64_t *want)
{
    uint64_t got[16];
    struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
    int depth = 0;
    while (want[depth])
        depth++;
    CHECK(!err_is(perft(d->board, depth, got, &work)));
    for (int i = 0; i < depth; i++)
        if (!CHECK(got[i] == want[i]))
            printf("  %s: depth %d: %llu, not %llu\n", desk_line(d), i + 1,
                   (unsigned long long)got[i], (unsigned long long)want[i]);
}

#endif
