/* pack.c - twelve boards of Crosscut, easy ones first. They are positions and not seeds, so that
 * they stay what they are. */
#include "core/face.h"
#include "games/crosscut/crosscut.h"

static const struct face_packed boards[] = {
    {"crosscut 5x5 ...../.B.B./..R../..RR./..... B",
     "perfect", "Blue is to move and wins at once. Find it."},
    {"crosscut 5x5 ...../...R./...R./..BB./..... R",
     "perfect", "Red is to move and wins at once. Find it."},
    {"crosscut 6x6 ....../....../....../....../....../...... R",
     "1", "A whole game from its start: win as Red."},
    {"crosscut 5x5 ...../.RB../...R./...../..... B",
     "perfect", "Blue is to move and wins in 2 moves of its own. Every other first move "
                 "lets the win slip."},
    {"crosscut 5x5 ...../...../...../.BR../..... R",
     "perfect", "Red is to move and wins in 2 moves of its own. Every other first move "
                 "lets the win slip."},
    {"crosscut 5x6 ...../..B../..R../...../..RB./..... R",
     "perfect", "Red is to move and wins in 2 moves of its own. Every other first move "
                 "lets the win slip."},
    {"crosscut 8x8 ......../......../......../......../......../......../......../"
     "........ R",
     "3", "A whole game from its start: win as Red."},
    {"crosscut 5x6 ...../.R.R./...../...../..B../..... B",
     "perfect", "Blue is to move and wins in 3 moves of its own. Every other first move "
                 "lets the win slip."},
    {"crosscut 5x6 ...../.B.B./.R.../...../..R../..... R",
     "perfect", "Red is to move and wins in 3 moves of its own. Every other first move "
                 "lets the win slip."},
    {"crosscut 8x8 ......../......../......../......../......../......../......../"
     "........ R",
     "5", "A whole game from its start: win as Red."},
    {"crosscut 5x6 ...../.R.B./...R./...../...B./..... R",
     "perfect", "Red is to move and wins in 4 moves of its own. Every other first move "
                 "lets the win slip."},
    {"crosscut 8x8 ......../......../......../......../......../......../......../"
     "........ R",
     "7", "A whole game from its start: win as Red."},
    {NULL, NULL, NULL},
};

const struct face_pack crosscut_board_pack = {boards};
