
static struct move move_read(const char *text)
{
    struct move m = {-1, 0, 0};
    if (strcmp(text, NO_MOVE) != 0) {
        char *rest;
        m.c = text[0] - 'a';
        m.r = (int)strtol(text + 1, &rest, 10) - 1;
        m.way = *rest;
    }
    return m;
}

static void move_text(struct move m, char *out)
{
    if (m.c < 0)
        strcpy(out, NO_MOVE);
    else
        sprintf(out, m.way ? "%c%d%c" : "%c%d", 'a' + m.c, m.r + 1, m.way);
}

/* Exercise: what the board is worth to the side to move, looking so many plies ahead.
 *
 * With 0 plies, or where there are no moves, that is board_lead(b). Else it is the best of -search(b, plies - 1) over
 * all moves, each played and undone. Then let choose(), below, take a move after which -search(b, 1) is best: two plies,
 * its own move and every reply. */
enum { NOT_WRITTEN = -1000000 };

static int search(struct board *b, int plies)
{
    (void)plies;
    (void)board_lead(b);
    return NOT_WRITTEN;
}

/* The move to play: any. Make it better: play a move, look at the board, undo it, take the best. */
static struct move choose(struct board *b)
{
    struct move moves[MOVES_MAX];
    int n = board_moves(b, moves);
    return moves[rand() % n];
}

static void check(int good, const char *what, const char *line)
{
    if (!good) {
        printf("%s: %s\n", line, what);
        exit(1);
    }
}

static int count(struct board *b, int plies)
{
    struct move moves[MOVES_MAX];
    char before[TEXT_MAX], after[TEXT_MAX];
    int n = plies ? board_moves(b, moves) : 0, total = plies == 0;
    board_text(b, before);
    for (int i = 0; i < n; i++) {
        board_play(b, moves[i]);
        total += count(b, plies - 1);
        board_undo(b);
        board_text(b, after);
        check(strcmp(before, after) == 0, "undo", before);
    }
    return total;
}

static int test(struct board *b)
{
    int written = 1;
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        check(board_read(b, counts[i].line) && count(b, counts[i].plies) == counts[i].n, "its games", counts[i].line);
    for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
        board_read(b, values[i].line);
        int found = search(b, values[i].plies);
        written = written && found != NOT_WRITTEN;
        check(found == NOT_WRITTEN || found == values[i].n, "search", values[i].line);
    }
    puts(written ? "all is well" : "the board is well; search is still to be written");
    return 0;
}

/* Answers one line, the command's word and what follows it. */
static void answer(struct board *b, const char *word, const char *rest, char *out)
{
    if (strcmp(word, "protocol") == 0)
        strcpy(out, "1");
    else if (strcmp(word, "newgame") == 0) /* GAME SIZE SEED */
        srand((unsigned)atoi(strrchr(rest, ' ') + 1));
    else if (strcmp(word, "position") == 0 && !board_read(b, rest))
        exit(1);
    else if (strcmp(word, "play") == 0) /* by the other side */
        board_play(b, move_read(rest));
    else if (strcmp(word, "undo") == 0)
        board_undo(b);
    else if (strcmp(word, "showboard") == 0)
        board_text(b, out);
    else if (strcmp(word, "genmove") == 0) {
        struct move m = choose(b);
        board_play(b, m);
        move_text(m, out);
    } else if (strcmp(word, "legal") == 0) {
        struct move moves[MOVES_MAX];
        int n = board_moves(b, moves);
        for (int i = 0; i < n; i++, out += strlen(out)) {
            move_text(moves[i], out);
            strcat(out, i + 1 < n ? " " : "");
        }
    }
}

int main(int argc, char **argv)
{
    static struct board b;
    static char line[16384], out[16384];
    if (argc > 1 && strcmp(argv[1], "test") == 0)
        return test(&b);
    while (fgets(line, sizeof line, stdin)) {
        char *rest = line + strcspn(line, " \n");
        line[strcspn(line, "\n")] = '\0';
        if (*rest)
            *rest++ = '\0';
        *out = '\0';
        answer(&b, line, rest, out);
        printf("= %s\n\n", out);
        fflush(stdout);
        if (strcmp(line, "quit") == 0)
            break;
    }
    return 0;
}
