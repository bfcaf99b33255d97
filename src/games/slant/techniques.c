/* techniques.c - the ways of reasoning in Slant, easiest first, each with its idea and a board. */
#include "games/slant/ladder.h"

const struct technique slant_techniques[] = {
    [BOARD_CORNER] =
        {"corner of the board", 10,
         "A number in the corner of the board has one cell only, so it says which slash that is.",
         "slant 1x2 1./../.."},
    [RIM_CLUE] = {"number on the rim", 10,
                  "A 0 or a 2 on the rim of the board decides both cells beside it.",
                  "slant 2x1 .2./..."},
    [CLUE_FINISHED] =
        {"number finished", 15,
         "A number that has all its lines gets no more, so the other cells round it point away.",
         "slant 2x2 .../.1./... L./.."},
    [CLUE_NEEDS_ALL] =
        {"number needs all", 15,
         "A number that can only just be reached needs a line from every cell that is left.",
         "slant 2x2 .../.3./... R./.."},
    [SMALL_LOOP] = {"small loop", 20,
                    "Lines never form a loop, so the last gap of one gets the other slash.",
                    "slant 2x2 .../.../... RL/L."},
    [WAY_OUT] = {"only way out", 25,
                 "Every line must reach the border in the end, or a loop would run round it: a "
                 "group of lines with "
                 "one way out takes it.",
                 "slant 4x4 ...../...../...../...../..... .RL./RRLL/LLL./.LR."},
    [LONG_LOOP] = {"long loop", 25,
                   "A loop may run far round the board; its last gap still gets the other slash.",
                   "slant 4x4 ...../...../...../...../..... .RL./R..L/L.../.LR."},
    [MARKS] = {"two numbers side by side", 35,
               "Each of the two cells between neighbouring corners points at one of them, so two "
               "1s side by side "
               "use up their lines there, and two 3s need all the others; where a number takes one "
               "line of the two, the cells lean alike.",
               "slant 3x2 ..../.11./...."},
    [DEAD_END] = {"dead end", 35,
                  "Two groups of lines whose numbers would then be used up cannot be joined: no "
                  "line could leave them "
                  "for the border.",
                  "slant 3x3 ..../.1../..1./...."},
    [TWO_REPEATS] = {"a 2 repeats the pattern", 40,
                     "What a 2 gets from one side the next number gets too, so a row of 2s hands it on "
                     "unchanged.",
                     "slant 4x2 ...../.121./....."},
    [SUPPOSE_SHORT] = {"suppose, short", 55,
                       "Try one slash: two or three steps on, a number cannot be met or a loop "
                       "closes, so it is the other.",
                       "slant 3x3 .2.0/..2./.3../...0 RLL/.../R.R"},
    [SUPPOSE] = {"suppose", 70,
                 "Try one slash: a few steps on, something breaks, so it is the other.",
                 "slant 3x3 .2../...1/1.1./.1.. RLL/..L/..."},
    [SUPPOSE_LONG] = {"suppose, long", 80,
                      "Try one slash and follow it through a dozen steps until something breaks.",
                      "slant 3x3 .1.1/1.2./1..1/.11. ..R/.../..."},
    [SUPPOSE_DEEP] =
        {"suppose, very long", 90,
         "Try one slash and follow everything that comes of it until something breaks.",
         "slant 3x5 0..0/..2./1.1./.23./.3../...0 R.L/.../..R/.../R.R"},
    [UNIQUE] = {"otherwise two answers", 90,
                "A cell with no numbers round it could be turned unless that closed a loop: where it cannot, "
                "its line is the one that rules that out.",
                "slant 4x4 ..11./.223./12.2./1.3../.2... ..../L.../L.../LR.."},
    [SEARCH] = {"trial of all ways", 95,
                "No single slash leads to a contradiction by itself; trying all ways to go on from "
                "it does.",
                "slant 7x3 ...1..../.3.23211/122..3.1/.11.1.1. LR..RRL/....LLL/...RRLL"},
    [SLANT_TECHNIQUES] = {0},
};
