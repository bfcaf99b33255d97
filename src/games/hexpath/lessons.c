/* lessons.c - Hexpath for a beginner: the rules with drawings, and small boards to try. */
#include "core/face.h"
#include "games/hexpath/hexpath.h"

static const struct face_drawing drawings[] = {
    {"hexpath 3 2S,2,2/3,1,2/3,2E,X",
     "Find the order of the numbers that leads a walk from S to E. The walk goes to the "
     "unvisited neighbour whose number stands highest; if that number is there twice it is a "
     "tie, and the walk stops."},
    {"hexpath 3 2S,2,2/3,1,2/3,2E,X a3-b2-a2-a1-b1 order=1>3>2",
     "With 1 over 3 over 2 the walk stops on E: solved. Numbers are only labels, 1 may stand "
     "above 3."},
    {"hexpath 3 3E,1,1/1,1,1S/3,2,2G",
     "A gray cell ⇄ turns the order upside down: from there on the lowest number is the best, "
     "until the next gray cell."},
    {NULL, NULL},
};

static const struct face_lesson boards[] = {
    {"hexpath 2 1S,2/2,1E",
     "From S there are two 2s: a tie, the walk would stop. So 1 stands above 2. Walk to E.",
     "A number that is tied cannot be the best."},
    {"hexpath 3 2S,2,2/3,1,2/3,2E,X",
     "Go to 1 first, then 3 must beat the 2s. Each step tells something about the order.",
     "1 over 3 over 2."},
    {"hexpath 3 3,2S,2/3G,2,2/2,1,1E",
     "A number that was passed over stands lower than the one you took. Keep that in mind at "
     "each step.",
     "What was beaten once is beaten always."},
    {"hexpath 3 3E,1,1/1,1,1S/3,2,2G",
     "Entering the gray cell ⇄ turns the order round: from there the lowest number is the best.",
     "Gray cells turn the order round."},
    {"hexpath 3 1,1G,2E/2,2,3/3,3,1S",
     "Where only one neighbour is left there is nothing to decide: just go on.",
     "The walk must also stop on E: nothing free around it, or a tie."},
    {"hexpath 4 1S,1,3,3/1,3,3,4/4,2,3,4/1,4,2G,2E",
     "A whole small puzzle. Write the order down beside the board as you find it.",
     "You know enough for every easy puzzle."},
    {NULL, NULL, NULL},
};

static const struct face_press presses[] = {
    {{1, 3},
     "Which number beats which? The walk has left S for the 1 and passed a 2 and a 3, so "
     "1 beats both. Press the outlined 3 to go on."},
    {{1, 5},
     "Now a 3 and a 2 lie ahead. Press the 3: then 3 beats 2."},
    {{3, 5},
     "Nothing but E is left. Press it."},
    {{0, 0}, NULL},
};

static const struct face_first first = {
    "hexpath 3 2S,2,2/3,1,2/3,2E,X a3-b2",
    presses,
    "1 beats 3 and 3 beats 2: by this order the walk leads from S to E. To find such an "
    "order is the whole puzzle.",
};

const struct face_lessons hexpath_lessons = {drawings, boards, NULL, &first};
