/* nothing.c - a library of other libraries needs one file of its own. */
typedef int nothing;
