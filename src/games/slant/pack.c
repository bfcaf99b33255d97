/* pack.c - twelve boards of Slant, easy ones first. They are positions and not seeds, so that
 * they stay what they are. */
#include "core/face.h"
#include "games/slant/slant.h"

static const struct face_packed boards[] = {
    {"slant 4x4 1.11./.3.3./.1.1./13..0/1.1.1",
     "easy", NULL},
    {"slant 5x5 .0..2./03.3.1/...32./.2.12./02.121/....10",
     "easy", NULL},
    {"slant 4x4 1..10/...21/1.21./022../.1.1.",
     "easy", NULL},
    {"slant 5x5 10..11/.3.3.1/.3..30/1.31.1/2..3../..2.0.",
     "easy", NULL},
    {"slant 5x5 1.0.2./....1./03...0/.12.11/0.1..1/..21..",
     "normal", NULL},
    {"slant 7x7 .1..2..0/..312.3./.3.4..11/13.22.../...12..1/.23.2122/.12...../.1.0..2.",
     "normal", NULL},
    {"slant 5x5 ..0..1/2..23./.....1/.1.3.1/1.12../.0211.",
     "normal", NULL},
    {"slant 7x7 .0111.../0.1.223./1....2.2/..3...3./1.13..1./.1.1.122/..2.1..1/.0...0..",
     "hard", NULL},
    {"slant 8x8 .1..2.2../1..4...4./2...1.1../..4...3.0/.......1./1.14.2.3./1.2.3..../"
     "112....31/0..0.1...",
     "hard", NULL},
    {"slant 7x7 .....11./..321.11/.21...3./02.132.1/.2..2.21/1..4.2.2/.4....../....1.0.",
     "hard", NULL},
    {"slant 7x7 1.20..0./....1..0/.13.2.../.4.2..30/11...21./1..22.22/.21.2.../..10.1.1",
     "expert", NULL},
    {"slant 9x9 ......2..1/.2..4...2./.1.2..131./2..3.4.1../0.22..3.../....1...3./"
     "...1.3.3.0/.2.23.3..2/13...312../.1..2...0.",
     "expert", NULL},
    {NULL, NULL, NULL},
};

const struct face_pack slant_board_pack = {boards};
