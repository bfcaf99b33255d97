# A batch that is killed at any moment goes on where it was, with other jobs too: nothing is lost or
# made twice. Killed ten times after times that differ, then left alone.
$ quincunx new slitherlink --size 9x7 --level hard --seed 3 --count 60 --json -o whole; wc -l < whole
60
$ for i in 1 2 3 4 5 6 7 8 9 10; do quincunx new slitherlink --size 9x7 --level hard --seed 3 --count 60 --jobs $((1 + i % 3)) --json -o again & sleep 0.0$((RANDOM % 9 + 1)); kill -9 $!; wait $!; done 2> /dev/null; quincunx new slitherlink --size 9x7 --level hard --seed 3 --count 60 --jobs 2 --json -o again; cmp whole again && ls
again
whole
# The same for the other puzzles, killed once in a line: half of it is thrown away.
$ for g in slant hexpath; do quincunx new $g --seed 2 --count 30 -o $g; head -c 700 $g > $g-2.part; quincunx new $g --seed 2 --count 30 --jobs 2 -o $g-2; cmp $g $g-2 || echo differ; done; ls
again
hexpath
hexpath-2
slant
slant-2
whole
