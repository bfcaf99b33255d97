/* tell.c - see tell.h. */
#include "puzzle/tell.h"

void hint_tell(const struct board *b, const struct hint *h, struct writer *out)
{
    switch (h->kind) {
    case HINT_STEP:
        b->game->puzzle->explain(b, h, out);
        break;
    case HINT_WRONG:
        writer_text(out, "Something is wrong already: no solution looks like this. "
                         "Go back to before these places.");
        break;
    case HINT_DONE:
        writer_text(out, "The puzzle is solved.");
        break;
    case HINT_NO_STEP:
        writer_text(out, "There is no step to prove: the puzzle has several solutions from here.");
        break;
    }
}
