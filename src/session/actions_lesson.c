/* actions_lesson.c - the rules of a puzzle as constraints: a model of those that were chosen, on the
 * board that the game gives for it (core/face.h). What is missing shows in what the model breaks. */
#include "session/action.h"

#include "core/face.h"
#include "core/position.h"
#include "engine/model/model.h"
#include "session/sentences.h"
#include "session/view.h"

struct chosen {
    const struct face_constraints *all;
    bool numbers, cuts;
    const char *without; /* a kind of clauses */
};

static bool is_among(struct slice names, const char *name)
{
    struct reader in = reader_of(names.text, names.len);
    do {
        if (slice_is(reader_until(&in, '+'), name))
            return true;
    } while (reader_skip(&in, '+'));
    return false;
}

/* How many of the words are constraints' names: all of them should be. */
static bool choose(const struct face_constraints *all, struct slice names, struct chosen *out)
{
    size_t words = 1, known = is_among(names, "none");
    for (size_t i = 0; i < names.len; i++)
        words += names.text[i] == '+';
    *out = (struct chosen){.all = all};
    for (const struct face_constraint *one = all->list; one->name; one++) {
        bool is_on = is_among(names, one->name);
        known += is_on;
        if (is_on && one->needs && !is_among(names, one->needs))
            return false;
        if (one->part == CONSTRAINT_NUMBERS)
            out->numbers = is_on;
        else if (one->part == CONSTRAINT_CUTS)
            out->cuts = is_on;
        else if (!is_on)
            out->without = one->kind;
    }
    return known == words;
}

static void take_numbers_off(struct board *b)
{
    const struct clues *clues = b->game->clues;
    for (int r = 0; r < board_height(b) + clues->extra; r++)
        for (int c = 0; c < board_width(b) + clues->extra; c++)
            clues->put(b, r, c, '.');
}

/* A model that shows what is missing where there is one, else any. */
static struct err fill(const struct chosen *chosen, const struct board *b, struct board *asked,
                       struct board *out, struct work *w)
{
    const struct puzzle *p = b->game->puzzle;
    struct encoding e;
    struct err err = p->encode(asked, ENCODING_LAZY, false, &e, w->arena);
    int8_t *key = err_is(err) ? NULL : arena_take(w->arena, (size_t)e.keys, 1);
    if (!key)
        return err_is(err) ? err : err_memory();
    struct model_request m = {&e, chosen->without, chosen->cuts, !chosen->cuts};
    bool is_found = model_find(&m, key, &err, w);
    if (!is_found && !err_is(err) && m.is_apart) {
        m.is_apart = false;
        is_found = model_find(&m, key, &err, w);
    }
    if (!is_found)
        return err_is(err) ? err : err_illegal(0, "there is no model of these");
    p->decode(b, key, out);
    return err_none();
}

static struct err find_model(struct call *c, const struct chosen *chosen, struct board **out)
{
    struct board *b, *asked;
    const char *text = chosen->all->position;
    struct arena *arena = c->work->arena;
    struct err e = position_read(c->s->games, text, slice_of(text).len, arena, &b);
    if (err_is(e))
        return e;
    size_t size = b->game->rules.size(&b->variant);
    asked = arena_take(arena, 1, size);
    *out = arena_take(arena, 1, size);
    if (!asked || !*out)
        return err_memory();
    board_copy(asked, b);
    board_copy(*out, b);
    if (!chosen->numbers)
        take_numbers_off(asked);
    return fill(chosen, b, asked, *out, c->work);
}

static void say_model(struct call *c, const struct board *b)
{
    struct flaws flaws;
    if (!call_try(c, view_flaws_list(b, &flaws, c->work)))
        return;
    json_bool(&c->out->data, "answer", flaws.n == 0);
    call_position(c, "position", b);
    call_say(c, flaws.n == 0 ? "a model, and an answer" : "a model, but no answer");
    for (size_t i = 0; i < flaws.n; i++) {
        call_line(c);
        sentence_flaw(b, &flaws, i, &c->out->say);
    }
}

static void do_model(struct call *c)
{
    const struct game *g = game_named(c->s->games, c->value[0].word);
    const struct face_lessons *lessons = g ? face_of(g)->lessons : NULL;
    struct chosen chosen;
    struct rng chance, *before = c->work->rng;
    struct board *model = NULL;
    if (!lessons || !lessons->constraints ||
        !choose(lessons->constraints, c->value[1].word, &chosen)) {
        call_expected(c);
        return;
    }
    rng_seed(&chance, c->value[2].is_given ? c->value[2].number : 1, 0);
    c->work->rng = &chance;
    if (call_try(c, find_model(c, &chosen, &model)))
        say_model(c, model);
    c->work->rng = before;
}

static const struct argument arg_model[] = {
    {.name = "game", .kind = ARGUMENT_WORD},
    {.name = "constraints", .kind = ARGUMENT_WORD},
    {.name = "number", .kind = ARGUMENT_NUMBER, .is_optional = true},
    {0}};

const struct action actions_lesson[] = {
    {.name = "model", .help = "model GAME NAME+NAME: a board that meets these of its constraints",
     .expects = "a game, its constraints as NAME+NAME or none, and a number for another model",
     .arguments = arg_model, .run = do_model, .flags = ACTION_ANYTIME | ACTION_LOOKS,
     .answers = "answer: boolean; position: string"},
    {0},
};
