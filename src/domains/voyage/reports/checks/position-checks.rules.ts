import { isPositive, lt, round } from '../../../../kernel/value/decimal.ts';
import { parsePosition } from '../../../../kernel/value/position.ts';
import { formatZone } from '../../../../kernel/value/zone.ts';
import { CONSUMPTION_ROWS, findRow, fuelTotal } from '../oil-rows.rules.ts';
import { distanceBounds, distanceRun, reportPoint } from '../passage.rules.ts';
import type { Report } from '../report.rules.ts';
import { type Hit, rule } from './check.rules.ts';
import { isOffBy } from './passage-checks.rules.ts';

export const POSITION_CHECKS = [
  rule({
    code: 'R04',
    level: 'E',
    title: { zh: '经纬度可识别且在范围内', en: 'Position readable and in range' },
    message: { zh: '位置无法识别', en: 'The position cannot be read' },
    check: ({ report }) => {
      const axes = [
        { field: 'latitude', axis: 'latitude', text: report.latitude, hemisphere: report.northSouth },
        { field: 'longitude', axis: 'longitude', text: report.longitude, hemisphere: report.westEast },
      ] as const;
      return axes.flatMap(({ field, ...input }): Hit[] => {
        if (!input.text) return [];
        const result = parsePosition(input);
        return result.ok ? [] : [{ field, found: input.text, message: result.reason }];
      });
    },
  }),
  rule({
    code: 'R05',
    level: 'W',
    title: { zh: '航程不小于大圆距离', en: 'Distance run not below the great circle' },
    message: {
      zh: '航程 {found} nm 小于两点大圆距离减 1 nm（{expected} nm）',
      en: 'Distance run {found} nm is below the great circle less 1 nm, {expected} nm',
    },
    check: ({ report, previous }) => {
      const run = distanceRun(report);
      const { least } = distanceBounds({
        from: previous && reportPoint(previous),
        to: reportPoint(report),
        ...report,
        maxSpeed: null,
      });
      return lt(run, least) ? { field: 'ssDist', found: run, expected: least } : null;
    },
  }),
  rule({
    code: 'R12',
    level: 'W',
    title: { zh: '时区与经度相差不超过 2 小时', en: 'Zone within 2 hours of longitude / 15' },
    message: {
      zh: '时区 {found} 与经度对应的 {expected} 相差超过 2 小时',
      en: 'Zone {found} is more than 2 hours off {expected}, that of the longitude',
    },
    check: ({ report }) => {
      const point = reportPoint(report);
      if (!point || report.zone === null) return null;
      const byLongitude = point.longitude / 15;
      const off = Math.abs(report.zone - byLongitude);
      if (Math.min(off, Math.abs(24 - off)) <= 2) return null;
      return { field: 'zone', found: formatZone(report.zone), expected: formatZone(Math.round(byLongitude)) };
    },
  }),
  rule({
    code: 'R35',
    level: 'W',
    title: { zh: '航程与 AIS 航迹相差不超过 5%', en: 'Distance within 5 % of the AIS track' },
    message: {
      zh: '定速里程 {found} nm 与 AIS 航迹 {expected} nm 相差超过 5%',
      en: 'Sea distance {found} nm is more than 5 % off the AIS track, {expected} nm',
    },
    check: ({ report, aisDistance }) =>
      isOffBy({ found: report.ssDist, base: aisDistance ?? null, share: '0.05' })
        ? { field: 'ssDist', found: report.ssDist, expected: round(aisDistance, 1) ?? null }
        : null,
  }),
  rule({
    code: 'R36',
    level: 'W',
    title: { zh: '本报不得照抄上一报', en: 'Report not copied from the previous one' },
    message: {
      zh: '位置和全部油耗与上一报相同，疑为照抄',
      en: 'Position and all oil figures equal the previous report: copied?',
    },
    check: ({ report, previous }) =>
      previous && samePosition(report, previous) && burnt(report) !== null && burnt(report) === burnt(previous)
        ? { field: 'latitude' }
        : null,
  }),
];

function samePosition(a: Report, b: Report): boolean {
  const [here, there] = [reportPoint(a), reportPoint(b)];
  return here !== null && there !== null && here.latitude === there.latitude && here.longitude === there.longitude;
}

/** All consumption and running hours as one text to compare; null when nothing was consumed. */
function burnt(report: Report): string | null {
  if (!CONSUMPTION_ROWS.some((code) => isPositive(fuelTotal(findRow(report.oil, code))))) return null;
  const cell = ([column, value]: [string, string | null | undefined]) => `${column}=${value ? round(value, 3) : ''}`;
  return CONSUMPTION_ROWS.map((code) => {
    const row = findRow(report.oil, code);
    const cells = Object.entries({ ...row?.grades, ...row?.lubes })
      .filter(([, value]) => isPositive(value))
      .map(cell)
      .sort();
    return `${code}:${row?.runningHour ? round(row.runningHour, 2) : ''}:${cells.join(',')}`;
  }).join(';');
}
