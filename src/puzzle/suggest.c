/* suggest.c - which clue to add, take away or change.
 *
 * A clue leaves one answer exactly if one answer has that number there. Answers that are known keep
 * most numbers from being tried: what two of them have in common cannot tell them apart. */
#include <stdlib.h>

#include "puzzle/design.h"

enum { NUMBERS = 5, ANSWERS_MOST = 512, PAIR_FIRSTS = 12, PAIRS_MOST = 20 };

struct clue_grid {
    const struct board *board; /* without progress */
    struct board *tried, *first, *second;
    int wide, high;
    uint8_t (
        *known)[NUMBERS]; /* answers seen with this number at this place: 0, 1, or 2 for more */
    uint64_t answer[ANSWERS_MOST]; /* keys of those that were counted there */
    size_t n_answers;
    struct work *w;
};

static struct spot spot_of(const struct clue_grid *g, int place)
{
    int odd = !g->board->game->clues->extra, r = place / g->wide, c = place % g->wide;
    return (struct spot){(int16_t)(2 * c + odd), (int16_t)(2 * r + odd)};
}

static struct err open_grid(struct clue_grid *g, const struct board *b, struct work *w)
{
    size_t size = b->game->rules.size(&b->variant);
    int extra = b->game->clues->extra;
    *g = (struct clue_grid){
        .board = b, .wide = board_width(b) + extra, .high = board_height(b) + extra, .w = w};
    g->tried = arena_take(w->arena, 1, size);
    g->first = arena_take(w->arena, 1, size);
    g->second = arena_take(w->arena, 1, size);
    g->known = arena_take(w->arena, (size_t)g->wide * (size_t)g->high, sizeof *g->known);
    return g->tried && g->first && g->second && g->known ? err_none() : err_memory();
}

static char clue_at(const struct clue_grid *g, const struct board *b, int place)
{
    return b->game->clues->get(b, place / g->wide, place % g->wide);
}

/* The number of answers, up to two, of `on` with this clue. */
static struct err try_clue(struct clue_grid *g, const struct board *on, int place, char clue,
                           int *answers)
{
    struct arena_mark mark = arena_here(g->w->arena);
    struct solve s = {.limit = 2, .first = g->first, .second = g->second};
    board_copy(g->tried, on);
    on->game->clues->put(g->tried, place / g->wide, place % g->wide, clue);
    *answers = 0;
    if (on->game->rules.validate(g->tried))
        return err_none();
    struct err e = board_solve(g->tried, &s, g->w);
    arena_release(g->w->arena, mark);
    if (!err_is(e) && s.answer == ANSWER_UNKNOWN)
        e = (struct err){ERR_BUDGET, 0, "stopped before all clues were tried"};
    *answers = (int)s.count;
    return e;
}

/* Remembers which numbers an answer has, once. */
static void learn(struct clue_grid *g, const struct board *answer)
{
    struct board *bare = g->tried; /* an answer is told by its lines, whatever clues stand there */
    board_copy(bare, answer);
    for (int place = 0; place < g->wide * g->high; place++)
        answer->game->clues->put(bare, place / g->wide, place % g->wide, '.');
    answer->game->rules.validate(bare);
    uint64_t key = answer->game->rules.key(bare);
    for (size_t i = 0; i < g->n_answers; i++)
        if (g->answer[i] == key)
            return;
    if (g->n_answers == ANSWERS_MOST)
        return;
    g->answer[g->n_answers++] = key;
    for (int place = 0; place < g->wide * g->high; place++) {
        int n = answer->game->clues->of_answer(answer, place / g->wide, place % g->wide);
        if (g->known[place][n] < 2)
            g->known[place][n]++;
    }
}

static struct err add_row(struct suggestions *list, struct suggestion row, struct arena *arena)
{
    if (list->n == list->cap) {
        size_t cap = list->cap ? 2 * list->cap : 16;
        struct suggestion *more = arena_take(arena, cap, sizeof *more);
        if (!more)
            return err_memory();
        for (size_t i = 0; i < list->n; i++)
            more[i] = list->row[i];
        list->row = more;
        list->cap = cap;
    }
    list->row[list->n++] = row;
    return err_none();
}

