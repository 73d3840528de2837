import { optionsOf } from '../../../resource/describe.ts';
import type { Field } from '../../../resource/field.ts';
import { fixedUnit, unitSource } from '../../../resource/unit.ts';
import type { Text } from '../../../text.ts';

type Say = (text: Text) => string;

/** px of a text at a size of `em` px: Chinese signs are square, Latin letters a little over half as wide. */
export function textWidth(text: string, em: number): number {
  let width = 0;
  for (const sign of text) width += sign.charCodeAt(0) > 0x2e7f ? em : em * 0.58;
  return Math.ceil(width);
}

const PADDING = 16;
/** Dot, gaps and padding of a status tag. */
const TAG = 32;
/** The glyph of a ship is so much wider than a dot. */
const GLYPH = 8;
const SORTER = 16;
/** Room for the unit behind a figure, where each row says its own. */
const BESIDE = 36;

export const META_WIDTH: Readonly<Record<string, number>> = {
  id: 80,
  version: 64,
  createName: 96,
  updateName: 96,
  createTime: 112,
  updateTime: 112,
};

const COMPUTED: Readonly<Record<string, number>> = { decimal: 112, quantity: 112, int: 88, bool: 72, date: 104 };

function optionsWidth(field: Field, say: Say): number {
  const options = Object.values(optionsOf(field) ?? {});
  const tag = field.variant === 'ship' ? TAG + GLYPH : TAG;
  const widest = Math.max(0, ...options.map((option) => textWidth(say(option), 13) + (option.tone ? tag : 0)));
  return Math.min(widest + PADDING, 176);
}

/** px that the values of a kind need at 13 px. */
/** A zone that differs stands behind the time: `11-22 12:00 (+5:30)`. */
const timeWidth = ({ zone }: Field): number => (zone === undefined ? 112 : 152);

function valuesWidth(field: Field | undefined, name: string, say: Say): number {
  if (!field) return META_WIDTH[name] ?? 120;
  const variant = field.variant ?? '';
  switch (field.kind) {
    case 'serial':
      return 144;
    case 'number':
      return variant === 'money' ? 136 : variant === 'lat' || variant === 'lon' ? 112 : 96;
    case 'computed':
      return variant === 'datetime' ? timeWidth(field) : (COMPUTED[variant] ?? 140);
    case 'bool':
      return 64;
    case 'date':
      return variant === 'month' ? 88 : 104;
    case 'datetime':
      return timeWidth(field);
    case 'position':
      return 112;
    case 'choice':
    case 'state':
      return optionsWidth(field, say);
    case 'dict':
      return 104;
    case 'text':
      return field.max === undefined || field.max > 30 ? 144 : field.max > 12 ? 120 : 96;
    case 'file':
      return 200;
    case 'ref':
      // Names of ships and people run half as long again in English.
      return say({ zh: '', en: 'en' }) ? 168 : 136;
    default:
      return 136;
  }
}

/** px of a column in a language: what its values need, and its head when that is longer. */
export function columnWidth({
  field,
  name,
  label,
  sortable,
  say,
}: {
  field: Field | undefined;
  name: string;
  label: Text;
  sortable: boolean;
  say: Say;
}): number {
  const unit = field && fixedUnit(field);
  const head = `${say(label)}${unit ? ` (${unit})` : ''}`;
  const headWidth = textWidth(head, 12) + PADDING + (sortable ? SORTER : 0);
  const beside = field && unitSource(field) ? BESIDE : 0;
  return Math.max(valuesWidth(field, name, say) + beside, Math.min(headWidth, 190));
}
