import type { Field } from '../resource/field.ts';
import type { AnyResource } from '../resource/resource.ts';
import { fill, type Text } from '../text.ts';
import { OFFICE_ZONE } from '../value/office-day.ts';
import { GRAIN_WORDS, REPORT } from './report.text.ts';

export const GRAINS = ['day', 'month', 'quarter', 'year'] as const;
export type Grain = (typeof GRAINS)[number];

/** What rows are put together by: a field, of a date one of its grains, of a tree all its levels. */
export type Dimension = {
  readonly key: string;
  readonly name: string;
  readonly field: Field;
  readonly grain?: Grain;
  /** Level by level of the tree to which it refers: each place with what stands at it and below. */
  readonly tree?: true;
};

/** The word behind a field that refers to a tree. */
const TREE = 'tree';

/** A computed field as what its query yields. */
function kindOf(field: Field): string {
  if (field.kind !== 'computed') return field.kind;
  return field.variant === 'int' ? 'number' : String(field.variant);
}

/** By which grains a field is put together; nothing for one that is no date. */
export function grainsOf(field: Field): readonly Grain[] {
  const kind = kindOf(field);
  if (kind === 'datetime') return GRAINS;
  if (kind !== 'date') return [];
  return field.variant === 'month' ? GRAINS.filter((grain) => grain !== 'day') : GRAINS;
}

/** Kinds whose values are words that a filter finds again. */
const APART = new Set(['ref', 'choice', 'state', 'dict', 'bool', 'text', 'serial']);

/** Whether rows can be put together by a field, and each part found again by a filter of the list. */
export function isDimension(field: Field): boolean {
  if (grainsOf(field).length > 0) return true;
  const kind = kindOf(field);
  if (kind === 'number') return field.variant === 'int';
  const whole = field.variant !== 'many' && field.variant !== 'sealed' && field.variant !== 'rich';
  return whole && field.variant !== 'long' && APART.has(kind);
}

/** `orderDate.month` or `partnerId` of a view; nothing for what it has not. A date without a word is taken by month. */
export function dimensionOf(view: AnyResource, key: string): Dimension | undefined {
  const [name = '', word] = key.split('.');
  const field = Object.hasOwn(view.fields, name) ? view.fields[name] : undefined;
  if (!field || !isDimension(field)) return undefined;
  const grains = grainsOf(field);
  if (word === TREE && field.kind === 'ref') return { key, name, field, tree: true };
  if (grains.length === 0) return word === undefined ? { key, name, field } : undefined;
  const grain = grains.find((one) => one === (word ?? 'month'));
  return grain && { key: `${name}.${grain}`, name, field, grain };
}

/** All ways in which the named fields put rows together; those of `trees` also level by level. */
export function dimensionsOf(view: AnyResource, names: readonly string[], trees: readonly string[] = []): Dimension[] {
  return names.flatMap((name) => {
    const field = view.fields[name];
    if (!field) return [];
    const grains = grainsOf(field);
    const whole = trees.includes(name) ? [`${name}.${TREE}`, name] : [name];
    const keys = grains.length > 0 ? grains.map((grain) => `${name}.${grain}`) : whole;
    return keys.flatMap((key) => dimensionOf(view, key) ?? []);
  });
}

export function dimensionLabel({ field, grain, tree }: Dimension): Text {
  if (tree) return fill2(REPORT.byLevel, field.label, field.label);
  return grain ? fill2(REPORT.byGrain, field.label, GRAIN_WORDS[grain]) : field.label;
}

const fill2 = (text: Text, name: Text, by: Text): Text => ({
  zh: fill(text, { name: name.zh, by: by.zh }).zh,
  en: fill(text, { name: name.en, by: by.en }).en,
});

/** `2026-Q3` and `2026-07` as people read them. */
export function periodWord(grain: Grain, value: string): Text {
  if (grain !== 'quarter') return { zh: value, en: value };
  const [year = '', quarter = ''] = value.split('-Q');
  return fill({ zh: '{year} 年第 {quarter} 季度', en: 'Q{quarter} {year}' }, { year, quarter });
}

const DAY_MS = 86_400_000;
const day = (at: Date): string => at.toISOString().slice(0, 10);

/** The first and the last day of a period. */
export function daysOf(grain: Grain, value: string): { from: string; to: string } {
  const year = Number(value.slice(0, 4));
  if (grain === 'day') return { from: value, to: value };
  if (grain === 'year') return { from: `${value}-01-01`, to: `${value}-12-31` };
  const first = grain === 'month' ? Number(value.slice(5)) - 1 : (Number(value.slice(6)) - 1) * 3;
  const length = grain === 'month' ? 1 : 3;
  return { from: day(new Date(Date.UTC(year, first, 1))), to: day(new Date(Date.UTC(year, first + length, 0))) };
}

/** Longer rows of periods than that stand with their gaps. */
const MOST_PERIODS = 120;

/** The period after another. */
function nextPeriod(grain: Grain, value: string): string {
  const { to } = daysOf(grain, value);
  const next = day(new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS));
  if (grain === 'quarter') return `${next.slice(0, 4)}-Q${Math.ceil(Number(next.slice(5, 7)) / 3)}`;
  return next.slice(0, grain === 'day' ? 10 : grain === 'month' ? 7 : 4);
}

/** Periods from the first to the last without a gap, so that time goes on evenly; too many stand as they are. */
export function withoutGaps(grain: Grain, values: readonly string[]): readonly string[] {
  const sorted = [...new Set(values)].sort();
  const last = sorted.at(-1);
  const all = sorted.slice(0, 1);
  for (let at = all[0]; at !== undefined && last !== undefined && at < last; all.push(at)) {
    if (all.length >= MOST_PERIODS) return sorted;
    at = nextPeriod(grain, at);
  }
  return all;
}

const ZONE_MS = OFFICE_ZONE * 3_600_000;

/** The bounds of a period as the filters of the field take them: months, days, or moments of the office's days. */
export function spanOf({ field, grain = 'day' }: Dimension, value: string): { from: string; to: string } {
  const days = daysOf(grain, value);
  if (kindOf(field) === 'datetime') {
    const begin = Date.parse(`${days.from}T00:00:00Z`) - ZONE_MS;
    const end = Date.parse(`${days.to}T00:00:00Z`) - ZONE_MS + DAY_MS - 1;
    return { from: new Date(begin).toISOString(), to: new Date(end).toISOString() };
  }
  return field.variant === 'month' ? { from: days.from.slice(0, 7), to: days.to.slice(0, 7) } : days;
}
