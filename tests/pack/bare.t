# A build without any of the optional libraries says what is missing, and does the rest.
$ quincunx solve 'slitherlink 3x2 ..1/.3.'
multiple: at least 2
slitherlink 3x2 ..1/.3. 110/100/010:1010/0110
slitherlink 3x2 ..1/.3. 010/000/010:0110/0110
[1]
$ quincunx show 'slant 2x1 .../.2.' --to svg | head -c 4; echo
<svg
$ quincunx show 'slant 2x1 .../.2.' --to png -o a.png
quincunx: this build has no PNG and PDF (cairo was missing); --to svg is there
[2]
$ quincunx show 'slant 2x1 .../.2.' --to pdf -o a.pdf
quincunx: this build has no PNG and PDF (cairo was missing); --to svg is there
[2]
$ quincunx book 'slant 2x1 .../.2.' -o a.pdf
quincunx: this build has no PDF (cairo was missing)
[2]
$ quincunx collection my.db add 'slant 2x1 .../.2.'
quincunx: this build has no collections (SQLite was missing)
[2]
$ quincunx collection my.db list --json
quincunx: this build has no collections (SQLite was missing)
[2]
$ quincunx help collection | head -1
usage: quincunx collection FILE add|rate|list|export|remove|info
$ quincunx league here --games 4
quincunx: this build has no SQLite, which leagues are kept in; 'match' needs none
[2]
$ quincunx serve --league here
quincunx: here: this build has no SQLite, which leagues are kept in; 'match' needs none
[2]
$ quincunx solve 'slant 2x1 .../.2.' --via sat
quincunx: line 1, column 1: this build has no SAT solver
[2]
$ quincunx solve 'slant 2x1 .../.2.' --certificate proof --via sat; quincunx solve 'slant 1x1 1./..' --dimacs - --encoding lazy --cuts; quincunx solve 'slant 1x1 1./..' --dimacs - | tail -1
quincunx: line 1, column 1: this build has no SAT solver
quincunx: line 1, column 1: this build has no SAT solver
1 0
$ quincunx solve 'slitherlink 3x3 .../.../113' --certificate proof; quincunx certify proof; quincunx solve 'slant 2x2 .../.4./...' --certificate proof --via own | head -1; quincunx certify proof; rm -r proof
unique
slitherlink 3x3 .../.../113 111/010/100/001:1001/1111/0011
valid: exactly one answer
unique
valid: exactly one answer
$ TERM=xterm script -qec 'quincunx play slant --seed 1' /dev/null | tr -d '\r'
quincunx: this build has no full screen (ncursesw was missing); use --plain
$ printf 'quit\n' | quincunx play 'slider 2 H+/+V H' --plain | head -1
Slider. 'help' lists what can be said.
$ quincunx serve
quincunx: the page was not built: 'make run' builds it (it needs clang-14, wasi-libc and npm)
[2]
$ quincunx tables slider --size 2 --dir t 2>/dev/null | head -1
positions: 12 with each side to move
$ ls
t
