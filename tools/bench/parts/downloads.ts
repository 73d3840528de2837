import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Bench } from '../context.ts';

const dist = join(import.meta.dirname, '../../../dist');

type Chunk = { file: string; name?: string; css?: string[]; imports?: string[] };
type Manifest = Readonly<Record<string, Chunk>>;

/** Everything that a chunk needs at once: itself, what it imports, their styles. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const file of chunk.css ?? []) seen.add(file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

/** kB (1000 bytes) as they travel compressed; the build's own file where it wrote one. */
function sizeOf(file: string): number {
  const packed = join(dist, `${file}.gz`);
  const bytes = existsSync(packed) ? readFileSync(packed).length : gzipSync(readFileSync(join(dist, file))).length;
  return bytes / 1000;
}

const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + sizeOf(file), 0);

/** What a browser downloads for the sign-in page, then for the shell, then for each page, from the built web. */
export function measureDownloads({ tell, note }: Pick<Bench, 'tell' | 'note'>): void {
  const path = join(dist, '.vite/manifest.json');
  if (!existsSync(path)) {
    note('downloads: dist is missing, run npm run build');
    return;
  }
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  const signIn = filesOf(manifest, 'index.html');
  // Files that several ways have in common are called by these ways (tools/common-files.ts). The largest of a name: the bundler calls a
  // small file of its own `list` too, after the module in it.
  const named = (name: string): string =>
    Object.keys(manifest)
      .filter((key) => manifest[key]!.name === name)
      .toSorted((a, b) => sizeOf(manifest[b]!.file) - sizeOf(manifest[a]!.file))[0] ?? '';
  const shell = filesOf(manifest, named('shell'));
  const known = new Set([...signIn, ...shell]);
  const beyond = (key: string): string[] => [...filesOf(manifest, key)].filter((file) => !known.has(file));
  tell({ name: 'download of the sign-in page, gzip', value: sum(signIn), unit: 'kB', atMost: 100 });
  tell({
    name: 'download of the shell beyond it',
    value: sum([...shell].filter((file) => !signIn.has(file))),
    unit: 'kB',
    atMost: 200,
  });
  tell({
    name: 'download of a list page beyond both',
    value: sum(beyond(named('list'))),
    unit: 'kB',
    atMost: 130,
  });
  for (const key of Object.keys(manifest)
    .filter((name) => name.endsWith('.page.web.tsx'))
    .sort()) {
    const name = key.split('/').at(-1)!.replace('.page.web.tsx', '');
    tell({ name: `download of the page ${name} beyond both`, value: sum(beyond(key)), unit: 'kB' });
  }
}
