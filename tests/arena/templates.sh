#!/usr/bin/env bash
# What `arena new-agent LANGUAGE --game GAME` writes into an empty folder: its own tests pass, its board has the program's
# moves in random games, and it plays a match without a fault. What is not installed is left out, and counted.
set -euo pipefail
quincunx=$(readlink -f "$1") here=$(dirname "$(readlink -f "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "$*"; exit 1; }
tried=0 left_out=0

try() { # LANGUAGE GAME PROGRAM BUILD COMMAND OPTIONS...
    local language=$1 game=$2 program=$3 build=$4 command=$5
    shift 5
    command -v "$program" >/dev/null || { left_out=$((left_out + 1)); return 0; }
    mkdir "$work/$language-$game"
    cd "$work/$language-$game"
    "$quincunx" arena new-agent "$language" --game "$game" >next
    grep -qx "  quincunx match '$command' random --game $game" next || fail "$(cat next)"
    eval "$build"
    [ "$($command test)" = 'the board is well; search is still to be written' ] || fail "$command test"
    local board=$command
    if [ -e Move.java ]; then # the course's interface: its board is asked through a class of the tests
        javac -cp classes -d classes "$here/course/Boards.java"
        board='java -cp classes Boards'
    fi
    for seed in 1 2; do python3 "$here/boards.py" "$quincunx" "$game" "$seed" $board >positions; done
    "$quincunx" match "$command" greedy --game "$game" "$@" --games 2 --seed 3 --limits start=200,move=100 --json >games
    [ "$(grep -cE '"verdict":"(WIN|DRAW|REPETITION|CAP|TIE-PASS)"' games)" = 2 ] || fail "$command: $(cat games)"
    tried=$((tried + 1))
}

for game in 'slider --size 5' 'crosscut --size 6x5' 'slant --size 4x3 --set rule=sound'; do
    set -- $game
    game=$1
    shift
    try python "$game" python3 : 'python3 agent.py' "$@"
    try c "$game" cc 'cc -O2 -Wall -Wextra -Werror -o agent agent.c' ./agent "$@"
    try js "$game" node : 'node agent.js' "$@"
    try java "$game" javac 'javac -Xlint:all -Werror -d classes *.java' 'java -cp classes Agent' "$@"
done

# Java as docs/AGENTS.md has it, line by line: the examples of that page are run elsewhere, where there may be no Java.
if command -v javac >/dev/null; then
    mkdir "$work/bin" "$work/told"
    ln -s "$quincunx" "$work/bin/quincunx"
    cd "$work/told"
    sed -n '/^## Java$/,/^The same step/s/^    //p' "$here/../../docs/AGENTS.md" >lines
    [ "$(wc -l <lines)" = 4 ] || fail "$(cat lines)"
    PATH=$work/bin:$PATH bash -e lines >said
    grep -qx 'the board is well; search is still to be written' said || fail "$(cat said)"
    tail -n 1 said | grep -q '^java -cp classes Agent - random: 8 games' || fail "$(cat said)"
    sed -n '/^The same step, in `choose` of `Agent.java`/,/^[A-Z`].*interface/s/^    //p' "$here/../../docs/AGENTS.md" >step
    [ "$(wc -l <step)" = 6 ] || fail "$(cat step)"
    sed -i -e '/return moves.get(random/{r step' -e 'd}' Agent.java
    javac -Xlint:all -Werror -d classes ./*.java
    "$quincunx" match 'java -cp classes Agent' random --game slider --size 5 --games 4 --limits start=200,move=100 --json >said
    grep -q '"wins":4' said || fail "$(cat said)"
fi
[ $((tried + left_out)) = 12 ] || fail "tried $tried, left out $left_out"

# The exercise as it is told, done: search is right, and a player of two plies beats the one of no plies.
cd "$work/python-slider"
python3 - <<'END'
text = open("agent.py").read()
text = text.replace("    raise NotImplementedError\n", """    moves = board.moves() if plies else []
    return max((after(board, move, plies) for move in moves), default=board.lead())


def after(board, move, plies):
    board.play(move)
    worth = -search(board, plies - 1)
    board.undo()
    return worth
""")
text = text.replace("return random.choice(board.moves())", "return max(board.moves(), key=lambda move: after(board, move, 2))")
open("agent.py", "w").write(text)
END
[ "$(python3 agent.py test)" = 'all is well' ] || fail 'the exercise, done, fails its tests'
"$quincunx" match 'python3 agent.py' random --game slider --size 4 --games 8 --limits start=200,move=100 --json >games
grep -q '"wins":8' games || fail "$(cat games)"
echo "$tried templates, $left_out left out for want of their language"
