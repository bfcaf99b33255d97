/* actions_read.c - the game in words, for those who do not see it and for programs. */
#include "session/action.h"

#include "base/arena_text.h"
#include "core/drawing.h"
#include "core/other_notations.h"
#include "core/position.h"
#include "session/describe.h"
#include "session/history.h"
#include "session/sentences.h"

static void do_board(struct call *c)
{
    struct writer *out = &c->out->say;
    drawing_write(c->s->now, out);
    while (out->n && out->n <= out->cap && out->out[out->n - 1] == '\n')
        out->n--; /* the closing blank line belongs to files */
}

static const struct view *view_of(struct call *c)
{
    const struct view *v = session_view(c->s, c->work);
    if (!v)
        call_fail(c, err_memory().why);
    return v;
}

static void do_row(struct call *c)
{
    uint32_t row = c->value[0].number, h = (uint32_t)board_height(c->s->now);
    const struct view *v = view_of(c);
    if (row == 0 || row > h)
        call_expected(c);
    else if (v)
        describe_row(c->s, v, (int)(h - row), &c->out->say);
}

static void do_cell(struct call *c)
{
    const struct view *v = view_of(c);
    if (v)
        describe_place(c->s, v, c->value[0].at, &c->out->say);
}

static void do_clues(struct call *c)
{
    const struct view *v = view_of(c);
    if (v)
        describe_clues(c->s, v, &c->out->say);
}

static void do_state(struct call *c)
{
    const struct view *v = view_of(c);
    if (!v)
        return;
    writer_slice(&c->out->say, v->headline);
    writer_text(&c->out->say, v->told.len ? ". " : "");
    writer_slice(&c->out->say, v->told);
}

static void do_position(struct call *c)
{
    position_write(c->s->now, &c->out->say);
    call_position(c, "position", c->s->now);
}

static void do_moves(struct call *c)
{
    const struct board *b = c->s->now;
    size_t n = b->game->rules.moves(b, NULL, 0);
    game_move *moves = arena_take(c->work->arena, n + 1, sizeof *moves);
    if (!moves) {
        call_fail(c, err_memory().why);
        return;
    }
    b->game->rules.moves(b, moves, n);
    for (size_t i = 0; i < n; i++) {
        writer_text(&c->out->say, i ? " " : "");
        b->game->rules.write_move(b, moves[i], &c->out->say);
    }
}

static const char *record_refusal(const struct session *s)
{
    if (!board_is_duel(s->now))
        return "only duels have a record";
    return s->steps.at ? NULL : "nobody has moved yet";
}

static void write_record(const void *record, struct writer *out)
{
    record_write(record, out);
}

static void do_record(struct call *c)
{
    struct record record;
    if (!call_done(c, session_record(c->s, &record, c->work)))
        return;
    struct slice text = arena_text(c->work->arena, write_record, &record);
    jsonw_key(&c->out->data, "record");
    jsonw_slice(&c->out->data, text);
    while (text.len && text.text[text.len - 1] == '\n')
        text.len--;
    writer_slice(&c->out->say, text);
}

static void do_rules(struct call *c)
{
    call_say(c, c->s->now->game->manual);
}

static void do_timer(struct call *c)
{
    sentence_time(c->s->played_ms, &c->out->say);
    writer_text(&c->out->say, " played");
}

static const char *score_refusal(const struct session *s)
{
    const struct duel *d = s->now->game->duel;
    return d && (d->score || d->pieces_left) ? NULL : "there are no points in this game";
}

