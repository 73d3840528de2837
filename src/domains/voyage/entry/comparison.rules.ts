import { type Decimal, div, isPositive, mul, round } from '../../../kernel/value/decimal.ts';
import { currentStock } from '../reports/oil-chain.rules.ts';
import { findRow, fuelTotal, isLube, oilCell } from '../reports/oil-rows.rules.ts';
import { elapsedHours } from '../reports/passage.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import type { ReportShip } from '../reports/report-ship.rules.ts';
import { gridColumns } from './oil-grid.rules.ts';

/** `grade` stands where a line speaks of one fuel. */
export type Comparison = {
  readonly line: 'speed' | 'slip' | 'mePerDay' | 'total' | 'daysLeft' | 'water';
  readonly grade?: string;
  readonly places: number;
  readonly before: Decimal | null;
  readonly now: Decimal | null;
};

/** The report beside the one before it: figures that a master compares by habit. */
export function compareReports({
  report,
  previous,
  beforeThat,
  ship,
}: {
  report: Report;
  previous: Report | null;
  /** The report before the previous one, for its hours. */
  beforeThat: Pick<Report, 'rptTime'> | null;
  ship: ReportShip;
}): Comparison[] {
  const now = perDay(report, elapsedHours({ report, previous }));
  const before = previous && perDay(previous, elapsedHours({ report: previous, previous: beforeThat }));
  const grades = gridColumns({ ship, reports: [previous, report] })
    .filter(({ kind }) => kind === 'fuel')
    .flatMap(({ keys }) => keys)
    .filter((key) => key !== 'runningHour' && !isLube(key));
  const burnt = (of: Report | null) => grades.find((grade) => isPositive(of && oilCell(of.oil, 'TOTAL', grade)));
  const main = burnt(report) ?? burnt(previous) ?? grades[0];
  const lines: Comparison[] = [
    { line: 'speed', places: 2, before: previous?.avgSpeed ?? null, now: report.avgSpeed },
    { line: 'slip', places: 2, before: previous?.slipPro ?? null, now: report.slipPro },
    { line: 'mePerDay', places: 3, before: before?.mainEngine ?? null, now: now.mainEngine },
  ];
  if (main) {
    lines.push(
      {
        line: 'total',
        grade: main,
        places: 3,
        before: previous && oilCell(previous.oil, 'TOTAL', main),
        now: oilCell(report.oil, 'TOTAL', main),
      },
      {
        line: 'daysLeft',
        grade: main,
        places: 1,
        before: before?.daysLeft(main) ?? null,
        now: now.daysLeft(main),
      },
    );
  }
  lines.push({ line: 'water', places: 1, before: previous?.fwStock ?? null, now: report.fwStock });
  return lines;
}

function perDay(report: Report, hours: Decimal | null) {
  const day = (tonnes: Decimal | null) => div(mul(tonnes, '24'), hours);
  const engine = findRow(report.oil, 'ME_CONST');
  // The main engine by its own hours, as the maker's curve does.
  const engineHours = isPositive(engine?.runningHour) ? engine?.runningHour : hours;
  return {
    mainEngine: round(div(mul(fuelTotal(engine), '24'), engineHours), 3),
    daysLeft: (grade: NonNullable<Comparison['grade']>): Decimal | null => {
      const key = grade as Parameters<typeof oilCell>[2];
      return round(div(currentStock(report.oil, key), day(oilCell(report.oil, 'TOTAL', key))), 1);
    },
  };
}
