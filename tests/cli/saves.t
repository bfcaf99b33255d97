# Saved games: what cannot be read is never overwritten. One that a newer version wrote is refused by
# --continue and stays; a new game moves it aside and tells the name.
$ mkdir -p $XDG_STATE_HOME/quincunx; cd $XDG_STATE_HOME/quincunx; printf 'quincunx session 9 7.0.1\nand so on\n' > slant; cp slant was; quincunx play slant --plain --continue 2>&1 | sed "s,$PWD/,,"; cmp slant was; ls
quincunx: slant: version 7.0.1 of the program wrote it, in format 9 of a session; this is version 0.2.0 and knows format 3
slant
was
$ cd $XDG_STATE_HOME/quincunx; echo a2L | quincunx play 'slant 2x2 .../.4./...' --plain 2>&1 | sed "s,$PWD/,,g" | grep quincunx:; cmp slant.unreadable was; ls
quincunx: slant: version 7.0.1 of the program wrote it, in format 9 of a session; this is version 0.2.0 and knows format 3; it is kept as slant.unreadable
slant
slant.unreadable
was
# The same for damage and for something else, and each gets a name of its own.
$ cd $XDG_STATE_HOME/quincunx; sed -i 's/a2L/a2R/' slant; cp slant was; quincunx play slant --plain --continue 2>&1 | sed "s,$PWD/,,"; cmp slant was; echo | quincunx play 'slant 2x2 .../.4./...' --plain 2>&1 | sed "s,$PWD/,,g" | grep quincunx:; cmp slant.unreadable-2 was
quincunx: slant: this saved game was changed or damaged: the sum does not fit
quincunx: slant: this saved game was changed or damaged: the sum does not fit; it is kept as slant.unreadable-2
$ cd $XDG_STATE_HOME/quincunx; echo 'my notes' > slant; echo | quincunx play 'slant 2x2 .../.4./...' --plain 2>&1 | sed "s,$PWD/,,g" | grep quincunx:; cat slant.unreadable-3
quincunx: slant: this is not a saved game; it is kept as slant.unreadable-3
my notes
# In Recent too: it is moved aside when it is seen, before anything could push it out.
$ cd $XDG_STATE_HOME/quincunx; rm -f *; echo a2L | quincunx play 'slant 2x2 .../.4./...' --plain > /dev/null; echo broken > slant.recent; printf '%s\n' a1L recent | quincunx play 'slant 1x2 ../../..' --plain 2>&1 | sed "s,$PWD/,,g" | tail -n 3; cat slant.recent.unreadable
quincunx: slant.recent: this is not a saved game; it is kept as slant.recent.unreadable
In progress
1: 2x2, 1 step: In progress
broken

# A flipped bit anywhere gives no other game.
$ cd $XDG_STATE_HOME/quincunx; rm -f *; printf '%s\n' a2L b2R 'checkpoint one' a1R undo | quincunx play 'slant 2x2 .../.4./...' --plain > /dev/null; cp slant whole; for i in $(seq 1 40); do python3 -c 'import sys; d = bytearray(open("whole", "rb").read()); n = int(sys.argv[1]) * 7919 % (8 * len(d)); d[n // 8] ^= 1 << n % 8; open("slant", "wb").write(d)' $i; cp slant flipped; quincunx play slant --plain --continue < /dev/null > out 2>&1 && echo "bit $i: read"; cmp slant flipped; done; cp whole slant; echo position | quincunx play slant --plain --continue | tail -n 1
slant 2x2 .../.4./... LR/..

# A second window is told who has the game, and gets one of its own.
$ rm -f $XDG_STATE_HOME/quincunx/*; mkfifo in; quincunx play 'slant 2x2 .../.4./...' --plain < in > first & exec 3> in; until [ -s $XDG_STATE_HOME/quincunx/slant ]; do sleep 0.05; done; echo a2L >&3; echo c3L | quincunx play 'slant 3x3 ..../.2../..1./....' --plain 2>&1 | grep quincunx: | sed 's/process [0-9]*/process N/'; quincunx play slant --plain --continue < /dev/null 2>&1 | sed 's/process [0-9]*/process N/' | head -n 3; echo b2R >&3; echo position >&3; exec 3>&-; wait; tail -n 1 first; ls $XDG_STATE_HOME/quincunx
quincunx: the game saved as slant: process N (quincunx) is using it; this one is saved as slant-2
Slant. 'help' lists what can be said.
slant 3x3:
  +-+-+-+
