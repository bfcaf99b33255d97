/* remark.c - what a turn of Crosscut does, in the words of its rules. */
#include "games/crosscut/flank.h"

/* The lines through the placed square in which it flanks: "row 4 and column d". */
static void write_lines(uint64_t flanked, struct square at, struct writer *out)
{
    bool level = false, upright = false;
    while (flanked) {
        struct square disc = crosscut_inner(bits_pop(&flanked));
        level = level || disc.row == at.row;
        upright = upright || disc.column == at.column;
    }
    if (level) {
        writer_text(out, "row ");
        writer_number(out, at.row + 1);
    }
    if (level && upright)
        writer_text(out, " and ");
    if (upright) {
        writer_text(out, "column ");
        writer_char(out, (char)('a' + at.column));
    }
}

void crosscut_remark(const struct board *b, game_move m, struct writer *out)
{
    if (m == CROSSCUT_SKIP)
        return;
    struct crosscut after = *crosscut_in(b);
    struct square at = crosscut_square(m);
    struct flank f = crosscut_flank_find(crosscut_in(b), at);
    crosscut_play(&after.head, m);
    bool won = after.status == STATUS_FIRST || after.status == STATUS_SECOND;
    if (f.flanked) {
        writer_text(out, f.flips ? "flanks " : "flips nothing in ");
        write_lines(f.flanked, at, out);
        writer_text(out, ": creates ");
        writer_number(out, f.created);
        writer_text(out, ", cuts ");
        writer_number(out, f.cut);
    }
    if (won)
        writer_text(out, f.flanked ? ", and spans the board" : "spans the board");
}
