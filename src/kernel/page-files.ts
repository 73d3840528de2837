import { areaOf } from './areas.ts';

const PAGE = '.page.web.tsx';
const DECLARED = '.page.ts';
const DERIVED = 'resource:';

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
export const pageFileOf = (files: readonly string[], name: string): string | undefined => fileOf(files, name, PAGE);

function fileOf(files: readonly string[], name: string, suffix: string): string | undefined {
  const [area, own] = name.split('/');
  if (!area || !own) return undefined;
  return files.find((file) => {
    const parts = partsOf(file, suffix);
    return parts !== undefined && areaOf(parts.domain) === area && parts.base === kebab(own);
  });
}

/** The file that declares a page: named as its component, or as the kind of record that it lists, `resource:parameter.port`. */
export function declarationFileOf(files: readonly string[], component: string): string | undefined {
  return component.startsWith(DERIVED)
    ? kindFileOf(files, component.slice(DERIVED.length), DECLARED)
    : fileOf(files, component, DECLARED);
}

/** The file in which a resource `domain.name` stands, among those that exist. */
export const resourceFileOf = (files: readonly string[], name: string): string | undefined =>
  kindFileOf(files, name, '.resource.ts');

function kindFileOf(files: readonly string[], name: string, suffix: string): string | undefined {
  const [domain, own] = name.split('.');
  if (!domain || !own) return undefined;
  return files.find((file) => {
    const parts = partsOf(file, suffix);
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
