import type { CSSProperties, ReactNode } from 'react';
import type { Tone } from '../../resource/tone.ts';
import { ClockGlyph } from './clock-glyph.tsx';
import { ShipGlyph } from './ship-glyph.tsx';
import type { ShipKind } from './ship-kind.ts';
import './status-tag.css';

type Props = {
  tone: Tone;
  children: ReactNode;
  /** Leads with the ship's shape instead of the dot. */
  ship?: ShipKind;
  /** Leads with a clock: everything overdue. */
  late?: boolean;
  /** Void documents are struck through. */
  struck?: boolean;
};

type ToneStyle = CSSProperties & Record<'--tag-fg' | '--tag-bg', string>;

/** A state in one of the nine tones, never by colour alone. */
export function StatusTag({ tone, children, ship, late = false, struck = false }: Props) {
  const style: ToneStyle = { '--tag-fg': `var(--tone-${tone})`, '--tag-bg': `var(--tone-${tone}-bg)` };
  return (
    <span className={struck ? 'tag tag-struck' : 'tag'} style={style}>
      {lead(ship, late)}
      <span className="tag-word">{children}</span>
    </span>
  );
}

function lead(ship: ShipKind | undefined, late: boolean) {
  if (ship) return <ShipGlyph kind={ship} />;
  if (late) return <ClockGlyph />;
  return <span className="tag-dot" aria-hidden="true" />;
}
