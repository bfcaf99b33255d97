/* talk.c - see talk.h: one table of commands. */
#include "session/talk.h"

#include "base/nearest.h"
#include "core/drawing.h"
#include "core/position.h"
#include "session/ask.h"
#include "session/check.h"
#include "session/describe.h"
#include "session/history.h"
#include "session/id.h"
#include "session/outcome.h"
#include "session/settings.h"

struct talk_line {
    struct session *s;
    struct reader in; /* after the command and one blank */
    struct writer *out;
    struct work *work;
    enum talk then;
};

static void say(struct talk_line *t, const char *sentence)
{
    writer_text(t->out, sentence);
    writer_char(t->out, '\n');
}

static void say_state(struct talk_line *t)
{
    describe_ending(t->s, t->out, t->work);
    writer_char(t->out, '\n');
}

static void do_board(struct talk_line *t)
{
    drawing_write(t->s->now, t->out);
    t->out->n--; /* the closing blank line belongs to files */
}

static void do_position(struct talk_line *t)
{
    position_write(t->s->now, t->out);
    writer_char(t->out, '\n');
}

static void do_row(struct talk_line *t)
{
    uint32_t row;
    int h = board_height(t->s->now);
    if (!reader_number(&t->in, (uint32_t)h, &row) || row == 0)
        say(t, "row: expected the number of a row, from the bottom");
    else
        describe_row(t->s, h - (int)row, t->out, t->work);
}

static void do_cell(struct talk_line *t)
{
    int r, c;
    if (!cell_read(&t->in, board_width(t->s->now), board_height(t->s->now), &r, &c))
        say(t, "cell: expected a cell of the board, such as b4");
    else
        describe_cell(t->s, r, c, t->out, t->work);
}

static void do_clues(struct talk_line *t)
{
    describe_clues(t->s, t->out, t->work);
}

static void do_undo(struct talk_line *t)
{
    if (session_undo(t->s))
        say_state(t);
    else
        say(t, "there is nothing to undo");
}

static void do_redo(struct talk_line *t)
{
    if (session_redo(t->s))
        say_state(t);
    else
        say(t, "there is nothing to do again");
}

static void do_restart(struct talk_line *t)
{
    session_restart(t->s);
    say_state(t);
}

static void do_solve(struct talk_line *t)
{
    const char *why = session_solve(t->s, t->work);
    say(t, why ? why : "the solution is filled in; undo takes it back");
    if (!why && outcome_tell(t->s, "", t->out))
        writer_char(t->out, '\n');
}

/* `before` and the places of the hint; where there are none, the sentence. False: that. */
static bool say_reasons(struct talk_line *t, const char *before)
{
    const struct session *s = t->s;
    bool any = s->hint.n_because > 0;
    if (any) {
        writer_text(t->out, before);
        describe_reasons(s, SIZE_MAX, t->out);
    } else {
        s->now->game->puzzle->explain(s->now, &s->hint, t->out);
    }
    writer_char(t->out, '\n');
    return any;
}

static void say_hint(struct talk_line *t)
{
    const struct session *s = t->s;
    const struct puzzle *p = s->now->game->puzzle;
    switch (s->hint.kind) {
    case HINT_WRONG:
        if (say_reasons(t, "something is wrong already, see"))
            say(t, "'good' (key g) goes back to the last good position");
        return;
    case HINT_DONE:
        say(t, "the puzzle is solved");
        return;
    case HINT_NO_STEP:
        say(t, "nothing can be proved from here: there are several solutions");
        return;
    case HINT_STEP:
        break;
    }
    if (s->ladder == LADDER_WHERE) {
        say_reasons(t, "look at");
    } else if (s->ladder == LADDER_NAME) {
        say(t, p->techniques[s->hint.technique].name);
    } else if (s->ladder == LADDER_WHY) {
        p->explain(s->now, &s->hint, t->out);
        writer_char(t->out, '\n');
    }
}

static void do_hint(struct talk_line *t)
{
    const char *why = session_hint(t->s, t->work);
    if (why)
        say(t, why);
    else if (t->s->ladder == LADDER_NONE)
        say(t, "done");
    else
        say_hint(t);
}

