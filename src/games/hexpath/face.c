/* face.c - how Hexpath is offered and played by hand. */
#include "core/face.h"
#include "games/hexpath/hexpath.h"

static const int8_t sizes[] = {3, 4, 5, 6, 7, 8, 9, 0};

static const struct tip tips[] = {
    {"arrows", "move"},        {"Enter", "walks there"}, {"h", "hint"}, {"I", "rules"},
    {"Backspace", "one back"}, {"o", "order"},           {NULL, NULL}};

static const struct face_value inks[] = {
    {"S", "S start"}, {"E", "E end"}, {"G", "⇄ gray"}, {"X", "✕ blocked"}, {NULL, NULL}};

const struct game_face hexpath_face = {
    .sizes = sizes,
    .largest = 9,
    .gesture = GESTURE_PATH,
    .inks = inks,
    .numbers = HEXPATH_NUMBER_MAX,
    .targets = TARGETS_ALL,
    .goal = "Get from S to E. The numbers have an order that you must find: each step goes to the "
            "free neighbour whose number stands highest in it. Two equal ones tie and end the "
            "walk; ⇄ turns the order upside down.",
    .tip = "Walk from S: press or drag to the next hex, or press an earlier one to go back.",
    .lessons = &hexpath_lessons,
    .pack = &hexpath_board_pack,
    .typed = "",
    .keys = {tips, "walk to the cell; on the path: cut back to it", "one step back",
             "in the order click or drag a number, click > or ? after it\n"},
};
