import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

type Chunk = { file: string; css?: string[]; imports?: string[] };
const DIST = join(import.meta.dirname, '../dist');
const manifest = (): Record<string, Chunk> => JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));

/** Everything that a chunk loads before it runs: its scripts and styles, and theirs. */
function filesOf(chunks: Record<string, Chunk>, name: string, seen = new Set<string>()): Set<string> {
  const chunk = chunks[name];
  if (!chunk) throw new Error(`The build has no chunk ${name}`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const css of chunk.css ?? []) seen.add(css);
  for (const other of chunk.imports ?? []) filesOf(chunks, other, seen);
  return seen;
}

const bytes = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length, 0);

const without = (files: Set<string>, ...others: Set<string>[]): string[] =>
  [...files].filter((file) => !others.some((other) => other.has(file)));

const ENTRY = 'index.html';
const SHELL = 'src/kernel/web/shell/shell.tsx';
const LIST = 'src/kernel/web/list/resource-page.tsx';

test('the sign-in page is under 100 kB, the shell under 200 more, a list page under 130 more', () => {
  const chunks = manifest();
  const [entry, shell, list] = [ENTRY, SHELL, LIST].map((name) => filesOf(chunks, name)) as [
    Set<string>,
    Set<string>,
    Set<string>,
  ];
  const sizes = { signIn: bytes(entry), shell: bytes(without(shell, entry)), list: bytes(without(list, entry, shell)) };
  console.log('gzip bytes:', sizes);
  expect(sizes.signIn).toBeLessThan(100_000);
  expect(sizes.shell).toBeLessThan(200_000);
  expect(sizes.list).toBeLessThan(130_000);
});

test('the sign-in page loads neither the control library nor charts nor the map', () => {
  const scripts = [...filesOf(manifest(), ENTRY)].filter((file) => file.endsWith('.js'));
  const text = scripts.map((file) => readFileSync(join(DIST, file), 'utf8')).join('\n');
  for (const trace of ['.ant-btn', 'ant-table', 'zrender', 'echarts', 'maplibregl-map'])
    expect([trace, text.includes(trace)]).toEqual([trace, false]);
});
