/* actions_analysis.c - a duel analysed: several lines from the position in hand, and all that was tried kept
 * as a tree (variations.h). */
#include "session/action.h"

#include "core/position.h"
#include "duel/clock.h"
#include "duel/lines.h"
#include "duel/review_words.h"
#include "duel/score_text.h"
#include "session/arrows.h"
#include "session/variations.h"

enum { LINES_MOST = 9, LINES_PRESET = 3, LINES_MS = 600, LINE_SHOWN = 8 };

/* ---- beginning ---- */

/* The value of a line that begins with this word; empty: there is none. */
static struct slice line_named(struct slice text, const char *word)
{
    struct reader in = reader_of(text.text, text.len);
    while (reader_peek(&in) != READER_END) {
        struct slice line = reader_until(&in, '\n');
        struct reader one = reader_of(line.text, line.len);
        reader_skip(&in, '\n');
        if (reader_skip_text(&one, word) && reader_skip(&one, ' '))
            return reader_rest(&one);
    }
    return (struct slice){"", 0};
}

static void write_tree(struct call *c);

/* A position, a record, or a tree as `variations` tells it. */
static void analyse_text(struct call *c, struct slice text)
{
    struct session *s = c->s;
    struct slice start = line_named(text, "start"), moves = line_named(text, "moves"),
                 at = line_named(text, "at");
    struct slice position = start.len ? start : text;
    uint32_t number;
    struct session next;
    session_open(&next, s->games);
    struct err e = session_load(&next, position.text, position.len);
    if (!err_is(e))
        e = session_size_refusal(s, board_width(next.now), board_height(next.now));
    if (!err_is(e) && !board_is_duel(next.now))
        e = err_text(0, "only duels are analysed");
    if (!err_is(e) && !variations_begin(&next))
        e = err_memory();
    if (!err_is(e) && start.len)
        e = variations_read(&next, moves, c->work);
    if (!call_try(c, e)) {
        session_close(&next);
        return;
    }
    struct reader in = reader_of(at.text, at.len);
    int64_t node = reader_number(&in, UINT32_MAX, &number) ? variations_node(&next, number) : 0;
    if (node > 0)
        (void)variations_go(&next, (uint32_t)node, c->work);
    next.marking = s->marking;
    session_take(s, &next);
}

static void do_analyse(struct call *c)
{
    struct session *s = c->s;
    if (c->value[0].is_given) {
        analyse_text(c, c->value[0].word);
    } else {
        const char *why = !s->now                  ? "no game is loaded"
                          : !board_is_duel(s->now) ? "only duels are analysed"
                          : variations_begin(s)    ? NULL
                                                   : err_memory().why;
        (void)call_done(c, why);
    }
    if (c->out->failed)
        return;
    call_say(c, "every move that is tried is kept as a branch");
    write_tree(c);
}

/* ---- lines ---- */

static const char *lines_refusal(const struct session *s)
{
    return session_to_move(s) < 0 ? "this is no open duel" : NULL;
}

/* What is certain of it, or how it is guessed. */
static void write_advice(struct call *c, const struct board *b, const struct advice *a)
{
    struct jsonw *j = &c->out->data;
    char fact[64], words[64];
    struct writer f = writer_to(fact, sizeof fact), w = writer_to(words, sizeof words);
    struct judgement judged = {.best_worth = a->worth, .best_score = a->score, .exact = a->exact};
    size_t n = a->n_pv < LINE_SHOWN ? a->n_pv : LINE_SHOWN;
    review_fact(b, &judged, false, &f);
    if (a->worth.value)
        score_text_worth(a->worth, &w);
    else
        score_text_write(a->score, &w);
    call_move(c, "move", b, a->move);
    json_count(j, "score", a->score);
    json_slice(j, "words", (struct slice){words, w.n});
    json_slice(j, "fact", (struct slice){fact, f.n});
    json_bool(j, "exact", a->exact);
    json_decimal(j, "expected", review_expected(b->game, a->worth, a->score, a->exact), 3);
    json_count(j, "depth", a->depth);
    json_open(j, "line", '[');
    arrows_json(j, b, a->n_pv && a->pv[0] == a->move ? a->pv : &a->move,
                a->n_pv && a->pv[0] == a->move ? n : 1, c->work->arena);
    jsonw_close(j, ']');
    /* in words: 1. a3r wins in 19: a3r b1u a2r */
    struct writer *say = &c->out->say;
    b->game->rules.write_move(b, a->move, say);
    writer_char(say, ' ');
    writer_slice(say, f.n ? (struct slice){fact, f.n} : (struct slice){words, w.n});
}

