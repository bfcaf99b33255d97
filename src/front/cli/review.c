/* review.c - `review`: played games gone through by the engine, each by itself, or what one player made
 * of all of them (review_of.c), or all of them as a page. */
#include "duel/review.h"

#include <stdlib.h>
#include <string.h>

#include "agents/review_page.h"
#include "core/board_json.h"
#include "duel/review_report.h"
#include "duel/review_words.h"
#include "files/place.h"
#include "front/cli/cli.h"
#include "front/cli/review_of.h"
#include "games/games.h"
#include "match/records.h"
#include "tables/tablebase.h"

enum { DEPTH_PRESET = 6 };

struct reviewed {
    const struct record *record;
    const struct review *review;
    struct arena *arena;
    uint64_t time_us; /* CPU */
};

/* The board before a turn, taken from the arena. */
static struct board *board_before(const struct reviewed *v, size_t turn)
{
    const struct record *r = v->record;
    struct board *b = arena_take(v->arena, 1, r->start->game->rules.size(&r->start->variant));
    if (!b)
        return NULL;
    board_copy(b, r->start);
    for (size_t i = 0; i < turn; i++)
        b->game->rules.play(b, r->moves[i]);
    return b;
}

static const char *mover_name(const struct board *b)
{
    return b->game->duel->sides[b->game->duel->mover(b)];
}

static void write_turn(struct writer *out, size_t turn, const struct board *b)
{
    writer_number(out, (int64_t)turn + 1);
    writer_text(out, ". ");
    writer_text(out, mover_name(b));
    writer_char(out, ' ');
}

/* "accuracy: H 97%, V 81%", and by what it was judged: values, depth, time. */
static void write_means(const struct reviewed *v, struct writer *out)
{
    const struct duel *d = v->record->start->game->duel;
    const struct review *r = v->review;
    writer_text(out, "accuracy: ");
    review_accuracy_write(r, d, out);
    writer_text(out, "\njudged: ");
    writer_number(out, (int64_t)r->exact);
    writer_text(out, " of ");
    writer_number(out, (int64_t)r->n);
    writer_text(out, " moves by exact values");
    if (r->depth) {
        writer_text(out, ", the others by search to depth ");
        writer_number(out, r->depth);
        writer_text(out, " or more");
    }
    writer_text(out, "; ");
    writer_number(out, (int64_t)(v->time_us / 1000000));
    writer_char(out, '.');
    writer_number(out, (int64_t)(v->time_us / 100000 % 10));
    writer_number(out, (int64_t)(v->time_us / 10000 % 10));
    writer_text(out, " s\n");
}

static void review_text(const void *ctx, struct writer *out)
{
    const struct reviewed *v = ctx;
    struct arena_mark mark = arena_here(v->arena);
    struct board *b = board_before(v, 0);
    for (size_t i = 0; b && i < v->review->n; i++) {
        const struct judgement *j = &v->review->turn[i];
        write_turn(out, i, b);
        b->game->rules.write_move(b, j->played, out);
        writer_text(out, "  ");
        judgement_write(j, false, out);
        if (j->loss) {
            writer_text(out, "  (");
            b->game->rules.write_move(b, j->best, out);
            writer_char(out, ' ');
            judgement_write(j, true, out);
            writer_char(out, ')');
        }
        if (j->label != LABEL_BEST && j->label != LABEL_GOOD) {
            writer_text(out, "  ");
            writer_text(out, label_name(j->label));
        }
        writer_char(out, '\n');
        b->game->rules.play(b, j->played);
    }
    writer_text(out, "result: ");
    writer_text(out, status_name(v->record->result));
    writer_char(out, '\n');
    for (size_t i = 0; i < v->review->n_worst; i++) {
        size_t turn = v->review->worst[i];
        b = board_before(v, turn);
        if (!b)
            break;
        write_turn(out, turn, b);
        review_explain(b, &v->review->turn[turn], v->arena, out);
        writer_char(out, '\n');
    }
    write_means(v, out);
    arena_release(v->arena, mark);
}

