import { computed, datetime, decimal, text } from '../../../kernel/resource/field.ts';
import { add, div, fromNumber, isDecimal, mul, orZero, round, sub } from '../../../kernel/value/decimal.ts';
import type { GridColumn, GridRow } from '../../../kernel/web/grid/column.ts';
import type { Mark } from '../../../kernel/web/grid/grid-context.ts';
import { t } from '../../../kernel/web/i18n.ts';
import type { CounterSheet } from './hours.calls.ts';
import { judgeReading, type Verdict } from './hours.rules.ts';
import { MOST_READING, HOURS_TEXT as TEXT } from './hours.text.ts';

type Sheet = CounterSheet[number];

const HOUR_MS = 3_600_000;

/** What was typed for a counter; nothing as long as no reading is. */
export type Typed = { readonly value: string; readonly readTime: string; readonly reason: string };

export function typedIn(row: GridRow): Typed | undefined {
  const { reading, readTime, reason } = row;
  if (!isDecimal(reading) || typeof readTime !== 'string' || !readTime) return undefined;
  return { value: reading, readTime, reason: typeof reason === 'string' ? reason.trim() : '' };
}

const totalOf = (sheet: Sheet, value: string): string => add(value, sheet.meterOffset);

/** How much more than the last total; nothing before the first reading. */
function moreOf(sheet: Sheet | undefined, row: GridRow): string | null {
  const typed = typedIn(row);
  return sheet && typed ? round(sub(totalOf(sheet, typed.value), sheet.currentTotal), 1) : null;
}

function dailyOf(sheet: Sheet | undefined, row: GridRow): string | null {
  const more = moreOf(sheet, row);
  const typed = typedIn(row);
  if (!sheet?.lastReadTime || !typed || more === null) return null;
  const hours = fromNumber((Date.parse(typed.readTime) - Date.parse(sheet.lastReadTime)) / HOUR_MS);
  return round(mul(div(more, hours), '24'), 1);
}

/** Whether what was typed can be true, by the same rules as the server's. */
export function verdictOf(sheet: Sheet, row: GridRow, now: Date): Verdict {
  const typed = typedIn(row);
  if (!typed) return { verdict: 'ok' };
  return judgeReading(
    { readTime: typed.readTime, total: totalOf(sheet, typed.value) },
    {
      previous:
        sheet.lastReadTime && sheet.currentTotal
          ? { readTime: sheet.lastReadTime, total: sheet.currentTotal }
          : undefined,
      averageDaily: orZero(sheet.averageDaily),
      inHours: sheet.unit === 'H',
      inUse: sheet.inUse,
    },
    now,
  );
}

export const rowsOf = (sheets: CounterSheet, now: string): GridRow[] =>
  sheets.map(({ id, equipment, name, lastReading, lastReadTime, averageDaily }) => ({
    id,
    equipment,
    name,
    lastReading,
    lastReadTime,
    averageDaily,
    reading: null,
    readTime: now,
    reason: null,
  }));

/** What reports propose, filled in where nothing is typed yet; how many they are. */
export function withProposals(sheets: CounterSheet, rows: readonly GridRow[]): { rows: GridRow[]; filled: number } {
  const byId = new Map(sheets.map(({ id, proposed }) => [id, proposed]));
  let filled = 0;
  const next = rows.map((row) => {
    const proposed = byId.get(Number(row.id));
    if (!proposed || row.reading !== null) return row;
    filled += 1;
    return { ...row, reading: proposed.reading, readTime: proposed.readTime };
  });
  return { rows: next, filled };
}

export function columnsOf(sheets: CounterSheet): readonly GridColumn[] {
  const byId = new Map(sheets.map((one) => [one.id, one]));
  const of = (row: GridRow): Sheet | undefined => byId.get(Number(row.id));
  return [
    { name: 'equipment', field: computed('text', TEXT.equipment), width: 220, frozen: true },
    { name: 'name', field: computed('text', TEXT.counter), width: 130, frozen: true },
    { name: 'lastReading', field: computed({ scale: 1 }, TEXT.last), width: 104 },
    { name: 'lastReadTime', field: computed('datetime', TEXT.lastTime), width: 150 },
    { name: 'reading', field: decimal(TEXT.reading, 1, { min: 0, max: MOST_READING }), width: 116 },
    { name: 'readTime', field: datetime(TEXT.readTime), width: 160 },
    { name: 'more', field: computed({ scale: 1 }, TEXT.more), width: 92, from: (row: GridRow) => moreOf(of(row), row) },
    {
      name: 'daily',
      field: computed({ scale: 1 }, TEXT.daily),
      width: 84,
      from: (row: GridRow) => dailyOf(of(row), row),
    },
    { name: 'averageDaily', field: computed({ scale: 2 }, TEXT.usual), width: 96 },
    { name: 'reason', field: text(TEXT.reason, { max: 200 }), width: 200 },
  ].map((column) => ({ ...column, label: t(column.field.label) }));
}

/** Red at what cannot be true, amber at what needs a reason. */
export function markAt(sheets: CounterSheet, row: GridRow, name: string, now: Date): Mark | undefined {
  const sheet = sheets.find(({ id }) => id === row.id);
  if (!sheet || (name !== 'reading' && name !== 'readTime')) return undefined;
  const judged = verdictOf(sheet, row, now);
  if (judged.verdict === 'ok' || judged.field !== name) return undefined;
  return { tone: judged.verdict === 'error' ? 'red' : 'amber', note: t(judged.message) };
}
