/* page.c - see page.h: requests are taken apart, verbs found, answers put together. */
#include "front/page/page.h"

#include <string.h>

#include "core/position.h"
#include "games/games.h"

enum { ASK_EVERY = 64 };

/* Asking the clock leaves WebAssembly, which costs more than the steps between two questions. */
static bool time_is_up(void *ctx)
{
    struct page *p = ctx;
    return p->asked++ % ASK_EVERY == 0 && deadline_passed(&p->deadline);
}

void page_open(struct page *p)
{
    *p = (struct page){.steps = UINT64_MAX};
    session_open(&p->session, games_all);
    arena_open(&p->arena);
    arena_open(&p->answer);
    arena_open(&p->reviewed);
    rng_seed(&p->rng, 1, 0);
}

void page_close(struct page *p)
{
    session_close(&p->session);
    arena_close(&p->arena);
    arena_close(&p->reviewed);
    arena_close(&p->answer);
}

void page_budget(struct page *p, uint32_t ms)
{
    p->deadline = (struct deadline){.end = clock_us() + (int64_t)ms * 1000};
    p->asked = 0;
}

void reply_say(struct reply *r, const char *sentence)
{
    writer_text(&r->say, r->say.n && *sentence ? ". " : "");
    writer_text(&r->say, sentence);
}

void reply_fail(struct reply *r, const char *sentence)
{
    r->failed = true;
    reply_say(r, sentence);
}

void reply_err(struct reply *r, struct err e)
{
    reply_fail(r, e.why);
}

struct slice request_word(struct request *q)
{
    struct slice word = reader_until(&q->words, ' ');
    reader_skip(&q->words, ' ');
    return word;
}

bool request_number(struct request *q, uint32_t max, uint32_t *out)
{
    bool ok = reader_number(&q->words, max, out);
    return ok && (reader_skip(&q->words, ' ') || reader_peek(&q->words) == READER_END);
}

bool request_spot(struct page *p, struct request *q, struct spot *out)
{
    uint32_t x, y;
    const struct board *b = p->session.now;
    if (!request_number(q, 2 * (uint32_t)board_width(b), &x) ||
        !request_number(q, 2 * (uint32_t)board_height(b), &y))
        return false;
    *out = (struct spot){(int16_t)x, (int16_t)y};
    return true;
}

/* ---- finding the verb ---- */

static const struct verb *verb_named(struct slice name)
{
    const struct verb *const tables[] = {verbs_play, verbs_help, verbs_duel,
                                         verbs_make, verbs_edit, verbs_review};
    for (size_t t = 0; t < sizeof tables / sizeof *tables; t++)
        for (const struct verb *v = tables[t]; v->name; v++)
            if (slice_is(name, v->name))
                return v;
    return NULL;
}

static struct request request_of(const char *text, size_t len)
{
    const char *end = memchr(text, '\n', len);
    size_t line = end ? (size_t)(end - text) : len;
    return (struct request){
        .words = reader_of(text, line),
        .text = end ? (struct slice){end + 1, len - line - 1} : (struct slice){"", 0},
    };
}

static void run(struct page *p, const char *text, size_t len, struct reply *r)
{
    struct request q = request_of(text, len);
    const struct verb *v = verb_named(request_word(&q));
    page_budget(p, BUDGET_MS);
    if (!v)
        reply_fail(r, "this request is not understood");
    else if (v->needs_game && !p->session.now)
        reply_fail(r, "no game is loaded");
    else
        v->run(p, &q, r);
    if (p->session.now && p->session.marking == MARKING_SOLUTION)
        (void)session_solution(&p->session, &p->work);
}

static void write_answer(struct page *p, const struct reply *r, struct writer *out)
{
    struct jsonw j = jsonw_to(out);
    jsonw_open(&j, '{');
    jsonw_key(&j, "ok");
    jsonw_bool(&j, !r->failed);
    jsonw_key(&j, "say");
    jsonw_slice(&j, (struct slice){r->text, r->say.n < SAY_ROOM ? r->say.n : SAY_ROOM});
    if (r->body)
        r->body(p, r->data, &j);
    if (r->state && p->session.now) {
        jsonw_key(&j, "state");
        state_write(p, &j);
    }
    jsonw_close(&j, '}');
}

const char *page_answer(struct page *p, const char *request, size_t len, size_t *out_len)
{
    static const char no_memory[] = "{\"ok\":false,\"say\":\"there is not enough memory\"}";
    p->work = (struct work){
        .arena = &p->arena, .rng = &p->rng, .steps = p->steps, .stop = time_is_up, .ctx = p};
    struct reply *r = arena_take(&p->arena, 1, sizeof *r);
    *out_len = sizeof no_memory - 1;
    arena_release(&p->answer, (struct arena_mark){0}); /* of the request before */
    if (!r)
        return no_memory;
    r->say = writer_to(r->text, sizeof r->text);
    run(p, request, len, r);
    page_budget(p, BUDGET_MS); /* drawing may check the board: that has time of its own */
    p->work.steps = p->steps;
    struct writer out = writer_growing(&p->answer);
    write_answer(p, r, &out);
    if (out.n > out.cap)
        return no_memory;
    *out_len = out.n;
    return out.out;
}
