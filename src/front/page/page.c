/* page.c - see page.h: requests become actions, results become JSON. */
#include "front/page/page.h"

#include "games/games.h"

enum { ASK_EVERY = 64 };

/* Asking the clock leaves WebAssembly, which costs more than the steps between two questions. */
static bool time_is_up(void *ctx)
{
    struct page *p = ctx;
    return p->asked++ % ASK_EVERY == 0 && clock_us() >= p->end;
}

void page_open(struct page *p)
{
    *p = (struct page){.steps = UINT64_MAX};
    session_open(&p->session, games_all);
    p->session.cells_max = CELLS_MAX;
    arena_open(&p->arena);
    arena_open(&p->answer);
    arena_open(&p->told.arena);
    rng_seed(&p->rng, 1, 0);
}

void page_close(struct page *p)
{
    session_close(&p->session);
    arena_close(&p->arena);
    arena_close(&p->answer);
    arena_close(&p->told.arena);
}

static void begin_work(struct page *p)
{
    p->end = clock_us() + (int64_t)BUDGET_MS * 1000;
    p->asked = 0;
    p->work = (struct work){
        .arena = &p->arena, .rng = &p->rng, .steps = p->steps, .stop = time_is_up, .ctx = p};
}

static void write_journal(struct page *p, struct jsonw *j)
{
    size_t from;
    struct arena room;
    arena_open(&room);
    struct writer text = writer_growing(&room);
    session_journal(&p->session, &from, &text);
    json_open(j, "journal", '{');
    json_count(j, "from", (int64_t)from);
    json_slice(j, "add", (struct slice){text.n ? text.out : "", text.n < text.cap ? text.n : text.cap});
    jsonw_close(j, '}');
    arena_close(&room);
}

static void write_answer(struct page *p, const struct result *r, struct writer *out)
{
    struct jsonw j = jsonw_to(out);
    struct slice data = result_data(r);
    jsonw_open(&j, '{');
    json_bool(&j, "ok", !r->failed);
    json_slice(&j, "say", result_words(r));
    if (data.len) {
        writer_char(out, ',');
        writer_slice(out, data);
    }
    begin_work(p); /* drawing may check the board: that has time of its own */
    bool shown = p->session.now && p->session.revision != p->told.revision;
    const struct view *v = shown ? session_view(&p->session, &p->work) : NULL;
    if (v) {
        jsonw_key(&j, "view");
        view_json_write(p, v, &j);
        write_journal(p, &j);
    }
    jsonw_close(&j, '}');
}

const char *page_answer(struct page *p, const char *request, size_t len, size_t *out_len)
{
    static const char no_memory[] = "{\"ok\":false,\"say\":\"there is not enough memory\"}";
    struct result r;
    begin_work(p);
    result_open(&r);
    arena_release(&p->answer, (struct arena_mark){0}); /* of the request before */
    session_do(&p->session, request, len, &r, &p->work);
    struct writer out = writer_growing(&p->answer);
    write_answer(p, &r, &out);
    bool whole = out.n <= out.cap && r.say.n <= r.say.cap && r.json.n <= r.json.cap;
    result_close(&r);
    *out_len = whole ? out.n : sizeof no_memory - 1;
    return whole ? out.out : no_memory;
}
