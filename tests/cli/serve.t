# serve: what can be said without starting it; web/tests/serve.test.mjs talks to it.
$ quincunx help serve
usage: quincunx serve [--port P]

the page in a browser, on 127.0.0.1 only; works without any other server

  -h, --help             show this help
  -t, --time SEC         serve the page for SEC seconds
  -p, --port P           the port of the page (default 8765; 0: any free one)
$ quincunx serve --port 70000
quincunx: --port: expected a number from 0 to 65535
[2]
$ quincunx serve slant
quincunx: serve: expected nothing but options
[2]
