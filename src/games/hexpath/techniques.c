/* techniques.c - the techniques of Hexpath, easiest first, each with its idea and a picture.
 *
 * In the pictures @ is where the walk stands, * what it has visited, and the marks are explained
 * beside the drawing. Grades below 30 are easy, below 50 normal, below 70 hard.
 */
#include "games/hexpath/deduce.h"

const struct technique hexpath_techniques[TECHNIQUE_COUNT + 1] = {
    [STEP_TELLS] = {"what a step tells", 10,
                    "the walk always goes to the best free number, so the number it went to stands "
                    "above all others that were free around it",
                    "   2   3\n"
                    "                from @ to the 1: 1>2 and 1>3\n"
                    " X   @ - 1\n"},
    [ONE_WAY] = {"only one way on", 10,
                 "this is not E, so the walk goes on, and only one neighbour is free",
                 "   X   *\n"
                 "                only the 4 is free\n"
                 " *   @ - 4\n"},
    [TIED_NUMBERS] = {"tied numbers", 15,
                      "if a number that is free twice were the best one, the walk would stop here, "
                      "and this is not E",
                      "   2   5\n"
                      "      /         two 2s are tied: go to the 5\n"
                      " 2   @\n"},
    [STOP_ON_E] = {"stop on E", 20,
                   "the walk stops on E, so if something is free around it, a number that is free "
                   "twice stands above all others there",
                   "   3   3\n"
                   "                only the 3s can tie: 3>1\n"
                   " 1   E   *\n"},
    [BEATEN_NUMBER] = {"a beaten number", 20,
                       "a number that is known to stand below another one in sight is not the best",
                       "   2   5\n"
                       "    \\           2>5 is known: go to the 2\n"
                       " *   @\n"},
    [LOWEST_WINS] = {"the lowest wins", 25,
                     "after a gray cell the order is turned round: a number that is known to stand "
                     "above another one in sight is not the one to go to",
                     "   2   5\n"
                     "      /         @ is gray, 2>5 is known: go to the 5\n"
                     " *   @G\n"},
    [CUT_OFF] = {"cut off from E", 25,
                 "a way that leads into a corner of the board from which E cannot be reached is "
                 "not the right one",
                 "   4   *   E\n"
                 "                the path walls in the 4: not there\n"
                 " X   @ - 1   3\n"},
    [DEAD_END] = {"dead end ahead", 30,
                  "a way is wrong if the walk would stop on its very first cell, or go on from E",
                  "   6   6\n"
                  " *   5   *      from the 5 only the tied 6s: not there\n"
                  "   @ - 2\n"},
    [WHICHEVER] = {"whichever it is", 35,
                   "if every number that may be the best one here leads to the same relation, that "
                   "relation holds",
                   "   2   5        7>2 and 7>5 are known, 2 or 5 is best here:\n"
                   " 3   @   *      it stands above 3, so 7>3\n"},
    [SUPPOSE_SHORT] =
        {"suppose, a few steps", 40,
         "suppose the walk goes this way: one to three forced steps later it stops in "
         "the wrong place, so it does not",
         " x - x\n"
         "      \\         @ to the x: forced on, and stuck\n"
         "   @ - x\n"},
    [SUPPOSE] =
        {"suppose, up to six steps", 50,
         "suppose the walk goes this way: up to six forced steps later it stops in the wrong "
         "place, so it does not",
         " x - x - x\n"
         "          \\     the same, further ahead\n"
         "   @ - x - x\n"},
    [SUPPOSE_LONG] =
        {"suppose, a long way", 55,
         "suppose the walk goes this way: it is forced on step by step, and stops in the "
         "wrong place in the end",
         " x - x - x - x\n"
         "              \\ the same, as far as it goes\n"
         "   @ - x - x - x\n"},
    [EVERY_WAY] = {"in every way", 60,
                   "if every way that is left is followed as far as it is forced, and all of them "
                   "lead to the same relation, that relation holds",
                   "   x - x - x\n"
                   "    \\           both ways go to a 3 past a 1: 3>1\n"
                   "     @ - x - x\n"},
    [FORK] = {"suppose, with a fork", 65,
              "suppose the walk goes this way: whatever it does at the next forks, it stops in the "
              "wrong place, so it does not",
              "       x - x\n"
              "      /         both branches fail\n"
              " @ - x - x - x\n"},
    [MANY_FORKS] = {"suppose, with many forks", 75,
                    "suppose the walk goes this way: all branches, one after the other, end in the "
                    "wrong place, so it does not",
                    "       x - x   x\n"
                    "      /       / no branch is right\n"
                    " @ - x - x - x - x\n"},
    [SEARCH] = {"try everything", 95,
                "all ways on but one have been tried to the end, and none of them stops on E",
                "   ?   ?\n"
                "                no shorter reason is known\n"
                " ?   @   ?\n"},
    [TECHNIQUE_COUNT] = {NULL},
};
