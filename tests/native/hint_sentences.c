/* Every sentence of whole chains of hints, read by a checker: see sentence.h.
 *
 *     native_hint_sentences [COUNT [SEED [GAME]]]     puzzles of each game; without numbers a
 * sample native_hint_sentences -                         positions from standard input, one a line
 *
 * A sentence must be a whole one, and a headline must name every move that follows. Besides the
 * chains, boards with moves at random and clues that cannot all hold are asked for a hint: most of
 * those are wrong, and that is told in words too, with every place that shows it.
 */
#include <stdlib.h>

#include "check.h"
#include "core/position.h"
#include "games/games.h"
#include "puzzle/make.h"
#include "sentence.h"

enum { SAMPLE = 60, TEXT_MAX = 1 << 20, LINE_MAX_BYTES = 1 << 20, SPOILT = 6, TOLD_FAULTS = 40 };

static const int8_t square_size[][2] = {{5, 5}, {7, 7},  {4, 9},  {10, 10},
                                        {3, 3}, {12, 8}, {15, 15}};
static const int8_t hex_size[][2] = {{3, 3}, {4, 4}, {5, 5}, {6, 6}, {7, 7}, {8, 8}};

struct lab {
    struct work *w;
    struct rng rng;
    unsigned long sentences, faults;
    size_t longest;
    uint32_t used[TECHNIQUES_MAX];
};

static char text[TEXT_MAX];

static void blame(struct lab *l, const struct board *b, const char *what)
{
    static char line[LINE_MAX_BYTES];
    struct writer out = writer_to(line, sizeof line - 1);
    position_write(b, &out);
    line[out.n < sizeof line ? out.n : sizeof line - 1] = '\0';
    CHECK(!what);
    if (l->faults++ < TOLD_FAULTS)
        printf("  %s\n  %s\n  %s\n", what, text, line);
}

/* A list that a sentence tells in part, and says so; or moves that it counts. */
static bool is_cut_short(const char *t)
{
    return strstr(t, " more") || strstr(t, " edges");
}

/* A sentence about a relation names its numbers, not the cells that hold them. */
static bool is_of_relation(const char *t)
{
    return strstr(t, "take back ") != NULL;
}

/* A board that is wrong: every place that shows it is named. */
static const char *missing_place(const struct board *b, const struct hint *h, const char *t)
{
    if (h->kind == HINT_STEP && !h->n_because)
        return "a step without a reason";
    for (size_t i = 0; h->kind == HINT_WRONG && i < h->n_because; i++)
        if (!is_cut_short(t) && !is_of_relation(t) && !sentence_names_spot(b, t, h->because[i]))
            return "a place that shows it is not named";
    return NULL;
}

/* Without the last letter, which says what to put there, unless it is a step or a relation. */
static const char *missing_move(const struct board *b, const struct hint *h, const char *t)
{
    for (size_t i = 0; h->kind == HINT_STEP && i < h->n_moves && !is_cut_short(t); i++) {
        char name[16];
        struct writer out = writer_to(name, sizeof name - 1);
        b->game->rules.write_move(b, h->move[i], &out);
        name[out.n - (b->game->clues ? 1 : 0)] = '\0';
        if (!sentence_names(t, name))
            return "a move that follows is not named";
    }
    return NULL;
}

static void read_sentence(void *ctx, const struct board *b, const struct hint *h)
{
    struct lab *l = ctx;
    struct writer out = writer_to(text, sizeof text - 1);
    const char *why = h->story->n ? NULL : "nothing is said";
    b->game->puzzle->explain(b, h, &out);
    text[out.n < sizeof text ? out.n : sizeof text - 1] = '\0';
    l->sentences += h->story->n;
    l->longest = out.n > l->longest ? out.n : l->longest;
    if (h->kind == HINT_STEP)
        l->used[h->technique]++;
    for (size_t i = 0; i < h->story->n && !why; i++)
        why = sentence_fault(b, story_text(h->story, i));
    if (!why)
        why = missing_place(b, h, story_text(h->story, STORY_HEADLINE));
    if (!why)
        why = missing_move(b, h, story_text(h->story, STORY_HEADLINE));
    if (why)
        blame(l, b, why);
    else
        CHECK(true);
}

static void ask(struct lab *l, const struct board *b, struct hint *h)
{
    h->solution = NULL;
    CHECK(!err_is(b->game->puzzle->hint(b, h, l->w)));
    read_sentence(l, b, h);
}

/* ---- boards that are not right ---- */

static void play_at_random(struct lab *l, struct board *b, uint32_t times)
{
    struct arena_mark mark = arena_here(l->w->arena);
    for (uint32_t i = 0; i < times; i++) {
        size_t n = b->game->rules.moves(b, NULL, 0);
        game_move *moves = arena_take(l->w->arena, n + 1, sizeof *moves);
        b->game->rules.moves(b, moves, n);
        if (n)
            b->game->rules.play(b, moves[rng_below(&l->rng, (uint32_t)n)]);
        arena_release(l->w->arena, mark);
    }
}

