import type { Tone } from '../../resource/tone.ts';
import type { Text } from '../../text.ts';

/** What a ship is doing, as boards and maps tell it apart. */
export type ShipKind = 'sailing' | 'anchoring' | 'berthing' | 'loading' | 'discharging' | 'repair';

export const SHIP_KINDS: readonly ShipKind[] = ['sailing', 'anchoring', 'berthing', 'loading', 'discharging', 'repair'];

export const SHIP_KIND_TEXT: Record<ShipKind, Text> = {
  sailing: { zh: '航行', en: 'Sailing' },
  anchoring: { zh: '锚泊', en: 'Anchoring' },
  berthing: { zh: '靠泊', en: 'Berthing' },
  loading: { zh: '装货', en: 'Loading' },
  discharging: { zh: '卸货', en: 'Discharging' },
  repair: { zh: '修理', en: 'In repair' },
};

export const SHIP_KIND_TONE: Record<ShipKind, Tone> = {
  sailing: 'green',
  anchoring: 'amber',
  berthing: 'slate',
  loading: 'blue',
  discharging: 'violet',
  repair: 'plum',
};

/**
 * One shape a state in a box of 14x12, as SVG path data: blue and violet fall together for some eyes, so no ship is told by colour alone.
 * The hull points east. Maps draw the same paths on a canvas.
 */
export const SHIP_GLYPH: Record<ShipKind, string> = {
  sailing: 'M1 2.6h7.4c2 0 3.9 1.3 5.1 3.4-1.2 2.1-3.1 3.4-5.1 3.4H1Z',
  anchoring: 'M7 1.4a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2Z',
  berthing: 'M2.8 1.8h8.4v8.4H2.8Z',
  loading: 'M1.6 1.9h10.8L7 10.7Z',
  discharging: 'M7 1.3l5.4 8.8H1.6Z',
  repair: 'M7 .6L12.4 6 7 11.4 1.6 6Z',
};
