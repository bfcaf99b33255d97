/* draft.c - see draft.h. */
#include "session/draft.h"

#include <string.h>

#include "core/edit.h"
#include "core/position.h"

bool draft_has_unchosen(const struct game *g)
{
    return g->clues && g->puzzle;
}

/* ---- places ---- */

static int place_of(const struct draft *d, struct spot at)
{
    return at.y / 2 * d->wide + at.x / 2;
}

static struct spot spot_of(const struct draft *d, int place)
{
    int odd = d->wide == board_width(d->board); /* on cells, or else on corners */
    return (struct spot){(int16_t)(2 * (place % d->wide) + odd),
                         (int16_t)(2 * (place / d->wide) + odd)};
}

bool draft_of_board(struct board *b, struct draft *out, struct arena *arena)
{
    int extra = b->game->edit->takes(b, spot_corner(0, 0));
    *out = (struct draft){.board = b,
                          .wide = board_width(b) + extra,
                          .high = board_height(b) + extra};
    if (!draft_has_unchosen(b->game))
        return true;
    out->unchosen = arena_take(arena, (size_t)out->wide * (size_t)out->high, sizeof *out->unchosen);
    return out->unchosen != NULL;
}

bool draft_of(const struct session *s, struct draft *out, struct arena *arena)
{
    const struct board *b = s->now;
    struct board *copy = arena_take(arena, 1, b->game->rules.size(&b->variant));
    if (!copy)
        return false;
    board_copy(copy, b);
    b->game->edit->begin(copy);
    if (!draft_of_board(copy, out, arena))
        return false;
    for (size_t i = 0; out->unchosen && i < s->n_unchosen; i++)
        out->unchosen[place_of(out, s->unchosen[i])] = true;
    return true;
}

size_t draft_unchosen(const struct draft *d, struct spot *out, size_t cap)
{
    size_t n = 0;
    for (int i = 0; d->unchosen && i < d->wide * d->high; i++)
        if (d->unchosen[i]) {
            if (n < cap)
                out[n] = spot_of(d, i);
            n++;
        }
    return n;
}

/* ---- reading ---- */

/* Without carriage returns, blanks at the ends of lines and empty lines at the end; of rows of single
 * characters without any blanks. */
static size_t tidy(struct slice text, bool no_blanks, char *out)
{
    size_t n = 0;
    for (size_t i = 0; i < text.len; i++) {
        char c = text.text[i];
        if (c == '\r' || (c == ' ' && no_blanks))
            continue;
        while (c == '\n' && n && out[n - 1] == ' ')
            n--;
        out[n++] = c;
    }
    while (n && (out[n - 1] == '\n' || out[n - 1] == ' '))
        n--;
    return n;
}

/* Where the body of GAME SIZE BODY begins, and the game; NULL: the text has no such head. */
static const struct game *read_head(const struct session *s, struct slice text, size_t *body)
{
    size_t end[2], n = 0;
    for (size_t i = 0; i < text.len && n < 2; i++)
        if (text.text[i] == ' ' || text.text[i] == '_')
            end[n++] = i;
    const struct game *g = n == 2 ? game_named(s->games, (struct slice){text.text, end[0]}) : NULL;
    *body = g ? end[1] + 1 : 0;
    return g;
}

/* Takes the '?' out of a body, and says how many there were; `found` tells of each place, row by row,
 * whether one stood there. */
static size_t take_unchosen(char *body, size_t len, bool *found)
{
    size_t n = 0, place = 0;
    for (size_t i = 0; i < len && body[i] != ' ' && body[i] != '_'; i++) {
        if (body[i] == '/' || body[i] == '\n')
            continue;
        if (body[i] == '?') {
            body[i] = '.';
            found[place] = true;
            n++;
        }
        place++;
    }
    return n;
}

static struct err read_board(const struct session *s, const struct game *bare, struct slice text,
                             struct board **out, struct arena *arena)
{
    struct err e = bare ? position_read_bare(bare, text.text, text.len, arena, out)
                        : position_read(s->games, text.text, text.len, arena, out);
    return err_is(e) ? e : session_size_refusal(s, board_width(*out), board_height(*out));
}

