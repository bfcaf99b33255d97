/* The page's door: requests in, JSON out. Every game is played through it, what it says is held
 * against the session of the same moves, and garbage is answered by a sentence. */
#include "door.h"

#include "core/position.h"
#include "games/games.h"

/* Brackets and quotes match: a small check that it is one JSON object. */
static bool is_json(const char *text)
{
    char open[64];
    int depth = 0;
    bool quoted = false;
    for (const char *p = text; *p; p++) {
        if (quoted) {
            if (*p == '\\')
                p++;
            else if (*p == '"')
                quoted = false;
            else if ((unsigned char)*p < 0x20)
                return false;
        } else if (*p == '"') {
            quoted = true;
        } else if (*p == '{' || *p == '[') {
            if (depth == 64)
                return false;
            open[depth++] = *p;
        } else if (*p == '}' || *p == ']') {
            if (!depth || open[--depth] != (*p == '}' ? '{' : '['))
                return false;
            if (!depth)
                return p[1] == '\0';
        }
    }
    return false;
}

static void test_slant(void)
{
    CHECK(done("load\nslant 2x1 ..0/1.."));
    CHECK(is_json(answer));
    CHECK(has("\"game\":\"slant\"") && shows("\"status\":\"open\"") &&
          has("\"width\":2,\"height\":1"));
    CHECK(done("cell 1 1") && has("\"say\":\"a1: 1 bottom left\"") && !strstr(answer, "\"view\""));
    CHECK(done("cell b1") && has("\"say\":\"b1: 0 top right\""));
    CHECK(done("press 3 1 0") && stands("\"position\":\"slant 2x1 ..0/1.. .L\""));
    CHECK(done("press 3 1 0") && stands("slant 2x1 ..0/1.. .R"));
    CHECK(done("press 3 1 1") && stands("slant 2x1 ..0/1.. .L"));
    CHECK(done("undo") && stands("slant 2x1 ..0/1.. .R"));
    CHECK(done("redo") && stands("slant 2x1 ..0/1.. .L"));
    CHECK(!done("redo") && has("there is nothing to do again"));
    CHECK(done("checkpoint here") && shows("\"checkpoints\":[\"here\"]"));
    CHECK(done("press 1 1 1") && done("discard") && stands("slant 2x1 ..0/1.. .L"));
    CHECK(!done("press 2 1 0") && has("press inside a cell"));
    CHECK(!done("press 9 1 0") && !done("press 1 1 2") && !done("press"));
}

/* Nothing to point at: the sentence says what is wrong. */
static void test_no_place(void)
{
    CHECK(done("load\nhexpath 3 1,3S,1/2,1,2/2E,2,3"));
    CHECK(done("hint") && shows("\"kind\":\"wrong\"") && !strstr(answer, "see\""));
    CHECK(has("No order at all leads from S to E: this puzzle has no solution."));
}

static void test_slant_help(void)
{
    CHECK(done("load\nslant 4x4 ...0./.4.../2...2/...../.1.0."));
    CHECK(done("verdict") && has("\"verdict\":\"unique\"") && has("LRLR/RLLL/LLRR/RRRL"));
    CHECK(done("rate") && has("\"level\":\"easy\"") && has("number on the rim"));
    CHECK(done("hint") && has("\"say\":\"look at corner d5\"") && shows("\"rung\":1"));
    CHECK(done("hint") && has("\"say\":\"technique: ") && shows("\"rung\":2"));
    CHECK(done("hint") && shows("\"rung\":3"));
    CHECK(done("hint") && shows("\"hint\":null") && shows("\"at\":"));
    CHECK(done("check") && has("no mistakes so far") && has("\"wrong\":[]"));
    CHECK(done("restart") && done("move a4R") && done("check") && has("1 place is wrong"));
    CHECK(has("\"wrong\":[1,1]"));
    CHECK(done("hint") && shows("\"kind\":\"wrong\""));
    CHECK(done("good") && done("check") && has("no mistakes so far"));
    CHECK(done("solve") && stands("LRLR/RLLL/LLRR/RRRL") && shows("\"status\":\"solved\""));
    CHECK(shows("\"headline\":\"Puzzle complete\"") && shows("\"helped\":true"));
    CHECK(done("undo") && shows("\"status\":\"open\""));
    CHECK(done("convert") && has("\"puzzlink\":\"https://puzz.link/p?gokigen/4/4/iaegcgcj6a\"") &&
          has("\"tatham\":\"4x4:c0b4c2c2f1a0a\""));
}

