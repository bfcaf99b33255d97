# Files that version 0.1.0 wrote are read by every later one (tests/fixtures): its saved games.
$ mkdir $XDG_STATE_HOME; cp -r $ROOT/tests/fixtures/0.1.0/state/quincunx $XDG_STATE_HOME; for g in slant slitherlink hexpath slider crosscut; do printf '%s\n' position redo position | quincunx play $g --plain --continue | grep -E "^($g [^ ]+ .*[^:]|there is .*)$"; done
slant 4x4 ...0./.4.../2...2/...../.1.0. L.../..../..../....
slant 4x4 ...0./.4.../2...2/...../.1.0. LRLR/RLLL/LLRR/RRRL
slitherlink 3x2 2../.3. .10/.../...:..10/....
slitherlink 3x2 2../.3. .10/.../...:..10/1...
hexpath 3 2S,2,2/3,1,2/3,2E,X a3-b2-a2
there is nothing to do again
hexpath 3 2S,2,2/3,1,2/3,2E,X a3-b2-a2
slider 4 +H++/H+B+/HV++/++VV H
there is nothing to do again
slider 4 +H++/H+B+/HV++/++VV H
crosscut 6x7 ....../....../..B.../....../..R.../....../...... R
there is nothing to do again
crosscut 6x7 ....../....../..B.../....../..R.../....../...... R
# Gone on with they are written in the new form; Recent of 0.1.0 is read too.
$ head -qn 1 $XDG_STATE_HOME/quincunx/{slant,crosscut} | cut -d ' ' -f 1-3; grep -c '^jump' $XDG_STATE_HOME/quincunx/crosscut; printf '%s\n' recent 'recent 1' discard redo position | quincunx play slant --plain --continue | tail -n 3
quincunx session 2
quincunx session 2
1
back at the checkpoint
open
slant 4x3 ...../.32.2/1.1.1/.1... ...L/...R/....