/* The moves of a line after its first. */
static void say_rest(struct call *c, const struct board *b, const struct advice *a)
{
    struct arena_mark mark = arena_here(c->work->arena);
    struct board *now = arena_take(c->work->arena, 1, b->game->rules.size(&b->variant));
    size_t n = a->n_pv < LINE_SHOWN ? a->n_pv : LINE_SHOWN;
    if (now)
        board_copy(now, b);
    for (size_t i = 0; now && a->pv[0] == a->move && i < n; i++) {
        if (i) {
            writer_text(&c->out->say, i == 1 ? ": " : " ");
            b->game->rules.write_move(now, a->pv[i], &c->out->say);
        }
        now->game->rules.play(now, a->pv[i]);
    }
    arena_release(c->work->arena, mark);
}

/* lines [K [MS]] */
static void do_lines(struct call *c)
{
    struct session *s = c->s;
    const struct board *b = s->now;
    size_t want = c->value[0].is_given ? c->value[0].number : LINES_PRESET, n = 0;
    int64_t ms = c->value[1].is_given ? c->value[1].number : LINES_MS;
    struct work w = *c->work;
    struct player own, *player = session_engine(s, &own, c->work);
    struct advice *advice = arena_take(c->work->arena, LINES_MOST, sizeof *advice);
    if (!want || want > LINES_MOST) {
        call_expected(c);
        return;
    }
    if (!call_try(c, player && advice ? err_none() : err_memory()))
        return;
    clock_limit(&w, ms * 1000);
    struct err e = lines_find(player, b, want, advice, &n, &w);
    if (e.code == ERR_BUDGET && n)
        e = err_none();
    if (!call_try(c, e))
        return;
    json_open(&c->out->data, "lines", '[');
    for (size_t i = 0; i < n; i++) {
        jsonw_open(&c->out->data, '{');
        call_line(c);
        writer_number(&c->out->say, (int64_t)i + 1);
        writer_text(&c->out->say, ". ");
        write_advice(c, b, &advice[i]);
        say_rest(c, b, &advice[i]);
        jsonw_close(&c->out->data, '}');
    }
    jsonw_close(&c->out->data, ']');
}

/* ---- the tree ---- */

static const char *tree_refusal(const struct session *s)
{
    return s->variations ? NULL : "nothing is analysed; 'analyse' begins";
}

struct tree_listing {
    struct call *call;
    uint32_t number;
    int depth;
};

static void list_node(void *ctx, const struct board *before, uint32_t node,
                      enum variations_event event)
{
    struct tree_listing *l = ctx;
    const struct variations *v = l->call->s->variations;
    struct jsonw *j = &l->call->out->data;
    l->depth += event == VARIATION_OPENS ? 1 : event == VARIATION_CLOSES ? -1 : 0;
    if (event == VARIATION_CLOSES)
        return;
    size_t ply = 0;
    for (uint32_t k = node; k; k = v->node[k].parent)
        ply++;
    jsonw_open(j, '{');
    json_count(j, "number", ++l->number);
    call_move(l->call, "move", before, v->node[node].move);
    json_count(j, "side", before->game->duel->mover(before));
    json_count(j, "ply", (int64_t)ply);
    json_count(j, "depth", l->depth);
    json_bool(j, "opens", event == VARIATION_OPENS);
    json_count(j, "parent", variations_number(l->call->s, v->node[node].parent));
    jsonw_close(j, '}');
}

static void write_text(struct call *c, struct writer *out)
{
    struct session *s = c->s;
    writer_text(out, "start ");
    struct slice line = {0};
    struct arena_mark mark = arena_here(c->work->arena);
    line = position_text(s->steps.start, c->work->arena);
    writer_slice(out, line);
    arena_release(c->work->arena, mark);
    writer_char(out, '\n');
    variations_write(s, out, c->work);
    writer_text(out, "\nat ");
    writer_number(out, variations_number(s, s->variations->at));
}

