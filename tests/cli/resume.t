# A batch that is killed at any moment goes on where it was, with other jobs too: nothing is lost or
# made twice. Killed ten times after times that differ, then left alone.
$ quincunx new slitherlink --size 9x7 --level hard --seed 3 --count 60 --json -o whole; wc -l < whole
60
$ for i in 1 2 3 4 5 6 7 8 9 10; do quincunx new slitherlink --size 9x7 --level hard --seed 3 --count 60 --jobs $((1 + i % 3)) --json -o again & sleep 0.0$((RANDOM % 9 + 1)); kill -9 $!; wait $!; done 2> /dev/null; quincunx new slitherlink --size 9x7 --level hard --seed 3 --count 60 --jobs 2 --json -o again 2> torn; cmp whole again; grep -v 'again.part: a line that was not written to its end is made again' torn; rm torn; ls
again
whole
# The same for the other puzzles, killed once in a line: half of it is thrown away.
$ for g in slant hexpath; do quincunx new $g --seed 2 --count 30 -o $g; size=5; [ $g = slant ] && size=5x5; $ROOT/tests/cli/part "$g:$size:normal:2:0:3" < $g > all; head -c 700 all > $g-2.part; rm all; quincunx new $g --seed 2 --count 30 --jobs 2 -o $g-2; cmp $g $g-2 || echo differ; done; ls
slant-2.part: a line that was not written to its end is made again
hexpath-2.part: a line that was not written to its end is made again
again
hexpath
hexpath-2
slant
slant-2
whole
# Two on one file, started together twenty times: one makes it, the other is refused at once, in words. (Or
# the first was done by then, and the second made the same once more.)
$ rm *; quincunx new slant --seed 4 --count 60 > whole; for i in $(seq 20); do quincunx new slant --seed 4 --count 60 -o both 2> said1 & quincunx new slant --seed 4 --count 60 -o both 2> said2; wait; cmp whole both; sed 's/process [0-9]*/process N/' said1 said2; rm both; done | sort -u; ls
quincunx: both.part: process N (quincunx) is using it
said1
said2
whole
