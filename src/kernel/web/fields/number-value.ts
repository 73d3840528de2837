import type { Field } from '../../resource/field.ts';
import { percentOf, shareOf } from '../../resource/number-text.ts';
import { isDecimal } from '../../value/decimal.ts';

/** What the form keeps of a number under way: `12.` is 12, `-` is nothing yet. Whole numbers travel as numbers, others as text. */
export function numberValue(field: Field, text: string): string | number | null {
  if (!/\d/.test(text)) return null;
  const plain = text.replace(/^(-?)\./, '$10.').replace(/\.$/, '');
  if (field.variant === 'percent') return shareOf(plain);
  return field.variant === 'int' ? Number(plain) : plain;
}

/** What a form types of a value: a share in percent. */
export const typedNumber = (field: Field, value: string): string =>
  field.variant === 'percent' && isDecimal(value) ? percentOf(value) : value;
