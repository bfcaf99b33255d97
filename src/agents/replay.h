/* replay.h - a played game for a page that knows no game: not pictures but what changes. The marks of
 * the start (core/scene.h), and for each move those that go and those that come; replay.js draws them.
 * Without memory the writer fails. */
#ifndef AGENTS_REPLAY_H
#define AGENTS_REPLAY_H

#include "base/json.h"
#include "core/game.h"

struct game_replay {
    const struct board *start;
    const game_move *moves;
    size_t n;
    /* What else there is to say of a move, into its object; or NULL. */
    void (*more)(const void *ctx, struct jsonw *j, size_t turn, const struct board *before);
    const void *ctx;
};

/* width, height, marks and steps, into the open object. */
void replay_json(const struct game_replay *r, struct jsonw *j, struct arena *arena);

/* Moves as text, blanks between them, up to the first that is not legal. False: no memory. */
bool replay_read(const struct board *start, const char *moves, struct arena *arena,
                 struct game_replay *out);

/* "go" and "come": what a move changes, into the open object. */
void replay_json_change(struct jsonw *j, const struct board *before, game_move m, struct arena *arena);

#endif
