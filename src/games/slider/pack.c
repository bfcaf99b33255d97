/* pack.c - twelve boards of Slider, easy ones first. They are positions and not seeds, so that
 * they stay what they are. */
#include "core/face.h"
#include "games/slider/slider.h"

static const struct face_packed boards[] = {
    {"slider 5 H++++/H++++/H++++/H++++/+VVVV H",
     "1", "A whole game from its start: win as H."},
    {"slider 4 H+++/+B+H/V+V+/++V+ H",
     "perfect", "H is to move and wins in 5 moves of its own. Every other first move "
                 "lets the win slip."},
    {"slider 4 +H+H/++VB/+V+V/++H+ H",
     "perfect", "H is to move and wins in 6 moves of its own. Every other first move "
                 "lets the win slip."},
    {"slider 4 +H++/+VVB/+V++/++HH H",
     "perfect", "H is to move and wins in 6 moves of its own. Every other first move "
                 "lets the win slip."},
    {"slider 6 H+++++/H+++++/H+++++/H+++++/H+++++/+VVVVV H",
     "3", "A whole game from its start: win as H."},
    {"slider 4 H+H+/+++V/+V++/++++ H",
     "perfect", "H is to move and wins in 8 moves of its own. Every other first move "
                 "lets the win slip."},
    {"slider 4 ++H+/++HV/+VV+/++H+ V",
     "perfect", "V is to move and wins in 9 moves of its own. Every other first move "
                 "lets the win slip."},
    {"slider 4 H+++/+B++/+H+V/H+V+ V",
     "perfect", "V is to move and wins in 9 moves of its own. Every other first move "
                 "lets the win slip."},
    {"slider 4 +HV+/+BV+/HV++/++H+ V",
     "perfect", "V is to move and wins in 9 moves of its own. Every other first move "
                 "lets the win slip."},
    {"slider 6 H+++++/H+++++/H+++++/H+++++/H+++++/+VVVVV H",
     "5", "A whole game from its start: win as H."},
    {"slider 4 HH++/+BV+/HV++/++V+ V",
     "perfect", "V is to move and wins in 12 moves of its own. Every other first move "
                 "lets the win slip."},
    {"slider 6 H+++++/H+++++/H+++++/H+++++/H+++++/+VVVVV H",
     "7", "A whole game from its start: win as H."},
    {NULL, NULL, NULL},
};

const struct face_pack slider_board_pack = {boards};
