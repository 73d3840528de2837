import { paddedPosition } from '../../value/position.ts';
import { Empty, isBlank } from './empty.tsx';
import type { DisplayProps, FieldKit } from './kit.ts';
import { lazyControl } from './lazy-control.tsx';

const Control = lazyControl(() => import('./position-control.tsx'));

/** `06:06.56 N` with tabular figures. */
function Display({ field, value }: DisplayProps) {
  if (isBlank(value)) return <Empty />;
  return (
    <span className="num">{paddedPosition(String(value), field.variant === 'lat' ? 'latitude' : 'longitude')}</span>
  );
}

export const positionKit: FieldKit = { Control, Display };
