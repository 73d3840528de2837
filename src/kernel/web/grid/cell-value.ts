import { numberText, shareOf } from '../../resource/number-text.ts';
import { parseValue } from '../../resource/parse.ts';
import { fixedUnit } from '../../resource/unit.ts';
import type { Text } from '../../text.ts';
import { neg, parseDecimal, round } from '../../value/decimal.ts';
import { fromLocalMinute, readTyped, toLocalMinute } from '../fields/date-value.ts';
import { isBlank } from '../fields/empty.tsx';
import type { Label } from '../fields/kit.ts';
import { typedNumber } from '../fields/number-value.ts';
import { type GridColumn, kindOf } from './column.ts';
import type { Series } from './fill.rules.ts';
import { GRID } from './grid.text.ts';

/** One of the values that a column offers, and the words by which it is meant. */
export type Offer = {
  readonly value: unknown;
  readonly label: string;
  /** Its code and its name in the other language: a sheet may come from either. */
  readonly words?: readonly string[];
  /** Tells two of one name apart. */
  readonly hint?: string | null;
  /** Kept by old rows and no longer chosen. */
  readonly gone?: boolean;
  /** Fields of the record that its choice brings into the row. */
  readonly brings?: Readonly<Record<string, unknown>>;
};

/** A value to be written, with the name of the record that it refers to. */
export type Written = { readonly value: unknown; readonly label?: Label; readonly brings?: Offer['brings'] };

/** What a typed or pasted text comes to; `ask`: only the server knows the record of this name. */
export type Read = Written | { readonly wrong: Text } | { readonly ask: string };

const plainWord = (text: string): string => text.trim().toLowerCase();

/** The offer that a text names wholly. */
export function offerNamed(offers: readonly Offer[], text: string): Offer | undefined {
  const word = plainWord(text);
  return offers.find(
    ({ label, words = [], gone }) =>
      !gone && (plainWord(label) === word || words.some((one) => plainWord(one) === word)),
  );
}

/** The offers that a text is part of, those that begin with it first. */
export function offersFor(offers: readonly Offer[], text: string): readonly Offer[] {
  const word = plainWord(text);
  const open = offers.filter(({ gone }) => !gone);
  if (word === '') return open;
  const place = ({ label, words = [] }: Offer): number => {
    const at = [label, ...words].map((one) => plainWord(one).indexOf(word)).filter((one) => one >= 0);
    return at.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...at);
  };
  return open
    .map((offer) => ({ offer, at: place(offer) }))
    .filter(({ at }) => at < Number.POSITIVE_INFINITY)
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0))
    .map(({ offer }) => offer);
}

/** Reads what was typed into a cell or pasted over it. Ranges are the form's to judge; only what is no value of the kind is refused. */
export function readCell(column: GridColumn, text: string, offers: readonly Offer[]): Read {
  const { field } = column;
  const typed = text.trim();
  if (typed === '') return { value: null };
  switch (kindOf(field)) {
    case 'text':
    case 'serial':
      return { value: field.variant === 'long' ? text : typed };
    case 'number':
      return readNumber(column, typed);
    case 'date':
      return readTyped(typed, field.variant === 'month' ? 'month' : 'day');
    case 'datetime': {
      const read = readTyped(typed, 'minute');
      return 'wrong' in read || read.value === null ? read : { value: fromLocalMinute(read.value) };
    }
    case 'position': {
      const read = parseValue(field, typed);
      return 'error' in read ? { wrong: read.error } : read;
    }
    case 'bool':
    case 'choice':
    case 'state':
    case 'dict': {
      const offer = offerNamed(offers, typed);
      return offer ? { value: offer.value } : { wrong: GRID.notOffered };
    }
    case 'ref': {
      if (field.variant === 'many') return { wrong: GRID.notTyped };
      const offer = offerNamed(offers, typed);
      return offer ? { value: offer.value, label: offer.label, brings: offer.brings } : { ask: typed };
    }
    case 'file':
    case 'json':
    case 'lines':
      return { wrong: GRID.notTyped };
  }
}

/** A figure as people and sheets write it: `1,234.5`, `12 t`, `(1,200.00)` of bookkeeping for less than nothing; rounded half up to its places. */
function readNumber({ field }: GridColumn, typed: string): Read {
  const unit = fixedUnit(field)?.toLowerCase();
  const bare = unit && typed.toLowerCase().endsWith(unit) ? typed.slice(0, -unit.length) : typed;
  const below = bare.startsWith('(') && bare.endsWith(')');
  const figure = parseDecimal(below ? bare.slice(1, -1) : bare);
  if (figure === null) return { wrong: GRID.notNumber };
  const plain = below ? neg(figure) : figure;
  const value = field.variant === 'percent' ? shareOf(plain) : plain;
  const read = parseValue(
    { ...field, kind: 'number', min: undefined, max: undefined },
    field.variant === 'int' ? value : round(value, field.scale ?? 0),
  );
  return 'error' in read ? { wrong: read.error } : read;
}

/** The value as it is copied into a sheet: figures plain, words as they are shown. */
export function copiedText(column: GridColumn, value: unknown, label: Label, offers: readonly Offer[]): string {
  if (isBlank(value)) return '';
  switch (kindOf(column.field)) {
    case 'datetime':
      return toLocalMinute(String(value));
    case 'bool':
    case 'choice':
    case 'state':
    case 'dict':
    case 'ref':
    case 'file':
      return wordOf(value, label, offers);
    case 'json':
    case 'lines':
      return '';
    default:
      return typedNumber(column.field, String(value));
  }
}

/** The value as a cell shows it, in one line; nothing where it is unknown. */
export function shownText(column: GridColumn, value: unknown, label: Label, offers: readonly Offer[]): string {
  if (isBlank(value)) return '';
  return kindOf(column.field) === 'number' ? numberText(column.field, value) : copiedText(column, value, label, offers);
}

/** Names as the row tells them, else as they are known; until then a reference shows nothing. */
function wordOf(value: unknown, label: Label, offers: readonly Offer[]): string {
  const names = typeof label === 'string' ? [label] : (label ?? []);
  if (names.length > 0) return names.join(', ');
  const values = Array.isArray(value) ? value : [value];
  return values.map((one) => offers.find((offer) => offer.value === one)?.label ?? '').join(', ');
}

/** What the fill handle counts in. */
export function seriesOf({ field }: GridColumn): Series {
  switch (kindOf(field)) {
    case 'number':
      return 'number';
    case 'date':
      return 'date';
    case 'text':
      return 'text';
    default:
      return 'other';
  }
}
