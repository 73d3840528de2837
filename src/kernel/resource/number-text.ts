import { formatDecimal, isDecimal } from '../value/decimal.ts';
import { paddedPosition } from '../value/position.ts';
import { withoutEnd } from '../value/trim.ts';
import { formatZone } from '../value/zone.ts';
import { type Field, hasPlaces } from './field.ts';

/** Places of a number field where it is shown: as declared; a whole number has none. */
function placesOf(field: Field): number | undefined {
  if (field.variant === 'int') return 0;
  // A quantity keeps four places but people count in fewer: trailing zeros beyond the second are not shown.
  return field.variant === 'quantity' ? undefined : field.scale;
}

/** Places that a rate shows at least; zeros beyond say nothing. */
const RATE_PLACES = 4;

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

/** The figure alone, as a form shows what was typed. */
export function figureText(field: Field, value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (!isDecimal(text)) return '—';
  if (field.variant === 'rate') {
    const [whole = '', fraction = ''] = formatDecimal(text, field.scale).split('.');
    return `${whole}.${withoutEnd(fraction, '0').padEnd(RATE_PLACES, '0')}`;
  }
  if (field.variant !== 'quantity') return formatDecimal(text, placesOf(field));
  const [whole = '', fraction = ''] = formatDecimal(text, field.scale).split('.');
  const trimmed = withoutEnd(fraction, '0');
  return trimmed ? `${whole}.${trimmed.padEnd(2, '0')}` : whole;
}

/** Read as words: figures below each other say nothing about them. */
const WORDS = new Set(['zone', 'lat', 'lon']);

/** Figures stand at the right of tables, their heads with them. */
export function isFigure(field: Field | undefined): boolean {
  if (field?.kind === 'computed') return hasPlaces(field) || field.variant === 'int';
  return field?.kind === 'number' && !WORDS.has(field.variant ?? '');
}
