/* face.c - how a game is offered: sizes that it has, whole sentences, keys with words; and what is
 * typed on a place is a legal question. */
#include "conform.h"

#include "core/face.h"
#include "duel/player.h"
#include "render/overlays.h"
#include "session/action.h"

static bool is_sentence(const char *text)
{
    size_t n = strlen(text);
    return n > 10 && strchr(".?", text[n - 1]);
}

static void conform_keys(const struct keys *k)
{
    CHECK(k->enter && k->enter[0] && k->more);
    for (const struct tip *tip = k->tips; tip->key; tip++)
        CHECK(tip->key[0] && tip->does[0]);
    CHECK(!k->more[0] || k->more[strlen(k->more) - 1] == '\n');
}

static void conform_options(const struct face_option *o)
{
    for (; o && o->key; o++) {
        bool daily = !o->daily;
        CHECK(o->label[0] && o->values[0].value && strcmp(o->values[0].value, FACE_BY_HAND) != 0);
        for (const struct face_value *v = o->values; v->value; v++) {
            CHECK(v->label[0]);
            daily = daily || strcmp(o->daily, v->value) == 0;
        }
        CHECK(daily);
    }
}

/* A board of this very game, to be looked at. */
static void conform_shown(const struct game *g, const char *position)
{
    const struct game *const only[] = {g, NULL};
    struct arena arena;
    struct board *b;
    arena_open(&arena);
    CHECK(!err_is(position_read(only, position, strlen(position), &arena, &b)));
    arena_close(&arena);
}

/* All constraints together have one model, the answer; of all but the last some model is none. */
static void conform_constraints(const struct game *g, const struct face_constraints *all)
{
    CHECK(is_sentence(all->words) && g->puzzle && g->puzzle->encode && g->clues);
    conform_shown(g, all->position);
    struct session s;
    struct arena arena;
    const struct game *const only[] = {g, NULL};
    session_open(&s, only);
    arena_open(&arena);
    char names[200] = "", line[300];
    for (const struct face_constraint *one = all->list; one->name; one++) {
        CHECK(is_sentence(one->words) && !strpbrk(one->name, "+ "));
        bool is_last = !one[1].name;
        strcat(strcat(names, names[0] ? "+" : ""), one->name);
        snprintf(line, sizeof line, "model %s %s 3", g->name, names);
        struct result r;
        struct work w = {.arena = &arena, .steps = 1000000};
        result_open(&r);
        session_do(&s, line, strlen(line), &r, &w);
        struct slice words = result_words(&r);
        CHECK(!r.failed && slice_starts(words, is_last ? "a model, and an answer" : "a model, but no answer"));
        result_close(&r);
    }
    arena_close(&arena);
    session_close(&s);
}

static void conform_lessons(const struct game *g, const struct face_lessons *all)
{
    for (const struct face_drawing *d = all->drawings; d->position; d++) {
        CHECK(is_sentence(d->words));
        conform_shown(g, d->position);
    }
    for (const struct face_lesson *l = all->boards; l->position; l++) {
        CHECK(is_sentence(l->task) && is_sentence(l->done));
        conform_shown(g, l->position);
    }
    if (all->constraints)
        conform_constraints(g, all->constraints);
}

/* Each press is on the board, or a gate at its rim, and told in a sentence. */
static void conform_first(const struct game *g, const struct face_first *first)
{
    const struct game *const only[] = {g, NULL};
    struct arena arena;
    struct board *b;
    arena_open(&arena);
    CHECK(is_sentence(first->done) && first->presses->words);
    CHECK(!err_is(position_read(only, first->position, strlen(first->position), &arena, &b)));
    for (const struct face_press *p = first->presses; p->words; p++)
        CHECK(is_sentence(p->words) && spot_is_on(p->at, board_width(b), board_height(b)));
    arena_close(&arena);
}

/* Puzzles have one solution; of a duel there is a task, and a CPU of that level. */
static void conform_packed(const struct game *g, const struct face_packed *one)
{
    const struct game *const only[] = {g, NULL};
    struct arena arena;
    struct board *b;
    arena_open(&arena);
    CHECK(!err_is(position_read(only, one->position, strlen(one->position), &arena, &b)));
    CHECK(g->rules.status(b) == STATUS_OPEN);
    if (g->puzzle) {
        struct work w = {.arena = &arena, .steps = 100000000};
        struct solve s = {.limit = 2};
        CHECK(!one->task && !err_is(g->puzzle->solve(b, &s, &w)) && s.answer == ANSWER_ONE);
    } else {
        struct strength level;
        CHECK(one->task && is_sentence(one->task) && !strength_read(g, one->level, &level));
    }
    arena_close(&arena);
}

