#!/usr/bin/env bash
# man.sh PROGRAM: every command has a manual page with all its options, and man finds nothing to say.
set -uo pipefail
program=$1 root=$(dirname "$(dirname "$(dirname "$(readlink -f "$0")")")") bad=0 pages=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fault() { echo "$*"; bad=$((bad + 1)); }

"$root/tools/man-pages" "$program" "$work" || exit 1
commands=$("$program" help | sed -n 's/^  \([a-z]*\) .*/\1/p')
for command in '' $commands; do
    page=$work/quincunx${command:+-$command}.1 pages=$((pages + 1))
    [ -s "$page" ] || { fault "there is no page ${page##*/}"; continue; }
    text=$(MANWIDTH=80 LC_ALL=C.UTF-8 man --warnings -l "$page" 2>"$work/warnings" | col -bx)
    [ -s "$work/warnings" ] && fault "${page##*/}: $(cat "$work/warnings")"
    for heading in NAME SYNOPSIS ${command:+OPTIONS}; do
        grep -qx "$heading" <<<"$text" || fault "${page##*/}: no $heading"
    done
    [ -n "$command" ] || { main=$text; continue; }
    grep -qE "^ +quincunx-$command\(1\)" <<<"$main" || fault "quincunx.1 does not list $command"
    for option in $("$program" help "$command" | grep -oE '^  .{4}--[a-z-]+' | grep -oE -- '--.*'); do
        grep -qE -- "^ +(-., )?$option( |\[|$)" <<<"$text" || fault "${page##*/}: no $option"
    done
done
for heading in EXAMPLES 'EXIT STATUS' FILES ENVIRONMENT; do
    grep -qx "$heading" <<<"$main" || fault "quincunx.1: no $heading"
done
echo "$pages pages, $bad faults"
[ "$bad" = 0 ] && [ "$pages" -gt 20 ]
