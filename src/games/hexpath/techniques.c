/* techniques.c - the techniques of Hexpath, easiest first, each with its idea and a board.
 *
 * Grades below 30 are easy, below 50 normal, below 70 hard.
 */
#include "games/hexpath/deduce.h"

const struct technique hexpath_techniques[TECHNIQUE_COUNT + 1] = {
    [STEP_TELLS] = {"what a step tells", 10,
                    "The walk always goes to the best free number, so the number it went to stands "
                    "above all others that were free around it.",
                    "hexpath 3 2,2,2/3S,2,1E/3G,2,3 a2-a1"},
    [ONE_WAY] = {"only one way on", 10,
                 "This is not E, so the walk goes on, and only one neighbour is free.",
                 "hexpath 2 1S,X/X,3E"},
    [TIED_NUMBERS] = {"tied numbers", 15,
                      "If a number that is free twice were the best one, the walk would stop here, "
                      "and this is not E.",
                      "hexpath 3 2S,4,1/4,3,1/1,1,2E"},
    [STOP_ON_E] = {"stop on E", 20,
                   "The walk stops on E, so if something is free around it, a number that is free "
                   "twice stands above all others there.",
                   "hexpath 3 X,3,3/1S,2,1E/X,X,4 a2-b2-c2 order=1>3,1>4"},
    [BEATEN_NUMBER] =
        {"a beaten number", 20,
         "A number that is known to stand below another one in sight is not the best.",
         "hexpath 3 3E,1,1/3,1,2S/1,2G,2 c2-c1 order=2>1"},
    [LOWEST_WINS] = {"the lowest wins", 25,
                     "After a gray cell the order is turned round: a number that is known to stand "
                     "above another one in sight is not the one to go to.",
                     "hexpath 3 3S,3,1E/3,1G,2/1,3,1 a3-b2 order=1>3"},
    [CUT_OFF] = {"cut off from E", 25,
                 "A way that leads into a corner of the board from which E cannot be reached is "
                 "not the right one.",
                 "hexpath 3 2,1,X/1S,X,X/X,3,2E"},
    [DEAD_END] = {"dead end ahead", 30,
                  "A way is wrong if the walk would stop on its very first cell, or go on from E.",
                  "hexpath 3 3E,2,2S/3G,2,3/2,1,2"},
    [WHICHEVER] = {"whichever it is", 35,
                   "If every number that may be the best one here leads to the same relation, that "
                   "relation holds.",
                   "hexpath 3 4,4G,1/4E,3,2/1,1,4S c1-b2 order=3>1,3>2"},
    [SUPPOSE_SHORT] =
        {"suppose, a few steps", 40,
         "Suppose the walk goes this way: one to three forced steps later it stops in "
         "the wrong place, so it does not.",
         "hexpath 3 3E,1G,1/1,1,2/3S,3,2"},
    [SUPPOSE] =
        {"suppose, up to six steps", 50,
         "Suppose the walk goes this way: up to six forced steps later it stops in the wrong "
         "place, so it does not.",
         "hexpath 3 3,1,3/2,1,2G/1S,3,2E"},
    [SUPPOSE_LONG] =
        {"suppose, a long way", 55,
         "Suppose the walk goes this way: it is forced on step by step, and stops in the "
         "wrong place in the end.",
         "hexpath 3 2,2,3/2,3,1/1E,2G,2S"},
    [EVERY_WAY] = {"in every way", 60,
                   "If every way that is left is followed as far as it is forced, and all of them "
                   "lead to the same relation, that relation holds.",
                   "hexpath 3 2E,3G,3/1,3,1/1S,2,1"},
    [FORK] = {"suppose, with a fork", 65,
              "Suppose the walk goes this way: whatever it does at the next forks, it stops in the "
              "wrong place, so it does not.",
              "hexpath 3 2G,3,1/2,3,1/3E,2,3S"},
    [MANY_FORKS] = {"suppose, with many forks", 75,
                    "Suppose the walk goes this way: all branches, one after the other, end in the "
                    "wrong place, so it does not.",
                    "hexpath 3 2,4,1S/4,1,3/2E,4G,3"},
    [SEARCH] = {"try everything", 95,
                "All ways on but one have been tried to the end, and none of them stops on E.",
                "hexpath 5 4,2G,1,5,2/2,3,1,4,5/4E,4,4G,3,4S/1,1,5,3,3/3,5,2,5,5"},
    [TECHNIQUE_COUNT] = {NULL},
};
