/* pair.h - what is known of 64 positions at once, and rows of such words.
 *
 * Two bits a position, for the side to move:
 *     LOST  known to be lost
 *     OPEN  a position, and not known to be won
 * so won is neither, lost is both, drawn is OPEN alone once the layer is finished; a bit that
 * stands for two pieces on one cell is neither too, and is told apart by the placements.
 *
 * With this choice one OR over the positions after each move answers both questions at once:
 * LOST somewhere means the mover wins, OPEN nowhere means the mover loses. So one half-round of
 * retrograde analysis for 64 positions is  swap(~(OR of successors)).
 */
#ifndef EXACT_PAIR_H
#define EXACT_PAIR_H

#include <stdint.h>

typedef uint64_t pair __attribute__((vector_size(16)));
enum { LOST, OPEN };

static inline pair pair_of(uint64_t lost, uint64_t open)
{
    return (pair){lost, open};
}

/* From what the moves reach to what the mover has. */
static inline pair pair_turn(pair reached)
{
    return (pair){~reached[OPEN], ~reached[LOST]};
}

static inline uint64_t pair_differs(pair a, pair b)
{
    pair d = a ^ b;
    return d[LOST] | d[OPEN];
}

/* Groups of 1 << level bits, every other one. */
static inline pair pair_mask(int level)
{
    static const uint64_t mask[] = {0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F,
                                    0x00FF00FF00FF00FF, 0x0000FFFF0000FFFF, 0x00000000FFFFFFFF};
    return pair_of(mask[level], mask[level]);
}

/* One level of turning `rows` rows over: groups of 1 << level bits change places. */
static inline void pair_exchange(pair *block, int rows, int level)
{
    int width = 1 << level;
    pair m = pair_mask(level);
    for (int base = 0; base < rows; base += 2 * width)
        for (int i = base; i < base + width; i++) {
            pair swap = (block[i] >> width ^ block[i + width]) & m;
            block[i] ^= swap << width;
            block[i + width] ^= swap;
        }
}

/* Both bit matrices of 64 x 64 turned over their diagonal (Hacker's Delight, section 7-3). Rows and
 * columns from those given on are zero: the levels that would move nothing but zeroes one way are
 * half the work or less. Rows of the result from `columns` on are not written. */
static inline void pair_transpose(pair *block, uint32_t rows, uint32_t columns)
{
    int level = 5, small = 6;
    if (columns <= 32) {
        for (; level >= 0 && columns <= 1u << level; level--)
            for (int i = 0, width = 1 << level; i < width; i++)
                block[i] |= block[i + width] << width;
        for (int rest = 1 << (level + 1); level >= 0; level--)
            pair_exchange(block, rest, level);
        return;
    }
    while (small > 0 && rows <= 1u << (small - 1))
        small--;
    for (level = small - 1; level >= 0; level--)
        pair_exchange(block, 1 << small, level);
    for (level = small; level < 6; level++) {
        pair m = pair_mask(level);
        for (int i = 0, width = 1 << level; i < width; i++) {
            block[i + width] = block[i] >> width & m;
            block[i] &= m;
        }
    }
}

#endif
