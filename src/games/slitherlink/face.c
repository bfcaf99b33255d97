/* face.c - how Slitherlink is offered and played by hand. */
#include "core/face.h"
#include "games/slitherlink/slitherlink.h"

static const int8_t sizes[] = {5, 7, 10, 15, 20, 25, 0};

static const struct tip tips[] = {
    {"arrows", "move"}, {"Shift+arrow", "draws"},     {"h", "hint"},
    {"I", "rules"},     {"x + arrow", "crosses out"}, {NULL, NULL}};

static const struct face_tool tools[] = {
    {"line", "Line", NULL},
    {"cross", "Cross", "Press between two dots, or drag along them, for a cross: no line here."},
    {"shade", "Shade", "Press a cell, or drag over some: inside the loop, then outside, then empty."},
    {"pan", "Pan", "Drag to move the board."},
    {NULL, NULL, NULL},
};

const struct game_face slitherlink_face = {
    .sizes = sizes,
    .largest = 100,
    .gesture = GESTURE_EDGES,
    .turns = {{SHAPE_LINE}, {SHAPE_CROSS}},
    .tools = tools,
    .goal = "Draw one closed loop along the dots. A number says how many of the four sides of its "
            "cell belong to the loop.",
    .tip = "Press between two dots for a line, or drag along them; right-click or a long press "
           "sets a cross (no line here).",
    .touch_tip = "Tap between two dots for a line, or drag along them; hold for a cross (no line "
                 "here).",
    .lessons = &slitherlink_lessons,
    .pack = &slitherlink_board_pack,
    .typed = "",
    .keys = {tips, "draw a line: then an arrow says which way", "clear an edge: then an arrow",
             "Shift+arrow  line that way (or l, then arrow)\n"
             "x + arrow    cross that way\n"
             "i o          shade the cell right below: inside, outside\n"},
};