/* Multiplayer: the clues stay, the progress goes, the CPU answers, undo takes both back. */
static void test_slant_duel(void)
{
    CHECK(done("load\nslant 4x4 ...0./.4.../2...2/...../.1.0. L.../..../..../...."));
    CHECK(done("multiplayer free") && shows("\"duel\":true") && shows("\"name\":\"Player 1\",\"cpu\":false"));
    CHECK(shows("\"cpu\":true,\"level\":\"careful\",\"plays\":\"careful\",\"score\":0") &&
          shows("\"headline\":\"Your turn, "));
    CHECK(done("look 1 1 0") && has("a4: gains "));
    CHECK(done("press 1 1 0") && has("\"gain\":\"You: +1 move") &&
          shows("\"cpu\":true,\"seats\""));
    CHECK(!done("press 99 1 0"));
    CHECK(done("think 1000 1") && has("CPU plays ") && shows("\"headline\":\"Your turn, "));
    CHECK(done("undo") && shows("\"at\":0"));
    CHECK(done("redo") && shows("\"at\":2"));
    for (int i = 0; i < 16 && page.session.now && session_to_move(&page.session) >= 0; i++) {
        if (!session_cpu_to_move(&page.session))
            CHECK(done("seat first careful"));
        CHECK(done("think 1000 7"));
    }
    CHECK(!done("think 1000 7") && has("it is not the CPU's turn"));
    CHECK(done("state") && (strstr(answer, "wins") || strstr(answer, "Draw")));
    CHECK(done("multiplayer off") && shows("\"duel\":false"));
    CHECK(!done("multiplayer what"));
    CHECK(done("seat first human") && done("multiplayer free") && done("press 1 1 0") &&
          done("check") && has("no rule is broken"));
    CHECK(!done("solve") && has("this is a duel: ") && shows("\"at\":1,"));
    CHECK(!done("good") && !done("why") && !done("hint") && has("this is a duel: "));
    CHECK(shows("\"at\":1,") && shows("\"hint\":null"));
}

/* Points stay with a placement: turning it, clearing it and undoing take them back. */
static void test_points(void)
{
    CHECK(done("load\nslant 3x3 ..../.2../..../....") && shows("\"points\":0,\"owned\":[]"));
    CHECK(done("move a3L") && shows("\"points\":2,")); /* move, centre */
    CHECK(done("move b2L") && shows("\"points\":9,")); /* move, clue, perfect, centre */
    CHECK(done("press 3 3 0") && stands("L../.R./...") && shows("\"points\":4,"));
    CHECK(done("press 3 3 0") && shows("\"points\":2,"));
    CHECK(done("undo") && done("undo") && shows("\"points\":9,"));
    CHECK(done("restart") && shows("\"points\":0,") && done("undo") && shows("\"points\":9,"));
    CHECK(done("multiplayer free") && done("press 1 1 0") && shows("\"owned\":[],"));
    CHECK(done("seat second human") && done("press 5 5 1") && shows("\"owned\":[5,5],"));
}

