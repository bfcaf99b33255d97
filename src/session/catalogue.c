/* catalogue.c - the games as a face offers them: what each has, how it is played by hand, what is told
 * to a beginner. All of it is said once, when a face begins. */
#include "core/edit.h"
#include "core/face.h"
#include "session/action.h"

/* ---- what the game has ---- */

static void write_facets(const struct game *g, struct jsonw *j)
{
    const struct choice *side = &g->options[OPTION_WIDTH];
    json_pair(j, "name", g->name);
    json_pair(j, "title", g->title);
    json_pair(j, "blurb", g->blurb);
    json_pair(j, "brief", g->brief ? g->brief : "");
    json_pair(j, "sample", g->sample ? g->sample : "");
    json_pair(j, "manual", g->manual ? g->manual : "");
    json_bool(j, "square", g->square);
    json_bool(j, "puzzle", g->puzzle != NULL);
    json_bool(j, "points", g->duel && g->duel->score);
    json_bool(j, "order", g->ordering != NULL);
    json_bool(j, "assists", g->assists != NULL);
    json_bool(j, "edit", g->edit != NULL);
    json_count(j, "min", side->min);
    json_count(j, "max", side->max);
    json_count(j, "preset", side->preset);
}

static void write_if_timed(const struct game *g, const char *name, struct jsonw *j)
{
    struct strength level;
    if (!strength_read(g, name, &level) && level.skill == SKILL_MAX)
        jsonw_text(j, name);
}

/* Levels of the CPU, weakest first, and other words for some; what is said of them; those that think
 * as long as they may; the one at first. */
static void write_levels(const struct game *g, struct jsonw *j)
{
    const char *name, *own = face_of(g)->level;
    strength_list(g, j);
    json_bool(j, "own", g->duel && g->duel->levels);
    json_open(j, "timed", '[');
    for (int i = 0; g->duel && (name = strength_name(g, i)); i++)
        write_if_timed(g, name, j);
    for (int i = 0; g->duel && (name = strength_other_name(g, i)); i++)
        write_if_timed(g, name, j);
    jsonw_close(j, ']');
    json_pair(j, "level", own ? own : g->duel ? strength_name(g, 0) : "");
}

