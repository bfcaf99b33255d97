/* perft.c - see perft.h.
 *
 * Depth first. The last turn is never played: the moves of its position are only counted, which
 * a game can do without listing them. Each depth has one board and one short list of moves,
 * taken once; a position with more moves than that takes a list of its own while it is looked at.
 */
#include "core/perft.h"

#include <string.h>

enum { SHORT_LIST = 128 };
enum { LOOK_BYTES = 1 << 16 }; /* a list is left off, if need be, after so much copying of boards */

struct perft {
    const struct rules *rules;
    size_t size;      /* bytes of a board */
    size_t every;     /* boards of one list between two looks at work.stop */
    size_t stride;    /* bytes from board to board, so that each is aligned */
    char *boards;     /* one for each depth */
    game_move *lists; /* SHORT_LIST moves for each depth */
    uint64_t *counts; /* of this depth, then of the next ones */
    struct work *work;
};

static struct err count_turns(const struct perft *p, const struct board *b, int level, int depth);

static struct err play_each(const struct perft *p, const struct board *b, const game_move *list,
                            size_t n, int level, int depth)
{
    struct board *next = (struct board *)(p->boards + (size_t)level * p->stride);
    static const struct err used_up = {ERR_BUDGET, 0, "the budget is used up"};
    if (!work_spend(p->work, n))
        return used_up;
    for (size_t i = 0; i < n; i++) {
        if ((i + 1) % p->every == 0 && work_stopped(p->work))
            return used_up;
        memcpy(next, b, p->size);
        p->rules->play(next, list[i]);
        if (depth == 1) {
            p->counts[level + 1] += p->rules->moves(next, NULL, 0);
        } else {
            struct err e = count_turns(p, next, level + 1, depth);
            if (err_is(e))
                return e;
        }
    }
    return err_none();
}

/* Counts the turns at b, which lies `level` turns deep, and at everything up to `depth` more. */
static struct err count_turns(const struct perft *p, const struct board *b, int level, int depth)
{
    game_move *list = p->lists + (size_t)level * SHORT_LIST;
    size_t n = p->rules->moves(b, list, SHORT_LIST);
    p->counts[level] += n;
    if (n <= SHORT_LIST)
        return play_each(p, b, list, n, level, depth - 1);
    struct arena_mark mark = arena_here(p->work->arena);
    list = arena_take(p->work->arena, n, sizeof *list);
    if (!list)
        return err_memory();
    p->rules->moves(b, list, n);
    struct err e = play_each(p, b, list, n, level, depth - 1);
    arena_release(p->work->arena, mark);
    return e;
}

struct err perft(const struct board *b, int depth, uint64_t *counts, struct work *w)
{
    if (depth <= 0)
        return err_none();
    memset(counts, 0, (size_t)depth * sizeof *counts);
    if (depth == 1) {
        counts[0] = b->game->rules.moves(b, NULL, 0);
        return err_none();
    }
    size_t size = b->game->rules.size(&b->variant), stride = (size + 63) / 64 * 64;
    struct arena_mark mark = arena_here(w->arena);
    struct perft p = {&b->game->rules, size, 1 + LOOK_BYTES / size, stride, NULL, NULL, counts, w};
    p.boards = arena_take(w->arena, (size_t)depth, stride);
    p.lists = arena_take(w->arena, (size_t)depth * SHORT_LIST, sizeof *p.lists);
    struct err e = p.boards && p.lists ? count_turns(&p, b, 0, depth) : err_memory();
    arena_release(w->arena, mark);
    return e;
}
