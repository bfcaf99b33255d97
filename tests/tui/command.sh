# The command line of the full screen says what the plain conversation says, word for word.
board='slant 4x4 ...0./.4.../2...2/...../.1.0.'
for line in 'check' 'redo' 'hint' 'cell b2' 'shade a1 inside' 'cell z99' 'seat third max' 'multiplayer what' \
    'mistakes full' 'new large' 'timers' 'keep' 'goto 7'; do
    words=$(echo "$line" | XDG_STATE_HOME=$work/other "$program" play "$board" --plain | tail -n 1)
    [ -n "$words" ] || fail "nothing is said to '$line'"
    open 120x30 "$board"
    see 'A new puzzle'
    keys :
    see 'Command'
    type_text "$line"
    keys Enter
    see "$words"
    keys q
    ends 0
    rm -rf "$XDG_STATE_HOME/quincunx"
done
