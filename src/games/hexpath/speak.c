/* speak.c - see speak.h. */
#include "games/hexpath/speak.h"

#include <string.h>

void hexpath_speak_begin(struct speaker *p)
{
    p->out = story_begin(p->hint->story);
}

void hexpath_speak_end(struct speaker *p)
{
    writer_char(&p->out, '.');
    story_end(p->hint->story, &p->out);
}

void hexpath_speak(struct speaker *p, const char *text)
{
    writer_text(&p->out, text);
}

void hexpath_speak_number(struct speaker *p, int number)
{
    writer_number(&p->out, number);
}

void hexpath_speak_place(struct speaker *p, int place)
{
    int n = hexpath_n(p->h), cell = partial_walk_cell(&p->s, place);
    spot_write_cell(&p->out, n, cell / n, cell % n);
}

void hexpath_speak_way(struct speaker *p, int place)
{
    hexpath_speak(p, p->out.n ? "the " : "The ");
    hexpath_speak_number(p, speak_number_at(p, place));
    hexpath_speak(p, " in ");
    hexpath_speak_place(p, place);
}

void hexpath_speak_between(struct speaker *p, int i, int n, const char *last)
{
    if (i > 0)
        hexpath_speak(p, i + 1 < n ? ", " : last);
}

enum { RELATIONS_MOST = 10 }; /* more than these are counted, not named */

void hexpath_speak_relations(struct speaker *p)
{
    int n = 0, i = 0;
    for (int upper = 0; upper < p->at.order.n; upper++)
        n += bits_count(p->f.more[upper]);
    for (int upper = 0; upper < p->at.order.n; upper++)
        for (uint64_t set = p->f.more[upper]; set; i++) {
            int lower = bits_pop(&set);
            if (n > RELATIONS_MOST && i >= RELATIONS_MOST - 1)
                continue;
            hexpath_speak_between(p, i, n, " and ");
            hexpath_speak_number(p, p->number[upper]);
            hexpath_speak(p, ">");
            hexpath_speak_number(p, p->number[lower]);
        }
    if (n > RELATIONS_MOST) {
        hexpath_speak(p, " and ");
        hexpath_speak_number(p, n - RELATIONS_MOST + 1);
        hexpath_speak(p, " more");
    }
}

static bool knows(const struct speaker *p, int upper, int lower)
{
    return numbers_have(&p->h->stated[upper], lower) || numbers_have(&p->learnt[upper], lower);
}

void hexpath_speak_chain(struct speaker *p, int upper, int lower, bool mark)
{
    uint8_t queue[HEXPATH_NUMBER_MAX], next[HEXPATH_NUMBER_MAX + 1] = {0};
    int n = 0;
    queue[n++] = (uint8_t)lower; /* from below, so that `next` leads down */
    for (int i = 0; i < n && !next[upper]; i++)
        for (int above = 1; above <= HEXPATH_NUMBER_MAX; above++)
            if (above != lower && !next[above] && knows(p, above, queue[i])) {
                next[above] = queue[i];
                queue[n++] = (uint8_t)above;
            }
    for (int number = upper; number; number = number == lower ? 0 : next[number]) {
        int below = number == lower ? 0 : next[number];
        if (mark && below && numbers_have(&p->h->stated[number], below))
            story_put(p->hint->story, (struct story_mark){.at = spot_nowhere(),
                                                          .other = spot_nowhere(),
                                                          .kind = STORY_RELATION,
                                                          .role = STORY_GIVEN,
                                                          .value = (int16_t)(128 * number + below)});
        if (mark)
            continue;
        hexpath_speak(p, number != upper ? ">" : "");
        hexpath_speak_number(p, number);
    }
}

struct spot hexpath_speak_spot(const struct speaker *p, int place)
{
    int n = hexpath_n(p->h), cell = partial_walk_cell(&p->s, place);
    return spot_cell(cell / n, cell % n);
}

void hexpath_speak_given(struct speaker *p, int place, bool numbered)
{
    if (numbered)
        story_place(p->hint->story, STORY_CLUE, hexpath_speak_spot(p, place), STORY_GIVEN);
    else
        story_mark(p->hint->story, STORY_CLUE, hexpath_speak_spot(p, place), STORY_GIVEN);
}

/* All neighbours on the board, free or not: that one is blocked counts too. */
void hexpath_speak_given_round(struct speaker *p, int place)
{
    for (int side = 0; side < HEX_DIRECTIONS; side++) {
        int near = place + p->s.step[side], wide = p->s.n + 2;
        int r = near / wide, c = near % wide;
        if (r >= 1 && c >= 1 && r <= p->s.n && c <= p->s.n)
            hexpath_speak_given(p, near, false);
    }
}

void hexpath_speak_walked(struct speaker *p, int place, enum story_role role)
{
    story_mark(p->hint->story, STORY_WALK, hexpath_speak_spot(p, place), role);
}
