/* view.c - see view.h. */
#include "session/view.h"

#include "core/face.h"
#include "core/story_scene.h"
#include "session/sentences.h"

/* ---- what is wrong ---- */

/* Checked once; where the lists were too short, once more. */
struct err view_flaws_list(const struct board *b, struct flaws *out, struct work *w)
{
    size_t places =
        (2 * (size_t)board_width(b) + 1) * (2 * (size_t)board_height(b) + 1);
    *out = (struct flaws){.cap = places, .cap_spots = 2 * places};
    for (int round = 0; round < 2; round++) {
        out->flaw = arena_take(w->arena, out->cap, sizeof *out->flaw);
        out->spot = arena_take(w->arena, out->cap_spots, sizeof *out->spot);
        if (!out->flaw || !out->spot)
            return err_memory();
        out->n = out->n_spots = 0;
        struct err e = b->game->puzzle->check(b, out, w);
        if (err_is(e) || (out->n <= out->cap && out->n_spots <= out->cap_spots))
            return e;
        out->cap = out->n;
        out->cap_spots = out->n_spots;
    }
    return err_none();
}

/* The board as finished as it can be seen: an answer may be whole while places are left open. False:
 * it is not finished. */
static bool is_finished(const struct board *b, enum status status, const struct board **out,
                        struct work *w)
{
    const struct puzzle *p = b->game->puzzle;
    *out = b;
    if (status != STATUS_OPEN || !p->complete)
        return status == STATUS_INVALID;
    struct board *done = arena_take(w->arena, 1, b->game->rules.size(&b->variant));
    if (!done)
        return false;
    board_copy(done, b);
    bool finished = p->complete(done);
    if (finished)
        *out = done;
    return finished;
}

static void find_flaws(const struct session *s, struct view *v, struct work *w)
{
    const struct board *b = s->now, *checked;
    if (!b->game->puzzle)
        return;
    bool finished = is_finished(b, b->game->rules.status(b), &checked, w);
    bool shown = s->marking == MARKING_RULES || s->marking == MARKING_SOLUTION;
    if (!finished && !shown)
        return;
    v->checks++;
    if (err_is(view_flaws_list(checked, &v->flaws, w)))
        v->flaws = (struct flaws){0};
    v->is_unmet = finished && v->flaws.n;
}

/* ---- the picture ---- */

static void lay_flaws(const struct session *s, struct view *v, struct scene *scene)
{
    if (s->marking == MARKING_OFF)
        return;
    for (size_t i = 0; i < v->flaws.n_spots && i < v->flaws.cap_spots; i++)
        scene_lay(scene, v->flaws.spot[i], LAYER_OVERLAY, ROLE_FLAW, 0);
}

static void lay_wrong(const struct session *s, struct scene *scene, struct work *w)
{
    const struct puzzle *p = s->now->game->puzzle;
    if (s->marking != MARKING_SOLUTION || !s->solution || session_solution_refusal(s))
        return;
    size_t n = p->differences(s->now, s->solution, NULL, 0);
    struct spot *wrong = arena_take(w->arena, n + 1, sizeof *wrong);
    if (wrong)
        p->differences(s->now, s->solution, wrong, n);
    for (size_t i = 0; wrong && i < n; i++)
        scene_lay(scene, wrong[i], LAYER_OVERLAY, ROLE_FLAW, 0);
}

static void lay_hint(const struct session *s, struct scene *scene)
{
    if (s->ladder == LADDER_NONE)
        return;
    if (s->story_step) {
        story_lay(s->hint.story, s->story_step, scene);
        return;
    }
    for (size_t i = 0; i < s->hint.n_because && i < s->hint.cap_because; i++)
        scene_lay(scene, s->hint.because[i], LAYER_OVERLAY, ROLE_HINT,
                  s->ladder >= LADDER_WHY ? (int)i + 1 : 0);
}

static size_t spots_of(const struct board *b)
{
    return (2 * (size_t)board_width(b) + 1) * (2 * (size_t)board_height(b) + 1);
}

/* Room for the marks of a board and all that may be laid over it. */
static size_t scene_room(const struct board *b)
{
    return 3 * spots_of(b) + 64;
}

/* The board's marks, asked for once; where there are more than there is room for, n says so. */
static struct scene take_scene(const struct board *b, struct view *v, size_t cap,
                               struct arena *arena)
{
    struct scene scene = {arena_take(arena, cap, sizeof *scene.out), cap, cap + 1};
    if (scene.out) {
        scene.n = b->game->rules.scene(b, scene.out, cap);
        v->scenes++;
    }
    return scene;
}

