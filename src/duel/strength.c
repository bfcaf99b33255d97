/* strength.c - names of the levels. Every duel has the eight named ones, and random and greedy. A game
 * with points has careful and expert besides, which is max; the others 1 to 8, and perfect. */
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
    int named = named_level_find(g, text);
    if (named) {
        *out = (struct strength){.skill = named < NAMED_LEVELS ? SKILL_NAMED : SKILL_MAX,
                                 .named = named};
        return NULL;
    }
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
    return has_points(g)
               ? "expected a level: beginner, novice, learner, casual, steady, club, master or max; "
                 "or random, greedy, careful or expert"
               : "expected a level: beginner, novice, learner, casual, steady, club, master or max; "
                 "or random, greedy, 1 to 8 or perfect";
}

void strength_write(const struct game *g, struct strength s, struct writer *out)
{
    static const char *const names[] = {
        [SKILL_RANDOM] = "random", [SKILL_GREEDY] = "greedy",   [SKILL_CAREFUL] = "careful",
        [SKILL_MAX] = "max",       [SKILL_PERFECT] = "perfect",
    };
    if (s.named)
        writer_text(out, named_level_name(s.named));
    else if (s.skill == SKILL_FIXED)
        writer_number(out, s.depth);
    else
        writer_text(out, s.skill == SKILL_MAX && has_points(g) ? "expert" : names[s.skill]);
}

/* Number i of those of the names that this game has; which it has is for the reader to say. */
static const char *name_at(const struct game *g, const char *const *names, size_t n, int i)
{
    struct strength ignored;
    for (size_t k = 0; k < n; k++)
        if (!strength_read(g, names[k], &ignored) && i-- == 0)
            return names[k];
    return NULL;
}

const char *strength_name(const struct game *g, int i)
{
    static const char *const strongest[] = {"max", "perfect"};
    int named = g->duel->levels ? NAMED_LEVELS - 1 : 0;
    return i < named ? named_level_name(i + 1) : name_at(g, strongest, 2, i - named);
}

const char *strength_other_name(const struct game *g, int i)
{
    static const char *const others[] = {"random", "greedy", "careful", "expert", "1", "2",
                                         "3",      "4",      "5",       "6",      "7", "8"};
    return name_at(g, others, sizeof others / sizeof *others, i);
}

static void list_names(const struct game *g, const char *key,
                       const char *(*name)(const struct game *g, int i), struct jsonw *j)
{
    json_open(j, key, '[');
    for (int i = 0; g->duel && name(g, i); i++)
        jsonw_text(j, name(g, i));
    jsonw_close(j, ']');
}

void strength_list(const struct game *g, struct jsonw *j)
{
    list_names(g, "levels", strength_name, j);
    list_names(g, "others", strength_other_name, j);
    json_open(j, "says", '{');
    for (int i = 1; i <= NAMED_LEVELS && g->duel && g->duel->levels; i++) {
        jsonw_key(j, named_level_name(i));
        jsonw_open_text(j);
        named_level_describe(g, i, j->out);
        jsonw_close_text(j);
    }
    jsonw_close(j, '}');
}

const char *strength_refusal(const struct board *b, struct strength s, struct arena *arena)
{
    return s.skill == SKILL_PERFECT ? perfect_refusal(b, s.tablebase, arena) : NULL;
}
