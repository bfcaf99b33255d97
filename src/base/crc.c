/* crc.c - see crc.h. Half a byte at a time: a table of 16 words, written out. */
#include "base/crc.h"

#include <string.h>

uint32_t crc_of(uint32_t before, const void *bytes, size_t n)
{
    static const uint32_t half[16] = {0x00000000, 0x1db71064, 0x3b6e20c8, 0x26d930ac,
                                      0x76dc4190, 0x6b6b51f4, 0x4db26158, 0x5005713c,
                                      0xedb88320, 0xf00f9344, 0xd6d6a3e8, 0xcb61b38c,
                                      0x9b64c2b0, 0x86d3d2d4, 0xa00ae278, 0xbdbdf21c};
    uint32_t crc = ~before;
    for (const unsigned char *p = bytes; n > 0; n--, p++) {
        crc = crc >> 4 ^ half[(crc ^ *p) & 15];
        crc = crc >> 4 ^ half[(crc ^ *p >> 4) & 15];
    }
    return ~crc;
}

void crc_write(uint32_t crc, char out[CRC_DIGITS])
{
    for (int i = 0; i < CRC_DIGITS; i++)
        out[i] = "0123456789abcdef"[crc >> (28 - 4 * i) & 15];
}

bool crc_is(uint32_t crc, const char *digits)
{
    char wanted[CRC_DIGITS];
    crc_write(crc, wanted);
    return memcmp(wanted, digits, CRC_DIGITS) == 0;
}

/* While the text is only counted any digits will do. */
void crc_write_line(struct writer *out, size_t from)
{
    char digits[CRC_DIGITS];
    crc_write(out->n <= out->cap ? crc_of(0, out->out + from, out->n - from) : 0, digits);
    writer_text(out, "sum ");
    writer_slice(out, (struct slice){digits, sizeof digits});
    writer_char(out, '\n');
}
