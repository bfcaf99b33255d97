#!/usr/bin/env bash
# A league that is played with several games at a time, and its page: clients that ask for tables, boards in play, games and
# judgements all at once, until the server is told to end in the middle of judging.
source "$(dirname "$0")/begin"
mkdir cup
ends 0 "$quincunx" league cup random 1 2 --game slider --size 4 --games 2 --seed 1
"$quincunx" league cup random 1 2 --game slider --size 4 --games 40 --jobs 4 --seed 1 >played 2>errors &
league=$!
"$quincunx" serve --league cup --port 0 --time 120 >address 2>err &
server=$!
for _ in $(seq 200); do grep -q http address && break || sleep 0.1; done
port=$(grep -o ':[0-9][0-9]*' address | tr -d ':/')
ends 0 python3 - "$port" <<'PYTHON'
import http.client, json, sys, threading, urllib.parse

def get(path):
    c = http.client.HTTPConnection('127.0.0.1', int(sys.argv[1]), timeout=60)
    c.request('GET', path)
    r = c.getresponse()
    text = r.read()
    c.close()
    assert r.status == 200, (path, r.status)
    return text

def client(seed):
    data = json.loads(get('/league.json'))
    for i, g in enumerate(data['games'][seed::4][:12]):
        key = urllib.parse.urlencode({'first': data['agents'][g['first']]['hash'], 'second': data['agents'][g['second']]['hash'],
                                      'start': (g['number'] - 1) // 2, 'terms': data['terms']})
        assert json.loads(get('/game?' + key))['steps']
        get('/review?' + key)
        json.loads(get('/playing.json'))
        json.loads(get('/league.json'))
    done.append(seed)

done = []
threads = [threading.Thread(target=client, args=(i,)) for i in range(4)]
[t.start() for t in threads]
[t.join() for t in threads]
sys.exit(len(done) != 4)
PYTHON
kill -INT $server
wait $server
code=$?
[ $code = 0 ] || [ $code = 130 ] || { wrong=$((wrong + 1)); echo "the server ended with $code"; tail -n 60 err; }
wait $league || { wrong=$((wrong + 1)); echo "the league failed"; tail -n 60 errors; }
done_well
