import type { Field } from '../../resource/field.ts';
import { shareOf } from '../../resource/number-text.ts';
import type { Parsed } from '../../resource/parse.ts';
import { normaliseDate, WRONG_DATE_FORMAT } from '../../value/date-input.ts';
import { fromNumber, parseDecimal } from '../../value/decimal.ts';
import { toUtc } from '../../value/zone.ts';
import { SHEET_ZONE } from './cells.ts';
import type { Cell } from './workbook.ts';

const EXCEL_EPOCH = Date.UTC(1899, 11, 30);

/** The text of a cell; empty and blank cells are null. */
export function textOf(cell: Cell | undefined): string | null {
  if (cell === null || cell === undefined) return null;
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '');
  const text = typeof cell === 'number' ? decimalText(cell) : String(cell);
  return text.trim() === '' ? null : text;
}

/** Excel shows 15 digits of a number; what lies behind them is dust of its arithmetic. */
const decimalText = (value: number): string => fromNumber(Number(value.toPrecision(15))) ?? '';

/**
 * A cell as the form would have sent it, for kinds whose meaning needs no look-up. What it cannot read is passed on for the
 * check of the field to refuse.
 */
export function inputOf(field: Field, cell: Cell | undefined): Parsed {
  const text = textOf(cell);
  if (text === null || cell === null || cell === undefined) return { value: null };
  switch (field.kind) {
    case 'number':
      return { value: typeof cell === 'number' ? decimalText(cell) : figureOf(field, text) };
    case 'bool':
      return boolInput(cell, text);
    case 'date':
      return field.variant === 'month' ? monthInput(cell, text) : dayInput(cell, text);
    case 'datetime':
      return instantInput(cell, text);
    default:
      return { value: field.variant === 'line' ? text.trim() : text };
  }
}

/** A figure that a sheet keeps as text; `13%` is a share of 0.13. */
function figureOf(field: Field, text: string): string {
  const bare = text.trim();
  if (field.variant !== 'percent' || !bare.endsWith('%')) return parseDecimal(text) ?? text;
  const percent = parseDecimal(bare.slice(0, -1));
  return percent === null ? text : shareOf(percent);
}

function boolInput(cell: Cell, text: string): Parsed {
  if (typeof cell === 'boolean') return { value: cell };
  const word = text.trim().toLowerCase();
  if (['是', 'yes', 'y', 'true', '1', '√'].includes(word)) return { value: true };
  if (['否', 'no', 'n', 'false', '0', '×'].includes(word)) return { value: false };
  return { value: text };
}

/** A date cell whose format was lost stands there as a count of days. */
function asDate(cell: Cell): Date | undefined {
  if (cell instanceof Date) return cell;
  if (typeof cell === 'number' && cell > 20_000 && cell < 110_000)
    return new Date(Math.round(EXCEL_EPOCH + cell * 86_400_000));
  return undefined;
}

function dayInput(cell: Cell, text: string): Parsed {
  const date = asDate(cell);
  if (date) return { value: date.toISOString().slice(0, 10) };
  const read = normaliseDate(text);
  return read.ok ? { value: read.value.slice(0, 10) } : { error: WRONG_DATE_FORMAT };
}

function monthInput(cell: Cell, text: string): Parsed {
  const date = asDate(cell);
  if (date) return { value: date.toISOString().slice(0, 7) };
  const match = /^(\d{4})[-/.年](\d{1,2})月?$/.exec(text.trim());
  return { value: match ? `${match[1]}-${match[2]!.padStart(2, '0')}` : text };
}

function instantInput(cell: Cell, text: string): Parsed {
  const date = asDate(cell);
  // Whole minutes are what a sheet shows; the fraction of a day that stands for one is not exact.
  if (date) return { value: new Date(Math.round(date.getTime() / 1000) * 1000 - SHEET_ZONE * 3_600_000).toISOString() };
  if (/Z$|[+-]\d{2}:?\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)))
    return { value: new Date(text).toISOString() };
  const read = normaliseDate(text);
  if (!read.ok) return { error: WRONG_DATE_FORMAT };
  const local = read.value.length === 10 ? `${read.value} 00:00` : read.value;
  return { value: toUtc({ local, zone: SHEET_ZONE }) };
}
