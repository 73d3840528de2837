import { basename, dirname } from 'node:path/posix';
import { areaOf } from '../../src/kernel/areas.ts';
import { pageFileOf, resourceFileOf } from '../../src/kernel/page-files.ts';
import type { Tree } from './imports.ts';
import { domainOf, type Reach } from './reach.ts';

/** A page as menus name it, and the file that it begins with. */
export type Page = { readonly name: string; readonly file: string };

const PAGE = '.page.web.tsx';
const RESOURCE = 'resource:';

/** Every page of the domains: those that are named, and those with a file that nobody names, by the name that the file gives. */
export function pagesOf({ files, named }: Pick<Tree, 'files' | 'named'>): Page[] {
  const ofDomains = files.filter(domainOf).map((file) => `/${file.slice('src/'.length)}`);
  const pages = [...named].flatMap((name) => {
    const file = name.startsWith(RESOURCE)
      ? resourceFileOf(ofDomains, name.slice(RESOURCE.length))
      : pageFileOf(ofDomains, name);
    return file ? [{ name, file: `src${file}` }] : [];
  });
  const known = new Set(pages.map(({ file }) => file));
  const unnamed = files.filter((file) => domainOf(file) && file.endsWith(PAGE) && !known.has(file));
  return [...pages, ...unnamed.map((file) => ({ name: nameGiven(file), file }))];
}

/** `src/domains/stock/issues/issue-list.page.web.tsx` -> `stock/IssueList`. */
function nameGiven(file: string): string {
  const words = basename(file, PAGE).split('-');
  return `${areaOf(domainOf(file)!)}/${words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('')}`;
}

/** Rules and services show on the pages of their folder, which call them; what belongs to the web is imported where it shows. */
const inSlice = (file: string, other: string): boolean =>
  dirname(file) === dirname(other) && /\.ts$/.test(file) && !/\.(web|demo|text|test)\.ts$/.test(file);

/** The pages that show what a file does: those that import it, and those of its slice. */
export const pagesReached = (file: string, pages: readonly Page[], reach: Reach): Page[] =>
  pages.filter((page) => inSlice(file, page.file) || reach.of([page.file]).has(file));

/** The kinds of record of a domain whose calls a file takes part in. */
export function kindsReached(file: string, { kinds }: Pick<Tree, 'kinds'>, reach: Reach): string[] {
  if (!domainOf(file)) return [];
  return [...kinds]
    .filter(([declared]) => domainOf(declared) === domainOf(file))
    .filter(([declared]) => inSlice(file, declared) || reach.of([declared]).has(file))
    .map(([, kind]) => kind);
}
