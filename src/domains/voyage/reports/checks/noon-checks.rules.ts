import { round } from '../../../../kernel/value/decimal.ts';
import { addHours, formatShipTime, hoursBetween, instant } from '../../../../kernel/value/zone.ts';
import { isNoonReport, nextNoon, substitutesNoon } from '../../noon/noon-time.rules.ts';
import { type CheckContext, type Hit, rule } from './check.rules.ts';
import { isGap, LONGEST_GAP } from './identity-checks.rules.ts';

/** A repair voyage reports on Mondays: a week and two hours of grace. */
const REPAIR_GAP_HOURS = 7 * 24 + 2;

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
        return Number(hours) > REPAIR_GAP_HOURS
          ? { field: 'rptTime', found: hours, expected: String(REPAIR_GAP_HOURS) }
          : null;
      }
      if (isGap(context)) return { field: 'rptTime', found: hours, expected: LONGEST_GAP };
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
    if (!r.rptTime || Math.abs(instant(r.rptTime) - instant(noon)) > 18 * 3_600_000) return false;
    const entry = { rptTime: r.rptTime, zone: r.zone ?? zone, rptType: r.rptType, shipStatus: r.shipStatus };
    const sameDay = Math.abs(Number(hoursBetween({ from: noon, to: r.rptTime }))) <= 6;
    return (
      (isNoonReport({ report: entry, noonHour: ship.noonHour }) && sameDay) ||
      (sameDay && substitutesNoon({ report: entry, allowed: ship.noonSubstitution, atSea: movementState === 'AT_SEA' }))
    );
  });
  return met ? null : noon;
}

function isExempt({ report, previous, exemptions }: CheckContext): boolean {
  const noon = report.rptTime && previous?.rptTime ? addHours({ utc: previous.rptTime, hours: 12 }) : null;
  return (
    noon !== null &&
    (exemptions ?? []).some(({ from, to }) => instant(from) <= instant(noon) && instant(noon) <= instant(to))
  );
}
