// Plain JavaScript for any Node from 20 on.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, PINNED_NODE, root } from './install.mjs';
import { runToEnd } from './run.mjs';

const stamp = join(root, 'dist', '.stamp');
/** What the web is built from; files that only the server or the tests read do not make it stale. */
const sources = [
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tools/common-files.ts',
  'tools/compress-assets.ts',
  'tools/declared-pages.ts',
  'tools/offline-worker.ts',
  'public',
  'src',
];
const serverOnly = /(^|\/)(server|testing)\/|(^|[./])(server|demo)\.ts$|\.test\.tsx?$|\.md$/;

/** Whether the built web belongs to the sources as they are now: sizes and times, so that asking costs milliseconds. */
export function isFresh() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === signature();
}

/** Builds the web when it is stale. Ends with the builder's words when that fails. */
export async function buildIfStale() {
  if (isFresh()) return;
  const before = signature();
  console.log('Building the web ...');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await runToEnd(PINNED_NODE, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) fail(`${output}\nThe web could not be built, see above.`);
  writeFileSync(stamp, before);
}

function signature() {
  const hash = createHash('sha256');
  for (const source of sources) if (existsSync(join(root, source))) add(hash, join(root, source));
  return hash.digest('hex');
}

function add(hash, path) {
  const info = statSync(path);
  const name = relative(root, path).replaceAll('\\', '/');
  if (info.isDirectory()) {
    if (serverOnly.test(`${name}/`)) return;
    for (const entry of readdirSync(path).sort()) add(hash, join(path, entry));
  } else if (!serverOnly.test(name)) {
    hash.update(`${name} ${info.size} ${info.mtimeMs}\n`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildIfStale();
