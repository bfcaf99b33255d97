/* Records: written, read back and played; refused at a place inside the text. */
#include "desk.h"
#include "duel/match.h"
#include "games/crosscut/crosscut.h"
#include "games/slider/slider.h"

enum { TEXT = 1 << 14 };

static size_t write_record(const struct record *r, char *text)
{
    struct writer w = writer_to(text, TEXT);
    record_write(r, &w);
    CHECK(w.n < TEXT && text[w.n - 1] == '\n' && text[w.n - 2] == '\n');
    return w.n;
}

static struct err read_record(struct desk *d, const char *text, struct record *r)
{
    return record_read(games_all, text, strlen(text), &d->arena, r);
}

/* Games of every kind of ending come back as they were. */
static void round_trip(struct desk *d)
{
    static const struct game *const games[] = {&slider_game, &crosscut_game};
    static char text[TEXT], again[TEXT];
    for (uint32_t i = 1; i <= 40; i++) {
        struct match m = {.game = games[i % 2], .seed = i, .opening = (int)(i % 5), .threads = 1};
        struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
        struct record r, back;
        m.variant = game_preset(m.game);
        m.variant.value[0] = m.variant.value[1] = (int16_t)(4 + i % 3);
        m.side[0].skill = SKILL_RANDOM;
        m.side[1].skill = i % 3 ? SKILL_RANDOM : SKILL_GREEDY;
        m.turns = i % 4 ? 0 : 5;
        CHECK(!err_is(match_play(&m, i, &work, &r)));
        size_t n = write_record(&r, text);
        struct err e = record_read(games_all, text, n, &d->arena, &back);
        if (!CHECK(!err_is(e)))
            printf("  byte %zu: %s\n%.*s", e.at, e.why, (int)n, text);
        CHECK(back.number == i && back.n == r.n && back.result == r.result &&
              back.reason == r.reason && slice_same(back.name[0], r.name[0]));
        CHECK(write_record(&back, again) == n && memcmp(text, again, n) == 0);
        arena_release(&d->arena, (struct arena_mark){NULL, 0});
    }
}

static void refused(struct desk *d, const char *text, size_t at, const char *why)
{
    struct record r;
    struct arena_mark mark = arena_here(&d->arena);
    struct err e = read_record(d, text, &r);
    struct arena_mark after = arena_here(&d->arena);
    CHECK(mark.top == after.top && mark.used == after.used);
    CHECK(err_is(e));
    if (!CHECK(e.at == at))
        printf("  byte %zu, not %zu, of:\n%s", e.at, at, text);
    CHECK_TEXT(e.why ? e.why : "(read without error)", why);
}

static void refusals(struct desk *d)
{
#define START "start slider 2 H+/+V H\n"
    struct record r;
    CHECK(!err_is(read_record(d, START "note kept by hand\nmoves a2r b1l\nresult open\n", &r)));
    CHECK(r.n == 2 && r.result == STATUS_OPEN && r.reason == REASON_NONE && !r.number);
    CHECK(!err_is(read_record(d, START "moves a2r b1l b2r\nresult first\n", &r)));
    CHECK(r.reason == REASON_END);
    arena_release(&d->arena, (struct arena_mark){NULL, 0});
    refused(d, "moves a2r\nresult open\n", 22,
            "a record has a line 'start POSITION' and a line 'result ...'");
    refused(d, "start slider 2 H+/+X H\nresult open\n", 19,
            "a cell is + (empty), B (blocked), H or V");
    refused(d, START START "result open\n", 23, "this line of the record stands twice");
    refused(d, START "moves a2r a2r\nresult open\n", 33, "there is no piece on that cell");
    refused(d, START "moves a2r,b1u\nresult open\n", 32, "expected a blank between moves");
    refused(d, START "result won\n", 30, "the result is open, first, second, draw or invalid");
    refused(d, START "result open\nreason why\n", 42,
            "the reason is none, end, repetition, limit, time, memory, illegal, crash or protocol");
    refused(d, START "result first\n", 30, "the game is not over after these moves");
    refused(d, START "moves a2r b1l b2r\nresult second\n", 48, "the moves lead to another result");
    refused(d, START "result draw\nreason repetition\n", 30,
            "no position stood on the board for the third time after these moves");
    refused(d, START "result first\nreason limit\n", 30,
            "a game that reaches its limit of turns is a draw");
    refused(d, START "result draw\nreason time\n", 30,
            "a game that ends for this reason has a winner");
    refused(d, START "result draw\nreason crash\n", 30,
            "a game that ends for this reason has a winner");
    refused(d, "game x\n" START "result open\n", 5, "expected the number of the game");
    refused(d, "start slant 1x1 ../..\nresult open\n", 6, "a record starts from a game for two");
}

/* H goes up and down, V left and right: the third time the start is there it is a draw. */
static void repetition(struct desk *d)
{
    const char *text = "start slider 3 +++/H++/++V H\n"
                       "moves a2u c1l a3d b1r a2u c1l a3d b1r\nresult draw\nreason repetition\n";
    struct record r;
    CHECK(!err_is(read_record(d, text, &r)) && r.n == 8);
    refused(d,
            "start slider 3 +++/H++/++V H\nmoves a2u c1l a3d b1r\nresult draw\n"
            "reason repetition\n",
            58, "no position stood on the board for the third time after these moves");
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 5);
    round_trip(&d);
    refusals(&d);
    repetition(&d);
    desk_close(&d);
    return check_done("duel_record");
}
