/* strategy.h - a strategy on paper, checked by playing every reply.
 *
 * Lines of a position and a move, a tab between. The check knows the rules of the game and
 * nothing else: it looks up the move, plays it, and goes on after every reply there is.
 */
#ifndef STRATEGY_H
#define STRATEGY_H

#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "games/games.h"

enum { PAPER_LINE = 160 };

struct paper {
    char (*line)[PAPER_LINE];
    size_t n, cap;
    unsigned long games, longest; /* finished games, the turns of the longest */
};

/* "crosscut 5x5 ... R\tb2" */
static inline bool paper_write(char *out, const struct board *b, game_move m)
{
    struct writer w = writer_to(out, PAPER_LINE - 1);
    position_write(b, &w);
    writer_char(&w, '\t');
    b->game->rules.write_move(b, m, &w);
    if (w.n >= PAPER_LINE)
        return false;
    out[w.n] = '\0';
    return true;
}

static inline void paper_add(void *ctx, const struct board *b, game_move m)
{
    struct paper *p = ctx;
    if (p->n < p->cap && paper_write(p->line[p->n], b, m))
        p->n++;
}

static inline int paper_order(const void *a, const void *b)
{
    return strcmp(a, b);
}

static inline void paper_sort(struct paper *p)
{
    qsort(p->line, p->n, sizeof *p->line, paper_order);
}

/* The move written for this position, or MOVE_NONE. */
static inline game_move paper_look(const struct paper *p, const struct board *b)
{
    char text[PAPER_LINE];
    struct writer w = writer_to(text, sizeof text);
    position_write(b, &w);
    size_t low = 0, high = p->n;
    while (low < high) {
        size_t mid = (low + high) / 2;
        int order = strncmp(p->line[mid], text, w.n);
        if (order == 0 && p->line[mid][w.n] == '\t') {
            const char *move = p->line[mid] + w.n + 1;
            struct reader in = reader_of(move, strlen(move));
            game_move m;
            return err_is(b->game->rules.read_move(b, &in, &m)) ? MOVE_NONE : m;
        }
        if (order < 0)
            low = mid + 1;
        else
            high = mid;
    }
    return MOVE_NONE;
}

/* Does the side to move on b win whatever the other does? */
static inline bool paper_wins(struct paper *p, const struct board *b, unsigned long turn,
                              struct arena *arena)
{
    const struct rules *rules = &b->game->rules;
    enum status mine = b->game->duel->mover(b) ? STATUS_SECOND : STATUS_FIRST;
    size_t size = rules->size(&b->variant);
    struct arena_mark mark = arena_here(arena);
    struct board *next = arena_take(arena, 1, size), *reply = arena_take(arena, 1, size);
    game_move moves[128], m = paper_look(p, b);
    bool wins = m != MOVE_NONE && !rules->refusal(b, m);
    if (wins) {
        board_copy(next, b);
        rules->play(next, m);
        enum status s = rules->status(next);
        if (s == mine) {
            p->games++;
            p->longest = turn + 1 > p->longest ? turn + 1 : p->longest;
        } else {
            wins = s == STATUS_OPEN;
        }
        size_t n = s == STATUS_OPEN ? rules->moves(next, moves, 128) : 0;
        for (size_t i = 0; i < n && wins; i++) {
            board_copy(reply, next);
            rules->play(reply, moves[i]);
            wins = rules->status(reply) == STATUS_OPEN && paper_wins(p, reply, turn + 2, arena);
        }
    }
    arena_release(arena, mark);
    return wins;
}

#endif
