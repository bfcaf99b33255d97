/* queries.c - the table of query.h, and what each row does: its options into the struct of an
 * answer (answers.h), and that out as JSON. */
#include "answers/picture.h"
#include "answers/query.h"
#include "games/games.h"

/* ---- puzzles ---- */

static const char *late_words(struct query_call *q, const char *why, char room[ANSWERED_SENTENCE])
{
    return why ? answered_blame(why, work_time_left(q->work) <= 0, room) : NULL;
}

static const struct query_option solve_options[] = {
    {"limit", "integer", "count up to so many solutions (2 unless told)"},
    {"from-here", "boolean", "keep the progress that the position shows"},
    {"forced", "boolean", "what is the same in all solutions, too"},
    {0},
};

static enum ending ask_solve(struct query_call *q, struct board *b)
{
    struct solve_answer s = {.board = b, .forces = query_flag(q, "forced")};
    char room[ANSWERED_SENTENCE];
    int64_t limit, start = q->clock();
    if (!query_number(q, "limit", 2, INT64_MAX, 2, &limit))
        return ENDING_REFUSED;
    s.solve.limit = (uint64_t)limit;
    s.solve.from_here = query_flag(q, "from-here");
    struct answered found = solve_answer_find(&s, q->work);
    s.time_us = (uint64_t)(q->clock() - start);
    s.why = late_words(q, s.why, room);
    return query_end(q, found, solve_answer_json, &s);
}

static const struct query_option count_options[] = {
    {"from-here", "boolean", "keep the progress that the position shows"},
    {"shares", "boolean", "in which share of all solutions each part is drawn, too"},
    {0},
};

static enum ending ask_count(struct query_call *q, struct board *b)
{
    struct count_answer n = {.board = b};
    int64_t start = q->clock();
    n.tally.from_here = query_flag(q, "from-here");
    n.tally.shares = query_flag(q, "shares");
    struct answered found = count_answer_find(&n, q->work);
    n.time_us = (uint64_t)(q->clock() - start);
    return query_end(q, found, count_answer_json, &n);
}

static const struct query_option check_options[] = {
    {"against-solution", "boolean", "what differs from the only solution, too"},
    {0},
};

static enum ending ask_check(struct query_call *q, struct board *b)
{
    struct check_answer v = {.board = b, .against = query_flag(q, "against-solution")};
    return query_end(q, check_answer_find(&v, q->work), check_answer_json, &v);
}

static const struct query_option hint_options[] = {
    {"uniqueness", "boolean", "that there is only one answer may be used"},
    {0},
};

static enum ending ask_hint(struct query_call *q, struct board *b)
{
    struct hint_answer h = {.board = b};
    struct answered found = hint_answer_find(&h, query_flag(q, "uniqueness"), q->work);
    return query_end(q, found, hint_answer_json, &h);
}

static enum ending ask_rate(struct query_call *q, struct board *b)
{
    struct rate_answer r = {.board = b};
    char room[ANSWERED_SENTENCE];
    struct answered found = rate_answer_find(&r, NULL, NULL, q->work);
    r.why = late_words(q, r.why, room);
    return query_end(q, found, rate_answer_json, &r);
}

/* What shapes a board goes by the names that ids have (puzzle/shaping.h). */
static const struct query_option make_options[] = {
    {"size", "string", "as in positions; the game's usual one unless told"},
    {"level", "easy|normal|hard|expert", "of a puzzle (normal unless told)"},
    {"seed", "integer", "the same seed gives the same, everywhere"},
    {"index", "integer", "which one of this seed, from 0"},
    {"symmetry", "none|half|quarter|mirror|both|diagonal", "of the places of the clues"},
    {"clues", "string", "so many, or so many per cent: 40%"},
    {"zeros", "any|none", "may clues be 0?"},
    {"use", "string", "a technique that the puzzle needs"},
    {"avoid", "string", "a technique that it does without"},
    {"minimal", "yes|no", "no clue can go"},
    {"style", "any|open|winding|mixed", "of a loop"},
    {"walls", "integer", "so many blocked cells"},
    {"numbers", "integer", "so many different numbers"},
    {"search", "string", "allowed: hints may have to search"},
    {"blocked", "string", "blocked cells of a start, alike for both sides; or course"},
    {"first", "string", "who moves first: a side, or random"},
    {"set", "string", "KEY=VALUE: an option of the game itself"},
    {0},
};

struct make_word {
    const char *key;
    struct slice value;
};

static void write_word(const void *ctx, struct writer *out)
{
    const struct make_word *word = ctx;
    writer_text(out, word->key);
    writer_text(out, *word->key ? "=" : "");
    writer_slice(out, word->value);
}

