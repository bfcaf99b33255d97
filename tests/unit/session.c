/* Sessions: random play with undo, redo, checkpoints and saving, held against a plain list of
 * position texts; what a restore refuses; draws by repetition; the conversation. */
#include "session/session.h"

#include "check.h"
#include "core/position.h"
#include "games/games.h"
#include "session/points.h"
#include "tell.h"

enum { ROOM = 1 << 16, DEPTH = 200 };

static char text_a[ROOM], text_b[ROOM], saved[ROOM];

static const char *line_of(const struct board *b, char *out)
{
    struct writer w = writer_to(out, ROOM - 1);
    position_write(b, &w);
    out[w.n] = '\0';
    return out;
}

static const char *save_of(const struct session *s, char *out)
{
    struct writer w = writer_to(out, ROOM - 1);
    session_save(s, &w);
    out[w.n < ROOM ? w.n : ROOM - 1] = '\0';
    return out;
}

static struct err load(struct session *s, const char *text)
{
    return session_load(s, text, strlen(text));
}

/* The slow twin: every board text since the start, and where in the list we are. */
static struct {
    char line[DEPTH][2048];
    size_t at, n;
} twin;

static void twin_add(const struct session *s)
{
    strcpy(twin.line[++twin.at], line_of(s->now, text_a));
    twin.n = twin.at;
}

static void check_here(const struct session *s)
{
    CHECK_TEXT(line_of(s->now, text_a), twin.line[twin.at]);
}

static bool play_any(struct session *s, struct rng *rng)
{
    static game_move moves[8192];
    size_t n = s->now->game->rules.moves(s->now, moves, 8192);
    return n && !session_play(s, moves[rng_below(rng, (uint32_t)n)]);
}

static void press_any(struct session *s, struct rng *rng)
{
    size_t before = s->steps.at;
    struct spot at = {(int16_t)rng_below(rng, 2 * (uint32_t)board_width(s->now) + 1),
                      (int16_t)rng_below(rng, 2 * (uint32_t)board_height(s->now) + 1)};
    bool cells = s->now->game->target == TARGET_CELLS;
    if (cells) {
        at.x |= 1;
        at.y |= 1;
        if (at.x > 2 * board_width(s->now) || at.y > 2 * board_height(s->now))
            return;
    }
    const char *why = session_press(s, at, (int)rng_below(rng, 2));
    CHECK(!why || s->steps.at == before);
    if (s->steps.at != before)
        twin_add(s);
}

/* What every placement earned, and whose it is. */
static void check_points(const struct session *s, const struct session *again)
{
    struct arena arena;
    arena_open(&arena);
    struct work w = {.arena = &arena, .steps = UINT64_MAX};
    struct points a, b;
    size_t cells = (size_t)board_width(s->now) * (size_t)board_height(s->now);
    bool told = session_points(s, &a, &w);
    CHECK(session_points(again, &b, &w) == told);
    if (told)
        CHECK(a.sum == b.sum && !memcmp(a.of, b.of, cells * sizeof *a.of) &&
              !memcmp(a.owner, b.owner, cells * sizeof *a.owner));
    arena_close(&arena);
}

/* Saved and restored, a session is the same in every respect that can be asked for. */
static void check_restored(const struct session *s)
{
    struct session again;
    session_open(&again, games_all);
    save_of(s, saved);
    struct err e = session_restore(&again, saved, strlen(saved));
    if (!CHECK(!err_is(e)))
        printf("%s at %zu in\n%s\n", e.why, e.at, saved);
    else {
        CHECK_TEXT(save_of(&again, text_b), saved);
        line_of(s->now, text_a);
        CHECK_TEXT(line_of(again.now, text_b), text_a);
        CHECK(again.checkpoints == s->checkpoints);
        check_points(s, &again);
        bool undid = session_undo(&again);
        CHECK(undid == (s->steps.at > 0));
        if (undid && session_redo(&again))
            CHECK_TEXT(line_of(again.now, text_b), text_a);
    }
    session_close(&again);
}

static void wander(const char *start, uint64_t seed)
{
    struct session s;
    struct rng rng;
    session_open(&s, games_all);
    rng_seed(&rng, seed, 0);
    if (!CHECK(!err_is(load(&s, start))))
        return;
    twin.at = twin.n = 0;
    strcpy(twin.line[0], line_of(s.now, text_a));
    for (int i = 0; i < 150; i++) {
        size_t before = s.steps.at;
        switch (rng_below(&rng, 8)) {
        case 0:
            CHECK(session_undo(&s) == (twin.at > 0));
            twin.at -= twin.at > 0;
            break;
        case 1:
            CHECK(session_redo(&s) == (twin.at < twin.n));
            twin.at += twin.at < twin.n;
            break;
        case 2:
            press_any(&s, &rng);
            break;
        case 3:
            if (rng_below(&rng, 4) == 0 && before) {
                session_restart(&s);
                twin_add(&s);
            }
            break;
        default:
            if (play_any(&s, &rng))
                twin_add(&s);
        }
        check_here(&s);
        if (i % 30 == 29)
            check_restored(&s);
    }
    session_close(&s);
}