/* The puzzle that was just tried, which has one answer. */
static struct err add_rated(struct clue_grid *g, struct suggestions *list, struct suggestion row)
{
    struct err e = puzzle_rate_known(g->tried, g->first, &row.rating, g->w);
    if (!err_is(e) && !row.rating.solved)
        e = (struct err){ERR_BUDGET, 0, "stopped before all clues were rated"};
    return err_is(e) ? e : add_row(list, row, g->w->arena);
}

static int by_rating(const void *a, const void *b)
{
    const struct suggestion *x = a, *y = b;
    if (x->rating.tenths != y->rating.tenths)
        return x->rating.tenths < y->rating.tenths ? -1 : 1;
    int64_t d = ((int64_t)x->at.y << 16) + x->at.x - ((int64_t)y->at.y << 16) - y->at.x;
    return d ? (d < 0 ? -1 : 1) : x->clue - y->clue;
}

static void sort(struct suggestions *list)
{
    if (list->n)
        qsort(list->row, list->n, sizeof *list->row, by_rating);
}

/* ---- several answers ---- */

static bool is_same(struct spot a, struct spot b)
{
    return a.x == b.x && a.y == b.y;
}

/* The same two clues, found the other way round. */
static bool is_listed(const struct suggestions *list, const struct suggestion *s)
{
    for (size_t i = 0; i < list->n; i++)
        if (is_same(list->row[i].at, s->also) && is_same(list->row[i].also, s->at) &&
            list->row[i].clue == s->also_clue && list->row[i].also_clue == s->clue)
            return true;
    return false;
}

/* Every clue that leaves one answer of `on`; `first` is the clue that was added before, or at
 * nowhere. */
static struct err scan(struct clue_grid *g, const struct board *on, struct suggestion first,
                       struct suggestions *out)
{
    struct err e = err_none();
    for (int place = 0; place < g->wide * g->high && !err_is(e); place++)
        for (int n = 0; n < NUMBERS && clue_at(g, on, place) == '.' && !err_is(e); n++) {
            int answers;
            if (g->known[place][n] >= 2)
                continue;
            e = try_clue(g, on, place, (char)('0' + n), &answers);
            if (!err_is(e) && answers == 2) {
                learn(g, g->first);
                learn(g, g->second);
            } else if (!err_is(e) && answers == 1) {
                struct suggestion row = first;
                bool second = spot_is_somewhere(first.at);
                *(second ? &row.also : &row.at) = spot_of(g, place);
                *(second ? &row.also_clue : &row.clue) = (char)('0' + n);
                if (!is_listed(out, &row))
                    e = add_rated(g, out, row);
            }
        }
    return e;
}

static const struct suggestion nowhere_yet = {.at = {-1, -1}, .also = {-1, -1}};

/* Two clues: the first is one that few of the known answers have. */
static struct err scan_pairs(struct clue_grid *g, struct design *d)
{
    int firsts = 0, places = g->wide * g->high;
    struct err e = err_none();
    struct board *on = arena_take(g->w->arena, 1, g->board->game->rules.size(&g->board->variant));
    if (!on)
        return err_memory();
    for (int i = 0; i < places && firsts < PAIR_FIRSTS && d->add.n < PAIRS_MOST && !err_is(e);
         i++) {
        int place = (int)((int64_t)i * 7919 % places); /* all over the board */
        for (int n = 0; n < NUMBERS && !err_is(e) && clue_at(g, g->board, place) == '.'; n++) {
            struct clue_grid rest;
            struct suggestion first = nowhere_yet;
            bool both =
                d->two[0]->game->clues->of_answer(d->two[0], place / g->wide, place % g->wide) ==
                d->two[1]->game->clues->of_answer(d->two[1], place / g->wide, place % g->wide);
            if (both || !g->known[place][n])
                continue;
            firsts++;
            first.at = spot_of(g, place);
            first.clue = (char)('0' + n);
            board_copy(on, g->board);
            on->game->clues->put(on, place / g->wide, place % g->wide, first.clue);
            e = on->game->rules.validate(on) ? err_none() : open_grid(&rest, on, g->w);
            if (!err_is(e))
                e = scan(&rest, on, first, &d->add);
        }
    }
    return e;
}

