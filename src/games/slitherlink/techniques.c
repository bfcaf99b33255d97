/* techniques.c - the ladder as a table: names, grades, ideas and pictures.
 *
 * Grades below 30 are easy, below 50 normal, below 70 hard, the rest expert.
 */
#include "games/slitherlink/slitherlink.h"

const struct technique slitherlink_techniques[] = {
    {"clue finished", 10, "A number that has all its lines gets no more.",
     "+   +    +   +\n"
     "  1   ->   1 x\n"
     "+---+    +---+\n"},
    {"0 beside 3", 10, "A 3 beside a 0 has its other three sides, and the lines run on past the 0.",
     "+   +   +      +   +   +\n"
     "                   |\n"
     "+   +   +      +   +---+\n"
     "  0   3    ->    0   3 |\n"
     "+   +   +      +   +---+\n"
     "                   |\n"
     "+   +   +      +   +   +\n"},
    {"clue needs all", 10, "A number with as many sides left as lines missing gets them all.",
     "+   +    +---+\n"
     "x 3   -> x 3 |\n"
     "+   +    +---+\n"},
    {"dot with two lines", 10, "The loop passes a dot once: two lines, and no others.",
     "    +          +\n"
     "    |          |\n"
     "+---+   + -> +-+ x +\n"
     "               x\n"
     "    +          +\n"},
    {"dead end", 10, "A line into a dot with no way out could not go on.",
     "    +        +\n"
     "    x        x\n"
     "+   + x + -> + x + x +\n"
     "    x        x\n"
     "    +        +\n"},
    {"line must go on", 10, "A line that reaches a dot leaves it again, by the only edge left.",
     "    +          +\n"
     "    x          x\n"
     "+---+   + -> +---+---+\n"
     "    x          x\n"
     "    +          +\n"},
    {"number in a corner", 15,
     "Where nothing else can reach the dot, both sides at it are lines or none is.",
     "x x        x x\n"
     "x +   +    x +---+\n"
     "    3   ->   | 3\n"
     "  +   +      +   +\n"},
    {"3s side by side", 15, "Two 3s side by side have three parallel lines.",
     "    +            +\n"
     "                 x\n"
     "+   +   +    +   +   +\n"
     "  3   3   -> | 3 | 3 |\n"
     "+   +   +    +   +   +\n"
     "                 x\n"
     "    +            +\n"},
    {"3s on a diagonal", 15, "Two 3s that touch in a corner have the sides that point away.",
     "+   +   +    +---+   +\n"
     "  3          | 3\n"
     "+   +   + -> +   +   +\n"
     "      3            3 |\n"
     "+   +   +    +   +---+\n"},
    {"no early loop", 20, "A loop that leaves out a line or a number must not be closed.",
     "+---+        +---+\n"
     "|            |   x\n"
     "+---+  --- -> +---+  ---\n"},
    {"pairs", 30,
     "What a number says about two sides in a corner, the dot there says about its edges.",
     "+   +   +    + x +   +\n"
     "  2 ?          2 ?\n"
     "+ ? +---+ -> x ? +---+\n"
     "    x            x\n"},
    {"inside or outside", 35,
     "Crossing a line changes sides: an odd number of lines between two cells, and they differ.",
     "+---+---+    +---+---+\n"
     "  a   b   ->   a x b\n"
     "+   +   +    +   +   +\n"},
    {"chain of pairs", 40, "Pairs, strung together over many cells and dots.",
     "+   +   +   +    +---+   +   +\n"
     "  3              | 3\n"
     "+   +   +   +    +   +   +   +\n"
     "      2       ->       2\n"
     "+   +   +   +    +   +   +   +\n"
     "          3                3 |\n"
     "+   +   +   +    +   +   +---+\n"},
    {"sides round a number", 45,
     "Two neighbours of a number on one side of the loop: both edges to them are lines or none.",
     "  a            a\n"
     "+   +        + x +\n"
     "  1   a   ->   1 x a\n"
     "+   +        +   +\n"},
    {"cut off", 50, "The loop cannot enter a part of the board that hangs on one dot or edge.",
     "+ x +        + x +\n"
     "x   x        x   x\n"
     "+   +---  -> + x +---\n"},
    {"sides stay joined", 55,
     "The inside is in one piece and so is the outside: the only way between is on their side.",
     "+---+---+---+    +---+---+---+\n"
     "| i   ?   i   -> | i x i x i\n"
     "+---+---+---+    +---+---+---+\n"},
    {"short contradiction", 60, "Suppose it were otherwise: within three steps a rule is broken.",
     "+   +   +\n"
     "  ?   1   -> not so\n"
     "+   +---+\n"},
    {"contradiction", 65, "Suppose it were otherwise: within six steps a rule is broken.",
     "+   +   +\n"
     "  ?   2   -> ... -> not so\n"
     "+   +   +\n"},
    {"long contradiction", 75, "Suppose it were otherwise, and follow what that forces to the end.",
     "+   +   +\n"
     "  ?       -> ... -> ... -> not so\n"
     "+   +   +\n"},
    {"search", 95, "No shorter reason is known: all other ways were tried and none is an answer.",
     "+ ? +\n"
     "?   ?  -> only one way\n"
     "+ ? +\n"},
    {0},
};
