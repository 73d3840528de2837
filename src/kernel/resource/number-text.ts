import { type Decimal, div, formatDecimal, isDecimal, mul } from '../value/decimal.ts';
import { paddedPosition } from '../value/position.ts';
import { withoutEnd } from '../value/trim.ts';
import { formatZone } from '../value/zone.ts';
import { type Field, hasPlaces } from './field.ts';

/** Places of a number field where it is shown: as declared; a whole number has none. */
function placesOf(field: Field): number | undefined {
  if (field.variant === 'int') return 0;
  return field.scale;
}

/** Places that a rate shows at least; zeros beyond say nothing. */
const RATE_PLACES = 4;
/** A figure of more places is kept finer than people read it, such as a price of six: zeros behind the cent say nothing. */
const READ_PLACES = 5;
const CENT_PLACES = 2;

/** A share as people type and read it, `13` for 0.13. */
export const percentOf = (share: Decimal): Decimal => mul(share, '100');

/** A share that was typed in percent; to six places, of which its field keeps four. */
export const shareOf = (percent: Decimal): Decimal => div(percent, '100')!;

/** The figure with as many places as say something, `least` at least. */
function trimmed(text: string, scale: number | undefined, least: number): string {
  const [whole = '', fraction = ''] = formatDecimal(text, scale).split('.');
  const kept = withoutEnd(fraction, '0');
  return least === 0 && kept === '' ? whole : `${whole}.${kept.padEnd(least, '0')}`;
}

/** As people read it: `1,234.50`, `UTC+8`, `06:06.56 N`, `0.5107`; zero is 0.00, unknown is a dash (ui.md section 8). */
export function numberText(field: Field, value: unknown): string {
  if (!isDecimal(typeof value === 'number' ? String(value) : value)) return '—';
  switch (field.variant) {
    case 'zone':
      return `UTC${formatZone(Number(value))}`;
    case 'lat':
    case 'lon':
      return paddedPosition(String(value), field.variant === 'lat' ? 'latitude' : 'longitude');
    default:
      return figureText(field, value);
  }
}

/** Kept finer than read, as degrees are that somebody types. */
const isFine = ({ variant, scale = 0 }: Field): boolean =>
  variant !== 'int' && (scale > READ_PLACES || variant === 'lat' || variant === 'lon');

/** A whole number between bounds of four digits: nobody writes thousands into a year. */
const isYear = ({ variant, min = 0, max = 0 }: Field): boolean => variant === 'int' && min >= 1000 && max <= 9999;

/** The figure alone, as a form shows what was typed. */
export function figureText(field: Field, value: unknown): string {
  if (isYear(field)) return String(value ?? '—');
  const text = typeof value === 'number' ? String(value) : value;
  if (!isDecimal(text)) return '—';
  if (field.variant === 'percent') return trimmed(percentOf(text), CENT_PLACES, 0);
  if (field.variant === 'rate') return trimmed(text, field.scale, RATE_PLACES);
  if (field.variant === 'quantity') {
    const shown = trimmed(text, field.scale, 0);
    return shown.includes('.') ? trimmed(text, field.scale, CENT_PLACES) : shown;
  }
  if (isFine(field)) return trimmed(text, field.scale, CENT_PLACES);
  return formatDecimal(text, placesOf(field));
}

/** Read as words: figures below each other say nothing about them. */
const WORDS = new Set(['zone', 'lat', 'lon']);

/** Figures stand at the right of tables, their heads with them. */
export function isFigure(field: Field | undefined): boolean {
  if (field?.kind === 'computed') return hasPlaces(field) || field.variant === 'int';
  return field?.kind === 'number' && !WORDS.has(field.variant ?? '');
}
