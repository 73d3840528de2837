import { gt, round } from '../../../../kernel/value/decimal.ts';
import { formatShipTime, hoursBetween, instant } from '../../../../kernel/value/zone.ts';
import { isNoonReport, nextNoon, substitutesNoon } from '../../noon/noon-time.rules.ts';
import { type CheckContext, type Hit, rule } from './check.rules.ts';

/** Longest interval between two reports, hours: a day with the clock set back, and one hour of grace. */
const LONGEST_GAP = '26';
/** A repair voyage reports on Mondays: a week and two hours of grace. */
const REPAIR_GAP = '170';

export const NOON_CHECKS = [
  rule({
    code: 'R33',
    level: 'E',
    title: { zh: '不缺正午报，两报间隔不超过 26 小时', en: 'No noon report missing, no gap beyond 26 hours' },
    message: {
      zh: '距上一报 {found} h，超过 {expected} h',
      en: '{found} h since the previous report, more than {expected} h',
    },
    check: (context): Hit | null => {
      const { report, previous, voyageKind } = context;
      if (!report.rptTime || !previous?.rptTime || isExempt(context)) return null;
      const hours = round(hoursBetween({ from: previous.rptTime, to: report.rptTime }), 2);
      if (voyageKind === 'REPAIR') {
        return gt(hours, REPAIR_GAP) ? { field: 'rptTime', found: hours, expected: REPAIR_GAP } : null;
      }
      if (gt(hours, LONGEST_GAP)) return { field: 'rptTime', found: hours, expected: LONGEST_GAP };
      const missed = missedNoon(context);
      if (!missed) return null;
      const message = { zh: '缺正午报：{found}', en: 'Noon report missing: {found}' };
      return { field: 'rptTime', found: formatShipTime({ utc: missed, zone: previous.zone ?? 0 }), message };
    },
  }),
];

/** The first ship's noon between the two reports that neither of them stands for. */
function missedNoon({ report, previous, ship, movementState }: CheckContext): string | null {
  const zone = previous?.zone;
  if (!previous?.rptTime || !report.rptTime || zone == null) return null;
  const noon = nextNoon({ after: previous.rptTime, zone, noonHour: ship.noonHour });
  if (instant(noon) >= instant(report.rptTime)) return null;
  const met = [previous, report].some((r) => {
    if (!r.rptTime || Math.abs(Number(hoursBetween({ from: noon, to: r.rptTime }))) > 6) return false;
    const entry = { rptTime: r.rptTime, zone: r.zone ?? zone, rptType: r.rptType, shipStatus: r.shipStatus };
    const atSea = movementState === 'AT_SEA';
    return (
      isNoonReport({ report: entry, noonHour: ship.noonHour }) ||
      substitutesNoon({ report: entry, allowed: ship.noonSubstitution, atSea })
    );
  });
  return met ? null : noon;
}

/** The first noon after the previous report lies in an exempt period. */
function isExempt({ previous, exemptions, ship }: CheckContext): boolean {
  if (!previous?.rptTime || !exemptions?.length) return false;
  const noon = instant(nextNoon({ after: previous.rptTime, zone: previous.zone ?? 0, noonHour: ship.noonHour }));
  return exemptions.some(({ from, to }) => instant(from) <= noon && noon <= instant(to));
}
