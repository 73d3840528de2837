import { Empty, isBlank } from './empty.tsx';
import type { DisplayProps, FieldKit } from './kit.ts';
import { lazyControl } from './lazy-control.tsx';

const Control = lazyControl(() => import('./position-control.tsx'));

/** `36:00.14 N` with tabular figures. */
function Display({ value }: DisplayProps) {
  if (isBlank(value)) return <Empty />;
  return <span className="num">{String(value).replace(/([NSEW])$/, ' $1')}</span>;
}

export const positionKit: FieldKit = { Control, Display };
