/* options.c - one table of options for all commands; each command names those it takes. */
#include <errno.h>
#include <getopt.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "core/position.h"
#include "front/cli/cli.h"
#include "games/games.h"

const struct opt_row opt_rows[OPT_COUNT] = {
    [OPT_HELP] = {"help", 'h', NULL, "show this help"},
    [OPT_JSON] = {"json", 0, NULL, "one JSON object a line"},
    [OPT_FILE] = {"file", 'f', "FILE", "read positions from FILE, one a line"},
    [OPT_FROM] = {"from", 0, "FORM", "read another form: {forms}", "{forms}"},
    [OPT_BARE] = {"game", 0, "GAME", "rows without a heading are a board of GAME, up to a blank line"},
    [OPT_COLOR] = {"color", 0, "[WHEN]", "colours: auto (default), always or never",
                   "auto|always|never"},
    [OPT_TO] = {"to", 0, "FORM", "the form to write"},
    [OPT_OUTPUT] = {"output", 'o', "FILE", "write to FILE, whole or not at all"},
    [OPT_DEPTH] = {"depth", 'd', "D", "how many turns deep"},
    [OPT_TIME] = {"time", 't', "SEC", "stop after SEC seconds on each position"},
    [OPT_BOARDS] = {"boards", 0, NULL, "draw a sample board of each game"},
    [OPT_LIMIT] = {"limit", 'n', "N", "count solutions up to N (default 2)"},
    [OPT_FROM_HERE] = {"from-here", 0, NULL, "keep the progress that the position shows"},
    [OPT_FORCED] = {"forced", 0, NULL, "show what is the same in all solutions"},
    [OPT_COUNTED] = {"count", 0, NULL, "how many solutions there are, however many"},
    [OPT_SHARES] = {"shares", 0, NULL, "with --count: in which share of them each part is drawn"},
    [OPT_VIA] = {"via", 0, "WAY",
                 "own (our solver) or sat (clauses and CaDiCaL); of --certificate: whose proof",
                 "own|sat"},
    [OPT_DIMACS] = {"dimacs", 0, "FILE", "write the clauses to FILE and do not solve"},
    [OPT_ENCODING] = {"encoding", 0, "E",
                      "of --dimacs: order (default; every model is an answer), lazy, founding",
                      "order|lazy|founding"},
    [OPT_CUTS] = {"cuts", 0, NULL, "lazy clauses with all cuts, so that every model is an answer"},
    [OPT_UNIQUE] = {"unique", 0, NULL,
                    "forbid the known answer: no model means that it is the only one"},
    [OPT_MODEL] = {"model", 0, "FILE", "draw and judge what a SAT solver printed"},
    [OPT_CERTIFICATE] = {"certificate", 0, "DIR",
                         "write a proof that others can check: certify DIR"},
    [OPT_AGAINST] = {"against-solution", 0, NULL, "also list what differs from the only solution"},
    [OPT_EXPLAIN] = {"explain", 0, NULL, "tell the whole way to the solution in words"},
    [OPT_HTML] = {"html", 0, "FILE", "write it to FILE as a page with pictures that needs nothing else"},
    [OPT_PUBLISH] = {"publish", 0, "NAME",
                     "also every form for others: link, puzz.link, Tatham's id, and pictures in NAME.svg, NAME.png, NAME.pdf"},
    [OPT_UNIQUENESS] = {"uniqueness", 0, NULL, "hints may use that there is only one answer"},
    [OPT_SIZE] = {"size", 's', "WxH", "width and height, or one number for both"},
    [OPT_LEVEL] = {"level", 'l', "LEVEL", "easy, normal (default), hard or expert",
                   "easy|normal|hard|expert"},
    [OPT_ALLOW_SEARCH] = {"allow-search", 0, NULL, "puzzles may need a step that only a search finds"},
    [OPT_PATTERN] = {"pattern", 0, "FILE", "where clues stand: rows of . and ? and numbers that are given"},
    [OPT_LOOP] = {"loop", 0, "FILE", "the inside of the loop: rows of 0 and 1, or a PBM or PNG picture"},
    [OPT_SYMMETRIC] = {"symmetric", 0, NULL,
                       "clues in places that a half turn maps onto each other"},
    [OPT_SYMMETRY] = {"symmetry", 0, "KIND",
                      "of the places of clues: none, half, quarter (turns), mirror, both, diagonal",
                      "none|half|quarter|mirror|both|diagonal"},
    [OPT_CLUES] = {"clues", 0, "N", "how many clues, or per cent of the places: 40%"},
    [OPT_WITHOUT_ZEROS] = {"without-zeros", 0, NULL, "no clue is a 0"},
    [OPT_USE] = {"use", 0, "TECHNIQUE", "puzzles that need it"},
    [OPT_AVOID] = {"avoid", 0, "TECHNIQUE", "puzzles that do without it"},
    [OPT_MINIMAL] = {"minimal", 0, NULL, "no clue can go"},
    [OPT_STYLE] = {"style", 0, "STYLE", "of the loop: open, winding or mixed, as people make them",
                   "open|winding|mixed"},
    [OPT_WALLS] = {"walls", 0, "K", "so many blocked cells"},
    [OPT_NUMBERS] = {"numbers", 0, "K", "so many different numbers"},
    [OPT_SEED] = {"seed", 0, "S", "the same seed gives the same, everywhere"},
    [OPT_NUMBER] = {"count", 'c', "N", "how many (default 1)"},
    [OPT_JOBS] = {"jobs", 'j', "J", "how many at the same time (threads)"},
    [OPT_BLOCKED] = {"blocked", 0, "K",
                     "blocked cells, placed at random, alike for both sides; or course"},
    [OPT_FIRST] = {"first", 0, "SIDE", "who moves first: a side, or random"},
    [OPT_PLAIN] = {"plain", 0, NULL, "a conversation in lines, for screen readers and scripts"},
    [OPT_CONTINUE] = {"continue", 0, NULL, "go on with the saved game"},
    [OPT_PLAYERS] = {"players", 0, "A,B", "who plays: human, auto or a level, first side first"},
    [OPT_ASCII] = {"ascii", 0, NULL, "draw the full screen with plain characters"},
    [OPT_PIXELS] = {"size", 0, "N", "the longer side of the picture, in pixels (PDF: points)"},
    [OPT_THEME] = {"theme", 0, "NAME", "default, dark, classic or mono",
                   "default|dark|classic|mono"},
    [OPT_COORDS] = {"coords", 0, NULL, "names of the rows and columns"},
    [OPT_SOLUTION] = {"solution", 0, NULL, "draw the only solution"},
    [OPT_DIFFERENCE] = {"difference", 0, NULL, "draw two solutions that differ as much as possible"},
    [OPT_HEAT] = {"heat", 0, NULL, "draw in which share of all solutions each line is there"},
    [OPT_HINT] = {"hint", 0, NULL, "draw the next step a person could take"},
    [OPT_PAPER] = {"paper", 0, "SIZE", "a4 (default) or letter", "a4|letter"},
    [OPT_TITLE] = {"title", 0, "TEXT", "a title page, and a page with the rules"},
    [OPT_PER_PAGE] = {"per-page", 0, "K", "puzzles on a page: 1, 2, 4 (default) or 6", "1|2|4|6"},
    [OPT_ANSWERS] = {"answers", 0, NULL, "the answers at the end"},
    [OPT_ANSWERS_FILE] = {"answers-file", 0, "FILE", "the answers in a file of their own"},
    [OPT_GRADED] = {"graded", 0, "N", "worksheets: N new puzzles of GAME from easy to expert"},
    [OPT_PRACTISE] = {"technique", 0, "NAME",
                      "worksheets: boards of GAME on which NAME is the next step"},
    [OPT_UP_TO] = {"up-to", 0, "LEVEL", "of --graded: the hardest level (default expert)",
                   "easy|normal|hard|expert"},
    [OPT_LARGE] = {"large", 0, NULL, "large print, two puzzles on a page unless told otherwise"},
    [OPT_ONLY_GAME] = {"game", 0, "GAME", "only this game"},
    [OPT_ONLY_SIZE] = {"size", 0, "WxH", "only this width and height"},
    [OPT_ONLY_LEVEL] = {"level", 0, "LEVEL", "only easy, normal, hard or expert",
                        "easy|normal|hard|expert"},
    [OPT_TECHNIQUE] = {"technique", 0, "NAME", "only puzzles whose rating needs it"},
    [OPT_AT_MOST] = {"limit", 0, "N", "the first N only"},
    [OPT_PORT] = {"port", 'p', "P", "the port of the page (default 8765; 0: any free one)"},
    [OPT_LEAGUE] = {"league", 0, "DIR", "the league in DIR instead: table, games being played, replays, logs"},
    [OPT_POSITION] = {"position", 0, "LINE", "everything that can come after this position"},
    [OPT_CHECK] = {"check", 0, "FILE", "play every reply to the strategy in FILE"},
    [OPT_COMPACT] = {"compact", 0, NULL,
                     "any way to win, shorter and in a shorter form: for boards on which the quickest is out of reach"},
    [OPT_DIR] = {"dir", 0, "DIR", "the folder of exact tables (default: the user's data folder)"},
    [OPT_KEEP] = {"keep", 0, NULL, "keep large tables on disk: 6x6 takes 20 GB"},
    [OPT_EVERY] = {"every", 0, "K", "check every K-th placement (default: all, on 6x6 a sample)"},
    [OPT_MEMORY] = {"memory", 0, "MB", "for what is kept in mind: of a proof (tables: 1024 unless told), of positions (strategy: 256)"},
    [OPT_STRENGTH] = {"level", 0, "LEVEL",
                      "beginner, novice, learner, casual, steady, club, master, max; or random, "
                      "greedy, 1 to 8, perfect; for points: careful, expert",
                      "beginner|novice|learner|casual|steady|club|master|max|random|greedy|careful|"
                      "expert|1|2|3|4|5|6|7|8|perfect"},
    [OPT_LINES] = {"lines", 0, "K", "the K best moves, each with the line it leads to (default 1)"},
    [OPT_OF] = {"of", 0, "NAME", "how NAME plays, over all games: accuracy, mistakes, drills"},
    [OPT_NODES] = {"nodes", 0, "N", "look at N positions at most"},
    [OPT_THREADS] = {"threads", 0, "T", "threads of one search or proof (default 1)"},
    [OPT_GAME] = {"game", 'g', "GAME", "{duels}", "{duels}"},
    [OPT_GAMES] = {"games", 0, "K", "number of games (default 100); in a league of each pair (default 10)"},
    [OPT_CLOCK] = {"clock", 0, "SEC[+INC]", "time for a whole game, and for each move made"},
    [OPT_OPENING] = {"opening", 0, "N", "random turns before the game begins"},
    [OPT_TURNS] = {"turns", 0, "N", "a game of N turns is a draw (default 400)"},
    [OPT_SET] = {"set", 0, "KEY=VALUE", "an option of the game, such as rule=sound"},
    [OPT_RECORDS] = {"records", 'r', "FILE",
                     "keep the games in FILE; what it holds is not played again"},
    [OPT_NAMES] = {"name", 0, "NAME,...",
                   "names of those who stand on the command line, in their order; an empty one: as it is"},
    [OPT_STARTS] = {"starts", 0, "FILE", "begin from the positions in FILE, one a line"},
    [OPT_COURSE] = {"course", 0, "NAME", "the boards and the time of a course: {courses}", "{courses}"},
    [OPT_SPRT] = {"sprt", 0, "LO,HI",
                  "stop when A is better by HI, or not by LO Elo points, at 95%"},
    [OPT_LIMITS] =
        {"limits", 0, "KEY=N,...",
         "of programs: move, cpu, game, gamecpu, start (seconds), memory (MB), processes"},
    [OPT_RATED] = {"rated", 0, NULL, "only if every limit of programs is enforced here; see 'arena doctor'"},
    [OPT_MODE] = {"mode", 0, "MODE",
                  "round-robin (default); gauntlet: the first against each other one; swiss, ladder: in rounds",
                  "round-robin|gauntlet|swiss|ladder"},
    [OPT_ROUNDS] = {"rounds", 0, "R", "rounds of --mode swiss or ladder (default: as many as settle it)"},
    [OPT_DRAIN] = {"drain", 0, NULL,
                   "let the league that is running here finish its games and stop"},
    [OPT_WATCH] = {"watch", 0, NULL,
                   "show the table of the league that is running here, as it changes"},
    [OPT_STEPS] = {"steps", 0, "N", "stop after N steps of work on each position"},
};

