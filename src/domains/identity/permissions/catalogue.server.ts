import type { Module } from '../../../kernel/server/module.ts';
import { permissionsOf } from '../../../kernel/server/permissions.ts';
import type { Text } from '../../../kernel/text.ts';

type CataloguePermission = { permission: string; label: Text };
type CatalogueSubject = { subject: string; label: Text; permissions: CataloguePermission[] };
type CatalogueDomain = { domain: string; label: Text; subjects: CatalogueSubject[] };

const ACTIONS: Readonly<Record<string, Text>> = {
  list: { zh: '查询', en: 'List' },
  pick: { zh: '选择', en: 'Choose' },
  add: { zh: '新建', en: 'Create' },
  edit: { zh: '修改', en: 'Change' },
  del: { zh: '删除', en: 'Delete' },
  import: { zh: '导入', en: 'Import' },
  export: { zh: '导出', en: 'Export' },
};

const ORDER = Object.keys(ACTIONS);
const actionOf = (permission: string): string => permission.split(':').at(-1) ?? '';
const rank = (permission: string): number => {
  const at = ORDER.indexOf(actionOf(permission));
  return at < 0 ? ORDER.length : at;
};

/** Everything that a role can be granted, read from the resources and calls of the code; nothing is typed by hand. */
export function catalogueOf(modules: readonly Module[]): CatalogueDomain[] {
  const subjects = new Map<string, Map<string, Text>>();
  for (const [permission, { own, call }] of permissionsOf(modules)) {
    const subject = permission.split(':').slice(0, 2).join(':');
    const known = subjects.get(subject) ?? new Map<string, Text>();
    // The common acts have common words, whatever their calls are called.
    const label = own ?? ACTIONS[actionOf(permission)] ?? call ?? { zh: permission, en: permission };
    subjects.set(subject, known.set(permission, label));
  }
  const labels = new Map(
    modules.flatMap(({ resources }) => resources.map((r) => [r.name.replace('.', ':'), r.label] as const)),
  );
  return modules.flatMap((module) => {
    const mine = [...subjects]
      .filter(([subject]) => subject.startsWith(`${module.name}:`))
      .map(([subject, permissions]) => ({
        subject,
        label: labels.get(subject) ?? [...permissions.values()][0]!,
        permissions: [...permissions]
          .map(([permission, label]) => ({ permission, label }))
          .toSorted((a, b) => rank(a.permission) - rank(b.permission) || a.permission.localeCompare(b.permission)),
      }));
    return mine.length > 0 ? [{ domain: module.name, label: module.label, subjects: mine }] : [];
  });
}

export function permissionsIn(catalogue: readonly CatalogueDomain[]): string[] {
  return catalogue.flatMap((d) => d.subjects.flatMap((s) => s.permissions.map((p) => p.permission)));
}
