/* The page's door for editing and reviewing: boards are set up cell by cell, on all five games, and
 * a record is read, stepped through and judged. */
#include "door.h"

static void test_clues(void)
{
    CHECK(done("blank slant 3x2") && stands("\"position\":\"slant 3x2 ..../..../....\""));
    CHECK(has("\"corners\":true") && has("{\"token\":\".\",\"name\":\"no number\",\"role\":"));
    CHECK(done("cell 0 0") && has("\"say\":\"corner a3: no number\""));
    CHECK(done("put 4 2 3") && stands("\"position\":\"slant 3x2 ..../..3./....\""));
    CHECK(done("cell 4 2") && has("\"say\":\"corner c2: 3\""));
    CHECK(!done("put 1 1 3") && !done("put 4 2") && !done("put 40 2 1"));
    CHECK(!done("put 4 2 7") && has("a clue is 0 to 4 or a dot") && stands("..../..3./...."));
    CHECK(done("put 4 2 .") && stands("\"position\":\"slant 3x2 ..../..../....\""));
    CHECK(done("blank slitherlink 3x1") && has("\"corners\":false"));
    CHECK(done("put 5 1 2") && stands("\"position\":\"slitherlink 3x1 ..2\""));
    CHECK(done("clear") && stands("\"position\":\"slitherlink 3x1 ...\""));
    CHECK(done("edit\nslant 2x1 ..0/1.. LR") && stands("\"position\":\"slant 2x1 ..0/1..\""));
    CHECK(done("edit\nslant 1x1 1./.1 . duel=1 mover=1 score=0-0") && stands("\"slant 1x1 1./.1\""));
    CHECK(done("edit\n4x3:f32a21a1a1a1c") && stands("\"position\":\"slant 4x3 "));
    CHECK(!done("edit\nnothing of the kind") && !done("blank chess 8") && !done("blank slant 0"));
    CHECK(!done("blank slitherlink 200x200") && has("too large"));
}

/* Start and end stay on opposite edges: the one that is not put follows. */
static void test_hexes(void)
{
    CHECK(done("edit\nhexpath 3 2S,2,2/3,1G,2/3,2E,X a3-b2 order=1>3 gray=step"));
    CHECK(stands("\"position\":\"hexpath 3 2S,2,2/3,1G,2/3,2E,X gray=step\""));
    CHECK(done("cell a3") && has("\"a3: start, 2, S\"") && done("cell c1") &&
          has("\"c1: blocked\"") && done("cell 3 3") && has("\"b2: gray, 1\""));
    CHECK(done("put 3 3 12") && stands("2S,2,2/3,12G,2/3,2E,X"));
    CHECK(done("put 3 3 G") && stands("2S,2,2/3,12,2/3,2E,X"));
    CHECK(done("put 3 1 S") && stands("2,2S,2/3,12,2/3,2E,X"));
    CHECK(done("put 1 3 S") && stands("\"position\":\"hexpath 3 2,2,2/3S,12,2E/3,2,X gray=step\""));
    CHECK(!done("put 3 3 S") && has("start and end must lie on opposite edges"));
    CHECK(!done("put 1 3 X") && has("there is no start"));
    CHECK(done("put 5 5 4") && stands("/3,2,4 gray=step\""));
    CHECK(!done("put 5 5 100") && !done("put 5 5 0") && !done("put 5 5 "));
}

static void test_pieces(void)
{
    CHECK(done("blank slider 3") && stands("\"position\":\"slider 3 H++/H++/+VV H\""));
    CHECK(has("\"side\":0") && done("mover second") && stands("slider 3 H++/H++/+VV V"));
    CHECK(has("\"side\":1") && done("put 3 3 B") && stands("slider 3 H++/HB+/+VV V"));
    CHECK(done("clear") && stands("\"position\":\"slider 3 H++/+++/+V+ V\""));
    CHECK(!done("put 1 1 R") && has("a cell is + (empty), B (blocked), H or V"));
    CHECK(done("blank crosscut 5x4") && stands("\"crosscut 5x4 ...../...../...../..... R\""));
    CHECK(done("put 3 3 B") && stands("\"crosscut 5x4 ...../.B.../...../..... R\""));
    CHECK(done("clear") && stands("\"crosscut 5x4 ...../...../...../..... R\""));
    CHECK(!done("mover third") && done("blank slant 2x2") && !done("mover first"));
}

