/* other_notations.c - see other_notations.h.
 *
 * pzpr's code for digits 0..4: '0'-'4' a clue; '5'-'9' a clue and one blank; 'a'-'e' a clue and
 * two blanks; 'g'-'z' one to twenty blanks. Tatham's: a digit is a clue, 'a'-'z' are one to
 * twenty-six blanks. Both run over the clue grid in reading order.
 */
#include "core/other_notations.h"

#include "core/position.h"

/* Reading */

static bool skip_address(struct reader *in)
{
    static const char *const hosts[] = {"puzz.link/", "www.puzz.link/", "pzv.jp/",
                                        "pzprxs.vercel.app/"};
    size_t start = in->at;
    bool scheme = reader_skip_text(in, "https://") || reader_skip_text(in, "http://");
    for (size_t i = 0; i < sizeof hosts / sizeof *hosts; i++)
        if (reader_skip_text(in, hosts[i])) {
            reader_until(in, '?');
            return reader_skip(in, '?');
        }
    in->at = scheme ? in->at : start;
    return !scheme;
}

static const struct game *skip_pzpr_name(const struct game *const *games, struct reader *in)
{
    for (; *games; games++) {
        size_t start = in->at;
        if ((*games)->clues && reader_skip_text(in, (*games)->clues->pzpr) && reader_skip(in, '/'))
            return *games;
        in->at = start;
    }
    return NULL;
}

/* Tatham's ids begin with a number; ours with the name of a game. */
bool other_notation_is(const struct game *const *games, const char *text, size_t len)
{
    struct reader in = reader_of(text, len);
    int c = reader_peek(&in);
    return (c >= '0' && c <= '9') || slice_starts(reader_rest(&in), "http") ||
           !skip_address(&in) || in.at > 0 || skip_pzpr_name(games, &in);
}

/* The clue grid filled in reading order; `put` past the end is an error except for blanks. */
struct fill {
    struct board *board;
    int w, h, next;
};

static const char *fill_put(struct fill *f, char clue)
{
    int at = f->next++;
    if (at >= f->w * f->h)
        return clue == '.' ? NULL : "there are more clues than the board has room for";
    return f->board->game->clues->put(f->board, at / f->w, at % f->w, clue);
}

static const char *fill_blanks(struct fill *f, int n)
{
    const char *why = NULL;
    while (n-- > 0 && !why)
        why = fill_put(f, '.');
    return why;
}

static const char *fill_pzpr(struct fill *f, int c)
{
    int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'e' ? c - 'a' + 10 : -1;
    if (f->next >= f->w * f->h)
        return "the body is too long for the board";
    if (c >= 'g' && c <= 'z')
        return fill_blanks(f, c - 'g' + 1);
    if (digit < 0)
        return "expected a clue character: 0-9, a-e or g-z";
    const char *why = fill_put(f, (char)('0' + digit % 5));
    return why ? why : fill_blanks(f, digit / 5);
}

static const char *fill_tatham(struct fill *f, int c)
{
    if (f->next >= f->w * f->h)
        return "the body is too long for the board";
    if (c >= 'a' && c <= 'z') {
        if (f->next + (c - 'a' + 1) > f->w * f->h)
            return "these blanks run past the last place";
        return fill_blanks(f, c - 'a' + 1);
    }
    if (c < '0' || c > '4')
        return "expected a clue 0 to 4, or a letter for a run of blanks";
    return fill_put(f, (char)c);
}

static struct err read_fill(struct board *b, struct reader *in,
                            const char *(*fill)(struct fill *f, int c))
{
    int extra = b->game->clues->extra;
    struct fill f = {b, board_width(b) + extra, board_height(b) + extra, 0};
    while (reader_peek(in) != READER_END) {
        const char *why = fill(&f, reader_peek(in));
        if (why)
            return err_text(in->at, why);
        reader_take(in);
    }
    if (f.next < f.w * f.h)
        return err_text(in->at, "the body ends before the last place of the board");
    return err_none();
}

static struct err read_pzpr(const struct game *g, struct reader *in, struct arena *arena,
                            struct board **out)
{
    struct variant v = game_preset(g);
    for (int i = OPTION_WIDTH; i <= OPTION_HEIGHT; i++) {
        uint32_t n = 0;
        size_t at = in->at;
        bool digits = reader_peek(in) >= '0' && reader_peek(in) <= '9';
        bool fits = reader_number(in, INT16_MAX, &n);
        if (digits && (!fits || (int)n < g->options[i].min || (int)n > g->options[i].max))
            return err_text(at, g->sizes);
        if (!digits || !reader_skip(in, '/'))
            return err_text(in->at, "expected width/height/body after the name of the puzzle");
        v.value[i] = (int16_t)n;
    }
    struct err e = position_new(g, &v, arena, out);
    return err_is(e) ? e : read_fill(*out, in, fill_pzpr);
}

