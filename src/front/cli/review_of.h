/* review_of.h - `review --of NAME`: how somebody plays, over all their games in a file. */
#ifndef CLI_REVIEW_OF_H
#define CLI_REVIEW_OF_H

#include "duel/review_tally.h"
#include "front/cli/cli.h"

struct review_of {
    const char *name; /* NULL: nobody is asked for */
    uint32_t number;  /* of the game in hand, in the file */
    struct review_tally tally;
};

bool review_of_plays(const struct review_of *o, const struct record *r);
/* Both sides, where both are the player's. The text lives as long as o. */
void review_of_add(struct review_of *o, const struct record *r, const struct review *v,
                   struct slice text);
bool review_of_print(struct cli *c, const struct review_of *o); /* false: no memory */

#endif
