import {
  type Decimal,
  div,
  isPositive,
  type MaybeDecimal,
  max,
  mul,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';

type Facts = {
  readonly blQty: MaybeDecimal;
  readonly outturnQty: MaybeDecimal;
  /** In % of the bill of lading. */
  readonly allowance: MaybeDecimal;
  /** Of a tonne. */
  readonly price: MaybeDecimal;
};

export type Loss = {
  /** Tonnes; below zero where more was received than billed. */
  readonly lossQty: Decimal | null;
  /** In % and per mille of the bill of lading. */
  readonly lossRate: Decimal | null;
  readonly lossPermille: Decimal | null;
  readonly payableQty: Decimal | null;
  readonly payableAmount: Decimal | null;
};

/** Loss in transit (market 5.5): what is missing against the bill of lading, and what of it goes beyond the allowance. */
export function lossOf({ blQty, outturnQty, allowance, price }: Facts): Loss {
  const loss = isPositive(blQty) ? sub(blQty, outturnQty) : null;
  const share = div(loss, blQty);
  const beyond = sub(loss, div(mul(blQty, allowance), '100'));
  const payable = beyond === null ? null : max('0', beyond);
  return {
    lossQty: round(loss, 3),
    lossRate: round(mul(share, '100'), 3),
    lossPermille: round(mul(share, '1000'), 3),
    payableQty: round(payable, 3),
    payableAmount: round(mul(payable, price), 2),
  };
}

type Agreed = { readonly qty?: MaybeDecimal; readonly tolerancePct?: MaybeDecimal };

/** The least and the most that may be loaded: the quantity less and plus its tolerance. */
export function limitsOf({ qty, tolerancePct }: Agreed): { minQty: Decimal | null; maxQty: Decimal | null } {
  const part = div(mul(qty, tolerancePct || '0'), '100');
  return { minQty: round(sub(qty, part), 3), maxQty: round(sub(qty, part === null ? null : sub('0', part)), 3) };
}