static const char *read_make_word(struct query_call *q, struct new_request *wanted,
                                  struct make_word word)
{
    bool is_own = slice_is(slice_of(word.key), "set");
    struct slice text = arena_text(q->work->arena, write_word, &(struct make_word){is_own ? "" : word.key, word.value});
    if (!text.text)
        return err_memory().why;
    return new_request_read_word(wanted, text).why;
}

static enum ending ask_make(struct query_call *q, struct board *b)
{
    (void)b;
    struct make_answer made = {.request = {.game = game_named(games_all, q->text),
                                           .request.level = LEVEL_NORMAL}};
    struct new_request *wanted = &made.request;
    int64_t seed, index;
    if (!wanted->game)
        return query_fail(q, ENDING_REFUSED, "there is no game of this name");
    wanted->variant = game_preset(wanted->game);
    if (!query_number(q, "seed", 0, INT64_MAX, 1, &seed) ||
        !query_number(q, "index", 0, INT64_MAX, 0, &index))
        return ENDING_REFUSED;
    for (int i = 0; make_options[i].name; i++) {
        bool is_number = slice_is(slice_of(make_options[i].name), "seed") ||
                         slice_is(slice_of(make_options[i].name), "index");
        if (!q->value[i].text || is_number)
            continue;
        const char *why = read_make_word(q, wanted, (struct make_word){make_options[i].name, q->value[i]});
        if (why)
            return query_fail(q, ENDING_REFUSED, why);
    }
    wanted->seed = (uint64_t)seed;
    wanted->index = (uint64_t)index;
    bool bounded = !query_value(q, "time").text && !query_value(q, "steps").text;
    return query_end(q, make_answer_find(&made, bounded, q->work), make_answer_json, &made);
}

/* ---- moves ---- */

static enum ending ask_moves(struct query_call *q, struct board *b)
{
    struct moves_answer m = {.board = b};
    return query_end(q, moves_answer_find(&m, q->work), moves_answer_json, &m);
}

static const struct query_option apply_options[] = {
    {"moves", "string[]", "played one after the other"},
    {0},
};

static enum ending ask_apply(struct query_call *q, struct board *b)
{
    struct apply_answer a = {.board = b};
    struct slice moves = query_value(q, "moves");
    struct reader in = reader_of(moves.text, moves.len);
    struct answered begun = apply_answer_begin(&a, q->work);
    enum ending ending = ENDING_YES;
    int n = 0;
    game_move m;
    while (!begun.why && query_next_move(q, &in, b, &n, &m, &ending))
        apply_answer_play(&a, m);
    return ending == ENDING_YES ? query_end(q, begun, apply_answer_json, &a) : ending;
}

static const struct query_option perft_options[] = {
    {"depth", "integer", "turns (4 unless told)"},
    {0},
};

static enum ending ask_perft(struct query_call *q, struct board *b)
{
    struct perft_answer p;
    int64_t depth, start = q->clock();
    if (!query_number(q, "depth", 1, PERFT_DEPTH_MAX, PERFT_DEPTH, &depth))
        return ENDING_REFUSED;
    p.depth = (int)depth;
    struct answered found = perft_answer_find(&p, b, q->work);
    p.time_us = (uint64_t)(q->clock() - start);
    return query_end(q, found, perft_answer_json, &p);
}

/* ---- games of two ---- */

static const struct query_option best_options[] = {
    {"level", "string", "of the game's levels; the strongest unless told"},
    {"lines", "integer", "the best so many moves, each with its line"},
    {"depth", "integer", "look so many turns ahead"},
    {"nodes", "integer", "look at so many positions at most"},
    {"seed", "integer", "decides between equals (1 unless told)"},
    {0},
};

