# A wrong corner of a drawing was told to be a dot, which a drawing refuses: there it is a +.
$ printf 'slant 1x1:\n  +-5\n1 |/|\n  +-+\n' | quincunx convert
quincunx: line 2, column 5: a corner is 0 to 4 or +
[2]
