import {
  abs,
  eq,
  gt,
  isNegative,
  isZero,
  type MaybeDecimal,
  orZero,
  round,
  sub,
  sum,
} from '../../../../kernel/value/decimal.ts';
import { brokenSulphurLimit, hasDeliveryNote, needsProtest } from '../bunkering.rules.ts';
import { ADJUST_REASON_TEXT, GRADE_TEXT, LUBE_TEXT, oilColumnText, WASTE_TEXT } from '../oil.text.ts';
import {
  adjustState,
  currentStock,
  expectedWater,
  oilColumns,
  toleranceOf,
  totalBunkered,
} from '../oil-chain.rules.ts';
import { findRow, groupOf, isLube, LUBES, type OilColumn, type OilGroup, oilCell } from '../oil-rows.rules.ts';
import { differs } from '../passage.rules.ts';
import { type CheckContext, type Hit, rule } from './check.rules.ts';

const columnsOf = ({ report, previous, ship }: CheckContext): OilColumn[] =>
  oilColumns({ ship, reports: [previous, report] });

const named = (column: OilColumn) => ({
  zhName: oilColumnText(column, { room: true }).zh,
  enName: oilColumnText(column, { room: true }).en,
  unit: isLube(column) ? 'L' : 't',
});

export const STOCK_CHECKS = [
  rule({
    code: 'R16',
    level: 'W',
    title: { zh: '淡水存量连续', en: 'Fresh water continuous' },
    message: {
      zh: '淡水存量 {found} t，推算应为 {expected} t',
      en: 'Fresh water {found} t; {expected} t by the figures',
    },
    check: ({ report, previous, ship }) => {
      const expected = expectedWater({ report, previous });
      return differs({ found: report.fwStock, expected, tolerance: ship.tolerances.freshWater })
        ? { field: 'fwStock', found: report.fwStock, expected }
        : null;
    },
  }),
  rule({
    code: 'R20',
    level: 'E',
    title: { zh: '上次存量等于上一报的本次存量', en: 'Last stock equals the previous current stock' },
    message: {
      zh: '{zhName}上次存量 {found} {unit}，上一报本次存量为 {expected} {unit}',
      en: '{enName}: last stock {found} {unit}, but {expected} {unit} in the previous report',
    },
    check: (context) => {
      const { report, previous } = context;
      if (!previous) return null;
      return columnsOf(context).flatMap((column): Hit[] => {
        const found = oilCell(report.oil, 'LAST_STOCK', column);
        const expected = currentStock(previous.oil, column);
        if (eq(orZero(found), orZero(expected))) return [];
        return [{ field: `oil.LAST_STOCK.${column}`, found, expected, values: named(column) }];
      });
    },
  }),
  rule({
    code: 'R21',
    level: 'W',
    title: { zh: '盘点差异在允许范围内', en: 'Adjustment within tolerance' },
    message: {
      zh: '{zhName}盘点差异 {found} {unit}，允许 {expected} {unit}，须说明原因',
      en: '{enName}: adjustment {found} {unit}, {expected} {unit} allowed; a reason is needed',
    },
    check: (context) => {
      const { report, ship } = context;
      const row = findRow(report.oil, 'ADJUST');
      const words = row?.reasonCode
        ? (ADJUST_REASON_TEXT[row.reasonCode as keyof typeof ADJUST_REASON_TEXT]?.zh ?? row.reasonCode)
        : null;
      // A reason is a code and its explanation; half of it is none.
      const reason = words && row?.note ? `${words}：${row.note}` : null;
      return columnsOf(context).flatMap((column): Hit[] => {
        const adjust = oilCell(report.oil, 'ADJUST', column);
        const tolerance = toleranceOf({ column, tolerances: ship.tolerances });
        const state = adjustState({ adjust, tolerance });
        if (state === 'WITHIN') return [];
        const hit: Hit = {
          field: `oil.ADJUST.${column}`,
          found: adjust,
          expected: tolerance,
          values: named(column),
          reason,
        };
        if (state === 'OVER') return [hit];
        const message = {
          zh: '{zhName}盘点差异 {found} {unit} 超过允许 {expected} {unit} 的 5 倍，须机务主管认可',
          en: '{enName}: adjustment {found} {unit} is beyond five times the {expected} {unit} allowed; a superintendent must accept it',
        };
        return [{ ...hit, level: 'E', message, reason: null }];
      });
    },
  }),
  rule({
    code: 'R22',
    level: 'E',
    title: { zh: '存量不为负且不超舱容', en: 'Stock neither negative nor above capacity' },
    message: {
      zh: '{zhName}存量 {found} 超过舱容 {expected}',
      en: '{enName}: {found} on board is above the capacity, {expected}',
    },
    check: (context) => [...negatives(context), ...overfilled(context)],
  }),
  rule({
    code: 'R27',
    level: 'E',
    title: { zh: '加油有记录，记录有交付单', en: 'Every bunkering has a record, every record its BDN' },
    message: {
      zh: '{zhName}加装 {found} t，加油记录合计 {expected} t',
      en: '{enName}: {found} t bunkered, {expected} t by the records',
    },
    check: (context) => {
      const { report } = context;
      const rows = columnsOf(context)
        .filter((column) => !isLube(column))
        .flatMap((column): Hit[] => {
          const found = oilCell(report.oil, 'BUNKERING', column);
          const expected = totalBunkered(report, column);
          return eq(orZero(found), round(orZero(expected), 3))
            ? []
            : [{ field: `oil.BUNKERING.${column}`, found, expected: orZero(expected), values: named(column) }];
        });
      const message = {
        zh: '加油记录缺少交付单号或数量',
        en: 'The bunkering record lacks the number or quantity of its delivery note',
      };
      const notes = report.bunkers.flatMap((bunker, i): Hit[] =>
        hasDeliveryNote(bunker) ? [] : [{ field: `bunkers.${i}.bdnNo`, message }],
      );
      return [...rows, ...notes];
    },
  }),
  rule({
    code: 'BDN',
    level: 'W',
    title: { zh: '交付单硫含量不超过油品限值', en: 'Sulphur of the delivery note within the limit of its grade' },
    message: {
      zh: '{zhName}交付单硫含量 {found}%，超过限值 {expected}%，须说明原因',
      en: '{enName}: sulphur {found} % on the delivery note is above the limit of {expected} %; a reason is needed',
    },
    check: ({ report }) =>
      report.bunkers.flatMap((bunker, i): Hit[] => {
        const expected = brokenSulphurLimit(bunker);
        if (!bunker.oilGrade || expected === null) return [];
        const { zh: zhName, en: enName } = GRADE_TEXT[bunker.oilGrade];
        return [{ field: `bunkers.${i}.bdnSulphur`, found: bunker.bdnSulphur, expected, values: { zhName, enName } }];
      }),
  }),
  rule({
    code: 'R28',
    level: 'W',
    title: { zh: '加油短少超限须递交抗议书', en: 'Letter of protest for a short bunker delivery' },
    message: {
      zh: '船方计量比交付单少 {found}%，超过 {expected}%，未附抗议书',
      en: 'The ship measured {found} % against the delivery note, beyond {expected} %, without a letter of protest',
    },
    check: ({ report, ship }) =>
      report.bunkers.flatMap((bunker, i): Hit[] =>
        !bunker.protest && needsProtest({ diffRate: bunker.diffRate, limit: ship.bunkerDifferenceRate })
          ? [{ field: `bunkers.${i}.protest`, found: abs(bunker.diffRate), expected: ship.bunkerDifferenceRate }]
          : [],
      ),
  }),
];