static void jsonw_judgement(struct jsonw *j, const struct board *b, size_t turn,
                            const struct judgement *g)
{
    json_count(j, "turn", (int64_t)turn + 1);
    json_pair(j, "mover", mover_name(b));
    board_json_move(j, "move", b, g->played);
    json_count(j, "score", g->score);
    json_count(j, "loss", g->loss);
    board_json_move(j, "best", b, g->best);
    json_decimal(j, "expected", g->expected, 3);
    json_pair(j, "label", label_name(g->label));
    json_bool(j, "exact", g->exact);
    json_count(j, "depth", g->depth);
}

static void jsonw_sentence(struct jsonw *j, const struct reviewed *v, const struct board *b,
                           const struct judgement *g)
{
    char text[512];
    struct writer w = writer_to(text, sizeof text);
    review_explain(b, g, v->arena, &w);
    json_slice(j, "text", (struct slice){text, w.n < sizeof text ? w.n : sizeof text});
}

static void review_json(const void *ctx, struct writer *out)
{
    const struct reviewed *v = ctx;
    struct arena_mark mark = arena_here(v->arena);
    struct board *b = board_before(v, 0);
    struct jsonw j = json_line(out);
    json_pair(&j, "result", status_name(v->record->result));
    json_open(&j, "moves", '[');
    for (size_t i = 0; b && i < v->review->n; i++) {
        jsonw_open(&j, '{');
        jsonw_judgement(&j, b, i, &v->review->turn[i]);
        jsonw_close(&j, '}');
        b->game->rules.play(b, v->review->turn[i].played);
    }
    jsonw_close(&j, ']');
    json_open(&j, "worst", '[');
    for (size_t i = 0; i < v->review->n_worst; i++) {
        size_t turn = v->review->worst[i];
        const struct judgement *g = &v->review->turn[turn];
        b = board_before(v, turn);
        if (!b)
            break;
        jsonw_open(&j, '{');
        jsonw_judgement(&j, b, turn, g);
        json_bool(&j, "decisive", g->decisive);
        jsonw_sentence(&j, v, b, g);
        jsonw_close(&j, '}');
    }
    jsonw_close(&j, ']');
    json_open(&j, "accuracy", '{');
    for (int side = 0; side < 2; side++) {
        json_decimal(&j, v->record->start->game->duel->sides[side], v->review->accuracy[side], 3);
    }
    jsonw_close(&j, '}');
    json_count(&j, "exact", (int64_t)v->review->exact);
    json_count(&j, "depth", v->review->depth);
    json_count(&j, "time_us", (int64_t)v->time_us);
    json_line_end(&j);
    arena_release(v->arena, mark);
}

/* What a file of records is gone through for. */
struct reviewing_file {
    const char *path, *text;
    struct review_of of;         /* --of */
    struct reviewed_game *game;  /* --html: all of them, malloc'ed */
    size_t n;
};

static struct err review_record(struct cli *c, const struct record *record, struct review *review)
{
    struct player player;
    int64_t us;
    if (!cli_seconds(c, OPT_TIME, 0, &us) || !player_from_options(c, record->start->game, &player))
        return (struct err){ERR_TEXT, 0, NULL};
    if (!us && !player.depth && !player.nodes)
        player.depth = DEPTH_PRESET;
    struct tablebase tablebase = tablebase_of(c->tables);
    player.strength.tablebase = &tablebase;
    return review_game(record, &player, us, us * (int64_t)record->n, &c->work, review);
}

/* Kept for the page; false: no memory. */
static bool keep_game(struct reviewing_file *f, const struct record *record,
                      const struct review *review)
{
    struct reviewed_game *more = realloc(f->game, (f->n + 1) * sizeof *more);
    if (!more)
        return false;
    f->game = more;
    f->game[f->n++] = (struct reviewed_game){*record, *review};
    return true;
}

