/* study.c - see study.h. */
#include "session/study.h"

#include "core/board_json.h"
#include "puzzle/design_text.h"

struct err study_make(const struct board *b, enum study_kind kind, struct study *out,
                      struct work *w)
{
    static struct err (*const find[STUDY_KINDS])(const struct board *, struct design *,
                                                 struct work *) = {
        design_find_count, design_find_answers, design_find_clues};
    arena_open(&out->arena);
    struct arena *kept = w->arena;
    w->arena = &out->arena;
    struct err e = find[kind](b, &out->design, w);
    w->arena = kept;
    if (!err_is(e) && !out->design.complete)
        e = (struct err){ERR_BUDGET, 0, "it was stopped before all of this was known"};
    if (err_is(e))
        arena_close(&out->arena);
    return e;
}

void study_close(struct study *s)
{
    arena_close(&s->arena);
}

/* ---- in words ---- */

void study_say(const struct study *s, enum study_kind kind, const struct board *b,
               struct writer *out)
{
    const struct design *d = &s->design;
    size_t before = out->n;
    if (kind == STUDY_COUNT)
        design_text_count(out, d);
    else if (kind == STUDY_ANSWERS)
        design_text_answers(out, d);
    else
        design_text_clues(out, b, d);
    if (out->n == before)
        writer_text(out, d->answer == ANSWER_NONE      ? "no solution"
                         : kind == STUDY_CLUES ? "there is no clue to add, take away or change"
                                               : "");
    if (out->n && out->n <= out->cap && out->out[out->n - 1] == '\n')
        out->n--;
}

/* ---- as data ---- */

static void write_heat(const struct solution_count *heat, struct jsonw *j)
{
    json_open(j, "heat", '[');
    for (size_t i = 0; i < heat->n; i++) {
        jsonw_number(j, heat->spot[i].x);
        jsonw_number(j, heat->spot[i].y);
        jsonw_number(j, solution_count_thousandths(heat, i));
    }
    jsonw_close(j, ']');
}

static void write_differences(const struct design *d, struct jsonw *j)
{
    struct arena own;
    arena_open(&own);
    const struct puzzle *p = d->two[0]->game->puzzle;
    size_t n = p->differences(d->two[0], d->two[1], NULL, 0);
    struct spot *spot = arena_take(&own, n + 1, sizeof *spot);
    jsonw_key(j, "differs");
    spots_json(j, spot, spot ? p->differences(d->two[0], d->two[1], spot, n) : 0);
    arena_close(&own);
}

static void write_answers(const struct design *d, struct jsonw *j)
{
    if (d->two[0])
        board_json_position(j, "first", d->two[0]);
    if (d->two[1]) {
        board_json_position(j, "second", d->two[1]);
        write_differences(d, j);
    }
    if (d->forced)
        board_json_position(j, "forced", d->forced);
    if (!d->reached)
        return;
    board_json_position(j, "reached", d->reached);
    json_count(j, "steps", d->steps);
    jsonw_key(j, "reach");
    jsonw_open_text(j);
    design_text_reach(j->out, d);
    jsonw_close_text(j);
    jsonw_key(j, "stop");
    spots_json(j, &d->stop, spot_is_somewhere(d->stop));
}

static void write_put(struct jsonw *j, struct spot at, char clue)
{
    jsonw_open(j, '{');
    jsonw_key(j, "at");
    spots_json(j, &at, 1);
    json_pair(j, "token", (char[]){clue, '\0'});
    jsonw_close(j, '}');
}

static void write_list(const char *key, const struct board *b, const struct suggestions *list,
                       struct jsonw *j)
{
    json_open(j, key, '[');
    for (size_t i = 0; i < list->n; i++) {
        const struct suggestion *s = &list->row[i];
        jsonw_open(j, '{');
        jsonw_key(j, "words");
        jsonw_open_text(j);
        design_text_suggestion(j->out, b, s);
        jsonw_close_text(j);
        json_open(j, "puts", '[');
        write_put(j, s->at, s->clue);
        if (spot_is_somewhere(s->also))
            write_put(j, s->also, s->also_clue);
        jsonw_close(j, ']');
        if (s->rating.solved)
            rating_json(j, &s->rating);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

void study_write(const struct study *s, enum study_kind kind, const struct board *b,
                 struct jsonw *j)
{
    const struct design *d = &s->design;
    json_pair(j, "verdict", answer_name(d->answer));
    json_pair(j, "count", d->count ? d->count : "0");
    json_bool(j, "exact", d->exact);
    if (kind == STUDY_COUNT)
        write_heat(&d->heat, j);
    if (kind == STUDY_ANSWERS)
        write_answers(d, j);
    if (kind != STUDY_CLUES)
        return;
    write_list("add", b, &d->add, j);
    write_list("leaveOut", b, &d->redundant, j);
    write_list("repair", b, &d->repair, j);
    write_list("easier", b, &d->easier, j);
    write_list("harder", b, &d->harder, j);
}
