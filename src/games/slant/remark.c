/* remark.c - what a placement of the Slant duel earns, and for what. */
#include "games/slant/slant.h"

enum { KINDS_MAX = 8 };

void slant_remark(const struct board *b, game_move m, struct writer *out)
{
    struct gain gains[KINDS_MAX];
    size_t n = slant_move_points(b, m, gains, KINDS_MAX);
    int points = 0;
    if (n == 0) {
        writer_text(out, "breaks a rule and gains nothing");
        return;
    }
    for (size_t i = 0; i < n; i++)
        points += gains[i].points;
    writer_text(out, "gains ");
    writer_number(out, points);
    for (size_t i = 0; i < n; i++) {
        writer_text(out, i ? ", " : " (");
        writer_text(out, gains[i].what);
        writer_char(out, ' ');
        writer_number(out, gains[i].points);
    }
    writer_char(out, ')');
}
