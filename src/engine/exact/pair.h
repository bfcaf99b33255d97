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

/* Both bit matrices of 64 x 64 turned over their diagonal (Hacker's Delight, section 7-3: blocks
 * of 32, 16, ... 1 bits change places). */
static inline void pair_transpose(pair *block)
{
    uint64_t mask = 0x00000000FFFFFFFF;
    for (int width = 32; width; width /= 2, mask ^= mask << width) {
        pair m = {mask, mask};
        for (int base = 0; base < 64; base += 2 * width)
            for (int i = base; i < base + width; i++) {
                pair swap = (block[i] >> width ^ block[i + width]) & m;
                block[i] ^= swap << width;
                block[i + width] ^= swap;
            }
    }
}

#endif
