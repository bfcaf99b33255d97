/* embedded.c - see embedded.h. The assembler takes the bytes of a file as they are; QX_ROOT is the
 * folder of the sources. */
#include "agents/embedded.h"

#define EMBED(name, path)                                                                          \
    __asm__(".section .rodata\n.global " #name "\n" #name ":\n.incbin \"" QX_ROOT "/" path         \
            "\"\n.byte 0\n.previous\n")

EMBED(embedded_page_css, "src/agents/league_page.css");
EMBED(embedded_page_js, "src/agents/league_page.js");
EMBED(embedded_agent_py, "examples/agent.py");
EMBED(embedded_agent_c, "examples/agent.c");
EMBED(embedded_agent_js, "examples/agent.js");