static void test_verdict(void)
{
    CHECK(done("edit\nslant 2x1 .../...") && done("verdict"));
    CHECK(has("\"verdict\":\"multiple\"") && !strstr(answer, "\"differs\":[]"));
    CHECK(done("edit\nslitherlink 3x1 3..") && done("verdict") && has("\"differs\":"));
    CHECK(done("techniques slant") && has("\"name\":\"corner of the board\"") &&
          has("\"grade\":1.0,\"level\":\"easy\""));
    CHECK(done("techniques slitherlink") && done("techniques hexpath"));
    CHECK(!done("techniques slider") && !done("techniques"));
}

/* Places whose clues are still to be chosen are part of the draft, and of nothing else. */
static void test_drafts(void)
{
    CHECK(done("blank slitherlink 3x3") && has("\"token\":\"?\"") && has("\"unchosen\":[]"));
    CHECK(done("put 1 1 ?") && has("\"draft\":\"slitherlink 3x3 ?../.../...\""));
    CHECK(has("\"unchosen\":[1,1]") && stands("\"position\":\"slitherlink 3x3 .../.../...\""));
    CHECK(done("put 5 1 2") && has("\"draft\":\"slitherlink 3x3 ?.2/.../...\""));
    CHECK(done("put 1 1 .") && has("\"draft\":\"slitherlink 3x3 ..2/.../...\""));
    CHECK(done("edit\nslant_2x2_?../.4./..?") && has("\"draft\":\"slant 2x2 ?../.4./..?\""));
    CHECK(has("\"unchosen\":[0,0,4,4]") && done("clear") && has("\"unchosen\":[]"));
    CHECK(done("edit\n 1 . ?\r\n . 4 .\r\n . . .\n\n") && has("\"draft\":\"slant 2x2 1.?/.4./...\""));
    CHECK(!done("edit\n1.?\n.5.\n...") && !done("edit\n1.?\n.4"));
    CHECK(!done("edit\nhexpath 3 2S,2,?/3,1,2/3,2E,X") && done("blank slider 3") && !done("put 3 3 ?"));
    CHECK(done("readings\n3..\n.2.\n..3") && has("{\"game\":\"slant\",\"draft\":\"slant 2x2 3../.2./..3\",\"whole\":true}"));
    CHECK(has("{\"game\":\"slitherlink\",\"draft\":\"slitherlink 3x3 3../.2./..3\",\"whole\":true}"));
    CHECK(done("readings\n?..\n.2.\n..3") && has("\"whole\":false"));
    CHECK(done("readings\nwho/knows") && has("\"readings\":[]") && has("this is no board"));
}

/* A brush: what belongs together with a place by a symmetry becomes alike, or is still to be chosen. */
static void test_paint(void)
{
    CHECK(done("blank slitherlink 4x3") && has("\"label\":\"Half turn\"") && !strstr(answer, "Diagonal"));
    CHECK(done("paint 3 half 1 1 3 1") && has("\"draft\":\"slitherlink 4x3 33../..../..??\""));
    CHECK(done("paint 2 half 7 5") && has("\"draft\":\"slitherlink 4x3 33../..../..?2\""));
    CHECK(done("paint . half 7 5 / 5 5") && has("\"draft\":\"slitherlink 4x3 ..../..../....\""));
    CHECK(!done("paint 3 quarter 1 1") && has("only a square board has this symmetry"));
    CHECK(!done("paint 7 half 1 1") && !done("paint 3 half") && !done("paint 3 round 1 1"));
    CHECK(done("paint 1 both 1 1") && has("\"draft\":\"slitherlink 4x3 1..?/..../?..?\""));
    CHECK(done("blank slant 2x2") && done("paint 4 quarter 0 2") && has("slant 2x2 .?./4.?/.?."));
    CHECK(done("blank slider 4") && done("paint B half 3 3") && stands("slider 4 H+++/HB++/H+B+/+VVV H"));
    CHECK(done("edit\nhexpath 3 2S,2,2/3,1,2/3,2E,X") && done("paint S half 3 1"));
    CHECK(stands("hexpath 3 2,2S,2/3,1,2/3,2E,X"));
    CHECK(done("edit\nslant 2x2 ?.?/.?./?.?") && done("fill any 3") && has("\"unchosen\":[]"));
    CHECK(done("verdict") && has("\"verdict\":\"unique\""));
    CHECK(done("edit\nslitherlink 4x4 ??.?/?..?/??.?/?..?") && !done("fill odd"));
    CHECK(done("fill any 3") && has("\"unchosen\":[]") && done("verdict") && has("\"verdict\":\"unique\""));
    CHECK(!done("fill") && has("no place marked ?") && done("blank slider 4") && !done("fill"));
}

