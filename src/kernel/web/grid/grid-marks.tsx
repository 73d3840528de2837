import type { PointerEvent, ReactNode } from 'react';
import { t } from '../i18n.ts';
import { filled } from './fill-area.rules.ts';
import { GRID } from './grid.text.ts';
import { NUMBER_WIDTH, ROW_HEIGHT } from './grid-context.ts';
import { type Box, boxOf, type Spot } from './spot.rules.ts';

type Props = {
  box: Box;
  isRange: boolean;
  lefts: readonly number[];
  frozen: number;
  /** Whether values may be drawn on by the handle, and where it is drawn to. */
  handle: boolean;
  fill: Spot | null;
  onHandle: (event: PointerEvent) => void;
};

/** What lies over the cells: the chosen ones, the handle at their corner, and what it is drawn over. One layer, so that moving draws two rows. */
export function GridMarks({ box, isRange, lefts, frozen, handle, fill, onHandle }: Props) {
  const target = fill && filled(box, fill);
  const parts = [
    { from: box.left, to: Math.min(box.right, frozen - 1), sticks: true },
    { from: Math.max(box.left, frozen), to: box.right, sticks: false },
  ].filter(({ from, to }) => from <= to);
  return (
    <>
      {parts.map(({ from, to, sticks }) => (
        <Layer key={String(sticks)} sticks={sticks}>
          <div
            className="grid-range"
            data-range={isRange || undefined}
            style={rectOf({ ...box, left: from, right: to }, lefts)}
          >
            {handle && to === box.right && (
              <button
                type="button"
                className="grid-handle"
                tabIndex={-1}
                aria-label={t(GRID.handle)}
                onPointerDown={onHandle}
              />
            )}
          </div>
        </Layer>
      ))}
      {target && (
        <Layer sticks={box.right < frozen}>
          <div className="grid-fill" style={rectOf(boxOf(target.range), lefts)} />
        </Layer>
      )}
    </>
  );
}

/** Over frozen columns a layer stays where they stay. */
function Layer({ sticks, children }: { sticks: boolean; children: ReactNode }) {
  if (!sticks) return <div className="grid-layer">{children}</div>;
  return (
    <div className="grid-layer" data-sticks>
      <div className="grid-sticky">{children}</div>
    </div>
  );
}

const rectOf = ({ top, bottom, left, right }: Box, lefts: readonly number[]) => ({
  top: top * ROW_HEIGHT,
  height: (bottom - top + 1) * ROW_HEIGHT,
  left: NUMBER_WIDTH + lefts[left]!,
  width: lefts[right + 1]! - lefts[left]!,
});
