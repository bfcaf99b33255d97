/* arena_text.c - see arena_text.h. */
#include "base/arena_text.h"

#include <string.h>

/* Written in an arena of its own, as the writer may take and give back in the caller's. */
struct slice arena_text(struct arena *arena, write_fn *write, const void *ctx)
{
    struct arena room;
    arena_open(&room);
    struct writer w = writer_growing(&room);
    write(ctx, &w);
    char *text = w.n <= w.cap || w.n == 0 ? arena_take(arena, w.n + 1, 1) : NULL;
    if (text && w.n)
        memcpy(text, w.out, w.n);
    arena_close(&room);
    return (struct slice){text, text ? w.n : 0};
}
