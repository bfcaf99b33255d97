/* Any bytes as a league file: every item lies inside the text, or an error does. */
#include <stdlib.h>

#include "agents/toml.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct arena arena;
    struct reader in = reader_of((const char *)data, size);
    arena_open(&arena);
    for (struct toml t = {.kind = TOML_TABLE}; t.kind != TOML_END;) {
        size_t before = in.at;
        struct err e = toml_next(&in, &arena, &t);
        if (err_is(e)) {
            if (!e.why || e.at > size)
                abort();
            break;
        }
        if (t.kind != TOML_END && (in.at <= before || t.at > size || t.value_at > size))
            abort();
    }
    arena_close(&arena);
    return 0;
}
