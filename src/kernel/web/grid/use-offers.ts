import { useQueries } from '@tanstack/react-query';
import { useRef } from 'react';
import { optionsOf } from '../../resource/describe.ts';
import { useDictionaries } from '../fields/dict-entries.ts';
import { NO, YES } from '../fields/fields.text.ts';
import { asIds, asNames } from '../fields/ref-value.ts';
import { t } from '../i18n.ts';
import { records } from '../records/record-calls.ts';
import { recordKeys } from '../records/record-keys.ts';
import type { Offer } from './cell-value.ts';
import { type GridColumn, type GridRow, kindOf } from './column.ts';
import type { Ask } from './editing.ts';
import { GRID } from './grid.text.ts';

/** How else a sheet says yes and no. */
const YES_WORDS = ['y', 'true', '1', '√', '✓'];
const NO_WORDS = ['n', 'false', '0', '×', '✗'];

/** The server answers no more names at once. */
const MOST = 200;

/** The records that a column refers to and whose names no row tells. */
function unnamed({ name }: GridColumn, rows: readonly GridRow[]): number[] {
  const ids = rows.flatMap((row) => (row.labels?.[name] === undefined ? asIds(row[name]) : []));
  return [...new Set(ids)].slice(0, MOST).sort((a, b) => a - b);
}

/** What each column offers: its fixed values, the entries of its dictionary, or the records whose names are known. */
export function useOffers(
  columns: readonly GridColumn[],
  rows: readonly GridRow[],
): {
  offersOf: (column: GridColumn) => readonly Offer[];
  /** What came from the server for them: names of other cells than those that were typed in are others when it is. */
  came: readonly unknown[];
} {
  const dictionaries = useDictionaries();
  const refs = columns.filter(({ field }) => field.kind === 'ref');
  const asked = useQueries({
    queries: refs.map((column) => {
      const target = { name: String(column.field.target) };
      const query = { ids: unnamed(column, rows), size: MOST };
      return {
        queryKey: recordKeys.options(target, query),
        queryFn: ({ signal }: { signal: AbortSignal }) => records.options(target, query, signal),
        enabled: query.ids.length > 0,
        staleTime: 60_000,
      };
    }),
  });
  const fixed = useRef(new WeakMap<GridColumn, readonly Offer[]>());

  function known(column: GridColumn): readonly Offer[] {
    const names = new Map<unknown, string>();
    for (const row of rows) {
      const [ids, labels] = [asIds(row[column.name]), asNames(row.labels?.[column.name])];
      // The server tells names in the order of their ids.
      const ordered = labels.length > 1 ? ids.toSorted((a, b) => a - b) : ids;
      if (labels.length === ordered.length) for (const [i, id] of ordered.entries()) names.set(id, labels[i]!);
    }
    for (const { id, label } of asked[refs.indexOf(column)]?.data ?? []) names.set(id, label);
    return [...names].map(([value, label]) => ({ value, label }));
  }

  const made = new Map<GridColumn, readonly Offer[]>();
  return {
    offersOf(column) {
      const offers = made.get(column) ?? make(column);
      made.set(column, offers);
      return offers;
    },
    came: [dictionaries, ...asked.map(({ data }) => data)],
  };

  function make(column: GridColumn): readonly Offer[] {
    const { field } = column;
    switch (kindOf(field)) {
      case 'ref':
        return known(column);
      case 'dict':
        return (dictionaries?.[String(field.target)] ?? []).map(({ code, zh, en, enabled }) => ({
          value: code,
          label: t({ zh, en: en || zh }),
          words: [code, zh, en],
          gone: !enabled,
        }));
      case 'bool':
      case 'choice':
      case 'state': {
        const offers = fixed.current.get(column) ?? fixedOffers(column);
        fixed.current.set(column, offers);
        return offers;
      }
      default:
        return [];
    }
  }
}

function fixedOffers({ field }: GridColumn): readonly Offer[] {
  if (kindOf(field) === 'bool')
    return [
      { value: true, label: t(YES), words: [YES.zh, YES.en, ...YES_WORDS] },
      { value: false, label: t(NO), words: [NO.zh, NO.en, ...NO_WORDS] },
    ];
  return Object.entries(optionsOf(field) ?? {}).map(([value, text]) => ({
    value,
    label: t(text),
    words: [value, text.zh, text.en],
  }));
}

/** Few are enough to tell one record from several. */
const LOOK = 5;

/** A record by its name, or by what else it is found by if it is the only one. */
export const askServer: Ask = async ({ field }, name) => {
  try {
    const found = await records.options({ name: String(field.target) }, { q: name, size: LOOK });
    const exact = found.filter(({ label }) => label.toLowerCase() === name.toLowerCase());
    const one = exact.length === 1 ? exact[0] : found.length === 1 ? found[0] : undefined;
    if (one) return { value: one.id, label: one.label, brings: one.brings };
    return { wrong: found.length === 0 ? GRID.unknown : GRID.several };
  } catch {
    // Without a line nothing was found out about the name.
    return { wrong: GRID.failed };
  }
};
