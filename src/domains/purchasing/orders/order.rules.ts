import type { FieldError } from '../../../kernel/errors.ts';
import { add, gte, isPositive, type MaybeDecimal, orZero } from '../../../kernel/value/decimal.ts';

/** Lines of one order; more is another order. */
export const MOST_LINES = 500;

type Charged = { readonly amount?: MaybeDecimal; readonly invoicedQty?: MaybeDecimal };
type Delivered = {
  readonly lines: readonly {
    readonly qty?: MaybeDecimal;
    readonly acceptedQty?: MaybeDecimal;
    readonly closedQty?: MaybeDecimal;
    readonly invoicedQty?: MaybeDecimal;
  }[];
  readonly charges?: readonly Charged[];
  readonly sentAt?: string | null;
  readonly promisedDate?: string | null;
};

/** How far an order in force is, by what came of it (purchasing 4.5); where nothing did, by how far it had come before. */
export function deliveryOf({ lines, charges = [], sentAt, promisedDate }: Delivered) {
  const delivered = lines.every(({ qty, acceptedQty, closedQty }) =>
    gte(add(orZero(acceptedQty), orZero(closedQty)), orZero(qty)),
  );
  if (delivered) return allInvoiced(lines, charges) ? ('CLOSED' as const) : ('DELIVERED' as const);
  if (lines.some(({ acceptedQty }) => isPositive(acceptedQty))) return 'PART_DELIVERED' as const;
  if (promisedDate) return 'CONFIRMED' as const;
  return sentAt ? ('SENT' as const) : ('APPROVED' as const);
}

/** Whether what came, and what is charged beside it, is invoiced to the last piece. */
export const allInvoiced = (lines: Delivered['lines'], charges: readonly Charged[]): boolean =>
  lines.some(({ invoicedQty }) => isPositive(invoicedQty)) &&
  lines.every(({ acceptedQty, invoicedQty }) => gte(orZero(invoicedQty), orZero(acceptedQty))) &&
  charges.every(({ amount, invoicedQty }) => !isPositive(amount) || gte(orZero(invoicedQty), '1'));

const ON_ITS_WAY: ReadonlySet<string> = new Set(['APPROVED', 'SENT', 'CONFIRMED', 'PART_DELIVERED']);

/** Whether an order binds the company and something of it is still to come: until then it may be paid before its invoice. */
export const isOnItsWay = (orderStatus: string | null | undefined): boolean => ON_ITS_WAY.has(orderStatus ?? '');

type Line = { readonly demandLineId?: number | null; readonly qty?: MaybeDecimal };

/** What is wrong with an order by itself: each line is of something, and one need stands on one line. */
export function checkOrder({ lines }: { readonly lines?: readonly Line[] | null }): FieldError[] {
  const given = lines ?? [];
  const error = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });
  if (given.length > MOST_LINES)
    return [error('lines', `一张订单最多 ${MOST_LINES} 行`, `An order has at most ${MOST_LINES} lines`)];
  return given.flatMap(({ demandLineId, qty }, i) => [
    ...(qty && !isPositive(qty) ? [error(`lines.${i}.qty`, '数量须大于零', 'The quantity is above zero')] : []),
    ...(demandLineId && given.findIndex((one) => one.demandLineId === demandLineId) < i
      ? [error(`lines.${i}.demandLineId`, '同一需求已在前面的行', 'An earlier line has this need')]
      : []),
  ]);
}
