/* actions_pack.c - the boards of a game that are kept for ever, easy ones first (core/face.h). */
#include <string.h>

#include "core/face.h"
#include "core/position.h"
#include "session/action.h"

static size_t count(const struct face_packed *boards)
{
    size_t n = 0;
    while (boards[n].position)
        n++;
    return n;
}

static void say_packed(const struct face_packed *one, struct writer *say)
{
    if (!one->task) {
        writer_text(say, one->level);
        return;
    }
    writer_text(say, one->task);
    writer_text(say, " CPU ");
    writer_text(say, one->level);
}

static void list(struct call *c, const struct face_packed *boards)
{
    for (size_t i = 0; boards[i].position; i++) {
        call_line(c);
        writer_number(&c->out->say, (int64_t)i + 1);
        writer_text(&c->out->say, ". ");
        say_packed(&boards[i], &c->out->say);
    }
}

/* In a duel whoever asked for it has the side to move. */
static void open_packed(struct call *c, const struct face_packed *one)
{
    struct session *s = c->s;
    struct seat seat[2] = {{0}, {.cpu = true}};
    if (!call_try(c, session_load(s, one->position, strlen(one->position))) || !one->task)
        return;
    const char *why = strength_read(s->now->game, one->level, &seat[1].strength);
    seat[1].strength.tablebase = s->tables;
    int mover = s->now->game->duel->mover(s->now);
    for (int i = 0; i < 2 && !why; i++)
        why = session_seat(s, i ? !mover : mover, seat[i], c->work);
    call_say(c, one->task);
    if (why) /* the board is there, and can be played by two */
        call_say(c, why);
}

static void do_pack(struct call *c)
{
    const struct given *which = &c->value[0], *game = &c->value[1];
    const struct game *g = game->is_given ? game_named(c->s->games, game->word)
                           : c->s->now    ? c->s->now->game
                                          : NULL;
    const struct face_pack *pack = g ? face_of(g)->pack : NULL;
    if (!g)
        call_fail(c, game->is_given ? "pack: there is no such game" : "pack: of which game?");
    else if (!pack)
        call_fail(c, "pack: there is none of this game");
    else if (!which->is_given)
        list(c, pack->boards);
    else if (which->number < 1 || which->number > count(pack->boards))
        call_expected(c);
    else
        open_packed(c, &pack->boards[which->number - 1]);
}

static const struct argument arg_pack[] = {
    {.name = "board", .kind = ARGUMENT_NUMBER, .is_optional = true},
    {.name = "game", .kind = ARGUMENT_WORD, .is_optional = true},
    {0}};

const struct action actions_pack[] = {
    {.name = "pack", .help = "boards that stay the same, easy ones first; pack 3: the third of them",
     .expects = "nothing, or a number from 1 to 12", .arguments = arg_pack, .run = do_pack,
     .flags = ACTION_TURN | ACTION_LEAVES | ACTION_ANYTIME},
    {0},
};
