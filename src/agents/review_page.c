/* review_page.c - see review_page.h. */
#include "agents/review_page.h"

#include <string.h>

#include "agents/embedded.h"
#include "agents/html.h"
#include "agents/replay.h"
#include "duel/review_words.h"

enum { WORDS_MAX = 64, SENTENCE_MAX = 512 };

struct page_game {
    const struct reviewed_game *of;
    const struct review_page *page;
};

/* The expected score of the side that is first, whoever moves. */
static double of_first(const struct judgement *j, double expected)
{
    return j->mover ? 1 - expected : expected;
}

static void json_better(const struct page_game *g, struct jsonw *j, const struct judgement *t,
                        const struct board *before)
{
    char text[SENTENCE_MAX];
    struct writer w = writer_to(text, sizeof text);
    review_explain(before, t, g->page->arena, &w);
    jsonw_key(j, "text");
    html_json_text(j, (struct slice){text, w.n < sizeof text ? w.n : sizeof text});
    json_open(j, "better", '{');
    replay_json_change(j, before, t->best, g->page->arena);
    jsonw_close(j, '}');
}

/* What is said of a move beside where it leads. */
static void json_judgement(const void *ctx, struct jsonw *j, size_t turn, const struct board *before)
{
    const struct page_game *g = ctx;
    const struct judgement *t = &g->of->review.turn[turn];
    char words[WORDS_MAX];
    struct writer w = writer_to(words, sizeof words);
    judgement_write(t, false, &w);
    html_json_pair(j, "mover", before->game->duel->sides[t->mover]);
    html_json_pair(j, "label", label_name(t->label));
    jsonw_key(j, "words");
    html_json_text(j, (struct slice){words, w.n < sizeof words ? w.n : sizeof words});
    json_bool(j, "exact", t->exact);
    json_decimal(j, "before", of_first(t, t->best_expected), 3);
    json_decimal(j, "after", of_first(t, t->expected), 3);
    if (t->label >= LABEL_INACCURACY)
        json_better(g, j, t, before);
}

/* "H wins", "draw", "not finished" */
static void json_result(struct jsonw *j, const struct record *r, const char *const *sides)
{
    char text[WORDS_MAX] = "";
    struct writer w = writer_to(text, sizeof text - 1);
    bool decided = r->result == STATUS_FIRST || r->result == STATUS_SECOND;
    if (decided) {
        writer_text(&w, sides[r->result == STATUS_SECOND]);
        writer_text(&w, " wins");
    } else {
        writer_text(&w, r->result == STATUS_OPEN ? "not finished" : status_name(r->result));
    }
    html_json_pair(j, "result", text);
}

static void json_game(struct jsonw *j, const struct reviewed_game *of,
                      const struct review_page *page)
{
    const struct record *r = &of->record;
    struct page_game g = {of, page};
    const char *const *sides = r->start->game->duel->sides;
    jsonw_open(j, '{');
    json_open(j, "players", '[');
    for (int side = 0; side < 2; side++)
        html_json_text(j, r->name[side].len ? r->name[side]
                                            : (struct slice){sides[side], strlen(sides[side])});
    jsonw_close(j, ']');
    json_open(j, "sides", '[');
    for (int side = 0; side < 2; side++)
        html_json_text(j, (struct slice){sides[side], strlen(sides[side])});
    jsonw_close(j, ']');
    json_open(j, "accuracy", '[');
    for (int side = 0; side < 2; side++)
        jsonw_real(j, of->review.accuracy[side], 3);
    jsonw_close(j, ']');
    json_result(j, r, sides);
    if (of->review.n_worst)
        json_count(j, "worst", (int64_t)of->review.worst[0] + 1);
    struct game_replay replay = {.start = r->start,
                                 .moves = r->moves,
                                 .n = r->n,
                                 .more = json_judgement,
                                 .ctx = &g};
    replay_json(&replay, j, page->arena);
    jsonw_close(j, '}');
}

static void json_data(const void *ctx, struct jsonw *j)
{
    const struct review_page *p = ctx;
    json_open(j, "games", '[');
    for (size_t i = 0; i < p->n; i++)
        json_game(j, &p->game[i], p);
    jsonw_close(j, ']');
}

#define BODY                                                                                       \
    "<h2 id=\"who\">Game</h2>\n<p id=\"accuracy\"></p>\n"                                            \
    "<svg id=\"graph\" viewBox=\"0 0 900 160\" role=\"img\" "                                       \
    "aria-label=\"Expected score, move by move\"></svg>\n"                                        \
    "<p id=\"words\" aria-live=\"polite\"></p>\n<div id=\"stage\" hidden></div>\n"
#define LIST "<h2>Games</h2>\n<div class=\"scroll\"><table id=\"list\"></table></div>\n"

void review_page_write(const struct review_page *p, struct writer *out)
{
    static const char whole[] = BODY LIST, served[] = "<p><a href=\"./\">The whole league</a></p>\n" BODY;
    html_page_write(&(struct html_page){.title = p->title,
                                        .style = embedded_review_css,
                                        .body = p->served ? served : whole,
                                        .script = embedded_review_js,
                                        .data = json_data,
                                        .ctx = p,
                                        .linked = p->served ? "review" : NULL},
                    out);
}
