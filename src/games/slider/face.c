/* face.c - how Slider is offered and played by hand. */
#include "core/face.h"
#include "games/slider/slider.h"

static const int8_t sizes[] = {5, 6, 7, 0};

static const struct tip tips[] = {
    {"arrows", "move"}, {"Enter", "picks a piece up"}, {"I", "rules"}, {NULL, NULL}};

static const struct face_value blocked[] = {
    {"0", "None"},         {"1", "1, symmetric"}, {"2", "2, symmetric"},
    {"3", "3, symmetric"}, {"4", "4, symmetric"}, {"6", "6, symmetric"},
    {FACE_BY_HAND, "Click to place"}, {NULL, NULL}};
static const struct face_value inks[] = {
    {"H", "▶ H"}, {"V", "▲ V"}, {"B", "▨ blocked"}, {NULL, NULL}};
static const struct face_value first[] = {
    {"H", "H"}, {"V", "V"}, {"random", "Random"}, {NULL, NULL}};
static const struct face_option options[] = {
    {"blocked", "Blocked", blocked, "2"}, {"first", "First move", first, NULL}, {0}};

const struct game_face slider_face = {
    .sizes = sizes,
    .largest = 16,
    .gesture = GESTURE_PIECE,
    .options = options,
    .inks = inks,
    .level = "4",
    .goal = "A race: bring all your pieces off the board first. H ▶ goes right, up or down and "
            "leaves on the right; V ▲ goes up, left or right and leaves at the top.",
    .tip = "Press a piece, then where it goes. Pieces leave through the dashed gate of their "
           "colour.",
    .symbols = {"▶", "▲"},
    .lessons = &slider_lessons,
    .pack = &slider_board_pack,
    .typed = "",
    .keys = {tips, "pick a piece up; then an arrow moves it", "put it down again", ""},
};
