import { gt, isPositive, lt, median, mul } from '../../../../kernel/value/decimal.ts';
import { differs } from '../passage.rules.ts';
import { rule } from './check.rules.ts';

/** Reports that a median needs behind it. */
const ENOUGH_REPORTS = 3;
const SLIP = { least: '-15', most: '40' } as const;

export const ENGINE_CHECKS = [
  rule({
    code: 'R17',
    level: 'E',
    title: { zh: '累计转数不得倒退', en: 'Revolutions never fall' },
    message: {
      zh: '本次累计转数 {found} 小于上次 {expected}，更换计数器须注明',
      en: 'Accumulated revolutions {found} are below the last, {expected}; mark a replaced counter',
    },
    check: ({ report, ship }) => {
      const { currentAccumRev: current, lastAccumRev: last } = report;
      if (!ship.hasRevCounter || current === null || last === null || current >= last) return null;
      return { field: 'currentAccumRev', found: String(current), expected: String(last) };
    },
  }),
  rule({
    code: 'R18',
    level: 'W',
    title: { zh: '滑失率在 -15% 至 40% 之间', en: 'Slip between -15 % and 40 %' },
    message: { zh: '滑失率 {found}% 超出 {expected}', en: 'Slip {found} % is outside {expected}' },
    check: ({ report }) =>
      lt(report.slipPro, SLIP.least) || gt(report.slipPro, SLIP.most)
        ? { field: 'slipPro', found: report.slipPro, expected: `${SLIP.least} – ${SLIP.most}` }
        : null,
  }),
  rule({
    code: 'R19',
    level: 'W',
    title: {
      zh: '平均转速不超过额定，且与近十报中位数相差不超过 25%',
      en: 'Average revolutions below MCR and within 25 % of the ten-report median',
    },
    message: {
      zh: '平均转速 {found} rpm 与近十报中位数 {expected} rpm 相差超过 25%',
      en: 'Average {found} rpm is more than 25 % off the median of ten reports, {expected} rpm',
    },
    check: ({ report, recent, ship }) => {
      if (!isPositive(report.avgRev)) return null;
      if (gt(report.avgRev, ship.mcrRpm)) {
        const message = {
          zh: '平均转速 {found} rpm 超过额定转速 {expected} rpm',
          en: 'Average {found} rpm is above the rated {expected} rpm',
        };
        return { field: 'avgRev', found: report.avgRev, expected: ship.mcrRpm, message };
      }
      // Sea passages only: manoeuvring revolutions say nothing about the usual ones.
      if (!isPositive(report.ssTime)) return null;
      const usual = recent.filter((r) => isPositive(r.ssTime) && isPositive(r.avgRev)).map((r) => r.avgRev);
      const middle = usual.length >= ENOUGH_REPORTS ? median(usual) : null;
      return middle && differs({ found: report.avgRev, expected: middle, tolerance: mul(middle, '0.25') })
        ? { field: 'avgRev', found: report.avgRev, expected: middle }
        : null;
    },
  }),
];