static enum ending ask_best(struct query_call *q, struct board *b)
{
    struct strength strength = {SKILL_MAX, 0, NULL};
    struct best_answer a = {.board = b, .lines = query_value(q, "lines").text};
    struct player player;
    int64_t lines, depth, nodes, steps, seed, us, start = q->clock();
    const char *level = query_text(q, "level");
    const char *why = level && b->game->duel ? strength_read(b->game, level, &strength) : NULL;
    if (!query_number(q, "lines", 1, BEST_LINES_MAX, 1, &lines) ||
        !query_number(q, "depth", 1, SEARCH_DEPTH_MAX, 0, &depth) ||
        !query_number(q, "steps", 1, INT64_MAX, 0, &steps) ||
        !query_number(q, "nodes", 1, INT64_MAX, steps, &nodes) ||
        !query_number(q, "seed", 0, INT64_MAX, 1, &seed))
        return ENDING_REFUSED;
    a.n = (size_t)lines;
    why = best_answer_refusal(&a, strength) ? best_answer_refusal(&a, strength) : why;
    if (why)
        return query_fail(q, ENDING_REFUSED, why);
    struct err e = player_open(&player, strength, (uint64_t)seed, q->work->arena);
    if (err_is(e))
        return query_end(q, answered_of(e), NULL, NULL);
    player.depth = (int)depth;
    player.nodes = (uint64_t)nodes;
    player.threads = 1;
    if (!query_seconds(q, "time", best_answer_time(&player), &us))
        return ENDING_REFUSED;
    if (steps)
        q->work->steps = UINT64_MAX; /* they are the search's */
    bool is_late;
    char room[ANSWERED_SENTENCE];
    e = best_answer_find(&a, &player, us, &is_late, q->work);
    if (err_is(e))
        return query_fail(q, e.code == ERR_MEMORY ? ENDING_REFUSED : ENDING_LIMIT,
                             answered_blame(e.why, is_late, room));
    a.time_us = (uint64_t)(q->clock() - start);
    return query_end(q, answered_yes(), best_answer_json, &a);
}

static enum ending ask_value(struct query_call *q, struct board *b)
{
    struct value_answer v = {.board = b};
    return query_end(q, value_answer_find(&v, NULL, q->work), value_answer_json, &v);
}

/* ---- forms ---- */

static const struct query_option convert_options[] = {
    {"to", "quincunx|puzzlink|tatham|json", "the form (quincunx unless told)"},
    {0},
};

static enum ending ask_convert(struct query_call *q, struct board *b)
{
    const char *to = query_text(q, "to");
    struct convert_answer v = {b, notation_named(to ? to : "quincunx")};
    const char *why = convert_answer_refusal(&v);
    return query_end(q, why ? answered_refused(why) : answered_yes(), convert_answer_json, &v);
}

static const struct query_option svg_options[] = {
    {"moves", "string[]", "played first; the last one is marked"},
    {"show", "board|solution|hint|forced|difference|heat", "what is drawn (the board unless told)"},
    {"uniqueness", "boolean", "of a hint: that there is only one answer may be used"},
    {"theme", "default|dark|classic|mono", "the colours"},
    {"coords", "boolean", "names of the rows and columns"},
    {"size", "integer", "the longer side, in pixels"},
    {0},
};

static void svg_json(const void *ctx, struct writer *out)
{
    const struct shown *s = ctx;
    struct jsonw j = json_line(out);
    json_count(&j, "width", (int64_t)s->w);
    json_count(&j, "height", (int64_t)s->h);
    json_slice(&j, "svg", arena_text(s->work->arena, shown_write_svg, s));
    json_line_end(&j);
}

static enum shown_what what_is_asked(const struct query_call *q)
{
    static const char *const words[] = {"board", "solution", "hint", "forced", "difference", "heat"};
    struct slice asked = query_value(q, "show");
    for (int i = 1; i <= SHOWN_HEAT; i++)
        if (asked.text && slice_is(asked, words[i]))
            return (enum shown_what)i;
    return SHOWN_BOARD;
}

static enum ending ask_svg(struct query_call *q, struct board *b)
{
    struct err fault = err_none();
    struct shown s = {.board = b,
                      .what = what_is_asked(q),
                      .uniqueness = query_flag(q, "uniqueness"),
                      .work = q->work,
                      .fault = &fault};
    struct slice moves = query_value(q, "moves");
    struct reader in = reader_of(moves.text, moves.len);
    const char *theme = query_text(q, "theme");
    struct answered found = answered_yes();
    enum ending ending = ENDING_YES;
    int64_t size;
    int n = 0;
    game_move m;
    if (!query_number(q, "size", SHOWN_SIDE_MIN, SHOWN_SIDE_MAX, 0, &size))
        return ENDING_REFUSED;
    while (!found.why && query_next_move(q, &in, b, &n, &m, &ending))
        found = shown_play(&s, m);
    if (ending != ENDING_YES)
        return ending;
    if (!found.why)
        found = shown_find(&s, theme ? theme_named(theme) : themes, query_flag(q, "coords"));
    if (!found.why)
        shown_set_size(&s, SHOWN_CELL_PIXELS, size);
    size_t before = q->out->n;
    ending = query_end(q, found, svg_json, &s);
    if (!err_is(fault))
        return ending;
    q->out->n = before;
    return query_end(q, answered_of(fault), NULL, NULL);
}

static enum ending ask_games(struct query_call *q, struct board *b)
{
    (void)b;
    return query_end(q, answered_yes(), answer_games_json, games_all);
}

