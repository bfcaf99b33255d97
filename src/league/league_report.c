/* league_report.c - see league_report.h. */
#include "league/league_report.h"

#include <stdio.h>
#include <string.h>

#include "agents/league_page.h"
#include "agents/league_rounds.h"
#include "agents/league_table.h"
#include "files/replace.h"
#include "games/games.h"
#include "league/league_file.h"

enum { REPLAYS = 1000 };

struct err league_report_make(const struct league *l, const char *terms, struct arena *arena,
                              struct league_report *out)
{
    *out = (struct league_report){.league = l, .terms = terms, .arena = arena};
    struct err e = league_standings(l, arena, &out->standings);
    return err_is(e) ? e : league_results(l, arena, &out->results);
}

void league_report_table(const void *ctx, struct writer *out)
{
    const struct league_report *r = ctx;
    league_table_text(r->league, &r->standings, &r->results, out);
}

static void write_csv(const void *ctx, struct writer *out)
{
    const struct league_report *r = ctx;
    league_table_csv(r->league, &r->standings, &r->results, out);
}

static void write_openings(const void *ctx, struct writer *out)
{
    const struct league_report *r = ctx;
    league_results_csv(&r->results, out);
}

/* The page in one file, or its data for the one that is served. */
static void write_as(const struct league_report *r, void (*write)(const struct league_page *p, struct writer *out),
                     struct writer *out)
{
    char title[128];
    snprintf(title, sizeof title, "League of %s: %d agents, %u games a pair",
             r->league->game->title, r->league->n, r->league->games);
    const struct league_page page = {games_all, r->league, &r->standings, &r->results,
                                     title,     r->terms,  REPLAYS,       r->arena};
    write(&page, out);
}

static void write_page(const void *ctx, struct writer *out)
{
    write_as(ctx, league_page_write, out);
}

static void write_served(const void *ctx, struct writer *out)
{
    write_as(ctx, league_page_json, out);
}

/* Calls back for each game that was played, by number and then by pair, counted from 1. */
static void each_game(const struct league_report *r, struct writer *out,
                      void (*write)(const struct league *l, int pair, uint32_t number,
                                    uint32_t count, struct writer *out))
{
    const struct league *l = r->league;
    uint32_t count = 0;
    for (uint32_t number = 1; number <= l->games; number++)
        for (int pair = 0; pair < l->n_pairs; pair++)
            if (league_results_counts(&r->results, l, pair, number))
                write(l, pair, number, ++count, out);
}

static const char *name_of(const struct league *l, int pair, uint32_t number, int side)
{
    return l->player[l->pair[pair].player[match_who(number, side)]].name;
}

static void line(struct writer *out, const char *word, const char *value)
{
    writer_text(out, word);
    writer_text(out, *value ? " " : "");
    writer_text(out, value);
    writer_char(out, '\n');
}

/* As duel/record.h has it; `note` is a word that its reader passes over. */
static void record_game(const struct league *l, int pair, uint32_t number, uint32_t count,
                        struct writer *out)
{
    const struct league_game *o = league_game(l, pair, number);
    writer_text(out, "game ");
    writer_number(out, count);
    writer_char(out, '\n');
    line(out, "start", o->position);
    line(out, "first", name_of(l, pair, number, 0));
    line(out, "second", name_of(l, pair, number, 1));
    line(out, "moves", o->moves);
    line(out, "result", status_name(o->result));
    line(out, "reason", reason_name(o->reason));
    for (int side = 0; side < 2; side++)
        if (*o->note[side])
            line(out, "note", o->note[side]);
    writer_char(out, '\n');
}

static void write_records(const void *ctx, struct writer *out)
{
    each_game(ctx, out, record_game);
}

static void json_game(const struct league *l, int pair, uint32_t number, uint32_t count,
                      struct writer *out)
{
    const struct league_game *o = league_game(l, pair, number);
    struct jsonw j = json_line(out);
    json_count(&j, "game", count);
    json_pair(&j, "first", name_of(l, pair, number, 0));
    json_pair(&j, "second", name_of(l, pair, number, 1));
    json_pair(&j, "result", status_name(o->result));
    json_pair(&j, "verdict", verdict_name(verdict_of(l->game, o->result, o->reason)));
    json_pair(&j, "note", *o->note[0] ? o->note[0] : o->note[1]);
    json_pair(&j, "position", o->position);
    json_pair(&j, "moves", o->moves);
    json_line_end(&j);
}

static void json_standing(struct jsonw *j, const struct league_report *r, int who)
{
    const struct standing *s = &r->standings.of[who];
    jsonw_open(j, '{');
    json_pair(j, "agent", r->league->player[who].name);
    standing_json(s, j);
    league_results_json_of(&r->results, who, j);
    json_open(j, "faults", '{');
    for (int v = 0; v < VERDICT_COUNT; v++)
        if (s->faults[v]) {
            json_count(j, verdict_name((enum verdict)v), s->faults[v]);
        }
    jsonw_close(j, '}');
    jsonw_close(j, '}');
}

void league_report_json(const void *ctx, struct writer *out)
{
    const struct league_report *r = ctx;
    struct jsonw j = jsonw_to(out);
    each_game(r, out, json_game);
    jsonw_open(&j, '{');
    json_count(&j, "games", r->standings.played);
    json_count(&j, "wanted", r->standings.wanted);
    json_open(&j, "standings", '[');
    for (int i = 0; i < r->league->n; i++)
        json_standing(&j, r, r->standings.order[i]);
    jsonw_close(&j, ']');
    league_results_json(&r->results, &j);
    jsonw_close(&j, '}');
    writer_char(out, '\n');
}

static void write_rounds(const void *ctx, struct writer *out)
{
    const struct league_report *r = ctx;
    league_rounds_text(r->league, r->arena, out);
}

bool league_report_write(const struct league_report *r, const char *dir, const struct notices *failure)
{
    static const struct {
        const char *name;
        write_fn *write;
    } files[] = {{"/table.txt", league_report_table},
                 {"/table.csv", write_csv},
                 {"/openings.csv", write_openings},
                 {"/games.txt", write_records},
                 {"/league.json", write_served},
                 {"/index.html", write_page},
                 {"/rounds.txt", write_rounds}}; /* the last one where there are rounds */
    size_t n = sizeof files / sizeof *files - !league_has_rounds(r->league);
    bool ok = true;
    for (size_t i = 0; i < n; i++) {
        struct fault why;
        const char *path = league_file_path(dir, files[i].name, r->arena);
        if (path && replace_with(path, files[i].write, r, &why))
            continue;
        if (path)
            notices_tell(failure, "%s", why.why);
        ok = false;
    }
    return ok;
}
