# How it looks on other terminals: plain characters, no colours, few colours, and all of it told
# apart without any.
boards=('slant 3x3 ..../.2../..1./.... L../.R./...' 'slitherlink 3x3 .../.4./... .../.1./.../...:..../..1./....'
    'hexpath 3 2S,2,2/3,1G,2/3,2E,X a3-b2' 'slider 4 H+++/H+B+/H+++/+VVV H'
    'crosscut 5x5 ...../.R.B./..B../.R.../..... R')
for board in "${boards[@]}"; do
    open 80x24 "$board" --ascii
    see 'I  Rules'
    keys h Tab
    see 'arrows choose'
    if screen | LC_ALL=C grep -n '[^ -~]'; then fail "not plain characters"; fi
    keys '?'
    see ' more below '
    if screen | LC_ALL=C grep -n '[^ -~]'; then fail "not plain characters"; fi
    keys Escape Escape q
    ends 0

    ENVIRONMENT=NO_COLOR=1 open 80x24 "$board"
    see 'I  Rules'
    [ -z "$(colours)" ] || fail "NO_COLOR, and yet: $(colours | tr '\n' ' ')"
    keys q
    ends 0

    open 80x24 "$board"
    see 'I  Rules'
    colours | grep -q '38;5;' || fail "256 colours, and none is used"
    keys q
    ends 0

    # Neither black nor white, one of which is the background of many.
    WINDOW=xterm open 80x24 "$board"
    see 'I  Rules'
    [ -n "$(colours)" ] || fail "8 colours, and none is used"
    if colours | grep -E '38;|9[0-7]|(^|;)3[07](;|$)'; then fail "not among the 8 colours, or black or white"; fi
    keys q
    ends 0

    WINDOW=vt100 open 80x24 "$board" # without any
    see 'q  Quit'
    [ -z "$(colours)" ] || fail "no colours here, and yet: $(colours | tr '\n' ' ')"
    keys q
    ends 0
done

# Without a locale that has them, plain characters are chosen by themselves.
ENVIRONMENT=LC_ALL=C open 80x24 "${boards[0]}"
see 'I  Rules'
if screen | LC_ALL=C grep -n '[^ -~]'; then fail "not plain characters"; fi
keys q
ends 0
