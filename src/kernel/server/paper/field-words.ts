import type { Words } from '../../paper/paper.ts';
import { optionText } from '../../resource/describe.ts';
import type { Field, Fields } from '../../resource/field.ts';
import { numberText } from '../../resource/number-text.ts';
import { type Told, unitIn, unitSource } from '../../resource/unit.ts';
import { isText, type Lang, say } from '../../text.ts';
import { OFFICE_ZONE } from '../../value/office-day.ts';
import { paddedPosition } from '../../value/position.ts';
import { formatShipTime } from '../../value/zone.ts';
import { type Dictionaries, dictText } from '../dictionaries.ts';
import { NAME_SEPARATOR, plainText, storedKind, YES_NO } from '../excel/cells.ts';

export type PaperRow = Readonly<Record<string, unknown>>;

/** One record as each language reads it: names of what it refers to differ. A paper in one language has that alone. */
export type RowIn = { readonly [L in Lang]?: PaperRow };

/** Unknown. Never stands for zero. */
export const UNKNOWN = '—';
/** The year of a time always stands on paper: nobody knows when it will be read. */
const ANY_YEAR = 0;

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A moment by a clock that its zone names: the ship's where the record says it, else the office's. Paper travels, so the zone always stands. */
export const momentOnPaper = (utc: string, zone: number = OFFICE_ZONE): string =>
  Number.isNaN(Date.parse(utc)) ? utc : formatShipTime({ utc, zone, year: ANY_YEAR });

/** A record in each language with its fields. */
export type ToldIn = { readonly fields: Fields; readonly rows: RowIn };

const rowOf = (rows: RowIn, lang: Lang): PaperRow | undefined => rows[lang] ?? rows[lang === 'zh' ? 'en' : 'zh'];

function toldIn(told: ToldIn | undefined, lang: Lang): Told | undefined {
  const row = told && rowOf(told.rows, lang);
  return told && row && { fields: told.fields, row };
}

/** A field of a record in both languages, as far as the paper speaks them; `record` is what a line belongs to. */
export function fieldWords(name: string, told: ToldIn, dictionaries: Dictionaries, record?: ToldIn): Words {
  const field = told.fields[name]!;
  const of = (lang: Lang): string => {
    const own = toldIn(told, lang);
    if (!own) return UNKNOWN;
    const word = wordIn(field, name, own.row, { lang, dictionaries });
    const unit = unitSource(field) && !isBlank(own.row[name]) && unitIn(field, own, lang, toldIn(record, lang));
    return unit ? `${word} ${unit.word}` : word;
  };
  return { zh: of('zh'), en: of('en') };
}

type Speaking = { readonly lang: Lang; readonly dictionaries: Dictionaries };

function wordIn(field: Field, name: string, row: PaperRow, { lang, dictionaries }: Speaking): string {
  const value = row[name];
  if (isBlank(value)) return UNKNOWN;
  switch (storedKind(field)) {
    case 'number':
      return numberText(field, value);
    case 'bool':
      return YES_NO[value === true ? 'true' : 'false'][lang];
    case 'datetime': {
      const zone = field.zone && row[field.zone];
      return momentOnPaper(String(value), isBlank(zone) ? undefined : Number(zone));
    }
    case 'position':
      return paddedPosition(String(value), field.variant === 'lat' ? 'latitude' : 'longitude');
    case 'choice':
    case 'state':
      return optionText(field, value, lang) ?? String(value);
    case 'dict':
      return dictText(dictionaries, String(field.target), value, lang);
    case 'ref':
    case 'file':
      return namesIn(row, name, value).join(NAME_SEPARATOR[lang]);
    case 'lines':
      return Array.isArray(value) ? String(value.length) : UNKNOWN;
    case 'json':
      return isText(value) ? say(value, lang) : JSON.stringify(value);
    case 'text':
      return field.variant === 'rich' ? plainText(String(value)) : String(value);
    default:
      return String(value);
  }
}

/** What a record refers to, by the names that came with it. */
function namesIn(row: PaperRow, name: string, value: unknown): string[] {
  const label = (row.labels as Readonly<Record<string, unknown>> | undefined)?.[name];
  if (!isBlank(label)) return [label].flat().map(String);
  return [value].flat().map((id) => `#${String(id)}`);
}
