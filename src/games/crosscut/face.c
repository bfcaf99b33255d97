/* face.c - how Crosscut is offered and played by hand. */
#include "core/face.h"
#include "games/crosscut/crosscut.h"

static const int8_t sizes[] = {4, 5, 6, 7, 8, 9, 10, 0};

static const struct tip tips[] = {
    {"arrows", "move"}, {"Enter", "places a disc"}, {"I", "rules"}, {NULL, NULL}};

static const struct face_value inks[] = {{"R", "Red"}, {"B", "Blue"}, {NULL, NULL}};

const struct game_face crosscut_face = {
    .sizes = sizes,
    .largest = 10,
    .gesture = GESTURE_PLACE,
    .inks = inks,
    .targets = TARGETS_RIM,
    .looks = true,
    .level = "4",
    .rim = true,
    .goal = "Make an unbroken line of your discs across the inner board, a whole row or column. "
            "Enemy discs between yours flip, if that makes a longer line than it cuts.",
    .tip = "Place a disc on the inner board; a line across it wins.",
    .symbols = {"●", "●"},
    .lessons = &crosscut_lessons,
    .pack = &crosscut_board_pack,
    .typed = "",
    .keys = {tips, "place a disc", NULL, ""},
};
