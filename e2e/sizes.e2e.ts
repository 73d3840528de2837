import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

type Chunk = { file: string; name?: string; css?: string[]; imports?: string[] };
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
/** Files that the ways of most visits have in common are called by these ways: tools/common-files.ts. */
const [SHELL, FOUND, LIST] = ['shell', 'found', 'list'];
const keyOf = (chunks: Record<string, Chunk>, name: string): string => {
  const sizeOf = (key: string): number => readFileSync(join(DIST, chunks[key]!.file)).length;
  // A small file may bear the name of its one module, such as list.tsx.
  const named = Object.keys(chunks).filter((key) => chunks[key]!.name === name);
  return named.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ?? name;
};

test('the sign-in page is under 100 kB, the shell under 200 more, a list page under 130 more, in few files', () => {
  const chunks = manifest();
  const ways = [ENTRY, SHELL, FOUND, LIST].map((name) => filesOf(chunks, keyOf(chunks, name!)));
  const [entry, frame, found, list] = ways as [Set<string>, Set<string>, Set<string>, Set<string>];
  // The shell comes with what the domains bring.
  const shell = new Set([...frame, ...found]);
  const sizes = { signIn: bytes(entry), shell: bytes(without(shell, entry)), list: bytes(without(list, entry, shell)) };
  console.log('gzip bytes:', sizes);
  expect(sizes.signIn).toBeLessThan(100_000);
  expect(sizes.shell).toBeLessThan(200_000);
  expect(sizes.list).toBeLessThan(130_000);
  expect([...list].filter((file) => file.endsWith('.js')).length).toBeLessThan(12);
});

test('the sign-in page loads neither the control library nor charts nor the map', () => {
  const scripts = [...filesOf(manifest(), ENTRY)].filter((file) => file.endsWith('.js'));
  const text = scripts.map((file) => readFileSync(join(DIST, file), 'utf8')).join('\n');
  for (const trace of ['.ant-btn', 'ant-table', 'zrender', 'echarts', 'maplibregl-map'])
    expect([trace, text.includes(trace)]).toEqual([trace, false]);
});

test('what opens without a line is under 700 kB: the shell and the entry forms, neither charts nor the map', () => {
  const worker = readFileSync(join(DIST, 'sw.js'), 'utf8');
  const files: string[] = JSON.parse(`[${/FILES[^=]*= \[([^\]]*)\]/.exec(worker)?.[1]}]`);
  const size = bytes(files.map((file) => file || 'index.html'));
  console.log('gzip bytes without a line:', size, 'in', files.length, 'files');
  expect(size).toBeGreaterThan(300_000);
  expect(size).toBeLessThan(700_000);
  const text = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(DIST, file), 'utf8'));
  for (const trace of ['zrender', 'maplibregl-map'])
    expect([trace, text.join('\n').includes(trace)]).toEqual([trace, false]);
});
