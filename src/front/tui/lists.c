/* lists.c - lists about the board: what a finished one does not meet, the moves of a duel. Choosing
 * one goes there. */
#include <ncurses.h>
#include <string.h>

#include "front/tui/tui.h"
#include "session/sentences.h"
#include "session/variations.h"

enum { ROW = 64 };

/* n rows of text in the arena and a list of them; NULL: no memory. */
static char (*make_rows(size_t n, const char ***list, struct arena *a))[ROW]
{
    char(*text)[ROW] = arena_take(a, n + 1, sizeof *text);
    *list = arena_take(a, n + 1, sizeof **list);
    for (size_t i = 0; text && *list && i < n; i++)
        (*list)[i] = text[i];
    return *list ? text : NULL;
}

void choose_unmet(struct tui *t)
{
    struct work *w = &t->play->cli->work;
    struct arena_mark mark = arena_here(w->arena);
    const struct view *v = tui_view(t);
    struct flaws all = v && v->is_unmet ? v->flaws : (struct flaws){0};
    const char **list;
    char(*text)[ROW] = make_rows(all.n, &list, w->arena);
    for (size_t i = 0; text && i < all.n; i++) {
        struct writer out = writer_to(text[i], ROW - 1);
        sentence_flaw(t->session->now, &all, i, &out);
    }
    int at = text && all.n ? dialog_choose(t, "Not met", list, (int)all.n, 0) : -1;
    if (at >= 0 && all.flaw[at].n) {
        bool dots = t->session->now->game->target == TARGET_EDGES;
        struct spot to = all.spot[all.flaw[at].first];
        if (dots) /* the dot at the upper left */
            to = (struct spot){(int16_t)(to.x & ~1), (int16_t)(to.y & ~1)};
        else /* the cell at the lower right, which there is not beyond the last one */
            to = (struct spot){(int16_t)(to.x | 1), (int16_t)(to.y | 1)};
        int w2 = 2 * board_width(t->session->now), h2 = 2 * board_height(t->session->now);
        t->cursor.x = (int16_t)(to.x > w2 ? w2 - 1 : to.x);
        t->cursor.y = (int16_t)(to.y > h2 ? h2 - 1 : to.y);
        t->focus = FOCUS_BOARD;
    }
    arena_release(w->arena, mark);
}

void lists_move(struct board *b, const struct step *step, size_t number, char *out, size_t cap)
{
    struct writer w = writer_to(out, cap - 1);
    const struct game *g = b->game;
    if (step->jump) {
        writer_text(&w, "begun again");
        board_copy(b, step->jump);
    } else {
        writer_number(&w, (int64_t)number);
        writer_text(&w, ". ");
        writer_text(&w, g->duel->names[g->duel->mover(b)]);
        writer_char(&w, ' ');
        g->rules.write_move(b, step->move, &w);
        for (uint32_t k = 0; k < step->times; k++)
            g->rules.play(b, step->move);
    }
    out[w.n < cap ? w.n : cap - 1] = '\0';
}

/* Every step, also those that were undone and can be done again. */
void choose_move(struct tui *t)
{
    struct session *s = t->session;
    struct work *w = &t->play->cli->work;
    struct arena_mark mark = arena_here(w->arena);
    const char **list;
    size_t n = s->steps.n;
    char(*text)[ROW] = make_rows(n + 1, &list, w->arena);
    struct board *b = arena_take(w->arena, 1, s->now->game->rules.size(&s->now->variant));
    if (text && b) {
        strcpy(text[0], "the start");
        board_copy(b, s->steps.start);
    }
    for (size_t i = 0; text && b && i < n; i++)
        lists_move(b, &s->steps.step[i], i + 1, text[i + 1], ROW);
    int at = text && b ? dialog_choose(t, "Moves", list, (int)n + 1, (int)s->steps.at) : -1;
    arena_release(w->arena, mark);
    if (at < 0 || (size_t)at == s->steps.at)
        return;
    tui_do_with(t, "goto %d", at);
    t->paused = session_cpu_to_move(s);
    tui_say(t, "y goes on from here, z further back%s", t->paused ? "; p lets the CPU move" : "");
}

/* ---- variations ---- */

struct branch_rows {
    char (*text)[ROW];
    const struct variations *tree;
    size_t n, cap;
    int depth;
};

/* Indented as deep as the branch is. */
static void add_branch(void *ctx, const struct board *before, uint32_t node,
                       enum variations_event event)
{
    struct branch_rows *r = ctx;
    r->depth += event == VARIATION_OPENS ? 1 : event == VARIATION_CLOSES ? -1 : 0;
    if (event == VARIATION_CLOSES || r->n >= r->cap)
        return;
    struct writer out = writer_to(r->text[r->n++], ROW - 1);
    size_t ply = 0;
    for (uint32_t k = node; k; k = r->tree->node[k].parent)
        ply++;
    for (int i = 0; i < r->depth && i < ROW / 4; i++)
        writer_text(&out, "  ");
    writer_number(&out, (int64_t)ply);
    writer_text(&out, ". ");
    writer_text(&out, before->game->duel->names[before->game->duel->mover(before)]);
    writer_char(&out, ' ');
    before->game->rules.write_move(before, r->tree->node[node].move, &out);
}

/* The first time it begins the analysis. */
void choose_branch(struct tui *t)
{
    struct session *s = t->session;
    struct work *w = &t->play->cli->work;
    if (!s->variations) {
        tui_do(t, "analyse");
        return;
    }
    struct arena_mark mark = arena_here(w->arena);
    const char **list;
    char(*text)[ROW] = make_rows(s->variations->n, &list, w->arena);
    struct branch_rows rows = {.text = text, .tree = s->variations, .n = 1,
                               .cap = s->variations->n};
    int at = -1;
    if (text) {
        strcpy(text[0], "the start");
        variations_walk(s, add_branch, &rows, w);
        at = dialog_choose(t, "Branches", list, (int)rows.n,
                           (int)variations_number(s, s->variations->at));
    }
    if (at >= 0)
        tui_do_with(t, "branch %d", at);
    arena_release(w->arena, mark);
}
