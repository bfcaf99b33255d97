/* notation.c - Slant as one line: CLUES [CELLS] [duel=1 mover=1 score=0-0 [rule=sound]]. */
#include "core/grid_text.h"
#include "games/slant/slant.h"

enum { FIELD_DUEL = 1, FIELD_MOVER = 2, FIELD_SCORE = 4, FIELD_RULE = 8 };
enum { SCORE_LIMIT = 1 << 24 };

char slant_clue(const struct board *b, int i, int j)
{
    int clue = slant_corner(b, i, j);
    return clue == CORNER_NONE ? '.' : (char)('0' + clue);
}

const char *slant_put_clue(struct board *b, int i, int j, char clue)
{
    if (clue != '.' && (clue < '0' || clue > '4'))
        return "a clue is 0 to 4 or a dot";
    slant_of(b)->at[slant_corner_index(b, i, j)] = clue == '.' ? CORNER_NONE : (uint8_t)(clue - '0');
    return NULL;
}

static char get_cell(const struct board *b, int r, int c)
{
    return ".LR"[slant_cell(b, r, c)];
}

static const char *put_cell(struct board *b, int r, int c, char ink)
{
    if (ink != 'L' && ink != 'R' && ink != '.')
        return "a cell is L, R or a dot";
    slant_of(b)->at[slant_cell_index(b, r, c)] =
        ink == 'L' ? SLASH_FALL : ink == 'R' ? SLASH_RISE : SLASH_NONE;
    return NULL;
}

struct err slant_read_body(struct board *b, struct reader *in)
{
    int w = board_width(b), h = board_height(b);
    struct err e = grid_text_read(b, in, w + 1, h + 1, slant_put_clue);
    if (err_is(e) || reader_peek(in) != ' ')
        return e;
    int next = in->at + 1 < in->len ? in->text[in->at + 1] : READER_END;
    if (next >= 'a' && next <= 'z')
        return e; /* a field follows, not the cells */
    reader_take(in);
    return grid_text_read(b, in, w, h, put_cell);
}

static struct err read_score(struct board *b, struct reader *in)
{
    for (int side = 0; side < 2; side++) {
        uint32_t points;
        if ((side && !reader_skip(in, '-')) || !reader_number(in, SCORE_LIMIT, &points))
            return err_text(in->at, "expected the score, first-second, such as 5-3");
        slant_of(b)->score[side] = (int32_t)points;
    }
    return err_none();
}

static struct err read_mover(struct board *b, struct reader *in)
{
    int mover = reader_peek(in);
    if (mover != '1' && mover != '2')
        return err_text(in->at, "the mover is 1 or 2");
    reader_take(in);
    slant_of(b)->mover = mover == '2';
    return err_none();
}

static struct err read_rule(struct board *b, struct reader *in)
{
    if (!reader_skip_text(in, "sound") && !reader_skip_text(in, "free"))
        return err_text(in->at, "the rule is free or sound");
    b->variant.value[SLANT_RULE] = in->text[in->at - 1] == 'd' ? RULE_SOUND : RULE_FREE;
    return err_none();
}

static struct err read_duel(struct board *b, struct reader *in)
{
    if (!reader_skip(in, '1'))
        return err_text(in->at, "expected duel=1; a puzzle has no such field");
    b->variant.value[SLANT_DUEL] = 1;
    return err_none();
}

struct err slant_read_field(struct board *b, struct reader *in)
{
    static const struct {
        const char *key;
        uint8_t bit;
        struct err (*read)(struct board *b, struct reader *in);
    } rows[] = {
        {"duel=", FIELD_DUEL, read_duel},
        {"mover=", FIELD_MOVER, read_mover},
        {"score=", FIELD_SCORE, read_score},
        {"rule=", FIELD_RULE, read_rule},
    };
    struct slant *s = slant_of(b);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        size_t at = in->at;
        if (!reader_skip_text(in, rows[i].key))
            continue;
        if (s->fields & rows[i].bit)
            return err_text(at, "this field stands twice");
        s->fields |= rows[i].bit;
        return rows[i].read(b, in);
    }
    return err_text(in->at, "expected the cells, or a field: duel=1, mover=, score= or rule=");
}

const char *slant_validate(struct board *b)
{
    struct slant *s = slant_of(b);
    if (s->fields && !(s->fields & FIELD_DUEL))
        return "mover, score and rule belong to a duel: expected duel=1";
    s->fields = 0;
    slant_tally(b);
    /* the rest of the game must not lead to a score that is not read back */
    int32_t most = SCORE_LIMIT - SLANT_POINTS_MOST * s->empty;
    return s->score[0] > most || s->score[1] > most ? "the score is too high" : NULL;
}

static void write_cells(const struct board *b, struct writer *out)
{
    grid_text_write(b, out, board_width(b), board_height(b), get_cell);
}

void slant_write_body(const struct board *b, struct writer *out)
{
    int w = board_width(b), h = board_height(b);
    grid_text_write(b, out, w + 1, h + 1, slant_clue);
    if (slant_is_duel(b) || slant_in(b)->empty < w * h) {
        writer_char(out, ' ');
        write_cells(b, out);
    }
}

void slant_write_solution(const struct board *b, struct jsonw *out)
{
    jsonw_open_text(out);
    write_cells(b, out->out);
    jsonw_close_text(out);
}

void slant_write_fields(const struct board *b, struct writer *out)
{
    const struct slant *s = slant_in(b);
    if (!slant_is_duel(b))
        return;
    writer_text(out, " duel=1 mover=");
    writer_number(out, s->mover + 1);
    writer_text(out, " score=");
    writer_number(out, s->score[0]);
    writer_char(out, '-');
    writer_number(out, s->score[1]);
    if (b->variant.value[SLANT_RULE] == RULE_SOUND)
        writer_text(out, " rule=sound");
}
