# A file's name says what is in it, and a file that is read is never written. What does not fit is refused
# before anything is done.
$ quincunx new slant --seed 1 --size 3 --count 2 > x; cp x was; for o in x.png x.PNG x.txt x.pdf.gz; do quincunx book -f x -o $o; done; quincunx book -f x -o x.PDF; head -c 5 x.PDF; echo; rm x.PDF; ls
quincunx: x.png: expected a name that ends in .pdf
quincunx: x.PNG: expected a name that ends in .pdf
quincunx: x.txt: expected a name that ends in .pdf
quincunx: x.pdf.gz: expected a name that ends in .pdf
%PDF-
was
x
$ quincunx show 'slant 1x1 ../.. L' -o x.gif; ls
quincunx: x.gif: expected a name that ends in .svg, .png, .pdf, .txt, .text or .ansi, or --to FORM
was
x
$ quincunx show 'slant 1x1 ../.. L' --to text -o x.gif; quincunx show 'slant 1x1 ../.. L' -o x.txt; cmp x.gif x.txt; quincunx show 'slant 1x1 ../.. L' -o ./x.d/y; mkdir x.d; quincunx show 'slant 1x1 ../.. L' -o x.d/y; cmp x.d/y x.txt; quincunx show 'slant 1x1 ../.. L' -o .hidden; cmp .hidden x.txt; rm -r x.* .hidden
quincunx: ./x.d/y: No such file or directory
$ quincunx new slant --seed 1 -o x.pdf; quincunx solve 'slant 1x1 1./..' --dimacs x.svg; quincunx match random 1 --game slider --size 4 --games 2 --nodes 50 --records x.png; ls
quincunx: x.pdf: this would be text; 'show' and 'book' draw pictures
quincunx: x.svg: this would be text; 'show' and 'book' draw pictures
quincunx: x.png: this would be text; 'show' and 'book' draw pictures
was
x
# The input itself, by whatever name.
$ ln -s x link; ln x hard; quincunx book -f x -o x; quincunx book -f link -o hard; quincunx book -o x < x; quincunx show -f x -o ./x; quincunx solve -f x --dimacs link; quincunx match random 1 --game slider --games 2 --starts x --records x; cmp x was; ls; rm link hard
quincunx: x: this is the file that --file reads; choose another
quincunx: hard: this is the file that --file reads; choose another
quincunx: x: this is the file that is read; choose another
quincunx: ./x: this is the file that --file reads; choose another
quincunx: link: this is the file that --file reads; choose another
quincunx: x: this is the file that --starts reads; choose another
hard
link
was
x
# Devices and pipes are not looked at.
$ quincunx show 'slant 1x1 ../.. L' -o /dev/null < /dev/null; quincunx solve 'slant 1x1 1./..' --dimacs /dev/null < /dev/null; mkfifo pipe.gif; cat pipe.gif | head -n 1 & quincunx show 'slant 1x1 ../.. L' -o pipe.gif; wait; test -p pipe.gif
slant 1x1:
