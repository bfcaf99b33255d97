/* arena.c - see arena.h. */
#include "base/arena.h"

#include <assert.h>
#include <stdalign.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct arena_block {
    struct arena_block *below;
    void *whole; /* what malloc gave, which need not be aligned */
    size_t cap, used;
    size_t touched; /* from here on the bytes are still the zeroes that calloc gave */
    alignas(64) unsigned char bytes[];
};

enum { FIRST_BLOCK = 1 << 14, ALIGN = 64 };

void arena_open(struct arena *a)
{
    *a = (struct arena){.limit = SIZE_MAX, .takes_left = UINT64_MAX};
}

static void block_free(struct arena *a, struct arena_block *b)
{
    if (!b)
        return;
    a->held -= b->cap;
    free(b->whole);
}

void arena_close(struct arena *a)
{
    arena_release(a, (struct arena_mark){NULL, 0});
    block_free(a, a->spare);
    a->spare = NULL;
    assert(a->held == 0);
}

/* calloc knows which memory is fresh from the system, and that is zeroed page by page when it is
 * first used: room for the largest case costs nothing where the case is small. */
static struct arena_block *block_new(size_t cap, bool zeroed)
{
    size_t size = sizeof(struct arena_block) + cap + ALIGN;
    unsigned char *whole = zeroed ? calloc(1, size) : malloc(size);
    if (!whole)
        return NULL;
    size_t skip = (ALIGN - (uintptr_t)whole % ALIGN) % ALIGN;
    struct arena_block *b = (struct arena_block *)(whole + skip);
    *b = (struct arena_block){.whole = whole, .cap = cap, .touched = zeroed ? 0 : cap};
    return b;
}

/* A block with room for `need` bytes on top: the spare one, or a new one twice as large as the
 * one below so that the number of blocks grows with the logarithm of the memory. A spare one that
 * is too small goes: the new one will be spare in its turn. */
static struct arena_block *block_push(struct arena *a, size_t need, bool zeroed)
{
    struct arena_block *b = a->spare;
    a->spare = NULL;
    if (!b || b->cap < need) {
        block_free(a, b);
        size_t cap = a->top ? a->top->cap * 2 : FIRST_BLOCK;
        if (cap < need)
            cap = need;
        if (cap > a->limit || a->held > a->limit - cap || cap > SIZE_MAX / 4)
            return NULL;
        b = block_new(cap, zeroed);
        if (!b)
            return NULL;
        a->held += cap;
    }
    b->used = 0;
    b->below = a->top;
    return a->top = b;
}

static void *take(struct arena *a, size_t n, size_t size, bool zeroed)
{
    if (a->takes_left == 0 || (size && n > SIZE_MAX / 4 / size))
        return NULL;
    size_t need = (n * size + ALIGN - 1) / ALIGN * ALIGN;
    struct arena_block *b = a->top;
    if (!b || b->cap - b->used < need)
        b = block_push(a, need, zeroed);
    if (!b)
        return NULL;
    a->takes_left--;
    unsigned char *p = b->bytes + b->used;
    size_t old = zeroed && b->touched > b->used ? b->touched - b->used : 0;
    memset(p, 0, old < need ? old : need);
    b->used += need;
    b->touched = b->touched > b->used ? b->touched : b->used;
    return p;
}

void *arena_take(struct arena *a, size_t n, size_t size)
{
    return take(a, n, size, true);
}

void *arena_take_bare(struct arena *a, size_t n, size_t size)
{
    return take(a, n, size, false);
}

struct arena_mark arena_here(const struct arena *a)
{
    return (struct arena_mark){a->top, a->top ? a->top->used : 0};
}

void arena_release(struct arena *a, struct arena_mark mark)
{
    while (a->top != mark.top) {
        struct arena_block *b = a->top;
        assert(b && "a mark is released once, in reverse order");
        a->top = b->below;
        if (!a->spare || a->spare->cap < b->cap) {
            block_free(a, a->spare);
            a->spare = b;
        } else {
            block_free(a, b);
        }
    }
    if (a->top)
        a->top->used = mark.used;
}
