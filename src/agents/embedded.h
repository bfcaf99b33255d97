/* embedded.h - files that are part of the program; each text ends with a zero byte. */
#ifndef AGENTS_EMBEDDED_H
#define AGENTS_EMBEDDED_H

/* Defines a text: the assembler takes the bytes of the file as they are. */
#define EMBED(name, path)                                                                          \
    __asm__(".section .rodata\n.global " #name "\n" #name ":\n.incbin \"" path                     \
            "\"\n.byte 0\n.previous\n")

extern const char embedded_replay_css[], embedded_replay_js[];
extern const char embedded_league_css[], embedded_league_js[];
extern const char embedded_review_css[], embedded_review_js[];
extern const char embedded_agent_py[], embedded_agent_c[], embedded_agent_js[];

#endif
