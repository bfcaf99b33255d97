/* games.c - see games.h. */
#include "games/games.h"

#include "games/crosscut/crosscut.h"
#include "games/hexpath/hexpath.h"
#include "games/slant/slant.h"
#include "games/slider/slider.h"
#include "games/slitherlink/slitherlink.h"

const struct game *const games_all[] = {
    &slant_game,
    &slitherlink_game,
    &hexpath_game,
    &slider_game,
    &crosscut_game,
    NULL,
};
