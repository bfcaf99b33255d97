# How it is solved, as a page that needs no other file.
$ quincunx rate 'slant 4x4 ...0./.4.../2...2/...../.1.0.' --html page.html | head -n 1
2.2, work 31.2: easy, steps: 10
$ grep -c '<h2>[0-9]*\. ' page.html; grep -c '<h2>Solved' page.html; grep -c '^<figure>' page.html; tail -n 1 page.html
10
1
14
</html>
$ grep -o 'src=\|href=\|@import\|<script' page.html
[1]
$ python3 -c 'import html.parser as h; p = h.HTMLParser(); o = []; p.handle_starttag = lambda t, a: t == "meta" or o.append(t); p.handle_startendtag = lambda t, a: None; p.handle_endtag = lambda t: o.pop() == t or print("not closed before", t); p.feed(open("page.html").read()); print(o)'
[]
# The sentences of --explain, each once and in order.
$ quincunx rate 'slant 4x4 ...0./.4.../2...2/...../.1.0.' --explain >all; grep -c '^  [0-9]*\. ' all; grep '^[A-Z]' all >told; grep -o '<h2>[0-9]*\. [^<]*' page.html | sed 's/^<h2>[0-9]*\. //' | cmp - told
14
# A long story has a picture for each sentence; nothing to tell is no page; one position a page.
$ quincunx rate hexpath:4:normal:1:0:3 --html steps.html >told; grep -c '<details>' steps.html; grep -c 'figcaption>4\. ' steps.html
9
3
$ quincunx rate 'slider 3 H++/H++/+VV H' --html none.html; ls none.html
quincunx: line 1, column 1: this game has nothing to rate
ls: cannot access 'none.html': No such file or directory
[2]
$ printf 'slant 2x1 .../.2.\nslant 2x1 .../.2.\n' | quincunx rate --html two.html - >told
quincunx: line 2, column 1: --html: a page tells of one position, and this is another
[2]
