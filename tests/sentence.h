/* sentence.h - is this a whole sentence about this board? For everything that is told of a puzzle.
 *
 * sentence_fault says what is wrong with a text, or NULL. It knows no technique and no wording:
 * only that lists have members, that blanks, points and brackets stand where they do in English,
 * that places exist, are called what they are and hold the number the text says, and that names in
 * a row are joined as "a, b and c".
 */
#ifndef SENTENCE_H
#define SENTENCE_H

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "core/game.h"
#include "games/hexpath/hexpath.h"

/* ---- letters and points ---- */

static inline const char *sentence_points(const char *t, size_t n)
{
    static const struct {
        const char *text, *why;
    } never[] = {
        {"  ", "a doubled blank"},
        {", ,", "nothing between commas"},
        {", .", "nothing after a comma"},
        {",.", "a comma at the end"},
        {",,", "two commas"},
        {"..", "two full stops"},
        {" ,", "a blank before a comma"},
        {" ;", "a blank before a semicolon"},
        {" :", "a blank before a colon"},
        {" )", "a blank in brackets"},
        {"( ", "a blank in brackets"},
        {"()", "empty brackets"},
        {":.", "nothing after a colon"},
        {": .", "nothing after a colon"},
        {";.", "nothing after a semicolon"},
        {"; .", "nothing after a semicolon"},
        {"; ;", "nothing between semicolons"},
        {":;", "two points"},
        {" .", "a blank before a full stop"},
        {": :", "nothing between colons"},
        {", ;", "nothing after a comma"},
        {", :", "nothing after a comma"},
        {", )", "nothing after a comma"},
        {": ;", "nothing after a colon"},
        {"; :", "two points"},
    };
    int depth = 0;
    for (size_t i = 0; i < sizeof never / sizeof *never; i++)
        if (strstr(t, never[i].text))
            return never[i].why;
    for (size_t i = 0; i < n; i++) {
        if ((unsigned char)t[i] < ' ' || (unsigned char)t[i] > '~')
            return "a character that is not printed";
        depth += (t[i] == '(') - (t[i] == ')');
        if (depth < 0 || depth > 1)
            return "brackets that do not match";
        if (strchr(",;:", t[i]) && t[i + 1] != ' ')
            return "no blank after a comma, semicolon or colon";
        if (t[i] == '.' && i + 1 < n && (t[i + 1] != ' ' || !isupper((unsigned char)t[i + 2])))
            return "a full stop inside a sentence";
    }
    if (depth)
        return "brackets that do not match";
    return !isupper((unsigned char)t[0]) && !isdigit((unsigned char)t[0]) ? "no capital at the beginning"
           : t[n - 1] != '.'             ? "no full stop at the end"
                                         : NULL;
}

/* ---- words ---- */

static inline bool sentence_word_is(const char *word, size_t n, const char *const *list)
{
    for (; *list; list++)
        if (strlen(*list) == n && strncmp(*list, word, n) == 0)
            return true;
    return false;
}

/* Words that want another one after them, words twice in a row, "1 lines". */
static inline const char *sentence_words(const char *t)
{
    static const char *const wants[] = {"and", "or",   "of",   "the", "The",  "a",     "an",
                                        "at",  "from", "draw", "if",  "that", "which", NULL};
    const char *before = "";
    size_t n_before = 0;
    for (const char *w = t; *w;) {
        size_t n = 0;
        while (isalnum((unsigned char)w[n]))
            n++;
        if (!n) {
            w++;
            continue;
        }
        if (sentence_word_is(w, n, wants) && w[n] && strchr(".;:)", w[n]))
            return "a word that wants another one stands before a point";
        if (n == n_before && strncmp(before, w, n) == 0 && before + n + 1 == w)
            return "the same word twice";
        bool one = n_before == 1 && *before == '1';
        bool number = n_before && isdigit((unsigned char)*before) && before + n_before + 1 == w;
        if (number &&
            ((n == 4 && strncmp(w, "line", 4) == 0) || (n == 4 && strncmp(w, "step", 4) == 0)) &&
            !one)
            return "several, told as one";
        if (number &&
            ((n == 5 && strncmp(w, "lines", 5) == 0) || (n == 5 && strncmp(w, "steps", 5) == 0)) &&
            one)
            return "one, told as several";
        before = w;
        n_before = n;
        w += n;
    }
    return NULL;
}

