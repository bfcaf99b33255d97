/* league_results_write.c - results by side, size and opening as text, CSV and JSON: see
 * league_results.h. */
#include "agents/columns.h"
#include "agents/league_results.h"

enum { OPENINGS_SHOWN = 12 }; /* in the table; all are in openings.csv */

static void number_column(struct writer *out, uint32_t v, size_t width)
{
    char text[16] = "";
    struct writer w = writer_to(text, sizeof text - 1);
    writer_number(&w, v);
    column_right(out, text, width);
}

/* Wins of the first side, draws, wins of the second; or of a player. */
static void three_columns(struct writer *out, uint32_t a, uint32_t b, uint32_t c)
{
    number_column(out, a, 8);
    number_column(out, b, 5);
    number_column(out, c, 5);
}

static void three_heads(struct writer *out, const char *side)
{
    char text[32] = "";
    struct writer w = writer_to(text, sizeof text - 1);
    writer_text(&w, side);
    writer_text(&w, " +");
    column_right(out, text, 8);
    column_right(out, "=", 5);
    column_right(out, "-", 5);
}

static void begin_line(struct writer *out, int place, const char *name, size_t width)
{
    number_column(out, (uint32_t)place + 1, 3);
    writer_text(out, "  ");
    column_left(out, name, width);
}

static void sides_text(const struct league *l, const struct standings *s,
                       const struct league_results *r, size_t width, struct writer *out)
{
    column_spaces(out, 5);
    column_left(out, "by side", width);
    for (int side = 0; side < 2; side++)
        three_heads(out, l->game->duel->sides[side]);
    for (int i = 0; i < l->n; i++) {
        writer_char(out, '\n');
        begin_line(out, i, l->player[s->order[i]].name, width);
        for (int side = 0; side < 2; side++) {
            const struct tally *t = &r->side[s->order[i]][side];
            three_columns(out, t->wins, t->draws, t->losses);
        }
    }
    writer_char(out, '\n');
    column_spaces(out, 5);
    column_left(out, "all", width);
    three_columns(out, r->split.first, r->split.draws, r->split.second);
    three_columns(out, r->split.second, r->split.draws, r->split.first);
    writer_char(out, '\n');
}

static double points_of(const struct tally *t)
{
    return t->wins + 0.5 * t->draws;
}

static uint32_t games_of(const struct tally *t)
{
    return t->wins + t->draws + t->losses;
}

static void sizes_text(const struct league *l, const struct standings *s,
                       const struct league_results *r, size_t width, struct writer *out)
{
    writer_char(out, '\n');
    column_spaces(out, 5);
    column_left(out, "by size", width);
    for (int k = 0; k < r->n_sizes; k++) {
        column_spaces(out, r->size[k].name.len < 13 ? 13 - r->size[k].name.len : 1);
        writer_slice(out, r->size[k].name);
    }
    for (int i = 0; i < l->n; i++) {
        writer_char(out, '\n');
        begin_line(out, i, l->player[s->order[i]].name, width);
        for (int k = 0; k < r->n_sizes; k++) {
            char text[48] = "";
            struct writer w = writer_to(text, sizeof text - 1);
            const struct tally *t = &r->size[k].of[s->order[i]];
            column_fixed(&w, points_of(t), 1, COLUMN_PLAIN);
            writer_text(&w, " of ");
            writer_number(&w, games_of(t));
            column_right(out, text, 13);
        }
    }
    writer_char(out, '\n');
}

static void openings_text(const struct league *l, const struct league_results *r,
                          struct writer *out)
{
    writer_char(out, '\n');
    if (r->n_openings > OPENINGS_SHOWN) {
        writer_number(out, r->n_openings);
        writer_text(out, " openings: see openings.csv\n");
        return;
    }
    column_left(out, "opening", 8);
    three_heads(out, l->game->duel->sides[0]);
    writer_text(out, "  position\n");
    for (int i = 0; i < r->n_openings; i++) {
        const struct league_opening *o = &r->opening[i];
        number_column(out, (uint32_t)i + 1, 7);
        column_spaces(out, 1);
        three_columns(out, o->split.first, o->split.draws, o->split.second);
        writer_text(out, "  ");
        writer_text(out, o->position);
        writer_char(out, '\n');
    }
}

