/* hint.c - the next step from the player's board: first whether it is still right, then the easiest
 * technique that gets further.
 *
 * A board is wrong if it breaks a rule, or if no order that agrees with its path and its relations
 * ends on E: the exact search says so, and going back finds the last cell, or the relation, that
 * was still right. On a right board the chain of hints walks to E and states every relation the
 * walk tells; if one order solves the puzzle they make up the whole of it. So the hints end: each
 * adds a cell to the path or a relation that did not follow from those stated.
 */
#include <string.h>

#include "games/hexpath/deduce.h"
#include "games/hexpath/solve.h"

static void because_add(struct hint *out, int n, int cell)
{
    struct spot at = spot_cell(cell / n, cell % n);
    for (size_t i = 0; i < out->n_because; i++)
        if (out->because[i].x == at.x && out->because[i].y == at.y)
            return;
    if (out->n_because < out->cap_because)
        out->because[out->n_because++] = at;
}

static void move_add(struct hint *out, game_move m)
{
    if (out->n_moves < out->cap_moves)
        out->move[out->n_moves++] = m;
}

/* ---- wrong boards ---- */

/* A broken rule: the places of the first one. */
static bool hint_flaw(const struct hexpath *h, struct hint *out)
{
    struct flaw first;
    struct flaws f = {&first, 0, 1, out->because, 0, out->cap_because};
    hexpath_judge(h, &f);
    if (!f.n)
        return false;
    out->kind = HINT_WRONG;
    out->n_because = first.n < out->cap_because ? first.n : out->cap_because;
    return true;
}

/* Can E still be reached from here? ANSWER_UNKNOWN: steps ran out. */
static struct err board_ask(const struct hexpath *h, struct work *w, enum answer *answer)
{
    struct solve s = {.limit = 2, .from_here = true};
    struct err e = hexpath_solve(&h->board, &s, w);
    *answer = s.answer;
    return e;
}

static bool is_solvable(enum answer a)
{
    return a == ANSWER_ONE || a == ANSWER_MANY;
}

/* The first of the stated relations that leaves no solution, with all before it stated too, on a
 * path that has not begun: a cell with the upper number and one with the lower. If there is no
 * solution without them either, no cell; where steps run out nobody is blamed. */
static struct err blame_relation(const struct hexpath *h, struct hexpath *try, struct hint *out,
                                 struct work *w)
{
    enum answer answer;
    memset(try->stated, 0, sizeof try->stated);
    struct err e = board_ask(try, w, &answer);
    for (int i = 0; !err_is(e) && is_solvable(answer) && i < 100 * 100; i++) {
        int upper = i / 100, lower = i % 100;
        if (!numbers_have(&h->stated[upper], lower))
            continue;
        numbers_add(&try->stated[upper], lower);
        e = board_ask(try, w, &answer);
        if (err_is(e) || answer != ANSWER_NONE)
            continue;
        for (int which = 0; which < 2; which++)
            for (int cell = 0, found = 0; cell < hexpath_cells(h) && !found; cell++)
                if ((found = hexpath_number(h, cell) == (which ? lower : upper)))
                    because_add(out, hexpath_n(h), cell);
    }
    if (answer == ANSWER_UNKNOWN)
        out->kind = HINT_NO_STEP;
    return e;
}

/* No solution is left: the last cell of the path from which there was one. */
static struct err hint_blame(const struct hexpath *h, struct hint *out, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct hexpath *try = arena_take(w->arena, 1, h->board.game->rules.size(&h->board.variant));
    enum answer answer = ANSWER_NONE;
    struct err e = try ? err_none() : err_memory();
    out->kind = HINT_WRONG;
    if (try)
        board_copy(&try->board, &h->board);
    while (!err_is(e) && answer == ANSWER_NONE && try->n_path > 1) {
        try->n_path--;
        e = board_ask(try, w, &answer);
    }
    if (!err_is(e) && answer == ANSWER_NONE)
        e = blame_relation(h, try, out, w);
    else if (!err_is(e))
        because_add(out, hexpath_n(h), hexpath_path(h)[try->n_path - 1]);
    arena_release(w->arena, mark);
    return e;
}

/* ---- steps ---- */

static void moves_fill(const struct hexpath *h, const struct partial_walk *s,
                       const struct walk_state *at, const struct hexpath_finding *f,
                       struct hint *out)
{
    uint8_t number[HEXPATH_NUMBER_MAX];
    int k = hexpath_numbers_list(&h->on_board, number);
    if (f->side >= 0)
        move_add(out,
                 hexpath_step_move(s->n, partial_walk_cell(s, partial_walk_near(s, at, f->side))));
    for (int i = 0; f->side < 0 && i < k; i++)
        for (uint64_t set = f->more[i]; set;)
            move_add(out, hexpath_relate(number[i], number[bits_pop(&set)], true));
}

