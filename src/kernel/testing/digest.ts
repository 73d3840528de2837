import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export type MadeOf = {
  /** The files that make it; what they import, and what they read by `new URL('…', import.meta.url)`, counts by itself. */
  entries: readonly string[];
  /** Files and folders that are read in another way. */
  data?: readonly string[];
  /** What else it depends on: the moment at which it is made, a password. */
  facts?: readonly string[];
};

const ROOT = join(import.meta.dirname, '../../..');
const SOURCE = /\.[mc]?[jt]sx?$/;
/** What is imported of ours; packages are told by the lock file. */
const IMPORTED = /\b(?:from |import |import\()\s*['"](\.[^'"\n]{1,300})['"]/g;
/** What is read beside the file. */
const READ = /\bnew URL\(\s*['"]([^'":\n]{1,300})['"]/g;

/** Tells apart what was made of other contents: of a thousand files in a tenth of a second. Checkouts with the same content agree. */
export function digestOf({ entries, data = [], facts = [] }: MadeOf): string {
  const contents = new Map<string, string>();
  for (const entry of entries) follow(resolve(entry), contents);
  for (const path of ['package-lock.json', ...data]) gather(resolve(ROOT, path), contents);
  const hash = createHash('sha256').update(JSON.stringify([process.version, ...facts]));
  for (const [path, content] of [...contents].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`\n${relative(ROOT, path).replaceAll('\\', '/')} ${content}`);
  return hash.digest('hex').slice(0, 12);
}

function follow(entry: string, contents: Map<string, string>): void {
  const ahead = [entry];
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    if (contents.has(path)) continue;
    const text = contentOf(path);
    if (text === undefined) continue; // words that look like an import, or a file that is made later
    contents.set(path, marked(text));
    if (!SOURCE.test(path)) continue;
    const source = text.toString();
    for (const pattern of [IMPORTED, READ])
      for (const [, beside] of source.matchAll(pattern)) ahead.push(resolve(dirname(path), beside!));
  }
}

function gather(path: string, contents: Map<string, string>): void {
  if (!statSync(path).isDirectory()) {
    contents.set(path, marked(readFileSync(path)));
    return;
  }
  for (const name of readdirSync(path)) gather(join(path, name), contents);
}

function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

const marked = (content: Buffer): string => createHash('sha256').update(content).digest('base64');
