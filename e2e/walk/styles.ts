import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Chunk = { readonly file: string; readonly css?: readonly string[] };

const MANIFEST = join(import.meta.dirname, '../../dist/.vite/manifest.json');

/** The styles of each script of the build, by the name of its file. */
export function stylesOfScripts(): Record<string, readonly string[]> {
  const chunks = Object.values(JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, Chunk>);
  return Object.fromEntries(chunks.flatMap(({ file, css }) => (css ? [[file, css]] : [])));
}

/** Styles of scripts that this page has fetched and that are not in it: it is drawn without them. Runs in the page. */
export function missingStyles(styles: Readonly<Record<string, readonly string[]>>): string[] {
  const nameOf = (url: string): string => new URL(url, location.href).pathname.replace(/^.*\/(?=assets\/)/, '');
  const there = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => nameOf(href)),
  );
  return performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => styles[nameOf(name)] ?? [])
    .filter((style) => !there.has(style));
}
