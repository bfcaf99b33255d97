/* worksheet.c - `book --graded` and `book --technique`: worksheets for a class.
 *
 * Puzzles that get harder one by one, behind cards with the techniques that they need; or boards on
 * which one technique is the next step, behind the story of its example. The puzzles come from the
 * seed, so the same command gives the same sheets.
 */
#include <string.h>

#include "core/position.h"
#include "duel/clock.h"
#include "front/cli/book.h"
#include "front/cli/new_options.h"
#include "games/games.h"
#include "puzzle/exercise.h"
#include "puzzle/id.h"
#include "puzzle/shaping.h"

enum { EXERCISES = 6, TRIES = 40 }; /* puzzles looked at for one exercise */

bool worksheet_is_wanted(const struct cli *c)
{
    return c->value[OPT_GRADED] || c->value[OPT_PRACTISE];
}

static bool level_fits(const struct cli *c)
{
    enum level level;
    return !c->value[OPT_UP_TO] || rate_level_named(slice_of(c->value[OPT_UP_TO]), &level);
}

const char *worksheet_options(const struct cli *c, struct booklet *b)
{
    static const enum opt read[] = {OPT_FILE, OPT_FROM, OPT_BARE},
                          made[] = {OPT_SIZE, OPT_SEED, OPT_NUMBER, OPT_UP_TO};
    bool graded = c->value[OPT_GRADED];
    if (!worksheet_is_wanted(c)) {
        for (size_t i = 0; i < sizeof made / sizeof *made; i++)
            if (c->value[made[i]])
                return "--size, --seed, --count and --up-to are for --graded and --technique";
        return NULL;
    }
    for (size_t i = 0; i < sizeof read / sizeof *read; i++)
        if (c->value[read[i]])
            return "--graded and --technique make their puzzles: name the game, and no positions";
    if (graded && (c->value[OPT_PRACTISE] || c->value[OPT_NUMBER]))
        return c->value[OPT_NUMBER] ? "--count is for --technique; --graded N has its own number"
                                    : "choose one of --graded and --technique";
    if (c->value[OPT_UP_TO] && (!graded || !level_fits(c)))
        return graded ? "--up-to: expected easy, normal, hard or expert" : "--up-to is for --graded";
    b->worksheet = true;
    b->tells_rules = graded;
    if (!graded && !c->value[OPT_PER_PAGE] && !c->value[OPT_LARGE])
        b->per_page = EXERCISES;
    return NULL;
}

/* ---- cards ---- */

/* A copy of the marks in the arena of the book comes from working there. */
static struct work work_in(struct book *k, const struct cli *c)
{
    struct work w = c->work;
    w.arena = &k->arena;
    return w;
}

/* The board of a technique's example, and the hint on it. NULL: no memory. */
static struct board *read_example(const struct technique *t, struct hint *h, struct work *w)
{
    struct board *b;
    if (err_is(position_read(games_all, t->example, strlen(t->example), w->arena, &b)) ||
        !rate_hint_room(b, h, w->arena) || err_is(rate_find_hint(b, h, w)) || h->kind != HINT_STEP)
        return NULL;
    return b;
}

/* The first puzzle that needs it, counted from 1; 0: none does. */
static size_t first_use(const struct book *k, size_t technique)
{
    for (size_t i = 0; i < k->booklet.n; i++)
        if (k->entry[i].rating.used[technique])
            return i + 1;
    return 0;
}

/* A card for each technique that is needed, in the order in which they are. */
static bool add_techniques(struct cli *c, struct book *k, const struct game *g)
{
    struct booklet_card *card = arena_take(&k->arena, TECHNIQUES_MAX, sizeof *card);
    struct work w = work_in(k, c);
    size_t n = 0;
    for (size_t at = 1; card && at <= k->booklet.n; at++)
        for (size_t t = 0; g->puzzle->techniques[t].name; t++) {
            const struct technique *row = &g->puzzle->techniques[t];
            struct hint h;
            if (first_use(k, t) != at)
                continue;
            struct board *b = read_example(row, &h, &w);
            struct marks marks = b ? marks_with_hint(b, &h, &w) : (struct marks){0};
            if (!marks.mark)
                return false;
            card[n++] = (struct booklet_card){row->name, slice_of(row->idea), b, marks, at};
        }
    k->booklet.lesson = "First steps";
    k->booklet.idea = "What these puzzles ask for, in the order in which it is first needed. Dashed: what "
                      "follows from the numbered places.";
    k->booklet.card = card;
    k->booklet.n_cards = n;
    return card != NULL;
}

