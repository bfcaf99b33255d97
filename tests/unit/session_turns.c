/* Turns without a choice: undo and redo stop only where a person decides, whatever passes and
 * replies lie between; what is undone is not lost by a pass; the end of a played game is the end.
 * Held against a list of every board since the start. */
#include "check.h"
#include "core/position.h"
#include "games/games.h"
#include "session/session.h"
#include "session/view.h"
#include "tell.h"

enum { ROOM = 1 << 15, TURNS = 300, LINE = 200, MOVES = 400 };

static char text[ROOM];
static struct arena arena;
static struct work work;

/* Every board since the start, and whether a person had a choice on it (or the game was over). */
static struct {
    char line[TURNS][LINE];
    bool stop[TURNS];
    size_t n;
    size_t passes;
} past;

static void write_line(const struct board *b, char *out)
{
    struct writer w = writer_to(out, LINE - 1);
    position_write(b, &w);
    out[w.n] = '\0';
}

static bool here_is(const struct session *s, size_t at)
{
    char line[LINE];
    write_line(s->now, line);
    return CHECK_TEXT(line, past.line[at]) && CHECK(s->steps.at == at);
}

/* The only move there is, and it is no placement: read from the list of moves alone. */
static bool only_passes(const struct board *b)
{
    game_move m[2];
    return b->game->rules.moves(b, m, 2) == 1 && m[0] == b->game->duel->pass;
}

static void note(const struct session *s)
{
    const struct board *b = s->now;
    bool over = b->game->rules.status(b) != STATUS_OPEN, one = s->seat[0].cpu != s->seat[1].cpu;
    write_line(b, past.line[past.n]);
    past.stop[past.n] = over || !(only_passes(b) || (one && s->seat[b->game->duel->mover(b)].cpu));
    past.passes += !over && only_passes(b);
    past.n++;
}

static void begin(struct session *s, const char *start, bool first_cpu, bool second_cpu)
{
    session_open(s, games_all);
    CHECK(!err_is(session_load(s, start, strlen(start))));
    s->seat[0].cpu = first_cpu;
    s->seat[1].cpu = second_cpu;
    past.n = past.passes = 0;
    note(s);
}

/* Somebody's turn: any move; false: the game has ended. */
static bool turn(struct session *s, struct rng *rng)
{
    static game_move moves[MOVES];
    if (past.n == TURNS || session_status(s) != STATUS_OPEN)
        return false;
    size_t n = s->now->game->rules.moves(s->now, moves, MOVES);
    const char *why = session_must_pass(s) ? session_pass(s)
                                           : session_play(s, moves[rng_below(rng, (uint32_t)n)]);
    CHECK(!why);
    note(s);
    return !why;
}

/* Back to every turn that a person decided and to no other; from each the redo comes back. */
static void check_back(struct session *s)
{
    for (size_t at = past.n - 1; at > 0;) {
        size_t to = at;
        while (to > 0 && !past.stop[to - 1])
            to--;
        bool any = to > 0;
        CHECK(session_can_undo(s) == any && session_undo(s) == any);
        if (!any) {
            here_is(s, at);
            return;
        }
        here_is(s, to - 1);
        size_t next = to;
        while (next < past.n - 1 && !past.stop[next])
            next++;
        CHECK(session_can_redo(s) && session_redo(s) && here_is(s, next));
        CHECK(session_undo(s) && here_is(s, to - 1));
        at = to - 1;
    }
    CHECK(!session_can_undo(s) && !session_undo(s));
}

/* The same after the game was left and gone on with. */
static void check_restored(const struct session *s)
{
    struct session again;
    struct writer w = writer_to(text, ROOM);
    session_save(s, &w);
    session_open(&again, games_all);
    if (CHECK(w.n < ROOM && !err_is(session_restore(&again, text, w.n)))) {
        here_is(&again, past.n - 1);
        check_back(&again);
        while (session_redo(&again)) {
        }
        here_is(&again, past.n - 1);
    }
    session_close(&again);
}

/* Random games, with every kind of players; returns how many passes there were. */
static size_t check_games(const char *start)
{
    size_t passes = 0;
    for (uint64_t seed = 0; seed < 40; seed++) {
        struct session s;
        struct rng rng;
        rng_seed(&rng, seed, 0);
        begin(&s, start, seed & 1, seed >> 1 & 1);
        while (turn(&s, &rng)) {
        }
        check_restored(&s);
        check_back(&s);
        while (session_redo(&s)) {
        }
        here_is(&s, past.n - 1);
        passes += past.passes;
        session_close(&s);
    }
    return passes;
}

static void talk(struct session *s, const char *line)
{
    said_to(s, line, &work, text, ROOM);
}

