import { SHIP_GLYPH, type ShipKind } from './ship-kind.ts';

/** The shape of a ship's state in the current text colour. Decorative: its word always stands beside it. */
export function ShipGlyph({ kind, width = 14 }: { kind: ShipKind; width?: number }) {
  return (
    <svg viewBox="0 0 14 12" width={width} height={(width * 12) / 14} aria-hidden="true" focusable="false">
      <path d={SHIP_GLYPH[kind]} fill="currentColor" />
    </svg>
  );
}
