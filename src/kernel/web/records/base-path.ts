import { pathOf } from '../../resource/resource.ts';

const literal = new Map<string, string>();

/** Some resources keep the literal path of the specification (`/api/organization`); their domain says so here, before its pages open. */
export function keepBasePath(name: string, path: string): void {
  literal.set(name, path);
}

/** Where the derived calls of a resource live. */
export function basePathOf(resource: { name: string }): string {
  return literal.get(resource.name) ?? pathOf(resource);
}