struct err draft_read(const struct session *s, const struct game *g, struct slice text,
                      struct draft *out, struct arena *arena)
{
    for (; text.len && (*text.text == ' ' || *text.text == '\r' || *text.text == '\n'); text.len--)
        text.text++;
    bool has_rows = memchr(text.text, '/', text.len) || memchr(text.text, '\n', text.len);
    const struct game *bare =
        g && has_rows && position_is_bare(s->games, text.text, text.len) ? g : NULL;
    char *copy = arena_take(arena, text.len + 1, 1);
    bool *found = arena_take(arena, text.len + 1, sizeof *found);
    if (!copy || !found)
        return err_memory();
    struct slice tidied = {copy, tidy(text, bare && bare->clues, copy)};
    size_t body = 0, n = 0;
    const struct game *named = bare ? bare : read_head(s, tidied, &body);
    if (named && draft_has_unchosen(named))
        n = take_unchosen(copy + body, tidied.len - body, found);
    struct board *b;
    struct err e = read_board(s, bare, tidied, &b, arena);
    if (err_is(e))
        return e;
    if (!b->game->edit)
        return err_text(0, "boards of this game are not set up by hand");
    b->game->edit->begin(b);
    if (!draft_of_board(b, out, arena))
        return err_memory();
    for (int i = 0; n && out->unchosen && i < out->wide * out->high; i++)
        out->unchosen[i] = found[i];
    return err_none();
}

/* ---- putting ---- */

static struct slice nothing_of(const struct draft *d)
{
    return slice_of(d->board->game->edit->palette[0].token);
}

const char *draft_put(struct draft *d, struct spot at, struct slice token, struct arena *arena)
{
    bool later = d->unchosen && slice_is(token, "?");
    const char *why = edit_put(d->board, at, later ? nothing_of(d) : token, arena);
    if (!why && d->unchosen)
        d->unchosen[place_of(d, at)] = later;
    return why;
}

/* What comes to a place because `token` comes to its image; len 0: nothing does. */
static struct slice image_token(const struct draft *d, struct spot at, struct slice token)
{
    struct slice nothing = nothing_of(d);
    if (!d->unchosen || slice_same(token, nothing))
        return token;
    bool is_free = edit_stands(d->board, at, nothing.text) && !d->unchosen[place_of(d, at)];
    return is_free ? slice_of("?") : (struct slice){"", 0};
}

/* The images first: where a piece can stand only once, it ends where it was put. */
const char *draft_paint(struct draft *d, struct spot at, struct slice token,
                        enum orbit_kind symmetry, struct arena *arena)
{
    uint32_t image[ORBIT_MAX];
    size_t size = d->board->game->rules.size(&d->board->variant);
    if (orbit_needs_square(symmetry) && d->wide != d->high)
        return "only a square board has this symmetry";
    struct board *tried = arena_take(arena, 1, size);
    if (!tried)
        return err_memory().why;
    board_copy(tried, d->board);
    const char *why = draft_put(&(struct draft){tried, NULL, d->wide, d->high}, at,
                                d->unchosen && slice_is(token, "?") ? nothing_of(d) : token, arena);
    if (why)
        return why; /* and nothing has changed */
    int n = orbit_list(symmetry, d->wide, d->high, (uint32_t)place_of(d, at), image);
    for (int i = 1; i < n; i++) {
        struct spot there = spot_of(d, (int)image[i]);
        struct slice its = image_token(d, there, token);
        if (its.len)
            (void)draft_put(d, there, its, arena); /* where it can */
    }
    return draft_put(d, at, token, arena);
}

/* ---- writing ---- */

char *draft_pattern(const struct draft *d, struct arena *arena)
{
    size_t places = (size_t)d->wide * (size_t)d->high;
    char *out = arena_take(arena, places + 1, 1);
    for (size_t i = 0; out && i < places; i++)
        out[i] = d->unchosen[i] ? '?'
                                : d->board->game->clues->get(d->board, (int)i / d->wide,
                                                             (int)i % d->wide);
    return out;
}

struct slice draft_text(const struct draft *d, struct arena *arena)
{
    struct slice text = position_text(d->board, arena);
    char *copy = d->unchosen && text.len ? arena_take(arena, text.len + 1, 1) : NULL;
    if (!copy)
        return d->unchosen ? (struct slice){"", 0} : text;
    struct reader in = reader_of(text.text, text.len);
    reader_until(&in, ' ');
    reader_skip(&in, ' ');
    reader_until(&in, ' ');
    char *body = copy + in.at + 1;
    memcpy(copy, text.text, text.len);
    for (int i = 0; i < d->wide * d->high; i++)
        if (d->unchosen[i])
            body[i + i / d->wide] = '?'; /* and what stands between rows */
    return (struct slice){copy, text.len};
}
