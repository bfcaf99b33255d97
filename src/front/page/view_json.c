/* view_json.c - the view as one JSON object: a table of keys, and what has changed of them.
 *
 * A key is sent when its value is another than the one that was sent last; marks are sent one by one,
 * those that are gone and those that are put. So the answer to a press is short, however large the
 * board.
 */
#include "front/page/page.h"

#include "base/hash.h"
#include "core/position.h"
#include "session/sentences.h"

/* ---- values ---- */

static const struct board *board_of(const struct page *p)
{
    return p->session.now;
}

#define VALUE(name)                                                                               \
    static void name(__attribute__((unused)) struct page *p,                                      \
                     __attribute__((unused)) const struct view *v, struct jsonw *j)

VALUE(write_game)
{
    jsonw_text(j, board_of(p)->game->name);
}

VALUE(write_title)
{
    jsonw_text(j, board_of(p)->game->title);
}

VALUE(write_lattice)
{
    jsonw_text(j, lattice_name(board_of(p)->game->lattice));
}

VALUE(write_target)
{
    jsonw_text(j, board_of(p)->game->target == TARGET_EDGES ? "edges" : "cells");
}

VALUE(write_drags)
{
    jsonw_bool(j, board_of(p)->game->rules.drag != NULL);
}

VALUE(write_width)
{
    jsonw_number(j, board_width(board_of(p)));
}

VALUE(write_height)
{
    jsonw_number(j, board_height(board_of(p)));
}

VALUE(write_size)
{
    jsonw_open_text(j);
    variant_write_size(board_of(p)->game, &board_of(p)->variant, j->out);
    jsonw_close_text(j);
}

/* Long, and the same for the whole game. */
VALUE(write_start)
{
    jsonw_open_text(j);
    position_write(p->session.steps.start, j->out);
    jsonw_close_text(j);
}

VALUE(write_status)
{
    jsonw_text(j, status_name(v->status));
}

VALUE(write_headline)
{
    jsonw_slice(j, v->headline);
}

VALUE(write_told)
{
    jsonw_slice(j, v->told);
}

VALUE(write_gain)
{
    jsonw_slice(j, v->gain);
}

VALUE(write_duel)
{
    jsonw_bool(j, v->is_duel);
}

VALUE(write_mover)
{
    jsonw_number(j, v->mover);
}

VALUE(write_cpu)
{
    jsonw_bool(j, v->is_cpu);
}

