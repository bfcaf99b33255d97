/* board_json.h - moves, places and positions as JSON: a key and its value. */
#ifndef CORE_BOARD_JSON_H
#define CORE_BOARD_JSON_H

#include "core/game.h"

void board_json_position(struct jsonw *j, const char *key, const struct board *b);
void board_json_move(struct jsonw *j, const char *key, const struct board *b, game_move m);
void board_json_moves(struct jsonw *j, const char *key, const struct board *b, const game_move *moves,
                      size_t n);
void board_json_spots(struct jsonw *j, const char *key, const struct board *b, const struct spot *spots,
                      size_t n);
/* The same, each with what it is: {"kind":"dot","at":"b1"}. */
void board_json_places(struct jsonw *j, const char *key, const struct board *b,
                       const struct spot *spots, size_t n);
void board_json_place(struct jsonw *j, const struct board *b, struct spot at); /* "b1", without a key */
void board_json_spot(struct jsonw *j, const char *key, const struct board *b, struct spot at);
void board_json_shares(struct jsonw *j, const char *key, const struct board *b,
                       const struct solution_count *n); /* {"b1n":0.5, ...} */

#endif
