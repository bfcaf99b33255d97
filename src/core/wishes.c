/* wishes.c - see wishes.h. */
#include "core/wishes.h"

int wishes_clues(const struct wishes *wished, int places)
{
    int n = wished->clues;
    return !n ? -1 : wished->clues_percent ? (n * places + 50) / 100 : n;
}

bool wishes_clues_met(const struct wishes *wished, int shown, int places)
{
    int most = orbit_size(wished->symmetry) - 1 + (wished->clues_percent ? places / 100 : 0);
    int off = shown - wishes_clues(wished, places);
    return !wished->clues || (off <= most && off >= -most);
}
