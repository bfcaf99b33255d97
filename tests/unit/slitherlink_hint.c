/* Hints of Slitherlink: what they conclude holds in every answer, the chain solves every proper
 * puzzle, spoilt boards are noticed, turned boards get the same hint turned. Small boards are
 * judged by trying every edge, larger ones by the exact solver.
 */
#include <string.h>

#include "desk.h"
#include "games/slitherlink/deduce/finding.h"
#include "puzzle/rate.h"
#include "slow/random_boards.h"
#include "slow/slitherlink_count.h"

struct lab {
    struct desk desk;
    struct work work;
    struct hint hint;
};

static void lab_open(struct lab *l, uint64_t seed)
{
    desk_open(&l->desk, seed);
    l->work = (struct work){.arena = &l->desk.arena, .rng = &l->desk.rng, .steps = UINT64_MAX};
}

static const struct technique *technique_of(const struct hint *h)
{
    return &slitherlink_game.puzzle->techniques[h->technique];
}

static void ask(struct lab *l, const struct board *b)
{
    struct arena_mark before = arena_here(&l->desk.arena);
    CHECK(!err_is(slitherlink_game.puzzle->hint(b, &l->hint, &l->work)));
    struct arena_mark after = arena_here(&l->desk.arena);
    CHECK(before.top == after.top && before.used == after.used);
    CHECK(l->hint.n_moves <= l->hint.cap_moves && l->hint.n_because <= l->hint.cap_because);
    CHECK((l->hint.kind == HINT_STEP) == (l->hint.n_moves > 0));
    static char text[1 << 18];
    struct writer out = writer_to(text, sizeof text);
    slitherlink_game.puzzle->explain(b, &l->hint, &out);
    CHECK(out.n > 10 && out.n < sizeof text && text[out.n - 1] == '.');
}

/* ---- truth ---- */

/* All conclusions are what all answers from here share. */
static void conclusions_hold(struct lab *l, const struct board *b)
{
    struct arena_mark mark = arena_here(&l->desk.arena);
    struct backbone f = {.from_here = true};
    f.board = arena_take(&l->desk.arena, 1, b->game->rules.size(&b->variant));
    CHECK(!err_is(slitherlink_backbone(b, &f, &l->work)) && f.complete);
    for (size_t i = 0; i < l->hint.n_moves; i++) {
        uint8_t state;
        struct spot at = slitherlink_move_edge(b, l->hint.move[i], &state);
        CHECK(!b->game->rules.refusal(b, l->hint.move[i]));
        if (!CHECK(slitherlink_get(f.board, at) == state))
            printf("  %s\n", technique_of(&l->hint)->name);
    }
    arena_release(&l->desk.arena, mark);
}

static void turned_hint_is_the_same(struct lab *l, const struct board *b)
{
    struct arena_mark mark = arena_here(&l->desk.arena);
    struct hint own = l->hint;
    struct board *turned = arena_take(&l->desk.arena, 1, b->game->rules.size(&b->variant));
    for (int sym = 1; sym < SYM_COUNT; sym++) {
        b->game->rules.turn(b, sym, turned);
        ask(l, turned);
        CHECK(l->hint.kind == own.kind);
    }
    arena_release(&l->desk.arena, mark);
}

/* From no progress to the answer by hints alone. */
static void chain_solves(struct lab *l, struct board *b, bool turn, uint32_t *used)
{
    int steps = 0;
    for (;; steps++) {
        ask(l, b);
        if (l->hint.kind != HINT_STEP)
            break;
        conclusions_hold(l, b);
        used[l->hint.technique]++;
        for (size_t i = 0; i < l->hint.n_moves; i++)
            if (!b->game->rules.refusal(b, l->hint.move[i]))
                b->game->rules.play(b, l->hint.move[i]);
        if (turn && steps % 8 == 0) {
            ask(l, b);
            turned_hint_is_the_same(l, b);
        }
    }
    CHECK(l->hint.kind == HINT_DONE && b->game->rules.status(b) == STATUS_SOLVED);
}

