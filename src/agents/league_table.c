/* league_table.c - see league_table.h. CSV as in RFC 4180: a field in quotes, quotes in it doubled.
 * */
#include "agents/league_table.h"

#include <string.h>

#include "agents/columns.h"

void standing_write_faults(const struct standing *s, struct writer *out)
{
    bool some = false;
    for (int v = 0; v < VERDICT_COUNT; v++) {
        if (!s->faults[v])
            continue;
        writer_text(out, some ? ", " : "");
        writer_text(out, verdict_name((enum verdict)v));
        writer_char(out, ' ');
        writer_number(out, s->faults[v]);
        some = true;
    }
}

static size_t widest_name(const struct league *l)
{
    size_t most = 5;
    for (int i = 0; i < l->n; i++)
        most = column_width(l->player[i].name) > most ? column_width(l->player[i].name) : most;
    return most;
}

/* A number in a column. */
static void column(struct writer *out, double v, int digits, enum column_sign sign, size_t width)
{
    char text[32] = "";
    struct writer w = writer_to(text, sizeof text - 1);
    column_fixed(&w, v, digits, sign);
    column_right(out, text, width);
}

static double points_of(const struct standing *s)
{
    return s->wins + 0.5 * s->draws;
}

static double games_of(const struct standing *s)
{
    return (double)s->wins + s->draws + s->losses;
}

static void standing_text(const struct league *l, const struct standings *s, int place,
                          size_t width, struct writer *out)
{
    int who = s->order[place];
    const struct standing *of = &s->of[who];
    double games = games_of(of);
    column(out, place + 1, 0, COLUMN_PLAIN, 3);
    writer_text(out, "  ");
    column_left(out, l->player[who].name, width);
    column(out, games, 0, COLUMN_PLAIN, 7);
    column(out, of->wins, 0, COLUMN_PLAIN, 5);
    column(out, of->draws, 0, COLUMN_PLAIN, 5);
    column(out, of->losses, 0, COLUMN_PLAIN, 5);
    column(out, games > 0 ? 100 * points_of(of) / games : 0, 1, COLUMN_PLAIN, 7);
    column(out, of->rating.elo, 0, COLUMN_SIGNED, 7);
    column(out, of->rating.error, 0, COLUMN_PLAIN, 6);
    if (place + 1 < l->n)
        column(out, 100 * of->rating.ahead, 1, COLUMN_PLAIN, 7);
    else
        column_right(out, "-", 7);
    struct writer count = writer_to(NULL, 0);
    standing_write_faults(of, &count);
    writer_text(out, count.n ? "  " : "");
    standing_write_faults(of, out);
    writer_char(out, '\n');
}

static void cross_text(const struct league *l, const struct standings *s, size_t width,
                       struct writer *out)
{
    writer_char(out, '\n');
    column_spaces(out, width + 5);
    for (int j = 0; j < l->n; j++)
        column(out, j + 1, 0, COLUMN_PLAIN, 7);
    writer_char(out, '\n');
    for (int i = 0; i < l->n; i++) {
        column(out, i + 1, 0, COLUMN_PLAIN, 3);
        writer_text(out, "  ");
        column_left(out, l->player[s->order[i]].name, width);
        for (int j = 0; j < l->n; j++) {
            size_t cell = (size_t)(s->order[i] * l->n + s->order[j]);
            if (s->games[cell] > 0)
                column(out, s->points[cell], 1, COLUMN_PLAIN, 7);
            else
                column_right(out, "-", 7);
        }
        writer_char(out, '\n');
    }
}

void league_table_text(const struct league *l, const struct standings *s, const struct league_results *r,
                       struct writer *out)
{
    size_t width = widest_name(l);
    column_spaces(out, 5);
    column_left(out, "agent", width);
    writer_text(out, "  games    +    =    -      %    Elo   +-    LOS\n");
    for (int i = 0; i < l->n; i++)
        standing_text(l, s, i, width, out);
    cross_text(l, s, width, out);
    league_results_text(l, s, r, out);
    writer_char(out, '\n');
    writer_number(out, s->played);
    writer_text(out, " of ");
    writer_number(out, s->wanted);
    writer_text(out, " games\n");
}

/* A spreadsheet takes a text that begins like a formula for one: names of agents must not be run. */
static void csv_field(struct writer *out, const char *text)
{
    writer_char(out, '"');
    if (*text && strchr("=+-@\t\r", *text))
        writer_char(out, '\'');
    for (; *text; text++) {
        if (*text == '"')
            writer_char(out, '"');
        writer_char(out, *text);
    }
    writer_char(out, '"');
}

static void csv_number(struct writer *out, double v, int digits)
{
    writer_char(out, ',');
    column_fixed(out, v, digits, COLUMN_PLAIN);
}

void league_table_csv(const struct league *l, const struct standings *s, const struct league_results *r,
                      struct writer *out)
{
    writer_text(out, "place,agent,games,wins,draws,losses,points,elo,error,los");
    for (int v = VERDICT_TIME; v < VERDICT_COUNT; v++) {
        writer_char(out, ',');
        writer_text(out, verdict_name((enum verdict)v));
    }
    for (int j = 0; j < l->n; j++) {
        writer_char(out, ',');
        csv_field(out, l->player[s->order[j]].name);
    }
    league_results_columns(r, -1, out);
    writer_text(out, "\r\n");
    for (int i = 0; i < l->n; i++) {
        const struct standing *of = &s->of[s->order[i]];
        writer_number(out, i + 1);
        writer_char(out, ',');
        csv_field(out, l->player[s->order[i]].name);
        csv_number(out, games_of(of), 0);
        csv_number(out, of->wins, 0);
        csv_number(out, of->draws, 0);
        csv_number(out, of->losses, 0);
        csv_number(out, points_of(of), 1);
        csv_number(out, of->rating.elo, 1);
        csv_number(out, of->rating.error, 1);
        csv_number(out, of->rating.ahead, 4);
        for (int v = VERDICT_TIME; v < VERDICT_COUNT; v++)
            csv_number(out, of->faults[v], 0);
        for (int j = 0; j < l->n; j++)
            csv_number(out, s->points[s->order[i] * l->n + s->order[j]], 1);
        league_results_columns(r, s->order[i], out);
        writer_text(out, "\r\n");
    }
}

void standing_json(const struct standing *s, struct jsonw *j)
{
    json_count(j, "games", (int64_t)s->wins + s->draws + s->losses);
    json_count(j, "wins", s->wins);
    json_count(j, "draws", s->draws);
    json_count(j, "losses", s->losses);
    json_decimal(j, "elo", s->rating.elo, 1);
    json_decimal(j, "error", s->rating.error, 1);
    json_decimal(j, "los", s->rating.ahead, 4);
}