/** More was claimed than there was: what was there, what is claimed, and where the mistake can lie. */
const OIL_SHORT = {
  zh: '{zhName}不足：船上共 {available} {unit}，本报共消耗 {claimed} {unit}，超出 {short} {unit}；核对各项消耗与油品，漏记的加装先补记',
  en: '{enName} does not suffice: {available} {unit} on board, {claimed} {unit} consumed in this report, {short} {unit} too much; check the consumption and its grade, or add what was received and not recorded',
};
const WATER_SHORT = {
  zh: '淡水不足：船上共 {available} t，本报消耗 {claimed} t，超出 {short} t；核对消耗，漏记的加装与造水先补记',
  en: 'Fresh water does not suffice: {available} t on board, {claimed} t used in this report, {short} t too much; check what was used, or add what was received or made and not recorded',
};
const WASTE_SHORT = {
  zh: '{zhName}不足：船上共 {available} m³，本报交岸与排放 {claimed} m³，超出 {short} m³；核对交岸量与排放量，漏记的产生量先补记',
  en: '{enName} does not suffice: {available} m³ on board, {claimed} m³ landed or discharged in this report, {short} m³ too much; check these, or add what was generated and not recorded',
};
const NEGATIVE = {
  zh: '{zhName}存量 {found} 小于 0；填写实际存量，没有时填 0',
  en: '{enName}: {found} on board is below 0; enter what is there, 0 if nothing is',
};

