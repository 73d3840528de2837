import type { Text, TextValues } from '../../../kernel/text.ts';
import { RUN_TEXT } from './run-page.text.ts';

const MINUTE = 60_000;

/** Beside so many days hours say nothing. */
const MANY_DAYS = 10;

/** A length of time in the two largest units that matter: `16 天`, `2 天 5 小时`, `5 小时 20 分`, `12 分钟`. Milliseconds, sign ignored. */
export function durationWords(ms: number): { text: Text; values: TextValues } {
  const minutes = Math.floor(Math.abs(ms) / MINUTE);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24 * MANY_DAYS) return { text: RUN_TEXT.manyDays, values: { d: Math.floor(hours / 24) } };
  if (hours >= 48) return { text: RUN_TEXT.days, values: { d: Math.floor(hours / 24), h: hours % 24 } };
  if (hours >= 1) return { text: RUN_TEXT.hours, values: { h: hours, m: minutes % 60 } };
  return { text: RUN_TEXT.minutes, values: { m: minutes } };
}
