import type { Figure, Member, ReportLine } from '../../report/answer.ts';
import { compare } from '../../value/decimal.ts';
import type { Members } from './members.ts';

type Value = string | null;

/** The figures of each line, by its groups and by what goes across; `all` is the sum over what goes across. */
export type Cells = ReadonlyMap<string, Cell>;
export type Cell = {
  readonly values: readonly Value[];
  readonly parts: Map<string, ReadonlyMap<string, readonly Figure[]>>;
};

export const ALL = 'all';
export const keyOf = (values: readonly Value[]): string => JSON.stringify(values);

type Given = {
  readonly cells: Cells;
  readonly rows: readonly Members[];
  readonly across: readonly Member[];
  readonly figures: readonly string[];
  readonly rank?: string;
};

const partKey = ({ value }: Member): string => keyOf([value]);

/** The lines of a report from the first group to the total, each group's subtotal below it. */
export function linesOf({ cells, rows, across, figures, rank }: Given): ReportLine[] {
  const total = cells.get(keyOf([]));
  if (!total) return [];
  const below = new Map<string, Value[]>();
  for (const { values } of cells.values()) {
    if (values.length === 0) continue;
    const above = keyOf(values.slice(0, -1));
    below.set(above, [...(below.get(above) ?? []), values.at(-1) ?? null]);
  }
  // Money of several currencies is not compared: lines stand by what they come to in the first unit of the total.
  const unit = rank === undefined ? undefined : (total.parts.get(ALL)?.get(rank)?.[0]?.unit ?? null);
  const ranked = (values: readonly Value[]): string | undefined =>
    rank === undefined
      ? undefined
      : cells
          .get(keyOf(values))
          ?.parts.get(ALL)
          ?.get(rank)
          ?.find((figure) => figure.unit === unit)?.value;
  const largerFirst = (a: string | undefined, b: string | undefined): number =>
    a === undefined || b === undefined ? Number(a === undefined) - Number(b === undefined) : (compare(b, a) ?? 0);

  const line = ({ values, parts }: Cell): ReportLine => ({
    members: values.flatMap((value, depth) => rows[depth]?.of(value) ?? []),
    figures: [...across.map(partKey), ALL].map((key) => figures.map((name) => [...(parts.get(key)?.get(name) ?? [])])),
  });
  const sorted = (above: readonly Value[], values: readonly Value[]): Value[] =>
    values.toSorted(
      (a, b) => largerFirst(ranked([...above, a]), ranked([...above, b])) || (rows[above.length]?.before(a, b) ?? 0),
    );
  /** Each place of a tree before what stands below it. */
  const downTree = (above: readonly Value[], lineAbove: (value: string) => readonly string[]): ReportLine[] => {
    const values = below.get(keyOf(above)) ?? [];
    const among = new Set(values);
    const parentOf = (value: Value): Value =>
      value === null ? null : (lineAbove(value).find((place) => among.has(place)) ?? null);
    const children = Map.groupBy(values, parentOf);
    const down = (places: readonly Value[], level: number): ReportLine[] =>
      sorted(above, places).flatMap((value) => {
        const cell = cells.get(keyOf([...above, value]));
        if (!cell) return [];
        const next = value === null ? [] : (children.get(value) ?? []);
        const { members, figures: own } = line(cell);
        const last = members.at(-1);
        const placed = last ? [...members.slice(0, -1), { ...last, level, branch: next.length > 0 }] : members;
        return [{ members: placed, figures: own }, ...down(next, level + 1)];
      });
    return down(children.get(null) ?? [], 0);
  };
  const under = (above: readonly Value[]): ReportLine[] => {
    const lineAbove = rows[above.length]?.lineAbove;
    if (lineAbove) return downTree(above, lineAbove);
    return sorted(above, below.get(keyOf(above)) ?? []).flatMap((value) => {
      const at = [...above, value];
      const cell = cells.get(keyOf(at));
      return cell ? [...under(at), line(cell)] : [];
    });
  };
  return [...under([]), line(total)];
}
