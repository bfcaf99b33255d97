/* face.c - how Slider is offered and played by hand. */
#include "core/face.h"
#include "games/slider/slider.h"

static const int8_t sizes[] = {5, 6, 7, 0};

static const struct tip tips[] = {
    {"arrows", "move"}, {"Enter", "picks a piece up"}, {"I", "rules"}, {NULL, NULL}};

const struct game_face slider_face = {
    .sizes = sizes,
    .gesture = GESTURE_PIECE,
    .goal = "A race: bring all your pieces off the board first. H ▶ goes right, up or down and "
            "leaves on the right; V ▲ goes up, left or right and leaves at the top.",
    .tip = "Press a piece, then where it goes. Pieces leave through the dashed gate of their "
           "colour.",
    .symbols = {"▶", "▲"},
    .typed = "",
    .keys = {tips, "pick a piece up; then an arrow moves it", "put it down again", ""},
};
