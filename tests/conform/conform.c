/* conform.c - boards of every game, several sizes, square and not: starts, samples, random clues,
 * and all positions of random playouts. `conform NAME` looks at one game alone. */
#include "conform.h"

#include <stdlib.h>

char *lab_line(struct lab *lab, const struct board *b)
{
    return lab_text(lab, b, position_write);
}

char *lab_text(struct lab *lab, const struct board *b,
               void (*write)(const struct board *b, struct writer *out))
{
    struct writer length = writer_to(NULL, 0);
    write(b, &length);
    char *text = arena_take(&lab->arena, length.n + 1, 1);
    struct writer w = writer_to(text, length.n);
    write(b, &w);
    CHECK(w.n == length.n);
    return text;
}

struct board *lab_copy(struct lab *lab, const struct board *b)
{
    struct board *copy = arena_take(&lab->arena, 1, b->game->rules.size(&b->variant));
    board_copy(copy, b);
    return copy;
}

void conform_board(struct lab *lab, const struct board *b)
{
    struct arena_mark mark = arena_here(&lab->arena);
    const char *fault = b->game->rules.broken_invariant(b);
    if (!CHECK(!fault))
        printf("  %s: %s\n", lab_line(lab, b), fault);
    conform_text(lab, b);
    conform_moves(lab, b);
    conform_symmetry(lab, b);
    conform_check(lab, b);
    conform_duel(lab, b);
    conform_edit(lab, b);
    conform_typed(lab, b);
    conform_turns(lab, b);
    arena_release(&lab->arena, mark);
}

/* Random clues on about a third of the places, impossible ones included. */
static void scatter_clues(struct lab *lab, struct board *b)
{
    const struct clues *k = b->game->clues;
    for (int r = 0; r < board_height(b) + k->extra; r++)
        for (int c = 0; c < board_width(b) + k->extra; c++)
            if (rng_below(&lab->rng, 3) == 0)
                CHECK(!k->put(b, r, c, (char)('0' + rng_below(&lab->rng, 5))));
    CHECK(!b->game->rules.validate(b));
}

static void playout(struct lab *lab, struct board *b, int plies, int look_every)
{
    game_move *moves = arena_take(&lab->arena, MOVES_MAX, sizeof *moves);
    for (int ply = 0; ply < plies; ply++) {
        size_t n = b->game->rules.moves(b, moves, MOVES_MAX);
        enum status status = b->game->rules.status(b);
        if (ply % look_every == 0 || status != STATUS_OPEN)
            conform_board(lab, b);
        if (board_is_duel(b))
            CHECK((n > 0) == (status == STATUS_OPEN));
        if (n == 0 || (board_is_duel(b) && status != STATUS_OPEN))
            break;
        CHECK(n <= MOVES_MAX);
        b->game->rules.play(b, moves[rng_below(&lab->rng, (uint32_t)n)]);
        const char *fault = b->game->rules.broken_invariant(b);
        if (!CHECK(!fault))
            printf("  %s: %s\n", lab_line(lab, b), fault);
    }
}

static void conform_variant(struct lab *lab, const struct game *g, const struct variant *v)
{
    struct arena_mark mark = arena_here(&lab->arena);
    struct board *b;
    for (int round = 0; round < 3; round++) {
        CHECK(!err_is(position_new(g, v, &lab->arena, &b)));
        conform_board(lab, b);
        if (g->clues && round)
            scatter_clues(lab, b);
        if (round == 0)
            conform_garbage(lab, b);
        playout(lab, b, 250, 5 + 8 * round);
        arena_release(&lab->arena, mark);
    }
}

/* Some options only fit some boards: then the text of an empty one is refused. */
static bool fits(struct lab *lab, const struct game *g, const struct variant *v)
{
    struct arena_mark mark = arena_here(&lab->arena);
    struct board *b, *again;
    CHECK(!err_is(position_new(g, v, &lab->arena, &b)));
    char *line = lab_line(lab, b);
    struct err e = position_read(games_all, line, strlen(line), &lab->arena, &again);
    CHECK(!err_is(e) || e.code == ERR_VARIANT);
    arena_release(&lab->arena, mark);
    return !err_is(e);
}

