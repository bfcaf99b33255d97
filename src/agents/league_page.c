/* league_page.c - see league_page.h. */
#include "agents/league_page.h"

#include <string.h>

#include "agents/embedded.h"
#include "agents/html.h"
#include "agents/league_rounds.h"
#include "agents/league_table.h"
#include "agents/replay.h"
#include "core/position.h"

/* 64 bits are too many for a number of a page. */
static void json_hash(struct jsonw *j, uint64_t hash)
{
    char text[17] = "";
    for (int i = 0; i < 16; i++)
        text[i] = "0123456789abcdef"[hash >> (60 - 4 * i) & 15];
    json_pair(j, "hash", text);
}

static void json_agent(struct jsonw *j, const struct league_page *p, int who)
{
    const struct league *l = p->league;
    const struct standing *of = &p->standings->of[who];
    char faults[256] = "";
    struct writer w = writer_to(faults, sizeof faults - 1);
    standing_write_faults(of, &w);
    jsonw_open(j, '{');
    html_json_pair(j, "name", l->player[who].name);
    json_hash(j, l->player[who].hash);
    standing_json(of, j);
    html_json_pair(j, "faults", faults);
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

static void json_replay(struct jsonw *j, const struct game *const *games, const struct league_game *o,
                        struct arena *arena)
{
    struct arena_mark mark = arena_here(arena);
    struct board *b;
    struct game_replay r;
    struct err e = position_read(games, o->position, strlen(o->position), arena, &b);
    bool memory = e.code != ERR_MEMORY;
    if (!err_is(e) && (memory = replay_read(b, o->moves, arena, &r)))
        replay_json(&r, j, arena);
    if (!memory)
        writer_fail(j->out);
    arena_release(arena, mark);
}

static int place_of(const struct league_page *p, int who)
{
    int place = 0;
    while (p->standings->order[place] != who)
        place++;
    return place;
}

static void json_texts(struct jsonw *j, const char *key, const char *const text[2])
{
    json_open(j, key, '[');
    for (int side = 0; side < 2; side++)
        html_json_text(j, (struct slice){text[side], strlen(text[side])});
    jsonw_close(j, ']');
}

/* Seconds, of both sides. */
static void json_times(struct jsonw *j, const char *key, const int64_t us[2])
{
    json_open(j, key, '[');
    for (int side = 0; side < 2; side++)
        jsonw_real(j, (double)us[side] / 1e6, 3);
    jsonw_close(j, ']');
}

/* How much of a game there is to be: in a list, with what the sides wrote, with its replay. */
enum detail { DETAIL_LISTED, DETAIL_LOG, DETAIL_REPLAY };

static void json_game(struct jsonw *j, const struct league_page *p, int pair, uint32_t number,
                      enum detail detail)
{
    const struct league *l = p->league;
    const struct league_game *o = league_game(l, pair, number);
    jsonw_open(j, '{');
    json_count(j, "first", place_of(p, l->pair[pair].player[match_who(number, 0)]));
    json_count(j, "second", place_of(p, l->pair[pair].player[match_who(number, 1)]));
    json_count(j, "number", number);
    json_count(j, "opening", league_results_opening(p->results, l, number));
    html_json_pair(j, "result", status_name(o->result));
    html_json_pair(j, "verdict", verdict_name(verdict_of(l->game, o->result, o->reason)));
    json_count(j, "turns", o->turns);
    json_times(j, "cpu", o->cpu_us);
    json_texts(j, "notes", o->note);
    if (detail >= DETAIL_LOG)
        json_texts(j, "errs", o->err);
    if (detail >= DETAIL_REPLAY)
        json_replay(j, p->games, o, p->arena);
    jsonw_close(j, '}');
}

void league_page_game(const struct game *const *games, const struct league_game *o, struct arena *arena,
                      struct writer *out)
{
    struct jsonw j = jsonw_to(out);
    jsonw_open(&j, '{');
    json_times(&j, "cpu", o->cpu_us);
    json_times(&j, "wall", o->wall_us);
    json_texts(&j, "notes", o->note);
    json_texts(&j, "errs", o->err);
    json_replay(&j, games, o, arena);
    jsonw_close(&j, '}');
}

/* Games by number, then by pair; faults come first where replays are short. */
static void json_games(struct jsonw *j, const struct league_page *p, enum detail most)
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
            if (!league_results_counts(p->results, l, pair, number))
                continue;
            bool replay = o->reason >= REASON_TIME || plain++ < for_plain;
            json_game(j, p, pair, number, replay || most < DETAIL_LOG ? most : DETAIL_LOG);
        }
    jsonw_close(j, ']');
}