static void write_sides(const struct game *g, struct jsonw *j)
{
    const struct game_face *f = face_of(g);
    json_open(j, "sides", '[');
    for (int side = 0; g->duel && side < 2; side++) {
        jsonw_open(j, '{');
        json_pair(j, "name", g->duel->names[side]);
        json_pair(j, "symbol", f->symbols[side] ? f->symbols[side] : "");
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

/* ---- how it is played by hand ---- */

static void write_tools(const struct game_face *f, struct jsonw *j)
{
    json_open(j, "tools", '[');
    for (const struct face_tool *t = f->tools; t && t->name; t++) {
        jsonw_open(j, '{');
        json_pair(j, "name", t->name);
        json_pair(j, "label", t->label);
        json_pair(j, "tip", t->tip ? t->tip : "");
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

/* Shapes are numbers, as in pictures. */
static void write_preview(const struct game_face *f, struct jsonw *j)
{
    json_open(j, "preview", '[');
    for (int button = BUTTON_MAIN; f->preview[0] != SHAPE_CELL && button <= BUTTON_OTHER; button++)
        jsonw_number(j, f->preview[button]);
    jsonw_close(j, ']');
}

static void write_turns(const struct game_face *f, struct jsonw *j)
{
    json_open(j, "turns", '[');
    for (int button = BUTTON_MAIN; button <= BUTTON_OTHER; button++) {
        jsonw_open(j, '[');
        for (const enum shape *s = f->turns[button]; *s != SHAPE_CELL; s++)
            jsonw_number(j, *s);
        jsonw_close(j, ']');
    }
    jsonw_close(j, ']');
}

static void write_hands(const struct game *g, struct jsonw *j)
{
    const struct game_face *f = face_of(g);
    json_open(j, "sizes", '[');
    for (const int8_t *size = f->sizes; *size; size++)
        jsonw_number(j, *size);
    jsonw_close(j, ']');
    json_count(j, "largest", f->largest ? f->largest : g->options[OPTION_WIDTH].max);
    json_pair(j, "gesture", gesture_name(f->gesture));
    json_pair(j, "targets", face_targets_name(f->targets));
    json_pair(j, "pinned", f->pinned ? f->pinned : "new");
    json_bool(j, "rim", f->rim);
    json_bool(j, "looks", f->looks);
    json_pair(j, "goal", f->goal);
    json_pair(j, "tip", f->tip);
    json_pair(j, "touchTip", f->touch_tip ? f->touch_tip : f->tip);
    json_pair(j, "typed", f->typed);
    json_pair(j, "enter", f->keys.enter);
    json_pair(j, "backspace", f->keys.backspace ? f->keys.backspace : "");
    write_tools(f, j);
    write_preview(f, j);
    write_turns(f, j);
}

/* ---- choices ---- */

static void write_values(const struct face_value *v, struct jsonw *j)
{
    jsonw_open(j, '[');
    for (; v && v->value; v++) {
        jsonw_open(j, '[');
        jsonw_text(j, v->value);
        jsonw_text(j, v->label);
        jsonw_close(j, ']');
    }
    jsonw_close(j, ']');
}

static void write_options(const struct game_face *f, struct jsonw *j)
{
    json_open(j, "options", '[');
    for (const struct face_option *o = f->options; o && o->key; o++) {
        jsonw_open(j, '{');
        json_pair(j, "key", o->key);
        json_pair(j, "label", o->label);
        json_pair(j, "daily", o->daily ? o->daily : o->values[0].value);
        jsonw_key(j, "values");
        write_values(o->values, j);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

static void write_inks(const struct game_face *f, struct jsonw *j)
{
    jsonw_key(j, "inks");
    write_values(f->inks, j);
    json_count(j, "numbers", f->numbers);
}

/* ---- learning it ---- */

static void write_drawings(const struct game_face *f, struct jsonw *j)
{
    json_open(j, "drawings", '[');
    const struct face_drawing *d = f->lessons ? f->lessons->drawings : NULL;
    for (; d && d->position; d++) {
        jsonw_open(j, '{');
        json_pair(j, "position", d->position);
        json_pair(j, "words", d->words);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

static void write_lessons(const struct game_face *f, struct jsonw *j)
{
    json_open(j, "lessons", '[');
    const struct face_lesson *l = f->lessons ? f->lessons->boards : NULL;
    for (; l && l->position; l++) {
        jsonw_open(j, '{');
        json_pair(j, "position", l->position);
        json_pair(j, "task", l->task);
        json_pair(j, "done", l->done);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

static void write_constraints(const struct game_face *f, struct jsonw *j)
{
    const struct face_constraints *all = f->lessons ? f->lessons->constraints : NULL;
    jsonw_key(j, "constraints");
    if (!all) {
        jsonw_null(j);
        return;
    }
    jsonw_open(j, '{');
    json_pair(j, "position", all->position);
    json_pair(j, "words", all->words);
    json_open(j, "list", '[');
    for (const struct face_constraint *one = all->list; one->name; one++) {
        jsonw_open(j, '{');
        json_pair(j, "name", one->name);
        json_pair(j, "words", one->words);
        json_pair(j, "needs", one->needs);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
    jsonw_close(j, '}');
}

/* Nothing: the game has none. */
static void write_first(const struct game_face *f, struct jsonw *j)
{
    const struct face_first *first = f->lessons ? f->lessons->first : NULL;
    if (!first)
        return;
    json_open(j, "first", '{');
    json_pair(j, "position", first->position);
    json_pair(j, "done", first->done);
    json_open(j, "presses", '[');
    for (const struct face_press *p = first->presses; p->words; p++) {
        jsonw_open(j, '{');
        json_open(j, "at", '[');
        jsonw_number(j, p->at.x);
        jsonw_number(j, p->at.y);
        jsonw_close(j, ']');
        json_pair(j, "words", p->words);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
    jsonw_close(j, '}');
}

static void write_pack(const struct game_face *f, struct jsonw *j)
{
    json_open(j, "pack", '[');
    for (const struct face_packed *p = f->pack ? f->pack->boards : NULL; p && p->position; p++) {
        jsonw_open(j, '{');
        json_pair(j, "position", p->position);
        json_pair(j, "level", p->level);
        json_pair(j, "task", p->task ? p->task : "");
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

static void write_names(struct jsonw *j)
{
    json_open(j, "shapes", '[');
    for (int i = 0; i < SHAPE_COUNT; i++)
        jsonw_text(j, shape_name((enum shape)i));
    jsonw_close(j, ']');
    json_open(j, "roles", '[');
    for (int i = 0; i < ROLE_COUNT; i++)
        jsonw_text(j, role_name((enum role)i));
    jsonw_close(j, ']');
}

void catalogue_write(const struct game *const *games, struct jsonw *j)
{
    write_names(j);
    json_pair(j, "byHand", FACE_BY_HAND);
    json_open(j, "games", '[');
    for (; *games; games++) {
        jsonw_open(j, '{');
        write_facets(*games, j);
        write_levels(*games, j);
        write_sides(*games, j);
        write_hands(*games, j);
        write_options(face_of(*games), j);
        write_inks(face_of(*games), j);
        write_drawings(face_of(*games), j);
        write_lessons(face_of(*games), j);
        write_constraints(face_of(*games), j);
        write_first(face_of(*games), j);
        write_pack(face_of(*games), j);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}
