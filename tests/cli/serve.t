# serve: what can be said without starting it; web/tests/serve.test.mjs talks to it.
$ quincunx help serve
usage: quincunx serve [--league DIR] [--port P]

the page in a browser, on 127.0.0.1 only; works without any other server

  -h, --help             show this help
  -t, --time SEC         serve the page for SEC seconds
  -p, --port P           the port of the page (default 8765; 0: any free one)
      --league DIR       the league in DIR instead: table, games being played, replays, logs
$ quincunx serve --port 70000
quincunx: --port: expected a number from 0 to 65535
[2]
$ quincunx serve slant
quincunx: serve: expected nothing but options
[2]
# A league is served from its folder, and nothing else is.
$ quincunx serve --league nowhere
quincunx: nowhere: No such file or directory
[2]
$ echo > file; quincunx serve --league file
quincunx: file: expected the folder of a league
[2]
$ mkdir empty; quincunx serve --league empty; code=$?; ls empty; exit $code
quincunx: empty: no league has been played here
[2]
$ mkdir old; touch old/league.db; quincunx serve --league old
quincunx: old: its page cannot be read; 'quincunx league' writes it when it plays here
[2]
$ quincunx serve --league
quincunx: option '--league' requires an argument
usage: quincunx serve [--league DIR] [--port P]
[2]
