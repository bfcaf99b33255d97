/* batch.c - many games of two at once: moves by number, legal moves as masks, all in flat arrays.
 *
 * The numbers are those moves of the game that are about a place of the board, in their own order, and
 * after them the pass. Boards are flat blocks (core/game.h), so the start is put back by a copy. What is
 * legal is found once a step, kept as a list for chance and as a mask for the caller.
 */
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"
#include "core/position.h"
#include "front/api/api.h"
#include "games/games.h"

enum { MOVES_SEEN = 1 << 16, TURNS = 400 }; /* moves above are no game's on boards people play */

struct quincunx_batch {
    size_t n, board_size, actions, cap; /* cap: moves that a board may have */
    struct quincunx_position *start;
    unsigned char *boards;
    game_move *move_of;   /* of an action */
    int32_t *action_of;   /* of a move below MOVES_SEEN; -1: none */
    game_move *list;      /* legal moves of each board, `cap` apart */
    uint32_t *listed;     /* how many */
    uint32_t *turn;
    uint8_t *legal;
    int8_t *mover, *ended;
    uint32_t most_turns;
    struct rng rng;
    struct api_text name, line;
};

static struct board *board_at(const struct quincunx_batch *b, size_t i)
{
    return (struct board *)(void *)(b->boards + i * b->board_size);
}

/* ---- opening ---- */

static void number_moves(struct quincunx_batch *b)
{
    const struct board *start = b->start->board;
    game_move pass = start->game->duel->pass;
    for (game_move m = 1; m < MOVES_SEEN; m++) {
        bool counts = m != pass && spot_is_somewhere(start->game->rules.move_spot(start, m));
        b->action_of[m] = counts ? (int32_t)b->actions : -1;
        if (counts)
            b->move_of[b->actions++] = m;
    }
    if (pass == MOVE_NONE)
        return;
    if (pass < MOVES_SEEN)
        b->action_of[pass] = (int32_t)b->actions;
    b->move_of[b->actions++] = pass;
}

static int32_t action_for(const struct quincunx_batch *b, game_move m)
{
    return m < MOVES_SEEN ? b->action_of[m] : (int32_t)b->actions - 1; /* a pass may be any number */
}

static bool take_arrays(struct quincunx_batch *b)
{
    const struct board *start = b->start->board;
    b->board_size = (start->game->rules.size(&start->variant) + 15) / 16 * 16;
    b->cap = 4 * (size_t)board_width(start) * (size_t)board_height(start) + 1;
    b->move_of = calloc(MOVES_SEEN + 1, sizeof *b->move_of);
    b->action_of = calloc(MOVES_SEEN, sizeof *b->action_of);
    if (!b->move_of || !b->action_of)
        return false;
    number_moves(b);
    b->boards = calloc(b->n, b->board_size);
    b->list = calloc(b->n, b->cap * sizeof *b->list);
    b->listed = calloc(b->n, sizeof *b->listed);
    b->turn = calloc(b->n, sizeof *b->turn);
    b->legal = calloc(b->n, b->actions);
    b->mover = calloc(b->n, 1);
    b->ended = calloc(b->n, 1);
    return b->boards && b->list && b->listed && b->turn && b->legal && b->mover && b->ended;
}

struct quincunx_error quincunx_batch_open(const char *start, size_t n, struct quincunx_batch **out)
{
    struct quincunx_batch *b = *out = calloc(1, sizeof *b);
    if (!b)
        return api_error(err_memory());
    struct quincunx_error e = quincunx_read(start, &b->start);
    if (!e.code && !board_is_duel(b->start->board))
        e = api_unfit("this is a puzzle for one; batches are for games of two");
    if (!e.code && b->start->board->game->rules.status(b->start->board) != STATUS_OPEN)
        e = api_unfit("the game is over");
    b->n = n ? n : 1;
    b->most_turns = TURNS;
    if (!e.code && !take_arrays(b))
        e = api_error(err_memory());
    if (e.code) {
        quincunx_batch_close(b);
        *out = NULL;
        return e;
    }
    rng_seed(&b->rng, 1, 0);
    quincunx_batch_reset(b);
    return e;
}

void quincunx_batch_close(struct quincunx_batch *b)
{
    if (!b)
        return;
    quincunx_free(b->start);
    free(b->boards);
    free(b->move_of);
    free(b->action_of);
    free(b->list);
    free(b->listed);
    free(b->turn);
    free(b->legal);
    free(b->mover);
    free(b->ended);
    free(b->name.text);
    free(b->line.text);
    free(b);
}

/* ---- what there is ---- */

size_t quincunx_batch_actions(const struct quincunx_batch *b)
{
    return b->actions;
}

