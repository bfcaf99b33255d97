/* settings.c - see settings.h. */
#include "session/settings.h"

#include "core/drawing.h"
#include "core/position.h"

static void say(struct writer *out, const char *sentence)
{
    writer_text(out, sentence);
    writer_char(out, '\n');
}

void settings_mistakes(struct session *s, struct reader *in, struct writer *out, struct work *w)
{
    struct slice word = reader_rest(in);
    for (int m = 0; m < MARKING_COUNT; m++) {
        if (!slice_is(word, marking_name((enum marking)m)))
            continue;
        const char *refused = m == MARKING_SOLUTION ? session_solution_refusal(s) : NULL;
        if (refused) {
            say(out, refused);
            return;
        }
        struct err e = m == MARKING_SOLUTION ? session_solution(s, w) : err_none();
        bool missing = m == MARKING_SOLUTION && !s->solution;
        if (!missing)
            s->marking = (enum marking)m;
        say(out, err_is(e)          ? e.why
                 : missing          ? "there is not exactly one solution to compare with"
                 : m == MARKING_OFF ? "mistakes are not shown"
                                    : "mistakes are shown");
        return;
    }
    say(out, "mistakes: expected off, full, rules or solution");
}

static void list_assists(const struct session *s, struct writer *out)
{
    const struct assist *row = s->now->game->assists->list;
    for (int i = 0; row[i].name; i++) {
        writer_text(out, row[i].name);
        writer_text(out, s->assists >> i & 1 ? " on: " : " off: ");
        say(out, row[i].help);
    }
}

void settings_assist(struct session *s, struct reader *in, struct writer *out)
{
    const struct assists *a = s->now->game->assists;
    struct slice name = reader_until(in, ' ');
    reader_skip(in, ' ');
    struct slice word = reader_rest(in);
    bool on = slice_is(word, "on");
    if (!a) {
        say(out, "this game has no assists");
        return;
    }
    if (name.len == 0) {
        list_assists(s, out);
        return;
    }
    for (int i = 0; a->list[i].name && (on || slice_is(word, "off")); i++)
        if (slice_is(name, a->list[i].name)) {
            session_assist(s, i, on);
            writer_text(out, a->list[i].name);
            say(out, on ? " on" : " off");
            return;
        }
    say(out, "assist: expected the name of one, and on or off");
}

void settings_shade(struct session *s, struct reader *in, struct writer *out)
{
    int r, c;
    bool cell = cell_read(in, board_width(s->now), board_height(s->now), &r, &c);
    reader_skip(in, ' ');
    struct slice word = reader_rest(in);
    bool inside = slice_is(word, "inside");
    if (!cell || (!inside && !slice_is(word, "outside"))) {
        say(out, "shade: expected a cell of the board, and inside or outside");
        return;
    }
    const char *why = session_shade(s, r, c, inside ? 1 : -1);
    say(out, why ? why : "shading changed");
}

void settings_block(struct session *s, struct reader *in, struct writer *out)
{
    int r, c;
    if (!cell_read(in, board_width(s->now), board_height(s->now), &r, &c)) {
        say(out, "block: expected a cell of the board, such as b4");
        return;
    }
    const char *why = session_block(s, r, c);
    say(out, why ? why : "blocked cells changed");
}

/* One line of a drawing; false: there are no more. */
static bool next_line(struct reader *in, struct slice *line)
{
    if (reader_peek(in) == READER_END)
        return false;
    *line = reader_until(in, '\n');
    reader_skip(in, '\n');
    return true;
}

static struct reader draw(const struct board *b, struct work *w)
{
    struct writer size = writer_to(NULL, 0);
    drawing_write(b, &size);
    char *text = arena_take(w->arena, size.n + 1, 1);
    struct writer all = writer_to(text, text ? size.n : 0);
    if (text)
        drawing_write(b, &all);
    return reader_of(text ? text : "", all.n);
}

static size_t widest(struct reader in)
{
    struct slice line;
    size_t most = 0;
    while (next_line(&in, &line))
        most = line.len > most ? line.len : most;
    return most;
}

void settings_compare(struct session *s, struct writer *out, struct work *w)
{
    enum { GAP = 4 };
    const char *refused = session_solution_refusal(s);
    struct err e = refused ? err_none() : session_solution(s, w);
    if (refused || err_is(e) || !s->solution) {
        say(out, refused     ? refused
                 : err_is(e) ? e.why
                             : "there is not exactly one solution to show");
        return;
    }
    struct arena_mark mark = arena_here(w->arena);
    struct reader left = draw(s->now, w), right = draw(s->solution, w);
    size_t wide = widest(left) + GAP;
    struct slice a, b;
    while (next_line(&left, &a) && next_line(&right, &b) && a.len) {
        writer_slice(out, a);
        for (size_t i = a.len; i < wide && b.len; i++)
            writer_char(out, ' ');
        writer_slice(out, b);
        writer_char(out, '\n');
    }
    arena_release(w->arena, mark);
}
