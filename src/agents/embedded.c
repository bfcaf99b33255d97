/* embedded.c - see embedded.h. The assembler takes the bytes of a file as they are; QX_ROOT is the
 * folder of the sources. */
#include "agents/embedded.h"

#define EMBED(name, path)                                                                          \
    __asm__(".section .rodata\n.global " #name "\n" #name ":\n.incbin \"" QX_ROOT "/" path         \
            "\"\n.byte 0\n.previous\n")

EMBED(embedded_replay_css, "src/agents/replay.css");
EMBED(embedded_replay_js, "src/agents/replay.js");
EMBED(embedded_league_css, "src/agents/league_page.css");
EMBED(embedded_league_js, "src/agents/league_page.js");
EMBED(embedded_review_css, "src/agents/review_page.css");
EMBED(embedded_review_js, "src/agents/review_page.js");
EMBED(embedded_agent_py, "examples/agent.py");
EMBED(embedded_agent_c, "examples/agent.c");
EMBED(embedded_agent_js, "examples/agent.js");
