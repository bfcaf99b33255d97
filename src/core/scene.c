/* scene.c - what shapes and roles are called, by name, where a picture leaves the program. */
#include "core/scene.h"

const char *shape_name(enum shape shape)
{
    static const char *const names[SHAPE_COUNT] = {
        [SHAPE_CELL] = "cell",     [SHAPE_DOT] = "dot",     [SHAPE_LINE] = "line",
        [SHAPE_CROSS] = "cross",   [SHAPE_RISE] = "rise",   [SHAPE_FALL] = "fall",
        [SHAPE_DISC] = "disc",     [SHAPE_ARROW] = "arrow", [SHAPE_NUMBER] = "number",
        [SHAPE_LETTER] = "letter", [SHAPE_STEP] = "step",   [SHAPE_PAIR] = "pair",
        [SHAPE_SHARE] = "share",
    };
    return names[shape];
}

const char *role_name(enum role role)
{
    static const char *const names[ROLE_COUNT] = {
        [ROLE_GRID] = "grid",       [ROLE_CLUE] = "clue",     [ROLE_PLAYED] = "played",
        [ROLE_FIRST] = "first",     [ROLE_SECOND] = "second", [ROLE_BLOCKED] = "blocked",
        [ROLE_EDGE] = "edge",       [ROLE_GRAY] = "gray",     [ROLE_START] = "start",
        [ROLE_END] = "end",         [ROLE_PATH] = "path",     [ROLE_LAST] = "last",
        [ROLE_HELD] = "held",       [ROLE_TRIAL] = "trial",   [ROLE_MET] = "met",
        [ROLE_FLAW] = "flaw",       [ROLE_HINT] = "hint",     [ROLE_INSIDE] = "inside",
        [ROLE_OUTSIDE] = "outside",
    };
    return names[role];
}
