/* edit.c - see edit.h. */
#include "core/edit.h"

enum { TOKEN_MAX = 16 };

const char *edit_put(struct board *b, struct spot at, struct slice token, struct arena *arena)
{
    const struct edit *e = b->game->edit;
    if (!e)
        return "boards of this game are not set up by hand";
    if (!spot_is_on(at, board_width(b), board_height(b)) || !e->takes(b, at))
        return "nothing can be put here";
    if (!token.len)
        return "expected what to put there";
    struct arena_mark mark = arena_here(arena);
    struct board *tried = arena_take(arena, 1, b->game->rules.size(&b->variant));
    const char *why = err_memory().why;
    if (tried) {
        board_copy(tried, b);
        e->begin(tried);
        why = e->put(tried, at, token);
    }
    if (!why)
        board_copy(b, tried);
    arena_release(arena, mark);
    return why;
}

static const char *ink_name(const struct ink *ink, struct slice token)
{
    for (; ink->token; ink++)
        if (slice_is(token, ink->token))
            return ink->name;
    return NULL;
}

/* A token that is no ink is a number, and after it perhaps an ink. */
void edit_words(const struct board *b, struct spot at, struct writer *out)
{
    const struct edit *e = b->game->edit;
    char text[TOKEN_MAX];
    struct writer w = writer_to(text, sizeof text);
    e->write(b, at, &w);
    struct reader in = reader_of(text, w.n < sizeof text ? w.n : sizeof text);
    const char *name = ink_name(e->palette, reader_rest(&in));
    for (int c; !name && (c = reader_peek(&in)) >= '0' && c <= '9'; reader_take(&in))
        writer_char(out, (char)c);
    const char *beside = !name && in.at ? ink_name(e->palette, reader_rest(&in)) : NULL;
    writer_text(out, beside ? ", " : "");
    writer_text(out, beside ? beside : name ? name : "");
}

bool edit_stands(const struct board *b, struct spot at, const char *token)
{
    char text[TOKEN_MAX];
    struct writer w = writer_to(text, sizeof text);
    b->game->edit->write(b, at, &w);
    return slice_is((struct slice){text, w.n < sizeof text ? w.n : sizeof text}, token);
}

void edit_clear(struct board *b)
{
    b->game->rules.setup(b);
}

/* ---- a grid of clues: on the corners where there is one more of them than cells ---- */

const struct ink clues_palette[] = {
    {".", "no number", ROLE_GRID}, {"0", "0", ROLE_CLUE}, {"1", "1", ROLE_CLUE},
    {"2", "2", ROLE_CLUE},         {"3", "3", ROLE_CLUE}, {"4", "4", ROLE_CLUE},
    {NULL, NULL, ROLE_GRID},
};

bool clues_take(const struct board *b, struct spot at)
{
    int odd = b->game->clues->extra ? 0 : 1;
    return at.x % 2 == odd && at.y % 2 == odd;
}

void clues_write_token(const struct board *b, struct spot at, struct writer *out)
{
    writer_char(out, b->game->clues->get(b, at.y / 2, at.x / 2));
}

const char *clues_put_token(struct board *b, struct spot at, struct slice token)
{
    char clue = token.len == 1 ? token.text[0] : '\0'; /* more is no clue either */
    const char *why = b->game->clues->put(b, at.y / 2, at.x / 2, clue);
    return why ? why : b->game->rules.validate(b);
}
