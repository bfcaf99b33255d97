/* What bounds a search: steps, a stop, memory, repeated positions; and the table's own promises. */
#include "engine/search/score.h"
#include "engine/search/search.h"
#include "randoms.h"

static struct search run(struct desk *d, struct search s, uint64_t steps)
{
    struct work work = {.arena = &d->arena, .steps = steps};
    s.root = d->board;
    CHECK(!err_is(search_run(&s, &work)));
    return s;
}

/* The same limits, the same answer; more steps, at least as deep; always a legal move. */
static void steps_bound(struct desk *d)
{
    struct arena memory;
    int reached = 0;
    arena_open(&memory);
    desk_new(d, &crosscut_game, 8, 8);
    for (uint64_t steps = 0; steps < 40000; steps = 3 * steps + 1) {
        struct search s[2];
        for (int i = 0; i < 2; i++) {
            struct table table;
            CHECK(search_table_open(&table, &memory, 1 << 20));
            s[i] = run(d, (struct search){.table = &table, .depth = 20}, steps);
            arena_release(&memory, (struct arena_mark){NULL, 0});
        }
        CHECK(s[0].move == s[1].move && s[0].score == s[1].score && s[0].nodes == s[1].nodes &&
              s[0].reached == s[1].reached);
        CHECK(!d->board->game->rules.refusal(d->board, s[0].move));
        CHECK(s[0].nodes <= steps && s[0].reached >= reached);
        reached = s[0].reached;
    }
    CHECK(reached >= 3);
    arena_close(&memory);
}

struct patience {
    int asked, last;
};

static bool lose_patience(void *ctx)
{
    struct patience *p = ctx;
    return ++p->asked > p->last;
}

static void stop_is_heard(struct desk *d)
{
    desk_new(d, &slider_game, 6, 6);
    for (int last = 0; last < 5; last++) {
        struct patience p = {0, last};
        struct work work = {
            .arena = &d->arena, .steps = UINT64_MAX, .stop = lose_patience, .ctx = &p};
        struct search s = {.root = d->board, .depth = SEARCH_DEPTH_MAX};
        CHECK(!err_is(search_run(&s, &work)));
        CHECK(p.asked == last + 1);                    /* asked no more once it has said so */
        CHECK(s.nodes <= 2000 * (uint64_t)(last + 1)); /* asked every millisecond or so */
        CHECK(!d->board->game->rules.refusal(d->board, s.move));
    }
}

static void memory_runs_out(struct desk *d)
{
    bool whole = false;
    desk_new(d, &crosscut_game, 5, 5);
    for (uint64_t takes = 0; !whole; takes++) {
        struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
        struct search s = {.root = d->board, .depth = 3};
        struct arena_mark before = arena_here(&d->arena);
        d->arena.takes_left = takes;
        struct err e = search_run(&s, &work);
        d->arena.takes_left = UINT64_MAX;
        struct arena_mark after = arena_here(&d->arena);
        CHECK(before.top == after.top && before.used == after.used);
        CHECK(!err_is(e) || e.code == ERR_MEMORY);
        CHECK(err_is(e) == (s.reached == 0));
        whole = s.reached == 3;
    }
}

/* A move back to a position of the game's past is a draw: good for the side that loses, bad for
 * the side that wins, unless the win is proved. */
static void past_is_a_draw(struct desk *d)
{
    const struct rules *rules = &slider_game.rules;
    for (int i = 0; i < 300; i++) {
        random_slider(d, 4);
        struct search free = run(d, (struct search){.depth = 3, .full_width = true}, UINT64_MAX);
        struct board *next = arena_take(&d->arena, 1, rules->size(&d->board->variant));
        board_copy(next, d->board);
        rules->play(next, free.move);
        uint64_t key = rules->key(next);
        struct search again =
            run(d, (struct search){.depth = 3, .full_width = true, .past = &key, .n_past = 1},
                UINT64_MAX);
        if (score_is_proved(free.score))
            CHECK(again.score == free.score || (free.score < 0 && !score_is_proved(again.score)));
        else if (again.move == free.move)
            CHECK(again.score == 0);
        else
            CHECK(again.score <= free.score && (again.score >= 0 || free.score < 0));
    }
}

/* Entries come back as they were kept; deeper and younger ones outlive the others. */
static void table_keeps(struct desk *d)
{
    struct table t;
    struct search_entry e;
    CHECK(search_table_open(&t, &d->arena, 0) && t.groups == 1);
    CHECK(!search_table_find(&t, 0, &e) && !search_table_find(&t, 5, &e));
    for (int i = 0; i < 4; i++)
        search_table_keep(
            &t, 10 + (uint64_t)i,
            (struct search_entry){(game_move)(3000001 - i), -SCORE_MATE + i, 20 + i, BOUND_UPPER});
    for (int i = 0; i < 4; i++)
        CHECK(search_table_find(&t, 10 + (uint64_t)i, &e) && e.move == (game_move)(3000001 - i) &&
              e.value == -SCORE_MATE + i && e.depth == 20 + i && e.bound == BOUND_UPPER);
    search_table_keep(&t, 99, (struct search_entry){7, SCORE_MATE, 3, BOUND_LOWER});
    CHECK(search_table_find(&t, 99, &e) && e.value == SCORE_MATE && e.bound == BOUND_LOWER);
    CHECK(!search_table_find(&t, 10, &e)); /* the shallowest made room */
    search_table_keep(&t, 99, (struct search_entry){MOVE_NONE, 1, 4, BOUND_EXACT});
    CHECK(search_table_find(&t, 99, &e) && e.move == 7 &&
          e.value == 1); /* an old move is better than none */
    for (int i = 0; i < 8; i++)
        search_table_next(&t);
    search_table_keep(&t, 100, (struct search_entry){1, 0, 1, BOUND_EXACT});
    search_table_keep(&t, 101, (struct search_entry){1, 0, 1, BOUND_EXACT});
    CHECK(search_table_find(&t, 100, &e) && search_table_find(&t, 101, &e));
    CHECK(!search_table_find(&t, 99, &e) && !search_table_find(&t, 11, &e));
}

static bool at_once(void *ctx)
{
    (void)ctx;
    return true;
}

/* However late it begins, every move is looked at once: it takes the win that is there. */
static void first_depth_is_finished(struct desk *d)
{
    struct work work = {.arena = &d->arena, .steps = UINT64_MAX, .stop = at_once};
    struct search s = {.depth = 9};
    CHECK(!err_is(desk_read(d, "slider 3 +V+/+++/H++ V")));
    s.root = d->board;
    CHECK(!err_is(search_run(&s, &work)));
    CHECK(s.reached == 1 && score_is_proved(s.score) && score_turns(s.score) == 1);
    CHECK_TEXT(desk_move(d, s.move), "b3u");
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 11);
    table_keeps(&d);
    steps_bound(&d);
    stop_is_heard(&d);
    first_depth_is_finished(&d);
    memory_runs_out(&d);
    past_is_a_draw(&d);
    desk_close(&d);
    return check_done("search_limits");
}
