# The terminal is given back whatever happens: by quitting, by a signal that asks to end, by one
# that means a crash, while the program is stopped. `ends` looks at the settings, the screen, the
# mouse and the cursor every time.
puzzle='slant 3x3 ..../.2../..1./....'
for signal in TERM HUP INT QUIT; do
    open 80x24 "$puzzle"
    see 'A new puzzle'
    keys '\\'
    see '╲'
    kill -"$signal" "$(program_id)"
    ends 0
    open 80x24 slant --continue
    see 'In progress'
    see '╲'
    keys q
    ends 0
done

ASAN_MORE=handle_segv=0:handle_sigfpe=0
export ASAN_MORE
for crash in ABRT:134 SEGV:139 FPE:136; do
    ENVIRONMENT=ASAN_MORE=$ASAN_MORE open 80x24 "$puzzle"
    see 'A new puzzle'
    keys '\\'
    see '╲'
    kill -"${crash%:*}" "$(program_id)"
    ends "${crash#*:}"
    open 80x24 slant --continue # and nothing is lost
    see '╲'
    keys q
    ends 0
done

open 80x24 "$puzzle"
see 'A new puzzle'
keys C-z
gone 'A new puzzle'
flags=$(mux display-message -p -t play: '#{alternate_on}#{mouse_any_flag}')
[ "$flags" = 00 ] || fail "stopped, it keeps the terminal: $flags"
resize 100x30
kill -CONT "$(program_id)"
see 'A new puzzle'
see 'New Game'
keys '\\'
see '╲'
keys q
ends 0

# Without a terminal that has a full screen it says so and leaves.
WINDOW=dumb open 80x24 "$puzzle"
ends 2
see '--plain does without one'