struct err suggest_clues(const struct board *b, struct design *d, struct work *w)
{
    struct clue_grid g;
    struct err e = open_grid(&g, b, w);
    if (err_is(e))
        return e;
    learn(&g, d->two[0]);
    learn(&g, d->two[1]);
    e = scan(&g, b, nowhere_yet, &d->add);
    if (!err_is(e) && !d->add.n)
        e = scan_pairs(&g, d);
    sort(&d->add);
    return e;
}

/* ---- one answer ---- */

struct err suggest_redundant(const struct board *b, struct design *d, struct work *w)
{
    struct clue_grid g;
    struct err e = open_grid(&g, b, w);
    for (int place = 0; !err_is(e) && place < g.wide * g.high; place++) {
        int answers;
        if (clue_at(&g, b, place) == '.')
            continue;
        e = try_clue(&g, b, place, '.', &answers);
        if (!err_is(e) && answers == 1)
            e = add_row(
                &d->redundant,
                (struct suggestion){.at = spot_of(&g, place), .also = {-1, -1}, .clue = '.'},
                w->arena);
    }
    return e;
}

struct err suggest_changes(const struct board *b, struct design *d, struct work *w)
{
    struct clue_grid g;
    struct err e = open_grid(&g, b, w);
    struct suggestions all = {0};
    for (int place = 0; !err_is(e) && place < g.wide * g.high; place++) {
        char now = clue_at(&g, b, place);
        for (char clue = '0'; clue < '0' + NUMBERS && now != '.' && !err_is(e); clue++) {
            int answers = 0;
            if (clue != now)
                e = try_clue(&g, b, place, clue, &answers);
            if (!err_is(e) && answers == 1)
                e = add_rated(
                    &g, &all,
                    (struct suggestion){.at = spot_of(&g, place), .also = {-1, -1}, .clue = clue});
        }
    }
    sort(&all);
    for (size_t i = 0; i < all.n && !err_is(e); i++)
        if (all.row[i].rating.tenths > d->rating.tenths)
            e = add_row(&d->harder, all.row[i], w->arena);
    for (size_t i = all.n; i-- > 0 && !err_is(e);)
        if (all.row[i].rating.tenths < d->rating.tenths)
            e = add_row(&d->easier, all.row[i], w->arena);
    return e;
}

/* ---- no answer ---- */

/* Every set of clues that clash holds one of those that must change, so one such set is enough to
 * look at. A change that leaves one answer is told before one that leaves several. */
struct err suggest_repair(const struct board *b, struct design *d, struct work *w)
{
    struct clue_grid g;
    struct unsat_core core = {0};
    struct suggestions several = {0};
    struct err e = open_grid(&g, b, w);
    core.cap = (size_t)(board_width(b) + 1) * (size_t)(board_height(b) + 1);
    core.spot = arena_take(w->arena, core.cap, sizeof *core.spot);
    if (!err_is(e))
        e = core.spot ? b->game->puzzle->unsat_core(b, &core, w) : err_memory();
    for (size_t i = 0; !err_is(e) && i < core.n && i < core.cap; i++) {
        int place = core.spot[i].y / 2 * g.wide + core.spot[i].x / 2;
        for (const char *clue = ".01234"; *clue && !err_is(e); clue++) {
            int answers = 0;
            struct suggestion row = {.at = core.spot[i], .also = {-1, -1}, .clue = *clue};
            if (*clue != clue_at(&g, b, place))
                e = try_clue(&g, b, place, *clue, &answers);
            if (!err_is(e) && answers == 1)
                e = add_rated(&g, &d->repair, row);
            else if (!err_is(e) && answers)
                e = add_row(&several, row, w->arena);
        }
    }
    sort(&d->repair);
    for (size_t i = 0; i < several.n && !err_is(e); i++)
        e = add_row(&d->repair, several.row[i], w->arena);
    return e;
}
