/* Traps: found now and then, the same every time, paid from the same budget; and on the whole who
 * replies at first sight falls into them. */
#include "desk.h"
#include "duel/opening.h"
#include "duel/player.h"
#include "engine/search/score.h"

enum { POSITIONS = 300, NODES = 20000, JUDGE_DEPTH = 6 };

static struct advice advice_of(struct desk *d, const struct board *b, bool traps)
{
    struct player p;
    struct advice advice;
    struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
    struct arena_mark mark = arena_here(&d->arena);
    CHECK(!err_is(player_open(&p, (struct strength){SKILL_MAX, 0}, 1, &d->arena)));
    p.traps = traps;
    p.nodes = NODES;
    CHECK(!err_is(player_move(&p, b, NULL, 0, &advice, &work)));
    CHECK(!b->game->rules.refusal(b, advice.move) && advice.pv[0] == advice.move);
    CHECK(advice.nodes <= NODES);
    arena_release(&d->arena, mark);
    return advice;
}

/* What m is worth after the reply of `greedy`, by a search that leaves nothing out. */
static int worth_against_greedy(struct desk *d, const struct board *b, game_move m)
{
    struct arena_mark mark = arena_here(&d->arena);
    struct board *next = arena_take(&d->arena, 1, b->game->rules.size(&b->variant));
    struct player p;
    struct advice reply;
    struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
    board_copy(next, b);
    next->game->rules.play(next, m);
    CHECK(!err_is(player_open(&p, (struct strength){SKILL_GREEDY, 0}, 1, &d->arena)));
    CHECK(!err_is(player_move(&p, next, NULL, 0, &reply, &work)));
    next->game->rules.play(next, reply.move);
    struct search s = {.root = next, .depth = JUDGE_DEPTH, .full_width = true};
    enum status status = next->game->rules.status(next);
    if (status == STATUS_OPEN)
        CHECK(!err_is(search_run(&s, &work)));
    arena_release(&d->arena, mark);
    return status == STATUS_OPEN ? s.score : score_end(next, status, 0);
}

int main(void)
{
    static struct desk d;
    int64_t gained = 0;
    int traps = 0;
    desk_open(&d, 11);
    for (int i = 0; i < POSITIONS; i++) {
        struct work work = {.arena = &d.arena, .steps = UINT64_MAX};
        CHECK(!err_is(desk_read(&d, "slider 6 H+++++/H+++++/H+++++/H+++++/H+++++/+VVVVV H")));
        if (!opening_play(d.board, 4 + i % 20, &d.rng, &work))
            continue;
        struct advice plain = advice_of(&d, d.board, false), first = advice_of(&d, d.board, true),
                      again = advice_of(&d, d.board, true);
        CHECK(first.move == again.move && first.nodes == again.nodes);
        if (score_is_proved(first.score) || first.n_pv > 1 || first.move == plain.move)
            continue;
        traps++;
        gained += worth_against_greedy(&d, d.board, first.move) -
                  worth_against_greedy(&d, d.board, plain.move);
    }
    CHECK(traps >= 3);
    CHECK(gained > traps * SCORE_POINT / 4);
    desk_close(&d);
    return check_done("trap");
}
