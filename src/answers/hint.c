/* hint.c - the next step in words, and how hard the whole chain of them is. */
#include "answers/answers.h"
#include "core/board_json.h"

static void write_sentence(const void *ctx, struct writer *out)
{
    const struct hint_answer *h = ctx;
    h->board->game->puzzle->explain(h->board, &h->hint, out);
}

static void write_relation(struct writer *out, const struct story_mark *m)
{
    writer_number(out, m->value / 128);
    writer_char(out, '>');
    writer_number(out, m->value % 128);
}

/* {"kind": ..., "at": ...} with the kind of place or the kind of mark, and its role. */
static void mark_json(struct jsonw *j, const struct board *b, const struct story_mark *m, bool place)
{
    char name[16];
    struct writer out = writer_to(name, sizeof name);
    bool relation = m->kind == STORY_RELATION;
    if (relation)
        write_relation(&out, m);
    else
        spot_write(&out, board_height(b), m->at);
    jsonw_open(j, '{');
    json_pair(j, "kind",
              !place     ? story_kind_name((enum story_kind)m->kind)
              : relation ? "relation"
                         : board_spot_kind(b, m->at));
    json_slice(j, "at", (struct slice){name, out.n});
    if (!place && spot_is_somewhere(m->other)) {
        out = writer_to(name, sizeof name);
        spot_write(&out, board_height(b), m->other);
        json_slice(j, "and", (struct slice){name, out.n});
    }
    if (!place)
        json_pair(j, "role", story_role_name((enum story_role)m->role));
    jsonw_close(j, '}');
}

static void step_json(struct jsonw *j, const struct board *b, const struct story *s, size_t i)
{
    const struct story_step *step = &s->step[i];
    jsonw_open(j, '{');
    json_pair(j, "text", story_text(s, i));
    json_open(j, "places", '[');
    for (size_t k = 0; k < step->n; k++)
        if (s->mark[step->first + k].place)
            mark_json(j, b, &s->mark[step->first + k], true);
    jsonw_close(j, ']');
    json_open(j, "marks", '[');
    for (size_t k = 0; k < step->n; k++)
        mark_json(j, b, &s->mark[step->first + k], false);
    jsonw_close(j, ']');
    jsonw_close(j, '}');
}

static void story_json(struct jsonw *j, const struct board *b, const struct hint *h)
{
    const struct story *s = h->story;
    if (s->n)
        json_pair(j, "headline", story_text(s, STORY_HEADLINE));
    json_open(j, "story", '[');
    for (size_t i = 1; i < s->n; i++)
        step_json(j, b, s, i);
    jsonw_close(j, ']');
    json_count(j, "cost", h->cost);
}

void hint_answer_json(const void *ctx, struct writer *out)
{
    const struct hint_answer *h = ctx;
    const struct hint *hint = &h->hint;
    struct jsonw j = json_line(out);
    const struct technique *techniques = h->board->game->puzzle->techniques;
    json_pair(&j, "technique", hint->kind == HINT_STEP ? techniques[hint->technique].name : NULL);
    board_json_spots(&j, "because", h->board, hint->because, hint->n_because);
    board_json_places(&j, "places", h->board, hint->because, hint->n_because);
    board_json_moves(&j, "moves", h->board, hint->move, hint->kind == HINT_STEP ? hint->n_moves : 0);
    json_pair(&j, "text", h->text);
    json_pair(&j, "status",
              hint->kind == HINT_STEP    ? "step"
              : hint->kind == HINT_WRONG ? "wrong"
              : hint->kind == HINT_DONE  ? "solved"
                                         : "no step");
    story_json(&j, h->board, hint);
    json_line_end(&j);
}

struct answered hint_answer_look(struct hint_answer *h, bool uniqueness, struct work *w)
{
    const struct board *b = h->board;
    if (!b->game->puzzle)
        return answered_refused("this game has no hints");
    if (uniqueness && !b->game->puzzle->uniqueness)
        return answered_refused("--uniqueness: no hint of this game argues that way");
    struct err e = rate_hint_room(b, &h->hint, w->arena) ? err_none() : err_memory();
    h->hint.uniqueness = uniqueness;
    if (!err_is(e))
        e = rate_find_hint(b, &h->hint, w);
    if (err_is(e))
        return answered_of(e);
    bool helps = h->hint.kind == HINT_STEP || h->hint.kind == HINT_DONE;
    return (struct answered){helps ? ENDING_YES : ENDING_NO, NULL};
}

struct answered hint_answer_find(struct hint_answer *h, bool uniqueness, struct work *w)
{
    struct answered found = hint_answer_look(h, uniqueness, w);
    if (found.why)
        return found;
    h->text = arena_text(w->arena, write_sentence, h).text;
    return h->text ? found : answered_of(err_memory());
}

/* ---- rate ---- */

void rate_answer_json(const void *ctx, struct writer *out)
{
    const struct rate_answer *r = ctx;
    const struct rating *rating = &r->rating;
    struct jsonw j = json_line(out);
    json_decimal_or_null(&j, "rating", rating->solved, rating->tenths / 10.0, 1);
    json_decimal_or_null(&j, "work", rating->solved, rating->work / 10.0, 1);
    json_pair(&j, "level", rating->solved ? level_name(rating->level) : NULL);
    json_open(&j, "techniques", '{');
    for (const struct technique *t = r->board->game->puzzle->techniques; t->name; t++) {
        uint32_t used = rating->used[t - r->board->game->puzzle->techniques];
        if (used)
            json_count(&j, t->name, used);
    }
    jsonw_close(&j, '}');
    json_count(&j, "steps", rating->steps);
    json_count(&j, "search", rating->searched);
    json_count(&j, "hardest", rating->hardest);
    if (r->why)
        json_pair(&j, "why", r->why);
    json_line_end(&j);
}

struct answered rate_answer_find(struct rate_answer *r, hint_watch *watch, void *ctx, struct work *w)
{
    if (!r->board->game->puzzle)
        return answered_refused("this game has nothing to rate");
    struct err e = puzzle_rate(r->board, &r->rating, watch, ctx, w);
    return err_is(e) ? answered_of(e) : rate_answer_end(r, w);
}

struct answered rate_answer_end(struct rate_answer *r, const struct work *w)
{
    bool stopped = !r->rating.solved && w->steps == 0;
    r->why = stopped ? "the limit was reached first" : NULL;
    return (struct answered){r->rating.solved ? ENDING_YES : stopped ? ENDING_LIMIT : ENDING_NO, NULL};
}
