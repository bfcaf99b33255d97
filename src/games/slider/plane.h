/* plane.h - sets of cells of a Slider board as bits, all cells of a kind moved at once.
 *
 * Rows are counted from the bottom, as the game's own coordinates are, and have a fixed stride,
 * so that every shift is a constant:
 *
 *     N <= 8:   1 word,  rows of 8 bits, 8 rows a word        bit = stride * row + column
 *     N <= 16:  4 words, rows of 16 bits, 4 rows a word
 *
 * Ascending bits are the order in which moves are listed. Every function takes the number of
 * words as its last argument and is always inlined: called with the constant 1 or 4 its loops
 * vanish, and one source serves both widths at full speed. Bits outside the board are zero in
 * every stored plane; a shift may put some there, so its result is cut with a stored plane.
 */
#ifndef SLIDER_PLANE_H
#define SLIDER_PLANE_H

#include "base/bits.h"

enum { PLANE_MAX = 4, PLANE_SMALL = 8 }; /* words of the largest plane; N that fits one word */

#define PLANE_INLINE static inline __attribute__((always_inline))

PLANE_INLINE int plane_words(int n)
{
    return n <= PLANE_SMALL ? 1 : PLANE_MAX;
}

PLANE_INLINE int plane_stride(int words)
{
    return words == 1 ? 8 : 16;
}

PLANE_INLINE int plane_bit(int row, int column, int words)
{
    return plane_stride(words) * row + column;
}

/* One column, the same in every word. */
PLANE_INLINE uint64_t plane_column(int column, int words)
{
    return (words == 1 ? 0x0101010101010101u : 0x0001000100010001u) << column;
}

/* The part of one row that lies in word i. */
PLANE_INLINE uint64_t plane_row(int row, int i, int words)
{
    int stride = plane_stride(words), bit = row * stride;
    return bit / 64 == i ? (((uint64_t)1 << stride) - 1) << bit % 64 : 0;
}

/* Word i of the plane moved one row up or down. */
PLANE_INLINE uint64_t plane_up(const uint64_t *p, int i, int words)
{
    int stride = plane_stride(words);
    return p[i] << stride | (i > 0 ? p[i - 1] >> (64 - stride) : 0);
}

PLANE_INLINE uint64_t plane_down(const uint64_t *p, int i, int words)
{
    int stride = plane_stride(words);
    return p[i] >> stride | (i + 1 < words ? p[i + 1] << (64 - stride) : 0);
}

/* Word i moved one column; what would wrap into another row is dropped, and so no bit ever
 * crosses from word to word. */
PLANE_INLINE uint64_t plane_left(const uint64_t *p, int i, int words)
{
    return (p[i] & ~plane_column(0, words)) >> 1;
}

PLANE_INLINE uint64_t plane_right(const uint64_t *p, int i, int words)
{
    return (p[i] & ~plane_column(plane_stride(words) - 1, words)) << 1;
}

/* The same, several columns or rows at a time; less than a lane. */
PLANE_INLINE uint64_t plane_left_by(const uint64_t *p, int i, int columns, int words)
{
    uint64_t kept =
        plane_column(0, words) * (((uint64_t)1 << plane_stride(words)) - ((uint64_t)1 << columns));
    return (p[i] & kept) >> columns;
}

PLANE_INLINE uint64_t plane_down_by(const uint64_t *p, int i, int rows, int words)
{
    int from = i + rows * plane_stride(words) / 64, shift = rows * plane_stride(words) % 64;
    uint64_t low = from < words ? p[from] : 0, high = from + 1 < words ? p[from + 1] : 0;
    return shift ? low >> shift | high << (64 - shift) : low;
}

/* The numbers of the columns, or rows, of all cells of word i added up: bit by bit of the
 * number, so a few counts do for all lines. */
PLANE_INLINE int plane_sum_columns(const uint64_t *p, int i, int words)
{
    static const uint64_t odd[] = {0xaaaaaaaaaaaaaaaa, 0xcccccccccccccccc, 0xf0f0f0f0f0f0f0f0,
                                   0xff00ff00ff00ff00};
    int sum = 0;
    for (int bit = 0; 1 << bit < plane_stride(words); bit++)
        sum += bits_count(p[i] & odd[bit]) << bit;
    return sum;
}

PLANE_INLINE int plane_sum_rows(const uint64_t *p, int i, int words)
{
    static const uint64_t odd[] = {0xff00ff00ff00ff00, 0xffff0000ffff0000, 0xffffffff00000000};
    int rows = 64 / plane_stride(words), sum = i * rows * bits_count(p[i]);
    for (int bit = 0; 1 << bit < rows; bit++)
        sum += bits_count(p[i] & odd[bit + (words > 1)]) << bit;
    return sum;
}

PLANE_INLINE bool plane_is_empty(const uint64_t *p, int words)
{
    uint64_t any = 0;
    for (int i = 0; i < words; i++)
        any |= p[i];
    return any == 0;
}

#endif
