#!/usr/bin/env bash
# deb.sh BUILD: packs a build, unpacks the packages into an empty folder, and runs what is in them: the program, the
# Python package over the shared library, an example that is compiled with the header. lintian, where it is there,
# finds no error.
set -uo pipefail
build=$(readlink -f "$1") root=$(dirname "$(dirname "$(dirname "$(readlink -f "$0")")")") bad=0
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fault() { echo "$*"; bad=$((bad + 1)); }

"$root/tools/deb" "$build" "$work" >"$work/said" 2>&1 || { cat "$work/said"; exit 1; }
package=$(tail -n 1 "$work/said")
version=$("$build/quincunx" --version | cut -d ' ' -f 2)
[ "$(dpkg-deb -f "$package" Version)" = "$version" ] || fault "not version $version"
dpkg-deb -f "$package" Depends | grep -q 'libc6 (>=' || fault "does not depend on libc6"
for one in quincunx libquincunx1 libquincunx-dev python3-quincunx; do
    file=$(echo "$work/$one"_*.deb)
    dpkg-deb -x "$file" "$work/root" || fault "$one cannot be unpacked"
    (cd "$work/root" && dpkg-deb --ctrl-tarfile "$file" | tar -xO ./md5sums | md5sum --quiet -c) || fault "$one: md5sums"
    [ -z "$(dpkg-deb -c "$file" | grep -v ' root/root ')" ] || fault "$one: files of somebody else"
    [ -s "$work/root/usr/share/doc/$one/copyright" ] || fault "$one: no copyright"
    if command -v lintian >/dev/null; then lintian --fail-on error "$file" >"$work/lintian" 2>&1 || { grep ^E "$work/lintian"; fault "$one: lintian"; }; fi
done
for file in share/man/man1/quincunx.1.gz share/doc/quincunx/copyright share/doc/quincunx/changelog.gz include/quincunx.h \
    share/zsh/vendor-completions/_quincunx; do
    [ -s "$work/root/usr/$file" ] || fault "no $file"
done
got=$(cd / && env -i PATH="$work/root/usr/bin" quincunx moves 'slider 3 H++/H++/+VV H' 2>&1)
[ "$got" = 'a2d a2r a3r' ] || fault "the program says: $got"
# what needs a library is done by the second program, which has to be found from the first
(cd "$work" && env -i PATH="$work/root/usr/bin:/usr/bin" quincunx show 'slant 2x1 .../.2.' --to pdf -o a.pdf) || fault "no PDF"
[ "$(head -c 4 "$work/a.pdf")" = %PDF ] || fault "not a PDF"
libraries=$work/root/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)
got=$(cd / && LD_LIBRARY_PATH=$libraries PYTHONPATH=$work/root/usr/lib/python3/dist-packages PYTHONDONTWRITEBYTECODE=1 python3 -c \
    'import quincunx; print(quincunx.solve("slant 2x2 .../.4./...")["solution"], quincunx.__version__)' 2>&1)
[ "$got" = "LR/RL $version" ] || fault "Python says: $got"
gcc -I "$work/root/usr/include" "$root/examples/ask.c" -L "$libraries" -lquincunx -o "$work/ask" &&
    LD_LIBRARY_PATH=$libraries "$work/ask" >"$work/said" 2>&1 || fault "examples/ask.c"
echo "${package##*/}: $bad faults"
[ "$bad" = 0 ]
