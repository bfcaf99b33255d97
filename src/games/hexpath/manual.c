/* manual.c - the rules in plain words. */
#include "games/hexpath/hexpath.h"

const char hexpath_manual[] = "x";