/* Things to hold in mind: what rules the other ways out, and each place walked in thought. */
static int cost_of(const struct hexpath_finding *f)
{
    static const uint8_t look[TECHNIQUE_COUNT] = {
        [STEP_TELLS] = 1, [ONE_WAY] = 1,       [TIED_NUMBERS] = 2, [STOP_ON_E] = 3,
        [BEATEN_NUMBER] = 2, [LOWEST_WINS] = 3, [CUT_OFF] = 3,      [DEAD_END] = 3,
        [WHICHEVER] = 4,  [SUPPOSE_SHORT] = 2, [SUPPOSE] = 2,      [SUPPOSE_LONG] = 2,
        [EVERY_WAY] = 4,  [FORK] = 4,          [MANY_FORKS] = 5,   [SEARCH] = 60};
    int walked = f->technique >= SUPPOSE_SHORT && f->technique != SEARCH ? f->size : 0;
    return look[f->technique] + walked;
}

static void hint_found(const struct hexpath *h, struct partial_walk *s, const struct walk_state *at,
                       const struct hexpath_finding *f, struct hint *out)
{
    out->kind = HINT_STEP;
    out->technique = f->technique;
    out->cost = (uint16_t)cost_of(f);
    moves_fill(h, s, at, f, out);
}

/* Each way that no technique ruled out is searched to its end; those that fail leave f->left. */
static enum err_code ways_search(const struct hexpath *h, const struct partial_walk *s,
                                 const struct walk_state *at, struct hexpath_finding *f,
                                 struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct hexpath_map m;
    size_t cells = (size_t)h->n_path;
    uint16_t *path = arena_take(w->arena, cells + 1, sizeof *path);
    enum err_code end = path && hexpath_map_open(&m, s->n, w->arena) ? ERR_NONE : ERR_MEMORY;
    if (end == ERR_NONE) {
        hexpath_map_fill(&m, h);
        memcpy(path, hexpath_path(h), cells * sizeof *path);
    }
    for (uint8_t sides = f->left; sides && end == ERR_NONE;) {
        int side = side_pop(&sides);
        struct walk q = {
            .prefix = path, .n_prefix = h->n_path + 1, .known = &at->order, .limit = 1};
        path[cells] = (uint16_t)partial_walk_cell(s, partial_walk_near(s, at, side));
        end = walk_search(&m.map, &q, w);
        if (end == ERR_NONE && !q.n_orders) {
            f->size += (int)(q.nodes < UINT16_MAX ? q.nodes : UINT16_MAX);
            f->failed |= (uint8_t)(1 << side);
            f->left &= (uint8_t) ~(1 << side);
        }
    }
    arena_release(w->arena, mark);
    return end;
}

static struct err hint_search(const struct hexpath *h, struct partial_walk *s,
                              const struct walk_state *at, struct hexpath_finding *f,
                              struct hint *out, struct work *w)
{
    f->size = 0;
    enum err_code end = ways_search(h, s, at, f, w);
    out->kind = HINT_NO_STEP;
    if (end == ERR_NONE && sides_count(f->left) == 1) {
        f->technique = SEARCH;
        f->side = bits_lowest(f->left);
        hint_found(h, s, at, f, out);
    }
    return end == ERR_MEMORY ? err_memory() : err_none();
}

static struct err find_hint(const struct board *b, struct hint *out, struct work *w)
{
    const struct hexpath *h = hexpath_of(b);
    struct partial_walk s;
    struct walk_state at;
    struct hexpath_finding f;
    enum answer answer;
    out->kind = HINT_NO_STEP;
    out->technique = 0;
    out->cost = 0;
    out->n_moves = out->n_because = 0;
    if (hint_flaw(h, out))
        return err_none();
    struct err e = board_ask(h, w, &answer);
    if (err_is(e) || answer == ANSWER_UNKNOWN)
        return e;
    if (answer == ANSWER_NONE)
        return hint_blame(h, out, w);
    if (hexpath_deduce_tells(h, &f)) {
        hexpath_partial_walk_board(&s, &at, h, f.step + 1);
        hint_found(h, &s, &at, &f, out);
        return e;
    }
    hexpath_partial_walk_board(&s, &at, h, h->n_path);
    if (hexpath_deduce_here(&s, &at, MANY_FORKS, &f)) {
        hint_found(h, &s, &at, &f, out);
        return e;
    }
    if (at.at != s.goal)
        return hint_search(h, &s, &at, &f, out, w);
    out->kind = HINT_DONE;
    return e;
}

struct err hexpath_hint(const struct board *b, struct hint *out, struct work *w)
{
    if (out->story)
        story_clear(out->story);
    struct err e = find_hint(b, out, w);
    if (!err_is(e) && out->story)
        hexpath_tell(b, out);
    return e;
}
