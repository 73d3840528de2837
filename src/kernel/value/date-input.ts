import type { Text } from '../text.ts';

/** The words are the specification's. */
export const WRONG_DATE_FORMAT: Text = { zh: '请输入正确日期格式', en: 'Enter a correct date format' };

type DateInputResult = { ok: true; value: string } | { ok: false; message: Text };

const SHAPE =
  /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))(?:[\sT]+(?:(\d{1,2})[:：](\d{1,2})(?:[:：](\d{1,2}))?|(\d{2})(\d{2})(\d{2})?))?$/;

/**
 * Normalises a typed date to `yyyy-MM-dd`, with ` HH:mm` or ` HH:mm:ss` when a time was typed. Accepts `2026-3-5`,
 * `2026/3/5`, `2026.3.5`, `2026年3月5日`, `20260305`, each with `8:05`, `8:05:30` or `0805` behind. A date that is not in
 * the calendar, or with exactly one hyphen, gets the message.
 */
export function normaliseDate(typed: string): DateInputResult {
  const wrong: DateInputResult = { ok: false, message: WRONG_DATE_FORMAT };
  const text = typed.trim();
  if (text.split('-').length === 2) return wrong;
  const match = SHAPE.exec(text);
  if (!match) return wrong;
  const [, year, m1, d1, m2, d2, h1, n1, s1, h2, n2, s2] = match;
  const [month, day] = [Number(m1 ?? m2), Number(d1 ?? d2)];
  const [hour, minute, second] = [h1 ?? h2, n1 ?? n2, s1 ?? s2];
  if (!inCalendar(Number(year), month, day)) return wrong;
  if (Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59 || Number(second ?? 0) > 59) return wrong;

  const date = `${year}-${two(month)}-${two(day)}`;
  if (hour === undefined) return { ok: true, value: date };
  return { ok: true, value: `${date} ${two(hour)}:${two(minute)}${second === undefined ? '' : `:${two(second)}`}` };
}

function inCalendar(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function two(part: string | number | undefined): string {
  return String(part).padStart(2, '0');
}
