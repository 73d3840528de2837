import type { Text } from '../../text.ts';
import { normaliseDate, WRONG_DATE_FORMAT } from '../../value/date-input.ts';

export type DateShape = 'day' | 'month' | 'minute';

type TypedDate = { value: string | null } | { wrong: Text };

/** Reads a typed month: `2026-3`, `2026/03`, `2026年3月`, `202603`. */
function typedMonth(text: string): TypedDate {
  const match = /^(\d{4})(?:[-/.年](\d{1,2})月?|(\d{2}))$/.exec(text);
  const month = Number(match?.[2] ?? match?.[3]);
  if (!match || month < 1 || month > 12) return { wrong: WRONG_DATE_FORMAT };
  return { value: `${match[1]}-${String(month).padStart(2, '0')}` };
}

/** Brings a typed date to the field's form: `yyyy-MM-dd`, `yyyy-MM`, or the local `yyyy-MM-dd HH:mm`. */
export function readTyped(typed: string, shape: DateShape): TypedDate {
  const text = typed.trim();
  if (!text) return { value: null };
  if (shape === 'month') return typedMonth(text);
  const read = normaliseDate(text);
  if (!read.ok) return { wrong: read.message };
  if (shape === 'day') return { value: read.value.slice(0, 10) };
  return { value: read.value.length === 10 ? `${read.value} 00:00` : read.value.slice(0, 16) };
}

const two = (n: number): string => String(n).padStart(2, '0');

/** Local wall time `yyyy-MM-dd HH:mm` of UTC ISO text, in the zone of this browser. */
export function toLocalMinute(utc: string): string {
  const at = new Date(utc);
  if (Number.isNaN(at.getTime())) return utc;
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** UTC ISO text of a local wall time `yyyy-MM-dd HH:mm`. */
export function fromLocalMinute(local: string): string {
  return new Date(local.replace(' ', 'T')).toISOString();
}

/** `11-21 12:00` within the year of `now`, else with its year. */
export function shortTime(utc: string, now: Date): string {
  const local = toLocalMinute(utc);
  return Number(local.slice(0, 4)) === now.getFullYear() ? local.slice(5) : local;
}
