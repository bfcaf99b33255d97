/* symmetry.c - turned and mirrored boards have turned and mirrored moves, and the same outcome. */
#include "conform.h"

static enum status seen_from(enum status s, bool sides_swapped)
{
    if (!sides_swapped)
        return s;
    return s == STATUS_FIRST ? STATUS_SECOND : s == STATUS_SECOND ? STATUS_FIRST : s;
}

static bool sides_swapped(const struct board *b, const struct board *turned)
{
    return board_is_duel(b) && b->game->duel->mover(b) != b->game->duel->mover(turned);
}

static void play_turned(struct lab *lab, const struct board *b, const struct board *turned, int sym,
                        game_move m)
{
    const struct rules *rules = &b->game->rules;
    game_move tm = rules->turn_move(b, sym, m);
    struct spot at = rules->move_spot(b, m), there = rules->move_spot(turned, tm);
    if (!CHECK(!rules->refusal(turned, tm)))
        return;
    if (CHECK(spot_is_somewhere(at) == spot_is_somewhere(there)) && spot_is_somewhere(at)) {
        struct spot to = symmetry_spot(sym, board_width(b), board_height(b), at);
        CHECK(to.x == there.x && to.y == there.y);
    }
    struct board *played = lab_copy(lab, b), *then_turned = lab_copy(lab, b);
    struct board *turned_played = lab_copy(lab, turned);
    rules->play(played, m);
    CHECK(rules->turn(played, sym, then_turned));
    rules->play(turned_played, tm);
    CHECK_TEXT(lab_line(lab, turned_played), lab_line(lab, then_turned));
}

static void conform_turn(struct lab *lab, const struct board *b, int sym)
{
    const struct rules *rules = &b->game->rules;
    struct board *turned = lab_copy(lab, b), *back = lab_copy(lab, b);
    game_move *moves = arena_take(&lab->arena, MOVES_MAX, sizeof *moves);
    if (!rules->turn(b, sym, turned)) {
        CHECK(sym != SYM_NONE);
        return;
    }
    CHECK(!rules->broken_invariant(turned));
    CHECK(rules->turn(turned, symmetry_inverse(sym), back));
    CHECK_TEXT(lab_line(lab, back), lab_line(lab, b));
    CHECK(rules->status(turned) == seen_from(rules->status(b), sides_swapped(b, turned)));
    size_t n = rules->moves(b, moves, MOVES_MAX);
    CHECK(rules->moves(turned, NULL, 0) == n);
    for (size_t i = 0; i < n; i += 1 + n / 5)
        play_turned(lab, b, turned, sym, moves[i]);
}

void conform_symmetry(struct lab *lab, const struct board *b)
{
    for (int sym = 0; sym < SYM_COUNT; sym++) {
        struct arena_mark mark = arena_here(&lab->arena);
        conform_turn(lab, b, sym);
        arena_release(&lab->arena, mark);
    }
}
