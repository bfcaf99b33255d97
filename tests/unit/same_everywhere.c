/* What the solvers of puzzles say of boards of chance, to the last detail, as one number for each game.
 *
 * Steps and decisions are counted and no clock is asked, so the numbers are the same wherever the program
 * runs: `tools/test` holds those of WebAssembly against those of the machine. They change with every change of
 * a solver, and so none is written down here.
 */
#include "base/rng.h"
#include "check.h"
#include "core/position.h"
#include "games/games.h"
#include "games/hexpath/hexpath.h"
#include "games/slant/slant.h"
#include "games/slitherlink/slitherlink.h"

enum { BOARDS = 150, TEXT = 1 << 12 };

struct digest {
    struct arena arena;
    uint64_t hash; /* FNV-1a */
    uint64_t answers[4];
};

static void mix(struct digest *d, const char *text, size_t n)
{
    for (size_t i = 0; i < n; i++)
        d->hash = (d->hash ^ (uint8_t)text[i]) * 1099511628211u;
}

static void mix_number(struct digest *d, uint64_t n)
{
    mix(d, (const char *)(char[]){(char)n, (char)(n >> 8), (char)(n >> 16), (char)(n >> 24)}, 4);
}

static void mix_board(struct digest *d, const struct board *b)
{
    static char text[TEXT];
    struct writer out = writer_to(text, sizeof text);
    position_write(b, &out);
    mix(d, text, out.n < sizeof text ? out.n : sizeof text);
}

/* A clue of chance on every third place or so of a board of 8 to 19 cells a side. */
static void write_clues(const struct game *g, struct rng *rng, struct writer *out)
{
    int side = 8 + (int)rng_below(rng, 12), n = side + g->clues->extra;
    writer_text(out, g->name);
    writer_char(out, ' ');
    writer_number(out, side);
    writer_char(out, 'x');
    writer_number(out, side);
    for (int i = 0; i < n * n; i++) {
        bool rim = g->clues->extra && (i < n || i >= n * (n - 1) || i % n == 0 || i % n == n - 1);
        writer_text(out, i == 0 ? " " : i % n ? "" : "/");
        writer_char(out, rng_below(rng, 3) ? '.' : (char)('1' + (rim ? 0 : rng_below(rng, 3))));
    }
}

static void write_hexpath(struct rng *rng, struct writer *out)
{
    int n = 5 + (int)rng_below(rng, 4), start = (int)rng_below(rng, (uint32_t)n);
    writer_text(out, "hexpath ");
    writer_number(out, n);
    for (int i = 0; i < n * n; i++) {
        writer_char(out, i == 0 ? ' ' : i % n ? ',' : '/');
        writer_number(out, 1 + rng_below(rng, (uint32_t)n + 3));
        writer_text(out, i == start ? "S" : i == n * n - 1 ? "E" : "");
    }
}

static void add(struct digest *d, const struct game *g, uint64_t index)
{
    static char text[TEXT];
    const struct game *const only[] = {g, NULL};
    struct arena_mark mark = arena_here(&d->arena);
    struct writer out = writer_to(text, sizeof text);
    struct rng rng;
    struct board *b;
    rng_seed(&rng, 23, index);
    if (g->clues)
        write_clues(g, &rng, &out);
    else
        write_hexpath(&rng, &out);
    if (!CHECK(!err_is(position_read(only, text, out.n, &d->arena, &b))))
        return;
    size_t size = g->rules.size(&b->variant);
    struct work w = {.arena = &d->arena, .steps = 1000000};
    struct solve s = {.limit = 2};
    s.first = arena_take(&d->arena, 1, size);
    s.second = arena_take(&d->arena, 1, size);
    CHECK(s.first && s.second && !err_is(g->puzzle->solve(b, &s, &w)));
    d->answers[s.answer]++;
    mix_number(d, s.answer);
    mix_number(d, s.decisions);
    mix_number(d, w.steps);
    if (s.count > 0)
        mix_board(d, s.first);
    if (s.count > 1)
        mix_board(d, s.second);
    arena_release(&d->arena, mark);
}

int main(void)
{
    static const struct game *const games[] = {&slant_game, &slitherlink_game, &hexpath_game};
    static struct digest d;
    arena_open(&d.arena);
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        d.hash = 14695981039346656037u;
        memset(d.answers, 0, sizeof d.answers);
        for (uint64_t index = 0; index < BOARDS; index++)
            add(&d, games[i], index);
        printf("%s: %d none, %d one, %d several, %d unknown, %08x%08x\n", games[i]->name, (int)d.answers[ANSWER_NONE],
               (int)d.answers[ANSWER_ONE], (int)d.answers[ANSWER_MANY], (int)d.answers[ANSWER_UNKNOWN],
               (unsigned)(d.hash >> 32), (unsigned)d.hash);
    }
    arena_close(&d.arena);
    return check_done("same_everywhere");
}
