import { add, div, gt, isPositive, lt, median, mul, round, sum } from '../../../../kernel/value/decimal.ts';
import { unsaidLubes } from '../lube-use.rules.ts';
import { LUBE_TEXT, OIL_ROW_TEXT } from '../oil.text.ts';
import {
  burnsFuel,
  CONSUMPTION_ROWS,
  type ConsumptionRowCode,
  findRow,
  fuelTotal,
  gradeKeysOf,
  isEntered,
  parseGradeKey,
} from '../oil-rows.rules.ts';
import { elapsedHours, TIME_TOLERANCE } from '../passage.rules.ts';
import type { PastReport } from '../report.rules.ts';
import { type CheckContext, type Hit, rule } from './check.rules.ts';
import { isOffBy } from './passage-checks.rules.ts';

const ENOUGH_REPORTS = 3;
/** Share of rpm within which two reports ran at the same load. */
const SAME_LOAD = '0.1';
/** Hours below which a rate of consumption is only noise. */
const SHORT_RUN = '2';
/** Grams of a litre of cylinder oil (0.94 kg/L at 15 C, usual for BN 40 to 100 oils). */
const CYLINDER_OIL_GRAMS = '940';
const CYLINDER_RATE = { least: '0.6', most: '2.0' } as const;
/** Sulphur at most 0.10 %: what an emission control area asks for (MARPOL Annex VI regulation 14.4). */
const ECA_GRADES: readonly string[] = ['ULSFO', 'MGO', 'LNG', 'METHANOL'];

const named = (code: ConsumptionRowCode) => ({ zhName: OIL_ROW_TEXT[code].zh, enName: OIL_ROW_TEXT[code].en });