/* Levels are offered where they can play the board in hand, or the start once it is over. */
static void test_levels(void)
{
    CHECK(done("load\nslider 6 H+++++/H+++++/H+++++/H+++++/H+++++/+VVVVV H"));
    CHECK(shows("\"absent\":[{\"level\":\"perfect\",\"why\":\"perfect plays by exact values"));
    CHECK(!done("seat first perfect") && has("too large") && hides("\"cpu\":true"));
    CHECK(done("seat first max") && shows("\"level\":\"max\""));
    CHECK(done("load\nslider 5 HB+++/H++++/H++++/H++++/+VVVV H") && shows("\"absent\":[]"));
    CHECK(done("load\nslider 6 +++++H/++++++/++++++/++++++/++++++/+++++V H") && shows("\"absent\":[]"));
    CHECK(done("seat first perfect") && done("seat second human") && done("think 1000 1"));
    CHECK(done("load\ncrosscut 8x8 ......../......../......../......../......../......../......../"
               "........ R") &&
          shows("\"absent\":[{\"level\":\"perfect\""));
    CHECK(done("load\ncrosscut 5x10 ...../...../...../...../...../...../...../...../...../..... R") &&
          shows("\"absent\":[]"));
    CHECK(done("load\nslant 4x4 ...0./.4.../2...2/...../.1.0.") && shows("\"absent\":[]"));
    /* one that sits there from before is refused at once */
    CHECK(done("restore\nquincunx session\nstart slider 7 "
               "H++++++/H++++++/H++++++/H++++++/H++++++/H++++++/+VVVVVV H\nmarking rules\nseat "
               "perfect\nseat human\nat 0\nend\n"));
    CHECK(!done("think 20000 1") && has("perfect plays by exact values"));
}

/* A drag is one step, however many pieces it comes in; its first place decides. */
static void test_drag(void)
{
    CHECK(done("load\nslitherlink 3x2 ..1/.3."));
    CHECK(done("drag 0 0 0 2 0") && stands("1../.../...:..../....") && done("drag on 4 0 4 2"));
    CHECK(stands("11./.../...:..1./....") && done("drag on 6 2 / 0 4 2 4"));
    CHECK(stands("11./..1/1..:..1./....") && done("undo") && shows("\"at\":0"));
    CHECK(!done("drag on 0 0 2 0") && has("has ended") && shows("\"at\":0"));
    CHECK(done("redo") && done("drag 0 2 0 0 0 0 2") && stands(".1./..1/1..:..1./....")); /* clears */
    CHECK(done("drag 1 0 0 0 2 2 2") && stands(".1./0.1/1..:0.1./....") && done("undo"));
    CHECK(done("drag 0 0 2 4 2 6 4") && stands(".1./..1/1..:..1./....")); /* no such steps */
    CHECK(!done("drag") && !done("drag 0 0") && !done("drag 2 0 0 2 0") && !done("drag 0 99 0 2 0") &&
          !done("drag 0 / 0 0"));
    CHECK(done("dragshade 0 1 1 3 1 5 1") && done("dragshade on 5 3"));
    CHECK(has(" note inside a2 b2 c2 c1\\u000a") && done("undo") && has(" at 2\\u000a\"}") && done("redo"));
    CHECK(done("dragshade 0 5 3 3 3") && has("note outside c1 b1\\u000a"));
    CHECK(!done("dragshade 0 0 0"));
    CHECK(done("load\nslant 3x3 ..../..../..../....") && done("drag 0 0 0 2 2 4 4 6 2"));
    CHECK(stands("L../.LR/...") && done("drag 0 0 0 2 2 4 4"));
    CHECK(stands(".../..R/...") && !done("dragshade 0 1 1"));
    CHECK(done("multiplayer free") && !done("drag 0 0 0 2 2"));
    CHECK(done("load\nhexpath 3 2S,2,2/3,1,2/3,2E,X") && done("drag 0 1 1 3 3 1 3 1 5"));
    CHECK(stands(" a3-b2-a2-a1\"") && done("drag 0 3 3 1 3") && stands(" a3-b2-a2\""));
    CHECK(!done("drag 0 1 3 5 1 1 5") && stands(" a3-b2-a2-a1\"")); /* the far one is left out */
    CHECK(done("load\nslider 3 H++/H++/+VV H") && !done("drag 0 1 1 3 1"));
    CHECK(shows("\"drags\":false"));
}