/* "diagonal" as "Diagonal": the heading of a page. */
static const char *as_heading(struct book *k, const char *name)
{
    char *text = (char *)book_keep_text(k, name).text;
    if (text && *text >= 'a' && *text <= 'z')
        *text = (char)(*text - 'a' + 'A');
    return text;
}

/* The story of its example, a card a step. */
static bool add_story(struct cli *c, struct book *k, const struct technique *t)
{
    struct work w = work_in(k, c);
    struct hint h;
    struct board *b = read_example(t, &h, &w);
    size_t n = b ? h.story->n - 1 : 0;
    struct booklet_card *card = n ? arena_take(&k->arena, n, sizeof *card) : NULL;
    for (size_t i = 0; card && i < n; i++) {
        card[i] = (struct booklet_card){.words = slice_of(story_text(h.story, i + 1)),
                                        .board = b,
                                        .marks = marks_of_step(b, &h, i + 1, &k->arena)};
        if (!card[i].marks.mark)
            return false;
    }
    k->booklet.lesson = as_heading(k, t->name);
    k->booklet.idea = t->idea;
    k->booklet.card = card;
    k->booklet.n_cards = n;
    k->booklet.task = "On each board the next step is the one of the first page. Draw what follows from it.";
    return card && k->booklet.lesson;
}

/* ---- puzzles ---- */

static struct err make_one(struct cli *c, const struct new_request *r, struct made_puzzle *out)
{
    limits_renew(c, 1);
    struct work timed = c->work;
    if (!c->value[OPT_TIME] && !c->value[OPT_STEPS])
        clock_limit(&timed, NEW_US);
    return new_request_make(r, out, &timed);
}

static bool keep_id(struct book *k, const struct new_request *r, struct slice *out)
{
    char id[ID_MAX + 1];
    struct writer w = writer_to(id, ID_MAX);
    id_write(r, &w);
    id[w.n < ID_MAX ? w.n : ID_MAX] = '\0';
    *out = book_keep_text(k, id);
    return out->text != NULL;
}

/* A puzzle goes behind those that are not harder. */
static void put_in_order(struct book *k)
{
    size_t at = k->booklet.n - 1;
    struct booklet_entry new = k->entry[at];
    for (; at > 0 && k->entry[at - 1].rating.tenths > new.rating.tenths; at--)
        k->entry[at] = k->entry[at - 1];
    k->entry[at] = new;
}

static struct err add_graded(struct cli *c, struct book *k, const struct new_request *r)
{
    struct arena_mark mark = arena_here(&c->arena);
    struct made_puzzle made;
    struct err e = make_one(c, r, &made);
    struct booklet_entry *entry = err_is(e) ? NULL : book_add_entry(k);
    if (entry) {
        entry->puzzle = book_keep_board(k, made.puzzle);
        entry->solution = book_keep_board(k, made.solution);
        entry->rating = made.rating;
    }
    if (!err_is(e) && (!entry || !entry->puzzle || !entry->solution || !keep_id(k, r, &entry->id)))
        e = err_memory();
    if (!err_is(e))
        put_in_order(k);
    arena_release(&c->arena, mark);
    return e;
}

static enum exit_code say_failed(struct err e)
{
    char room[LIMITS_SENTENCE];
    return cli_say(limits_code_of(e), "%s",
                   limits_interrupted()     ? "stopped before all puzzles were made"
                   : e.code == ERR_BUDGET ? limits_blame(e.why, room)
                                            : e.why);
}

static enum exit_code fill_graded(struct cli *c, struct book *k, const struct new_request *base)
{
    enum level highest = LEVEL_EXPERT;
    int64_t n;
    if (!cli_number(c, OPT_GRADED, 1, BOOK_WORKSHEET_MAX, 0, &n))
        return EXIT_USAGE;
    if (c->value[OPT_UP_TO])
        rate_level_named(slice_of(c->value[OPT_UP_TO]), &highest);
    for (size_t i = 0; i < (size_t)n; i++) {
        struct new_request r = exercise_graded(base, highest, !c->value[OPT_SIZE], i, (size_t)n);
        struct err e = add_graded(c, k, &r);
        if (err_is(e))
            return say_failed(e);
    }
    return add_techniques(c, k, base->game) ? EXIT_YES : say_failed(err_memory());
}

