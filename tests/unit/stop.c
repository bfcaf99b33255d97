/* A computation that is asked to stop, at whatever moment, gives the answer it would have given or
 * none: solutions, conflicts, what is forced, hints and ratings, on boards so large that they are
 * asked in the middle of things. */
#include <string.h>

#include "check.h"
#include "core/position.h"
#include "games/games.h"
#include "puzzle/rate.h"

enum { N = 120, CELLS = (N + 1) * (N + 2), ASKED_MOST = 30000 };

struct countdown {
    uint64_t left, asked;
};

static bool count_down(void *ctx)
{
    struct countdown *c = ctx;
    c->asked++;
    return c->left == 0 || --c->left == 0;
}

/* ---- boards ---- */

static bool in_comb(int r, int c)
{
    return r >= 0 && r < N - 1 && c >= 0 && c < N && (r == 0 || c % 2 == 0);
}

static char comb_clue(int r, int c)
{
    int n = (in_comb(r, c) != in_comb(r - 1, c)) + (in_comb(r, c) != in_comb(r + 1, c)) +
            (in_comb(r, c) != in_comb(r, c - 1)) + (in_comb(r, c) != in_comb(r, c + 1));
    return (char)('0' + n);
}

static char comb_broken(int r, int c)
{
    return r == N / 2 && c == N / 2 ? '0' : comb_clue(r, c);
}

static char comb_holes(int r, int c)
{
    return r % 3 == 0 || c % 3 ? comb_clue(r, c) : '.';
}

static char falls(int r, int c)
{
    return (char)('0' + (r > 0 && c > 0) + (r < N && c < N));
}

static char falls_holes(int r, int c)
{
    return (r + c) % 5 ? falls(r, c) : '.';
}

static char falls_broken(int r, int c)
{
    return r == N / 2 && c == N / 2 ? '4' : falls(r, c);
}

static char nothing(int r, int c)
{
    (void)r;
    (void)c;
    return '.';
}

static const struct {
    const char *game;
    char (*clue)(int r, int c);
} rows[] = {
    {"slitherlink", comb_clue}, {"slitherlink", comb_broken}, {"slitherlink", comb_holes},
    {"slitherlink", nothing},   {"slant", falls},             {"slant", falls_holes},
    {"slant", falls_broken},    {"slant", nothing},
};

static struct board *board_of(size_t i, struct arena *arena)
{
    static char text[CELLS + 100];
    struct writer w = writer_to(text, sizeof text);
    int side = N + (strcmp(rows[i].game, "slant") == 0);
    struct board *b = NULL;
    writer_text(&w, rows[i].game);
    writer_char(&w, ' ');
    writer_number(&w, N);
    writer_char(&w, 'x');
    writer_number(&w, N);
    for (int r = 0; r < side; r++) {
        writer_char(&w, r ? '/' : ' ');
        for (int c = 0; c < side; c++)
            writer_char(&w, rows[i].clue(r, c));
    }
    CHECK(!err_is(position_read(games_all, text, w.n, arena, &b)));
    return b;
}

/* ---- what is asked: 0 if nothing was found, else a number that stands for the answer ---- */

static struct board *like(const struct board *b, struct arena *arena)
{
    return arena_take(arena, 1, b->game->rules.size(&b->variant));
}

static uint64_t ask_solve(const struct board *b, struct work *w)
{
    struct solve s = {.limit = 2, .first = like(b, w->arena), .second = like(b, w->arena)};
    CHECK(!err_is(b->game->puzzle->solve(b, &s, w)));
    return !s.complete ? 0 : 1 + s.count * 4 + s.answer;
}

static uint64_t ask_forced(const struct board *b, struct work *w)
{
    struct backbone f = {.board = like(b, w->arena)};
    CHECK(!err_is(b->game->puzzle->backbone(b, &f, w)));
    return !f.complete ? 0 : b->game->rules.key(f.board) | 1;
}

static uint64_t ask_conflict(const struct board *b, struct work *w)
{
    struct unsat_core c = {.cap = CELLS};
    c.spot = arena_take(w->arena, c.cap, sizeof *c.spot);
    CHECK(!err_is(b->game->puzzle->unsat_core(b, &c, w)));
    uint64_t sum = 1;
    for (size_t i = 0; c.minimal && i < c.n; i++)
        sum = sum * 31 + (uint64_t)c.spot[i].x * 1000 + (uint64_t)c.spot[i].y;
    return w->steps == 0 && !c.minimal ? 0 : sum;
}

static uint64_t ask_hint(const struct board *b, struct work *w)
{
    struct hint h;
    CHECK(rate_hint_room(b, &h, w->arena));
    CHECK(!err_is(b->game->puzzle->hint(b, &h, w)));
    uint64_t sum = 1 + (uint64_t)h.kind;
    for (size_t i = 0; i < h.n_moves; i++)
        sum = sum * 31 + h.move[i];
    for (size_t i = 0; i < h.n_because; i++)
        sum = sum * 31 + (uint64_t)h.because[i].x * 1000 + (uint64_t)h.because[i].y;
    bool found = h.kind == HINT_STEP || h.kind == HINT_DONE;
    return !found && w->steps == 0 ? 0 : sum;
}

static uint64_t ask_rating(const struct board *b, struct work *w)
{
    struct rating r;
    CHECK(!err_is(puzzle_rate(b, &r, NULL, NULL, w)));
    return !r.solved && w->steps == 0 ? 0 : 1 + (uint64_t)r.tenths * 100000 + (uint64_t)r.steps;
}

typedef uint64_t question(const struct board *b, struct work *w);

/* ---- */

static uint64_t ask_once(question *ask, const struct board *b, uint64_t left, uint64_t *asked,
                         struct arena *arena)
{
    struct arena_mark mark = arena_here(arena);
    struct countdown stop = {left, 0};
    struct work w = {.arena = arena, .steps = UINT64_MAX, .stop = count_down, .ctx = &stop};
    uint64_t answer = ask(b, &w);
    *asked = stop.asked;
    arena_release(arena, mark);
    return answer;
}

/* Asked to stop at some twenty moments, spread over the whole of it and close to its beginning. */
static int differ(question *ask, const struct board *b, struct arena *arena)
{
    uint64_t all, asked, whole = ask_once(ask, b, ASKED_MOST, &all, arena);
    int bad = 0;
    for (uint64_t left = 1; left < all; left += 1 + left / 4 + all / 40) {
        uint64_t answer = ask_once(ask, b, left, &asked, arena);
        bad += answer != 0 && answer != whole;
    }
    return bad;
}

int main(void)
{
    static question *const questions[] = {ask_solve, ask_forced, ask_conflict, ask_hint};
    struct arena arena;
    arena_open(&arena);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct arena_mark mark = arena_here(&arena);
        struct board *b = board_of(i, &arena);
        for (size_t q = 0; q < sizeof questions / sizeof *questions; q++)
            CHECK(differ(questions[q], b, &arena) == 0);
        arena_release(&arena, mark);
    }
    for (const struct game *const *g = games_all; *g; g++) {
        struct board *b = NULL;
        if (!(*g)->puzzle)
            continue;
        CHECK(!err_is(position_read(games_all, (*g)->sample, strlen((*g)->sample), &arena, &b)));
        CHECK(differ(ask_rating, b, &arena) == 0);
        CHECK(differ(ask_hint, b, &arena) == 0);
    }
    arena_close(&arena);
    return check_done("stop");
}
