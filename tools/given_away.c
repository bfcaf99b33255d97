/* given_away.c - how often the strongest level gives the value of a position away:
 *
 *     given_away SIZE POSITIONS SEED SECONDS DIR [search]
 *
 * Asks it with so many seconds of CPU time a position about random positions of Slider that are won
 * or drawn, and holds its moves against the tables in DIR (`tables slider --size SIZE --keep --dir
 * DIR`), which it does not see itself. Half of the positions are random pieces on the board, half
 * come from random turns; each is asked about by itself, as at the beginning of a game. With the word
 * `search` it may not use exact values: the search alone decides.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/position.h"
#include "duel/player.h"
#include "games/games.h"
#include "tables/tablebase.h"

enum { SIZE_MOST = 8, LIST = 256 };

enum source { SOURCE_PIECES, SOURCE_TURNS, SOURCES };

struct trial {
    int size;
    double seconds;
    bool search_alone;
    struct rng rng;
    struct arena arena; /* of one position */
    struct tablebase tables;
    int asked[SOURCES], given[SOURCES], won, exact;
};

static int64_t cpu_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

static void fail(const char *why)
{
    fprintf(stderr, "given_away: %s\n", why);
    exit(2);
}

/* Rows from the top. */
static void write_start(int n, char cells[SIZE_MOST][SIZE_MOST])
{
    for (int r = 0; r < n; r++)
        for (int c = 0; c < n; c++)
            cells[r][c] = c == 0 && r < n - 1 ? 'H' : r == n - 1 && c > 0 ? 'V' : '+';
}

static void scatter(struct trial *t, char cells[SIZE_MOST][SIZE_MOST])
{
    uint32_t n = (uint32_t)t->size;
    for (uint32_t r = 0; r < n; r++)
        for (uint32_t c = 0; c < n; c++)
            cells[r][c] = '+';
    for (int side = 0; side < 2; side++)
        for (uint32_t pieces = 1 + rng_below(&t->rng, n - 1); pieces;) {
            char *at = &cells[rng_below(&t->rng, n)][rng_below(&t->rng, n)];
            if (*at != '+')
                continue;
            *at = "HV"[side];
            pieces--;
        }
}

static struct board *read_cells(struct trial *t, char cells[SIZE_MOST][SIZE_MOST])
{
    char line[128];
    struct writer w = writer_to(line, sizeof line);
    struct board *b = NULL;
    writer_text(&w, "slider ");
    writer_number(&w, t->size);
    for (int r = 0; r < t->size; r++) {
        writer_char(&w, r ? '/' : ' ');
        writer_slice(&w, (struct slice){cells[r], (size_t)t->size});
    }
    writer_text(&w, rng_below(&t->rng, 2) ? " H" : " V");
    if (err_is(position_read(games_all, line, w.n, &t->arena, &b)))
        fail("a position is not one");
    return b;
}

static struct board *random_board(struct trial *t, enum source *source)
{
    char cells[SIZE_MOST][SIZE_MOST];
    *source = rng_below(&t->rng, 2) ? SOURCE_TURNS : SOURCE_PIECES;
    if (*source == SOURCE_PIECES)
        scatter(t, cells);
    else
        write_start(t->size, cells);
    struct board *b = read_cells(t, cells);
    const struct rules *rules = &b->game->rules;
    uint32_t most = (uint32_t)(2 * t->size * (t->size - 1));
    for (uint32_t turns = *source == SOURCE_TURNS ? rng_below(&t->rng, most) : 0; turns; turns--) {
        game_move list[LIST];
        size_t n = rules->moves(b, list, LIST);
        if (rules->status(b) == STATUS_OPEN)
            rules->play(b, list[rng_below(&t->rng, (uint32_t)n)]);
    }
    return b;
}

static game_move ask(struct trial *t, const struct board *b, struct advice *advice)
{
    struct player p;
    if (err_is(player_open(&p, (struct strength){.skill = SKILL_MAX}, 1, &t->arena)))
        fail("there is not enough memory");
    p.traps = true;
    p.depth = t->search_alone ? SEARCH_DEPTH_MAX : 0;
    p.values = values_open(&t->arena);
    struct work w = {.arena = &t->arena,
                     .rng = &p.rng,
                     .steps = UINT64_MAX,
                     .clock = cpu_us,
                     .end = cpu_us() + (int64_t)(1e6 * t->seconds)};
    struct err e = player_move(&p, b, NULL, 0, advice, &w);
    values_close(p.values);
    if (err_is(e))
        fail(e.why);
    return advice->move;
}

static void print_given(const struct board *b, game_move m, const struct advice *a)
{
    char line[256] = "";
    struct writer w = writer_to(line, sizeof line - 1);
    position_write(b, &w);
    writer_char(&w, ' ');
    b->game->rules.write_move(b, m, &w);
    printf("given away: %s  (score %d, depth %d%s)\n", line, a->score, a->depth,
           a->exact ? ", exact" : "");
    fflush(stdout);
}

/* False: the position is lost, or over. */
static bool try_position(struct trial *t)
{
    enum source source;
    struct board *b = random_board(t, &source);
    size_t n = b->game->rules.moves(b, NULL, 0);
    if (b->game->rules.status(b) != STATUS_OPEN)
        return false;
    game_move *moves = arena_take(&t->arena, n, sizeof *moves);
    struct worth *each = arena_take(&t->arena, n, sizeof *each);
    struct work w = {.arena = &t->arena, .steps = UINT64_MAX};
    struct err e = err_none();
    if (!moves || !each || !t->tables.look(t->tables.ctx, b, each, n, &w, &e) || err_is(e))
        fail("the tables do not hold a position");
    struct worth best = worth_best(each, n);
    if (best.value == VALUE_LOST)
        return false;
    struct advice advice;
    game_move m = ask(t, b, &advice);
    b->game->rules.moves(b, moves, n);
    t->asked[source]++;
    t->won += best.value == VALUE_WON;
    t->exact += advice.exact;
    for (size_t i = 0; i < n; i++)
        if (moves[i] == m && each[i].value != best.value) {
            t->given[source]++;
            print_given(b, m, &advice);
        }
    return true;
}

int main(int argc, char **argv)
{
    static struct trial t;
    struct arena arena;
    t.search_alone = argc == 7 && strcmp(argv[6], "search") == 0;
    if (argc != 6 && !t.search_alone)
        fail("usage: given_away SIZE POSITIONS SEED SECONDS DIR [search]");
    t.size = atoi(argv[1]);
    t.seconds = atof(argv[4]);
    if (t.size < 2 || t.size > SIZE_MOST)
        fail("SIZE is 2 to 8");
    arena_open(&arena);
    rng_seed(&t.rng, strtoull(argv[3], NULL, 10), 0);
    struct tablebase_files *files = tablebase_open(argv[5], &arena);
    if (!files)
        fail("there is not enough memory");
    t.tables = tablebase_of(files);
    for (int tried = 0, all = atoi(argv[2]); tried < all;) {
        arena_open(&t.arena);
        tried += try_position(&t);
        arena_close(&t.arena);
    }
    int asked = t.asked[0] + t.asked[1], given = t.given[0] + t.given[1];
    printf("%d positions, %d of them won; exact answers to %d; given away %d (%.2f%%): of random "
           "pieces %d of %d, after random turns %d of %d\n",
           asked, t.won, t.exact, given, 100.0 * given / asked, t.given[SOURCE_PIECES],
           t.asked[SOURCE_PIECES], t.given[SOURCE_TURNS], t.asked[SOURCE_TURNS]);
    tablebase_close(files);
    arena_close(&arena);
    return 0;
}
