#!/usr/bin/env bash
# deb.sh BUILD: packs a build, unpacks the package into an empty folder, and runs what is in it.
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
dpkg-deb -x "$package" "$work/root" || fault "cannot be unpacked"
(cd "$work/root" && dpkg-deb --ctrl-tarfile "$package" | tar -xO ./md5sums | md5sum --quiet -c) || fault "md5sums"
[ -z "$(dpkg-deb -c "$package" | grep -v ' root/root ')" ] || fault "files of somebody else"
for file in share/man/man1/quincunx.1.gz share/doc/quincunx/copyright share/doc/quincunx/changelog.gz include/quincunx.h \
    share/zsh/vendor-completions/_quincunx; do
    [ -s "$work/root/usr/$file" ] || fault "no $file"
done
got=$(cd / && env -i PATH="$work/root/usr/bin" quincunx moves 'slider 3 H++/H++/+VV H' 2>&1)
[ "$got" = 'a2d a2r a3r' ] || fault "the program says: $got"
# what needs a library is done by the second program, which has to be found from the first
(cd "$work" && env -i PATH="$work/root/usr/bin:/usr/bin" quincunx show 'slant 2x1 .../.2.' --to pdf -o a.pdf) || fault "no PDF"
[ "$(head -c 4 "$work/a.pdf")" = %PDF ] || fault "not a PDF"
echo "${package##*/}: $bad faults"
[ "$bad" = 0 ]
