/* state.c - all that a face needs to draw the session, as one JSON object. */
#include "front/page/page.h"

#include "core/position.h"
#include "session/outcome.h"
#include "session/points.h"

void json_spots(struct jsonw *j, const char *key, const struct spot *spot, size_t n)
{
    jsonw_key(j, key);
    jsonw_open(j, '[');
    for (size_t i = 0; i < n; i++) {
        jsonw_number(j, spot[i].x);
        jsonw_number(j, spot[i].y);
    }
    jsonw_close(j, ']');
}

void json_written(struct page *p, struct jsonw *j, const char *key, write_fn *write,
                  const void *ctx)
{
    struct arena_mark mark = arena_here(&p->arena);
    jsonw_key(j, key);
    jsonw_slice(j, text_in(&p->arena, write, ctx));
    arena_release(&p->arena, mark);
}

void json_move(struct jsonw *j, const char *key, const struct board *b, game_move m)
{
    jsonw_key(j, key);
    jsonw_open_text(j);
    if (m)
        b->game->rules.write_move(b, m, j->out);
    jsonw_close_text(j);
}

static void write_line(const void *board, struct writer *out)
{
    position_write(board, out);
}

static void write_save(const void *session, struct writer *out)
{
    session_save(session, out);
}

void json_position(struct jsonw *j, const char *key, const struct board *b, struct page *p)
{
    json_written(p, j, key, write_line, b);
}

static void write_text(struct jsonw *j, const char *key, const struct writer *w)
{
    jsonw_key(j, key);
    jsonw_slice(j, (struct slice){w->out, w->n < w->cap ? w->n : w->cap});
}

/* ---- parts ---- */

static void write_board(struct page *p, struct jsonw *j)
{
    const struct board *b = p->session.now;
    char size[32];
    struct writer w = writer_to(size, sizeof size);
    size_write(b->game, &b->variant, &w);
    json_pair(j, "game", b->game->name);
    json_pair(j, "title", b->game->title);
    json_pair(j, "lattice", b->game->lattice == LATTICE_HEX ? "hex" : "square");
    json_pair(j, "target", b->game->target == TARGET_EDGES ? "edges" : "cells");
    jsonw_key(j, "drags");
    jsonw_bool(j, b->game->rules.drag != NULL);
    json_count(j, "width", board_width(b));
    json_count(j, "height", board_height(b));
    write_text(j, "size", &w);
    json_position(j, "position", b, p);
    json_position(j, "start", p->session.steps.start, p);
}

static void write_turn(struct page *p, struct jsonw *j)
{
    const struct session *s = &p->session;
    char text[1600];
    struct writer w = writer_to(text, sizeof text);
    enum status status = session_status(s, &p->work);
    bool duel = board_is_duel(s->now), open = status == STATUS_OPEN;
    words_headline(p, &w);
    json_pair(j, "status", status_name(status));
    write_text(j, "headline", &w);
    w = writer_to(text, sizeof text);
    outcome_tell(s, "", &w);
    write_text(j, "told", &w);
    jsonw_key(j, "duel");
    jsonw_bool(j, duel);
    json_count(j, "mover", open ? session_to_move(s) : -1);
    jsonw_key(j, "cpu");
    jsonw_bool(j, open && session_cpu_to_move(s));
    jsonw_key(j, "mustPass");
    jsonw_bool(j, open && duel && session_must_pass(s));
}

