import { daysAfter } from '../../../kernel/value/day.ts';
import {
  add,
  type Decimal,
  div,
  isPositive,
  lt,
  type MaybeDecimal,
  mul,
  orZero,
  round,
  sub,
  sum,
} from '../../../kernel/value/decimal.ts';
import { commissionsOf } from '../voyage-result/contract-money.rules.ts';
import type { HireState } from './hire.text.ts';

export type HireTerms = {
  /** Days of the whole charter, 0.01 and more. */
  readonly periodDays: Decimal;
  /** Whole days of a period of hire. */
  readonly every: number;
  /** The day from which hire runs. */
  readonly deliveryOn: string;
  readonly inAdvance: boolean;
};

export type PlannedHire = {
  /** From 1. */
  readonly periodIndex: number;
  readonly days: Decimal;
  /** First and last day. */
  readonly fromOn: string;
  readonly toOn: string;
  readonly dueOn: string;
};

/** The periods of a charter one behind the other, the last as long as what is left; in advance each is due on its first day. */
export function hireSchedule({ periodDays, every, deliveryOn, inAdvance }: HireTerms): PlannedHire[] {
  const planned: PlannedHire[] = [];
  for (let start = 0; lt(String(start), periodDays); start += every) {
    const left = sub(periodDays, String(start));
    const days = lt(left, String(every)) ? left : String(every);
    const fromOn = daysAfter(deliveryOn, start);
    const toOn = daysAfter(fromOn, Math.ceil(Number(days)) - 1);
    planned.push({
      periodIndex: planned.length + 1,
      days: round(days, 2),
      fromOn,
      toOn,
      dueOn: inAdvance ? fromOn : daysAfter(toOn, 1),
    });
  }
  return planned;
}

type Commissions = Parameters<typeof commissionsOf>[1];

type Hired = {
  /** Days of the charter before this period. */
  readonly before: Decimal;
  readonly days: Decimal;
  readonly offHireHours: Decimal;
  /** Money a day. */
  readonly rate: Decimal;
  readonly commissions: Commissions;
};

export type HireMoney = {
  readonly hireAmount: Decimal;
  readonly offHireAmount: Decimal;
  readonly commissionAmount: Decimal;
  readonly netAmount: Decimal;
};

/**
 * Hire of a period less the time off hire and the address commission (market 5.4b). What its days come to is the difference of two sums
 * from the delivery on, each rounded once: all periods together are the hire of the charter to the cent.
 */
export function hireMoney({ before, days, offHireHours, rate, commissions }: Hired): HireMoney {
  const hireAmount = round(sub(round(mul(add(before, days), rate), 2), round(mul(before, rate), 2)), 2);
  const off = round(orZero(div(mul(offHireHours, rate), '24')), 2);
  // Rounded by itself the last hour would cost a cent more than there is.
  const offHireAmount = lt(hireAmount, off) ? hireAmount : off;
  const earned = sub(hireAmount, offHireAmount);
  const commissionAmount = commissionsOf(earned, commissions, 'ADDRESS');
  return { hireAmount, offHireAmount, commissionAmount, netAmount: round(sub(earned, commissionAmount), 2) };
}

type Taking = { readonly days: MaybeDecimal; readonly offHireHours: MaybeDecimal };

/** Hours off hire that a period takes of what is not settled yet, beside those that it has: no more than its days have. */
export function takeOffHire(unsettled: Decimal, { days, offHireHours }: Taking): Decimal {
  const room = sub(mul(orZero(days), '24'), orZero(offHireHours));
  if (!isPositive(unsettled) || !isPositive(room)) return '0.00';
  return round(lt(room, unsettled) ? room : unsettled, 2);
}

const HOUR_MS = 3_600_000;

/** Hours between two moments, both UTC ISO text. */
export const hoursBetween = (beginTime: string, endTime: string): Decimal =>
  round(orZero(div(String(Date.parse(endTime) - Date.parse(beginTime)), String(HOUR_MS))), 2);

type OffHire = { readonly hours: MaybeDecimal };
type Settled = { readonly offHireHours: MaybeDecimal };

/** Hours that were recorded and that no period has taken yet. */
export const unsettledHours = (recorded: readonly OffHire[], periods: readonly Settled[]): Decimal =>
  sub(orZero(sum(recorded.map(({ hours }) => hours))), orZero(sum(periods.map(({ offHireHours }) => offHireHours))));

type Stage = {
  readonly days: MaybeDecimal;
  readonly toldOn: string | null;
  readonly invoiceNo: string | null;
  readonly receivedOn: string | null;
};

/** How far a period is. One without days belongs to a charter that became shorter. */
export function stateOfHire({ days, toldOn, invoiceNo, receivedOn }: Stage): HireState {
  if (!isPositive(days)) return 'CANCELLED';
  if (receivedOn) return 'RECEIVED';
  if (invoiceNo) return 'BILLED';
  return toldOn ? 'DUE' : 'PLANNED';
}

type BilledPeriod = {
  readonly hireState: HireState;
  readonly invoiceNo: string | null;
  readonly invoiceDate: string | null;
  readonly invoiceAmount: MaybeDecimal;
  readonly invoiceBase: MaybeDecimal;
  readonly billedBase: MaybeDecimal;
  readonly payBy: string | null;
  readonly receivedOn: string | null;
};

/** Signs of the invoice number with which a contract is completed. */
const WIDEST = 60;

/** All numbers, or the first and the last where all would be too long. */
function numbersOf(numbers: readonly string[]): string {
  const all = numbers.join('、');
  return all.length <= WIDEST ? all : `${numbers[0]} … ${numbers.at(-1)}`.slice(0, WIDEST);
}

/** What the contract tells of the invoices of its periods: the first that is to be paid, and received when all of it is. */
export function billedTogether(periods: readonly BilledPeriod[]) {
  const billed = periods.filter(({ invoiceNo }) => invoiceNo !== null);
  const owed = periods.filter(({ hireState }) => hireState !== 'CANCELLED');
  const open = billed.filter(({ receivedOn }) => receivedOn === null);
  const payBy = open.flatMap((one) => one.payBy ?? []).toSorted();
  const paid = billed.flatMap((one) => one.payBy ?? []).toSorted();
  const days = billed.flatMap(({ invoiceDate }) => invoiceDate ?? []).toSorted();
  const received = owed.flatMap(({ receivedOn }) => receivedOn ?? []).toSorted();
  const any = billed.length > 0;
  return {
    billed: any,
    billedBase: round(orZero(sum(periods.map(({ billedBase }) => billedBase))), 2),
    invoiceNo: any ? numbersOf([...new Set(billed.flatMap(({ invoiceNo }) => invoiceNo ?? []))]) : null,
    invoiceDate: days.at(-1) ?? null,
    invoiceAmount: any ? round(orZero(sum(billed.map(({ invoiceAmount }) => invoiceAmount))), 2) : null,
    invoiceBase: any ? round(orZero(sum(billed.map(({ invoiceBase }) => invoiceBase))), 2) : null,
    dueOn: payBy[0] ?? paid.at(-1) ?? null,
    receivedOn: any && received.length === owed.length ? (received.at(-1) ?? null) : null,
  };
}
