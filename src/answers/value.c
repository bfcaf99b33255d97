/* value.c - what a position is worth under perfect play, and each of its moves. */
#include "answers/answers.h"
#include "core/board_json.h"

const char *const value_answer_letters[] = {NULL, "W", "L", "D"};

void value_answer_worth_json(struct jsonw *j, struct worth w)
{
    json_pair(j, "value", value_answer_letters[w.value]);
    json_count_or_null(j, "plies", w.plies >= 0, w.plies);
}

void value_answer_json(const void *ctx, struct writer *out)
{
    const struct value_answer *v = ctx;
    struct jsonw j = json_line(out);
    value_answer_worth_json(&j, v->worth);
    json_open(&j, "moves", '[');
    for (size_t i = 0; i < v->n; i++) {
        jsonw_open(&j, '{');
        board_json_move(&j, "move", v->board, v->moves[i]);
        value_answer_worth_json(&j, v->each[i]);
        jsonw_close(&j, '}');
    }
    jsonw_close(&j, ']');
    json_line_end(&j);
}

/* A game that is over: won, lost or drawn for the side that would be to move. */
static struct worth worth_of_end(const struct board *b, enum status s)
{
    int mover = b->game->duel->mover(b);
    bool won = s == (mover ? STATUS_SECOND : STATUS_FIRST);
    enum value v =
        s == STATUS_FIRST || s == STATUS_SECOND ? won ? VALUE_WON : VALUE_LOST : VALUE_DRAWN;
    return (struct worth){v, 0};
}

struct err value_answer_each(const struct board *b, const struct tablebase *tablebase, struct worth *each,
                             size_t n, struct work *w)
{
    struct err e = err_none();
    if (!tablebase || !tablebase->look(tablebase->ctx, b, each, n, w, &e))
        e = b->game->census->value(b, each, n, w);
    return e;
}

static struct err find_open(struct value_answer *v, const struct tablebase *tablebase, struct work *w)
{
    const struct board *b = v->board;
    v->n = b->game->rules.moves(b, NULL, 0);
    game_move *moves = arena_take(w->arena, v->n, sizeof *moves);
    struct worth *each = arena_take(w->arena, v->n, sizeof *each);
    if (!moves || !each)
        return err_memory();
    b->game->rules.moves(b, moves, v->n);
    v->moves = moves;
    v->each = each;
    struct err e = value_answer_each(b, tablebase, each, v->n, w);
    if (!err_is(e))
        v->worth = worth_best(each, v->n);
    return e;
}

struct answered value_answer_find(struct value_answer *v, const struct tablebase *tablebase, struct work *w)
{
    const struct board *b = v->board;
    enum status status = b->game->rules.status(b);
    struct err e = err_none();
    if (!b->game->census || !board_is_duel(b))
        return answered_refused("this is a puzzle for one; value is for games of two");
    if (status == STATUS_OPEN)
        e = find_open(v, tablebase, w);
    else
        v->worth = worth_of_end(b, status);
    if (err_is(e))
        return answered_of(e);
    return (struct answered){v->worth.value == VALUE_UNKNOWN ? ENDING_LIMIT : ENDING_YES, NULL};
}