/* Straight to the reason. */
static void do_why(struct talk_line *t)
{
    const char *why = t->s->ladder == LADDER_NONE ? session_hint(t->s, t->work) : NULL;
    if (why) {
        say(t, why);
        return;
    }
    if (t->s->hint.kind == HINT_STEP)
        t->s->ladder = LADDER_WHY;
    say_hint(t);
}

static void do_good(struct talk_line *t)
{
    const char *why = session_good(t->s, t->work);
    if (why)
        say(t, why);
    else
        say_state(t);
}

static void do_check(struct talk_line *t)
{
    if (t->s->now->game->puzzle)
        check_say(t->s, &t->in, t->out, t->work);
    else
        say(t, "there is nothing to check in this game");
}

static void do_unmet(struct talk_line *t)
{
    struct arena_mark mark = arena_here(t->work->arena);
    struct flaws all = {0};
    if (t->s->now->game->puzzle && !session_list_unmet(t->s, &all, t->work))
        say(t, err_memory().why);
    else if (!all.n)
        say(t, "nothing: the board is not finished, or it is right");
    for (size_t i = 0; i < all.n; i++) {
        flaw_write(t->s->now, &all, i, t->out);
        writer_char(t->out, '\n');
    }
    arena_release(t->work->arena, mark);
}

/* Found out at once, where nobody has asked beforehand. */
static void do_rate(struct talk_line *t)
{
    struct session *s = t->s;
    struct arena_mark mark = arena_here(t->work->arena);
    struct answered answered;
    struct err e = err_none();
    if (!s->now->game->puzzle) {
        say(t, "only puzzles are rated");
        return;
    }
    if (!s->appraisal)
        e = session_ask(s, QUESTION_RATING, &answered, t->work);
    if (!s->appraisal && !err_is(e) && !session_learn(s, &answered))
        e = err_memory();
    arena_release(t->work->arena, mark);
    if (err_is(e))
        say(t, e.why);
    else
        writer_text(t->out, s->appraisal);
}

static void do_record(struct talk_line *t)
{
    struct arena_mark mark = arena_here(t->work->arena);
    struct record record;
    const char *why = session_record(t->s, &record, t->work);
    if (why)
        say(t, why);
    else
        record_write(&record, t->out);
    arena_release(t->work->arena, mark);
}

static void do_mistakes(struct talk_line *t)
{
    settings_mistakes(t->s, &t->in, t->out, t->work);
}

static void do_assist(struct talk_line *t)
{
    settings_assist(t->s, &t->in, t->out);
}

static void do_compare(struct talk_line *t)
{
    settings_compare(t->s, t->out, t->work);
}

static void do_shade(struct talk_line *t)
{
    settings_shade(t->s, &t->in, t->out);
}

static void do_block(struct talk_line *t)
{
    settings_block(t->s, &t->in, t->out);
}

static void do_checkpoint(struct talk_line *t)
{
    struct slice name = reader_rest(&t->in);
    const char *why = session_checkpoint(t->s, name.text, name.len);
    say(t, why ? why : "from here on it is a trial: keep or discard");
}

static void do_keep(struct talk_line *t)
{
    say(t, session_keep(t->s) ? "kept" : "there is no checkpoint");
}

static void do_discard(struct talk_line *t)
{
    say(t, session_discard(t->s) ? "back at the checkpoint" : "there is no checkpoint");
}

static void do_moves(struct talk_line *t)
{
    const struct board *b = t->s->now;
    struct arena_mark mark = arena_here(t->work->arena);
    size_t n = b->game->rules.moves(b, NULL, 0);
    game_move *moves = arena_take(t->work->arena, n + 1, sizeof *moves);
    if (moves)
        b->game->rules.moves(b, moves, n);
    for (size_t i = 0; moves && i < n; i++) {
        writer_text(t->out, i ? " " : "");
        b->game->rules.write_move(b, moves[i], t->out);
    }
    writer_char(t->out, '\n');
    arena_release(t->work->arena, mark);
}

