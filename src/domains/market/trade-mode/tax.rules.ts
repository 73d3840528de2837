import { add, div, type MaybeDecimal, mul, round, sum } from '../../../kernel/value/decimal.ts';
import type { OilGrade } from '../../voyage/public.ts';
import type { Trade, Treatment } from './change.text.ts';

/** Rates of the customs (market 5.10); percents and yuan a litre as text. */
export type TaxRates = {
  readonly dutyPct: string;
  readonly exciseYuan: string;
  /** Litres a tonne. */
  readonly fuelLitres: string;
  readonly dieselLitres: string;
  readonly vatPct: string;
};

/** Excise is on oil: distillates by their own litres a tonne, gas and methanol bear none. */
function litresOf(grade: OilGrade, { fuelLitres, dieselLitres }: TaxRates): string {
  if (grade === 'LNG' || grade === 'METHANOL') return '0';
  return grade === 'MDO' || grade === 'MGO' ? dieselLitres : fuelLitres;
}

export type TaxedOil = {
  readonly grade: OilGrade;
  readonly bonded: boolean | null;
  /** Tonnes. */
  readonly qty: MaybeDecimal;
  /** Yuan a tonne. */
  readonly unitPrice: MaybeDecimal;
  readonly treatment: Treatment | null;
  /** Amounts of the customs paper, which go before what is reckoned. */
  readonly paperDuty: MaybeDecimal;
  readonly paperExcise: MaybeDecimal;
  readonly paperVat: MaybeDecimal;
};

export type OilTaxes = {
  readonly oilValue: string | null;
  readonly duty: string | null;
  readonly excise: string | null;
  readonly vat: string | null;
};

const NONE: OilTaxes = { oilValue: null, duty: null, excise: null, vat: null };
const percentOf = (amount: MaybeDecimal, pct: string): string | null => round(div(mul(amount, pct), '100'), 2);

/** Whether taxes are due on oil: on bonded oil that is to be used at home. */
export const isTaxed = (toMode: Trade, { bonded, treatment }: Pick<TaxedOil, 'bonded' | 'treatment'>): boolean =>
  toMode === 'DOMESTIC' && bonded === true && treatment === 'DUTY_PAY';

/** Value and taxes of one oil in yuan: duty on the value, excise on litres, VAT on all three (market 5.10). */
export function taxesOf(toMode: Trade, oil: TaxedOil, rates: TaxRates): OilTaxes {
  const oilValue = round(mul(oil.qty, oil.unitPrice), 2);
  if (!isTaxed(toMode, oil)) return { ...NONE, oilValue };
  const litres = mul(oil.qty, litresOf(oil.grade, rates));
  const duty = oil.paperDuty ?? percentOf(oilValue, rates.dutyPct);
  const excise = oil.paperExcise ?? round(mul(litres, rates.exciseYuan), 2);
  const vat = oil.paperVat ?? percentOf(add(add(oilValue, duty), excise), rates.vatPct);
  return { oilValue, duty, excise, vat };
}

export type TaxTotals = {
  readonly costTax: string | null;
  readonly vatTotal: string | null;
  readonly taxTotal: string | null;
};

/** What all oils come to: duty and excise become cost of oil, VAT is recovered and stays out of it. */
export function taxTotals(oils: readonly Pick<OilTaxes, 'duty' | 'excise' | 'vat'>[]): TaxTotals {
  const costTax = round(sum(oils.flatMap(({ duty, excise }) => [duty, excise])), 2);
  const vatTotal = round(sum(oils.map(({ vat }) => vat)), 2);
  return { costTax, vatTotal, taxTotal: round(sum([costTax, vatTotal]), 2) };
}
