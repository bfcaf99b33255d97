/* position.h - whole positions as text, in every form that is read (docs/NOTATION.md):
 *
 *     GAME SIZE BODY [FIELD...]      one line; in a link each blank is written '_'
 *     GAME SIZE [FIELD...]:          the drawn form, as many lines as the sheet has
 *     slither/5/5/...  4x4:c0b4...   other programs' forms, see other_notations.h
 */
#ifndef CORE_POSITION_H
#define CORE_POSITION_H

#include "core/game.h"

/* A board from text, taken from the arena. On error nothing stays taken, *out is NULL and the
 * error's `at` is a byte of text. `games` is a list with NULL at the end. */
struct err position_read(const struct game *const *games, const char *text, size_t len,
                         struct arena *arena, struct board **out);

/* The same where a board that must be solved to be read has a budget: ERR_BUDGET. */
struct err position_read_within(const struct game *const *games, const char *text, size_t len,
                                struct work *w, struct board **out);

/* The same for a form asked for by name, as in --from course. */
const struct game *game_with_form(const struct game *const *games, const char *form);
struct err position_read_form(const struct game *g, const char *text, size_t len,
                              struct arena *arena, struct board **out);

/* Rows without GAME and SIZE, of a game that is named elsewhere: BODY [FIELD...], with '/' or a line
 * break between rows; the size is counted. position_is_bare: the text does not begin like anything
 * that position_read knows. */
bool position_is_bare(const struct game *const *games, const char *text, size_t len);
struct err position_read_bare(const struct game *g, const char *text, size_t len,
                              struct arena *arena, struct board **out);

/* An empty or starting board of a variant. */
struct err position_new(const struct game *g, const struct variant *v, struct arena *arena,
                        struct board **out);

/* The names of games, with commas and `last` before the last: "one, two or three". `have` chooses;
 * NULL: all. */
typedef bool game_has(const struct game *g);
void game_list_write(const struct game *const *games, game_has *have, const char *last,
                     struct writer *out);
/* What position_read says of a text that names no game; who knows the games may list them. */
extern const char position_no_game[];

const struct game *game_named(const struct game *const *games, struct slice name); /* in any case */
struct err variant_read_size(const struct game *g, struct reader *in, struct variant *v);
/* The same as people type it: 7x5, 7X5 or 7×5, and 7 for 7x7. Returns what is wrong, or NULL. */
const char *variant_type_size(const struct game *g, const char *text, struct variant *v);
/* of any game; false: it is no size */
bool variant_parse_size(const char *text, int *width, int *height);
void variant_write_size(const struct game *g, const struct variant *v, struct writer *out);

void position_write(const struct board *b, struct writer *out);
struct slice position_text(const struct board *b, struct arena *arena); /* len 0: no memory */

#endif
