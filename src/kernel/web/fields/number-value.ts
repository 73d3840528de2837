import type { Field } from '../../resource/field.ts';

/** What the form keeps of a number under way: `12.` is 12, `-` is nothing yet. Whole numbers travel as numbers, others as text. */
export function numberValue(field: Field, text: string): string | number | null {
  if (!/\d/.test(text)) return null;
  const plain = text.replace(/^(-?)\./, '$10.').replace(/\.$/, '');
  return field.variant === 'int' ? Number(plain) : plain;
}