static bool print_take(struct print *p, const struct board *b, uint64_t key,
                       const struct mark *mark, size_t marks, struct arena *arena)
{
    size_t wide = 2 * (size_t)board_width(b) + 1, n = spots_of(b);
    if (p->n != n) {
        *p = (struct print){.at = arena_take(arena, n, sizeof *p->at)};
        p->n = p->at ? n : 0;
    }
    p->key = key;
    for (size_t i = 0; i < p->n; i++)
        p->at[i] = 0;
    for (size_t i = 0; p->n && i < marks; i++) {
        const struct mark *m = &mark[i];
        bool piece = m->role == ROLE_PLAYED || m->role == ROLE_FIRST || m->role == ROLE_SECOND ||
                     m->role == ROLE_PATH;
        if (piece)
            p->at[(size_t)m->at.y * wide + (size_t)m->at.x] +=
                1 + m->shape + 64u * m->role + 4096u * (uint32_t)m->value;
    }
    return p->n;
}

/* The board after `at` steps goes to the first print; often one of the two is that already. */
static bool print_before(const struct session *s, struct view *v, size_t at, struct work *w)
{
    const struct board *b = s->now;
    struct board *then = arena_take(w->arena, 1, b->game->rules.size(&b->variant));
    if (!then)
        return false;
    steps_board(&s->steps, at, then);
    uint64_t key = b->game->rules.key(then);
    for (int i = 0; i < 2; i++)
        if (v->print[i].n == spots_of(b) && v->print[i].key == key) {
            struct print other = v->print[!i];
            v->print[0] = v->print[i];
            v->print[1] = other;
            return true;
        }
    struct scene scene = take_scene(then, v, scene_room(b), w->arena);
    return scene.n <= scene.cap && print_take(&v->print[0], b, key, scene.out, scene.n, &v->prints);
}

/* Where the last move began; compulsory passes after it are none. */
static size_t before_last_move(const struct session *s)
{
    game_move pass = s->now->game->duel->pass;
    struct steps steps = s->steps;
    do
        steps.at = steps_before(&steps);
    while (steps.at > 0 && pass && steps.step[steps.at].move == pass);
    return steps.at;
}

/* Spots where pieces have come or changed: in a duel by the last move, in a puzzle on trial. */
static void lay_changes(const struct session *s, struct view *v, struct scene *scene,
                        struct work *w)
{
    const struct board *b = s->now;
    bool duel = board_is_duel(b), trial = !duel && s->checkpoints;
    if (!duel && !trial)
        return;
    if (duel && !s->steps.at) { /* for the first move */
        print_take(&v->print[1], b, b->game->rules.key(b), scene->out, scene->n, &v->prints);
        return;
    }
    size_t at = duel ? before_last_move(s) : s->checkpoint[s->checkpoints - 1].at;
    bool seen = print_before(s, v, at, w) &&
                print_take(&v->print[1], b, b->game->rules.key(b), scene->out, scene->n,
                           &v->prints);
    int wide = 2 * board_width(b) + 1;
    for (size_t i = 0; seen && i < v->print[1].n; i++)
        if (v->print[1].at[i] && v->print[1].at[i] != v->print[0].at[i])
            scene_lay(scene, (struct spot){(int16_t)((int)i % wide), (int16_t)((int)i / wide)},
                      LAYER_OVERLAY, duel ? ROLE_LAST : ROLE_TRIAL, 0);
}

/* Finished clues dimmed in place; cells shaded that are known or noted to lie on one side, where
 * what the player has noted counts. */
static void lay_assists(const struct session *s, struct scene *scene, struct work *w)
{
    const struct board *b = s->now;
    const struct assists *a = b->game->assists;
    if (!a)
        return;
    for (size_t i = 0; i < scene->n && s->assists; i++) {
        struct mark *m = &scene->out[i];
        if (m->shape == SHAPE_NUMBER && m->role == ROLE_CLUE && a->dims(b, s->assists, m->at))
            m->role = ROLE_MET;
    }
    int wide = board_width(b), n = wide * board_height(b);
    int8_t *side = arena_take(w->arena, (size_t)n, 1);
    int8_t *noted = arena_take(w->arena, (size_t)n, 1);
    if (!side || !noted || !a->shades)
        return;
    a->shades(b, s->assists, side);
    steps_notes(&s->steps, noted, n);
    for (int i = 0; i < n; i++) {
        int8_t known = noted[i] ? noted[i] : side[i];
        if (known)
            scene_lay(scene, spot_cell(i / wide, i % wide), LAYER_AID,
                      known > 0 ? ROLE_INSIDE : ROLE_OUTSIDE, 0);
    }
}

