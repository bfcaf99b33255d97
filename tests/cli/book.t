# A booklet from standard input, twice the same bytes.
$ quincunx new slant --size 4x3 --seed 7 --count 5 --json >week.jsonl; for i in 1 2; do quincunx book --title 'Week 3' --answers -o $i.pdf <week.jsonl; done; cmp 1.pdf 2.pdf; ls
1.pdf
2.pdf
week.jsonl
$ ! command -v pdfinfo >/dev/null || TZ=UTC pdfinfo 1.pdf | grep -E 'Title|Creator|CreationDate|Pages|Page size'
Title:           Week 3
Creator:         Quincunx
CreationDate:    Sat Jan  1 00:00:00 2000 UTC
Pages:           5
Page size:       595 x 842 pts (A4)

# Real text: it can be searched and copied.
$ pdftotext -f 3 -l 3 1.pdf - | grep slant:
slant:4x3:normal:7:0:3
slant:4x3:normal:7:1:3
slant:4x3:normal:7:2:3
slant:4x3:normal:7:3:3
$ pdftoppm -r 20 -png 1.pdf page && ls page*
page-1.png
page-2.png
page-3.png
page-4.png
page-5.png

$ pdftotext -f 1 -l 2 1.pdf - | grep -E 'puzzles|Each|^Draw'
5 Slant puzzles
Each puzzle has exactly one solution. Answers: page 5.
Draw one diagonal in every cell. A number in a circle tells how
$ pdftotext -f 5 -l 5 1.pdf - | grep Answers
Answers 1–5

# Games may be mixed; positions may be arguments in any form that is read.
$ quincunx book gokigen/4/3/l372666bg 5x5t0:2b1b2b1b2b3b3b0b3 'slider 3 H++/H+B/+VV H' -o mixed.pdf --paper letter --per-page 6 --large && pdfinfo mixed.pdf | grep -E 'Pages|Page size'
Pages:           1
Page size:       612 x 792 pts (letter)

# Whole or not at all.
$ printf 'slant 2x2 .../.4./...\nslant 2x2 ...\nslant 2x2 .../.../...\n' | quincunx book -o bad.pdf; ls bad.pdf
quincunx: line 2, column 14: a row is missing: expected '/' and the next row
quincunx: line 3, column 1: this puzzle has not exactly one solution
quincunx: bad.pdf: not written
ls: cannot access 'bad.pdf': No such file or directory
[2]
$ quincunx book 'slant 2x2 .../.../...' -o bad.pdf
quincunx: line 1, column 1: this puzzle has not exactly one solution
quincunx: bad.pdf: not written
[1]
$ quincunx new slitherlink --size 12x12 --seed 1 | quincunx book -o late.pdf --steps 1
quincunx: line 1, column 1: the limit was reached before this puzzle was solved
quincunx: late.pdf: not written
[3]
$ quincunx book 'slant 2x2 .../.4./...'
quincunx: name the booklet: -o FILE.pdf
[2]
$ quincunx book 'slant 2x2 .../.4./...' -o a.pdf --per-page 3
quincunx: --per-page: expected 1, 2, 4 or 6
[2]
$ quincunx book 'slant 2x2 .../.4./...' -o a.pdf --paper a5
quincunx: --paper: expected a4 or letter
[2]
$ quincunx book 'slant 2x2 .../.4./...' -o a.pdf --title $'\xff'
quincunx: --title: expected some text in UTF-8, at most 300 bytes
[2]
$ quincunx book 'slant 2x2 .../.4./...' -o a.pdf --title "$(printf 'é%.0s' {1..600})"
quincunx: --title: expected some text in UTF-8, at most 300 bytes
[2]
$ quincunx book 'slant 2x2 .../.4./...' -o long.pdf --title "$(printf 'é%.0s' {1..150})" && pdfinfo long.pdf | grep Pages
Pages:           3
$ quincunx book 'slant 2x2 .../.4./...' -o /nowhere/a.pdf
quincunx: /nowhere/a.pdf: No such file or directory
[2]
$ quincunx book -o a.pdf </dev/null
quincunx: line 1, column 1: expected a position; there is none
quincunx: a.pdf: not written
[2]
