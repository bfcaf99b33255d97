/* merged.h - what a page puts together of the door's answers: the view of its differences, the saved
 * session of the journal's pieces. Included after door.h. */
#ifndef TESTS_MERGED_H
#define TESTS_MERGED_H

#include <stdlib.h>

#include "core/position.h"
#include "door.h"
#include "games/games.h"

enum { SAVED_ROOM = 1 << 20, KEYS = 64, MARKS = 1 << 15 };

/* ---- JSON, as far as it is needed ---- */

/* Behind the value that begins here. */
static const char *value_end(const char *p)
{
    int depth = 0;
    bool quoted = false;
    for (; *p; p++) {
        if (quoted && *p == '\\')
            p++;
        else if (*p == '"')
            quoted = !quoted;
        else if (!quoted && (*p == '[' || *p == '{'))
            depth++;
        else if (!quoted && (*p == ']' || *p == '}') && --depth < 0)
            return p;
        else if (!quoted && *p == ',' && depth == 0)
            return p;
    }
    return p;
}

/* A key and its value, of an object that is being read; false: it ends. */
static bool next_pair(const char **p, struct slice *key, struct slice *value)
{
    while (**p == ',' || **p == '{')
        (*p)++;
    if (**p != '"')
        return false;
    key->text = *p + 1;
    key->len = strcspn(key->text, "\"");
    value->text = key->text + key->len + 2;
    *p = value_end(value->text);
    value->len = (size_t)(*p - value->text);
    return true;
}

static bool find(const char *object, const char *name, struct slice *value)
{
    struct slice key;
    while (next_pair(&object, &key, value))
        if (slice_is(key, name))
            return true;
    return false;
}

/* ---- what a page would have put together ---- */

struct merged {
    struct {
        char name[32];
        char *value;
    } key[KEYS];
    size_t keys;
    int mark[MARKS][6];
    size_t marks;
    char revision[24];
};

static struct merged merged, whole;
static char saved[SAVED_ROOM];

static void forget(struct merged *m)
{
    for (size_t i = 0; i < m->keys; i++)
        free(m->key[i].value);
    m->keys = m->marks = 0;
}

static void set_key(struct merged *m, struct slice key, struct slice value)
{
    size_t i = 0;
    while (i < m->keys && !slice_is(key, m->key[i].name))
        i++;
    if (i == m->keys) {
        snprintf(m->key[m->keys++].name, sizeof m->key->name, "%.*s", (int)key.len, key.text);
        m->key[i].value = NULL;
    }
    free(m->key[i].value);
    m->key[i].value = strndup(value.text, value.len);
}

static size_t read_marks(struct slice list, int out[][6])
{
    size_t n = 0;
    char *p = (char *)list.text + 1;
    while (p < list.text + list.len - 1) {
        out[n / 6][n % 6] = (int)strtol(p, &p, 10);
        n++;
        p += *p == ',';
    }
    CHECK(n % 6 == 0);
    return n / 6;
}

static void take_gone(struct merged *m, struct slice list)
{
    static int gone[MARKS][6];
    size_t n = read_marks(list, gone);
    for (size_t i = 0; i < n; i++) {
        size_t k = 0;
        while (k < m->marks && memcmp(m->mark[k], gone[i], sizeof *gone) != 0)
            k++;
        if (CHECK(k < m->marks)) /* it was there */
            memmove(m->mark[k], m->mark[m->marks - 1], sizeof *gone);
        m->marks -= k < m->marks;
    }
}

static void merge(struct merged *m, const char *view)
{
    struct slice key, value;
    bool all = find(view, "since", &value) && slice_is(value, "0");
    if (all)
        forget(m);
    else if (m->revision[0])
        CHECK(slice_is(value, m->revision)); /* it is about what was sent last */
    while (next_pair(&view, &key, &value)) {
        if (slice_is(key, "revision"))
            snprintf(m->revision, sizeof m->revision, "%.*s", (int)value.len, value.text);
        else if (slice_is(key, "gone"))
            take_gone(m, value);
        else if (slice_is(key, "put") || slice_is(key, "marks"))
            m->marks += read_marks(value, m->mark + m->marks);
        else if (!slice_is(key, "since"))
            set_key(m, key, value);
    }
}

