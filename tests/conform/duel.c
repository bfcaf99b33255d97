/* duel.c - the guess at a position is bounded, changes nothing, and is the same however the board
 * is turned; a bound on the turns left falls with each turn. */
#include "conform.h"

static void same_turned(struct lab *lab, const struct board *b, int guess)
{
    for (int sym = 0; sym < SYM_COUNT; sym++) {
        struct board *turned = lab_copy(lab, b);
        if (b->game->rules.turn(b, sym, turned))
            CHECK(b->game->duel->evaluate(turned) == guess);
    }
}

/* A duel on the puzzle as it stands, with each rule, and the puzzle again. */
static void conform_begin(struct lab *lab, const struct board *b)
{
    const struct duel *d = b->game->duel;
    const struct choice *rule = &b->game->options[d->begin_row];
    size_t size = b->game->rules.size(&b->variant);
    CHECK(b->game->puzzle && d->is_active && d->end && rule->words);
    for (int i = rule->min; i <= rule->max; i++) {
        struct board *duel = lab_copy(lab, b), *again;
        struct work work = {.arena = &lab->arena, .rng = &lab->rng, .steps = 200000};
        struct err e = d->begin(duel, i, &work);
        if (err_is(e)) {
            CHECK((e.code == ERR_VARIANT || e.code == ERR_BUDGET) && e.why[0]);
            continue;
        }
        const char *line = lab_line(lab, duel);
        CHECK(!b->game->rules.broken_invariant(duel) && board_is_duel(duel) && d->mover(duel) == 0);
        CHECK(b->game->rules.size(&duel->variant) == size);
        if (CHECK(!err_is(position_read(games_all, line, strlen(line), &lab->arena, &again))))
            CHECK(memcmp(again, duel, size) == 0);
        d->end(duel);
        CHECK(!board_is_duel(b) ? memcmp(duel, b, size) == 0 : !board_is_duel(duel));
        CHECK(!b->game->rules.broken_invariant(duel));
    }
}

void conform_duel(struct lab *lab, const struct board *b)
{
    const struct duel *d = b->game->duel;
    if (d && d->begin)
        conform_begin(lab, b);
    if (!board_is_duel(b) || b->game->rules.status(b) != STATUS_OPEN)
        return;
    struct board *before = lab_copy(lab, b), *after = lab_copy(lab, b);
    size_t size = b->game->rules.size(&b->variant);
    int guess = d->evaluate(b);
    CHECK(guess > -SCORE_WON && guess < SCORE_WON);
    CHECK(memcmp(before, b, size) == 0);
    same_turned(lab, b, guess);
    size_t n = b->game->rules.moves(b, NULL, 0);
    CHECK(n <= 4 * (size_t)board_width(b) * (size_t)board_height(b));
    game_move first;
    b->game->rules.moves(b, &first, 1);
    b->game->rules.play(after, first);
    if (d->turns_left) {
        CHECK(d->turns_left(b) > 0 && d->turns_left(after) < d->turns_left(b));
        CHECK(d->turns_left(after) > 0 || b->game->rules.status(after) != STATUS_OPEN);
    }
}
