/* Any lines said to the engine: each gets one answer, which ends with the only blank line in it. */
#include <stdlib.h>
#include <string.h>

#include "agents/protocol_server.h"
#include "games/games.h"

enum { OUT_MAX = 1 << 16 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check_answer(const char *out, size_t n)
{
    const char *blank = n ? memmem(out, n, "\n\n", 2) : NULL;
    if (n && ((out[0] != '=' && out[0] != '?') || !blank || (size_t)(blank - out) + 2 != n))
        abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char out[OUT_MAX];
    static struct protocol_server s;
    struct arena arena;
    struct reader in = reader_of((const char *)data, size);
    arena_open(&arena);
    arena.limit = 1 << 26;
    s = (struct protocol_server){
        .games = games_all, .version = "0", .level = "random", .threads = 1, .arena = &arena};
    for (int lines = 0; lines < 20 && reader_peek(&in) != READER_END; lines++) {
        struct slice line = reader_until(&in, '\n');
        struct writer w = writer_to(out, sizeof out);
        reader_skip(&in, '\n');
        if (memmem(line.text, line.len, "value", 5)) /* right, but long */
            continue;
        bool go_on = protocol_server_answer(&s, line, &w);
        if (w.n <= sizeof out)
            check_answer(out, w.n);
        if (!go_on)
            break;
    }
    arena_close(&arena);
    return 0;
}
