/* roles.c - how a role looks: colours, and without them bold, dim, underline and reverse. Nobody knows
 * whether the background is dark or light: of 256 colours those are used that stand out from both (3:1 at
 * least), and of 8 none that is the background of many, white and black. */
#include <ncurses.h>

#include "front/tui/tui.h"

struct role_look {
    short many, few;   /* of the letters: of 256 colours, of 8 */
    int with, without; /* attributes in colour and without */
};

enum { RED = 160, BLUE = 32, GREEN = 29, PURPLE = 133, SKY = 31, GOLD = 136, GREY = 244 };

static const struct role_look looks[ROLE_COUNT] = {
    [ROLE_GRID] = {GREY, -1, A_NORMAL, A_DIM},
    [ROLE_CLUE] = {-1, -1, A_BOLD, A_BOLD},
    [ROLE_PLAYED] = {SKY, COLOR_CYAN, A_BOLD, A_NORMAL},
    [ROLE_FIRST] = {RED, COLOR_RED, A_BOLD, A_BOLD},
    [ROLE_SECOND] = {BLUE, COLOR_BLUE, A_BOLD, A_NORMAL},
    [ROLE_BLOCKED] = {GREY, -1, A_NORMAL, A_DIM},
    [ROLE_EDGE] = {GREY, -1, A_NORMAL, A_DIM},
    [ROLE_GRAY] = {PURPLE, COLOR_MAGENTA, A_BOLD, A_BOLD},
    [ROLE_START] = {RED, COLOR_RED, A_BOLD, A_BOLD},
    [ROLE_END] = {GREEN, COLOR_GREEN, A_BOLD, A_BOLD},
    [ROLE_PATH] = {GOLD, COLOR_YELLOW, A_BOLD, A_BOLD | A_UNDERLINE},
    [ROLE_LAST] = {PURPLE, COLOR_MAGENTA, A_BOLD, A_BOLD | A_UNDERLINE},
    [ROLE_HELD] = {GOLD, COLOR_YELLOW, A_BOLD | A_REVERSE, A_BOLD | A_REVERSE},
    [ROLE_TRIAL] = {PURPLE, COLOR_MAGENTA, A_NORMAL, A_UNDERLINE},
    [ROLE_MET] = {GREY, -1, A_NORMAL, A_DIM},
    [ROLE_FLAW] = {RED, COLOR_RED, A_BOLD | A_REVERSE, A_BOLD | A_REVERSE},
    [ROLE_INSIDE] = {SKY, COLOR_CYAN, A_NORMAL, A_NORMAL},
    [ROLE_OUTSIDE] = {GREY, -1, A_NORMAL, A_DIM},
    [ROLE_HINT] = {GOLD, COLOR_YELLOW, A_BOLD | A_UNDERLINE, A_BOLD | A_UNDERLINE},
};

bool roles_open(bool color)
{
    if (!color || !has_colors() || start_color() != OK)
        return false;
    use_default_colors();
    for (int role = 0; role < ROLE_COUNT; role++)
        init_pair((short)(role + 1), COLORS >= 256 ? looks[role].many : looks[role].few, -1);
    return true;
}

int roles_look(bool color, int role)
{
    const struct role_look *l = &looks[role < ROLE_COUNT ? role : 0];
    return color ? (int)COLOR_PAIR(role + 1) | l->with : l->without;
}
