/* lines.h - lines for a session: every action of the table with arguments of its kinds, good ones and
 * nonsense. */
#ifndef TESTS_LINES_H
#define TESTS_LINES_H

#include <stdio.h>
#include <string.h>

#include "base/rng.h"
#include "session/action.h"

enum { LINE_MAX = 400, LINE_STEPS = 6000 }; /* room; the work that one may cost */

#define LINE_PICK(rng, list) list[rng_below(rng, sizeof list / sizeof *list)]

static inline const char *line_place(struct rng *rng)
{
    static const char *const places[] = {"a1", "b2",  "c3",  "b1",   "a2n", "b2e", "1 1", "3 1", "3 3",
                                         "0 0", "2 2", "1 0", "5 5",  "2 1", "z99", "1",   "40 1", "-1 1"};
    return LINE_PICK(rng, places);
}

static inline const char *line_word(struct rng *rng)
{
    static const char *const words[] = {"first", "second", "H",   "human", "careful", "greedy", "random",
                                        "cross", "shade",  "dim", "on",    "off",     "free",   "sound",
                                        "3x3",   "4",      "5x4", "easy",  "hard",    "slant",  "slider",
                                        "3",     ".",      "/",   "B",     "+",       "X",      "12",
                                        "R",     "perfect", "nonsense-that-is-longer-than-any-name"};
    return LINE_PICK(rng, words);
}

static inline const char *line_rest(struct rng *rng)
{
    static const char *const rests[] = {"a1L",       "a1R b1L",   "a2r",       "b2l",     "b3",
                                        "a2n1",      "b2w0 b2e1", "1 2",       "3 1 2 3", "size=3x3",
                                        "size=4 level=easy", "blocked=1 first=V", "seed=7", "size=x",
                                        "slant size=3x3 seed=2", "slider:4:start:1:0:2", "x",
                                        "a name", "b2", "back", "pass", "c3 b3"};
    return LINE_PICK(rng, rests);
}

static inline const char *line_text(struct rng *rng)
{
    static const char *const texts[] = {
        "slant 2x2 .../.4./...", "slitherlink 2x1 3.", "hexpath 2 1S,2/2,1E", "slider 3 H++/H++/+VV V",
        "slider:4:start:1:0:2", "nothing of the kind",
        "start slider 3 ++H/+++/+VV H\nmoves c3r\nresult first\nreason end\n",
        "quincunx session\nstart slitherlink 3x2 0../.3.\nmarking rules\nnote inside b2\nat 1\nend\n"};
    return LINE_PICK(rng, texts);
}

static inline size_t line_choice(struct rng *rng, const char *choices, char *out, size_t room)
{
    const char *from = choices;
    for (uint32_t skip = rng_below(rng, 4); skip && strchr(from, '|'); skip--)
        from = strchr(from, '|') + 1;
    return (size_t)snprintf(out, room, " %.*s", (int)strcspn(from, "|"), from);
}

/* One value of a kind after a blank, sometimes of another kind. */
static inline size_t line_value(struct rng *rng, const struct argument *a, char *out, size_t room)
{
    bool odd = rng_below(rng, 8) == 0;
    switch (odd ? ARGUMENT_WORD : a->kind) {
    case ARGUMENT_PLACE:
    case ARGUMENT_CELL:
        return (size_t)snprintf(out, room, " %s", line_place(rng));
    case ARGUMENT_PLACES:
        return (size_t)snprintf(out, room, " %s %s %s", line_place(rng),
                                rng_below(rng, 5) ? line_place(rng) : "/", line_place(rng));
    case ARGUMENT_NUMBER:
        return (size_t)snprintf(out, room, " %u", rng_below(rng, rng_below(rng, 8) ? 6 : 1000));
    case ARGUMENT_WORD:
        return !odd && a->choices ? line_choice(rng, a->choices, out, room)
                                  : (size_t)snprintf(out, room, " %s", line_word(rng));
    case ARGUMENT_REST:
        return (size_t)snprintf(out, room, " %s", line_rest(rng));
    case ARGUMENT_TEXT:
        break;
    }
    return (size_t)snprintf(out, room, "\n%s", line_text(rng));
}

/* A line of this action. Times are none, so that no clock decides. */
static inline void line_of_action(struct rng *rng, const struct action *a, char out[LINE_MAX])
{
    size_t n = (size_t)snprintf(out, LINE_MAX, "%s", a->name);
    for (int i = 0; a->arguments && a->arguments[i].name; i++) {
        const struct argument *one = &a->arguments[i];
        if (rng_below(rng, one->is_optional ? 2 : 12) == 0)
            break;
        if (strcmp(one->name, "milliseconds") == 0)
            n += (size_t)snprintf(out + n, LINE_MAX - n, " 600000");
        else
            n += line_value(rng, one, out + n, LINE_MAX - n);
    }
}

static inline size_t line_actions(void)
{
    size_t n = 0;
    while (action_at(n))
        n++;
    return n;
}

/* Any line: more moves and presses than anything else. */
static inline void line_any(struct rng *rng, char out[LINE_MAX])
{
    uint32_t kind = rng_below(rng, 4);
    if (kind == 0)
        snprintf(out, LINE_MAX, "press %u %u %u", rng_below(rng, 8), rng_below(rng, 8),
                 rng_below(rng, 2));
    else if (kind == 1)
        snprintf(out, LINE_MAX, "%s", line_rest(rng));
    else
        line_of_action(rng, action_at(rng_below(rng, (uint32_t)line_actions())), out);
}

#endif
