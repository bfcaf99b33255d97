/* review_report.h - a judged game as a few lines of text: accuracy, a graph, the worst moves. */
#ifndef DUEL_REVIEW_REPORT_H
#define DUEL_REVIEW_REPORT_H

#include "duel/review.h"

/* "H 97%, V 81%" */
void review_accuracy_write(const struct review *v, const struct duel *d, struct writer *out);

/* What the first side could expect after each turn, from all (top) to nothing; under it a letter for each
 * mistake. Turns that are not judged leave a gap; of long games a column is several turns. */
void review_graph_write(const struct review *v, const struct duel *d, struct writer *out);

/* All of it, about the steps of a game. */
void review_report_write(const struct steps *game, const struct review *v, struct arena *arena,
                         struct writer *out);

#endif
