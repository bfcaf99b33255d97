/* lessons.c - Slant for a beginner: the rules with drawings, and small boards to try. */
#include "core/face.h"
#include "games/slant/slant.h"

static const struct face_drawing drawings[] = {
    {"slant 3x3 .0.0/0..1/..2./1.11",
     "Draw one diagonal line in every cell. A number on a corner says how many lines end there."},
    {"slant 3x3 .0.0/0..1/..2./1.11 LRL/RLL/RLL",
     "Solved: two lines end at the 2, one at each 1, none at a 0."},
    {"slant 3x3 ..../..../..../.... RL./LR./...",
     "The lines never form a closed loop. These four do, so one of them is wrong."},
    {NULL, NULL},
};

static const struct face_lesson boards[] = {
    {"slant 2x2 .../.4./...",
     "Around a 4 all four lines point at it. Fill the cells.",
     "All four lines end at the 4."},
    {"slant 2x2 .2./.../.0.",
     "A 2 on the rim gets both its lines, a 0 none. Fill the cells.",
     "Numbers on the rim have two cells only."},
    {"slant 2x2 1.0/.../0.1",
     "A number in the corner of the board has one cell: it tells the slash at once.",
     "Corners are the best place to begin."},
    {"slant 3x3 .0.0/0..1/..2./1.11",
     "Begin at corners and rim. A number that has its lines gets no more: the other cells point "
     "away.",
     "A finished number decides its last cells."},
    {"slant 3x3 1011/0..0/..../.21.",
     "The numbers leave one cell open. Which slash would close a loop there? Take the other.",
     "No loop: that decided it."},
    {"slant 3x3 1..1/.22./.23./.1.1",
     "Two numbers side by side share two cells. Think of both at once; press Hint if you are "
     "stuck.",
     "You know enough for every easy puzzle."},
    {NULL, NULL, NULL},
};

static const struct face_constraint constraints[] = {
    {"corners", "As many slashes end at each number as it says.", CONSTRAINT_NUMBERS, NULL, NULL},
    {"tree", "Slashes never close a loop: from every corner a way leads to the border.",
     CONSTRAINT_CUTS, NULL, NULL},
    {NULL, NULL, CONSTRAINT_NUMBERS, NULL, NULL},
};

static const struct face_constraints rules_apart = {
    "slant 4x4 ...0./.4.../2...2/...../.1.0.",
    "An answer meets two constraints. The first speaks of one corner at a time, and a few clauses "
    "say it. Leave the second out: the numbers are met all the same, but slashes close a loop.",
    constraints,
};

static const struct face_press presses[] = {
    {{1, 1},
     "The 4 wants four lines that end at it, and two do. Press the outlined cell."},
    {{3, 1},
     "Three lines meet at the 4. Press the last cell."},
    {{3, 1},
     "This one points past the 4. Press it again, and it turns."},
    {{0, 0}, NULL},
};

static const struct face_first first = {
    "slant 2x2 .../.4./... ../RL",
    presses,
    "All four lines end at the 4: solved. A number tells how many lines end there, and "
    "no lines may form a closed loop.",
};

const struct face_lessons slant_lessons = {drawings, boards, &rules_apart, &first};