export const CONSUMPTION_CHECKS = [
  rule({
    code: 'R23',
    level: 'E',
    title: {
      zh: '有油耗须有运行时间，且不超过间隔乘机台数',
      en: 'Fuel needs running hours, within elapsed time x engines',
    },
    message: { zh: '{zhName}消耗了燃油，未填运行时间', en: '{enName} burnt fuel: enter its running hours' },
    check: ({ report, previous, ship }) => {
      const elapsed = elapsedHours({ report, previous });
      return CONSUMPTION_ROWS.flatMap((code): Hit[] => {
        const row = findRow(report.oil, code);
        const field = `oil.${code}.runningHour`;
        if (burnsFuel(row) && !isPositive(row?.runningHour)) return [{ field, values: named(code) }];
        const count = enginesOf(code, ship.engines);
        const most = count === null ? null : add(mul(elapsed, String(count)), TIME_TOLERANCE);
        if (!gt(row?.runningHour, most)) return [];
        const message = {
          zh: '{zhName}运行 {found} h，超过两报间隔乘机台数 {expected} h',
          en: '{enName} ran {found} h, more than elapsed time x engines, {expected} h',
        };
        return [
          {
            field,
            found: row?.runningHour,
            expected: round(mul(elapsed, String(count)), 2),
            values: named(code),
            message,
          },
        ];
      });
    },
  }),
  rule({
    code: 'R24',
    level: 'W',
    title: { zh: '单位时间油耗与基准相差不超过 30%', en: 'Consumption per hour within 30 % of the baseline' },
    message: {
      zh: '{zhName}油耗 {found} t/h，与同负荷基准 {expected} t/h 相差超过 30%',
      en: '{enName} burnt {found} t/h, more than 30 % off the baseline at that load, {expected} t/h',
    },
    check: (context) =>
      CONSUMPTION_ROWS.flatMap((code): Hit[] => {
        const found = perHour(context.report, code);
        const expected = baseline(context, code);
        if (!isOffBy({ found, base: expected, share: '0.3' })) return [];
        return [
          {
            field: `oil.${code}.runningHour`,
            found: round(found, 3),
            expected: round(expected, 3),
            values: named(code),
          },
        ];
      }),
  }),
  rule({
    code: 'R25',
    level: 'E',
    title: { zh: '加温和锅炉日用必填，可为 0', en: 'Heating and boiler daily are entered, 0 allowed' },
    message: { zh: '{zhName}油耗必填，没有填 0', en: '{enName} is required; enter 0 if none' },
    check: ({ report }) =>
      (['HEATING', 'BOILER_DAILY'] as const).flatMap((code): Hit[] =>
        isEntered(findRow(report.oil, code)) ? [] : [{ field: `oil.${code}.fuelOil`, values: named(code) }],
      ),
  }),
  rule({
    code: 'R26',
    level: 'W',
    title: { zh: '汽缸油率在 0.6 至 2.0 g/kWh 之间', en: 'Cylinder oil between 0.6 and 2.0 g/kWh' },
    message: { zh: '汽缸油率 {found} g/kWh 超出 {expected}', en: 'Cylinder oil {found} g/kWh is outside {expected}' },
    check: ({ report, mainEnginePower }) => {
      const rows = [findRow(report.oil, 'ME_CONST'), findRow(report.oil, 'ME_MAN')];
      const litres = sum(rows.map((row) => row?.lubes.cylinderOil));
      const energy = mul(mainEnginePower, sum(rows.map((row) => row?.runningHour)));
      const rate = round(div(mul(litres, CYLINDER_OIL_GRAMS), energy), 2);
      return lt(rate, CYLINDER_RATE.least) || gt(rate, CYLINDER_RATE.most)
        ? { field: 'oil.ME_CONST.cylinderOil', found: rate, expected: `${CYLINDER_RATE.least}..${CYLINDER_RATE.most}` }
        : null;
    },
  }),
  rule({
    code: 'R34',
    level: 'I',
    title: { zh: '排放控制区内使用 0.1% 硫燃油', en: '0.1 % sulphur fuel inside an emission control area' },
    message: {
      zh: '船舶在排放控制区内，{zhName}使用了 {found} t 高于 0.1% 硫含量的燃油',
      en: 'Inside an emission control area, {enName} burnt {found} t of fuel above 0.1 % sulphur',
    },
    check: ({ report, insideEca, presentPort, ports }) => {
      const inside = insideEca ?? (presentPort ? ports?.[presentPort]?.eca : undefined);
      if (!inside) return null;
      return CONSUMPTION_ROWS.flatMap((code): Hit[] => {
        const row = findRow(report.oil, code);
        const found = sum(
          gradeKeysOf(row).map((key) => (ECA_GRADES.includes(parseGradeKey(key).oilGrade) ? null : row?.grades[key])),
        );
        return isPositive(found) ? [{ field: `oil.${code}.fuelOil`, found, values: named(code) }] : [];
      });
    },
  }),
  rule({
    code: 'R37',
    level: 'W',
    title: {
      zh: '主机、副机运行须报润滑油消耗，没有填 0',
      en: 'Lubricants of engines that ran are entered, 0 if none',
    },
    message: {
      zh: '{zhName}运行 {found} h，未报{zhLubes}消耗；没有填 0，无法计量填写原因',
      en: '{enName} ran {found} h without {enLubes}; enter 0 if none, or give a reason',
    },
    check: ({ report }) =>
      unsaidLubes(report.oil).map(({ row, lubes, hours, main }): Hit => {
        const [first] = lubes;
        return {
          field: `oil.${row}.${first}`,
          found: hours,
          values: {
            zhName: main ? '主机' : '副机',
            enName: main ? 'The main engine' : 'Generators',
            zhLubes: lubes.map((lube) => LUBE_TEXT[lube].zh).join('、'),
            enLubes: lubes.map((lube) => LUBE_TEXT[lube].en.toLowerCase()).join(' and '),
          },
        };
      }),
  }),
];

/** Machines behind a row; null where the number means nothing (incinerator, inert gas). */
function enginesOf(code: ConsumptionRowCode, engines: CheckContext['ship']['engines']): number | null {
  switch (code) {
    case 'ME_CONST':
    case 'ME_MAN':
      return engines.main;
    case 'GE_SEA':
    case 'GE_DISCH':
      return engines.generators;
    case 'HEATING':
    case 'BOILER_DAILY':
    case 'TANK_CLEAN':
      return engines.boilers;
    case 'OTHER':
      return null;
  }
}

/** Tonnes per running hour; null for short runs. */
function perHour(report: PastReport, code: ConsumptionRowCode): string | null {
  const row = findRow(report.oil, code);
  return burnsFuel(row) && gt(row?.runningHour, SHORT_RUN) ? div(fuelTotal(row), row?.runningHour) : null;
}

/** Median of the recent reports at the same load: same status, and for the main engine about the same revolutions. */
function baseline({ report, recent }: CheckContext, code: ConsumptionRowCode): string | null {
  const alike = recent.filter(
    (r) => r.shipStatus === report.shipStatus && (code !== 'ME_CONST' || sameLoad(r, report)),
  );
  const rates = alike.map((r) => perHour(r, code)).filter((rate) => rate !== null);
  return rates.length >= ENOUGH_REPORTS ? median(rates) : null;
}

function sameLoad(a: PastReport, b: PastReport): boolean {
  return a.avgRev !== null && b.avgRev !== null && !isOffBy({ found: a.avgRev, base: b.avgRev, share: SAME_LOAD });
}