/* Any places in any order, of every game: what is refused changes nothing, what is done is undone. */
static void test_drags_at_random(void)
{
    static const char *const boards[] = {
        "slitherlink 4x3 ..2./3.../.1..", "slant 3x4 ..../.2../..../1.../....",
        "hexpath 3 2S,2,2/3,1,2/3,2E,X", "slider 3 H++/H++/+VV H"};
    struct rng rng;
    rng_seed(&rng, 15, 0);
    for (int round = 0; round < 400; round++) {
        static const char *const heads[] = {"drag 0", "drag 1", "drag on", "dragshade 0",
                                            "dragshade on"};
        char text[256];
        snprintf(text, sizeof text, "load\n%s", boards[round / 100]);
        if (round % 100 == 0)
            CHECK(done(text));
        size_t n = (size_t)snprintf(text, sizeof text, "%s", heads[rng_below(&rng, 5)]);
        int x = (int)rng_below(&rng, 9), y = (int)rng_below(&rng, 9);
        for (uint32_t i = rng_below(&rng, 12); i > 0; i--) {
            n += (size_t)snprintf(text + n, sizeof text - n, rng_below(&rng, 9) ? " %d %d" : " /", x, y);
            x += 2 * (int)rng_below(&rng, 3) - 2;
            y += 2 * (int)rng_below(&rng, 3) - 2;
        }
        size_t at = page.session.steps.at;
        (void)done(text);
        if (page.session.steps.at > at && page.session.steps.at % 2)
            CHECK(done("undo") && page.session.steps.at <= at);
    }
}

static void test_slitherlink(void)
{
    CHECK(done("load\nslitherlink 2x1 3."));
    CHECK(has("\"target\":\"edges\"") && done("cell 0 0") &&
          has("dot a2: nothing yet; cell a1 has 3"));
    CHECK(done("press 1 0 0") && done("press 0 1 0") && done("press 1 2 0") && done("press 3 0 1"));
    CHECK(done("cell 2 0") && has("dot b2: line left, cross right; cell b1 has no number"));
    CHECK(done("press 3 0 0") && done("press 3 2 0") && done("press 4 1 0"));
    CHECK(shows("\"status\":\"solved\""));
    CHECK(!done("press 1 1 0") && has("press on an edge"));
    CHECK(done("load\nslitherlink 3x1 3..") && done("verdict") && has("\"verdict\":\"multiple\""));
    CHECK(has("\"second\":\"slitherlink 3x1"));
    CHECK(done("load\nslitherlink 5x4 .3.../..0../.3.3./2...2") && done("verdict") &&
          has("\"verdict\":\"none\"") && has("\"conflict\":[5,3,7,5,9,7]"));
}

/* Shading is a step of its own; assists add what follows; a closed loop lists what is not met. */
static void test_shading(void)
{
    CHECK(done("load\nslitherlink 3x2 0../.3."));
    CHECK(shows("{\"name\":\"cross\",") && shows("\"on\":false"));
    CHECK(done("shade 3 1 inside") && shows("\"at\":1,") && shows("3,1,0,17,0,"));
    CHECK(done("shade 3 1 outside") && shows("3,1,0,18,0,") && hides("3,1,0,17,0"));
    CHECK(done("shade 3 1 outside") && hides("3,1,0,18,0"));
    CHECK(done("undo") && shows("3,1,0,18,0,") && done("restart") && hides("3,1,0,18,0"));
    CHECK(!done("shade 2 1 inside") && !done("shade 1 1 round") && !done("shade 1 1"));
    CHECK(done("assist cross on") && stands("0../.3. 00./0../0..:00../0...") && shows("\"on\":true"));
    CHECK(!done("assist cross") && !done("assist sing on"));
    CHECK(done("assist cross off") && done("load\nslitherlink 3x2 ..2/.3."));
    CHECK(done("move a2n1") && done("move a2w1") && done("move a2e1") && shows("\"flaws\":[],"));
    CHECK(done("move a2s1") && shows("\"headline\":\"Not right yet: ") && has("clue at c2") &&
          has("clue at b1"));
    CHECK(!done("block 1 1") && has("this game has no blocked cells"));
    CHECK(done("load\nslant 2x1 ..0/1..") && !done("shade 1 1 inside") && !done("assist x on"));
}

