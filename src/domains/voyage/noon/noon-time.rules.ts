import { instant, localDate, toLocal, toUtc } from '../../../kernel/value/zone.ts';
import type { ReportType, ShipStatus } from '../reports/report.rules.ts';

export type NoonReport = {
  readonly rptTime: string;
  readonly zone: number;
  readonly rptType: ReportType;
  readonly shipStatus: ShipStatus | null;
};

const HALF_HOUR_MS = 1_800_000;
const DAY_MS = 86_400_000;

/** UTC of the ship's noon on a local date. */
export function noonOn({ date, zone, noonHour }: { date: string; zone: number; noonHour: number }): string {
  return toUtc({ local: `${date}T${String(noonHour).padStart(2, '0')}:00`, zone });
}

/** UTC of the first ship's noon later than a moment. A noon report up to half an hour early is that noon's own report. */
export function nextNoon({ after, zone, noonHour }: { after: string; zone: number; noonHour: number }): string {
  const today = noonOn({ date: localDate({ utc: after, zone }), zone, noonHour });
  return instant(today) - instant(after) > HALF_HOUR_MS ? today : new Date(instant(today) + DAY_MS).toISOString();
}

/** A noon report between half an hour before and after the ship's noon (5.11). */
export function isNoonReport({ report, noonHour }: { report: NoonReport; noonHour: number }): boolean {
  return report.rptType === 'NOON' && Math.abs(localHour(report) - noonHour) <= 0.5;
}

/** Another report between 06:00 and 18:00 of the ship, where the ship's setting lets it stand for the noon report. */
export function substitutesNoon({
  report,
  allowed,
  atSea,
}: {
  report: NoonReport;
  allowed: { readonly atSea: boolean; readonly inPort: boolean };
  atSea: boolean;
}): boolean {
  const hour = localHour(report);
  return (atSea ? allowed.atSea : allowed.inPort) && report.rptType !== 'NOON' && hour >= 6 && hour <= 18;
}

/** Hour of the ship's day, 11.5 for 11:30. */
export function localHour({ rptTime, zone }: { rptTime: string; zone: number }): number {
  const local = toLocal({ utc: rptTime, zone });
  return Number(local.slice(11, 13)) + Number(local.slice(14, 16)) / 60;
}
