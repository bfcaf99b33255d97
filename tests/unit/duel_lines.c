/* Several lines of one position: each begins with another legal move and can be played, the first is the
 * best, those that are called exact are worth what plain minimax says, and the budget is kept. */
#include "desk.h"
#include "duel/lines.h"
#include "duel/opening.h"
#include "engine/search/score.h"

enum { WANT = 6, NODES = 60000, ROUNDS = 40 };

static void playable(const struct board *b, const struct advice *line, struct arena *arena)
{
    struct arena_mark mark = arena_here(arena);
    struct board *now = arena_take(arena, 1, b->game->rules.size(&b->variant));
    board_copy(now, b);
    CHECK(line->n_pv && line->pv[0] == line->move);
    for (size_t i = 0; i < line->n_pv; i++) {
        CHECK(!now->game->rules.refusal(now, line->pv[i]));
        now->game->rules.play(now, line->pv[i]);
    }
    arena_release(arena, mark);
}

/* Won, lost or neither, by a search that leaves nothing out. */
static int sign_of(const struct board *b, game_move m, int depth, struct arena *arena)
{
    struct arena_mark mark = arena_here(arena);
    struct board *next = arena_take(arena, 1, b->game->rules.size(&b->variant));
    struct work work = {.arena = arena, .steps = UINT64_MAX};
    board_copy(next, b);
    next->game->rules.play(next, m);
    enum status status = next->game->rules.status(next);
    struct search s = {.root = next, .depth = depth, .full_width = true};
    int score = 0;
    if (status != STATUS_OPEN)
        score = score_end(next, status, 0);
    else if (CHECK(!err_is(search_run(&s, &work))))
        score = s.score;
    arena_release(arena, mark);
    return score >= SCORE_WON ? -1 : score <= -SCORE_WON ? 1 : 0;
}

static size_t lines_of(struct desk *d, size_t want, struct advice *out)
{
    struct player p;
    size_t n = 0;
    struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
    CHECK(!err_is(player_open(&p, (struct strength){SKILL_MAX, 0}, 1, &d->arena)));
    p.nodes = NODES;
    CHECK(!err_is(lines_find(&p, d->board, want, out, &n, &work)));
    return n;
}

static void look_at(struct desk *d, bool judged)
{
    static struct advice line[WANT], again[WANT];
    struct arena_mark mark = arena_here(&d->arena);
    size_t n = lines_of(d, WANT, line), moves = d->board->game->rules.moves(d->board, NULL, 0);
    uint64_t nodes = 0;
    CHECK(n >= 1 && n <= WANT && n <= moves);
    CHECK(lines_of(d, WANT, again) == n);
    for (size_t i = 0; i < n; i++) {
        playable(d->board, &line[i], &d->arena);
        CHECK(again[i].move == line[i].move && again[i].score == line[i].score);
        for (size_t k = 0; k < i; k++)
            CHECK(line[k].move != line[i].move);
        if (i > 1 || !line[0].exact)
            CHECK(i == 0 || line[i].score <= line[i - 1].score);
        nodes += line[i].nodes;
        if (judged && line[i].exact) {
            int sign = line[i].score > 0 ? 1 : line[i].score < 0 ? -1 : 0;
            CHECK(sign == sign_of(d->board, line[i].move, 12, &d->arena));
        }
    }
    CHECK(nodes <= NODES);
    arena_release(&d->arena, mark);
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 5);
    for (int i = 0; i < ROUNDS; i++) {
        static const char *const starts[] = {
            "slider 3 H++/H++/+VV H", "crosscut 4x4 ..../..../..../.... R",
            "slider 5 H++++/H++++/H++++/H++++/+VVVV H",
            "crosscut 8x8 ......../.R...B../.R....../......../...BBBR./......../..R...../........ R"};
        struct work work = {.arena = &d.arena, .steps = UINT64_MAX};
        CHECK(!err_is(desk_read(&d, starts[i % 4])));
        if (opening_play(d.board, i % 5, &d.rng, &work))
            look_at(&d, i % 4 == 1);
    }
    CHECK(!err_is(desk_read(&d, "slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LL../.... duel=1 "
                                "mover=2 score=11-9")));
    look_at(&d, false);
    desk_close(&d);
    return check_done("duel_lines");
}
