import { type Field, hasPlaces } from '../../../resource/field.ts';
import type { Text } from '../../../text.ts';
import { toLocalMinute } from '../../fields/date-value.ts';
import { isBlank } from '../../fields/empty.tsx';
import type { ListState } from '../list-state.ts';

type Filters = ListState['filters'];

export type CellFilter = { readonly key: string; readonly label: Text; readonly filters: Filters };

const LABELS = {
  only: { zh: '只看“{value}”', en: 'Only “{value}”' },
  not: { zh: '排除“{value}”', en: 'Not “{value}”' },
  onlyEmpty: { zh: '只看未填写', en: 'Only what is empty' },
  notEmpty: { zh: '排除未填写', en: 'Not what is empty' },
  from: { zh: '大于等于 {value}', en: '{value} or more' },
  to: { zh: '小于等于 {value}', en: '{value} or less' },
  since: { zh: '{value} 及以后', en: '{value} and later' },
  until: { zh: '{value} 及以前', en: '{value} and earlier' },
  day: { zh: '只看 {value} 当天', en: 'Only {value}' },
} satisfies Record<string, Text>;

const UNFILTERED = new Set(['file', 'lines', 'json', 'position']);

/** Whether the list can be filtered by what a column shows. */
export function isFilterable(field: Field | undefined): field is Field {
  return field !== undefined && !UNFILTERED.has(field.kind) && field.variant !== 'json' && field.variant !== 'rich';
}

const kindOf = ({ kind, variant }: Field): string =>
  kind === 'computed' ? (hasPlaces({ variant }) || variant === 'int' ? 'number' : (variant ?? 'text')) : kind;

/** Start and end of the day of an instant, in the zone of this browser. */
function dayOf(utc: string): [day: string, from: string, to: string] {
  const day = toLocalMinute(utc).slice(0, 10);
  const start = new Date(`${day}T00:00:00`);
  return [day, start.toISOString(), new Date(new Date(`${day}T23:59:59.999`)).toISOString()];
}

const without = (filters: Filters, names: readonly string[]): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([key]) => !names.includes(key)));

/** What a cell's value offers to filter by, over the filters that hold. `shown` is the value in words. */
export function cellFilters(
  name: string,
  field: Field,
  value: unknown,
  { shown, filters }: { shown: string; filters: Filters },
): CellFilter[] {
  const keys = { not: `${name}Not`, from: `${name}From`, to: `${name}To` };
  const only = (word: string): Filters => ({
    ...without(filters, [name, keys.not, keys.from, keys.to]),
    [name]: [word],
  });
  const not = (word: string): Filters => ({
    ...without(filters, (filters[name] ?? []).includes(word) ? [name] : []),
    [keys.not]: [...new Set([...(filters[keys.not] ?? []), word])],
  });
  const span = (part: Filters): Filters => ({ ...without(filters, [name, keys.from, keys.to]), ...part });
  const act = (key: keyof typeof LABELS, next: Filters, said = shown): CellFilter => ({
    key,
    label: { zh: LABELS[key].zh.replace('{value}', said), en: LABELS[key].en.replace('{value}', said) },
    filters: next,
  });
  if (isBlank(value)) return [act('onlyEmpty', only('null')), act('notEmpty', not('null'))];
  switch (kindOf(field)) {
    case 'number': {
      const text = String(value);
      return [
        act('only', only(text)),
        act('from', span({ [keys.from]: [text] })),
        act('to', span({ [keys.to]: [text] })),
      ];
    }
    case 'date':
      return [
        act('only', only(String(value))),
        act('since', span({ [keys.from]: [String(value)] })),
        act('until', span({ [keys.to]: [String(value)] })),
      ];
    case 'datetime': {
      const [day, from, to] = dayOf(String(value));
      return [
        act('day', span({ [keys.from]: [from], [keys.to]: [to] }), day),
        act('since', span({ [keys.from]: [from] }), day),
        act('until', span({ [keys.to]: [to] }), day),
      ];
    }
    default: {
      // Of several records in one cell the first is meant; the label says all of them.
      const words = (Array.isArray(value) ? value : [value]).map(String);
      return words.length === 1 ? [act('only', only(words[0]!)), act('not', not(words[0]!))] : [];
    }
  }
}
