/* story.c - see story.h. */
#include "core/story.h"

#include <string.h>

enum { STEP_BYTES = 120, STEP_MARKS = 12, MOST = 8000, FEWEST = 64 };

/* A step is about a place, more or less; a sentence of twenty words seldom has more bytes. */
bool story_room(struct story *s, size_t places, struct arena *arena)
{
    size_t steps = (places < MOST ? places : MOST) / 2 + FEWEST; /* nobody reads a longer one */
    *s = (struct story){
        .cap = steps, .cap_text = steps * STEP_BYTES, .cap_marks = steps * STEP_MARKS};
    s->text = arena_take(arena, s->cap_text, 1);
    s->step = arena_take(arena, s->cap, sizeof *s->step);
    s->mark = arena_take(arena, s->cap_marks, sizeof *s->mark);
    return s->text && s->step && s->mark;
}

void story_clear(struct story *s)
{
    s->n = s->n_text = s->n_marks = 0;
    s->full = false;
}

bool story_copy(struct story *to, const struct story *from)
{
    if (from->n > to->cap || from->n_text > to->cap_text || from->n_marks > to->cap_marks) {
        story_clear(to);
        to->full = true;
        return false;
    }
    memcpy(to->text, from->text, from->n_text);
    memcpy(to->step, from->step, from->n * sizeof *from->step);
    memcpy(to->mark, from->mark, from->n_marks * sizeof *from->mark);
    to->n = from->n;
    to->n_text = from->n_text;
    to->n_marks = from->n_marks;
    to->full = from->full;
    return true;
}

struct writer story_begin(struct story *s)
{
    if (s->n == s->cap) {
        s->full = true;
        return writer_to(NULL, 0);
    }
    s->step[s->n++] = (struct story_step){s->n_text, s->n_marks, 0};
    return writer_to(s->text + s->n_text, s->cap_text - s->n_text);
}

void story_end(struct story *s, const struct writer *out)
{
    if (!out->out)
        return;
    if (out->n + 1 > out->cap) {
        s->full = true;
        s->n--;
        return;
    }
    s->n_text += out->n;
    s->text[s->n_text++] = '\0';
}

void story_put(struct story *s, struct story_mark m)
{
    if (!s->n || s->n_marks == s->cap_marks) {
        s->full = true;
        return;
    }
    s->mark[s->n_marks++] = m;
    s->step[s->n - 1].n++;
}

void story_mark(struct story *s, enum story_kind kind, struct spot at, enum story_role role)
{
    story_put(s, (struct story_mark){at, spot_nowhere(), (uint8_t)kind, (uint8_t)role, false, 0});
}

/* A place is numbered once, and no more of them than a picture can carry. */
void story_place(struct story *s, enum story_kind kind, struct spot at, enum story_role role)
{
    const struct story_step *step = s->n ? &s->step[s->n - 1] : NULL;
    int places = 0;
    bool again = false;
    for (size_t i = 0; step && i < step->n; i++) {
        const struct story_mark *m = &s->mark[step->first + i];
        places += m->place;
        again |= m->place && m->at.x == at.x && m->at.y == at.y;
    }
    bool place = !again && places < STORY_BADGES;
    story_put(s, (struct story_mark){at, spot_nowhere(), (uint8_t)kind, (uint8_t)role, place, 0});
}

const char *story_text(const struct story *s, size_t step)
{
    return s->text + s->step[step].text;
}

const char *story_role_name(enum story_role role)
{
    static const char *const name[STORY_ROLES] = {"given",  "supposed", "follows", "broken",
                                                  "inside", "outside",  "gate"};
    return name[role];
}

const char *story_kind_name(enum story_kind kind)
{
    static const char *const name[STORY_KINDS] = {
        [STORY_AREA] = "area",         [STORY_CLUE] = "number",       [STORY_LINE] = "line",
        [STORY_CROSS] = "cross",       [STORY_FALL] = "fall",         [STORY_RISE] = "rise",
        [STORY_WALK] = "walk",         [STORY_RELATION] = "relation", [STORY_ONE] = "one of two",
        [STORY_SAME] = "both or none", [STORY_SOME] = "at least one", [STORY_NOT_BOTH] = "at most one",
    };
    return name[kind];
}

void story_write(const struct story *s, struct writer *out)
{
    for (size_t i = 0; i < s->n; i++) {
        if (i > 0) {
            writer_char(out, ' ');
            writer_number(out, (int64_t)i);
            writer_text(out, ". ");
        }
        writer_text(out, story_text(s, i));
    }
}
