/* Every story of whole chains of hints, held to what a story must be.
 *
 *     native_hint_stories [COUNT [SEED [GAME]]]      puzzles we make; without numbers a sample
 *     native_hint_stories - [EVERY] < LINES          positions from standard input, one a line, one of EVERY
 *
 * A headline has at most 25 words and a step at most 20, each a whole sentence (sentence.h); no
 * step numbers more than seven places; and the reasons suffice: of the board are kept only the
 * clues and marks that the story gives, and the conclusion is still forced, by the exact solver.
 * Puzzles we make need no search. Everything is counted and printed as a table; the time of a hint
 * is printed and not checked.
 */
#include <stdlib.h>
#include <time.h>

#include "check.h"
#include "core/position.h"
#include "games/games.h"
#include "games/hexpath/hexpath.h"
#include "games/slant/slant.h"
#include "games/slitherlink/slitherlink.h"
#include "puzzle/make.h"
#include "sentence.h"

enum { STORY_STEPS = 25, SAMPLE = 60, LINE_MAX_BYTES = 1 << 20, TOLD_FAULTS = 30, HEADLINE_WORDS = 25, STEP_WORDS = 20 };

struct row {
    unsigned long steps, short_of; /* hints; whose reasons do not suffice */
};

/* Of the puzzles of one level. */
struct level_row {
    unsigned long puzzles, told_long; /* with a story of more than 25 steps */
    size_t longest;                   /* steps of a story */
};

struct lab {
    struct work *w;
    struct rng rng;
    unsigned long puzzles, solved, unsearched, hints, faults, insufficient;
    int headline, step, badges;
    size_t longest; /* steps of a story of this puzzle */
    bool searched;
    double slowest;
    clock_t since;
    struct row row[TECHNIQUES_MAX];
    struct level_row level[LEVEL_COUNT];
};

/* ---- what is wrong with a story ---- */

static void blame(struct lab *l, const struct board *b, const struct hint *h, const char *what)
{
    static char line[LINE_MAX_BYTES];
    struct writer out = writer_to(line, sizeof line - 2);
    if (l->faults++ >= TOLD_FAULTS)
        return;
    position_write(b, &out);
    writer_text(&out, "\n  ");
    story_write(h->story, &out);
    line[out.n < sizeof line ? out.n : sizeof line - 1] = '\0';
    printf("  %s\n  %s\n", what, line);
}

static int words_of(const char *text)
{
    int n = 0;
    for (const char *p = text; *p; p++)
        n += *p != ' ' && (p == text || p[-1] == ' ');
    return n;
}

static const char *story_fault(struct lab *l, const struct board *b, const struct story *s)
{
    if (s->full || s->n < 2)
        return s->full ? "a story that was cut" : "a story without steps";
    for (size_t i = 0; i < s->n; i++) {
        int words = words_of(story_text(s, i)), badges = 0, *most = i ? &l->step : &l->headline;
        for (size_t k = 0; k < s->step[i].n; k++)
            badges += s->mark[s->step[i].first + k].place;
        *most = words > *most ? words : *most;
        l->badges = badges > l->badges ? badges : l->badges;
        if (words > (i ? STEP_WORDS : HEADLINE_WORDS))
            return i ? "a long step" : "a long headline";
        if (badges > STORY_BADGES)
            return "too many numbered places";
        const char *why = sentence_fault(b, story_text(s, i));
        if (why)
            return why;
    }
    return NULL;
}

/* ---- do the reasons suffice? ---- */

/* A board of its own with what the story gives, and nothing else. */
static void keep_given(const struct board *b, const struct story *s, struct board *out)
{
    for (size_t i = 0; i < s->n_marks; i++) {
        const struct story_mark *m = &s->mark[i];
        int r = m->at.y / 2, c = m->at.x / 2;
        if (m->role != STORY_GIVEN)
            continue;
        if (m->kind == STORY_CLUE)
            b->game->clues->put(out, r, c, b->game->clues->get(b, r, c));
        else if (m->kind == STORY_LINE || m->kind == STORY_CROSS)
            slitherlink_set(out, m->at, m->kind == STORY_LINE ? EDGE_LINE : EDGE_CROSS);
        else if (m->kind == STORY_FALL || m->kind == STORY_RISE)
            slant_set(out, r, c, m->kind == STORY_FALL ? SLASH_FALL : SLASH_RISE);
    }
    b->game->rules.validate(out);
}

/* The opposite of a move; false: it stands there already. */
static bool play_against(const struct board *b, struct board *out, game_move m)
{
    if (b->game == &slitherlink_game) {
        uint8_t state;
        struct spot at = slitherlink_move_edge(b, m, &state);
        slitherlink_set(out, at, state == EDGE_LINE ? EDGE_CROSS : EDGE_LINE);
    } else {
        int r, c;
        enum slash slash;
        slant_unpack(b, m, &r, &c, &slash);
        slant_set(out, r, c, slash == SLASH_FALL ? SLASH_RISE : SLASH_FALL);
    }
    return true;
}

