#!/usr/bin/env bash
# completion.sh PROGRAM: what Tab gives in bash, and in zsh and fish where they are installed.
set -uo pipefail
here=$(dirname "$(readlink -f "$0")") work=$(mktemp -d) bad=0 asked=0
trap 'rm -rf "$work"' EXIT
export PATH=$work:$PATH
ln -s "$(readlink -f "$1")" "$work/quincunx"
touch "$work/puzzles.txt"
cd "$work" || exit 1
for shell in bash zsh fish; do quincunx completion $shell >completion.$shell || exit 1; done

want() { # 'WORDS SO FAR' 'WANTED...': the words end in the one that Tab is pressed on
    local got
    got=$(bash --norc -c '. ./completion.bash
        IFS=" " read -ra COMP_WORDS <<<"$1"
        [[ $1 == *" " ]] && COMP_WORDS+=("")
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _quincunx
        echo "${COMPREPLY[*]}"' bash "$1" 2>&1)
    asked=$((asked + 1))
    [ "$got" = "$2" ] || { bad=$((bad + 1)); echo "'$1': got '$got', want '$2'"; }
}
want 'quincunx ma' 'match'
want 'quincunx co' 'convert collection completion'
want 'quincunx help rul' 'rules'
want 'quincunx new sl' 'slant slitherlink slider'
want 'quincunx solve --fo' '--forced'
want 'quincunx solve --via ' 'own sat'
want 'quincunx show --to p' 'png pdf'
want 'quincunx convert --to p' 'puzzlink'
want 'quincunx new slant --level e' 'easy expert'
want 'quincunx new slant -l e' 'easy expert'
want 'quincunx new slant --seed ' ''
want 'quincunx solve -f puz' 'puzzles.txt'
want 'quincunx review puz' 'puzzles.txt'
want 'quincunx completion z' 'zsh'

for command in $(quincunx help | sed -n 's/^  \([a-z]*\) .*/\1/p'); do # every option of every command
    want "quincunx $command --" \
        "$(quincunx help "$command" | grep -oE '^  .{4}--[a-z-]+' | grep -oE -- '--.*' | paste -sd ' ')"
done
for shell in zsh fish; do
    command -v $shell >/dev/null || { echo "$shell is not installed: not read"; continue; }
    asked=$((asked + 1))
    $shell -n completion.$shell || { bad=$((bad + 1)); echo "$shell cannot read its file"; }
done
if command -v zsh >/dev/null; then
    asked=$((asked + 1))
    mkdir zsh && cp completion.zsh zsh/_quincunx
    got=$(TERM=dumb HOME=$work timeout 120 zsh -f "$here/tab.zsh" "$work/zsh" 2>&1)
    [ "$got" = inserted ] || { bad=$((bad + 1)); echo "zsh: not inserted $got"; }
fi
if command -v fish >/dev/null; then
    asked=$((asked + 1))
    got=$(HOME=$work fish -c '. completion.fish; complete -C "quincunx show --to p"' 2>&1 | cut -f1 | paste -sd ' ')
    [ "$got" = 'pdf png' ] || { bad=$((bad + 1)); echo "fish: got '$got'"; }
fi
echo "$asked asked, $bad wrong"
[ "$bad" = 0 ]