/* ---- places ---- */

/* A name in the text: where, and what it names. */
struct sentence_name {
    const char *at;
    size_t n;
    int column, row; /* row from the bottom, as written */
    char side;       /* or '\0' */
};

static inline bool sentence_next_name(const char **from, const char *t, struct sentence_name *out)
{
    for (const char *p = *from; *p; p++) {
        if (p > t && isalnum((unsigned char)p[-1]))
            continue;
        struct reader in = reader_of(p, strlen(p));
        if (!spot_read_name(&in, &out->column, &out->row))
            continue;
        size_t n = in.at;
        out->side = '\0';
        if (p[n] && strchr("nesw", p[n]))
            out->side = p[n++];
        if (isalnum((unsigned char)p[n]))
            continue;
        out->at = p;
        out->n = n;
        *from = p + n;
        return true;
    }
    return false;
}

/* The word before p, which follows one blank; n is 0 if there is none. */
static inline const char *sentence_word_before(const char *t, const char *p, size_t *n)
{
    const char *end = p;
    if (end > t && end[-1] == ' ')
        end--;
    const char *w = end;
    while (w > t && isalnum((unsigned char)w[-1]))
        w--;
    *n = (size_t)(end - w);
    return w;
}

enum { NAMED_NOTHING, NAMED_CELL, NAMED_CORNER };

/* What the word before a name calls it. */
static inline int sentence_called(const struct board *b, const char *t, const char *p)
{
    static const char *const cell[] = {"cell", "cells", "Cell", "Cells", "in", NULL};
    static const char *const dot[] = {"dot", "dots", "Dot", "Dots", NULL};
    static const char *const corner[] = {"corner", "corners", NULL};
    size_t n;
    const char *w = sentence_word_before(t, p, &n);
    bool dots = b->game->target == TARGET_EDGES;
    if (sentence_word_is(w, n, cell))
        return NAMED_CELL;
    return sentence_word_is(w, n, dots ? dot : corner) ? NAMED_CORNER : NAMED_NOTHING;
}

/* The number that stands on a place, or -1. */
static inline int sentence_number_at(const struct board *b, const struct sentence_name *x, int kind)
{
    int h = board_height(b) + (kind == NAMED_CORNER);
    if (b->game == &hexpath_game)
        return hexpath_number(hexpath_of(b), (h - x->row) * hexpath_n(hexpath_of(b)) + x->column);
    if (!b->game->clues || b->game->clues->extra != (kind == NAMED_CORNER))
        return -1;
    char ink = b->game->clues->get(b, h - x->row, x->column);
    return ink == '.' ? -1 : ink - '0';
}

/* "the 3 in b2", "The 2s in b4", "the 1 at corner c3": is it there? p is the name. */
static inline bool sentence_number_is_true(const struct board *b, const char *t,
                                           const struct sentence_name *x, int kind)
{
    size_t n;
    const char *w = sentence_word_before(t, x->at, &n);
    if (kind == NAMED_CORNER && n == 6)
        w = sentence_word_before(t, w, &n);
    if (!((n == 2 && strncmp(w, "in", 2) == 0) || (n == 2 && strncmp(w, "at", 2) == 0)))
        return true;
    w = sentence_word_before(t, w, &n);
    if (!n || !isdigit((unsigned char)*w))
        return true;
    return atoi(w) == sentence_number_at(b, x, kind);
}

static inline bool sentence_is_there(const struct board *b, const struct sentence_name *x, int kind)
{
    int more = kind == NAMED_CORNER;
    if (x->column >= board_width(b) + more || x->row < 1 || x->row > board_height(b) + more)
        return false;
    if (!x->side)
        return true;
    int r = board_height(b) - x->row, side = x->side == 'n'   ? 0
                                             : x->side == 'e' ? 1
                                             : x->side == 's' ? 2
                                                              : 3;
    char text[16];
    struct writer out = writer_to(text, sizeof text);
    spot_write(&out, board_height(b), spot_side(r, x->column, (enum side)side));
    return out.n == x->n && strncmp(text, x->at, x->n) == 0; /* by its usual name */
}

/* How two names are joined: a comma, a word, as cells of one walk (a1-b1), or not at all. */
enum { JOIN_NONE, JOIN_COMMA, JOIN_LAST, JOIN_WALK };

