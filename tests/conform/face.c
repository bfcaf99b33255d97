/* face.c - how a game is offered: sizes that it has, whole sentences, keys with words; and what is
 * typed on a place is a legal question. */
#include "conform.h"

#include "core/face.h"

static bool is_sentence(const char *text)
{
    size_t n = strlen(text);
    return n > 10 && text[n - 1] == '.';
}

static void conform_keys(const struct keys *k)
{
    CHECK(k->enter && k->enter[0] && k->more);
    for (const struct tip *tip = k->tips; tip->key; tip++)
        CHECK(tip->key[0] && tip->does[0]);
    CHECK(!k->more[0] || k->more[strlen(k->more) - 1] == '\n');
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
