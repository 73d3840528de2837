import { compare, formatDecimal, isDecimal, round } from './decimal.ts';

/**
 * Number display of the specification: thousands separators, integers plain, others with one decimal; an empty or
 * non-numeric value shows 0.00. Tables whose empty cells mean 'unknown' use `formatDecimal`, which shows a dash.
 */
export function formatNumber(value: unknown): string {
  const text =
    typeof value === 'number' && Number.isFinite(value) ? String(value) : typeof value === 'string' ? value.trim() : '';
  const plain = /e/i.test(text) && Number.isFinite(Number(text)) ? Number(text).toFixed(2) : text;
  if (!isDecimal(plain)) return '0.00';
  return formatDecimal(plain, /\.\d*[1-9]/.test(plain) ? 1 : 0);
}

export type NumericInput = {
  min?: string;
  max?: string;
  /** Places after the point on leaving the field, default 2. */
  precision?: number;
  /** Whether a field left empty becomes 0. */
  emptyIsZero?: boolean;
};

/**
 * What a numeric field keeps of what was typed: digits and one decimal point (a leading minus only where `min` is below
 * zero), clamped to `max` while typing. `min` clamps while typing too, except that a number still growing towards a
 * positive `min` is left alone until the field is left: nobody could type 12 into a field with min 10 otherwise.
 */
export function typeNumber(typed: string, { min, max }: NumericInput = {}): string {
  const signed = min !== undefined && compare(min, '0') === -1;
  const narrow = typed.replace(/[\uff0b-\uff19]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  const digits = narrow
    .replace(/[^\d.]/g, '')
    .replace(/\.(?=.*\.)/g, (_, at: number, all: string) => (all.indexOf('.') === at ? '.' : ''));
  const [whole, ...rest] = digits.split('.');
  const text = `${signed && narrow.trim().startsWith('-') ? '-' : ''}${whole}${digits.includes('.') ? `.${rest.join('')}` : ''}`;
  const value = complete(text);
  if (value === null) return text;
  if (max !== undefined && compare(value, max) === 1) return max;
  if (signed && compare(value, min) === -1) return min;
  return text;
}

/** What the field holds after it is left: clamped to both limits and rounded to `precision`; empty stays empty unless told. */
export function leaveNumber(text: string, { min, max, precision = 2, emptyIsZero = false }: NumericInput = {}): string {
  const value = complete(text) ?? (emptyIsZero ? '0' : null);
  if (value === null) return '';
  if (max !== undefined && compare(value, max) === 1) return round(max, precision);
  if (min !== undefined && compare(value, min) === -1) return round(min, precision);
  return round(value, precision);
}

/** `12.` and `.5` are numbers under way; `-`, `.` and an empty text are none yet. */
function complete(text: string): string | null {
  if (!/\d/.test(text)) return null;
  const filled = text.replace(/^(-?)\./, '$10.').replace(/\.$/, '');
  return isDecimal(filled) ? filled : null;
}