/* The score, or how far both are in their race, and what the last move earned. */
static void do_score(struct call *c)
{
    const struct view *v = view_of(c);
    const struct board *b = c->s->now;
    struct writer *say = &c->out->say;
    if (!v)
        return;
    for (int side = 0; side < 2 && v->is_duel; side++) {
        writer_text(say, side ? ", " : "");
        writer_text(say, sentence_side(c->s, side));
        writer_char(say, ' ');
        if (b->game->duel->score)
            writer_number(say, b->game->duel->score(b, side));
        else
            sentence_race(c->s, side, say);
    }
    if (!v->is_duel) {
        writer_number(say, v->points.sum);
        writer_text(say, v->points.sum == 1 ? " point" : " points");
    }
    if (v->gain.len) {
        call_line(c);
        writer_slice(say, v->gain);
    }
}

static void write_puzzlink(const void *board, struct writer *out)
{
    other_notation_write_puzzlink(board, out);
}

static void write_tatham(const void *board, struct writer *out)
{
    other_notation_write_tatham(board, out);
}

/* The board in hand in every notation that has it. */
static void do_convert(struct call *c)
{
    const struct board *b = c->s->now;
    struct jsonw *j = &c->out->data;
    call_position(c, "quincunx", b);
    position_write(b, &c->out->say);
    write_fn *const write[] = {write_puzzlink, write_tatham};
    static const char *const name[] = {"puzzlink", "tatham"};
    for (int i = 0; b->game->clues && i < 2; i++) {
        struct slice text = arena_text(c->work->arena, write[i], b);
        json_slice(j, name[i], text);
        call_line(c);
        writer_slice(&c->out->say, text);
    }
}

static void do_help(struct call *c)
{
    const struct action *a;
    for (size_t i = 0; (a = action_at(i)); i++) {
        if (a->flags & ACTION_HANDS)
            continue;
        call_line(c);
        writer_text(&c->out->say, a->name);
        writer_text(&c->out->say, ": ");
        writer_text(&c->out->say, a->help);
    }
    call_line(c);
    writer_text(&c->out->say, "anything else is a move");
}

static const struct argument arg_row[] = {{.name = "row", .kind = ARGUMENT_NUMBER}, {0}};
static const struct argument arg_place[] = {{.name = "at", .kind = ARGUMENT_PLACE}, {0}};

const struct action actions_read[] = {
    {.name = "board", .help = "the board as a drawing", .run = do_board, .flags = ACTION_LOOKS},
    {.name = "row", .help = "row 3: its cells in words",
     .expects = "the number of a row, from the bottom", .arguments = arg_row, .run = do_row,
     .flags = ACTION_LOOKS},
    {.name = "cell", .help = "cell b4: what is there",
     .expects = "a place of the board, such as b4", .arguments = arg_place, .run = do_cell,
     .flags = ACTION_LOOKS},
    {.name = "clues", .help = "all numbers and where they stand", .run = do_clues,
     .flags = ACTION_LOOKS},
    {.name = "state", .help = "whose turn it is, or how it ended", .run = do_state,
     .flags = ACTION_LOOKS},
    {.name = "score", .help = "the points so far, and those of the last move; in a race how far both are",
     .refusal = score_refusal, .run = do_score, .flags = ACTION_LOOKS},
    {.name = "timer", .help = "the time played so far", .run = do_timer, .flags = ACTION_LOOKS},
    {.name = "rules", .help = "the rules in words", .run = do_rules, .flags = ACTION_LOOKS},
    {.name = "position", .help = "the position as one line", .run = do_position,
     .flags = ACTION_LOOKS, .answers = "position: string"},
    {.name = "convert", .help = "the position in every notation that has it", .run = do_convert,
     .flags = ACTION_LOOKS, .answers = "quincunx: string; puzzlink?: string; tatham?: string"},
    {.name = "moves", .help = "every legal move", .run = do_moves, .flags = ACTION_LOOKS},
    {.name = "record", .help = "the moves of a duel so far, as review reads them",
     .refusal = record_refusal, .run = do_record, .flags = ACTION_LOOKS,
     .answers = "record: string"},
    {.name = "help", .help = "this list", .run = do_help, .flags = ACTION_LOOKS | ACTION_ANYTIME},
    {0},
};
