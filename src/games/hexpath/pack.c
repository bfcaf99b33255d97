/* pack.c - twelve boards of Hexpath, easy ones first. They are positions and not seeds, so that
 * they stay what they are. */
#include "core/face.h"
#include "games/hexpath/hexpath.h"

static const struct face_packed boards[] = {
    {"hexpath 4 4G,2E,4,4/3,3,4,X/2,2,1G,4/2,2S,1,2",
     "easy", NULL},
    {"hexpath 3 2,3,2E/2,3,1G/2,1,1S",
     "easy", NULL},
    {"hexpath 4 2,4E,3,X/4G,1G,3,3/2,2,3,X/4,1S,2,X",
     "easy", NULL},
    {"hexpath 5 X,1,X,X,X/4,2,4,X,3/1G,1,4,4,X/3,2G,2,1,4/1E,1,2,4,2S",
     "easy", NULL},
    {"hexpath 5 3,4,1E,3,5/3,1,4,3,4/5,2,2,2,2/2,2,4,5,4G/3,1,5G,3S,2",
     "normal", NULL},
    {"hexpath 4 4G,2,1,4/3,1,1,3E/2,2,2,1G/2S,3,1,1",
     "normal", NULL},
    {"hexpath 5 3E,5,2G,5,5S/5,2,2G,1,2/1,1,4,4,4/1,2,2,5,5/3,2,5,4,2",
     "normal", NULL},
    {"hexpath 5 5,4,5,2E,2/4,4,3G,3,2/1,5,3,2,X/4,1G,5,5,5/5S,3,5,X,3",
     "hard", NULL},
    {"hexpath 6 X,X,X,X,X,X/X,X,X,X,X,1/X,X,X,5,5,X/2,3,X,6,5,2/6G,3,3,6,1G,2S/"
     "5E,2,2,1,5,4G",
     "hard", NULL},
    {"hexpath 6 4,6,1,4,5,X/4G,6,3,X,X,5/2G,6,1,1,1,1/4,3G,6,6,6,4/2,1,3,1,4,2S/"
     "5E,5,1,6,X,1",
     "hard", NULL},
    {"hexpath 7 X,X,1,X,X,X,X/X,X,X,X,X,X,X/1,X,X,X,X,X,X/X,X,7,6,X,1,X/7,5,4,7,4,2,1/"
     "2S,4,1,6G,1G,5,7E/7,5,1,3,7,6G,2",
     "expert", NULL},
    {"hexpath 6 1,3,6,1,1G,5E/4,5,4,3,4G,6/5,5,2,5,2,2/4,3,4,1,2,6/6,1G,3,X,4,X/"
     "1,5,5S,4,3,4",
     "expert", NULL},
    {NULL, NULL, NULL},
};

const struct face_pack hexpath_board_pack = {boards};
