import { instant } from '../../../kernel/value/zone.ts';
import { CONSUMPTION_ROWS, findRow, type GradeKey } from '../reports/oil-rows.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import type { VoyageTotals } from '../voyages/voyage.resource.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Sums of decimals of known places, as whole numbers of the last place. */
const total = (values: readonly (string | null | undefined)[], places: number): number =>
  values.reduce<number>((sum, value) => sum + Math.round(Number(value ?? 0) * 10 ** places), 0);
const text = (whole: number, places: number): string => (whole / 10 ** places).toFixed(places);

/** What a closed voyage came to; the same figures as the server freezes when it closes one. */
export function totalsOf(reports: readonly Report[], startTime: string): VoyageTotals {
  const last = instant(reports.at(-1)?.rptTime ?? startTime);
  const sea = total(
    reports.map((r) => r.ssTime),
    2,
  );
  const run = total(
    reports.map((r) => r.ssDist),
    1,
  );
  const manoeuvred = total(
    reports.map((r) => r.manDist),
    1,
  );
  const cargo = (opType: 'LOADING' | 'DISCHARGING'): string | null => {
    const worked = reports.flatMap((r) => r.cargos.filter((record) => record.opType === opType));
    return worked.length > 0
      ? text(
          total(
            worked.map((c) => c.blQty ?? c.shoreQty ?? c.shipQty),
            3,
          ),
          3,
        )
      : null;
  };
  return {
    days: ((last - instant(startTime)) / DAY_MS).toFixed(2),
    seaHours: text(sea, 2),
    distance: text(run + manoeuvred, 1),
    avgSpeed: sea > 0 ? (run / 10 / (sea / 100)).toFixed(2) : null,
    oil: oilOf(reports),
    cargoLoaded: cargo('LOADING'),
    cargoDischarged: cargo('DISCHARGING'),
    portHours: ((last - instant(startTime)) / HOUR_MS - sea / 100).toFixed(2),
    reports: reports.length,
  };
}

function oilOf(reports: readonly Report[]): Record<string, string> {
  const kilos = new Map<GradeKey, number>();
  for (const { oil } of reports) {
    for (const code of CONSUMPTION_ROWS) {
      for (const [key, tonnes] of Object.entries(findRow(oil, code)?.grades ?? {}) as [GradeKey, string | null][])
        kilos.set(key, (kilos.get(key) ?? 0) + total([tonnes], 3));
    }
  }
  return Object.fromEntries([...kilos].map(([key, sum]) => [key, text(sum, 3)]));
}
