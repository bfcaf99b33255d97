/* review_of.c - see review_of.h. */
#include "front/cli/review_of.h"

#include "core/board_json.h"
#include "core/position.h"
#include "duel/review_words.h"
#include "games/games.h"

static bool is_side(const struct review_of *o, const struct record *r, int side)
{
    return slice_is(r->name[side], o->name);
}

bool review_of_plays(const struct review_of *o, const struct record *r)
{
    return is_side(o, r, 0) || is_side(o, r, 1);
}

void review_of_add(struct review_of *o, const struct record *r, const struct review *v,
                   struct slice text)
{
    for (int side = 0; side < 2; side++)
        if (is_side(o, r, side))
            review_tally_add(&o->tally, r, v, side, text, o->number);
}

struct printing {
    const struct review_of *of;
    struct board *board[DRILLS_MOST]; /* of each drill */
    struct arena *arena;
};

/* The board of a drill, from the text of its game; NULL: no memory. */
static struct board *drill_board(const struct drill *d, struct arena *arena)
{
    struct record r;
    if (err_is(record_read(games_all, d->record.text, d->record.len, arena, &r)))
        return NULL;
    struct board *b = arena_take(arena, 1, r.start->game->rules.size(&r.start->variant));
    if (!b)
        return NULL;
    board_copy(b, r.start);
    for (size_t i = 0; i < d->turn; i++)
        b->game->rules.play(b, r.moves[i]);
    return b;
}

static void write_percent(struct writer *out, double of_one)
{
    writer_number(out, (int64_t)(1000 * of_one + 0.5) / 10);
    writer_char(out, '.');
    writer_number(out, (int64_t)(1000 * of_one + 0.5) % 10);
    writer_char(out, '%');
}

static void write_counts(struct writer *out, const char *name, const size_t *count, size_t n,
                         const char *(*name_of)(size_t i))
{
    writer_text(out, name);
    for (size_t i = 0; i < n; i++) {
        writer_text(out, i ? ", " : " ");
        writer_text(out, name_of(i));
        writer_char(out, ' ');
        writer_number(out, (int64_t)count[i]);
    }
    writer_char(out, '\n');
}

static const char *label_at(size_t i)
{
    return label_name((enum label)i);
}

static const char *thrown_at(size_t i)
{
    return thrown_name((enum thrown)i);
}

static void write_summary(const struct review_of *o, struct writer *out)
{
    static const char *const sign[] = {", +", " =", " -"};
    const struct review_tally *t = &o->tally;
    writer_text(out, o->name);
    writer_text(out, ": ");
    writer_number(out, t->games);
    writer_text(out, t->games == 1 ? " game" : " games");
    for (int i = 0; i < 3; i++) {
        writer_text(out, sign[i]);
        writer_number(out, t->result[i]);
    }
    writer_text(out, ", accuracy ");
    write_percent(out, review_tally_accuracy(t, PHASE_COUNT));
    for (int p = 0; p < PHASE_COUNT; p++) {
        writer_text(out, p ? ", " : "\n  by part of the game: ");
        writer_text(out, phase_name((enum phase)p));
        writer_char(out, ' ');
        write_percent(out, review_tally_accuracy(t, (enum phase)p));
    }
    writer_char(out, '\n');
    write_counts(out, "  moves:", t->label, LABEL_COUNT, label_at);
    write_counts(out, "  thrown away, by exact values:", t->thrown, THROWN_COUNT, thrown_at);
}

static void write_drill(const struct drill *d, const struct board *b, struct arena *arena,
                        struct writer *out)
{
    writer_text(out, "  game ");
    writer_number(out, d->game);
    writer_text(out, ", turn ");
    writer_number(out, (int64_t)d->turn + 1);
    writer_text(out, ": ");
    position_write(b, out);
    writer_text(out, "\n    ");
    review_explain(b, &d->judgement, arena, out);
    writer_char(out, '\n');
}

static void of_text(const void *ctx, struct writer *out)
{
    const struct printing *p = ctx;
    const struct review_tally *t = &p->of->tally;
    write_summary(p->of, out);
    if (t->n_drills)
        writer_text(out, "Drills, the worst first. What is better?\n");
    for (size_t i = 0; i < t->n_drills; i++)
        write_drill(&t->drill[i], p->board[i], p->arena, out);
}

static void json_drill(struct jsonw *j, const struct drill *d, const struct board *b,
                       struct arena *arena)
{
    const struct judgement *g = &d->judgement;
    char text[512];
    struct writer w = writer_to(text, sizeof text);
    review_explain(b, g, arena, &w);
    jsonw_open(j, '{');
    json_count(j, "game", d->game);
    json_count(j, "turn", (int64_t)d->turn + 1);
    json_slice(j, "position", position_text(b, arena));
    board_json_move(j, "move", b, g->played);
    board_json_move(j, "best", b, g->best);
    json_count(j, "loss", g->loss);
    json_pair(j, "label", label_name(g->label));
    json_bool(j, "exact", g->exact);
    json_slice(j, "text", (struct slice){text, w.n < sizeof text ? w.n : sizeof text});
    jsonw_close(j, '}');
}

static void json_counts(struct jsonw *j, const char *key, const size_t *count, size_t n,
                        const char *(*name_of)(size_t i))
{
    json_open(j, key, '{');
    for (size_t i = 0; i < n; i++)
        json_count(j, name_of(i), (int64_t)count[i]);
    jsonw_close(j, '}');
}

static void json_summary(struct jsonw *j, const struct review_of *o)
{
    static const char *const results[] = {"wins", "draws", "losses"};
    const struct review_tally *t = &o->tally;
    json_pair(j, "of", o->name);
    json_count(j, "games", t->games);
    for (int i = 0; i < 3; i++)
        json_count(j, results[i], t->result[i]);
    json_decimal(j, "accuracy", review_tally_accuracy(t, PHASE_COUNT), 3);
    json_open(j, "parts", '{');
    for (int p = 0; p < PHASE_COUNT; p++) {
        json_open(j, phase_name((enum phase)p), '{');
        json_count(j, "moves", (int64_t)t->moves[p]);
        json_decimal(j, "accuracy", review_tally_accuracy(t, (enum phase)p), 3);
        jsonw_close(j, '}');
    }
    jsonw_close(j, '}');
    json_counts(j, "labels", t->label, LABEL_COUNT, label_at);
    json_counts(j, "thrown", t->thrown, THROWN_COUNT, thrown_at);
}

static void of_json(const void *ctx, struct writer *out)
{
    const struct printing *p = ctx;
    const struct review_tally *t = &p->of->tally;
    struct jsonw j = json_line(out);
    json_summary(&j, p->of);
    json_open(&j, "drills", '[');
    for (size_t i = 0; i < t->n_drills; i++)
        json_drill(&j, &t->drill[i], p->board[i], p->arena);
    jsonw_close(&j, ']');
    json_line_end(&j);
}

bool review_of_print(struct cli *c, const struct review_of *o)
{
    struct printing p = {.of = o, .arena = &c->arena};
    for (size_t i = 0; i < o->tally.n_drills; i++)
        if (!(p.board[i] = drill_board(&o->tally.drill[i], p.arena)))
            return false;
    return cli_print(stdout, c->value[OPT_JSON] ? of_json : of_text, &p);
}
