import type { FieldError } from '../../../kernel/errors.ts';
import { eq, type MaybeDecimal } from '../../../kernel/value/decimal.ts';
import { shareOf } from './amount.rules.ts';
import { CONTRACT_TEXT as TEXT } from './contract.text.ts';

type Checked = {
  readonly redeliveryFrom?: string | null;
  readonly redeliveryTo?: string | null;
  readonly cargoes?: readonly { readonly cargoId?: number | null }[];
  readonly payments?: readonly { readonly pct?: MaybeDecimal }[];
  readonly certificates?: readonly { readonly certKind?: string | null }[];
  readonly exceptions?: readonly { readonly eventType?: string | null }[];
};

/** The first that stands there a second time. */
function twice(values: readonly unknown[]): number {
  return values.findIndex((value, i) => Boolean(value) && values.indexOf(value) < i);
}

/** Rules over several fields: shares of payment come to the whole, nothing is named twice, dates are in order. */
export function checkContract(row: Checked): readonly FieldError[] | undefined {
  const errors: FieldError[] = [];
  const { payments = [], cargoes = [], exceptions = [], certificates = [], redeliveryFrom, redeliveryTo } = row;
  if (payments.length > 0 && !eq(shareOf(payments), '100')) errors.push({ field: 'payments', message: TEXT.sum100 });
  const cargo = twice(cargoes.map(({ cargoId }) => cargoId));
  if (cargo >= 0) errors.push({ field: `cargoes.${cargo}.cargoId`, message: TEXT.twice });
  const event = twice(exceptions.map(({ eventType }) => eventType));
  if (event >= 0) errors.push({ field: `exceptions.${event}.eventType`, message: TEXT.eventTwice });
  const certificate = twice(certificates.map(({ certKind }) => certKind));
  if (certificate >= 0) errors.push({ field: `certificates.${certificate}.certKind`, message: TEXT.certificateTwice });
  if (redeliveryFrom && redeliveryTo && redeliveryTo < redeliveryFrom)
    errors.push({ field: 'redeliveryTo', message: TEXT.dates });
  return errors.length > 0 ? errors : undefined;
}

type Fixture = { readonly id: number; readonly laycanFrom: string; readonly laycanTo: string };

/** Days after the start of a voyage within which the laycan of what she is opened for begins. */
const AHEAD_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * The fixture for which a ship's new voyage is opened: the first by its laycan, of those that have not lapsed as she begins and that do
 * not begin more than thirty days later.
 */
export function nextFixture(fixtures: readonly Fixture[], startDay: string): number | undefined {
  const latest = new Date(Date.parse(startDay) + AHEAD_DAYS * DAY_MS).toISOString().slice(0, 10);
  const [first] = fixtures
    .filter(({ laycanFrom, laycanTo }) => laycanTo >= startDay && laycanFrom <= latest)
    .toSorted((a, b) => (a.laycanFrom < b.laycanFrom ? -1 : a.laycanFrom > b.laycanFrom ? 1 : a.id - b.id));
  return first?.id;
}