static void conform_pack(const struct game *g, const struct face_packed *boards)
{
    size_t n = 0;
    for (; boards[n].position; n++)
        conform_packed(g, &boards[n]);
    CHECK(n == 12);
}

void conform_face(const struct game *g)
{
    const struct game_face *f = face_of(g);
    CHECK(is_sentence(f->tip) && (!g->face || is_sentence(f->goal)));
    CHECK(!f->touch_tip || is_sentence(f->touch_tip));
    CHECK(f->typed && gesture_name(f->gesture)[0]);
    CHECK((f->gesture == GESTURE_EDGES) == (g->target == TARGET_EDGES));
    for (const int8_t *size = f->sizes; *size; size++) {
        CHECK(size[1] == 0 || size[0] < size[1]);
        for (int o = OPTION_WIDTH; o <= OPTION_HEIGHT; o++)
            CHECK(*size >= g->options[o].min && *size <= g->options[o].max);
    }
    CHECK(f->largest <= g->options[OPTION_WIDTH].max && face_targets_name(f->targets)[0]);
    for (const struct face_tool *t = f->tools; t && t->name; t++)
        CHECK(t->label[0] && (!t->tip || is_sentence(t->tip)));
    struct strength level;
    CHECK(!f->level || !strength_read(g, f->level, &level));
    conform_options(f->options);
    if (f->lessons)
        conform_lessons(g, f->lessons);
    if (f->lessons && f->lessons->first)
        conform_first(g, f->lessons->first);
    if (f->pack)
        conform_pack(g, f->pack->boards);
    CHECK(f->keys.tips != NULL);
    conform_keys(&f->keys);
    if (f->duel_keys.tips)
        conform_keys(&f->duel_keys);
}

/* A character means a move, a sentence or nothing; one that is not offered means nothing. */
void conform_typed(struct lab *lab, const struct board *b)
{
    const char *typed = face_of(b->game)->typed;
    struct spot at = spot_cell((int)rng_below(&lab->rng, (uint32_t)board_height(b)),
                               (int)rng_below(&lab->rng, (uint32_t)board_width(b)));
    for (int c = 1; c < 127; c++) {
        struct press press = {.at = at, .held = spot_nowhere(), .typed = (char)c};
        struct pressed out = {.hold = spot_nowhere()};
        b->game->rules.press(b, &press, &out);
        bool offered = strchr(typed, c) || c == TYPED_CLEAR;
        CHECK(offered || (!out.times && !spot_is_somewhere(out.hold)));
        CHECK(!strchr(typed, c) || out.times || out.why);
    }
}

/* The shape that was played at a place, with nothing else to tell it from another; SHAPE_CELL: none. */
static enum shape shape_at(struct lab *lab, const struct board *b, struct spot at)
{
    struct marks all = marks_of(b, &lab->arena);
    enum shape found = SHAPE_CELL;
    for (size_t i = 0; i < all.n; i++) {
        const struct mark *m = &all.mark[i];
        if (m->at.x != at.x || m->at.y != at.y || m->role != ROLE_PLAYED)
            continue;
        CHECK(found == SHAPE_CELL && m->layer == LAYER_STATE && m->value == 0);
        found = m->shape;
    }
    return found;
}

/* What a face draws before it is answered is what a press does. */
static void turns_at(struct lab *lab, const struct board *b, struct spot at, int button)
{
    const enum shape *turns = face_of(b->game)->turns[button];
    enum shape here = shape_at(lab, b, at), next = turns[0];
    for (const enum shape *t = turns; *t != SHAPE_CELL; t++)
        if (*t == here)
            next = t[1];
    struct press press = {.at = at, .held = spot_nowhere(), .button = button};
    struct pressed out = {.hold = spot_nowhere()};
    struct board *after = lab_copy(lab, b);
    b->game->rules.press(b, &press, &out);
    if (!CHECK(out.times == 1))
        return;
    b->game->rules.play(after, out.move);
    CHECK(shape_at(lab, after, at) == next);
}

void conform_turns(struct lab *lab, const struct board *b)
{
    const struct game_face *f = face_of(b->game);
    if (board_is_duel(b) || f->turns[BUTTON_MAIN][0] == SHAPE_CELL || b->game->rules.status(b) != STATUS_OPEN)
        return;
    struct spot at = spot_cell((int)rng_below(&lab->rng, (uint32_t)board_height(b)),
                               (int)rng_below(&lab->rng, (uint32_t)board_width(b)));
    if (b->game->target == TARGET_EDGES)
        at.x--;
    turns_at(lab, b, at, BUTTON_MAIN);
    turns_at(lab, b, at, BUTTON_OTHER);
}
