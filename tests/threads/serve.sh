#!/usr/bin/env bash
# The server of the page: clients at the same time, quick, slow, half-open and gone.
source "$(dirname "$0")/begin"
"$quincunx" serve --port 0 --time 120 >address 2>err &
server=$!
for _ in $(seq 200); do grep -q http address && break || sleep 0.1; done
port=$(grep -o ':[0-9][0-9]*' address | tr -d ':/')
ends 0 python3 - "$port" <<'PYTHON'
import http.client, random, socket, sys, threading, time

port = int(sys.argv[1])
paths = ['/', '/app.js', '/core.wasm', '/page.css', '/nothing']
answers = []

def quick(seed):
    chance = random.Random(seed)
    for _ in range(20):
        c = http.client.HTTPConnection('127.0.0.1', port, timeout=60)
        try:
            for _ in range(chance.randint(1, 3)):
                c.request(chance.choice(['GET', 'GET', 'HEAD', 'POST']), chance.choice(paths))
                answer = c.getresponse()
                answer.read()
                answers.append(answer.status)
        except (http.client.HTTPException, OSError):
            pass  # sent away among so many
        c.close()

def slow(seed):
    chance = random.Random(seed)
    sockets = []
    try:
        for _ in range(60):
            s = socket.create_connection(('127.0.0.1', port), timeout=60)
            s.send(chance.choice([b'G', b'GET / HTTP/1.1\r\nHost: local', b'GET /core.wasm HTTP/1.1\r\nHost: localhost\r\n\r\n',
                                  b'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\nx']))
            sockets.append(s)
            if chance.random() < 0.3:
                sockets.pop(chance.randrange(len(sockets))).close()
        time.sleep(0.5)
    except OSError:
        pass  # the same
    for s in sockets:
        s.close()

threads = [threading.Thread(target=f, args=(i,)) for i in range(6) for f in (quick, slow)]
for t in threads:
    t.start()
for t in threads:
    t.join()
c = http.client.HTTPConnection('127.0.0.1', port, timeout=60)
c.request('GET', '/')
print(len(answers), sorted(set(answers)))
sys.exit(c.getresponse().status != 200 or len(answers) < 100)
PYTHON
cat out
kill -INT $server
wait $server
code=$?
[ $code = 130 ] || { wrong=$((wrong + 1)); echo "the server ended with $code"; tail -n 60 err; }
done_well
