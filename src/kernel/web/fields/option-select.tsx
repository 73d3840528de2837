import type { Tone } from '../../resource/tone.ts';
import type { ShipKind } from '../marks/ship-kind.ts';
import { StatusTag } from '../marks/status-tag.tsx';
import type { ControlProps } from './kit.ts';
import { lazyControl } from './lazy-control.tsx';

export type OptionProps = ControlProps & { options: readonly { value: string; label: string }[] };

/** One of a few known values, found by typing. */
export const OptionSelect = lazyControl<OptionProps>(() => import('./option-control.tsx'));

/** The word of a value, as a tag where it has a tone; what a ship does leads with its glyph. */
export function OptionWord({ word, tone, ship }: { word: string; tone: Tone | undefined; ship?: ShipKind }) {
  return tone ? (
    <StatusTag tone={tone} ship={ship}>
      {word}
    </StatusTag>
  ) : (
    <span>{word}</span>
  );
}