/* Of Hexpath: every cell that the story does not give, and is not on the path, becomes something
 * else, and relations that it does not give are forgotten. */
static void change_the_rest(struct lab *l, const struct hexpath *h, const struct story *s,
                            struct hexpath *out)
{
    bool given[HEXPATH_SIZE_MAX * HEXPATH_SIZE_MAX] = {false};
    uint8_t number[HEXPATH_NUMBER_MAX];
    int n = hexpath_n(h), k = hexpath_numbers_list(&h->on_board, number);
    board_copy(&out->board, &h->board);
    memset(out->stated, 0, sizeof out->stated);
    for (size_t i = 0; i < s->n_marks; i++) {
        const struct story_mark *m = &s->mark[i];
        if (m->role == STORY_GIVEN && m->kind == STORY_RELATION)
            numbers_add(&out->stated[m->value / 128], m->value % 128);
        else if (m->role == STORY_GIVEN)
            given[m->at.y / 2 * n + m->at.x / 2] = true;
    }
    for (int i = 0; i < h->n_path; i++)
        given[hexpath_path(h)[i]] = true;
    for (int cell = 0; cell < n * n; cell++)
        if (!given[cell] && cell != h->start && cell != h->end)
            hexpath_put(out, cell, rng_below(&l->rng, 8) ? number[rng_below(&l->rng, (uint32_t)k)] : CELL_BLOCKED,
                        0);
}

/* Is there a solution in which this move is wrong? */
static bool hexpath_allows_against(struct lab *l, const struct hexpath *h, struct hexpath *out,
                                   const struct spot *to, game_move m)
{
    struct solve s = {.limit = 1, .from_here = true};
    if (spot_is_somewhere(*to)) {
        bool any = false;
        game_move moves[64];
        size_t n = out->board.game->rules.moves(&out->board, moves, 64);
        struct hexpath *next = arena_take(l->w->arena, 1, out->board.game->rules.size(&out->board.variant));
        for (size_t i = 0; i < n && i < 64; i++) {
            struct spot at = out->board.game->rules.move_spot(&out->board, moves[i]);
            if (!spot_is_somewhere(at) || (at.x == to->x && at.y == to->y))
                continue;
            board_copy(&next->board, &out->board);
            next->board.game->rules.play(&next->board, moves[i]);
            if (next->n_path != h->n_path + 1)
                continue;
            s = (struct solve){.limit = 1, .from_here = true};
            any |= err_is(board_solve(&next->board, &s, l->w)) || s.answer != ANSWER_NONE;
        }
        return any;
    }
    char name[32];
    struct writer w = writer_to(name, sizeof name - 1);
    h->board.game->rules.write_move(&h->board, m, &w);
    name[w.n] = '\0';
    int upper = atoi(name), lower = atoi(strchr(name, '>') + 1);
    numbers_add(&out->stated[lower], upper);
    bool any = err_is(board_solve(&out->board, &s, l->w)) || s.answer != ANSWER_NONE;
    numbers_drop(&out->stated[lower], upper);
    return any;
}

static bool hexpath_suffices(struct lab *l, const struct board *b, const struct hint *h)
{
    struct arena_mark mark = arena_here(l->w->arena);
    const struct hexpath *x = hexpath_of(b);
    bool ok = true;
    for (int i = 0; i < 4 && ok; i++) {
        struct hexpath *out = arena_take(l->w->arena, 1, b->game->rules.size(&b->variant));
        change_the_rest(l, x, h->story, out);
        for (size_t k = 0; k < h->n_moves && ok; k++) {
            struct spot to = b->game->rules.move_spot(b, h->move[k]);
            ok = !hexpath_allows_against(l, x, out, &to, h->move[k]);
        }
    }
    arena_release(l->w->arena, mark);
    return ok;
}

static bool suffices(struct lab *l, const struct board *b, const struct hint *h)
{
    if (!b->game->clues)
        return hexpath_suffices(l, b, h);
    struct arena_mark mark = arena_here(l->w->arena);
    struct board *kept, *against;
    bool ok = !err_is(position_new(b->game, &b->variant, l->w->arena, &kept)) &&
              !err_is(position_new(b->game, &b->variant, l->w->arena, &against));
    if (ok)
        keep_given(b, h->story, kept);
    for (size_t i = 0; ok && i < h->n_moves; i++) {
        struct solve s = {.limit = 1, .from_here = true};
        board_copy(against, kept);
        play_against(b, against, h->move[i]);
        ok = !err_is(board_solve(against, &s, l->w)) && s.answer == ANSWER_NONE;
    }
    arena_release(l->w->arena, mark);
    return ok;
}

