/* strategy_file.c - see strategy_file.h. */
#include "duel/strategy_file.h"

#include <stdlib.h>
#include <string.h>

#include "core/position.h"

enum { MOVES_MOST = 256 };

void strategy_file_add(void *ctx, const struct board *b, game_move m)
{
    struct strategy_file *p = ctx;
    if (p->n == p->cap) {
        p->full = true;
        return;
    }
    struct writer w = writer_to(p->line[p->n], STRATEGY_FILE_LINE - 1);
    position_write(b, &w);
    writer_char(&w, '\t');
    b->game->rules.write_move(b, m, &w);
    if (w.n >= STRATEGY_FILE_LINE) {
        p->full = true;
        return;
    }
    p->line[p->n++][w.n] = '\0';
}

static int line_order(const void *a, const void *b)
{
    return strcmp(a, b);
}

void strategy_file_sort(struct strategy_file *p)
{
    qsort(p->line, p->n, sizeof *p->line, line_order);
}

/* The move written for this position, or MOVE_NONE. A tab sorts before anything in a position. */
static game_move strategy_file_look(const struct strategy_file *p, const struct board *b)
{
    char text[STRATEGY_FILE_LINE];
    struct writer w = writer_to(text, sizeof text);
    position_write(b, &w);
    size_t low = 0, high = w.n < sizeof text ? p->n : 0;
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

static bool wins_after(struct strategy_file *p, const struct board *next, unsigned long turn,
                       struct arena *arena)
{
    const struct rules *rules = &next->game->rules;
    struct board *reply = arena_take(arena, 1, rules->size(&next->variant));
    game_move moves[MOVES_MOST];
    size_t n = rules->moves(next, moves, MOVES_MOST);
    bool wins = reply && n <= MOVES_MOST;
    for (size_t i = 0; i < n && wins; i++) {
        board_copy(reply, next);
        rules->play(reply, moves[i]);
        wins = rules->status(reply) == STATUS_OPEN && strategy_file_wins(p, reply, turn + 1, arena);
    }
    return wins;
}

bool strategy_file_wins(struct strategy_file *p, const struct board *b, unsigned long turn,
                        struct arena *arena)
{
    const struct rules *rules = &b->game->rules;
    enum status mine = b->game->duel->mover(b) ? STATUS_SECOND : STATUS_FIRST;
    struct arena_mark mark = arena_here(arena);
    struct board *next = arena_take(arena, 1, rules->size(&b->variant));
    game_move m = strategy_file_look(p, b);
    bool wins = next && m != MOVE_NONE && !rules->refusal(b, m);
    if (wins) {
        board_copy(next, b);
        rules->play(next, m);
        enum status s = rules->status(next);
        if (s == mine) {
            p->games++;
            p->longest = turn + 1 > p->longest ? turn + 1 : p->longest;
        } else {
            wins = s == STATUS_OPEN && wins_after(p, next, turn + 1, arena);
        }
    }
    arena_release(arena, mark);
    return wins;
}