/* Progress at random: each edge as in the answer with a chance of one in `rare`. */
static void progress(struct lab *l, struct board *b, const struct board *answer, uint32_t rare)
{
    slitherlink_clear(b);
    for (int y = 0; y <= 2 * board_height(b); y++)
        for (int x = !(y % 2); x <= 2 * board_width(b); x += 2) {
            struct spot e = {(int16_t)x, (int16_t)y};
            if (rng_below(&l->desk.rng, rare) == 0)
                slitherlink_set(b, e, slitherlink_get(answer, e));
        }
}

static void spoilt_board_is_noticed(struct lab *l, struct board *b, const struct board *answer)
{
    struct spot e = {0, 1};
    if (rng_below(&l->desk.rng, 2))
        e = (struct spot){(int16_t)(2 * rng_below(&l->desk.rng, (uint32_t)board_width(b)) + 1),
                          (int16_t)(2 * rng_below(&l->desk.rng, (uint32_t)board_height(b)))};
    slitherlink_set(b, e, slitherlink_get(answer, e) == EDGE_LINE ? EDGE_CROSS : EDGE_LINE);
    ask(l, b);
    CHECK(l->hint.kind == HINT_WRONG && l->hint.n_because == 1);
    CHECK(l->hint.because[0].x == e.x && l->hint.because[0].y == e.y);
}

static void made_puzzles(struct lab *l, int each, uint32_t *used)
{
    static const int8_t size[][2] = {{5, 5}, {7, 4}, {6, 8}, {9, 5}};
    for (int i = 0; i < each; i++)
        for (int level = 0; level < LEVEL_COUNT; level++) {
            struct generate_request request = {(enum level)level, {i % 3 ? ORBIT_NONE : ORBIT_HALF}};
            desk_new(&l->desk, &slitherlink_game, size[i % 4][0], size[i % 4][1]);
            struct board *b = l->desk.board;
            CHECK(rate_hint_room(b, &l->hint, &l->desk.arena));
            CHECK(!err_is(slitherlink_generate(b, &request, &l->work)));
            struct board *answer = arena_take(&l->desk.arena, 1, b->game->rules.size(&b->variant));
            struct solve s = {.limit = 2, .first = answer};
            CHECK(!err_is(slitherlink_solve(b, &s, &l->work)) && s.answer == ANSWER_ONE);
            chain_solves(l, b, i % 4 == 0, used);
            for (int k = 0; k < 3; k++) {
                progress(l, b, answer, 2 + (uint32_t)k * 3);
                if (b->game->rules.status(b) == STATUS_SOLVED)
                    continue;
                ask(l, b);
                CHECK(l->hint.kind == HINT_STEP);
                conclusions_hold(l, b);
                turned_hint_is_the_same(l, b);
                spoilt_board_is_noticed(l, b, answer);
            }
        }
}

/* ---- every kind of small board, judged by trying every edge ---- */

static struct spot edge_at(const struct random_board *r, int i)
{
    int across = (r->h + 1) * r->w;
    return i < across ? (struct spot){(int16_t)(2 * (i % r->w) + 1), (int16_t)(2 * (i / r->w))}
                      : (struct spot){(int16_t)(2 * ((i - across) % (r->w + 1))),
                                      (int16_t)(2 * ((i - across) / (r->w + 1)) + 1)};
}

static void load(struct board *b, const struct random_board *r, bool progressed)
{
    for (int i = 0; i < r->w * r->h; i++)
        slitherlink_put_clue(b, i / r->w, i % r->w,
                             r->clue[i] < 0 ? '.' : (char)('0' + r->clue[i]));
    slitherlink_clear(b);
    int edges = (r->h + 1) * r->w + r->h * (r->w + 1);
    for (int i = 0; progressed && i < edges; i++)
        if (r->fixed[i] >= 0)
            slitherlink_set(b, edge_at(r, i), r->fixed[i] ? EDGE_LINE : EDGE_CROSS);
}

