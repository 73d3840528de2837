import { matchPath } from 'react-router';
import type { PageRoute } from './pages.ts';

export type Found = { readonly route: PageRoute; readonly params: Readonly<Record<string, string | undefined>> };

/** More literal segments first, then longer paths. */
function weight(path: string): number {
  return path.split('/').reduce((sum, part) => sum + (part === '' ? 0 : part.startsWith(':') ? 1 : 100), 0);
}

/** Answers so far, by the routes that were looked through: every tab asks again whenever one goes to another page. */
const known = new WeakMap<readonly PageRoute[], Map<string, Found | undefined>>();
const MOST_KNOWN = 500;

/** The page of an address. What follows a page's own path (`/crew/seafarers/12`) belongs to that page. */
export function findPage(routes: readonly PageRoute[], pathname: string): Found | undefined {
  let answers = known.get(routes);
  if (!answers || answers.size > MOST_KNOWN) {
    answers = new Map();
    known.set(routes, answers);
  }
  if (!answers.has(pathname)) answers.set(pathname, lookFor(routes, pathname));
  return answers.get(pathname);
}

function lookFor(routes: readonly PageRoute[], pathname: string): Found | undefined {
  const found = routes
    .map((route) => ({ route, match: matchPath({ path: `${route.path}/*` }, pathname) }))
    .filter((one) => one.match !== null)
    .toSorted((a, b) => weight(b.route.path) - weight(a.route.path))[0];
  return found?.match ? { route: found.route, params: found.match.params } : undefined;
}
