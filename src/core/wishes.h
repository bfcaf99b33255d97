/* wishes.h - what a setter asks of a made puzzle besides its level. All zero: nothing. */
#ifndef CORE_WISHES_H
#define CORE_WISHES_H

#include <stdbool.h>
#include <stdint.h>

#include "lattice/orbit.h"

/* Which of them a room's generator heeds: bits of puzzle.wishes. What a technique is wished of is held
 * against the rating, and needs nothing of the room. */
enum wish {
    WISH_SYMMETRY = 1,
    WISH_CLUES = 2,
    WISH_ZEROS = 4,
    WISH_STYLE = 8,
    WISH_WALLS = 16,
    WISH_NUMBERS = 32
};

/* Of the line of an answer: as the generator likes it, with rooms, with corridors, or as people make them. */
enum wish_style { STYLE_ANY, STYLE_OPEN, STYLE_WINDING, STYLE_MIXED, STYLE_COUNT };

struct wishes {
    enum orbit_kind symmetry; /* of the places of clues */
    int clues;                /* so many, or per cent of the places; 0: as it comes */
    bool clues_percent;
    bool without_zeros;
    bool minimal;        /* no clue (none of those that belong together) can go */
    uint8_t use, avoid;  /* a technique that must be needed, that must not be, counted from 1; 0: none */
    enum wish_style style;
    int walls;   /* so many, counted from 1: 1 is none; 0: as it comes */
    int numbers; /* different numbers on the board; 0: as it comes */
};

/* How many clues are asked for where there are so many places, or -1: as it comes. */
int wishes_clues(const struct wishes *wished, int places);

/* Are these many? Clues that belong together come and go together, and per cent are rounded. */
bool wishes_clues_met(const struct wishes *wished, int shown, int places);

#endif
