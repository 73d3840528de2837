import './fields.css';
/** Unknown. Never shown for zero: zero is 0.00. */
export const DASH = '—';

export function Empty() {
  return <span className="field-empty">{DASH}</span>;
}

export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