static void test_design(void)
{
    CHECK(done("edit\nslant 2x2 .../.../..1") && done("count") && has("\"count\":\"8\",\"exact\":true"));
    CHECK(has("\"heat\":[1,1,") && done("answers") && has("\"stop\":[1,1]") && has("\"differs\":["));
    CHECK(has("\"forced\":\"slant 2x2 .../.../..1 ../.L\"") && has("\"steps\":1"));
    CHECK(done("suggest") && has("\"add\":[{\"words\":\"1 at b2\",\"puts\":[{\"at\":[2,2],\"token\":\"1\"}]"));
    CHECK(done("put 2 2 4") && done("suggest") && has("\"add\":[]") && has("\"leaveOut\":[{\"words\":"));
    CHECK(done("edit\nslant 2x2 4../.../...") && done("suggest") && has("\"repair\":[{\"words\":\"no clue at a3\""));
    CHECK(done("answers") && has("\"say\":\"no solution\"") && done("count") && has("\"count\":\"0\""));
    CHECK(done("edit\nhexpath 3 2S,2,2/3,1,2/3,2E,X") && done("answers") && done("count") && !done("suggest"));
    CHECK(done("blank slider 3") && !done("count") && has("nothing to solve"));
}

static void test_review(void)
{
    CHECK(done("load\nslider 3 ++H/+++/+VV H") && !done("judge 10 0") && !done("judge 10"));
    CHECK(done("load\nslider 3 ++H/+++/+VV H") && done("move c3d") && done("record"));
    CHECK(has("start slider 3 ++H/+++/+VV H\\u000afirst human\\u000asecond human\\u000amoves "
              "c3d\\u000a"));
    CHECK(has("result open\\u000areason none"));
    CHECK(done("judge 200 0") && has("\"played\":\"c3d\",\"best\":\"c3r\""));
    CHECK(has("\"bestWords\":\"wins in 1\"") && has("better was c3r"));
    CHECK(done("review\nstart slider 3 ++H/+++/+VV H\nmoves c3r\nresult first\nreason end\n"));
    CHECK(has("\"moves\":[{\"move\":\"c3r\",\"side\":0}]") && has("\"result\":\"first\""));
    CHECK(has("\"status\":\"first\"") && done("judge 200 0") && has("\"loss\":0"));
    CHECK(done("goto 0") && stands("\"position\":\"slider 3 ++H/+++/+VV H\""));
    CHECK(!done("review\nstart slider 3 ++H/+++/+VV H\nmoves c3l\nresult open\n"));
    CHECK(done("review") && has("Accuracy: H 100%")); /* without a record: of the game in hand */
    CHECK(done("load\nslider 3 ++H/+++/+VV H") && !done("review"));
    CHECK(done("load\nslant 2x2 .../.../...") && !done("record"));
}

int main(void)
{
    page_open(&page);
    test_clues();
    test_hexes();
    test_pieces();
    test_verdict();
    test_drafts();
    test_paint();
    test_design();
    test_review();
    page_close(&page);
    return check_done("page_edit");
}
