/* face.c - how Slant is offered and played by hand. */
#include "core/face.h"
#include "games/slant/slant.h"

static const int8_t sizes[] = {3, 5, 7, 9, 0};

static const struct tip tips[] = {{"arrows", "move"},      {"\\ /", "draw"},   {"h", "hint"},
                                  {"I", "rules"},          {"Backspace", "clears"},
                                  {"Enter", "turns"},      {NULL, NULL}};
static const struct tip duel_tips[] = {
    {"arrows", "move"}, {"\\ /", "place"}, {"I", "rules"}, {"Space", "shows it first"}, {NULL, NULL}};

const struct game_face slant_face = {
    .sizes = sizes,
    .largest = 50,
    .gesture = GESTURE_SLASHES,
    .preview = {SHAPE_FALL, SHAPE_RISE},
    .turns = {{SHAPE_FALL, SHAPE_RISE}, {SHAPE_RISE, SHAPE_FALL}},
    .level = "careful",
    .goal = "Draw one diagonal in every cell. A number says how many lines touch it. No closed "
            "loops.",
    .tip = "Press a cell: \\, then /, then empty. A number counts the lines that meet there.",
    .lessons = &slant_lessons,
    .pack = &slant_board_pack,
    .pinned = "new size solve multiplayer",
    .typed = "\\/",
    .keys = {tips, "turn the cell: \\, /, empty", "clear the cell", "\\ /          that slash\n"},
    .duel_keys = {duel_tips, "show a slash; Space turns it, Enter plays it", "drop what is shown",
                  "\\ /          play that slash at once\n"},
};
