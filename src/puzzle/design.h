/* design.h - everything the program knows about a puzzle that somebody is making.
 *
 * How many answers there are, two that differ as much as possible, in which share of them each part
 * is drawn, what is the same in all; and which clue to add, take away or change next. Every
 * suggestion is proved by the solver. What is not finished when the work is asked to stop is left
 * out, and `complete` is false.
 */
#ifndef PUZZLE_DESIGN_H
#define PUZZLE_DESIGN_H

#include "puzzle/rate.h"

/* A clue at a place, or two of them. */
struct suggestion {
    struct spot at, also; /* also: nowhere, or a second place */
    char clue, also_clue; /* '.': no clue */
    struct rating rating; /* of the puzzle with it, where that has one solution */
};

struct suggestions {
    struct suggestion *row; /* in the arena of the work */
    size_t n, cap;
};

struct design {
    enum answer answer;
    char *count; /* digits; exact, or at least so many */
    bool exact;
    struct board *two[2];         /* answers, as far as there are any */
    size_t apart;                 /* places at which they differ */
    struct solution_count heat;   /* n is 0 where counting does not reach */
    struct board *forced;         /* what is the same in all answers; or NULL */
    struct rating rating;         /* of a puzzle with one answer */
    struct suggestions add;       /* several answers: one clue that leaves one, easiest first;
                                   * where none does, two */
    struct suggestions redundant; /* one answer: each of these could go */
    struct suggestions repair;    /* no answer: one changed clue (or none) that gives some */
    struct suggestions easier,
        harder; /* one answer: the same places, one other number; nearest first */
    struct board *reached; /* as far as hints go without a search; or NULL */
    uint32_t steps;        /* so many of them */
    struct spot stop;      /* the first place that they leave open, or nowhere */
    bool complete;
};

/* ERR_VARIANT: this is no puzzle that can be solved. Progress is ignored. */
struct err design_find(const struct board *b, struct design *d, struct work *w);

/* The same in parts: how many answers, and the shares; */
struct err design_find_count(const struct board *b, struct design *d, struct work *w);
/* two answers, the two that differ most if there are few, else as far apart as they can be found, and what is forced; */
struct err design_find_two(const struct board *b, struct design *d, struct work *w);
/* these, and how far reasoning goes; */
struct err design_find_answers(const struct board *b, struct design *d, struct work *w);
/* the clues to add, take away or change. */
struct err design_find_clues(const struct board *b, struct design *d, struct work *w);

/* An answer as far from `from` as can be found by changing one place after another: no further
 * place can be made to differ without giving up another. b has no progress; `far` is an answer
 * already, and `forced` what is the same in all, or NULL. ERR_BUDGET: stopped; `far` is one of the
 * answers. */
struct err design_find_far(const struct board *b, const struct board *from,
                           const struct board *forced, struct board *far, struct work *w);

/* Of the answers of b, which are `count`, the two that differ most. ERR_BUDGET: stopped; `two` are as they were. */
struct err design_find_farthest(const struct board *b, size_t count, struct board *const two[2],
                                struct work *w);

/* How far hints go on a board without progress: d->reached, steps and stop. The answers of d are known. */
struct err design_find_reach(const struct board *b, struct design *d, struct work *w);

/* The lists of clues: several, one, no answer. b has no progress. */
struct err suggest_clues(const struct board *b, struct design *d, struct work *w);
struct err suggest_redundant(const struct board *b, struct design *d, struct work *w);
struct err suggest_repair(const struct board *b, struct design *d, struct work *w);
struct err suggest_changes(const struct board *b, struct design *d, struct work *w);

#endif