const char *quincunx_batch_action_name(struct quincunx_batch *b, size_t action)
{
    return action < b->actions ? api_keep_moves(&b->name, b->start->board, &b->move_of[action], 1) : NULL;
}

const uint8_t *quincunx_batch_legal(const struct quincunx_batch *b)
{
    return b->legal;
}

const int8_t *quincunx_batch_mover(const struct quincunx_batch *b)
{
    return b->mover;
}

const int8_t *quincunx_batch_ended(const struct quincunx_batch *b)
{
    return b->ended;
}

void quincunx_batch_turns(struct quincunx_batch *b, uint32_t most)
{
    b->most_turns = most ? most : TURNS;
}

void quincunx_batch_seed(struct quincunx_batch *b, uint64_t seed)
{
    rng_seed(&b->rng, seed, 0);
}

/* ---- playing ---- */

/* What is legal on board i now, in place of what was. */
static void list_moves(struct quincunx_batch *b, size_t i)
{
    const struct board *board = board_at(b, i);
    game_move *list = b->list + i * b->cap;
    uint8_t *legal = b->legal + i * b->actions;
    for (uint32_t k = 0; k < b->listed[i]; k++)
        legal[action_for(b, list[k])] = 0;
    size_t n = board->game->rules.moves(board, list, b->cap);
    b->listed[i] = (uint32_t)(n < b->cap ? n : b->cap);
    for (uint32_t k = 0; k < b->listed[i]; k++)
        legal[action_for(b, list[k])] = 1;
    b->mover[i] = (int8_t)board->game->duel->mover(board);
}

static void begin(struct quincunx_batch *b, size_t i, const struct board *from)
{
    board_copy(board_at(b, i), from);
    b->turn[i] = 0;
    list_moves(b, i);
}

void quincunx_batch_reset(struct quincunx_batch *b)
{
    for (size_t i = 0; i < b->n; i++) {
        b->ended[i] = QUINCUNX_OPEN;
        begin(b, i, b->start->board);
    }
}

static enum status play(struct quincunx_batch *b, size_t i, int32_t action)
{
    struct board *board = board_at(b, i);
    board->game->rules.play(board, b->move_of[action]);
    enum status s = board->game->rules.status(board);
    return s == STATUS_OPEN && ++b->turn[i] >= b->most_turns ? STATUS_DRAW : s;
}

size_t quincunx_batch_step(struct quincunx_batch *b, const int32_t *action)
{
    size_t played = 0;
    for (size_t i = 0; i < b->n; i++) {
        int32_t a = action[i];
        if (a < 0 || (size_t)a >= b->actions || !b->legal[i * b->actions + (size_t)a]) {
            b->ended[i] = -1;
            continue;
        }
        enum status s = play(b, i, a);
        b->ended[i] = (int8_t)api_status(s);
        if (s == STATUS_OPEN)
            list_moves(b, i);
        else
            begin(b, i, b->start->board);
        played++;
    }
    return played;
}

void quincunx_batch_sample(struct quincunx_batch *b, int32_t *action)
{
    for (size_t i = 0; i < b->n; i++)
        action[i] = action_for(b, b->list[i * b->cap + rng_below(&b->rng, b->listed[i])]);
}

/* ---- boards as text ---- */

const char *quincunx_batch_write(struct quincunx_batch *b, size_t i)
{
    return i < b->n ? api_keep_position(&b->line, board_at(b, i)) : NULL;
}

struct quincunx_error quincunx_batch_place(struct quincunx_batch *b, size_t i, const char *position)
{
    struct quincunx_position *p;
    struct quincunx_error e = quincunx_read(position, &p);
    if (e.code)
        return e;
    const struct board *board = p->board;
    if (i >= b->n || board->game != b->start->board->game ||
        memcmp(&board->variant, &b->start->board->variant, sizeof board->variant) != 0)
        e = api_unfit("this is no board of this batch");
    else if (board->game->rules.status(board) != STATUS_OPEN)
        e = api_unfit("the game is over");
    else
        begin(b, i, board);
    quincunx_free(p);
    return e;
}

void quincunx_batch_sheet(const struct quincunx_batch *b, size_t *lines, size_t *columns)
{
    struct text_layout l = b->start->board->game->rules.text_layout(&b->start->board->variant);
    *lines = (size_t)l.lines;
    *columns = (size_t)l.columns;
}

void quincunx_batch_observe(const struct quincunx_batch *b, uint8_t *out)
{
    size_t lines, columns;
    quincunx_batch_sheet(b, &lines, &columns);
    for (size_t i = 0; i < b->n; i++) {
        const struct board *board = board_at(b, i);
        for (size_t line = 0; line < lines; line++)
            for (size_t column = 0; column < columns; column++)
                *out++ = (uint8_t)board->game->rules.glyph_at(board, (int)line, (int)column);
    }
}