/* All nodes, the one in hand, and the text that begins the same again. */
static void write_tree(struct call *c)
{
    struct tree_listing l = {.call = c};
    struct jsonw *j = &c->out->data;
    struct arena room;
    arena_open(&room);
    struct writer text = writer_growing(&room);
    json_open(j, "nodes", '[');
    variations_walk(c->s, list_node, &l, c->work);
    jsonw_close(j, ']');
    json_count(j, "node", variations_number(c->s, c->s->variations->at));
    write_text(c, &text);
    json_slice(j, "text", (struct slice){text.n ? text.out : "", text.n < text.cap ? text.n : text.cap});
    arena_close(&room);
}

static void do_variations(struct call *c)
{
    write_tree(c);
    write_text(c, &c->out->say);
}

/* The node that is meant; -1: there is none, which is said. */
static int64_t node_meant(struct call *c)
{
    int64_t node = variations_node(c->s, c->value[0].number);
    if (node < 0)
        call_expected(c);
    return node;
}

static void do_branch(struct call *c)
{
    int64_t node = node_meant(c);
    if (node >= 0 && call_done(c, variations_go(c->s, (uint32_t)node, c->work)))
        write_tree(c);
}

static void do_promote(struct call *c)
{
    int64_t node = node_meant(c);
    if (node >= 0 && call_done(c, variations_promote(c->s, (uint32_t)node)))
        do_variations(c);
}

static void do_delete(struct call *c)
{
    int64_t node = node_meant(c);
    if (node >= 0 && call_done(c, variations_delete(c->s, (uint32_t)node, c->work)))
        do_variations(c);
}

static const struct argument arg_text[] = {
    {.name = "text", .kind = ARGUMENT_TEXT, .is_optional = true}, {0}};
static const struct argument arg_lines[] = {
    {.name = "number", .kind = ARGUMENT_NUMBER, .is_optional = true},
    {.name = "milliseconds", .kind = ARGUMENT_NUMBER, .is_optional = true},
    {0}};
static const struct argument arg_node[] = {{.name = "number", .kind = ARGUMENT_NUMBER}, {0}};

#define TREE                                                                                       \
    "nodes: { number: number; move: string; side: number; ply: number; depth: number; "            \
    "opens: boolean; parent: number }[]; node: number; text: string"

const struct action actions_analysis[] = {
    {.name = "analyse", .help = "try moves from here for both sides; analyse POSITION: from there",
     .expects = "nothing, a position, a record or what variations told", .arguments = arg_text,
     .run = do_analyse, .flags = ACTION_ANYTIME | ACTION_LEAVES, .answers = TREE},
    {.name = "lines", .help = "lines 3: the best moves, how the game may go on, what is exact",
     .expects = "how many lines, 1 to 9, and milliseconds", .arguments = arg_lines,
     .refusal = lines_refusal, .run = do_lines, .flags = ACTION_LOOKS,
     .answers = "lines: { move: string; score: number; words: string; fact: string; exact: "
                "boolean; expected: number; depth: number; "
                "line: { move: string; side: number; arrow: number[] }[] }[]"},
    {.name = "variations", .help = "all that was tried, alternatives in brackets",
     .refusal = tree_refusal, .run = do_variations, .flags = ACTION_LOOKS, .answers = TREE},
    {.name = "branch", .help = "branch 4: to the fourth move of what variations lists; 0: the start",
     .expects = "the number of a move of the variations", .arguments = arg_node,
     .refusal = tree_refusal, .run = do_branch, .answers = TREE},
    {.name = "promote", .help = "promote 4: make it the main line",
     .expects = "the number of a move of the variations", .arguments = arg_node,
     .refusal = tree_refusal, .run = do_promote, .answers = TREE},
    {.name = "delete", .help = "delete 4: take it off, with all that follows",
     .expects = "the number of a move of the variations", .arguments = arg_node,
     .refusal = tree_refusal, .run = do_delete, .answers = TREE},
    {0},
};
