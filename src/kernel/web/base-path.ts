/** The one fixed segment under which all pages live, without the closing slash: `/fairway`. Overridable at build (vite `base`). */
export const BASE: string = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The address of a page for links outside the router. */
export function pageUrl(path: string): string {
  return BASE + path;
}

/** The page's path without the base; `/` when the address lies outside it. */
export function pagePath(pathname: string = location.pathname): string {
  return pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : '/';
}
