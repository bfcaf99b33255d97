/* pages.c - see pages.h. */
#ifdef __linux__
#define _DEFAULT_SOURCE /* madvise */
#endif
#include "base/pages.h"

#ifdef __linux__
#include <stdint.h>
#include <sys/mman.h>

void pages_large(void *memory, size_t bytes)
{
    const uintptr_t page = (uintptr_t)1 << 21;
    uintptr_t from = ((uintptr_t)memory + page - 1) & ~(page - 1);
    uintptr_t to = ((uintptr_t)memory + bytes) & ~(page - 1);
    if (from < to)
        (void)madvise((void *)from, to - from, MADV_HUGEPAGE);
}
#else
void pages_large(void *memory, size_t bytes)
{
    (void)memory;
    (void)bytes;
}
#endif
