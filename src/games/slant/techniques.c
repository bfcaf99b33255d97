/* techniques.c - the names of the ways of reasoning in Slant, each with its idea and a picture.
 *
 * In the pictures a dot is a corner without number, `?` a cell that is open, and what follows is
 * drawn on the right.
 */
#include "games/slant/ladder.h"

const struct technique slant_techniques[] = {
    [BOARD_CORNER] =
        {"corner of the board", 10,
         "A number in the corner of the board has one cell only, so it says which slash that is.",
         "1-+     1-+\n"
         "|?|  >  |\\|\n"
         "+-+     +-+\n"},
    [RIM_CLUE] = {"number on the rim", 10,
                  "A 0 or a 2 on the rim of the board decides both cells beside it.",
                  "+-2-+     +-2-+\n"
                  "|?|?|  >  |/|\\|\n"
                  "+-+-+     +-+-+\n"},
    [CLUE_FINISHED] =
        {"number finished", 15,
         "A number that has all its lines gets no more, so the other cells round it point away.",
         "+-+-+     +-+-+\n"
         "|\\|?|     |\\|\\|\n"
         "+-1-+  >  +-1-+\n"
         "|?|?|     |\\|/|\n"
         "+-+-+     +-+-+\n"},
    [CLUE_NEEDS_ALL] =
        {"number needs all", 15,
         "A number that can only just be reached needs a line from every cell that is left.",
         "+-+-+     +-+-+\n"
         "|/|?|     |/|/|\n"
         "+-3-+  >  +-3-+\n"
         "|?|?|     |/|\\|\n"
         "+-+-+     +-+-+\n"},
    [SMALL_LOOP] = {"small loop", 20,
                    "Lines never form a loop, so the last gap of one gets the other slash.",
                    "+-+-+     +-+-+\n"
                    "|/|\\|     |/|\\|\n"
                    "+-+-+  >  +-+-+\n"
                    "|\\|?|     |\\|\\|\n"
                    "+-+-+     +-+-+\n"},
    [WAY_OUT] = {"only way out", 25,
                 "Every line must reach the border in the end, or a loop would run round it: a "
                 "group of lines with "
                 "one way out takes it.",
                 "+-+-+-+-+     +-+-+-+-+\n"
                 "| |/|\\| |     | |/|\\| |\n"
                 "+-+-+-+-+     +-+-+-+-+\n"
                 "|/|/|\\|\\|     |/|/|\\|\\|\n"
                 "+-+-+-+-+  >  +-+-+-+-+\n"
                 "|\\|\\|\\|?|     |\\|\\|\\|\\|\n"
                 "+-+-+-+-+     +-+-+-+-+\n"
                 "| |\\|/| |     | |\\|/| |\n"
                 "+-+-+-+-+     +-+-+-+-+\n"},
    [LONG_LOOP] = {"long loop", 25,
                   "A loop may run far round the board; its last gap still gets the other slash.",
                   "+-+-+-+-+     +-+-+-+-+\n"
                   "| |/|\\| |     | |/|\\| |\n"
                   "+-+-+-+-+     +-+-+-+-+\n"
                   "|/| | |\\|     |/| | |\\|\n"
                   "+-+-+-+-+  >  +-+-+-+-+\n"
                   "|\\| | |?|     |\\| | |\\|\n"
                   "+-+-+-+-+     +-+-+-+-+\n"
                   "| |\\|/| |     | |\\|/| |\n"
                   "+-+-+-+-+     +-+-+-+-+\n"},
    [MARKS] = {"two numbers side by side", 30,
               "Each of the two cells between neighbouring corners points at one of them, so two "
               "1s side by side "
               "use up their lines there, and two 3s need all the others.",
               "+-+-+-+     +-+-+-+\n"
               "|?|?|?|     |/| |\\|\n"
               "+-1-1-+  >  +-1-1-+\n"
               "|?|?|?|     |\\| |/|\n"
               "+-+-+-+     +-+-+-+\n"},
    [DEAD_END] = {"dead end", 35,
                  "Two groups of lines whose numbers would then be used up cannot be joined: no "
                  "line could leave them "
                  "for the border.",
                  "+-+-+-+     +-+-+-+\n"
                  "|?|?|?|     | | | |\n"
                  "+-1-+-+     +-1-+-+\n"
                  "|?|?|?|  >  | |/| |\n"
                  "+-+-1-+     +-+-1-+\n"
                  "|?|?|?|     | | | |\n"
                  "+-+-+-+     +-+-+-+\n"},
    [MARKS_CHAIN] = {"row of numbers", 40,
                     "How many lines a number gets from one side decides how many the next one "
                     "gets, and 2s hand that "
                     "on unchanged.",
                     "+-+-+-+-+     +-+-+-+-+\n"
                     "|?|?|?|?|     |/| | |\\|\n"
                     "+-1-2-1-+  >  +-1-2-1-+\n"
                     "|?|?|?|?|     |\\| | |/|\n"
                     "+-+-+-+-+     +-+-+-+-+\n"},
    [SUPPOSE_SHORT] = {"suppose, short", 55,
                       "Try one slash: two or three steps on, a number cannot be met or a loop "
                       "closes, so it is the other.",
                       "+-+-+\n"
                       "|?|?|   / here?  then ...  then a contradiction:\n"
                       "+-+-+   so \\ here\n"},
    [SUPPOSE] = {"suppose", 70,
                 "Try one slash: a few steps on, something breaks, so it is the other.",
                 "+-+-+\n"
                 "|?|?|   / here?  then ... (4 to 6 steps) ... a contradiction:\n"
                 "+-+-+   so \\ here\n"},
    [SUPPOSE_LONG] = {"suppose, long", 80,
                      "Try one slash and follow it through a dozen steps until something breaks.",
                      "+-+-+\n"
                      "|?|?|   / here?  then ... (7 to 12 steps) ... a contradiction:\n"
                      "+-+-+   so \\ here\n"},
    [SUPPOSE_DEEP] =
        {"suppose, very long", 90,
         "Try one slash and follow everything that comes of it until something breaks.",
         "+-+-+\n"
         "|?|?|   / here?  then ... (many steps) ... a contradiction:\n"
         "+-+-+   so \\ here\n"},
    [SEARCH] = {"trial of all ways", 95,
                "No single slash leads to a contradiction by itself; trying all ways to go on from "
                "it does.",
                "+-+-+\n"
                "|?|?|   / here?  then this or that, and all ways fail:\n"
                "+-+-+   so \\ here\n"},
    [SLANT_TECHNIQUES] = {0},
};
