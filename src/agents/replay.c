/* replay.c - see replay.h. */
#include "agents/replay.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "agents/html.h"

enum { MOVE_MAX = 32 };

/* The marks of a board as they are drawn, and the same sorted, to be found in. */
struct replay_picture {
    struct mark *mark, *sorted;
    size_t n;
};

static void json_mark(struct jsonw *j, const struct mark *m)
{
    jsonw_open(j, '[');
    jsonw_number(j, m->at.x);
    jsonw_number(j, m->at.y);
    jsonw_number(j, m->shape);
    jsonw_number(j, m->role);
    jsonw_number(j, m->value);
    jsonw_close(j, ']');
}

static int by_bytes(const void *a, const void *b)
{
    static_assert(sizeof(struct mark) == 8, "a mark has no gaps");
    return memcmp(a, b, sizeof(struct mark));
}

static bool picture_take(struct replay_picture *p, size_t room, struct arena *arena)
{
    p->n = 0;
    p->mark = arena_take(arena, room + 1, sizeof *p->mark);
    p->sorted = arena_take(arena, room + 1, sizeof *p->sorted);
    return p->mark && p->sorted;
}

static void picture_draw(struct replay_picture *p, const struct board *b, size_t room)
{
    p->n = b->game->rules.scene(b, p->mark, room);
    memcpy(p->sorted, p->mark, p->n * sizeof *p->mark);
    qsort(p->sorted, p->n, sizeof *p->mark, by_bytes);
}

/* The marks of one picture that the other, if any, does not have. */
static void json_change(struct jsonw *j, const char *key, const struct replay_picture *p,
                        const struct replay_picture *other)
{
    json_open(j, key, '[');
    for (size_t i = 0; i < p->n; i++)
        if (!other || !bsearch(&p->mark[i], other->sorted, other->n, sizeof *p->mark, by_bytes))
            json_mark(j, &p->mark[i]);
    jsonw_close(j, ']');
}

static struct board *board_take(const struct board *of, struct arena *arena)
{
    struct board *b = arena_take(arena, 1, of->game->rules.size(&of->variant));
    if (b)
        board_copy(b, of);
    return b;
}

/* Marks of the fullest board of a game. */
static size_t most_marks(const struct game_replay *r, struct board *b)
{
    size_t most = b->game->rules.scene(b, NULL, 0);
    for (size_t i = 0; i < r->n; i++) {
        b->game->rules.play(b, r->moves[i]);
        size_t n = b->game->rules.scene(b, NULL, 0);
        most = n > most ? n : most;
    }
    board_copy(b, r->start);
    return most;
}

static void json_move(struct jsonw *j, const struct board *b, game_move m)
{
    char text[MOVE_MAX + 1] = "";
    struct writer w = writer_to(text, MOVE_MAX);
    b->game->rules.write_move(b, m, &w);
    html_json_pair(j, "move", text);
}

static void json_steps(const struct game_replay *r, struct jsonw *j, struct board *b,
                       struct replay_picture at[2], size_t room)
{
    int now = 0;
    json_open(j, "steps", '[');
    for (size_t i = 0; i < r->n; i++) {
        jsonw_open(j, '{');
        json_move(j, b, r->moves[i]);
        if (r->more)
            r->more(r->ctx, j, i, b);
        b->game->rules.play(b, r->moves[i]);
        now = !now;
        picture_draw(&at[now], b, room);
        json_change(j, "go", &at[!now], &at[now]);
        json_change(j, "come", &at[now], &at[!now]);
        jsonw_close(j, '}');
    }
    jsonw_close(j, ']');
}

void replay_json(const struct game_replay *r, struct jsonw *j, struct arena *arena)
{
    struct arena_mark mark = arena_here(arena);
    struct board *b = board_take(r->start, arena);
    struct replay_picture at[2];
    size_t room = b ? most_marks(r, b) : 0;
    bool ok = b && picture_take(&at[0], room, arena) && picture_take(&at[1], room, arena);
    if (ok) {
        picture_draw(&at[0], b, room);
        json_count(j, "width", board_width(b));
        json_count(j, "height", board_height(b));
        json_change(j, "marks", &at[0], NULL);
        json_steps(r, j, b, at, room);
    } else {
        writer_fail(j->out);
    }
    arena_release(arena, mark);
}

void replay_json_change(struct jsonw *j, const struct board *before, game_move m, struct arena *arena)
{
    struct arena_mark mark = arena_here(arena);
    struct board *b = board_take(before, arena);
    struct game_replay one = {.start = before, .moves = &m, .n = 1};
    struct replay_picture at[2];
    size_t room = b ? most_marks(&one, b) : 0;
    bool ok = b && picture_take(&at[0], room, arena) && picture_take(&at[1], room, arena);
    if (ok) {
        picture_draw(&at[0], b, room);
        b->game->rules.play(b, m);
        picture_draw(&at[1], b, room);
        json_change(j, "go", &at[0], &at[1]);
        json_change(j, "come", &at[1], &at[0]);
    } else {
        writer_fail(j->out);
    }
    arena_release(arena, mark);
}

/* The next move of a record; false: there is none, or it is not legal. */
static bool next_move(const struct board *b, struct reader *in, game_move *m)
{
    reader_skip(in, ' ');
    return reader_peek(in) != READER_END && !err_is(b->game->rules.read_move(b, in, m)) &&
           !b->game->rules.refusal(b, *m);
}

bool replay_read(const struct board *start, const char *moves, struct arena *arena,
                 struct game_replay *out)
{
    struct reader in = reader_of(moves, strlen(moves));
    game_move *list = arena_take(arena, strlen(moves) / 2 + 1, sizeof *list);
    struct board *b = board_take(start, arena);
    *out = (struct game_replay){.start = start, .moves = list};
    if (!b || !list)
        return false;
    for (game_move m; next_move(b, &in, &m); out->n++) {
        list[out->n] = m;
        b->game->rules.play(b, m);
    }
    return true;
}