static void test_blocking(void)
{
    CHECK(done("load\nslider 3 H++/H++/+VV H") && done("block 3 3") && stands("H++/HB+/+VV"));
    CHECK(done("block 3 3") && stands("H++/H++/+VV") && !done("block 1 1") && !done("block 2 2"));
    CHECK(done("move a3r") && !done("block 5 3") && has("before the first move"));
}

static void test_hexpath(void)
{
    CHECK(done("load\nhexpath 3 2S,2,2/3,1,2/3,2E,X"));
    CHECK(has("\"lattice\":\"hex\"") && shows("\"numbers\":[") && shows("\"reversed\":false"));
    CHECK(done("relate 1 3") && stands("order=1>3") && has("true"));
    CHECK(done("relate 3 1") && stands("order=3>1"));
    CHECK(done("forget 3 1") && hides("order=3>1"));
    CHECK(done("relate 1 2 2 3") && shows("\"numbers\":[1,2,3]") && done("relate 3 2 3 1") &&
          shows("\"numbers\":[3,1,2]") && done("undo") && shows("\"numbers\":[1,2,3]") &&
          done("undo") && hides("order="));
    CHECK(done("relate 1 2 2 3") && !done("relate 3 1") && has("follows from your other notes") &&
          shows("\"numbers\":[1,2,3]") && done("undo"));
    CHECK(!done("relate 1 2 3"));
    CHECK(!done("relate 1 1") && !done("relate 1 77") && !done("relate 1"));
    CHECK(shows("\"told\":\"\""));
    CHECK(done("solve") && shows("\"status\":\"solved\"") && done("undo"));
    CHECK(done("move b2 a2 a1 b1") && shows("\"headline\":\"Puzzle complete\"") &&
          shows("\"told\":\"The order is 1>3>2: nothing of it is open\"") && done("undo"));
    CHECK(done("press 3 3 0") && stands("a3-b2") && done("press 1 1 0") && hides("a3-b2"));
    ask("trace");
    CHECK(is_json(answer));
}

static void test_slider(void)
{
    CHECK(done("load\nslider 3 H++/H++/+VV H"));
    CHECK(done("press 1 1 0") && shows("\"held\":[1,1]") && shows("\"targets\":[3,1]"));
    CHECK(done("press 3 1 0") && stands("slider 3 +H+/H++/+VV V"));
    CHECK(!done("press 1 1 0") && has("pick up one of your own pieces"));
    CHECK(done("load\nslider 3 ++H/+++/+VV H") && done("press 5 1 0") &&
          shows("\"targets\":[6,1,5,3]"));
    CHECK(done("press 6 1 0") && shows("\"status\":\"first\"") && shows("\"headline\":\"H wins\""));
    CHECK(!done("press 3 5 0") && has("the game is over"));
    /* H is walled in by its own and V's pieces: it passes by itself, and undo goes behind that */
    CHECK(done("load\nslider 3 +++/+++/HVV V") && done("move b1u") && done("undo") &&
          shows("\"at\":0"));
    CHECK(done("load\nslider 2 HB/+V V") && done("seat second max") && done("think 200 1"));
    CHECK(done("load\nslider 3 H++/H++/+VV H") && done("value 5000") &&
          has("\"value\":\"W\",\"plies\":19"));
    CHECK(done("best 5000") && has("\"move\":\"a3r\""));
}

static void test_passing(void)
{
    CHECK(done("load\nslider 3 BB+/HB+/B+V V") && done("seat second human"));
    CHECK(done("move c1u") && has("\"say\":\"H has no move: pass\"") && shows("\"headline\":\"V to move\""));
    CHECK(done("undo") && shows("\"at\":0") && done("redo") && shows("\"at\":2"));
    /* set up so that the first side cannot move, or neither */
    CHECK(done("load\nslider 3 HB+/B++/+V+ H") && has("\"say\":\"H has no move: pass\"") &&
          stands("HB+/B++/+V+ V passes=1"));
    CHECK(shows("\"at\":1") && shows("\"undo\":\"there is nothing to undo\""));
    CHECK(!done("undo") && has("there is nothing to undo") && shows("\"at\":1"));
    CHECK(done("load\nslider 3 +BB/BHB/BVB H") && shows("\"status\":\"draw\""));
}

