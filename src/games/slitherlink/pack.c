/* pack.c - twelve boards of Slitherlink, easy ones first. They are positions and not seeds, so that
 * they stay what they are. */
#include "core/face.h"
#include "games/slitherlink/slitherlink.h"

static const struct face_packed boards[] = {
    {"slitherlink 4x4 ..12/.32./.2.2/.2..",
     "easy", NULL},
    {"slitherlink 5x5 2.21./.2.2./.1302/3...2/..2..",
     "easy", NULL},
    {"slitherlink 5x5 3.1.2/...../3222./.322./..223",
     "easy", NULL},
    {"slitherlink 7x7 31.1.../.....3./1122.21/3..1221/.31112./...1.2./.21....",
     "easy", NULL},
    {"slitherlink 7x7 .....2./23..2../3.2.3../1..1223/..333../.120..3/.3...23",
     "normal", NULL},
    {"slitherlink 6x6 ...2../30..../..3.22/..2.2./.31.3./2.3...",
     "normal", NULL},
    {"slitherlink 7x7 13.322./2..1..3/..3..../..13.3./..2.222/..323../.23...3",
     "normal", NULL},
    {"slitherlink 10x10 2.23..3..3/.32..2...2/2.13..3..2/..1..2.1.2/...12.3..2/"
     "3.....1.../.20.13.223/2..1....12/33..221.../..1.2..2.2",
     "hard", NULL},
    {"slitherlink 7x7 .2...../3...322/21..2../...2.../.311.../12.213./..2.23.",
     "hard", NULL},
    {"slitherlink 10x10 .332.31.2./.......23./3..2.21.3./.2...3..3./..2..3..2./"
     "...2....2./.3......../.13.31..3./....2.1.1./1..32.3.3.",
     "hard", NULL},
    {"slitherlink 8x8 ..33..../2....212/..2...3./.3..3..2/...31.3./.32..2.1/..11..../"
     "3.2..113",
     "expert", NULL},
    {"slitherlink 10x10 .1..2.3..2/.232.....2/......111./33132.112./...32...2./"
     "....22..../.2......2./.1...23.../..03.2122./23....2...",
     "expert", NULL},
    {NULL, NULL, NULL},
};

const struct face_pack slitherlink_board_pack = {boards};
