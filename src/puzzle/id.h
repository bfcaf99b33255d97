/* id.h - the name of a board that can be made again:
 *
 *     GAME:SIZE:LEVEL[+KEY=VALUE...]:SEED:INDEX[:GENERATOR]
 *     GAME:5x5:hard+symmetry=half:7:0:2      GAME:5:start+blocked=2+first=V:1:0:2
 *
 * An id says everything that the board depends on, so choices that shape it stand behind the
 * level; "start" stands in its place where a game has no levels. Reading an id is quick; making its
 * board is work, like making any other. Game, level and choices are read in any case. Positions
 * (core/position.h) know nothing of ids: whoever reads a position from a person asks id_is first.
 */
#ifndef PUZZLE_ID_H
#define PUZZLE_ID_H

#include "puzzle/new_request.h"

enum { ID_MAX = 200 };

/* Does the text begin like an id, or a link to one? Quick; says nothing about the rest of it. */
bool id_is(const struct game *const *games, struct slice text);

/* *numbered: it names its generator, which is then ours; any other is an error. */
struct err id_read(const struct game *const *games, struct slice text, struct new_request *out,
                   bool *numbered);

/* False: this board has no id, as it depends on more than an id can say. */
bool id_exists(const struct new_request *f);
/* with our generator's number */
void id_write(const struct new_request *f, struct writer *out);
void id_write_kind(const struct new_request *f, struct writer *out); /* GAME:SIZE:LEVEL alone */

/* What is to be told about an id without the number of a generator: a sentence. */
void id_write_note(const struct new_request *f, struct writer *out);

/* The board of an id as the line of its position, in the arena of the work. */
struct err id_line(const struct new_request *f, struct slice *line, struct work *w);

#endif
