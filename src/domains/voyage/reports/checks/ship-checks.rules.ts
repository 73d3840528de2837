import { abs, gt, isNegative, isPositive } from '../../../../kernel/value/decimal.ts';
import { burnsFuel, findRow } from '../oil-rows.rules.ts';
import { type Hit, rule } from './check.rules.ts';

/** Metres of trim that call for a word. */
const TRIM = '4';

export const SHIP_CHECKS = [
  rule({
    code: 'R13',
    level: 'E',
    title: { zh: '吃水不超限，吃水差不过大且不艏倾', en: 'Draft within limits, trim below 4 m and not by the head' },
    message: {
      zh: '吃水 {found} m 超过结构吃水 {expected} m',
      en: 'Draft {found} m is above the scantling draft, {expected} m',
    },
    check: ({ report, ship }) => {
      const drafts = (['fwdDraft', 'aftDraft'] as const).flatMap((field): Hit[] => {
        const found = report[field];
        if (gt(found, ship.scantlingDraft)) return [{ field, found, expected: ship.scantlingDraft }];
        const message = { zh: '吃水须大于 0', en: 'The draft must be above 0' };
        return found !== null && !isPositive(found) ? [{ field, found, message }] : [];
      });
      const trim = report.waterTrim;
      if (gt(abs(trim), TRIM)) {
        const message = { zh: '吃水差 {found} m 超过 {expected} m', en: 'Trim {found} m is beyond {expected} m' };
        return [...drafts, { field: 'waterTrim', level: 'W', found: trim, expected: TRIM, message }];
      }
      const message = { zh: '船舶艏倾 {found} m', en: 'The ship is down by the head, {found} m' };
      return isNegative(trim) ? [...drafts, { field: 'waterTrim', level: 'W', found: abs(trim), message }] : drafts;
    },
  }),
  rule({
    code: 'R29',
    level: 'E',
    title: { zh: '洗舱须填写油耗、水耗和污水', en: 'Tank washing shows oil, water and sewage' },
    message: { zh: '已选洗舱，须填写洗舱油耗', en: 'Tank washing: enter the fuel of the row Tank cleaning' },
    check: ({ report }) => {
      if (report.isWash === null || report.isWash === 'NONE') return null;
      const hits: Hit[] = [];
      if (!burnsFuel(findRow(report.oil, 'TANK_CLEAN'))) hits.push({ field: 'oil.TANK_CLEAN.fuelOil' });
      if (!isPositive(report.fwConsumption)) {
        const message = { zh: '已选洗舱，须填写淡水消耗', en: 'Tank washing: enter the fresh water used' };
        hits.push({ field: 'fwConsumption', message });
      }
      const sewage = report.wastes.find((line) => line.wasteCode === 'wasteTankWash');
      if (!isPositive(sewage?.generated)) {
        const message = {
          zh: '已选洗舱，须填写洗舱污水产生量',
          en: 'Tank washing: enter the tank washing sewage it made',
        };
        hits.push({ field: 'wastes.wasteTankWash.generated', message });
      }
      return hits;
    },
  }),
];
