/* typeface.c - see typeface.h. The files are taken in by the assembler; TYPEFACE is their folder.
 * Lato is Łukasz Dziedzic's, under the SIL Open Font License. */
#include "render/cairo/typeface.h"

__asm__(".section .rodata\n"
        "typeface_regular: .incbin \"" TYPEFACE "/Lato-Regular.ttf\"\n"
        "typeface_regular_end:\n"
        "typeface_bold: .incbin \"" TYPEFACE "/Lato-Bold.ttf\"\n"
        "typeface_bold_end:\n"
        "typeface_light: .incbin \"" TYPEFACE "/Lato-Light.ttf\"\n"
        "typeface_light_end:\n"
        ".globl typeface_regular, typeface_regular_end, typeface_bold, typeface_bold_end, "
        "typeface_light, "
        "typeface_light_end\n"
        ".text\n");

extern const unsigned char typeface_regular[], typeface_regular_end[], typeface_bold[],
    typeface_bold_end[], typeface_light[], typeface_light_end[];

const struct typeface typeface[FACE_COUNT] = {
    [FACE_PLAIN] = {typeface_regular, typeface_regular_end},
    [FACE_BOLD] = {typeface_bold, typeface_bold_end},
    [FACE_LIGHT] = {typeface_light, typeface_light_end},
};
