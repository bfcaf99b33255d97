/* assist.c - what a player may have done for them: so far only how hints may reason. */
#include "games/slant/slant.h"

static const struct assist list[] = {
    {"unique", "let hints use that there is only one answer"},
    {0},
};

static size_t play(struct board *b, unsigned on, game_move *out, size_t cap)
{
    (void)b, (void)on, (void)out, (void)cap;
    return 0;
}

static bool dims(const struct board *b, unsigned on, struct spot clue)
{
    (void)b, (void)on, (void)clue;
    return false;
}

const struct assists slant_assists = {.list = list, .play = play, .dims = dims, .uniqueness = 1};