static void json_split(struct jsonw *j, const struct league_split *s)
{
    json_open(j, "split", '[');
    jsonw_number(j, s->first);
    jsonw_number(j, s->draws);
    jsonw_number(j, s->second);
    jsonw_close(j, ']');
}

static void json_openings(struct jsonw *j, const struct league_results *r)
{
    json_open(j, "openings", '[');
    for (int i = 0; i < r->n_openings; i++) {
        jsonw_open(j, '{');
        html_json_pair(j, "position", r->opening[i].position);
        json_slice(j, "size", r->size[r->opening[i].size].name);
        json_split(j, &r->opening[i].split);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

/* Who met whom and who stands where, as rounds.txt has it. */
static void json_rounds(struct jsonw *j, const struct league_page *p)
{
    struct arena room;
    arena_open(&room);
    struct writer w = writer_growing(&room);
    league_rounds_text(p->league, p->arena, &w);
    if (w.n > w.cap)
        writer_fail(j->out);
    jsonw_key(j, "rounds");
    html_json_text(j, (struct slice){w.out, w.n > w.cap ? 0 : w.n});
    arena_close(&room);
}

static void json_league(struct jsonw *j, const struct league_page *p, enum detail most)
{
    const char *const *sides = p->league->game->duel->sides;
    html_json_pair(j, "title", p->title);
    html_json_pair(j, "terms", p->terms);
    json_count(j, "played", p->standings->played);
    json_count(j, "wanted", p->standings->wanted);
    json_open(j, "sides", '[');
    for (int side = 0; side < 2; side++)
        html_json_text(j, slice_of(sides[side]));
    jsonw_close(j, ']');
    json_open(j, "agents", '[');
    for (int i = 0; i < p->league->n; i++)
        json_agent(j, p, p->standings->order[i]);
    jsonw_close(j, ']');
    if (league_has_rounds(p->league))
        json_rounds(j, p);
    json_openings(j, p->results);
    json_games(j, p, most);
}

static void json_data(const void *ctx, struct jsonw *j)
{
    json_league(j, ctx, DETAIL_REPLAY);
}

void league_page_json(const struct league_page *p, struct writer *out)
{
    struct jsonw j = jsonw_to(out);
    jsonw_open(&j, '{');
    json_league(&j, p, DETAIL_LISTED);
    jsonw_close(&j, '}');
    writer_char(out, '\n');
}

static const char body[] =
    "<p id=\"played\" aria-live=\"polite\"></p>\n<p id=\"path\"></p>\n"
    "<div id=\"playing\" hidden></div>\n<div id=\"view\"></div>\n"
    "<h2 id=\"who\" hidden></h2>\n<p id=\"why\" hidden></p>\n<div id=\"stage\" hidden></div>\n"
    "<pre id=\"err\" hidden></pre>\n";

void league_page_write(const struct league_page *p, struct writer *out)
{
    html_page_write(&(struct html_page){.title = p->title,
                                        .style = embedded_league_css,
                                        .body = body,
                                        .script = embedded_league_js,
                                        .data = json_data,
                                        .ctx = p},
                    out);
}

void league_page_served(struct writer *out)
{
    html_page_write(&(struct html_page){.title = "League", .body = body, .linked = "league"}, out);
}
