import { add, type Decimal, isDecimal, sub } from '../../value/decimal.ts';
import type { Key } from './tree.rules.ts';

/** A sum and how many values stand in it: without any it is unknown, not zero. */
type Sum = { readonly total: Decimal; readonly known: number };

/** What tells a unit from others, as the row holds it: the number of a currency, a code; undefined where there is none. */
type UnitKey = unknown;

type Given<R> = {
  /** The columns that are added up. */
  readonly names: readonly string[];
  readonly valueIn: (row: R, name: string) => unknown;
  /** Of a column whose rows say their own unit: what is counted in different ones is never one sum. */
  readonly unitIn?: (row: R, name: string) => UnitKey;
  readonly keyOf: (row: R, at: number) => Key;
  /** Only of a tree: what is above a row. Then the rows without rows below them count, and each row above has the sum of them. */
  readonly parentOf?: (row: R) => Key | null | undefined;
};

export type Sums<R> = {
  /** Takes the rows as they are now; what did not change is not added again. */
  readonly take: (rows: readonly R[]) => void;
  /** The sum of a column, over everything or below a row of a tree; null when nothing is known there, or it is in several units. */
  readonly of: (name: string, below?: Key) => Decimal | null;
  /** The sums of a column, over everything or below a row of a tree: one for each unit. */
  readonly byUnit: (name: string, below?: Key) => readonly { readonly unit: UnitKey; readonly total: Decimal }[];
  /** Whether a row has rows below it. */
  readonly isParent: (key: Key) => boolean;
};

const ALL = Symbol('all rows');

/** Sums of columns that follow changes by their difference, exact as decimals: a key press in 1,000 rows adds one figure. */
export function createSums<R>({ names, valueIn, unitIn, keyOf, parentOf }: Given<R>): Sums<R> {
  let held = new Map<Key, R>();
  let parents = new Set<Key>();
  let sums = new Map<Key | typeof ALL, Map<string, Map<UnitKey, Sum>>>();

  const figure = (row: R, name: string): Decimal | null => {
    const value = valueIn(row, name);
    const text = typeof value === 'number' ? String(value) : value;
    return isDecimal(text) ? text : null;
  };

  /** A figure with what it counts in. */
  type Counted = { readonly value: Decimal; readonly unit: UnitKey };

  const counted = (row: R | undefined, name: string): Counted | null => {
    const value = row === undefined ? null : figure(row, name);
    return row === undefined || value === null ? null : { value, unit: unitIn?.(row, name) ?? undefined };
  };

  function change(node: Key | typeof ALL, name: string, { value, unit }: Counted, sign: 1 | -1): void {
    const columns = sums.get(node) ?? new Map<string, Map<UnitKey, Sum>>();
    sums.set(node, columns);
    const units = columns.get(name) ?? new Map<UnitKey, Sum>();
    columns.set(name, units);
    const before = units.get(unit) ?? { total: '0', known: 0 };
    const known = before.known + sign;
    if (known === 0) units.delete(unit);
    else units.set(unit, { total: sign === 1 ? add(before.total, value) : sub(before.total, value), known });
  }

  /** What a row was and is: its figures go into the foot and into every row above it. */
  function count(key: Key, before: R | undefined, after: R | undefined, rows: ReadonlyMap<Key, R>): void {
    if (parents.has(key)) return;
    for (const name of names) {
      const [was, is] = [counted(before, name), counted(after, name)];
      if (was?.value === is?.value && was?.unit === is?.unit) continue;
      for (const node of above(key, (after ?? before)!, rows)) {
        if (was) change(node, name, was, -1);
        if (is) change(node, name, is, 1);
      }
    }
  }

  /** The foot, and the rows above a row of a tree. */
  function above(key: Key, row: R, rows: ReadonlyMap<Key, R>): Set<Key | typeof ALL> {
    const nodes = new Set<Key | typeof ALL>([ALL]);
    for (let parent = parentOf?.(row); parent !== null && parent !== undefined && parent !== key; ) {
      const found = rows.get(parent);
      if (found === undefined || nodes.has(parent)) break;
      nodes.add(parent);
      parent = parentOf?.(found);
    }
    return nodes;
  }

  const sameTree = (next: ReadonlyMap<Key, R>): boolean => {
    if (!parentOf) return true;
    if (next.size !== held.size) return false;
    for (const [key, row] of next) {
      const before = held.get(key);
      if (before === undefined || (before !== row && parentOf(before) !== parentOf(row))) return false;
    }
    return true;
  };

  const byUnit: Sums<R>['byUnit'] = (name, below) =>
    [...(sums.get(below ?? ALL)?.get(name) ?? [])].map(([unit, { total }]) => ({ unit, total }));

  return {
    take(rows) {
      const next = new Map(rows.map((row, at) => [keyOf(row, at), row]));
      if (!sameTree(next)) {
        held = new Map();
        sums = new Map();
        parents = new Set();
        if (parentOf) for (const row of rows) parents.add(parentOf(row) ?? '');
        for (const key of parents) if (!next.has(key)) parents.delete(key);
      }
      for (const [key, row] of held) if (!next.has(key)) count(key, row, undefined, held);
      for (const [key, row] of next) if (held.get(key) !== row) count(key, held.get(key), row, next);
      held = next;
    },
    of(name, below) {
      const found = byUnit(name, below);
      return found.length === 1 ? found[0]!.total : null;
    },
    byUnit,
    isParent: (key) => parents.has(key),
  };
}
