/** `VoyageReportHome` -> `voyage-report-home`, `ExportVEF` -> `export-vef`, `S2lVoyage` -> `s2l-voyage`. */
export function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** The file of a component `domain/Name` among those that exist; `suffix` is `.page.web.tsx` or `.resource.ts`. */
export function fileOf(files: readonly string[], name: string, suffix: string): string | undefined {
  const [domain, own] = name.split(/[/.]/);
  if (!domain || !own) return undefined;
  const end = `/${kebab(own)}${suffix}`;
  return files.find((file) => file.includes(`/domains/${kebab(domain)}/`) && file.endsWith(end));
}