/* No answer from here has edge i otherwise. */
static bool no_answer_otherwise(const struct random_board *r, const int8_t *fixed, struct spot at,
                                uint8_t state)
{
    int edges = (r->h + 1) * r->w + r->h * (r->w + 1);
    int8_t other[2 * (RANDOM_SIDE + 1) * (RANDOM_SIDE + 1)];
    for (int i = 0; i < edges; i++) {
        struct spot e = edge_at(r, i);
        other[i] = e.x == at.x && e.y == at.y ? state != EDGE_LINE : fixed[i];
    }
    return slow_slitherlink_count(r->w, r->h, r->clue, other, 1, NULL) == 0;
}

static void small_board(struct lab *l, uint64_t index)
{
    struct random_board r;
    int8_t open[sizeof r.fixed];
    bool progressed = index % 2;
    random_slitherlink(&r, 4, index);
    memset(open, -1, sizeof open);
    const int8_t *fixed = progressed ? r.fixed : open;
    desk_new(&l->desk, &slitherlink_game, r.w, r.h);
    struct board *b = l->desk.board;
    load(b, &r, progressed);
    CHECK(rate_hint_room(b, &l->hint, &l->desk.arena));
    ask(l, b);
    uint64_t answers = slow_slitherlink_count(r.w, r.h, r.clue, fixed, 1, NULL);
    CHECK((l->hint.kind == HINT_WRONG) == (answers == 0));
    for (size_t i = 0; l->hint.kind == HINT_STEP && i < l->hint.n_moves; i++) {
        uint8_t state;
        struct spot at = slitherlink_move_edge(b, l->hint.move[i], &state);
        if (!CHECK(no_answer_otherwise(&r, fixed, at, state)))
            printf("  board %d: %s\n", (int)index, technique_of(&l->hint)->name);
    }
}

/* Room for fewer reasons: the same step, told with those that there is room for. */
static void little_room(struct lab *l)
{
    for (const struct technique *t = slitherlink_game.puzzle->techniques; t->name; t++) {
        CHECK(!err_is(desk_read(&l->desk, t->example)));
        struct board *b = l->desk.board;
        CHECK(rate_hint_room(b, &l->hint, &l->desk.arena));
        l->hint.uniqueness = t - slitherlink_game.puzzle->techniques == TECHNIQUE_UNIQUE;
        ask(l, b);
        game_move first = l->hint.move[0];
        size_t all = l->hint.n_because;
        for (size_t cap = all < 3 ? all : 3; cap <= all; cap++) {
            l->hint.cap_because = cap;
            ask(l, b);
            CHECK(l->hint.move[0] == first && technique_of(&l->hint) == t);
            CHECK(cap < all || l->hint.n_because == all);
        }
    }
}

/* ---- names that people know ---- */

