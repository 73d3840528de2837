// Plain JavaScript for any Node from 20 on: it runs before anything is installed.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runToEnd } from './run.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const PINNED_NODE = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/**
 * What of package-lock.json is not installed, in a few words, or undefined. npm writes its own list of what it installed as the
 * last step, so that an interrupted installation is seen too.
 * @returns {string | undefined}
 */
export function missing() {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted) return 'package-lock.json is missing';
  if (!present) return 'The packages are not installed';
  for (const [path, { version, optional }] of Object.entries(wanted)) {
    if (!path || (optional && !present[path])) continue;
    if (present[path]?.version !== version) return `${path.replace('node_modules/', '')} ${version} is not installed`;
  }
  if (!existsSync(PINNED_NODE)) return 'The Node of this project is not installed';
  return undefined;
}

/** Installs what is missing. Ends with one sentence when it cannot. */
export async function install() {
  const reason = missing();
  if (!reason) return;
  console.log(`${reason}: installing (about a minute) ...`);
  // A user's npm settings may leave out packages or their install scripts; the product needs both.
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts=false',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { NODE_ENV: _, ...env } = process.env;
  const npm = process.env.npm_execpath;
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env };
  const { code } = await runToEnd(program, [...first, ...args], options).catch((error) =>
    fail(`npm could not be run: ${error.message}`),
  );
  if (code !== 0) fail('npm ci failed, see above: the packages could not be installed.');
  const still = missing();
  if (still) fail(`npm ci ended well, but: ${still}.`);
}

/**
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
