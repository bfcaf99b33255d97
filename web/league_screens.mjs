// Takes the pictures of a league's page in docs/screens, while the league is played: node web/league_screens.mjs,
// with the program built.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPage, program, startBrowser, startServer } from './tests/helper.mjs';

const out = join(dirname(fileURLToPath(import.meta.url)), '..', 'docs', 'screens');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' };
const work = mkdtempSync(join(tmpdir(), 'league-')), cup = join(work, 'cup');
const MOVES = `import sys, time
for line in sys.stdin:
    word, *rest = line.split() or [""]
    time.sleep(0.06 if word == "genmove" else 0)
    answer = max(rest[1:], key=lambda move: (move[-1] == ("r" if rest[0] == "H" else "u"), move)) if word == "genmove" else ""
    print("=", "1" if word == "protocol" else answer, end="\\n\\n", flush=True)
    if word == "quit":
        break
`;
mkdirSync(cup);
writeFileSync(join(cup, 'forward.py'), MOVES);
writeFileSync(join(cup, 'bad.py'), 'raise SystemExit("weights.bin: not found")\n');
writeFileSync(join(cup, 'league.toml'), `game = "slider"\nsize = 5\ngames = 20\nseed = 3\njobs = 4\n
[[agent]]\nlevel = 3\n[[agent]]\nlevel = 2\n[[agent]]\nlevel = "random"\n[[agent]]\nname = "forward"\ncommand = "python3 forward.py"
[[agent]]\nname = "sideways"\ncommand = "python3 forward.py --sideways"\n[[agent]]\nname = "unfinished"\ncommand = "python3 bad.py"\n`);
const league = spawn(program, ['league', cup], { stdio: 'ignore' });
const server = await startServer(0, '--league', cup);
const browser = await startBrowser();

const page = await openPage(browser, server.url, { viewport: { width: 1100, height: 1000 } });
await page.waitForFunction(() => data.played >= 60 && document.querySelectorAll('#playing svg').length >= 3);
await page.screenshot({ path: join(out, 'league-page.png') });
const phone = await openPage(browser, `${server.url}#agent=unfinished`, PHONE);
await phone.locator('.log pre').first().waitFor();
await phone.locator('h2', { hasText: 'Log' }).scrollIntoViewIfNeeded();
await phone.screenshot({ path: join(out, 'league-agent-phone.png') });
const lost = await page.evaluate(() => data.games.find((g) => data.agents[g.first].name === 'forward' && g.result === 'second' && g.turns > 20).number);
await page.goto(`${server.url}#first=forward&second=${await page.evaluate((n) => data.agents[data.games.find((g) => data.agents[g.first].name === 'forward' && g.result === 'second' && g.number === n && g.turns > 20).second].name, lost)}&number=${lost}`);
await page.getByRole('link', { name: 'What decided it?' }).click();
await page.locator('#graph path.area').waitFor();
await page.screenshot({ path: join(out, 'league-review.png') });

await browser.close();
await server.stop();
league.kill('SIGINT');
await new Promise((done) => league.once('exit', done));
rmSync(work, { recursive: true });
