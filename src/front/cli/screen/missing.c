/* missing.c - a build without ncursesw has no full screen. */
#include "front/cli/play.h"

enum exit_code screen_play(struct play_state *s)
{
    (void)s;
    return cli_say(EXIT_USAGE, "this build has no full screen (ncursesw was missing); use --plain");
}
