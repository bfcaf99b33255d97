/* Any bytes as a collection and as a league: refused with a sentence, or gone through to the end.
 * The sums of the pages, which chance does not find, are put right first, so that what lies behind
 * them is reached too. Input that is not a database changes the pages of a small one. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/hash.h"
#include "core/position.h"
#include "files/bytes.h"
#include "games/games.h"
#include "store/collection.h"
#include "store/games.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { PAGE = 4096, SUM = 8 };

static char path[2][64];
static char *whole[2]; /* a sound file of each kind */
static size_t whole_len[2];

static void require(bool ok)
{
    if (!ok)
        abort();
}

static void remove_all(const char *name)
{
    static const char *const ends[] = {"", "-wal", "-shm", "-journal", ".backup", ".quincunx-new"};
    char other[96];
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        snprintf(other, sizeof other, "%s%s", name, ends[i]);
        unlink(other);
    }
}

static void make_sound_files(void)
{
    struct collection c;
    struct store s;
    struct fault told, why;
    struct arena arena;
    struct board *b;
    struct collected got;
    static const char line[] = "slant 2x2 .../.4./...";
    struct stored_game g = {.first = 1, .second = 2, .position = "slider 2 H+/+V H", .moves = "a2r",
                            .result = "draw", .reason = "limit", .note = {"", ""}, .err = {"", ""},
                            .program = "0"};
    snprintf(path[0], sizeof path[0], "/tmp/fuzz-collection-%ld", (long)getpid());
    snprintf(path[1], sizeof path[1], "/tmp/fuzz-league-%ld", (long)getpid());
    arena_open(&arena);
    require(!err_is(position_read(games_all, line, sizeof line - 1, &arena, &b)));
    require(!collection_open(&c, path[0], COLLECTION_CREATE));
    require(!collection_add(&c, b, slice_of("name"), &arena, &got));
    collection_close(&c);
    require(store_open(&s, path[1], &told, &why) && store_add(&s, "terms", &g, &why));
    require(store_close(&s, &why));
    arena_close(&arena);
    for (int k = 0; k < 2; k++) {
        int fd = open(path[k], O_RDONLY);
        whole[k] = bytes_read(fd, &whole_len[k]);
        close(fd);
    }
}

/* Pairs of bytes of the input are a place and a value. */
static void put_changed(int k, const uint8_t *data, size_t size)
{
    char *bytes = malloc(whole_len[k]);
    memcpy(bytes, whole[k], whole_len[k]);
    for (size_t i = 0; i + 2 < size; i += 3)
        bytes[(data[i] << 8 | data[i + 1]) % whole_len[k]] ^= (char)data[i + 2];
    for (size_t at = 0; at + PAGE <= whole_len[k]; at += PAGE) {
        uint64_t sum = hash_bytes(at / PAGE + 1, bytes + at, PAGE - SUM);
        memcpy(bytes + at + PAGE - SUM, &sum, SUM);
    }
    remove_all(path[k]);
    int fd = open(path[k], O_WRONLY | O_CREAT | O_TRUNC, 0600);
    require(bytes_write(fd, bytes, whole_len[k]));
    close(fd);
    free(bytes);
}

static void see_row(void *ctx, const struct collection_row *row)
{
    (void)ctx;
    (void)row;
}

static void see_count(void *ctx, const struct collection_count *count)
{
    (void)ctx;
    (void)count;
}

static void see_game(void *ctx, const struct stored_game *g)
{
    (void)ctx;
    require(g->position && g->moves && g->result && g->reason && g->program);
}

static void go_through(void)
{
    struct collection c;
    struct store s;
    struct fault told, why;
    struct collection_question all = {0};
    if (!collection_open(&c, path[0], COLLECTION_CHANGE)) {
        struct arena arena;
        struct collection_check check;
        arena_open(&arena);
        struct work work = {.arena = &arena, .steps = 100000};
        (void)collection_ask(&c, &all, see_row, NULL);
        (void)collection_census(&c, see_count, NULL);
        (void)collection_check(&c, games_all, 2, &work, &check);
        collection_close(&c);
        arena_close(&arena);
    } else {
        require(c.fault.why[0] != '\0');
    }
    if (store_open(&s, path[1], &told, &why)) {
        (void)store_each(&s, "terms", see_game, NULL, &why);
        (void)store_close(&s, &why);
    } else {
        require(why.why[0] != '\0');
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (!whole[0])
        make_sound_files();
    put_changed(0, data, size);
    put_changed(1, data, size);
    go_through();
    remove_all(path[0]);
    remove_all(path[1]);
    return 0;
}
