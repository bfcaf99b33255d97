/* agent_template.h - programs to begin with, a file a row, made from examples/agents by the build: a board that knows the
 * rules of one game, and behind it a player that is the same for all games. */
#ifndef AGENTS_AGENT_TEMPLATE_H
#define AGENTS_AGENT_TEMPLATE_H

struct agent_template {
    const char *game, *language, *file; /* game NULL: the end of the table */
    const char *begin, *end;            /* what is written */
};

extern const struct agent_template agent_templates[];

#endif
