/* certificate.c - `solve --certificate DIR` (certificate/certificate.h). */
#include "certificate/certificate.h"

#include "front/cli/cli.h"

const char *certificate_refusal(const struct cli *c, const struct board *b)
{
    if (b->game->puzzle->certified == CERTIFIED_NOT)
        return "there are no certificates of this game";
    if (c->value[OPT_FROM_HERE])
        return "a certificate is about the puzzle: without --from-here";
    if (c->answered > 0)
        return "a certificate is about one puzzle";
    return NULL;
}

enum exit_code certificate_write(struct cli *c, const struct board *b, const struct solve *s,
                                 const struct unsat_core *conflict)
{
    const struct certificate_order order = {c->value[OPT_CERTIFICATE], b, s, conflict,
                                            cli_is_via_sat(c)    ? CERTIFICATE_SAT
                                            : c->value[OPT_VIA] ? CERTIFICATE_OWN
                                                                : CERTIFICATE_EITHER};
    struct certificate_result r = {0};
    if (s->answer == ANSWER_MANY)
        return cli_say(EXIT_NO, "%s: not written, for there is more than one answer", order.folder);
    switch (certificate_make(&order, &r, &c->work)) {
    case CERTIFICATE_WRITTEN:
        return EXIT_YES;
    case CERTIFICATE_FAILED:
        return cli_fail_err(c, r.err);
    case CERTIFICATE_DISPUTED:
        return cli_fail(c, EXIT_USAGE, "two solvers disagree about this puzzle");
    case CERTIFICATE_INVALID:
        return cli_say(EXIT_USAGE, "%s: not written: %s, line %zu: %s", order.folder,
                       certificate_names[r.report.file], r.report.line, r.report.why);
    default:
        return cli_say(EXIT_USAGE, "%s", r.fault.why);
    }
}
