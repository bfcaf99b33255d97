#!/usr/bin/env bash
# install.sh BUILD: installs into an empty folder, runs the program from there, and builds and runs
# examples/api.c with nothing but what was installed.
set -uo pipefail
build=$(readlink -f "$1") root=$(dirname "$(dirname "$(dirname "$(readlink -f "$0")")")") bad=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fault() { echo "$*"; bad=$((bad + 1)); }

DESTDIR=$work cmake --install "$build" --prefix /opt/quincunx >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
at=$work/opt/quincunx
for file in bin/quincunx libexec/quincunx/quincunx-full lib/libquincunx.a lib/pkgconfig/quincunx.pc include/quincunx.h \
    share/man/man1/quincunx.1 share/man/man1/quincunx-new.1 share/bash-completion/completions/quincunx \
    share/zsh/site-functions/_quincunx share/fish/vendor_completions.d/quincunx.fish \
    share/doc/quincunx/{README.md,CHANGELOG.md,LICENSE,docs/NOTATION.md,examples/agent.py}; do
    [ -s "$at/$file" ] || fault "not installed: $file"
done
version=$("$at/bin/quincunx" --version)
[ "$version" = "quincunx $(PKG_CONFIG_PATH=$at/lib/pkgconfig pkg-config --modversion quincunx)" ] ||
    fault "the program says '$version', quincunx.pc something else"
grep -q "^## ${version#quincunx } " "$root/CHANGELOG.md" || fault "CHANGELOG.md does not tell of $version"
strays=$(nm -g --defined-only "$at/lib/libquincunx.a" | awk 'NF == 3 && $3 !~ /^quincunx_/ { print $3 }')
[ -z "$strays" ] || fault "the library shows names that are not its own:" $strays

python3 "$root/tools/check-links" "$at/share/doc/quincunx" || fault "a link of the installed documents is dead"
cd "$work" || exit 1
# SANITIZE, CFLAGS: what the library was built with has to be linked in
flags=$(PKG_CONFIG_PATH=$at/lib/pkgconfig pkg-config --cflags --libs quincunx) || fault "pkg-config"
gcc -std=c11 -Wall -Wextra -Werror ${CFLAGS:-} ${SANITIZE:+-fsanitize=$SANITIZE} \
    "$root/examples/api.c" $flags -o api || fault "examples/api.c does not compile"
./api >got 2>&1 || fault "examples/api.c failed"
diff "$root/tests/pack/api.want" got || fault "examples/api.c says something else"
echo "$bad faults"
[ "$bad" = 0 ]
