import { type Decimal, orZero, round, sub } from '../../../kernel/value/decimal.ts';
import { currentStock, oilColumns } from '../reports/oil-chain.rules.ts';
import { isLube, oilCell, placesOf } from '../reports/oil-rows.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import { type Moved, sameReport } from './correction.rules.ts';
import { MEASURES, type Measure, RIPPLE_AREAS, type RippleArea } from './ripple.text.ts';

/** A figure of a record as it stands, or as it would. */
export type Figure = {
  readonly area: RippleArea;
  /** Of the kind that the area names; null where there is no record of it yet. */
  readonly recordId: number | null;
  /** Number or period, by which people know it. */
  readonly name: string;
  readonly measure: Measure;
  /** The oil that it is of, where it is told oil by oil. */
  readonly part: string | null;
  readonly unit: string | null;
  readonly value: string | null;
};

/** A figure that a correction moves; `by` is the new one less the old one. */
export type Ripple = Omit<Figure, 'value'> & {
  readonly old: string | null;
  readonly new: string | null;
  readonly by: Decimal | null;
};

const keyOf = ({ area, recordId, name, measure, part }: Figure): string =>
  JSON.stringify([area, recordId ?? name, measure, part]);

/** Places after the point; null where it is no figure. Litres have one. */
const placesIn = ({ measure, unit }: Pick<Figure, 'measure' | 'unit'>): number | null =>
  unit === 'L' ? placesOf('cylinderOil') : MEASURES[measure].places;

/** At its places; of a quantity that is not there, none. */
function said(figure: Pick<Figure, 'measure' | 'unit'>, value: string | null | undefined): string | null {
  const places = placesIn(figure);
  if (places === null) return value ?? null;
  return round(MEASURES[figure.measure].adds ? orZero(value) : (value ?? null), places);
}

/** What moves from one state of the figures to another, in the order of the areas; what stays is left out. */
export function ripplesBetween(before: readonly Figure[], after: readonly Figure[]): Ripple[] {
  const byKey = (figures: readonly Figure[]) => new Map(figures.map((one) => [keyOf(one), one]));
  const [olds, news, every] = [byKey(before), byKey(after), byKey([...before, ...after])];
  const moved = [...every].flatMap(([key, { value: _value, ...figure }]): Ripple[] => {
    const [old, now] = [said(figure, olds.get(key)?.value), said(figure, news.get(key)?.value)];
    const places = placesIn(figure);
    return old === now ? [] : [{ ...figure, old, new: now, by: places === null ? null : round(sub(now, old), places) }];
  });
  return RIPPLE_AREAS.flatMap((area) => moved.filter((one) => one.area === area));
}

type Told = { readonly id: number; readonly reportNo: string; readonly report: Report };

/** What reports say of the stock, oil by oil: what they begin with, what sounding took in, what they leave. */
export function stockFigures(reports: readonly Told[]): Figure[] {
  return reports.flatMap(({ id, reportNo, report }) =>
    oilColumns({ ship: { grades: [] }, reports: [report] }).flatMap((column) => {
      const figure = (measure: Measure, value: Decimal | null): Figure => ({
        area: 'STOCK',
        recordId: id,
        name: reportNo,
        measure,
        part: column,
        unit: isLube(column) ? 'L' : 't',
        value: round(value, placesOf(column)),
      });
      return [
        figure('lastStock', oilCell(report.oil, 'LAST_STOCK', column)),
        figure('adjust', oilCell(report.oil, 'ADJUST', column)),
        figure('stock', currentStock(report.oil, column)),
      ];
    }),
  );
}

const withoutLubricants = (report: Report): Report => ({
  ...report,
  oil: report.oil.map((row) => ({ ...row, lubes: {} })),
});

/** Whether anything but lubricants moves in a later report: books, emissions and laytime know nothing of those. */
export const movesMoreThanLubricants = ({ before, after }: Pick<Moved, 'before' | 'after'>): boolean =>
  !sameReport(withoutLubricants(before), withoutLubricants(after));
