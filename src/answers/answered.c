/* answered.c - how an answer ended, and sentences about what is wrong; see answers.h. */
#include <string.h>

#include "answers/answers.h"
#include "base/nearest.h"
#include "games/games.h"

struct answered answered_yes(void)
{
    return (struct answered){ENDING_YES, NULL};
}

struct answered answered_refused(const char *why)
{
    return (struct answered){ENDING_REFUSED, why};
}

struct answered answered_of(struct err e)
{
    return !err_is(e) ? answered_yes()
                      : (struct answered){e.code == ERR_BUDGET ? ENDING_LIMIT : ENDING_REFUSED, e.why};
}

const char *answered_blame(const char *why, bool is_late, char room[ANSWERED_SENTENCE])
{
    static const char some[] = "the limit was reached";
    struct writer w = writer_to(room, ANSWERED_SENTENCE - 1);
    if (!is_late)
        return why;
    writer_text(&w, "the time was up");
    if (slice_starts(slice_of(why), some))
        why += strlen(some);
    else
        writer_text(&w, ": ");
    writer_text(&w, why);
    room[w.n < ANSWERED_SENTENCE ? w.n : ANSWERED_SENTENCE - 1] = '\0';
    return room;
}

void complaint_json(const void *ctx, struct writer *out)
{
    const struct complaint *c = ctx;
    struct jsonw j = json_line(out);
    json_open(&j, "error", '{');
    json_count(&j, "line", (int64_t)c->line);
    json_count(&j, "column", (int64_t)c->column);
    json_pair(&j, "why", c->why);
    jsonw_close(&j, '}');
    json_line_end(&j);
}

void complaint_meant_game(struct slice typed, struct writer *out)
{
    struct nearest n = nearest_to(typed);
    for (const struct game *const *g = games_all; *g && !game_named(games_all, typed); g++)
        nearest_offer(&n, (*g)->name);
    if (!n.word)
        return;
    writer_text(out, "; did you mean ");
    writer_text(out, n.word);
    writer_char(out, '?');
}

void complaint_write(struct slice text, struct err e, struct writer *out)
{
    size_t word = 0;
    while (word < text.len && text.text[word] != ' ' && text.text[word] != ':')
        word++;
    if (e.why == position_no_game) {
        writer_text(out, "expected a game: ");
        game_list_write(games_all, NULL, "or", out);
    } else {
        writer_text(out, e.why);
    }
    if (e.at == 0)
        complaint_meant_game((struct slice){text.text, word}, out);
}
