/* Any bytes as a record of a game: refused at a place inside the text, or read and written back as
 * a record that reads as the same game. A sum, which chance does not find, is put right first. */
#include <stdlib.h>
#include <string.h>

#include "base/arena_text.h"
#include "base/crc.h"
#include "duel/record.h"
#include "games/games.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool ok)
{
    if (!ok)
        abort();
}

static void put_sum_right(char *text, size_t size)
{
    for (size_t i = 0; i + 4 + CRC_DIGITS <= size; i++)
        if ((i == 0 || text[i - 1] == '\n') && memcmp(text + i, "sum ", 4) == 0) {
            crc_write(crc_of(0, text, i), text + i + 4);
            return;
        }
}

static void write(const void *record, struct writer *out)
{
    record_write(record, out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena;
    struct record r, again;
    char *text = malloc(size + 1);
    memcpy(text, data, size);
    put_sum_right(text, size);
    arena_open(&arena);
    struct err e = record_read(games_all, text, size, &arena, &r);
    if (err_is(e)) {
        require(e.why && e.at <= size);
    } else {
        struct slice out = arena_text(&arena, write, &r);
        require(!err_is(record_read(games_all, out.text, out.len, &arena, &again)));
        require(again.n == r.n && again.result == r.result && again.reason == r.reason);
        require(again.summed && memcmp(again.moves, r.moves, r.n * sizeof *r.moves) == 0);
    }
    arena_close(&arena);
    free(text);
    return 0;
}
