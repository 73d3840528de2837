import type { Figure } from '../../report/answer.ts';
import { figureField } from '../../report/figure-field.ts';
import type { Measure, Report } from '../../report/report.ts';
import { add, type Decimal, div, isPositive, lte, mul, round, sub } from '../../value/decimal.ts';
import { ALL, type Cell, type Cells, keyOf } from './lines.ts';
import { type Asked, levelOf } from './report-sql.ts';

/** A row of the database: a group with its level, its unit where the statement asks for one, and the figures. */
export type Found = Readonly<Record<string, string | number | null>>;
export type Answered = { readonly asked: Asked; readonly found: readonly Found[] };

type Value = string | null;

const textAt = (row: Found, name: string): Value => {
  const value = row[name];
  return value === null || value === undefined ? null : String(value);
};

/** Where a row of the database stands: its groups, and what goes across or all of it. */
function placeOf(row: Found, asked: Asked) {
  const { depth, across } = levelOf(Number(row.level), asked);
  const values = asked.rows.slice(0, depth).map((_, at) => textAt(row, `m${at}`));
  return { values, part: across ? keyOf([textAt(row, 'x')]) : ALL };
}

/** How many rows are counted in all. */
export function countedIn([first]: readonly Answered[]): number {
  const total = first?.found.find((row) => {
    const { values, part } = placeOf(row, first.asked);
    return values.length === 0 && part === ALL;
  });
  return Number(total?.counted ?? 0);
}

/** The values of a group, of the rows that stand in one: `m0`, `m1` ..., `x` of what goes across. */
export const valuesIn = (answered: readonly Answered[], name: string): Set<Value> =>
  new Set(
    answered.flatMap(({ asked, found }) =>
      found.flatMap((row) => {
        const { depth, across } = levelOf(Number(row.level), asked);
        const stands = name === 'x' ? across : Number(name.slice(1)) < depth;
        return stands ? [textAt(row, name)] : [];
      }),
    ),
  );

export const unitsIn = (answered: readonly Answered[], unit: string): Set<Value> =>
  new Set(answered.flatMap(({ asked, found }) => (asked.unit === unit ? found.map((row) => textAt(row, 'unit')) : [])));

/** Units in the order of their words, what has none last. */
const byUnit = (a: Figure, b: Figure): number =>
  Number(a.unit === null) - Number(b.unit === null) || (a.unit ?? '').localeCompare(b.unit ?? '');

type ReadFigures = ReadonlyMap<string, readonly Figure[]>;
type Of<K extends Measure['of']> = Extract<Measure, { readonly of: K }>;

const byKey = (figures: readonly Figure[]): Map<Value, Decimal> =>
  new Map(figures.map((one): [Value, Decimal] => [one.key, one.value]));

/** Of each unit one over the other; nothing over nothing is none. */
function ratioOf(
  report: Report,
  { over, under, as = 'percent', times = '1' }: Of<'ratio'>,
  scale: number,
  read: ReadFigures,
): Figure[] {
  const factor = as === 'percent' ? '100' : times;
  const above = byKey(made(report, over, read));
  return made(report, under, read).flatMap(({ unit, key, value }): Figure[] => {
    const ratio = div(mul(above.get(key) ?? '0', factor), value);
    return ratio === null ? [] : [{ unit, key, value: round(ratio, scale) }];
  });
}

/** Figures added to each other and taken away, each unit by itself. */
function totalOf(report: Report, { plus, minus = [] }: Of<'total'>, scale: number, read: ReadFigures): Figure[] {
  const sums = new Map<Value, Figure>();
  for (const [names, join] of [
    [plus, add],
    [minus, sub],
  ] as const)
    for (const { unit, key, value } of names.flatMap((name) => made(report, name, read)))
      sums.set(key, { unit, key, value: round(join(sums.get(key)?.value ?? '0', value), scale) });
  return [...sums.values()].toSorted(byUnit);
}

/** The place of each unit's level among those that are declared. */
function standingOf(report: Report, { by, levels }: Of<'level'>, read: ReadFigures): Figure[] {
  const ratio = report.measures[by];
  if (ratio?.of !== 'ratio') return [];
  const [over, under] = [made(report, ratio.over, read), made(report, ratio.under, read)];
  const above = byKey(over);
  const ratios = byKey(made(report, by, read));
  const units = new Map([...over, ...under].map(({ unit, key }): [Value, string | null] => [key, unit]));
  const found = [...units].flatMap(([key, unit]): Figure[] => {
    const value = ratios.get(key);
    // Of nothing over nothing there is nothing to say; something over nothing is beyond every limit.
    if (value === undefined && !isPositive(above.get(key))) return [];
    const at =
      value === undefined ? levels.length - 1 : levels.findIndex(({ upTo }) => upTo === undefined || lte(value, upTo));
    return [{ unit, key, value: String(at) }];
  });
  return found.toSorted(byUnit);
}

