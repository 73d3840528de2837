/**
 * The page where the records of each kind stand, by the name of the kind: `system/Users`, as menus write it, or
 * `system/Logs/changes` where a page holds several kinds and tells them apart by the next part of the address.
 * A derived page, `resource:parameter.port`, is the place of its own kind without a word.
 */
export type RecordPages = Readonly<Record<string, string>>;

/** The address of a record by its name, which holds for everybody, wherever the page stands in their menu. */
export function recordAddress(resource: string, id: number): string {
  return `/open/${resource}/${id}`;
}

const ADDRESS = /^\/open\/([a-z]{1,40}\.[A-Za-z0-9]{1,40})\/([1-9][0-9]{0,15})\/?$/;

/** The record that an address names, or nothing when it is no such address. */
export function recordAt(path: string): { resource: string; id: number } | undefined {
  const [, resource, id] = ADDRESS.exec(path) ?? [];
  return resource && Number.isSafeInteger(Number(id)) ? { resource, id: Number(id) } : undefined;
}

/** Where the records of a kind stand: a page's component, and what of the address follows the page's own path. */
export function pageOf(resource: string, pages: RecordPages): { component: string; below: string } {
  const [domain, page, below = ''] = (pages[resource] ?? '').split('/');
  return page ? { component: `${domain}/${page}`, below } : { component: `resource:${resource}`, below };
}
