# A number too large for any board was answered as if there were no number.
$ quincunx convert gokigen/99999999999/1/g
quincunx: line 1, column 9: a board of Slant is 1x1 to 1000x1000
[2]