static enum exit_code review_block(struct cli *c, struct reviewing_file *f, struct slice block)
{
    struct record record;
    struct review review;
    size_t line, column;
    struct err e = record_read(games_all, block.text, block.len, &c->arena, &record);
    if (err_is(e)) {
        size_t at = (size_t)(block.text - f->text) + e.at;
        text_place(f->text, at, at, &line, &column);
        return cli_say(EXIT_USAGE, "%s: line %zu, column %zu: %s", f->path, line, column, e.why);
    }
    if (f->of.name && !review_of_plays(&f->of, &record))
        return EXIT_YES;
    uint64_t start = limits_cpu_us();
    e = review_record(c, &record, &review);
    if (err_is(e))
        return e.why ? cli_say(limits_code_of(e), "%s", e.why) : EXIT_USAGE;
    if (f->of.name)
        review_of_add(&f->of, &record, &review, block);
    if (c->value[OPT_HTML] && !keep_game(f, &record, &review))
        return cli_say(EXIT_USAGE, "there is not enough memory");
    struct reviewed v = {&record, &review, &c->arena, limits_cpu_us() - start};
    if (!f->of.name && !c->value[OPT_HTML])
        cli_print(stdout, c->value[OPT_JSON] ? review_json : review_text, &v);
    return EXIT_YES;
}

static enum exit_code review_blocks(struct cli *c, struct reviewing_file *f, size_t len)
{
    enum exit_code code = EXIT_YES;
    struct slice block;
    size_t at = 0, records = 0;
    bool whole;
    while (code != EXIT_INTERRUPTED && records_block_next(f->text, len, &at, &block, &whole)) {
        struct arena_mark mark = arena_here(&c->arena);
        if (records_block_is_heading(block))
            continue;
        records++;
        f->of.number = (uint32_t)records;
        code = cli_worst(code, review_block(c, f, block));
        fflush(stdout);
        if (!c->value[OPT_HTML])
            arena_release(&c->arena, mark);
    }
    if (!records)
        code = cli_say(EXIT_USAGE, "%s: expected a record of a game; there is none", f->path);
    return code;
}

static void html_write(const void *ctx, struct writer *out)
{
    review_page_write(ctx, out);
}

/* What is told once all games are gone through. A page of some of them is none. */
static enum exit_code review_end(struct cli *c, struct reviewing_file *f, enum exit_code code)
{
    if (f->of.name && code != EXIT_USAGE && !f->of.tally.games)
        return cli_say(EXIT_USAGE, "%s: no game of %s here", f->path, f->of.name);
    if (f->of.name && f->of.tally.games && !review_of_print(c, &f->of))
        return cli_say(EXIT_USAGE, "there is not enough memory");
    if (!c->value[OPT_HTML] || code != EXIT_YES)
        return code;
    struct err fault = err_none();
    struct review_page page = {
        .title = f->of.name ? f->of.name : "Review", .game = f->game, .n = f->n, .arena = &c->arena};
    return (enum exit_code)file_or_stdout(c->value[OPT_HTML], html_write, &page, &fault);
}

static enum exit_code review_run(struct cli *c)
{
    size_t len;
    struct reviewing_file f = {
        .path = c->value[OPT_FILE] ? c->value[OPT_FILE] : c->n_rest ? c->rest[0] : "-",
        .of = {.name = c->value[OPT_OF]}};
    if (c->n_rest > (c->value[OPT_FILE] ? 0 : 1))
        return cli_say(EXIT_USAGE, "expected one file of records");
    if (c->value[OPT_HTML] &&
        place_is_same(c->value[OPT_HTML], file_is_stdout(f.path) ? "/dev/stdin" : f.path))
        return cli_say(EXIT_USAGE, "%s: this is the file that is read; choose another", f.path);
    char *text = file_read(f.path, &len);
    if (!text)
        return EXIT_USAGE;
    f.text = text;
    enum exit_code code = review_end(c, &f, review_blocks(c, &f, len));
    free(f.game);
    free(text);
    return code;
}

static const enum opt review_options[] = {OPT_JSON,  OPT_FILE,  OPT_OF,      OPT_HTML, OPT_TIME,
                                          OPT_DEPTH, OPT_NODES, OPT_STEPS, OPT_THREADS, OPT_COUNT};

const struct command command_review = {
    .name = "review",
    .synopsis = "review FILE [--of NAME] [--html FILE] [--depth D] [--time SEC] [--nodes N] [--json]",
    .help = "go through recorded games: what each move gave away, the worst three explained",
    .options = review_options,
    .time_help = "think for SEC seconds about each move of the game",
    .steps_help = "the same as --nodes",
    .own_time = true,
    .run = review_run,
};
