/* err.h - bad input is a value: what kind, at which byte of the text, and a fixed sentence. */
#ifndef BASE_ERR_H
#define BASE_ERR_H

#include <stdbool.h>
#include <stddef.h>

enum err_code { ERR_NONE, ERR_TEXT, ERR_VARIANT, ERR_ILLEGAL, ERR_MEMORY, ERR_BUDGET };

struct err {
    enum err_code code;
    size_t at;       /* byte offset in the text that was read; 0 where there is no text */
    const char *why; /* a sentence a player understands, without a full stop; static storage */
};

static inline struct err err_none(void)
{
    return (struct err){ERR_NONE, 0, NULL};
}

static inline struct err err_text(size_t at, const char *why)
{
    return (struct err){ERR_TEXT, at, why};
}

static inline struct err err_illegal(size_t at, const char *why)
{
    return (struct err){ERR_ILLEGAL, at, why};
}

static inline struct err err_memory(void)
{
    return (struct err){ERR_MEMORY, 0, "there is not enough memory"};
}

static inline bool err_is(struct err e)
{
    return e.code != ERR_NONE;
}

#endif
