import { AppError } from '../../errors.ts';
import { columnsOf, META_LABELS } from '../../resource/describe.ts';
import type { Field } from '../../resource/field.ts';
import { type AnyResource, isTyped } from '../../resource/resource.ts';
import { fixedUnit, unitField } from '../../resource/unit.ts';
import { type Lang, say } from '../../text.ts';

export type SheetField = { name: string; field: Field };

const meta = (name: string, kind: Field['kind'], variant?: string): SheetField => ({
  name,
  field: { kind, variant, label: META_LABELS[name]! },
});

/** What every record carries, as fields. */
export const META_FIELDS: readonly SheetField[] = [
  meta('id', 'number', 'int'),
  meta('version', 'number', 'int'),
  meta('createName', 'text', 'line'),
  meta('createTime', 'datetime'),
  meta('updateName', 'text', 'line'),
  meta('updateTime', 'datetime'),
];

const isCell = (field: Field): boolean => field.kind !== 'lines' && field.kind !== 'json' && field.variant !== 'json';

/**
 * The fields of an export: those asked for, in that order, or the columns of the list. What says the unit of a figure stands behind it
 * unless it is there anyway, since a head cannot tell it for all rows.
 */
export function exportFields(resource: AnyResource, asked: readonly string[]): SheetField[] {
  const names = asked.length > 0 ? asked : columnsOf(resource).map((column) => column.field);
  const units = names.map((name) => unitField(resource.fields[name] ?? {}));
  const all = names.flatMap((name, i) => (units[i] && !names.includes(units[i]) ? [name, units[i]] : [name]));
  return [...new Set(all)].flatMap((name) => {
    const field = resource.fields[name];
    if (field) return isCell(field) ? [{ name, field }] : [];
    const own = META_FIELDS.find((known) => known.name === name);
    if (own) return [own];
    throw new AppError(
      'BAD_REQUEST',
      { zh: '没有名为 {name} 的列', en: 'There is no column {name}' },
      { values: { name } },
    );
  });
}

/** The fields that a sheet may bring in. */
export function importFields(resource: AnyResource): SheetField[] {
  return Object.entries(resource.fields)
    .filter(([, field]) => isTyped(field) && isCell(field) && field.kind !== 'file')
    .map(([name, field]) => ({ name, field }));
}

/** The head of a column: the label, with its unit. */
export function headerOf(field: Field, lang: Lang): string {
  const label = say(field.label, lang);
  const unit = fixedUnit(field);
  if (!unit) return label;
  return lang === 'zh' ? `${label}（${unit}）` : `${label} (${unit})`;
}
