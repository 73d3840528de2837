import {
  type Decimal,
  div,
  isPositive,
  lt,
  type MaybeDecimal,
  mul,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';
import { daysUntil, interestOf, netOf, timeBar } from '../money/settlement.rules.ts';
import type { ClaimKind, DocumentKind } from './claim.text.ts';

type Paper = { readonly needed?: boolean | null; readonly got?: boolean | null };

/** Whether all that must be enclosed is there. */
export const isComplete = (documents: readonly Paper[]): boolean =>
  documents.every(({ needed, got }) => needed !== true || got === true);

/** What a claim of a kind usually encloses, and which of it must be there. */
const ENCLOSED: Readonly<Record<ClaimKind, readonly (readonly [DocumentKind, boolean])[]>> = {
  DEMURRAGE: [
    ['LETTER', true],
    ['STATEMENT', true],
    ['NOR', true],
    ['SOF', true],
    ['PUMPING_LOG', true],
    ['PROTEST', false],
  ],
  DESPATCH: [
    ['STATEMENT', true],
    ['NOR', true],
    ['SOF', true],
  ],
  DEADFREIGHT: [
    ['LETTER', true],
    ['CHARTER_PARTY', true],
    ['CARGO_PAPERS', true],
    ['PROTEST', false],
  ],
  DETENTION: [
    ['LETTER', true],
    ['SOF', true],
    ['CHARTER_PARTY', false],
  ],
  SHORTAGE: [
    ['LETTER', true],
    ['CARGO_PAPERS', true],
    ['PROTEST', false],
  ],
  OFF_HIRE: [
    ['LETTER', true],
    ['CHARTER_PARTY', true],
  ],
  OTHER: [['LETTER', true]],
};

export const documentsFor = (kind: ClaimKind): { document: DocumentKind; needed: boolean; got: boolean }[] =>
  ENCLOSED[kind].map(([document, needed]) => ({ document, needed, got: false }));

type Sums = { readonly amount?: MaybeDecimal; readonly commissionPct?: MaybeDecimal };

export const claimNet = ({ amount, commissionPct }: Sums): Decimal | null => netOf(amount, commissionPct);

/** What the address commission takes: the amount less what is due, so that both together are the amount. */
export const claimCommission = (claim: Sums): Decimal | null => round(sub(claim.amount, claimNet(claim)), 2);

type Result = {
  readonly demurrageAmount: Decimal | null;
  readonly despatchAmount: Decimal | null;
  readonly addressCommission: Decimal | null;
};

/** What a laytime statement asks for: demurrage less commission, or else despatch; nothing of one that comes to nothing. */
export function askedBy({ demurrageAmount, despatchAmount, addressCommission }: Result) {
  if (isPositive(demurrageAmount))
    return { kind: 'DEMURRAGE' as const, amount: demurrageAmount, commissionPct: addressCommission };
  if (isPositive(despatchAmount)) return { kind: 'DESPATCH' as const, amount: despatchAmount, commissionPct: null };
  return undefined;
}

type Term = {
  readonly completedOn?: string | null;
  readonly claimDays?: number | null;
  readonly extendedTo?: string | null;
};

/** The last day to submit: so many days after the discharge, or as it was extended. */
export const claimDue = ({ completedOn, claimDays, extendedTo }: Term): string | null =>
  extendedTo ?? (completedOn ? timeBar(completedOn, claimDays ?? 0) : null);

type Owed = {
  readonly agreedAmount?: MaybeDecimal;
  readonly netAmount?: MaybeDecimal;
  readonly interestRate?: MaybeDecimal;
  readonly interestFrom?: string | null;
};

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** What of a record bears interest, as far as its reader knows it. */
export const owedOf = (row: Readonly<Record<string, unknown>>): Owed => ({
  agreedAmount: textIn(row.agreedAmount),
  netAmount: textIn(row.netAmount),
  interestRate: textIn(row.interestRate),
  interestFrom: textIn(row.interestFrom),
});

/** What interest has come to by a day, of what was agreed or else claimed; nothing where none is asked. */
export const interestTo = (owed: Owed, today: string): Decimal | null =>
  owed.interestRate && owed.interestFrom
    ? interestOf(owed.agreedAmount ?? owed.netAmount, owed.interestRate, daysUntil(owed.interestFrom, today))
    : null;

/** Below this part of the net amount a settlement is asked of the commercial manager. */
export const LOW_SHARE = '90';

/** What a settlement is of the net amount, in percent. */
export const settledShare = (agreed: MaybeDecimal, net: MaybeDecimal): Decimal | null =>
  round(div(mul(agreed, '100'), net), 2);

/** Judged unrounded: a cent below nine tenths is below. */
export const isLow = (agreed: MaybeDecimal, net: MaybeDecimal): boolean => lt(mul(agreed, '100'), mul(net, LOW_SHARE));