static inline int sentence_join(const struct sentence_name *a, const struct sentence_name *b)
{
    const char *gap = a->at + a->n;
    size_t n = (size_t)(b->at - gap);
    if (!a->side != !b->side)
        return JOIN_NONE;
    if (n == 1 && *gap == '-')
        return JOIN_WALK;
    if (n == 2 && strncmp(gap, ", ", 2) == 0)
        return JOIN_COMMA;
    return (n == 5 && strncmp(gap, " and ", 5) == 0) || (n == 4 && strncmp(gap, " or ", 4) == 0)
               ? JOIN_LAST
               : JOIN_NONE;
}

/* Cells of a walk, a1-b1, may come again in the next one. */
static inline bool sentence_same(const char *t, const struct sentence_name *a,
                                 const struct sentence_name *b)
{
    bool walk = b->at[b->n] == '-' || (a->at > t && a->at[-1] == '-');
    return !walk && a->n == b->n && strncmp(a->at, b->at, a->n) == 0;
}

static inline const char *sentence_places(const struct board *b, const char *t)
{
    struct sentence_name x, last = {0};
    int kind = NAMED_NOTHING, join = JOIN_NONE;
    for (const char *from = t; sentence_next_name(&from, t, &x); last = x) {
        if (last.at && from > t && last.at[last.n] == ' ' && last.at + last.n + 1 == x.at)
            return "two names with nothing between them";
        int now = last.at ? sentence_join(&last, &x) : JOIN_NONE;
        if (join == JOIN_COMMA && now == JOIN_NONE)
            return "a list without \"and\" before its last name";
        if (join == JOIN_LAST && now == JOIN_COMMA)
            return "a list that goes on after its last name";
        if (now != JOIN_NONE && sentence_same(t, &last, &x))
            return "a name twice in a row";
        if (now == JOIN_NONE)
            kind = x.side ? NAMED_CELL : sentence_called(b, t, x.at);
        bool hex = b->game->lattice == LATTICE_HEX;
        if (kind == NAMED_NOTHING && !hex)
            return "a place that is not called cell, dot or corner";
        if (!sentence_is_there(b, &x, kind == NAMED_CORNER ? NAMED_CORNER : NAMED_CELL))
            return "a place that is not on the board";
        if (!x.side && !sentence_number_is_true(b, t, &x, hex ? NAMED_CELL : kind))
            return "a number that does not stand there";
        join = now == JOIN_WALK ? join : now; /* a walk is one member of a list */
    }
    return join == JOIN_COMMA ? "a list without \"and\" before its last name" : NULL;
}

/* What is wrong with this text, which ends with a NUL; NULL: nothing. */
static inline const char *sentence_fault(const struct board *b, const char *t)
{
    size_t n = strlen(t);
    const char *why = n < 8 ? "hardly a sentence" : sentence_points(t, n);
    if (!why)
        why = sentence_words(t);
    return why || !b ? why : sentence_places(b, t);
}

/* Where a text names this, as a whole word; NULL: nowhere. */
static inline const char *sentence_names(const char *t, const char *name)
{
    size_t n = strlen(name);
    for (const char *p = strstr(t, name); p; p = strstr(p + 1, name))
        if ((p == t || !isalnum((unsigned char)p[-1])) && !isalnum((unsigned char)p[n]))
            return p;
    return NULL;
}

/* Where a text names this place, as what it is: dot b1 is not cell b1. */
static inline const char *sentence_names_spot(const struct board *b, const char *t, struct spot at)
{
    struct sentence_name x, last = {0};
    int kind = NAMED_NOTHING;
    for (const char *from = t; sentence_next_name(&from, t, &x); last = x) {
        char name[16];
        struct writer out = writer_to(name, sizeof name);
        spot_write(&out, board_height(b), at);
        if (!last.at || sentence_join(&last, &x) == JOIN_NONE)
            kind = x.side ? NAMED_CELL : sentence_called(b, t, x.at);
        bool corner = at.x % 2 == 0 && at.y % 2 == 0;
        if (out.n == x.n && strncmp(name, x.at, x.n) == 0 && (kind == NAMED_CORNER) == corner)
            return x.at;
    }
    return NULL;
}

#endif
