# -o writes a file whole, and leaves a pipe, a device and a link what they are.
$ mkfifo pipe; cat pipe & quincunx show 'slant 1x1 ../.. L' -o pipe; wait; test -p pipe && echo still a pipe
slant 1x1:
  +-+
1 |\|
  +-+
   a

still a pipe
$ cat pipe & quincunx new slant --seed 1 --size 3 --count 2 -o pipe; wait; test -p pipe && ls
slant 3x3 .1../.13./1.3./..01
slant 3x3 .1.0/122./..../.0.0
pipe
$ quincunx show 'slant 1x1 ../.. L' -o /dev/stdout | head -n 1
slant 1x1:
$ touch real; ln -s real link; quincunx show 'slant 1x1 ../.. L' -o link; test -L link && head -n 1 real
slant 1x1:
$ quincunx new slant --seed 1 --size 3 -o link; test -L link && cat real
slant 3x3 .1../.13./1.3./..01

# What cannot be written is said, and nothing is made in vain.
$ quincunx help > /dev/full
quincunx: cannot write to standard output
[2]
$ quincunx --version > /dev/full
quincunx: cannot write to standard output
[2]
$ quincunx solve --help > /dev/full
quincunx: cannot write to standard output
[2]
$ quincunx new slant --seed 1 --count 100000000 > /dev/full
quincunx: cannot write to standard output
[2]
$ yes 'slant 1x1 ../..' | quincunx check > /dev/full
quincunx: cannot write to standard output
[2]