slant 2x2 .../.4./... LR/..
slant
slant-2
# When the first place is free again, what is left in the others is in Recent: nothing is lost.
$ printf '%s\n' position recent | quincunx play slant --plain --continue 2>&1 | tail -n 2; ls $XDG_STATE_HOME/quincunx
slant 2x2 .../.4./... LR/..
1: 3x3, 1 step: In progress
slant
slant.recent
# Without a game of its own a second window cannot go on with one.
$ rm first; quincunx play slant --plain --continue < in > first & exec 3> in; until [ -s first ]; do sleep 0.05; done; quincunx play slant --plain --continue 2>&1 | sed 's/process [0-9]*/process N/'; exec 3>&-; wait; ls $XDG_STATE_HOME/quincunx
quincunx: the game saved as slant: process N (quincunx) is using it; without --continue this window gets a game of its own
slant
slant.recent

# Two that are started together, twenty times: each keeps its steps.
$ for i in $(seq 20); do rm -f $XDG_STATE_HOME/quincunx/*; echo a2L | quincunx play 'slant 2x2 .../.4./...' --plain > /dev/null 2>&1 & echo b1L | quincunx play 'slant 3x3 ..../.2../..1./....' --plain > /dev/null 2>&1; wait; printf '%s\n' recent | quincunx play 'slant 1x1 ../..' --plain 2>&1 | tail -n 2 | cut -d ' ' -f 2- | sort | tr '\n' ' '; cd $XDG_STATE_HOME/quincunx; ls | tr '\n' ' '; cd - > /dev/null; echo; done | sort | uniq -c
     20 2x2, 1 step: In progress 3x3, 1 step: In progress slant slant.recent slant.recent.2 
# And ten that leave one game for another at the same time: all are in one row, the last nine of them.
$ rm -f $XDG_STATE_HOME/quincunx/*; for i in $(seq 2 11); do printf '%s\n' a1L 'load slant 1x1 ../..' | quincunx play "slant ${i}x1 $(printf '.%.0s' $(seq 0 $i))/$(printf '.%.0s' $(seq 0 $i))" --plain > /dev/null 2>&1 & done; wait; echo recent | quincunx play 'slant 1x1 ../..' --plain | grep -c '1 step: In progress'; ls $XDG_STATE_HOME/quincunx
9
slant
slant.recent
slant.recent.2
slant.recent.3
slant.recent.4
slant.recent.5
slant.recent.6
slant.recent.7
slant.recent.8
slant.recent.9

# What cannot be saved is told once, the game goes on, and when there is room again all of it is saved, the
# game that was left in between as well.
$ rm -rf $XDG_STATE_HOME/quincunx; quincunx play 'slant 2x2 .../.4./...' --plain < in > first 2>&1 & exec 3> in; until [ -s $XDG_STATE_HOME/quincunx/slant ]; do sleep 0.05; done; mv $XDG_STATE_HOME/quincunx away; printf '%s\n' a2L 'load slant 1x2 ../../..' position >&3; until grep -q 'slant 1x2 ../../..' first; do sleep 0.05; done; mv away $XDG_STATE_HOME/quincunx; printf '%s\n' a1L recent >&3; exec 3>&-; wait; grep -c 'could not be saved' first; tail -n 2 first; ls $XDG_STATE_HOME/quincunx
1
In progress
1: 2x2, 1 step: In progress
slant
slant.recent
$ echo position | quincunx play slant --plain --continue | tail -n 1
slant 1x2 ../../.. ./L

# Going back to a game changes places, and nine are kept whichever is taken.
$ rm -f $XDG_STATE_HOME/quincunx/*; (for i in $(seq 1 10); do echo "load slant ${i}x1 $(printf '.%.0s' $(seq 0 $i))/$(printf '.%.0s' $(seq 0 $i))"; echo a1L; done; echo recent; echo 'recent 4'; echo recent) | quincunx play 'slant 1x1 ../..' --plain 2>&1 | grep step
1: 9x1, 1 step: In progress
2: 8x1, 1 step: In progress
3: 7x1, 1 step: In progress
4: 6x1, 1 step: In progress
5: 5x1, 1 step: In progress
6: 4x1, 1 step: In progress
7: 3x1, 1 step: In progress
8: 2x1, 1 step: In progress
9: 1x1, 1 step: Puzzle complete
1: 10x1, 1 step: In progress
2: 9x1, 1 step: In progress
3: 8x1, 1 step: In progress
4: 7x1, 1 step: In progress
5: 5x1, 1 step: In progress
6: 4x1, 1 step: In progress
7: 3x1, 1 step: In progress
8: 2x1, 1 step: In progress
9: 1x1, 1 step: Puzzle complete