/* A skip of Crosscut, which needs a full board. */
static void check_skip(void)
{
    static const char start[] =
        "crosscut 7x7 ......./.RB.BR./.BRBRB./.BBRBB./.BRBRB./.RBBBR./....... B";
    struct session s;
    begin(&s, start, false, false);
    talk(&s, "d6");
    CHECK_TEXT(text, "Red has no move: skip");
    CHECK(!session_must_pass(&s) && s.steps.at == 2);
    CHECK(session_undo(&s) && here_is(&s, 0) && !session_undo(&s));
    CHECK(session_redo(&s) && s.steps.at == 2 && !session_redo(&s));
    talk(&s, "restart");
    CHECK(s.steps.at == 3 && session_undo(&s) && s.steps.at == 2 && session_undo(&s) &&
          here_is(&s, 0));
    s.seat[0].cpu = true; /* who is to skip */
    CHECK(session_redo(&s) && s.steps.at == 2 && session_undo(&s) && here_is(&s, 0));
    session_close(&s);
}

/* A board on which the side to move is stuck at once: nobody has decided anything yet. */
static void check_stuck_start(void)
{
    struct session s;
    begin(&s, "slider 3 B++/HBB/B+V H", false, false);
    CHECK(session_must_pass(&s) && !session_pass(&s));
    talk(&s, "undo");
    CHECK_TEXT(text, "there is nothing to undo");
    CHECK(s.steps.at == 1 && !session_can_undo(&s));
    talk(&s, "c1u"); /* blocked */
    talk(&s, "c1l");
    CHECK(s.steps.at == 3 && !session_must_pass(&s) && strstr(text, "has no move"));
    CHECK(session_undo(&s) && s.steps.at == 1 && !session_undo(&s));
    CHECK(!session_checkpoint(&s, "x", 1));
    talk(&s, "redo");
    CHECK(s.steps.at == 3 && s.checkpoints == 1 && session_discard(&s) && s.steps.at == 1);
    session_go_to(&s, 0); /* as the list of moves does: the pass brings nothing to an end */
    CHECK(session_must_pass(&s) && !session_pass(&s) && s.steps.at == 1 && s.steps.n == 3);
    session_restart(&s);
    CHECK(s.steps.at == 2 && session_must_pass(&s) && !session_pass(&s));
    CHECK(session_undo(&s) && s.steps.at == 1);
    talk(&s, "block b2"); /* nobody has moved yet */
    CHECK_TEXT(text, "blocked cells changed");
    char line[LINE];
    write_line(s.now, line);
    CHECK_TEXT(line, "slider 3 B++/H+B/B+V H");
    session_close(&s);
}

/* The last move stays marked while the other side passes. */
static void check_marked(void)
{
    struct session s;
    begin(&s, "slider 3 HV+/+V+/+++ V", false, false);
    talk(&s, "b2l");
    CHECK(s.steps.at == 2 && strstr(text, "has no move"));
    const struct view *v = session_view(&s, &work);
    size_t last = 0;
    for (size_t i = 0; i < v->marks; i++)
        last += v->mark[i].role == ROLE_LAST;
    CHECK(last == 1);
    session_close(&s);
}

/* Drawn by repetition: over for every way of moving, until a move is taken back. */
static void check_over(void)
{
    static const char *const round[] = {"a2u", "b1r", "a3d", "c1l"};
    struct session s;
    begin(&s, "slider 3 +++/H++/+V+ H", false, false);
    for (int i = 0; i < 8; i++)
        talk(&s, round[i % 4]);
    talk(&s, "a2u");
    CHECK_TEXT(text, "the game is over");
    game_move m;
    struct reader in = reader_of("a2u", 3);
    CHECK(!err_is(s.now->game->rules.read_move(s.now, &in, &m)));
    CHECK(session_play_all(&s, &m, 1) && session_press(&s, spot_cell(1, 0), BUTTON_MAIN));
    CHECK(s.steps.at == 8 && s.held.x < 0);
    CHECK(session_undo(&s) && !session_press(&s, spot_cell(2, 2), BUTTON_MAIN));
    session_close(&s);
}

int main(void)
{
    arena_open(&arena);
    work = (struct work){.arena = &arena, .steps = UINT64_MAX};
    size_t passes = check_games("slider 3 HV+/+V+/+++ V");
    passes += check_games("slider 4 HB+B/HB++/HB+B/+VBV H");
    passes += check_games("slider 4 H+++/HB++/H+++/+VVV V");
    passes += check_games("slider 3 B++/HBB/B+V H");
    CHECK(passes > 100);
    check_skip();
    check_stuck_start();
    check_marked();
    check_over();
    arena_close(&arena);
    return check_done("session_turns");
}
