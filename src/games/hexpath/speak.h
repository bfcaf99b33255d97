/* speak.h - pieces of sentences about a Hexpath board, and the steps of a story. */
#ifndef GAMES_HEXPATH_SPEAK_H
#define GAMES_HEXPATH_SPEAK_H

#include "core/story.h"
#include "games/hexpath/deduce.h"

struct speaker {
    const struct hexpath *h;
    struct hint *hint;
    struct writer out;
    struct partial_walk s;
    struct walk_state at; /* where the hint is about */
    struct hexpath_finding f;
    uint8_t number[HEXPATH_NUMBER_MAX];              /* of each rank */
    struct numbers learnt[HEXPATH_NUMBER_MAX + 1]; /* relations that a supposed walk has told */
};

/* A step of the story: between these two its sentence is said, then its marks are put. */
void hexpath_speak_begin(struct speaker *p);
void hexpath_speak_end(struct speaker *p); /* with a full stop */

void hexpath_speak(struct speaker *p, const char *text);
void hexpath_speak_number(struct speaker *p, int number);
void hexpath_speak_place(struct speaker *p, int place);
void hexpath_speak_way(struct speaker *p, int place); /* "the 2 in b4" */
/* Between item i and the next of n: "a, b and c". */
void hexpath_speak_between(struct speaker *p, int i, int n, const char *last);
void hexpath_speak_relations(struct speaker *p); /* those that follow: "1>2 and 1>3" */

/* A shortest chain of known relations between two numbers, "2>3>5"; those of it that are stated
 * are marked when `mark` is set, and nothing is said. */
void hexpath_speak_chain(struct speaker *p, int upper, int lower, bool mark);

/* What stands on the board: the number of a place; of all free places round another one. */
void hexpath_speak_given(struct speaker *p, int place, bool numbered);
void hexpath_speak_given_round(struct speaker *p, int place);
void hexpath_speak_walked(struct speaker *p, int place, enum story_role role);

static inline int speak_number_at(const struct speaker *p, int place)
{
    return p->number[p->s.label[place]];
}

struct spot hexpath_speak_spot(const struct speaker *p, int place);

/* walk_story.c: why the walk cannot go to this side, or what it tells if it does; the partial walk
 * is left as it was. */
void hexpath_speak_branch(struct speaker *p, const struct walk_state *from,
                          const struct hexpath_view *v, int side);
/* Blocked cells round all that can be reached from this free place. */
void hexpath_speak_walls(struct speaker *p, int place);

#endif