/* The line of an id. False: said why there is none. */
static bool make_line(struct talk_line *t, struct slice *text)
{
    struct fresh fresh;
    bool numbered;
    struct err e = id_read(t->s->games, *text, &fresh, &numbered);
    if (!err_is(e))
        e = id_line(&fresh, text, t->work);
    if (err_is(e))
        say(t, e.why);
    if (!err_is(e) && !numbered) {
        id_write_note(&fresh, t->out);
        writer_char(t->out, '\n');
    }
    return !err_is(e);
}

static void do_load(struct talk_line *t)
{
    struct arena_mark mark = arena_here(t->work->arena);
    struct slice text = reader_rest(&t->in);
    bool ready = !id_is(t->s->games, text) || make_line(t, &text);
    struct err e = ready ? session_load(t->s, text.text, text.len) : err_none();
    if (err_is(e))
        say(t, e.why);
    else if (ready)
        say_state(t);
    arena_release(t->work->arena, mark);
}

static void do_state(struct talk_line *t)
{
    say_state(t);
}

static void do_new(struct talk_line *t)
{
    t->then = TALK_NEW;
}

static void do_recent(struct talk_line *t)
{
    t->then = TALK_RECENT;
}

static void do_save(struct talk_line *t)
{
    t->then = TALK_SAVE;
}

static void do_quit(struct talk_line *t)
{
    t->then = TALK_QUIT;
}

static void do_help(struct talk_line *t);

static const struct row {
    const char *name, *help;
    void (*run)(struct talk_line *t);
    enum question needs; /* what it must know first, which may take a while */
} rows[] = {
    {"board", "the board as a drawing", do_board, QUESTION_NONE},
    {"row", "row 3: its cells in words", do_row, QUESTION_NONE},
    {"cell", "cell b4: what is there", do_cell, QUESTION_NONE},
    {"clues", "all numbers and where they stand", do_clues, QUESTION_NONE},
    {"state", "whose turn it is, or how it ended", do_state, QUESTION_NONE},
    {"position", "the position as one line", do_position, QUESTION_NONE},
    {"moves", "every legal move", do_moves, QUESTION_NONE},
    {"record", "the moves of a duel so far, as review reads them", do_record, QUESTION_NONE},
    {"undo", "take the last step back", do_undo, QUESTION_NONE},
    {"redo", "do it again", do_redo, QUESTION_NONE},
    {"restart", "back to the start, as a step that can be undone", do_restart, QUESTION_NONE},
    {"hint", "one rung of the ladder: where, what, why, do it", do_hint, QUESTION_HINT},
    {"why", "the reason of the next step at once", do_why, QUESTION_HINT},
    {"good", "back to the last position without a mistake", do_good, QUESTION_SOLUTION},
    {"check", "are there mistakes? check where: and in which places", do_check, QUESTION_SOLUTION},
    {"unmet", "what a finished board breaks, one by one", do_unmet, QUESTION_NONE},
    {"rate", "how many solutions, how hard, by which techniques", do_rate, QUESTION_RATING},
    {"solve", "fill the solution in, as one step", do_solve, QUESTION_SOLUTION},
    {"mistakes", "mistakes off, full, rules or solution: when they are shown", do_mistakes,
     QUESTION_SOLUTION},
    {"compare", "board and solution side by side", do_compare, QUESTION_SOLUTION},
    {"assist", "assist: what can be done for you; assist NAME on, assist NAME off", do_assist,
     QUESTION_NONE},
    {"shade", "shade b4 inside, shade b4 outside: a note of your own; again takes it back",
     do_shade, QUESTION_NONE},
    {"block", "block b4: block a cell or open it, before the first move", do_block, QUESTION_NONE},
    {"checkpoint", "checkpoint NAME: try something", do_checkpoint, QUESTION_NONE},
    {"keep", "the trial stays", do_keep, QUESTION_NONE},
    {"discard", "the trial goes", do_discard, QUESTION_NONE},
    {"load", "load POSITION, in any form, or load ID", do_load, QUESTION_NONE},
    {"new", "another game of the same kind", do_new, QUESTION_NONE},
    {"recent", "games left for another one; recent 2: back to the second of them", do_recent,
     QUESTION_NONE},
    {"save", "save the session", do_save, QUESTION_NONE},
    {"help", "this list", do_help, QUESTION_NONE},
    {"quit", "leave; the session is saved", do_quit, QUESTION_NONE},
};

