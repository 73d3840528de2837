import { dirname } from 'node:path/posix';
import type { Tree } from './imports.ts';

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
export const isJourney = (file: string): boolean => file.endsWith('.e2e.ts');
/** Tests of calls, on a database. */
export const isCallTest = (file: string): boolean => /\.(server|demo)\.test\.ts$/.test(file);
export const domainOf = (file: string): string | undefined => /^src\/domains\/([^/]+)\//.exec(file)?.[1];

/** The domain of a file, or the layer that is none of theirs. */
export const partOf = (file: string): string =>
  domainOf(file) ?? (file.startsWith('src/app/') ? 'the app' : 'the kernel');

/** What gathers a domain or the product: whoever imports it stands on everything, which says nothing of what he needs. */
export function gathers(file: string): boolean {
  const own = domainOf(file);
  if (!own) return file.startsWith('src/app/') && !isTest(file);
  const modules = [`src/domains/${own}/${own}.server.ts`, `src/domains/${own}/${own}.demo.ts`];
  return modules.includes(file) || file.endsWith('.slice.server.ts');
}

/** What files need, directly or by others, but for what they only reach through a file that gathers. */
export function reachOf({ needs, files }: Pick<Tree, 'needs' | 'files'>) {
  const sources = files.filter((file) => file.endsWith('.ts') && !/\.(web|test)\.ts$/.test(file) && !gathers(file));
  const folders = Map.groupBy(sources, dirname);
  const domains = Map.groupBy(sources, (file) => domainOf(file) ?? '');

  function of(starts: readonly string[]): ReadonlySet<string> {
    const reached = new Set(starts);
    for (const file of reached) {
      if (gathers(file) && !starts.includes(file)) continue;
      for (const next of needs.get(file) ?? []) reached.add(next);
    }
    return reached;
  }

  /** A test that calls the product names no file of what it tests: that is the slice in whose folder it lies, or its whole domain. */
  function ofTest(test: string): ReadonlySet<string> {
    const own = of([test]);
    const domain = domainOf(test);
    if (!domain || ![...own].some(gathers)) return own;
    const slice = dirname(test) === `src/domains/${domain}` ? domains.get(domain) : folders.get(dirname(test));
    return of([test, ...(slice ?? [])]);
  }

  return { of, ofTest };
}

export type Reach = ReturnType<typeof reachOf>;
