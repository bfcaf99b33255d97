# Saved games on the full screen: a second window, files that cannot be read, a disk that is full, and a
# program that is killed while somebody plays. Nothing is written over the picture.
one='slant 3x3 ..../.2../..1./....' two='slant 4x4 ...0./.4.../2...2/...../.1.0.'
folder=$XDG_STATE_HOME/quincunx
has_steps() { [ "$(grep -c ' step ' "$folder/slant")" = "$1" ]; }

# The second of two full screens is told who has the game, and gets one of its own.
cat >"$work/first" <<FIRST
export TERM=xterm-256color LC_ALL=C.UTF-8 XDG_STATE_HOME=$XDG_STATE_HOME
exec $program play '$one'
FIRST
mux new-session -d -s first -x 80 -y 24 "bash $work/first"
await 'the first window has saved nothing' test -s "$folder/slant"
first=$(mux display-message -p -t first: '#{pane_pid}')
open 120x30 "$two"
see "the game saved as slant: process $first (quincunx-full) is using it"
see 'is saved as slant-2'
see 'Slant 4×4'
keys '/'
see 'In progress'
mux send-keys -t first: '\\'
await 'the first window has saved no step' grep -q ' step ' "$folder/slant"
grep -q ' start slant 3x3' "$folder/slant" || fail "the first window's game is not in its place"
grep -q ' start slant 4x4' "$folder/slant-2" || fail "the second window's game is not in its place"
keys n # games that are left are in one row for both
see 'The game before is kept'
keys q
ends 0
open 120x30 slant --continue # its own, as the other is in use
see 'is saved as slant-2'
keys q
ends 0
mux send-keys -t first: q
await 'the first window does not end' test ! -e "$folder/slant.lock"
open 80x24 "$one" # alone again: the games of both are in Recent
see 'The game before is kept'
keys r
see '4x4, 1 step: In progress'
see '3x3, 1 step: In progress'
keys Escape q
ends 0
[ -e "$folder/slant-2" ] && fail "the second place was not given up"

# What cannot be read is moved aside, and the screen says so.
echo 'quincunx session 9 7.0.1' >"$folder/slant"
open 160x40 "$one"
see 'version 7.0.1 of the program wrote it'
see 'slant.unreadable'
keys '\\'
see 'In progress'
gone 'slant.unreadable'
keys q
ends 0
grep -q 'session 9' "$folder/slant.unreadable" || fail "it is not there"

# The folder is away: the open file goes on, a new one cannot be made. That is told once; the game goes on,
# and is saved when the folder is there again, with the game that was left.
open 80x24 "$two"
see 'The game before is kept'
keys '/'
see 'In progress'
mv "$folder" "$work/away"
keys n
see 'this could not be saved'
keys '\\'
gone 'this could not be saved'
keys : # or where it is asked for
see 'Command'
keys -l save
keys Enter
see 'this could not be saved'
mv "$work/away" "$folder"
keys Down '\\'
see 'In progress'
await 'the steps are not saved' has_steps 2
keys : 
see 'Command'
keys -l save
keys Enter
see 'saved'
has_steps 2 || fail "steps are missing"
grep -q " start $two" "$folder"/slant.recent* || fail "the game that was left is missing"
keys q
ends 0

# Killed at any moment: every move that the screen has shown is there, and the next sitting goes on.
RANDOM=${SEED:-7}
moves=(Enter Right Enter Right Enter Right Enter Right Enter Down Enter Left Enter Left Enter Left
    Enter Left Enter Down Enter Right Enter Right Enter Right Enter Right Enter)
for round in $(seq "${ROUNDS:-8}"); do
    rm -rf "$folder"
    open 80x24 crosscut --size 10x10 --players human,human
    see 'Move 1.'
    keys "${moves[@]}"
    sleep "0.0$((RANDOM % 4))$((RANDOM % 10))"
    shown=$(screen | sed -n 's/.*Move \([0-9]*\)\..*/\1/p')
    kill -9 "$(program_id)"
    ends 137
    kept=$(grep -c ' step ' "$folder/crosscut")
    [ "$kept" -ge $((shown - 1)) ] || fail "killed at move $shown, and only $kept are saved"
    open 80x24 crosscut --continue
    see "Move $((kept + 1))."
    keys q
    ends 0
    [ "$(ls -A "$folder")" = crosscut ] || fail "something is left behind: $(ls -A "$folder")"
done
