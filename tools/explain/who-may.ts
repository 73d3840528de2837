import { expandPatterns } from '../../src/kernel/permission-pattern.ts';
import type { Module } from '../../src/kernel/server/module.ts';

/** Each permission with whom the modules grant it to: roles, and all `@staff`, those `@shore`, those on a `@ship`. Who holds `*` holds it too. */
export function whoMay(permissions: readonly string[], modules: readonly Module[]): string[][] {
  const guarded = new Set(modules.flatMap((module) => module.guarded ?? []));
  const given = Map.groupBy(
    modules.flatMap(({ grants = {} }) => Object.entries(grants)),
    ([role]) => role,
  );
  const opened = [...given].map(([role, grants]) => ({
    role,
    permissions: new Set(
      expandPatterns(
        grants.flatMap(([, patterns]) => patterns),
        permissions,
        guarded,
      ),
    ),
  }));
  return permissions.map((permission) => {
    const roles = opened.flatMap(({ role, permissions: held }) => (held.has(permission) ? [role] : []));
    return [
      permission,
      [...roles.toSorted(), ...(guarded.has(permission) ? ['(by name alone)'] : [])].join(', ') || '-',
    ];
  });
}
