/* rows.h - all rows of the inner board at once: a row is a byte of the word, so a step along it must
 * not cross into the next. Columns are the rows of the board transposed.
 */
#ifndef CROSSCUT_ROWS_H
#define CROSSCUT_ROWS_H

#include "games/crosscut/crosscut.h"

#define ROWS_ALL(x) (0x0101010101010101u * (x))

static inline uint64_t rows_step_up(uint64_t x)
{
    return x << 1 & ~ROWS_ALL(0x01u);
}

static inline uint64_t rows_step_down(uint64_t x)
{
    return x >> 1 & ~ROWS_ALL(0x80u);
}

/* From the squares in x on, along the squares in `through`. */
static inline uint64_t rows_run_up(uint64_t x, uint64_t through)
{
    uint64_t p = through & ~ROWS_ALL(0x01u);
    x |= p & x << 1;
    p &= p << 1;
    x |= p & x << 2;
    p &= p << 2;
    return x | (p & x << 4);
}

static inline uint64_t rows_run_down(uint64_t x, uint64_t through)
{
    uint64_t p = through & ~ROWS_ALL(0x80u);
    x |= p & x >> 1;
    p &= p >> 1;
    x |= p & x >> 2;
    p &= p >> 2;
    return x | (p & x >> 4);
}

/* 1 in the byte of every row that has a square in x. */
static inline uint64_t rows_with(uint64_t x)
{
    return (((x & ROWS_ALL(0x7Fu)) + ROWS_ALL(0x7Fu)) | x) >> 7 & ROWS_ALL(0x01u);
}

/* All squares of rows that are named by the 1 in their byte. */
static inline uint64_t rows_whole(uint64_t rows)
{
    return rows * 0xFF;
}

/* Enemy segments with a friendly disc at one end and room, or the perimeter, at the other. */
static inline uint64_t rows_flankable(uint64_t own, uint64_t enemy, uint64_t inside, int length)
{
    uint64_t room = inside & ~own & ~enemy;
    uint64_t first = ROWS_ALL(0x01u) & inside, last = ROWS_ALL(0x01u) << (length - 1) & inside;
    uint64_t up = rows_run_up(rows_step_up(own) & enemy, enemy);
    uint64_t down = rows_run_down(rows_step_down(own) & enemy, enemy);
    return rows_run_down(up & (rows_step_down(room) | last), up) |
           rows_run_up(down & (rows_step_up(room) | first), down);
}

#endif