/* A trial that is discarded leaves no trace on the board; one that is kept stays. */
static void check_trials(const char *start)
{
    struct session s;
    struct rng rng;
    session_open(&s, games_all);
    rng_seed(&rng, 4, 0);
    CHECK(!err_is(load(&s, start)));
    CHECK(!session_keep(&s) && !session_discard(&s));
    play_any(&s, &rng);
    line_of(s.now, text_a);
    CHECK(!session_checkpoint(&s, "one", 3));
    CHECK(session_checkpoint(&s, "a\nb", 3));
    play_any(&s, &rng);
    CHECK(!session_checkpoint(&s, "two", 3));
    play_any(&s, &rng);
    CHECK(session_keep(&s) && s.checkpoints == 1);
    CHECK(session_discard(&s) && s.checkpoints == 0);
    CHECK_TEXT(line_of(s.now, text_b), text_a);
    CHECK(!session_checkpoint(&s, "three", 5));
    session_undo(&s); /* goes back before it: it is gone */
    CHECK(s.checkpoints == 0);
    session_close(&s);
}

/* Every prefix and every changed byte of a saved text is refused or read whole, and a refused one
 * changes nothing. */
static void check_garbage(const char *start)
{
    struct session s;
    struct rng rng;
    session_open(&s, games_all);
    rng_seed(&rng, 9, 0);
    CHECK(!err_is(load(&s, start)));
    for (int i = 0; i < 6; i++)
        play_any(&s, &rng);
    session_checkpoint(&s, "x", 1);
    play_any(&s, &rng);
    session_undo(&s);
    save_of(&s, saved);
    size_t len = strlen(saved);
    for (size_t n = 0; n < len; n++) {
        if (n && saved[n - 1] == '\n' && n > 30)
            continue; /* whole lines, from the start on: session_save.c */
        struct err e = session_restore(&s, saved, n);
        CHECK(err_is(e) && e.at <= n);
    }
    for (size_t i = 0; i < len; i++) {
        memcpy(text_b, saved, len + 1);
        text_b[i] = (char)(text_b[i] ^ 1 << rng_below(&rng, 7));
        struct session other;
        session_open(&other, games_all);
        struct err e = session_restore(&other, text_b, len);
        CHECK(err_is(e) && e.at <= len && !other.now);
        session_close(&other);
    }
    CHECK_TEXT(save_of(&s, text_a), saved);
    session_close(&s);
}

static void play_named(struct session *s, const char *move)
{
    struct reader in = reader_of(move, strlen(move));
    game_move m;
    CHECK(!err_is(s->now->game->rules.read_move(s->now, &in, &m)) && !session_play(s, m));
}

/* To and fro: the third time the first position comes up, the game is a draw; not by undoing. */
static void check_repetition(void)
{
    static const char *const round[] = {"a2u", "b1r", "a3d", "c1l"};
    struct session s;
    session_open(&s, games_all);
    CHECK(!err_is(load(&s, "slider 3 +++/H++/+V+ H")));
    for (int i = 0; i < 8; i++) {
        CHECK(session_status(&s) == STATUS_OPEN);
        play_named(&s, round[i % 4]);
    }
    CHECK(session_status(&s) == STATUS_DRAW);
    CHECK(session_undo(&s) && session_status(&s) == STATUS_OPEN);
    CHECK(session_redo(&s) && session_status(&s) == STATUS_DRAW);
    CHECK(s.now->game->rules.status(s.now) == STATUS_OPEN);
    session_close(&s);
}

/* Against the CPU one undo takes both moves back; two moves of one step go together. */
static void check_undo(void)
{
    struct session s;
    session_open(&s, games_all);
    CHECK(!err_is(load(&s, "slider 3 H++/H++/+VV H")));
    s.seat[1].cpu = true;
    play_named(&s, "a2r");
    CHECK(session_cpu_to_move(&s));
    play_named(&s, "b1l");
    CHECK(session_undo(&s) && s.steps.at == 0);
    CHECK(session_redo(&s) && s.steps.at == 2);

    CHECK(!err_is(load(&s, "hexpath 3 2S,2,2/3,1,2/3,2E,X")));
    const struct ordering *o = s.now->game->ordering;
    game_move two[] = {o->relate(1, 2, true), o->relate(2, 3, true)};
    CHECK(!session_play_all(&s, two, 2) && o->known(s.now, 1, 3));
    game_move bad[] = {o->relate(1, 2, false), o->relate(3, 2, true)};
    line_of(s.now, text_a);
    CHECK(session_play_all(&s, bad, 2));
    CHECK_TEXT(line_of(s.now, text_b), text_a);
    CHECK(session_undo(&s) && !o->known(s.now, 1, 2) && !session_undo(&s));
    CHECK(session_play_all(&s, bad, 2)); /* refused: what was undone can still be done again */
    CHECK(session_redo(&s) && o->known(s.now, 1, 3));
    session_close(&s);
}