bool command_takes(const struct command *cmd, enum opt o)
{
    for (const enum opt *p = cmd->options; *p != OPT_COUNT; p++)
        if (*p == o)
            return true;
    return o == OPT_HELP;
}

struct listed command_help_of(const struct command *cmd, enum opt o)
{
    const char *own = o == OPT_TIME ? cmd->time_help : o == OPT_STEPS ? cmd->steps_help : NULL;
    return listed_help(own ? own : opt_rows[o].help);
}

static int need_of(const struct opt_row *row)
{
    return !row->arg ? no_argument : row->arg[0] == '[' ? optional_argument : required_argument;
}

bool cli_parse(struct cli *c, int argc, char **argv)
{
    struct option table[OPT_COUNT + 1] = {0};
    char letters[3 * OPT_COUNT + 1] = "", *l = letters;
    int n = 0, got;
    static char program[] = "quincunx";
    argv[0] = program; /* getopt's own sentences start with it */
    for (int o = 0; o < OPT_COUNT; o++) {
        const struct opt_row *row = &opt_rows[o];
        if (!command_takes(c->command, (enum opt)o))
            continue;
        table[n++] = (struct option){row->name, need_of(row), NULL, 256 + o};
        if (row->letter) {
            *l++ = row->letter;
            if (row->arg)
                *l++ = ':';
        }
    }
    while ((got = getopt_long(argc, argv, letters, table, NULL)) != -1) {
        int o = got - 256;
        for (int k = 0; got < 256 && k < OPT_COUNT; k++)
            if (opt_rows[k].letter && opt_rows[k].letter == got)
                o = k;
        if (o < 0) {
            struct meant meant = {""};
            if (optopt == 0 && strncmp(argv[optind - 1], "--", 2) == 0)
                meant = meant_option(c->command, argv[optind - 1]);
            if (*meant.text)
                cli_say(EXIT_USAGE, "%s", meant.text + 2); /* after getopt's own sentence */
            fprintf(stderr, "usage: quincunx %s\n", c->command->synopsis);
            return false;
        }
        c->value[o] = optarg ? optarg : "";
    }
    c->rest = argv + optind;
    c->n_rest = argc - optind;
    return true;
}

