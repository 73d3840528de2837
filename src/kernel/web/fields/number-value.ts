import type { Field } from '../../resource/field.ts';
import { formatDecimal, isDecimal } from '../../value/decimal.ts';

/** Places of a number field where it is shown: as declared; a whole number has none. */
function placesOf(field: Field): number | undefined {
  if (field.variant === 'int') return 0;
  // A quantity keeps four places but people count in fewer: trailing zeros beyond the second are not shown.
  return field.variant === 'quantity' ? undefined : field.scale;
}

/** `1,234.50`; zero is 0.00, unknown is a dash (ui.md section 8). */
export function numberText(field: Field, value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (!isDecimal(text)) return '—';
  if (field.variant !== 'quantity') return formatDecimal(text, placesOf(field));
  const [whole = '', fraction = ''] = formatDecimal(text, field.scale).split('.');
  const trimmed = fraction.replace(/0+$/, '');
  return trimmed ? `${whole}.${trimmed.padEnd(2, '0')}` : whole;
}

/** What the form keeps of a number under way: `12.` is 12, `-` is nothing yet. Whole numbers travel as numbers, others as text. */
export function numberValue(field: Field, text: string): string | number | null {
  if (!/\d/.test(text)) return null;
  const plain = text.replace(/^(-?)\./, '$10.').replace(/\.$/, '');
  return field.variant === 'int' ? Number(plain) : plain;
}
