/* league_page.c - see league_page.h. A replay is not pictures but what changes: the marks of the
 * start (core/scene.h), and for each move those that go and those that come. The page needs to know
 * no game. */
#include "agents/league_page.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "agents/embedded.h"
#include "agents/league_table.h"
#include "base/hash.h"
#include "core/position.h"

enum { MOVE_MAX = 32 };

/* JSON in a <script>: '<', '>' and '&' are written as escapes, so that nothing in it looks like
 * markup; the rest as JSON wants. */
static void script_text(struct jsonw *j, const char *text)
{
    static const char hex[] = "0123456789abcdef";
    jsonw_open_text(j);
    for (; *text; text++) {
        if ((unsigned char)*text < ' ' || strchr("<>&\"\\", *text)) {
            writer_text(j->out, "\\u00");
            writer_char(j->out, hex[(unsigned char)*text >> 4]);
            writer_char(j->out, hex[(unsigned char)*text & 15]);
        } else {
            writer_char(j->out, *text);
        }
    }
    jsonw_close_text(j);
}

static void script_pair(struct jsonw *j, const char *key, const char *text)
{
    jsonw_key(j, key);
    script_text(j, text);
}

static void html_text(struct writer *out, const char *text)
{
    for (; *text; text++)
        if (*text == '<' || *text == '>' || *text == '&' || *text == '"')
            writer_text(out, *text == '<'   ? "&lt;"
                             : *text == '>' ? "&gt;"
                             : *text == '&' ? "&amp;"
                                            : "&quot;");
        else
            writer_char(out, *text);
}

static void json_agent(struct jsonw *j, const struct league_page *p, int who)
{
    const struct league *l = p->league;
    const struct standing *of = &p->standings->of[who];
    char faults[256] = "";
    struct writer w = writer_to(faults, sizeof faults - 1);
    standing_write_faults(of, &w);
    jsonw_open(j, '{');
    script_pair(j, "name", l->player[who].name);
    standing_json(of, j);
    script_pair(j, "faults", faults);
    json_open(j, "points", '[');
    for (int i = 0; i < l->n; i++) {
        size_t cell = (size_t)(who * l->n + p->standings->order[i]);
        if (p->standings->games[cell] > 0)
            jsonw_real(j, p->standings->points[cell], 1);
        else
            jsonw_null(j);
    }
    jsonw_close(j, ']');
    jsonw_close(j, '}');
}

/* The marks of a board as they are drawn, and the same sorted, to be found in. */
struct replay_picture {
    struct mark *mark, *sorted;
    size_t n;
};

static void json_mark(struct jsonw *j, const struct mark *m)
{
    jsonw_open(j, '[');
    jsonw_number(j, m->at.x);
    jsonw_number(j, m->at.y);
    jsonw_number(j, m->shape);
    jsonw_number(j, m->role);
    jsonw_number(j, m->value);
    jsonw_close(j, ']');
}

static int by_bytes(const void *a, const void *b)
{
    static_assert(sizeof(struct mark) == 8, "a mark has no gaps");
    return memcmp(a, b, sizeof(struct mark));
}

static struct replay_picture picture_take(size_t room, struct arena *arena)
{
    return (struct replay_picture){arena_take(arena, room + 1, sizeof(struct mark)),
                                   arena_take(arena, room + 1, sizeof(struct mark)), 0};
}

static void picture_draw(struct replay_picture *p, const struct board *b, size_t room)
{
    p->n = b->game->rules.scene(b, p->mark, room);
    memcpy(p->sorted, p->mark, p->n * sizeof *p->mark);
    qsort(p->sorted, p->n, sizeof *p->mark, by_bytes);
}

