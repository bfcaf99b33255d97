/* Saved games: no flipped bit gives another game, what another version wrote is judged by its first
 * line, and texts of 0.1.0 are read. */
#include "base/crc.h"
#include "base/format.h"
#include "check.h"
#include "games/games.h"
#include "session/session.h"

enum { ROOM = 1 << 16, FLIPS = 2000 };

static char saved[ROOM], text[ROOM], again[ROOM];

static const char *save_of(const struct session *s, char *out)
{
    struct writer w = writer_to(out, ROOM - 1);
    session_save(s, &w);
    out[w.n < ROOM ? w.n : ROOM - 1] = '\0';
    return out;
}

static struct err restore(struct session *s, const char *from)
{
    return session_restore(s, from, strlen(from));
}

/* A game with moves, an undone one, checkpoints and time. */
static void play_some(struct session *s, const char *start, struct rng *rng)
{
    static game_move moves[8192];
    CHECK(!err_is(session_load(s, start, strlen(start))));
    for (int i = 0; i < 12; i++) {
        size_t n = s->now->game->rules.moves(s->now, moves, 8192);
        if (n)
            session_play(s, moves[rng_below(rng, (uint32_t)n)]);
        if (i % 5 == 0)
            session_checkpoint(s, "here", 4);
    }
    session_undo(s);
    s->played_ms = 61500;
}

static void check_flips(const char *start, uint64_t seed)
{
    struct session s, other;
    struct rng rng;
    rng_seed(&rng, seed, 0);
    session_open(&s, games_all);
    play_some(&s, start, &rng);
    save_of(&s, saved);
    size_t len = strlen(saved);
    int different = 0;
    for (int i = 0; i < FLIPS; i++) {
        memcpy(text, saved, len + 1);
        text[rng_below(&rng, (uint32_t)len)] ^= (char)(1 << rng_below(&rng, 8));
        session_open(&other, games_all);
        if (!err_is(session_restore(&other, text, len)))
            different++;
        session_close(&other);
    }
    CHECK(different == 0);
    for (size_t n = 0; n < len; n++) { /* cut anywhere: what stands before it, or refused */
        bool is_line = n > 0 && saved[n - 1] == '\n' && memchr(saved, '\n', n) != saved + n - 1;
        session_open(&other, games_all);
        CHECK(err_is(session_restore(&other, saved, n)) == !is_line);
        CHECK(!is_line || (other.steps.n <= s.steps.n && other.checkpoints <= s.checkpoints));
        session_close(&other);
    }
    session_open(&other, games_all);
    CHECK(!err_is(restore(&other, saved)));
    CHECK_TEXT(save_of(&other, again), saved);
    session_close(&other);
    session_close(&s);
}

/* The text with its sum made right. */
static const char *summed(const char *lines)
{
    struct writer w = writer_to(text, ROOM - 1);
    writer_text(&w, lines);
    crc_write_line(&w, 0);
    text[w.n] = '\0';
    return text;
}

static void test_versions(void)
{
    struct session s;
    session_open(&s, games_all);
    static const char old[] = "quincunx session\nstart slant 2x2 .../.4./...\nmarking rules\n"
                              "seat human\nseat human\ntime 61500\nstep a2L\nhelp b2R\nat 1\nend\n";
    CHECK(!err_is(restore(&s, old)) && s.steps.n == 2 && s.steps.at == 1 &&
          s.played_ms == 61500);
    CHECK(strncmp(save_of(&s, saved), "quincunx session 3 ", 19) == 0);
    struct err e = restore(&s, "quincunx session 4 7.0.1\nstart in another way\n");
    CHECK_TEXT(e.why, "a newer version of the program saved this game");
    e = restore(&s, summed("quincunx session 2 0.2.0\nstart slant 2x2 .../.4./...\nat 0\n"));
    CHECK(!err_is(e) && s.steps.n == 0);
    e = restore(&s, summed("quincunx session 2 0.2.0\nstart slant 2x2 .../.4./...\nsum x\nat 0\n"));
    CHECK(err_is(e));
    CHECK(err_is(restore(&s, "quincunx session 2 0.2.0\nstart slant 2x2 .../.4./...\nat 0\nend\n")));
    CHECK(err_is(restore(&s, summed("quincunx session 1 0.1.0\nstart slant 2x2 .../.4./...\n"))));
    CHECK(err_is(restore(&s, summed(""))) && err_is(restore(&s, "")));
    session_close(&s);
}

int main(void)
{
    static const char *const starts[] = {
        "slant 4x3 ...../.32.2/1.1.1/.1...", "slitherlink 3x2 2../.3.",
        "hexpath 3 2S,2,2/3,1,2/3,2E,X", "slider 4 H+++/H+B+/H+++/+VVV H",
        "crosscut 6x7 ....../....../....../....../....../....../...... R"};
    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++)
        check_flips(starts[i], 10 + i);
    test_versions();
    return check_done("session_save");
}
