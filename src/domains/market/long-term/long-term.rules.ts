import type { FieldError } from '../../../kernel/errors.ts';
import { fill } from '../../../kernel/text.ts';
import {
  abs,
  add,
  type Decimal,
  div,
  formatDecimal,
  gt,
  lt,
  type MaybeDecimal,
  mul,
  orZero,
  round,
  sub,
  sum,
} from '../../../kernel/value/decimal.ts';
import { daysUntil } from '../money/settlement.rules.ts';
import type { Formula } from './adjustment.rules.ts';
import { LONG_TERM_TEXT as TEXT } from './long-term.text.ts';
import type { Period } from './progress.rules.ts';

const DAY_MS = 86_400_000;

/** A day so many after another one, before it where that is below zero; both `yyyy-MM-dd`. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

type Route = { readonly loadPortId?: number | null; readonly dischPortId?: number | null };

type Checked = Formula & {
  readonly validFrom?: string | null;
  readonly validTo?: string | null;
  readonly totalQty?: MaybeDecimal;
  readonly tolerancePct?: MaybeDecimal;
  readonly periods?: readonly Period[];
  readonly routes?: readonly Route[];
};

const tolerated = (qty: MaybeDecimal, pct: MaybeDecimal): Decimal => orZero(div(mul(qty, orZero(pct)), '100'));

const tonnes = (qty: Decimal): string => formatDecimal(round(qty, 3), 3);

/** Rules over several fields: months within the period, once each, together the total; routes once each; the formula whole. */
export function checkLongTerm(row: Checked): readonly FieldError[] | undefined {
  const { validFrom, validTo, periods = [], routes = [] } = row;
  const errors: FieldError[] = [];
  if (validFrom && validTo && validTo < validFrom) errors.push({ field: 'validTo', message: TEXT.order });
  const months = periods.map(({ month }) => month ?? '');
  for (const [i, month] of months.entries()) {
    const field = `periods.${i}.month`;
    if (month && months.indexOf(month) < i) errors.push({ field, message: TEXT.monthTwice });
    else if (month && validFrom && validTo && (month < validFrom.slice(0, 7) || month > validTo.slice(0, 7)))
      errors.push({ field, message: TEXT.monthOutside });
  }
  errors.push(...checkSum(row, periods), ...checkRoutes(routes));
  const formula = (['baseFuelPrice', 'deadBand', 'stepPrice', 'stepFreight'] as const).filter((name) => name in row);
  const empty = formula.filter((name) => !row[name]);
  if (empty.length > 0 && empty.length < formula.length)
    errors.push(...empty.map((field) => ({ field, message: TEXT.wholeFormula })));
  return errors.length > 0 ? errors : undefined;
}

function checkSum({ totalQty, tolerancePct }: Checked, periods: readonly Period[]): FieldError[] {
  if (!totalQty || periods.length === 0) return [];
  const together = orZero(sum(periods.map(({ qty }) => qty)));
  const off = abs(sub(together, totalQty));
  const most = tolerated(totalQty, tolerancePct);
  if (!gt(off, most)) return [];
  const numbers = { sum: tonnes(together), total: tonnes(totalQty), diff: tonnes(off), most: tonnes(most) };
  return [{ field: 'periods', message: fill(TEXT.sum, numbers) }];
}

function checkRoutes(routes: readonly Route[]): FieldError[] {
  const keys = routes.map(({ loadPortId, dischPortId }) => `${loadPortId} ${dischPortId}`);
  return routes.flatMap(({ loadPortId, dischPortId }, i): FieldError[] => {
    const field = `routes.${i}.dischPortId`;
    if (!loadPortId || !dischPortId) return [];
    if (loadPortId === dischPortId) return [{ field, message: TEXT.samePort }];
    return keys.indexOf(keys[i]!) < i ? [{ field, message: TEXT.routeTwice }] : [];
  });
}

type Laycan = { readonly laycanFrom: string; readonly laycanTo: string };

type Agreed = { readonly validFrom: string; readonly validTo: string; readonly laycanSpreadDays: number };

/** A laycan begins while the contract is in force, ends after it begins, and spans no more days than agreed. */
export function checkLaycan({ laycanFrom, laycanTo }: Laycan, agreed: Agreed): FieldError[] {
  const { validFrom, validTo, laycanSpreadDays: most } = agreed;
  if (laycanFrom < validFrom || laycanFrom > validTo)
    return [{ field: 'laycanFrom', message: fill(TEXT.laycanOutside, { from: validFrom, to: validTo }) }];
  if (laycanTo < laycanFrom) return [{ field: 'laycanTo', message: TEXT.laycanOrder }];
  const days = daysUntil(laycanFrom, laycanTo);
  return days > most ? [{ field: 'laycanTo', message: fill(TEXT.spread, { days, most }) }] : [];
}

type Terms = Agreed & { readonly nominationDays: number; readonly tolerancePct?: MaybeDecimal };

/** What speaks against a nomination made today: the notice, the laycan, the quantity beside what was planned. */
export function againstNomination(
  nominated: Laycan & { readonly qty: Decimal },
  terms: Terms,
  plannedQty: Decimal,
  today: string,
): FieldError[] {
  const { nominationDays: days, tolerancePct } = terms;
  const earliest = daysAfter(today, days);
  const errors: FieldError[] =
    nominated.laycanFrom < earliest
      ? [{ field: 'laycanFrom', message: fill(TEXT.lateNomination, { days, earliest }) }]
      : checkLaycan(nominated, terms);
  const off = tolerated(plannedQty, tolerancePct);
  const [least, most] = [sub(plannedQty, off), add(plannedQty, off)];
  if (lt(nominated.qty, least) || gt(nominated.qty, most))
    errors.push({ field: 'qty', message: fill(TEXT.qtyOff, { least: tonnes(least), most: tonnes(most) }) });
  return errors;
}
