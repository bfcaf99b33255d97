/* written.c - see written.h. */
#include "base/written.h"

struct slice text_in(struct arena *arena, write_fn *write, const void *ctx)
{
    struct writer count = writer_to(NULL, 0);
    write(ctx, &count);
    char *text = arena_take(arena, count.n + 1, 1);
    struct writer w = writer_to(text, text ? count.n : 0);
    if (text)
        write(ctx, &w);
    return (struct slice){text, text ? count.n : 0};
}
