/* table.c - see table.h. CSV as in RFC 4180: a field in quotes, quotes in it doubled. */
#include "arena/table.h"

#include "arena/figures.h"

void faults_write(const struct standing *s, struct writer *out)
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
        most = figure_width(l->player[i].name) > most ? figure_width(l->player[i].name) : most;
    return most;
}

/* A number in a column. */
static void column(struct writer *out, double v, int digits, enum figure_sign sign, size_t width)
{
    char text[32] = "";
    struct writer w = writer_to(text, sizeof text - 1);
    figure_fixed(&w, v, digits, sign);
    figure_right(out, text, width);
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
    column(out, place + 1, 0, FIGURE_PLAIN, 3);
    writer_text(out, "  ");
    figure_left(out, l->player[who].name, width);
    column(out, games, 0, FIGURE_PLAIN, 7);
    column(out, of->wins, 0, FIGURE_PLAIN, 5);
    column(out, of->draws, 0, FIGURE_PLAIN, 5);
    column(out, of->losses, 0, FIGURE_PLAIN, 5);
    column(out, games > 0 ? 100 * points_of(of) / games : 0, 1, FIGURE_PLAIN, 7);
    column(out, of->rating.elo, 0, FIGURE_SIGNED, 7);
    column(out, of->rating.error, 0, FIGURE_PLAIN, 6);
    if (place + 1 < l->n)
        column(out, 100 * of->rating.ahead, 1, FIGURE_PLAIN, 7);
    else
        figure_right(out, "-", 7);
    struct writer count = writer_to(NULL, 0);
    faults_write(of, &count);
    writer_text(out, count.n ? "  " : "");
    faults_write(of, out);
    writer_char(out, '\n');
}

static void cross_text(const struct league *l, const struct standings *s, size_t width,
                       struct writer *out)
{
    writer_char(out, '\n');
    figure_spaces(out, width + 5);
    for (int j = 0; j < l->n; j++)
        column(out, j + 1, 0, FIGURE_PLAIN, 7);
    writer_char(out, '\n');
    for (int i = 0; i < l->n; i++) {
        column(out, i + 1, 0, FIGURE_PLAIN, 3);
        writer_text(out, "  ");
        figure_left(out, l->player[s->order[i]].name, width);
        for (int j = 0; j < l->n; j++) {
            size_t cell = (size_t)(s->order[i] * l->n + s->order[j]);
            if (s->games[cell] > 0)
                column(out, s->points[cell], 1, FIGURE_PLAIN, 7);
            else
                figure_right(out, "-", 7);
        }
        writer_char(out, '\n');
    }
}

void table_text(const struct league *l, const struct standings *s, struct writer *out)
{
    size_t width = widest_name(l);
    figure_spaces(out, 5);
    figure_left(out, "agent", width);
    writer_text(out, "  games    +    =    -      %    Elo   +-    LOS\n");
    for (int i = 0; i < l->n; i++)
        standing_text(l, s, i, width, out);
    cross_text(l, s, width, out);
    writer_char(out, '\n');
    writer_number(out, s->played);
    writer_text(out, " of ");
    writer_number(out, s->wanted);
    writer_text(out, " games\n");
}

static void csv_field(struct writer *out, const char *text)
{
    writer_char(out, '"');
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
    figure_fixed(out, v, digits, FIGURE_PLAIN);
}

void table_csv(const struct league *l, const struct standings *s, struct writer *out)
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
        writer_text(out, "\r\n");
    }
}

void standing_json(const struct standing *s, struct jsonw *j)
{
    json_count(j, "games", (int64_t)s->wins + s->draws + s->losses);
    json_count(j, "wins", s->wins);
    json_count(j, "draws", s->draws);
    json_count(j, "losses", s->losses);
    jsonw_key(j, "elo");
    jsonw_real(j, s->rating.elo, 1);
    jsonw_key(j, "error");
    jsonw_real(j, s->rating.error, 1);
    jsonw_key(j, "los");
    jsonw_real(j, s->rating.ahead, 4);
}