static void unescape(struct slice text, char *out)
{
    for (size_t i = 1; i + 1 < text.len; i++) { /* without the quotes */
        unsigned code = (unsigned char)text.text[i];
        if (code == '\\' && text.text[i + 1] == 'u') {
            sscanf(text.text + i + 2, "%4x", &code);
            i += 5;
        } else if (code == '\\') {
            code = (unsigned char)text.text[++i];
        }
        *out++ = (char)code;
    }
    *out = '\0';
}

static void take_journal(const char *journal)
{
    struct slice from, add;
    if (!CHECK(find(journal, "from", &from) && find(journal, "add", &add)))
        return;
    size_t at = (size_t)strtol(from.text, NULL, 10);
    CHECK(at <= strlen(saved) && at + add.len < SAVED_ROOM);
    unescape(add, saved + at);
}

/* As the page does with every answer. */
static bool take_answer(const char *request)
{
    struct slice view, journal;
    bool ok = done(request);
    if (find(answer, "view", &view))
        merge(&merged, view.text);
    if (find(answer, "journal", &journal))
        take_journal(journal.text);
    return ok;
}

/* ---- differences ---- */

static int by_numbers(const void *a, const void *b)
{
    return memcmp(a, b, 6 * sizeof(int));
}

static bool is_whole(void)
{
    struct slice view;
    CHECK(find(ask_aside("view"), "view", &view));
    merge(&whole, view.text);
    bool same = CHECK(merged.keys == whole.keys && merged.marks == whole.marks);
    for (size_t i = 0; i < whole.keys && same; i++)
        same = CHECK_TEXT(merged.key[i].name, whole.key[i].name) &&
               CHECK_TEXT(merged.key[i].value, whole.key[i].value);
    qsort(merged.mark, merged.marks, sizeof *merged.mark, by_numbers);
    qsort(whole.mark, whole.marks, sizeof *whole.mark, by_numbers);
    same = same && CHECK(memcmp(merged.mark, whole.mark, whole.marks * sizeof *whole.mark) == 0);
    snprintf(merged.revision, sizeof merged.revision, "%s", whole.revision);
    return same;
}

/* ---- the journal ---- */

enum { POSITION_MOST = 1 << 16 }; /* bytes: the largest board of these tests has half as many */

static const char *position_of(const struct session *s, char out[POSITION_MOST])
{
    struct writer w = writer_to(out, POSITION_MOST - 1);
    position_write(s->now, &w);
    CHECK(w.n < POSITION_MOST);
    out[w.n < POSITION_MOST ? w.n : 0] = '\0';
    return out;
}

static bool is_restored(void)
{
    static char a[POSITION_MOST], b[POSITION_MOST];
    struct session again;
    const struct session *s = &page.session;
    session_open(&again, games_all);
    struct err e = session_restore(&again, saved, strlen(saved));
    bool same = CHECK(!err_is(e));
    if (!same)
        printf("  %s at %zu of\n%s", e.why, e.at, saved);
    same = same && CHECK_TEXT(position_of(&again, a), position_of(s, b)) &&
           CHECK(again.steps.n == s->steps.n && again.steps.at == s->steps.at) &&
           CHECK(again.marking == s->marking && again.assists == s->assists) &&
           CHECK(again.checkpoints == s->checkpoints) &&
           CHECK(memcmp(again.checkpoint, s->checkpoint,
                        s->checkpoints * sizeof *s->checkpoint) == 0);
    for (int side = 0; same && s->now->game->duel && side < 2; side++)
        same = CHECK(again.seat[side].cpu == s->seat[side].cpu &&
                     (!s->seat[side].cpu ||
                      (again.seat[side].strength.skill == s->seat[side].strength.skill &&
                       again.seat[side].strength.depth == s->seat[side].strength.depth)));
    for (size_t i = 0; same && i < s->steps.n; i++)
        same = CHECK(again.steps.step[i].more == s->steps.step[i].more &&
                     again.steps.step[i].unscored == s->steps.step[i].unscored &&
                     !again.steps.step[i].jump == !s->steps.step[i].jump);
    session_close(&again);
    return same;
}

/* What was put together is forgotten. */
static inline void merged_close(void)
{
    forget(&merged);
    forget(&whole);
}

#endif
