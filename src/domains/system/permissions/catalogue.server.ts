import type { Flow } from '../../../kernel/flow/flow.ts';
import { type AnyResource, permissionOf } from '../../../kernel/resource/resource.ts';
import type { Module } from '../../../kernel/server/module.ts';
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

/** The acts of a resource's flow, and `pick`, which every kind of record offers. */
function actsOf(resource: AnyResource): Map<string, Text> {
  const found = new Map<string, Text>([[permissionOf(resource, 'pick'), ACTIONS.pick!]]);
  for (const field of Object.values(resource.fields)) {
    if (field.kind !== 'state') continue;
    for (const [act, { label }] of Object.entries((field.options as Flow).transitions)) {
      found.set(permissionOf(resource, act), label);
    }
  }
  return found;
}

/** Everything that a role can be granted, read from the resources and calls of the code; nothing is typed by hand. */
export function catalogueOf(modules: readonly Module[]): CatalogueDomain[] {
  const subjects = new Map<string, Map<string, Text>>();
  const put = (permission: string, label: Text): void => {
    const subject = permission.split(':').slice(0, 2).join(':');
    const known = subjects.get(subject) ?? new Map<string, Text>();
    if (!known.has(permission)) known.set(permission, label);
    subjects.set(subject, known);
  };
  const resources = modules.flatMap((module) => module.resources);
  for (const resource of resources) for (const [permission, label] of actsOf(resource)) put(permission, label);
  for (const module of modules) {
    for (const [permission, label] of Object.entries(module.permissions ?? {})) put(permission, label);
    for (const { route } of module.endpoints) {
      if (route.permission === 'public' || route.permission === 'signedIn') continue;
      put(route.permission, ACTIONS[actionOf(route.permission)] ?? route.summary);
    }
  }
  const labels = new Map(resources.map((r) => [r.name.replace('.', ':'), r.label]));
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