void league_results_text(const struct league *l, const struct standings *s,
                         const struct league_results *r, struct writer *out)
{
    size_t width = column_width("by side");
    for (int i = 0; i < l->n; i++)
        width = column_width(l->player[i].name) > width ? column_width(l->player[i].name) : width;
    writer_char(out, '\n');
    sides_text(l, s, r, width, out);
    if (r->n_sizes > 1)
        sizes_text(l, s, r, width, out);
    if (r->n_openings)
        openings_text(l, r, out);
}

/* ---- for other programs ---- */

/* One of the columns of an agent, or its name. */
static void csv_tally(struct writer *out, const char *of, struct slice which, const struct tally *t)
{
    static const char *const names[] = {"wins", "draws", "losses"};
    const uint32_t counts[] = {t ? t->wins : 0, t ? t->draws : 0, t ? t->losses : 0};
    for (int i = 0; i < 3; i++) {
        writer_char(out, ',');
        if (t) {
            writer_number(out, counts[i]);
            continue;
        }
        writer_text(out, names[i]);
        writer_text(out, of);
        writer_slice(out, which);
    }
}

void league_results_columns(const struct league_results *r, int who, struct writer *out)
{
    csv_tally(out, " as first", (struct slice){"", 0}, who < 0 ? NULL : &r->side[who][0]);
    csv_tally(out, " as second", (struct slice){"", 0}, who < 0 ? NULL : &r->side[who][1]);
    for (int k = 0; k < r->n_sizes && r->n_sizes > 1; k++)
        csv_tally(out, " on ", r->size[k].name, who < 0 ? NULL : &r->size[k].of[who]);
}

void league_results_csv(const struct league_results *r, struct writer *out)
{
    writer_text(out, "opening,size,games,first,draws,second,position\r\n");
    for (int i = 0; i < r->n_openings; i++) {
        const struct league_opening *o = &r->opening[i];
        const uint32_t counts[] = {league_split_games(&o->split), o->split.first, o->split.draws,
                                   o->split.second};
        writer_number(out, i + 1);
        writer_char(out, ',');
        writer_slice(out, r->size[o->size].name);
        for (int k = 0; k < 4; k++) {
            writer_char(out, ',');
            writer_number(out, counts[k]);
        }
        writer_text(out, ",\""); /* no position has a quote in it */
        writer_text(out, o->position);
        writer_text(out, "\"\r\n");
    }
}

static void json_tally(struct jsonw *j, const struct tally *t)
{
    json_count(j, "wins", t->wins);
    json_count(j, "draws", t->draws);
    json_count(j, "losses", t->losses);
}

static void json_split(struct jsonw *j, const struct league_split *s)
{
    json_count(j, "games", league_split_games(s));
    json_count(j, "first", s->first);
    json_count(j, "draws", s->draws);
    json_count(j, "second", s->second);
}

void league_results_json_of(const struct league_results *r, int who, struct jsonw *j)
{
    static const char *const keys[] = {"as_first", "as_second"};
    for (int side = 0; side < 2; side++) {
        json_open(j, keys[side], '{');
        json_tally(j, &r->side[who][side]);
        jsonw_close(j, '}');
    }
    if (r->n_sizes < 2)
        return;
    json_open(j, "sizes", '[');
    for (int k = 0; k < r->n_sizes; k++) {
        jsonw_open(j, '{');
        json_slice(j, "size", r->size[k].name);
        json_tally(j, &r->size[k].of[who]);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

void league_results_json(const struct league_results *r, struct jsonw *j)
{
    json_open(j, "sides", '{');
    json_split(j, &r->split);
    jsonw_close(j, '}');
    json_open(j, "sizes", '[');
    for (int k = 0; k < r->n_sizes; k++) {
        jsonw_open(j, '{');
        json_slice(j, "size", r->size[k].name);
        json_split(j, &r->size[k].split);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
    json_open(j, "openings", '[');
    for (int i = 0; i < r->n_openings; i++) {
        jsonw_open(j, '{');
        json_pair(j, "position", r->opening[i].position);
        json_slice(j, "size", r->size[r->opening[i].size].name);
        json_split(j, &r->opening[i].split);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}
