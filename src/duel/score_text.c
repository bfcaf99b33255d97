/* score_text.c - see score_text.h. */
#include "duel/score_text.h"

#include "engine/search/score.h"

void score_text_write(int score, struct writer *out)
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

void score_text_worth(struct worth w, struct writer *out)
{
    static const char *const words[] = {"", "wins", "loses", "draws"};
    writer_text(out, words[w.value]);
    if (w.value != VALUE_UNKNOWN && w.value != VALUE_DRAWN && w.plies >= 0) {
        writer_text(out, " in ");
        writer_number(out, w.plies);
    }
}
