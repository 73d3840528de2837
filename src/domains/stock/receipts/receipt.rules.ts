import type { FieldError } from '../../../kernel/errors.ts';
import {
  add,
  type Decimal,
  div,
  eq,
  gt,
  isPositive,
  type MaybeDecimal,
  mul,
  orZero,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';

type Line = {
  readonly deliveredQty?: MaybeDecimal;
  readonly acceptedQty?: MaybeDecimal;
  readonly rejectReason?: string | null;
};

/** What of a delivery was not accepted. */
export const rejectedOf = ({ deliveredQty, acceptedQty }: Line): Decimal =>
  round(sub(orZero(deliveredQty), orZero(acceptedQty)), 4);

/** No more is accepted than was delivered, and what is rejected says why. */
export function checkReceipt({ lines }: { readonly lines?: readonly Line[] | null }): FieldError[] {
  return (lines ?? []).flatMap((line, i): FieldError[] => {
    if (gt(line.acceptedQty, line.deliveredQty))
      return [
        {
          field: `lines.${i}.acceptedQty`,
          message: { zh: '验收数不能超过到货数', en: 'No more is accepted than was delivered' },
        },
      ];
    if (!isPositive(rejectedOf(line)) || line.rejectReason?.trim()) return [];
    return [
      {
        field: `lines.${i}.rejectReason`,
        message: { zh: '有拒收时须写明原因', en: 'What is rejected says why' },
      },
    ];
  });
}

/** The most that may be accepted in all of an ordered quantity (purchasing 4.5): 200 at 5 % is 210. */
export const mostOf = (orderedQty: Decimal, overPct: MaybeDecimal): Decimal =>
  round(mul(orderedQty, div(add('100', orZero(overPct)), '100')!), 4);

export type Standing = 'EXPECTED' | 'PART' | 'DONE';

/** How far a line is: all of it, some of it, nothing. */
export function standingOf(orderedQty: MaybeDecimal, acceptedQty: MaybeDecimal): Standing {
  if (!isPositive(acceptedQty)) return 'EXPECTED';
  return gt(orderedQty, acceptedQty) && !eq(orderedQty, acceptedQty) ? 'PART' : 'DONE';
}
