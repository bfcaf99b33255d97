/* strength.c - names of the levels. A game with points has random, greedy, careful and expert;
 * the others have random, greedy, 1 to 8, max and perfect. */
#include "duel/player.h"

static bool has_points(const struct game *g)
{
    return g->duel->move_points != NULL;
}

const char *strength_read(const struct game *g, const char *text, struct strength *out)
{
    static const struct {
        const char *name;
        enum skill skill;
        bool with_points, without;
    } rows[] = {
        {"random", SKILL_RANDOM, true, true},    {"greedy", SKILL_GREEDY, true, true},
        {"careful", SKILL_CAREFUL, true, false}, {"expert", SKILL_MAX, true, false},
        {"max", SKILL_MAX, false, true},         {"perfect", SKILL_PERFECT, false, true},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (slice_is_word(slice_of(text), rows[i].name) &&
            (has_points(g) ? rows[i].with_points : rows[i].without)) {
            *out = (struct strength){.skill = rows[i].skill};
            return NULL;
        }
    if (!has_points(g) && text[0] >= '1' && text[0] <= '0' + FIXED_MAX && !text[1]) {
        *out = (struct strength){.skill = SKILL_FIXED, .depth = text[0] - '0'};
        return NULL;
    }
    return has_points(g) ? "expected a level: random, greedy, careful or expert"
                         : "expected a level: random, greedy, 1 to 8, max or perfect";
}

void strength_write(const struct game *g, struct strength s, struct writer *out)
{
    static const char *const names[] = {
        [SKILL_RANDOM] = "random", [SKILL_GREEDY] = "greedy",   [SKILL_CAREFUL] = "careful",
        [SKILL_MAX] = "max",       [SKILL_PERFECT] = "perfect",
    };
    if (s.skill == SKILL_FIXED)
        writer_number(out, s.depth);
    else
        writer_text(out, s.skill == SKILL_MAX && has_points(g) ? "expert" : names[s.skill]);
}

/* Every name that some game has; which of them this game has is for the reader to say. */
const char *strength_name(const struct game *g, int i)
{
    static const char *const all[] = {"random", "greedy", "careful", "1",      "2",
                                      "3",      "4",      "5",       "6",      "7",
                                      "8",      "expert", "max",     "perfect"};
    struct strength ignored;
    for (size_t k = 0; k < sizeof all / sizeof *all; k++)
        if (!strength_read(g, all[k], &ignored) && i-- == 0)
            return all[k];
    return NULL;
}

const char *strength_refusal(const struct board *b, struct strength s, struct arena *arena)
{
    return s.skill == SKILL_PERFECT ? perfect_refusal(b, s.tablebase, arena) : NULL;
}
