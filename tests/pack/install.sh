#!/usr/bin/env bash
# install.sh BUILD: installs into an empty folder, runs the program from there, and builds and runs
# examples/api.c and ask.c with nothing but what was installed.
set -uo pipefail
build=$(readlink -f "$1") root=$(dirname "$(dirname "$(dirname "$(readlink -f "$0")")")") bad=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fault() { echo "$*"; bad=$((bad + 1)); }

DESTDIR=$work cmake --install "$build" --prefix /opt/quincunx >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
at=$work/opt/quincunx
for file in bin/quincunx libexec/quincunx/quincunx-full lib/libquincunx.a lib/libquincunx.so lib/libquincunx.so.1 lib/pkgconfig/quincunx.pc include/quincunx.h \
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
dynamic=$flags static=${flags/-lquincunx/$at/lib/libquincunx.a}
export LD_LIBRARY_PATH=$at/lib
for example in api ask; do
    for linked in dynamic static; do
        gcc -std=c11 -Wall -Wextra -Werror ${CFLAGS:-} ${SANITIZE:+-fsanitize=$SANITIZE} \
            "$root/examples/$example.c" ${!linked} -o $example || fault "examples/$example.c does not compile, $linked"
        ./$example >got 2>&1 || fault "examples/$example.c failed, $linked"
        diff "$root/tests/pack/$example.want" got || fault "examples/$example.c says something else, $linked"
    done
    g++ -x c++ -std=c++17 -Wall -Wextra -Werror -fsyntax-only -I"$at/include" "$root/examples/$example.c" ||
        fault "examples/$example.c is no C++"
done
# what the library shows: the functions of the header, each with its version, and nothing else
shown=$(nm -D --defined-only "$at/lib/libquincunx.so.1" | awk '$2 == "T" { print $3 }' | sort)
wanted=$(sed -n 's/^ *\(quincunx_[a-z_]*\);$/\1@@QUINCUNX_1/p' "$root/cmake/quincunx.map" | sort)
[ "$shown" = "$wanted" ] || fault "the shared library shows other names than cmake/quincunx.map"
for name in $(grep -o 'quincunx_[a-z_]*(' "$at/include/quincunx.h" | sort -u); do
    grep -q "^ *${name%(};" "$root/cmake/quincunx.map" || fault "cmake/quincunx.map lacks ${name%(}"
done

echo "$bad faults"
[ "$bad" = 0 ]
