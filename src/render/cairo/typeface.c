/* typeface.c - see typeface.h. The files are taken in by the assembler; TYPEFACE is their folder.
 * Lato is Łukasz Dziedzic's, under the SIL Open Font License. */
#include "render/cairo/typeface.h"

__asm__(".section .rodata\n"
        "lato_regular: .incbin \"" TYPEFACE "/Lato-Regular.ttf\"\n"
        "lato_regular_end:\n"
        "lato_bold: .incbin \"" TYPEFACE "/Lato-Bold.ttf\"\n"
        "lato_bold_end:\n"
        "lato_light: .incbin \"" TYPEFACE "/Lato-Light.ttf\"\n"
        "lato_light_end:\n"
        ".globl lato_regular, lato_regular_end, lato_bold, lato_bold_end, lato_light, "
        "lato_light_end\n"
        ".text\n");

extern const unsigned char lato_regular[], lato_regular_end[], lato_bold[], lato_bold_end[],
    lato_light[], lato_light_end[];

const struct typeface typeface[FACE_COUNT] = {
    [FACE_PLAIN] = {lato_regular, lato_regular_end},
    [FACE_BOLD] = {lato_bold, lato_bold_end},
    [FACE_LIGHT] = {lato_light, lato_light_end},
};
