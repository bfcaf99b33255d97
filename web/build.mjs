// Builds the page: TypeScript and CSS are bundled, the rest is copied, and the service worker is
// told the list of files and a digest of them all. The target folder is build/page; `quincunx`
// embeds what is there. What gets smaller by it lies there compressed too, and is sent so.
import { build } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, '..', 'build', 'page');
const core = join(here, '..', 'build', 'wasm', 'page.wasm');

if (!existsSync(core)) {
  console.error(`${core} is missing: build the preset wasm first`);
  process.exit(1);
}
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
cpSync(join(here, 'static'), out, { recursive: true });
cpSync(core, join(out, 'core.wasm'));

const common = { bundle: true, minify: true, target: 'es2022', format: 'esm', logLevel: 'warning' };
await build({ ...common, entryPoints: [join(here, 'src/app.ts')], outfile: join(out, 'app.js') });
await build({ ...common, entryPoints: [join(here, 'src/worker.ts')], outfile: join(out, 'worker.js') });
await build({ ...common, entryPoints: [join(here, 'src/css/page.css')], outfile: join(out, 'page.css') });

const files = readdirSync(out).sort();
const digest = createHash('sha256');
for (const name of files) digest.update(name).update(readFileSync(join(out, name)));
await build({
  ...common,
  entryPoints: [join(here, 'src/offline.ts')],
  outfile: join(out, 'offline.js'),
  define: {
    FILES: JSON.stringify(files.map((name) => (name === 'index.html' ? './' : name))),
    DIGEST: JSON.stringify(digest.digest('hex').slice(0, 16)),
  },
});

// Zopfli takes seconds where gzip takes none, and a twentieth off what every visitor loads.
function pack(path) {
  const better = spawnSync('zopfli', ['-c', path], { maxBuffer: 1 << 25 });
  return better.status === 0 ? better.stdout : gzipSync(readFileSync(path), { level: 9 });
}

for (const name of readdirSync(out)) {
  const plain = readFileSync(join(out, name));
  const packed = pack(join(out, name));
  if (packed.length < 0.9 * plain.length) writeFileSync(join(out, `${name}.gz`), packed);
}
