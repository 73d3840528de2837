import { type AnyResource, isTyped } from './resource.ts';

const ONE_BY_ONE = new Set(['lines', 'file', 'json']);

/** Whether a field may get one value in many records: not what the server writes, what tells records apart, or what belongs to one. */
export function isSettable(resource: AnyResource, name: string): boolean {
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
  if (!field || !isTyped(field) || ONE_BY_ONE.has(field.kind) || field.variant === 'rich' || field.private)
    return false;
  return !(resource.unique ?? []).some((names) => names.includes(name));
}
