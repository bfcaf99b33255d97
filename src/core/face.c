/* face.c - see face.h. */
#include "core/face.h"

static const struct tip place_tips[] = {
    {"arrows", "move"}, {"Enter", "plays here"}, {"I", "rules"}, {NULL, NULL}};

/* Of a game that says nothing. */
static const struct game_face plain = {
    .sizes = (const int8_t[]){0},
    .goal = "",
    .tip = "Press a cell to play there.",
    .typed = "",
    .keys = {place_tips, "play here", NULL, ""},
};

const struct game_face *face_of(const struct game *g)
{
    return g->face ? g->face : &plain;
}

const struct keys *face_keys(const struct board *b)
{
    const struct game_face *f = face_of(b->game);
    bool duel = b->game->puzzle && board_is_duel(b) && f->duel_keys.tips;
    return duel ? &f->duel_keys : &f->keys;
}

const char *gesture_name(enum gesture g)
{
    static const char *const names[] = {"place", "cycle", "slashes", "edges", "path", "piece"};
    return names[g];
}

const char *face_targets_name(enum face_targets t)
{
    static const char *const names[] = {"held", "rim", "all"};
    return names[t];
}
