/* cdcl.h - an exact solver for counts on a square lattice with one loop, or with no cycle.
 *
 * The board is a frame (frame.h): variables on a padded grid, counts over four of them each, and
 * one condition on the whole graph: the true edges form exactly one loop, not empty; or the
 * diagonals close no cycle. The solver knows no game.
 *
 * It works in stages, each only if the one before is stuck: counts and graph; pairs of counts made
 * consistent (pairwise.c); failed literals (probe.c); conflict driven search with learning.
 *
 * A count may be guarded: its allowed set holds only while a guard variable is assumed. Guards
 * make clues removable without starting over, and name the clues to blame when nothing fits.
 *
 * Order of calls:  open, limit / guard / fix ..., then any number of solve, block and read.
 * All memory comes from the arena of `work` and stays taken until the caller releases its mark.
 */
#ifndef ENGINE_CDCL_CDCL_H
#define ENGINE_CDCL_CDCL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/work.h"
#include "engine/cdcl/frame.h"

struct cdcl;

enum cdcl_verdict { CDCL_NO, CDCL_YES, CDCL_UNKNOWN }; /* unknown: steps or memory ran out */

struct cdcl_stats {
    uint64_t decisions, conflicts, propagations;
};

/* Making a problem. In a new solver every count of the board allows what the graph needs (dots 0 or
 * 2; corners anything without a diamond) and cells anything. NULL: no memory. */
struct cdcl *cdcl_open(const struct cdcl_frame *frame, uint32_t n_guards, struct work *w);
void cdcl_limit(struct cdcl *s, uint32_t count, unsigned allowed); /* for good; bit t: total t */
uint32_t cdcl_guard(struct cdcl *s, uint32_t count, unsigned allowed); /* literal to assume */
/* A fact, told at any time; a contradiction shows in solve. Forgets the solution just found. */
void cdcl_fix(struct cdcl *s, uint32_t lit);

/* One solution under assumptions. NO: `cdcl_core` has assumptions that cannot all hold. YES: the
 * solution stays readable until the next call. */
enum cdcl_verdict cdcl_solve(struct cdcl *s, const uint32_t *assumed, size_t n);
size_t cdcl_core(const struct cdcl *s, const uint32_t **lits);
bool cdcl_value(const struct cdcl *s, uint32_t var);   /* in the solution just found */
bool cdcl_is_fact(const struct cdcl *s, uint32_t var); /* its value is forced at the root */

/* Never again the solution just found. False: it was the last one. Not under assumptions. */
bool cdcl_block(struct cdcl *s);

/* A refutation written down as it is found. Clauses of the counts, of dots or corners too, are known to
 * who reads it, and so is "not all of `forbidden`". */
struct cdcl_proof {
    /* A clause that holds of every solution: what leaves a set of places (frame.h). */
    void (*cut)(void *ctx, const int32_t *place, size_t n_places, const uint32_t *lits, size_t n);
    void (*step)(void *ctx, const uint32_t *lits, size_t n); /* follows by unit propagation */
    void (*gone)(void *ctx, const uint32_t *lits, size_t n); /* a step that is not needed any more */
    void *ctx;
};

/* Of a new solver without guards: is there a solution besides? NO: the last step was the empty clause.
 * Slower than solving, as some of what the solver knows cannot be told (proof.c). */
enum cdcl_verdict cdcl_refute(struct cdcl *s, const uint32_t *forbidden, size_t n,
                              const struct cdcl_proof *to);

/* Count solutions up to limit, at least 1. Keeps the values of the first two, n_vars bytes each,
 * either of which may be NULL. YES: *n is the number, or limit; NO: *n is 0; UNKNOWN: *n were found
 * before steps or memory ran out. Ends the use of s for anything but reading statistics. */
enum cdcl_verdict cdcl_count(struct cdcl *s, uint64_t limit, uint8_t *first, uint8_t *second,
                             uint64_t *n);

struct cdcl_stats cdcl_stats(const struct cdcl *s);
bool cdcl_starved(const struct cdcl *s); /* UNKNOWN because the arena is used up */

/* After cdcl_solve said NO under these: a set of them that still cannot all hold, none of which can
 * be left out unless steps ran out first. Shrinks lits in place and returns how many are left;
 * *minimal says if it is proved. */
size_t cdcl_minimal_core(struct cdcl *s, uint32_t *lits, size_t n, bool *minimal);

/* What all solutions share: `value` comes with one solution, and goes with 2 where another differs.
 * Returns false if steps ran out: then 0 and 1 mean only "no difference found yet". */
bool cdcl_backbone(struct cdcl *s, uint8_t *value);

#endif
