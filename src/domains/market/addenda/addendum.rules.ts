import { compare, isDecimal } from '../../../kernel/value/decimal.ts';
import { TERM_TEXT, type Term } from './addendum.text.ts';

export const TERMS = Object.keys(TERM_TEXT) as readonly Term[];

export type Terms = { readonly [T in Term]?: string | number | null };

export type Change = { readonly term: Term; readonly before: string | null; readonly after: string | null };

const textOf = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

/** Whether two values of a term say the same: figures by what they are worth. */
function same(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a === b;
  return isDecimal(a) && isDecimal(b) ? compare(a, b) === 0 : a.trim() === b.trim();
}

/** The terms that are to be other ones, each as it was and as it is to be, in the order of the contract. */
export function changesBetween(before: Terms, after: Terms): Change[] {
  return TERMS.map((term) => ({ term, before: textOf(before[term]), after: textOf(after[term]) })).filter(
    (one) => !same(one.before, one.after),
  );
}
