# Saved games on the full screen: a second window, files that cannot be read, a disk that is full, and a
# program that is killed while somebody plays. Nothing is written over the picture.
one='slant 3x3 ..../.2../..1./....' two='slant 4x4 ...0./.4.../2...2/...../.1.0.'
folder=$XDG_STATE_HOME/quincunx
plain() { "$program" play "$@" --plain 2>&1; }

# The second of two full screens is told who has the game, and gets one of its own.
cat >"$work/first" <<FIRST
export TERM=xterm-256color LC_ALL=C.UTF-8 XDG_STATE_HOME=$XDG_STATE_HOME
exec $program play '$one'
FIRST
mux new-session -d -s first -x 80 -y 24 "bash $work/first"
until [ -s "$folder/slant" ]; do sleep 0.1; done
first=$(mux display-message -p -t first: '#{pane_pid}')
open 120x30 "$two"
see "the game saved as slant: process $first (quincunx-full) is using it"
see 'is saved as slant-2'
see 'Slant 4×4'
keys '/'
see 'In progress'
mux send-keys -t first: '\\'
for i in $(seq 100); do grep -q '^step' "$folder/slant" && break || sleep 0.1; done
grep -q '^start slant 3x3' "$folder/slant" || fail "the first window's game is not in its place"
grep -q '^start slant 4x4' "$folder/slant-2" || fail "the second window's game is not in its place"
keys n # games that are left are in one row for both
see 'The game before is kept'
keys q
ends 0
open 120x30 slant --continue # its own, as the other is in use
see 'is saved as slant-2'
keys q
ends 0
mux send-keys -t first: q
for i in $(seq 100); do [ -e "$folder/slant.lock" ] && sleep 0.1 || break; done
open 80x24 "$one" # alone again: the games of both are in Recent
see 'The game before is kept'
keys r
see '4x4, 1 step: open'
see '3x3, 1 step: open'
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

# No room: told once; the game goes on, and is saved when there is room.
open 80x24 "$two"
see 'The game before is kept'
mv "$folder" "$work/away"
keys '/'
see 'this could not be saved'
keys Right '\\'
gone 'this could not be saved'
keys : # or where it is asked for
see 'Command'
keys -l save
keys Enter
see 'this could not be saved'
mv "$work/away" "$folder"
keys Down '\\'
see 'In progress'
for i in $(seq 100); do [ "$(grep -c '^step' "$folder/slant")" = 3 ] && break || sleep 0.1; done
keys : 
see 'Command'
keys -l save
keys Enter
see 'saved'
[ "$(grep -c '^step' "$folder/slant")" = 3 ] || fail "steps are missing"
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
    kept=$(grep -c '^step' "$folder/crosscut")
    [ "$kept" -ge $((shown - 1)) ] || fail "killed at move $shown, and only $kept are saved"
    open 80x24 crosscut --continue
    see "Move $((kept + 1))."
    keys q
    ends 0
    [ "$(ls -A "$folder")" = crosscut ] || fail "something is left behind: $(ls -A "$folder")"
done
