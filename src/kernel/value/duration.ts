import type { Text } from '../text.ts';
import { type MaybeDecimal, mul, round } from './decimal.ts';

/** Hours, minutes and seconds in words, the smaller ones only when there are any: `2小时5分`, `2 h 5 min`. */
export function formatDuration(seconds: number): Text {
  const { sign, h, m, s } = parts(seconds);
  const zh = [h ? `${h}小时` : '', m ? `${m}分` : '', s || !(h || m) ? `${s}秒` : ''].join('');
  const en = [h ? `${h} h` : '', m ? `${m} min` : '', s || !(h || m) ? `${s} s` : ''].filter(Boolean).join(' ');
  return { zh: `${sign}${zh}`, en: `${sign}${en}` };
}

/** `26:05:09`; hours are not wrapped at 24. */
export function formatClock(seconds: number): string {
  const { sign, h, m, s } = parts(seconds);
  return `${sign}${two(h)}:${two(m)}:${two(s)}`;
}

/** Whole seconds of decimal hours, as durations are kept in reports. */
export function secondsOfHours(hours: MaybeDecimal): number | null {
  const seconds = round(mul(hours, '3600'), 0);
  return seconds === null ? null : Number(seconds);
}

function parts(seconds: number): { sign: string; h: number; m: number; s: number } {
  const whole = Math.round(Math.abs(seconds));
  return {
    sign: seconds < 0 && whole ? '-' : '',
    h: Math.floor(whole / 3600),
    m: Math.floor((whole % 3600) / 60),
    s: whole % 60,
  };
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