static const struct {
    enum slitherlink_technique technique;
    const char *board, *headline;
} names[] = {
    {TECHNIQUE_ZERO_DIAGONAL,
     "slitherlink 4x4 .32./1.0./.32./.22. ..../..0./..0./..../....:...../..00./...../.....",
     "0 diagonal to a 3 at the 3 in b4: draw b4e and b3n."},
    {TECHNIQUE_CORNER, "slitherlink 4x4 12.3/..1./.3../3.32",
     "1 in a corner at cell a4: cross out a4w and a4n."},
    {TECHNIQUE_RIM_NUMBERS, "slitherlink 4x4 ..1./2..1/.2.1/.32.",
     "1s on the rim at cells d3 and d2: cross out d2n."},
    {TECHNIQUE_RIM_NUMBERS,
     "slitherlink 4x4 3.1./..12/..13/.3.. 1111/1.0./..../...1/....:10001/0..../...../.....",
     "3 beside 2 on the rim at cells d2 and d3: draw d3e and d2n, and cross out d3n and c3e."},
    {TECHNIQUE_RIM_NUMBERS,
     "slitherlink 4x4 .1../.0.1/.1.3/.2.. ..../.0../.0../..../....:...../.00../...../.....",
     "3 beside 1 on the rim at cells d2 and d3: draw d2e."},
    {TECHNIQUE_LINE_REACHES,
     "slitherlink 4x4 ...3/32../..22/.33. ...1/..../..../..../....:....1/...../..0../.111.",
     "Line reaches a 2 at cell c2: cross out d1n."},
    {TECHNIQUE_DIAGONAL_TWOS,
     "slitherlink 4x4 3.../2.32/2212/3... 1.../..../..../..../1...:1..../...../...../1....",
     "Diagonal of 2s from the 3 in a1 to the 3 in c3: draw c3n and c3e."},
    {TECHNIQUE_DIAGONAL_TWOS,
     "slitherlink 4x4 ..23/.3../1.2./.32. ...1/..../..../..../....:....1/...../...../.....",
     "Diagonal of 2s from the line at dot d5 to the 3 in b3: draw b2n and a3e."},
    {TECHNIQUE_DIAGONAL_TWOS,
     "slitherlink 4x4 3..2/..../212./.23. 1.1./..../..../..1./1...:1..../....1/...../1....",
     "Diagonal of 2s from the line at dot b1 to the line at dot c2: cross out b2e."},
    {TECHNIQUE_DIAGONAL_TWOS,
     "slitherlink 4x4 .2.3/.2.1/.322/..2. ...1/..1./...0/..../....:....1/...0./...../.....",
     "Diagonal of 2s from dot d3 to the rim at dot d1: draw d1s."},
    {TECHNIQUE_PARITY,
     "slitherlink 4x4 ..2./3..2/..21/3.3. ...1/..../.0.0/.0.0/1...:....1/...1./.1.../1.11.",
     "Parity of a region at b3e: draw b3e."},
};

static void names_are_known(struct lab *l)
{
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        CHECK(!err_is(desk_read(&l->desk, names[i].board)));
        CHECK(rate_hint_room(l->desk.board, &l->hint, &l->desk.arena));
        ask(l, l->desk.board);
        CHECK(l->hint.kind == HINT_STEP && l->hint.technique == names[i].technique);
        CHECK_TEXT(story_text(l->hint.story, STORY_HEADLINE), names[i].headline);
        conclusions_hold(l, l->desk.board);
    }
}

/* What a region lets out is counted: lines and edges of the ring round it. */
static void parity_is_counted(struct lab *l)
{
    CHECK(!err_is(desk_read(&l->desk, names[sizeof names / sizeof *names - 1].board)));
    CHECK(rate_hint_room(l->desk.board, &l->hint, &l->desk.arena));
    ask(l, l->desk.board);
    CHECK(l->hint.story->n == 3);
    CHECK_TEXT(story_text(l->hint.story, 1),
               "Of the 8 edges that leave the region inside the shaded ring, 3 are lines; only b3e is open.");
    CHECK_TEXT(story_text(l->hint.story, 2),
               "The loop enters it as often as it leaves it, so their number is even: b3e is a line.");
}

int main(void)
{
    struct lab l;
    uint32_t used[TECHNIQUES_MAX] = {0};
    lab_open(&l, 3);
    little_room(&l);
    names_are_known(&l);
    parity_is_counted(&l);
    made_puzzles(&l, 12, used);
    for (int t = 0; slitherlink_game.puzzle->techniques[t].grade < 70; t++)
        if (!CHECK(used[t] > 0 || t == TECHNIQUE_CUT_OFF || t == TECHNIQUE_PARITY))
            printf("  %s does not occur\n", slitherlink_game.puzzle->techniques[t].name);
    for (uint64_t i = 0; i < 600; i++)
        small_board(&l, i);
    desk_close(&l.desk);
    return check_done("slitherlink_hint");
}
