/* notices.h - sentences for whoever watches long work: how far it is, what was left out, why it ended.
 * Nothing below the faces prints; a face says where they go. */
#ifndef BASE_NOTICES_H
#define BASE_NOTICES_H

struct notices {
    void (*tell)(void *ctx, const char *sentence); /* NULL: nobody listens */
    void *ctx;
};

void notices_tell(const struct notices *n, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