static void do_help(struct talk_line *t)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        writer_text(t->out, rows[i].name);
        writer_text(t->out, ": ");
        say(t, rows[i].help);
    }
    say(t, "anything else is a move");
}

/* Every move but a few words has a number in it. */
static bool is_word(const struct reader *in)
{
    for (size_t i = 0; i < in->len; i++)
        if (in->text[i] >= '0' && in->text[i] <= '9')
            return false;
    return true;
}

static void say_unknown(struct talk_line *t)
{
    struct reader in = reader_of(t->in.text, t->in.len);
    struct nearest n = nearest_to(reader_until(&in, ' '));
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        nearest_offer(&n, rows[i].name);
    writer_text(t->out, "this is no command and no move; ");
    if (n.word) {
        writer_text(t->out, "did you mean ");
        writer_text(t->out, n.word);
        writer_text(t->out, "? ");
    }
    say(t, "'help' lists what can be said");
}

static void do_move(struct talk_line *t)
{
    struct session *s = t->s;
    const struct rules *rules = &s->now->game->rules;
    game_move m;
    struct err e = rules->read_move(s->now, &t->in, &m);
    if (!err_is(e) && reader_peek(&t->in) != READER_END)
        e = err_text(t->in.at, "expected nothing after the move");
    const char *why = err_is(e) ? e.why : session_play(s, m);
    if (err_is(e) && is_word(&t->in))
        say_unknown(t);
    else if (why)
        say(t, why);
    else
        say_state(t);
}

static const struct row *row_of(struct reader *in)
{
    struct slice word = reader_until(in, ' ');
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (slice_is_word(word, rows[i].name))
            return &rows[i];
    return NULL;
}

/* A line without the blanks round it. */
static struct reader line_of(const char *line, size_t len)
{
    for (; len && line[0] == ' '; line++)
        len--;
    while (len && line[len - 1] == ' ')
        len--;
    return reader_of(line, len);
}

enum talk session_talk(struct session *s, const char *line, size_t len, struct writer *out,
                       struct work *w)
{
    struct talk_line t = {.s = s, .in = line_of(line, len), .out = out, .work = w};
    const struct row *row = row_of(&t.in);
    if (row) {
        reader_skip(&t.in, ' ');
        row->run(&t);
    } else if (t.in.len) {
        t.in.at = 0;
        do_move(&t);
    }
    return t.then;
}

enum question session_talk_asks(const struct session *s, const char *line, size_t len)
{
    struct reader in = line_of(line, len);
    const struct row *row = row_of(&in);
    const struct puzzle *p = s->now->game->puzzle;
    enum question q = row && p ? row->needs : QUESTION_NONE;
    reader_skip(&in, ' ');
    if (row && row->run == do_mistakes && !slice_is(reader_rest(&in), "solution"))
        q = QUESTION_NONE;
    const char *refused = q == QUESTION_HINT       ? session_help_refusal(s)
                          : q == QUESTION_SOLUTION ? session_solution_refusal(s)
                                                   : NULL;
    bool known = q == QUESTION_HINT     ? s->ladder != LADDER_NONE || s->hint_ready
                 : q == QUESTION_RATING ? s->appraisal != NULL
                                        : s->solution_asked;
    return q && !refused && !known ? q : QUESTION_NONE;
}

struct slice session_talk_id(const struct session *s, const char *line, size_t len)
{
    struct reader in = line_of(line, len);
    const struct row *row = row_of(&in);
    reader_skip(&in, ' ');
    struct slice text = reader_rest(&in);
    return row && row->run == do_load && id_is(s->games, text) ? text : (struct slice){"", 0};
}
