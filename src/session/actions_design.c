/* actions_design.c - for who makes a puzzle: how many solutions it has and which, where reasoning stops,
 * and which clue to add, take away or change. */
#include "session/action.h"

static const char *suggest_refusal(const struct session *s)
{
    const char *why = session_solver_refusal(s);
    return why ? why : s->now->game->clues ? NULL : "clues of this game are not suggested";
}

static void tell(struct call *c, enum study_kind kind)
{
    enum question q = (enum question)(QUESTION_COUNT + kind);
    if (!call_try(c, session_find(c->s, q, NULL, 0, c->work)))
        return;
    const struct study *found = c->s->study[kind];
    study_say(found, kind, c->s->steps.start, &c->out->say);
    study_write(found, kind, c->s->steps.start, &c->out->data);
}

static void do_count(struct call *c)
{
    tell(c, STUDY_COUNT);
}

static void do_answers(struct call *c)
{
    tell(c, STUDY_ANSWERS);
}

static void do_suggest(struct call *c)
{
    tell(c, STUDY_CLUES);
}

#define COUNT_TYPE                                                                                 \
    "verdict: 'none' | 'unique' | 'multiple' | 'unknown'; count: string; exact: boolean"
#define LIST_TYPE                                                                                  \
    "{ words: string; puts: { at: number[]; token: string }[]; rating?: number; level?: string "   \
    "}[]"

const struct action actions_design[] = {
    {.name = "count", .help = "how many solutions, exactly where they can be counted",
     .refusal = session_solver_refusal, .run = do_count, .flags = ACTION_LOOKS, .needs = QUESTION_COUNT,
     .answers = COUNT_TYPE "; heat: number[]"},
    {.name = "answers", .help = "two solutions that differ most, what all have in common, and where reasoning stops",
     .refusal = session_solver_refusal, .run = do_answers, .flags = ACTION_LOOKS, .needs = QUESTION_ANSWERS,
     .answers = COUNT_TYPE "; first?: string; second?: string; differs?: number[]; forced?: string; "
                           "reached?: string; steps?: number; reach?: string; stop?: number[]"},
    {.name = "suggest", .help = "clues that leave one solution, that are not needed, that mend it or make it easier or harder",
     .refusal = suggest_refusal, .run = do_suggest, .flags = ACTION_LOOKS, .needs = QUESTION_CLUES,
     .answers = COUNT_TYPE "; add: " LIST_TYPE "; leaveOut: " LIST_TYPE "; repair: " LIST_TYPE
                           "; easier: " LIST_TYPE "; harder: " LIST_TYPE},
    {0},
};