function negatives({ report, previous, ship }: CheckContext): Hit[] {
  const oil = oilColumns({ ship, reports: [previous, report] }).map((column): Hit => {
    const [last, received] = [oilCell(report.oil, 'LAST_STOCK', column), oilCell(report.oil, 'BUNKERING', column)];
    return {
      field: `oil.CURRENT_STOCK.${column}`,
      found: currentStock(report.oil, column),
      ...(oilCell(report.oil, 'CURRENT_STOCK', column) === null ? { message: OIL_SHORT } : { message: NEGATIVE }),
      values: {
        ...named(column),
        ...shortOf([last, received], [oilCell(report.oil, 'TOTAL', column)]),
      },
    };
  });
  const { fwStock, fwAddition, genWaterAmount, fwConsumption } = report;
  const expected = expectedWater({ report, previous });
  const water: Hit = {
    field: 'fwStock',
    found: fwStock ?? (isNegative(expected) ? expected : null),
    message: fwStock === null ? WATER_SHORT : NEGATIVE,
    values: {
      zhName: '淡水',
      enName: 'Fresh water',
      ...shortOf([previous?.fwStock, fwAddition, genWaterAmount], [fwConsumption]),
    },
  };
  const wastes = report.wastes.map(
    ({ wasteCode, lastQty, generated, landed, dischargedSea, onBoard }): Hit => ({
      field: `wastes.${wasteCode}.onBoard`,
      found: onBoard,
      message: WASTE_SHORT,
      values: { ...wasteNames(wasteCode), ...shortOf([lastQty, generated], [landed, dischargedSea]) },
    }),
  );
  return [...oil, water, ...wastes].filter(({ found }) => isNegative(found));
}

function shortOf(there: readonly MaybeDecimal[], gone: readonly MaybeDecimal[]) {
  const [available, claimed] = [orZero(sum(there)), orZero(sum(gone))];
  return { available, claimed, short: orZero(sub(claimed, available)) };
}

function overfilled({ report, previous, ship }: CheckContext): Hit[] {
  const columns = oilColumns({ ship, reports: [previous, report] }).filter((column) => !isLube(column));
  const fuels = (['FO', 'DO', 'ALT'] as const).map((group: OilGroup) => {
    const inGroup = columns.filter((column) => !isLube(column) && groupOf(column) === group);
    const found = sum(inGroup.map((column) => currentStock(report.oil, column)));
    return {
      field: `oil.CURRENT_STOCK.${inGroup[0] ?? group}`,
      found,
      expected: ship.capacities.fuel[group] ?? null,
      values: FUEL_GROUP_NAMES[group],
    };
  });
  const lubes = LUBES.map((lube) => ({
    field: `oil.CURRENT_STOCK.${lube}`,
    found: currentStock(report.oil, lube),
    expected: ship.capacities.lubes[lube] ?? null,
    values: { zhName: LUBE_TEXT[lube].zh, enName: LUBE_TEXT[lube].en },
  }));
  const water = {
    field: 'fwStock',
    found: report.fwStock,
    expected: ship.capacities.freshWater,
    values: { zhName: '淡水', enName: 'Fresh water' },
  };
  const wastes = report.wastes.map((line) => ({
    field: `wastes.${line.wasteCode}.onBoard`,
    found: line.onBoard,
    expected: ship.capacities.wastes[line.wasteCode] ?? null,
    values: wasteNames(line.wasteCode),
  }));
  return [...fuels, ...lubes, water, ...wastes].filter(({ found, expected }) => !isZero(found) && gt(found, expected));
}

const FUEL_GROUP_NAMES = {
  FO: { zhName: '燃油', enName: 'Fuel oil' },
  DO: { zhName: '柴油', enName: 'Diesel oil' },
  ALT: { zhName: '替代燃料', enName: 'Alternative fuel' },
} as const;

function wasteNames(code: keyof typeof WASTE_TEXT): { zhName: string; enName: string } {
  return { zhName: WASTE_TEXT[code].zh, enName: WASTE_TEXT[code].en };
}
