/* story.h - why something follows, told in steps that can be read one by one and shown one by one.
 *
 * A story is a headline and steps. Each has a sentence and marks: what the picture of this step
 * shows. A mark has a kind (what stands there), a role (what part it plays) and places that carry a
 * number in the picture are flagged `place`; the sentence names them in that order. Marks of all
 * steps with the role `given` are everything on the board that the story rests on.
 *
 * The arrays are the caller's. What does not fit is left out, and `full` says so.
 */
#ifndef CORE_STORY_H
#define CORE_STORY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/text.h"
#include "lattice/spot.h"

enum story_role {
    STORY_GIVEN,    /* stands on the board: a clue, a line, a cross, a slash, a stated relation */
    STORY_SUPPOSED, /* assumed for the sake of the argument */
    STORY_FOLLOWS,  /* what follows in this step */
    STORY_BROKEN,   /* where a rule would be broken */
    STORY_INSIDE,   /* on one side of the loop */
    STORY_OUTSIDE,  /* on the other */
    STORY_GATE,     /* the only way between two parts */
    STORY_ROLES
};

enum story_kind {
    STORY_AREA, /* a cell, dot or corner as such */
    STORY_CLUE, /* its number */
    STORY_LINE,
    STORY_CROSS,
    STORY_FALL,
    STORY_RISE,
    STORY_WALK,     /* a cell of a path */
    STORY_RELATION, /* value: 128 * upper + lower number */
    STORY_ONE,      /* exactly one of `at` and `other` is a line, or ends here */
    STORY_SAME,     /* both or neither */
    STORY_SOME,     /* at least one */
    STORY_NOT_BOTH, /* at most one */
    STORY_KINDS
};

struct story_mark {
    struct spot at, other; /* other: of a pair; else nowhere */
    uint8_t kind, role;
    bool place; /* numbered in the picture, in the order of these marks */
    int16_t value;
};

struct story_step {
    size_t text, first, n; /* where its sentence begins, ended by NUL; its marks */
};

enum { STORY_HEADLINE = 0, STORY_BADGES = 7 }; /* most places of one step */

struct story {
    char *text;
    size_t n_text, cap_text;
    struct story_step *step; /* the first is the headline */
    size_t n, cap;
    struct story_mark *mark;
    size_t n_marks, cap_marks;
    bool full;
};

bool story_room(struct story *s, size_t places, struct arena *arena); /* false: no memory */
void story_clear(struct story *s);
bool story_copy(struct story *to, const struct story *from); /* into its own arrays; what fits */

/* The next step: write its sentence to what story_begin returns, then story_end; marks belong to
 * the step begun last. */
struct writer story_begin(struct story *s);
void story_end(struct story *s, const struct writer *out);
void story_put(struct story *s, struct story_mark m);
void story_mark(struct story *s, enum story_kind kind, struct spot at, enum story_role role);
void story_place(struct story *s, enum story_kind kind, struct spot at, enum story_role role);

const char *story_text(const struct story *s, size_t step);
const char *story_role_name(enum story_role role); /* "given", "supposed", ... */
const char *story_kind_name(enum story_kind kind); /* "line", "one of two", ... */

/* All of it in one paragraph: the headline, then the steps with their numbers. */
void story_write(const struct story *s, struct writer *out);

#endif
