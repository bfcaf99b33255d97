/* story_scene.c - see story_scene.h. */
#include "core/story_scene.h"

static bool is_drawn(const struct story_mark *m)
{
    bool kind = m->kind >= STORY_LINE && m->kind <= STORY_RISE;
    return kind && (m->role == STORY_SUPPOSED || m->role == STORY_FOLLOWS || m->role == STORY_BROKEN);
}

static void add_drawn(struct scene *scene, const struct story_mark *m, enum role role)
{
    static const uint8_t shape[STORY_KINDS] = {[STORY_LINE] = SHAPE_LINE,
                                               [STORY_CROSS] = SHAPE_CROSS,
                                               [STORY_FALL] = SHAPE_FALL,
                                               [STORY_RISE] = SHAPE_RISE};
    scene_put(scene, (struct mark){m->at, shape[m->kind], role & 31, LAYER_STATE, 0});
}

static void add_pair(struct scene *scene, const struct story_mark *m)
{
    bool firm = m->kind == STORY_ONE || m->kind == STORY_SAME;
    scene_put(scene, (struct mark){m->at, SHAPE_PAIR, ROLE_HINT, LAYER_STATE,
                                   pair_value(m->at, m->other, firm)});
}

static void add_area(struct scene *scene, const struct story_mark *m, int *badges)
{
    static const uint8_t role[STORY_ROLES] = {
        [STORY_GIVEN] = ROLE_HINT,     [STORY_SUPPOSED] = ROLE_TRIAL, [STORY_FOLLOWS] = ROLE_HINT,
        [STORY_BROKEN] = ROLE_FLAW,    [STORY_INSIDE] = ROLE_INSIDE,  [STORY_OUTSIDE] = ROLE_OUTSIDE,
        [STORY_GATE] = ROLE_HELD};
    bool shade = m->role == STORY_INSIDE || m->role == STORY_OUTSIDE;
    bool thought = m->kind == STORY_WALK;
    if (shade)
        scene_lay(scene, m->at, LAYER_AID, role[m->role], 0);
    else if (m->place || thought || m->role == STORY_BROKEN || m->role == STORY_GATE)
        scene_lay(scene, m->at, LAYER_OVERLAY, role[m->role], m->place ? ++*badges : 0);
}

static enum role drawn_role(const struct story_mark *m, bool is_before)
{
    if (m->role == STORY_BROKEN)
        return ROLE_FLAW;
    return is_before || m->role == STORY_SUPPOSED ? ROLE_TRIAL : ROLE_HINT;
}

/* Does the step itself outline this place? */
static bool is_outlined(const struct story *s, size_t step, struct spot at)
{
    for (size_t k = 0; k < s->step[step].n; k++) {
        const struct story_mark *m = &s->mark[s->step[step].first + k];
        if ((m->place || m->kind == STORY_WALK || m->role == STORY_BROKEN) && m->at.x == at.x && m->at.y == at.y)
            return true;
    }
    return false;
}

static bool is_walked(const struct story_mark *m)
{
    return m->kind == STORY_WALK && (m->role == STORY_SUPPOSED || m->role == STORY_FOLLOWS);
}

/* The walk in thought so far: from where it was supposed last, to the step before this one. */
static void lay_walk_before(const struct story *s, size_t step, struct scene *scene)
{
    size_t from = step + 1;
    bool found = false;
    while (from > 1 && !found) {
        from--;
        for (size_t k = 0; k < s->step[from].n; k++)
            found |= is_walked(&s->mark[s->step[from].first + k]) &&
                     s->mark[s->step[from].first + k].role == STORY_SUPPOSED;
    }
    for (size_t i = from; found && i < step; i++)
        for (size_t k = 0; k < s->step[i].n; k++) {
            const struct story_mark *m = &s->mark[s->step[i].first + k];
            if (is_walked(m) && !is_outlined(s, step, m->at))
                scene_lay(scene, m->at, LAYER_OVERLAY, ROLE_TRIAL, 0);
        }
}

static bool has_supposition(const struct story *s)
{
    for (size_t i = 0; i < s->n_marks; i++)
        if (is_drawn(&s->mark[i]) && s->mark[i].role == STORY_SUPPOSED)
            return true;
    return false;
}

void story_lay(const struct story *s, size_t step, struct scene *scene)
{
    const struct story_step *headline = &s->step[STORY_HEADLINE];
    int badges = 0;
    bool last = step + 1 == s->n; /* this one is about the board again: what was supposed is gone */
    if (!last)
        lay_walk_before(s, step, scene);
    for (size_t i = last && has_supposition(s) ? step : 1; i <= step; i++)
        for (size_t k = 0; k < s->step[i].n; k++) {
            const struct story_mark *m = &s->mark[s->step[i].first + k];
            if (is_drawn(m))
                add_drawn(scene, m, drawn_role(m, i < step));
            else if (i == step && spot_is_somewhere(m->other))
                add_pair(scene, m);
            else if (i == step && spot_is_somewhere(m->at))
                add_area(scene, m, &badges);
        }
    for (size_t k = 0; last && k < headline->n; k++)
        if (is_drawn(&s->mark[headline->first + k]))
            add_drawn(scene, &s->mark[headline->first + k], ROLE_HINT);
}