/* The marks of one picture that the other, if any, does not have. */
static void json_change(struct jsonw *j, const char *key, const struct replay_picture *p,
                        const struct replay_picture *other)
{
    json_open(j, key, '[');
    for (size_t i = 0; i < p->n; i++)
        if (!other || !bsearch(&p->mark[i], other->sorted, other->n, sizeof *p->mark, by_bytes))
            json_mark(j, &p->mark[i]);
    jsonw_close(j, ']');
}

/* The next move of a record; false: there is none, or it is not legal. */
static bool next_move(const struct board *b, struct reader *in, game_move *m)
{
    reader_skip(in, ' ');
    return reader_peek(in) != READER_END && !err_is(b->game->rules.read_move(b, in, m)) &&
           !b->game->rules.refusal(b, *m);
}

/* Marks of the fullest board of a game. */
static size_t most_marks(const struct board *start, const char *moves, struct arena *arena)
{
    struct arena_mark mark = arena_here(arena);
    struct board *b = arena_take(arena, 1, start->game->rules.size(&start->variant));
    struct reader in = reader_of(moves, strlen(moves));
    size_t most = start->game->rules.scene(start, NULL, 0);
    if (b)
        board_copy(b, start);
    for (game_move m; b && next_move(b, &in, &m);) {
        b->game->rules.play(b, m);
        size_t n = b->game->rules.scene(b, NULL, 0);
        most = n > most ? n : most;
    }
    arena_release(arena, mark);
    return most;
}

