/* lessons.c - Slitherlink for a beginner: the rules with drawings, and small boards to try. */
#include "core/face.h"
#include "games/slitherlink/slitherlink.h"

static const struct face_drawing drawings[] = {
    {"slitherlink 4x3 ..../..23/3.0.",
     "Draw lines between neighbouring dots so that they form one closed loop. A number says how "
     "many sides of its cell are part of it."},
    {"slitherlink 4x3 ..../..23/3.0. 1111/.11./...1/1...:1...1/11.11/11...",
     "Solved: one loop, it never branches and never crosses itself. Cells without a number may "
     "have any."},
    {"slitherlink 3x2 2.3/... 101/0.0/...:1111/....",
     "A cross is a note of yours: no line here. A number with too few or too many lines is "
     "marked."},
    {NULL, NULL},
};

static const struct face_lesson boards[] = {
    {"slitherlink 2x1 4.",
     "A 4 has all its sides. Draw the loop.",
     "The smallest loop there is."},
    {"slitherlink 3x2 0.3/..2",
     "A 0 has no lines: cross them out. The 3 needs the other three.",
     "Crosses help: a line that reaches a dot must go on."},
    {"slitherlink 3x3 33./.../21.",
     "Two 3s side by side: the line between them and both outer ones are sure.",
     "Three parallel lines, always."},
    {"slitherlink 3x3 .2./.3./2.3",
     "Two 3s on a diagonal: the outer sides of both are lines. A 3 in the corner has its two "
     "outer sides.",
     "Patterns of 3s start most puzzles."},
    {"slitherlink 3x3 2../.../323",
     "One loop only: never close it while a number still wants lines.",
     "A line that would close the loop too early is a cross."},
    {"slitherlink 4x4 ..../3133/3.2./.12.",
     "A whole small puzzle: begin at the 3s, then follow the line. Hint explains each step.",
     "You know enough for every easy puzzle."},
    {NULL, NULL, NULL},
};

static const struct face_constraint constraints[] = {
    {"cells", "Each number has as many lines round it as it says.", CONSTRAINT_NUMBERS, NULL, NULL},
    {"dots", "No line ends or branches: every dot has no line or two.", CONSTRAINT_CLAUSES, "dot",
     NULL},
    {"loop", "All lines form a single loop. It speaks of loops, so it needs the dots.",
     CONSTRAINT_CUTS, NULL, "dots"},
    {NULL, NULL, CONSTRAINT_NUMBERS, NULL, NULL},
};

static const struct face_constraints rules_apart = {
    "slitherlink 3x3 .../.../113",
    "An answer meets three constraints. The first two speak of one place each, and a few clauses "
    "say them. Leave the third out: lines close all the same, but into several loops.",
    constraints,
};

static const struct face_press presses[] = {
    {{1, 0},
     "A 3 has lines on three of its four sides. In a corner two of them are sure. Press "
     "the outlined side."},
    {{0, 1},
     "A line never just ends: here it goes on round the corner. Press the next side."},
    {{1, 2},
     "One side is missing to the 3, and it closes the loop. Press it."},
    {{0, 0}, NULL},
};

static const struct face_first first = {
    "slitherlink 2x2 33/11 .1/.1/..:..1/...",
    presses,
    "One closed loop, and each number has as many lines around it as it says: solved.",
};

const struct face_lessons slitherlink_lessons = {drawings, boards, &rules_apart, &first};
