/* position.c - positions of the C library: reading, writing, playing. */
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "duel/clock.h"
#include "front/api/api.h"
#include "games/games.h"
#include "puzzle/id.h"

enum { READ_US = 1000000 }; /* for the board of an id, where no limits are given */

const char *quincunx_version(void)
{
    return QUINCUNX_VERSION;
}

const char *quincunx_game_name(size_t which)
{
    size_t n = 0;
    while (n < which && games_all[n])
        n++;
    return games_all[n] ? games_all[n]->name : NULL;
}

struct quincunx_error api_error(struct err e)
{
    static const enum quincunx_code codes[] = {
        [ERR_NONE] = QUINCUNX_OK,       [ERR_TEXT] = QUINCUNX_BAD_TEXT,
        [ERR_VARIANT] = QUINCUNX_UNFIT, [ERR_ILLEGAL] = QUINCUNX_ILLEGAL,
        [ERR_MEMORY] = QUINCUNX_MEMORY, [ERR_BUDGET] = QUINCUNX_LIMIT,
    };
    return (struct quincunx_error){codes[e.code], e.at, e.why};
}

struct quincunx_error api_unfit(const char *why)
{
    return (struct quincunx_error){QUINCUNX_UNFIT, 0, why};
}

static struct quincunx_position *position_open(void)
{
    struct quincunx_position *p = calloc(1, sizeof *p);
    if (p)
        arena_open(&p->arena);
    return p;
}

struct quincunx_position *api_position(const struct board *b)
{
    struct quincunx_position *p = position_open();
    size_t size = b->game->rules.size(&b->variant);
    if (!p)
        return NULL;
    p->board = arena_take(&p->arena, 1, size);
    if (!p->board) {
        quincunx_free(p);
        return NULL;
    }
    memcpy(p->board, b, size);
    return p;
}

char *api_keep(struct api_text *k, size_t n)
{
    if (n + 1 > k->cap) {
        char *more = realloc(k->text, n + 1);
        if (!more)
            return NULL;
        k->text = more;
        k->cap = n + 1;
    }
    k->text[n] = '\0';
    return k->text;
}

static void write_moves(const struct board *b, const game_move *m, size_t n, struct writer *out)
{
    for (size_t i = 0; i < n; i++) {
        if (i)
            writer_char(out, ' ');
        b->game->rules.write_move(b, m[i], out);
    }
}

const char *api_keep_moves(struct api_text *k, const struct board *b, const game_move *m, size_t n)
{
    struct writer count = writer_to(NULL, 0);
    write_moves(b, m, n, &count);
    char *text = api_keep(k, count.n);
    if (text) {
        struct writer out = writer_to(text, count.n);
        write_moves(b, m, n, &out);
    }
    return text;
}

/* What is read: the text, or the line of the board that it names, made in the arena of w. */
static struct err line_of(struct slice *text, struct work *w)
{
    struct new_request new_request;
    bool numbered;
    if (!id_is(games_all, *text))
        return err_none();
    struct err e = id_read(games_all, *text, &new_request, &numbered);
    return err_is(e) ? e : id_line(&new_request, text, w);
}

/* us: as long as that at most. */
static struct quincunx_error read_timed(const char *text, const struct quincunx_limits *l,
                                        int64_t us, struct quincunx_position **out)
{
    struct quincunx_position *p = *out = position_open();
    struct slice line = slice_of(text);
    struct arena scratch;
    if (!p)
        return api_error(err_memory());
    arena_open(&scratch);
    struct work w = api_work(l, &scratch);
    clock_limit(&w, us);
    struct err e = line_of(&line, &w);
    if (!err_is(e))
        e = position_read(games_all, line.text, line.len, &p->arena, &p->board);
    arena_close(&scratch);
    if (err_is(e)) {
        quincunx_free(p);
        *out = NULL;
    }
    return api_error(e);
}

struct quincunx_error quincunx_read(const char *text, struct quincunx_position **out)
{
    return read_timed(text, NULL, READ_US, out);
}

struct quincunx_error quincunx_read_within(const char *text, const struct quincunx_limits *l,
                                           struct quincunx_position **out)
{
    return read_timed(text, l, INT64_MAX, out);
}

struct quincunx_position *quincunx_copy(const struct quincunx_position *p)
{
    return api_position(p->board);
}

void quincunx_free(struct quincunx_position *p)
{
    if (!p)
        return;
    free(p->line.text);
    free(p->moves.text);
    free(p->sentence.text);
    free(p->steps.text);
    free(p->best.text);
    arena_close(&p->arena);
    free(p);
}

const char *api_keep_position(struct api_text *k, const struct board *b)
{
    struct writer count = writer_to(NULL, 0);
    position_write(b, &count);
    char *text = api_keep(k, count.n);
    if (text) {
        struct writer out = writer_to(text, count.n);
        position_write(b, &out);
    }
    return text;
}

const char *quincunx_write(struct quincunx_position *p)
{
    return api_keep_position(&p->line, p->board);
}

const char *quincunx_game(const struct quincunx_position *p)
{
    return p->board->game->name;
}

enum quincunx_status api_status(enum status s)
{
    static const enum quincunx_status names[] = {
        [STATUS_OPEN] = QUINCUNX_OPEN,       [STATUS_SOLVED] = QUINCUNX_SOLVED,
        [STATUS_INVALID] = QUINCUNX_INVALID, [STATUS_FIRST] = QUINCUNX_FIRST,
        [STATUS_SECOND] = QUINCUNX_SECOND,   [STATUS_DRAW] = QUINCUNX_DRAW,
    };
    return names[s];
}

enum quincunx_status quincunx_status(const struct quincunx_position *p)
{
    return api_status(p->board->game->rules.status(p->board));
}

int quincunx_mover(const struct quincunx_position *p)
{
    const struct board *b = p->board;
    return board_is_duel(b) && b->game->rules.status(b) == STATUS_OPEN ? b->game->duel->mover(b)
                                                                       : -1;
}

const char *quincunx_moves(struct quincunx_position *p)
{
    const struct rules *rules = &p->board->game->rules;
    struct arena_mark mark = arena_here(&p->arena);
    size_t n = rules->moves(p->board, NULL, 0);
    game_move *m = arena_take(&p->arena, n, sizeof *m);
    const char *text = NULL;
    if (m) {
        rules->moves(p->board, m, n);
        text = api_keep_moves(&p->moves, p->board, m, n);
    }
    arena_release(&p->arena, mark);
    return text;
}

struct quincunx_error quincunx_apply(struct quincunx_position *p, const char *move)
{
    const struct rules *rules = &p->board->game->rules;
    struct reader in = reader_of(move, strlen(move));
    game_move m;
    struct err e = rules->read_move(p->board, &in, &m);
    if (!err_is(e) && reader_peek(&in) != READER_END)
        e = err_text(in.at, "expected one move");
    const char *why = err_is(e) ? NULL : rules->refusal(p->board, m);
    if (why)
        e = err_illegal(0, why);
    if (!err_is(e))
        rules->play(p->board, m);
    return api_error(e);
}
