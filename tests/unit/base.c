/* The base layer: arena, rng, text, json, names. */
#include "base/arena.h"
#include "base/hash.h"
#include "base/json.h"
#include "base/nearest.h"
#include "base/rng.h"
#include "check.h"
#include "lattice/spot.h"
#include "lattice/symmetry.h"

/* Memory taken bare is unknown, and zeroed again for whoever takes it next. */
static void test_arena_bare(void)
{
    enum { N = 1 << 16 };
    struct arena a;
    arena_open(&a);
    for (int round = 0; round < 3; round++) {
        struct arena_mark mark = arena_here(&a);
        unsigned char *bare = arena_take_bare(&a, N, 1), *zeroed = arena_take(&a, N, 1);
        if (CHECK(bare && zeroed)) {
            memset(bare, 0xFF, N);
            for (int i = 0; i < N; i++)
                CHECK(zeroed[i] == 0);
            memset(zeroed, 0xFF, N);
        }
        arena_release(&a, mark);
        zeroed = arena_take(&a, round % 2 ? N : 4 * N, 1);
        for (int i = 0; zeroed && i < N; i++)
            CHECK(zeroed[i] == 0);
        arena_release(&a, mark);
    }
    CHECK(!arena_take_bare(&a, SIZE_MAX / 2, 16));
    arena_close(&a);
}

static void test_arena(void)
{
    struct arena a;
    arena_open(&a);
    struct arena_mark start = arena_here(&a);
    unsigned char *p = arena_take(&a, 100, 3);
    CHECK(p && p[0] == 0 && p[299] == 0 && (uintptr_t)p % 64 == 0);
    memset(p, 7, 300);
    struct arena_mark mark = arena_here(&a);
    CHECK(arena_take(&a, 1 << 20, 8));
    arena_release(&a, mark);
    unsigned char *q = arena_take(&a, 1 << 20, 1);
    CHECK(q && q[0] == 0 && q[(1 << 20) - 1] == 0);
    CHECK(!arena_take(&a, SIZE_MAX / 2, 16));
    arena_release(&a, start);
    size_t held = a.held;
    p = arena_take(&a, 300, 1);
    CHECK(p && p[0] == 0 && p[299] == 0 && a.held == held); /* the spare block serves again */
    a.takes_left = 1;
    CHECK(arena_take(&a, 1, 1) && !arena_take(&a, 1, 1));
    a.takes_left = 9;
    a.limit = a.held;
    CHECK(!arena_take(&a, 1 << 22, 8));
    arena_close(&a);
    CHECK(a.held == 0);
}

static void test_rng(void)
{
    struct rng r, s;
    rng_seed(&r, 1, 0);
    rng_seed(&s, 1, 1);
    uint64_t first = rng_next(&r);
    CHECK(first == 0x35f6a4bfd9bb7040u); /* for ever, on every platform */
    CHECK(first != rng_next(&s));
    unsigned seen[7] = {0};
    for (int i = 0; i < 70000; i++)
        seen[rng_below(&r, 7)]++;
    for (int i = 0; i < 7; i++)
        CHECK(seen[i] > 9500 && seen[i] < 10500);
    uint32_t items[50];
    bool there[50] = {false};
    for (uint32_t i = 0; i < 50; i++)
        items[i] = i;
    rng_shuffle(&r, items, 50);
    for (int i = 0; i < 50; i++)
        there[items[i]] = true;
    for (int i = 0; i < 50; i++)
        CHECK(there[i]);
}

static void test_text(void)
{
    struct reader in = reader_of("12x345 abc", 10);
    uint32_t v;
    CHECK(reader_number(&in, 100, &v) && v == 12);
    CHECK(reader_skip(&in, 'x') && !reader_skip(&in, 'x'));
    CHECK(!reader_number(&in, 344, &v) && in.at == 3);
    CHECK(reader_number(&in, 345, &v) && v == 345);
    CHECK(reader_skip_text(&in, " ab") && reader_take(&in) == 'c' && reader_take(&in) == READER_END);
    size_t line, column;
    text_place("a\nb\xC3\xA9" "c", 6, 5, &line, &column);
    CHECK(line == 2 && column == 3);
    char out[8];
    struct writer w = writer_to(out, sizeof out);
    writer_text(&w, "seven: ");
    writer_number(&w, -123);
    CHECK(w.n == 11 && memcmp(out, "seven: -", 8) == 0);
    w = writer_to(NULL, 0);
    writer_number(&w, INT64_MIN);
    CHECK(w.n == 20);
}

static const char *nearest_of(const char *typed)
{
    static const char *const words[] = {"solve", "show", "slitherlink", "slant", "slider", "max", "1"};
    struct nearest n = nearest_to(slice_of(typed));
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        nearest_offer(&n, words[i]);
    return n.word ? n.word : "";
}