enum exit_code cli_fault(const struct cli *c, enum opt o, const char *format, ...)
{
    char why[256];
    va_list args;
    va_start(args, format);
    vsnprintf(why, sizeof why, format, args);
    va_end(args);
    return c->origin[o] ? cli_say(EXIT_USAGE, "%s: %s", c->origin[o], why)
                        : cli_say(EXIT_USAGE, "--%s: %s", opt_rows[o].name, why);
}

bool cli_number(struct cli *c, enum opt o, int64_t min, int64_t max, int64_t preset, int64_t *out)
{
    char *end;
    *out = preset;
    if (!c->value[o])
        return true;
    errno = 0;
    *out = strtoll(c->value[o], &end, 10);
    if (errno || end == c->value[o] || *end || *out < min || *out > max) {
        cli_fault(c, o, "expected a number from %lld to %lld", (long long)min, (long long)max);
        return false;
    }
    return true;
}

bool cli_nodes(struct cli *c, int64_t *out)
{
    return cli_number(c, c->value[OPT_NODES] ? OPT_NODES : OPT_STEPS, 1, INT64_MAX, 0, out);
}

const struct game *cli_game(struct cli *c)
{
    const struct game *g = c->n_rest == 1 ? game_named(games_all, slice_of(c->rest[0])) : NULL;
    if (!g)
        cli_say(EXIT_USAGE, "expected one game: %s%s", listed_games(NULL).text,
                c->n_rest == 1 ? meant_game(slice_of(c->rest[0])).text : "");
    return g;
}

