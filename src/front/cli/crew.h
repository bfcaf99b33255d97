/* crew.h - as many hands as asked for, or as there are processors (0). */
#ifndef CLI_CREW_H
#define CLI_CREW_H

#include <stdbool.h>

#include "engine/exact/crew.h"

struct crew crew_of(int hands);

#endif