/* Marks of the board and all that may be laid over it, in one go; false: there was no room. */
static bool draw(const struct session *s, struct view *v, size_t cap, struct work *w)
{
    struct scene scene = take_scene(s->now, v, cap, &v->arena);
    if (!scene.out)
        return false;
    if (scene.n <= cap) {
        lay_assists(s, &scene, w);
        lay_flaws(s, v, &scene);
        lay_wrong(s, &scene, w);
        lay_changes(s, v, &scene, w);
        lay_hint(s, &scene);
        if (s->held.x >= 0)
            scene_lay(&scene, s->held, LAYER_OVERLAY, ROLE_HELD, 0);
    }
    v->mark = scene.out;
    v->marks = scene.n;
    return scene.n <= cap;
}

/* ---- places that may be pressed ---- */

static bool may_press(const struct session *s, struct spot at)
{
    struct press press = {.at = at, .held = s->held, .button = BUTTON_MAIN};
    struct pressed out = {.hold = {-1, -1}};
    s->now->game->rules.press(s->now, &press, &out);
    return out.times && !s->now->game->rules.refusal(s->now, out.move);
}

/* A piece in hand may also leave over the border. */
static void find_targets(const struct session *s, struct view *v)
{
    enum gesture gesture = face_of(s->now->game)->gesture;
    bool few = gesture == GESTURE_PLACE || gesture == GESTURE_PATH || gesture == GESTURE_PIECE;
    int wide = 2 * board_width(s->now), high = 2 * board_height(s->now);
    if (!few || v->status != STATUS_OPEN)
        return;
    v->target = arena_take(&v->arena, spots_of(s->now), sizeof *v->target);
    for (int y = 0; v->target && y <= high; y++)
        for (int x = 0; x <= wide; x++) {
            struct spot at = {(int16_t)x, (int16_t)y};
            bool border = x == 0 || y == 0 || x == wide || y == high;
            bool edge = s->held.x >= 0 && border && (x % 2 || y % 2);
            if ((spot_is_cell(at) || edge) && may_press(s, at))
                v->target[v->targets++] = at;
        }
}

/* ---- all of it ---- */

static void write_words(const struct session *s, struct view *v, struct work *w)
{
    struct writer out = writer_growing(&v->words);
    size_t at[5] = {0};
    struct flaws none = {0};
    sentence_state(s, v->status, v->is_unmet ? &v->flaws : &none, &out, w);
    at[1] = out.n;
    sentence_told(s, &out);
    at[2] = out.n;
    sentence_gain(s, &out, w);
    at[3] = out.n;
    if (s->ladder != LADDER_NONE && s->ladder != LADDER_DONE)
        sentence_hint(s, &out);
    at[4] = out.n;
    struct slice *part[] = {&v->headline, &v->told, &v->gain, &v->hint};
    for (int i = 0; i < 4; i++)
        *part[i] = out.n <= out.cap && out.n ? (struct slice){out.out + at[i], at[i + 1] - at[i]}
                                             : (struct slice){"", 0};
}

static bool make(struct session *s, struct view *v, struct work *w)
{
    size_t cap = scene_room(s->now);
    struct work own = *w;
    own.arena = &v->arena; /* what is found stays there until the next change */
    v->revision = s->revision;
    v->status = session_status(s);
    v->is_duel = board_is_duel(s->now);
    v->mover = v->status == STATUS_OPEN ? session_to_move(s) : -1;
    v->is_cpu = v->mover >= 0 && s->seat[v->mover].cpu;
    v->must_pass = v->mover >= 0 && session_must_pass(s);
    find_flaws(s, v, &own);
    bool ok = draw(s, v, cap, &own) || draw(s, v, v->marks + cap, &own);
    find_targets(s, v);
    v->has_points = session_points(s, &v->points, &own);
    write_words(s, v, &own);
    return ok;
}

const struct view *session_view(struct session *s, struct work *w)
{
    struct view *v = s->view;
    if (v && v->revision == s->revision)
        return v;
    struct view next = {.revision = s->revision};
    if (v) {
        next = (struct view){.scenes = v->scenes, .checks = v->checks, .arena = v->arena,
                             .words = v->words, .prints = v->prints,
                             .print = {v->print[0], v->print[1]}};
        arena_release(&next.arena, (struct arena_mark){0});
        arena_release(&next.words, (struct arena_mark){0});
    } else {
        arena_open(&next.arena);
        arena_open(&next.words);
        arena_open(&next.prints);
        v = arena_take(&next.prints, 1, sizeof *v); /* it is kept there, and copied at the end */
    }
    bool ok = v && make(s, &next, w);
    if (!v) {
        arena_close(&next.arena);
        arena_close(&next.words);
        arena_close(&next.prints);
        return NULL;
    }
    if (!ok)
        next.revision = s->revision - 1; /* once more the next time */
    *v = next;
    s->view = v;
    return ok ? v : NULL;
}

void view_free(struct session *s)
{
    if (!s->view)
        return;
    struct view v = *s->view;
    s->view = NULL;
    arena_close(&v.arena);
    arena_close(&v.words);
    arena_close(&v.prints);
}
