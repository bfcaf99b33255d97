/* moves.c - the list of moves, legality and playing agree with each other. */
#include "conform.h"
#include "lattice/near.h"

static bool listed(const game_move *moves, size_t n, game_move m)
{
    for (size_t i = 0; i < n; i++)
        if (moves[i] == m)
            return true;
    return false;
}

static void move_text(struct lab *lab, const struct board *b, game_move m)
{
    char text[32];
    struct writer w = writer_to(text, sizeof text);
    b->game->rules.write_move(b, m, &w);
    struct reader in = reader_of(text, w.n);
    game_move again = MOVE_NONE;
    CHECK(w.n > 0 && w.n < sizeof text);
    CHECK(!err_is(b->game->rules.read_move(b, &in, &again)));
    CHECK(again == m && in.at == w.n);
    in = reader_of(text, rng_below(&lab->rng, (uint32_t)w.n)); /* cut short: refused or another */
    (void)b->game->rules.read_move(b, &in, &again);
    CHECK(in.at <= in.len);
}

/* A move is somewhere on the board or nowhere; where its text names a cell, there or on its rim. */
static void move_place(const struct board *b, game_move m, bool legal)
{
    struct spot at = b->game->rules.move_spot(b, m);
    char text[32];
    struct writer w = writer_to(text, sizeof text);
    int r, c;
    CHECK(spot_is_somewhere(at) ? spot_is_on(at, board_width(b), board_height(b)) : at.y < 0);
    const struct duel *d = b->game->duel;
    if (d && d->move_end) { /* one cell further, or through the edge */
        struct spot end = d->move_end(b, m);
        CHECK(spot_is_somewhere(end) == spot_is_somewhere(at));
        CHECK(!spot_is_somewhere(end) || spot_is_on(end, board_width(b), board_height(b)));
        CHECK(!spot_is_somewhere(end) || spot_distance(at, end) <= 2);
    }
    if (!legal)
        return;
    b->game->rules.write_move(b, m, &w);
    struct reader in = reader_of(text, w.n);
    if (spot_read_cell(&in, board_width(b), board_height(b), &r, &c)) {
        int dx = at.x - spot_cell(r, c).x, dy = at.y - spot_cell(r, c).y;
        CHECK(dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1);
    } else {
        CHECK(!spot_is_somewhere(at));
    }
}

static void play_one(struct lab *lab, const struct board *b, game_move m)
{
    struct board *after = lab_copy(lab, b), *before = lab_copy(lab, b);
    size_t size = b->game->rules.size(&b->variant);
    b->game->rules.play(after, m);
    CHECK(memcmp(before, b, size) == 0);
    CHECK(memcmp(after, b, size) != 0);
    const char *fault = b->game->rules.broken_invariant(after);
    if (!CHECK(!fault))
        printf("  %s\n  after: %s: %s\n", lab_line(lab, b), lab_line(lab, after), fault);
    if (board_is_duel(b) && b->game->duel->flips) {
        size_t n = b->game->duel->flips(b, m, NULL, 0);
        CHECK(n < size * 8);
    }
}

void conform_moves(struct lab *lab, const struct board *b)
{
    struct arena_mark mark = arena_here(&lab->arena);
    game_move *moves = arena_take(&lab->arena, MOVES_MAX, sizeof *moves);
    const struct rules *rules = &b->game->rules;
    size_t n = rules->moves(b, moves, MOVES_MAX);
    CHECK(rules->moves(b, NULL, 0) == n && n <= MOVES_MAX);
    for (size_t i = 0; i < n; i++) {
        CHECK(moves[i] != MOVE_NONE && (i == 0 || moves[i - 1] < moves[i]));
        CHECK(!rules->refusal(b, moves[i]));
    }
    for (int i = 0; i < 200; i++) { /* near the packed range and far outside it */
        game_move top = n ? moves[n - 1] + 50 : 1000;
        game_move m = i % 4 ? rng_below(&lab->rng, top) : (game_move)rng_next(&lab->rng);
        CHECK(!rules->refusal(b, m) == listed(moves, n, m));
        move_place(b, m, false);
    }
    CHECK(rules->refusal(b, MOVE_NONE));
    if (n > 1) {
        game_move few[3] = {7, 7, 7};
        CHECK(rules->moves(b, few, 1) == n && few[0] == moves[0] && few[1] == 7);
    }
    for (size_t i = 0; i < n; i += 1 + n / 16) {
        struct arena_mark inner = arena_here(&lab->arena);
        move_text(lab, b, moves[i]);
        move_place(b, moves[i], true);
        play_one(lab, b, moves[i]);
        arena_release(&lab->arena, inner);
    }
    arena_release(&lab->arena, mark);
}