static enum ending ask_rules(struct query_call *q, struct board *b)
{
    (void)b;
    const struct game *g = game_named(games_all, q->text);
    if (!g)
        return query_fail(q, ENDING_REFUSED, "there is no game of this name");
    return query_end(q, answered_yes(), answer_rules_json, g);
}

/* ---- the table ---- */

const struct query_shape query_shapes[] = {
    {"Walk", "order: integer[]; path: string"},
    {"Proved", "known: string; open: string[]"},
    {"Flaw", "rule: string; at: string[]"},
    {"Place", "kind: string; at: string"},
    {"Mark", "kind: string; at: string; and?: string; role: string"},
    {"Step", "text: string; places: Place[]; marks: Mark[]"},
    {"Line", "move: string; score: integer | null; depth: integer; nodes: integer; pv: string[]; "
             "exact: boolean; plies: integer | null"},
    {"MoveValue", "move: string; value: 'W' | 'L' | 'D' | null; plies: integer | null"},
    {"Sizes", "min: string; max: string; default: string"},
    {"Choice", "key: string; help: string; values: string[]"},
    {"Game", "game: string; title: string; sizes: Sizes; facets: string[]; levels: string[]; "
             "others: string[]; says: Record<string, string>; options: Choice[]; sample: string"},
    {0},
};

const struct query queries[] = {
    {"solve", "no, one or several solutions, exactly", QUERY_POSITION, solve_options,
     "status: 'none' | 'unique' | 'multiple' | 'unknown'; count: integer; orders?: integer; paths?: integer; "
     "solution: string | Walk | null; second: string | Walk | null; conflict?: string[]; minimal?: boolean; "
     "forced?: string; forced_complete?: boolean; complete: boolean; decisions: integer; time_us: integer; "
     "why?: string",
     ask_solve},
    {"count", "how many solutions there are, without listing them", QUERY_POSITION, count_options,
     "status: 'none' | 'unique' | 'multiple'; count: string; exact: boolean; shares?: Record<string, number>; "
     "time_us: integer",
     ask_count},
    {"check", "is this answer right so far, and complete? by the rules alone", QUERY_POSITION, check_options,
     "status: 'solved' | 'open' | 'wrong'; flaws: Flaw[]; wrong_cells?: string[] | null; order?: Proved | null",
     ask_check},
    {"hint", "the next step a person could take, and why", QUERY_POSITION, hint_options,
     "technique: string | null; because: string[]; places: Place[]; moves: string[]; text: string; "
     "status: 'step' | 'wrong' | 'solved' | 'no step'; headline?: string; story: Step[]; cost: integer",
     ask_hint},
    {"rate", "how hard a puzzle is, from the whole chain of hints", QUERY_POSITION, NULL,
     "rating: number | null; work: number | null; level: 'easy' | 'normal' | 'hard' | 'expert' | null; "
     "techniques: Record<string, integer>; steps: integer; search: integer; hardest: integer; why?: string",
     ask_rate},
    {"make", "a puzzle with exactly one solution, or a start position", QUERY_GAME, make_options,
     "game: string; id: string | null; position: string; solution: string | Walk | null; rating: number | null; "
     "level: 'easy' | 'normal' | 'hard' | 'expert' | null; seed: integer",
     ask_make},
    {"moves", "the legal moves", QUERY_POSITION, NULL, "moves: string[]", ask_moves},
    {"apply", "the position after the moves, and how it stands", QUERY_POSITION, apply_options,
     "position: string; status: 'open' | 'solved' | 'invalid' | 'first' | 'second' | 'draw'; "
     "mover: string | null; flipped: string[]",
     ask_apply},
    {"perft", "how many sequences of turns there are", QUERY_POSITION, perft_options,
     "perft: integer[]; time_us: integer", ask_perft},
    {"best", "the engine's move, and what it is worth", QUERY_POSITION, best_options,
     "move: string; score: integer | null; depth: integer; nodes: integer; pv: string[]; exact: boolean; "
     "plies: integer | null; lines?: Line[]; time_us: integer",
     ask_best},
    {"value", "the exact value under perfect play, and that of every move", QUERY_POSITION, NULL,
     "value: 'W' | 'L' | 'D' | null; plies: integer | null; moves: MoveValue[]", ask_value},
    {"convert", "the same position in another notation", QUERY_POSITION, convert_options,
     "game: string; position: string", ask_convert},
    {"svg", "a picture of the position", QUERY_POSITION, svg_options,
     "width: integer; height: integer; svg: string", ask_svg},
    {"games", "the games, their sizes, levels and options", QUERY_NOTHING, NULL, "games: Game[]", ask_games},
    {"rules", "the rules of a game in plain words", QUERY_GAME, NULL,
     "game: string; title: string; text: string", ask_rules},
    {0},
};
