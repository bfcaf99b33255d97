# Puzzles that get harder one by one: rules, first steps, then the sheets. The same command, the same bytes.
$ for i in 1 2; do quincunx book --graded 12 slant --seed 5 -o $i.pdf --answers-file key-$i.pdf; done; cmp 1.pdf 2.pdf; cmp key-1.pdf key-2.pdf; ls
1.pdf
2.pdf
key-1.pdf
key-2.pdf
$ pdfinfo 1.pdf | grep Pages; pdfinfo key-1.pdf | grep Pages
Pages:           5
Pages:           1
$ pdftotext -f 1 -l 1 1.pdf - | grep -c '^Rules'; pdftotext -f 2 -l 2 1.pdf - | grep -E '^(First steps|number on the rim|from puzzle 1 on)$' | sort -u
1
First steps
from puzzle 1 on
number on the rim

# A line for the name on every sheet; ratings rise, from the first level to the last.
$ for page in 3 4 5; do pdftotext -f $page -l $page 1.pdf - | grep -cE '^(Name|Date)$'; done | sort | uniq -c | sed 's/^ *//'
3 2
$ pdftotext -f 3 1.pdf - | grep -E '^[0-9]\.[0-9]$' | wc -l; pdftotext -f 3 1.pdf - | grep -E '^[0-9]\.[0-9]$' | sort -c -n && echo rising
12
rising
$ pdftotext -f 3 1.pdf - | grep -oE 'slant:5x5:[a-z]+' | uniq -c | sed 's/^ *//'
3 slant:5x5:easy
3 slant:5x5:normal
3 slant:5x5:hard
3 slant:5x5:expert

# The answers stand in their own file alone, all on one page.
$ pdftotext key-1.pdf - | grep -E '^Answers|^12$'; pdftotext 1.pdf - | grep -c Answer
Answers 1–12
12
0
[1]

# Page by page the same on A4 and on Letter.
$ for paper in a4 letter; do quincunx book --graded 9 hexpath --up-to normal --title 'Class 7b' --answers --seed 2 --paper $paper -o $paper.pdf; pdftotext -layout $paper.pdf; pdfinfo $paper.pdf | grep 'Page size'; done; cmp a4.txt letter.txt && echo same
Page size:       595 x 842 pts (A4)
Page size:       612 x 792 pts (letter)
same
$ pdftotext a4.pdf - | grep -oE 'hexpath:[0-9]+:[a-z]+' | sort | uniq -c | sed 's/^ *//'
5 hexpath:4:easy
4 hexpath:5:normal

# One technique: the story of an example, then boards on which it is the next step, then that step.
$ quincunx book --technique 'Diagonal of 2s' slitherlink --seed 1 --count 4 -o one.pdf --answers-file one-key.pdf; pdftotext one.pdf - | grep -E '^(Diagonal of 2s|What a 2 has|On each board)' | sort | uniq -c | sed 's/^ *//'
2 Diagonal of 2s
1 On each board the next step is the one of the first page. Draw what follows from it.
1 What a 2 has in one corner it lacks in the opposite one, so a diagonal of 2s hands it on.
$ pdfinfo one.pdf | grep Pages; pdfinfo one-key.pdf | grep Pages; pdftotext one-key.pdf - | grep Answers
Pages:           2
Pages:           1
Answers 1–4

# The answers of any booklet can go to a file of their own.
$ quincunx book 'slant 2x2 .../.4./...' -o plain.pdf --answers-file plain-key.pdf; pdfinfo plain.pdf | grep Pages; pdftotext plain-key.pdf - | head -n 1
Pages:           1
Answer 1

# Both files or neither.
$ quincunx book 'slant 2x2 .../.4./...' -o alone.pdf --answers-file /nowhere/key.pdf; ls alone.pdf
quincunx: /nowhere/key.pdf: No such file or directory
ls: cannot access 'alone.pdf': No such file or directory
[2]
$ quincunx book 'slant 2x2 .../.4./...' -o alone.pdf --answers-file ./alone.pdf; quincunx book 'slant 2x2 .../.4./...' -o plain.pdf --answers-file ./plain.pdf
quincunx: --answers-file: the answers and the booklet need a file each
quincunx: --answers-file: the answers and the booklet need a file each
[2]
$ quincunx book 'slant 2x2 .../.4./...' -o a.pdf --answers --answers-file b.pdf
quincunx: choose one of --answers and --answers-file
[2]
$ quincunx book 'slant 2x2 .../.4./...' -o a.pdf --answers-file key.png
quincunx: key.png: expected a name that ends in .pdf
[2]

# What cannot be is said.
$ quincunx book --graded 8 slider -o a.pdf
quincunx: Slider is no puzzle: nothing of it is rated; 'book' prints its positions
quincunx: a.pdf: not written
[2]
$ quincunx book --graded 0 slant -o a.pdf
quincunx: --graded: expected a number from 1 to 96
quincunx: a.pdf: not written
[2]
$ quincunx book --graded 4 slant --up-to easi -o a.pdf; quincunx book --technique 'small loop' slant --up-to easy -o a.pdf
quincunx: --up-to: expected easy, normal, hard or expert
quincunx: --up-to is for --graded
[2]
$ quincunx book --technique 'diagonal of 7s' slitherlink -o a.pdf
quincunx: --technique: expected a technique by the name that `rate` and the guide of the game give it
quincunx: a.pdf: not written
[2]
$ quincunx book --technique search slitherlink -o a.pdf
quincunx: --technique: this is what is left where no technique helps, and nothing to practise
quincunx: a.pdf: not written
[2]
$ quincunx book --technique 'otherwise two answers' slant -o a.pdf
quincunx: --technique: hints use this only where they are asked to, so no puzzle needs it
quincunx: a.pdf: not written
[2]
$ quincunx book --graded 4 --technique suppose slant -o a.pdf
quincunx: choose one of --graded and --technique
[2]
$ quincunx book 'slant 2x2 .../.4./...' --seed 3 -o a.pdf
quincunx: --size, --seed, --count and --up-to are for --graded and --technique
[2]
$ quincunx book --graded 4 slant -f week -o a.pdf
quincunx: --graded and --technique make their puzzles: name the game, and no positions
[2]
$ quincunx book --graded 4 -o a.pdf
quincunx: expected one game: slant, slitherlink, hexpath, slider or crosscut
quincunx: a.pdf: not written
[2]
$ quincunx book --graded 4 slitherlink --size 2 --seed 1 -o a.pdf
quincunx: no such puzzle was found in the steps allowed
quincunx: a.pdf: not written
[3]
$ ls a.pdf
ls: cannot access 'a.pdf': No such file or directory
[2]
