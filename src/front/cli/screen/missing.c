/* missing.c - a build without ncursesw has no full screen. */
#include "front/cli/play.h"

enum exit_code play_screen(struct sitting *s)
{
    (void)s;
    return say(EXIT_USAGE, "this build has no full screen (ncursesw was missing); use --plain");
}
