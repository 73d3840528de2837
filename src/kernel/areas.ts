/**
 * Domains that the outside knows by another name than their own: it stands in the paths of their calls and in the names of their pages, as
 * menus keep them. Those addresses are given to other systems, and stay when a domain is split or gets a better name.
 */
const AREAS: Readonly<Record<string, string>> = {
  identity: 'system',
  fleet: 'system',
  communication: 'system',
  operations: 'system',
};

/** The name under which the outside knows a domain: `identity` is `system`, `voyage` is `voyage`. */
export const areaOf = (domain: string): string => AREAS[domain] ?? domain;