static void test_crosscut(void)
{
    CHECK(done("load\ncrosscut 8x8 ......../.R...B../.R....../......../...BBBR./......../..R...../"
               "........ R"));
    CHECK(done("look 5 9 0") && has("flanks row 4: creates 5, cuts ") &&
          has("\"flips\":[7,9,9,9,11,9]"));
    CHECK(done("look 1 1 0") == false && has("a8: "));
    CHECK(done("press 5 9 0") && stands("..RRRRR./"));
    CHECK(done("seat second greedy") && shows("\"headline\":\"The CPU is to move: Blue\"") &&
          done("think 100 3") && shows("\"headline\":\"Your turn: Red\""));
}

static void test_making(void)
{
    CHECK(done("make slant size=5x5 level=normal seed=7"));
    CHECK(has("\"id\":\"slant:5x5:normal:7:0:3\""));
    CHECK(has("slant 5x5 1.01.0/1232../.....1/21..3./..14../0...1.") && has("\"rating\":4.1"));
    CHECK(done("make Slant:5x5:normal:7:0:3") && has("\"game\":\"slant\""));
    CHECK(has("slant 5x5 1.01.0/1232../.....1/21..3./..14../0...1.") && has("\"rating\":4.1"));
    CHECK(done("make slant:5x5:normal:7:0") && has("\"id\":\"slant:5x5:normal:7:0:3\"") &&
          has("names no generator"));
    CHECK(!done("make slant:5x5:normal:7:0:1") && has("another generator"));
    CHECK(!done("make slant:1000x1000:easy:7:0:3") && has("too large"));
    CHECK(done("load\nslant:5x5:normal:7:0:3") &&
          stands("\"slant 5x5 1.01.0/1232../.....1/21..3./..14../0...1.\""));
    CHECK(done("make slider size=5 seed=3 blocked=2 first=V") && has("slider 5") && has(" V\""));
    CHECK(done("make crosscut") && has("crosscut 8x8"));
    CHECK(!done("make chess") && !done("make slant size=0x5") &&
          !done("make slant size=1000x1000") && !done("make slant level=silly") && !done("make"));
    CHECK(done("picture\nslitherlink 2x1 3.") && has("\"marks\":[") && has("\"width\":2"));
    CHECK(has("\"status\":\"open\""));
    CHECK(done("picture\nslitherlink 1x1 4 1/1:11") && has("\"status\":\"solved\""));
    CHECK(done("games") && has("WHERE THIS COMES FROM"));
    CHECK(done("games") && is_json(answer) && has("\"name\":\"crosscut\"") &&
          has("\"shapes\":[\"cell\"") &&
          has("\"others\":[\"random\",\"greedy\",\"careful\",\"expert\"]") &&
          has("\"levels\":[\"beginner\",\"novice\",") && has("\"timed\":[\"max\"]") &&
          has("\"options\":[{\"key\":\"blocked\"") && has("\"lessons\":[{\"position\":\"slant 2x2"));
    CHECK(has("\"constraints\":{\"position\":") && has("\"constraints\":null"));
    CHECK(done("model slitherlink cells+dots") && has("\"answer\":false"));
    CHECK(done("model slitherlink cells+dots+loop") && has("\"answer\":true"));
    CHECK(!done("model slitherlink cells+loop") && !done("model slitherlink cells+cells+dots+x") &&
          !done("model slider cells") && !done("model slitherlink"));
    CHECK(done("load\nslant 2x2 .../.4./...") && done("type 1 1 \\") && done("position") && has(".4./... L./..\""));
    CHECK(done("type 1 1 /") && done("position") && has(".4./... R./..\"") && done("type 1 1 clear") && has("\"at\":3"));
    CHECK(!done("type 1 1 q") && !done("type 1 1") && !done("type 1 1 //") && !done("type 9 9 /"));
}