/* The ladder: three rungs tell, the fourth does, and what it does is one step. */
static void check_hints(const char *start)
{
    struct session s;
    struct arena arena;
    arena_open(&arena);
    struct work w = {.arena = &arena, .steps = UINT64_MAX};
    session_open(&s, games_all);
    CHECK(!err_is(load(&s, start)));
    for (int i = 0; i < 4; i++) {
        CHECK(s.ladder == (enum ladder)i);
        CHECK(!session_hint(&s, &w) && s.hint.kind == HINT_STEP);
    }
    CHECK(s.ladder == LADDER_NONE && s.steps.at > 0);
    CHECK(session_undo(&s) && s.steps.at == 0);
    for (int i = 0; i < 2000 && s.now->game->rules.status(s.now) != STATUS_SOLVED; i++)
        session_hint(&s, &w);
    CHECK(s.now->game->rules.status(s.now) == STATUS_SOLVED);
    size_t solved = s.steps.at;
    CHECK(!session_good(&s, &w) && s.steps.at == solved);
    session_restart(&s);
    CHECK(!session_solve(&s, &w) && s.now->game->rules.status(s.now) == STATUS_SOLVED);
    check_restored(&s);
    session_close(&s);
    arena_close(&arena);
}

/* Every command of the conversation answers something, and no line breaks it. */
static void check_talk(const char *start)
{
    static const char *const lines[] = {"board",
                                        "row 1",
                                        "row 0",
                                        "row x",
                                        "cell a1",
                                        "cell z99",
                                        "clues",
                                        "state",
                                        "position",
                                        "moves",
                                        "undo",
                                        "redo",
                                        "restart",
                                        "hint",
                                        "why",
                                        "good",
                                        "check",
                                        "solve",
                                        "checkpoint x",
                                        "keep",
                                        "discard",
                                        "load nonsense",
                                        "help",
                                        "nonsense",
                                        "a1",
                                        "a1L extra",
                                        "mistakes full",
                                        "mistakes solution",
                                        "assist",
                                        "assist cross on",
                                        "assist x",
                                        "compare",
                                        "block a1",
                                        "block"};
    struct session s;
    struct arena arena;
    arena_open(&arena);
    struct work w = {.arena = &arena, .steps = UINT64_MAX};
    session_open(&s, games_all);
    CHECK(!err_is(load(&s, start)));
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        struct said said = said_to(&s, lines[i], &w, text_a, ROOM);
        size_t n = strlen(text_a);
        CHECK(said.then == THEN_NOTHING && n < ROOM - 1 && (said.changed ? !said.failed : n > 0));
        CHECK(!n || (text_a[n - 1] != '\n' && text_a[n - 1] != ' '));
        CHECK(arena.top == NULL || arena_here(&arena).used == 0);
    }
    CHECK(said_to(&s, "quit", &w, text_a, ROOM).then == THEN_QUIT);
    CHECK(said_to(&s, "save", &w, text_a, ROOM).then == THEN_SAVE);
    CHECK(said_to(&s, "recent", &w, text_a, ROOM).then == THEN_RECENT);
    struct said none = said_to(&s, "", &w, text_a, ROOM);
    CHECK(!none.failed && !none.changed && !none.then && !text_a[0]);
    session_close(&s);
    arena_close(&arena);
}

int main(void)
{
    static const char *const starts[] = {
        "slant 4x3 ...../.32.2/1.1.1/.1...",
        "slant 4x3 ...../.32.2/1.1.1/.1... ..../..../.... duel=1",
        "slitherlink 4x3 ..../..23/3.0.",
        "hexpath 3 2S,2,2/3,1,2/3,2E,X",
        "slider 4 H+++/HB++/H+++/+VVV H",
        "crosscut 6x5 ....../....../....../....../...... R",
    };
    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
        for (uint64_t seed = 0; seed < 10; seed++)
            wander(starts[i], seed);
        check_trials(starts[i]);
        check_garbage(starts[i]);
        check_talk(starts[i]);
    }
    check_hints(starts[0]);
    check_hints(starts[2]);
    check_hints(starts[3]);
    check_repetition();
    check_undo();
    return check_done("session");
}
