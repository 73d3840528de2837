import { type FieldError, invalid } from '../../errors.ts';
import { CONCEALED, isMask, privacyOf, seenWith } from '../../resource/private.ts';
import { type AnyResource, childOf, fieldsOf } from '../../resource/resource.ts';
import { isEmpty } from '../../resource/validate.ts';
import type { User } from '../context.ts';
import type { Change } from '../history.ts';
import { holds } from './permit.ts';

type Row = Record<string, unknown>;

/** A kind of record as the user may know it. */
export const seenBy = (user: User, resource: AnyResource): AnyResource =>
  seenWith(resource, (permission) => holds(user, permission));

/** A record as the user may know it; written, its caller may have it whole. */
export function seenRow(user: User, resource: AnyResource, row: Row): Row {
  const seen = seenBy(user, resource);
  if (seen === resource) return row;
  const hidden = new Set(Object.keys(resource.fields).filter((name) => !(name in seen.fields)));
  const shown = Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name)));
  for (const [name, field] of fieldsOf(seen, 'lines')) {
    const lines = shown[name];
    const child = (resource.fields[name]!.target ?? field.target) as AnyResource;
    if (Array.isArray(lines)) shown[name] = lines.map((line) => seenRow(user, child, line as Row));
  }
  return shown;
}

/** Refuses a value of a field that its writer must not know, unless it is the one that stands there. */
export function hiddenErrors(user: User, resource: AnyResource, draft: Row, current: Row = {}): FieldError[] {
  const seen = seenBy(user, resource);
  if (seen === resource) return [];
  return Object.keys(resource.fields)
    .filter((name) => !(name in seen.fields) && !isEmpty(draft[name]) && draft[name] !== current[name])
    .map((field) => ({
      field,
      message: { zh: '您没有填写此项的权限', en: 'You may not fill this field' },
    }));
}

/** A draft whose lines keep what their writer does not know of them: lines are given whole, and whoever cannot see a field cannot give it. */
export function keptHidden(user: User, resource: AnyResource, draft: Row, current: Row): Row {
  const seen = seenBy(user, resource);
  if (seen === resource) return draft;
  const kept = { ...draft };
  for (const [name, field] of fieldsOf(seen, 'lines')) {
    const child = childOf(resource.fields[name]!);
    const hidden = Object.keys(child.fields).filter((one) => !(one in childOf(field).fields));
    const lines = draft[name];
    if (hidden.length === 0 || !Array.isArray(lines)) continue;
    const old = new Map(((current[name] ?? []) as Row[]).map((line) => [line.id, line]));
    // What came may be no line at all, which the checks refuse.
    kept[name] = lines.map((line: Row | null) => ({
      ...line,
      ...Object.fromEntries(hidden.map((one) => [one, old.get(line?.id)?.[one] ?? null])),
    }));
  }
  return kept;
}

type Told = { readonly field: string; readonly old?: unknown; readonly new?: unknown };

/** Changes of a record without those of fields that the user may not know; of lines told whole, without these fields. */
export function knownChanges<C extends Told>(user: User, resource: AnyResource, changes: readonly C[]): readonly C[] {
  const seen = seenBy(user, resource);
  if (seen === resource) return changes;
  return changes.flatMap((change) => {
    const [top = '', cell] = change.field.split('.');
    if (!(top in resource.fields)) return [change];
    const known = seen.fields[top];
    if (known?.kind !== 'lines') return known ? [change] : [];
    const { fields } = childOf(known);
    if (cell !== undefined) return cell in fields ? [change] : [];
    const hidden = Object.keys(childOf(resource.fields[top]!).fields).filter((name) => !(name in fields));
    return [{ ...change, old: without(change.old, hidden), new: without(change.new, hidden) }];
  });
}

/** Lines, or one of them, without some fields. */
function without(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

/** Lines as the history keeps them. */
function withoutPrivate(child: AnyResource, lines: unknown): unknown {
  if (Array.isArray(lines)) return lines.map((line) => withoutPrivate(child, line));
  if (typeof lines !== 'object' || lines === null) return lines;
  return Object.fromEntries(
    Object.entries(lines).map(([name, value]) => [name, child.fields[name]?.private ? CONCEALED : value]),
  );
}

export function assertKnown(user: User, resource: AnyResource, draft: Row, current?: Row): void {
  const errors = hiddenErrors(user, resource, draft, current);
  if (errors.length > 0) throw invalid(errors);
}

/** Changes as the history keeps them: that a private field changed, never what it was; of a sealed text its masks. */
export function concealed(resource: AnyResource, changes: readonly Change[]): Change[] {
  if (privacyOf(resource).length === 0) return [...changes];
  return changes.map((change) => {
    const [top = '', cell] = change.field.split('.');
    const whole = resource.fields[top];
    if (whole?.kind === 'lines' && cell === undefined) {
      const { old, new: now } = change;
      return { ...change, old: withoutPrivate(childOf(whole), old), new: withoutPrivate(childOf(whole), now) };
    }
    const field = whole?.kind === 'lines' && cell !== undefined ? childOf(whole).fields[cell] : whole;
    if (!field?.private) return change;
    const hide = (value: unknown): unknown => {
      if (isEmpty(value)) return null;
      if (field.variant !== 'sealed') return CONCEALED;
      const mask = String(value).split(' ', 1)[0];
      return isMask(mask) ? mask : CONCEALED;
    };
    return { ...change, old: hide(change.old), new: hide(change.new) };
  });
}
