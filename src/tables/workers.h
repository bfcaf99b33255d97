/* workers.h - as many workers as asked for, or as there are processors (0). */
#ifndef TABLES_WORKERS_H
#define TABLES_WORKERS_H

#include <stdbool.h>

#include "engine/exact/workers.h"

struct workers workers_of(int count);

#endif
