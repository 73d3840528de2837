import { labelOf, optionsOf } from '../../resource/describe.ts';
import type { Field } from '../../resource/field.ts';
import type { Lang, Text } from '../../text.ts';
import { formatDecimal } from '../../value/decimal.ts';
import { OFFICE_ZONE, officeDay } from '../../value/office-day.ts';
import type { Ctx } from '../context.ts';
import { type Dictionaries, dictText, readDictionaries } from '../dictionaries.ts';
import { type DueRow, isDay, type Reminder } from './reminder.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** What is nearer than that is told in hours. */
const HOURS_TOLD = 48;

const counted = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

function span(n: number, unit: Text, late: boolean): Text {
  return late
    ? { zh: `已过 ${n} ${unit.zh}`, en: `${counted(n, unit.en)} overdue` }
    : { zh: `还有 ${n} ${unit.zh}`, en: `in ${counted(n, unit.en)}` };
}

const DAY: Text = { zh: '天', en: 'day' };
const HOUR: Text = { zh: '小时', en: 'hour' };

/** How far off it is, in words: of days from the day in the office, of moments from now. */
export function whenText(due: string, now: Date, day: boolean): Text {
  if (day) {
    const days = Math.round((Date.parse(due) - Date.parse(officeDay(now))) / DAY_MS);
    return days === 0 ? { zh: '今天到期', en: 'due today' } : span(Math.abs(days), DAY, days < 0);
  }
  const hours = (Date.parse(due) - now.getTime()) / HOUR_MS;
  const left = Math.floor(Math.abs(hours));
  if (left === 0) return hours > 0 ? { zh: '不到 1 小时', en: 'within an hour' } : { zh: '刚刚到期', en: 'just due' };
  return left < HOURS_TOLD ? span(left, HOUR, hours < 0) : span(Math.floor(left / 24), DAY, hours < 0);
}

/** How far off a row of a reminder is, or for how long it has stood so. */
export function dueWhen(reminder: Reminder, { due }: Pick<DueRow, 'due'>, now: Date): Text {
  if (!reminder.since) return whenText(due, now, isDay(reminder));
  const days = Math.floor((Date.parse(officeDay(now)) - Date.parse(due.slice(0, 10))) / DAY_MS);
  return days <= 0 ? { zh: '今天起', en: 'since today' } : { zh: `已 ${days} 天`, en: `for ${counted(days, 'day')}` };
}

/** A moment on the office's clock, told with its zone. */
const officeTime = (iso: string): string =>
  `${new Date(Date.parse(iso) + OFFICE_ZONE * HOUR_MS).toISOString().slice(0, 16).replace('T', ' ')} (UTC+${OFFICE_ZONE})`;

/** The day or the moment that is due, as people read it. */
export const dueWords = (reminder: Reminder, { due }: Pick<DueRow, 'due'>): string =>
  isDay(reminder) ? due : officeTime(due);

/** The dictionaries whose words stand in messages of these reminders. */
export function dictionariesOf(ctx: Ctx, reminders: readonly Reminder[]): Promise<Dictionaries> {
  const codes = reminders.flatMap(({ of, shows = [] }) =>
    shows.flatMap((name) => (of.fields[name]?.kind === 'dict' ? [String(of.fields[name].target)] : [])),
  );
  return readDictionaries(ctx, [...new Set(codes)]);
}

type Shown = { readonly field: Field; readonly value: unknown; readonly name: Text | undefined };

/** What people read for a value. */
function wordOf({ field, value, name }: Shown, dictionaries: Dictionaries, lang: Lang): string {
  const as = field.kind === 'computed' ? field.variant : field.kind;
  if (as === 'ref') return name?.[lang] || name?.zh || '';
  if (as === 'dict') return dictText(dictionaries, String(field.target), value, lang);
  if (as === 'bool')
    return value === true || value === 'true' ? { zh: '是', en: 'yes' }[lang] : { zh: '否', en: 'no' }[lang];
  if (as === 'datetime') return officeTime(String(value));
  if (as === 'number' || as === 'decimal' || as === 'int')
    return `${formatDecimal(String(value))}${typeof field.unit === 'string' ? ` ${field.unit}` : ''}`;
  return optionsOf(field)?.[String(value)]?.[lang] ?? String(value);
}

/** The second line of a message: the fields that the reminder shows, in both languages. */
export function shownText({ of, shows = [] }: Reminder, row: DueRow, dictionaries: Dictionaries): Text {
  const filled = shows.filter((name) => (row.values[name] ?? '') !== '');
  const line = (lang: Lang, colon: string): string[] =>
    filled.map((name) => {
      const shown = { field: of.fields[name]!, value: row.values[name], name: row.names[name] };
      return `${labelOf(of, name)[lang]}${colon}${wordOf(shown, dictionaries, lang)}`;
    });
  return { zh: line('zh', '：').join('；'), en: line('en', ': ').join('; ') };
}

/** `交期：PO-26-0001，还有 7 天（2026-12-01）`. */
export function reminderTitle(reminder: Reminder, row: DueRow, now: Date, escalated = false): Text {
  const when = dueWhen(reminder, row, now);
  const { label } = reminder;
  const due = dueWords(reminder, row);
  return {
    zh: `${escalated ? '升级提醒 · ' : ''}${label.zh}：${row.title.zh}，${when.zh}（${due}）`,
    en: `${escalated ? 'Escalated · ' : ''}${label.en}: ${row.title.en}, ${when.en} (${due})`,
  };
}
