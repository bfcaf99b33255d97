/* headline.c - the first sentence of a hint: what people call the step, where it is, what follows. */
#include "games/slitherlink/deduce/finding.h"
#include "games/slitherlink/explain/say.h"

static void say_capital(struct say *s, const char *name)
{
    writer_char(&s->out, (char)(*name >= 'a' && *name <= 'z' ? *name - 'a' + 'A' : *name));
    slitherlink_say_text(s, name + 1);
}

/* What a diagonal of 2s begins or ends at: "the 3 in b2", "the line at dot c3", "the rim at dot a1". */
static void say_end_of_diagonal(struct say *s, struct spot at)
{
    bool dot = !spot_is_cell(at) && !spot_is_edge(at);
    bool rim = at.x == 0 || at.y == 0 || at.x == 2 * board_width(s->b) || at.y == 2 * board_height(s->b);
    if (dot && slitherlink_around(s->b, at).lines)
        slitherlink_say_text(s, "the line at ");
    else if (dot && rim)
        slitherlink_say_text(s, "the rim at ");
    slitherlink_say_place(s, at);
}

/* "1s on the rim at cells a3 and a4", "3 beside 2 on the rim at cells b1 and c1" */
static void say_rim_numbers(struct say *s, struct spot a, struct spot b)
{
    int more = slitherlink_get(s->b, a), less = slitherlink_get(s->b, b);
    if (more < less) {
        struct spot c = a;
        a = b;
        b = c;
        more = slitherlink_get(s->b, a);
        less = slitherlink_get(s->b, b);
    }
    writer_number(&s->out, more);
    slitherlink_say_text(s, more == less ? "s" : " beside ");
    if (more != less)
        writer_number(&s->out, less);
    slitherlink_say_text(s, " on the rim at cells ");
    slitherlink_say_list(s, (struct spot[]){a, b}, 2);
}

/* Of some techniques the name depends on the numbers. */
static void say_technique(struct say *s, struct spot at, struct spot to)
{
    const char *name = s->b->game->puzzle->techniques[s->h->technique].name;
    uint8_t clue = spot_is_cell(at) ? slitherlink_get(s->b, at) : CLUE_NONE;
    bool corner = s->h->technique == TECHNIQUE_CORNER;
    bool reaches = s->h->technique == TECHNIQUE_LINE_REACHES;
    if (s->h->technique == TECHNIQUE_RIM_NUMBERS) {
        say_rim_numbers(s, at, to);
    } else if (s->h->technique == TECHNIQUE_DIAGONAL_TWOS && spot_is_somewhere(to)) {
        say_capital(s, name);
        slitherlink_say_text(s, " from ");
        say_end_of_diagonal(s, at);
        slitherlink_say_text(s, " to ");
        say_end_of_diagonal(s, to);
    } else if (clue != CLUE_NONE && (corner || reaches)) {
        slitherlink_say_text(s, corner ? "" : "Line reaches a ");
        writer_number(&s->out, clue);
        slitherlink_say_text(s, corner ? " in a corner at cell " : " at cell ");
        slitherlink_say_name(s, at);
    } else {
        say_capital(s, name);
        slitherlink_say_text(s, " at ");
        slitherlink_say_place(s, at);
    }
}

void slitherlink_say_headline(struct say *s, struct spot at, struct spot to)
{
    slitherlink_say_begin(s);
    say_technique(s, at, to);
    slitherlink_say_text(s, ": ");
    slitherlink_say_moves(s);
    slitherlink_say_end(s);
    slitherlink_say_follows(s);
}