static void json_steps(struct jsonw *j, struct board *b, const char *moves,
                       struct replay_picture at[2], size_t room)
{
    struct reader in = reader_of(moves, strlen(moves));
    int now = 0;
    json_open(j, "steps", '[');
    for (game_move m; next_move(b, &in, &m);) {
        char text[MOVE_MAX + 1] = "";
        struct writer w = writer_to(text, MOVE_MAX);
        b->game->rules.write_move(b, m, &w);
        b->game->rules.play(b, m);
        now = !now;
        picture_draw(&at[now], b, room);
        jsonw_open(j, '{');
        script_pair(j, "move", text);
        json_change(j, "go", &at[!now], &at[now]);
        json_change(j, "come", &at[now], &at[!now]);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

static void json_replay(struct jsonw *j, const struct league_page *p, const struct league_game *o)
{
    struct arena_mark mark = arena_here(p->arena);
    struct board *b;
    if (!err_is(position_read(p->games, o->position, strlen(o->position), p->arena, &b))) {
        size_t room = most_marks(b, o->moves, p->arena);
        struct replay_picture at[2] = {picture_take(room, p->arena), picture_take(room, p->arena)};
        if (at[0].mark && at[0].sorted && at[1].mark && at[1].sorted) {
            picture_draw(&at[0], b, room);
            json_count(j, "width", board_width(b));
            json_count(j, "height", board_height(b));
            json_change(j, "marks", &at[0], NULL);
            json_steps(j, b, o->moves, at, room);
        }
    }
    arena_release(p->arena, mark);
}

static int place_of(const struct league_page *p, int who)
{
    int place = 0;
    while (p->standings->order[place] != who)
        place++;
    return place;
}

static void json_game(struct jsonw *j, const struct league_page *p, int pair, uint32_t number,
                      bool replay)
{
    const struct league *l = p->league;
    const struct league_game *o = league_game(l, pair, number);
    jsonw_open(j, '{');
    json_count(j, "first", place_of(p, l->pair[pair].player[match_who(number, 0)]));
    json_count(j, "second", place_of(p, l->pair[pair].player[match_who(number, 1)]));
    script_pair(j, "result", status_name(o->result));
    script_pair(j, "verdict", verdict_name(verdict_of(l->game, o->result, o->reason)));
    json_count(j, "turns", o->turns);
    for (int what = 0; what < 2; what++) {
        json_open(j, what ? "errs" : "notes", '[');
        for (int side = 0; side < 2; side++)
            script_text(j, what ? o->err[side] : o->note[side]);
        jsonw_close(j, ']');
    }
    if (replay)
        json_replay(j, p, o);
    jsonw_close(j, '}');
}

/* Games by number, then by pair; faults come first where replays are short. */
static void json_games(struct jsonw *j, const struct league_page *p)
{
    const struct league *l = p->league;
    uint32_t faults = 0, plain = 0;
    for (size_t i = 0; i < (size_t)l->n_pairs * l->games; i++)
        faults += l->outcome[i].done && l->outcome[i].reason >= REASON_TIME;
    uint32_t for_plain = p->replays > faults ? p->replays - faults : 0;
    json_open(j, "games", '[');
    for (uint32_t number = 1; number <= l->games; number++)
        for (int pair = 0; pair < l->n_pairs; pair++) {
            const struct league_game *o = league_game(l, pair, number);
            bool fault = o->reason >= REASON_TIME;
            if (o->done)
                json_game(j, p, pair, number, fault ? true : plain++ < for_plain);
        }
    jsonw_close(j, ']');
}

static void json_all(const struct league_page *p, struct writer *out)
{
    struct jsonw j = jsonw_to(out);
    jsonw_open(&j, '{');
    json_open(&j, "agents", '[');
    for (int i = 0; i < p->league->n; i++)
        json_agent(&j, p, p->standings->order[i]);
    jsonw_close(&j, ']');
    json_games(&j, p);
    jsonw_close(&j, '}');
}

/* A word that only the page's own script has: nothing else in it may run. */
static void nonce_write(const struct league_page *p, struct writer *out)
{
    uint64_t h = hash_bytes(7, embedded_page_js, strlen(embedded_page_js));
    for (int i = 0; i < p->league->n; i++)
        h = hash_join(h, p->league->player[i].hash);
    for (int i = 0; i < 16; i++, h >>= 4)
        writer_char(out, "0123456789abcdef"[h & 15]);
}

void league_page_write(const struct league_page *p, struct writer *out)
{
    writer_text(out, "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
                     "<meta name=\"viewport\" content=\"width=device-width\">\n"
                     "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
                     "style-src 'unsafe-inline'; script-src 'nonce-");
    nonce_write(p, out);
    writer_text(out, "'\">\n<title>");
    html_text(out, p->title);
    writer_text(out, "</title>\n<style>\n");
    writer_text(out, embedded_page_css);
    writer_text(out, "</style>\n<h1>");
    html_text(out, p->title);
    writer_text(out, "</h1>\n<p>");
    writer_number(out, p->standings->played);
    writer_text(out, " of ");
    writer_number(out, p->standings->wanted);
    writer_text(out,
                " games.</p>\n<div class=\"scroll\"><table id=\"standings\"></table></div>\n"
                "<h2>Points of row against column</h2>\n"
                "<div class=\"scroll\"><table id=\"cross\"></table></div>\n"
                "<h2 id=\"who\">Replay</h2>\n<p id=\"why\"></p>\n<div id=\"stage\" hidden>\n"
                "<svg id=\"board\" role=\"img\" aria-label=\"The board\"></svg>\n<div><nav>"
                "<button id=\"to-start\">start</button> <button id=\"back\">back</button> "
                "<button id=\"forward\">forward</button> <button id=\"to-end\">end</button> "
                "<span id=\"place\" aria-live=\"polite\"></span></nav><p id=\"moves\"></p></div>\n"
                "</div>\n<pre id=\"err\" hidden></pre>\n"
                "<h2>Games</h2>\n<p><select id=\"only\" aria-label=\"Which games\"></select></p>\n"
                "<div id=\"games\"><table id=\"list\"></table></div>\n"
                "<script type=\"application/json\" id=\"data\">");
    json_all(p, out);
    writer_text(out, "</script>\n<script nonce=\"");
    nonce_write(p, out);
    writer_text(out, "\">\n");
    writer_text(out, embedded_page_js);
    writer_text(out, "</script>\n</html>\n");
}