static void test_words(void)
{
    CHECK(slice_is_word(slice_of("SlanT"), "slant") && slice_is_word(slice_of("a4"), "A4"));
    CHECK(!slice_is_word(slice_of("slan"), "slant") && !slice_is_word(slice_of("slants"), "slant"));
    CHECK(!slice_is_word(slice_of("[lant"), "{lant")); /* letters alone have two cases */
    CHECK_TEXT(nearest_of("sovle"), "solve"); /* exchanged */
    CHECK_TEXT(nearest_of("SLOVE"), "solve");
    CHECK_TEXT(nearest_of("solv"), "solve");  /* left out */
    CHECK_TEXT(nearest_of("shhow"), "show");  /* put in */
    CHECK_TEXT(nearest_of("slunt"), "slant"); /* mistaken */
    CHECK_TEXT(nearest_of("slitherlnik"), "slitherlink");
    CHECK_TEXT(nearest_of("slither"), "slitherlink"); /* a beginning */
    CHECK_TEXT(nearest_of("slidr"), "slider");        /* nearer than slant */
    CHECK_TEXT(nearest_of("mx"), "max");
    CHECK_TEXT(nearest_of("sudoku"), "");
    CHECK_TEXT(nearest_of("9"), "");
    CHECK_TEXT(nearest_of(""), "");
    CHECK_TEXT(nearest_of("slantslantslantslantslantslantslantslant"), "");
}

static void test_json(void)
{
    char out[200];
    struct writer w = writer_to(out, sizeof out);
    struct jsonw j = jsonw_to(&w);
    jsonw_open(&j, '{');
    jsonw_key(&j, "a");
    jsonw_open(&j, '[');
    jsonw_number(&j, 1);
    jsonw_real(&j, 1.26, 1);
    jsonw_null(&j);
    jsonw_close(&j, ']');
    jsonw_key(&j, "b");
    jsonw_text(&j, "q\"\\\n");
    jsonw_key(&j, "c");
    jsonw_bool(&j, true);
    jsonw_close(&j, '}');
    writer_char(&w, '\0');
    CHECK_TEXT(out, "{\"a\":[1,1.3,null],\"b\":\"q\\\"\\\\\\u000a\",\"c\":true}");
}

/* What is no UTF-8 does not get into JSON, whatever a text holds. */
static void test_characters(void)
{
    static const struct {
        const char *text;
        size_t bytes;
    } cases[] = {{"a", 1},
                 {"\xc3\xa9", 2},
                 {"\xe2\x82\xac", 3},
                 {"\xf0\x9f\x98\x80", 4},
                 {"", 0},
                 {"\xff", 0},
                 {"\x80", 0},
                 {"\xc3", 0},
                 {"\xc0\xaf", 0},
                 {"\xe0\x80\xaf", 0},
                 {"\xed\xa0\x80", 0},
                 {"\xf0\x80\x80\x80", 0},
                 {"\xf4\x90\x80\x80", 0},
                 {"\xe2\x82g", 0}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        CHECK(slice_character(slice_of(cases[i].text)) == cases[i].bytes);
    char out[64];
    struct writer w = writer_to(out, sizeof out);
    struct jsonw j = jsonw_to(&w);
    jsonw_text(&j, "\xc3\xa9\xff\x01\"\xe2\x82");
    writer_char(&w, '\0');
    CHECK_TEXT(out, "\"\xc3\xa9\\ufffd\\u0001\\\"\\ufffd\\ufffd\"");
}

static void test_names(void)
{
    static const struct { int column; const char *name; } cases[] = {
        {0, "a1"}, {25, "z1"}, {26, "aa1"}, {27, "ab1"}, {51, "az1"}, {52, "ba1"}, {702, "aaa1"}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char out[16] = {0};
        struct writer w = writer_to(out, sizeof out);
        spot_write_name(&w, cases[i].column, 1);
        CHECK_TEXT(out, cases[i].name);
        struct reader in = reader_of(out, w.n);
        int column, row;
        CHECK(spot_read_name(&in, &column, &row) && column == cases[i].column && row == 1);
    }
    static const struct { int x, y; const char *name; } spots[] = {
        {1, 1, "a2"}, {0, 0, "a3"}, {4, 4, "c1"}, {1, 0, "a2n"}, {0, 1, "a2w"},
        {2, 1, "a2e"}, {1, 2, "a1n"}, {1, 4, "a1s"}, {4, 3, "b1e"}};
    for (size_t i = 0; i < sizeof spots / sizeof *spots; i++) {
        char out[16] = {0};
        struct writer w = writer_to(out, sizeof out);
        spot_write(&w, 2, (struct spot){(int16_t)spots[i].x, (int16_t)spots[i].y});
        CHECK_TEXT(out, spots[i].name);
    }
    struct reader bad = reader_of("a0", 2);
    int r, c;
    CHECK(!spot_read_cell(&bad, 5, 5, &r, &c) && bad.at == 0);
}

static void test_symmetry(void)
{
    for (int sym = 0; sym < SYM_COUNT; sym++)
        for (int y = 0; y <= 4; y++)
            for (int x = 0; x <= 6; x++) {
                int u = x, v = y;
                bool turned = sym & SYM_DIAGONAL;
                symmetry_map(sym, 6, 4, &u, &v);
                CHECK(u >= 0 && v >= 0 && u <= (turned ? 4 : 6) && v <= (turned ? 6 : 4));
                symmetry_map(symmetry_inverse(sym), turned ? 4 : 6, turned ? 6 : 4, &u, &v);
                CHECK(u == x && v == y);
            }
}

int main(void)
{
    test_arena();
    test_arena_bare();
    test_rng();
    test_text();
    test_words();
    test_json();
    test_characters();
    test_names();
    test_symmetry();
    CHECK(hash_join(1, 2) != hash_join(2, 1));
    CHECK(hash_bytes(0, "abcdefghi", 9) != hash_bytes(0, "abcdefghj", 9));
    return check_done("base");
}
