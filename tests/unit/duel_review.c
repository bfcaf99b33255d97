/* A game judged turn by turn: in any order, no position searched twice, and every turn kept as a line that
 * says the same when it is read again. */
#include "desk.h"
#include "duel/review.h"
#include "duel/review_kept.h"
#include "duel/review_words.h"

static const char *const records[] = {
    ("start crosscut 8x8 ......../......../..RRRR../......../......../..BBB.../......../........ R\n"
     "moves f3 g3 f2 b3\nresult second\n"),
    "start slider 3 +VH/+++/+++ H\nmoves c3d b3u\nresult second\n",
    "start slider 6 +++++H/H+++++/H+++V+/H+++++/++++++/+V+VV+ H\nmoves a5r b1u b5r b2u\nresult open\n",
};

static void same(const struct judgement *a, const struct judgement *b)
{
    CHECK(a->mover == b->mover && a->played == b->played && a->best == b->best &&
          a->reply == b->reply && a->score == b->score && a->best_score == b->best_score);
    CHECK(a->worth.value == b->worth.value && a->best_worth.value == b->best_worth.value);
    CHECK(!a->worth.value || (a->worth.plies == b->worth.plies));
    CHECK(a->exact == b->exact && a->only == b->only && a->depth == b->depth &&
          a->think_us == b->think_us && a->label == b->label);
    CHECK(a->loss - b->loss <= 1 && b->loss - a->loss <= 1);
    CHECK(a->n_line == b->n_line && !memcmp(a->line, b->line, a->n_line * sizeof *a->line));
}

/* Cut anywhere, a line is refused or says something that may be played. */
static void kept(struct desk *d, const struct board *before, const struct judgement *j)
{
    char text[512];
    size_t turn = 0;
    struct writer w = writer_to(text, sizeof text);
    review_kept_write(before, 7, j, &d->arena, &w);
    CHECK(w.n < sizeof text);
    for (size_t len = w.n; len > 0; len--) {
        struct judgement again = {.loss = -1};
        struct reader in = reader_of(text, len);
        bool ok = review_kept_turn(&in, &turn) &&
                  review_kept_read(before, j->played, &in, &d->arena, &again);
        CHECK(ok ? !before->game->rules.refusal(before, again.best) : again.loss == -1);
        if (len == w.n && CHECK(ok && turn == 7))
            same(j, &again);
    }
}

static void judge(struct desk *d, const char *text)
{
    enum { TURNS = 4, US = 20000 };
    struct record r;
    struct player p;
    struct judgement turn[TURNS];
    struct opinion opinion[TURNS + 1] = {0};
    struct work work = {.arena = &d->arena, .steps = UINT64_MAX};
    arena_release(&d->arena, (struct arena_mark){NULL, 0});
    struct err e = record_read(games_all, text, strlen(text), &d->arena, &r);
    if (!CHECK(!err_is(e) && r.n <= TURNS)) {
        printf("  byte %zu: %s\n", e.at, e.why);
        return;
    }
    CHECK(!err_is(player_open(&p, (struct strength){.skill = SKILL_MAX}, 1, &d->arena)));
    p.values = values_open(&d->arena);
    struct board *b = arena_take(&d->arena, 1, r.start->game->rules.size(&r.start->variant));
    for (size_t i = r.n; i-- > 0;) { /* from the end */
        board_copy(b, r.start);
        for (size_t k = 0; k < i; k++)
            b->game->rules.play(b, r.moves[k]);
        CHECK(!err_is(review_turn(b, r.moves[i], &p, US, US, &opinion[i], &work, &turn[i])));
        CHECK(turn[i].n_line > 0 && turn[i].line[0] == turn[i].best);
        kept(d, b, &turn[i]);
    }
    for (size_t i = 0; i < r.n; i++)
        if (!turn[i].best_worth.value)
            CHECK(opinion[i].think_us == US && opinion[i].move == turn[i].best);
    for (size_t i = 0; i + 1 < r.n; i++)
        if (!turn[i].best_worth.value && !turn[i + 1].best_worth.value)
            CHECK(turn[i].reply == turn[i + 1].best); /* one search tells both */
    values_close(p.values);
}

static void told(struct desk *d)
{
    struct judgement j = {.worth = {VALUE_LOST, 2}, .best_worth = {VALUE_WON, 1}, .exact = true,
                          .expected = 0, .best_expected = 1};
    char text[128] = "";
    struct writer w = writer_to(text, sizeof text - 1);
    desk_read(d, "slider 3 +VH/+++/+++ H");
    review_fact(d->board, &j, false, &w);
    writer_text(&w, ", ");
    review_fact(d->board, &j, true, &w);
    CHECK_TEXT(text, "H wins in 1, V wins in 1");
    w.n = 0;
    memset(text, 0, sizeof text);
    review_fact(d->board, &(struct judgement){.score = 40}, true, &w);
    CHECK_TEXT(text, "");
}

int main(void)
{
    static struct desk d;
    desk_open(&d, 9);
    for (size_t i = 0; i < sizeof records / sizeof *records; i++)
        judge(&d, records[i]);
    told(&d);
    desk_close(&d);
    return check_done("duel_review");
}