bool cli_size(struct cli *c, const struct game *g, struct variant *v)
{
    const char *why = c->value[OPT_SIZE] ? variant_type_size(g, c->value[OPT_SIZE], v) : NULL;
    if (why)
        cli_fault(c, OPT_SIZE, "%s", why);
    return !why;
}

bool cli_seconds(struct cli *c, enum opt o, int64_t preset_us, int64_t *out_us)
{
    char *rest;
    *out_us = preset_us;
    if (!c->value[o])
        return true;
    double seconds = strtod(c->value[o], &rest);
    if (rest == c->value[o] || *rest || !(seconds > 0 && seconds < 1e9)) {
        cli_fault(c, o, "expected seconds, such as 0.5");
        return false;
    }
    *out_us = (int64_t)(seconds * 1e6);
    return true;
}

void cli_help(FILE *to)
{
    fprintf(to, "Quincunx: %s - grid games, one engine.\n\nusage: quincunx COMMAND ...\n\n",
            listed_titles().text);
    for (const struct command *const *c = cli_commands; *c; c++)
        fprintf(to, "  %-10s %s\n", (*c)->name, (*c)->help);
    fputs("\n'quincunx help COMMAND' tells more. POSITION is one quoted argument, -f FILE, or\n"
          "standard input (-), one position a line.\n",
          to);
}

void cli_help_command(FILE *to, const struct command *cmd)
{
    fprintf(to, "usage: quincunx %s\n\n%s\n\n", cmd->synopsis, cmd->help);
    for (int o = 0; o < OPT_COUNT; o++) {
        const struct opt_row *row = &opt_rows[o];
        char name[40];
        if (!command_takes(cmd, (enum opt)o))
            continue;
        bool may = need_of(row) == optional_argument; /* "[WHEN]" is given as =WHEN */
        snprintf(name, sizeof name, "%s%c%s--%s%s%s", row->letter ? "-" : "",
                 row->letter ? row->letter : ' ', row->letter ? ", " : "   ", row->name,
                 may        ? "[="
                 : row->arg ? " "
                            : "",
                 row->arg ? row->arg + may : "");
        fprintf(to, "  %-22s %s\n", name, command_help_of(cmd, (enum opt)o).text);
    }
}
