# tab.zsh FOLDER: presses Tab in a zsh at a terminal of its own, with the completion _quincunx of FOLDER.
# Waits for what must be inserted, for ever if it is not: whoever calls this sets a time.
zmodload zsh/zpty
zpty -b shell zsh -f -i
seen=
wait_for() { while [[ $seen != *$1* ]] && zpty -r shell more; do seen+=$more; done }

zpty -w shell "PS1='> '; fpath=($1 \$fpath); autoload -U compinit; compinit -u -D; unsetopt beep; print rea\dy"
wait_for ready
zpty -w -n shell $'quincunx solve --forc\t'
wait_for 'solve --forced'
zpty -w -n shell $'\x15quincunx show --to sv\t'
wait_for 'show --to svg'
zpty -w -n shell $'\x15quincunx new slith\t'
wait_for 'new slitherlink'
zpty -d shell
print inserted
