import { areaOf } from './areas.ts';

const PAGE = '.page.web.tsx';

/** `VoyageReportHome` -> `voyage-report-home`, `ExportVEF` -> `export-vef`, `S2lVoyage` -> `s2l-voyage`. */
export function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** Domain and name of a file that a menu may name: `identity` and `users` of `/domains/identity/users/users.page.web.tsx`. */
function partsOf(file: string, suffix: string): { domain: string; base: string } | undefined {
  const [, domain] = /\/domains\/([^/]+)\//.exec(file) ?? [];
  return domain && file.endsWith(suffix)
    ? { domain, base: file.slice(file.lastIndexOf('/') + 1, -suffix.length) }
    : undefined;
}

/** The file of a page `area/Name` as menus name it, among those that exist; an area may be of several domains. */
export function pageFileOf(files: readonly string[], name: string): string | undefined {
  const [area, own] = name.split('/');
  if (!area || !own) return undefined;
  return files.find((file) => {
    const parts = partsOf(file, PAGE);
    return parts !== undefined && areaOf(parts.domain) === area && parts.base === kebab(own);
  });
}

/** The file in which a resource `domain.name` stands, among those that exist. */
export function resourceFileOf(files: readonly string[], name: string): string | undefined {
  const [domain, own] = name.split('.');
  if (!domain || !own) return undefined;
  return files.find((file) => {
    const parts = partsOf(file, '.resource.ts');
    return parts?.domain === domain && parts.base === kebab(own);
  });
}

/** Pages whose names would be the same in menus, though their files lie in different folders. */
export function pagesAlike(files: readonly string[]): string[][] {
  const groups = Map.groupBy(files, (file) => {
    const { domain, base } = partsOf(file, PAGE) ?? { domain: '', base: file };
    return `${areaOf(domain)}/${base}`;
  });
  return [...groups.values()].filter((group) => group.length > 1);
}
