/* league_page.c - see league_page.h. */
#include "agents/league_page.h"

#include <string.h>

#include "agents/embedded.h"
#include "agents/html.h"
#include "agents/league_table.h"
#include "agents/replay.h"
#include "core/position.h"

static void json_agent(struct jsonw *j, const struct league_page *p, int who)
{
    const struct league *l = p->league;
    const struct standing *of = &p->standings->of[who];
    char faults[256] = "";
    struct writer w = writer_to(faults, sizeof faults - 1);
    standing_write_faults(of, &w);
    jsonw_open(j, '{');
    html_json_pair(j, "name", l->player[who].name);
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

static void json_replay(struct jsonw *j, const struct league_page *p, const struct league_game *o)
{
    struct arena_mark mark = arena_here(p->arena);
    struct board *b;
    struct game_replay r;
    struct err e = position_read(p->games, o->position, strlen(o->position), p->arena, &b);
    bool memory = e.code != ERR_MEMORY;
    if (!err_is(e) && (memory = replay_read(b, o->moves, p->arena, &r)))
        replay_json(&r, j, p->arena);
    if (!memory)
        writer_fail(j->out);
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
    html_json_pair(j, "result", status_name(o->result));
    html_json_pair(j, "verdict", verdict_name(verdict_of(l->game, o->result, o->reason)));
    json_count(j, "turns", o->turns);
    for (int what = 0; what < 2; what++) {
        json_open(j, what ? "errs" : "notes", '[');
        for (int side = 0; side < 2; side++) {
            const char *text = what ? o->err[side] : o->note[side];
            html_json_text(j, (struct slice){text, strlen(text)});
        }
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

static void json_data(const void *ctx, struct jsonw *j)
{
    const struct league_page *p = ctx;
    json_count(j, "played", p->standings->played);
    json_count(j, "wanted", p->standings->wanted);
    json_open(j, "agents", '[');
    for (int i = 0; i < p->league->n; i++)
        json_agent(j, p, p->standings->order[i]);
    jsonw_close(j, ']');
    json_games(j, p);
}

void league_page_write(const struct league_page *p, struct writer *out)
{
    static const char body[] =
        "<p id=\"played\"></p>\n<div class=\"scroll\"><table id=\"standings\"></table></div>\n"
        "<h2>Points of row against column</h2>\n"
        "<div class=\"scroll\"><table id=\"cross\"></table></div>\n"
        "<h2 id=\"who\">Replay</h2>\n<p id=\"why\"></p>\n<div id=\"stage\" hidden></div>\n"
        "<pre id=\"err\" hidden></pre>\n"
        "<h2>Games</h2>\n<p><select id=\"only\" aria-label=\"Which games\"></select></p>\n"
        "<div id=\"games\"><table id=\"list\"></table></div>\n";
    html_page_write(&(struct html_page){.title = p->title,
                                        .style = embedded_league_css,
                                        .body = body,
                                        .script = embedded_league_js,
                                        .data = json_data,
                                        .ctx = p},
                    out);
}
