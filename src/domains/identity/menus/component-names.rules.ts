import { areaOf } from '../../../kernel/areas.ts';

const camel = (kebab: string): string => kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const pascal = (kebab: string): string => camel(kebab).replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** `../domains/crew/list/seafarer-list.page.web.tsx` is `crew/SeafarerList`; `.../ports/port.resource.ts` is `resource:parameter.port`. */
export function componentNames(
  pageFiles: readonly string[],
  resourceFiles: readonly string[],
): { pages: string[]; resources: string[] } {
  const read = (files: readonly string[], suffix: RegExp, name: (domain: string, base: string) => string): string[] =>
    files
      .flatMap((file) => {
        const domain = /\/domains\/([^/]+)\//.exec(file)?.[1];
        const base = suffix.exec(file)?.[1];
        return domain && base ? [name(domain, base)] : [];
      })
      .toSorted();
  return {
    pages: read(pageFiles, /\/([^/]+)\.page\.web\.tsx$/, (domain, base) => `${areaOf(domain)}/${pascal(base)}`),
    resources: read(resourceFiles, /\/([^/]+)\.resource\.ts$/, (domain, base) => `resource:${domain}.${camel(base)}`),
  };
}
