/* embedded.h - files that are part of the program; each text ends with a zero byte. */
#ifndef AGENTS_EMBEDDED_H
#define AGENTS_EMBEDDED_H

extern const char embedded_page_css[], embedded_page_js[];
extern const char embedded_agent_py[], embedded_agent_c[], embedded_agent_js[];

#endif