VALUE(write_seats)
{
    const struct session *s = &p->session;
    const struct duel *d = s->now->game->duel;
    jsonw_open(j, '[');
    for (int side = 0; d && side < 2; side++) {
        jsonw_open(j, '{');
        json_pair(j, "name", d->names[side]);
        json_bool(j, "cpu", s->seat[side].cpu);
        jsonw_key(j, "level");
        jsonw_open_text(j);
        seat_write(s->now->game, &s->seat[side], j->out);
        jsonw_close_text(j);
        jsonw_key(j, "plays");
        jsonw_open_text(j);
        strength_write(s->now->game, s->seat[side].strength, j->out);
        jsonw_close_text(j);
        bool scored = d->score && v->is_duel;
        json_count_or_null(j, "score", scored, scored ? d->score(s->now, side) : 0);
        jsonw_key(j, "race");
        jsonw_open_text(j);
        sentence_race(s, side, j->out);
        jsonw_close_text(j);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

/* Levels that do not play this board, and why. */
VALUE(write_absent)
{
    const struct session *s = &p->session;
    const struct game *g = s->now->game;
    const char *name;
    jsonw_open(j, '[');
    for (int i = 0; v->is_duel && (name = strength_name(g, i)); i++) {
        struct strength level;
        const char *why = strength_read(g, name, &level);
        if (!why)
            why = session_level_refusal(s, level, &p->work);
        if (!why)
            continue;
        jsonw_open(j, '{');
        json_pair(j, "level", name);
        json_pair(j, "why", why);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

/* As the action of that name takes them. */
VALUE(write_results)
{
    int at = session_results_at(&p->session);
    jsonw_open_text(j);
    if (at >= 0)
        own_results_write(&p->session.results[at], j->out);
    jsonw_close_text(j);
}

VALUE(write_steps)
{
    jsonw_number(j, (int64_t)p->session.steps.n);
}

VALUE(write_at)
{
    jsonw_number(j, (int64_t)p->session.steps.at);
}

VALUE(write_helped)
{
    const struct steps *steps = &p->session.steps;
    bool helped = false;
    for (size_t i = 0; i < steps->at && !helped; i++)
        helped = steps->step[i].unscored;
    jsonw_bool(j, helped);
}

VALUE(write_marking)
{
    jsonw_text(j, marking_name(p->session.marking));
}

VALUE(write_checkpoints)
{
    jsonw_open(j, '[');
    for (size_t i = 0; i < p->session.checkpoints; i++)
        jsonw_text(j, p->session.checkpoint[i].name);
    jsonw_close(j, ']');
}

VALUE(write_held)
{
    spots_json(j, &p->session.held, p->session.held.x >= 0);
}

static const struct step *last_move(const struct session *s)
{
    const struct step *last = s->steps.at ? &s->steps.step[s->steps.at - 1] : NULL;
    return last && !last->jump && last->times ? last : NULL;
}

VALUE(write_moved)
{
    const struct session *s = &p->session;
    const struct step *last = last_move(s);
    struct spot at = last ? s->now->game->rules.move_spot(s->now, last->move) : spot_nowhere();
    spots_json(j, &at, spot_is_somewhere(at));
}

VALUE(write_moved_by)
{
    const struct session *s = &p->session;
    struct arena_mark mark = arena_here(&p->arena);
    bool wanted = v->is_duel && last_move(s);
    struct board *then =
        wanted ? arena_take(&p->arena, 1, s->now->game->rules.size(&s->now->variant)) : NULL;
    if (then)
        steps_board(&s->steps, s->steps.at - 1, then);
    jsonw_number(j, then ? s->now->game->duel->mover(then) : -1);
    arena_release(&p->arena, mark);
}

VALUE(write_assists)
{
    const struct assists *a = board_of(p)->game->assists;
    jsonw_open(j, '[');
    for (int i = 0; a && a->list[i].name; i++) {
        jsonw_open(j, '{');
        json_pair(j, "name", a->list[i].name);
        json_pair(j, "help", a->list[i].help);
        json_bool(j, "on", p->session.assists >> i & 1);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

VALUE(write_hint)
{
    static const char *const kinds[] = {"step", "wrong", "done", "none"};
    const struct session *s = &p->session;
    if (s->ladder == LADDER_NONE || s->ladder == LADDER_DONE) {
        jsonw_null(j);
        return;
    }
    jsonw_open(j, '{');
    json_pair(j, "kind", kinds[s->hint.kind]);
    json_count(j, "rung", s->ladder);
    json_slice(j, "text", v->hint);
    json_count(j, "step", (int64_t)s->story_step);
    json_open(j, "story", '[');
    const struct story *story = session_story(s);
    for (size_t i = 0; story && i < story->n; i++)
        jsonw_text(j, story_text(story, i));
    jsonw_close(j, ']');
    jsonw_close(j, '}');
}

static void write_flaw_list(const struct page *p, const struct view *v, size_t n, struct jsonw *j)
{
    jsonw_open(j, '[');
    for (size_t i = 0; i < n; i++) {
        char text[160];
        struct writer w = writer_to(text, sizeof text);
        sentence_flaw(board_of(p), &v->flaws, i, &w);
        jsonw_open(j, '{');
        json_slice(j, "text", (struct slice){text, w.n < w.cap ? w.n : w.cap});
        jsonw_key(j, "at");
        spots_json(j, v->flaws.spot + v->flaws.flaw[i].first, v->flaws.flaw[i].n);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

/* Of a board that is finished and not accepted: what is not met, one by one. */
VALUE(write_flaws)
{
    write_flaw_list(p, v, v->is_unmet ? v->flaws.n : 0, j);
}

/* Of one in play: rules that are broken already, as far as these are marked. The first few. */
VALUE(write_broken)
{
    enum { BROKEN_MOST = 8 };
    size_t n = v->is_unmet ? 0 : v->flaws.n;
    write_flaw_list(p, v, n < BROKEN_MOST ? n : BROKEN_MOST, j);
}

VALUE(write_order)
{
    enum { NUMBERS_MAX = 100 };
    const struct board *b = board_of(p);
    const struct ordering *o = b->game->ordering;
    int list[NUMBERS_MAX];
    if (!o) {
        jsonw_null(j);
        return;
    }
    size_t n = o->list(b, list, NUMBERS_MAX);
    jsonw_open(j, '{');
    json_open(j, "numbers", '[');
    for (size_t i = 0; i < n && i < NUMBERS_MAX; i++)
        jsonw_number(j, list[i]);
    jsonw_close(j, ']');
    jsonw_key(j, "known"); /* does each stand above the next for certain? */
    jsonw_open(j, '[');
    for (size_t i = 0; i + 1 < n && i + 1 < NUMBERS_MAX; i++)
        jsonw_bool(j, o->known(b, list[i], list[i + 1]));
    jsonw_close(j, ']');
    json_bool(j, "reversed", o->reversed(b));
    jsonw_close(j, '}');
}

VALUE(write_points)
{
    jsonw_number(j, v->has_points && !v->is_duel ? v->points.sum : 0);
}

VALUE(write_owned)
{
    size_t wide = (size_t)board_width(board_of(p));
    size_t cells = wide * (size_t)board_height(board_of(p));
    jsonw_open(j, '[');
    for (size_t i = 0; v->has_points && v->is_duel && i < cells; i++)
        if (v->points.owner[i] == 2) {
            jsonw_number(j, (int64_t)(2 * (i % wide) + 1));
            jsonw_number(j, (int64_t)(2 * (i / wide) + 1));
        }
    jsonw_close(j, ']');
}

VALUE(write_targets)
{
    spots_json(j, v->target, v->targets);
}

/* Actions that may not be done now, each with the reason. */
VALUE(write_refused)
{
    const struct action *a;
    jsonw_open(j, '{');
    for (size_t i = 0; (a = action_at(i)); i++) {
        const char *why = action_refusal(&p->session, a);
        if (why)
            json_pair(j, a->name, why);
    }
    jsonw_close(j, '}');
}

const struct view_key view_keys[] = {
    {"game", "string", write_game},
    {"title", "string", write_title},
    {"lattice", "'square' | 'hex'", write_lattice},
    {"target", "'cells' | 'edges'", write_target},
    {"drags", "boolean", write_drags},
    {"width", "number", write_width},
    {"height", "number", write_height},
    {"size", "string", write_size},
    {"start", "string", write_start},
    {"status", "Status", write_status},
    {"headline", "string", write_headline},
    {"told", "string", write_told},
    {"duel", "boolean", write_duel},
    {"mover", "number", write_mover},
    {"cpu", "boolean", write_cpu},
    {"seats", "{ name: string; cpu: boolean; level: string; plays: string; score: number | null; "
     "race: string }[]",
     write_seats},
    {"results", "string", write_results},
    {"absent", "{ level: string; why: string }[]", write_absent},
    {"gain", "string", write_gain},
    {"steps", "number", write_steps},
    {"at", "number", write_at},
    {"helped", "boolean", write_helped},
    {"marking", "string", write_marking},
    {"checkpoints", "string[]", write_checkpoints},
    {"held", "number[]", write_held},
    {"moved", "number[]", write_moved},
    {"movedBy", "number", write_moved_by},
    {"assists", "{ name: string; help: string; on: boolean }[]", write_assists},
    {"hint",
     "{ kind: 'step' | 'wrong' | 'done' | 'none'; rung: number; text: string; step: number; "
     "story: string[] } | null",
     write_hint},
    {"flaws", "{ text: string; at: number[] }[]", write_flaws},
    {"broken", "{ text: string; at: number[] }[]", write_broken},
    {"order", "{ numbers: number[]; known: boolean[]; reversed: boolean } | null", write_order},
    {"points", "number", write_points},
    {"owned", "number[]", write_owned},
    {"targets", "number[]", write_targets},
    {"refused", "Partial<Record<ActionName, string>>", write_refused},
    {NULL, NULL, NULL},
};

/* ---- differences ---- */

static bool same_mark(const struct mark *a, const struct mark *b)
{
    return a->shape == b->shape && a->role == b->role && a->layer == b->layer &&
           a->value == b->value;
}

/* Marks by their spot: the first of each, and the next one after it. */
struct spots {
    int32_t *first, *next;
    size_t wide;
};

static int32_t *spot_list(struct spots *s, struct spot at)
{
    return &s->first[(size_t)at.y * s->wide + (size_t)at.x];
}

static bool spots_open(struct spots *s, const struct board *b, const struct mark *mark, size_t n,
                       struct arena *arena)
{
    s->wide = 2 * (size_t)board_width(b) + 1;
    size_t all = s->wide * (2 * (size_t)board_height(b) + 1);
    s->first = arena_take(arena, all, sizeof *s->first);
    s->next = arena_take(arena, n + 1, sizeof *s->next);
    for (size_t i = n; s->first && s->next && i-- > 0;) { /* counted from 1; 0 ends a list */
        int32_t *list = spot_list(s, mark[i].at);
        s->next[i] = *list;
        *list = (int32_t)i + 1;
    }
    return s->first && s->next;
}

/* Marks of one list that the other one lacks. */
static void write_lacking(struct page *p, const char *key, const struct mark *mark, size_t n,
                          const struct mark *other, size_t m, struct jsonw *j)
{
    struct arena_mark here = arena_here(&p->arena);
    struct spots spots;
    struct mark *lacking = arena_take(&p->arena, n + 1, sizeof *lacking);
    size_t found = 0;
    bool ok = lacking && spots_open(&spots, board_of(p), other, m, &p->arena);
    for (size_t i = 0; ok && i < n; i++) {
        int32_t *at = spot_list(&spots, mark[i].at);
        while (*at && !same_mark(&mark[i], &other[*at - 1]))
            at = &spots.next[*at - 1];
        if (*at)
            *at = spots.next[*at - 1]; /* each goes with one of the others */
        else
            lacking[found++] = mark[i];
    }
    jsonw_key(j, key);
    view_marks_write(j, lacking, found);
    arena_release(&p->arena, here);
}

static void remember_marks(struct told *t, const struct view *v)
{
    arena_release(&t->arena, (struct arena_mark){0});
    t->mark = arena_take(&t->arena, v->marks + 1, sizeof *t->mark);
    t->marks = t->mark ? v->marks : 0;
    if (t->mark)
        memcpy(t->mark, v->mark, v->marks * sizeof *t->mark);
    else
        t->loads = 0; /* then all of it the next time */
}

static void write_key(struct page *p, size_t i, const struct view *v, bool whole,
                      struct arena *room, struct jsonw *j)
{
    struct arena_mark here = arena_here(room);
    struct writer text = writer_growing(room);
    struct jsonw value = jsonw_to(&text);
    view_keys[i].write(p, v, &value);
    uint64_t hash = text.n <= text.cap ? hash_bytes(i, text.out, text.n) : 0;
    if (whole || !hash || hash != p->told.key[i]) {
        jsonw_key(j, view_keys[i].name);
        writer_slice(j->out, (struct slice){text.out, text.n < text.cap ? text.n : text.cap});
        j->comma = true;
    }
    p->told.key[i] = hash;
    arena_release(room, here);
}

void view_json_write(struct page *p, const struct view *v, struct jsonw *j)
{
    struct told *t = &p->told;
    bool whole = t->loads != p->session.loads;
    struct arena room; /* the writers of values use that of the page */
    arena_open(&room);
    jsonw_open(j, '{');
    json_count(j, "revision", (int64_t)v->revision);
    json_count(j, "since", whole ? 0 : (int64_t)t->revision);
    for (size_t i = 0; view_keys[i].name; i++)
        write_key(p, i, v, whole, &room, j);
    arena_close(&room);
    if (whole) {
        jsonw_key(j, "marks");
        view_marks_write(j, v->mark, v->marks);
    } else {
        write_lacking(p, "gone", t->mark, t->marks, v->mark, v->marks, j);
        write_lacking(p, "put", v->mark, v->marks, t->mark, t->marks, j);
    }
    jsonw_close(j, '}');
    t->loads = p->session.loads;
    t->revision = v->revision;
    remember_marks(t, v);
}