/* ---- exercises ---- */

/* Tries one puzzle; an entry is added where it leads to the technique. */
static struct err try_exercise(struct cli *c, struct book *k, const struct new_request *r, int technique)
{
    struct arena_mark mark = arena_here(&c->arena);
    struct made_puzzle made;
    struct hint h;
    bool found = false;
    struct err e = make_one(c, r, &made);
    if (!err_is(e))
        e = exercise_find(made.puzzle, made.solution, technique, &h, &found, &c->work);
    struct booklet_entry *entry = !err_is(e) && found ? book_add_entry(k) : NULL;
    if (!err_is(e) && found) {
        struct work w = work_in(k, c);
        struct board *b = entry ? book_keep_board(k, made.puzzle) : NULL;
        struct marks answer = b ? marks_with_hint(b, &h, &w) : (struct marks){0};
        if (answer.mark)
            *entry = (struct booklet_entry){.puzzle = b, .solution = answer.after, .answer = answer};
        else
            e = err_memory();
    }
    arena_release(&c->arena, mark);
    return e;
}

/* Was no such puzzle found, and neither time nor steps are to blame? */
static bool is_rare(const struct cli *c, struct err e)
{
    return e.code == ERR_BUDGET && !limits_interrupted() && !limits_timed_out() && !c->value[OPT_STEPS];
}

static enum exit_code fill_technique(struct cli *c, struct book *k, const struct new_request *base,
                                     int technique)
{
    const struct technique *t = &base->game->puzzle->techniques[technique];
    int64_t n;
    int reach = 0, farthest = c->value[OPT_SIZE] ? EXERCISE_REACH_FIXED : EXERCISE_REACH;
    if (!cli_number(c, OPT_NUMBER, 1, BOOK_WORKSHEET_MAX, EXERCISES, &n))
        return EXIT_USAGE;
    for (size_t i = 0; k->booklet.n < (size_t)n && i < TRIES * (size_t)n && reach < farthest; i++) {
        struct new_request r = exercise_of(base, technique, reach, i);
        struct err e = try_exercise(c, k, &r, technique);
        if (is_rare(c, e))
            reach++;
        else if (err_is(e))
            return say_failed(e);
    }
    if (k->booklet.n < (size_t)n) {
        cli_say(EXIT_LIMIT,
                "--technique: %zu of %lld boards were found on which it is the next step; there may be "
                "more of another --size",
                k->booklet.n, (long long)n);
        if (c->value[OPT_NUMBER] || !k->booklet.n) /* who named no number takes what there is */
            return EXIT_LIMIT;
    }
    return add_story(c, k, t) ? EXIT_YES : say_failed(err_memory());
}

/* Its row, by the name that `rate` gives it. -1: said why not. */
static int read_technique(struct cli *c, struct new_request *r)
{
    bool known;
    const char *why = shaping_read(r, slice_of("use"), slice_of(c->value[OPT_PRACTISE]), &known);
    int technique = r->request.wishes.use - 1;
    if (!why)
        why = exercise_refusal(r->game, technique);
    if (why)
        cli_say(EXIT_USAGE, "--technique: %s", why);
    return why ? -1 : technique;
}

enum exit_code worksheet_fill(struct cli *c, struct book *k)
{
    struct new_request base;
    bool by_chance;
    int technique = -1;
    if (!new_options_read(c, &base, &by_chance))
        return EXIT_USAGE;
    if (!base.game->puzzle || !base.game->puzzle->generate || !base.game->puzzle->techniques)
        return cli_say(EXIT_USAGE, "%s is no puzzle: nothing of it is rated; 'book' prints its positions",
                       base.game->title);
    if (c->value[OPT_PRACTISE] && (technique = read_technique(c, &base)) < 0)
        return EXIT_USAGE;
    enum exit_code code = c->value[OPT_PRACTISE] ? fill_technique(c, k, &base, technique)
                                                 : fill_graded(c, k, &base);
    if (code == EXIT_YES && by_chance)
        fprintf(stderr, "seed %lld\n", (long long)base.seed);
    return code;
}
