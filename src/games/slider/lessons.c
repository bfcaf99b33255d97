/* lessons.c - Slider for a beginner: the rules with drawings, and small boards to try. */
#include "core/face.h"
#include "games/slider/slider.h"

static const struct face_drawing drawings[] = {
    {"slider 5 H++++/H++++/H++++/H++++/+VVVV H",
     "H wants to leave the board through the gate on the right, V through the gate at the top. "
     "Who has no piece left on the board wins."},
    {"slider 3 +H+/HBV/+V+ H",
     "One piece, one cell a turn, onto an empty cell: H right, up or down, V up, left or right. "
     "Nobody enters a blocked cell; nothing is captured."},
    {"slider 3 ++V/++H/+++ V",
     "The V at the top and the H at the right stand before their gates. Who cannot move must "
     "pass; if both pass, it is a tie."},
    {NULL, NULL},
};

static const struct face_lesson boards[] = {
    {"slider 3 ++H/+++/+VV H",
     "The last H stands at its gate on the right. Take it out: press the piece, then the gate.",
     "No H is left: H wins."},
    {"slider 3 +V+/H++/H++ V",
     "Now you are V: the last one leaves at the top.",
     "No V is left: V wins."},
    {"slider 4 ++VH/H+++/++++/++V+ H",
     "Count the moves: only one move wins the race. H is to move.",
     "Going sideways costs a move, and the race with it."},
    {"slider 4 +HV+/++++/++++/+++V V",
     "V wins by two moves, if V loses no time and is not blocked. Find the only winning move.",
     "The piece that has the longest way goes first."},
    {"slider 4 ++V+/+H++/++V+/++++ V",
     "Your V at the top stands in the way of nobody; the other one will. Find the only winning "
     "move.",
     "A piece that stands in the way wins time."},
    {"slider 4 ++++/HV++/++B+/+V++ V",
     "The V beside the H holds it up. Which move keeps the win?",
     "Leave the blocker where it is and bring the other."},
    {NULL, NULL, NULL},
};

static const struct face_press presses[] = {
    {{5, 3},
     "You are H and want to leave the board through the gate on the right. Press your "
     "piece."},
    {{5, 1},
     "It may go one cell to the right, up or down. Above it the cell is blocked: press "
     "it and see."},
    {{6, 3},
     "Nobody enters a blocked cell. The gate is open: press the dot outside the board."},
    {{0, 0}, NULL},
};

static const struct face_first first = {
    "slider 3 ++B/++H/V++ H",
    presses,
    "H has no piece left on the board and wins. V wants the same through the gate at the "
    "top; pieces stand in each other's way, but nothing is captured.",
};

const struct face_lessons slider_lessons = {drawings, boards, NULL, &first};
