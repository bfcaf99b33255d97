/* census.c - what Crosscut positions are worth: from the book of starts, or proved on the spot.
 *
 * Every game ends and somebody wins, so a move wins for one side or the other. Who wins is asked
 * first, for all moves, with one table; then how many turns it takes, with a limit that grows by
 * two. Both are bounded in steps and a move that is not settled stays unknown.
 */
#include "games/crosscut/book.h"
#include "games/crosscut/proof.h"

/* Without --steps: about a minute in all. How long a win takes is asked with a part of it. */
enum { STEPS_MOST = 1 << 24, STEPS_TURNS = 1 << 20, TURNS_MOST = 63 };

/* A larger board needs a larger table, and few steps never fill one. */
static int table_bits(const struct crosscut *c, uint64_t steps)
{
    int most = bits_count(c->inner) <= 12 ? 16 : bits_count(c->inner) <= 16 ? 17 : 22, bits = 8;
    while (bits < most && (uint64_t)1 << bits < 16 * steps)
        bits++;
    return bits;
}

/* After one move; the discs are those of the side that has just moved, `enemy`. */
static bool look_in_book(const struct crosscut *after, struct worth *out)
{
    struct worth first;
    if (after->disc[after->mover] || bits_count(after->disc[!after->mover]) != 1)
        return false;
    if (!crosscut_book_first_move(board_width(&after->head), board_height(&after->head),
                                  crosscut_inner(bits_lowest(after->disc[!after->mover])), &first))
        return false;
    /* the book speaks for the side that moved */
    *out = (struct worth){first.value == VALUE_WON ? VALUE_LOST : VALUE_WON,
                          first.plies < 0 ? -1 : first.plies - 1};
    return true;
}

/* Spend at most `most` steps of w on an answer. */
static int turns_within(struct proof *p, struct proof_state s, bool wins, uint64_t most)
{
    struct work *w = p->work;
    uint64_t left = w->steps;
    w->steps = most < left ? most : left;
    uint64_t had = w->steps;
    int turns = proof_turns(p, s, wins, TURNS_MOST);
    uint64_t spent = had - w->steps;
    w->steps = left - spent;
    return turns;
}

struct asking {
    const struct crosscut *board;
    struct crosscut_proof game;
    struct proof proof;
};

/* The worth of a position for its mover, as far as steps go; the winner, then the turns. */
static void ask_winner(struct asking *a, const struct crosscut *after, struct worth *out)
{
    *out = (struct worth){VALUE_UNKNOWN, -1};
    if (after->status != STATUS_OPEN)
        *out = (struct worth){after->status == STATUS_DRAW ? VALUE_DRAWN : VALUE_LOST, 0};
    else if (!look_in_book(after, out)) {
        enum proof_answer answer = proof_ask(&a->proof, crosscut_state(after), 0);
        if (answer != PROOF_UNKNOWN)
            out->value = answer == PROOF_YES ? VALUE_WON : VALUE_LOST;
    }
}

/* The position itself: that finds the move that wins, if there is one, without settling the others
 * first. Half of the steps are theirs all the same. */
static void ask_position(struct asking *a)
{
    struct work *w = a->proof.work;
    uint64_t half = w->steps / 2, rest = w->steps - half;
    w->steps = half;
    (void)proof_ask(&a->proof, crosscut_state(a->board), 0); /* the table remembers */
    w->steps += rest;
}

/* First what the table knows already, then by search. */
static void ask_winner_within(struct asking *a, const struct crosscut *after, bool search,
                              struct worth *out)
{
    struct work *w = a->proof.work;
    uint64_t left = w->steps;
    if (!search)
        w->steps = 0;
    ask_winner(a, after, out);
    if (!search)
        w->steps = left;
}

static void ask_all(struct asking *a, const game_move *moves, struct worth *each, size_t n)
{
    enum { LOOK, SEARCH, TURNS, ROUNDS };
    ask_position(a);
    for (int round = LOOK; round < ROUNDS; round++)
        for (size_t i = 0; i < n; i++) {
            struct crosscut after = *a->board;
            crosscut_play(&after.head, moves[i]);
            if (round < TURNS && (round == LOOK || each[i].value == VALUE_UNKNOWN))
                ask_winner_within(a, &after, round == SEARCH, &each[i]);
            else if (round == TURNS && each[i].value != VALUE_UNKNOWN && each[i].plies < 0)
                each[i].plies = turns_within(&a->proof, crosscut_state(&after),
                                             each[i].value == VALUE_WON, STEPS_TURNS);
        }
    for (size_t i = 0; i < n; i++)
        each[i] = worth_turned(each[i]);
}

struct err crosscut_value(const struct board *b, struct worth *each, size_t n, struct work *w)
{
    struct arena_mark mark = arena_here(w->arena);
    struct work bounded = *w;
    if (bounded.steps == UINT64_MAX)
        bounded.steps = STEPS_MOST;
    uint64_t had = bounded.steps;
    struct asking *a = arena_take(w->arena, 1, sizeof *a);
    game_move *moves = arena_take(w->arena, n, sizeof *moves);
    struct err err = err_none();
    if (!a || !moves)
        err = err_memory();
    else {
        a->board = crosscut_in(b);
        crosscut_proof_of(&a->game, a->board);
        if (!proof_open(&a->proof, &a->game.game, table_bits(a->board, bounded.steps), &bounded))
            err = err_memory();
    }
    if (!err_is(err)) {
        crosscut_moves(b, moves, n);
        ask_all(a, moves, each, n);
        if (worth_best(each, n).value == VALUE_UNKNOWN)
            err =
                (struct err){ERR_BUDGET, 0, "no proof was found within the steps and time allowed"};
    }
    if (w->steps != UINT64_MAX)
        w->steps -= had - bounded.steps;
    arena_release(w->arena, mark);
    return err;
}

/* What has been measured: so many free inner squares are proved in a second, and so is every board
 * with three inner lines. A disc stays on its inner square, so there are never more free ones. */
bool crosscut_in_reach(const struct board *b, struct arena *arena)
{
    enum { FREE_MOST = 16, NARROW = 5 };
    const struct crosscut *c = crosscut_in(b);
    int w = board_width(b), h = board_height(b);
    (void)arena;
    return (w < h ? w : h) <= NARROW ||
           bits_count(c->inner & ~(c->disc[0] | c->disc[1])) <= FREE_MOST;
}
