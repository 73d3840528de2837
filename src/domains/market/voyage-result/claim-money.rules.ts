import {
  type Decimal,
  div,
  eq,
  isPositive,
  type MaybeDecimal,
  neg,
  orZero,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';
import type { ClaimKind } from '../claims/claim.text.ts';
import type { LineType } from './voyage-account.text.ts';

export type ClaimFacts = {
  readonly kind: ClaimKind;
  readonly direction: 'WE_CLAIM' | 'AGAINST_US';
  readonly amount: MaybeDecimal;
  readonly netAmount: MaybeDecimal;
  /** A fraction. */
  readonly commissionPct: MaybeDecimal;
  readonly agreedAmount: MaybeDecimal;
  readonly claimStatus: string;
};

export type ClaimMoney = { readonly lineType: LineType; readonly amount: Decimal; readonly isFinal: boolean };

const SETTLED = new Set(['AGREED', 'PAID']);
const GIVEN_UP = new Set(['WAIVED', 'TIME_BARRED']);

/** What was agreed before the address commission was taken off, since the account tells commissions as lines of their own. */
function grossAgreed({ agreedAmount, netAmount, amount, commissionPct }: ClaimFacts): Decimal {
  if (amount && eq(agreedAmount, netAmount)) return amount;
  const share = sub('1', orZero(commissionPct));
  return orZero(isPositive(share) ? round(div(agreedAmount, share), 2) : agreedAmount);
}

function worthOf(claim: ClaimFacts): { readonly amount: Decimal; readonly isFinal: boolean } {
  if (SETTLED.has(claim.claimStatus)) return { amount: grossAgreed(claim), isFinal: true };
  if (GIVEN_UP.has(claim.claimStatus)) return { amount: '0.00', isFinal: true };
  // What we claim counts once it is agreed, but for demurrage, of which an approved statement tells; what is claimed of us counts at once.
  const counts = claim.direction === 'AGAINST_US' || claim.kind === 'DEMURRAGE';
  return { amount: counts ? orZero(claim.amount) : '0.00', isFinal: false };
}

/** On which line of the account a claim stands, and with how much. */
export function claimMoney(claim: ClaimFacts): ClaimMoney {
  const { amount, isFinal } = worthOf(claim);
  const against = claim.direction === 'AGAINST_US';
  switch (claim.kind) {
    case 'DEMURRAGE':
    case 'DESPATCH':
      return { lineType: 'DEMURRAGE', amount: against ? neg(amount) : amount, isFinal };
    case 'DEADFREIGHT':
      return { lineType: 'DEADFREIGHT', amount: against ? neg(amount) : amount, isFinal };
    case 'DETENTION':
    case 'SHORTAGE':
    case 'OFF_HIRE':
    case 'OTHER':
      return { lineType: against ? 'CLAIM' : 'OTHER_REV', amount, isFinal };
  }
}

type Statement = { readonly demurrageAmount: MaybeDecimal; readonly despatchAmount: MaybeDecimal };

/** An approved statement that nobody made a claim of yet: expected, and not yet asked for. */
export function statementMoney({ demurrageAmount, despatchAmount }: Statement): ClaimMoney | undefined {
  if (isPositive(demurrageAmount)) return { lineType: 'DEMURRAGE', amount: orZero(demurrageAmount), isFinal: false };
  if (isPositive(despatchAmount))
    return { lineType: 'DEMURRAGE', amount: round(neg(orZero(despatchAmount)), 2), isFinal: false };
  return undefined;
}