/* A session saved by the state is the same when restored, whatever was done before. */
static void test_restore(void)
{
    static char save[1 << 16], request[1 << 16];
    CHECK(done("load\nslant 2x2 .../.4./...") && done("move a2L") && done("move b2R") &&
          done("undo"));
    struct writer w = writer_to(save, sizeof save - 1);
    session_save(&page.session, &w);
    save[w.n] = '\0';
    snprintf(request, sizeof request, "restore\n%.60000s", save);
    CHECK(done("load\nslider 3 H++/H++/+VV H") && done(request));
    CHECK(stands("slant 2x2 .../.4./... L./..") && done("redo") && stands("LR/.."));
    CHECK(!done("restore\nnonsense") && has("expected a saved session"));
    CHECK(done("state") && stands("LR/.."));
}

static void test_garbage(void)
{
    static const char *const requests[] = {
        "",
        "\n",
        "what",
        "load",
        "load\n",
        "load\nslant 4x4",
        "press",
        "press a b c",
        "press 1 1 0 0 0",
        "move ",
        "move zz9",
        "seat 5 human",
        "seat first godlike-and-far-too-long-a-name",
        "think",
        "think 9 x",
        "goto 999",
        "mistakes loud",
        "cell 1",
        "look 1",
        "value",
        "picture\n\n\n",
        "load\nslant 999x999 .",
        "checkpoint a name that is far too long for any checkpoint there is",
        "best",
        "hint now",
        "relate",
        "\xff\xfe\x01",
        "load\n\xff\xff",
    };
    page_close(&page);
    page_open(&page);
    for (int round = 0; round < 2; round++) {
        for (size_t i = 0; i < sizeof requests / sizeof *requests; i++) {
            ask(requests[i]);
            CHECK(is_json(answer));
        }
        CHECK(round || !page.session.now);
        CHECK(done("load\nslant 2x2 .../.4./..."));
    }
    CHECK(!done("press 1") && stands("\"position\":\"slant 2x2 .../.4./...\""));
}

/* Random requests on random games: never a trap, always JSON, and the board keeps its invariant. */
static void test_random(void)
{
    static const char *const games[] = {
        "load\nslant 3x4 ..../..3./..../.2../....",
        "load\nslitherlink 3x4 .3./2.1/.../.3.",
        "load\nhexpath 3 2S,2,2/3,1,2/3,2E,X",
        "load\nslider 4 H+++/HB++/H+++/+VVV H",
        "load\ncrosscut 5x6 ...../...../.R.B./...../...../..... R",
    };
    static const char *const verbs[] = {"undo",         "redo",  "hint",      "check",
                                        "checkpoint x", "keep",  "discard",   "why",
                                        "state",        "trace", "multiplayer free", "good"};
    struct rng rng;
    char request[64];
    rng_seed(&rng, 5, 0);
    for (size_t g = 0; g < sizeof games / sizeof *games; g++) {
        CHECK(done(games[g]));
        for (int i = 0; i < 150; i++) {
            if (rng_below(&rng, 4)) {
                snprintf(request, sizeof request, "press %u %u %u", rng_below(&rng, 12),
                         rng_below(&rng, 12), rng_below(&rng, 2));
                ask(request);
            } else {
                ask(verbs[rng_below(&rng, sizeof verbs / sizeof *verbs)]);
            }
            CHECK(is_json(answer));
            CHECK(!page.session.now->game->rules.broken_invariant(page.session.now));
        }
    }
}

int main(void)
{
    page_open(&page);
    test_garbage();
    test_slant();
    test_slant_help();
    test_no_place();
    test_slant_duel();
    test_points();
    test_levels();
    test_drag();
    test_drags_at_random();
    test_slitherlink();
    test_shading();
    test_hexpath();
    test_blocking();
    test_slider();
    test_passing();
    test_crosscut();
    test_making();
    test_restore();
    test_random();
    page_close(&page);
    return check_done("page");
}