static void change_a_clue(struct lab *l, struct board *b)
{
    const struct clues *c = b->game->clues;
    if (!c)
        return;
    uint32_t w = (uint32_t)(board_width(b) + c->extra), h = (uint32_t)(board_height(b) + c->extra);
    c->put(b, (int)rng_below(&l->rng, h), (int)rng_below(&l->rng, w),
           (char)('0' + rng_below(&l->rng, 5)));
    b->game->rules.validate(b);
}

static void read_wrong_boards(struct lab *l, const struct board *puzzle, struct hint *h)
{
    struct arena_mark mark = arena_here(l->w->arena);
    struct board *b = arena_take(l->w->arena, 1, puzzle->game->rules.size(&puzzle->variant));
    for (uint32_t i = 0; i < SPOILT; i++) {
        board_copy(b, puzzle);
        if (i % 2)
            change_a_clue(l, b);
        play_at_random(l, b, rng_below(&l->rng, 1 + 4 * i));
        ask(l, b, h);
    }
    arena_release(l->w->arena, mark);
}

/* ---- puzzles ---- */

static void read_chain(struct lab *l, const struct board *b)
{
    struct rating rating;
    CHECK(!err_is(puzzle_rate(b, &rating, read_sentence, l, l->w)));
}

static void read_puzzle(struct lab *l, const struct board *b)
{
    struct hint h;
    read_chain(l, b);
    CHECK(rate_hint_room(b, &h, l->w->arena));
    if (board_width(b) * board_height(b) <= 150)
        read_wrong_boards(l, b, &h);
}

static void read_made(struct lab *l, const struct game *g, int count, uint64_t seed)
{
    const int8_t(*size)[2] = g->square ? hex_size : square_size;
    size_t sizes = g->square ? sizeof hex_size / 2 : sizeof square_size / 2;
    for (int i = 0; i < count; i++) {
        struct arena_mark mark = arena_here(l->w->arena);
        struct variant v = game_preset(g);
        struct made_puzzle made;
        const int8_t *wh = size[(size_t)(i / LEVEL_COUNT) % sizes];
        v.value[OPTION_WIDTH] = wh[0];
        v.value[OPTION_HEIGHT] = wh[1];
        struct generate_request request = {.level = (enum level)(i % LEVEL_COUNT)};
        struct rng rng;
        rng_seed(&rng, seed, (uint64_t)i);
        l->w->rng = &rng;
        struct err e = puzzle_make(g, &v, &request, &made, l->w);
        if (!err_is(e)) /* 3x3 boards of some levels do not exist */
            read_puzzle(l, made.puzzle);
        l->w->rng = NULL;
        arena_release(l->w->arena, mark);
    }
}

static void read_ideas(const struct game *g)
{
    for (const struct technique *t = g->puzzle->techniques; t->name; t++)
        if (!CHECK(!sentence_fault(NULL, t->idea)))
            printf("  %s: %s\n", sentence_fault(NULL, t->idea), t->idea);
}

static void print_used(const struct lab *l, const struct game *g)
{
    printf("%s: %lu sentences, the longest of %zu characters, %lu with a fault\n", g->name,
           l->sentences, l->longest, l->faults);
    for (const struct technique *t = g->puzzle->techniques; t->name; t++)
        printf("  %-28s %u\n", t->name, l->used[t - g->puzzle->techniques]);
    fflush(stdout);
}

static void read_lines(struct work *w)
{
    static char line[LINE_MAX_BYTES];
    struct lab l = {.w = w};
    const struct game *g = NULL;
    rng_seed(&l.rng, 1, 0);
    while (fgets(line, sizeof line, stdin)) {
        struct arena_mark mark = arena_here(w->arena);
        struct board *b = NULL;
        line[strcspn(line, "\n")] = '\0';
        if (CHECK(!err_is(position_read(games_all, line, strlen(line), w->arena, &b)))) {
            read_puzzle(&l, b);
            g = b->game;
        }
        arena_release(w->arena, mark);
    }
    if (g)
        print_used(&l, g);
}

int main(int argc, char **argv)
{
    bool lines = argc > 1 && strcmp(argv[1], "-") == 0;
    int count = argc > 1 ? atoi(argv[1]) : SAMPLE;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    struct arena arena;
    arena_open(&arena);
    struct work w = {.arena = &arena, .steps = UINT64_MAX};
    if (lines)
        read_lines(&w);
    for (const struct game *const *g = games_all; *g && !lines; g++) {
        struct lab l = {.w = &w};
        if (!(*g)->puzzle || (argc > 3 && strcmp(argv[3], (*g)->name) != 0))
            continue;
        rng_seed(&l.rng, seed, 0);
        read_ideas(*g);
        read_made(&l, *g, count, seed);
        print_used(&l, *g);
    }
    arena_close(&arena);
    return check_done("hint_sentences");
}