/** A chosen measure of what was read, of each unit one figure. */
function made(report: Report, name: string, read: ReadFigures): Figure[] {
  const measure = report.measures[name];
  const { scale = 0 } = figureField(report, name);
  if (measure?.of === 'ratio') return ratioOf(report, measure, scale, read);
  if (measure?.of === 'total') return totalOf(report, measure, scale, read);
  if (measure?.of === 'level') return standingOf(report, measure, read);
  return (read.get(name) ?? []).toSorted(byUnit);
}

type Read = Map<string, { values: readonly Value[]; parts: Map<string, Map<string, Figure[]>> }>;
type UnitWord = (field: string, value: string) => string;

/** The figures by line, part and measure as they were read; of each unit one. */
function readIn(answered: readonly Answered[], unitWord: UnitWord): Read {
  const read: Read = new Map();
  for (const { asked, found } of answered) {
    for (const row of found) {
      const { values, part } = placeOf(row, asked);
      const line = read.get(keyOf(values)) ?? { values, parts: new Map() };
      read.set(keyOf(values), line);
      const figures = line.parts.get(part) ?? new Map<string, Figure[]>();
      line.parts.set(part, figures);
      const said = asked.unit === undefined ? null : textAt(row, 'unit');
      const key = said === '' ? null : said;
      const unit = key === null || asked.unit === undefined ? null : unitWord(asked.unit, key);
      for (const [at, name] of asked.measures.entries()) {
        const value = textAt(row, `f${at}`);
        if (value !== null) figures.set(name, [...(figures.get(name) ?? []), { unit, key, value }]);
      }
    }
  }
  return read;
}

/** What can be added up from one line to another: of two means or two numbers of different values nothing can. */
const ADDS = new Set(['sum', 'count']);

/** The figures of a line added to those of another. */
function addTo(report: Report, into: Map<string, Figure[]>, figures: ReadonlyMap<string, readonly Figure[]>): void {
  for (const [name, more] of figures) {
    if (!ADDS.has(report.measures[name]?.of ?? '')) continue;
    const held = new Map((into.get(name) ?? []).map((one): [Value, Figure] => [one.key, one]));
    const { scale = 0 } = figureField(report, name);
    for (const one of more)
      held.set(one.key, { ...one, value: round(add(held.get(one.key)?.value ?? '0', one.value), scale) });
    into.set(name, [...held.values()]);
  }
}

/** In a tree, which stands innermost, each place has what stands below it too. */
function lifted(report: Report, read: Read, depth: number, lineAbove: (value: string) => readonly string[]): Read {
  const all: Read = new Map([...read].map(([key, { values, parts }]) => [key, { values, parts: new Map(parts) }]));
  for (const { values, parts } of read.values()) {
    const own = values[depth - 1];
    if (values.length !== depth || own === null || own === undefined) continue;
    for (const place of lineAbove(own)) {
      const at = [...values.slice(0, -1), place];
      const line = all.get(keyOf(at)) ?? { values: at, parts: new Map() };
      all.set(keyOf(at), line);
      for (const [part, figures] of parts) {
        const into = new Map<string, Figure[]>(line.parts.get(part) ?? []);
        addTo(report, into, figures);
        // What cannot be added up is not known of a branch: its own rows are not all of it.
        for (const name of [...into.keys()]) if (!ADDS.has(report.measures[name]?.of ?? '')) into.delete(name);
        line.parts.set(part, into);
      }
    }
  }
  return all;
}

type Given = {
  readonly answered: readonly Answered[];
  readonly wanted: readonly string[];
  readonly unitWord: UnitWord;
  /** Of the innermost group, where it is a tree, the places above one. */
  readonly tree?: { readonly depth: number; readonly lineAbove: (value: string) => readonly string[] } | undefined;
};

/** What the lines of a report hold. */
export function cellsOf(report: Report, { answered, wanted, unitWord, tree }: Given): Cells {
  const cell = (parts: Map<string, Map<string, Figure[]>>): Cell['parts'] =>
    new Map(
      [...parts].map(([part, figures]) => [part, new Map(wanted.map((name) => [name, made(report, name, figures)]))]),
    );
  const found = readIn(answered, unitWord);
  const read = tree ? lifted(report, found, tree.depth, tree.lineAbove) : found;
  return new Map([...read].map(([key, { values, parts }]) => [key, { values, parts: cell(parts) }]));
}
