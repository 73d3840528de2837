import type { FieldError } from '../../../kernel/errors.ts';
import {
  add,
  type Decimal,
  gt,
  isPositive,
  type MaybeDecimal,
  orZero,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';

type Sent = { readonly qty?: MaybeDecimal; readonly arrivedQty?: MaybeDecimal; readonly lostQty?: MaybeDecimal };

/** What of a line has neither arrived nor been written off. */
export const openOf = ({ qty, arrivedQty, lostQty }: Sent): Decimal =>
  round(sub(orZero(qty), add(orZero(arrivedQty), orZero(lostQty))), 4);

type Line = {
  readonly poolId?: number | null;
  readonly qty?: MaybeDecimal;
  readonly locationId?: number | null;
  readonly batchNo?: string | null;
};

/** Each item of one place and batch stands once, and something of it is sent. */
export function checkTransfer({ lines }: { readonly lines?: readonly Line[] | null }): FieldError[] {
  const seen = new Set<string>();
  return (lines ?? []).flatMap(({ poolId, qty, locationId, batchNo }, i): FieldError[] => {
    const error = (name: string, zh: string, en: string): FieldError[] => [
      { field: `lines.${i}.${name}`, message: { zh, en } },
    ];
    const key = `${poolId} ${locationId ?? ''} ${batchNo?.trim() ?? ''}`;
    const twice = poolId ? seen.has(key) : false;
    if (poolId) seen.add(key);
    if (twice) return error('poolId', '与上行重复', 'It stands above already');
    if (qty && !isPositive(qty)) return error('qty', '调拨数须大于零', 'Something is sent');
    return [];
  });
}

type Came = {
  readonly openQty?: MaybeDecimal;
  readonly arrivedQty?: MaybeDecimal;
  readonly damagedQty?: MaybeDecimal;
  readonly note?: string | null;
};

/** No more came than was on its way, and what came damaged says how. */
export function checkArrival({ lines }: { readonly lines?: readonly Came[] | null }): FieldError[] {
  return (lines ?? []).flatMap(({ openQty, arrivedQty, damagedQty, note }, i): FieldError[] => {
    const error = (name: string, zh: string, en: string): FieldError[] => [
      { field: `lines.${i}.${name}`, message: { zh, en } },
    ];
    if (openQty && gt(add(orZero(arrivedQty), orZero(damagedQty)), openQty))
      return error('arrivedQty', `在途只有 ${openQty}`, `Only ${openQty} is on its way`);
    if (isPositive(damagedQty) && !note?.trim()) return error('note', '有破损时须写明情况', 'What is damaged says how');
    return [];
  });
}
