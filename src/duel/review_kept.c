/* review_kept.c - see review_kept.h. */
#include "duel/review_kept.h"

enum { MILLION = 1000000, PLIES_MOST = 100000 };

/* ---- writing ---- */

static void write_word(struct writer *out, const struct board *b, game_move m)
{
    writer_char(out, ' ');
    if (m == MOVE_NONE)
        writer_char(out, '-');
    else
        b->game->rules.write_move(b, m, out);
}

static void write_count(struct writer *out, int64_t n)
{
    writer_char(out, ' ');
    writer_number(out, n);
}

static void write_worth(struct writer *out, struct worth w)
{
    writer_char(out, ' ');
    writer_char(out, "?WLD"[w.value]);
    if (w.value != VALUE_UNKNOWN && w.plies >= 0)
        writer_number(out, w.plies);
}

void review_kept_write(const struct board *before, size_t turn, const struct judgement *j,
                       struct arena *arena, struct writer *out)
{
    struct arena_mark mark = arena_here(arena);
    struct board *b = arena_take(arena, 1, before->game->rules.size(&before->variant));
    if (!b)
        return;
    writer_text(out, "judged");
    write_count(out, (int64_t)turn);
    write_count(out, j->think_us);
    write_word(out, before, j->best);
    board_copy(b, before);
    b->game->rules.play(b, j->played);
    write_word(out, b, j->reply);
    write_count(out, j->score);
    write_count(out, j->best_score);
    write_worth(out, j->worth);
    write_worth(out, j->best_worth);
    write_count(out, (int64_t)(j->expected * MILLION + 0.5));
    write_count(out, (int64_t)(j->best_expected * MILLION + 0.5));
    write_count(out, j->depth);
    writer_text(out, j->exact ? j->only ? " xo" : " x" : " -");
    board_copy(b, before);
    for (size_t i = 0; i < j->n_line; i++) {
        write_word(out, b, j->line[i]);
        b->game->rules.play(b, j->line[i]);
    }
    arena_release(arena, mark);
}

/* ---- reading ---- */

bool review_kept_turn(struct reader *in, size_t *turn)
{
    uint32_t number;
    if (!reader_skip_text(in, "judged ") || !reader_number(in, UINT32_MAX, &number) || !number)
        return false;
    *turn = number;
    return true;
}

static bool read_count(struct reader *in, int64_t most, int64_t *out)
{
    uint32_t n;
    bool minus = reader_skip(in, ' ') && reader_skip(in, '-');
    if (!reader_number(in, UINT32_MAX, &n) || n > most)
        return false;
    *out = minus ? -(int64_t)n : (int64_t)n;
    return true;
}

static bool read_score(struct reader *in, int *out)
{
    int64_t n;
    bool ok = read_count(in, SCORE_MATE, &n);
    if (ok)
        *out = (int)n;
    return ok;
}

/* A move that may be played, or none. */
static bool read_word(struct reader *in, const struct board *b, game_move *out)
{
    *out = MOVE_NONE;
    if (!reader_skip(in, ' '))
        return false;
    if (reader_skip(in, '-'))
        return true;
    return b->game->rules.status(b) == STATUS_OPEN &&
           !err_is(b->game->rules.read_move(b, in, out)) && !b->game->rules.refusal(b, *out);
}

static bool read_worth(struct reader *in, struct worth *out)
{
    static const char letters[] = "?WLD";
    *out = (struct worth){VALUE_UNKNOWN, -1};
    if (!reader_skip(in, ' '))
        return false;
    for (int i = 0; letters[i]; i++)
        if (reader_skip(in, letters[i])) {
            uint32_t plies;
            out->value = (enum value)i;
            if (i && reader_number(in, PLIES_MOST, &plies))
                out->plies = (int)plies;
            return true;
        }
    return false;
}

static bool read_share(struct reader *in, double *out)
{
    int64_t n;
    bool ok = read_count(in, MILLION, &n) && n >= 0;
    if (ok)
        *out = (double)n / MILLION;
    return ok;
}

static bool read_line(struct reader *in, struct board *b, struct judgement *j)
{
    while (reader_peek(in) != READER_END) {
        game_move m;
        if (j->n_line == REVIEW_LINE || !read_word(in, b, &m) || m == MOVE_NONE)
            return false;
        j->line[j->n_line++] = m;
        b->game->rules.play(b, m);
    }
    return true;
}

static bool read_flags(struct reader *in, struct judgement *j)
{
    if (!reader_skip(in, ' '))
        return false;
    j->exact = reader_skip(in, 'x');
    j->only = j->exact && reader_skip(in, 'o');
    return j->exact || reader_skip(in, '-');
}

static bool read_all(struct reader *in, const struct board *before, struct board *b,
                     struct judgement *j)
{
    int64_t depth = 0;
    board_copy(b, before);
    b->game->rules.play(b, j->played);
    bool ok = read_count(in, UINT32_MAX, &j->think_us) && j->think_us >= 0 &&
              read_word(in, before, &j->best) && j->best && read_word(in, b, &j->reply) &&
              read_score(in, &j->score) && read_score(in, &j->best_score) &&
              read_worth(in, &j->worth) && read_worth(in, &j->best_worth) &&
              read_share(in, &j->expected) && read_share(in, &j->best_expected) &&
              read_count(in, SEARCH_DEPTH_MAX, &depth) && read_flags(in, j);
    j->depth = (int)depth;
    board_copy(b, before);
    return ok && read_line(in, b, j);
}

bool review_kept_read(const struct board *before, game_move played, struct reader *in,
                      struct arena *arena, struct judgement *out)
{
    struct arena_mark mark = arena_here(arena);
    struct judgement j = {.played = played, .mover = before->game->duel->mover(before)};
    struct board *b = arena_take(arena, 1, before->game->rules.size(&before->variant));
    bool ok = b && read_all(in, before, b, &j);
    if (ok) {
        judgement_weigh(&j);
        *out = j;
    }
    arena_release(arena, mark);
    return ok;
}
