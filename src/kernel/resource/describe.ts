import type { Flow } from '../flow/flow.ts';
import { type Lang, say, type Text } from '../text.ts';
import type { Field, Option } from './field.ts';
import type { AnyResource, Column } from './resource.ts';
import type { Tone } from './tone.ts';

export const META_LABELS: Readonly<Record<string, Text>> = {
  id: { zh: '编号', en: 'ID' },
  version: { zh: '版本', en: 'Version' },
  createName: { zh: '创建人', en: 'Created by' },
  createTime: { zh: '创建时间', en: 'Created' },
  updateName: { zh: '修改人', en: 'Changed by' },
  updateTime: { zh: '修改时间', en: 'Changed' },
};

type ListColumn = { field: string; label: Text; priority: 1 | 2 | 3; width?: number; total: boolean };

/** The list's columns in full; without a declaration, the first eight simple fields. */
export function columnsOf(resource: AnyResource): ListColumn[] {
  const simple = Object.keys(resource.fields).filter(
    (n) => !['lines', 'json', 'file'].includes(resource.fields[n]!.kind),
  );
  const declared: readonly Column<string>[] = resource.list?.columns ?? simple.slice(0, 8);
  return declared.map((column) => {
    const full = typeof column === 'string' ? { field: column } : column;
    return {
      field: full.field,
      label: labelOf(resource, full.field),
      priority: ('priority' in full && full.priority) || 2,
      width: 'width' in full ? full.width : undefined,
      total: ('total' in full && full.total) || false,
    };
  });
}

export function labelOf(resource: AnyResource, name: string): Text {
  return resource.fields[name]?.label ?? META_LABELS[name] ?? { zh: name, en: name };
}

/** The fixed values of a choice or the states of a flow, or nothing for another kind. */
export function optionsOf(field: Field): Readonly<Record<string, Option>> | undefined {
  if (field.kind === 'choice') return field.options as Readonly<Record<string, Option>>;
  if (field.kind === 'state') return (field.options as Flow).states;
  return undefined;
}

export function optionText(field: Field, value: unknown, lang: Lang): string | undefined {
  const option = optionsOf(field)?.[String(value)];
  return option && say(option, lang);
}

export function optionTone(field: Field, value: unknown): Tone | undefined {
  return optionsOf(field)?.[String(value)]?.tone;
}

/** The field by which a list is sorted when nobody asks otherwise, and its direction. */
export function defaultSort(resource: AnyResource): { field: string; desc: boolean } {
  const sort = resource.list?.sort ?? '-id';
  return sort.startsWith('-') ? { field: sort.slice(1), desc: true } : { field: sort, desc: false };
}
