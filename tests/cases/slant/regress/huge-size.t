# A number too large for any board was answered as if there were no number.
$ quincunx convert gokigen/99999999999/1/g
quincunx: line 1, column 9: this game has no board of that size
[2]