/* What is said of the sizes is what the options have. */
static void conform_sizes(const struct game *g)
{
    char range[64] = "";
    const struct choice *o = g->options;
    snprintf(range, sizeof range, g->square ? " of %d to %d" : " is %dx%d to %dx%d", o[0].min,
             g->square ? o[0].max : o[1].min, o[0].max, o[1].max);
    CHECK(strstr(g->sizes, range) != NULL);
}

/* All that a player may do, through every face. */
static void conform_faces(struct lab *lab, const struct board *b)
{
    char *line = lab_line(lab, b);
    conform_pictures(lab, b);
    conform_actions(lab, line);
    conform_views(line);
}

/* A duel over the puzzle, where there is such a thing. */
static void conform_duel_faces(struct lab *lab, struct board *b)
{
    const struct duel *d = b->game->duel;
    struct work work = {.arena = &lab->arena, .rng = &lab->rng, .steps = UINT64_MAX};
    if (!b->game->puzzle || !d || !d->begin)
        return;
    b->game->puzzle->clear(b);
    if (CHECK(!err_is(d->begin(b, game_preset(b->game).value[d->begin_row], &work))))
        conform_faces(lab, b);
}

static bool size_variant(const struct game *g, int w, int h, struct variant *v)
{
    *v = game_preset(g);
    v->value[OPTION_WIDTH] = (int16_t)w;
    v->value[OPTION_HEIGHT] = (int16_t)h;
    return w >= g->options[0].min && w <= g->options[0].max && h >= g->options[1].min &&
           h <= g->options[1].max && (!g->square || w == h);
}

/* The smallest start there is of these, and the sample. */
static void conform_played(struct lab *lab, const struct game *g, const struct board *sample)
{
    struct arena_mark mark = arena_here(&lab->arena);
    struct variant v;
    struct board *b;
    int side = 3;
    while (!size_variant(g, side, side, &v) && side < 10)
        side++;
    if (CHECK(!err_is(position_new(g, &v, &lab->arena, &b))))
        conform_faces(lab, b);
    conform_faces(lab, sample);
    conform_duel_faces(lab, lab_copy(lab, sample));
    arena_release(&lab->arena, mark);
}

static void conform_game(struct lab *lab, const struct game *g)
{
    static const int8_t shapes[][2] = {{2, 2}, {3, 3}, {4, 4}, {5, 5}, {6, 6},  {8, 8},  {16, 16},
                                       {4, 6}, {7, 4}, {1, 5}, {5, 1}, {5, 10}, {10, 9}, {2, 30}};
    unsigned long before = check_failed;
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        struct variant v;
        if (!size_variant(g, shapes[i][0], shapes[i][1], &v))
            continue;
        conform_variant(lab, g, &v);
        for (int o = OPTION_OWN; g->options[o].key; o++) { /* own options at their far end */
            v.value[o] = g->options[o].max;
            if (fits(lab, g, &v))
                conform_variant(lab, g, &v);
        }
    }
    conform_sizes(g);
    conform_face(g);
    struct board *sample;
    struct arena_mark mark = arena_here(&lab->arena);
    size_t len = strlen(g->sample), brief = strlen(g->brief);
    CHECK(brief > 40 && brief < 500 && g->brief[brief - 1] == '.'); /* whole sentences, for paper */
    if (CHECK(!err_is(position_read(games_all, g->sample, len, &lab->arena, &sample)))) {
        CHECK_TEXT(lab_line(lab, sample), g->sample);
        conform_garbage(lab, sample);
        for (int round = 0; round < 4; round++)
            playout(lab, lab_copy(lab, sample), 200, 3);
        conform_played(lab, g, sample);
    }
    arena_release(&lab->arena, mark);
    if (g->puzzle && g->puzzle->techniques)
        conform_techniques(lab, g);
    printf("%s: %s\n", g->name, check_failed == before ? "conforms" : "does not conform");
}

int main(int argc, char **argv)
{
    struct lab lab;
    arena_open(&lab.arena);
    rng_seed(&lab.rng, 5, 0);
    for (size_t i = 0; games_all[i]; i++)
        if (argc < 2 || strcmp(argv[1], games_all[i]->name) == 0)
            conform_game(&lab, games_all[i]);
    arena_close(&lab.arena);
    return check_done("conform");
}