/* ---- chains ---- */

static void read_hint(void *ctx, const struct board *b, const struct hint *h)
{
    struct lab *l = ctx;
    double took = (double)(clock() - l->since) * 1000 / CLOCKS_PER_SEC;
    const struct technique *t = &b->game->puzzle->techniques[h->technique];
    if (l->since) /* before the first one the puzzle was rated */
        l->slowest = took > l->slowest ? took : l->slowest;
    l->hints++;
    l->row[h->technique].steps++;
    l->searched |= t[1].name == NULL;
    l->longest = h->story->n - 1 > l->longest ? h->story->n - 1 : l->longest;
    const char *why = story_fault(l, b, h->story);
    if (why)
        blame(l, b, h, why);
    if (!suffices(l, b, h)) {
        l->row[h->technique].short_of++;
        if (l->insufficient++ < TOLD_FAULTS)
            blame(l, b, h, "the reasons do not suffice");
        else
            l->faults++;
    }
    l->since = clock();
}

static void read_puzzle(struct lab *l, const struct board *b)
{
    struct rating rating;
    l->searched = false;
    l->longest = 0;
    l->puzzles++;
    l->since = 0;
    CHECK(!err_is(puzzle_rate(b, &rating, read_hint, l, l->w)));
    l->solved += rating.solved;
    l->unsearched += rating.solved && !l->searched;
    struct level_row *here = &l->level[rating.level];
    here->puzzles++;
    here->told_long += l->longest > STORY_STEPS;
    here->longest = l->longest > here->longest ? l->longest : here->longest;
}

static void print_table(const struct lab *l, const struct game *g)
{
    printf("%s: %lu puzzles, %lu solved, %lu without search; %lu hints\n", g->name, l->puzzles,
           l->solved, l->unsearched, l->hints);
    printf("  words: headline at most %d, step at most %d; places at most %d\n", l->headline, l->step,
           l->badges);
    for (int i = 0; i < LEVEL_COUNT; i++)
        printf("  %-6s %lu puzzles, longest story %zu steps, %lu puzzles with one over %d\n",
               level_name((enum level)i), l->level[i].puzzles, l->level[i].longest,
               l->level[i].told_long, STORY_STEPS);
    printf("  slowest hint %.1f ms; faults %lu; insufficient %lu (%.3f %%)\n", l->slowest, l->faults,
           l->insufficient, l->hints ? 100.0 * (double)l->insufficient / (double)l->hints : 0);
    for (const struct technique *t = g->puzzle->techniques; t->name; t++) {
        const struct row *r = &l->row[t - g->puzzle->techniques];
        printf("  %-28s %7lu  insufficient %lu\n", t->name, r->steps, r->short_of);
    }
    fflush(stdout);
}

/* ---- puzzles ---- */

static const int8_t square_size[][2] = {{5, 5}, {7, 7}, {4, 9}, {10, 10}, {12, 8}, {15, 15}, {20, 20}};
static const int8_t hex_size[][2] = {{4, 4}, {5, 5}, {6, 6}, {7, 7}};

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
        if (CHECK(!err_is(e)))
            read_puzzle(l, made.puzzle);
        l->w->rng = NULL;
        arena_release(l->w->arena, mark);
    }
}

static void read_lines(struct work *w, int every)
{
    static char line[LINE_MAX_BYTES];
    struct lab l = {.w = w};
    const struct game *g = NULL;
    for (int n = 0; fgets(line, sizeof line, stdin); n++) {
        struct arena_mark mark = arena_here(w->arena);
        struct board *b = NULL;
        line[strcspn(line, "\n")] = '\0';
        if (n % every == 0 && !err_is(position_read(games_all, line, strlen(line), w->arena, &b))) {
            read_puzzle(&l, b);
            g = b->game;
        }
        arena_release(w->arena, mark);
    }
    if (g)
        print_table(&l, g);
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
        read_lines(&w, argc > 2 ? atoi(argv[2]) : 1);
    for (const struct game *const *g = games_all; *g && !lines; g++) {
        struct lab l = {.w = &w};
        if (!(*g)->puzzle || (argc > 3 && strcmp(argv[3], (*g)->name) != 0))
            continue;
        rng_seed(&l.rng, seed, 0);
        read_made(&l, *g, count, seed);
        print_table(&l, *g);
        CHECK(l.unsearched == l.puzzles);
        CHECK(l.faults == l.insufficient);
        CHECK(1000 * l.insufficient <= 5 * l.hints);
        for (int i = LEVEL_EASY; i <= LEVEL_NORMAL; i++)
            CHECK(100 * l.level[i].told_long <= l.level[i].puzzles);
    }
    arena_close(&arena);
    return check_done("hint_stories");
}