/* Parameters between the size and ':' tell the games apart: Loopy always says t and a number for
 * its kind of grid, games on squares alone never do. Difficulty (`de`, `dh`, ...) is accepted and dropped. */
static const struct game *tatham_game(const struct game *const *games, struct slice params)
{
    for (; *games; games++) {
        const struct clues *k = (*games)->clues;
        bool kind = params.len && params.text[0] == 't';
        if (k && (k->tatham[0] ? slice_starts(params, k->tatham) : !kind)) {
            size_t n = slice_of(k->tatham).len;
            if (params.len == n || params.text[n] < '0' || params.text[n] > '9')
                return *games;
        }
    }
    return NULL;
}

static struct err read_tatham(const struct game *const *games, struct reader *in,
                              struct arena *arena, struct board **out)
{
    struct reader size = *in;
    while (reader_peek(in) == 'x' || (reader_peek(in) >= '0' && reader_peek(in) <= '9'))
        reader_take(in);
    size_t at = in->at;
    struct slice params = reader_until(in, ':');
    if (!reader_skip(in, ':'))
        return err_text(in->at, "expected a position, or an id such as 4x4:c0b4c2c2f1a0a");
    const struct game *g = tatham_game(games, params);
    if (!g)
        return err_text(at, "expected nothing between size and colon, or t0 (Loopy on squares)");
    struct variant v = game_preset(g);
    struct err e = variant_read_size(g, &size, &v);
    if (!err_is(e) && size.at != at)
        e = err_text(size.at, "expected a size: width x height, such as 5x5");
    if (!err_is(e))
        e = position_new(g, &v, arena, out);
    return err_is(e) ? e : read_fill(*out, in, fill_tatham);
}

struct err other_notation_read(const struct game *const *games, struct reader *in,
                               struct arena *arena, struct board **out)
{
    int c = reader_peek(in);
    if (c >= '0' && c <= '9')
        return read_tatham(games, in, arena, out);
    if (!skip_address(in))
        return err_text(in->at, "expected an address of puzz.link, pzv.jp or pzprxs.vercel.app");
    const struct game *g = skip_pzpr_name(games, in);
    if (!g)
        return err_text(in->at, "expected slither/ or gokigen/ and a board");
    return read_pzpr(g, in, arena, out);
}

/* Writing */

static char clue_at(const struct board *b, int w, int n, int at)
{
    return at < n ? b->game->clues->get(b, at / w, at % w) : '.';
}

static int blanks_at(const struct board *b, int w, int n, int at, int most)
{
    int run = 0;
    while (run < most && at + run < n && clue_at(b, w, n, at + run) == '.')
        run++;
    return run;
}

/* Two blanks after a clue ride with it; at the end of the board they are taken as there. */
void other_notation_write_puzzlink(const struct board *b, struct writer *out)
{
    static const char code[] = "0123456789abcdefghijklmnopqrstuvwxyz";
    const struct clues *k = b->game->clues;
    int w = board_width(b) + k->extra, n = w * (board_height(b) + k->extra);
    writer_text(out, "https://puzz.link/p?");
    writer_text(out, k->pzpr);
    writer_char(out, '/');
    writer_number(out, board_width(b));
    writer_char(out, '/');
    writer_number(out, board_height(b));
    writer_char(out, '/');
    for (int at = 0; at < n;) {
        char clue = clue_at(b, w, n, at);
        if (clue == '.') {
            int run = blanks_at(b, w, n, at, 20);
            writer_char(out, code[15 + run]);
            at += run;
        } else {
            int ride = clue_at(b, w, n, at + 1) != '.' ? 0 : clue_at(b, w, n, at + 2) != '.' ? 1 : 2;
            writer_char(out, code[clue - '0' + 5 * ride]);
            at += 1 + ride;
        }
    }
}

void other_notation_write_tatham(const struct board *b, struct writer *out)
{
    const struct clues *k = b->game->clues;
    int w = board_width(b) + k->extra, n = w * (board_height(b) + k->extra);
    variant_write_size(b->game, &b->variant, out);
    writer_text(out, k->tatham);
    writer_char(out, ':');
    for (int at = 0; at < n;) {
        int run = blanks_at(b, w, n, at, 26);
        writer_char(out, run ? (char)('a' + run - 1) : clue_at(b, w, n, at));
        at += run ? run : 1;
    }
}
