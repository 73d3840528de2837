import { abs, add, div, gt, gte, isPositive, lt, mul, orZero, round, sub } from '../../../../kernel/value/decimal.ts';
import { formatShipTime, hoursBetween, instant } from '../../../../kernel/value/zone.ts';
import {
  accountedHours,
  differs,
  distanceRun,
  elapsedHours,
  expectedNextDis,
  nextDisTolerance,
  TIME_TOLERANCE,
  voyageAverageSpeed,
} from '../passage.rules.ts';
import { type CheckContext, rule } from './check.rules.ts';

/** Knots above the maximum that a current may add. */
const CURRENT = '5';
/** Sea hours from which a mean speed means something. */
const ENOUGH_HOURS = 48;
/** Beaufort force from which a low speed explains itself (R07). */
const STRONG_WIND = 6;
const HEAVY_SEA = 7;
const ETA_MOVE = '12';

export const PASSAGE_CHECKS = [
  rule({
    code: 'R06',
    level: 'E',
    title: { zh: '平均航速不超过最大航速加 5 kn', en: 'Average speed at most the maximum + 5 kn' },
    message: {
      zh: '平均航速 {found} kn 超过上限 {expected} kn',
      en: 'Average speed {found} kn is above {expected} kn',
    },
    check: ({ report, ship }) => {
      const limit = add(ship.maxSpeed, CURRENT);
      return gt(report.avgSpeed, limit) ? { field: 'ssDist', found: report.avgSpeed, expected: limit } : null;
    },
  }),
  rule({
    code: 'R07',
    level: 'W',
    title: {
      zh: '风力 6 级以下时航速与航次均速相差不超过 25%',
      en: 'Speed within 25 % of the voyage mean below force 6',
    },
    message: {
      zh: '平均航速 {found} kn 与航次均速 {expected} kn 相差超过 25%，风力不足 6 级',
      en: 'Average speed {found} kn is more than 25 % off the voyage mean, {expected} kn, with wind below 6',
    },
    check: (context) => {
      const { report } = context;
      const mean = voyageMean(context);
      if (report.windForce === null || report.windForce >= STRONG_WIND || !isPositive(report.avgSpeed) || !mean)
        return null;
      return differs({ found: report.avgSpeed, expected: mean, tolerance: mul(mean, '0.25') })
        ? { field: 'ssDist', found: report.avgSpeed, expected: mean }
        : null;
    },
  }),
  rule({
    code: 'R08',
    level: 'E',
    title: {
      zh: '定速、机动、停车时间之和等于两报间隔',
      en: 'Sea, manoeuvring and stopped time equal the elapsed time',
    },
    message: {
      zh: '定速、机动、停车时间合计 {found} h，两报间隔 {expected} h',
      en: 'Sea, manoeuvring and stopped time are {found} h together, {expected} h elapsed',
    },
    check: ({ report, previous, movementState }) => {
      const elapsed = elapsedHours({ report, previous });
      const accounted = accountedHours(report);
      if (elapsed === null || accounted === null) return null;
      const wholeAtSea = movementState === 'AT_SEA' && (report.rptType === 'NOON' || report.rptType === 'ARRIVAL');
      const off = sub(accounted, elapsed);
      if (!gt(wholeAtSea ? abs(off) : off, TIME_TOLERANCE)) return null;
      return {
        field: report.ssTime === null ? 'manTime' : 'ssTime',
        found: round(accounted, 2),
        expected: round(elapsed, 2),
      };
    },
  }),
  rule({
    code: 'R09',
    level: 'W',
    title: { zh: '距下港里程连续', en: 'Distance to the next port continuous' },
    message: {
      zh: '距下港 {found} nm，按上一报推算应为 {expected} nm',
      en: 'Distance to go {found} nm; {expected} nm by the previous report',
    },
    check: ({ report, previous }) => {
      const expected = expectedNextDis({ report, previous });
      return differs({ found: report.nextDis, expected, tolerance: nextDisTolerance(distanceRun(report)) })
        ? { field: 'nextDis', found: report.nextDis, expected: round(expected, 1) }
        : null;
    },
  }),
  rule({
    code: 'R10',
    level: 'W',
    title: { zh: '预抵时间晚于报告且变化不超过 12 小时', en: 'ETA after the report and moved by 12 hours at most' },
    message: {
      zh: '预抵时间由 {expected} 变为 {found}，超过 12 小时',
      en: 'The ETA moved from {expected} to {found}, by more than 12 hours',
    },
    check: ({ report, previous }) => {
      if (!report.eta || !report.rptTime) return null;
      const shown = (utc: string) => formatShipTime({ utc, zone: report.zone ?? 0 });
      // Against the report's own time: an ETA of an old report is past by now and was right all the same.
      if (instant(report.eta) < instant(report.rptTime)) {
        const message = {
          zh: '预抵时间 {found} 早于报告时间 {expected}',
          en: 'The ETA {found} is before the report, {expected}',
        };
        return { field: 'eta', found: shown(report.eta), expected: shown(report.rptTime), message };
      }
      if (!previous?.eta || previous.nextPort !== report.nextPort) return null;
      const moved = abs(hoursBetween({ from: previous.eta, to: report.eta }));
      return gt(moved, ETA_MOVE) ? { field: 'eta', found: shown(report.eta), expected: shown(previous.eta) } : null;
    },
  }),
  rule({
    code: 'R14',
    level: 'W',
    title: { zh: '大风时间与风力一致', en: 'Heavy-wind time agrees with the wind' },
    message: { zh: '风力 {force} 级，大风时间却为 {found} h', en: 'Wind force {force}, but heavy-wind time {found} h' },
    check: ({ report, ship }) => {
      if (report.windForce === null || !isPositive(report.ssTime)) return null;
      const heavy = report.windForce >= ship.heavyWindForce;
      if (heavy === isPositive(report.fwindTime)) return null;
      return { field: 'fwindTime', found: orZero(report.fwindTime), values: { force: report.windForce } };
    },
  }),
  rule({
    code: 'R15',
    level: 'W',
    title: { zh: '7 级以上海况时航速不应高于设计航速 90%', en: 'Below 90 % of design speed in sea 7 and above' },
    message: {
      zh: '海况 {sea} 级，平均航速 {found} kn 却高于设计航速的 90%（{expected} kn）',
      en: 'Sea {sea}, yet average speed {found} kn is above 90 % of design, {expected} kn',
    },
    check: ({ report, ship }) => {
      if (report.sea === null || report.sea < HEAVY_SEA) return null;
      const limit = round(mul(ship.serviceSpeed, '0.9'), 2);
      return gt(report.avgSpeed, limit)
        ? { field: 'sea', found: report.avgSpeed, expected: limit, values: { sea: report.sea } }
        : null;
    },
  }),
];

/** Mean of the voyage before this report, once enough sea hours stand behind it. */
function voyageMean({ report, recent, voyageSpeed }: CheckContext): string | null {
  if (voyageSpeed !== undefined) return voyageSpeed;
  const before = recent.filter((r) => r.voyageNo === report.voyageNo && isPositive(r.ssTime));
  const hours = before.reduce((total, r) => total + Number(r.ssTime), 0);
  return hours >= ENOUGH_HOURS ? voyageAverageSpeed(before) : null;
}

/** Whether `found` is off `base` by more than `share` of it, such as 0.3. */
export function isOffBy({ found, base, share }: { found: string | null; base: string | null; share: string }): boolean {
  const ratio = div(found, base);
  return gt(abs(sub(ratio, '1')), share) && gte(base, '0') && !lt(found, '0');
}
