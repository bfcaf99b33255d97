/* crc.h - CRC-32 as zip, gzip and PNG have it: notices every flipped bit, and other programs have
 * it too. */
#ifndef BASE_CRC_H
#define BASE_CRC_H

#include "base/text.h"

enum { CRC_DIGITS = 8 };

/* Of the bytes before (0 for none) and these. */
uint32_t crc_of(uint32_t before, const void *bytes, size_t n);
void crc_write(uint32_t crc, char out[CRC_DIGITS]); /* lower-case hexadecimal, no NUL */
bool crc_is(uint32_t crc, const char *digits);       /* do these eight characters say it? */

/* A last line "sum 1a2b3c4d" of what was written from byte `from` on. */
void crc_write_line(struct writer *out, size_t from);

#endif
