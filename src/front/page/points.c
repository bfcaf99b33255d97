/* points.c - who placed what, and what it earned, in games with points.
 *
 * A board alone does not tell, so the steps are played again. A placement's points belong to it:
 * clearing or replacing it takes them back; later placements do not change them. What a hint or the
 * solver did earns nothing, and a solution filled in ends the scoring.
 */
#include "front/page/page.h"

struct replay {
    struct page *page;
    struct board *then, *bare; /* before the move; the same without what it replaces */
    int16_t *points;           /* of what stands in each cell */
    int8_t *owner;             /* 1 + side, 0: nobody */
    size_t wide;
};

bool move_cell(const struct board *b, game_move m, int *r, int *c)
{
    char text[32];
    struct writer w = writer_to(text, sizeof text);
    b->game->rules.write_move(b, m, &w);
    struct reader in = reader_of(text, w.n < sizeof text ? w.n : sizeof text);
    return cell_read(&in, board_width(b), board_height(b), r, c);
}

/* The board as if the cell were empty, where that can be had. */
static void make_bare(struct replay *y, int r, int c)
{
    char text[32];
    struct writer w = writer_to(text, sizeof text - 1);
    game_move clear;
    board_copy(y->bare, y->then);
    cell_write(&w, board_height(y->then), r, c);
    writer_char(&w, '.');
    struct reader in = reader_of(text, w.n);
    if (!err_is(y->then->game->rules.read_move(y->bare, &in, &clear)) &&
        !y->then->game->rules.refusal(y->bare, clear))
        y->then->game->rules.play(y->bare, clear);
}

static void play_one(struct replay *y, game_move m, bool unscored)
{
    int r, c;
    if (move_cell(y->then, m, &r, &c)) {
        size_t i = (size_t)r * y->wide + (size_t)c;
        make_bare(y, r, c);
        y->points[i] = (int16_t)(unscored ? 0 : move_points(y->bare, m));
        y->owner[i] =
            (int8_t)(board_is_duel(y->then) ? 1 + y->then->game->duel->mover(y->then) : 0);
    }
    y->then->game->rules.play(y->then, m);
}

static bool replay(struct replay *y)
{
    const struct session *s = &y->page->session;
    struct arena *a = &y->page->arena;
    size_t size = s->now->game->rules.size(&s->now->variant);
    size_t cells = (size_t)board_width(s->now) * (size_t)board_height(s->now);
    y->wide = (size_t)board_width(s->now);
    y->then = arena_take(a, 1, size);
    y->bare = arena_take(a, 1, size);
    y->points = arena_take(a, cells, sizeof *y->points);
    y->owner = arena_take(a, cells, sizeof *y->owner);
    if (!y->then || !y->bare || !y->points || !y->owner)
        return false;
    board_copy(y->then, s->steps.start);
    for (size_t i = 0; i < s->steps.at; i++) {
        const struct step *step = &s->steps.step[i];
        if (step->jump && step->jump != s->steps.start)
            return true;
        if (step->jump) { /* begun again */
            board_copy(y->then, step->jump);
            for (size_t k = 0; k < cells; k++)
                y->points[k] = y->owner[k] = 0;
        }
        for (uint32_t k = 0; !step->jump && k < step->times; k++)
            play_one(y, step->move, step->unscored);
    }
    return true;
}

/* `points`: what a single player has earned. `owned`: cells that the second side placed. */
void points_write(struct page *p, struct jsonw *j)
{
    const struct session *s = &p->session;
    const struct duel *d = s->now->game->duel;
    struct arena_mark mark = arena_here(&p->arena);
    struct replay y = {.page = p};
    bool told = d && d->gains && replay(&y);
    bool duel = board_is_duel(s->now);
    size_t cells = (size_t)board_width(s->now) * (size_t)board_height(s->now);
    int64_t sum = 0;
    for (size_t i = 0; told && !duel && i < cells; i++)
        sum += y.points[i];
    json_count(j, "points", sum);
    jsonw_key(j, "owned");
    jsonw_open(j, '[');
    for (size_t i = 0; told && duel && i < cells; i++)
        if (y.owner[i] == 2) {
            jsonw_number(j, (int64_t)(2 * (i % y.wide) + 1));
            jsonw_number(j, (int64_t)(2 * (i / y.wide) + 1));
        }
    jsonw_close(j, ']');
    arena_release(&p->arena, mark);
}
