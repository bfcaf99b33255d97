/* lessons.c - Crosscut for a beginner: the rules with drawings, and small boards to try. */
#include "core/face.h"
#include "games/crosscut/crosscut.h"

static const struct face_drawing drawings[] = {
    {"crosscut 8x8 ......../......../......../......../.RRRRRR./..B..B../..B.B.B./........ B",
     "Place discs in turn. An unbroken line of your own discs across the inner board, a whole "
     "row or column, wins: here row 4."},
    {"crosscut 8x8 ......../.R...B../.R....../......../...BBBR./......../..R...../........ R",
     "Red on c4 flanks the three blue discs. It would create a line of 5 and cut one of 1: "
     "created is longer than cut, so they flip."},
    {"crosscut 7x7 ......./......./...B.../...B.../...BR../...B.../....... R",
     "Red on c3 would create 3 and cut 4: nothing flips, the disc just stays."},
    {"crosscut 5x5 ...../.R.../.BBR./...../..... B",
     "A disc on the pale perimeter only flanks, and only where something flips; it is taken off "
     "again at once. Blue on e3 flips d3 and wins."},
    {NULL, NULL},
};

static const struct face_lesson boards[] = {
    {"crosscut 5x5 ...../...B./.RR../...B./..... R",
     "Red is to move: complete the row across the inner board.",
     "Row 3 is all red."},
    {"crosscut 5x5 ...../.R.B./...../.RBR./..... R",
     "Columns count as well. Red is to move.",
     "Column b is all red."},
    {"crosscut 5x5 ...../.R.../.BBR./...../..... B",
     "Blue is to move. A disc on the pale perimeter flips what it flanks: use it.",
     "The red disc flipped: row 3 is all blue."},
    {"crosscut 5x5 ...../.BR../.B.../.R.../..... R",
     "Red flanks two discs at once from the perimeter. Where?",
     "Created 3, cut less: both flip, and column b is red."},
    {"crosscut 5x5 ...../.RBR./...../..B../..... R",
     "Nobody wins at once. Find the move that wins in three turns; it stops Blue at the same "
     "time.",
     "A disc that cuts and threatens does two things in one move."},
    {"crosscut 5x6 ...../.B.../.RR../..R../...B./..... B",
     "Blue is to move and wins in three turns. Only one move does it.",
     "You are ready for a whole game."},
    {NULL, NULL, NULL},
};

static const struct face_press presses[] = {
    {{3, 5},
     "A line of one colour across the inner board wins. You are Red: press the outlined "
     "square."},
    {{5, 5},
     "Blue wants to stop that. Press the square beside it, for Blue."},
    {{7, 5},
     "The blue disc stands between your disc and this square. Press it, for Red."},
    {{0, 0}, NULL},
};

static const struct face_first first = {
    "crosscut 5x5 ...../...../...../...../..... R",
    presses,
    "The disc between was flanked and turned red, because the new line of 3 is longer "
    "than the line of 1 that it cut. Red has a whole row and wins.",
};

const struct face_lessons crosscut_lessons = {drawings, boards, NULL, &first};