static void write_seats(struct page *p, struct jsonw *j)
{
    const struct session *s = &p->session;
    const struct duel *d = s->now->game->duel;
    jsonw_key(j, "seats");
    jsonw_open(j, '[');
    for (int side = 0; d && side < 2; side++) {
        char level[32];
        struct writer w = writer_to(level, sizeof level);
        strength_write(s->now->game, s->seat[side].strength, &w);
        jsonw_open(j, '{');
        json_pair(j, "name", d->names[side]);
        jsonw_key(j, "cpu");
        jsonw_bool(j, s->seat[side].cpu);
        write_text(j, "level", &w);
        jsonw_key(j, "score");
        if (d->score && board_is_duel(s->now))
            jsonw_number(j, d->score(s->now, side));
        else
            jsonw_null(j);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
    char gain[256];
    struct writer w = writer_to(gain, sizeof gain);
    words_gain(p, &w);
    write_text(j, "gain", &w);
}

/* Levels that do not play this board, and why. */
static void write_absent(struct page *p, struct jsonw *j)
{
    const struct session *s = &p->session;
    const struct game *g = s->now->game;
    const char *name;
    jsonw_key(j, "absent");
    jsonw_open(j, '[');
    for (int i = 0; g->duel && board_is_duel(s->now) && (name = strength_name(g, i)); i++) {
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

/* Who made the last step. */
static int mover_before(struct page *p)
{
    const struct session *s = &p->session;
    struct arena_mark mark = arena_here(&p->arena);
    struct board *then = arena_take(&p->arena, 1, s->now->game->rules.size(&s->now->variant));
    int side = -1;
    if (then && board_is_duel(s->now)) {
        steps_board(&s->steps, s->steps.at - 1, then);
        side = s->now->game->duel->mover(then);
    }
    arena_release(&p->arena, mark);
    return side;
}

/* Steps of one press count once. */
static void write_history(struct page *p, struct jsonw *j)
{
    const struct session *s = &p->session;
    json_count(j, "steps", (int64_t)s->steps.n);
    json_count(j, "at", (int64_t)s->steps.at);
    jsonw_key(j, "canUndo");
    jsonw_bool(j, session_can_undo(s));
    jsonw_key(j, "canRedo");
    jsonw_bool(j, session_can_redo(s));
    bool helped = false;
    for (size_t i = 0; i < s->steps.at; i++)
        helped = helped || s->steps.step[i].unscored;
    jsonw_key(j, "helped");
    jsonw_bool(j, helped);
    json_pair(j, "marking", marking_name(s->marking));
    jsonw_key(j, "checkpoints");
    jsonw_open(j, '[');
    for (size_t i = 0; i < s->checkpoints; i++)
        jsonw_text(j, s->checkpoint[i].name);
    jsonw_close(j, ']');
    json_spots(j, "held", &s->held, s->held.x >= 0);
    const struct step *last = s->steps.at ? &s->steps.step[s->steps.at - 1] : NULL;
    struct spot at = last && !last->jump && last->times
                         ? s->now->game->rules.move_spot(s->now, last->move)
                         : spot_nowhere();
    bool moved = spot_is_somewhere(at);
    json_spots(j, "moved", &at, moved);
    json_count(j, "movedBy", moved ? mover_before(p) : -1);
}

/* What can be switched on, and what is. */
static void write_assists(struct page *p, struct jsonw *j)
{
    const struct assists *a = p->session.now->game->assists;
    jsonw_key(j, "assists");
    jsonw_open(j, '[');
    for (int i = 0; a && a->list[i].name; i++) {
        jsonw_open(j, '{');
        json_pair(j, "name", a->list[i].name);
        json_pair(j, "help", a->list[i].help);
        jsonw_key(j, "on");
        jsonw_bool(j, p->session.assists >> i & 1);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

static void write_hint(struct page *p, struct jsonw *j)
{
    static const char *const kinds[] = {"step", "wrong", "done", "none"};
    const struct session *s = &p->session;
    jsonw_key(j, "hint");
    if (s->ladder == LADDER_NONE || s->ladder == LADDER_DONE) {
        jsonw_null(j);
        return;
    }
    char *text = arena_take(&p->arena, 1, SAY_ROOM);
    struct writer w = writer_to(text, text ? SAY_ROOM : 0);
    words_hint(p, &w);
    jsonw_open(j, '{');
    json_pair(j, "kind", kinds[s->hint.kind]);
    json_count(j, "rung", s->ladder);
    write_text(j, "text", &w);
    jsonw_close(j, '}');
}

static void write_flaw(const struct board *b, const struct flaws *all, size_t i, struct jsonw *j)
{
    char text[160];
    struct writer w = writer_to(text, sizeof text);
    flaw_write(b, all, i, &w);
    jsonw_open(j, '{');
    write_text(j, "text", &w);
    json_spots(j, "at", all->spot + all->flaw[i].first, all->flaw[i].n);
    jsonw_close(j, '}');
}

/* Finished but not accepted: what is not met, one by one, each with its places. */
static void write_flaws(struct page *p, struct jsonw *j)
{
    struct arena_mark mark = arena_here(&p->arena);
    struct flaws all;
    jsonw_key(j, "flaws");
    jsonw_open(j, '[');
    if (!session_list_unmet(&p->session, &all, &p->work))
        all.n = 0;
    for (size_t i = 0; i < all.n; i++)
        write_flaw(p->session.now, &all, i, j);
    jsonw_close(j, ']');
    arena_release(&p->arena, mark);
}

/* `points`: what a single player has earned. `owned`: cells that the second side placed. */
static void write_points(struct page *p, struct jsonw *j)
{
    const struct session *s = &p->session;
    struct arena_mark mark = arena_here(&p->arena);
    struct points points;
    bool told = session_points(s, &points, &p->work), duel = board_is_duel(s->now);
    size_t wide = (size_t)board_width(s->now), cells = wide * (size_t)board_height(s->now);
    json_count(j, "points", told && !duel ? points.sum : 0);
    jsonw_key(j, "owned");
    jsonw_open(j, '[');
    for (size_t i = 0; told && duel && i < cells; i++)
        if (points.owner[i] == 2) {
            jsonw_number(j, (int64_t)(2 * (i % wide) + 1));
            jsonw_number(j, (int64_t)(2 * (i / wide) + 1));
        }
    jsonw_close(j, ']');
    arena_release(&p->arena, mark);
}

void state_write(struct page *p, struct jsonw *j)
{
    jsonw_open(j, '{');
    write_board(p, j);
    write_turn(p, j);
    write_seats(p, j);
    write_absent(p, j);
    write_history(p, j);
    write_assists(p, j);
    write_hint(p, j);
    write_flaws(p, j);
    ordering_write(p, j);
    write_points(p, j);
    picture_session(p, j);
    picture_targets(p, j);
    picture_labels(p, j);
    json_written(p, j, "save", write_save, &p->session);
    jsonw_close(j, '}');
}
