/* Any bytes as a certificate, the three texts with a line "===" between them: refused, with a line and
 * a sentence, or what it claims is true, asked of our own solver. */
#include <stdlib.h>
#include <string.h>

#include "certify/certify.h"
#include "core/position.h"
#include "games/games.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { CELLS_MAX = 100 }; /* the solver is asked about no larger ones: it need not be quick there */

static const struct certify_game games[] = {
    {"slitherlink", CERTIFY_ONE_LOOP}, {"slant", CERTIFY_NO_LOOP}, {NULL, CERTIFY_NO_LOOP}};

static void require(bool ok)
{
    if (!ok)
        abort();
}

static void split(const char *text, size_t len, struct certificate *c)
{
    static const char between[] = "===\n";
    for (int i = 0; i < CERTIFY_FILES; i++) {
        const char *end = i < CERTIFY_FILES - 1 ? memmem(text, len, between, strlen(between)) : NULL;
        c->text[i] = (struct slice){text, end ? (size_t)(end - text) : len};
        size_t used = end ? c->text[i].len + strlen(between) : len;
        text += used;
        len -= used;
    }
}

/* The second line is `position ...`: that much the checker has made sure of. */
static void confirm(const struct certificate *c, enum certify_claim claim, struct arena *arena)
{
    struct reader in = reader_of(c->text[CERTIFY_BOARD].text, c->text[CERTIFY_BOARD].len);
    reader_until(&in, '\n');
    require(reader_skip_text(&in, "\nposition "));
    struct slice line = reader_until(&in, '\n');
    struct board *b;
    require(!err_is(position_read(games_all, line.text, line.len, arena, &b)));
    if (board_width(b) * board_height(b) > CELLS_MAX)
        return;
    struct work w = {.arena = arena, .steps = UINT64_MAX};
    struct solve s = {.limit = 2};
    size_t bytes = b->game->rules.size(&b->variant);
    s.first = arena_take(arena, 1, bytes);
    s.second = arena_take(arena, 1, bytes);
    require(!err_is(board_solve(b, &s, &w)));
    require(s.answer == (claim == CERTIFY_UNIQUE ? ANSWER_ONE : ANSWER_NONE));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena;
    struct certificate c;
    struct certify_report r;
    arena_open(&arena);
    split((const char *)data, size, &c);
    certify(&c, games, &arena, NULL, NULL, &r);
    require(r.verdict == CERTIFY_VALID || r.why);
    if (r.verdict == CERTIFY_VALID)
        confirm(&c, r.claim, &arena);
    arena_close(&arena);
    return 0;
}
