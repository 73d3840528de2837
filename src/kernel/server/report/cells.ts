import type { Figure } from '../../report/answer.ts';
import { figureField } from '../../report/figure-field.ts';
import type { Report } from '../../report/report.ts';
import { type Decimal, div, mul, round } from '../../value/decimal.ts';
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

/** A chosen measure of what was read: a ratio of each unit of what it stands over. */
function made(report: Report, name: string, figures: ReadonlyMap<string, readonly Figure[]>): Figure[] {
  const measure = report.measures[name];
  if (measure?.of !== 'ratio') return (figures.get(name) ?? []).toSorted(byUnit);
  const { scale = 0 } = figureField(report, name);
  const factor = (measure.as ?? 'percent') === 'percent' ? '100' : '1';
  const over = new Map((figures.get(measure.over) ?? []).map((one): [Value, Decimal] => [one.key, one.value]));
  return (figures.get(measure.under) ?? []).toSorted(byUnit).flatMap(({ unit, key, value }): Figure[] => {
    const ratio = div(mul(over.get(key) ?? '0', factor), value);
    return ratio === null ? [] : [{ unit, key, value: round(ratio, scale) }];
  });
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

type Given = {
  readonly answered: readonly Answered[];
  readonly wanted: readonly string[];
  readonly unitWord: UnitWord;
};

/** What the lines of a report hold. */
export function cellsOf(report: Report, { answered, wanted, unitWord }: Given): Cells {
  const cell = (parts: Map<string, Map<string, Figure[]>>): Cell['parts'] =>
    new Map(
      [...parts].map(([part, figures]) => [part, new Map(wanted.map((name) => [name, made(report, name, figures)]))]),
    );
  return new Map(
    [...readIn(answered, unitWord)].map(([key, { values, parts }]) => [key, { values, parts: cell(parts) }]),
  );
}
