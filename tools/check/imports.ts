import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { parseSync } from 'vite';
import { keptByText } from '../kept.ts';

/** What one file takes from another: some names, or all of it. Types alone are no taking: they are the type checker's. */
type Taking = { readonly from: string; readonly names: readonly string[] | 'all' };
type Reading = {
  readonly takes: readonly Taking[];
  /** Names that it passes on from another file, under the name by which it is asked for them. */
  readonly passes: Readonly<Record<string, { readonly from: string; readonly name: string }>>;
  /** Pages as menus name them: `finance/InvoiceManager`, `resource:partner.account`. */
  readonly pages: readonly string[];
  /** The kind of record that it declares: `finance.invoice`. */
  readonly kind?: string;
  readonly hasSql: boolean;
};

/** The tree as the choosing sees it. Paths are from the project's root. */
export type Tree = {
  readonly files: readonly string[];
  /** The files that each file needs when it runs; what a `public.ts` passes on is needed from where it stands. */
  readonly needs: ReadonlyMap<string, readonly string[]>;
  /** Pages that any file names. */
  readonly named: ReadonlySet<string>;
  /** By file, the kind of record that it declares. */
  readonly kinds: ReadonlyMap<string, string>;
  /** Files in which statements stand. */
  readonly withSql: ReadonlySet<string>;
};

const FOLDERS = ['src', 'tools', 'e2e'];
const CODE = /\.(tsx?|mjs)$/;
const KIND = /defineResource\(\{\s*name: '(\w+\.\w+)'/;
const SQL = /['"`]\s*(select|insert into|update|delete from|with|merge into)\s/;
const PAGE_NAME = /['"`]([a-z][a-zA-Z]*\/[A-Z]\w*|resource:[a-z]\w*\.\w+)['"`]/g;

/** Reads the imports of every file below src, tools and e2e; a file whose text is known from an earlier run is not parsed again. */
export function readTree(root: string): Tree {
  const texts = FOLDERS.flatMap((folder) => textsBelow(root, folder));
  const kept = keptByText(root, 'imports', readFileSync(import.meta.filename, 'utf8'), read);
  const readings = new Map(texts.map(([file, text]) => [file, kept.of(file, text)]));
  kept.save();
  return treeOf(readings);
}

/** The tree of files given by their texts; for tests. */
export const treeOfTexts = (texts: Readonly<Record<string, string>>): Tree =>
  treeOf(new Map(Object.entries(texts).map(([file, text]) => [file, read(file, text)])));

function textsBelow(root: string, folder: string): [string, string][] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CODE.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]);
}

function read(file: string, text: string): Reading {
  const { module } = parseSync(file, text);
  const at = (specifier: string): string => posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));
  const takes: Taking[] = [];
  const passes: Record<string, { from: string; name: string }> = {};
  for (const { moduleRequest, entries } of module.staticImports) {
    if (!moduleRequest.value.startsWith('.')) continue;
    const used = entries.filter(({ isType }) => !isType);
    if (entries.length > 0 && used.length === 0) continue;
    const named = used.every(({ importName }) => importName.kind === 'Name');
    const names = used.map(({ importName }) => importName.name ?? '');
    takes.push({ from: at(moduleRequest.value), names: named && names.length > 0 ? names : 'all' });
  }
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, importName, exportName, isType } of entries) {
      if (!moduleRequest?.value.startsWith('.') || isType) continue;
      const from = at(moduleRequest.value);
      if (importName.name && exportName.name) passes[exportName.name] = { from, name: importName.name };
      else takes.push({ from, names: 'all' });
    }
  for (const { moduleRequest } of module.dynamicImports) {
    const specifier = /^['"`](\..*)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    if (specifier) takes.push({ from: at(specifier), names: 'all' });
  }
  // Files named by their address: workers, children, data.
  for (const [, specifier] of text.matchAll(/(?:new URL|import\.meta\.dirname,)\s*\(?\s*['"]([./\w-]+\.\w+)['"]/g))
    takes.push({ from: at(specifier!), names: 'all' });
  const pages = [...text.matchAll(PAGE_NAME)].map((match) => match[1]!);
  return { takes, passes, pages, kind: KIND.exec(text)?.[1], hasSql: SQL.test(text) };
}

function treeOf(readings: ReadonlyMap<string, Reading>): Tree {
  /** Where a name stands that a file is asked for. */
  const standing = (from: string, name: string): string => {
    const passed = readings.get(from)?.passes[name];
    return passed ? standing(passed.from, passed.name) : from;
  };
  const needed = ({ from, names }: Taking): string[] =>
    names === 'all'
      ? [from, ...Object.values(readings.get(from)?.passes ?? {}).map((passed) => standing(passed.from, passed.name))]
      : names.map((name) => standing(from, name));
  const needs = new Map([...readings].map(([file, { takes }]) => [file, [...new Set(takes.flatMap(needed))]]));
  const named = new Set([...readings.values()].flatMap(({ pages }) => pages));
  const kinds = new Map([...readings].flatMap(([file, { kind }]) => (kind ? [[file, kind] as const] : [])));
  const withSql = new Set([...readings].filter(([, { hasSql }]) => hasSql).map(([file]) => file));
  return { files: [...readings.keys()], needs, named, kinds, withSql };
}
