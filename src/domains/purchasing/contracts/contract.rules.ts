import type { FieldError } from '../../../kernel/errors.ts';
import {
  add,
  type Decimal,
  div,
  eq,
  gt,
  gte,
  isPositive,
  lt,
  type MaybeDecimal,
  mul,
  orZero,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';

/** Percent of its ceiling at which those who keep a contract are told. */
export const ALARM_PCT = 90;
/** Days before its end from which a contract is shown as ending. */
export const ENDING_DAYS = 60;
const MOST_PRICES = 500;

type Band = {
  readonly materialId?: number | null;
  readonly unitId?: number | null;
  readonly minQty?: MaybeDecimal;
  readonly listPrice?: MaybeDecimal;
  readonly validFrom?: string | null;
  readonly validTo?: string | null;
};
type Charge = { readonly portId?: number | null; readonly materialId?: number | null };
type Contract = {
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly prices?: readonly Band[] | null;
  readonly portCharges?: readonly Charge[] | null;
};

const wrong = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });

const together = (a: Band, b: Band): boolean =>
  (!a.validFrom || !b.validTo || a.validFrom <= b.validTo) && (!b.validFrom || !a.validTo || b.validFrom <= a.validTo);

/** One material in one unit has one price for a quantity on a day (purchasing 3.16). */
const samePrice = (a: Band, b: Band): boolean =>
  a.materialId === b.materialId && a.unitId === b.unitId && eq(orZero(a.minQty), orZero(b.minQty)) && together(a, b);

/** What is wrong with a contract by itself. */
export function checkContract({ startDate, endDate, prices, portCharges }: Contract): FieldError[] {
  const [given, charges] = [prices ?? [], portCharges ?? []];
  if (given.length > MOST_PRICES)
    return [wrong('prices', `一份合同最多 ${MOST_PRICES} 行价格`, `A contract has at most ${MOST_PRICES} prices`)];
  return [
    ...(startDate && endDate && endDate < startDate
      ? [wrong('endDate', '结束日期不能早于开始日期', 'It does not end before it begins')]
      : []),
    ...given.flatMap((band, i) => [
      ...(band.validFrom && band.validTo && band.validTo < band.validFrom
        ? [wrong(`prices.${i}.validTo`, '价格止不能早于价格起', 'It does not end before it begins')]
        : []),
      ...(band.listPrice && !isPositive(band.listPrice)
        ? [wrong(`prices.${i}.listPrice`, '单价须大于零', 'The price is above zero')]
        : []),
      ...(band.materialId && given.slice(0, i).some((earlier) => samePrice(earlier, band))
        ? [
            wrong(
              `prices.${i}.minQty`,
              '同一物料、单位、起订量在同一时段已有价格',
              'An earlier line has a price of this material, unit and quantity at that time',
            ),
          ]
        : []),
    ]),
    ...charges.flatMap(({ portId, materialId }, i) =>
      portId && charges.findIndex((one) => one.portId === portId && (one.materialId ?? 0) === (materialId ?? 0)) < i
        ? [wrong(`portCharges.${i}.portId`, '此港口已有加价', 'An earlier line has this port')]
        : [],
    ),
  ];
}

type Ordered = { readonly qty?: MaybeDecimal; readonly closedQty?: MaybeDecimal; readonly amount?: MaybeDecimal };

/** What lines of an order take of their contract, in its currency: their amounts, without what will not come. */
export const calledOff = (lines: readonly Ordered[]): Decimal =>
  round(
    lines.reduce<Decimal>((total, { qty, closedQty, amount }) => {
      if (!isPositive(qty)) return total;
      return add(total, round(div(mul(orZero(amount), sub(qty!, orZero(closedQty))), qty)!, 2));
    }, '0'),
    2,
  );

/** Whether that much more goes beyond what was agreed. */
export const isBeyond = (used: MaybeDecimal, more: MaybeDecimal, ceiling: MaybeDecimal): boolean =>
  gt(add(orZero(used), orZero(more)), orZero(ceiling));

/** Whether an order takes a contract over the share of its ceiling at which it is told. */
export function crossesAlarm(before: MaybeDecimal, after: MaybeDecimal, ceiling: MaybeDecimal): boolean {
  const alarm = div(mul(orZero(ceiling), String(ALARM_PCT)), '100')!;
  return lt(orZero(before), alarm) && gte(orZero(after), alarm);
}
