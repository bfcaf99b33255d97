/* Collections: all turns of a board are one puzzle, other boards are others, and what was put in
 * comes out again. */
#include "store/collection.h"

#include <stdlib.h>
#include <unistd.h>

#include "store/canonical.h"
#include "core/position.h"
#include "desk.h"
#include "store/seal.h"

/* Every game, boards that are not square where there are any. */
static const char *const lines[] = {
    "slant 3x2 1.../.2.4/..0.",
    "slant 4x4 ...0./.4.../2...2/...../.1.0.",
    "slitherlink 3x2 2.1/.3.",
    "slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3",
    "hexpath 3 2S,2,2/3,1,2/3,2E,X",
    "hexpath 5 5,5,4,5G,5/1,3,2,2G,4/2S,3,1,1,3/5,4,1,2,2E/2,1,4,4,2",
    "slider 3 H++/H+B/+VV H",
    "crosscut 5x4 ...../.RB../...../..... R",
};
enum { N = sizeof lines / sizeof *lines };

static bool same(struct slice a, struct slice b)
{
    return a.len && slice_same(a, b);
}

static void test_canonical(struct desk *d)
{
    for (int i = 0; i < N; i++) {
        CHECK(!err_is(desk_read(d, lines[i])));
        const struct rules *rules = &d->board->game->rules;
        struct slice canon = canonical_text(d->board, &d->arena);
        struct board *turned = arena_take(&d->arena, 1, rules->size(&d->board->variant)), *again;
        int ways = 0;
        bool among = false;
        for (int sym = 0; sym < SYM_COUNT; sym++) {
            board_copy(turned, d->board);
            if (!rules->turn(d->board, sym, turned))
                continue;
            ways++;
            CHECK(same(canonical_text(turned, &d->arena), canon));
            among |= same(position_text(turned, &d->arena), canon);
        }
        CHECK(ways >= 2 && among);
        /* the text is a position itself, and the least of its own kind */
        CHECK(!err_is(position_read(games_all, canon.text, canon.len, &d->arena, &again)));
        CHECK(same(canonical_text(again, &d->arena), canon));
    }
}

struct heap {
    int rows;
    char last[512];
};

static void count_row(void *ctx, const struct collection_row *r)
{
    struct heap *h = ctx;
    h->rows++;
    snprintf(h->last, sizeof h->last, "%s", r->position);
}

static int ask(struct collection *c, struct collection_question q, struct heap *h)
{
    *h = (struct heap){0};
    CHECK(!collection_ask(c, &q, count_row, h));
    return h->rows;
}

static void test_store(struct desk *d, const char *path)
{
    struct collection c;
    struct heap h;
    CHECK(!collection_open(&c, path, COLLECTION_CREATE));
    for (int round = 0; round < 2; round++)
        for (int i = 0; i < N; i++) {
            struct collected got;
            CHECK(!err_is(desk_read(d, lines[i])));
            CHECK(!collection_add(&c, d->board, slice_of("x"), &d->arena, &got));
            CHECK(got.added == (round == 0) && got.id == i + 1);
        }
    collection_close(&c);
    CHECK(!collection_open(&c, path, COLLECTION_CHANGE));
    CHECK(ask(&c, (struct collection_question){0}, &h) == N);
    CHECK_TEXT(h.last, lines[N - 1]);
    CHECK(ask(&c, (struct collection_question){.game = "slant"}, &h) == 2);
    CHECK(ask(&c, (struct collection_question){.width = 3, .height = 2}, &h) == 2);
    CHECK(ask(&c, (struct collection_question){.limit = 3}, &h) == 3);
    CHECK(ask(&c, (struct collection_question){.level = "easy"}, &h) == 0);

    struct rating r = {.solved = true, .tenths = 21, .level = LEVEL_EASY, .used = {[0] = 4}};
    struct slice line;
    int64_t id;
    CHECK(!collection_unrated(&c, 0, &d->arena, &id, &line) && id == 1);
    CHECK(slice_is(line, lines[0]));
    CHECK(!err_is(desk_read(d, lines[0])));
    const struct game *slant = d->board->game;
    CHECK(!collection_set_rating(&c, 1, slant, &r));
    CHECK(!collection_unrated(&c, 0, &d->arena, &id, &line) && id == 2);
    CHECK(ask(&c, (struct collection_question){.level = "easy"}, &h) == 1);
    CHECK(ask(&c, (struct collection_question){.technique = slant->puzzle->techniques[0].name},
              &h) == 1);
    CHECK(ask(&c, (struct collection_question){.technique = slant->puzzle->techniques[1].name},
              &h) == 0);
    bool removed;
    CHECK(!collection_remove(&c, 1, &removed) && removed);
    CHECK(!collection_remove(&c, 1, &removed) && !removed);
    CHECK(ask(&c, (struct collection_question){.technique = slant->puzzle->techniques[0].name},
              &h) == 0);
    CHECK(!collection_set_rating(&c, 1, slant, &r)); /* gone meanwhile: nothing happens */
    CHECK(ask(&c, (struct collection_question){0}, &h) == N - 1);
    collection_close(&c);
}

/* Values that the authors of SipHash give, for the key 00 01 ... 0f and texts 00 01 02 ... of so many bytes. */
static void test_seals(void)
{
    const struct seal_key key = {{0x0706050403020100u, 0x0f0e0d0c0b0a0908u}};
    unsigned char text[16];
    for (int i = 0; i < 16; i++)
        text[i] = (unsigned char)i;
    CHECK(seal_of(&key, text, 0) == 0x726fdb47dd0e0e31u);
    CHECK(seal_of(&key, text, 1) == 0x74f839c593dc67fdu);
    CHECK(seal_of(&key, text, 15) == 0xa129ca6149be45e5u);
}

int main(void)
{
    struct desk d;
    char folder[] = "/tmp/quincunx.XXXXXX", path[64];
    test_seals();
    desk_open(&d, 1);
    test_canonical(&d);
    if (CHECK(mkdtemp(folder))) {
        snprintf(path, sizeof path, "%s/a.db", folder);
        test_store(&d, path);
        unlink(path);
        CHECK(rmdir(folder) == 0); /* nothing else was left behind */
    }
    desk_close(&d);
    return check_done("collection");
}
