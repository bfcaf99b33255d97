/* words.c - see words.h. */
#include "duel/words.h"

#include "engine/search/score.h"

void score_write(int score, struct writer *out)
{
    if (score_is_proved(score)) {
        writer_text(out, score > 0 ? "wins in " : "loses in ");
        writer_number(out, score_turns(score));
        return;
    }
    int size = score < 0 ? -score : score;
    writer_char(out, score < 0 ? '-' : '+');
    writer_number(out, size / SCORE_POINT);
    writer_char(out, '.');
    writer_number(out, size % SCORE_POINT / 10);
    writer_number(out, size % 10);
}
