# Random keys: the program neither falls over nor stops listening. The panel has Quit among its
# controls; then the game is gone on with. SEED and ROUNDS choose others and more.
RANDOM=${SEED:-7}
all=(Up Down Left Right Up Down Left Right Enter Space BSpace Escape Tab z y h c k K D e o T t r i : . + - 0
    '?' '\' / x l S-Up S-Down S-Left S-Right M W P B L X F 1 2 p g R 1 2 3 4 Enter Enter n S V m)
for game in 'slant 4x4 ...0./.4.../2...2/...../.1.0.' 'slitherlink 5x5 2..1./.2..1/..2../3..3./.0..3' \
    'hexpath 5 5,5,4,5G,5/1,3,2,2G,4/2S,3,1,1,3/5,4,1,2,2E/2,1,4,4,2' slider crosscut; do
    open 80x24 "$game" --seed 3
    see 'New Game'
    for ((round = 0; round < ${ROUNDS:-12}; round++)); do
        some=()
        for ((i = 0; i < 25; i++)); do some+=("${all[RANDOM % ${#all[@]}]}"); done
        keys "${some[@]}"
        press_at $((RANDOM % 80 + 1)) $((RANDOM % 24 + 1)) $((RANDOM % 2 * 2))
        [ $((round % 5)) = 4 ] && mux resize-window -t play: -x $((40 + RANDOM % 60)) -y $((12 + RANDOM % 20))
        sleep 0.1
        is_over && { ends 0; open 80x24 "${game%% *}" --continue; see '? keys'; }
    done
    mux resize-window -t play: -x 80 -y 24
    is_over || { keys Escape Escape Escape Escape; sleep 0.5; keys Escape Escape q; }
    ends 0
done
