import { optionText } from '../../resource/describe.ts';
import { type Field, hasPlaces } from '../../resource/field.ts';
import type { Lang } from '../../text.ts';
import { OFFICE_ZONE } from '../../value/office-day.ts';
import { type Dictionaries, dictText } from '../dictionaries.ts';
import type { Cell } from './workbook.ts';

/** Sheets have no zones: instants are written and read in the time of the head office. */
export const SHEET_ZONE = OFFICE_ZONE;
const ZONE_MS = SHEET_ZONE * 3_600_000;

export const YES_NO = { true: { zh: '是', en: 'Yes' }, false: { zh: '否', en: 'No' } } as const;

/** Between several names in one cell; names may hold commas. */
export const NAME_SEPARATOR = { zh: '、', en: '; ' } as const;

/** Excel's number format of a field, or nothing for text. */
export function formatOf(field: Field): string | undefined {
  switch (storedKind(field)) {
    case 'number':
      if (field.variant === 'percent') return '0.00%';
      return field.scale ? `#,##0.${'0'.repeat(field.scale)}` : '0';
    case 'date':
      return field.variant === 'month' ? undefined : 'yyyy-mm-dd';
    case 'datetime':
      return 'yyyy-mm-dd hh:mm';
    default:
      return undefined;
  }
}

export function widthOf(field: Field, header: string): number {
  const kind = storedKind(field);
  const content =
    kind === 'datetime' ? 17 : kind === 'date' ? 12 : kind === 'number' ? 14 : field.variant === 'long' ? 40 : 18;
  const head = [...header].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 2);
  return Math.min(60, Math.max(content, head));
}

/** A computed field is what its formula yields. */
export function storedKind(field: Field): Field['kind'] {
  if (field.kind !== 'computed') return field.kind;
  if (hasPlaces(field) || field.variant === 'int') return 'number';
  return field.variant as Field['kind'];
}

/** A stored value as a typed cell; `label` is the name of what it refers to. */
export function cellOf(
  field: Field,
  value: unknown,
  context: { lang: Lang; dictionaries: Dictionaries; label?: string | readonly string[] },
): Cell {
  if (value === null || value === undefined) return null;
  const { lang, label } = context;
  switch (storedKind(field)) {
    case 'number':
      return numberCell(value);
    case 'bool':
      return YES_NO[value === true ? 'true' : 'false'][lang];
    case 'date':
      return field.variant === 'month' ? String(value) : new Date(`${String(value).slice(0, 10)}T00:00:00Z`);
    case 'datetime':
      return new Date(Date.parse(String(value)) + ZONE_MS);
    case 'choice':
    case 'state':
      return optionText(field, value, lang) ?? String(value);
    case 'dict':
      return dictText(context.dictionaries, String(field.target), value, lang);
    case 'ref':
    case 'file':
      return (Array.isArray(label) ? label.join(NAME_SEPARATOR[lang]) : (label as string | undefined)) ?? null;
    case 'text':
      return field.variant === 'rich' ? plainText(String(value)) : String(value);
    default:
      return String(value);
  }
}

/** Excel keeps 15 digits; a longer number stays text rather than being changed. */
function numberCell(value: unknown): Cell {
  const text = String(value);
  if (text.length <= 15) return Number(text);
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length > 15 ? text : Number(text);
}

export function plainText(html: string): string {
  return html
    .replace(/<(br|\/p|\/li|\/h\d)[^<>]*>/gi, '\n')
    .replace(/<[^<>]+>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .trim();
}
